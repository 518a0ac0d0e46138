/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-report-json: writes a run's results as JSON. The keys are part of the interface of the
 * program. */
#include "carom-agreement-words.h"
#include "carom-cli-report.h"
#include "carom-json-writer.h"
#include "carom-method-title.h"
#include "carom-run-queue.h"

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
  if (run->world->scene->emitters->len > 0) {
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

/* "since" is the first frame of the present parting or, once the pane is together with the first
 * again, of that; it is left out if the pane has never been apart. */
static void add_same_place(CaromJsonWriter *json, const CaromComparison *comparison, guint i) {
  CaromSamePlace place = carom_comparison_get_same_place(comparison, i);
  gboolean apart = place.state == CAROM_SAME_PLACE_APART;
  carom_json_writer_begin_object(json, "same_place", CAROM_JSON_ONE_LINE);
  carom_json_writer_add_number(json, "distance", place.distance);
  carom_json_writer_add_boolean(json, "apart", apart);
  if (apart || place.was_apart)
    carom_json_writer_add_number(json, "since", place.since_s);
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
  add_sample(json, &run->now);
  add_changes(json, run);
  add_same_place(json, comparison, i);
  add_queue(json, run);
  if (report->contact_ns) {
    carom_json_writer_add_number(json, "contact_ns", report->contact_ns[i]);
    carom_json_writer_add_count(json, "pair_tests", carom_run_get_effort(run).pair_tests);
  }
  add_bodies(json, run->world);
  carom_json_writer_end(json);
}

static void add_disagreement(CaromJsonWriter *json, const CaromCliReport *report) {
  CaromCliDisagreement disagreement = carom_cli_report_disagreement(report);
  carom_json_writer_begin_object(json, "disagreement", CAROM_JSON_LINES);
  carom_json_writer_add_number(json, "contact_max_eps", disagreement.contact_max_eps);
  carom_json_writer_add_number(json, "position_max", disagreement.position_max);
  carom_json_writer_add_number(json, "velocity_max", disagreement.velocity_max);
  carom_json_writer_add_number(json, "visible_from",
                               carom_comparison_get_visible_from(report->comparison));
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
