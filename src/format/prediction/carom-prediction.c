/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction: makes, copies and scores predictions; describes them in words, with a short
 * text for each error and sentences about the laws that a guess breaks; and writes them as a table
 * for spreadsheets. */
#include "carom-prediction.h"

#include "carom-csv-cell.h"
#include "carom-decimal.h"
#include "carom-digits.h"
#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

CaromPrediction *carom_prediction_new(CaromScene *scene, guint number,
                                      const CaromContactRecord *record) {
  CaromPrediction *prediction = g_new0(CaromPrediction, 1);
  prediction->scene = carom_scene_ref(scene);
  prediction->number = number;
  prediction->record = *record;
  carom_prediction_set_guess(
      prediction, &(CaromOutcome){record->contact.velocity_a, record->contact.velocity_b});
  return prediction;
}

CaromPrediction *carom_prediction_copy(const CaromPrediction *prediction) {
  CaromPrediction *copy = g_memdup2(prediction, sizeof *prediction);
  carom_scene_ref(copy->scene);
  return copy;
}

void carom_prediction_free(CaromPrediction *prediction) {
  carom_scene_unref(prediction->scene);
  g_free(prediction);
}

void carom_prediction_skip(CaromPrediction *prediction) {
  prediction->score = (CaromPredictionScore){.verdict = CAROM_PREDICTION_VERDICT_SKIPPED};
}

void carom_prediction_set_guess(CaromPrediction *prediction, const CaromOutcome *guess) {
  const CaromContact *c = &prediction->record.contact;
  prediction->guess = *guess;
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    if (!carom_contact_is_movable(c, body))
      carom_contact_set_outcome_velocity(&prediction->guess, body, carom_contact_velocity(c, body));
  prediction->score = carom_prediction_score(&prediction->record, &prediction->guess);
}

/* ---- Words ---- */

#define PERCENT_DIGITS 2

static const char *const verdict_titles[CAROM_N_PREDICTION_VERDICTS] = {
    [CAROM_PREDICTION_VERDICT_EXACT] = N_("Spot on"),
    [CAROM_PREDICTION_VERDICT_VERY_CLOSE] = N_("Very close"),
    [CAROM_PREDICTION_VERDICT_CLOSE] = N_("Close"),
    [CAROM_PREDICTION_VERDICT_OFF] = N_("Not yet"),
    [CAROM_PREDICTION_VERDICT_SKIPPED] = N_("Skipped"),
};

const char *carom_prediction_verdict_title(CaromPredictionVerdict verdict) {
  return _(verdict_titles[verdict]);
}

static char *momentum_of(const CaromPrediction *prediction) {
  return carom_encounter_words_quantity(prediction->scene, CAROM_DIMENSION_MOMENTUM,
                                        carom_vec2_length(prediction->score.momentum_error));
}

static char *energy_of(const CaromPrediction *prediction) {
  return carom_encounter_words_quantity(prediction->scene, CAROM_DIMENSION_ENERGY,
                                        fabs(prediction->score.energy_error_j));
}

char *carom_prediction_describe_velocities(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  CaromDigits percent = carom_digits(100 * p->velocity_error, PERCENT_DIGITS);
  if (p->velocity_error <= CAROM_PREDICTION_EXACT)
    return g_strdup(_("right"));
  if (isinf(p->velocity_error) || percent.exponent != 0)
    return g_strdup(_("far off"));
  /* Translators: how far the guessed velocities are off, as a part of the speeds. */
  return g_strdup_printf(_("off by %s %%"), percent.digits);
}

char *carom_prediction_describe_momentum(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  if (p->momentum_law == CAROM_MOMENTUM_FREE)
    /* Translators: momentum or energy, by which a guess cannot be judged. */
    return g_strdup(_("cannot be judged here"));
  g_autofree char *amount = momentum_of(prediction);
  if (p->keeps_momentum && p->momentum_error_relative > CAROM_PREDICTION_EXACT)
    /* Translators: by how much momentum is not conserved; that is very little. */
    return g_strdup_printf(_("nearly conserved: off by %s"), amount);
  if (p->keeps_momentum)
    return p->momentum_law == CAROM_MOMENTUM_TOTAL
               ? g_strdup(_("conserved"))
               /* Translators: momentum is conserved along the tangent of the contact. */
               : g_strdup(_("conserved along the tangent"));
  /* Translators: by how much momentum is not conserved. */
  return g_strdup_printf(_("off by %s"), amount);
}

char *carom_prediction_describe_energy(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  if (!p->has_energy_law)
    return g_strdup(_("cannot be judged here"));
  if (p->has_right_energy)
    return g_strdup(_("right"));
  g_autofree char *amount = energy_of(prediction);
  /* Translators: energy, as in "0.3 J too much". */
  return p->energy_error_j > 0 ? g_strdup_printf(_("%s too much"), amount)
                               /* Translators: energy, as in "0.3 J too little". */
                               : g_strdup_printf(_("%s too little"), amount);
}

/* Momentum that appears or vanishes without a turn is said so. */
static char *explain_momentum(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  g_autofree char *amount = momentum_of(prediction);
  if (p->turns_momentum && p->momentum_law == CAROM_MOMENTUM_TANGENTIAL)
    return g_strdup_printf(_("The momentum along the tangent would turn round and change by %s, "
                             "where a smooth contact changes nothing."),
                           amount);
  if (p->turns_momentum)
    /* Translators: momentum, as in "2 kg·m/s". */
    return g_strdup_printf(_("The sum of the momenta would change by %s, and point another way."),
                           amount);
  if (p->momentum_law == CAROM_MOMENTUM_TANGENTIAL)
    return p->has_more_momentum
               ? g_strdup_printf(_("%s of momentum has appeared along the tangent, where a smooth "
                                   "contact gives none."),
                                 amount)
               : g_strdup_printf(_("%s of momentum has vanished along the tangent, where a smooth "
                                   "contact takes none."),
                                 amount);
  return p->has_more_momentum ? g_strdup_printf(_("%s of momentum has appeared."), amount)
                              : g_strdup_printf(_("%s of momentum has vanished."), amount);
}

/* Whether the bodies have after the contact what they had before. */
static gboolean keeps_energy(const CaromContact *c) {
  CaromContactBody immovable = carom_contact_immovable(c);
  gboolean is_driven =
      immovable != CAROM_BODY_NONE && carom_vec2_length(carom_contact_velocity(c, immovable)) > 0;
  return c->restitution == 1 && c->tangential_factor == 1 && !is_driven;
}

/* Where a contact takes energy or gives some, an answer is compared with what it leaves. */
static char *explain_energy(const CaromPrediction *prediction) {
  g_autofree char *amount = energy_of(prediction);
  gboolean is_less = prediction->score.energy_error_j < 0;
  if (!keeps_energy(&prediction->record.contact))
    /* Translators: energy, as in "0.3 J". */
    return is_less ? g_strdup_printf(_("This has %s less than this contact leaves."), amount)
                   /* Translators: energy, as in "0.3 J". */
                   : g_strdup_printf(_("This has %s more than this contact leaves."), amount);
  return is_less ? g_strdup_printf(_("This would lose %s without a reason."), amount)
                 : g_strdup_printf(_("This would need %s from nowhere."), amount);
}

/* Where they approach, or turn although both laws are obeyed. */
static const char *explain_direction(const CaromPredictionScore *p) {
  if (p->approaches)
    return p->momentum_law == CAROM_MOMENTUM_TOTAL
               ? _("Momentum is conserved, but the discs move through each other.")
               : _("The two would move through each other.");
  return _("A smooth contact pushes along the normal only: along the tangent, velocities stay as "
           "they were.");
}

/* The sentences that are said first, by CaromPredictionVerdict; NULL: the errors speak for
 * themselves. */
static const char *const openings[CAROM_N_PREDICTION_VERDICTS] = {
    [CAROM_PREDICTION_VERDICT_EXACT] = N_("Spot on."),
    [CAROM_PREDICTION_VERDICT_VERY_CLOSE] = N_("Very close: no hand drags an arrow better."),
    [CAROM_PREDICTION_VERDICT_CLOSE] = N_("Close: off by a tenth at most."),
};

static void add(GString *text, const char *sentence) {
  if (text->len > 0)
    g_string_append_c(text, ' ');
  g_string_append(text, sentence);
}

char *carom_prediction_explain_laws(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  if (p->verdict <= CAROM_PREDICTION_VERDICT_VERY_CLOSE)
    return NULL;
  g_autoptr(GString) text = g_string_new(NULL);
  if (!p->keeps_momentum) {
    g_autofree char *sentence = explain_momentum(prediction);
    add(text, sentence);
  }
  if (!p->has_right_energy) {
    g_autofree char *sentence = explain_energy(prediction);
    add(text, sentence);
  }
  if (p->approaches && !p->keeps_momentum)
    add(text, _("The two would move through each other."));
  else if (p->approaches || (p->turns && p->keeps_momentum && p->has_right_energy))
    add(text, explain_direction(p));
  return text->len > 0 ? g_strdup(text->str) : NULL;
}

char *carom_prediction_explain(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  if (p->verdict == CAROM_PREDICTION_VERDICT_SKIPPED)
    return g_strdup(_("This question was left without an answer."));
  GString *text = g_string_new(NULL);
  if (prediction->record.cluster_size > 1)
    add(text, _("Several contacts happen at this instant: the neighbours also change the momentum "
                "and the energy of these two."));
  if (openings[p->verdict])
    add(text, _(openings[p->verdict]));
  g_autofree char *laws = carom_prediction_explain_laws(prediction);
  if (laws)
    add(text, laws);
  else if (!openings[p->verdict])
    add(text, _("The velocities are not yet right."));
  return g_string_free(text, FALSE);
}

/* ---- Table ---- */

#define LINE_END "\r\n" /* RFC 4180 */

/* The ids are in the order of CaromPredictionVerdict, and the same in every language, so that
 * programs can rely on them. */
static const char *const verdict_ids[CAROM_N_PREDICTION_VERDICTS] = {"exact", "very-close", "close",
                                                                     "off", "skipped"};

static const char header[] =
    "scene,contact,name_a,name_b,time_s,a,b,wall,restitution,tangential_factor,mass_a_kg,mass_b_kg,"
    "length_unit,"
    "u_a_x_length_per_s,u_a_y_length_per_s,u_b_x_length_per_s,u_b_y_length_per_s,"
    "guess_a_x_length_per_s,guess_a_y_length_per_s,guess_b_x_length_per_s,guess_b_y_length_per_s,"
    "v_a_x_length_per_s,v_a_y_length_per_s,v_b_x_length_per_s,v_b_y_length_per_s,"
    "velocity_error_relative,momentum_error_x_kg_length_per_s,momentum_error_y_kg_length_per_s,"
    "energy_error_kg_length2_per_s2,verdict" LINE_END;

static void append_text(GString *csv, const char *text) {
  carom_csv_cell_append_text(csv, text);
  g_string_append_c(csv, ',');
}

static void append_number(GString *csv, double value) {
  char text[CAROM_DECIMAL_SIZE];
  if (isinf(value))
    g_string_append(csv, value > 0 ? "inf," : "-inf,");
  else
    g_string_append_printf(csv, "%s,", carom_decimal_format(text, value));
}

static void append_number_if(GString *csv, double value, gboolean is_there) {
  if (is_there)
    append_number(csv, value);
  else
    g_string_append_c(csv, ',');
}

static void append_vector(GString *csv, CaromVec2 vector, gboolean is_there) {
  append_number_if(csv, vector.x, is_there);
  append_number_if(csv, vector.y, is_there);
}

/* A contact without a second disc or without a wall has −1 there, and the cell is empty. */
static void append_index(GString *csv, int index) {
  if (index >= 0)
    g_string_append_printf(csv, "%d", index);
  g_string_append_c(csv, ',');
}

/* The name is the same in every language: "A", "Earth" or "wall 1". */
static void append_name(GString *csv, const CaromPrediction *prediction, CaromContactBody body) {
  const CaromContactRecord *record = &prediction->record;
  int disc = carom_contact_record_disc(record, body);
  g_autofree char *name = disc >= 0 ? carom_scene_body_name(prediction->scene, (guint)disc)
                                    : g_strdup_printf("wall %d", record->wall + 1);
  append_text(csv, name);
}

static void append_contact(GString *csv, const CaromPrediction *prediction) {
  const CaromContactRecord *record = &prediction->record;
  append_text(csv, prediction->scene->title);
  g_string_append_printf(csv, "%u,", prediction->number);
  append_name(csv, prediction, CAROM_BODY_A);
  append_name(csv, prediction, CAROM_BODY_B);
  append_number(csv, record->time_s);
  append_index(csv, (int)record->a);
  append_index(csv, record->b);
  append_index(csv, record->wall);
  append_number(csv, record->contact.restitution);
  append_number(csv, record->contact.tangential_factor);
  append_number(csv, record->contact.mass_a_kg);
  append_number(csv, record->contact.mass_b_kg);
  append_text(csv, prediction->scene->unit);
}

/* Appends how far the guess is off; the cells are empty if there was none. */
static void append_errors(GString *csv, const CaromPredictionScore *p) {
  gboolean is_scored = p->verdict != CAROM_PREDICTION_VERDICT_SKIPPED;
  append_number_if(csv, p->velocity_error, is_scored);
  append_vector(csv, p->momentum_error, is_scored && p->momentum_law != CAROM_MOMENTUM_FREE);
  append_number_if(csv, p->energy_error_j, p->has_energy_law);
  g_string_append_printf(csv, "%s" LINE_END, verdict_ids[p->verdict]);
}

static void append_prediction(GString *csv, const CaromPrediction *prediction) {
  const CaromContact *c = &prediction->record.contact;
  const CaromOutcome *truth = &prediction->record.outcome;
  gboolean has_guess = prediction->score.verdict != CAROM_PREDICTION_VERDICT_SKIPPED;
  gboolean has_a = !isinf(c->mass_a_kg), has_b = !isinf(c->mass_b_kg);
  append_contact(csv, prediction);
  append_vector(csv, c->velocity_a, TRUE);
  append_vector(csv, c->velocity_b, TRUE);
  append_vector(csv, prediction->guess.velocity_a, has_guess && has_a);
  append_vector(csv, prediction->guess.velocity_b, has_guess && has_b);
  append_vector(csv, truth->velocity_a, TRUE);
  append_vector(csv, truth->velocity_b, TRUE);
  append_errors(csv, &prediction->score);
}

char *carom_predictions_to_csv(const GPtrArray *predictions) {
  GString *csv = g_string_new(header);
  for (guint i = 0; i < predictions->len; i++)
    append_prediction(csv, g_ptr_array_index(predictions, i));
  return g_string_free(csv, FALSE);
}
