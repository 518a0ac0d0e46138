/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rehearsal: what has been rehearsed is what is shown later, bit for bit. */
#include "carom-comparison.h"
#include "carom-detection.h"
#include "carom-method-suggestion.h"

/* Two discs that meet in a box, under all resolvers, in steps or at exact times. */
static CaromScene *make_scene(const CaromDetection *detection) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 1.0 / 64;
  scene->duration_s = 8;
  for (int side = -1; side <= 1; side += 2) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(2 * side, 0.1 * side);
    body.velocity = carom_vec2(-1.5 * side, 0.1);
    body.radius = 0.5;
    carom_scene_add_body(scene, body);
    CaromWall wall = carom_wall_default(carom_vec2(3 * side, -5), carom_vec2(3 * side, 5));
    g_array_append_val(scene->walls, wall);
  }
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  for (guint i = 0; i < methods->len; i++)
    g_array_index(methods, CaromMethod, i).detection = detection;
  g_array_append_vals(scene->methods, methods->data, methods->len);
  return scene;
}

static CaromComparison *make_comparison(CaromScene *scene) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  return carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
}

static void assert_same_state(const CaromRehearsal *rehearsal, const CaromRun *run, guint pane,
                              guint frame) {
  const CaromBodies *bodies = &run->world->bodies;
  for (guint i = 0; i < bodies->n; i++) {
    CaromVec2 position = carom_rehearsal_get_position(rehearsal, pane, frame, i);
    CaromVec2 velocity = carom_rehearsal_get_velocity(rehearsal, pane, frame, i);
    g_assert_cmpfloat(position.x, ==, bodies->x[i]);
    g_assert_cmpfloat(position.y, ==, bodies->y[i]);
    g_assert_cmpfloat(velocity.x, ==, bodies->vx[i]);
    g_assert_cmpfloat(velocity.y, ==, bodies->vy[i]);
  }
}

static void test_is_the_run(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene(detection);
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  CaromVec2 fastest = {0, 0};
  g_assert_cmpuint(carom_rehearsal_count_frames(rehearsal), ==, 8 * 64 + 1);
  g_assert_true(carom_rehearsal_is_complete(rehearsal));
  for (guint frame = 0; frame < carom_rehearsal_count_frames(rehearsal); frame++) {
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
      const CaromRun *run = carom_comparison_get_run(comparison, i);
      assert_same_state(rehearsal, run, i, frame);
      for (guint disc = 0; disc < run->world->bodies.n; disc++)
        fastest = carom_vec2(MAX(fastest.x, fabs(run->world->bodies.vx[disc])),
                             MAX(fastest.y, fabs(run->world->bodies.vy[disc])));
    }
  }
  g_assert_cmpfloat(carom_rehearsal_get_fastest(rehearsal).x, ==, fastest.x);
  g_assert_cmpfloat(carom_rehearsal_get_fastest(rehearsal).y, ==, fastest.y);
}

/* Discs that come in, into each pane at its own time, are rehearsed from then on, and what they
 * meet. */
static void test_comes_in(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene(detection);
  g_array_index(scene->methods, CaromMethod, 1).detection = &carom_detection_stepped;
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(0, 2);
  emitter.velocity = carom_vec2(0.1, -0.5);
  emitter.radius = 0.4;
  emitter.mass_kg = 3;
  emitter.first_s = 0.33;
  emitter.every_s = 1.01;
  emitter.count = 3;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  g_assert_true(carom_rehearsal_is_complete(rehearsal));
  for (guint frame = 0; frame < carom_rehearsal_count_frames(rehearsal); frame++) {
    g_assert_true(carom_comparison_seek(comparison, frame, NULL));
    for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
      const CaromRun *run = carom_comparison_get_run(comparison, i);
      g_assert_cmpuint(carom_rehearsal_count_discs(rehearsal, i, frame), ==, run->world->bodies.n);
      assert_same_state(rehearsal, run, i, frame);
    }
  }
  g_assert_cmpuint(carom_rehearsal_count_discs(rehearsal, 0, 8 * 64), ==, 5);
  g_assert_cmpfloat(carom_rehearsal_get_radius(rehearsal, 1, 4), ==, 0.4);
  g_assert_cmpfloat(carom_rehearsal_get_mass_kg(rehearsal, 1, 4), ==, 3);
  g_assert_cmpfloat(carom_rehearsal_get_radius(rehearsal, 1, 1), ==, 0.5);
  guint n_of_entered = 0;
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  for (guint i = 0; i < carom_run_count_contacts(run); i++) {
    const CaromContactRecord *contact = carom_run_get_contact(run, i);
    n_of_entered += contact->a >= 2 || contact->b >= 2 ? 1 : 0;
    g_assert_cmpfloat(carom_rehearsal_last_contact_s(rehearsal, contact->time_s), ==,
                      contact->time_s);
  }
  g_assert_cmpuint(n_of_entered, >, 0);
}

/* With an emitter as well it may be too large. */
static void test_too_many_to_come(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  emitter.count = CAROM_REHEARSAL_MAX_DISCS;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) of_most = make_comparison(scene);
  g_assert_nonnull(carom_comparison_get_rehearsal(of_most));
  g_array_index(scene->emitters, CaromEmitter, 0).count++;
  g_autoptr(CaromComparison) of_more = make_comparison(scene);
  g_assert_null(carom_comparison_get_rehearsal(of_more));
}

/* Walking from contact to contact meets those that any pane logs, and no others. */
/* How many contacts are known before they come, in all panes up to @frame. */
static guint count_foreseen(CaromComparison *comparison, guint64 frame) {
  guint n = 0;
  g_assert_true(carom_comparison_seek(comparison, frame, NULL));
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    n += carom_run_knows_instants(run) ? carom_run_count_contacts(run) : 0;
  }
  return n;
}

/* Slice by slice it is the same as all at once. */
static void test_slices(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene(detection);
  g_autoptr(CaromComparison) whole = make_comparison(scene);
  g_autoptr(CaromComparison) sliced = make_comparison(scene);
  guint n_slices = 1;
  while (carom_comparison_rehearse(sliced, 0)) /* a time that has been */
    n_slices++;
  const CaromRehearsal *one = carom_comparison_get_rehearsal(whole);
  const CaromRehearsal *other = carom_comparison_get_rehearsal(sliced);
  guint n_frames = carom_rehearsal_count_frames(one);
  guint n_contacts = count_foreseen(whole, n_frames - 1);
  /* A frame each, and the first has frame 0 as well; and an instant with contacts each. */
  g_assert_cmpuint(n_slices, >=, n_frames);
  g_assert_cmpuint(n_slices, <=, n_frames + n_contacts);
  g_assert_cmpuint(carom_rehearsal_count_frames(other), ==, n_frames);
  g_assert_true(carom_rehearsal_is_complete(other));
  for (guint disc = 0; disc < 2; disc++) {
    CaromVec2 a = carom_rehearsal_get_position(one, 0, n_frames - 1, disc);
    CaromVec2 b = carom_rehearsal_get_position(other, 0, n_frames - 1, disc);
    g_assert_true(a.x == b.x && a.y == b.y);
  }
  g_assert_true(carom_rehearsal_next_contact_s(one, 0) == carom_rehearsal_next_contact_s(other, 0));
}

static void test_contacts(gconstpointer detection) {
  g_autoptr(CaromScene) scene = make_scene(detection);
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  g_assert_true(carom_comparison_seek(comparison, 8 * 64, NULL));
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  guint n = carom_run_count_contacts(run);
  g_assert_cmpuint(n, >=, 3); /* of the discs, and of each with a wall */
  double time_s = -1;
  for (guint i = 0; i < n; i++) {
    while (time_s < carom_run_get_contact(run, i)->time_s) {
      double next_s = carom_rehearsal_next_contact_s(rehearsal, time_s);
      g_assert_cmpfloat(next_s, >, time_s);
      g_assert_cmpfloat(next_s, <=, carom_run_get_contact(run, i)->time_s);
      /* until the next one, the last one is the one before */
      double between_s = time_s + (next_s - time_s) / 2;
      g_assert_cmpfloat(carom_rehearsal_last_contact_s(rehearsal, between_s), ==,
                        time_s < 0 ? -INFINITY : time_s);
      g_assert_cmpfloat(carom_rehearsal_last_contact_s(rehearsal, next_s), ==, next_s);
      time_s = next_s;
    }
    g_assert_cmpfloat(time_s, ==, carom_run_get_contact(run, i)->time_s);
  }
  g_assert_cmpfloat(carom_rehearsal_next_contact_s(rehearsal, scene->duration_s), ==, INFINITY);
}

static void add_discs(CaromScene *scene, guint n) {
  for (guint i = 0; i < n; i++) {
    CaromBody body = carom_body_default();
    body.position.x = 3.0 * i;
    carom_scene_add_body(scene, body);
  }
}

static void test_too_large(void) {
  g_autoptr(CaromScene) none = carom_scene_new(), most = carom_scene_new(),
                        more = carom_scene_new();
  add_discs(most, CAROM_REHEARSAL_MAX_DISCS);
  add_discs(more, CAROM_REHEARSAL_MAX_DISCS + 1);
  g_autoptr(CaromComparison) of_none = make_comparison(none), of_most = make_comparison(most),
                             of_more = make_comparison(more);
  g_assert_null(carom_comparison_get_rehearsal(of_none));
  g_assert_nonnull(carom_comparison_get_rehearsal(of_most));
  g_assert_null(carom_comparison_get_rehearsal(of_more));
}

static void test_too_many_walls(void) {
  g_autoptr(CaromScene) scene = make_scene(&carom_detection_stepped);
  while (scene->walls->len <= CAROM_REHEARSAL_MAX_WALLS) {
    CaromWall wall = carom_wall_default(carom_vec2(10, scene->walls->len), carom_vec2(11, 0));
    g_array_append_val(scene->walls, wall);
  }
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  g_assert_null(carom_comparison_get_rehearsal(comparison));
}

/* A run of a billion frames is not rehearsed to its end. */
static void test_too_long(void) {
  g_autoptr(CaromScene) scene = make_scene(&carom_detection_stepped);
  scene->duration_s = 1e9 * scene->dt_s;
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  guint n_panes = carom_comparison_get_n_runs(comparison);
  g_assert_cmpuint(carom_rehearsal_count_frames(rehearsal), ==,
                   CAROM_REHEARSAL_MAX_STATES / (2 * n_panes));
  g_assert_false(carom_rehearsal_is_complete(rehearsal));
}

/* Nor is one with so many contacts that the window would wait for them. */
static void test_too_many_contacts(void) {
  g_autoptr(CaromScene) scene = make_scene(&carom_detection_events);
  g_array_set_size(scene->bodies, 1); /* to and fro between the walls */
  g_array_index(scene->bodies, CaromBody, 0).velocity = carom_vec2(5000, 0);
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  guint last = carom_rehearsal_count_frames(rehearsal) - 1, n = 0;
  g_assert_cmpuint(last, <, 8 * 64);
  g_assert_true(carom_comparison_seek(comparison, last, NULL));
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    n += carom_run_count_contacts(carom_comparison_get_run(comparison, i));
  /* The frame in which there would be too many is left out: 5,000 m/s make at most 16 contacts a
   * frame between walls that leave the disc 5 m. */
  g_assert_cmpuint(n, <=, CAROM_REHEARSAL_MAX_CONTACTS);
  g_assert_cmpuint(n + 16 * carom_comparison_get_n_runs(comparison), >=,
                   CAROM_REHEARSAL_MAX_CONTACTS);
}

/* A frame that has more contacts than that is worked on in many parts, though it gives up in it, at
 * the same contact as at once; until then nothing is known to those who do not wait. */
static void test_in_parts(void) {
  g_autoptr(CaromScene) scene = make_scene(&carom_detection_events);
  g_array_index(scene->bodies, CaromBody, 0).velocity = carom_vec2(3e7, 0);
  g_autoptr(CaromComparison) at_once = make_comparison(scene), in_parts = make_comparison(scene);
  const CaromRehearsal *known = carom_comparison_get_rehearsal(at_once);
  guint n_parts = 1;
  carom_comparison_rehearse_in_parts(in_parts);
  g_assert_null(carom_comparison_get_rehearsal(in_parts));
  for (; carom_comparison_rehearse(in_parts, 0); n_parts++)
    g_assert_null(carom_comparison_get_rehearsal(in_parts));
  g_assert_cmpuint(n_parts, >, 10);
  const CaromRehearsal *other = carom_comparison_get_rehearsal(in_parts);
  g_assert_cmpuint(carom_rehearsal_count_frames(known), ==, carom_rehearsal_count_frames(other));
  double time_s = 0;
  for (guint n = 0; isfinite(time_s); n++) {
    g_assert_cmpfloat(carom_rehearsal_next_contact_s(other, time_s), ==,
                      carom_rehearsal_next_contact_s(known, time_s));
    time_s = carom_rehearsal_next_contact_s(known, time_s);
  }
}

/* Where the numbers leave the range of doubles, the rehearsal ends at the frame before. */
static void test_out_of_range(void) {
  g_autoptr(CaromScene) scene = make_scene(&carom_detection_stepped);
  scene->gravity.y = 1e155;
  g_autoptr(CaromComparison) comparison = make_comparison(scene);
  const CaromRehearsal *rehearsal = carom_comparison_get_rehearsal(comparison);
  guint last = carom_rehearsal_count_frames(rehearsal) - 1;
  g_assert_cmpuint(last, <, 8 * 64);
  g_assert_true(isfinite(carom_vec2_length(carom_rehearsal_get_position(rehearsal, 0, last, 0))));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_data_func("/rehearsal/stepped/is-the-run", &carom_detection_stepped, test_is_the_run);
  g_test_add_data_func("/rehearsal/events/is-the-run", &carom_detection_events, test_is_the_run);
  g_test_add_data_func("/rehearsal/stepped/contacts", &carom_detection_stepped, test_contacts);
  g_test_add_data_func("/rehearsal/events/contacts", &carom_detection_events, test_contacts);
  g_test_add_data_func("/rehearsal/stepped/slices", &carom_detection_stepped, test_slices);
  g_test_add_data_func("/rehearsal/events/slices", &carom_detection_events, test_slices);
  g_test_add_func("/rehearsal/in-parts", test_in_parts);
  g_test_add_func("/rehearsal/too-large", test_too_large);
  g_test_add_func("/rehearsal/too-many-walls", test_too_many_walls);
  g_test_add_func("/rehearsal/too-long", test_too_long);
  g_test_add_func("/rehearsal/too-many-contacts", test_too_many_contacts);
  g_test_add_func("/rehearsal/out-of-range", test_out_of_range);
  g_test_add_data_func("/rehearsal/comes-in/stepped", &carom_detection_stepped, test_comes_in);
  g_test_add_data_func("/rehearsal/comes-in/events", &carom_detection_events, test_comes_in);
  g_test_add_func("/rehearsal/too-many-to-come", test_too_many_to_come);
  return g_test_run();
}
