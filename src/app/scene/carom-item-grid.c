/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-grid: a view of the rows, and what has been typed into its cells. */
#include "carom-item-grid.h"

#include "carom-item-colour.h"
#include "carom-item-drafts.h"
#include "carom-item-setting.h"
#include "carom-window-keys.h"

struct _CaromItemGrid {
  GtkWidget parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  CaromPlayer *player;
  CaromTentative *tentative; /* (nullable): is told of what is typed */
  CaromItemView *view;
  CaromItemDrafts *drafts;
  CaromItemDraft *current; /* (nullable): that with the focus */
  gboolean resumes;        /* playing goes on when that is done */
  gboolean edits_wanted;   /* where the focus is going */
  CaromItemPlace first;    /* see carom_item_grid_get_first() */
  CaromSelection *pressed; /* (nullable): what was selected when a cell was pressed first */
  GtkWidget *chooser;      /* (nullable): of a colour, for the cell that it is in */
};

G_DEFINE_FINAL_TYPE(CaromItemGrid, carom_item_grid, GTK_TYPE_WIDGET)

enum { SIGNAL_PROBLEM, SIGNAL_SCOPE, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromItemColumn *get_column(CaromItemGrid *self, guint column) {
  return &g_array_index(carom_item_view_get_columns(self->view), CaromItemColumn, column);
}

static CaromItem get_item(CaromItemGrid *self, CaromItemCell *cell) {
  return carom_item_view_get_item(self->view, cell);
}

static void tell(CaromItemGrid *self, const char *problem) {
  g_signal_emit(self, signals[SIGNAL_PROBLEM], 0, problem);
}

/* What is typed is for all rows that are selected with that of the field. */
static void tell_scope(CaromItemGrid *self) {
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  guint n = !self->current ? 0
            : carom_selection_has(selection, (CaromItem){self->kind, self->current->index})
                ? carom_selection_count_of(selection, self->kind)
                : 1;
  g_signal_emit(self, signals[SIGNAL_SCOPE], 0, n);
}

static CaromItemDraft *get_draft(CaromItemGrid *self, CaromItemCell *cell) {
  return carom_item_drafts_find(self->drafts, get_item(self, cell).index,
                                carom_item_cell_get_column(cell));
}

/* The field stays, with its cursor, unless the cell has got another row: GTK binds rows anew
 * also when they are selected. */
static void show_draft(CaromItemCell *cell, const CaromItemDraft *draft) {
  if (carom_item_cell_is_edited(cell) && g_str_equal(carom_item_cell_get_text(cell), draft->text))
    return;
  carom_item_cell_end(cell);
  carom_item_cell_begin(cell, draft->text);
  carom_item_cell_set_problem(cell, draft->problem);
}

static void on_cell_shown(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemDraft *draft = get_draft(self, cell);
  if (draft)
    show_draft(cell, draft);
  else
    carom_item_cell_end(cell);
}

/* The clock stands while something is typed, so that it is known what is being changed. */
static void set_current(CaromItemGrid *self, CaromItemDraft *draft) {
  if (draft && !self->current) {
    self->resumes = carom_player_get_playing(self->player);
    carom_player_set_playing(self->player, FALSE);
  }
  gboolean ends = self->current && !draft;
  self->current = draft;
  carom_item_view_set_still(self->view, draft != NULL);
  tell(self, draft ? draft->problem : NULL);
  tell_scope(self);
  if (ends && self->resumes)
    carom_player_set_playing(self->player, TRUE);
}

/* Takes the field away, and gives its cell the focus if it had it. */
static void close_draft(CaromItemGrid *self, CaromItemDraft *draft) {
  CaromItemCell *cell = carom_item_view_find_cell(self->view, draft->index, draft->column);
  gboolean had_focus = cell && cell == carom_item_view_get_focus(self->view);
  carom_item_drafts_remove(self->drafts, draft);
  self->current = NULL;
  carom_tentative_touch(self->tentative);
  tell_scope(self);
  carom_item_view_set_still(self->view, FALSE);
  if (cell)
    carom_item_view_show_cell(self->view, cell);
  if (had_focus)
    gtk_widget_grab_focus(GTK_WIDGET(cell));
}

/* What cannot be taken stays in its cell. */
static gboolean refuse(CaromItemGrid *self, CaromItemDraft *draft, const char *problem) {
  CaromItemCell *cell = carom_item_view_find_cell(self->view, draft->index, draft->column);
  g_free(draft->problem);
  draft->problem = g_strdup(problem);
  if (cell && carom_item_cell_is_edited(cell))
    carom_item_cell_set_problem(cell, problem);
  tell(self, problem);
  return FALSE;
}

static gboolean commit(CaromItemGrid *self, CaromItemDraft *draft) {
  g_autoptr(GError) error = NULL;
  CaromItemSetting setting;
  const CaromItemColumn *column = get_column(self, draft->column);
  const CaromScene *scene = carom_editor_get_shown(self->editor, &carom_item_view_leading);
  gboolean resumes = self->resumes;
  if (carom_item_drafts_is_typed(draft) &&
      (!carom_item_setting_read(&setting, column, draft->text, scene, &error) ||
       !carom_item_setting_do(&setting, self->editor, &carom_item_view_leading,
                              (CaromItem){self->kind, draft->index}, &error)))
    return refuse(self, draft, error ? error->message : NULL);
  close_draft(self, draft);
  tell(self, NULL);
  carom_item_view_refresh(self->view);
  if (resumes)
    carom_player_set_playing(self->player, TRUE);
  return TRUE;
}

gboolean carom_item_grid_commit(CaromItemGrid *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), FALSE);
  return !self->current || commit(self, self->current);
}

void carom_item_grid_cancel(CaromItemGrid *self) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  if (!self->current)
    return;
  CaromItemDraft *draft = self->current;
  set_current(self, NULL);
  close_draft(self, draft);
  carom_item_view_refresh(self->view);
}

/* As carom_item_setting_do() would, this begins with what the pane shows. */
static CaromScene *make_tentative(gpointer grid, const CaromScene *so_far) {
  CaromItemGrid *self = CAROM_ITEM_GRID(grid);
  if (!carom_item_drafts_has_typed(self->drafts))
    return NULL;
  if (!so_far)
    so_far = carom_editor_get_shown(self->editor, &carom_item_view_leading);
  return carom_item_drafts_try(self->drafts, carom_item_view_get_columns(self->view), self->editor,
                               so_far);
}

static void on_typed(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemDraft *draft = get_draft(self, cell);
  if (!draft)
    return;
  g_free(draft->text);
  draft->text = g_strdup(carom_item_cell_get_text(cell));
  g_clear_pointer(&draft->problem, g_free);
  carom_item_cell_set_problem(cell, NULL);
  carom_tentative_touch(self->tentative);
  tell(self, NULL);
}

static void on_entered(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemDraft *draft = get_draft(self, cell);
  if (draft)
    commit(self, draft);
}

static void edit_text(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItem item = get_item(self, cell);
  guint column = carom_item_cell_get_column(cell);
  if (!get_draft(self, cell)) {
    carom_item_view_take_scene(self->view);
    g_autofree char *text = carom_item_column_make_text(
        get_column(self, column), carom_item_view_get_shown(self->view), item.index);
    carom_item_drafts_add(self->drafts, item.index, column, text);
  }
  set_current(self, get_draft(self, cell));
  carom_item_view_show_cell(self->view, cell);
  carom_item_cell_focus_field(cell);
}

/* Sets a switch or a colour. */
static void set_value(CaromItemGrid *self, CaromItem item, guint column, double value) {
  g_autoptr(GError) error = NULL;
  CaromItemSetting setting = {.column = get_column(self, column), .value = value};
  gboolean done =
      carom_item_setting_do(&setting, self->editor, &carom_item_view_leading, item, &error);
  tell(self, done ? NULL : error->message);
  carom_item_view_refresh(self->view);
}

static void on_toggled(CaromItemGrid *self, CaromItemCell *cell) {
  guint column = carom_item_cell_get_column(cell);
  CaromItem item = get_item(self, cell);
  set_value(self, item, column,
            !carom_item_column_get_whole(get_column(self, column),
                                         carom_item_view_get_shown(self->view), item.index));
}

static void on_colour(CaromItemGrid *self, int rgb) {
  CaromItemCell *cell = CAROM_ITEM_CELL(gtk_widget_get_parent(self->chooser));
  set_value(self, get_item(self, cell), carom_item_cell_get_column(cell), rgb);
}

static void forget_chooser(CaromItemGrid *self) {
  g_clear_pointer(&self->chooser, gtk_widget_unparent);
}

static void edit_colour(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemColumn *column = get_column(self, carom_item_cell_get_column(cell));
  forget_chooser(self);
  self->chooser = carom_item_colour_new(carom_item_column_get_whole(
      column, carom_item_view_get_shown(self->view), get_item(self, cell).index));
  gtk_widget_set_parent(self->chooser, GTK_WIDGET(cell));
  g_signal_connect_object(self->chooser, "chosen", G_CALLBACK(on_colour), self, G_CONNECT_SWAPPED);
  gtk_popover_popup(GTK_POPOVER(self->chooser));
}

/* The first click of two selects its row alone; both together are about all that were selected. */
static void on_pressed(CaromItemGrid *self, int n_press, CaromItemCell *cell) {
  if (n_press > 1 && self->pressed && carom_selection_has(self->pressed, get_item(self, cell)))
    carom_editor_select(self->editor, self->pressed);
  else if (n_press == 1) {
    g_clear_pointer(&self->pressed, carom_selection_free);
    self->pressed = carom_selection_copy(carom_editor_get_selection(self->editor));
  }
}

static CaromItemPlace get_place(CaromItemCell *cell) {
  return (CaromItemPlace){gtk_list_item_get_position(carom_item_cell_get_item(cell)),
                          carom_item_cell_get_column(cell)};
}

static void edit_cell(CaromItemGrid *self, CaromItemCell *cell) {
  self->first = get_place(cell);
  switch (get_column(self, carom_item_cell_get_column(cell))->type) {
  case CAROM_ITEM_CELL_TEXT:
  case CAROM_ITEM_CELL_NUMBER:
    edit_text(self, cell);
    break;
  case CAROM_ITEM_CELL_SWITCH:
    on_toggled(self, cell);
    break;
  case CAROM_ITEM_CELL_COLOUR:
    edit_colour(self, cell);
    break;
  case CAROM_ITEM_CELL_FIXED:
  default:
    break;
  }
}

/* ---- The focus ---- */

/* What could not be taken is seen from its beginning. */
static void leave_draft(CaromItemGrid *self) {
  CaromItemCell *cell =
      carom_item_view_find_cell(self->view, self->current->index, self->current->column);
  if (cell)
    carom_item_cell_leave_field(cell);
  set_current(self, NULL);
}

/* Whatever else gets the focus, what has been typed is taken if it can be. */
static void on_focus_moved(CaromItemGrid *self) {
  CaromItemCell *cell = carom_item_view_get_focus(self->view);
  CaromItemDraft *draft = cell ? get_draft(self, cell) : NULL;
  if (cell) /* what has the focus has a name */
    carom_item_view_show_cell(self->view, cell);
  if (draft == self->current)
    return;
  if (self->current && !commit(self, self->current))
    leave_draft(self);
  if (draft)
    set_current(self, draft);
}

static gboolean has_text(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemCellType type = get_column(self, carom_item_cell_get_column(cell))->type;
  return type == CAROM_ITEM_CELL_TEXT || type == CAROM_ITEM_CELL_NUMBER;
}

static void on_focused(CaromItemGrid *self, CaromItemCell *cell) {
  if (self->edits_wanted && has_text(self, cell))
    edit_text(self, cell);
  self->edits_wanted = FALSE;
}

static void go(CaromItemGrid *self, CaromItemPlace place, gboolean edits) {
  self->edits_wanted = edits;
  carom_item_view_focus(self->view, place);
}

void carom_item_grid_focus(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  go(self, place, FALSE);
}

void carom_item_grid_focus_field(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  go(self, place, TRUE);
}

gboolean carom_item_grid_get_focus(CaromItemGrid *self, CaromItemPlace *place, gboolean *edited) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), FALSE);
  CaromItemCell *cell = carom_item_view_get_focus(self->view);
  if (!cell)
    return FALSE;
  *place = get_place(cell);
  *edited = carom_item_cell_is_edited(cell);
  return TRUE;
}

CaromItemPlace carom_item_grid_get_first(CaromItemGrid *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), (CaromItemPlace){0});
  return self->first;
}

void carom_item_grid_set_first(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  self->first = place;
}

static CaromItemCell *find_cell(CaromItemGrid *self, CaromItemPlace place) {
  CaromItemRows *rows = carom_item_view_get_rows(self->view);
  return carom_item_view_find_cell(self->view, carom_item_rows_get(rows, place.position).index,
                                   place.column);
}

void carom_item_grid_activate(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  CaromItemCell *cell = find_cell(self, place);
  if (cell)
    edit_cell(self, cell);
}

void carom_item_grid_type(CaromItemGrid *self, CaromItemPlace place, const char *text) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self) && text);
  CaromItemCell *cell = find_cell(self, place);
  if (!cell || !has_text(self, cell))
    return;
  self->first = place;
  edit_text(self, cell);
  carom_item_cell_type(cell, text);
}

static gboolean is_shown(CaromItemGrid *self, guint column) {
  return gtk_column_view_column_get_visible(carom_item_view_get_view_column(self->view, column));
}

/* The first number, which is what one comes for: of a disc its mass. */
static guint find_column(CaromItemGrid *self) {
  guint n = carom_item_view_get_columns(self->view)->len;
  for (guint i = 0; i < n; i++)
    if (get_column(self, i)->type == CAROM_ITEM_CELL_NUMBER && is_shown(self, i))
      return i;
  return 0;
}

void carom_item_grid_show_item(CaromItemGrid *self, guint index) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  CaromItemRows *rows = carom_item_view_get_rows(self->view);
  guint position = rows ? carom_item_rows_find(rows, index) : GTK_INVALID_LIST_POSITION;
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  if (!carom_selection_has(carom_editor_get_selection(self->editor),
                           (CaromItem){self->kind, index}))
    carom_item_view_select(self->view, position, FALSE);
  go(self, (CaromItemPlace){position, find_column(self)}, FALSE);
}

CaromItemView *carom_item_grid_get_view(CaromItemGrid *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), NULL);
  return self->view;
}

/* ---- Life ---- */

static void on_cell_made(CaromItemGrid *self, CaromItemCell *cell) {
  g_signal_connect_object(cell, "pressed", G_CALLBACK(on_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "asked", G_CALLBACK(edit_cell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "toggled", G_CALLBACK(on_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "typed", G_CALLBACK(on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "entered", G_CALLBACK(on_entered), self, G_CONNECT_SWAPPED);
}

static void on_cell_lost(CaromItemGrid *self, CaromItemCell *cell) {
  if (self->chooser && gtk_widget_get_parent(self->chooser) == GTK_WIDGET(cell))
    forget_chooser(self);
}

/* What is typed is for others then. */
static void on_selection_changed(CaromItemGrid *self) {
  tell_scope(self);
  if (self->current)
    carom_tentative_touch(self->tentative);
}

/* Before the view shows other rows. */
static void on_replaced(CaromItemGrid *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  guint n = carom_item_column_count(get_column(self, 0), carom_comparison_get_scene(comparison));
  if (self->current && self->current->index >= n)
    set_current(self, NULL);
  carom_item_drafts_limit(self->drafts, n);
}

/* What was typed was about what is there no longer. */
static void on_opened(CaromItemGrid *self) {
  self->resumes = FALSE;
  if (self->current)
    set_current(self, NULL);
  carom_item_drafts_limit(self->drafts, 0);
  carom_item_view_refresh(self->view);
}

void carom_item_grid_set_editor(CaromItemGrid *self, CaromEditor *editor, CaromDocument *document) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self) && CAROM_IS_EDITOR(editor) && !self->editor);
  self->editor = g_object_ref(editor);
  self->player = g_object_ref(carom_document_get_player(document));
  self->tentative = g_object_ref(carom_document_get_tentative(document));
  carom_tentative_add(self->tentative, G_OBJECT(self), make_tentative);
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(on_replaced), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(editor, "selection-changed", G_CALLBACK(on_selection_changed), self,
                          G_CONNECT_SWAPPED);
  carom_item_view_set_editor(self->view, editor, document);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
}

static void carom_item_grid_root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_item_grid_parent_class)->root(widget);
  g_signal_connect_object(gtk_widget_get_root(widget), "notify::focus-widget",
                          G_CALLBACK(on_focus_moved), widget, G_CONNECT_SWAPPED);
}

static void carom_item_grid_unroot(GtkWidget *widget) {
  g_signal_handlers_disconnect_by_func(gtk_widget_get_root(widget), on_focus_moved, widget);
  GTK_WIDGET_CLASS(carom_item_grid_parent_class)->unroot(widget);
}

static void carom_item_grid_dispose(GObject *object) {
  CaromItemGrid *self = CAROM_ITEM_GRID(object);
  forget_chooser(self);
  if (self->view)
    gtk_widget_unparent(GTK_WIDGET(self->view));
  self->view = NULL;
  g_clear_object(&self->editor);
  g_clear_object(&self->player);
  g_clear_object(&self->tentative);
  G_OBJECT_CLASS(carom_item_grid_parent_class)->dispose(object);
}

static void carom_item_grid_finalize(GObject *object) {
  carom_item_drafts_free(CAROM_ITEM_GRID(object)->drafts);
  g_clear_pointer(&CAROM_ITEM_GRID(object)->pressed, carom_selection_free);
  G_OBJECT_CLASS(carom_item_grid_parent_class)->finalize(object);
}

static void carom_item_grid_class_init(CaromItemGridClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_grid_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_grid_finalize;
  widget_class->root = carom_item_grid_root;
  widget_class->unroot = carom_item_grid_unroot;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[SIGNAL_PROBLEM] = g_signal_new("problem", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_SCOPE] = g_signal_new("scope", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void carom_item_grid_init(CaromItemGrid *self) {
  self->drafts = carom_item_drafts_new();
  carom_window_keys_type(GTK_WIDGET(self));
}

GtkWidget *carom_item_grid_new(CaromItemKind kind) {
  CaromItemGrid *self = g_object_new(CAROM_TYPE_ITEM_GRID, NULL);
  self->kind = kind;
  self->view = CAROM_ITEM_VIEW(carom_item_view_new(kind));
  gtk_widget_set_parent(GTK_WIDGET(self->view), GTK_WIDGET(self));
  g_signal_connect_object(self->view, "cell-made", G_CALLBACK(on_cell_made), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->view, "cell-shown", G_CALLBACK(on_cell_shown), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->view, "cell-lost", G_CALLBACK(on_cell_lost), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->view, "focused", G_CALLBACK(on_focused), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET(self);
}
