/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-same-motion: how far the discs of a pane are from those of the reference, in place and in
 * velocity, and since when, read off runs, and what is said of it. The same is said of a frame
 * however the clock came to it. Since when panes are apart, or together again, is also tried on
 * made-up sequences. */
#include "carom-agreement-words.h"
#include "carom-contact-walk.h"
#include "carom-method-reference.h"
#include "carom-rounding.h"
#include "engine-test.h"

#include <string.h>

#define LEAK 1 /* the pane without a guard */

/* A disc flies at a wall so fast that a step takes it right through, unless there is a guard. */
static CaromScene *leaky_scene(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_wall(scene, 4, 0, 4, 4);
  test_add_disc(scene, 0.5, 2, 10, 0, 0.1, 1);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(0, 0);
  scene->view_max = carom_vec2(10, 4);
  return scene;
}

/* The same between two more walls, where a 500th of the width is seen. */
static CaromScene *leaky_hall(double width) {
  CaromScene *scene = leaky_scene();
  test_add_wall(scene, 7.55, 0, 7.55, 4);
  test_add_wall(scene, -2, 0, -2, 4);
  scene->view_max.x = width;
  return scene;
}

static CaromComparison *compare(CaromScene *scene, CaromMethod first, CaromMethod second) {
  const CaromMethod methods[] = {first, second};
  return carom_comparison_new(scene, methods, 2);
}

static CaromComparison *compare_guards(CaromScene *scene) {
  return compare(scene, test_method("tunnel-guard", "on"), test_method("tunnel-guard", "off"));
}

static void go_to(CaromComparison *comparison, guint64 frame) {
  g_autoptr(GError) error = NULL;
  g_assert_true(carom_comparison_seek(comparison, frame, &error));
  g_assert_no_error(error);
}

static double distance_of_first_disc(const CaromComparison *comparison) {
  const CaromRun *first = carom_comparison_get_run(comparison, 0);
  const CaromRun *second = carom_comparison_get_run(comparison, 1);
  CaromVec2 d = carom_vec2_sub(test_position(second, 0), test_position(first, 0));
  return carom_vec2_length(d);
}

/* Visible is what is over 1/500 of the scene's width, and "since" is the first such frame. */
static void test_parting(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  g_autoptr(CaromComparison) comparison = compare_guards(scene);
  gboolean parted = FALSE;
  g_assert_cmpfloat(carom_comparison_get_visible_from(comparison), ==, 10.0 / 500);
  for (guint64 frame = 0; frame <= 10; frame++) {
    go_to(comparison, frame);
    CaromSameMotion motion = carom_comparison_get_same_motion(comparison, LEAK);
    g_assert_cmpfloat(motion.distance, ==, distance_of_first_disc(comparison));
    gboolean visible = motion.distance > 10.0 / 500;
    g_assert_true((motion.state == CAROM_SAME_MOTION_PLACES) == visible);
    g_assert_true(carom_comparison_is_any_apart(comparison) == visible);
    if (!visible)
      g_assert_cmpint(motion.state, ==, CAROM_SAME_MOTION_NOTHING_YET);
    parted |= visible;
  }
  /* Frame 4 would take it from 3.5 m to 4.5 m. */
  CaromSameMotion motion = carom_comparison_get_same_motion(comparison, LEAK);
  g_assert_true(parted);
  g_assert_cmpfloat(motion.motion.since_s, ==, 4 * 0.1);
  g_assert_cmpint(carom_comparison_get_same_motion(comparison, 0).state, ==,
                  CAROM_SAME_MOTION_REFERENCE);
}

/* Everything that is said of a pane. */
static char *say(const CaromComparison *comparison, guint pane) {
  g_autofree char *brief =
      carom_agreement_words_motion(comparison, pane, CAROM_AGREEMENT_WORDS_SHORT);
  g_autofree char *words =
      carom_agreement_words_motion(comparison, pane, CAROM_AGREEMENT_WORDS_LONG);
  g_autofree char *detail = carom_agreement_words_motion_in_detail(comparison, pane);
  return g_strjoin("|", brief, words, detail, NULL);
}

/* The panes part by their steps. */
static CaromScene *room_with_three(void) {
  CaromScene *scene = carom_scene_new();
  scene->dt_s = 0.02;
  test_add_box(scene, 4, 4);
  test_add_disc(scene, 2, 2, 0, 0, 0.5, 1);
  test_add_disc(scene, 0.6, 1.1, 3, 1.7, 0.3, 1);
  test_add_disc(scene, 3.2, 0.8, -2, 2.9, 0.3, 2);
  return scene;
}

/* Whichever way the clock came to a frame: step by step, far back, or stopping at contacts. */
static void test_back_and_forth(void) {
  enum { N = 300 };
  g_autoptr(CaromScene) scene = room_with_three();
  g_autoptr(CaromComparison) comparison =
      compare(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  char *said[N + 1];
  guint n_apart = 0;
  for (guint64 frame = 0; frame <= N; frame++) {
    go_to(comparison, frame);
    said[frame] = say(comparison, 1);
    n_apart += carom_comparison_is_any_apart(comparison);
  }
  g_assert_cmpuint(n_apart, >, 0);
  g_assert_cmpuint(n_apart, <, N);
  const guint64 visits[] = {299, 0, 150, 17, 16, 15, 300, 1, 297, 80};
  for (guint i = 0; i < G_N_ELEMENTS(visits); i++) {
    go_to(comparison, visits[i]);
    g_autofree char *again = say(comparison, 1);
    g_assert_cmpstr(again, ==, said[visits[i]]);
    carom_comparison_next_instant(comparison);
    carom_contact_walk_back(comparison);
  }
  g_autoptr(CaromComparison) at_once =
      compare(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  go_to(at_once, N);
  g_autofree char *in_one_go = say(at_once, 1);
  g_assert_cmpstr(in_one_go, ==, said[N]);
  for (guint frame = 0; frame <= N; frame++)
    g_free(said[frame]);
}

/* Between frames, a pane of exact times shows the instant, and a stepped one the frame before. They
 * are not compared then: the frame before counts. */
static void test_instant(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1, 0, 2, 0, 0.25, 1);
  test_add_disc(scene, 1, 0, -1, 0, 0.25, 1);
  g_autoptr(CaromComparison) comparison =
      compare(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  /* The discs meet at 0.5 s; at 0.4 s nothing has happened yet. */
  go_to(comparison, 4);
  g_autofree char *before = say(comparison, 1);
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpfloat(distance_of_first_disc(comparison), >,
                    carom_comparison_get_visible_from(comparison));
  g_autofree char *at_the_contact = say(comparison, 1);
  g_assert_cmpstr(at_the_contact, ==, before);
  g_assert_false(carom_comparison_is_any_apart(comparison));
}

/* Just after a contact it counts among those that were compared, just before it does not. */
static void test_contact_at_instant(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1, 0, 2, 0.1, 0.25, 1);
  test_add_disc(scene, 1, 0.3, -1, 0, 0.25, 1.7);
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  const CaromSample *now = &carom_comparison_get_run(comparison, 0)->now;
  CaromContactRecord next;
  while (!carom_comparison_foresee(comparison, &next, NULL))
    g_assert_true(carom_comparison_step(comparison, NULL));
  double eps = carom_resolvers_disagreement(&next.contact);
  g_assert_cmpfloat(eps, >, 0);
  for (guint visit = 0; visit < 2; visit++) { /* when it is new, and when it is known */
    g_assert_true(carom_comparison_next_instant(comparison));
    g_assert_cmpfloat(now->contact_eps, ==, 0);
    g_assert_false(carom_agreement_words_is_any_contact(comparison));
    g_assert_true(carom_comparison_next_instant(comparison));
    g_assert_cmpfloat(now->contact_eps, ==, eps);
    g_assert_true(carom_agreement_words_is_any_contact(comparison));
    guint64 frame = carom_comparison_get_frame(comparison);
    go_to(comparison, frame + 1);
    go_to(comparison, frame);
    g_assert_cmpfloat(now->contact_eps, ==, 0);
  }
}

static void assert_place(const CaromComparison *comparison, gboolean apart, gboolean was_apart,
                         guint64 since_frame) {
  CaromSameMotionStanding places = carom_comparison_get_same_motion(comparison, LEAK).places;
  g_assert_true(places.apart == apart);
  g_assert_true(places.was_apart == was_apart);
  if (apart || was_apart)
    g_assert_cmpfloat(places.since_s, ==, (double)since_frame * 0.1);
}

/* The disc of the first pane turns at 3.9 m after frame 4 and at −1.9 m after frame 10, that of the
 * other at 7.45 m after frame 7; they go 1 m a frame. So after frame 5 they are 2.6 m apart, after
 * frames 12 to 15 by 2.35, 0.35, 1.65 and 3.65 m, and 2 m are seen. */
static void test_together_again(void) {
  g_autoptr(CaromScene) scene = leaky_hall(1000);
  g_autoptr(CaromComparison) comparison = compare_guards(scene);
  static const struct {
    guint64 frame;
    gboolean apart, was_apart;
    guint64 since;
  } moments[] = {{4, FALSE, FALSE, 0},  {5, TRUE, FALSE, 5},   {12, TRUE, FALSE, 5},
                 {13, FALSE, TRUE, 13}, {14, FALSE, TRUE, 13}, {15, TRUE, FALSE, 15},
                 {14, FALSE, TRUE, 13}, {4, FALSE, FALSE, 0},  {12, TRUE, FALSE, 5}};
  for (guint i = 0; i < G_N_ELEMENTS(moments); i++) {
    go_to(comparison, moments[i].frame);
    assert_place(comparison, moments[i].apart, moments[i].was_apart, moments[i].since);
  }
  go_to(comparison, 13);
  g_autofree char *beside = say(comparison, LEAK);
  g_assert_nonnull(strstr(beside, "velocities off by 20\u00a0m/\u2060s since 0.5\u00a0s"));
  go_to(comparison, 15);
  g_autofree char *apart = say(comparison, LEAK);
  g_assert_nonnull(strstr(apart, "apart by 3.7\u00a0m since 0.5\u00a0s"));
}

/* The same two, where no distance is seen: from frame 7 to frame 10 both fly to the left. */
static void test_same_velocities_again(void) {
  g_autoptr(CaromScene) scene = leaky_hall(100000);
  g_autoptr(CaromComparison) comparison = compare_guards(scene);
  go_to(comparison, 6);
  g_assert_true(carom_comparison_is_any_apart(comparison));
  go_to(comparison, 9);
  g_assert_false(carom_comparison_is_any_apart(comparison));
  g_autofree char *words =
      carom_agreement_words_motion(comparison, LEAK, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(words, ==, "together again since 0.7\u00a0s");
}

/* Partings are seen at every frame, also at those whose samples have been dropped. */
static void test_every_frame(void) {
  g_autoptr(CaromScene) scene = leaky_hall(1000);
  g_autoptr(CaromComparison) comparison = compare_guards(scene);
  go_to(comparison, 40000);
  const CaromRun *run = carom_comparison_get_run(comparison, LEAK);
  g_assert_cmpuint(run->series->stride, >, 1);
  go_to(comparison, 13);
  assert_place(comparison, FALSE, TRUE, 13);
  go_to(comparison, 15);
  assert_place(comparison, TRUE, FALSE, 15);
}

/* A pane alone is not compared; and rounding is told from what is more than that. */
static void test_words(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) alone = carom_comparison_new(scene, &method, 1);
  g_autofree char *words = carom_agreement_words_motion(alone, 0, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(words, ==, "one pane alone: nothing to compare");
  g_autofree char *before = carom_agreement_words_contact(alone, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(before, ==, "no contact yet");
  go_to(alone, 10);
  g_autofree char *after = carom_agreement_words_contact(alone, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_nonnull(strstr(after, "agree"));
}

/* What is not a number does not agree with anything. */
static void test_words_of_difference(void) {
  static const double differing_eps[] = {2 * CAROM_ROUNDING_AGREEMENT_EPS, NAN};
  g_autoptr(CaromScene) scene = leaky_scene();
  CaromMethod method = test_method("detection", "events");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  go_to(comparison, 10);
  /* No resolver is wrong, so what was found is replaced. */
  CaromRun *run = (CaromRun *)carom_comparison_get_run(comparison, 0);
  for (guint i = 0; i < G_N_ELEMENTS(differing_eps); i++) {
    run->now.contact_eps = differing_eps[i];
    g_autofree char *words =
        carom_agreement_words_contact(comparison, CAROM_AGREEMENT_WORDS_SHORTEST);
    g_assert_true(carom_agreement_words_do_answers_differ(comparison));
    g_assert_cmpstr(words, ==, "results differ");
  }
}

/* The scene is ten metres wide, and its disc has ten metres a second. */
static void test_classes(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  CaromSameMotionScale scale = carom_same_motion_scale(scene);
  static const struct {
    double distance, velocity_distance;
    gboolean velocities_count;
    guint64 n_contacts;
    CaromSameMotionState state;
  } cases[] = {
      {0, 0, TRUE, 0, CAROM_SAME_MOTION_EXACTLY},
      {1e-15, 0, TRUE, 0, CAROM_SAME_MOTION_ROUNDING},
      {0, 1e-15, TRUE, 0, CAROM_SAME_MOTION_ROUNDING},
      /* A billion times rounding after a contact; after as many contacts it may be nothing else. */
      {1e-7, 0, TRUE, 1, CAROM_SAME_MOTION_UNSEEN},
      {0, 1e-7, TRUE, 1, CAROM_SAME_MOTION_UNSEEN},
      {1e-7, 1e-7, TRUE, 1000000, CAROM_SAME_MOTION_ROUNDING},
      {0.02, 0.02, TRUE, 0, CAROM_SAME_MOTION_UNSEEN},
      {0, 0.0201, TRUE, 0, CAROM_SAME_MOTION_VELOCITIES},
      {0, 0.0201, FALSE, 0, CAROM_SAME_MOTION_EXACTLY},
      {0.0201, 0.0201, TRUE, 0, CAROM_SAME_MOTION_PLACES},
      {NAN, 0, TRUE, 0, CAROM_SAME_MOTION_PLACES},
      {0, NAN, TRUE, 0, CAROM_SAME_MOTION_VELOCITIES},
  };
  g_assert_cmpfloat(scale.visible_from, ==, 0.02);
  g_assert_cmpfloat(scale.visible_from_speed, ==, 0.02);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    g_assert_cmpint(carom_same_motion_classify(&scale, cases[i].distance,
                                               cases[i].velocity_distance,
                                               cases[i].velocities_count, cases[i].n_contacts),
                    ==, cases[i].state);
}

/* What falls through the view from rest has √(2 g s) in the end. */
static void test_scale_of_fall(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  test_add_disc(scene, 0, 0, 0, 0, 0.1, 1);
  scene->gravity = carom_vec2(0, -10);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(0, -4);
  scene->view_max = carom_vec2(3, 0);
  g_assert_cmpfloat(carom_same_motion_scale(scene).speed, ==, 10);
}

/* However wide the view, and however fast: what does not differ is not seen to. An emitter without
 * discs says nothing of the speed. */
static void test_scale_of_extremes(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromEmitter emitter = carom_emitter_default();
  test_add_disc(scene, 0, 0, 3e-200, 4e-200, 0.1, 1);
  emitter.velocity = carom_vec2(1e6, 0);
  emitter.count = 0;
  g_array_append_val(scene->emitters, emitter);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-1e155, -1e155);
  scene->view_max = carom_vec2(1e155, 1e155);
  CaromSameMotionScale scale = carom_same_motion_scale(scene);
  g_assert_cmpfloat_with_epsilon(scale.speed / 5e-200, 1, 1e-15);
  g_assert_cmpfloat_with_epsilon(scale.view_size / (sqrt(8) * 1e155), 1, 1e-15);
  g_assert_cmpint(carom_same_motion_classify(&scale, 0, 0, TRUE, 0), ==, CAROM_SAME_MOTION_EXACTLY);
}

/* ---- Velocities ---- */

/* A hits B, which touches C: handed on one by one, or all at once. */
static CaromComparison *three_in_a_row(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 0.1;
  test_add_disc(scene, -1.75, 0, 3, 0, 0.25, 1);
  test_add_disc(scene, -0.25, 0, 0, 0, 0.25, 1);
  test_add_disc(scene, 0.25, 0, 0, 0, 0.25, 1);
  CaromMethod in_turn = test_method("detection", "events"), at_once = in_turn;
  carom_method_option_set(&in_turn, carom_method_option_by_key("ties"),
                          carom_method_option_part(carom_method_option_by_key("ties"), "serial"));
  carom_method_option_set(
      &at_once, carom_method_option_by_key("ties"),
      carom_method_option_part(carom_method_option_by_key("ties"), "simultaneous"));
  return compare(scene, in_turn, at_once);
}

/* Just after the contact all discs are where they were, with other velocities: B has 0 m/s and
 * 2 m/s, A 0 and −1, C 3 and 2. Just before it nothing can differ. */
static void test_other_velocities(void) {
  g_autoptr(CaromComparison) comparison = three_in_a_row();
  go_to(comparison, 3);
  g_assert_true(carom_comparison_next_instant(comparison));
  CaromSameMotion before = carom_comparison_get_same_motion(comparison, 1);
  g_assert_cmpint(before.state, ==, CAROM_SAME_MOTION_NOTHING_YET);
  g_assert_true(carom_comparison_next_instant(comparison));
  CaromSameMotion after = carom_comparison_get_same_motion(comparison, 1);
  g_assert_cmpint(after.state, ==, CAROM_SAME_MOTION_VELOCITIES);
  g_assert_cmpfloat(after.distance, ==, 0);
  g_assert_cmpfloat_with_epsilon(after.velocity_distance, 2, 1e-15);
  g_assert_true(carom_comparison_is_any_apart(comparison));
  g_autofree char *words = carom_agreement_words_motion(comparison, 1, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(words, ==, "velocities off by 2\u00a0m/\u2060s since 0.333\u00a0s");
  /* Without the heading, too, it is told what is off: the motion. */
  g_autofree char *alone = carom_agreement_words_motion(comparison, 1, CAROM_AGREEMENT_WORDS_ALONE);
  g_assert_cmpstr(alone, ==, "moves 2\u00a0m/\u2060s off");
  go_to(comparison, 3);
  CaromSameMotion again = carom_comparison_get_same_motion(comparison, 1);
  g_assert_cmpint(again.state, ==, CAROM_SAME_MOTION_NOTHING_YET);
  go_to(comparison, 4);
  g_assert_true(carom_comparison_get_same_motion(comparison, 1).motion.apart);
}

/* Discs touch just at the end of a step, which finds no overlap there, so the next step has the
 * contact. For that moment velocities differ, and so do places that are not seen at this scale. */
static void test_moment(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 1.0 / 64;
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-50, -50);
  scene->view_max = carom_vec2(50, 50);
  test_add_disc(scene, -1, 0, 1, 0, 0.25, 1);
  test_add_disc(scene, 0.5, 0, -1, 0, 0.25, 1);
  g_autoptr(CaromComparison) comparison =
      compare(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  guint n_differ = 0;
  for (guint64 frame = 0; frame <= 100; frame++) {
    go_to(comparison, frame);
    CaromSameMotion motion = carom_comparison_get_same_motion(comparison, 1);
    n_differ += motion.velocity_distance > 1;
    g_assert_false(motion.motion.apart);
  }
  g_assert_cmpuint(n_differ, ==, 1);
}

/* The leak has no contact at all, so the velocities are the other way for good: from the second
 * frame on that counts, although no place is seen to differ at this scale. */
static void test_lasts(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  scene->view_max.x = 100000;
  g_autoptr(CaromComparison) comparison = compare_guards(scene);
  go_to(comparison, 4);
  CaromSameMotion first = carom_comparison_get_same_motion(comparison, LEAK);
  g_assert_cmpfloat(first.velocity_distance, ==, 20);
  g_assert_false(first.motion.apart);
  go_to(comparison, 5);
  CaromSameMotion second = carom_comparison_get_same_motion(comparison, LEAK);
  g_assert_cmpint(second.state, ==, CAROM_SAME_MOTION_VELOCITIES);
  g_assert_false(second.places.apart);
  g_assert_cmpfloat(second.motion.since_s, ==, 5 * 0.1);
}

/* Panes in steps and of exact times are not compared between frames: what was so at the frame stays
 * so while the other pane has further contacts. */
static void test_stays_between_frames(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->dt_s = 1;
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-1e6, -1e6);
  scene->view_max = carom_vec2(1e6, 1e6);
  scene->restitution = 0.5;
  test_add_disc(scene, -1.75, 0, 1, 0, 0.5, 1);
  test_add_disc(scene, 1, 0, 0, 0, 0.5, 1);
  test_add_wall(scene, 3, -5, 3, 5);
  g_autoptr(CaromComparison) comparison =
      compare(scene, test_method("detection", "events"), test_method("detection", "stepped"));
  for (guint64 frame = 0; frame <= 12; frame++) {
    go_to(comparison, frame);
    CaromSameMotion at_frame = carom_comparison_get_same_motion(comparison, 1);
    while (carom_comparison_next_instant(comparison)) {
      CaromSameMotion between = carom_comparison_get_same_motion(comparison, 1);
      g_assert_cmpint(between.state, ==, at_frame.state);
      g_assert_cmpfloat(between.velocity_distance, ==, at_frame.velocity_distance);
      g_assert_true(between.motion.apart == at_frame.motion.apart);
    }
  }
}

/* ---- The reference ---- */

static CaromMethod pane(const char *detection, const char *resolver, gboolean is_reference) {
  CaromMethod method = test_method("detection", detection);
  const CaromMethodOption *option = carom_method_options(NULL);
  carom_method_option_set(&method, option, carom_method_option_part(option, resolver));
  method.is_reference = is_reference;
  return method;
}

static void test_reference(void) {
  const CaromMethod steps = pane("stepped", "impulse", FALSE);
  const CaromMethod exact = pane("events", "rotation", FALSE);
  const CaromMethod wrong = pane("events", "wrong-third-law", FALSE);
  const CaromMethod chosen = pane("stepped", "wrong-third-law", TRUE);
  const struct {
    CaromMethod panes[3];
    guint reference;
  } cases[] = {
      {{exact, exact, steps}, 0},   {{steps, exact, exact}, 1}, {{wrong, steps, exact}, 2},
      {{wrong, steps, steps}, 1},   {{wrong, wrong, wrong}, 0}, {{exact, exact, chosen}, 2},
      {{exact, chosen, chosen}, 1},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++)
    g_assert_cmpuint(carom_method_reference_find(cases[i].panes, 3), ==, cases[i].reference);
  CaromMethod panes[] = {exact, chosen, steps};
  carom_method_reference_choose(panes, 3, 2);
  g_assert_cmpuint(carom_method_reference_find(panes, 3), ==, 2);
}

/* The pane in steps comes first, and it is the one that is off. */
static void test_compared_with_reference(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  g_autoptr(CaromComparison) comparison =
      compare(scene, test_method("tunnel-guard", "off"), test_method("detection", "events"));
  go_to(comparison, 10);
  g_assert_cmpuint(carom_comparison_get_reference(comparison), ==, 1);
  CaromSameMotion off = carom_comparison_get_same_motion(comparison, 0);
  g_assert_cmpint(off.state, ==, CAROM_SAME_MOTION_PLACES);
  g_assert_cmpfloat(off.distance, ==, distance_of_first_disc(comparison));
  g_assert_true(carom_comparison_is_any_apart(comparison));
  const CaromSample *reference = &carom_comparison_get_run(comparison, 1)->now;
  g_assert_cmpfloat(reference->position_distance, ==, 0);
}

/* ---- Since when, on made-up sequences ---- */

/* One letter a frame: whether the panes are apart at its end. */
static CaromParting *parting_of(const char *frames) {
  CaromParting *parting = carom_same_motion_parting_new();
  for (guint64 i = 0; frames[i] != '\0'; i++)
    carom_same_motion_parting_take(parting, i, frames[i] == 'x');
  return parting;
}

static void assert_state(const CaromParting *parting, guint64 frame, gboolean apart,
                         gboolean has_changed, guint64 since) {
  CaromPartingState state = carom_same_motion_parting_at(parting, frame);
  g_assert_true(state.apart == apart);
  g_assert_true(state.has_changed == has_changed);
  if (has_changed)
    g_assert_cmpuint(state.since, ==, since);
}

/* Asks about every frame, and compares with what a look at the letters says. */
static void assert_tells(const CaromParting *parting, const char *frames) {
  guint64 since = 0;
  gboolean has_changed = FALSE;
  for (guint64 i = 0; frames[i] != '\0'; i++) {
    gboolean before = i > 0 && frames[i - 1] == 'x', now = frames[i] == 'x';
    if (before != now) {
      since = i;
      has_changed = TRUE;
    }
    assert_state(parting, i, now, has_changed, since);
  }
}

static void test_parting_sequence(gconstpointer data) {
  const char *frames = data;
  CaromParting *parting = parting_of(frames);
  assert_tells(parting, frames);
  carom_same_motion_parting_free(parting);
}

/* "Since" is the first frame of the present parting, not of the first one. */
static void test_parting_since(void) {
  CaromParting *parting = parting_of("..xx..xxx");
  assert_state(parting, 1, FALSE, FALSE, 0);
  assert_state(parting, 3, TRUE, TRUE, 2);
  assert_state(parting, 5, FALSE, TRUE, 4);
  assert_state(parting, 8, TRUE, TRUE, 6);
  assert_state(parting, 1000, TRUE, TRUE, 6);
  carom_same_motion_parting_free(parting);
}

/* Frames that are run again change nothing, and new ones may follow. */
static void test_parting_again(void) {
  CaromParting *parting = parting_of("..xx..x");
  for (guint64 frame = 0; frame < 7; frame++)
    carom_same_motion_parting_take(parting, frame, FALSE);
  assert_tells(parting, "..xx..x");
  carom_same_motion_parting_take(parting, 7, FALSE);
  assert_tells(parting, "..xx..x.");
  carom_same_motion_parting_free(parting);
}

static void test_parting_nothing_known(void) {
  CaromParting *parting = carom_same_motion_parting_new();
  assert_state(parting, 0, FALSE, FALSE, 0);
  carom_same_motion_parting_free(parting);
}

int main(int argc, char **argv) {
  static const char *const sequences[] = {".",   "x",   "....",   "xxxx",
                                          "..x", "x..", ".x.x.x", "..xx..xxx"};
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/same-motion/parting/of-a-run", test_parting);
  g_test_add_func("/same-motion/back-and-forth", test_back_and_forth);
  g_test_add_func("/same-motion/instant", test_instant);
  g_test_add_func("/same-motion/contact-at-instant", test_contact_at_instant);
  g_test_add_func("/same-motion/together-again", test_together_again);
  g_test_add_func("/same-motion/same-velocities-again", test_same_velocities_again);
  g_test_add_func("/same-motion/words-of-difference", test_words_of_difference);
  g_test_add_func("/same-motion/every-frame", test_every_frame);
  g_test_add_func("/same-motion/words", test_words);
  g_test_add_func("/same-motion/classes", test_classes);
  g_test_add_func("/same-motion/scale-of-fall", test_scale_of_fall);
  g_test_add_func("/same-motion/scale-of-extremes", test_scale_of_extremes);
  g_test_add_func("/same-motion/other-velocities", test_other_velocities);
  g_test_add_func("/same-motion/moment", test_moment);
  g_test_add_func("/same-motion/lasts", test_lasts);
  g_test_add_func("/same-motion/stays-between-frames", test_stays_between_frames);
  g_test_add_func("/same-motion/reference", test_reference);
  g_test_add_func("/same-motion/compared-with-reference", test_compared_with_reference);
  for (guint i = 0; i < G_N_ELEMENTS(sequences); i++) {
    g_autofree char *path = g_strdup_printf("/same-motion/parting/sequence/%s", sequences[i]);
    g_test_add_data_func(path, sequences[i], test_parting_sequence);
  }
  g_test_add_func("/same-motion/parting/since", test_parting_since);
  g_test_add_func("/same-motion/parting/again", test_parting_again);
  g_test_add_func("/same-motion/parting/nothing-known", test_parting_nothing_known);
  return g_test_run();
}
