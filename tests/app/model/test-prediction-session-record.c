/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept of predictions: answers, questions that were skipped, and the table of them. */
#include "carom-method-suggestion.h"
#include "prediction-session-test.h"

#include <glib/gstdio.h>
#include <string.h>

/* ---- Skipping ---- */

static void leave_by_skip(Fixture *fixture) {
  carom_prediction_session_go_on(fixture->session);
}

static void leave_by_step(Fixture *fixture) {
  carom_player_step(fixture->player, 1);
}

static void leave_by_start(Fixture *fixture) {
  carom_player_seek(fixture->player, 0);
}

/* As the timeline and the key End do. */
static void leave_by_seeking(Fixture *fixture) {
  carom_player_seek(fixture->player, 600);
}

static void leave_by_another_run(Fixture *fixture) {
  g_autoptr(CaromScene) scene = test_box();
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture->player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
}

static void leave_by_stopping(Fixture *fixture) {
  carom_prediction_session_set_active(fixture->session, FALSE);
}

/* A question that is left without an answer is skipped, in whichever way. */
static void test_skipped(gconstpointer make_scene) {
  static void (*const ways[])(Fixture *) = {
      leave_by_skip,    leave_by_step,        leave_by_start,
      leave_by_seeking, leave_by_another_run, leave_by_stopping,
  };
  for (guint i = 0; i < G_N_ELEMENTS(ways); i++) {
    g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
    g_auto(Fixture) fixture;
    fixture_init_asking(&fixture, scene, "all");
    assert_asks(&fixture, 1);
    ways[i](&fixture);
    const GPtrArray *record = carom_prediction_session_get_record(fixture.session);
    g_test_message("way %u", i);
    g_assert_cmpuint(record->len, ==, 1);
    const CaromPrediction *kept = g_ptr_array_index(record, 0);
    g_assert_cmpuint(kept->number, ==, 1);
    g_assert_cmpint(kept->score.verdict, ==, CAROM_PREDICTION_VERDICT_SKIPPED);
  }
}

/* Of two questions at one place, the first is skipped although the clock stays where it is. */
static void test_skipped_at_same_place(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "walls");
  assert_asks(&fixture, 2);
  carom_player_seek_contact(fixture.player, 1);
  assert_asks(&fixture, 3);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
}

/* Who looks back and comes again has skipped nothing; what is answered then is a prediction. */
static void test_asked_again(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((MakeScene)make_scene)();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  leave_by_start(&fixture);
  play(&fixture);
  assert_asks(&fixture, 1);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
  test_guess_and_reveal(fixture.session);
  leave_by_start(&fixture);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 1);
  g_assert_cmpuint(
      carom_prediction_session_count(fixture.session, CAROM_PREDICTION_VERDICT_SKIPPED), ==, 0);
}

/* ---- The record ---- */

/* The sentences name the law that is broken, with the right amount. */
static void test_words(void) {
  static const struct {
    double a, b; /* m/s along x; 2 kg and 1 kg, Σp = 1 kg·m/s, ΣE = 1.5 J */
    const char *sentence;
  } rows[] = {
      {-1.0 / 3, 5.0 / 3, "Spot on."},
      {1, -1, "Momentum is conserved, but the discs move through each other."},
      {-1, 3, "This would need 4\u00a0J from nowhere."}, /* ½ 2 + ½ 9 − 1.5 */
      {1.0 / 3, 1.0 / 3, "This would lose 1.333\u00a0J without a reason."},
      {0.25, 0, "0.5\u00a0kg·m/\u2060s of momentum has vanished."},          /* 0.5 instead of 1 */
      {-1, 1, "The sum of the momenta would change by 2\u00a0kg·m/\u2060s"}, /* −1 instead of 1 */
      {-0.34, 1.69, "Very close: no hand drags an arrow better."}, /* Σ|Δv| = 0.03 of 2 */
      {-0.25, 1.6, "Close: off by a tenth at most."},              /* 0.15 of 2 */
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_auto(Fixture) fixture;
    ask(&fixture);
    carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(rows[i].a, 0));
    carom_prediction_session_set_guess(fixture.session, CAROM_BODY_B, carom_vec2(rows[i].b, 0));
    g_autofree char *text =
        carom_prediction_explain(carom_prediction_session_get_prediction(fixture.session));
    if (!strstr(text, rows[i].sentence))
      g_error("“%s” does not say “%s”", text, rows[i].sentence);
  }
}

/* One row a prediction; quotes and commas in titles do no harm; numbers come back bit for bit. */
static void test_csv(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(fixture.player));
  g_free(scene->title);
  scene->title = g_strdup("Two, \"boxed\"");
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(-1.0 / 3, 1e-300));
  test_guess_and_reveal(fixture.session);
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "record.csv", NULL);
  g_autofree char *csv = NULL;
  g_assert_true(carom_prediction_session_export(fixture.session, path, NULL));
  g_assert_true(g_file_get_contents(path, &csv, NULL, NULL));
  g_unlink(path);
  g_rmdir(folder);
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  g_assert_cmpuint(g_strv_length(lines), ==, 3); /* header, row, and nothing after its end */
  static const char title[] = "\"Two, \"\"boxed\"\"\",1,A,B,";
  g_assert_true(g_str_has_prefix(lines[1], title));
  g_auto(GStrv) names = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) cells = g_strsplit(lines[1] + strlen("\"Two, \"\"boxed\"\"\","), ",", -1);
  g_assert_cmpuint(g_strv_length(cells) + 1, ==, g_strv_length(names));
  g_assert_cmpstr(names[17], ==, "guess_a_x_length_per_s");
  g_assert_cmpfloat(g_ascii_strtod(cells[16], NULL), ==, -1.0 / 3);
  g_assert_cmpfloat(g_ascii_strtod(cells[17], NULL), ==, 1e-300);
  g_assert_cmpstr(names[0], ==, "scene");
  g_assert_cmpstr(names[2], ==, "name_a");
}

/* A question without an answer has none in the table, and no errors. */
static void test_csv_skipped(void) {
  g_auto(Fixture) fixture;
  ask(&fixture);
  carom_prediction_session_set_guess(fixture.session, CAROM_BODY_A, carom_vec2(5, 5));
  leave_by_skip(&fixture);
  g_autofree char *csv =
      carom_predictions_to_csv(carom_prediction_session_get_record(fixture.session));
  g_auto(GStrv) lines = g_strsplit(csv, "\r\n", -1);
  g_auto(GStrv) names = g_strsplit(lines[0], ",", -1);
  g_auto(GStrv) cells = g_strsplit(lines[1], ",", -1);
  guint n = g_strv_length(names), n_empty = 0;
  g_assert_cmpuint(g_strv_length(cells), ==, n);
  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix(names[i], "guess_") || strstr(names[i], "_error_")) {
      g_assert_cmpstr(cells[i], ==, "");
      n_empty++;
    }
  g_assert_cmpuint(n_empty, ==, 4 + 4); /* components of guesses; errors */
  g_assert_cmpstr(cells[n - 1], ==, "skipped");
}

/* What was cleared comes back before what has come since, and once. */
static void test_restore(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  carom_prediction_session_clear(fixture.session); /* there is nothing */
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  go_on(&fixture);
  carom_prediction_session_clear(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
  go_on(&fixture);
  carom_prediction_session_restore(fixture.session);
  g_assert_false(carom_prediction_session_can_restore(fixture.session));
  carom_prediction_session_restore(fixture.session);
  const GPtrArray *record = carom_prediction_session_get_record(fixture.session);
  g_assert_cmpuint(record->len, ==, 2);
  for (guint i = 0; i < record->len; i++)
    g_assert_cmpuint(((const CaromPrediction *)g_ptr_array_index(record, i))->number, ==, i + 1);
}

/* A question that was skipped before the record was cleared, and asks when that is undone, is
 * open. */
static void test_restore_open(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init_asking(&fixture, scene, "all");
  leave_by_start(&fixture);
  carom_prediction_session_clear(fixture.session);
  play(&fixture);
  assert_asks(&fixture, 1);
  carom_prediction_session_restore(fixture.session);
  g_assert_cmpuint(carom_prediction_session_get_record(fixture.session)->len, ==, 0);
}

/* The table names the scene of each prediction, discs as in the pictures, and walls. */
static void test_csv_names(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  ask(&fixture);
  test_guess_and_reveal(fixture.session);
  scene->title = (g_free(scene->title), g_strdup("Other"));
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_true(carom_prediction_session_set_filter(fixture.session, "walls", NULL));
  play(&fixture);
  test_guess_and_reveal(fixture.session);
  g_autofree char *csv =
      carom_predictions_to_csv(carom_prediction_session_get_record(fixture.session));
  g_assert_nonnull(strstr(csv, ",1,A,B,"));
  g_assert_nonnull(strstr(csv, "\r\nOther,2,A,wall 1,"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  add_with_both("skipped", test_skipped);
  add_with_both("asked-again", test_asked_again);
  g_test_add_func("/prediction-session/skipped-at-same-place", test_skipped_at_same_place);
  g_test_add_func("/prediction-session/words", test_words);
  g_test_add_func("/prediction-session/csv", test_csv);
  g_test_add_func("/prediction-session/csv-skipped", test_csv_skipped);
  g_test_add_func("/prediction-session/csv-names", test_csv_names);
  g_test_add_func("/prediction-session/restore", test_restore);
  g_test_add_func("/prediction-session/restore-open", test_restore_open);
  return g_test_run();
}
