/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-encounter-columns: which panes share a column, and which lines stand in the same row. */
#include "carom-encounter-columns.h"
#include "carom-events.h"
#include "carom-method-option.h"
#include "carom-resolver.h"
#include "carom-stepped.h"
#include "encounter-test.h"

#include <string.h>

typedef struct {
  CaromComparison *comparison;
  CaromEncounterColumns *columns;
} Fixture;

/* The first contact of pane @run, as all panes had it. */
static void set_up(Fixture *fixture, const CaromMethod *methods, guint n, guint run) {
  g_autoptr(CaromScene) scene = test_head_on_scene();
  fixture->comparison = carom_comparison_new(scene, methods, n);
  test_go_to(fixture->comparison, 10);
  g_autofree CaromEncounterAccount **accounts = g_new0(CaromEncounterAccount *, n);
  for (guint i = 0; i < n; i++) {
    CaromEncounterRecord encounter = test_examine(fixture->comparison, i, 0);
    accounts[i] = carom_encounter_account_new(scene, &methods[i], &encounter);
  }
  fixture->columns = carom_encounter_columns_new(fixture->comparison, run, 0, accounts);
  for (guint i = 0; i < n; i++)
    carom_encounter_account_unref(accounts[i]);
}

static void tear_down(Fixture *fixture) {
  carom_encounter_columns_free(fixture->columns);
  carom_comparison_free(fixture->comparison);
}

static CaromMethod method(guint resolver, const CaromDetection *detection) {
  CaromMethod it = test_stepped_method();
  it.resolver = carom_resolvers(NULL)[resolver];
  it.detection = detection;
  return it;
}

static CaromMethod nudged(void) {
  CaromMethod it = method(0, &carom_detection_stepped);
  carom_method_option_set(
      &it, carom_method_option_by_key("separation"),
      carom_method_option_part(carom_method_option_by_key("separation"), "nudge"));
  return it;
}

static const char *symbol_in(const CaromEncounterColumns *columns, guint column, guint row) {
  int line = carom_encounter_columns_line_in(columns, column, row);
  CaromEncounterQuestion question = carom_encounter_columns_question_of(columns, row);
  return line < 0 ? NULL : columns->columns[column].account->workings[question].lines[line].symbol;
}

/* Every line stands in one row, in its order, and beside lines of the same symbol alone. */
static void check_rows(const CaromEncounterColumns *columns) {
  guint n_rows = carom_encounter_columns_count_rows(columns), n_lines = 0;
  for (guint i = 0; i < columns->n_columns; i++) {
    int last = -1;
    for (guint row = 0; row < n_rows; row++) {
      int line = carom_encounter_columns_line_in(columns, i, row);
      int at = carom_encounter_columns_line_at(columns, i, row);
      if (row > 0 && carom_encounter_columns_question_of(columns, row) !=
                         carom_encounter_columns_question_of(columns, row - 1))
        last = -1;
      n_lines += line >= 0;
      if (line >= 0)
        g_assert_cmpint(line, ==, ++last);
      g_assert_cmpint(at, ==, last);
      for (guint k = 0; line >= 0 && k < i; k++)
        if (symbol_in(columns, k, row))
          g_assert_cmpstr(symbol_in(columns, k, row), ==, symbol_in(columns, i, row));
    }
  }
  for (guint i = 0; i < columns->n_columns; i++)
    for (guint q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++)
      n_lines -= columns->columns[i].account->workings[q].n_lines;
  g_assert_cmpuint(n_lines, ==, 0);
}

/* The exact pane is asked about; the two stepped ones share a column. What a step adds stands in
 * rows of its own, below those that both have. */
static void test_steps_and_times(void) {
  const CaromMethod methods[] = {method(0, &carom_detection_stepped),
                                 method(1, &carom_detection_events),
                                 method(2, &carom_detection_stepped)};
  Fixture fixture;
  set_up(&fixture, methods, G_N_ELEMENTS(methods), 1);
  const CaromEncounterColumns *columns = fixture.columns;
  g_assert_cmpuint(columns->n_columns, ==, 2);
  g_assert_cmpuint(columns->column_of[0], ==, 0);
  g_assert_cmpuint(columns->column_of[1], ==, 1);
  g_assert_cmpuint(columns->column_of[2], ==, 0);
  g_assert_cmpuint(columns->asked, ==, 1);
  g_assert_cmpuint(columns->columns[0].pane, ==, 0);
  g_assert_nonnull(strstr(columns->columns[0].title, ", "));
  check_rows(columns);
  g_assert_cmpstr(symbol_in(columns, 0, 0), ==, "t_0");
  g_assert_cmpstr(symbol_in(columns, 1, 0), ==, "t_0");
  const CaromWorking *exact = columns->columns[1].account->workings;
  guint n_exact = exact[CAROM_ENCOUNTER_WHEN].n_lines + exact[CAROM_ENCOUNTER_RESULT].n_lines;
  guint shared = 0;
  for (guint row = 0; row < carom_encounter_columns_count_rows(columns); row++)
    shared += symbol_in(columns, 0, row) && symbol_in(columns, 1, row);
  g_assert_cmpuint(shared, ==, n_exact); /* each line of the exact time */
  tear_down(&fixture);
}

/* The account of a pane that shares a column has its lines. */
static void test_lines_of_panes(void) {
  const CaromMethod methods[] = {method(0, &carom_detection_stepped),
                                 method(1, &carom_detection_stepped), nudged()};
  Fixture fixture;
  set_up(&fixture, methods, G_N_ELEMENTS(methods), 0);
  const CaromEncounterColumns *columns = fixture.columns;
  const CaromEncounterAccount *account = columns->columns[0].account;
  g_assert_cmpuint(columns->n_columns, ==, 2);
  check_rows(columns);
  for (CaromEncounterQuestion q = 0; q < CAROM_N_ENCOUNTER_QUESTIONS; q++) {
    for (int i = 0; i < (int)account->workings[q].n_lines; i++)
      g_assert_cmpint(carom_encounter_columns_line_of_pane(columns, 1, account, q, i), ==, i);
    g_assert_cmpint(carom_encounter_columns_line_of_pane(columns, 1, account, q, -1), ==, -1);
  }
  tear_down(&fixture);
}

/* All panes but for the resolver: one column. Where it moved nothing, a sentence says so. */
static void test_alike(void) {
  const CaromMethod methods[] = {method(0, &carom_detection_events),
                                 method(1, &carom_detection_events)};
  Fixture fixture;
  set_up(&fixture, methods, G_N_ELEMENTS(methods), 1);
  g_assert_cmpuint(fixture.columns->columns[0].pane, ==, 1);
  const CaromEncounterColumn *column = &fixture.columns->columns[0];
  g_assert_cmpuint(fixture.columns->n_columns, ==, 1);
  g_assert_cmpstr(column->title, ==, "All panes");
  g_assert_null(column->missing);
  g_assert_cmpstr(carom_encounter_account_remark(column->account, CAROM_ENCOUNTER_WHERE), ==,
                  "They were resolved where they were: nothing was moved.");
  g_assert_null(carom_encounter_account_remark(column->account, CAROM_ENCOUNTER_WHEN));
  tear_down(&fixture);
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/encounter-columns/steps-and-times", test_steps_and_times);
  g_test_add_func("/encounter-columns/lines-of-panes", test_lines_of_panes);
  g_test_add_func("/encounter-columns/alike", test_alike);
  return g_test_run();
}
