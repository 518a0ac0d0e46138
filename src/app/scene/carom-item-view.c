/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-view: a column view whose cells are CaromItemCell. */
#include "carom-item-view.h"

#include "carom-column-view.h"
#include "carom-item-sight.h"
#include "carom-refresh.h"
#include "carom-scroll-chain.h"
#include "carom-tab-stop.h"

#include <glib/gi18n-lib.h>

/* Frames until a row that was far away has a place. */
#define MOST_TICKS 20

/* All rows at once would make one frame in twelve take half as long again as the others, so they
 * are shown in this many frames; what they tell is of one moment. */
#define N_SHARES 6

/* Some rows below the titles. */
#define MIN_HEIGHT 120

/* What a column's factory and sorter need to know. */
typedef struct {
  CaromItemView *view; /* not owned */
  guint column;
} Binding;

struct _CaromItemView {
  GtkWidget parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  CaromDocument *document;
  CaromPlayer *player;
  CaromScene *shown; /* (nullable): what the leading pane showed when the numbers were written */
  GArray *columns;   /* (element-type CaromItemColumn) */
  Binding *bindings; /* for each */
  GtkWidget *stop, *scroller;
  GtkColumnView *table;
  GPtrArray *table_columns; /* (element-type GtkColumnViewColumn): for each of columns */
  CaromItemRows *rows;
  GHashTable *cells; /* (element-type CaromItemCell): those that have a row; not owned */
  gboolean is_still; /* see carom_item_view_set_still() */
  gint64 refreshed_us;
  guint refresh_id;        /* of the callback that refreshes later; 0 if there is none */
  guint n_shares_left;     /* of the rows that it has begun to show */
  gboolean is_outdated;    /* the run has gone on since their moment */
  guint scroll_id;         /* of that which shows other rows */
  guint anchor;            /* the row from which others are selected */
  CaromItemPlace wanted;   /* where the focus is to be */
  guint focus_id, n_ticks; /* of the callback for that */
};

const CaromEditView carom_item_view_leading = {.pane = 0};

G_DEFINE_FINAL_TYPE(CaromItemView, carom_item_view, GTK_TYPE_WIDGET)

enum { SIGNAL_CELL_MADE, SIGNAL_CELL_SHOWN, SIGNAL_CELL_LOST, SIGNAL_FOCUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static CaromItemColumn *get_column(CaromItemView *self, guint column) {
  return &g_array_index(self->columns, CaromItemColumn, column);
}

guint carom_item_view_count(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), 0);
  return self->rows ? g_list_model_get_n_items(G_LIST_MODEL(self->rows)) : 0;
}

/* ---- Cells ---- */

CaromItem carom_item_view_get_item(CaromItemView *self, CaromItemCell *cell) {
  CaromItemRow *row = gtk_list_item_get_item(carom_item_cell_get_item(cell));
  return (CaromItem){self->kind, carom_item_rows_get_index_of(row)};
}

CaromItemCell *carom_item_view_find_cell(CaromItemView *self, guint index, guint column) {
  GHashTableIter iter;
  gpointer cell;
  g_hash_table_iter_init(&iter, self->cells);
  while (g_hash_table_iter_next(&iter, &cell, NULL))
    if (carom_item_cell_get_column(cell) == column &&
        carom_item_view_get_item(self, cell).index == index)
      return cell;
  return NULL;
}

void carom_item_view_show_cell(CaromItemView *self, CaromItemCell *cell) {
  CaromItemColumn *column = get_column(self, carom_item_cell_get_column(cell));
  guint index = carom_item_view_get_item(self, cell).index;
  g_signal_emit(self, signals[SIGNAL_CELL_SHOWN], 0, cell);
  if (!self->shown || index >= carom_item_column_count(column, self->shown))
    return;
  g_autofree char *name = cell == carom_item_view_get_focus(self)
                              ? carom_item_column_name_cell(column, self->shown, index)
                              : NULL;
  if (column->type == CAROM_ITEM_CELL_SWITCH) {
    carom_item_cell_show_switch(cell, carom_item_column_get_whole(column, self->shown, index) != 0,
                                name);
    return;
  }
  g_autofree char *markup = carom_item_column_make_markup(column, self->shown, index);
  carom_item_cell_show(cell, markup, name);
}

static void show_cells(CaromItemView *self, const CaromItemSight *sight) {
  g_autoptr(GPtrArray) cells = carom_item_sight_find(self->cells, self->table, sight);
  for (guint i = 0; i < cells->len; i++)
    carom_item_view_show_cell(self, cells->pdata[i]);
}

static void show_cells_in_view(CaromItemView *self) {
  self->n_shares_left = 0;
  show_cells(self, &(CaromItemSight){.n_shares = 1});
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
  if (!self->is_still && !is_moving(self) && gtk_sorter_get_order(sorter) != GTK_SORTER_ORDER_NONE)
    gtk_sorter_changed(sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

void carom_item_view_take_scene(CaromItemView *self) {
  g_clear_pointer(&self->shown, carom_scene_unref);
  self->shown =
      carom_scene_ref((CaromScene *)carom_editor_get_shown(self->editor, &carom_item_view_leading));
  carom_item_columns_choose(self->columns, self->shown);
}

static void take_moment(CaromItemView *self) {
  carom_item_view_take_scene(self);
  sort(self);
  self->refreshed_us = g_get_monotonic_time();
  self->is_outdated = FALSE;
}

void carom_item_view_refresh(CaromItemView *self) {
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
  if (self->n_shares_left > 0)
    show_cells(self, &(CaromItemSight){N_SHARES - self->n_shares_left--, N_SHARES});
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

static void describe_columns(CaromItemView *self) {
  for (guint i = 0; i < self->columns->len; i++) {
    g_autofree char *text =
        carom_item_column_describe(get_column(self, i), carom_document_get_scene(self->document));
    carom_column_view_set_title_tooltip(self->table, i, text);
  }
}

/* Rows are indices, so all that there are stay, whatever becomes of the discs. */
static void on_replaced(CaromItemView *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  guint n = carom_item_count(scene, self->kind);
  if (carom_item_view_count(self) != n) {
    carom_item_view_take_scene(self);
    carom_item_rows_set_count(self->rows, n);
  }
  on_changed(self);
}

/* ---- The focus ---- */

CaromItemCell *carom_item_view_get_focus(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  GtkWidget *focus = root ? gtk_root_get_focus(root) : NULL;
  if (!focus || !gtk_widget_is_ancestor(focus, GTK_WIDGET(self)))
    return NULL;
  if (!CAROM_IS_ITEM_CELL(focus))
    focus = gtk_widget_get_ancestor(focus, CAROM_TYPE_ITEM_CELL);
  return focus && g_hash_table_contains(self->cells, focus) ? CAROM_ITEM_CELL(focus) : NULL;
}

static gboolean focus_wanted(CaromItemView *self) {
  guint index = carom_item_rows_get(self->rows, self->wanted.position).index;
  CaromItemCell *cell = carom_item_view_find_cell(self, index, self->wanted.column);
  if (!cell || !gtk_widget_get_mapped(GTK_WIDGET(cell)))
    return FALSE;
  gtk_widget_grab_focus(GTK_WIDGET(cell));
  carom_column_view_scroll_to_cell(self->table, GTK_WIDGET(cell));
  g_signal_emit(self, signals[SIGNAL_FOCUSED], 0, cell);
  return TRUE;
}

static gboolean focus_later(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  gboolean gone = self->wanted.position >= carom_item_view_count(self);
  if (!gone && self->n_ticks++ < MOST_TICKS && !focus_wanted(self)) {
    carom_column_view_scroll_to(self->table, self->wanted.position);
    return G_SOURCE_CONTINUE;
  }
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

void carom_item_view_focus(CaromItemView *self, CaromItemPlace place) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  if (place.position >= carom_item_view_count(self))
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

/* ---- Rows and columns ---- */

GArray *carom_item_view_get_columns(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  return self->columns;
}

GtkColumnViewColumn *carom_item_view_get_view_column(CaromItemView *self, guint column) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self) && column < self->columns->len, NULL);
  return self->table_columns->pdata[column];
}

/* The user may have put columns elsewhere. */
gboolean carom_item_view_step_column(CaromItemView *self, guint *column, int direction) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), FALSE);
  GListModel *order = gtk_column_view_get_columns(self->table);
  guint n = g_list_model_get_n_items(order), at = 0, found;
  for (guint i = 0; i < n; i++) {
    g_autoptr(GtkColumnViewColumn) one = g_list_model_get_item(order, i);
    if (one == self->table_columns->pdata[*column])
      at = i;
  }
  for (gint64 i = (gint64)at + direction; i >= 0 && i < n; i += direction) {
    g_autoptr(GtkColumnViewColumn) one = g_list_model_get_item(order, (guint)i);
    if (gtk_column_view_column_get_visible(one) &&
        g_ptr_array_find(self->table_columns, one, &found)) {
      *column = found;
      return TRUE;
    }
  }
  return FALSE;
}

void carom_item_view_set_still(CaromItemView *self, gboolean is_still) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  self->is_still = is_still;
}

const CaromScene *carom_item_view_get_shown(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  return self->shown;
}

CaromItemRows *carom_item_view_get_rows(CaromItemView *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_VIEW(self), NULL);
  return self->rows;
}

void carom_item_view_select(CaromItemView *self, guint position, gboolean extend) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self));
  GtkSelectionModel *model = GTK_SELECTION_MODEL(self->rows);
  guint n = carom_item_view_count(self);
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
  const CaromItemColumn *column = get_column(binding->view, binding->column);
  return binding->view->shown
             ? carom_item_column_compare(column, binding->view->shown,
                                         carom_item_rows_get_index_of((CaromItemRow *)one),
                                         carom_item_rows_get_index_of((CaromItemRow *)other))
             : 0;
}

static void on_setup(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  CaromItemView *self = binding->view;
  const CaromItemColumn *column = get_column(self, binding->column);
  GtkWidget *cell = carom_item_cell_new(column->type, item, binding->column);
  if (column->text && !column->text->is_called) /* when it is open, which is a list */
    carom_item_cell_take_room(CAROM_ITEM_CELL(cell));
  g_signal_emit(self, signals[SIGNAL_CELL_MADE], 0, cell);
  gtk_list_item_set_child(item, cell);
}

static void on_bind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  g_hash_table_add(binding->view->cells, gtk_list_item_get_child(item));
  carom_item_view_show_cell(binding->view, CAROM_ITEM_CELL(gtk_list_item_get_child(item)));
}

static void on_unbind(GtkSignalListItemFactory *factory, GtkListItem *item, Binding *binding) {
  GtkWidget *cell = gtk_list_item_get_child(item);
  g_hash_table_remove(binding->view->cells, cell);
  g_signal_emit(binding->view, signals[SIGNAL_CELL_LOST], 0, cell);
}

static void add_column(CaromItemView *self, guint i) {
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
  gtk_column_view_append_column(self->table, view_column);
  g_ptr_array_add(self->table_columns, view_column);
  if (column->type == CAROM_ITEM_CELL_NUMBER)
    carom_column_view_align_title_right(self->table, i);
}

/* ---- Life ---- */

/* Whatever has selected a single row, such as a click: others are selected from there. */
static void on_selection_changed(CaromItemView *self) {
  GtkBitset *selected = gtk_selection_model_get_selection(GTK_SELECTION_MODEL(self->rows));
  if (gtk_bitset_get_size(selected) == 1)
    self->anchor = gtk_bitset_get_minimum(selected);
  gtk_bitset_unref(selected);
}

void carom_item_view_set_editor(CaromItemView *self, CaromEditor *editor, CaromDocument *document) {
  g_return_if_fail(CAROM_IS_ITEM_VIEW(self) && CAROM_IS_EDITOR(editor) && !self->editor);
  self->editor = g_object_ref(editor);
  self->document = g_object_ref(document);
  self->player = g_object_ref(carom_document_get_player(document));
  self->rows = carom_item_rows_new(self->kind, editor, gtk_column_view_get_sorter(self->table));
  gtk_column_view_set_model(self->table, GTK_SELECTION_MODEL(self->rows));
  g_signal_connect_object(self->rows, "selection-changed", G_CALLBACK(on_selection_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(on_replaced), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(on_changed), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "opened", G_CALLBACK(describe_columns), self,
                          G_CONNECT_SWAPPED);
  if (carom_document_get_scene(document)) {
    describe_columns(self);
    on_replaced(self);
  }
}

/* Catches up with changes that happened while the widget was hidden. */
static void carom_item_view_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_item_view_parent_class)->map(widget);
  CaromItemView *self = CAROM_ITEM_VIEW(widget);
  if (!self->editor || !carom_document_get_scene(self->document))
    return;
  carom_item_view_refresh(self);
  show_cells(self, NULL); /* nothing has a place yet */
}

static void carom_item_view_dispose(GObject *object) {
  CaromItemView *self = CAROM_ITEM_VIEW(object);
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
  g_ptr_array_unref(self->table_columns);
  g_hash_table_unref(self->cells);
  g_array_unref(self->columns);
  g_free(self->bindings);
  G_OBJECT_CLASS(carom_item_view_parent_class)->finalize(object);
}

static guint add_signal(CaromItemViewClass *klass, const char *name) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, CAROM_TYPE_ITEM_CELL);
}

static void carom_item_view_class_init(CaromItemViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_view_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_view_finalize;
  widget_class->map = carom_item_view_map;
  gtk_widget_class_set_layout_manager_type(widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[SIGNAL_CELL_MADE] = add_signal(klass, "cell-made");
  signals[SIGNAL_CELL_SHOWN] = add_signal(klass, "cell-shown");
  signals[SIGNAL_CELL_LOST] = add_signal(klass, "cell-lost");
  signals[SIGNAL_FOCUSED] = add_signal(klass, "focused");
}

static void carom_item_view_init(CaromItemView *self) {
  self->cells = g_hash_table_new(NULL, NULL);
  self->table_columns = g_ptr_array_new_with_free_func(g_object_unref);
  self->table = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
  gtk_widget_add_css_class(GTK_WIDGET(self->table), "data-table");
  self->scroller = gtk_scrolled_window_new();
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW(self->scroller);
  gtk_scrolled_window_set_child(scroller, GTK_WIDGET(self->table));
  gtk_scrolled_window_set_propagate_natural_height(scroller, TRUE);
  gtk_scrolled_window_set_overlay_scrolling(scroller, FALSE); /* so that it tells of more columns */
  gtk_widget_set_hexpand(self->scroller, TRUE);
  gtk_widget_set_vexpand(self->scroller, TRUE);
  gtk_scrolled_window_set_min_content_height(scroller, MIN_HEIGHT);
  GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment(scroller);
  g_signal_connect_object(rows, "value-changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(rows, "changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
  carom_scroll_chain_add(scroller);
  self->stop = g_object_new(CAROM_TYPE_TAB_STOP, "child", self->scroller, NULL);
  gtk_widget_set_parent(self->stop, GTK_WIDGET(self));
}

GtkWidget *carom_item_view_new(CaromItemKind kind) {
  static const char *const names[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = N_("Discs of the first pane"),
      [CAROM_ITEM_WALL] = N_("Walls"),
      [CAROM_ITEM_EMITTER] = N_("Emitters"),
  };
  CaromItemView *self = g_object_new(CAROM_TYPE_ITEM_VIEW, NULL);
  self->kind = kind;
  self->columns = carom_item_columns_new(kind);
  self->bindings = g_new(Binding, self->columns->len);
  for (guint i = 0; i < self->columns->len; i++)
    add_column(self, i);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->table), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(names[kind]), -1);
  return GTK_WIDGET(self);
}
