/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-json: an explanation for other programs. The keys are part of the interface;
 * numbers have 17 digits, the mass of an immovable body is null, and units are those of the scene,
 * with seconds and kilograms. */
#include "carom-balance-text.h"
#include "carom-derivation.h"
#include "carom-explanation-band.h"
#include "carom-explanation-format.h"
#include "carom-formula-line.h"
#include "carom-formula-sentence.h"
#include "carom-json-writer.h"
#include "carom-line-words.h"

#include <glib/gi18n-lib.h>

static const char *const stage_ids[] = {
    [CAROM_STAGE_DIRECTION] = "direction",
    [CAROM_STAGE_SPLIT] = "split",
    [CAROM_STAGE_COLLIDE] = "collide",
    [CAROM_STAGE_RESULT] = "result",
};
G_STATIC_ASSERT(G_N_ELEMENTS(stage_ids) == CAROM_N_STAGES);

static void add_value(CaromJsonWriter *json, const char *key, CaromValue value) {
  if (value.is_vector)
    carom_json_writer_add_vec2(json, key, value.vector);
  else
    carom_json_writer_add_number(json, key, value.number);
}

static void add_optional_string(CaromJsonWriter *json, const char *key, const char *value) {
  if (value)
    carom_json_writer_add_string(json, key, value);
}

/* ---- Workings ---- */

/* Adds what @line, whose value and formula a program has been told, is for people: "numbers" and
 * "text", and "latex". "unit" goes with the value. */
static void add_readings(CaromJsonWriter *json, const CaromExplanation *explanation,
                         CaromSheetLine line) {
  g_auto(CaromFormulaLine) text = carom_formula_line(&carom_formula_writer_text, explanation, line);
  g_auto(CaromFormulaLine) latex =
      carom_formula_line(&carom_formula_writer_latex, explanation, line);
  g_autofree char *whole_text = carom_formula_line_join(&text);
  g_autofree char *whole_latex = carom_formula_line_join(&latex);
  g_autofree char *unit = carom_unit_symbol(line.dimension, explanation->length_unit);
  g_auto(GStrv) told = carom_sheet_line_tell(&line);
  g_autofree char *reason = carom_formula_sentence_write(&carom_formula_sentence_plain, told[0],
                                                         explanation, line.terms, line.n_terms);
  add_optional_string(json, "numbers", text.numbers);
  carom_json_writer_add_string(json, "unit", unit);
  carom_json_writer_add_string(json, "reason", reason);
  carom_json_writer_add_string(json, "text", whole_text);
  carom_json_writer_add_string(json, "latex", whole_latex);
}

/* Formulas are in the program's own notation, the same in every language and easy for programs to
 * read; "because" is for people. */
static void add_notes(CaromJsonWriter *json, const CaromExplanation *explanation,
                      const CaromWorking *readable, const CaromWorkingLine *line) {
  const CaromLineNotes *notes = &line->notes;
  g_autofree char *because = carom_line_words_because(line);
  add_optional_string(json, "book", notes->book);
  if (because) {
    g_autofree char *told = carom_formula_sentence_of_working(&carom_formula_sentence_plain,
                                                              because, explanation, readable);
    carom_json_writer_add_string(json, "because", told);
  }
  add_optional_string(json, "beside", notes->beside);
  if (!notes->solved[0].left)
    return;
  carom_json_writer_begin_array(json, "solved_from", CAROM_JSON_LINES);
  for (guint i = 0; i < G_N_ELEMENTS(notes->solved) && notes->solved[i].left; i++) {
    carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
    carom_json_writer_add_string(json, "left", notes->solved[i].left);
    carom_json_writer_add_string(json, "right", notes->solved[i].right);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

/* @stage: (nullable): the stage of a resolver to which the line belongs
 * @readable: the same working for people */
static void add_line(CaromJsonWriter *json, const CaromExplanation *explanation, const char *stage,
                     const CaromWorking *working, const CaromWorking *readable, guint i) {
  const CaromWorkingLine *line = &working->lines[i];
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  add_optional_string(json, "stage", stage);
  carom_json_writer_add_string(json, "symbol", line->symbol);
  add_optional_string(json, "formula", line->formula);
  add_notes(json, explanation, readable, line);
  add_value(json, "value", line->value);
  add_readings(json, explanation, carom_sheet_line_of_working(readable, i));
  carom_json_writer_end(json);
}

static void add_working(CaromJsonWriter *json, const CaromExplanation *explanation,
                        guint resolver) {
  const CaromPart *part = &explanation->resolvers[resolver]->part;
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "resolver", part->id);
  carom_json_writer_add_string(json, "title", _(part->title));
  if (carom_resolver_is_wrong(explanation->resolvers[resolver]))
    carom_json_writer_add_boolean(json, "wrong", TRUE);
  carom_json_writer_begin_array(json, "lines", CAROM_JSON_LINES);
  for (guint i = 0; i < explanation->workings[resolver].n_lines; i++)
    add_line(json, explanation, stage_ids[explanation->workings[resolver].lines[i].stage],
             &explanation->workings[resolver], &explanation->readable[resolver], i);
  carom_json_writer_end(json);
  carom_json_writer_add_vec2(json, "v_a", explanation->outcomes[resolver].velocity_a);
  carom_json_writer_add_vec2(json, "v_b", explanation->outcomes[resolver].velocity_b);
  carom_json_writer_end(json);
}

static void add_workings(CaromJsonWriter *json, const CaromExplanation *explanation,
                         const GArray *shown) {
  carom_json_writer_begin_array(json, "workings", CAROM_JSON_LINES);
  for (guint i = 0; i < shown->len; i++)
    add_working(json, explanation, g_array_index(shown, guint, i));
  carom_json_writer_end(json);
}

/* ---- When and where ---- */

/* @formula: (nullable): how the term is calculated */
static void add_term(CaromJsonWriter *json, const CaromExplanation *explanation,
                     const CaromTerm *term, const char *formula) {
  g_autofree char *unit = carom_unit_symbol(term->dimension, explanation->length_unit);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "symbol", term->name);
  add_optional_string(json, "formula", formula);
  add_value(json, "value", term->value);
  carom_json_writer_add_string(json, "unit", unit);
  carom_json_writer_end(json);
}

/* Adds two lists for each question: what its formulas start from, and its lines.
 *
 * @account: (nullable): NULL if the contact was not had; then there are no lists */
static void add_account(CaromJsonWriter *json, const CaromExplanation *explanation,
                        const CaromEncounterAccount *account) {
  for (CaromEncounterQuestion i = 0; account && i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    const CaromWorking *working = &account->workings[i];
    g_autofree char *key = g_strconcat(carom_encounter_account_id(i), "_given", NULL);
    g_autoptr(GPtrArray) given = carom_working_list_given(working);
    carom_json_writer_begin_array(json, key, CAROM_JSON_LINES);
    for (guint k = 0; k < given->len; k++)
      add_term(json, explanation, g_ptr_array_index(given, k), NULL);
    carom_json_writer_end(json);
    carom_json_writer_begin_array(json, carom_encounter_account_id(i), CAROM_JSON_LINES);
    for (guint k = 0; k < working->n_lines; k++)
      add_line(json, explanation, NULL, working, &account->readable[i], k);
    carom_json_writer_end(json);
  }
}

static void add_lateness(CaromJsonWriter *json, const CaromEncounterLateness *lateness) {
  const double degree = G_PI / 180;
  carom_json_writer_add_number(json, "exact_time", lateness->exact_s);
  carom_json_writer_add_number(json, "seen_time", lateness->seen_s);
  carom_json_writer_add_number(json, "late", lateness->late_s);
  carom_json_writer_add_number(json, "overlap", lateness->depth);
  carom_json_writer_add_number(json, "exact_overlap", lateness->exact_depth);
  carom_json_writer_add_vec2(json, "moved_before_a", lateness->back_a);
  carom_json_writer_add_vec2(json, "moved_before_b", lateness->back_b);
  carom_json_writer_add_vec2(json, "moved_after_a", lateness->onward_a);
  carom_json_writer_add_vec2(json, "moved_after_b", lateness->onward_b);
  carom_json_writer_add_number(json, "exact_normal_degrees", lateness->exact_normal_rad / degree);
  carom_json_writer_add_number(json, "normal_degrees", lateness->normal_rad / degree);
  carom_json_writer_add_number(json, "turned_degrees", lateness->turned_rad / degree);
  carom_json_writer_add_vec2(json, "velocity_change_a", lateness->change_a);
  carom_json_writer_add_vec2(json, "velocity_change_b", lateness->change_b);
  carom_json_writer_add_boolean(json, "had_contacts", lateness->had_contacts);
  carom_json_writer_add_boolean(json, "order_differs", lateness->order_differs);
  carom_json_writer_add_boolean(json, "wrong_resolver", lateness->is_wrong);
}

/* Where the two are not compared, there are only the panes and the words. */
static void add_comparison(CaromJsonWriter *json, const CaromEncounterColumns *columns,
                           const CaromEncounterComparison *comparison) {
  gboolean is_compared = comparison->lateness.kind == CAROM_LATENESS_COMPARED;
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "exact", columns->columns[comparison->exact].title);
  carom_json_writer_add_string(json, "stepped", columns->columns[comparison->stepped].title);
  carom_json_writer_add_boolean(json, "resting", !is_compared);
  if (is_compared)
    add_lateness(json, &comparison->lateness);
  carom_json_writer_add_string(json, "report", comparison->report);
  carom_json_writer_end(json);
}

static void add_encounter(CaromJsonWriter *json, const CaromExplanation *explanation,
                          const CaromExplanationContext *context) {
  const CaromEncounterColumns *columns = context->columns;
  if (!columns)
    return;
  add_account(json, explanation, columns->columns[columns->asked].account);
  carom_json_writer_begin_array(json, "lateness", CAROM_JSON_LINES);
  for (guint i = 0; i < columns->n_comparisons; i++)
    add_comparison(json, columns, &columns->comparisons[i]);
  carom_json_writer_end(json);
}

/* ---- What all have found ---- */

/* Where a resolver finds nothing, because the body cannot move, what it found is null. */
static void add_finding(CaromJsonWriter *json, const CaromExplanation *explanation, guint resolver,
                        CaromFindingKind kind) {
  static const char *const terms[] = {"formula", "text", "latex", "value"};
  const CaromFinding *finding = &explanation->workings[resolver].findings[kind];
  gboolean is_found = carom_explanation_band_shows(explanation, resolver, kind);
  carom_json_writer_begin_object(json, explanation->resolvers[resolver]->part.id, CAROM_JSON_LINES);
  if (is_found) {
    CaromSheetLine line = carom_sheet_line_of_finding(&explanation->readable[resolver], kind);
    g_auto(CaromFormulaLine) text =
        carom_formula_line(&carom_formula_writer_text, explanation, line);
    g_auto(CaromFormulaLine) latex =
        carom_formula_line(&carom_formula_writer_latex, explanation, line);
    carom_json_writer_add_string(json, "formula", finding->formula);
    carom_json_writer_add_string(json, "text", text.symbol);
    carom_json_writer_add_string(json, "latex", latex.symbol);
    add_value(json, "value", finding->value);
  }
  for (guint i = 0; !is_found && i < G_N_ELEMENTS(terms); i++)
    carom_json_writer_add_null(json, terms[i]);
  carom_json_writer_add_boolean(json, "departs",
                                carom_explanation_band_departs(explanation, resolver, kind));
  carom_json_writer_end(json);
}

/* The list always has all quantities, so that a program finds each; none if nothing is worked out.
 */
static void add_common(CaromJsonWriter *json, const CaromExplanation *explanation,
                       const GArray *shown) {
  gboolean has_working = carom_explanation_has_working(explanation);
  carom_json_writer_begin_array(json, "common", CAROM_JSON_LINES);
  for (CaromFindingKind kind = 0; has_working && kind < CAROM_N_FINDINGS; kind++) {
    const CaromFindingInfo *info = carom_finding_info(kind);
    g_autofree char *title = carom_explanation_band_title(explanation, kind);
    g_autofree char *unit = carom_unit_symbol(info->dimension, explanation->length_unit);
    carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
    carom_json_writer_add_string(json, "name", info->id);
    carom_json_writer_add_string(json, "title", title);
    carom_json_writer_add_string(json, "unit", unit);
    carom_json_writer_add_string(json, "stage", stage_ids[info->stage]);
    carom_json_writer_begin_object(json, "resolvers", CAROM_JSON_LINES);
    for (guint i = 0; i < shown->len; i++)
      add_finding(json, explanation, g_array_index(shown, guint, i), kind);
    carom_json_writer_end(json);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

/* ---- Why they are the same ---- */

static void add_told(CaromJsonWriter *json, const char *key, const CaromExplanation *explanation,
                     const CaromDerivation *derivation, const char *sentence) {
  g_autofree char *told = carom_formula_sentence_of_derivation(&carom_formula_sentence_plain,
                                                               sentence, explanation, derivation);
  carom_json_writer_add_string(json, key, told);
}

/* A line without a "symbol" goes on from the one before it. Those with a "tag" carry the whole. */
static void add_derived_line(CaromJsonWriter *json, const CaromExplanation *explanation,
                             const CaromDerivation *derivation, guint i) {
  const CaromDerivationLine *line = carom_derivation_line(derivation, i);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  if (line->tag > 0)
    carom_json_writer_add_count(json, "tag", line->tag);
  add_optional_string(json, "symbol", line->left);
  carom_json_writer_add_string(json, "formula", line->right);
  add_value(json, "value", line->value);
  add_readings(json, explanation, carom_sheet_line_of_derivation(derivation, i));
  carom_json_writer_end(json);
}

static void add_chapter(CaromJsonWriter *json, const CaromExplanation *explanation,
                        const CaromDerivation *derivation, guint i) {
  const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "chapter", chapter->id);
  add_told(json, "title", explanation, derivation, chapter->title);
  add_told(json, "sentence", explanation, derivation, chapter->sentence);
  carom_json_writer_begin_array(json, "lines", CAROM_JSON_LINES);
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++)
    add_derived_line(json, explanation, derivation, k);
  carom_json_writer_end(json);
  carom_json_writer_end(json);
}

static void add_derivation(CaromJsonWriter *json, const CaromExplanation *explanation) {
  if (!carom_explanation_has_working(explanation))
    return;
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&explanation->record.contact);
  carom_json_writer_begin_object(json, "derivation", CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "body", CAROM_OF_BODY(derivation->body, "a", "b"));
  carom_json_writer_add_string(json, "master", derivation->master);
  add_told(json, "answer", explanation, derivation, derivation->answer);
  carom_json_writer_begin_array(json, "chapters", CAROM_JSON_LINES);
  for (guint i = 0; i < derivation->chapters->len; i++)
    add_chapter(json, explanation, derivation, i);
  carom_json_writer_end(json);
  /* These are all names that occur in the lines; of those that are calculated, they say how. */
  carom_json_writer_begin_array(json, "terms", CAROM_JSON_LINES);
  for (guint i = 0; i < derivation->terms->len; i++)
    add_term(json, explanation, &g_array_index(derivation->terms, CaromTerm, i),
             g_ptr_array_index(derivation->definitions, i));
  carom_json_writer_end(json);
  carom_json_writer_end(json);
}

/* ---- The contact ---- */

static void add_contact(CaromJsonWriter *json, const CaromExplanation *explanation) {
  const CaromContactRecord *record = &explanation->record;
  carom_json_writer_add_number(json, "time", record->time_s);
  carom_json_writer_add_count(json, "frame", record->frame);
  carom_json_writer_add_string(json, "length_unit", explanation->length_unit);
  carom_json_writer_add_count(json, "a", record->a);
  if (record->b >= 0)
    carom_json_writer_add_count(json, "b", (guint64)record->b);
  else
    carom_json_writer_add_count(json, "wall", (guint64)record->wall);
  carom_json_writer_add_string(json, "name_a", explanation->name_a);
  carom_json_writer_add_string(json, "name_b", explanation->name_b);
  /* These two are symbols, which the lines have; a disc may have a name besides. */
  add_optional_string(json, "called_a", carom_scene_body_given_name(explanation->scene, record->a));
  if (record->b >= 0)
    add_optional_string(json, "called_b",
                        carom_scene_body_given_name(explanation->scene, (guint)record->b));
  carom_json_writer_add_number(json, "m_a", record->contact.mass_a_kg);
  carom_json_writer_add_number(json, "m_b", record->contact.mass_b_kg);
  carom_json_writer_add_vec2(json, "u_a", record->contact.velocity_a);
  carom_json_writer_add_vec2(json, "u_b", record->contact.velocity_b);
  carom_json_writer_add_vec2(json, "d", record->contact.d);
  carom_json_writer_add_number(json, "e", record->contact.restitution);
  carom_json_writer_add_number(json, "f", record->contact.tangential_factor);
  carom_json_writer_add_count(json, "cluster_size", record->cluster_size);
  carom_json_writer_add_string(json, "kind", carom_contact_kind_id(record->kind));
  carom_json_writer_add_vec2(json, "rebound", record->rebound);
}

/* Where several contacts were resolved together, the workings are what each method would answer for
 * this one alone. That did not happen, so whether they agree is left out. */
static void add_agreement(CaromJsonWriter *json, const CaromExplanation *explanation) {
  g_autofree char *cluster = carom_explanation_describe_cluster(explanation);
  g_autofree char *sentence = carom_explanation_describe_agreement(explanation);
  carom_json_writer_add_boolean(json, "worked_alone", cluster == NULL);
  add_optional_string(json, "cluster", cluster);
  carom_json_writer_add_string(json, "agreement", sentence);
  if (cluster)
    return;
  carom_json_writer_add_number(json, "agreement_eps", explanation->disagreement_eps);
  carom_json_writer_add_boolean(json, "agrees", explanation->agrees);
  if (!explanation->agrees)
    carom_json_writer_add_string(json, "first_differing_stage",
                                 stage_ids[explanation->first_differing_stage]);
}

/* ---- Before and after ---- */

static void add_party(CaromJsonWriter *json, const char *key, const CaromParty *party) {
  carom_json_writer_begin_object(json, key, CAROM_JSON_LINES);
  carom_json_writer_add_boolean(json, "immovable", party->immovable);
  carom_json_writer_add_number(json, "mass", party->mass_kg);
  carom_json_writer_add_vec2(json, "velocity_before", party->velocity[CAROM_BEFORE]);
  carom_json_writer_add_vec2(json, "velocity_after", party->velocity[CAROM_AFTER]);
  carom_json_writer_add_vec2(json, "momentum_before", party->momentum[CAROM_BEFORE]);
  carom_json_writer_add_vec2(json, "momentum_after", party->momentum[CAROM_AFTER]);
  carom_json_writer_add_number(json, "energy_before", party->energy_j[CAROM_BEFORE]);
  carom_json_writer_add_number(json, "energy_after", party->energy_j[CAROM_AFTER]);
  carom_json_writer_end(json);
}

static void add_balance(CaromJsonWriter *json, const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  g_autofree char *remarks = carom_balance_text_remarks(explanation);
  carom_json_writer_begin_object(json, "balance", CAROM_JSON_LINES);
  add_party(json, "a", &balance->a);
  add_party(json, "b", &balance->b);
  carom_json_writer_add_vec2(json, "momentum_before", balance->sums[CAROM_BEFORE].momentum);
  carom_json_writer_add_vec2(json, "momentum_after", balance->sums[CAROM_AFTER].momentum);
  carom_json_writer_add_number(json, "energy_before", balance->sums[CAROM_BEFORE].energy_j);
  carom_json_writer_add_number(json, "energy_after", balance->sums[CAROM_AFTER].energy_j);
  carom_json_writer_add_number(json, "energy_lost", balance->energy_lost_j);
  carom_json_writer_add_number(json, "energy_not_lost", balance->not_lost_j);
  carom_json_writer_add_number(json, "energy_kept", balance->kept_j);
  carom_json_writer_add_vec2(json, "normal", balance->normal);
  carom_json_writer_add_number(json, "closing_speed", balance->closing_speed);
  carom_json_writer_add_number(json, "parting_speed", balance->parting_speed);
  carom_json_writer_add_number(json, "restitution", balance->restitution);
  /* On a, like the columns of CSV. */
  carom_json_writer_add_number(json, "impulse", balance->impulse_on_a);
  carom_json_writer_add_number(json, "impulse_on_b", balance->impulse);
  carom_json_writer_add_number(json, "friction_impulse", balance->friction_impulse_on_a);
  carom_json_writer_add_vec2(json, "driver_impulse", balance->driver_impulse);
  carom_json_writer_add_number(json, "driver_work", balance->driver_work_j);
  carom_json_writer_add_string(json, "remarks", remarks);
  carom_json_writer_end(json);
}

/* ---- The whole ---- */

static void add_panes(CaromJsonWriter *json, const CaromExplanation *explanation,
                      const CaromExplanationContext *context) {
  if (context->n_panes > 0)
    carom_json_writer_add_string(json, "pane", context->panes[context->explained_pane].title);
  add_optional_string(json, "difference", context->difference);
  carom_json_writer_begin_array(json, "panes", CAROM_JSON_LINES);
  for (guint i = 0; i < context->n_panes; i++) {
    carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
    carom_json_writer_add_string(json, "title", context->panes[i].title);
    carom_json_writer_add_string(json, "report", context->panes[i].report);
    add_account(json, explanation, context->panes[i].account);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

/* Adds what is about the velocities. */
static void add_resolution(CaromJsonWriter *json, const CaromExplanation *explanation,
                           const CaromExplanationContext *context) {
  if (context->topic == CAROM_TOPIC_DERIVATION) {
    add_derivation(json, explanation);
  } else {
    g_autoptr(GArray) shown = carom_explanation_context_list_shown(context, explanation);
    add_workings(json, explanation, shown);
    add_common(json, explanation, shown);
  }
  add_agreement(json, explanation);
  add_balance(json, explanation);
}

static char *write_json(const CaromExplanation *explanation,
                        const CaromExplanationContext *context) {
  g_autoptr(CaromJsonWriter) json = carom_json_writer_new();
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "scene", context->scene_title);
  carom_json_writer_add_count(json, "contact", context->contact_number);
  add_contact(json, explanation);
  if (context->topic != CAROM_TOPIC_DERIVATION)
    add_encounter(json, explanation, context);
  if (context->topic != CAROM_TOPIC_ENCOUNTER)
    add_resolution(json, explanation, context);
  add_panes(json, explanation, context);
  carom_json_writer_end(json);
  return carom_json_writer_to_text(json);
}

const CaromExplanationFormat carom_explanation_format_json = {
    .part = {.id = "json",
             .title = N_("JSON"),
             .summary = N_("For other programs, with every digit.")},
    .suffix = ".json",
    .write = write_json,
};
