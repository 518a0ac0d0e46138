/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-panes: which contact of another pane is the same one, and how the clock goes to a
 * contact. */
#include "carom-method-suggestion.h"
#include "encounter-test.h"

#include <string.h>

/* ---- The same contact in other panes ---- */

static void test_match(void) {
  g_autoptr(CaromScene) scene = test_head_on_scene();
  test_add_wall(scene, 3, -1, 3, 1); /* B comes back to A */
  g_autoptr(CaromComparison) comparison =
      test_compare_two(scene, test_method("detection", "events"), test_stepped_method());
  test_go_to(comparison, 6);
  guint match = G_MAXUINT;
  g_assert_true(carom_encounter_match(comparison, 0, 0, 1, &match)); /* 0.51 s and 0.6 s */
  g_assert_cmpuint(match, ==, 0);
  test_go_to(comparison, 60);
  g_assert_cmpuint(test_n_contacts(comparison, 0), ==, test_n_contacts(comparison, 1));
  for (guint i = 0; i < 2; i++) {
    g_assert_true(carom_encounter_match(comparison, 1, i, 0, &match));
    g_assert_cmpuint(match, ==, i);
    g_assert_true(carom_encounter_match(comparison, 1, i, 1, &match));
    g_assert_cmpuint(match, ==, i);
  }
  g_assert_cmpint(test_contact_of(comparison, 0, 1)->wall, ==, 0);
}

/* A ball that loses nothing in one pane, and in the other comes to rest on the floor, which it hits
 * again and again: the first hits are the same, later ones have no counterpart. */
static void test_missing(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -10);
  test_add_wall(scene, -1, 0, 1, 0);
  test_add_disc(scene, 0, 1, 0, 0, 0.1, 1);
  g_array_index(scene->walls, CaromWall, 0).restitution = 0.3;
  g_autoptr(CaromComparison) comparison = test_compare_two(
      scene, test_method("detection", "events"), test_method("detection", "stepped"));
  test_go_to(comparison, 60);
  guint match, n_stepped = test_n_contacts(comparison, 1);
  g_assert_true(carom_encounter_match(comparison, 1, 0, 0, &match));
  g_assert_cmpuint(match, ==, 0);
  g_assert_cmpuint(n_stepped, >, 5); /* one a frame, in the end */
  /* By exact times it hits the floor far more often, and its contact of that number came sooner. */
  g_assert_cmpuint(test_n_contacts(comparison, 0), >, n_stepped);
  g_assert_false(carom_encounter_match(comparison, 1, n_stepped - 1, 0, &match));
  g_autofree char *stranger = carom_encounter_describe_missing(comparison, 1, n_stepped - 1, 0);
  g_test_message("%s", stranger);
  g_autofree char *number = g_strdup_printf("number %u of A and wall 1 was at", n_stepped);
  g_assert_nonnull(strstr(stranger, number));
  guint n_events = test_n_contacts(comparison, 0);
  g_assert_false(carom_encounter_match(comparison, 0, n_events - 1, 1, &match));
  g_autofree char *fewer = carom_encounter_describe_missing(comparison, 0, n_events - 1, 1);
  g_test_message("%s", fewer);
  g_autofree char *times = g_strdup_printf("only %u times by t = 1\u00a0s", n_stepped);
  g_assert_nonnull(strstr(fewer, times));
  /* What follows another contact at once has a restitution of its own. */
  CaromEncounterRecord encounter = test_examine(comparison, 0, n_events - 1);
  g_autofree char *text = carom_encounter_describe(comparison, 0, &encounter);
  g_test_message("%s", text);
  g_assert_nonnull(strstr(text, "without end"));
}

/* What lies on a floor hops there at exact times, and is carried in steps: after the first contact
 * those of one number are not the same contact, however near in time they are. */
static void test_resting(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  scene->gravity = carom_vec2(0, -9.81);
  scene->dt_s = 0.01;
  test_add_disc(scene, 0, 0.5, 0, 0, 0.5, 1);
  test_add_wall(scene, -3, 0, 3, 0);
  g_autoptr(CaromComparison) comparison = test_compare_two(
      scene, test_method("detection", "events"), test_method("detection", "stepped"));
  test_go_to(comparison, 3);
  guint match;
  g_assert_true(carom_encounter_match(comparison, 0, 0, 1, &match));
  g_assert_false(carom_encounter_match(comparison, 0, 1, 1, &match));
  g_assert_false(carom_encounter_match(comparison, 1, 1, 0, &match));
  g_autofree char *text = carom_encounter_describe_missing(comparison, 1, 1, 0);
  g_assert_nonnull(strstr(text, "that is another contact"));
  g_assert_nonnull(strstr(text, "far too low to be seen"));
}

/* Panes that differ by rounding alone have all contacts in common, until chaos takes over. */
static void test_match_in_a_crowd(void) {
  g_autoptr(CaromScene) scene = test_crowd();
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  g_autoptr(CaromComparison) comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  test_go_to(comparison, 60);
  for (guint i = 0; i < test_n_contacts(comparison, 0); i++) {
    guint match;
    g_assert_true(carom_encounter_match(comparison, 0, i, 1, &match));
    const CaromContactRecord *one = test_contact_of(comparison, 0, i);
    const CaromContactRecord *other = test_contact_of(comparison, 1, match);
    g_assert_cmpuint(one->a, ==, other->a);
    g_assert_cmpint(one->b, ==, other->b);
    g_assert_cmpint(one->wall, ==, other->wall);
    g_assert_cmpuint(one->frame, ==, other->frame);
  }
}

/* ---- The clock ---- */

typedef enum { STEPPED, EVENTS, N_DETECTIONS } Detection;

static CaromMethod detected(Detection detection) {
  return test_method("detection", detection == EVENTS ? "events" : "stepped");
}

/* To every contact and back: the bits of a frame and of the logs stay the same, and what is shown
 * at a contact does not depend on where the clock came from. */
static void test_seek(gconstpointer data) {
  Detection leading = GPOINTER_TO_INT(data);
  g_autoptr(CaromScene) scene = test_crowd();
  g_autoptr(CaromComparison) comparison =
      test_compare_two(scene, detected(leading), detected((leading + 1) % N_DETECTIONS));
  enum { N = 40 };
  test_go_to(comparison, N);
  g_autoptr(GBytes) straight = test_bits(comparison, TRUE);
  guint run = leading == EVENTS ? 0 : 1; /* that knows instants */
  for (guint i = 0; i < test_n_contacts(comparison, run); i++) {
    double time_s = test_contact_of(comparison, run, i)->time_s;
    GBytes *seen[2];
    for (guint k = 0; k < 2; k++) {
      test_go_to(comparison, k == 0 ? 0 : N);
      g_assert_false(carom_comparison_is_at_contact(comparison, run, i));
      g_assert_true(carom_comparison_seek_contact(comparison, run, i, CAROM_INSTANT_BEFORE, NULL));
      g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
      g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, time_s);
      g_assert_true(carom_comparison_is_at_contact(comparison, run, i));
      seen[k] = test_bits(comparison, TRUE);
      guint last;
      g_assert_true(carom_comparison_last_contact(comparison, run, &last));
      g_assert_cmpuint(last, >=, i);
      g_assert_true(carom_comparison_is_at_contact(comparison, run, last));
      test_assert_same_vec2(test_velocity(carom_comparison_get_run(comparison, run),
                                          test_contact_of(comparison, run, i)->a),
                            test_contact_of(comparison, run, i)->contact.velocity_a);
      g_assert_true(carom_comparison_seek_contact(comparison, run, i, CAROM_INSTANT_AFTER, NULL));
      g_assert_true(carom_comparison_is_at_contact(comparison, run, i));
    }
    g_assert_true(g_bytes_equal(seen[0], seen[1]));
    g_bytes_unref(seen[0]);
    g_bytes_unref(seen[1]);
  }
  for (guint i = 0; i < test_n_contacts(comparison, 1 - run); i++) {
    g_assert_true(
        carom_comparison_seek_contact(comparison, 1 - run, i, CAROM_INSTANT_BEFORE, NULL));
    g_assert_cmpuint(carom_comparison_get_frame(comparison), ==,
                     test_contact_of(comparison, 1 - run, i)->frame);
    g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_NONE);
    g_assert_true(carom_comparison_is_at_contact(comparison, 1 - run, i));
    guint last;
    g_assert_true(carom_comparison_last_contact(comparison, 1 - run, &last));
    g_assert_cmpuint(last, >=, i);
    g_assert_cmpuint(test_contact_of(comparison, 1 - run, last)->frame, ==,
                     test_contact_of(comparison, 1 - run, i)->frame);
  }
  test_go_to(comparison, N);
  g_autoptr(GBytes) again = test_bits(comparison, TRUE);
  g_assert_true(g_bytes_equal(straight, again));
}

/* From one contact to the next on new ground: each is in the log while the clock stands at it, has
 * the index that it will keep, and can be examined and sought from there. */
static void test_unfinished_frames(void) {
  g_autoptr(CaromScene) scene = test_crowd();
  CaromMethod methods[] = {detected(EVENTS), detected(STEPPED), detected(EVENTS)};
  methods[2].ties = test_method("ties", "simultaneous").ties;
  g_autoptr(CaromComparison) straight = carom_comparison_new(scene, methods, 3);
  g_autoptr(CaromComparison) stopping = carom_comparison_new(scene, methods, 3);
  test_go_to(straight, 30);
  guint n_stops = 0, last;
  while (carom_comparison_get_frame(stopping) < 30) {
    if (!carom_comparison_next_instant(stopping)) {
      test_go_to(stopping, carom_comparison_get_frame(stopping) + 1);
      continue;
    }
    double now_s = carom_comparison_get_time_s(stopping);
    CaromInstant side = carom_comparison_get_instant(stopping);
    for (guint run = 0; run < 3; run++) {
      if (!carom_comparison_last_contact(stopping, run, &last))
        continue;
      CaromContactRecord record = *test_contact_of(stopping, run, last);
      test_assert_same_record(&record, test_contact_of(straight, run, last));
      CaromEncounterRecord encounter = test_examine(stopping, run, last);
      test_assert_same_record(&encounter.record, &record);
      if (run == 1 || !carom_comparison_is_at_contact(stopping, run, last))
        continue;
      g_assert_true(carom_comparison_seek_contact(stopping, run, last, side, NULL));
      g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(stopping), now_s, 1e-7);
      test_assert_same_record(test_contact_of(stopping, run, last), &record);
      n_stops++;
    }
  }
  g_assert_cmpuint(n_stops, >, 40);
  g_autoptr(GBytes) one = test_bits(straight, TRUE), other = test_bits(stopping, TRUE);
  g_assert_true(g_bytes_equal(one, other));
}

static void test_no_contact_yet(void) {
  g_autoptr(CaromScene) scene = test_head_on_scene();
  g_autoptr(CaromComparison) comparison =
      test_compare_two(scene, detected(EVENTS), detected(STEPPED));
  guint last;
  test_go_to(comparison, 5);
  for (guint run = 0; run < 2; run++) {
    g_assert_false(carom_comparison_last_contact(comparison, run, &last));
    g_assert_false(carom_comparison_is_at_contact(comparison, run, 0));
  }
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_true(carom_comparison_last_contact(comparison, 0, &last));
  g_assert_cmpuint(last, ==, 0);
  g_assert_true(carom_comparison_is_at_contact(comparison, 0, 0));
  g_assert_false(carom_comparison_last_contact(comparison, 1, &last));
  g_autofree char *missing = carom_encounter_describe_missing(comparison, 0, 0, 1);
  g_assert_cmpstr(missing, ==,
                  "Here the run goes in steps, and the step from t = 0.5\u00a0s to t = 0.6\u00a0s, "
                  "within which this contact is, has not been run yet.");
  test_go_to(comparison, 6);
  test_go_to(comparison, 0); /* known, but not yet */
  g_assert_false(carom_comparison_last_contact(comparison, 0, &last));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/encounter/match", test_match);
  g_test_add_func("/encounter/missing", test_missing);
  g_test_add_func("/encounter/resting", test_resting);
  g_test_add_func("/encounter/match-in-a-crowd", test_match_in_a_crowd);
  g_test_add_data_func("/encounter/seek/stepped", GINT_TO_POINTER(STEPPED), test_seek);
  g_test_add_data_func("/encounter/seek/events", GINT_TO_POINTER(EVENTS), test_seek);
  g_test_add_func("/encounter/unfinished-frames", test_unfinished_frames);
  g_test_add_func("/encounter/no-contact-yet", test_no_contact_yet);
  return g_test_run();
}
