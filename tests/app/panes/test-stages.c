/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-stages: panes are identical stages, whatever the scene, and are zoomed and moved together.
 * Needs a display. */
#include "window-test.h"

#include "carom-builtin.h"
#include "carom-pane-strip.h"
#include "carom-pane-view.h"
#include "carom-scene-picture-layout.h"
#include "carom-scene-picture-pointer.h"

static void resize(Fixture *fixture, int width, int height) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
  test_wait_for_frames(window);
}

static CaromPaneStrip *get_strip(Fixture *fixture) {
  g_autoptr(GPtrArray) strips = find_all(fixture, CAROM_TYPE_PANE_STRIP);
  g_assert_cmpuint(strips->len, ==, 1);
  return strips->pdata[0];
}

static GtkWidget *get_area(Fixture *fixture, guint i) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  g_assert_cmpuint(i, <, areas->len);
  return areas->pdata[i];
}

/* What pane @i shows. */
static CaromView get_view(Fixture *fixture, guint i) {
  GtkWidget *area = get_area(fixture, i);
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(CAROM_PANE_AREA(area), &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  return layout.view;
}

/* ---- Identical stages ---- */

/* The heights of header, stage and footer, and where the stage begins in the pane. */
static char *describe_pane(GtkWidget *view) {
  GtkWidget *header = gtk_widget_get_first_child(view);
  GtkWidget *stage = gtk_widget_get_next_sibling(header);
  GtkWidget *footer = gtk_widget_get_next_sibling(stage);
  graphene_rect_t bounds;
  g_assert_true(gtk_widget_compute_bounds(stage, view, &bounds));
  return g_strdup_printf("header %d, stage %d × %d at %g, %g, footer %d",
                         gtk_widget_get_height(header), gtk_widget_get_width(stage),
                         gtk_widget_get_height(stage), (double)bounds.origin.x,
                         (double)bounds.origin.y, gtk_widget_get_height(footer));
}

static void assert_identical(Fixture *fixture) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autofree char *first = describe_pane(views->pdata[0]);
  CaromView first_view = get_view(fixture, 0);
  g_test_message("%s, %g points per unit", first, first_view.points_per_unit);
  for (guint i = 1; i < views->len; i++) {
    g_autofree char *other = describe_pane(views->pdata[i]);
    CaromView view = get_view(fixture, i);
    g_assert_cmpstr(other, ==, first);
    g_assert_cmpfloat(view.points_per_unit, ==, first_view.points_per_unit);
    g_assert_cmpfloat(view.centre.x, ==, first_view.centre.x);
    g_assert_cmpfloat(view.centre.y, ==, first_view.centre.y);
  }
}

static void test_identical(Fixture *fixture, gconstpointer data) {
  static const int sizes[][2] = {{1024, 768}, {1920, 1080}};
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint k = 0; k < G_N_ELEMENTS(sizes); k++) {
    resize(fixture, sizes[k][0], sizes[k][1]);
    for (guint i = 0; i < n; i++) {
      if (!test_runs_cell(i, n, k, G_N_ELEMENTS(sizes)))
        continue;
      g_test_message("%s, %d × %d", builtins[i].id, sizes[k][0], sizes[k][1]);
      open_scene(fixture, builtins[i].id);
      test_wait_for_frames(GTK_WIDGET(fixture->window));
      assert_identical(fixture);
    }
  }
}

static double top_of(Fixture *fixture, guint pane) {
  graphene_rect_t bounds;
  g_assert_true(
      gtk_widget_compute_bounds(get_area(fixture, pane), GTK_WIDGET(get_strip(fixture)), &bounds));
  return (double)bounds.origin.y;
}

static gboolean are_low(Fixture *fixture) {
  return top_of(fixture, 1) > top_of(fixture, 0);
}

/* A scene along a line has low stages below one another; but not where contacts are explained, or
 * counted in large digits. */
static void test_low_stages(Fixture *fixture, gconstpointer data) {
  resize(fixture, 1280, 800);
  open_scene(fixture, "head-on");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(are_low(fixture));
  double low = get_view(fixture, 0).points_per_unit;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(are_low(fixture));
  g_assert_cmpfloat(get_view(fixture, 0).points_per_unit, <, low / 1.25);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "graphs");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_true(are_low(fixture));
  do_action(fixture, "win.counter");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(are_low(fixture));
  do_action(fixture, "win.counter");
  open_scene(fixture, "oblique");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(are_low(fixture));
}

#define N_ELSEWHERE 4

/* Each changes what the panes need, or their room; and back. */
static void go_elsewhere(Fixture *fixture, guint where, gboolean there) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  if (where == 0)
    gtk_widget_activate_action(window, "win.view", "s", there ? "working" : "graphs");
  else if (where == 1)
    do_action(fixture, "win.counter");
  else if (where == 2)
    gtk_widget_activate_action(window, "win.room", "s", there ? "page" : "both");
  else
    do_action(fixture, "win.present");
  test_wait_for_frames(window);
}

/* Stages stand as before when one comes back. Where one arrangement gives way to another depends on
 * the font, so several heights are tried. */
static void test_come_back(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "head-on");
  do_action(fixture, "win.show-panel");
  const int least = 720, most = 880, by = 20;
  for (int height = least; height <= most; height += by) {
    resize(fixture, 1024, height);
    for (guint where = 0; where < N_ELSEWHERE; where++) {
      if (!test_runs_cell((guint)((height - least) / by), (guint)((most - least) / by + 1), where,
                          N_ELSEWHERE))
        continue;
      carom_pane_strip_show_anew(get_strip(fixture));
      test_wait_for_frames(GTK_WIDGET(fixture->window));
      gboolean was_low = are_low(fixture);
      go_elsewhere(fixture, where, TRUE);
      go_elsewhere(fixture, where, FALSE);
      g_test_message("height %d, back from %u", height, where);
      g_assert_cmpint(are_low(fixture), ==, was_low);
    }
  }
}

/* ---- The framing ---- */

/* A parameter keeps the scale of arrows; playing, stepping and seeking keep all. */
static void test_framing_stays(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  CaromFraming opened = *carom_pane_strip_get_framing(get_strip(fixture));
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.step");
  do_action(fixture, "win.end");
  g_assert_cmpmem(&opened, sizeof opened, carom_pane_strip_get_framing(get_strip(fixture)),
                  sizeof opened);
  carom_document_set_parameter(fixture->document, carom_parameter_by_id("restitution"), 0.2);
  const CaromFraming *changed = carom_pane_strip_get_framing(get_strip(fixture));
  g_assert_cmpfloat(changed->arrow_s, ==, opened.arrow_s);
  do_action(fixture, "win.add-pane");
  g_assert_cmpfloat(changed->arrow_s, ==, opened.arrow_s);
  open_scene(fixture, "head-on");
  g_assert_cmpfloat(changed->arrow_s, !=, opened.arrow_s);
}

/* Who is asked from the start on sees nothing that the run will do; who has watched it goes on
 * looking at the same discs, as a class does when a contact is put to the vote. */
static void test_framing_while_asked(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  const CaromFraming *framing = carom_pane_strip_get_framing(get_strip(fixture));
  CaromFraming opened = *framing;
  do_action(fixture, "win.predict");
  g_assert_false(framing->fits_run);
  do_action(fixture, "win.predict");
  g_assert_cmpmem(&opened, sizeof opened, framing, sizeof *framing);
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.predict");
  g_assert_cmpmem(&opened, sizeof opened, framing, sizeof *framing);
  do_action(fixture, "win.predict");
  g_assert_cmpmem(&opened, sizeof opened, framing, sizeof *framing);
}

/* What is taken back leaves no trace in the scale of arrows, however far they had to change. */
static void test_framing_comes_back(Fixture *fixture, gconstpointer data) {
  static const double gravities[] = {-0.5, -1, -2, -4, -8, -40};
  open_scene(fixture, "oblique");
  double opened = carom_pane_strip_get_framing(get_strip(fixture))->arrow_s;
  gboolean has_changed = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS(gravities); i++) {
    carom_document_set_parameter(fixture->document, carom_parameter_by_id("gravity-y"),
                                 gravities[i]);
    has_changed =
        has_changed || carom_pane_strip_get_framing(get_strip(fixture))->arrow_s != opened;
    do_action(fixture, "win.undo");
    g_assert_cmpfloat(carom_pane_strip_get_framing(get_strip(fixture))->arrow_s, ==, opened);
  }
  g_assert_true(has_changed);
}

/* ---- The camera ---- */

static GtkEventController *find_controller(GtkWidget *widget, GType type) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(widget);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GObject) controller = g_list_model_get_item(controllers, i);
    if (G_TYPE_CHECK_INSTANCE_TYPE(controller, type))
      return GTK_EVENT_CONTROLLER(controller); /* the widget has it */
  }
  g_assert_not_reached();
}

/* All controllers that watch the pointer are told. */
static void point_at(GtkWidget *area, CaromVec2 place) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(area);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GObject) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_MOTION(controller))
      g_signal_emit_by_name(controller, "motion", place.x, place.y);
  }
}

static void scroll(GtkWidget *area, CaromVec2 place, double clicks) {
  gboolean handled;
  point_at(area, place);
  g_signal_emit_by_name(find_controller(area, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll", 0.0,
                        clicks, &handled);
  g_assert_true(handled);
}

/* The wheel zooms all panes, and what is under the pointer stays there. */
static void test_wheel(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = get_area(fixture, 1);
  CaromVec2 pointer = carom_vec2(50, 40);
  CaromView before = get_view(fixture, 1);
  CaromVec2 there = carom_view_position(&before, pointer);
  scroll(area, pointer, -3);
  for (guint i = 0; i < count_panes(fixture); i++) {
    CaromView view = get_view(fixture, i);
    CaromVec2 place = carom_view_place(&view, there);
    g_assert_cmpfloat(view.points_per_unit, >, 1.5 * before.points_per_unit);
    g_assert_cmpfloat_with_epsilon(place.x, pointer.x, 1e-6);
    g_assert_cmpfloat_with_epsilon(place.y, pointer.y, 1e-6);
  }
  scroll(area, pointer, 3);
  g_assert_cmpfloat_with_epsilon(get_view(fixture, 0).points_per_unit, before.points_per_unit,
                                 1e-9 * before.points_per_unit);
}

static gboolean has_fit_button(Fixture *fixture) {
  g_autoptr(GPtrArray) buttons = find_all(fixture, GTK_TYPE_BUTTON);
  guint n = 0;
  for (guint i = 0; i < buttons->len; i++)
    n += gtk_widget_has_css_class(buttons->pdata[i], "fit") &&
                 gtk_widget_get_visible(buttons->pdata[i])
             ? 1
             : 0;
  g_assert_true(n == 0 || n == count_panes(fixture));
  return n > 0;
}

static void assert_same_view(CaromView one, CaromView other) {
  g_assert_cmpmem(&one, sizeof one, &other, sizeof other);
}

/* Back by a key, by the button, and by another scene: to the bit. */
static void test_way_back(Fixture *fixture, gconstpointer data) {
  CaromView before = get_view(fixture, 0);
  g_assert_false(has_fit_button(fixture));
  do_action(fixture, "win.zoom-in");
  g_assert_true(has_fit_button(fixture));
  g_assert_cmpfloat(get_view(fixture, 2).points_per_unit, >, before.points_per_unit);
  do_action(fixture, "win.zoom-fit");
  g_assert_false(has_fit_button(fixture));
  assert_same_view(get_view(fixture, 0), before);
  scroll(get_area(fixture, 0), carom_vec2(10, 10), -5);
  do_action(fixture, "win.zoom-out");
  open_scene(fixture, "head-on");
  g_assert_false(has_fit_button(fixture));
  open_scene(fixture, CAROM_BUILTIN_DEFAULT);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  assert_same_view(get_view(fixture, 0), before);
}

/* The middle button moves all panes. */
static void test_drag(Fixture *fixture, gconstpointer data) {
  GtkWidget *area = get_area(fixture, 0);
  CaromView before = get_view(fixture, 2);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(area);
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GObject) drag = g_list_model_get_item(controllers, i);
    if (!GTK_IS_GESTURE_DRAG(drag) ||
        gtk_gesture_single_get_button(GTK_GESTURE_SINGLE(drag)) != GDK_BUTTON_MIDDLE)
      continue;
    g_signal_emit_by_name(drag, "drag-begin", 50.0, 50.0);
    g_signal_emit_by_name(drag, "drag-update", 5.0, 0.0);
    g_signal_emit_by_name(drag, "drag-update", 12.0, -7.0);
  }
  CaromView after = get_view(fixture, 2);
  CaromVec2 place = carom_view_place(&before, before.centre);
  CaromVec2 moved = carom_view_place(&after, before.centre);
  g_assert_cmpfloat_with_epsilon(moved.x - place.x, 12, 1e-9);
  g_assert_cmpfloat_with_epsilon(moved.y - place.y, -7, 1e-9);
  g_assert_true(has_fit_button(fixture));
}

/* A zoomed picture tells discs apart where it shows them; also with the geometry of a contact. */
static void test_pointer(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.next-contact");
  for (int contact = 0; contact <= 1; contact++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s",
                               contact ? "working" : "graphs");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    GtkWidget *area = get_area(fixture, 0);
    scroll(area, carom_vec2(100, 60), -6);
    g_auto(CaromPaneAreaPicture) picture;
    CaromScenePictureLayout layout;
    int width = gtk_widget_get_width(area), height = gtk_widget_get_height(area);
    carom_pane_area_get_picture(CAROM_PANE_AREA(area), &picture);
    g_assert_cmpint(picture.picture.overlay != NULL, ==, contact);
    carom_scene_picture_layout_measure(&layout, &picture.picture, width, height);
    for (guint i = 0; i < layout.bodies->n; i++) {
      CaromVec2 position = carom_bodies_position(layout.bodies, i);
      CaromVec2 place = carom_view_place(&layout.view, position);
      CaromVec2 drawn = carom_scene_picture_layout_place(&layout, i);
      g_assert_cmpfloat_with_epsilon(place.x, drawn.x, 1e-6);
      g_assert_cmpfloat_with_epsilon(place.y, drawn.y, 1e-6);
      g_assert_cmpint(
          carom_scene_picture_pointer_disc_at(&picture.picture, width, height, drawn.x, drawn.y),
          ==, (int)i);
    }
    do_action(fixture, "win.zoom-fit");
  }
}

static const WindowTest tests[] = {
    {"/stages/identical", test_identical},
    {"/stages/low", test_low_stages},
    {"/stages/come-back", test_come_back},
    {"/stages/framing-stays", test_framing_stays},
    {"/stages/framing-while-asked", test_framing_while_asked},
    {"/stages/framing-comes-back", test_framing_comes_back},
    {"/stages/wheel", test_wheel},
    {"/stages/way-back", test_way_back},
    {"/stages/drag", test_drag},
    {"/stages/pointer", test_pointer},
};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
