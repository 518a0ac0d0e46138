/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-view: the legend and the chooser of the quantity are widgets above the chart. */
#include "carom-chart-view.h"

#include "carom-channel.h"
#include "carom-chart-table.h"
#include "carom-layout.h"
#include "carom-soon.h"
#include "carom-style-sample.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* More names than this are in two rows, so that they need not be broken into many lines. */
#define LEGEND_COLUMNS 3
/* Two charts side by side fit on a small screen if no legend has to be wider than this, in usual
 * characters. */
#define LEGEND_CHARS 57

struct _CaromChartView {
  GtkBox parent_instance;
  CaromPlayer *player;
  const CaromQuantity *quantity;
  const CaromQuantity *own; /* (nullable): the scene's */
  GPtrArray *offered;       /* (element-type CaromQuantity): in the order of the chooser */
  GtkDropDown *quantity_drop_down;
  GtkButton *own_button;
  GtkWidget *header;
  GtkWidget *when_room; /* of the button beside the chooser */
  GtkGrid *legend;      /* which is visible where it is to be shown, and empty where it is not */
  CaromChartArea *area;
  int told_height; /* of the header */
};

G_DEFINE_FINAL_TYPE(CaromChartView, carom_chart_view, GTK_TYPE_BOX)

enum { SIGNAL_CHOSEN, SIGNAL_ARRANGED, SIGNAL_ADD_WANTED, SIGNAL_REMOVE_WANTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The legend ---- */

static gboolean is_pane_shown(CaromChartView *self, guint pane) {
  return (carom_chart_area_get_hidden_panes(self->area) >> pane & 1) == 0;
}

static guint pane_of(GtkToggleButton *entry) {
  return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(entry), "pane"));
}

static void on_entry_toggled(GtkToggleButton *entry, CaromChartView *self) {
  if (gtk_toggle_button_get_active(entry) != is_pane_shown(self, pane_of(entry)))
    carom_chart_area_switch_pane(self->area, pane_of(entry));
  gtk_toggle_button_set_active(entry, is_pane_shown(self, pane_of(entry))); /* the last one stays */
}

/* Each entry switches the curves of its pane, in all charts. */
static void on_hidden_panes(CaromChartView *self) {
  for (GtkWidget *entry = gtk_widget_get_first_child(GTK_WIDGET(self->legend)); entry;
       entry = gtk_widget_get_next_sibling(entry))
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(entry),
                                 is_pane_shown(self, pane_of(GTK_TOGGLE_BUTTON(entry))));
}

static GtkWidget *make_legend_entry(CaromChartView *self, guint i, const char *title) {
  GtkWidget *entry = gtk_toggle_button_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sample = g_object_new(CAROM_TYPE_STYLE_SAMPLE, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *label = gtk_label_new(title);
  if (carom_quantity_is_tracked(self->quantity)) /* whose hues are the discs' */
    carom_style_sample_set_grey(CAROM_STYLE_SAMPLE(sample), i);
  else
    carom_style_sample_set_index(CAROM_STYLE_SAMPLE(sample), i);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, "dim-label");
  gtk_widget_add_css_class(label, "caption");
  gtk_box_append(GTK_BOX(box), sample);
  gtk_box_append(GTK_BOX(box), label);
  gtk_button_set_child(GTK_BUTTON(entry), box);
  gtk_widget_add_css_class(entry, "legend-entry");
  g_autofree char *tooltip =
      /* Translators: the title of a pane. */
      g_strdup_printf(_("%s: its curves in all charts"), title);
  carom_tooltip_set_text(entry, tooltip);
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data(G_OBJECT(entry), "pane", GUINT_TO_POINTER(i));
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(entry), is_pane_shown(self, i));
  g_signal_connect_object(entry, "toggled", G_CALLBACK(on_entry_toggled), self, 0);
  return entry;
}

static void fill_legend(CaromChartView *self, int n_columns) {
  CaromComparison *comparison = carom_player_get_comparison(self->player);
  GtkWidget *entry;
  while ((entry = gtk_widget_get_first_child(GTK_WIDGET(self->legend))))
    gtk_grid_remove(self->legend, entry);
  for (int i = 0; i < (int)carom_comparison_get_n_runs(comparison); i++)
    gtk_grid_attach(
        self->legend,
        make_legend_entry(self, (guint)i, carom_comparison_get_title(comparison, (guint)i)),
        i % n_columns, i / n_columns, 1, 1);
}

static int measure_legend(CaromChartView *self) {
  int least;
  gtk_widget_measure(GTK_WIDGET(self->legend), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                     NULL);
  return least;
}

static int get_legend_width(CaromChartView *self) {
  PangoContext *context = gtk_widget_get_pango_context(GTK_WIDGET(self->legend));
  PangoFontMetrics *metrics = pango_context_get_metrics(context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width(metrics) * LEGEND_CHARS;
  pango_font_metrics_unref(metrics);
  return PANGO_PIXELS(width);
}

/* Long names get more rows. */
static void show_legend(CaromChartView *self) {
  if (!self->player || !carom_player_get_comparison(self->player) ||
      !gtk_widget_get_visible(GTK_WIDGET(self->legend)))
    return;
  int n = (int)carom_comparison_get_n_runs(carom_player_get_comparison(self->player));
  int n_columns = n > LEGEND_COLUMNS ? (n + 1) / 2 : n;
  fill_legend(self, n_columns);
  while (n_columns > 1 && measure_legend(self) > get_legend_width(self))
    fill_legend(self, --n_columns);
}

/* Where there is little room the way to the contact is left out; but a legend rather goes below it.
 */
static void keep_when(CaromChartView *self, gboolean keep) {
  gtk_widget_set_child_visible(gtk_widget_get_first_child(self->when_room), TRUE);
  gtk_widget_set_layout_manager(self->when_room,
                                keep ? gtk_box_layout_new(GTK_ORIENTATION_HORIZONTAL)
                                     : g_object_new(CAROM_TYPE_SPARE_LAYOUT, NULL));
}

void carom_chart_view_set_legend_shown(CaromChartView *self, gboolean shown) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self));
  if (gtk_widget_get_visible(GTK_WIDGET(self->legend)) == shown)
    return;
  keep_when(self, shown);
  gtk_widget_set_visible(GTK_WIDGET(self->legend), shown);
  show_legend(self);
}

/* ---- Beside other charts ---- */

static void on_arranged(CaromChartView *self) {
  g_signal_emit(self, signals[SIGNAL_ARRANGED], 0);
}

static gboolean tell_height(gpointer view) {
  CaromChartView *self = view;
  self->told_height = carom_chart_view_get_header_height(self);
  on_arranged(self);
  return G_SOURCE_REMOVE;
}

/* The chart has what the header leaves. Others follow, but not while heights are shared out. */
static void on_resize(CaromChartView *self) {
  if (carom_chart_view_get_header_height(self) != self->told_height)
    carom_soon(self, tell_height);
}

CaromChartArea *carom_chart_view_get_area(CaromChartView *self) {
  g_return_val_if_fail(CAROM_IS_CHART_VIEW(self), NULL);
  return self->area;
}

static void on_table(CaromChartView *self) {
  carom_chart_table_present(self->area, self->player, self->quantity);
}

int carom_chart_view_get_header_height(CaromChartView *self) {
  g_return_val_if_fail(CAROM_IS_CHART_VIEW(self), 0);
  return gtk_widget_get_height(self->header);
}

void carom_chart_view_set_space(CaromChartView *self, int space) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self));
  gtk_widget_set_margin_top(GTK_WIDGET(self->area), space);
}

/* ---- The quantity ---- */

static void on_quantity_selected(CaromChartView *self) {
  guint i = gtk_drop_down_get_selected(self->quantity_drop_down);
  if (i < self->offered->len &&
      g_ptr_array_index(self->offered, i) != carom_quantity_upright(self->quantity))
    carom_chart_view_choose_quantity(self, g_ptr_array_index(self->offered, i));
}

static void on_chosen(CaromChartView *self, const CaromQuantity *quantity) {
  carom_chart_view_choose_quantity(self, quantity);
}

static void on_own(CaromChartView *self) {
  carom_chart_view_choose_quantity(self, self->own);
}

static void on_whole(CaromChartView *self) {
  carom_chart_area_show_whole(self->area);
}

/* The menu is a right click away, but nobody sees that. */
static void on_more(CaromChartView *self, GtkButton *button) {
  double x, y;
  if (gtk_widget_translate_coordinates(GTK_WIDGET(button), GTK_WIDGET(self->area), 0,
                                       gtk_widget_get_height(GTK_WIDGET(button)), &x, &y))
    carom_chart_area_pop_up(self->area, x, y, gtk_widget_has_visible_focus(GTK_WIDGET(button)));
}

/* A GtkShortcutFunc: also from what stands above the chart. */
static gboolean open_menu(GtkWidget *widget, GVariant *arguments, gpointer unused) {
  CaromChartArea *area = CAROM_CHART_VIEW(widget)->area;
  carom_chart_area_pop_up(area, gtk_widget_get_width(GTK_WIDGET(area)) / 2.0, 0, TRUE);
  return GDK_EVENT_STOP;
}

/* The way back is there where it leads to something else. */
static void show_own_button(CaromChartView *self) {
  gtk_widget_set_visible(
      GTK_WIDGET(self->own_button),
      self->own != self->quantity && self->own &&
          g_ptr_array_find(self->offered, carom_quantity_upright(self->own), NULL));
}

/* The button within the chooser is what has the focus, and has no name of its own. */
static void name_quantity_button(CaromChartView *self) {
  g_autofree char *name = g_strdup_printf(
      /* Translators: %s is a quantity, such as “Kinetic energy”. */
      _("Quantity of this chart: %s"), _(self->quantity->part.title));
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(gtk_widget_get_first_child(GTK_WIDGET(self->quantity_drop_down))),
      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* A list that opens shows what is chosen, which has the focus; GTK begins at the first. It can be
 * scrolled once it has been laid out, and may have a row for it only after that. */
static gboolean show_chosen(GtkWidget *list, GdkFrameClock *clock, gpointer view) {
  CaromChartView *self = view;
  guint chosen = gtk_drop_down_get_selected(self->quantity_drop_down);
  if (!gtk_widget_get_mapped(list) || chosen == GTK_INVALID_LIST_POSITION)
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height(list) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_activate_action(list, "list.scroll-to-item", "u", chosen);
  for (GtkWidget *row = gtk_widget_get_first_child(list); row;
       row = gtk_widget_get_next_sibling(row))
    if (gtk_widget_get_state_flags(row) & GTK_STATE_FLAG_SELECTED)
      return gtk_widget_grab_focus(row) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
  return G_SOURCE_CONTINUE;
}

static void on_list_opened(CaromChartView *self, GtkWidget *list) {
  gtk_widget_add_tick_callback(list, show_chosen, self, NULL);
}

/* Returns: (nullable): the list that is somewhere in @widget */
static GtkWidget *find_list(GtkWidget *widget) {
  GtkWidget *list = GTK_IS_LIST_VIEW(widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !list;
       child = gtk_widget_get_next_sibling(child))
    list = find_list(child);
  return list;
}

/* Of a phase plot that upright; the other one stands at its axis. */
static void select_quantity(CaromChartView *self) {
  guint i;
  if (g_ptr_array_find(self->offered, carom_quantity_upright(self->quantity), &i))
    gtk_drop_down_set_selected(self->quantity_drop_down, i);
}

void carom_chart_view_set_quantity(CaromChartView *self, const CaromQuantity *quantity) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self) && quantity);
  if (self->quantity == quantity)
    return;
  self->quantity = quantity;
  select_quantity(self);
  show_legend(self);
  carom_tooltip_set_text(GTK_WIDGET(self->quantity_drop_down), _(quantity->part.summary));
  name_quantity_button(self);
  show_own_button(self);
  carom_chart_area_set_quantity(self->area, quantity);
}

void carom_chart_view_choose_quantity(CaromChartView *self, const CaromQuantity *quantity) {
  carom_chart_view_set_quantity(self, quantity);
  g_signal_emit(self, signals[SIGNAL_CHOSEN], 0);
}

void carom_chart_view_set_own_quantity(CaromChartView *self, const CaromQuantity *quantity) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self));
  self->own = quantity;
  show_own_button(self);
}

/* ---- More charts, and fewer ---- */

static void add(GtkWidget *view, const char *action, GVariant *parameter) {
  g_signal_emit(view, signals[SIGNAL_ADD_WANTED], 0);
}

static gboolean want_removal(gpointer view) {
  g_signal_emit(view, signals[SIGNAL_REMOVE_WANTED], 0);
  return G_SOURCE_REMOVE;
}

/* Not while its own menu is closing. */
static void remove_it(GtkWidget *view, const char *action, GVariant *parameter) {
  carom_soon(view, want_removal);
}

void carom_chart_view_set_changeable(CaromChartView *self, gboolean can_add, gboolean can_remove) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self));
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart-view.add", can_add);
  gtk_widget_action_set_enabled(GTK_WIDGET(self), "chart-view.remove", can_remove);
}

/* ---- What is offered ---- */

/* @scene: (nullable): NULL: everything */
static GPtrArray *offer_for(const CaromScene *scene) {
  GPtrArray *offered = g_ptr_array_new();
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++)
    if (!scene || carom_channel_exist(&quantities[i], scene))
      g_ptr_array_add(offered, (gpointer)&quantities[i]);
  return offered;
}

static GtkStringList *titles_of(const GPtrArray *quantities) {
  GtkStringList *titles = gtk_string_list_new(NULL);
  for (guint i = 0; i < quantities->len; i++) {
    const CaromQuantity *quantity = g_ptr_array_index(quantities, i);
    gtk_string_list_append(titles, _(quantity->part.title));
  }
  return titles;
}

static gboolean is_same(const GPtrArray *one, const GPtrArray *other) {
  return one->len == other->len &&
         (one->len == 0 || memcmp(one->pdata, other->pdata, one->len * sizeof(gpointer)) == 0);
}

/* Offers what can be shown of the scene. The list is made for the first scene, and anew only if
 * that changes, which keeps an open one open. */
static void offer(CaromChartView *self, const CaromScene *scene) {
  g_autoptr(GPtrArray) offered = offer_for(scene);
  if (gtk_drop_down_get_model(self->quantity_drop_down) && is_same(self->offered, offered))
    return;
  g_autoptr(GtkStringList) titles = titles_of(offered);
  g_signal_handlers_block_by_func(self->quantity_drop_down, on_quantity_selected, self);
  g_clear_pointer(&self->offered, g_ptr_array_unref);
  self->offered = g_steal_pointer(&offered);
  gtk_drop_down_set_model(self->quantity_drop_down, G_LIST_MODEL(titles));
  select_quantity(self);
  show_own_button(self);
  g_signal_handlers_unblock_by_func(self->quantity_drop_down, on_quantity_selected, self);
}

static void on_replaced(CaromChartView *self) {
  if (carom_player_is_in_flux(self->player))
    return;
  offer(self, carom_comparison_get_scene(carom_player_get_comparison(self->player)));
  show_legend(self);
}

const CaromQuantity *carom_chart_view_get_quantity(CaromChartView *self) {
  g_return_val_if_fail(CAROM_IS_CHART_VIEW(self), NULL);
  return self->quantity;
}

void carom_chart_view_set_player(CaromChartView *self, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_CHART_VIEW(self) && !self->player);
  self->player = g_object_ref(player);
  carom_chart_area_set_player(self->area, player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  if (carom_player_get_comparison(player))
    on_replaced(self);
}

static void carom_chart_view_dispose(GObject *object) {
  g_clear_object(&CAROM_CHART_VIEW(object)->player);
  G_OBJECT_CLASS(carom_chart_view_parent_class)->dispose(object);
}

static void carom_chart_view_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_CHART_VIEW(object)->offered);
  G_OBJECT_CLASS(carom_chart_view_parent_class)->finalize(object);
}

static void carom_chart_view_class_init(CaromChartViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_chart_view_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_chart_view_finalize;
  g_type_ensure(CAROM_TYPE_CHART_AREA);
  g_type_ensure(CAROM_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-chart-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, quantity_drop_down);
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, own_button);
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, header);
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, when_room);
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, legend);
  gtk_widget_class_bind_template_child(widget_class, CaromChartView, area);
  gtk_widget_class_bind_template_callback(widget_class, on_chosen);
  gtk_widget_class_bind_template_callback(widget_class, on_own);
  gtk_widget_class_bind_template_callback(widget_class, on_whole);
  gtk_widget_class_bind_template_callback(widget_class, on_more);
  gtk_widget_class_bind_template_callback(widget_class, on_arranged);
  gtk_widget_class_bind_template_callback(widget_class, on_resize);
  gtk_widget_class_bind_template_callback(widget_class, on_table);
  gtk_widget_class_add_binding(widget_class, GDK_KEY_Menu, 0, open_menu, NULL);
  gtk_widget_class_add_binding(widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, open_menu, NULL);
  gtk_widget_class_install_action(widget_class, "chart-view.add", NULL, add);
  gtk_widget_class_install_action(widget_class, "chart-view.remove", NULL, remove_it);
  GType type = G_TYPE_FROM_CLASS(klass);
  signals[SIGNAL_CHOSEN] =
      g_signal_new("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ARRANGED] =
      g_signal_new("arranged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ADD_WANTED] =
      g_signal_new("add-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REMOVE_WANTED] =
      g_signal_new("remove-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_chart_view_init(CaromChartView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  g_signal_connect_object(find_list(GTK_WIDGET(self->quantity_drop_down)), "map",
                          G_CALLBACK(on_list_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->quantity_drop_down, "notify::selected",
                          G_CALLBACK(on_quantity_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->area, "notify::hidden-panes", G_CALLBACK(on_hidden_panes), self,
                          G_CONNECT_SWAPPED);
  keep_when(self, gtk_widget_get_visible(GTK_WIDGET(self->legend)));
  self->offered = offer_for(NULL);
  carom_chart_view_set_quantity(self, g_ptr_array_index(self->offered, 0));
}
