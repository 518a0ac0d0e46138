/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-table: a view of the rows, and actions named "item-table.…" for its buttons, its menu
 * and the key that deletes. The window has the actions of its parent, and the application's
 * accelerators for them. */
#include "carom-item-table.h"

#include "carom-column-memory.h"
#include "carom-commands.h"
#include "carom-edit-notices.h"
#include "carom-item-view.h"
#include "carom-lazy-menu.h"
#include "carom-presses.h"
#include "carom-reveal.h"
#include "carom-tooltip.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* Of the window. */
#define WIDTH  760
#define HEIGHT 660

struct _CaromItemTable {
  GtkBox parent_instance;
  CaromItemKind kind;
  CaromEditor *editor;
  CaromItemView *view;
  GArray *columns; /* (element-type CaromItemColumn): of the view; not owned */
  GSimpleActionGroup *actions;
  GtkLabel *problem_label, *scope_label;
  GtkWidget *add_button, *delete_button;
  GtkMenuButton *menu_button;
  char *remembered_as;   /* (nullable): what its columns are remembered by */
  gboolean *shown_first; /* then: for each column, before anybody chooses */
};

G_DEFINE_FINAL_TYPE(CaromItemTable, carom_item_table, GTK_TYPE_BOX)

static const struct {
  const char *id;                   /* by which columns are remembered */
  const char *title, *add, *delete; /* translatable */
} kinds[CAROM_N_ITEM_KINDS] = {
    [CAROM_ITEM_DISC] = {"discs", N_("Discs in the first pane"), N_("Add a disc"),
                         N_("Delete the selected discs")},
    [CAROM_ITEM_WALL] = {"walls", N_("Walls"), N_("Add a wall"), N_("Delete the selected walls")},
    [CAROM_ITEM_EMITTER] = {"emitters", N_("Emitters"), N_("Add an emitter"),
                            N_("Delete the selected emitters")},
};

/* ---- Adding and deleting ---- */

static void add(GSimpleAction *action, GVariant *parameter, gpointer table) {
  CaromItemTable *self = CAROM_ITEM_TABLE(table);
  if (!carom_commands_add(self->editor, &carom_item_view_leading, self->kind, NULL))
    return;
  const CaromSelection *added = carom_editor_get_selection(self->editor);
  carom_item_view_show_item(self->view, carom_selection_get(added, 0).index);
}

/* Those of other kinds stay. */
static void delete_selected(GSimpleAction *action, GVariant *parameter, gpointer table) {
  CaromItemTable *self = CAROM_ITEM_TABLE(table);
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  g_autoptr(CaromSelection) rows = carom_selection_of_kind(selection, self->kind);
  carom_editor_select(self->editor, rows);
  carom_commands_delete(self->editor, &carom_item_view_leading);
}

static void on_selection_changed(CaromItemTable *self) {
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self->actions), "delete");
  g_simple_action_set_enabled(G_SIMPLE_ACTION(action),
                              carom_selection_count_of(selection, self->kind) > 0);
}

/* ---- Columns ---- */

static const CaromItemColumn *get_column(CaromItemTable *self, guint i) {
  return &g_array_index(self->columns, CaromItemColumn, i);
}

static gboolean is_visible(CaromItemTable *self, guint i) {
  return gtk_column_view_column_get_visible(carom_item_view_get_view_column(self->view, i));
}

static void set_visible(CaromItemTable *self, const char *const *ids, gboolean visible) {
  for (guint i = 0; i < self->columns->len; i++)
    if (g_strv_contains(ids, get_column(self, i)->id))
      gtk_column_view_column_set_visible(carom_item_view_get_view_column(self->view, i), visible);
}

/* Shows all columns, and rows down to its bottom, where there is room for them. */
static void take_room(CaromItemTable *self) {
  gtk_widget_set_vexpand(GTK_WIDGET(self->view), TRUE);
  for (guint i = 0; i < self->columns->len; i++)
    gtk_column_view_column_set_visible(carom_item_view_get_view_column(self->view, i), TRUE);
}

/* ---- What is remembered ---- */

static void on_visible(CaromItemTable *self, GParamSpec *property, GtkColumnViewColumn *column) {
  g_autoptr(GError) error = NULL;
  guint i = 0;
  while (carom_item_view_get_view_column(self->view, i) != column)
    i++;
  if (!carom_column_memory_keep(self->remembered_as, get_column(self, i)->id, self->shown_first[i],
                                gtk_column_view_column_get_visible(column), &error))
    g_info("%s", error->message); /* it is shown or hidden all the same */
}

/* Velocities are by speed and angle if that was chosen. */
static void show_velocity(CaromItemTable *self) {
  gboolean has_speed = FALSE, has_components = FALSE;
  for (guint i = 0; i < self->columns->len; i++) {
    has_speed |= is_visible(self, i) && g_str_equal(get_column(self, i)->id, "speed");
    has_components |= is_visible(self, i) && g_str_equal(get_column(self, i)->id, "vx");
  }
  GAction *action = g_action_map_lookup_action(G_ACTION_MAP(self->actions), "velocity");
  if (has_speed && !has_components)
    g_simple_action_set_state(G_SIMPLE_ACTION(action), g_variant_new_string("polar"));
}

static void recall(CaromItemTable *self) {
  guint n = self->columns->len;
  g_autofree const char **ids = g_new(const char *, n);
  g_autofree gboolean *shown = g_memdup2(self->shown_first, n * sizeof *shown);
  for (guint i = 0; i < n; i++)
    ids[i] = get_column(self, i)->id;
  carom_column_memory_recall(self->remembered_as, ids, shown, n);
  for (guint i = 1; i < n; i++) /* it is always said what a row is about */
    gtk_column_view_column_set_visible(carom_item_view_get_view_column(self->view, i), shown[i]);
  show_velocity(self);
}

/* From now on, what the user shows or hides of the columns is remembered, and what is remembered
 * holds; what is shown now is what is shown before anybody chooses.
 *
 * @place: an id of where the table is: there, that of each kind is remembered */
static void remember_columns(CaromItemTable *self, const char *place) {
  guint n = self->columns->len;
  self->remembered_as = g_strconcat(kinds[self->kind].id, "-in-", place, NULL);
  self->shown_first = g_new(gboolean, n);
  for (guint i = 0; i < n; i++)
    self->shown_first[i] = is_visible(self, i);
  recall(self);
  for (guint i = 0; i < n; i++)
    g_signal_connect_object(carom_item_view_get_view_column(self->view, i), "notify::visible",
                            G_CALLBACK(on_visible), self, G_CONNECT_SWAPPED);
}

/* Velocities by components, or by speed and angle. */
static void set_velocity(GSimpleAction *action, GVariant *choice, gpointer table) {
  static const char *const components[] = {"vx", "vy", NULL}, *const polar[] = {"speed", "angle",
                                                                                NULL};
  gboolean by_components = g_str_equal(g_variant_get_string(choice, NULL), "components");
  set_visible(CAROM_ITEM_TABLE(table), components, by_components);
  set_visible(CAROM_ITEM_TABLE(table), polar, !by_components);
  g_simple_action_set_state(action, choice);
}

/* ---- The menu ---- */

static void append_columns(CaromItemTable *self, GMenu *menu) {
  g_autoptr(GMenu) section = g_menu_new();
  for (guint i = 1; i < self->columns->len; i++) { /* it is always said what a row is about */
    g_autofree char *name = g_strconcat("column-", get_column(self, i)->id, NULL);
    g_autofree char *detailed = g_strconcat("item-table.", name, NULL);
    g_autoptr(GPropertyAction) action =
        g_property_action_new(name, carom_item_view_get_view_column(self->view, i), "visible");
    g_action_map_add_action(G_ACTION_MAP(self->actions), G_ACTION(action));
    g_menu_append(section, get_column(self, i)->title, detailed);
  }
  g_menu_append_section(menu, _("Columns"), G_MENU_MODEL(section));
}

static void append_velocity(GMenu *menu) {
  g_autoptr(GMenu) section = g_menu_new();
  g_menu_append(section, _("By components"), "item-table.velocity::components");
  g_menu_append(section, _("By speed and angle"), "item-table.velocity::polar");
  g_menu_append_section(menu, _("Velocity"), G_MENU_MODEL(section));
}

static void append_mass(GMenu *menu) {
  g_autoptr(GMenu) section = g_menu_new();
  g_menu_append(section, _("Stays"), "item-table.mass-power(uint32 0)");
  /* Translators: the mass of a disc grows with the square of its radius. */
  g_menu_append(section, _("As r², like plates"), "item-table.mass-power(uint32 2)");
  /* Translators: the mass of a disc grows with the cube of its radius. */
  g_menu_append(section, _("As r³, like balls"), "item-table.mass-power(uint32 3)");
  g_menu_append_section(menu, _("Mass when the radius changes"), G_MENU_MODEL(section));
}

/* Only where there is such an action: the tables in that window do not have it. */
static void append_window(GMenu *menu) {
  g_autoptr(GMenu) section = g_menu_new();
  g_autoptr(GMenuItem) item = g_menu_item_new(_("_Tables in a window"), "scene-panel.open-tables");
  g_menu_item_set_attribute(item, "hidden-when", "s", "action-missing");
  g_menu_append_item(section, item);
  g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
}

static void make_menu(CaromItemTable *self) {
  g_autoptr(GMenu) menu = g_menu_new();
  append_window(menu);
  if (self->kind == CAROM_ITEM_DISC) {
    append_velocity(menu);
    append_mass(menu);
  }
  append_columns(self, menu);
  carom_lazy_menu_set(self->menu_button, G_MENU_MODEL(menu), NULL, NULL);
}

/* ---- Life ---- */

static void on_problem(CaromItemTable *self, const char *problem) {
  gtk_label_set_text(self->problem_label, problem ? problem : "");
  gtk_widget_set_visible(GTK_WIDGET(self->problem_label), problem != NULL);
  if (problem)
    carom_reveal(GTK_WIDGET(self->problem_label));
}

static char *describe_scope(CaromItemKind kind, guint n) {
  switch (kind) {
  case CAROM_ITEM_WALL:
    return g_strdup_printf(
        ngettext("The selected wall gets this.", "All %u selected walls get this.", n), n);
  case CAROM_ITEM_EMITTER:
    return g_strdup_printf(
        ngettext("The selected emitter gets this.", "All %u selected emitters get this.", n), n);
  case CAROM_ITEM_DISC:
  default:
    return g_strdup_printf(
        ngettext("The selected disc gets this.", "All %u selected discs get this.", n), n);
  }
}

/* Of a single row it need not be said. */
static void on_scope(CaromItemTable *self, guint n) {
  g_autofree char *text = describe_scope(self->kind, n);
  gtk_label_set_text(self->scope_label, n > 1 ? text : "");
  gtk_widget_set_visible(GTK_WIDGET(self->scope_label), n > 1);
}

void carom_item_table_show_item(CaromItemTable *self, guint index) {
  g_return_if_fail(CAROM_IS_ITEM_TABLE(self));
  carom_item_view_show_item(self->view, index);
  carom_reveal(GTK_WIDGET(self));
}

static void name_button(GtkWidget *button, const char *name) {
  carom_tooltip_set_text(button, name);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static CaromItemTable *new_table(CaromItemKind kind, CaromEditor *editor, CaromDocument *document) {
  CaromItemTable *self = g_object_new(CAROM_TYPE_ITEM_TABLE, NULL);
  self->kind = kind;
  self->editor = g_object_ref(editor);
  self->view = CAROM_ITEM_VIEW(carom_item_view_new(kind, editor, document));
  self->columns = carom_item_view_get_columns(self->view);
  gtk_box_prepend(GTK_BOX(self), GTK_WIDGET(self->view));
  g_signal_connect_object(self->view, "problem", G_CALLBACK(on_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->view, "scope", G_CALLBACK(on_scope), self, G_CONNECT_SWAPPED);
  name_button(self->add_button, _(kinds[kind].add));
  name_button(self->delete_button, _(kinds[kind].delete));
  g_autoptr(GPropertyAction) mass = g_property_action_new("mass-power", editor, "mass-power");
  g_action_map_add_action(G_ACTION_MAP(self->actions), G_ACTION(mass));
  g_signal_connect_object(editor, "selection-changed", G_CALLBACK(on_selection_changed), self,
                          G_CONNECT_SWAPPED);
  on_selection_changed(self);
  make_menu(self);
  return self;
}

GtkWidget *carom_item_table_new(CaromItemKind kind, CaromEditor *editor, CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_EDITOR(editor) && CAROM_IS_DOCUMENT(document), NULL);
  CaromItemTable *self = new_table(kind, editor, document);
  remember_columns(self, "panel");
  return GTK_WIDGET(self);
}

static void carom_item_table_dispose(GObject *object) {
  g_clear_object(&CAROM_ITEM_TABLE(object)->editor);
  g_clear_object(&CAROM_ITEM_TABLE(object)->actions);
  G_OBJECT_CLASS(carom_item_table_parent_class)->dispose(object);
}

static void carom_item_table_finalize(GObject *object) {
  g_free(CAROM_ITEM_TABLE(object)->remembered_as);
  g_free(CAROM_ITEM_TABLE(object)->shown_first);
  G_OBJECT_CLASS(carom_item_table_parent_class)->finalize(object);
}

static void carom_item_table_class_init(CaromItemTableClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_table_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_table_finalize;
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-item-table.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromItemTable, problem_label);
  gtk_widget_class_bind_template_child(widget_class, CaromItemTable, scope_label);
  gtk_widget_class_bind_template_child(widget_class, CaromItemTable, add_button);
  gtk_widget_class_bind_template_child(widget_class, CaromItemTable, delete_button);
  gtk_widget_class_bind_template_child(widget_class, CaromItemTable, menu_button);
}

static void carom_item_table_init(CaromItemTable *self) {
  static const GActionEntry entries[] = {
      {.name = "add", .activate = add},
      {.name = "delete", .activate = delete_selected},
      {.name = "velocity",
       .parameter_type = "s",
       .state = "'components'",
       .change_state = set_velocity},
  };
  self->actions = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(self->actions), entries, G_N_ELEMENTS(entries),
                                  self);
  gtk_widget_insert_action_group(GTK_WIDGET(self), "item-table", G_ACTION_GROUP(self->actions));
  gtk_widget_init_template(GTK_WIDGET(self));
}

/* ---- The window ---- */

static GtkWidget *make_part(CaromItemKind kind, CaromEditor *editor, CaromDocument *document) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new(_(kinds[kind].title));
  CaromItemTable *table = new_table(kind, editor, document);
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_widget_add_css_class(title, "heading");
  gtk_widget_add_css_class(box, "scene-panel-content");
  gtk_widget_set_vexpand(GTK_WIDGET(table), TRUE);
  take_room(table);
  remember_columns(table, "window");
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), GTK_WIDGET(table));
  return box;
}

/* @parts below notices and under a toast: what an edit has done, and has left overlapping, is told
 * where it is made, too. */
static GtkWidget *add_notices(GtkWidget *parts, CaromEditor *editor, CaromDocument *document) {
  GtkWidget *overlay = gtk_overlay_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  CaromNotices *notices = g_object_new(CAROM_TYPE_NOTICES, "halign", GTK_ALIGN_CENTER, NULL);
  CaromToast *toast = g_object_new(CAROM_TYPE_TOAST, NULL);
  gtk_widget_set_vexpand(parts, TRUE);
  gtk_box_append(GTK_BOX(box), GTK_WIDGET(notices));
  gtk_box_append(GTK_BOX(box), parts);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), box);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), GTK_WIDGET(toast));
  carom_edit_notices_add(editor, document, notices, toast);
  return overlay;
}

/* All actions of @parent. As a group, it would be kept alive by a window that only goes when it
 * goes. */
static void share_actions(GtkWidget *window, GtkWindow *parent) {
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new();
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(parent));
  for (guint i = 0; names[i]; i++)
    g_action_map_add_action(G_ACTION_MAP(actions),
                            g_action_map_lookup_action(G_ACTION_MAP(parent), names[i]));
  gtk_widget_insert_action_group(window, "win", G_ACTION_GROUP(actions));
}

static GtkSizeRequestMode get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A GtkPaned that is asked how wide it is at its height asks its children the same, and a message
 * for which there is the height of one line would then be as wide as that line. */
static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
  gtk_widget_measure(gtk_widget_get_first_child(widget), orientation,
                     orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                     NULL, NULL);
}

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  gtk_widget_allocate(gtk_widget_get_first_child(widget), width, height, baseline, NULL);
}

/* Keeps @child from being the wider the lower it is. */
static GtkWidget *keep_width(GtkWidget *child) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), child);
  gtk_widget_set_layout_manager(box, gtk_custom_layout_new(get_request_mode, measure, allocate));
  return box;
}

/* One above the other, with dividers that can be dragged. */
static GtkWidget *divide(GtkWidget *above, GtkWidget *below) {
  GtkWidget *parts = gtk_paned_new(GTK_ORIENTATION_VERTICAL);
  gtk_paned_set_start_child(GTK_PANED(parts), above);
  gtk_paned_set_end_child(GTK_PANED(parts), below);
  gtk_paned_set_shrink_start_child(GTK_PANED(parts), FALSE);
  gtk_paned_set_shrink_end_child(GTK_PANED(parts), FALSE);
  return parts;
}

GtkWindow *carom_item_table_new_window(GtkWindow *parent, CaromEditor *editor,
                                       CaromDocument *document) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *parts = divide(make_part(CAROM_ITEM_DISC, editor, document),
                            divide(make_part(CAROM_ITEM_WALL, editor, document),
                                   make_part(CAROM_ITEM_EMITTER, editor, document)));
  gtk_window_set_title(GTK_WINDOW(window), _("Discs, walls and emitters"));
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_transient_for(GTK_WINDOW(window), parent);
  gtk_window_set_destroy_with_parent(GTK_WINDOW(window), TRUE);
  gtk_window_set_child(GTK_WINDOW(window), keep_width(add_notices(parts, editor, document)));
  if (G_IS_ACTION_MAP(parent))
    share_actions(window, parent);
  gtk_window_set_application(GTK_WINDOW(window), gtk_window_get_application(parent));
  carom_window_keys_add(window, parts);
  carom_window_keys_close_by_escape(window);
  carom_presses_watch(window);
  return GTK_WINDOW(window);
}
