/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-json: an explanation for other programs. The keys are part of the interface;
 * numbers have 17 digits, the mass of an immovable body is null, and units are those of the scene,
 * with seconds and kilograms. */
#include "carom-balance-remark.h"
#include "carom-derivation-of.h"
#include "carom-explanation-band.h"
#include "carom-explanation-format.h"
#include "carom-formula-latex.h"
#include "carom-formula-line.h"
#include "carom-formula-sentence.h"
#include "carom-formula-text.h"
#include "carom-json-writer.h"
#include "carom-lateness-json.h"
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

/* "numbers" and "text" are for people, and so is "latex"; "unit" goes with the value. */
static void add_readings(CaromJsonWriter *json, const CaromFormulaLine *text,
                         const CaromFormulaLine *latex, const char *unit, const char *reason) {
  g_autofree char *whole_text = carom_formula_line_join(text, " = ");
  g_autofree char *whole_latex = carom_formula_line_join(latex, " = ");
  add_optional_string(json, "numbers", text->numbers);
  carom_json_writer_add_string(json, "unit", unit);
  carom_json_writer_add_string(json, "reason", reason);
  carom_json_writer_add_string(json, "text", whole_text);
  carom_json_writer_add_string(json, "latex", whole_latex);
}

/* @sentence: (nullable): in terms of @readable */
static char *tell_of_working(const CaromExplanation *explanation, const CaromWorking *readable,
                             const char *sentence) {
  return sentence ? carom_formula_sentence_of_working(&carom_formula_sentence_plain, sentence,
                                                      explanation, readable)
                  : NULL;
}

static void add_equation(CaromJsonWriter *json, const CaromEquation *equation) {
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "left", equation->left);
  carom_json_writer_add_string(json, "right", equation->right);
  carom_json_writer_end(json);
}

/* Formulas are in the program's own notation, the same in every language and easy for programs to
 * read; "because" is for people. */
static void add_notes(CaromJsonWriter *json, const CaromExplanation *explanation,
                      const CaromWorking *readable, const CaromWorkingLine *line) {
  const CaromLineNotes *notes = &line->notes;
  g_autofree char *sentence = carom_line_words_because(line);
  g_autofree char *because = tell_of_working(explanation, readable, sentence);
  add_optional_string(json, "book", notes->book);
  add_optional_string(json, "because", because);
  add_optional_string(json, "beside", notes->beside);
  if (!notes->solved[0].left)
    return;
  carom_json_writer_begin_array(json, "solved_from", CAROM_JSON_LINES);
  for (guint i = 0; i < G_N_ELEMENTS(notes->solved) && notes->solved[i].left; i++)
    add_equation(json, &notes->solved[i]);
  carom_json_writer_end(json);
}

/* Adds to the object that has been begun. */
static void add_line(CaromJsonWriter *json, const CaromExplanation *explanation,
                     const CaromWorking *working, const CaromWorking *readable, guint i) {
  const CaromWorkingLine *line = &working->lines[i];
  g_auto(CaromFormulaLine) text =
      carom_formula_line_of(&carom_formula_text, explanation, readable, i);
  g_auto(CaromFormulaLine) latex =
      carom_formula_line_of(&carom_formula_latex, explanation, readable, i);
  g_autofree char *sentence = carom_line_words_reason(line);
  g_autofree char *reason = tell_of_working(explanation, readable, sentence);
  g_autofree char *unit = carom_unit_symbol(line->dimension, explanation->length_unit);
  carom_json_writer_add_string(json, "symbol", line->symbol);
  add_optional_string(json, "formula", line->formula);
  add_notes(json, explanation, readable, line);
  add_value(json, "value", line->value);
  add_readings(json, &text, &latex, unit, reason);
}

/* A line of a resolver says to which stage it belongs. */
static void add_resolver_line(CaromJsonWriter *json, const CaromExplanation *explanation,
                              guint resolver, guint i) {
  const CaromWorking *working = &explanation->workings[resolver];
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "stage", stage_ids[working->lines[i].stage]);
  add_line(json, explanation, working, &explanation->readable[resolver], i);
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
    add_resolver_line(json, explanation, resolver, i);
  carom_json_writer_end(json);
  carom_json_writer_add_vec2(json, "v_a", explanation->outcomes[resolver].velocity_a);
  carom_json_writer_add_vec2(json, "v_b", explanation->outcomes[resolver].velocity_b);
  carom_json_writer_end(json);
}

static void add_workings(CaromJsonWriter *json, const CaromExplanation *explanation,
                         const CaromExplanationContext *context) {
  carom_json_writer_begin_array(json, "workings", CAROM_JSON_LINES);
  for (guint i = 0; i < carom_explanation_context_count_shown(explanation, context); i++)
    add_working(json, explanation, carom_explanation_context_get_shown(context, i));
  carom_json_writer_end(json);
}

/* ---- When and where ---- */

static void add_term(CaromJsonWriter *json, const CaromExplanation *explanation,
                     const CaromTerm *term) {
  g_autofree char *unit = carom_unit_symbol(term->dimension, explanation->length_unit);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "symbol", term->name);
  add_value(json, "value", term->value);
  carom_json_writer_add_string(json, "unit", unit);
  carom_json_writer_end(json);
}

/* What the formulas start from. */
static void add_given(CaromJsonWriter *json, const CaromExplanation *explanation,
                      const CaromWorking *working) {
  g_autoptr(GPtrArray) given = carom_working_list_given(working);
  for (guint i = 0; i < given->len; i++)
    add_term(json, explanation, g_ptr_array_index(given, i));
}

/* Two lists for each question: its lines, and what they start from.
 *
 * @account: (nullable): NULL if the contact was not had; then there are no lists */
static void add_account(CaromJsonWriter *json, const CaromExplanation *explanation,
                        const CaromEncounterAccount *account) {
  for (CaromEncounterQuestion i = 0; account && i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    const CaromWorking *working = &account->workings[i];
    g_autofree char *given = g_strconcat(carom_encounter_account_id(i), "_given", NULL);
    carom_json_writer_begin_array(json, given, CAROM_JSON_LINES);
    add_given(json, explanation, working);
    carom_json_writer_end(json);
    carom_json_writer_begin_array(json, carom_encounter_account_id(i), CAROM_JSON_LINES);
    for (guint k = 0; k < working->n_lines; k++) {
      carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
      add_line(json, explanation, working, &account->readable[i], k);
      carom_json_writer_end(json);
    }
    carom_json_writer_end(json);
  }
}

static void add_encounter(CaromJsonWriter *json, const CaromExplanation *explanation,
                          const CaromExplanationContext *context) {
  if (!context->columns)
    return;
  add_account(json, explanation, context->columns->columns[context->columns->asked].account);
  carom_lateness_json_add(json, context->columns);
}

/* ---- What all have found ---- */

static void add_found_terms(CaromJsonWriter *json, const CaromExplanation *explanation,
                            guint resolver, CaromFindingKind kind) {
  const CaromFinding *finding = &explanation->workings[resolver].findings[kind];
  g_auto(CaromFormulaLine) text =
      carom_formula_line_of_finding(&carom_formula_text, explanation, resolver, kind);
  g_auto(CaromFormulaLine) latex =
      carom_formula_line_of_finding(&carom_formula_latex, explanation, resolver, kind);
  carom_json_writer_add_string(json, "formula", finding->formula);
  carom_json_writer_add_string(json, "text", text.symbol);
  carom_json_writer_add_string(json, "latex", latex.symbol);
  add_value(json, "value", finding->value);
}

/* Where a resolver finds nothing, because the body cannot move, what it found is null. */
static void add_finding(CaromJsonWriter *json, const CaromExplanation *explanation, guint resolver,
                        CaromFindingKind kind) {
  static const char *const terms[] = {"formula", "text", "latex", "value"};
  gboolean is_found = carom_explanation_band_shows(explanation, resolver, kind);
  carom_json_writer_begin_object(json, explanation->resolvers[resolver]->part.id, CAROM_JSON_LINES);
  if (is_found)
    add_found_terms(json, explanation, resolver, kind);
  for (guint i = 0; !is_found && i < G_N_ELEMENTS(terms); i++)
    carom_json_writer_add_null(json, terms[i]);
  carom_json_writer_add_boolean(json, "departs",
                                carom_explanation_band_departs(explanation, resolver, kind));
  carom_json_writer_end(json);
}

static void add_band(CaromJsonWriter *json, const CaromExplanation *explanation,
                     const CaromExplanationContext *context, CaromFindingKind kind) {
  const CaromFindingInfo *info = carom_finding_info(kind);
  g_autofree char *title = carom_explanation_band_title(explanation, kind);
  g_autofree char *unit = carom_unit_symbol(info->dimension, explanation->length_unit);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "name", info->id);
  carom_json_writer_add_string(json, "title", title);
  carom_json_writer_add_string(json, "unit", unit);
  carom_json_writer_add_string(json, "stage", stage_ids[info->stage]);
  carom_json_writer_begin_object(json, "resolvers", CAROM_JSON_LINES);
  for (guint i = 0; i < carom_explanation_context_count_shown(explanation, context); i++)
    add_finding(json, explanation, carom_explanation_context_get_shown(context, i), kind);
  carom_json_writer_end(json);
  carom_json_writer_end(json);
}

/* Always all of them, so that a program finds each; none if nothing is worked out. */
static void add_common(CaromJsonWriter *json, const CaromExplanation *explanation,
                       const CaromExplanationContext *context) {
  gboolean has_working = carom_explanation_has_working(explanation);
  carom_json_writer_begin_array(json, "common", CAROM_JSON_LINES);
  for (CaromFindingKind kind = 0; has_working && kind < CAROM_N_FINDINGS; kind++)
    add_band(json, explanation, context, kind);
  carom_json_writer_end(json);
}

/* ---- Why they are the same ---- */

/* Every name that occurs in the lines; of those that are calculated, how. */
static void add_terms(CaromJsonWriter *json, const CaromExplanation *explanation,
                      const CaromDerivation *derivation) {
  carom_json_writer_begin_array(json, "terms", CAROM_JSON_LINES);
  for (guint i = 0; i < derivation->terms->len; i++) {
    const CaromTerm *term = &g_array_index(derivation->terms, CaromTerm, i);
    g_autofree char *unit = carom_unit_symbol(term->dimension, explanation->length_unit);
    carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
    carom_json_writer_add_string(json, "symbol", term->name);
    add_optional_string(json, "formula", g_ptr_array_index(derivation->definitions, i));
    add_value(json, "value", term->value);
    carom_json_writer_add_string(json, "unit", unit);
    carom_json_writer_end(json);
  }
  carom_json_writer_end(json);
}

static void add_told(CaromJsonWriter *json, const char *key, const CaromExplanation *explanation,
                     const CaromDerivation *derivation, const char *sentence) {
  g_autofree char *told = carom_formula_sentence_of_derivation(&carom_formula_sentence_plain,
                                                               sentence, explanation, derivation);
  carom_json_writer_add_string(json, key, told);
}

/* A line without a "symbol" goes on from the one before it. */
static void add_derived_line(CaromJsonWriter *json, const CaromExplanation *explanation,
                             const CaromDerivation *derivation, guint i) {
  const CaromDerivationLine *line = carom_derivation_line(derivation, i);
  g_auto(CaromFormulaLine) text =
      carom_formula_line_derived(&carom_formula_text, explanation, derivation, i);
  g_auto(CaromFormulaLine) latex =
      carom_formula_line_derived(&carom_formula_latex, explanation, derivation, i);
  g_autofree char *reason = carom_formula_sentence_of_derivation(
      &carom_formula_sentence_plain, line->reason, explanation, derivation);
  g_autofree char *unit = carom_unit_symbol(line->dimension, explanation->length_unit);
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  add_optional_string(json, "symbol", line->left);
  carom_json_writer_add_string(json, "formula", line->right);
  add_value(json, "value", line->value);
  add_readings(json, &text, &latex, unit, reason);
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
  add_terms(json, explanation, derivation);
  carom_json_writer_end(json);
}

/* ---- The contact ---- */

/* name_a and name_b are symbols, which the lines have; a disc may have a name besides. */
static void add_called(CaromJsonWriter *json, const CaromExplanation *explanation, const char *key,
                       int disc) {
  const char *name =
      disc >= 0 ? carom_scene_body_given_name(explanation->scene, (guint)disc) : NULL;
  if (name)
    carom_json_writer_add_string(json, key, name);
}

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
  add_called(json, explanation, "called_a", (int)record->a);
  add_called(json, explanation, "called_b", record->b);
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
  g_autofree char *remarks = carom_balance_remark_all(explanation);
  carom_json_writer_begin_object(json, "balance", CAROM_JSON_LINES);
  add_party(json, "a", &balance->a);
  add_party(json, "b", &balance->b);
  carom_json_writer_add_vec2(json, "momentum_before", balance->momentum[CAROM_BEFORE]);
  carom_json_writer_add_vec2(json, "momentum_after", balance->momentum[CAROM_AFTER]);
  carom_json_writer_add_number(json, "energy_before", balance->energy_j[CAROM_BEFORE]);
  carom_json_writer_add_number(json, "energy_after", balance->energy_j[CAROM_AFTER]);
  carom_json_writer_add_number(json, "energy_lost", balance->energy_lost_j);
  carom_json_writer_add_number(json, "energy_not_lost", balance->not_lost_j);
  carom_json_writer_add_number(json, "energy_kept", balance->kept_j);
  carom_json_writer_add_vec2(json, "normal", balance->normal);
  carom_json_writer_add_number(json, "closing_speed", balance->closing_speed);
  carom_json_writer_add_number(json, "parting_speed", balance->parting_speed);
  carom_json_writer_add_number(json, "restitution", balance->restitution);
  carom_json_writer_add_number(json, "impulse", balance->impulse);
  carom_json_writer_add_number(json, "impulse_on_b", balance->impulse_on_b);
  carom_json_writer_add_number(json, "friction_impulse", balance->friction_impulse);
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

/* What is about the velocities. */
static void add_resolution(CaromJsonWriter *json, const CaromExplanation *explanation,
                           const CaromExplanationContext *context) {
  if (context->topic == CAROM_TOPIC_DERIVATION) {
    add_derivation(json, explanation);
  } else {
    add_workings(json, explanation, context);
    add_common(json, explanation, context);
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
