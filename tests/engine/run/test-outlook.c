/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-outlook: an outlook shows what the run does afterwards. */
#include "carom-outlook.h"

#include "carom-comparison.h"
#include "carom-detection.h"
#include "carom-rounding.h"

static CaromMethod method_with(const CaromDetection *detection) {
  CaromMethod method = carom_method_option_defaults();
  method.detection = detection;
  return method;
}

static void add_disc(CaromScene *scene, double x, double y, double vx, double vy) {
  CaromBody body = carom_body_default();
  body.position = carom_vec2(x, y);
  body.velocity = carom_vec2(vx, vy);
  body.radius = 0.5;
  carom_scene_add_body(scene, body);
}

static void add_wall(CaromScene *scene, double x1, double y1, double x2, double y2) {
  CaromWall wall = carom_wall_default(carom_vec2(x1, y1), carom_vec2(x2, y2));
  g_array_append_val(scene->walls, wall);
}

/* Disc 1 runs into disc 2, which then meets disc 3; disc 0 is never met. */
static CaromScene *make_row(double gravity) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 1.0 / 64;
  scene->duration_s = 16;
  scene->gravity = carom_vec2(0, -gravity);
  add_disc(scene, 0, 50, 0, 0);
  add_disc(scene, 0, 0, 1, 0);
  add_disc(scene, 3, 0.25, 0, 0);
  add_disc(scene, 6, 1, 0, 0);
  return scene;
}

static CaromOutlook *look(CaromScene *scene, const CaromDetection *detection, guint disc) {
  CaromMethod method = method_with(detection);
  CaromOutlook *outlook = carom_outlook_new(scene, &method, &disc, 1);
  while (carom_outlook_step(outlook, NULL))
    ;
  return outlook;
}

static void assert_close(CaromVec2 one, CaromVec2 other, double tolerance) {
  g_assert_cmpfloat(carom_vec2_length(carom_vec2_sub(one, other)), <=, tolerance);
}

/* ---- Whom it follows ---- */

/* Those who are met are followed from the start, in the order of the scene. */
static void test_follows(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_row(0);
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 1);
  guint n_contacts;
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n_contacts);
  g_assert_cmpuint(n_contacts, ==, 2);
  g_assert_cmpuint(MIN(contacts[0].a, (guint)contacts[0].b), ==, 1);
  g_assert_cmpuint(MAX(contacts[0].a, (guint)contacts[0].b), ==, 2);
  g_assert_cmpuint(MIN(contacts[1].a, (guint)contacts[1].b), ==, 2);
  g_assert_cmpuint(MAX(contacts[1].a, (guint)contacts[1].b), ==, 3);
  g_assert_cmpfloat(contacts[0].time_s, <, contacts[1].time_s);
  g_assert_cmpuint(carom_outlook_count_paths(outlook), ==, 3);
  for (guint i = 0; i < 3; i++) {
    guint disc, n;
    const CaromVec2 *places = carom_outlook_get_path(outlook, i, &disc, &n);
    g_assert_cmpuint(disc, ==, i + 1);
    assert_close(places[0], carom_scene_body(scene, disc)->position, 0);
  }
}

/* At once there are the present places; the others come step by step. */
static void test_begins(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_row(0);
  CaromMethod method = method_with(detection);
  guint disc = 1, n;
  g_autoptr(CaromOutlook) outlook = carom_outlook_new(scene, &method, &disc, 1);
  g_assert_cmpuint(carom_outlook_count_paths(outlook), ==, 1);
  carom_outlook_get_path(outlook, 0, &disc, &n);
  g_assert_cmpuint(n, ==, 1);
  g_assert_true(carom_outlook_step(outlook, NULL));
  carom_outlook_get_path(outlook, 0, &disc, &n);
  g_assert_cmpuint(n, ==, 2);
}

/* ---- What it tells ---- */

/* Every place at a frame's end is the run's, bit for bit; those between belong to contacts. */
static void test_is_the_run(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_row(0.125);
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 1);
  CaromMethod method = method_with(detection);
  for (guint i = 0; i < carom_outlook_count_paths(outlook); i++) {
    g_autoptr(CaromRun) run = carom_run_new(scene, &method);
    guint disc, n, between = 0;
    const CaromVec2 *places = carom_outlook_get_path(outlook, i, &disc, &n);
    g_assert_cmpuint(n, >, 64); /* the first contact comes after two seconds */
    for (guint k = 0; k < n; k++) {
      CaromVec2 place = carom_bodies_position(&run->world->bodies, disc);
      if (places[k].x == place.x && places[k].y == place.y)
        g_assert_true(carom_run_frame(run, NULL));
      else
        between++;
    }
    g_assert_cmpuint(between, <=, carom_run_knows_instants(run) ? 4 : 0);
  }
}

/* The discs touch where the outlook shows them. The places are sums of as many roundings as there
 * are frames. */
static void test_touch(void) {
  g_autoptr(CaromScene) scene = make_row(0.125);
  g_autoptr(CaromOutlook) outlook = look(scene, &carom_detection_events, 1);
  guint n;
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n);
  g_assert_cmpuint(n, ==, 2);
  for (guint i = 0; i < n; i++) {
    double apart = carom_vec2_length(carom_vec2_sub(contacts[i].place_a, contacts[i].place_b));
    g_assert_cmpfloat(fabs(apart - 1), <=, 64 * 16 * 8 * DBL_EPSILON);
  }
  /* x = t and the drop is shared: √(1 − ¼²) before 3. */
  double expected_s = 3 - sqrt(1 - 0.0625);
  g_assert_cmpfloat(fabs(contacts[0].time_s - expected_s), <=, 16 * DBL_EPSILON);
}

/* A disc that comes in later, and meets one that is followed, has its own size, and a path from
 * where it comes in: where its emitter is, before there are places of frames. */
static void test_comes_in(gconstpointer detection) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  scene->dt_s = 1.0 / 64;
  scene->duration_s = 16;
  add_disc(scene, 0, 0, 0, 0);
  emitter.position = carom_vec2(4, 0);
  emitter.velocity = carom_vec2(-2, 0);
  emitter.radius = 0.25;
  emitter.first_s = 1;
  emitter.count = 1;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 0);
  guint n_contacts, disc, n;
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n_contacts);
  g_assert_cmpuint(n_contacts, ==, 1);
  g_assert_cmpuint(contacts[0].a, ==, 0);
  g_assert_cmpint(contacts[0].b, ==, 1);
  g_assert_cmpfloat(contacts[0].radius_a, ==, 0.5);
  g_assert_cmpfloat(contacts[0].radius_b, ==, 0.25);
  /* In steps they are found a frame late at most, when they are 2/64 m nearer. */
  g_assert_cmpfloat(fabs(contacts[0].place_b.x - 0.75), <=, 2.0 / 64);
  g_assert_cmpuint(carom_outlook_count_paths(outlook), ==, 2);
  const CaromVec2 *places = carom_outlook_get_path(outlook, 1, &disc, &n);
  g_assert_cmpuint(disc, ==, 1);
  g_assert_cmpuint(n, >, 64);
  assert_close(places[0], emitter.position, 0);
  for (guint i = 1; i < n; i++)
    g_assert_cmpfloat(fabs(places[i].x), <=, 4);
}

/* ---- Where it ends ---- */

static CaromScene *make_box(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 1.0 / 64;
  scene->duration_s = 16;
  add_disc(scene, 0, 0, 1, 0);
  add_wall(scene, 1, -9, 1, 9);
  add_wall(scene, -1, -9, -1, 9);
  return scene;
}

/* It meets the walls after 0.5 s, 1.5 s, 2.5 s; an eighth of 16 s later than that is after the
 * fourth, at 3.5 s. Steps lose up to a frame at each. */
static void test_ends_at_fourth(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_box();
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 0);
  guint n, disc, n_places;
  const CaromOutlookContact *contacts = carom_outlook_get_contacts(outlook, &n);
  g_assert_cmpuint(n, ==, CAROM_OUTLOOK_CONTACTS);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpint(contacts[i].b, ==, -1);
    g_assert_cmpint(contacts[i].wall, ==, (int)i % 2);
    g_assert_cmpfloat(fabs(contacts[i].time_s - (0.5 + i)), <=, (i + 1) * scene->dt_s);
  }
  const CaromVec2 *places = carom_outlook_get_path(outlook, 0, &disc, &n_places);
  assert_close(places[n_places - 1], carom_vec2(-0.5, 0), 4 * scene->dt_s);
  g_assert_cmpuint(n_places, <=, (guint)(3.5 * 64) + 6);
}

/* An eighth of the duration after the third is sooner. */
static void test_ends_after_third(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_box();
  guint disc, n_places;
  scene->duration_s = 4;
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 0);
  const CaromVec2 *places = carom_outlook_get_path(outlook, 0, &disc, &n_places);
  assert_close(places[n_places - 1], carom_vec2(0, 0), 4 * scene->dt_s);
}

/* Where nothing is met it ends with the duration. */
static void test_ends_with_duration(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_row(0);
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 0);
  guint n, disc;
  g_assert_cmpuint(carom_outlook_count_paths(outlook), ==, 1);
  carom_outlook_get_path(outlook, 0, &disc, &n);
  g_assert_cmpuint(n, ==, 16 * 64 + 1);
  carom_outlook_get_contacts(outlook, &n);
  g_assert_cmpuint(n, ==, 0);
}

/* Numbers that leave the range of doubles end it as they end the run. */
static void test_ends_where_the_run_does(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_row(0);
  g_array_index(scene->bodies, CaromBody, 0).velocity = carom_vec2(1e154, 0);
  g_autoptr(CaromOutlook) outlook = look(scene, detection, 0);
  g_assert_false(carom_outlook_step(outlook, NULL));
}

/* Of too many discs it follows the first ones, and an empty scene has no outlook. */
static void test_many_and_none(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = carom_method_option_defaults();
  guint discs[CAROM_OUTLOOK_MAX_DISCS + 4], n;
  scene->duration_s = 1;
  g_autoptr(CaromOutlook) none = carom_outlook_new(scene, &method, NULL, 0);
  while (carom_outlook_step(none, NULL))
    ;
  g_assert_cmpuint(carom_outlook_count_paths(none), ==, 0);
  carom_outlook_get_contacts(none, &n);
  g_assert_cmpuint(n, ==, 0);
  g_autoptr(CaromScene) many_discs = carom_scene_copy(scene);
  for (guint i = 0; i < G_N_ELEMENTS(discs); i++) {
    discs[i] = i;
    add_disc(many_discs, 4.0 * i, 0, 0, 1);
  }
  g_autoptr(CaromOutlook) many = carom_outlook_new(many_discs, &method, discs, G_N_ELEMENTS(discs));
  g_assert_cmpuint(carom_outlook_count_paths(many), ==, CAROM_OUTLOOK_MAX_DISCS);
}

static gboolean yes(gpointer n_asked) {
  ++*(guint *)n_asked;
  return TRUE;
}

/* In gravity that makes 5000 contacts a second, which is a frame. */
static CaromScene *make_busy(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 1;
  scene->duration_s = 4;
  scene->gravity = carom_vec2(0, -1e8);
  add_wall(scene, -9, 0, 9, 0);
  add_disc(scene, 0, 1, 0, 0);
  return scene;
}

/* A frame that is left off within goes on, and all comes out as if it had been run at once. */
static void test_in_slices(void) {
  g_autoptr(CaromScene) scene = make_busy();
  CaromMethod method = method_with(&carom_detection_events);
  guint disc = 0, n_asked = 0, n_steps = 0, n, n_whole, which;
  CaromStop stop = {yes, &n_asked};
  g_autoptr(CaromOutlook) whole = look(scene, &carom_detection_events, disc);
  g_autoptr(CaromOutlook) sliced = carom_outlook_new(scene, &method, &disc, 1);
  while (carom_outlook_step(sliced, &stop))
    n_steps++;
  g_assert_cmpuint(n_asked, >, 0);
  g_assert_cmpuint(n_steps, >, n_asked);
  const CaromVec2 *places = carom_outlook_get_path(sliced, 0, &which, &n);
  const CaromVec2 *whole_places = carom_outlook_get_path(whole, 0, &which, &n_whole);
  g_assert_cmpmem(places, n * sizeof *places, whole_places, n_whole * sizeof *places);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  const CaromDetection *detections[] = {&carom_detection_stepped, &carom_detection_events};
  const struct {
    const char *path;
    GTestDataFunc test;
  } tests[] = {
      {"/outlook/follows", test_follows},
      {"/outlook/begins", test_begins},
      {"/outlook/is-the-run", test_is_the_run},
      {"/outlook/comes-in", test_comes_in},
      {"/outlook/ends-at-fourth", test_ends_at_fourth},
      {"/outlook/ends-after-third", test_ends_after_third},
      {"/outlook/ends-with-duration", test_ends_with_duration},
      {"/outlook/ends-where-the-run-does", test_ends_where_the_run_does},
  };
  g_test_add_func("/outlook/in-slices", test_in_slices);
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    for (guint k = 0; k < G_N_ELEMENTS(detections); k++) {
      g_autofree char *path = g_strdup_printf("%s/%s", tests[i].path, detections[k]->part.id);
      g_test_add_data_func(path, detections[k], tests[i].test);
    }
  g_test_add_func("/outlook/touch", test_touch);
  g_test_add_func("/outlook/many-and-none", test_many_and_none);
  return g_test_run();
}
