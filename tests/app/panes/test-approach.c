/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-approach: from all panes in one down to the last bit of where a disc is, and back. Needs a
 * display. */
#include "contact-page-test.h"

#include "carom-closeup.h"
#include "carom-pane-area.h"
#include "carom-scene-picture-layout.h"

static CaromPaneArea *get_area(Fixture *fixture) {
  return CAROM_PANE_AREA(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_AREA, NULL));
}

static guint count_areas(Fixture *fixture) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  return areas->len;
}

static CaromScenePictureLayout get_layout(Fixture *fixture, CaromPaneAreaPicture *picture) {
  GtkWidget *area = GTK_WIDGET(get_area(fixture));
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(CAROM_PANE_AREA(area), picture);
  carom_scene_picture_layout_measure(&layout, &picture->picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  return layout;
}

static CaromView get_view(Fixture *fixture) {
  g_auto(CaromPaneAreaPicture) picture;
  return get_layout(fixture, &picture).view_at_rest;
}

/* The scale that shows the difference. */
static double find_scale(Fixture *fixture) {
  CaromCloseup closeup = carom_closeup_find(carom_player_get_comparison(fixture->player));
  GtkWidget *area = GTK_WIDGET(get_area(fixture));
  return carom_closeup_scale(&closeup,
                             MIN(gtk_widget_get_width(area), gtk_widget_get_height(area)));
}

/* To some roundings of 1e-16. */
static gboolean is_there(Fixture *fixture) {
  double scale = find_scale(fixture), shown = get_view(fixture).points_per_unit;
  return fabs(shown - scale) <= 1e-9 * scale;
}

static void wait_for_closeup(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  while (!is_there(fixture)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  }
}

/* How far the disc that is looked at is from the middle of the picture, in points, beyond what the
 * spacing of doubles explains. */
static double get_distance(Fixture *fixture) {
  CaromCloseup closeup = carom_closeup_find(carom_player_get_comparison(fixture->player));
  CaromView view = get_view(fixture);
  CaromVec2 place = carom_view_place(&view, closeup.centre);
  double known = closeup.spacing * view.points_per_unit;
  return MAX(fabs(place.x - view.x), fabs(place.y - view.y)) - known;
}

/* It goes all the way, says what there is to be seen, and everything is as it was after it; with
 * animations or without. */
static void check_there_and_back(Fixture *fixture, gboolean animated) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", animated, NULL);
  CaromView before = get_view(fixture);
  guint n_areas = count_areas(fixture);
  do_action(fixture, "win.zoom-to-difference");
  wait_for_closeup(fixture);
  g_assert_cmpuint(count_areas(fixture), ==, 1);
  g_assert_cmpfloat(get_distance(fixture), <=, 0);
  g_autofree char *words = carom_pane_area_describe_closeup(get_area(fixture));
  g_assert_nonnull(strstr(words, "bit for bit"));
  do_action(fixture, "win.zoom-in"); /* there is nothing finer */
  g_assert_true(is_there(fixture));
  do_action(fixture, "win.superpose");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  CaromView after = get_view(fixture);
  g_assert_cmpuint(count_areas(fixture), ==, n_areas);
  g_assert_cmpfloat(after.points_per_unit, ==, before.points_per_unit);
  g_assert_cmpfloat(after.centre.x, ==, before.centre.x);
  g_assert_cmpfloat(after.centre.y, ==, before.centre.y);
  g_assert_null(carom_pane_area_describe_closeup(get_area(fixture)));
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
}

static void test_animated(Fixture *fixture, gconstpointer data) {
  check_there_and_back(fixture, TRUE);
}

static void test_at_once(Fixture *fixture, gconstpointer data) {
  check_there_and_back(fixture, FALSE);
}

/* What the viewer had zoomed to is there again. */
static void test_camera(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.zoom-in");
  do_action(fixture, "win.zoom-in");
  check_there_and_back(fixture, FALSE);
}

/* The disc stays in the middle while the clock goes on. */
static void test_follows(Fixture *fixture, gconstpointer data) {
  do_action(fixture, "win.zoom-to-difference");
  wait_for_closeup(fixture);
  for (int i = 0; i < 20; i++) {
    do_action(fixture, "win.step");
    CaromComparison *comparison = carom_player_get_comparison(fixture->player);
    CaromCloseup closeup = carom_closeup_of_disc(comparison, 0);
    CaromView view = get_view(fixture);
    CaromVec2 place = carom_view_place(&view, closeup.centre);
    g_assert_cmpfloat(fabs(place.x - view.x), <=, closeup.spacing * view.points_per_unit);
  }
  do_action(fixture, "win.zoom-fit");
  g_assert_null(carom_pane_area_describe_closeup(get_area(fixture)));
}

static const char late[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"dt\": 0.01, \"duration\": 3,"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0], \"radius\": 0.5, \"mass\": 1},"
    " {\"position\": [2.003, 0.2], \"velocity\": [0, 0], \"radius\": 0.5, \"mass\": 1}],"
    " \"panes\": [{\"resolver\": \"impulse\", \"detection\": \"events\"},"
    " {\"resolver\": \"impulse\", \"detection\": \"stepped\"}]}";

/* Too small to be seen, and far above rounding: it needs little zoom, is marked and told like any
 * other difference, and the disc stays in the middle. */
static void test_between(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "late.carom", late);
  open_scene(fixture, path);
  for (guint i = 0; i < 3; i++)
    test_next_contact(fixture);
  do_action(fixture, "win.zoom-to-difference");
  wait_for_closeup(fixture);
  CaromCloseup closeup = carom_closeup_find(carom_player_get_comparison(fixture->player));
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout = get_layout(fixture, &picture);
  g_assert_cmpfloat(closeup.apart, >, 1e-5);
  g_assert_cmpfloat(carom_scene_camera_zoom(&picture.picture.camera), <,
                    CAROM_SCENE_CAMERA_ZOOM_MAX);
  g_assert_true(carom_scene_picture_layout_is_closeup(&layout));
  g_autofree char *words = carom_pane_area_describe_closeup(get_area(fixture));
  g_assert_nonnull(strstr(words, "away from where"));
  guint disc = closeup.disc;
  for (guint i = 0; i < 5; i++) {
    do_action(fixture, "win.step");
    closeup = carom_closeup_of_disc(carom_player_get_comparison(fixture->player), disc);
    CaromView view = get_view(fixture);
    CaromVec2 place = carom_view_place(&view, closeup.centre);
    g_assert_cmpfloat(hypot(place.x - view.x, place.y - view.y), <=, 1e-6); /* points */
  }
}

/* On the way the viewer can take over. */
static void test_interrupted(Fixture *fixture, gconstpointer data) {
  CaromView before, now;
  gint64 end = g_get_monotonic_time() + 4 * G_USEC_PER_SEC;
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
  do_action(fixture, "win.superpose");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  before = get_view(fixture);
  do_action(fixture, "win.zoom-to-difference");
  while (get_view(fixture).points_per_unit < before.points_per_unit * 10)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  do_action(fixture, "win.zoom-fit");
  while (g_get_monotonic_time() < end) /* longer than the way takes */
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  now = get_view(fixture);
  g_assert_cmpfloat(now.points_per_unit, ==, before.points_per_unit);
}

static gboolean is_sliding(Fixture *fixture) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture), &picture);
  return picture.picture.slide != NULL;
}

/* Until the one pane has its size, when the way has begun and its first frame is yet to come. */
static void wait_for_size(Fixture *fixture) {
  while (gtk_widget_get_width(GTK_WIDGET(get_area(fixture))) <= 0)
    g_main_context_iteration(NULL, TRUE);
}

/* Where something of a pane is in the window. */
static CaromVec2 in_window(Fixture *fixture, GtkWidget *area, CaromVec2 place) {
  graphene_rect_t bounds = test_bounds(area, fixture->window);
  return carom_vec2(place.x + (double)bounds.origin.x, place.y + (double)bounds.origin.y);
}

static void assert_near(CaromVec2 one, CaromVec2 other) {
  g_assert_cmpfloat(carom_vec2_distance(one, other), <=, 1e-6); /* points */
}

/* What of a pane is seen in the window: a place in the scene and, at a contact, a body. */
typedef struct {
  CaromVec2 place, body;
  double radius, arrow; /* of the body, and the length of any arrow there */
} Seen;

static Seen see(Fixture *fixture, GtkWidget *area, const CaromView *view,
                const CaromOverlayFrame *frame) {
  Seen seen = {.place = in_window(fixture, area, carom_view_place(view, carom_vec2(1, 2)))};
  if (frame) {
    CaromVec2 velocity = frame->overlay->record->contact.velocity_a;
    seen.body = in_window(fixture, area, frame->place_a);
    seen.radius = frame->radius_a;
    seen.arrow =
        carom_vec2_length(carom_overlay_frame_vector(frame, velocity, CAROM_DIMENSION_VELOCITY));
  }
  return seen;
}

static Seen see_pane(Fixture *fixture, CaromPaneArea *area) {
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(area, &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture,
                                     gtk_widget_get_width(GTK_WIDGET(area)),
                                     gtk_widget_get_height(GTK_WIDGET(area)));
  return see(fixture, GTK_WIDGET(area), &layout.view_at_rest,
             picture.picture.overlay ? &layout.frame : NULL);
}

/* What is seen of each pane at that share of the way.
 *
 * Returns: (transfer full) (array): of each pane */
static Seen *see_on_the_way(Fixture *fixture, double share) {
  g_auto(CaromPaneAreaPicture) picture;
  GtkWidget *area = GTK_WIDGET(get_area(fixture));
  CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES];
  CaromScenePictureLayout layout;
  Seen *seen = g_new0(Seen, CAROM_COMPARISON_MAX_PANES);
  carom_pane_area_get_picture(CAROM_PANE_AREA(area), &picture);
  picture.slide.share = share;
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  guint n = picture.picture.overlay ? carom_scene_picture_layout_frames(&layout, frames) : 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(picture.picture.superposition); i++) {
    CaromView view = carom_scene_picture_layout_view_of_pane(&layout, i);
    seen[i] = see(fixture, area, &view, n > i ? &frames[i] : NULL);
    g_assert_true(n <= i || frames[i].is_sliding == (share < 1));
  }
  return seen;
}

/* The discs of each pane begin where they have been seen in the window, with the geometry of the
 * contact if there is one, and come together. */
static void test_slides(Fixture *fixture, gconstpointer data) {
  const TestPageCase *page = data;
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  Seen before[CAROM_COMPARISON_MAX_PANES];
  guint n = areas->len;
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < n; i++)
    before[i] = see_pane(fixture, areas->pdata[i]);
  g_assert_true((before[0].radius > 0) == !g_str_equal(page->page, "graphs"));
  do_action(fixture, "win.superpose");
  wait_for_size(fixture);
  g_assert_true(is_sliding(fixture));
  g_autofree Seen *start = see_on_the_way(fixture, 0), *end = see_on_the_way(fixture, 1);
  for (guint i = 0; i < n; i++) {
    assert_near(start[i].place, before[i].place);
    assert_near(start[i].body, before[i].body);
    g_assert_cmpfloat(fabs(start[i].radius - before[i].radius), <=, 1e-6);
    assert_near(end[i].place, end[0].place);
    assert_near(end[i].body, end[0].body); /* oblique: all find it at the same place */
    g_assert_cmpfloat(fabs(end[i].arrow * start[i].radius - start[i].arrow * end[i].radius), <=,
                      1e-6);
  }
  while (is_sliding(fixture)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  }
}

/* How far apart the copies are is said when they have come together. */
static void test_slides_first(Fixture *fixture, gconstpointer data) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
  do_action(fixture, "win.zoom-to-difference");
  wait_for_size(fixture);
  g_assert_true(is_sliding(fixture));
  while (!carom_pane_area_is_closeup(get_area(fixture))) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  }
  g_assert_false(is_sliding(fixture));
}

/* Without animations they are there. */
static void test_does_not_slide(Fixture *fixture, gconstpointer data) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
  do_action(fixture, "win.superpose");
  g_assert_false(is_sliding(fixture));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_false(is_sliding(fixture));
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
}

int main(int argc, char **argv) {
  static const TestPageCase cases[] = {{.page = "graphs", .scene = "oblique"},
                                       {.page = "working", .scene = "oblique"}};
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    static const struct {
      const char *name;
      void (*test)(Fixture *fixture, gconstpointer data);
    } tests[] = {{"animated", test_animated},
                 {"at-once", test_at_once},
                 {"camera", test_camera},
                 {"slides", test_slides},
                 {"slides-first", test_slides_first},
                 {"does-not-slide", test_does_not_slide},
                 {"interrupted", test_interrupted},
                 {"follows", test_follows}};
    for (guint k = 0; k < G_N_ELEMENTS(tests); k++) {
      if (!test_runs_cell(i, G_N_ELEMENTS(cases), k, G_N_ELEMENTS(tests)))
        continue;
      g_autofree char *path = g_strdup_printf("/closeup/%s/%s", cases[i].page, tests[k].name);
      g_test_add(path, Fixture, &cases[i], test_set_up_page, tests[k].test, test_tear_down_page);
    }
  }
  g_test_add("/closeup/between", Fixture, &cases[0], test_set_up_page, test_between,
             test_tear_down_page);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
