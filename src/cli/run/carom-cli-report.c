/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-report: writes a run's results. The table has a row for each method, then the two
 * agreements in words, as the window has them; if a method itself added or took anything, a second
 * table says how much. The keys of JSON are part of the interface of the program. */
#include "carom-cli-report.h"

#include "carom-agreement-words.h"
#include "carom-change.h"
#include "carom-cli-number.h"
#include "carom-json-writer.h"
#include "carom-method-difference.h"
#include "carom-method-title.h"
#include "carom-printable.h"
#include "carom-run-queue.h"
#include "carom-text-table.h"

#include <glib/gi18n-lib.h>

/* The greatest disagreement of all panes, of two kinds that must not be confused: between the
 * resolvers' answers to the same contact, and between the states that the panes have reached from
 * the same start. */
typedef struct {
  double contact_max_eps; /* at any contact so far, in ε */
  double position_max;    /* of a disc from itself in the reference, at the end */
  double velocity_max;
} Disagreement;

static Disagreement measure_disagreement(const CaromCliReport *report) {
  Disagreement greatest = {0};
  for (guint i = 0; i < carom_comparison_get_n_runs(report->comparison); i++) {
    const CaromSample *sample = &carom_comparison_get_run(report->comparison, i)->now;
    greatest.contact_max_eps = MAX(greatest.contact_max_eps, sample->contact_eps);
    if (!carom_comparison_counts(report->comparison, i))
      continue;
    greatest.position_max = MAX(greatest.position_max, sample->position_distance);
    greatest.velocity_max = MAX(greatest.velocity_max, sample->velocity_distance);
  }
  return greatest;
}

/* ---- For people ---- */

/* A number, or a dash where there is none, or one beyond their range.
 *
 * @text: (transfer full): @value, written
 * Returns: (transfer full): that, if it is a number */
static char *if_number(double value, char *text) {
  if (isfinite(value))
    return text;
  g_free(text);
  return g_strdup("–");
}

/* Enough digits to see that methods agree, and few enough to read. */
static char *show_value(double value) {
  return if_number(value, carom_cli_number_to_text(value, "%.9g"));
}

/* For errors, only the order of magnitude matters. */
static char *show_size(double value) {
  return if_number(value, carom_cli_number_to_text(value, "%.2g"));
}

static char *show_count(guint64 count) {
  return g_strdup_printf("%" G_GUINT64_FORMAT, count);
}

/* A column is a heading, the unit's dimension and what it shows. */
typedef struct {
  const char *heading; /* translatable */
  CaromDimension dimension;
  char *(*show)(const CaromSample *sample);
} Column;

static char *show_contacts(const CaromSample *sample) {
  return show_count(sample->books.collisions);
}

static char *show_wall_hits(const CaromSample *sample) {
  return show_count(sample->books.wall_hits);
}

static char *show_momentum_x(const CaromSample *sample) {
  return show_value(sample->totals.momentum.x);
}

static char *show_momentum_y(const CaromSample *sample) {
  return show_value(sample->totals.momentum.y);
}

static char *show_kinetic_energy(const CaromSample *sample) {
  return show_value(sample->totals.kinetic_energy_j);
}

static char *show_momentum_error(const CaromSample *sample) {
  return show_size(sample->momentum_error);
}

static char *show_energy_error(const CaromSample *sample) {
  return show_size(sample->energy_error);
}

static const Column columns[] = {
    /* Translators: headings of a table; Σp is total momentum. */
    {N_("Disc contacts"), CAROM_DIMENSION_NONE, show_contacts},
    {N_("Wall hits"), CAROM_DIMENSION_NONE, show_wall_hits},
    {N_("Σp x"), CAROM_DIMENSION_MOMENTUM, show_momentum_x},
    {N_("Σp y"), CAROM_DIMENSION_MOMENTUM, show_momentum_y},
    {N_("Kinetic energy"), CAROM_DIMENSION_ENERGY, show_kinetic_energy},
    {N_("Σp error"), CAROM_DIMENSION_NONE, show_momentum_error},
    {N_("Energy error"), CAROM_DIMENSION_NONE, show_energy_error},
};
#define ALIGNMENT "lrrrrrrr"
G_STATIC_ASSERT(sizeof ALIGNMENT - 1 == 1 + G_N_ELEMENTS(columns));

/* The columns of --cost are the last ones. */
#define COST_ALIGNMENT "rr"

static char *show_cost(double contact_ns) {
  return if_number(contact_ns, carom_cli_number_to_text(contact_ns, "%.1f"));
}

static void add_headings(CaromTextTable *table, const CaromCliReport *report) {
  const char *length_unit = carom_comparison_get_scene(report->comparison)->unit;
  carom_text_table_add(table, _("Method"));
  for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
    carom_text_table_add(table, _(columns[i].heading));
  if (report->contact_ns) {
    /* Translators: headings of a table; pairs of discs are tested whether they touch. */
    carom_text_table_add(table, _("Pair tests"));
    carom_text_table_add(table, _("Time per contact"));
  }
  carom_text_table_add(table, "");
  for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
    carom_text_table_take(table, carom_unit_symbol(columns[i].dimension, length_unit));
  if (report->contact_ns) {
    carom_text_table_add(table, "");
    carom_text_table_add(table, _("ns"));
  }
}

static void append_runs(GString *text, const CaromCliReport *report) {
  const CaromComparison *comparison = report->comparison;
  g_autoptr(CaromTextTable) table =
      carom_text_table_new(report->contact_ns ? ALIGNMENT COST_ALIGNMENT : ALIGNMENT);
  add_headings(table, report);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    carom_text_table_add(table, carom_comparison_get_title(comparison, i));
    for (guint j = 0; j < G_N_ELEMENTS(columns); j++)
      carom_text_table_take(table, columns[j].show(&run->now));
    if (report->contact_ns) {
      carom_text_table_take(table, show_count(carom_run_get_effort(run).pair_tests));
      carom_text_table_take(table, show_cost(report->contact_ns[i]));
    }
  }
  g_autofree char *rows = carom_text_table_to_text(table, 0);
  g_string_append(text, rows);
}

/* ---- What the methods themselves added or took ---- */

/* The scale of rounding is what gravity gave for impulses, and all that rules gave and took for
 * works, since heights are small differences of positions; besides, what the discs have of either.
 * Anything smaller counts as nothing. */
#define IMPULSE_ROUNDING 1e-12
#define WORK_ROUNDING    1e-10
#define ENERGY_ROUNDING  1e-12

typedef struct {
  CaromVec2 impulse;
  double work_j;
} Given;

static double unless_rounding(double value, double scale) {
  return fabs(value) > scale ? value : 0;
}

static Given given_by_method(const CaromSample *sample) {
  const CaromBooks *books = &sample->books;
  double scale = IMPULSE_ROUNDING *
                 (fabs(carom_sum_value(books->gravity_impulse[0])) +
                  fabs(carom_sum_value(books->gravity_impulse[1])) + sample->totals.momentum_scale);
  return (Given){
      .impulse = {unless_rounding(carom_sum_value(books->method_impulse[0]), scale),
                  unless_rounding(carom_sum_value(books->method_impulse[1]), scale)},
      .work_j = unless_rounding(carom_sum_value(books->method_work_j),
                                WORK_ROUNDING * books->method_scale_j +
                                    ENERGY_ROUNDING * sample->totals.kinetic_energy_j),
  };
}

static gboolean is_nothing(Given given) {
  return given.impulse.x == 0 && given.impulse.y == 0 && given.work_j == 0;
}

static void add_given_headings(CaromTextTable *table, const char *length_unit) {
  carom_text_table_add(table, _("Method"));
  carom_text_table_add(table, _("Impulse x"));
  carom_text_table_add(table, _("Impulse y"));
  carom_text_table_add(table, _("Work"));
  carom_text_table_add(table, "");
  carom_text_table_take(table, carom_unit_symbol(CAROM_DIMENSION_MOMENTUM, length_unit));
  carom_text_table_take(table, carom_unit_symbol(CAROM_DIMENSION_MOMENTUM, length_unit));
  carom_text_table_take(table, carom_unit_symbol(CAROM_DIMENSION_ENERGY, length_unit));
}

/* Adds a row for each pane, if there is anything to show. */
static void append_given(GString *text, const CaromComparison *comparison) {
  g_autoptr(CaromTextTable) table = carom_text_table_new("lrrr");
  gboolean any = FALSE;
  add_given_headings(table, carom_comparison_get_scene(comparison)->unit);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    Given given = given_by_method(&carom_comparison_get_run(comparison, i)->now);
    any |= !is_nothing(given);
    carom_text_table_add(table, carom_comparison_get_title(comparison, i));
    carom_text_table_take(table, show_value(given.impulse.x));
    carom_text_table_take(table, show_value(given.impulse.y));
    carom_text_table_take(table, show_value(given.work_j));
  }
  if (!any)
    return;
  g_autofree char *rows = carom_text_table_to_text(table, 2);
  g_string_append_printf(
      text, "%s\n%s\n",
      _("Momentum and energy that rules of the methods gave (+) or took (−), beside the physics:"),
      rows);
}

/* Adds a line for each pane in which restitution was left out because of the number of contacts. */
static void append_kept(GString *text, const CaromComparison *comparison) {
  const char *unit = carom_comparison_get_scene(comparison)->unit;
  g_autofree char *energy_unit = carom_unit_symbol(CAROM_DIMENSION_ENERGY, unit);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    double kept_j = carom_sum_value(carom_comparison_get_run(comparison, i)->now.books.kept_j);
    if (kept_j == 0)
      continue;
    g_autofree char *kept = show_value(kept_j);
    g_string_append_printf(
        text,
        /* Translators: the title of a pane, an energy and its unit */
        _("%1$s: from the hundredth contact of the same two bodies in quick succession on, "
          "contacts are elastic and smooth. The energy that they did not take adds up to %2$s "
          "%3$s; since the same energy counts each time, that may be more than there is.\n"),
        carom_comparison_get_title(comparison, i), kept, energy_unit);
  }
}

/* ---- What doors and emitters did ---- */

/* So many lines about a pane are read. */
#define MOST_CHANGES 12

static void append_brought(GString *text, const CaromRun *run, const char *title) {
  const CaromBooks *books = &run->now.books;
  g_autofree char *x = show_value(carom_sum_value(books->emitted_impulse[0]));
  g_autofree char *y = show_value(carom_sum_value(books->emitted_impulse[1]));
  g_autofree char *energy = show_value(carom_sum_value(books->emitted_energy_j));
  g_autofree char *momentum_unit = carom_unit_symbol(CAROM_DIMENSION_MOMENTUM, run->scene->unit);
  g_autofree char *energy_unit = carom_unit_symbol(CAROM_DIMENSION_ENERGY, run->scene->unit);
  guint n = run->world->schedule->n_entered;
  g_string_append_printf(
      text,
      /* Translators: the title of a pane, how many discs, x and y of a
         momentum, its unit, an energy and its unit. */
      ngettext("%1$s: %2$u disc came in, and brought (%3$s, %4$s) %5$s and %6$s %7$s\n",
               "%1$s: %2$u discs came in, and brought (%3$s, %4$s) %5$s and %6$s %7$s\n", n),
      title, n, x, y, momentum_unit, energy, energy_unit);
}

static void append_changes_of(GString *text, const CaromRun *run, const char *title) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  if (run->scene->emitters->len > 0)
    append_brought(text, run, title);
  else
    /* Translators: the title of a pane, about which lines follow. */
    g_string_append_printf(text, _("%s:\n"), title);
  for (guint i = 0; i < MIN(n, MOST_CHANGES); i++) {
    g_autofree char *words = carom_change_words(run->scene, &changes[i]);
    g_string_append_printf(text, "  %s\n", words);
  }
  if (n > MOST_CHANGES)
    g_string_append_printf(text,
                           /* Translators: after a list of what doors and emitters did. */
                           ngettext("  … and %u more; --json has all\n",
                                    "  … and %u more; --json has all\n", n - MOST_CHANGES),
                           n - MOST_CHANGES);
}

static void append_changes(GString *text, const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    if (run->world->schedule)
      append_changes_of(text, run, carom_comparison_get_title(comparison, i));
  }
}

/* ---- What was foretold ---- */

/* A line for each pane that has a queue, with what its events came to. */
static void append_queues(GString *text, const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    if (!carom_run_queue_exists(run))
      continue;
    g_autofree char *counts = carom_run_queue_words_counts(run);
    /* Translators: the title of a pane; then what has become of the contacts that its queue of
       events foretold. */
    g_string_append_printf(text, _("Queue of “%s”: %s\n"),
                           carom_comparison_get_title(comparison, i), counts);
  }
}

static void append_what_was_run(GString *text, const CaromCliReport *report) {
  const CaromComparison *comparison = report->comparison;
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  g_autofree char *time = show_value(carom_comparison_get_time_s(comparison));
  g_autofree char *dt = show_value(scene->dt_s);
  g_autofree char *title = carom_printable(scene->title, CAROM_PRINTABLE_LINE);
  g_autofree char *duration = show_value(scene->duration_s);
  if (report->ending == CAROM_CLI_ENDING_INTERRUPTED)
    /* Translators: a scene's title, three times in seconds. */
    g_string_append_printf(text, _("%s, interrupted after %s s of %s s, in frames of %s s\n"),
                           title, time, duration, dt);
  else
    /* Translators: a scene's title, two times in seconds. */
    g_string_append_printf(text, _("%s, after %s s in frames of %s s\n"), title, time, dt);
}

/* A line for each pane that runs in steps. */
static void append_steps(GString *text, const CaromComparison *comparison) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    g_autofree char *steps =
        carom_method_title_steps(&carom_comparison_get_methods(comparison)[i], dt_s);
    if (steps)
      /* Translators: the title of a pane, "steps of 0.01 s". */
      g_string_append_printf(text, _("“%s” finds contacts in %s.\n"),
                             carom_comparison_get_title(comparison, i), steps);
  }
}

/* ---- The two agreements ---- */

static void append_same_contact(GString *text, const CaromComparison *comparison) {
  g_autofree char *words = carom_agreement_words_contact(comparison, CAROM_AGREEMENT_WORDS_LONG);
  /* Translators: what follows is said of the methods' answers to one and the same contact. */
  g_string_append_printf(text, _("Same contact: %s\n"), words);
  if (!carom_agreement_words_is_any_contact(comparison))
    return;
  g_autofree char *detail = carom_agreement_words_contact_in_detail(comparison);
  g_string_append_printf(text, "  %s\n", detail);
}

/* A row for each pane that is compared with the reference. */
static void append_same_motion(GString *text, const CaromComparison *comparison) {
  g_autoptr(CaromTextTable) table = carom_text_table_new("ll");
  guint reference = carom_comparison_get_reference(comparison);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    if (i == reference)
      continue;
    carom_text_table_add(table, carom_comparison_get_title(comparison, i));
    carom_text_table_take(table,
                          carom_agreement_words_motion(comparison, i, CAROM_AGREEMENT_WORDS_LONG));
  }
  g_autofree char *rows = carom_text_table_to_text(table, 2);
  /* Translators: the title of a pane, which is the reference; rows follow that say how far the
     motion in the others is from that in it. */
  g_string_append_printf(text, _("Same motion, compared with “%s”:\n"),
                         carom_comparison_get_title(comparison, reference));
  g_string_append(text, rows);
}

static void append_difference(GString *text, const CaromComparison *comparison) {
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  if (difference)
    g_string_append_printf(text, "%s\n", difference);
  if (carom_method_difference_is_resolver_only(carom_comparison_get_methods(comparison),
                                               carom_comparison_get_n_runs(comparison)) &&
      carom_comparison_is_any_apart(comparison))
    g_string_append(
        text, _("Round discs multiply small differences at each contact; flat walls do not.\n"));
}

char *carom_cli_report_to_table(const CaromCliReport *report) {
  GString *text = g_string_new(NULL);
  append_what_was_run(text, report);
  g_string_append_c(text, '\n');
  append_runs(text, report);
  g_string_append_c(text, '\n');
  append_steps(text, report->comparison);
  append_given(text, report->comparison);
  append_kept(text, report->comparison);
  append_changes(text, report->comparison);
  if (report->contact_ns)
    append_queues(text, report->comparison);
  if (report->ending == CAROM_CLI_ENDING_QUIET)
    g_string_append(text, _("No further contact is possible.\n"));
  append_same_contact(text, report->comparison);
  if (carom_comparison_get_n_runs(report->comparison) > 1) {
    append_same_motion(text, report->comparison);
    append_difference(text, report->comparison);
  }
  return g_string_free(text, FALSE);
}

/* ---- For programs ---- */

/* Writes the method's parts under the names of their options. */
static void add_method(CaromJsonWriter *json, const CaromMethod *method) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    g_autofree char *key = g_strdelimit(g_strdup(options[i].key), "-", '_');
    carom_json_writer_add_string(json, key, carom_method_option_get(method, &options[i])->id);
  }
}

static CaromVec2 impulse(const CaromSum sums[2]) {
  return carom_vec2(carom_sum_value(sums[0]), carom_sum_value(sums[1]));
}

static void add_sample(CaromJsonWriter *json, const CaromSample *sample) {
  carom_json_writer_add_number(json, "time", sample->time_s);
  carom_json_writer_add_count(json, "collisions", sample->books.collisions);
  carom_json_writer_add_count(json, "wall_hits", sample->books.wall_hits);
  carom_json_writer_add_count(json, "contacts", carom_audit_count_contacts(&sample->books));
  carom_json_writer_add_count(json, "settled", sample->books.settled);
  carom_json_writer_add_vec2(json, "momentum", sample->totals.momentum);
  carom_json_writer_add_number(json, "kinetic_energy", sample->totals.kinetic_energy_j);
  carom_json_writer_add_number(json, "potential_energy", sample->totals.potential_energy_j);
  carom_json_writer_add_number(json, "momentum_error", sample->momentum_error);
  carom_json_writer_add_number(json, "energy_error", sample->energy_error);
  carom_json_writer_add_vec2(json, "wall_impulse", impulse(sample->books.wall_impulse));
  carom_json_writer_add_vec2(json, "pinned_impulse", impulse(sample->books.pinned_impulse));
  carom_json_writer_add_vec2(json, "gravity_impulse", impulse(sample->books.gravity_impulse));
  carom_json_writer_add_vec2(json, "method_impulse", impulse(sample->books.method_impulse));
  carom_json_writer_add_number(json, "energy_lost", carom_sum_value(sample->books.energy_lost_j));
  carom_json_writer_add_number(json, "energy_kept", carom_sum_value(sample->books.kept_j));
  carom_json_writer_add_number(json, "work_done", carom_sum_value(sample->books.work_done_j));
  carom_json_writer_add_number(json, "method_work", carom_sum_value(sample->books.method_work_j));
}

static const char *const change_ids[] = {
    [CAROM_CHANGE_OPENS] = "opens", [CAROM_CHANGE_CLOSES] = "closes", [CAROM_CHANGE_HELD] = "held",
    [CAROM_CHANGE_WAITS] = "waits", [CAROM_CHANGE_ENTERS] = "enters",
};

static void add_change(CaromJsonWriter *json, const CaromChange *change) {
  gboolean is_of_emitter =
      change->kind == CAROM_CHANGE_WAITS || change->kind == CAROM_CHANGE_ENTERS;
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, "time", change->time_s);
  carom_json_writer_add_count(json, is_of_emitter ? "emitter" : "wall", change->which);
  carom_json_writer_add_string(json, "what", change_ids[change->kind]);
  if (change->body < 0)
    carom_json_writer_add_count(json, "because_of_wall", (guint)~change->body);
  else if (change->kind == CAROM_CHANGE_ENTERS)
    carom_json_writer_add_count(json, "disc", (guint)change->body);
  else if (change->kind == CAROM_CHANGE_WAITS || change->kind == CAROM_CHANGE_HELD)
    carom_json_writer_add_count(json, "because_of_disc", (guint)change->body);
  carom_json_writer_end(json);
}

/* What emitted discs brought in, and what doors and emitters did, where there are any. */
static void add_changes(CaromJsonWriter *json, const CaromRun *run) {
  const CaromBooks *books = &run->now.books;
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  if (run->scene->emitters->len > 0) {
    carom_json_writer_add_vec2(json, "emitted_impulse", impulse(books->emitted_impulse));
    carom_json_writer_add_number(json, "emitted_energy", carom_sum_value(books->emitted_energy_j));
  }
  if (!run->world->schedule)
    return;
  carom_json_writer_begin_array(json, "changes", CAROM_JSON_LINES);
  for (guint i = 0; i < n; i++)
    add_change(json, &changes[i]);
  carom_json_writer_end(json);
}

/* "since" is when the present parting began or, once the pane is together with the reference again,
 * when it ended; it is left out if the pane has never been apart. */
static void add_standing(CaromJsonWriter *json, const CaromSameMotionStanding *standing) {
  carom_json_writer_add_boolean(json, "apart", standing->apart);
  if (standing->apart || standing->was_apart)
    carom_json_writer_add_number(json, "since", standing->since_s);
}

static void add_same_motion(CaromJsonWriter *json, const CaromComparison *comparison, guint i) {
  CaromSameMotion motion = carom_comparison_get_same_motion(comparison, i);
  carom_json_writer_begin_object(json, "same_place", CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, "distance", motion.distance);
  add_standing(json, &motion.places);
  carom_json_writer_end(json);
  carom_json_writer_begin_object(json, "same_motion", CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, "distance", motion.distance);
  carom_json_writer_add_number(json, "velocity_distance", motion.velocity_distance);
  add_standing(json, &motion.motion);
  carom_json_writer_end(json);
}

/* What the queue of an event-driven run has foretold, and what has become of it. */
static void add_queue(CaromJsonWriter *json, const CaromRun *run) {
  if (!carom_run_queue_exists(run))
    return;
  CaromQueueCounts counts = carom_run_queue_count(run);
  carom_json_writer_begin_object(json, "queue", CAROM_JSON_ONE_LINE);
  carom_json_writer_add_count(json, "foretold", counts.foretold);
  carom_json_writer_add_count(json, "resolved", counts.resolved);
  carom_json_writer_add_count(json, "void", counts.voided);
  carom_json_writer_add_count(json, "displaced", counts.displaced);
  carom_json_writer_add_count(json, "waiting", counts.waiting);
  carom_json_writer_add_count(json, "cell_crossings", counts.crossings);
  carom_json_writer_end(json);
}

static void add_bodies(CaromJsonWriter *json, const CaromWorld *world) {
  const CaromBodies *bodies = &world->bodies;
  carom_json_writer_begin_array(json, "bodies", CAROM_JSON_LINES);
  for (guint i = 0; i < bodies->n; i++) {
    const CaromBody *body = carom_scene_find_body(world->scene, i);
    carom_json_writer_begin_object(json, NULL, CAROM_JSON_ONE_LINE);
    if (body && body->name)
      carom_json_writer_add_string(json, "name", body->name);
    carom_json_writer_add_number(json, "x", bodies->x[i]);
    carom_json_writer_add_number(json, "y", bodies->y[i]);
    carom_json_writer_add_number(json, "vx", bodies->vx[i]);
    carom_json_writer_add_number(json, "vy", bodies->vy[i]);
    carom_json_writer_add_number(json, "radius", bodies->radius[i]);
    /* The mass in the scene, because that in the world is infinite for a pinned disc. */
    carom_json_writer_add_number(json, "mass", body ? body->mass_kg : bodies->mass_kg[i]);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

static void add_run(CaromJsonWriter *json, const CaromCliReport *report, guint i) {
  const CaromComparison *comparison = report->comparison;
  const CaromRun *run = carom_comparison_get_run(comparison, i);
  g_autofree char *pane = carom_method_title_id(carom_comparison_get_methods(comparison),
                                                carom_comparison_get_n_runs(comparison), i);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "pane", pane);
  add_method(json, &run->method);
  if (carom_resolver_is_wrong(run->method.resolver))
    carom_json_writer_add_boolean(json, "wrong", TRUE);
  if (i == carom_comparison_get_reference(comparison))
    carom_json_writer_add_boolean(json, "reference", TRUE);
  add_sample(json, &run->now);
  add_changes(json, run);
  add_same_motion(json, comparison, i);
  add_queue(json, run);
  if (report->contact_ns) {
    carom_json_writer_add_number(json, "contact_ns", report->contact_ns[i]);
    carom_json_writer_add_count(json, "pair_tests", carom_run_get_effort(run).pair_tests);
  }
  add_bodies(json, run->world);
  carom_json_writer_end(json);
}

static void add_disagreement(CaromJsonWriter *json, const CaromCliReport *report) {
  Disagreement disagreement = measure_disagreement(report);
  carom_json_writer_begin_object(json, "disagreement", CAROM_JSON_LINES);
  carom_json_writer_add_number(json, "contact_max_eps", disagreement.contact_max_eps);
  carom_json_writer_add_number(json, "position_max", disagreement.position_max);
  carom_json_writer_add_number(json, "velocity_max", disagreement.velocity_max);
  carom_json_writer_add_number(json, "visible_from",
                               carom_comparison_get_visible_from(report->comparison));
  carom_json_writer_add_number(json, "visible_from_speed",
                               carom_comparison_get_visible_from_speed(report->comparison));
  if (carom_agreement_words_is_any_contact(report->comparison))
    carom_json_writer_add_boolean(json, "contact_agrees",
                                  !carom_agreement_words_do_answers_differ(report->comparison));
  carom_json_writer_end(json);
}

char *carom_cli_report_to_json(const CaromCliReport *report) {
  const CaromComparison *comparison = report->comparison;
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromMethod *leading = carom_comparison_get_methods(comparison);
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();

  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "scene", report->scene_name);
  carom_json_writer_add_number(json, "duration", scene->duration_s);
  carom_json_writer_add_number(json, "dt", scene->dt_s);
  carom_json_writer_add_string(
      json, "detection",
      carom_method_option_get(leading, carom_method_option_by_key("detection"))->id);
  carom_json_writer_add_boolean(json, "interrupted",
                                report->ending == CAROM_CLI_ENDING_INTERRUPTED);
  carom_json_writer_add_boolean(json, "quiet", report->ending == CAROM_CLI_ENDING_QUIET);
  carom_json_writer_begin_array(json, "runs", CAROM_JSON_LINES);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    add_run(json, report, i);
  carom_json_writer_end(json);
  add_disagreement(json, report);
  carom_json_writer_end(json);
  return carom_json_writer_to_text(json);
}
