/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-view: a column view whose cells are CaromItemCell, what has been typed into them, and
 * a key controller before the list gets the keys, which knows rows alone. */
#include "carom-item-view.h"

#include "carom-column-view.h"
#include "carom-refresh.h"
#include "carom-scroll-chain.h"
#include "carom-tab-stop.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* Frames until a row that was far away has a place. */
#define MOST_TICKS 20

/* All rows at once would make one frame in twelve take half as long again as the others, so they
 * are shown in this many frames; what they tell is of one moment. */
#define N_SHARES 6

/* Some rows below the titles. */
#define MIN_HEIGHT 120

/* How many rows Page Up and Page Down go. */
#define PAGE_ROWS 10

/* What a column's factory and sorter need to know. */
typedef struct {
  CaromItemView *view; /* not owned */
  guint column;
} Binding;

/* What has been typed into a cell, and not been taken yet. */
typedef struct {
  guint index, column;
  char *before;  /* the text with which it began */
  char *text;    /* as it is now */
  char *problem; /* (nullable): why it could not be taken */
} Draft;

struct _CaromItemView {
  GtkWidget parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  CaromDocument *document;
  CaromPlayer *player;
  CaromScene *shown; /* (nullable): what the leading pane showed when the numbers were written */
  CaromScene *start; /* (nullable): the scene then */

  GArray *columns;   /* (element-type CaromItemColumn) */
  Binding *bindings; /* for each */
  GtkWidget *stop;
  GtkColumnView *table;
  GPtrArray *table_columns; /* (element-type GtkColumnViewColumn): for each of columns */
  CaromItemRows *rows;
  GHashTable *cells; /* (element-type CaromItemCell): those that have a row; not owned */

  gint64 refreshed_us;
  guint refresh_id;     /* of the callback that refreshes later; 0 if there is none */
  guint n_shares_left;  /* of the rows that it has begun to show */
  gboolean is_outdated; /* the run has gone on since their moment */
  guint scroll_id;      /* of that which shows other rows */

  GPtrArray *drafts;       /* (element-type Draft) */
  Draft *current;          /* (nullable): that with the focus */
  gboolean resumes;        /* playing goes on when that is done */
  CaromItemPlace first;    /* where typing from cell to cell began */
  CaromSelection *pressed; /* (nullable): what was selected when a cell was pressed first */
  GtkWidget *chooser;      /* (nullable): of a colour, for the cell that it is in */

  CaromItemPlace wanted;   /* where the focus is to be */
  gboolean edits_wanted;   /* and whether text is to be typed there */
  guint focus_id, n_ticks; /* of the callback for that */
};

const CaromEditView carom_item_view_leading = {.pane = 0};

G_DEFINE_FINAL_TYPE(CaromItemView, carom_item_view, GTK_TYPE_WIDGET)

enum { SIGNAL_PROBLEM, SIGNAL_SCOPE, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromItemColumn *get_column(CaromItemView *self, guint column) {
  return &g_array_index(self->columns, CaromItemColumn, column);
}

static guint count(CaromItemView *self) {
  return g_list_model_get_n_items(G_LIST_MODEL(self->rows));
}

static guint get_index(const CaromItemCell *cell) {
  return CAROM_ITEM_ROW(gtk_list_item_get_item(cell->item))->index;
}

static CaromItemPlace get_place(const CaromItemCell *cell) {
  return (CaromItemPlace){gtk_list_item_get_position(cell->item), cell->column};
}

/* Returns: (nullable): the cell of an item; NULL if it has none now, as far out of view */
static CaromItemCell *find_cell(CaromItemView *self, guint index, guint column) {
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL))
    if (((CaromItemCell *)cell)->column == column && get_index(cell) == index)
      return cell;
  return NULL;
}

static CaromItemCell *find_cell_at(CaromItemView *self, CaromItemPlace place) {
  return find_cell(self, carom_item_rows_get(self->rows, place.position).index, place.column);
}

/* Returns: (nullable): the cell that has the focus, or has it within */
static CaromItemCell *get_focus(CaromItemView *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (!focus || !gtk_widget_is_ancestor(focus, GTK_WIDGET(self)))
    return NULL;
  if (!CAROM_IS_ITEM_CELL(focus))
    focus = gtk_widget_get_ancestor(focus, CAROM_TYPE_ITEM_CELL);
  return focus && g_hash_table_contains(self->cells, focus) ? CAROM_ITEM_CELL(focus) : NULL;
}

static gboolean has_text(CaromItemView *self, const CaromItemCell *cell) {
  CaromItemCellType type = get_column(self, cell->column)->type;
  return type == CAROM_ITEM_CELL_TEXT || type == CAROM_ITEM_CELL_NUMBER;
}

/* ---- Showing cells ---- */

static void draft_free(gpointer data) {
  Draft *draft = data;
  g_free(draft->before);
  g_free(draft->text);
  g_free(draft->problem);
  g_free(draft);
}

static Draft *get_draft(CaromItemView *self, const CaromItemCell *cell) {
  guint index = get_index(cell);
  for (guint i = 0; i < self->drafts->len; i++) {
    Draft *draft = self->drafts->pdata[i];
    if (draft->index == index && draft->column == cell->column)
      return draft;
  }
  return NULL;
}

/* The field stays, with its cursor, unless the cell has got another row: GTK binds rows anew also
 * when they are selected. */
static void show_draft(CaromItemCell *cell, const Draft *draft) {
  if (cell->field && g_str_equal(gtk_editable_get_text(GTK_EDITABLE(cell->field)), draft->text))
    return;
  carom_item_cell_end(cell);
  carom_item_cell_begin(cell, draft->text);
  carom_item_cell_set_problem(cell, draft->problem);
}

/* Which of the two @column shows of an item. */
static const CaromScene *choose_scene(CaromItemView *self, guint column, guint index) {
  return carom_item_column_choose_scene(get_column(self, column), self->start, self->shown, index);
}

static void show_cell(CaromItemView *self, CaromItemCell *cell) {
  Draft *draft = get_draft(self, cell);
  guint index = get_index(cell);
  if (draft)
    show_draft(cell, draft);
  else
    carom_item_cell_end(cell);
  if (self->shown && index < carom_item_count(self->shown, self->kind))
    carom_item_cell_show(cell, get_column(self, cell->column),
                         choose_scene(self, cell->column, index), index, cell == get_focus(self));
}

/* Whether the cell's row is to be seen. GTK makes some two hundred rows also above and below what
 * is, and to find where a cell is takes longer than to show it; so it is found once a row.
 *
 * @rows: (element-type guint gboolean): what is known, by position */
static gboolean is_row_in_view(CaromItemView *self, GtkWidget *cell, guint position,
                               GHashTable *rows) {
  gpointer row = GUINT_TO_POINTER(position), known;
  if (!g_hash_table_lookup_extended(rows, row, NULL, &known)) {
    known = GINT_TO_POINTER(carom_column_view_shows(self->table, cell));
    g_hash_table_insert(rows, row, known);
  }
  return GPOINTER_TO_INT(known);
}

/* Shows those in view; of every @n_shares rows one, the @share-th, counted from 0. What is shown
 * may bind other rows and let go of some, so all are found before, and those that are still there
 * are shown. */
static void show_share(CaromItemView *self, guint share, guint n_shares) {
  g_autoptr(GHashTable) rows = g_hash_table_new(NULL, NULL);
  g_autoptr(GPtrArray) found = g_ptr_array_new();
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL)) {
    guint position = get_place(cell).position;
    if (position % n_shares == share && is_row_in_view(self, cell, position, rows))
      g_ptr_array_add(found, cell);
  }
  for (guint i = 0; i < found->len; i++)
    if (g_hash_table_contains(self->cells, found->pdata[i]))
      show_cell(self, found->pdata[i]);
}

static void show_cells_in_view(CaromItemView *self) {
  self->n_shares_left = 0;
  show_share(self, 0, 1);
}

static void show_all_cells(CaromItemView *self) {
  g_autoptr(GList) cells = g_hash_table_get_keys(self->cells);
  for (GList *cell = cells; cell; cell = cell->next)
    if (g_hash_table_contains(self->cells, cell->data))
      show_cell(self, cell->data);
}

static gboolean show_scrolled(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  self->scroll_id = 0;
  show_cells_in_view(self);
  return G_SOURCE_REMOVE;
}

/* Other rows come into view. They are just getting their places, so nothing may change now. */
static void on_scrolled(CaromItemView *self) {
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), show_scrolled, NULL, NULL);
}

/* ---- Keeping up with the run ---- */

static gboolean is_moving(CaromItemView *self) {
  gboolean drafting;
  g_object_get(self->document, "drafting", &drafting, NULL);
  return drafting || carom_player_get_playing(self->player) ||
         carom_player_is_seeking(self->player);
}

/* While the clock moves rows stay where they are, so that they can be read; and while something is
 * typed. */
static void sort(CaromItemView *self) {
  GtkSorter *sorter = gtk_column_view_get_sorter(self->table);
  if (!self->current && !is_moving(self) && gtk_sorter_get_order(sorter) != GTK_SORTER_ORDER_NONE)
    gtk_sorter_changed(sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void take_scene(CaromItemView *self) {
  g_clear_pointer(&self->shown, carom_scene_unref);
  self->shown =
      carom_scene_ref((CaromScene *)carom_editor_get_shown(self->editor, &carom_item_view_leading));
  g_clear_pointer(&self->start, carom_scene_unref);
  self->start = carom_scene_ref(carom_document_get_scene(self->document));
  carom_item_columns_choose(self->columns, self->shown);
}

static void take_moment(CaromItemView *self) {
  take_scene(self);
  sort(self);
  self->refreshed_us = g_get_monotonic_time();
  self->is_outdated = FALSE;
}

void carom_item_view_refresh(CaromItemView *self) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  if (!carom_document_get_scene(self->document))
    return;
  take_moment(self);
  show_cells_in_view(self);
}

/* While something is dragged it waits; the player tells when the pointer rests. */
static gboolean refresh_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  gboolean is_early = g_get_monotonic_time() - self->refreshed_us < CAROM_REFRESH_US;
  if (self->n_shares_left == 0 && is_early && is_moving(self))
    return G_SOURCE_CONTINUE;
  if (self->n_shares_left == 0 && !carom_player_is_in_flux(self->player) &&
      carom_document_get_scene(self->document)) {
    take_moment(self);
    self->n_shares_left = N_SHARES;
  }
  if (self->n_shares_left > 0) {
    guint share = N_SHARES - self->n_shares_left--;
    show_share(self, share, N_SHARES);
  }
  if (self->n_shares_left > 0 || self->is_outdated)
    return G_SOURCE_CONTINUE;
  self->refresh_id = 0;
  return G_SOURCE_REMOVE;
}

static void on_changed(CaromItemView *self) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)) || carom_player_is_in_flux(self->player))
    return;
  self->is_outdated = TRUE;
  if (!is_moving(self))
    carom_item_view_refresh(self);
  else if (self->refresh_id == 0)
    self->refresh_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), refresh_later, NULL, NULL);
}

/* ---- Drafts ---- */

static gboolean is_typed(const Draft *draft) {
  return !g_str_equal(draft->text, draft->before);
}

static void tell_problem(CaromItemView *self, const char *problem) {
  g_signal_emit(self, signals[SIGNAL_PROBLEM], 0, problem);
}

/* What is typed is for all rows that are selected with that of the field. */
static void tell_scope(CaromItemView *self) {
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  guint n = !self->current ? 0
            : carom_selection_has(selection, (CaromItem){self->kind, self->current->index})
                ? carom_selection_count_of(selection, self->kind)
                : 1;
  g_signal_emit(self, signals[SIGNAL_SCOPE], 0, n);
}

/* The clock stands while something is typed, so that it is known what is being changed. */
static void set_current(CaromItemView *self, Draft *draft) {
  if (draft && !self->current) {
    self->resumes = carom_player_get_playing(self->player);
    carom_player_set_playing(self->player, FALSE);
  }
  gboolean ends = self->current && !draft;
  self->current = draft;
  tell_problem(self, draft ? draft->problem : NULL);
  tell_scope(self);
  if (ends && self->resumes)
    carom_player_set_playing(self->player, TRUE);
}

/* Takes the field away, and gives its cell the focus if it had it. */
static void close_draft(CaromItemView *self, Draft *draft) {
  CaromItemCell *cell = find_cell(self, draft->index, draft->column);
  gboolean had_focus = cell && cell == get_focus(self);
  g_ptr_array_remove(self->drafts, draft);
  self->current = NULL;
  carom_document_note_typing(self->document);
  tell_scope(self);
  if (cell)
    show_cell(self, cell);
  if (had_focus)
    gtk_widget_grab_focus(GTK_WIDGET(cell));
}

/* What cannot be taken stays in its cell. */
static void refuse(CaromItemView *self, Draft *draft, const char *problem) {
  CaromItemCell *cell = find_cell(self, draft->index, draft->column);
  g_free(draft->problem);
  draft->problem = g_strdup(problem);
  if (cell && cell->field)
    carom_item_cell_set_problem(cell, problem);
  tell_problem(self, problem);
}

/* Takes what has been typed.
 *
 * Returns: whether it could; if not, it stays there, and is marked */
static gboolean commit(CaromItemView *self, Draft *draft) {
  g_autoptr(GError) error = NULL;
  gboolean resumes = self->resumes;
  if (is_typed(draft) &&
      !carom_item_column_enter(get_column(self, draft->column), self->editor,
                               &carom_item_view_leading, draft->index, draft->text, &error)) {
    refuse(self, draft, error ? error->message : NULL);
    return FALSE;
  }
  close_draft(self, draft);
  tell_problem(self, NULL);
  carom_item_view_refresh(self);
  if (resumes)
    carom_player_set_playing(self->player, TRUE);
  return TRUE;
}

static void cancel(CaromItemView *self) {
  Draft *draft = self->current;
  if (!draft)
    return;
  set_current(self, NULL);
  close_draft(self, draft);
  carom_item_view_refresh(self);
}

/* Removes those of items that there are no longer.
 *
 * @n: how many there are */
static void limit_drafts(CaromItemView *self, guint n) {
  if (self->current && self->current->index >= n)
    set_current(self, NULL);
  for (guint i = self->drafts->len; i-- > 0;)
    if (((Draft *)self->drafts->pdata[i])->index >= n)
      g_ptr_array_remove_index(self->drafts, i);
}

/* As commit() would, this begins with the start or with what the pane shows. What cannot be taken
 * is left out.
 *
 * Returns: (nullable): NULL if none can */
static CaromScene *make_tentative(gpointer view, const CaromScene *so_far) {
  CaromItemView *self = CAROM_ITEM_VIEW(view);
  CaromScene *made = NULL;
  for (guint i = 0; i < self->drafts->len; i++) {
    const Draft *draft = self->drafts->pdata[i];
    if (!is_typed(draft))
      continue;
    if (!so_far)
      so_far = carom_item_column_choose_scene(
          get_column(self, draft->column), carom_document_get_scene(self->document),
          carom_editor_get_shown(self->editor, &carom_item_view_leading), draft->index);
    CaromScene *next = carom_item_column_try(get_column(self, draft->column), self->editor,
                                             made ? made : so_far, draft->index, draft->text);
    if (!next)
      continue;
    g_clear_pointer(&made, carom_scene_unref);
    made = next;
  }
  return made;
}

/* ---- Editing cells ---- */

static void edit_text(CaromItemView *self, CaromItemCell *cell) {
  if (!get_draft(self, cell)) {
    take_scene(self);
    guint index = get_index(cell);
    Draft *draft = g_new0(Draft, 1);
    draft->index = index;
    draft->column = cell->column;
    draft->before = carom_item_column_make_text(get_column(self, cell->column),
                                                choose_scene(self, cell->column, index), index);
    draft->text = g_strdup(draft->before);
    g_ptr_array_add(self->drafts, draft);
  }
  set_current(self, get_draft(self, cell));
  show_cell(self, cell);
  gtk_widget_grab_focus(cell->field);
  gtk_editable_select_region(GTK_EDITABLE(cell->field), -1, 0); /* its beginning is seen */
}

/* Sets a switch or a colour. */
static void set_value(CaromItemView *self, const CaromItemCell *cell, double value) {
  g_autoptr(GError) error = NULL;
  gboolean done = carom_item_column_set(get_column(self, cell->column), self->editor,
                                        &carom_item_view_leading, get_index(cell), value, &error);
  tell_problem(self, done ? NULL : error->message);
  carom_item_view_refresh(self);
}

static gint32 get_whole(CaromItemView *self, const CaromItemCell *cell) {
  guint index = get_index(cell);
  return carom_item_column_get_whole(get_column(self, cell->column),
                                     choose_scene(self, cell->column, index), index);
}

static void toggle(gpointer view, CaromItemCell *cell) {
  set_value(view, cell, !get_whole(view, cell));
}

static void choose(gpointer view, CaromItemCell *cell, gint32 rgb) {
  set_value(view, cell, rgb);
}

static void forget_chooser(CaromItemView *self) {
  g_clear_pointer(&self->chooser, gtk_widget_unparent);
}

static void edit_cell(gpointer view, CaromItemCell *cell) {
  CaromItemView *self = view;
  self->first = get_place(cell);
  switch (get_column(self, cell->column)->type) {
  case CAROM_ITEM_CELL_TEXT:
  case CAROM_ITEM_CELL_NUMBER:
    edit_text(self, cell);
    break;
  case CAROM_ITEM_CELL_SWITCH:
    toggle(self, cell);
    break;
  case CAROM_ITEM_CELL_COLOUR:
    forget_chooser(self);
    self->chooser = carom_item_cell_open_colours(cell, get_whole(self, cell));
    break;
  case CAROM_ITEM_CELL_FIXED:
  default:
    break;
  }
}

/* The first click of two selects its row alone; both together are about all that were selected. */
static void press(gpointer view, CaromItemCell *cell, int n_press) {
  CaromItemView *self = view;
  CaromItem item = {self->kind, get_index(cell)};
  if (n_press > 1 && self->pressed && carom_selection_has(self->pressed, item))
    carom_editor_select(self->editor, self->pressed);
  else if (n_press == 1) {
    g_clear_pointer(&self->pressed, carom_selection_free);
    self->pressed = carom_selection_copy(carom_editor_get_selection(self->editor));
  }
}

static void type(gpointer view, CaromItemCell *cell) {
  CaromItemView *self = view;
  Draft *draft = get_draft(self, cell);
  if (!draft)
    return;
  g_free(draft->text);
  draft->text = g_strdup(gtk_editable_get_text(GTK_EDITABLE(cell->field)));
  g_clear_pointer(&draft->problem, g_free);
  carom_item_cell_set_problem(cell, NULL);
  carom_document_note_typing(self->document);
  tell_problem(self, NULL);
}

static void enter(gpointer view, CaromItemCell *cell) {
  Draft *draft = get_draft(view, cell);
  if (draft)
    commit(view, draft);
}

/* ---- The focus ---- */

/* Whatever else gets the focus, what has been typed is taken if it can be; if not, it is seen from
 * its beginning. */
static void on_focus_moved(CaromItemView *self) {
  CaromItemCell *cell = get_focus(self);
  Draft *draft = cell ? get_draft(self, cell) : NULL;
  if (cell) /* what has the focus has a name */
    show_cell(self, cell);
  if (draft == self->current)
    return;
  if (self->current && !commit(self, self->current)) {
    CaromItemCell *left = find_cell(self, self->current->index, self->current->column);
    if (left && left->field)
      gtk_editable_set_position(GTK_EDITABLE(left->field), 0);
    set_current(self, NULL);
  }
  if (draft)
    set_current(self, draft);
}

static gboolean focus_wanted(CaromItemView *self) {
  CaromItemCell *cell = find_cell_at(self, self->wanted);
  if (!cell || !gtk_widget_get_mapped(GTK_WIDGET(cell)))
    return FALSE;
  gtk_widget_grab_focus(GTK_WIDGET(cell));
  carom_column_view_scroll_to_cell(self->table, GTK_WIDGET(cell));
  if (self->edits_wanted && has_text(self, cell))
    edit_text(self, cell);
  self->edits_wanted = FALSE;
  return TRUE;
}

static gboolean focus_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  gboolean gone = self->wanted.position >= count(self);
  if (!gone && self->n_ticks++ < MOST_TICKS && !focus_wanted(self)) {
    carom_column_view_scroll_to(self->table, self->wanted.position);
    return G_SOURCE_CONTINUE;
  }
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

/* @edits: whether to edit it there, if text can be typed */
static void go_to(CaromItemView *self, CaromItemPlace place, gboolean edits) {
  self->edits_wanted = edits;
  if (place.position >= count(self))
    return;
  self->wanted = place;
  self->n_ticks = 0;
  if (self->focus_id != 0) /* that was for another place */
    gtk_widget_remove_tick_callback(GTK_WIDGET(self), self->focus_id);
  self->focus_id = 0;
  gboolean done = focus_wanted(self);
  if (gtk_widget_get_mapped(GTK_WIDGET(self)))
    carom_column_view_scroll_to(self->table, place.position);
  if (!done)
    self->focus_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), focus_later, NULL, NULL);
}

void carom_item_view_focus(CaromItemView *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  go_to(self, place, FALSE);
}

void carom_item_view_activate(CaromItemView *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  CaromItemCell *cell = find_cell_at(self, place);
  if (cell)
    edit_cell(self, cell);
}

/* The first number, which is what one comes for: of a disc its mass. */
static guint find_first_number(CaromItemView *self) {
  for (guint i = 0; i < self->columns->len; i++)
    if (get_column(self, i)->type == CAROM_ITEM_CELL_NUMBER &&
        gtk_column_view_column_get_visible(self->table_columns->pdata[i]))
      return i;
  return 0;
}

void carom_item_view_show_item(CaromItemView *self, guint index) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  guint position = carom_item_rows_find(self->rows, index);
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  if (!carom_selection_has(carom_editor_get_selection(self->editor),
                           (CaromItem){self->kind, index}))
    carom_item_rows_select(self->rows, position, FALSE);
  go_to(self, (CaromItemPlace){position, find_first_number(self)}, FALSE);
}

/* ---- Keys ---- */

/* @direction: 1 or -1
 * Returns: whether there is another column that is shown on that side; @column is that one then */
static gboolean step_column(CaromItemView *self, guint *column, int direction) {
  GtkColumnViewColumn *next =
      carom_column_view_get_next(self->table, self->table_columns->pdata[*column], direction);
  return next && g_ptr_array_find(self->table_columns, next, column);
}

static gboolean go_to_row(CaromItemView *self, CaromItemPlace place, gint64 position,
                          GdkModifierType state) {
  place.position = (guint)CLAMP(position, 0, (gint64)count(self) - 1);
  if (!(state & GDK_CONTROL_MASK))
    carom_item_rows_select(self->rows, place.position, (state & GDK_SHIFT_MASK) != 0);
  go_to(self, place, FALSE);
  return TRUE;
}

static gboolean go_to_column(CaromItemView *self, CaromItemPlace place, int direction,
                             GdkModifierType state) {
  gboolean moved = step_column(self, &place.column, direction);
  while (moved && (state & GDK_CONTROL_MASK) && step_column(self, &place.column, direction))
    ;
  if (moved)
    go_to(self, place, FALSE);
  return TRUE;
}

static gboolean move(CaromItemView *self, CaromItemPlace place, guint key, GdkModifierType state) {
  int right = gtk_widget_get_direction(GTK_WIDGET(self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  gint64 row = place.position;
  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return go_to_column(self, place, -right, state);
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return go_to_column(self, place, right, state);
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    return go_to_row(self, place, row - 1, state);
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    return go_to_row(self, place, row + 1, state);
  case GDK_KEY_Page_Up:
    return go_to_row(self, place, row - PAGE_ROWS, state);
  case GDK_KEY_Page_Down:
    return go_to_row(self, place, row + PAGE_ROWS, state);
  case GDK_KEY_Home:
    return go_to_row(self, place, 0, state);
  case GDK_KEY_End:
    return go_to_row(self, place, G_MAXUINT, state);
  default:
    return FALSE;
  }
}

/* Where typing begins that leads through all columns. */
static CaromItemPlace get_row_start(CaromItemView *self, guint position) {
  CaromItemPlace start = {position, 0};
  while (step_column(self, &start.column, -1))
    ;
  return start;
}

/* At the end of a row to the next one, to the column where typing began, so that rows of numbers
 * can be typed one after the other.
 *
 * Returns: FALSE at the end of all */
static gboolean step_on(CaromItemView *self, CaromItemPlace *place) {
  if (step_column(self, &place->column, 1))
    return TRUE;
  place->column = self->first.column;
  return ++place->position < count(self);
}

/* The same way back; and from where typing began to what is before that, where it begins then.
 *
 * Returns: FALSE at the beginning of all */
static gboolean step_back(CaromItemView *self, CaromItemPlace *place) {
  gboolean is_first = place->column == self->first.column;
  gboolean comes_from_above = is_first && place->position > self->first.position;
  if (!comes_from_above && step_column(self, &place->column, -1)) {
    if (is_first)
      self->first = *place;
    return TRUE;
  }
  if (place->position == 0)
    return FALSE;
  place->position--;
  while (step_column(self, &place->column, 1))
    ;
  self->first.position = MIN(self->first.position, place->position);
  return TRUE;
}

/* To the next cell or the one before, to type there if something is being typed here; at the end of
 * all the focus leaves. */
static gboolean go_on(CaromItemView *self, CaromItemCell *cell, gboolean is_back) {
  gboolean edits = cell->field != NULL;
  CaromItemPlace place = get_place(cell);
  guint row = place.position;
  if (self->current && !commit(self, self->current))
    return TRUE;
  if (!edits)
    self->first = get_row_start(self, row);
  if (!(is_back ? step_back : step_on)(self, &place))
    return FALSE;
  if (place.position != row)
    carom_item_rows_select(self->rows, place.position, FALSE);
  go_to(self, place, edits);
  return TRUE;
}

/* As in spreadsheets, what is typed takes the place of what is in the cell. */
static void begin_typing(CaromItemView *self, CaromItemCell *cell, guint key) {
  char text[7] = "";
  if (!has_text(self, cell))
    return;
  g_unichar_to_utf8(gdk_keyval_to_unicode(key), text);
  edit_cell(self, cell);
  gtk_editable_set_text(GTK_EDITABLE(cell->field), text);
  gtk_editable_set_position(GTK_EDITABLE(cell->field), -1);
}

static gboolean on_key_pressed(CaromItemView *self, guint key, guint code, GdkModifierType state) {
  CaromItemCell *cell = get_focus(self);
  if (!cell || (state & GDK_ALT_MASK))
    return FALSE;
  if ((key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab) && !(state & GDK_CONTROL_MASK))
    return go_on(self, cell, key != GDK_KEY_Tab || (state & GDK_SHIFT_MASK));
  if (cell->field && key != GDK_KEY_Escape)
    return FALSE;
  if (cell->field) {
    cancel(self);
    return TRUE;
  }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_F2 ||
      key == GDK_KEY_space) {
    edit_cell(self, cell);
    return TRUE;
  }
  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    return gtk_widget_activate_action(GTK_WIDGET(self), "item-table.delete", NULL);
  if (!carom_window_keys_is_typed(key, state))
    return move(self, get_place(cell), key, state);
  begin_typing(self, cell, key);
  return TRUE;
}

/* ---- Rows and columns ---- */

GArray *carom_item_view_get_columns(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  return self->columns;
}

GtkColumnViewColumn *carom_item_view_get_view_column(CaromItemView *self, guint column) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self) && column < self->columns->len, NULL);
  return self->table_columns->pdata[column];
}

CaromItemRows *carom_item_view_get_rows(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  return self->rows;
}

static int compare_rows(gconstpointer one, gconstpointer other, gpointer data) {
  const Binding *binding = data;
  CaromItemView *self = binding->view;
  guint a = ((const CaromItemRow *)one)->index, b = ((const CaromItemRow *)other)->index;
  return self->shown
             ? carom_item_column_compare(get_column(self, binding->column),
                                         choose_scene(self, binding->column, MAX(a, b)), a, b)
             : 0;
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  static const CaromItemCellHandlers handlers = {press, edit_cell, toggle, type, enter, choose};
  gtk_list_item_set_child(item,
                          carom_item_cell_new(get_column(binding->view, binding->column),
                                              binding->column, item, &handlers, binding->view));
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  g_hash_table_add(binding->view->cells, gtk_list_item_get_child(item));
  show_cell(binding->view, CAROM_ITEM_CELL(gtk_list_item_get_child(item)));
}

static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  CaromItemView *self = binding->view;
  GtkWidget *cell = gtk_list_item_get_child(item);
  g_hash_table_remove(self->cells, cell);
  if (self->chooser && gtk_widget_get_parent(self->chooser) == cell)
    forget_chooser(self);
}

static void add_column(CaromItemView *self, guint i) {
  CaromItemColumn *column = get_column(self, i);
  Binding *binding = &self->bindings[i];
  *binding = (Binding){self, i};
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), binding);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), binding);
  g_signal_connect(factory, "unbind", G_CALLBACK(on_unbind), binding);
  GtkColumnViewColumn *view_column = gtk_column_view_column_new(column->title, factory);
  g_autoptr(GtkSorter) sorter = GTK_SORTER(gtk_custom_sorter_new(compare_rows, binding, NULL));
  gtk_column_view_column_set_sorter(view_column, sorter);
  gtk_column_view_column_set_expand(view_column, TRUE);
  gtk_column_view_column_set_visible(view_column, column->is_shown_first);
  gtk_column_view_append_column(self->table, view_column);
  g_ptr_array_add(self->table_columns, view_column);
  if (column->type == CAROM_ITEM_CELL_NUMBER)
    carom_column_view_align_title_right(self->table, i);
}

/* ---- What the scene and its editor tell ---- */

static void describe_columns(CaromItemView *self) {
  for (guint i = 0; i < self->columns->len; i++) {
    g_autofree char *text =
        carom_item_column_describe(get_column(self, i), carom_document_get_scene(self->document));
    carom_column_view_set_title_tooltip(self->table, i, text);
  }
}

/* What was typed was about what is there no longer. */
static void on_opened(CaromItemView *self) {
  describe_columns(self);
  self->resumes = FALSE;
  limit_drafts(self, 0);
  carom_item_view_refresh(self);
}

/* Rows are indices, so all that there are stay, whatever becomes of the discs. */
static void on_replaced(CaromItemView *self) {
  guint n = carom_item_count(carom_document_get_scene(self->document), self->kind);
  limit_drafts(self, n);
  if (count(self) != n) {
    take_scene(self);
    carom_item_rows_set_count(self->rows, n);
  }
  on_changed(self);
}

/* What is typed is for others then. */
static void on_selection_changed(CaromItemView *self) {
  tell_scope(self);
  if (self->current)
    carom_document_note_typing(self->document);
}

static void follow_scene(CaromItemView *self) {
  carom_document_add_field(self->document, G_OBJECT(self), make_tentative);
  g_signal_connect_object(self->editor, "selection-changed", G_CALLBACK(on_selection_changed), self,
                          G_CONNECT_SWAPPED);
  self->rows =
      carom_item_rows_new(self->kind, self->editor, gtk_column_view_get_sorter(self->table));
  gtk_column_view_set_model(self->table, GTK_SELECTION_MODEL(self->rows));
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(on_replaced), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->document, "notify::drafting", G_CALLBACK(on_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
  if (carom_document_get_scene(self->document)) {
    describe_columns(self);
    on_replaced(self);
  }
}

/* ---- Life ---- */

/* Catches up with changes that happened while the widget was hidden. */
static void carom_item_view_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_item_view_parent_class)->map(widget);
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  if (!carom_document_get_scene(self->document))
    return;
  take_moment(self);
  self->n_shares_left = 0;
  show_all_cells(self); /* nothing has a place yet */
}

static void carom_item_view_root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_item_view_parent_class)->root(widget);
  g_signal_connect_object(gtk_widget_get_root(widget), "notify::focus-widget",
                          G_CALLBACK(on_focus_moved), widget, G_CONNECT_SWAPPED);
}

static void carom_item_view_unroot(GtkWidget *widget) {
  g_signal_handlers_disconnect_by_func(gtk_widget_get_root(widget), on_focus_moved, widget);
  GTK_WIDGET_CLASS(carom_item_view_parent_class)->unroot(widget);
}

static void carom_item_view_dispose(GObject *object) {
  CaromItemView *self = CAROM_ITEM_VIEW(object);
  forget_chooser(self);
  g_clear_pointer(&self->stop, gtk_widget_unparent);
  g_clear_object(&self->rows);
  g_clear_object(&self->editor);
  g_clear_object(&self->document);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_item_view_parent_class)->dispose(object);
}

static void carom_item_view_finalize(GObject *object) {
  CaromItemView *self = CAROM_ITEM_VIEW(object);
  g_clear_pointer(&self->shown, carom_scene_unref);
  g_clear_pointer(&self->start, carom_scene_unref);
  g_clear_pointer(&self->pressed, carom_selection_free);
  g_ptr_array_unref(self->drafts);
  g_ptr_array_unref(self->table_columns);
  g_hash_table_unref(self->cells);
  g_array_unref(self->columns);
  g_free(self->bindings);
  G_OBJECT_CLASS(carom_item_view_parent_class)->finalize(object);
}

static void carom_item_view_class_init(CaromItemViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_view_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_view_finalize;
  widget_class->map = carom_item_view_map;
  widget_class->root = carom_item_view_root;
  widget_class->unroot = carom_item_view_unroot;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[SIGNAL_PROBLEM] = g_signal_new("problem", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_SCOPE] = g_signal_new("scope", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *make_scroller(CaromItemView *self) {
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(gtk_scrolled_window_new());
  gtk_scrolled_window_set_child(scroller, GTK_WIDGET(self->table));
  gtk_scrolled_window_set_propagate_natural_height(scroller, TRUE);
  gtk_scrolled_window_set_overlay_scrolling(scroller, FALSE); /* so that it tells of more columns */
  gtk_widget_set_hexpand(GTK_WIDGET(scroller), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(scroller), TRUE);
  gtk_scrolled_window_set_min_content_height(scroller, MIN_HEIGHT);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
  g_signal_connect_object(rows, "value-changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(rows, "changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  carom_scroll_chain_add(scroller);
  return GTK_WIDGET(scroller);
}

static void carom_item_view_init(CaromItemView *self) {
  self->cells = g_hash_table_new(NULL, NULL);
  self->drafts = g_ptr_array_new_with_free_func(draft_free);
  self->table_columns = g_ptr_array_new_with_free_func(g_object_unref);
  self->table = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
  gtk_widget_add_css_class(GTK_WIDGET(self->table), "data-table");
  self->stop = g_object_new(CAROM_TYPE_TAB_STOP, "child", make_scroller(self), NULL);
  gtk_widget_set_parent(self->stop, GTK_WIDGET(self));
  carom_window_keys_type(GTK_WIDGET(self));
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object(keys, "key-pressed", G_CALLBACK(on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
}

GtkWidget *carom_item_view_new(CaromItemKind kind, CaromEditor *editor, CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_EDITOR(editor) && CAROM_IS_DOCUMENT(document), NULL);
  static const char *const names[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = N_("Discs of the first pane"),
      [CAROM_ITEM_WALL] = N_("Walls"),
      [CAROM_ITEM_EMITTER] = N_("Emitters"),
  };
  CaromItemView *self = g_object_new(CAROM_TYPE_ITEM_VIEW, NULL);
  self->kind = kind;
  self->editor = g_object_ref(editor);
  self->document = g_object_ref(document);
  self->player = g_object_ref(carom_document_get_player(document));
  self->columns = carom_item_columns_new(kind);
  self->bindings = g_new(Binding, self->columns->len);
  for (guint i = 0; i < self->columns->len; i++)
    add_column(self, i);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(names[kind]), -1);
  follow_scene(self);
  return GTK_WIDGET(self);
}
