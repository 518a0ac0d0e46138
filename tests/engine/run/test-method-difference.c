/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-method-difference: what is said about the differences of panes: in what their methods
 * differ, and what of it the run has shown. */
#include "carom-events.h"
#include "carom-method-difference.h"
#include "carom-rounding.h"
#include "engine-test.h"

#include <string.h>

static gboolean names(const char *sentence, const char *title) {
  g_autofree char *quoted = g_strdup_printf("“%s”", title);
  return sentence && strstr(sentence, quoted);
}

static const CaromSameMotion leads = {.state = CAROM_SAME_MOTION_REFERENCE};
static const CaromSameMotion near = {.state = CAROM_SAME_MOTION_ROUNDING, .distance = 1e-16};
static const CaromSameMotion again = {.state = CAROM_SAME_MOTION_UNSEEN,
                                      .distance = 1e-3,
                                      .motion = {.was_apart = TRUE, .since_s = 4.25}};
static const CaromSameMotion apart = {
    .state = CAROM_SAME_MOTION_PLACES, .distance = 1, .motion = {.apart = TRUE, .since_s = 3.1}};
static const CaromSameMotion apart_later = {.state = CAROM_SAME_MOTION_VELOCITIES,
                                            .velocity_distance = 1,
                                            .motion = {.apart = TRUE, .since_s = 7}};

/* What is said of panes that move so, while the answers to each contact agree. */
static char *describe(const CaromMethod *methods, const CaromSameMotion *motions, guint n) {
  return carom_method_difference_describe(methods, motions, n, 2, FALSE);
}

/* Two panes that differ in just this option. It is named, and nothing is blamed. */
static void test_one_option(gconstpointer data) {
  const CaromMethodOption *option = data;
  CaromMethod methods[] = {test_stepped_method(), test_stepped_method()};
  const CaromPart *usual = carom_method_option_get(&methods[0], option);
  methods[0].is_reference = TRUE;
  carom_method_option_set(&methods[1], option, option->parts[usual == option->parts[0] ? 1 : 0]);
  g_autofree char *together = describe(methods, (CaromSameMotion[]){leads, near}, 2);
  g_autofree char *parted = describe(methods, (CaromSameMotion[]){leads, apart}, 2);
  gboolean is_resolver = option == carom_method_options(NULL);
  g_assert_true(names(together, option->title) == !is_resolver);
  g_assert_true(names(parted, option->title) == !is_resolver);
  g_assert_nonnull(strstr(together, "So far their discs are at the same places."));
  g_assert_nonnull(strstr(parted, "have visibly been apart since 3.1\u00a0s"));
  g_assert_null(strstr(parted, "same physics"));
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2) == is_resolver);
}

static void test_alike(void) {
  CaromMethod methods[] = {test_stepped_method(), test_stepped_method()};
  g_assert_null(describe(methods, (CaromSameMotion[]){leads, near}, 2));
  g_assert_null(describe(methods, &leads, 1));
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
}

/* As in three-in-a-row: which pane is apart tells what decides, once it has been seen. */
static void test_resolver_and_ties(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("resolver", "impulse"),
                           test_method("ties", "simultaneous"),
                           test_method("ties", "simultaneous")};
  methods[3].resolver = methods[1].resolver;
  g_autofree char *before = describe(methods, (CaromSameMotion[]){leads, near, near, near}, 4);
  g_assert_cmpstr(before, ==,
                  "The panes differ in “Resolver” and “Simultaneous contacts”. So far "
                  "their discs are at the same places.");
  g_autofree char *after = describe(methods, (CaromSameMotion[]){leads, near, apart, apart}, 4);
  g_assert_cmpstr(after, ==,
                  "The panes that differ in “Simultaneous contacts” have moved differently since "
                  "3.1\u00a0s.");
  g_autofree char *in_turn =
      describe(methods, (CaromSameMotion[]){leads, near, apart, apart_later}, 4);
  g_assert_nonnull(strstr(in_turn, "have moved differently since 7\u00a0s"));
  /* If one of two panes with the same ties is apart, the ties do not decide. */
  g_autofree char *no_rule = describe(methods, (CaromSameMotion[]){leads, near, near, apart}, 4);
  g_assert_cmpstr(
      no_rule, ==,
      "The panes differ in “Resolver” and “Simultaneous contacts”. Some have visibly been "
      "apart since 3.1\u00a0s.");
  g_autofree char *first =
      describe(methods, (CaromSameMotion[]){leads, apart_later, apart, near}, 4);
  g_assert_cmpstr(first, ==, no_rule);
  g_autofree char *all =
      describe(methods, (CaromSameMotion[]){leads, apart, apart_later, apart}, 4);
  g_assert_cmpstr(
      all, ==,
      "The panes differ in “Resolver” and “Simultaneous contacts”. They have visibly been "
      "apart since 7\u00a0s. The first parted at 3.1\u00a0s.");
  g_assert_false(carom_method_difference_is_resolver_only(methods, 4));
}

/* Rounding is named as the cause where nothing else is left, and only there. */
static void test_resolver_alone(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("resolver", "impulse")};
  const CaromSameMotion parted[] = {leads, apart};
  g_autofree char *together = describe(methods, (CaromSameMotion[]){leads, near}, 2);
  g_assert_nonnull(strstr(together, "the same physics"));
  g_autofree char *rounding = describe(methods, parted, 2);
  g_assert_cmpstr(
      rounding, ==,
      "The panes differ only in how they calculate, and the results agree at each contact. "
      "Yet the panes have visibly been apart since 3.1\u00a0s: rounding has grown.");
  g_autofree char *wrong =
      carom_method_difference_describe(methods, parted, 2, 2 * CAROM_ROUNDING_AGREEMENT_EPS, FALSE);
  g_assert_cmpstr(
      wrong, ==,
      "The panes differ only in how they calculate, and the results differ at a contact. "
      "The panes have visibly been apart since 3.1\u00a0s.");
  g_autofree char *not_yet = carom_method_difference_describe(
      methods, (CaromSameMotion[]){leads, near}, 2, 2 * CAROM_ROUNDING_AGREEMENT_EPS, FALSE);
  g_assert_null(strstr(not_yet, "the same physics"));
}

/* Within a frame, panes in steps stand at another time: how they move is not compared. */
static void test_midway(void) {
  CaromMethod methods[] = {test_method("detection", "events"), test_stepped_method()};
  const CaromSameMotion motions[] = {leads, near};
  g_autofree char *at_a_frame = carom_method_difference_describe(methods, motions, 2, 2, FALSE);
  g_autofree char *midway = carom_method_difference_describe(methods, motions, 2, 2, TRUE);
  g_assert_nonnull(strstr(at_a_frame, "So far their discs are at the same places."));
  g_assert_null(strstr(midway, "alike"));
  g_assert_nonnull(strstr(midway, "Panes in steps still show the frame before."));
}

/* "The panes" are all of them, so it is since the last parted; "some" begin with the first. */
static void test_resolvers_in_turn(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("resolver", "impulse"),
                           test_method("resolver", "projection")};
  g_autofree char *all = describe(methods, (CaromSameMotion[]){leads, apart, apart_later}, 3);
  g_assert_nonnull(strstr(all, "Yet the panes have visibly been apart since 7\u00a0s: rounding"));
  g_assert_true(g_str_has_suffix(all, " The first parted at 3.1\u00a0s."));
  g_autofree char *some = describe(methods, (CaromSameMotion[]){leads, near, apart}, 3);
  g_assert_nonnull(
      strstr(some, "Yet some panes have visibly been apart since 3.1\u00a0s: rounding"));
  g_assert_null(strstr(some, "as early as"));
}

/* What is not a number is no rounding. */
static void test_not_a_number(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("resolver", "impulse")};
  g_autofree char *sentence =
      carom_method_difference_describe(methods, (CaromSameMotion[]){leads, apart}, 2, NAN, FALSE);
  g_assert_nonnull(strstr(sentence, "the results differ"));
}

static void test_together_again(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("separation", "nudge")};
  g_autofree char *sentence = describe(methods, (CaromSameMotion[]){leads, again}, 2);
  g_assert_cmpstr(sentence, ==,
                  "The panes differ in “Separation”. They were apart, but have moved alike again "
                  "since 4.25\u00a0s.");
}

/* One that never parted has not been apart. */
static void test_some_together_again(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("separation", "nudge"),
                           test_method("separation", "rewind-path")};
  const CaromSameMotion again_later = {
      .state = CAROM_SAME_MOTION_UNSEEN,
      .distance = 1e-3,
      .motion = {.was_apart = TRUE, .since_s = 6},
  };
  g_autofree char *some = describe(methods, (CaromSameMotion[]){leads, near, again}, 3);
  g_assert_cmpstr(some, ==,
                  "The panes differ in “Separation”. Some were apart, but have moved alike again "
                  "since 4.25\u00a0s.");
  g_autofree char *all = describe(methods, (CaromSameMotion[]){leads, again_later, again}, 3);
  g_assert_cmpstr(all, ==,
                  "The panes differ in “Separation”. They were apart, but have moved alike again "
                  "since 6\u00a0s.");
}

static void test_several(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("ties", "random")};
  methods[1].detection = &carom_detection_events;
  methods[1].resolver = &carom_resolver_impulse;
  g_autofree char *sentence = describe(methods, (CaromSameMotion[]){leads, near}, 2);
  g_assert_true(names(sentence, "Simultaneous contacts"));
  g_assert_true(names(sentence, "Detection"));
  g_assert_nonnull(strstr(sentence, "”, “"));
  g_assert_nonnull(strstr(sentence, "” and “"));
}

/* What concerns steps alone makes no difference where no pane is stepped. */
static void test_not_stepped(void) {
  CaromMethod methods[] = {test_method("separation", "nudge"), test_method("resolver", "impulse")};
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
  methods[0].detection = methods[1].detection = &carom_detection_events;
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2));
}

/* What matters is what a detection does, not which one it is. */
static void test_another_detection(void) {
  const CaromMethodOption *separation = carom_method_option_by_key("separation");
  CaromDetection another = *test_stepped_method().detection;
  CaromMethod methods[] = {test_method("separation", "nudge"), test_method("resolver", "impulse")};
  methods[0].detection = methods[1].detection = &another;
  g_assert_true(another.is_stepped);
  g_assert_true(carom_method_option_is_used(&methods[0], separation));
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
  another.is_stepped = FALSE;
  g_assert_false(carom_method_option_is_used(&methods[0], separation));
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2));
}

/* Panes that are wrong on purpose are told of, and nothing is blamed on rounding for their sake. */
static void test_wrong_on_purpose(void) {
  CaromMethod methods[] = {test_stepped_method(), test_method("resolver", "impulse"),
                           test_method("resolver", "wrong-sign")};
  g_autofree char *right = describe(methods, (CaromSameMotion[]){leads, near}, 2);
  g_autofree char *all = describe(methods, (CaromSameMotion[]){leads, near, apart}, 3);
  g_autofree char *expected = g_strconcat(
      right, " The resolver of 1 pane is wrong on purpose; that pane does not count here.", NULL);
  g_assert_cmpstr(all, ==, expected);
  methods[1] = methods[2];
  g_autofree char *beside = describe(methods, (CaromSameMotion[]){leads, apart}, 2);
  g_assert_cmpstr(beside, ==,
                  "The resolver of 1 pane is wrong on purpose; that pane does not count here.");
  methods[0] = methods[2];
  g_autofree char *first = describe(methods, (CaromSameMotion[]){leads, near}, 2);
  g_assert_nonnull(strstr(first, "the reference is wrong on purpose"));
}

/* A pane says so whatever else it has that the others do not have. */
static void test_wrong_is_named(void) {
  CaromMethod methods[] = {test_method("resolver", "wrong-sign"),
                           test_method("resolver", "wrong-sign")};
  methods[1].detection = &carom_detection_events;
  g_autofree char *title = carom_method_title(methods, 2, 1, ", ");
  g_assert_true(g_str_has_prefix(title, "Wrong: "));
  g_autofree char *id = carom_method_title_id(methods, 2, 1);
  g_assert_cmpstr(id, ==, "wrong-sign+events");
}

/* A light disc between a wall and one that is a million times heavier would have millions of
 * contacts. That they became elastic is said once it is so, of any pane. */
static void test_counted(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->restitution = 0.5;
  test_add_disc(scene, 0, 0, -1, 0, 0.2, 1e6);
  test_add_disc(scene, -0.5, 0, 0, 0, 0.1, 1);
  test_add_wall(scene, -0.7, -1, -0.7, 1);
  g_array_index(scene->walls, CaromWall, 0).restitution = 0.5;
  const CaromMethod methods[] = {test_method("detection", "stepped"),
                                 test_method("detection", "events")};
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
  g_assert_null(carom_method_difference_describe_counted(comparison));
  g_assert_true(carom_comparison_seek(comparison, 60, NULL));
  g_autofree char *text = carom_method_difference_describe_counted(comparison);
  g_assert_nonnull(text);
  g_assert_nonnull(strstr(text, "their contacts are elastic"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    g_autofree char *path = g_strdup_printf("/method-difference/one/%s", options[i].key);
    g_test_add_data_func(path, &options[i], test_one_option);
  }
  g_test_add_func("/method-difference/alike", test_alike);
  g_test_add_func("/method-difference/resolver-and-ties", test_resolver_and_ties);
  g_test_add_func("/method-difference/resolver-alone", test_resolver_alone);
  g_test_add_func("/method-difference/resolvers-in-turn", test_resolvers_in_turn);
  g_test_add_func("/method-difference/not-a-number", test_not_a_number);
  g_test_add_func("/method-difference/together-again", test_together_again);
  g_test_add_func("/method-difference/some-together-again", test_some_together_again);
  g_test_add_func("/method-difference/several", test_several);
  g_test_add_func("/method-difference/not-stepped", test_not_stepped);
  g_test_add_func("/method-difference/another-detection", test_another_detection);
  g_test_add_func("/method-difference/wrong-on-purpose", test_wrong_on_purpose);
  g_test_add_func("/method-difference/wrong-is-named", test_wrong_is_named);
  g_test_add_func("/method-difference/midway", test_midway);
  g_test_add_func("/method-difference/counted", test_counted);
  return g_test_run();
}
