/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-same-place: how far the discs of a pane are from those of the first and since when, read off
 * runs, and what is said of it. The same is said of a frame however the clock came to it. Since
 * when panes are apart, or together again, is also tried on made-up sequences. */
#include "carom-agreement-words.h"
#include "carom-contact-walk.h"
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
    CaromSamePlace place = carom_comparison_get_same_place(comparison, LEAK);
    g_assert_cmpfloat(place.distance, ==, distance_of_first_disc(comparison));
    gboolean visible = place.distance > 10.0 / 500;
    g_assert_true((place.state == CAROM_SAME_PLACE_APART) == visible);
    g_assert_true(carom_comparison_is_any_apart(comparison) == visible);
    if (!visible)
      g_assert_cmpint(place.state, ==, CAROM_SAME_PLACE_EXACTLY);
    parted |= visible;
  }
  /* Frame 4 would take it from 3.5 m to 4.5 m. */
  CaromSamePlace place = carom_comparison_get_same_place(comparison, LEAK);
  g_assert_true(parted);
  g_assert_cmpfloat(place.since_s, ==, 4 * 0.1);
  g_assert_cmpint(carom_comparison_get_same_place(comparison, 0).state, ==, CAROM_SAME_PLACE_LEADS);
}

/* Everything that is said of a pane. */
static char *say(const CaromComparison *comparison, guint pane) {
  g_autofree char *brief =
      carom_agreement_words_place(comparison, pane, CAROM_AGREEMENT_WORDS_SHORT);
  g_autofree char *words =
      carom_agreement_words_place(comparison, pane, CAROM_AGREEMENT_WORDS_LONG);
  g_autofree char *detail = carom_agreement_words_place_in_detail(comparison, pane);
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
  CaromSamePlace place = carom_comparison_get_same_place(comparison, LEAK);
  g_assert_true((place.state == CAROM_SAME_PLACE_APART) == apart);
  g_assert_true(place.was_apart == was_apart);
  if (apart || was_apart)
    g_assert_cmpfloat(place.since_s, ==, (double)since_frame * 0.1);
}

/* The disc of the first pane turns at 3.9 m after frame 4 and at −1.9 m after frame 10, that of the
 * other at 7.45 m after frame 7; they go 1 m a frame. So after frame 5 they are 2.6 m apart, after
 * frames 12 to 15 by 2.35, 0.35, 1.65 and 3.65 m, and 2 m are seen. */
static void test_together_again(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  test_add_wall(scene, 7.55, 0, 7.55, 4);
  test_add_wall(scene, -2, 0, -2, 4);
  scene->view_max.x = 1000;
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
  g_autofree char *words =
      carom_agreement_words_place(comparison, LEAK, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(words, ==, "together again since 1.3\u00a0s");
  go_to(comparison, 15);
  g_autofree char *apart =
      carom_agreement_words_place(comparison, LEAK, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(apart, ==, "apart by 3.6\u00a0m since 1.5\u00a0s");
}

/* Partings are seen at every frame, also at those whose samples have been dropped. */
static void test_every_frame(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  test_add_wall(scene, 7.55, 0, 7.55, 4);
  test_add_wall(scene, -2, 0, -2, 4);
  scene->view_max.x = 1000;
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
  g_autofree char *words = carom_agreement_words_place(alone, 0, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(words, ==, "one pane alone: nothing to compare");
  g_autofree char *before = carom_agreement_words_contact(alone, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_cmpstr(before, ==, "no contact yet");
  go_to(alone, 10);
  guint n;
  carom_resolvers(&n);
  g_autofree char *count = g_strdup_printf("the answers of %u resolvers to each contact agree", n);
  g_autofree char *after = carom_agreement_words_contact(alone, CAROM_AGREEMENT_WORDS_LONG);
  g_assert_true(g_str_has_prefix(after, count));
}

/* The shortest names no number of resolvers, because it is enough that one of them is off. What is
 * not a number does not agree with anything. */
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
    g_assert_cmpstr(words, ==, "answers differ");
  }
}

static void test_classes(void) {
  g_autoptr(CaromScene) scene = leaky_scene();
  CaromSamePlaceScale scale = carom_same_place_scale(scene);
  g_assert_cmpfloat(scale.visible_from, ==, 0.02);
  g_assert_cmpint(carom_same_place_classify(&scale, 0, 0), ==, CAROM_SAME_PLACE_EXACTLY);
  g_assert_cmpint(carom_same_place_classify(&scale, 1e-15, 0), ==, CAROM_SAME_PLACE_ROUNDING);
  /* A billion times rounding after a contact; after as many contacts it may be nothing else. */
  g_assert_cmpint(carom_same_place_classify(&scale, 1e-7, 1), ==, CAROM_SAME_PLACE_UNSEEN);
  g_assert_cmpint(carom_same_place_classify(&scale, 1e-7, 1000000), ==, CAROM_SAME_PLACE_ROUNDING);
  g_assert_cmpint(carom_same_place_classify(&scale, 0.02, 0), ==, CAROM_SAME_PLACE_UNSEEN);
  g_assert_cmpint(carom_same_place_classify(&scale, 0.0201, 0), ==, CAROM_SAME_PLACE_APART);
  g_assert_cmpint(carom_same_place_classify(&scale, NAN, 0), ==, CAROM_SAME_PLACE_APART);
}

/* ---- Since when, on made-up sequences ---- */

/* One letter a frame: whether the panes are apart at its end. */
static CaromParting *parting_of(const char *frames) {
  CaromParting *parting = carom_same_place_parting_new();
  for (guint64 i = 0; frames[i] != '\0'; i++)
    carom_same_place_parting_take(parting, i, frames[i] == 'x');
  return parting;
}

static void assert_state(const CaromParting *parting, guint64 frame, gboolean apart,
                         gboolean has_changed, guint64 since) {
  CaromPartingState state = carom_same_place_parting_at(parting, frame);
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
  carom_same_place_parting_free(parting);
}

/* "Since" is the first frame of the present parting, not of the first one. */
static void test_parting_since(void) {
  CaromParting *parting = parting_of("..xx..xxx");
  assert_state(parting, 1, FALSE, FALSE, 0);
  assert_state(parting, 3, TRUE, TRUE, 2);
  assert_state(parting, 5, FALSE, TRUE, 4);
  assert_state(parting, 8, TRUE, TRUE, 6);
  assert_state(parting, 1000, TRUE, TRUE, 6);
  carom_same_place_parting_free(parting);
}

/* Frames that are run again change nothing, and new ones may follow. */
static void test_parting_again(void) {
  CaromParting *parting = parting_of("..xx..x");
  for (guint64 frame = 0; frame < 7; frame++)
    carom_same_place_parting_take(parting, frame, FALSE);
  assert_tells(parting, "..xx..x");
  carom_same_place_parting_take(parting, 7, FALSE);
  assert_tells(parting, "..xx..x.");
  carom_same_place_parting_free(parting);
}

static void test_parting_nothing_known(void) {
  CaromParting *parting = carom_same_place_parting_new();
  assert_state(parting, 0, FALSE, FALSE, 0);
  carom_same_place_parting_free(parting);
}

int main(int argc, char **argv) {
  static const char *const sequences[] = {".",   "x",   "....",   "xxxx",
                                          "..x", "x..", ".x.x.x", "..xx..xxx"};
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/same-place/parting/of-a-run", test_parting);
  g_test_add_func("/same-place/back-and-forth", test_back_and_forth);
  g_test_add_func("/same-place/instant", test_instant);
  g_test_add_func("/same-place/contact-at-instant", test_contact_at_instant);
  g_test_add_func("/same-place/together-again", test_together_again);
  g_test_add_func("/same-place/words-of-difference", test_words_of_difference);
  g_test_add_func("/same-place/every-frame", test_every_frame);
  g_test_add_func("/same-place/words", test_words);
  g_test_add_func("/same-place/classes", test_classes);
  for (guint i = 0; i < G_N_ELEMENTS(sequences); i++) {
    g_autofree char *path = g_strdup_printf("/same-place/parting/sequence/%s", sequences[i]);
    g_test_add_data_func(path, sequences[i], test_parting_sequence);
  }
  g_test_add_func("/same-place/parting/since", test_parting_since);
  g_test_add_func("/same-place/parting/again", test_parting_again);
  g_test_add_func("/same-place/parting/nothing-known", test_parting_nothing_known);
  return g_test_run();
}
