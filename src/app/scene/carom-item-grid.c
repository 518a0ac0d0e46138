/* carom-item-grid: a column view whose cells are CaromItemCell. */
#include "carom-item-grid.h"

#include "carom-column-view.h"
#include "carom-item-cell.h"
#include "carom-item-colour.h"
#include "carom-item-drafts.h"
#include "carom-item-keys.h"
#include "carom-item-setting.h"
#include "carom-refresh.h"
#include "carom-tab-stop.h"

#include <glib/gi18n-lib.h>

/* Frames until a row that was far away has a place. */
#define MOST_TICKS 20

/* Some rows below the titles. */
#define MIN_HEIGHT 120

/* Edits are done in the leading pane. */
static const CaromEditView leading = {.pane = 0};

/* What a column's factory and sorter need to know. */
typedef struct {
  CaromItemGrid *grid; /* not owned */
  guint column;
} Binding;

struct _CaromItemGrid {
  GtkWidget parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  CaromDocument *document;
  CaromPlayer *player;
  CaromScene *shown; /* (nullable): what the leading pane showed when the numbers were written */
  GArray *columns;   /* (element-type CaromItemColumn) */
  Binding *bindings; /* for each */
  GtkWidget *stop, *scroller;
  GtkColumnView *view;
  GPtrArray *view_columns; /* (element-type GtkColumnViewColumn): for each of columns */
  CaromItemRows *rows;
  GHashTable *cells; /* (element-type CaromItemCell): those that have a row; not owned */
  gint64 refreshed_us;
  guint refresh_id; /* of the callback that refreshes later; 0 if there is none */
  guint anchor;     /* the row from which others are selected */

  CaromItemDrafts *drafts;
  CaromItemDraft *current; /* (nullable): that with the focus */
  gboolean resumes;        /* playing goes on when that is done */
  GtkWidget *chooser;      /* (nullable): of a colour, for the cell with the focus */

  CaromItemPlace wanted; /* where the focus is to be */
  gboolean edits_wanted;
  guint focus_id, n_ticks; /* of the callback for that */
};

G_DEFINE_FINAL_TYPE(CaromItemGrid, carom_item_grid, GTK_TYPE_WIDGET)

static guint problem_signal;

static CaromItemColumn *get_column(CaromItemGrid *self, guint column) {
  return &g_array_index(self->columns, CaromItemColumn, column);
}

guint carom_item_grid_count(CaromItemGrid *self) {
  return self->rows ? g_list_model_get_n_items(G_LIST_MODEL(self->rows)) : 0;
}

static void tell(CaromItemGrid *self, const char *problem) {
  g_signal_emit(self, problem_signal, 0, problem);
}

/* ---- Cells ---- */

static CaromItem get_item(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemRow *row = gtk_list_item_get_item(carom_item_cell_get_item(cell));
  return (CaromItem){self->kind, carom_item_row_get_index(row)};
}

static CaromItemCell *find_cell(CaromItemGrid *self, guint index, guint column) {
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL))
    if (carom_item_cell_get_column(cell) == column && get_item(self, cell).index == index)
      return cell;
  return NULL;
}

/* The field stays, with its cursor, unless the cell has got another row. */
static void show_draft(CaromItemCell *cell, const CaromItemDraft *draft) {
  if (carom_item_cell_is_edited(cell) && g_str_equal(carom_item_cell_get_text(cell), draft->text))
    return;
  carom_item_cell_end(cell);
  carom_item_cell_begin(cell, draft->text);
  carom_item_cell_set_problem(cell, draft->problem);
}

static void show_cell(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemColumn *column = get_column(self, carom_item_cell_get_column(cell));
  guint index = get_item(self, cell).index;
  CaromItemDraft *draft =
      carom_item_drafts_find(self->drafts, index, carom_item_cell_get_column(cell));
  if (draft)
    show_draft(cell, draft);
  else
    carom_item_cell_end(cell);
  if (!self->shown ||
      index >= (self->kind == CAROM_ITEM_DISC ? self->shown->bodies->len : self->shown->walls->len))
    return;
  g_autofree char *name = carom_item_column_name_cell(column, self->shown, index);
  if (column->type == CAROM_ITEM_CELL_SWITCH) {
    carom_item_cell_show_switch(cell, carom_item_column_get_whole(column, self->shown, index) != 0,
                                name);
    return;
  }
  g_autofree char *markup = carom_item_column_make_markup(column, self->shown, index);
  carom_item_cell_show(cell, markup, name);
}

/* GTK makes rows also above and below what is seen. */
static gboolean is_in_view(CaromItemGrid *self, CaromItemCell *cell) {
  graphene_rect_t bounds;
  int height = gtk_widget_get_height(self->scroller);
  return gtk_widget_get_mapped(GTK_WIDGET(cell)) &&
         gtk_widget_compute_bounds(GTK_WIDGET(cell), self->scroller, &bounds) &&
         bounds.origin.y < (float)height && bounds.origin.y + bounds.size.height > 0;
}

static void show_cells(CaromItemGrid *self, gboolean all) {
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL))
    if (all || is_in_view(self, cell))
      show_cell(self, cell);
}

/* Other rows have come into view. */
static void on_scrolled(CaromItemGrid *self) {
  show_cells(self, FALSE);
}

/* ---- Keeping up with the run ---- */

static gboolean is_moving(CaromItemGrid *self) {
  gboolean drafting;
  g_object_get(self->document, "drafting", &drafting, NULL);
  return drafting || carom_player_get_playing(self->player) ||
         carom_player_is_seeking(self->player);
}

/* While the clock moves rows stay where they are, so that they can be read; and while something is
 * typed. */
static void sort(CaromItemGrid *self) {
  GtkSorter *sorter = gtk_column_view_get_sorter(self->view);
  if (!self->current && !is_moving(self) && gtk_sorter_get_order(sorter) != GTK_SORTER_ORDER_NONE)
    gtk_sorter_changed(sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void take_scene(CaromItemGrid *self) {
  g_clear_pointer(&self->shown, carom_scene_unref);
  self->shown = carom_scene_ref((CaromScene *)carom_editor_get_shown(self->editor, &leading));
  carom_item_columns_choose(self->columns, self->shown);
}

static void refresh(CaromItemGrid *self) {
  if (!carom_document_get_scene(self->document))
    return;
  take_scene(self);
  sort(self);
  show_cells(self, FALSE);
  self->refreshed_us = g_get_monotonic_time();
}

static gboolean refresh_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemGrid *self = CAROM_ITEM_GRID(widget);
  if (is_moving(self) && g_get_monotonic_time() - self->refreshed_us < CAROM_REFRESH_US)
    return G_SOURCE_CONTINUE;
  self->refresh_id = 0;
  refresh(self);
  return G_SOURCE_REMOVE;
}

static void on_changed(CaromItemGrid *self) {
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
    return;
  if (!is_moving(self))
    refresh(self);
  else if (self->refresh_id == 0)
    self->refresh_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), refresh_later, NULL, NULL);
}

static void describe_columns(CaromItemGrid *self) {
  for (guint i = 0; i < self->columns->len; i++) {
    g_autofree char *text =
        carom_item_column_describe(get_column(self, i), carom_document_get_scene(self->document));
    carom_column_view_set_title_tooltip(self->view, i, text);
  }
}

/* Rows are indices, so all that there are stay, whatever becomes of the discs. */
static void on_replaced(CaromItemGrid *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  guint n = self->kind == CAROM_ITEM_DISC ? scene->bodies->len : scene->walls->len;
  if (self->current && self->current->index >= n)
    self->current = NULL;
  carom_item_drafts_limit(self->drafts, n);
  if (carom_item_grid_count(self) != n) {
    take_scene(self);
    carom_item_rows_set_count(self->rows, n);
  }
  on_changed(self);
}

/* ---- Editing ---- */

static CaromItemDraft *get_draft(CaromItemGrid *self, CaromItemCell *cell) {
  return carom_item_drafts_find(self->drafts, get_item(self, cell).index,
                                carom_item_cell_get_column(cell));
}

/* The clock stands while something is typed, so that it is known what is being changed. */
static void set_current(CaromItemGrid *self, CaromItemDraft *draft) {
  if (draft && !self->current) {
    self->resumes = carom_player_get_playing(self->player);
    carom_player_set_playing(self->player, FALSE);
  }
  gboolean ends = self->current && !draft;
  self->current = draft;
  tell(self, draft ? draft->problem : NULL);
  if (ends && self->resumes)
    carom_player_set_playing(self->player, TRUE);
}

/* Takes the field away, and gives its cell the focus if it had it. */
static void close_draft(CaromItemGrid *self, CaromItemDraft *draft) {
  CaromItemCell *cell = find_cell(self, draft->index, draft->column);
  gboolean had_focus = cell && gtk_widget_get_focus_child(GTK_WIDGET(cell));
  carom_item_drafts_remove(self->drafts, draft);
  self->current = NULL;
  if (cell)
    show_cell(self, cell);
  if (had_focus)
    gtk_widget_grab_focus(GTK_WIDGET(cell));
}

/* What cannot be taken stays in its cell. */
static gboolean refuse(CaromItemGrid *self, CaromItemDraft *draft, const char *problem) {
  CaromItemCell *cell = find_cell(self, draft->index, draft->column);
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
  const CaromScene *scene = carom_editor_get_shown(self->editor, &leading);
  gboolean resumes = self->resumes;
  if (!g_str_equal(draft->text, draft->before) &&
      (!carom_item_setting_read(&setting, column, draft->text, scene, &error) ||
       !carom_item_setting_do(&setting, self->editor, &leading,
                              (CaromItem){self->kind, draft->index}, &error)))
    return refuse(self, draft, error ? error->message : NULL);
  close_draft(self, draft);
  tell(self, NULL);
  refresh(self);
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
  refresh(self);
}

static void on_typed(CaromItemGrid *self, CaromItemCell *cell) {
  CaromItemDraft *draft = get_draft(self, cell);
  if (!draft)
    return;
  g_free(draft->text);
  draft->text = g_strdup(carom_item_cell_get_text(cell));
  g_clear_pointer(&draft->problem, g_free);
  carom_item_cell_set_problem(cell, NULL);
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
    take_scene(self);
    g_autofree char *text =
        carom_item_column_make_text(get_column(self, column), self->shown, item.index);
    carom_item_drafts_add(self->drafts, item.index, column, text);
  }
  set_current(self, get_draft(self, cell));
  show_cell(self, cell);
  carom_item_cell_focus_field(cell);
}

/* Sets a switch or a colour. */
static void set_value(CaromItemGrid *self, CaromItem item, guint column, double value) {
  g_autoptr(GError) error = NULL;
  CaromItemSetting setting = {.column = get_column(self, column), .value = value};
  gboolean done = carom_item_setting_do(&setting, self->editor, &leading, item, &error);
  tell(self, done ? NULL : error->message);
  refresh(self);
}

static void on_toggled(CaromItemGrid *self, CaromItemCell *cell) {
  guint column = carom_item_cell_get_column(cell);
  CaromItem item = get_item(self, cell);
  set_value(self, item, column,
            !carom_item_column_get_whole(get_column(self, column), self->shown, item.index));
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
  self->chooser = carom_item_colour_new(
      carom_item_column_get_whole(column, self->shown, get_item(self, cell).index));
  gtk_widget_set_parent(self->chooser, GTK_WIDGET(cell));
  g_signal_connect_object(self->chooser, "chosen", G_CALLBACK(on_colour), self, G_CONNECT_SWAPPED);
  gtk_popover_popup(GTK_POPOVER(self->chooser));
}

static void edit_cell(CaromItemGrid *self, CaromItemCell *cell) {
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

static CaromItemCell *get_focus_cell(CaromItemGrid *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (!focus || !gtk_widget_is_ancestor(focus, GTK_WIDGET(self)))
    return NULL;
  if (!CAROM_IS_ITEM_CELL(focus))
    focus = gtk_widget_get_ancestor(focus, CAROM_TYPE_ITEM_CELL);
  return focus && g_hash_table_contains(self->cells, focus) ? CAROM_ITEM_CELL(focus) : NULL;
}

/* Whatever else gets the focus, what has been typed is taken if it can be. */
static void on_focus_moved(CaromItemGrid *self) {
  CaromItemCell *cell = get_focus_cell(self);
  CaromItemDraft *draft = cell ? get_draft(self, cell) : NULL;
  if (draft == self->current)
    return;
  if (self->current && !commit(self, self->current))
    set_current(self, NULL);
  if (draft)
    set_current(self, draft);
}

static void show_column(CaromItemGrid *self, CaromItemCell *cell) {
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(self->scroller));
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(GTK_WIDGET(cell), self->scroller, &bounds))
    return;
  double left = (double)bounds.origin.x, right = left + (double)bounds.size.width;
  double beyond = right - gtk_widget_get_width(self->scroller);
  double by = left < 0 ? left : MAX(beyond, 0);
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + by);
}

static gboolean focus_wanted(CaromItemGrid *self) {
  guint index = carom_item_rows_get(self->rows, self->wanted.position).index;
  CaromItemCell *cell = find_cell(self, index, self->wanted.column);
  if (!cell || !gtk_widget_get_mapped(GTK_WIDGET(cell)))
    return FALSE;
  CaromItemCellType type = get_column(self, self->wanted.column)->type;
  gtk_widget_grab_focus(GTK_WIDGET(cell));
  show_column(self, cell);
  if (self->edits_wanted && (type == CAROM_ITEM_CELL_TEXT || type == CAROM_ITEM_CELL_NUMBER))
    edit_text(self, cell);
  return TRUE;
}

static gboolean focus_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemGrid *self = CAROM_ITEM_GRID(widget);
  gboolean gone = self->wanted.position >= carom_item_grid_count(self);
  if (!gone && self->n_ticks++ < MOST_TICKS && !focus_wanted(self)) {
    carom_column_view_scroll_to(self->view, self->wanted.position);
    return G_SOURCE_CONTINUE;
  }
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

static void want(CaromItemGrid *self, CaromItemPlace place, gboolean edits) {
  if (place.position >= carom_item_grid_count(self))
    return;
  self->wanted = place;
  self->edits_wanted = edits;
  self->n_ticks = 0;
  gboolean done = focus_wanted(self);
  if (gtk_widget_get_mapped(GTK_WIDGET(self)))
    carom_column_view_scroll_to(self->view, place.position);
  if (!done && self->focus_id == 0)
    self->focus_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), focus_later, NULL, NULL);
}

void carom_item_grid_focus(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  want(self, place, FALSE);
}

void carom_item_grid_focus_field(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  want(self, place, TRUE);
}

gboolean carom_item_grid_get_focus(CaromItemGrid *self, CaromItemPlace *place, gboolean *edited) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), FALSE);
  CaromItemCell *cell = get_focus_cell(self);
  if (!cell)
    return FALSE;
  place->position = gtk_list_item_get_position(carom_item_cell_get_item(cell));
  place->column = carom_item_cell_get_column(cell);
  *edited = carom_item_cell_is_edited(cell);
  return TRUE;
}

void carom_item_grid_activate(CaromItemGrid *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  CaromItemCell *cell =
      find_cell(self, carom_item_rows_get(self->rows, place.position).index, place.column);
  if (cell)
    edit_cell(self, cell);
}

void carom_item_grid_show_item(CaromItemGrid *self, guint index) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  guint position = self->rows ? carom_item_rows_find(self->rows, index) : GTK_INVALID_LIST_POSITION;
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  carom_item_grid_select(self, position, FALSE);
  want(self, (CaromItemPlace){position, 0}, FALSE);
}

/* ---- Rows and columns ---- */

GArray *carom_item_grid_get_columns(CaromItemGrid *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), NULL);
  return self->columns;
}

GtkColumnViewColumn *carom_item_grid_get_view_column(CaromItemGrid *self, guint column) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self) && column < self->columns->len, NULL);
  return self->view_columns->pdata[column];
}

/* The user may have put columns elsewhere. */
gboolean carom_item_grid_step_column(CaromItemGrid *self, guint *column, int direction) {
  g_return_val_if_fail(CAROM_IS_ITEM_GRID(self), FALSE);
  GListModel *order = gtk_column_view_get_columns(self->view);
  guint n = g_list_model_get_n_items(order), at = 0, found;
  for (guint i = 0; i < n; i++) {
    g_autoptr(GtkColumnViewColumn) one = g_list_model_get_item(order, i);
    if (one == self->view_columns->pdata[*column])
      at = i;
  }
  for (gint64 i = (gint64)at + direction; i >= 0 && i < n; i += direction) {
    g_autoptr(GtkColumnViewColumn) one = g_list_model_get_item(order, (guint)i);
    if (gtk_column_view_column_get_visible(one) &&
        g_ptr_array_find(self->view_columns, one, &found)) {
      *column = found;
      return TRUE;
    }
  }
  return FALSE;
}

void carom_item_grid_select(CaromItemGrid *self, guint position, gboolean extend) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self));
  GtkSelectionModel *model = GTK_SELECTION_MODEL(self->rows);
  guint n = carom_item_grid_count(self);
  if (position >= n)
    return;
  if (!extend || self->anchor >= n) {
    self->anchor = position;
    gtk_selection_model_select_item(model, position, TRUE);
    return;
  }
  GtkBitset *selected = gtk_bitset_new_range(
      MIN(self->anchor, position), MAX(self->anchor, position) - MIN(self->anchor, position) + 1);
  GtkBitset *mask = gtk_bitset_new_range(0, n);
  gtk_selection_model_set_selection(model, selected, mask);
  gtk_bitset_unref(selected);
  gtk_bitset_unref(mask);
}

static int compare_rows(gconstpointer one, gconstpointer other, gpointer data) {
  const Binding *binding = data;
  const CaromItemColumn *column = get_column(binding->grid, binding->column);
  return binding->grid->shown
             ? carom_item_column_compare(column, binding->grid->shown,
                                         carom_item_row_get_index((CaromItemRow *)one),
                                         carom_item_row_get_index((CaromItemRow *)other))
             : 0;
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  CaromItemGrid *self = binding->grid;
  GtkWidget *cell =
      carom_item_cell_new(get_column(self, binding->column)->type, item, binding->column);
  g_signal_connect_object(cell, "asked", G_CALLBACK(edit_cell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "toggled", G_CALLBACK(on_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "typed", G_CALLBACK(on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(cell, "entered", G_CALLBACK(on_entered), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child(item, cell);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  g_hash_table_add(binding->grid->cells, gtk_list_item_get_child(item));
  show_cell(binding->grid, CAROM_ITEM_CELL(gtk_list_item_get_child(item)));
}

/* GTK binds rows anew also when they are selected, so a field has to stay here. */
static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  CaromItemCell *cell = CAROM_ITEM_CELL(gtk_list_item_get_child(item));
  g_hash_table_remove(binding->grid->cells, cell);
  if (binding->grid->chooser && gtk_widget_get_parent(binding->grid->chooser) == GTK_WIDGET(cell))
    forget_chooser(binding->grid);
}

static void add_column(CaromItemGrid *self, guint i) {
  CaromItemColumn *column = get_column(self, i);
  Binding *binding = &self->bindings[i];
  *binding = (Binding){self, i};
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(on_setup), binding);
  g_signal_connect(factory, "bind", G_CALLBACK(on_bind), binding);
  g_signal_connect(factory, "unbind", G_CALLBACK(on_unbind), binding);
  GtkColumnViewColumn *view_column =
      gtk_column_view_column_new(carom_item_column_get_title(column), factory);
  g_autoptr(GtkSorter) sorter = GTK_SORTER(gtk_custom_sorter_new(compare_rows, binding, NULL));
  gtk_column_view_column_set_sorter(view_column, sorter);
  gtk_column_view_column_set_expand(view_column, TRUE);
  gtk_column_view_column_set_visible(view_column, column->is_shown_first);
  gtk_column_view_append_column(self->view, view_column);
  g_ptr_array_add(self->view_columns, view_column);
}

/* ---- Life ---- */

void carom_item_grid_set_editor(CaromItemGrid *self, CaromEditor *editor, CaromDocument *document) {
  g_return_if_fail(CAROM_IS_ITEM_GRID(self) && CAROM_IS_EDITOR(editor) && !self->editor);
  self->editor = g_object_ref(editor);
  self->document = g_object_ref(document);
  self->player = g_object_ref(carom_document_get_player(document));
  self->rows = carom_item_rows_new(self->kind, editor, gtk_column_view_get_sorter(self->view));
  gtk_column_view_set_model(self->view, GTK_SELECTION_MODEL(self->rows));
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(on_replaced), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(on_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "opened", G_CALLBACK(describe_columns), self,
                          G_CONNECT_SWAPPED);
}

/* Catches up with changes that happened while the widget was hidden. */
static void carom_item_grid_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_item_grid_parent_class)->map(widget);
  CaromItemGrid *self = CAROM_ITEM_GRID(widget);
  if (!self->editor || !carom_document_get_scene(self->document))
    return;
  refresh(self);
  show_cells(self, TRUE); /* nothing has a place yet */
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
  g_clear_pointer(&self->stop, gtk_widget_unparent);
  g_clear_object(&self->rows);
  g_clear_object(&self->editor);
  g_clear_object(&self->document);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_item_grid_parent_class)->dispose(object);
}

static void carom_item_grid_finalize(GObject *object) {
  CaromItemGrid *self = CAROM_ITEM_GRID(object);
  g_clear_pointer(&self->shown, carom_scene_unref);
  g_ptr_array_unref(self->view_columns);
  g_hash_table_unref(self->cells);
  carom_item_drafts_free(self->drafts);
  g_array_unref(self->columns);
  g_free(self->bindings);
  G_OBJECT_CLASS(carom_item_grid_parent_class)->finalize(object);
}

static void carom_item_grid_class_init(CaromItemGridClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_grid_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_grid_finalize;
  widget_class->map = carom_item_grid_map;
  widget_class->root = carom_item_grid_root;
  widget_class->unroot = carom_item_grid_unroot;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
  problem_signal = g_signal_new("problem", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void carom_item_grid_init(CaromItemGrid *self) {
  self->cells = g_hash_table_new(NULL, NULL);
  self->drafts = carom_item_drafts_new();
  self->view_columns = g_ptr_array_new_with_free_func(g_object_unref);
  self->view = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
  gtk_widget_add_css_class(GTK_WIDGET(self->view), "data-table");
  self->scroller = gtk_scrolled_window_new();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(self->scroller);
  gtk_scrolled_window_set_child(scroller, GTK_WIDGET(self->view));
  gtk_scrolled_window_set_propagate_natural_height(scroller, TRUE);
  gtk_widget_set_hexpand(self->scroller, TRUE);
  gtk_scrolled_window_set_min_content_height(scroller, MIN_HEIGHT);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
  g_signal_connect_object(rows, "value-changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(rows, "changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  self->stop = g_object_new(CAROM_TYPE_TAB_STOP, "child", self->scroller, NULL);
  gtk_widget_set_parent(self->stop, GTK_WIDGET(self));
}

GtkWidget *carom_item_grid_new(CaromItemKind kind) {
  CaromItemGrid *self = g_object_new(CAROM_TYPE_ITEM_GRID, NULL);
  self->kind = kind;
  self->columns = carom_item_columns_new(kind);
  self->bindings = g_new(Binding, self->columns->len);
  for (guint i = 0; i < self->columns->len; i++)
    add_column(self, i);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
      kind == CAROM_ITEM_DISC ? _("Discs of the first pane") : _("Walls"), -1);
  carom_item_keys_add(self, GTK_WIDGET(self->view));
  return GTK_WIDGET(self);
}
