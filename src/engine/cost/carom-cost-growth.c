/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-growth: goes through the table cell by cell, each a run of its own: some steps to get
 * under way, which do not count, then those that are measured. */
#include "carom-cost-growth.h"

#include "carom-crowd.h"
#include "carom-encounter-words.h"
#include "carom-median.h"
#include "carom-run.h"

#include <glib/gi18n-lib.h>

/* Steps that do not count come first: at the start all lists are empty and all meetings unknown. */
#define STEPS_BEFORE 10
/* Testing so many pairs takes about a second. */
#define MOST_PAIR_TESTS 300000000
#define MOST_STEPS      2000
#define FEWEST_STEPS    20
/* The steps that count are timed in so many rounds, and the median is taken, which interruptions do
 * not affect. An odd number, so that one is in the middle; and few, so that lists are made anew in
 * each of them, if not with thousands of discs. */
#define ROUNDS 5

static const CaromPart figures[CAROM_N_COST_FIGURES] = {
    [CAROM_COST_FIGURE_PAIR_TESTS] = {.id = "pair_tests",
                                      .title = N_("Pair tests"),
                                      .summary = N_("Pair tests per second of the scene")},
    [CAROM_COST_FIGURE_TIME] = {.id = "time",
                                .title = N_("Computing time"),
                                .summary = N_("Computing time per second of the scene, in s")},
    [CAROM_COST_FIGURE_CONTACTS] = {.id = "contacts",
                                    .title = N_("Contacts"),
                                    .summary = N_("Contacts per second of the scene")},
};

const CaromPart *carom_cost_growth_figure_part(CaromCostFigure figure) {
  return &figures[figure];
}

guint carom_cost_growth_usual_numbers(guint numbers[CAROM_COST_GROWTH_MAX_NUMBERS]) {
  static const guint usual[] = {10, 30, 100, 300, 1000, 2000};
  for (guint i = 0; i < G_N_ELEMENTS(usual); i++)
    numbers[i] = usual[i];
  return G_N_ELEMENTS(usual);
}

/* A cell of the table while it is being measured. */
typedef struct {
  CaromRun *run;                   /* (nullable): NULL while no cell is being measured */
  guint n_before, n_steps, n_done; /* steps that do not count, that count, and that have been run */
  guint64 pair_tests, contacts;    /* how many there were before the steps that count */
  gint64 taken_us[ROUNDS];
  guint timed[ROUNDS]; /* how many steps were timed */
} Measurement;

struct CaromCostGrowth {
  CaromScene *scene;
  const CaromMethodOption *detection;
  CaromMethod method;
  guint n_rows;
  guint n_discs[1 + CAROM_COST_GROWTH_MAX_NUMBERS]; /* [row] */
  CaromCost *costs;                                 /* [row × detections + detection] */
  guint n_cells, cell; /* how many there are, and the one that is being measured */
  CaromScene *crowd;   /* (nullable): the scene of the row of that cell, if it is a crowd */
  Measurement now;
  const CaromStop *stop; /* (nullable) */
};

/* ---- The table ---- */

CaromCostGrowth *carom_cost_growth_new(CaromScene *scene, const CaromMethod *method,
                                       const guint *numbers, guint n_numbers) {
  g_assert(n_numbers <= CAROM_COST_GROWTH_MAX_NUMBERS);
  CaromCostGrowth *growth = g_new0(CaromCostGrowth, 1);
  growth->scene = carom_scene_ref(scene);
  growth->detection = carom_method_option_by_key("detection");
  growth->method = *method;
  /* Some resolvers that are wrong on purpose bring about contacts without end. */
  if (carom_resolver_is_wrong(method->resolver))
    growth->method.resolver = carom_method_option_defaults().resolver;
  growth->n_discs[growth->n_rows++] = scene->bodies->len;
  for (guint i = 0; i < n_numbers && carom_crowd_exists(scene); i++)
    growth->n_discs[growth->n_rows++] = numbers[i];
  growth->n_cells = growth->n_rows * growth->detection->n_parts;
  growth->costs = g_new(CaromCost, growth->n_cells);
  for (guint i = 0; i < growth->n_cells; i++)
    for (guint k = 0; k < CAROM_N_COST_FIGURES; k++)
      growth->costs[i].figures[k] = NAN;
  return growth;
}

void carom_cost_growth_free(CaromCostGrowth *growth) {
  g_clear_pointer(&growth->now.run, carom_run_free);
  g_clear_pointer(&growth->crowd, carom_scene_unref);
  carom_scene_unref(growth->scene);
  g_free(growth->costs);
  g_free(growth);
}

guint carom_cost_growth_count_rows(const CaromCostGrowth *growth) {
  return growth->n_rows;
}

guint carom_cost_growth_get_n_discs(const CaromCostGrowth *growth, guint row) {
  g_assert(row < growth->n_rows);
  return growth->n_discs[row];
}

gboolean carom_cost_growth_has_crowds(const CaromCostGrowth *growth) {
  return growth->n_rows > 1;
}

guint carom_cost_growth_count_detections(const CaromCostGrowth *growth) {
  return growth->detection->n_parts;
}

const CaromDetection *carom_cost_growth_get_detection(const CaromCostGrowth *growth, guint column) {
  g_assert(column < growth->detection->n_parts);
  CaromMethod method = growth->method;
  carom_method_option_set(&method, growth->detection, growth->detection->parts[column]);
  return method.detection;
}

const CaromCost *carom_cost_growth_get(const CaromCostGrowth *growth, guint row, guint column) {
  g_assert(row < growth->n_rows && column < growth->detection->n_parts);
  return &growth->costs[row * growth->detection->n_parts + column];
}

double carom_cost_growth_get_progress(const CaromCostGrowth *growth) {
  const Measurement *now = &growth->now;
  double of_cell = now->run ? (double)now->n_done / (now->n_before + now->n_steps) : 0;
  return (growth->cell + of_cell) / growth->n_cells;
}

/* ---- Measuring ---- */

/* The scene itself is measured from its start, and not beyond its end. */
static guint count_steps(const CaromCostGrowth *growth, guint row) {
  double n = growth->n_discs[row], duration = ceil(growth->scene->duration_s / growth->scene->dt_s);
  double steps = CLAMP(MOST_PAIR_TESTS / MAX(n * (n - 1) / 2, 1), FEWEST_STEPS, MOST_STEPS);
  return (guint)(row == 0 ? MIN(steps, duration) : steps);
}

char *carom_cost_growth_describe_span(const CaromCostGrowth *growth) {
  g_autofree char *span = carom_encounter_words_clock(count_steps(growth, 0) * growth->scene->dt_s);
  if (!carom_cost_growth_has_crowds(growth))
    return g_strdup_printf(
        /* Translators: of figures that are given for a second of the scene; a time. */
        _("No disc of this scene can move, so there are no crowds like it. The numbers of this "
          "scene are means over its first %s."),
        span);
  /* Translators: of figures that are given for a second of the scene; a time. */
  return g_strdup_printf(_("The numbers of this scene are means over its first %s."), span);
}

/* Returns: (transfer none): the scene of a row; a crowd is kept for all its cells */
static CaromScene *get_scene(CaromCostGrowth *growth, guint row) {
  if (row == 0)
    return growth->scene;
  if (growth->cell % growth->detection->n_parts == 0)
    g_clear_pointer(&growth->crowd, carom_scene_unref);
  if (!growth->crowd)
    growth->crowd = carom_crowd_new(growth->scene, growth->n_discs[row]);
  return growth->crowd;
}

static void note_beginning(Measurement *now) {
  now->pair_tests = carom_run_get_effort(now->run).pair_tests;
  now->contacts = carom_audit_count_contacts(&now->run->world->books);
}

static void start_cell(CaromCostGrowth *growth) {
  guint row = growth->cell / growth->detection->n_parts;
  CaromMethod method = growth->method;
  growth->now = (Measurement){0};
  growth->now.n_before = row == 0 ? 0 : STEPS_BEFORE;
  growth->now.n_steps = count_steps(growth, row);
  method.detection =
      carom_cost_growth_get_detection(growth, growth->cell % growth->detection->n_parts);
  growth->now.run = carom_run_new(get_scene(growth, row), &method);
  carom_run_start_log_after(growth->now.run, G_MAXUINT64); /* no log is needed */
  carom_run_set_stop(growth->now.run, growth->stop);
  note_beginning(&growth->now);
}

static void finish_cell(CaromCostGrowth *growth, gboolean measured) {
  Measurement *now = &growth->now;
  if (measured) {
    double *costs = growth->costs[growth->cell].figures;
    double seconds = now->n_steps * growth->scene->dt_s;
    guint64 pair_tests = carom_run_get_effort(now->run).pair_tests;
    guint64 contacts = carom_audit_count_contacts(&now->run->world->books);
    double steps_s[ROUNDS];
    guint n = 0;
    for (guint i = 0; i < ROUNDS; i++)
      if (now->timed[i] > 0)
        steps_s[n++] = (double)MAX(now->taken_us[i], 1) / 1e6 / now->timed[i];
    costs[CAROM_COST_FIGURE_PAIR_TESTS] = (double)(pair_tests - now->pair_tests) / seconds;
    costs[CAROM_COST_FIGURE_CONTACTS] = (double)(contacts - now->contacts) / seconds;
    costs[CAROM_COST_FIGURE_TIME] = carom_median(steps_s, n) / growth->scene->dt_s;
  }
  g_clear_pointer(&now->run, carom_run_free);
  growth->cell++;
}

/* Runs steps of the present cell until @end_us, at least one.
 *
 * Returns: FALSE if the run cannot go on */
static gboolean run_steps(Measurement *now, gint64 end_us) {
  guint n = now->n_before + now->n_steps;
  do {
    gint64 start_us = g_get_monotonic_time();
    if (!carom_run_frame(now->run, NULL))
      return FALSE;
    if (now->n_done >= now->n_before) {
      guint round = (guint)((guint64)(now->n_done - now->n_before) * ROUNDS / now->n_steps);
      now->taken_us[round] += g_get_monotonic_time() - start_us;
      now->timed[round]++;
    }
    if (++now->n_done == now->n_before)
      note_beginning(now);
  } while (now->n_done < n && g_get_monotonic_time() < end_us);
  return TRUE;
}

void carom_cost_growth_set_stop(CaromCostGrowth *growth, const CaromStop *stop) {
  growth->stop = stop;
}

gboolean carom_cost_growth_work(CaromCostGrowth *growth, gint64 for_us) {
  gint64 end_us = g_get_monotonic_time() + for_us;
  while (growth->cell < growth->n_cells) {
    Measurement *now = &growth->now;
    if (!now->run)
      start_cell(growth);
    gboolean can_go_on = run_steps(now, end_us);
    if (!can_go_on && growth->stop && growth->stop->is_asked(growth->stop->user_data))
      break;
    if (!can_go_on || now->n_done >= now->n_before + now->n_steps)
      finish_cell(growth, can_go_on);
    if (g_get_monotonic_time() >= end_us)
      break;
  }
  return growth->cell < growth->n_cells;
}

/* ---- What is seen ---- */

double carom_cost_growth_slope(const CaromCostGrowth *growth, guint column,
                               CaromCostFigure figure) {
  double n = 0, sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;
  guint fewest = G_MAXUINT, most = 0;
  for (guint row = 1; row < growth->n_rows; row++) {
    double value = carom_cost_growth_get(growth, row, column)->figures[figure];
    if (growth->n_discs[row] < CAROM_COST_GROWTH_SLOPE_FROM || !(value > 0))
      continue;
    double x = log(growth->n_discs[row]), y = log(value);
    n++;
    fewest = MIN(fewest, growth->n_discs[row]);
    most = MAX(most, growth->n_discs[row]);
    sum_x += x;
    sum_y += y;
    sum_xx += x * x;
    sum_xy += x * y;
  }
  gboolean is_wide = n >= 2 && most / CAROM_COST_GROWTH_SLOPE_SPAN >= fewest;
  return !is_wide ? NAN : (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x);
}
