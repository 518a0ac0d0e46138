/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chart-view: the chooser of a chart's quantity, its legend, and time under the pointer. Needs
 * a display. */
#include "app-test.h"
#include "carom-builtin.h"
#include "carom-channel.h"
#include "carom-chart-range.h"
#include "carom-chart-switches.h"
#include "carom-chart-table.h"
#include "carom-chart-view.h"
#include "carom-style-sample.h"
#include "gtk-test.h"

typedef struct {
  CaromPlayer *player;
  GtkWidget *window, *chart;
  guint64 frame; /* that was asked for last */
  gboolean shows_when;
} Fixture;

static void on_seek(GSimpleAction *action, GVariant *frame, gpointer data) {
  ((Fixture *)data)->frame = g_variant_get_uint64(frame);
}

static void on_view(GSimpleAction *action, GVariant *page, gpointer data) {
  g_assert_cmpstr(g_variant_get_string(page, NULL), ==, "when");
  ((Fixture *)data)->shows_when = TRUE;
}

static void add_actions(Fixture *fixture) {
  const GActionEntry entries[] = {
      {.name = "seek", .activate = on_seek, .parameter_type = "t"},
      {.name = "view", .parameter_type = "s", .state = "'graphs'", .change_state = on_view},
  };
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(group), entries, G_N_ELEMENTS(entries), fixture);
  gtk_widget_insert_action_group(fixture->window, "win", G_ACTION_GROUP(group));
}

static void set_up(Fixture *fixture, gconstpointer data) {
  g_test_log_set_fatal_handler(test_is_fatal, NULL);
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  fixture->player = carom_player_new();
  test_take_time(fixture->player);
  fixture->chart = g_object_new(CAROM_TYPE_CHART_VIEW, NULL);
  fixture->window = gtk_window_new();
  fixture->frame = G_MAXUINT64;
  carom_chart_view_set_player(CAROM_CHART_VIEW(fixture->chart), fixture->player);
  carom_player_set_comparison(fixture->player,
                              carom_comparison_new(scene, methods, G_N_ELEMENTS(methods)));
  add_actions(fixture);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 600, 300);
  gtk_window_set_child(GTK_WINDOW(fixture->window), fixture->chart);
  gtk_window_present(GTK_WINDOW(fixture->window));
  test_wait_for_frames(fixture->window);
}

static void tear_down(Fixture *fixture, gconstpointer data) {
  gtk_window_destroy(GTK_WINDOW(fixture->window));
  g_object_unref(fixture->player);
}

/* What is chosen in the list is charted, and what is charted is chosen in the list. */
static void test_quantity(Fixture *fixture, gconstpointer data) {
  guint n_quantities, n_offered = 0;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  const CaromScene *scene =
      carom_comparison_get_scene(carom_player_get_comparison(fixture->player));
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  GtkDropDown *chooser = GTK_DROP_DOWN(test_find(fixture->chart, GTK_TYPE_DROP_DOWN, NULL));
  for (guint i = 0; i < n_quantities; i++) {
    if (!carom_channel_exist(&quantities[i], scene))
      continue;
    gtk_drop_down_set_selected(chooser, n_offered++);
    g_assert_true(carom_chart_view_get_quantity(chart) == &quantities[i]);
  }
  carom_chart_view_set_quantity(chart, &quantities[0]);
  g_assert_cmpuint(gtk_drop_down_get_selected(chooser), ==, 0);
}

static void count_choices(guint *n) {
  (*n)++;
}

static GtkWidget *find_way_back(GtkWidget *chart) {
  return test_find_icon_button(chart, "view-refresh-symbolic");
}

/* The chooser says what it is and what is chosen to those who hear it. */
static void test_chooser(Fixture *fixture, gconstpointer data) {
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  GtkWidget *chooser = test_find(fixture->chart, GTK_TYPE_DROP_DOWN, NULL);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("energy"));
  g_autofree char *problem = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(gtk_widget_get_first_child(chooser)), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Quantity of this chart: Kinetic energy");
  g_assert_null(problem);
}

static GtkWidget *get_focus(Fixture *fixture) {
  return gtk_root_get_focus(GTK_ROOT(fixture->window));
}

/* A list that opens has what is chosen in sight, from where the arrow keys go on. One that a window
 * of another program closes, which opens one at the same time, is opened again. */
static void test_opened_list(Fixture *fixture, gconstpointer data) {
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  GtkWidget *chooser = test_find(fixture->chart, GTK_TYPE_DROP_DOWN, NULL);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("contacts"));
  GtkWidget *list = test_find(chooser, GTK_TYPE_LIST_VIEW, NULL);
  GtkWidget *popover = gtk_widget_get_ancestor(list, GTK_TYPE_POPOVER);
  test_anything_may_happen = TRUE; /* a popover as high as the test's window is small */
  for (guint i = 0; i < 2; i++) {  /* for the first time it has not been laid out */
    graphene_rect_t bounds;
    gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
    while (!get_focus(fixture) || gtk_widget_get_parent(get_focus(fixture)) != list ||
           !(gtk_widget_get_state_flags(get_focus(fixture)) & GTK_STATE_FLAG_SELECTED)) {
      g_assert_cmpint(g_get_monotonic_time(), <, give_up);
      if (!gtk_widget_get_visible(popover))
        g_signal_emit_by_name(chooser, "activate");
      g_main_context_iteration(NULL, FALSE);
    }
    test_wait_for_frames(fixture->window);
    g_assert_true(gtk_widget_compute_bounds(get_focus(fixture), list, &bounds));
    g_assert_cmpfloat(bounds.origin.y, >=, 0);
    g_assert_cmpfloat(bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height(list));
    gtk_popover_popdown(GTK_POPOVER(popover));
    test_wait_for_frames(fixture->window);
  }
}

/* The button is there while it leads somewhere; it and the list choose, a program does not. */
static void test_own_quantity(Fixture *fixture, gconstpointer data) {
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  const CaromQuantity *own = carom_quantity_by_id("energy");
  guint n_choices = 0;
  g_signal_connect_swapped(chart, "chosen", G_CALLBACK(count_choices), &n_choices);
  carom_chart_view_set_own_quantity(chart, own);
  carom_chart_view_set_quantity(chart, own);
  g_assert_false(gtk_widget_get_visible(find_way_back(fixture->chart)));
  gtk_drop_down_set_selected(GTK_DROP_DOWN(test_find(fixture->chart, GTK_TYPE_DROP_DOWN, NULL)), 0);
  g_assert_cmpuint(n_choices, ==, 1);
  g_assert_true(gtk_widget_get_visible(find_way_back(fixture->chart)));
  g_signal_emit_by_name(find_way_back(fixture->chart), "clicked");
  g_assert_cmpuint(n_choices, ==, 2);
  g_assert_true(carom_chart_view_get_quantity(chart) == own);
  g_assert_false(gtk_widget_get_visible(find_way_back(fixture->chart)));
}

/* From the chart there is a way to the page about the contact. */
static void test_when(Fixture *fixture, gconstpointer data) {
  GtkWidget *button = test_find_icon_button(fixture->chart, "carom-when-symbolic");
  g_assert_true(gtk_widget_get_sensitive(button));
  g_assert_nonnull(gtk_widget_get_tooltip_text(button));
  g_signal_emit_by_name(button, "clicked");
  g_assert_true(fixture->shows_when);
}

static guint count_samples(GtkWidget *widget) {
  guint n = CAROM_IS_STYLE_SAMPLE(widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    n += count_samples(child);
  return n;
}

/* An entry a pane, also after there are others. */
static void test_legend(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  CaromMethod method = carom_method_option_defaults();
  g_assert_cmpuint(count_samples(fixture->chart), ==, 2);
  carom_player_set_comparison(fixture->player, carom_comparison_new(scene, &method, 1));
  g_assert_cmpuint(count_samples(fixture->chart), ==, 1);
}

/* None where it is said elsewhere, and all of it when it is needed again. */
static void test_no_legend(Fixture *fixture, gconstpointer data) {
  g_autoptr(CaromScene) scene = test_head_on(1);
  CaromMethod method = carom_method_option_defaults();
  CaromMethod methods[] = {method, method, method};
  carom_chart_view_set_legend_shown(CAROM_CHART_VIEW(fixture->chart), FALSE);
  carom_player_set_comparison(fixture->player, carom_comparison_new(scene, methods, 3));
  g_assert_false(gtk_widget_get_mapped(test_find(fixture->chart, GTK_TYPE_GRID, NULL)));
  carom_chart_view_set_legend_shown(CAROM_CHART_VIEW(fixture->chart), TRUE);
  g_assert_cmpuint(count_samples(fixture->chart), ==, 3);
}

/* The way to the contact is left out where there is no room, and comes back with the legend, which
 * goes below it. The menu stays. */
static void test_narrow(Fixture *fixture, gconstpointer data) {
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  GtkWidget *when = test_find_icon_button(fixture->chart, "carom-when-symbolic");
  GtkWidget *more = test_find_icon_button(fixture->chart, "view-more-symbolic");
  carom_chart_view_set_legend_shown(chart, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), 1, 300);
  test_wait_for_frames(fixture->window);
  g_assert_false(gtk_widget_get_mapped(when));
  g_assert_true(gtk_widget_get_mapped(more));
  carom_chart_view_set_legend_shown(chart, TRUE);
  test_wait_for_frames(fixture->window);
  g_assert_true(gtk_widget_get_mapped(when));
}

/* The picture of the chart; samples in the legend are drawn, too. */
static GtkWidget *find_picture(GtkWidget *widget) {
  if (GTK_IS_DRAWING_AREA(widget) && !CAROM_IS_STYLE_SAMPLE(widget))
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child && !found;
       child = gtk_widget_get_next_sibling(child))
    found = find_picture(child);
  return found;
}

/* By all controllers of the picture of that kind. "leave" has no place, which does no harm. */
static void emit(Fixture *fixture, gboolean (*is_it)(GtkEventController *), const char *signal,
                 double x, double y) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(find_picture(fixture->chart));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    gboolean taken;
    if (!is_it(controller))
      continue;
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller))
      g_signal_emit_by_name(controller, signal, x, y, &taken);
    else
      g_signal_emit_by_name(controller, signal, x, y);
  }
}

static gboolean is_motion(GtkEventController *controller) {
  return GTK_IS_EVENT_CONTROLLER_MOTION(controller);
}

static gboolean is_scroll(GtkEventController *controller) {
  return GTK_IS_EVENT_CONTROLLER_SCROLL(controller);
}

static gboolean is_primary_drag(GtkEventController *controller) {
  return GTK_IS_GESTURE_DRAG(controller) &&
         gtk_gesture_single_get_button(GTK_GESTURE_SINGLE(controller)) == GDK_BUTTON_PRIMARY;
}

static void keep_time(double *kept_s, double time_s) {
  *kept_s = time_s;
}

/* What is read off, for a screen reader, is of that time. */
static void assert_tells_time(GtkWidget *picture, double time_s) {
  g_autofree char *time = g_strdup_printf("t = %.2f", time_s);
  g_autofree char *told = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "nothing");
  g_test_message("%s", told);
  g_assert_nonnull(strstr(told, "kg·m/s"));
  g_assert_true(g_str_has_prefix(told, time));
}

static CaromChartArea *get_area(Fixture *fixture) {
  return carom_chart_view_get_area(CAROM_CHART_VIEW(fixture->chart));
}

/* The pointer tells its time, and that it has gone; what is read off there is described. */
static void test_pointed(Fixture *fixture, gconstpointer data) {
  GtkWidget *picture = find_picture(fixture->chart);
  CaromChartArea *area = get_area(fixture);
  double first_s = NAN, second_s = NAN;
  carom_comparison_seek(carom_player_get_comparison(fixture->player), 60, NULL);
  g_signal_connect_swapped(area, "pointed", G_CALLBACK(keep_time), &first_s);
  emit(fixture, is_motion, "motion", 100, 50);
  g_signal_handlers_disconnect_by_data(area, &first_s);
  g_signal_connect_swapped(area, "pointed", G_CALLBACK(keep_time), &second_s);
  emit(fixture, is_motion, "motion", 120, 50);
  g_assert_cmpfloat(first_s, >, 0);
  g_assert_cmpfloat(second_s, >, first_s);
  carom_chart_area_set_pointed(area, first_s);
  test_wait_for_frames(fixture->window);
  assert_tells_time(picture, first_s);
  emit(fixture, is_motion, "motion", 500, 50);
  carom_chart_area_set_pointed(area, second_s); /* is not known yet: the present is read off */
  test_wait_for_frames(fixture->window);
  assert_tells_time(picture,
                    carom_comparison_get_time_s(carom_player_get_comparison(fixture->player)));
  emit(fixture, is_motion, "leave", 0, 0);
  g_assert_true(isnan(second_s));
}

/* A chart out of sight tells nothing that is not so any more; in sight again, it does. */
static void test_unseen(Fixture *fixture, gconstpointer data) {
  GtkWidget *picture = find_picture(fixture->chart);
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  carom_comparison_seek(comparison, 60, NULL);
  test_wait_for_frames(fixture->window);
  gtk_widget_set_visible(fixture->chart, FALSE);
  g_autofree char *problem = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_null(problem);
  gtk_widget_set_visible(fixture->chart, TRUE);
  test_wait_for_frames(fixture->window);
  assert_tells_time(picture, carom_comparison_get_time_s(comparison));
}

static void press_at(Fixture *fixture, double x) {
  emit(fixture, is_primary_drag, "drag-begin", x, 10);
}

/* Beyond its ends the time is that of the end; further to the right it is later. */
static void test_seek(Fixture *fixture, gconstpointer data) {
  guint64 last = carom_player_frame_at(fixture->player, carom_player_get_end_s(fixture->player));
  press_at(fixture, -100);
  g_assert_cmpuint(fixture->frame, ==, 0);
  press_at(fixture, 300);
  guint64 middle = fixture->frame;
  g_assert_cmpuint(middle, >, 0);
  g_assert_cmpuint(middle, <, last);
  press_at(fixture, 400);
  g_assert_cmpuint(fixture->frame, >, middle);
  press_at(fixture, 10000);
  g_assert_cmpuint(fixture->frame, ==, last);
}

/* ---- A part of the time axis ---- */

static double length_of(CaromTimeSpan span) {
  return span.to_s - span.from_s;
}

/* Four clicks of the wheel double; what is below the pointer stays there. */
static void test_wheel(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  double end_s = carom_player_get_end_s(fixture->player), before_s = NAN, after_s = NAN;
  guint n_zoomed = 0;
  g_signal_connect_swapped(area, "zoomed", G_CALLBACK(count_choices), &n_zoomed);
  g_signal_connect_swapped(area, "pointed", G_CALLBACK(keep_time), &before_s);
  emit(fixture, is_motion, "motion", 300, 50);
  g_signal_handlers_disconnect_by_data(area, &before_s);
  emit(fixture, is_scroll, "scroll", 0, -8);
  g_assert_cmpuint(n_zoomed, ==, 1);
  CaromTimeSpan shown = carom_chart_area_get_shown(area);
  g_assert_cmpfloat_with_epsilon(length_of(shown), end_s / 4, 1e-12 * end_s);
  g_signal_connect_swapped(area, "pointed", G_CALLBACK(keep_time), &after_s);
  emit(fixture, is_motion, "motion", 300, 50);
  /* Longer numbers at the axes may move the plot by a few points. */
  g_assert_cmpfloat_with_epsilon(after_s, before_s, 0.05 * length_of(shown));
  emit(fixture, is_scroll, "scroll", 0, 100);
  g_assert_false(carom_time_span_is_part(carom_chart_area_get_shown(area)));
}

/* A part is dragged along, and ends where the axis does; a click goes there; the button, which is
 * there for a part only, shows all again. */
static void test_drag(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  GtkWidget *button = test_find_icon_button(fixture->chart, "zoom-out-symbolic");
  double end_s = carom_player_get_end_s(fixture->player);
  g_assert_false(gtk_widget_get_visible(button));
  carom_chart_area_set_shown(area, (CaromTimeSpan){0.4 * end_s, 0.5 * end_s});
  g_assert_true(gtk_widget_get_visible(button));
  emit(fixture, is_primary_drag, "drag-begin", 300, 50);
  g_assert_cmpuint(fixture->frame, ==, G_MAXUINT64);
  emit(fixture, is_primary_drag, "drag-update", -100, 0);
  CaromTimeSpan shown = carom_chart_area_get_shown(area);
  g_assert_cmpfloat(shown.from_s, >, 0.4 * end_s);
  g_assert_cmpfloat_with_epsilon(length_of(shown), 0.1 * end_s, 1e-12 * end_s);
  emit(fixture, is_primary_drag, "drag-end", -100, 0);
  g_assert_cmpuint(fixture->frame, ==, G_MAXUINT64); /* it was no click */
  emit(fixture, is_primary_drag, "drag-update", -100000, 0);
  g_assert_cmpfloat(carom_chart_area_get_shown(area).to_s, ==, end_s);
  press_at(fixture, 300);
  emit(fixture, is_primary_drag, "drag-end", 0, 0);
  double dt_s = carom_comparison_get_scene(carom_player_get_comparison(fixture->player))->dt_s;
  g_assert_cmpfloat((double)fixture->frame * dt_s, >, 0.9 * end_s);
  g_signal_emit_by_name(button, "clicked");
  g_assert_false(carom_time_span_is_part(carom_chart_area_get_shown(area)));
}

/* The keys and the menu mark a time and take that back; what is described are differences then. */
static void test_marked(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  double marked_s = 0;
  carom_player_seek(fixture->player, 60);
  g_signal_connect_swapped(area, "marked", G_CALLBACK(keep_time), &marked_s);
  for (guint i = 0; i < 2; i++) {
    g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.toggle-mark", NULL));
    g_assert_cmpint(isnan(marked_s), ==, i);
    carom_chart_area_set_marked(area, marked_s);
    test_wait_for_frames(fixture->window);
    g_autofree char *told =
        gtk_test_accessible_check_property(GTK_ACCESSIBLE(find_picture(fixture->chart)),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "nothing");
    g_test_message("%s", told);
    g_assert_cmpint(strstr(told, "Δt = ") != NULL, ==, !isnan(marked_s));
  }
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.menu", NULL));
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.mark", NULL));
  g_assert_cmpfloat(marked_s, >, 0);
}

static char *get_description(Fixture *fixture) {
  test_wait_for_frames(fixture->window);
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(get_area(fixture)),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "something else");
}

static const GValue *get_copied(Fixture *fixture, GType type, GValue *value) {
  GdkClipboard *clipboard = gtk_widget_get_clipboard(fixture->chart);
  g_autoptr(GError) error = NULL;
  g_value_init(value, type);
  gdk_content_provider_get_value(gdk_clipboard_get_content(clipboard), value, &error);
  g_assert_no_error(error);
  return value;
}

/* The menu fits each of the laws, in one chart; slopes are described and can be copied. */
static void test_fit(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  guint n_laws;
  const CaromFitLaw *laws = carom_fit_laws(&n_laws);
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart), carom_quantity_by_id("energy"));
  carom_player_seek(fixture->player, 60);
  g_autofree char *values = get_description(fixture);
  for (guint i = 0; i < n_laws; i++) {
    g_auto(GValue) copied = G_VALUE_INIT;
    g_autofree char *id = NULL, *heading = NULL;
    g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.fit", "s", laws[i].id));
    g_object_get(area, "fit", &id, NULL);
    g_assert_cmpstr(id, ==, laws[i].id);
    heading = g_strdup_printf("d%sE/d%st = ", laws[i].has_log_value ? " ln " : "",
                              laws[i].has_log_time ? " ln " : "");
    g_autofree char *slopes = get_description(fixture);
    g_assert_nonnull(strstr(slopes, heading));
    g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.copy-readout", NULL));
    const char *text = g_value_get_string(get_copied(fixture, G_TYPE_STRING, &copied));
    g_assert_nonnull(strstr(text, heading));
    g_assert_true(g_str_has_prefix(text, "Kinetic energy\nt = "));
  }
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.fit", "s", "none"));
  g_autofree char *again = get_description(fixture);
  g_assert_cmpstr(again, ==, values);
}

/* The picture is larger than here, to be printed; the data have a row for each frame. */
static void test_copied(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  g_auto(GValue) picture = G_VALUE_INIT, table = G_VALUE_INIT;
  carom_player_seek(fixture->player, 60);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.copy-picture", NULL));
  GdkTexture *texture = g_value_get_object(get_copied(fixture, GDK_TYPE_TEXTURE, &picture));
  g_assert_cmpint(gdk_texture_get_width(texture), ==, 3 * gtk_widget_get_width(GTK_WIDGET(area)));
  g_assert_cmpint(gdk_texture_get_height(texture), ==, 3 * gtk_widget_get_height(GTK_WIDGET(area)));
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.copy-data", NULL));
  const char *text = g_value_get_string(get_copied(fixture, G_TYPE_STRING, &table));
  g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
  g_assert_cmpuint(g_strv_length(lines), ==, 1 + 61 + 1); /* headings, frames 0 to 60, an end */
}

/* Returns: how often @words are in what is described */
static guint count_in_description(Fixture *fixture, const char *words) {
  g_autofree char *text = get_description(fixture);
  guint n = 0;
  for (const char *at = text; (at = strstr(at, words)); at += strlen(words))
    n++;
  return n;
}

/* The menu and the legend hide curves and show them again; the last ones stay, and another scene
 * has all of its own. */
static void test_switches(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  GtkWidget *widget = GTK_WIDGET(area);
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart),
                                carom_quantity_by_id("energy-by-disc"));
  carom_player_seek(fixture->player, 10);
  g_assert_cmpuint(count_in_description(fixture, "A = "), ==, 1);
  g_assert_cmpuint(count_in_description(fixture, "B = "), ==, 2); /* as the sum is called, too */
  g_assert_true(gtk_widget_activate_action(widget, "chart.menu", NULL));
  g_assert_true(gtk_widget_activate_action(widget, "chart-curves.0", NULL)); /* A, B, A + B */
  g_assert_cmpuint(count_in_description(fixture, "A = "), ==, 0);
  g_assert_cmpuint(count_in_description(fixture, "B = "), ==, 2);
  g_assert_true(gtk_widget_activate_action(widget, "chart-curves.2", NULL));
  g_assert_true(gtk_widget_activate_action(widget, "chart-curves.1", NULL)); /* the last one */
  g_assert_cmpuint(count_in_description(fixture, "B = "), ==, 1);
  g_assert_true(gtk_widget_activate_action(widget, "chart-curves.0", NULL));
  g_assert_cmpuint(count_in_description(fixture, "A = "), ==, 1);
  GtkWidget *entry =
      test_find(test_find(fixture->chart, GTK_TYPE_GRID, NULL), GTK_TYPE_TOGGLE_BUTTON, NULL);
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(entry), FALSE);
  g_assert_cmpuint(carom_chart_area_get_hidden_panes(area), ==, 1);
  g_assert_true(gtk_widget_activate_action(widget, "chart-panes.1", NULL)); /* the last one */
  g_assert_cmpuint(carom_chart_area_get_hidden_panes(area), ==, 1);
  g_assert_true(gtk_widget_activate_action(widget, "chart-panes.0", NULL));
  g_assert_true(gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(entry)));
  g_assert_true(gtk_widget_activate_action(widget, "chart-panes.0", NULL));
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromScene) scene = test_head_on(0.5);
  carom_player_set_comparison(fixture->player, carom_comparison_new(scene, &method, 1));
  g_assert_cmpuint(carom_chart_area_get_hidden_panes(area), ==, 0);
  test_wait_for_frames(fixture->window);
}

/* Along y nothing moves: what is shown along x is the last one. Another scene, or quantity, has all
 * of its own, however many these are. */
static void test_last_curve(Fixture *fixture, gconstpointer data) {
  g_assert_cmpuint(carom_chart_switches_flip(0, 0, 1), ==, 0);
  g_assert_cmpuint(carom_chart_switches_flip(0, 0, 3), ==, 1);
  g_assert_cmpuint(carom_chart_switches_flip(1, 1, 3), ==, 1);
  g_assert_cmpuint(carom_chart_switches_flip(1, 0, 3), ==, 0);
  g_assert_cmpuint(carom_chart_switches_flip(4, 0, 5), ==, 4); /* the second one cannot be shown */
  CaromChartArea *area = get_area(fixture);
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("momentum"));
  carom_comparison_rehearse(carom_player_get_comparison(fixture->player), G_MAXINT64);
  carom_player_seek(fixture->player, 10);
  g_autofree char *before = get_description(fixture);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.menu", NULL));
  gtk_widget_activate_action(GTK_WIDGET(area), "chart-curves.0", NULL);
  g_autofree char *after = get_description(fixture);
  g_assert_cmpstr(after, ==, before);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("energy-by-disc"));
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.menu", NULL));
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart-curves.0", NULL));
  g_assert_cmpuint(count_in_description(fixture, "A = "), ==, 0);
  carom_chart_area_reset(area);
  g_assert_cmpuint(count_in_description(fixture, "A = "), ==, 1);
}

/* The menu offers a logarithmic axis where nothing is negative, and that the quantity has again. */
static void test_logarithmic(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *quantity;
    gboolean by_itself, can;
  } cases[] = {{"energy", FALSE, TRUE},      {"momentum", FALSE, FALSE},
               {"disagreement", TRUE, TRUE}, {"gap", FALSE, FALSE},
               {"speed", FALSE, TRUE},       {"energy-by-disc", FALSE, TRUE},
               {"potential", FALSE, FALSE}};
  CaromChartArea *area = get_area(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    gboolean is_logarithmic;
    carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart),
                                  carom_quantity_by_id(cases[i].quantity));
    g_object_get(area, "is-logarithmic", &is_logarithmic, NULL);
    g_assert_cmpint(is_logarithmic, ==, cases[i].by_itself);
    gtk_widget_activate_action(GTK_WIDGET(area), "chart.logarithmic", NULL);
    g_object_get(area, "is-logarithmic", &is_logarithmic, NULL);
    g_assert_cmpint(is_logarithmic != cases[i].by_itself, ==, cases[i].can);
    test_wait_for_frames(fixture->window);
    if (carom_quantity_is_tracked(carom_quantity_by_id(cases[i].quantity)))
      continue;
    static const char *const across[] = {"speed", "time"};
    for (guint k = 0; k < G_N_ELEMENTS(across); k++) { /* what is chosen stays */
      gboolean stays;
      g_object_set(area, "across", across[k], NULL);
      g_object_get(area, "is-logarithmic", &stays, NULL);
      g_assert_cmpint(stays, ==, is_logarithmic);
    }
  }
}

static GtkWidget *find_table(void) {
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  for (GList *link = windows; link; link = link->next)
    if (CAROM_IS_CHART_TABLE(link->data))
      return link->data;
  g_assert_not_reached();
}

static void choose_across(Fixture *fixture, const char *id) {
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(get_area(fixture)), "chart.across", "s", id));
  test_wait_for_frames(fixture->window);
}

static const char *get_shown_id(Fixture *fixture) {
  return carom_chart_view_get_quantity(CAROM_CHART_VIEW(fixture->chart))->part.id;
}

/* The menu puts another quantity across, and the time again; the list still has the one upright.
 * What makes no pair changes nothing. */
static void test_across(Fixture *fixture, gconstpointer data) {
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  GtkDropDown *chooser = GTK_DROP_DOWN(test_find(fixture->chart, GTK_TYPE_DROP_DOWN, NULL));
  guint n_choices = 0;
  carom_player_seek(fixture->player, 60);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("velocity"));
  guint selected = gtk_drop_down_get_selected(chooser);
  g_signal_connect_swapped(chart, "chosen", G_CALLBACK(count_choices), &n_choices);
  choose_across(fixture, "position");
  g_assert_cmpstr(get_shown_id(fixture), ==, "velocity/position");
  g_assert_cmpuint(gtk_drop_down_get_selected(chooser), ==, selected);
  choose_across(fixture, "velocity");
  g_assert_cmpstr(get_shown_id(fixture), ==, "velocity/velocity");
  choose_across(fixture, "speeds");
  g_assert_cmpstr(get_shown_id(fixture), ==, "velocity/velocity");
  choose_across(fixture, "time");
  g_assert_cmpstr(get_shown_id(fixture), ==, "velocity");
  g_assert_cmpuint(n_choices, ==, 3);
  choose_across(fixture, "energy");
  gtk_drop_down_set_selected(chooser, 0); /* another quantity is over time */
  g_assert_cmpstr(get_shown_id(fixture), ==, carom_quantities(NULL)[0].part.id);
}

static GtkWidget *find_range_entry(Fixture *fixture, guint i) {
  GtkWidget *last = gtk_widget_get_last_child(GTK_WIDGET(get_area(fixture)));
  GtkWidget *entry = last ? test_find(last, GTK_TYPE_ENTRY, NULL) : NULL;
  for (GtkWidget *next = entry; i == 1 && next; next = gtk_widget_get_next_sibling(next))
    entry = GTK_IS_ENTRY(next) ? next : entry;
  return entry;
}

static void enter_range(Fixture *fixture, const char *from, const char *to) {
  const char *const texts[] = {from, to};
  for (guint i = 0; i < 2; i++)
    gtk_editable_set_text(GTK_EDITABLE(find_range_entry(fixture, i)), texts[i]);
  g_signal_emit_by_name(find_range_entry(fixture, 1), "activate");
}

static void wait_for_end(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (find_range_entry(fixture, 0)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    test_wait_for_frames(fixture->window);
  }
}

static CaromChartRange entered;

static gboolean take_range(GtkWidget *chart, CaromChartRange range) {
  gboolean is_valid = carom_chart_range_is_valid(range, FALSE);
  if (is_valid)
    entered = range;
  return is_valid;
}

/* Fields take numbers with units, from less to more. What is refused stays to be mended. Without a
 * frame in between: where another program on the display has the grab, they close at the next one,
 * see test_open_popover(). */
static void test_range_fields(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture));
  entered = (CaromChartRange){0};
  carom_chart_range_ask(area, CAROM_DIMENSION_LENGTH, "m", (CaromChartRange){0, 1}, take_range);
  enter_range(fixture, "2", "1");
  enter_range(fixture, "50 cm", "3 kg");
  g_assert_cmpfloat(entered.to, ==, 0);
  enter_range(fixture, "50 cm", "3/2");
  g_assert_cmpfloat(entered.from, ==, 0.5);
  g_assert_cmpfloat(entered.to, ==, 1.5);
  wait_for_end(fixture);
}

/* The menu asks for the range of the axis, which goes from less to more, and on a logarithmic axis
 * above 0. */
static void test_range(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart), carom_quantity_by_id("position"));
  test_wait_for_frames(fixture->window);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.range", NULL));
  g_assert_nonnull(find_range_entry(fixture, 0));
  enter_range(fixture, "1/2", "3/2");
  wait_for_end(fixture);
  g_assert_true(carom_chart_area_set_range(area, (CaromChartRange){-1, 1}));
  g_assert_false(carom_chart_area_set_range(area, (CaromChartRange){1, 1}));
  g_assert_false(carom_chart_area_set_range(area, (CaromChartRange){1, INFINITY}));
  g_assert_true(carom_chart_area_set_range(area, (CaromChartRange){0, 0})); /* the values' */
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart),
                                carom_quantity_by_id("disagreement"));
  g_assert_false(carom_chart_area_set_range(area, (CaromChartRange){0, 1}));
  g_assert_true(carom_chart_area_set_range(area, (CaromChartRange){1e-12, 1}));
  test_wait_for_frames(fixture->window);
}

static gboolean shows_part(CaromChartArea *area) {
  gboolean is_part;
  g_object_get(area, "is-part", &is_part, NULL);
  return is_part;
}

/* In a phase plot, arrow keys read off along the path, Enter goes there, and a table has what is
 * upright and what is across. */
static void test_phase_plot(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  carom_player_seek(fixture->player, 60);
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart),
                                carom_quantity_by_id("energy-by-disc/position"));
  gtk_widget_activate_action(GTK_WIDGET(area), "chart.only-contacts", NULL);
  test_wait_for_frames(fixture->window);
  g_signal_connect(area, "pointed", G_CALLBACK(carom_chart_area_set_pointed), NULL);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.read-to", "d", 0.0));
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.go-there", NULL));
  g_assert_cmpuint(fixture->frame, ==, 0);
  gtk_widget_activate_action(GTK_WIDGET(area), "chart.zoom", "d", 1.0);
  g_assert_cmpfloat(length_of(carom_chart_area_get_shown(area)), ==, 0); /* no part of the time */
  g_assert_true(shows_part(area));
  gtk_widget_activate_action(GTK_WIDGET(area), "chart.zoom", "d", -2.0);
  g_assert_false(shows_part(area));
  gtk_widget_activate_action(GTK_WIDGET(area), "chart.zoom", "d", 8.0);
  test_wait_for_frames(fixture->window);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.whole", NULL));
  g_assert_false(shows_part(area));
  g_signal_emit_by_name(area, "table");
  GtkWidget *table = find_table(), *view = test_find(table, GTK_TYPE_COLUMN_VIEW, NULL);
  test_wait_for_frames(table);
  g_assert_cmpuint(g_list_model_get_n_items(gtk_column_view_get_columns(GTK_COLUMN_VIEW(view))), ==,
                   1 + 2 * (3 + 6)); /* energies; places along x and y, also of the centre */
  gtk_window_close(GTK_WINDOW(table));
}

static GListModel *get_rows(GtkWidget *table) {
  GtkWidget *view = test_find(table, GTK_TYPE_COLUMN_VIEW, NULL);
  return G_LIST_MODEL(gtk_column_view_get_model(GTK_COLUMN_VIEW(view)));
}

/* The menu opens a table with a row for each frame that is known, which grows; where nothing is
 * told in advance, it ends with the present. A row leads to its frame. */
static void test_table(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  carom_chart_view_set_quantity(CAROM_CHART_VIEW(fixture->chart), carom_quantity_by_id("energy"));
  carom_player_seek(fixture->player, 60);
  g_assert_true(gtk_widget_activate_action(GTK_WIDGET(area), "chart.table", NULL));
  GtkWidget *table = find_table();
  test_wait_for_frames(table);
  GtkWidget *view = test_find(table, GTK_TYPE_COLUMN_VIEW, NULL);
  g_assert_cmpstr(gtk_window_get_title(GTK_WINDOW(table)), ==, "Kinetic energy");
  g_assert_cmpuint(g_list_model_get_n_items(gtk_column_view_get_columns(GTK_COLUMN_VIEW(view))), ==,
                   3); /* the time, and two panes */
  g_assert_cmpuint(g_list_model_get_n_items(get_rows(table)), ==, 61);
  carom_player_seek(fixture->player, 80);
  g_assert_cmpuint(g_list_model_get_n_items(get_rows(table)), ==, 81);
  g_signal_emit_by_name(view, "activate", 5);
  g_assert_cmpuint(fixture->frame, ==, 5);
  carom_player_seek(fixture->player, 20);
  g_assert_cmpuint(g_list_model_get_n_items(get_rows(table)), ==, 81);
  g_assert_cmpuint(gtk_single_selection_get_selected(GTK_SINGLE_SELECTION(get_rows(table))), ==,
                   20); /* the row of the present */
  carom_chart_area_set_until_now(area, TRUE);
  g_assert_cmpuint(g_list_model_get_n_items(get_rows(table)), ==, 21);
  gtk_window_close(GTK_WINDOW(table));
}

static guint count_tables(void) {
  guint n = 0;
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  for (GList *link = windows; link; link = link->next)
    n += CAROM_IS_CHART_TABLE(link->data) ? 1 : 0;
  return n;
}

/* A table has the columns of the scene that there is, and goes with its quantity, or its window. */
static void test_table_life(Fixture *fixture, gconstpointer data) {
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromScene) scene = test_head_on(0.5), crowd = carom_builtin_load("molecules", NULL);
  CaromChartView *chart = CAROM_CHART_VIEW(fixture->chart);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("energy-by-disc"));
  carom_player_seek(fixture->player, 20);
  g_signal_emit_by_name(get_area(fixture), "table");
  GtkWidget *table = find_table(), *view = test_find(table, GTK_TYPE_COLUMN_VIEW, NULL);
  test_wait_for_frames(table);
  GListModel *columns = gtk_column_view_get_columns(GTK_COLUMN_VIEW(view));
  g_assert_cmpuint(g_list_model_get_n_items(columns), ==, 1 + 3 * 2); /* A, B and both, twice */
  carom_player_set_comparison(fixture->player, carom_comparison_new(scene, &method, 1));
  test_wait_for_frames(table);
  g_assert_cmpuint(g_list_model_get_n_items(columns), ==, 1 + 3);
  g_assert_cmpuint(g_list_model_get_n_items(get_rows(table)), ==, 1);
  carom_chart_view_set_quantity(chart, carom_quantity_by_id("energy"));
  carom_player_set_comparison(fixture->player, carom_comparison_new(crowd, &method, 1));
  g_assert_cmpuint(count_tables(), ==, 0); /* a crowd has no energies by disc */
  g_signal_emit_by_name(get_area(fixture), "table");
  g_assert_cmpuint(count_tables(), ==, 1);
  test_wait_for_frames(find_table());
}

/* What is shown goes along with the clock, a page at a time, but not while that stands. */
static void test_follows(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  double end_s = carom_player_get_end_s(fixture->player);
  carom_chart_area_set_shown(area, (CaromTimeSpan){0.5 * end_s, 0.6 * end_s});
  g_signal_emit_by_name(fixture->player, "changed");
  g_assert_cmpfloat(carom_chart_area_get_shown(area).from_s, ==, 0.5 * end_s);
  for (guint64 frame = 5; frame < 40; frame++) {
    carom_player_seek(fixture->player, frame);
    CaromTimeSpan shown = carom_chart_area_get_shown(area);
    double now_s = carom_comparison_get_time_s(carom_player_get_comparison(fixture->player));
    g_assert_cmpfloat(shown.from_s, <=, now_s);
    g_assert_cmpfloat(now_s, <=, shown.to_s);
    g_assert_cmpfloat_with_epsilon(length_of(shown), 0.1 * end_s, 1e-12 * end_s);
  }
}

static gboolean is_click(GtkEventController *controller) {
  return GTK_IS_GESTURE_CLICK(controller) &&
         gtk_gesture_single_get_button(GTK_GESTURE_SINGLE(controller)) == GDK_BUTTON_PRIMARY;
}

static void click_at(Fixture *fixture, double x, int n_press) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(find_picture(fixture->chart));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (is_click(controller))
      g_signal_emit_by_name(controller, "pressed", n_press, x, 10.0);
  }
  press_at(fixture, x);
  emit(fixture, is_primary_drag, "drag-end", 0, 0);
}

/* A double click shows the whole axis, and leaves the clock where it was. */
static void test_double_click(Fixture *fixture, gconstpointer data) {
  CaromChartArea *area = get_area(fixture);
  double end_s = carom_player_get_end_s(fixture->player);
  carom_player_seek(fixture->player, 33);
  carom_chart_area_set_shown(area, (CaromTimeSpan){0.4 * end_s, 0.5 * end_s});
  click_at(fixture, 300, 1);
  g_assert_cmpuint(fixture->frame, >, 33);
  g_assert_true(carom_time_span_is_part(carom_chart_area_get_shown(area)));
  click_at(fixture, 300, 2);
  g_assert_false(carom_time_span_is_part(carom_chart_area_get_shown(area)));
  g_assert_cmpuint(fixture->frame, ==, 33);
}

static gboolean press_key(Fixture *fixture, guint key) {
  gboolean taken = FALSE;
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(find_picture(fixture->chart));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &taken);
  }
  return taken;
}

/* By hundredths and tenths of what is shown, to its ends, and closer; what is read off stays in
 * what is shown, and is over when the clock moves. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint key;
    double by;     /* shares of what is shown; NAN: */
    double share;  /* at this one */
    double closer; /* by this factor */
  } pressed[] = {
      {GDK_KEY_Right, 0.01, 0, 1},     {GDK_KEY_Page_Down, 0.1, 0, 1},
      {GDK_KEY_Up, 0, 0, M_SQRT2},     {GDK_KEY_Up, 0, 0, M_SQRT2},
      {GDK_KEY_Home, NAN, 0, 1},       {GDK_KEY_Left, -0.01, 0, 1},
      {GDK_KEY_End, NAN, 1, 1},        {GDK_KEY_Page_Down, 0.1, 0, 1},
      {GDK_KEY_KP_Left, -0.01, 0, 1},  {GDK_KEY_Page_Up, -0.1, 0, 1},
      {GDK_KEY_Down, 0, 0, M_SQRT1_2},
  };
  CaromChartArea *area = get_area(fixture);
  double end_s = carom_player_get_end_s(fixture->player), read_s;
  carom_comparison_seek(carom_player_get_comparison(fixture->player),
                        carom_player_frame_at(fixture->player, end_s), NULL);
  carom_player_seek(fixture->player, 20); /* what comes then is known */
  read_s = carom_comparison_get_time_s(carom_player_get_comparison(fixture->player));
  g_signal_connect_swapped(area, "pointed", G_CALLBACK(keep_time), &read_s);
  g_assert_true(gtk_widget_get_focusable(find_picture(fixture->chart)));
  for (guint k = 0; k < G_N_ELEMENTS(pressed); k++) {
    CaromTimeSpan before = carom_chart_area_get_shown(area);
    double before_s = read_s,
           length_s = carom_time_span_is_part(before) ? length_of(before) : end_s;
    double from_s = carom_time_span_is_part(before) ? before.from_s : 0;
    g_assert_true(press_key(fixture, pressed[k].key));
    carom_chart_area_set_pointed(area, read_s);
    double expected_s = isnan(pressed[k].by) ? from_s + pressed[k].share * length_s
                                             : before_s + pressed[k].by * length_s;
    CaromTimeSpan shown = carom_chart_area_get_shown(area);
    g_assert_cmpfloat_with_epsilon(read_s, expected_s, 1e-12 * end_s); /* some roundings */
    if (carom_time_span_is_part(shown)) {
      g_assert_cmpfloat_with_epsilon(length_of(shown), length_s / pressed[k].closer, 1e-12 * end_s);
      g_assert_cmpfloat(read_s, >=, shown.from_s - 1e-12 * end_s);
      g_assert_cmpfloat(read_s, <=, shown.to_s + 1e-12 * end_s);
    }
  }
  carom_player_seek(fixture->player, 40);
  g_assert_true(isnan(read_s));
}

int main(int argc, char **argv) {
  g_autoptr(GtkApplication) application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/chart-view/quantity", Fixture, NULL, set_up, test_quantity, tear_down);
  g_test_add("/chart-view/chooser", Fixture, NULL, set_up, test_chooser, tear_down);
  g_test_add("/chart-view/opened-list", Fixture, NULL, set_up, test_opened_list, tear_down);
  g_test_add("/chart-view/own-quantity", Fixture, NULL, set_up, test_own_quantity, tear_down);
  g_test_add("/chart-view/when", Fixture, NULL, set_up, test_when, tear_down);
  g_test_add("/chart-view/legend", Fixture, NULL, set_up, test_legend, tear_down);
  g_test_add("/chart-view/no-legend", Fixture, NULL, set_up, test_no_legend, tear_down);
  g_test_add("/chart-view/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add("/chart-view/pointed", Fixture, NULL, set_up, test_pointed, tear_down);
  g_test_add("/chart-view/unseen", Fixture, NULL, set_up, test_unseen, tear_down);
  g_test_add("/chart-view/seek", Fixture, NULL, set_up, test_seek, tear_down);
  g_test_add("/chart-view/wheel", Fixture, NULL, set_up, test_wheel, tear_down);
  g_test_add("/chart-view/drag", Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add("/chart-view/follows", Fixture, NULL, set_up, test_follows, tear_down);
  g_test_add("/chart-view/double-click", Fixture, NULL, set_up, test_double_click, tear_down);
  g_test_add("/chart-view/marked", Fixture, NULL, set_up, test_marked, tear_down);
  g_test_add("/chart-view/fit", Fixture, NULL, set_up, test_fit, tear_down);
  g_test_add("/chart-view/switches", Fixture, NULL, set_up, test_switches, tear_down);
  g_test_add("/chart-view/last-curve", Fixture, NULL, set_up, test_last_curve, tear_down);
  g_test_add("/chart-view/logarithmic", Fixture, NULL, set_up, test_logarithmic, tear_down);
  g_test_add("/chart-view/range-fields", Fixture, NULL, set_up, test_range_fields, tear_down);
  g_test_add("/chart-view/range", Fixture, NULL, set_up, test_range, tear_down);
  g_test_add("/chart-view/across", Fixture, NULL, set_up, test_across, tear_down);
  g_test_add("/chart-view/phase-plot", Fixture, NULL, set_up, test_phase_plot, tear_down);
  g_test_add("/chart-view/table", Fixture, NULL, set_up, test_table, tear_down);
  g_test_add("/chart-view/table-life", Fixture, NULL, set_up, test_table_life, tear_down);
  g_test_add("/chart-view/copied", Fixture, NULL, set_up, test_copied, tear_down);
  g_test_add("/chart-view/keys", Fixture, NULL, set_up, test_keys, tear_down);
  return g_test_run();
}
