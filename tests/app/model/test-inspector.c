/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-inspector: which contact is examined, and walking through its working, without widgets. */
#include "app-test.h"

#include "carom-band.h"
#include "carom-builtin.h"
#include "carom-explanation-band.h"
#include "carom-inspector.h"
#include "carom-method-suggestion.h"

typedef struct {
  CaromPlayer *player;
  CaromInspector *inspector;
  guint n_chosen, n_walked;
} Fixture;

static void count_chosen(Fixture *fixture) {
  fixture->n_chosen++;
}

static void count_walked(Fixture *fixture) {
  fixture->n_walked++;
}

static void fixture_init(Fixture *fixture, CaromScene *scene) {
  fixture->player = test_player_for(scene);
  fixture->inspector = carom_inspector_new(fixture->player);
  fixture->n_chosen = fixture->n_walked = 0;
  g_signal_connect_swapped(fixture->inspector, "chosen", G_CALLBACK(count_chosen), fixture);
  g_signal_connect_swapped(fixture->inspector, "walked", G_CALLBACK(count_walked), fixture);
}

static void fixture_clear(Fixture *fixture) {
  g_object_unref(fixture->inspector);
  g_object_unref(fixture->player);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Fixture, fixture_clear)

static guint chosen_contact(Fixture *fixture) {
  guint contact;
  g_assert_true(carom_inspector_get_choice(fixture->inspector, NULL, &contact));
  return contact;
}

static void test_follows_the_clock(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek(fixture.player, 20);
  g_assert_false(carom_inspector_get_choice(fixture.inspector, NULL, NULL));
  g_assert_null(carom_inspector_get_explanation(fixture.inspector));
  carom_player_seek_contact(fixture.player, 1);
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
  g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
  g_assert_nonnull(carom_inspector_get_explanation(fixture.inspector));
  carom_player_step(fixture.player, 1);
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
  g_assert_false(carom_inspector_is_at_contact(fixture.inspector));
  carom_player_seek(fixture.player, 0);
  g_assert_false(carom_inspector_get_choice(fixture.inspector, NULL, NULL));
}

/* Several at one instant are begun with the first, from either side; gone past, it is the last. */
static void test_tie(void) {
  g_autoptr(CaromScene) scene = carom_builtin_load("three-in-a-row", NULL);
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  CaromComparison *comparison = carom_player_get_comparison(fixture.player);
  g_assert_true(carom_comparison_is_at_contact(comparison, 0, 1)); /* there are several */
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
  carom_player_seek_contact(fixture.player, 1);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
  carom_player_step(fixture.player, 1);
  g_assert_cmpuint(chosen_contact(&fixture), >, 0);
  carom_player_seek_contact(fixture.player, -1);
  g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
}

/* Choosing takes the clock there, also from far away and while it plays. */
static void test_choose(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((CaromScene * (*)(void)) make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek(fixture.player, 399);
  const CaromRun *run = test_leading_run(fixture.player);
  g_assert_cmpuint(carom_run_count_contacts(run), >=, 3);
  for (guint k = carom_run_count_contacts(run); k-- > 0;) {
    double time_s = carom_run_get_contact(run, k)->time_s;
    carom_player_set_playing(fixture.player, k % 2 == 0);
    carom_inspector_choose(fixture.inspector, 0, k);
    CaromComparison *comparison = carom_player_get_comparison(fixture.player);
    const CaromExplanation *explanation = carom_inspector_get_explanation(fixture.inspector);
    g_assert_cmpuint(chosen_contact(&fixture), ==, k);
    g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
    g_assert_false(carom_player_get_playing(fixture.player));
    g_assert_cmpfloat(explanation->record.time_s, ==, time_s);
    g_assert_cmpfloat_with_epsilon(carom_comparison_get_time_s(comparison), time_s, 0.01);
    g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_BEFORE);
  }
}

/* If the clock can tell before from after, it and the side change together. */
static void test_sides(void) {
  g_autoptr(CaromScene) scene = test_box_with_events();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  CaromComparison *comparison = carom_player_get_comparison(fixture.player);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_BEFORE);
  carom_inspector_set_side(fixture.inspector, CAROM_AFTER);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_cmpuint(chosen_contact(&fixture), ==, 0);
  carom_inspector_set_side(fixture.inspector, CAROM_BEFORE);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  carom_player_seek_contact(fixture.player, 1);
  g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==, CAROM_AFTER);
  g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
}

static guint count_bands(const CaromExplanation *explanation) {
  guint n = 0;
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    n += carom_explanation_band_exists(explanation, kind) ? 1 : 0;
  return n;
}

/* Every line of every working is lit once the walk has come to the end, and the picture follows. */
static void test_walk(gconstpointer make_scene) {
  g_autoptr(CaromScene) scene = ((CaromScene * (*)(void)) make_scene)();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  carom_player_step(fixture.player, 1); /* away from it: the walk takes the clock back */
  const CaromExplanation *explanation = carom_inspector_get_explanation(fixture.inspector);
  guint n_steps = carom_explanation_count_steps(explanation);
  guint n_lit[8] = {0}, n_bands = 0;
  g_assert_cmpuint(explanation->n_resolvers, <=, G_N_ELEMENTS(n_lit));
  for (guint step = 0; step < n_steps; step++) {
    carom_inspector_set_step(fixture.inspector, CAROM_TOPIC_WORKINGS, (int)step);
    g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
    CaromFindingKind band = carom_inspector_get_lit_band(fixture.inspector);
    n_bands += band < CAROM_N_FINDINGS ? 1 : 0;
    for (guint i = 0; i < explanation->n_resolvers; i++) {
      if (band < CAROM_N_FINDINGS) {
        g_assert_cmpint(carom_inspector_get_lit_line(fixture.inspector, i), ==, -1);
        continue;
      }
      int line = carom_inspector_get_lit_line(fixture.inspector, i);
      CaromStage stage = explanation->workings[i].lines[line].stage;
      n_lit[i] += n_lit[i] == (guint)line;
      g_assert_cmpint(carom_inspector_get_side(fixture.inspector), ==,
                      stage == CAROM_STAGE_RESULT ? CAROM_AFTER : CAROM_BEFORE);
    }
  }
  for (guint i = 0; i < explanation->n_resolvers; i++)
    g_assert_cmpuint(n_lit[i], ==, explanation->workings[i].n_lines);
  g_assert_cmpuint(n_bands, ==, count_bands(explanation));
  carom_inspector_set_step(fixture.inspector, CAROM_TOPIC_WORKINGS, (int)n_steps);
  g_assert_cmpint(carom_inspector_get_step(fixture.inspector, CAROM_TOPIC_WORKINGS), ==,
                  (int)n_steps - 1);
  carom_inspector_set_step(fixture.inspector, CAROM_TOPIC_WORKINGS, -5);
  g_assert_cmpint(carom_inspector_get_step(fixture.inspector, CAROM_TOPIC_WORKINGS), ==,
                  CAROM_INSPECTOR_NO_STEP);
}

static void test_pointing(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  g_assert_cmpint(carom_inspector_get_lit_line(fixture.inspector, 1), ==, -1);
  carom_inspector_point_at(fixture.inspector, 1, 3);
  g_assert_cmpint(carom_inspector_get_lit_line(fixture.inspector, 1), ==, 3);
  g_assert_cmpint(carom_inspector_get_lit_line(fixture.inspector, 0), ==, -1);
  guint n = fixture.n_walked;
  carom_inspector_point_at(fixture.inspector, 1, 3);
  g_assert_cmpuint(fixture.n_walked, ==, n);
  carom_inspector_point_at(fixture.inspector, 1, -1);
  g_assert_cmpint(carom_inspector_get_lit_line(fixture.inspector, 1), ==, -1);
}

/* Who is told changes widgets, and who tells may be about to cross one: it is told later, once, or
 * with what is told anyway. */
static void test_tells_later(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  guint n = fixture.n_walked;
  carom_inspector_point_at(fixture.inspector, 1, 3);
  carom_inspector_point_at_band(fixture.inspector, CAROM_FINDING_TRANSFER);
  carom_inspector_point_at_row(fixture.inspector, 0, 1);
  g_assert_cmpuint(fixture.n_walked, ==, n);
  while (g_main_context_iteration(NULL, FALSE))
    ;
  g_assert_cmpuint(fixture.n_walked, ==, n + 1);
  carom_inspector_point_at(fixture.inspector, 1, -1);
  carom_inspector_start_over(fixture.inspector);
  g_assert_cmpuint(fixture.n_walked, ==, n + 2);
  while (g_main_context_iteration(NULL, FALSE))
    ;
  g_assert_cmpuint(fixture.n_walked, ==, n + 2);
}

/* A band, or a line that belongs to it, lights it in all columns. */
static void test_pointing_at_bands(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  CaromInspector *inspector = fixture.inspector;
  const CaromWorking *working = &carom_inspector_get_explanation(inspector)->workings[1];
  g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, CAROM_N_FINDINGS);
  carom_inspector_point_at_band(inspector, CAROM_FINDING_TRANSFER);
  g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, CAROM_FINDING_TRANSFER);
  guint n = fixture.n_walked;
  carom_inspector_point_at_band(inspector, CAROM_FINDING_TRANSFER);
  g_assert_cmpuint(fixture.n_walked, ==, n);
  carom_inspector_point_at_band(inspector, CAROM_N_FINDINGS);
  for (guint line = 0; line < working->n_lines; line++) {
    carom_inspector_point_at(inspector, 1, (int)line);
    g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, carom_band_of_line(working, line));
  }
}

/* Each pane's own record of the contact gives that pane's outcome bit for bit. */
static void test_panes(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  CaromComparison *comparison = carom_player_get_comparison(fixture.player);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromPaneContact *pane = carom_inspector_get_pane_contact(fixture.inspector, i);
    const CaromContactRecord *record =
        carom_run_get_contact(carom_comparison_get_run(comparison, i), 0);
    guint resolver = carom_resolver_index(carom_comparison_get_run(comparison, i)->method.resolver);
    g_assert_nonnull(pane);
    g_assert_cmpmem(&pane->encounter.record.outcome, sizeof record->outcome, &record->outcome,
                    sizeof record->outcome);
    g_assert_cmpmem(&pane->explanation->outcomes[resolver], sizeof record->outcome,
                    &record->outcome, sizeof record->outcome);
  }
}

static void test_replaced(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  carom_inspector_set_step(fixture.inspector, CAROM_TOPIC_WORKINGS, 2);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_false(carom_inspector_get_choice(fixture.inspector, NULL, NULL));
  g_assert_cmpint(carom_inspector_get_step(fixture.inspector, CAROM_TOPIC_WORKINGS), ==,
                  CAROM_INSPECTOR_NO_STEP);
}

static void note_replaced(Fixture *fixture) {
  g_assert_false(carom_inspector_get_choice(fixture->inspector, NULL, NULL));
  g_assert_cmpuint(fixture->n_chosen, ==, 0);
  g_assert_cmpuint(fixture->n_walked, ==, 0);
}

/* Whoever is told of a contact already has the new comparison; the old one has been freed. */
static void test_order_of_replacing(void) {
  g_autoptr(CaromScene) scene = test_box();
  g_auto(Fixture) fixture;
  fixture_init(&fixture, scene);
  carom_player_seek_contact(fixture.player, 1);
  g_signal_connect_swapped(fixture.player, "replaced", G_CALLBACK(note_replaced), &fixture);
  fixture.n_chosen = fixture.n_walked = 0;
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  carom_player_set_comparison(fixture.player,
                              carom_comparison_new(scene, (const CaromMethod *)methods->data, 1));
  g_assert_cmpuint(fixture.n_chosen, >, 0);
  g_assert_cmpuint(fixture.n_walked, >, 0);
}

/* The first contacts of all built-in scenes can be examined in every pane. */
static void test_builtins(void) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    g_autoptr(CaromScene) scene = carom_builtin_load(builtins[i].id, NULL);
    g_auto(Fixture) fixture;
    fixture_init(&fixture, scene);
    carom_player_seek_contact(fixture.player, 1);
    guint run;
    g_assert_true(carom_inspector_get_choice(fixture.inspector, &run, NULL));
    g_assert_true(carom_inspector_is_at_contact(fixture.inspector));
    guint n_runs = carom_comparison_get_n_runs(carom_player_get_comparison(fixture.player));
    for (guint k = 0; k < n_runs;
         k++) /* some other panes have not had it, for example if a disc tunnels */
      g_assert_true(carom_inspector_get_pane_contact(fixture.inspector, k) || k != run);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/inspector/follows-the-clock", test_follows_the_clock);
  g_test_add_func("/inspector/tie", test_tie);
  g_test_add_data_func("/inspector/choose/stepped", (gconstpointer)test_box, test_choose);
  g_test_add_data_func("/inspector/choose/events", (gconstpointer)test_box_with_events,
                       test_choose);
  g_test_add_func("/inspector/sides", test_sides);
  g_test_add_data_func("/inspector/walk/stepped", (gconstpointer)test_box, test_walk);
  g_test_add_data_func("/inspector/walk/events", (gconstpointer)test_box_with_events, test_walk);
  g_test_add_func("/inspector/pointing", test_pointing);
  g_test_add_func("/inspector/tells-later", test_tells_later);
  g_test_add_func("/inspector/pointing-at-bands", test_pointing_at_bands);
  g_test_add_func("/inspector/panes", test_panes);
  g_test_add_func("/inspector/replaced", test_replaced);
  g_test_add_func("/inspector/order-of-replacing", test_order_of_replacing);
  g_test_add_func("/inspector/builtins", test_builtins);
  return g_test_run();
}
