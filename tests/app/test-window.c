/* test-window: the window as people use it: by its actions. Needs a display; skipped without one.
 */
#include "window-test.h"

#include "carom-body-table.h"
#include "carom-builtin.h"
#include "carom-chart-view.h"
#include "carom-export-source.h"
#include "carom-glyph.h"
#include "carom-pane-view.h"
#include "carom-parameter-row.h"
#include "carom-quantity.h"
#include "carom-timeline.h"

#include <string.h>
#include <unistd.h>

static GVariant *get_state(Fixture *fixture, const char *action) {
  return g_action_group_get_action_state(G_ACTION_GROUP(fixture->window), action);
}

static double get_restitution(Fixture *fixture) {
  return carom_document_get_scene(fixture->document)->restitution;
}

static guint count_panes(Fixture *fixture) {
  return carom_comparison_get_n_runs(carom_player_get_comparison(fixture->player));
}

/* The side panel starts hidden on a narrow screen. */
static void show_panel(Fixture *fixture) {
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  if (!g_variant_get_boolean(shown))
    do_action(fixture, "win.show-panel");
}

/* Lets the window live until the player has come to @frame; fails after some seconds. */
static void wait_for_frame(Fixture *fixture, guint64 frame) {
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  while (test_frame(fixture->player) < frame) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
}

static char *write_file(Fixture *fixture, const char *name, const char *text) {
  g_autoptr(GError) error = NULL;
  char *path = g_build_filename(fixture->folder, name, NULL);
  g_file_set_contents(path, text, -1, &error);
  g_assert_no_error(error);
  return path;
}

/* The message dialog that is open, or NULL. */
static GtkMessageDialog *find_dialog(void) {
  GtkMessageDialog *dialog = NULL;
  GList *toplevels = gtk_window_list_toplevels();
  for (GList *link = toplevels; link; link = link->next)
    if (GTK_IS_MESSAGE_DIALOG(link->data))
      dialog = link->data;
  g_list_free(toplevels);
  return dialog;
}

/* Checks that a dialog says something with @text in it, and closes it. */
static void assert_dialog_says(const char *text) {
  GtkMessageDialog *dialog = find_dialog();
  g_assert_nonnull(dialog);
  g_autofree char *message = NULL;
  g_object_get(dialog, "secondary-text", &message, NULL);
  g_assert_nonnull(strstr(message, text));
  gtk_dialog_response(GTK_DIALOG(dialog), GTK_RESPONSE_CLOSE);
  g_assert_null(find_dialog());
}

/* ---- Time ---- */

static void test_starts_ready(Fixture *fixture, gconstpointer data) {
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_false(carom_player_get_playing(fixture->player));
  g_autoptr(GArray) methods =
      carom_comparison_suggest_methods(carom_document_get_scene(fixture->document));
  guint n_panes = methods->len;
  g_assert_cmpuint(n_panes, ==, 3);
  g_assert_cmpuint(count_panes(fixture), ==, n_panes);
  g_autoptr(GPtrArray) panes = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  g_assert_cmpuint(panes->len, ==, n_panes);
  g_assert_cmpuint(charts->len, ==, 2);
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[0])->part.id, ==, "momentum");
  g_assert_cmpstr(carom_chart_view_get_quantity(charts->pdata[1])->part.id, ==, "energy");
}

static void test_play(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.play");
  g_autoptr(GVariant) playing = get_state(fixture, "play");
  g_assert_true(g_variant_get_boolean(playing));
  wait_for_frame(fixture, 10);
  do_action(fixture, "win.play");
  g_assert_false(carom_player_get_playing(fixture->player));
  guint64 frame = test_frame(fixture->player);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
}

static void test_step_and_back(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  wait_for_frame(fixture, 1);
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  do_action(fixture, "win.step-back");
  guint64 frame = test_frame(fixture->player);
  g_autoptr(GBytes) before = test_state(fixture->player);
  do_action(fixture, "win.step");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame + 1);
  do_action(fixture, "win.step");
  do_action(fixture, "win.step-back");
  do_action(fixture, "win.step-back");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
  g_autoptr(GBytes) again = test_state(fixture->player);
  g_assert_true(g_bytes_equal(before, again));
}

static void test_restart_and_end(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.seek", "t", (guint64)30);
  wait_for_frame(fixture, 30);
  do_action(fixture, "win.restart");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  do_action(fixture, "win.end");
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
}

static void go_to_next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

/* With exact times the next contact is first just before it, then just after. */
static void test_contacts(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "head-on");
  go_to_next_contact(fixture);
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 0);
  go_to_next_contact(fixture);
  guint64 frame = test_frame(fixture->player);
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 1);
  do_action(fixture, "win.step-back");
  g_assert_cmpuint(test_leading_run(fixture->player)->world->books.collisions, ==, 0);
  do_action(fixture, "win.end");
  do_action(fixture, "win.step");
  do_action(fixture, "win.previous-contact");
  g_assert_cmpuint(test_frame(fixture->player), ==, frame);
}

static void test_speed(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.speed", "d", 0.25);
  g_assert_cmpfloat(carom_player_get_speed(fixture->player), ==, 0.25);
  g_autoptr(GPtrArray) drop_downs = find_all(fixture, GTK_TYPE_DROP_DOWN);
  gboolean shown = FALSE;
  for (guint i = 0; i < drop_downs->len; i++) {
    GObject *item = gtk_drop_down_get_selected_item(drop_downs->pdata[i]);
    shown |= g_str_equal(gtk_string_object_get_string(GTK_STRING_OBJECT(item)), "1⁄4 ×");
  }
  g_assert_true(shown);
}

/* What assistive technology is told of the timeline, and what dragging it does. */
static void test_timeline(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  g_assert_cmpuint(timelines->len, ==, 1);
  GtkRange *timeline = timelines->pdata[0];
  gtk_test_accessible_assert_role(GTK_ACCESSIBLE(timeline), GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property(GTK_ACCESSIBLE(timeline), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                      carom_player_get_end_s(fixture->player));
  double dt_s = carom_document_get_scene(fixture->document)->dt_s;
  gboolean handled;
  g_signal_emit_by_name(timeline, "change-value", GTK_SCROLL_JUMP, 20 * dt_s, &handled);
  wait_for_frame(fixture, 20);
  g_assert_cmpuint(test_frame(fixture->player), ==, 20);
  g_assert_cmpfloat_with_epsilon(gtk_range_get_value(timeline), 20 * dt_s, dt_s / 1000);
}

/* ---- The document ---- */

static void test_parameters(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.step");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_autoptr(GVariant) state = get_state(fixture, "restitution");
  g_assert_cmpfloat(g_variant_get_double(state), ==, 0.5);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.gravity-y", "d", -9.81);
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, -9.81);
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, 0);
  do_action(fixture, "win.redo");
  g_assert_cmpfloat(carom_document_get_scene(fixture->document)->gravity.y, ==, -9.81);
  do_action(fixture, "win.reset");
  g_assert_cmpfloat(get_restitution(fixture), ==, 1);
}

/* The controls show the scene's values, and changing them changes the scene. */
static void test_parameter_controls(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpfloat(gtk_spin_button_get_value(spin_buttons->pdata[0]), ==, 0.5);
  gtk_spin_button_set_value(spin_buttons->pdata[0], 0.75);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.75);
}

/* The field shows 0.88 then; leaving it must not make it so. Text that was typed counts. */
static void test_parameter_rounding(Fixture *fixture, gconstpointer data) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.875);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_update(spin_buttons->pdata[0]);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.875);
  gtk_editable_set_text(spin_buttons->pdata[0], "0.25");
  gtk_spin_button_update(spin_buttons->pdata[0]);
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.25);
}

static void assert_exports_counter(Fixture *fixture) {
  g_autoptr(CaromInspector) inspector = carom_inspector_new(fixture->player);
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  g_auto(CaromExporterContent) content;
  CaromExportSource source = {.inspector = inspector, .panes = strips->pdata[0]};
  carom_export_source_get_content(&source, &content);
  g_assert_true(content.show_counter);
}

/* The scene says whether there is a counter; then it is the user's choice, until the next scene. */
static void test_counter(Fixture *fixture, gconstpointer data) {
  g_autoptr(GVariant) before = get_state(fixture, "counter");
  g_assert_false(g_variant_get_boolean(before));
  do_action(fixture, "win.counter");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_autoptr(GVariant) chosen = get_state(fixture, "counter");
  g_assert_true(g_variant_get_boolean(chosen));
  assert_exports_counter(fixture);
  open_scene(fixture, "head-on");
  g_autoptr(GVariant) after = get_state(fixture, "counter");
  g_assert_false(g_variant_get_boolean(after));
}

/* ---- Keys ---- */

static void count_signal(guint *n) {
  ++*n;
}

/* Presses @key in the window, with the focus where it is. Returns whether the window took it. */
static gboolean press(Fixture *fixture, guint key) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  gboolean taken = FALSE;
  for (guint i = 0; !taken && i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &taken);
  }
  return taken;
}

static void assert_space_plays(Fixture *fixture, GtkWidget *focus) {
  g_assert_true(gtk_widget_grab_focus(focus));
  for (int playing = 1; playing >= 0; playing--) {
    g_assert_true(press(fixture, GDK_KEY_space));
    g_assert_cmpint(carom_player_get_playing(fixture->player), ==, playing);
  }
}

/* Also after a parameter has been changed, when the focus is still there. */
static void test_space(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) parts = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SPIN_BUTTON, parts);
  collect(rows->pdata[0], GTK_TYPE_SCALE, parts);
  g_assert_cmpuint(parts->len, ==, 2);
  for (guint i = 0; i < parts->len; i++)
    assert_space_plays(fixture, parts->pdata[i]);
  gtk_widget_grab_focus(parts->pdata[0]);
  gtk_editable_set_text(parts->pdata[0], "0.5");
  g_assert_true(press(fixture, GDK_KEY_space));
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_true(carom_player_get_playing(fixture->player));
}

/* Where text or a number is edited, the arrows move the cursor and a space is a space. */
static void test_keys_while_typing(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  g_assert_true(gtk_widget_grab_focus(spin_buttons->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  g_autoptr(GPtrArray) entries = find_all(fixture, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *popover = gtk_widget_get_ancestor(entries->pdata[0], GTK_TYPE_POPOVER);
  gtk_popover_popup(GTK_POPOVER(popover));
  gtk_widget_grab_focus(entries->pdata[0]);
  g_assert_false(press(fixture, GDK_KEY_space));
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_popover_popdown(GTK_POPOVER(popover));
}

/* The arrows move a slider, but on the timeline they step, as everywhere else. */
static void test_keys_on_sliders(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) scales = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SCALE, scales);
  g_assert_true(gtk_widget_grab_focus(scales->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  g_assert_true(gtk_widget_grab_focus(timelines->pdata[0]));
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
}

/* A pane's own menu goes with the pane. Were it still open then, no key would reach the window. */
static void test_menu_closes(Fixture *fixture, gconstpointer data) {
  guint n_panes = count_panes(fixture);
  carom_document_remove_pane(fixture->document, n_panes - 1); /* so that there is room for one */
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) popovers = g_ptr_array_new();
  collect(views->pdata[0], GTK_TYPE_POPOVER, popovers);
  GtkPopover *menu = popovers->pdata[0];
  guint n_closed = 0;
  g_signal_connect_swapped(menu, "closed", G_CALLBACK(count_signal), &n_closed);
  gtk_popover_popup(menu);
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(menu)));
  do_action(fixture, "win.add-pane");
  g_assert_cmpuint(n_closed, ==, 1);
  g_assert_cmpuint(count_panes(fixture), ==, n_panes);
}

/* The timeline keeps its size while the window says that it is catching up: else it would slip away
 * under the pointer that drags it. */
static void test_catching_up(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  int width = gtk_widget_get_width(timelines->pdata[0]);
  carom_player_set_budget(fixture->player, 0); /* one frame at a time */
  gtk_widget_activate_action(window, "win.seek", "t", (guint64)100000);
  gtk_test_widget_wait_for_draw(window);
  g_assert_true(carom_player_is_seeking(fixture->player));
  g_assert_cmpint(gtk_widget_get_width(timelines->pdata[0]), ==, width);
}

static void test_panes(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  do_action(fixture, "win.add-pane");
  g_assert_cmpuint(count_panes(fixture), ==, 4);
  g_autoptr(GPtrArray) four = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(four->len, ==, 4);
  g_assert_false(g_action_group_get_action_enabled(actions, "add-pane"));
  while (count_panes(fixture) > 1)
    gtk_widget_activate_action(window, "win.remove-pane", "u", 0);
  g_autoptr(GPtrArray) one = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(one->len, ==, 1);
  g_assert_false(g_action_group_get_action_enabled(actions, "remove-pane"));
  gtk_test_widget_wait_for_draw(window);
}

static void test_method(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.step");
  do_action(fixture, "win.play");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1, "separation",
                             "nudge");
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_assert_cmpstr(((const CaromPart *)carom_comparison_get_methods(comparison)[1].separation)->id,
                  ==, "nudge");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  g_assert_true(carom_player_get_playing(fixture->player));
}

static gboolean is_any_label_about(Fixture *fixture, const char *words) {
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped(labels->pdata[i]) &&
        strstr(gtk_label_get_text(labels->pdata[i]), words))
      return TRUE;
  return FALSE;
}

/* The window says what sets the panes apart, and that the resolver does not. */
static void test_difference(Fixture *fixture, gconstpointer data) {
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(fixture, "the same physics"));
  open_scene(fixture, "three-in-a-row");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_assert_true(is_any_label_about(fixture, "“Ties” makes the difference, not the resolver"));
}

static void test_chart_quantity(Fixture *fixture, gconstpointer data) {
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  g_autoptr(GPtrArray) charts = find_all(fixture, CAROM_TYPE_CHART_VIEW);
  do_action(fixture, "win.next-contact");
  for (guint i = 0; i < n_quantities; i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.chart-quantity", "(us)", 1,
                               quantities[i].part.id);
    g_assert_true(carom_chart_view_get_quantity(charts->pdata[1]) == &quantities[i]);
    gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  }
}

static void test_switches(Fixture *fixture, gconstpointer data) {
  static const char *const switches[] = {"show-velocities", "show-labels", "show-panel"};
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++) {
    g_autofree char *action = g_strconcat("win.", switches[i], NULL);
    g_autoptr(GVariant) before = get_state(fixture, switches[i]);
    do_action(fixture, action);
    g_autoptr(GVariant) after = get_state(fixture, switches[i]);
    g_assert_true(g_variant_get_boolean(before) != g_variant_get_boolean(after));
    gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  }
}

/* The text of all labels in the table of discs. */
static char *read_table(Fixture *fixture) {
  g_autoptr(GPtrArray) tables = find_all(fixture, CAROM_TYPE_BODY_TABLE);
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  GString *text = g_string_new(NULL);
  collect(tables->pdata[0], GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf(text, "%s|", gtk_label_get_text(labels->pdata[i]));
  return g_string_free(text, FALSE);
}

/* The table of discs shows the present frame, also after it was hidden for a while. */
static void test_body_table(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "one.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.5, \"duration\": 100,\n"
                 " \"bodies\": [{\"position\": [1, 2], \"velocity\": [40, -80], \"radius\": 1,\n"
                 "              \"mass\": 7}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *start = read_table(fixture);
  g_assert_nonnull(strstr(start, "A|7.00|1.00|2.00|40.0|−80.0|"));
  do_action(fixture, "win.step");
  g_autofree char *stepped = read_table(fixture);
  g_assert_nonnull(strstr(stepped, "A|7.00|21.0|−38.0|40.0|−80.0|"));
  do_action(fixture, "win.show-panel");
  do_action(fixture, "win.step");
  do_action(fixture, "win.show-panel");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *shown_again = read_table(fixture);
  g_assert_nonnull(strstr(shown_again, "A|7.00|41.0|−78.0|40.0|−80.0|"));
}

/* Beside a velocity of 61.4, one of 1e-14 is rounding: it must not widen the column. Masses have
 * each their own scale, and no mass reads as zero. */
static void test_body_table_scale(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "scale.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [\n"
                 " {\"position\": [0, 0.04], \"velocity\": [61.4, -1e-14], \"radius\": 1,\n"
                 "  \"mass\": 0.002},\n"
                 " {\"position\": [377, 5], \"velocity\": [0, 0.26], \"radius\": 1,\n"
                 "  \"mass\": 40}]}\n");
  open_scene(fixture, path);
  show_panel(fixture);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  g_autofree char *table = read_table(fixture);
  g_assert_nonnull(strstr(table, "A|0.00200|0|0.0|61.4|0.0|"));
  g_assert_nonnull(strstr(table, "B|40.0|377.0|5.0|0|0.3|"));
}

/* ---- Files ---- */

static const char *const small_scene =
    "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Two of mine\",\n"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 1, \"mass\": 1},\n"
    "            {\"position\": [5, 0], \"velocity\": [0, 0], \"radius\": 1, \"mass\": 2}]}\n";

static void test_open_good(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "mine.carom", small_scene);
  open_scene(fixture, path);
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->title, ==, "Two of mine");
  g_assert_nonnull(strstr(gtk_window_get_title(GTK_WINDOW(fixture->window)), "Two of mine"));
}

static void test_open_bad(Fixture *fixture, gconstpointer data) {
  static const char *const bad[] = {
      "",
      "{",
      "[]",
      "{\"format\": \"something-else\"}",
      "{\"format\": \"carom-scene\", \"version\": 1000}",
      "{\"format\": \"carom-scene\", \"version\": 1, \"bodies\": [{\"mass\": -1}]}",
      "2\n0.1 0.1 0 0 0.1 1\n",
      "\xff\xfe\x00",
  };
  do_action(fixture, "win.step");
  CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  for (guint i = 0; i < G_N_ELEMENTS(bad); i++) {
    g_autofree char *path = write_file(fixture, "bad.carom", bad[i]);
    open_scene(fixture, path);
    assert_dialog_says("bad.carom");
    g_assert_true(carom_player_get_comparison(fixture->player) == comparison);
    g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  }
  open_scene(fixture, "/no/such/file.carom");
  assert_dialog_says("/no/such/file.carom");
}

static void test_remarks(Fixture *fixture, gconstpointer data) {
  g_autofree char *path =
      write_file(fixture, "odd.carom",
                 "{\"format\": \"carom-scene\", \"version\": 1, \"wobble\": 3,\n"
                 " \"bodies\": [{\"position\": [0, 0], \"radius\": 1, \"mass\": 1}]}\n");
  g_autoptr(GPtrArray) bars = find_all(fixture, GTK_TYPE_INFO_BAR);
  g_assert_false(gtk_info_bar_get_revealed(bars->pdata[0]));
  open_scene(fixture, path);
  g_assert_true(gtk_info_bar_get_revealed(bars->pdata[0]));
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(bars->pdata[0], GTK_TYPE_LABEL, labels);
  g_assert_true(g_str_has_prefix(gtk_label_get_text(labels->pdata[0]), "odd.carom: "));
  gtk_info_bar_response(bars->pdata[0], GTK_RESPONSE_CLOSE);
  g_assert_false(gtk_info_bar_get_revealed(bars->pdata[0]));
}

/* Without the bar round it, which is still on its way to its full height. */
static int notice_height(Fixture *fixture) {
  g_autoptr(GPtrArray) bars = find_all(fixture, GTK_TYPE_INFO_BAR);
  g_autoptr(GPtrArray) texts = g_ptr_array_new();
  collect(bars->pdata[0], GTK_TYPE_SCROLLED_WINDOW, texts);
  g_assert_cmpuint(texts->len, ==, 1);
  int height;
  gtk_widget_measure(texts->pdata[0], GTK_ORIENTATION_VERTICAL, 1000, NULL, &height, NULL, NULL);
  return height;
}

/* However much there is to remark on, the panes keep their place. */
static void test_many_remarks(Fixture *fixture, gconstpointer data) {
  g_autoptr(GString) text = g_string_new("{\"format\": \"carom-scene\", \"version\": 1");
  g_string_append(text, ", \"wobble\": 3");
  g_autofree char *one = g_strconcat(text->str, "}", NULL);
  for (guint i = 0; i < 1000; i++)
    g_string_append_printf(text, ", \"k%u\": 0", i);
  g_string_append_c(text, '}');
  g_autofree char *few = write_file(fixture, "few.carom", one);
  g_autofree char *many = write_file(fixture, "many.carom", text->str);
  open_scene(fixture, few);
  int low = notice_height(fixture);
  open_scene(fixture, many);
  int high = notice_height(fixture);
  g_assert_cmpint(high, >, low);
  g_assert_cmpint(high, <, 160); /* a fifth of a projector's 768 lines */
  g_assert_cmpint(low, <, 80);
}

static void test_save(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "saved.carom", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "s", path);
  open_scene(fixture, "head-on");
  open_scene(fixture, path);
  g_assert_null(find_dialog());
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
}

/* How files of each kind begin. */
static const struct {
  const char *suffix;
  const char *magic;
} magics[] = {{".png", "\x89PNG\r\n\x1a\n"},
              {".svg", "<?xml"},
              {".pdf", "%PDF-"},
              {".csv", NULL},
              {".md", "#"},
              {".tex", "\\documentclass"},
              {".txt", "Oblique collision"},
              {".json", "{"}};

/* A header and at least one row with as many fields. */
static void assert_is_table(const char *text) {
  g_auto(GStrv) lines = g_strsplit(text, "\r\n", -1);
  g_assert_cmpuint(g_strv_length(lines), >, 2);
  g_auto(GStrv) header = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) row = g_strsplit(lines[1], ",", -1);
  g_assert_cmpuint(g_strv_length(header), >, 5);
  g_assert_cmpuint(g_strv_length(header), ==, g_strv_length(row));
}

static void assert_looks_like(const char *path, const char *suffix) {
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  g_file_get_contents(path, &text, &length, &error);
  g_assert_no_error(error);
  for (guint i = 0; i < G_N_ELEMENTS(magics); i++) {
    if (!g_str_equal(magics[i].suffix, suffix))
      continue;
    if (magics[i].magic)
      g_assert_true(length > 500 && g_str_has_prefix(text, magics[i].magic));
    else
      assert_is_table(text);
    return;
  }
  g_assert_not_reached();
}

static void test_export(Fixture *fixture, gconstpointer data) {
  guint n_exporters;
  const CaromExporter *const *exporters = carom_exporters(&n_exporters);
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  for (guint i = 0; i < n_exporters; i++) {
    for (guint j = 0; exporters[i]->suffixes[j]; j++) {
      g_autofree char *name = g_strconcat(exporters[i]->part.id, exporters[i]->suffixes[j], NULL);
      g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
      gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)",
                                 exporters[i]->part.id, path);
      g_assert_null(find_dialog());
      assert_looks_like(path, exporters[i]->suffixes[j]);
    }
  }
}

static void test_export_fails(Fixture *fixture, gconstpointer data) {
  g_autofree char *no_suffix = g_build_filename(fixture->folder, "picture.bmp", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "figure",
                             no_suffix);
  assert_dialog_says(".svg");
  g_assert_false(g_file_test(no_suffix, G_FILE_TEST_EXISTS));
  g_autofree char *too_soon = g_build_filename(fixture->folder, "working.pdf", NULL);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "working",
                             too_soon);
  assert_dialog_says("next contact");
  g_assert_false(g_file_test(too_soon, G_FILE_TEST_EXISTS));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "figure",
                             "/no/such/folder/picture.png");
  assert_dialog_says("/no/such/folder/picture.png");
}

/* What is exported never takes the place of the scene that is open, by whatever name; other scenes'
 * files are the user's to replace. */
static void test_export_spares_scene(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = g_build_filename(fixture->folder, "mine.carom", NULL);
  g_autofree char *link = g_build_filename(fixture->folder, "link.csv", NULL);
  g_autofree char *saved = NULL;
  g_autofree char *kept = NULL;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.save-to", "s", path);
  g_assert_cmpint(symlink("mine.carom", link), ==, 0);
  g_assert_true(g_file_get_contents(path, &saved, NULL, NULL));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "data", link);
  assert_dialog_says("link.csv");
  g_simple_action_set_enabled(G_SIMPLE_ACTION(g_action_map_lookup_action(
                                  G_ACTION_MAP(fixture->window), "predict-export-to")),
                              TRUE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.predict-export-to", "s", path);
  assert_dialog_says("mine.carom");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.predict-export-to", "s",
                             "/no/such/folder/record.csv");
  assert_dialog_says("/no/such/folder/record.csv");
  g_assert_true(g_file_get_contents(path, &kept, NULL, NULL));
  g_assert_cmpstr(kept, ==, saved);
  open_scene(fixture, path);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "data", path);
  assert_dialog_says("mine.carom");
  open_scene(fixture, "oblique");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", "data", path);
  g_assert_null(find_dialog());
}

/* ---- All of it ---- */

/* Every built-in scene can be opened, played and drawn. */
static void test_every_scene(Fixture *fixture, gconstpointer data) {
  const char *name = data;
  open_scene(fixture, name);
  g_assert_null(find_dialog());
  g_assert_cmpstr(carom_document_get_scene(fixture->document)->id, ==, name);
  do_action(fixture, "win.play");
  wait_for_frame(fixture, 3);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

/* What has no text to read has a name for those who do not see it. */
static void test_names(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) named = g_ptr_array_new();
  g_autoptr(GPtrArray) glyphs = find_all(fixture, CAROM_TYPE_GLYPH);
  g_assert_cmpuint(glyphs->len, >, 0);
  for (guint i = 0; i < glyphs->len; i++)
    g_ptr_array_add(named, gtk_widget_get_ancestor(glyphs->pdata[i], GTK_TYPE_BUTTON));
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_DROP_DOWN, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SCALE, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_SWITCH, named);
  collect(GTK_WIDGET(fixture->window), GTK_TYPE_DRAWING_AREA, named);
  for (guint i = 0; i < named->len; i++)
    if (gtk_accessible_get_accessible_role(named->pdata[i]) != GTK_ACCESSIBLE_ROLE_PRESENTATION)
      g_assert_true(
          gtk_test_accessible_has_property(named->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL));
}

/* A projector of 1024 × 768, less a desktop's panel, must do, even with all there is. */
static void test_fits_projector(Fixture *fixture, gconstpointer data) {
  int width, height;
  show_panel(fixture);
  do_action(fixture, "win.add-pane");
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                     NULL, NULL);
  gtk_widget_measure(GTK_WIDGET(fixture->window), GTK_ORIENTATION_VERTICAL, 1024, &height, NULL,
                     NULL, NULL);
  g_assert_cmpint(width, <=, 1024);
  g_assert_cmpint(height, <=, 700);
}

/* On a projector, with the panel, there is still room for both of what stands below each of three
 * panes; below four, words may be cut short. */
static void test_footers(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  while (count_panes(fixture) > 3)
    carom_document_remove_pane(fixture->document, 0);
  show_panel(fixture);
  do_action(fixture, "win.next-contact");
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1024, 700);
  gtk_window_present(GTK_WINDOW(window));
  gtk_test_widget_wait_for_draw(window);
  g_assert_cmpint(gtk_widget_get_width(window), <=, 1024);
  g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
  guint n = 0;
  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *label = labels->pdata[i];
    gboolean is_footer =
        gtk_widget_has_css_class(gtk_widget_get_parent(labels->pdata[i]), "pane-footer");
    g_assert_false(is_footer && pango_layout_is_ellipsized(gtk_label_get_layout(label)));
    n += is_footer;
  }
  g_assert_cmpuint(n, ==, 2 * count_panes(fixture));
}

/* GTK has nothing to say against the window of all the keys. */
static void test_shortcuts(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.show-help-overlay");
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW(fixture->window);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(gtk_application_window_get_help_overlay(window)));
}

/* With the panel, as many panes as there may be, and large type. */
static void test_measures(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  do_action(fixture, "win.add-pane");
  do_action(fixture, "win.present");
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
  assert_measures(GTK_WIDGET(fixture->window));
}

static void add_scene_tests(void) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_autofree char *path = g_strconcat("/window/scenes/", builtins[i].id, NULL);
    g_test_add(path, Fixture, builtins[i].id, set_up, test_every_scene, tear_down);
  }
}

int main(int argc, char **argv) {
  static const struct {
    const char *path;
    void (*test)(Fixture *fixture, gconstpointer data);
  } tests[] = {
      {"/window/starts-ready", test_starts_ready},
      {"/window/time/play", test_play},
      {"/window/time/step-and-back", test_step_and_back},
      {"/window/time/restart-and-end", test_restart_and_end},
      {"/window/time/contacts", test_contacts},
      {"/window/time/speed", test_speed},
      {"/window/time/timeline", test_timeline},
      {"/window/counter", test_counter},
      {"/window/document/parameters", test_parameters},
      {"/window/document/parameter-controls", test_parameter_controls},
      {"/window/document/parameter-rounding", test_parameter_rounding},
      {"/window/keys/space", test_space},
      {"/window/keys/while-typing", test_keys_while_typing},
      {"/window/keys/on-sliders", test_keys_on_sliders},
      {"/window/keys/menu-closes", test_menu_closes},
      {"/window/time/catching-up", test_catching_up},
      {"/window/document/panes", test_panes},
      {"/window/document/method", test_method},
      {"/window/view/difference", test_difference},
      {"/window/view/chart-quantity", test_chart_quantity},
      {"/window/view/switches", test_switches},
      {"/window/view/names", test_names},
      {"/window/view/body-table", test_body_table},
      {"/window/view/body-table-scale", test_body_table_scale},
      {"/window/view/fits-projector", test_fits_projector},
      {"/window/view/footers", test_footers},
      {"/window/view/measures", test_measures},
      {"/window/view/shortcuts", test_shortcuts},
      {"/window/files/open-good", test_open_good},
      {"/window/files/open-bad", test_open_bad},
      {"/window/files/remarks", test_remarks},
      {"/window/files/many-remarks", test_many_remarks},
      {"/window/files/save", test_save},
      {"/window/files/export", test_export},
      {"/window/files/export-fails", test_export_fails},
      {"/window/export-spares-scene", test_export_spares_scene},
  };
  /* Recent files are remembered in here, not at home. */
  g_autofree char *home = g_dir_make_tmp("carom-home-XXXXXX", NULL);
  g_setenv("XDG_DATA_HOME", home, TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  add_scene_tests();
  int status = g_test_run();
  g_object_unref(application);
  remove_folder(home);
  return status;
}
