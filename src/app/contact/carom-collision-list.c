/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-list: the log is a lazy list model, sorted incrementally by the column view's own
 * sorter while the window is idle. The row of the chosen contact is found by bisection with that
 * same sorter.
 *
 * While rows are added, removed or sorted, nothing is selected, because GTK would search all rows
 * for the selection. It is restored when the rows are in order. */
#include "carom-collision-list.h"

#include "carom-change.h"
#include "carom-collision-column.h"
#include "carom-collision.h"
#include "carom-column-view.h"
#include "carom-digits.h"
#include "carom-encounter.h"
#include "carom-page.h"
#include "carom-pane-chooser.h"
#include "carom-refresh.h"
#include "carom-unlisted.h"

#include <glib/gi18n-lib.h>

struct _CaromCollisionList {
  GtkBox parent_instance;
  CaromInspector *inspector;
  CaromCollisionLog *log;
  GtkSortListModel *sorted;
  GtkSingleSelection *selection;
  gboolean showing;     /* the selection is being changed by the program, not by the user */
  gboolean is_changing; /* the rows or their order are about to change, so they cannot be used */
  guint scrolled_to;    /* the contact whose row was last scrolled to */
  guint scroll_id;      /* of the callback that scrolls; 0 if it has run */
  gboolean is_laid_out;
  gint64 refreshed_us;
  CaromPaneChooser *pane_chooser;
  GtkLabel *count_label;
  GtkLabel *unlisted_label;
  GtkWidget *changes;
  GtkLabel *changes_label;
  GtkStack *stack;
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE(CaromCollisionList, carom_collision_list, GTK_TYPE_BOX)

static CaromPlayer *get_player(CaromCollisionList *self) {
  return carom_inspector_get_player(self->inspector);
}

static CaromComparison *get_comparison(CaromCollisionList *self) {
  return carom_player_get_comparison(get_player(self));
}

static const char *get_length_unit(CaromCollisionList *self) {
  return carom_comparison_get_scene(get_comparison(self))->unit;
}

/* ---- The row of a contact ---- */

/* Compares @item with the row at @position. Rows that are equal to the sorter are in the log's
 * order. */
static int compare_to_row(CaromCollisionList *self, CaromCollisionItem *item, guint position) {
  g_autoptr(CaromCollisionItem) other = g_list_model_get_item(G_LIST_MODEL(self->sorted), position);
  GtkOrdering order = gtk_sorter_compare(gtk_column_view_get_sorter(self->view), item, other);
  return order != GTK_ORDERING_EQUAL
             ? order
             : (item->contact > other->contact) - (item->contact < other->contact);
}

/* Returns: the row, or GTK_INVALID_LIST_POSITION if the contact is not listed or its place is not
 *   known yet */
static guint find_row(CaromCollisionList *self, guint contact) {
  if (self->is_changing || gtk_sort_list_model_get_pending(self->sorted) > 0 ||
      carom_collision_log_has_shrunk(self->log))
    return GTK_INVALID_LIST_POSITION;
  g_autoptr(CaromCollisionItem) item = g_list_model_get_item(G_LIST_MODEL(self->log), contact);
  if (!item)
    return GTK_INVALID_LIST_POSITION;
  guint low = 0, high = g_list_model_get_n_items(G_LIST_MODEL(self->sorted));
  while (low + 1 < high) {
    guint middle = low + (high - low) / 2;
    if (compare_to_row(self, item, middle) < 0)
      high = middle;
    else
      low = middle;
  }
  return low;
}

/* The inspector's contact as the listed pane had it. */
static gboolean get_listed_choice(CaromCollisionList *self, guint *contact) {
  guint run;
  guint pane = carom_collision_log_get_pane(self->log);
  if (!carom_inspector_get_choice(self->inspector, &run, contact))
    return FALSE;
  return run == pane || carom_encounter_match(get_comparison(self), run, *contact, pane, contact);
}

/* ---- Showing the choice ---- */

static void select_row(CaromCollisionList *self, guint position) {
  self->showing = TRUE;
  gtk_single_selection_set_selected(self->selection, position);
  self->showing = FALSE;
}

/* Rows have no position before they are laid out, in the frame after they were added, so this is
 * done in the frame after that. */
static gboolean scroll_to_selected(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromCollisionList *self = CAROM_COLLISION_LIST(widget);
  if (!self->is_laid_out) {
    self->is_laid_out = TRUE;
    return G_SOURCE_CONTINUE;
  }
  guint position = gtk_single_selection_get_selected(self->selection);
  if (position != GTK_INVALID_LIST_POSITION)
    carom_column_view_scroll_to(self->view, position);
  self->scroll_id = 0;
  return G_SOURCE_REMOVE;
}

/* If rows are sorted while the run goes on, new ones appear anywhere; scrolling to each would make
 * the list unreadable. */
static gboolean is_restless(CaromCollisionList *self) {
  GtkSorter *sorter = gtk_column_view_get_sorter(self->view);
  return carom_player_get_playing(get_player(self)) &&
         gtk_sorter_get_order(sorter) != GTK_SORTER_ORDER_NONE;
}

/* Scrolls only to a different contact than the last time, so that the user can scroll away. */
static void scroll_to(CaromCollisionList *self, guint contact) {
  if (self->scrolled_to == contact || is_restless(self))
    return;
  self->scrolled_to = contact;
  self->is_laid_out = FALSE;
  if (self->scroll_id == 0)
    self->scroll_id =
        gtk_widget_add_tick_callback(GTK_WIDGET(self), scroll_to_selected, NULL, NULL);
}

static void show_choice(CaromCollisionList *self) {
  guint contact;
  guint position =
      get_listed_choice(self, &contact) ? find_row(self, contact) : GTK_INVALID_LIST_POSITION;
  select_row(self, position);
  if (position != GTK_INVALID_LIST_POSITION)
    scroll_to(self, contact);
}

/* Nobody reads more, and a label lays out all of its text. */
#define MOST_CHANGES 200

/* What doors and emitters have done in a run, in words, a line each, the latest first. */
static char *describe_changes(const CaromRun *run) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  guint first = n > MOST_CHANGES ? n - MOST_CHANGES : 0;
  GString *text = g_string_new(NULL);
  for (guint i = n; i-- > first;) {
    g_autofree char *words = carom_change_words(run->scene, &changes[i]);
    g_string_append_printf(text, "%s%s", text->len > 0 ? "\n" : "", words);
  }
  if (n == 0)
    g_string_append(text, _("No door has opened or closed yet, and no disc has come in."));
  return g_string_free(text, FALSE);
}

/* Where a scene has neither doors nor emitters, they take no room. */
static void show_changes(CaromCollisionList *self, const CaromRun *run) {
  gtk_widget_set_visible(self->changes, run->world->schedule != NULL);
  if (!run->world->schedule)
    return;
  g_autofree char *text = describe_changes(run);
  if (!g_str_equal(text, gtk_label_get_text(self->changes_label)))
    gtk_label_set_text(self->changes_label, text);
}

static void show_count(CaromCollisionList *self) {
  guint n = g_list_model_get_n_items(G_LIST_MODEL(self->log));
  const CaromRun *run =
      carom_comparison_get_run(get_comparison(self), carom_collision_log_get_pane(self->log));
  g_autofree char *unlisted = carom_unlisted_describe(run);
  g_autofree char *text =
      unlisted ? g_strdup_printf(ngettext("The first %u contact", "The first %u contacts", n), n)
               : g_strdup_printf(ngettext("%u contact", "%u contacts", n), n);
  gtk_label_set_text(self->count_label, text);
  gtk_label_set_text(self->unlisted_label, unlisted ? unlisted : "");
  gtk_widget_set_visible(GTK_WIDGET(self->unlisted_label), unlisted != NULL);
  show_changes(self, run);
  gtk_stack_set_visible_child_name(self->stack, n > 0 ? "contacts" : "empty");
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "collision-list.copy", n > 0);
}

/* ---- Changing rows ---- */

static void begin_change(CaromCollisionList *self) {
  self->is_changing = TRUE;
  select_row(self, GTK_INVALID_LIST_POSITION);
}

static void end_change(CaromCollisionList *self) {
  self->is_changing = FALSE;
  if (self->inspector)
    show_choice(self);
}

/* ---- Keeping up with the run ---- */

static void refresh(CaromCollisionList *self) {
  begin_change(self);
  carom_collision_log_refresh(self->log);
  show_count(self);
  end_change(self);
  self->refreshed_us = g_get_monotonic_time();
}

static gboolean is_worth_showing(CaromCollisionList *self) {
  return gtk_widget_get_mapped(GTK_WIDGET(self)) &&
         carom_refresh_is_due(get_player(self), self->refreshed_us);
}

static void on_changed(CaromCollisionList *self) {
  if (carom_collision_log_has_shrunk(self->log) || is_worth_showing(self))
    refresh(self);
}

static void on_chosen(CaromCollisionList *self) {
  if (is_worth_showing(self))
    show_choice(self);
}

/* Catches up with changes that happened while the widget was hidden. */
static void carom_collision_list_map(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_collision_list_parent_class)->map(widget);
  if (CAROM_COLLISION_LIST(widget)->inspector)
    refresh(CAROM_COLLISION_LIST(widget));
}

/* ---- Choosing ---- */

/* Takes the clock to the selected contact, unless it is there. */
static void choose_selected(CaromCollisionList *self) {
  CaromCollisionItem *item = gtk_single_selection_get_selected_item(self->selection);
  guint run, contact, pane = carom_collision_log_get_pane(self->log);
  if (!item)
    return;
  guint asked = item->contact;
  if (carom_inspector_get_choice(self->inspector, &run, &contact) && run == pane &&
      contact == asked && carom_inspector_is_at_contact(self->inspector))
    return;
  self->scrolled_to = asked; /* it is in view, because it has just been clicked */
  gtk_widget_activate_action(GTK_WIDGET(self), "win.choose-contact", "(uu)", pane, asked);
}

static void on_selected(CaromCollisionList *self) {
  if (!self->showing)
    choose_selected(self);
}

/* A click on the row that is already selected: the clock may have moved away from its contact. */
static void on_released(CaromCollisionList *self, int n_press, double x, double y) {
  if (carom_column_view_has_row_at(self->view, x, y))
    choose_selected(self);
}

/* ---- Sorting ---- */

static void on_sorter_changing(CaromCollisionList *self) {
  begin_change(self);
  self->scrolled_to = GTK_INVALID_LIST_POSITION;
}

/* Sorting goes on while the window is idle; when it is finished, the chosen row can be found
 * again. */
static void on_pending(CaromCollisionList *self) {
  if (self->inspector)
    show_choice(self);
}

/* The handlers run before and after those of the sorted model: the first removes the selection, the
 * last restores it. */
static void make_model(CaromCollisionList *self) {
  GtkSorter *sorter = gtk_column_view_get_sorter(self->view);
  g_signal_connect_object(sorter, "changed", G_CALLBACK(on_sorter_changing), self,
                          G_CONNECT_SWAPPED);
  self->sorted = gtk_sort_list_model_new(NULL, g_object_ref(sorter));
  gtk_sort_list_model_set_incremental(self->sorted, TRUE);
  g_signal_connect_object(sorter, "changed", G_CALLBACK(end_change), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->sorted, "notify::pending", G_CALLBACK(on_pending), self,
                          G_CONNECT_SWAPPED);
  self->selection = gtk_single_selection_new(g_object_ref(G_LIST_MODEL(self->sorted)));
  gtk_single_selection_set_autoselect(self->selection, FALSE);
  gtk_single_selection_set_can_unselect(self->selection, TRUE);
  g_signal_connect_object(self->selection, "notify::selected", G_CALLBACK(on_selected), self,
                          G_CONNECT_SWAPPED);
  gtk_column_view_set_model(self->view, GTK_SELECTION_MODEL(self->selection));
}

/* ---- Copying ---- */

static void copy(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromCollisionList *self = CAROM_COLLISION_LIST(widget);
  g_autofree char *tsv =
      carom_collision_columns_to_tsv(G_LIST_MODEL(self->sorted), get_length_unit(self));
  gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), tsv);
}

/* ---- Columns ---- */

static char *write_cell(gpointer item, gconstpointer column) {
  return carom_collision_column_markup(column, item, CAROM_DIGITS_READ);
}

static char *write_few(gpointer item, gconstpointer column) {
  return carom_collision_column_markup(column, item, CAROM_DIGITS_FEW);
}

static char *tell_cell(gpointer item, gconstpointer column) {
  return carom_collision_column_tooltip(column, item);
}

static double get_key(gpointer item, gconstpointer column) {
  return carom_collision_column_value(column, item);
}

static void add_columns(GtkColumnView *view) {
  guint n;
  const CaromCollisionColumn *columns = carom_collision_columns(&n);
  for (guint i = 0; i < n; i++)
    carom_column_view_append(view, NULL,
                             &(CaromColumnViewCells){.is_number = !columns[i].text,
                                                     .write = write_cell,
                                                     .write_few = write_few,
                                                     .tell = tell_cell,
                                                     .get_key = get_key},
                             &columns[i]);
}

/* Units follow from the scene's unit of length. */
static void show_titles(CaromCollisionList *self) {
  guint n;
  const CaromCollisionColumn *columns = carom_collision_columns(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(GtkColumnViewColumn) column =
        g_list_model_get_item(gtk_column_view_get_columns(self->view), i);
    g_autofree char *title = carom_collision_column_title(&columns[i], get_length_unit(self));
    gtk_column_view_column_set_title(column, title);
  }
}

/* ---- Whose contacts ---- */

/* Lists pane @pane of a comparison that may be a different one from before. */
static void list_pane(CaromCollisionList *self, guint pane) {
  begin_change(self);
  self->scrolled_to = GTK_INVALID_LIST_POSITION;
  carom_collision_log_set_pane(self->log, pane);
  show_count(self);
  end_change(self);
}

/* The same pane stays listed after an edit of the scene. */
static void on_replaced(CaromCollisionList *self) {
  guint pane = carom_collision_log_get_pane(self->log);
  if (pane >= carom_comparison_get_n_runs(get_comparison(self)))
    pane = 0;
  carom_pane_chooser_show(self->pane_chooser, get_comparison(self), pane);
  show_titles(self);
  list_pane(self, pane);
}

/* ---- Construction and destruction ---- */

void carom_collision_list_set_inspector(CaromCollisionList *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_COLLISION_LIST(self) && !self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  self->log = carom_collision_log_new(player);
  gtk_sort_list_model_set_model(self->sorted, G_LIST_MODEL(self->log));
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  if (carom_player_get_comparison(player))
    on_replaced(self);
}

static void carom_collision_list_dispose(GObject *object) {
  g_clear_object(&CAROM_COLLISION_LIST(object)->inspector);
  G_OBJECT_CLASS(carom_collision_list_parent_class)->dispose(object);
}

/* While the view is being destroyed, its sorter still emits that it has changed. */
static void carom_collision_list_finalize(GObject *object) {
  CaromCollisionList *self = CAROM_COLLISION_LIST(object);
  g_clear_object(&self->selection);
  g_clear_object(&self->sorted);
  g_clear_object(&self->log);
  G_OBJECT_CLASS(carom_collision_list_parent_class)->finalize(object);
}

static void carom_collision_list_class_init(CaromCollisionListClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_collision_list_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_collision_list_finalize;
  widget_class->map = carom_collision_list_map;
  g_type_ensure(CAROM_TYPE_PANE_CHOOSER);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-collision-list.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, pane_chooser);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, count_label);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, unlisted_label);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, changes);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, changes_label);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromCollisionList, view);
  gtk_widget_class_bind_template_callback(widget_class, choose_selected);
  gtk_widget_class_bind_template_callback(widget_class, list_pane);
  gtk_widget_class_bind_template_callback(widget_class, on_released);
  gtk_widget_class_install_action(widget_class, "collision-list.copy", NULL, copy);
  gtk_widget_class_add_binding_action(widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                      "collision-list.copy", NULL);
}

static void carom_collision_list_init(CaromCollisionList *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  self->scrolled_to = GTK_INVALID_LIST_POSITION;
  add_columns(self->view);
  make_model(self);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  CaromCollisionList *self = g_object_new(CAROM_TYPE_COLLISION_LIST, NULL);
  carom_collision_list_set_inspector(self, models->inspector);
  return GTK_WIDGET(self);
}

const CaromPage carom_page_collisions = {
    .id = "collisions",
    .title = N_("_Collisions"),
    .about = CAROM_PAGE_ABOUT_CONTACTS,
    .make = make_page,
};
