/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-presentation: what is for the lecture room: the blank screen, the dot for the pointer, wider
 * lines. Needs a display. */
#include "window-test.h"

#include "carom-blank.h"
#include "carom-pane-area.h"
#include "carom-pointer-dot.h"
#include "carom-widget-theme.h"

/* ---- The blank screen ---- */

static GtkWidget *find_blank(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_BLANK, NULL);
}

static void set_up_blank(Fixture *fixture, gconstpointer data) {
  set_up(fixture, data);
  g_assert_false(gtk_widget_get_visible(find_blank(fixture)));
  carom_player_set_playing(fixture->player, TRUE);
  do_action(fixture, "win.blank");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* Nothing is to be seen, nothing moves, and screen readers are told. */
static void test_blank(Fixture *fixture, gconstpointer data) {
  static const GdkRGBA dark = {17 / 255.0F, 17 / 255.0F, 17 / 255.0F, 1};
  GtkWidget *window = GTK_WIDGET(fixture->window), *blank = find_blank(fixture);
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_test_accessible_assert_role(GTK_ACCESSIBLE(blank), GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_true(
      gtk_test_accessible_has_property(GTK_ACCESSIBLE(blank), GTK_ACCESSIBLE_PROPERTY_LABEL));
  int width = gtk_widget_get_width(window), height = gtk_widget_get_height(window);
  guint n = test_count_pixels(window, &dark);
  g_test_message("%u of %d", n, width * height);
  g_assert_cmpuint(n, >=, (guint)(0.97 * width * height)); /* all but the window's frame */
}

/* The first controller of @type that gets the window's events. */
static GtkEventController *find_controller(Fixture *fixture, GType type) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (G_TYPE_CHECK_INSTANCE_TYPE(controller, type) &&
        gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_CAPTURE)
      return controller; /* the window still has it */
  }
  g_assert_not_reached();
}

static gboolean press(Fixture *fixture, guint key) {
  gboolean taken = FALSE;
  g_signal_emit_by_name(find_controller(fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key,
                        0, 0, &taken);
  return taken;
}

/* The key that brings the picture back does nothing else; the next one does what it always does. */
static void test_key_ends(Fixture *fixture, gconstpointer data) {
  static const guint keys[] = {GDK_KEY_space, GDK_KEY_b, GDK_KEY_Escape, GDK_KEY_Page_Down,
                               GDK_KEY_x};
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    guint64 frame = test_frame(fixture->player);
    g_assert_true(press(fixture, keys[i]));
    g_assert_false(gtk_widget_get_visible(find_blank(fixture)));
    g_assert_false(gtk_widget_has_css_class(GTK_WIDGET(fixture->window), "blank"));
    g_assert_false(carom_player_get_playing(fixture->player));
    g_assert_cmpuint(test_frame(fixture->player), ==, frame);
    g_assert_false(press(fixture, GDK_KEY_x)); /* left to the others */
    do_action(fixture, "win.blank");
  }
}

static void test_click_ends(Fixture *fixture, gconstpointer data) {
  g_signal_emit_by_name(find_controller(fixture, GTK_TYPE_GESTURE_CLICK), "pressed", 1, 5.0, 5.0);
  g_assert_false(gtk_widget_get_visible(find_blank(fixture)));
}

/* ---- The dot ---- */

static GtkWidget *find_dot(Fixture *fixture) {
  return test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_POINTER_DOT, NULL);
}

static void move_pointer(Fixture *fixture, double x, double y) {
  g_signal_emit_by_name(find_controller(fixture, GTK_TYPE_EVENT_CONTROLLER_MOTION), "motion", x, y);
}

static gboolean has_arrow(Fixture *fixture) {
  return gtk_widget_get_cursor(GTK_WIDGET(fixture->window)) == NULL;
}

/* How many pixels of the dot there are, which is drawn on nothing here. */
static guint count_dot(Fixture *fixture) {
  GtkWidget *dot = find_dot(fixture);
  int width = gtk_widget_get_width(dot), height = gtk_widget_get_height(dot);
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new(dot);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (!node)
    return 0;
  graphene_rect_t bounds;
  gsk_render_node_get_bounds(node, &bounds);
  gsk_render_node_unref(node);
  return (guint)(bounds.size.width * bounds.size.height);
}

/* Only in a presentation, and only if it was chosen. */
static void test_dot(Fixture *fixture, gconstpointer data) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  do_action(fixture, "win.pointer-dot");
  move_pointer(fixture, 200, 300);
  test_wait_for_frames(window);
  g_assert_true(has_arrow(fixture));
  g_assert_cmpuint(count_dot(fixture), ==, 0);
  do_action(fixture, "win.present");
  g_assert_false(has_arrow(fixture));
  gint64 give_up = g_get_monotonic_time() + 5 * G_USEC_PER_SEC;
  do { /* meanwhile a larger window may tell that the real pointer has left it */
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    move_pointer(fixture, 200, 300);
    test_wait_for_frames(window);
  } while (count_dot(fixture) == 0);
  double side = 0.04 * gtk_widget_get_height(find_dot(fixture));
  g_assert_cmpfloat_with_epsilon(sqrt(count_dot(fixture)), side, 1); /* whole pixels */
  do_action(fixture, "win.pointer-dot");
  test_wait_for_frames(window);
  g_assert_true(has_arrow(fixture));
  g_assert_cmpuint(count_dot(fixture), ==, 0);
}

/* ---- Lines ---- */

/* Lines grow as the type does, in all that is drawn, but at least so that the thinnest curve, which
 * has 1.8 pixels, has three. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_AREA, NULL);
  PangoContext *context = gtk_widget_get_pango_context(area);
  int before = pango_font_description_get_size(pango_context_get_font_description(context));
  double usual = carom_widget_theme_get(area)->line_factor;
  do_action(fixture, "win.present");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  int after = pango_font_description_get_size(pango_context_get_font_description(context));
  g_assert_cmpint(after, >, before);
  g_assert_cmpfloat_with_epsilon(carom_widget_theme_get(area)->line_factor / usual,
                                 MAX((double)after / before, 3 / 1.8),
                                 0.01); /* sizes are whole numbers */
}

int main(int argc, char **argv) {
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add("/presentation/blank/covers", Fixture, NULL, set_up_blank, test_blank, tear_down);
  g_test_add("/presentation/blank/key-ends", Fixture, NULL, set_up_blank, test_key_ends, tear_down);
  g_test_add("/presentation/blank/click-ends", Fixture, NULL, set_up_blank, test_click_ends,
             tear_down);
  g_test_add("/presentation/dot", Fixture, NULL, set_up, test_dot, tear_down);
  g_test_add("/presentation/lines", Fixture, NULL, set_up, test_lines, tear_down);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
