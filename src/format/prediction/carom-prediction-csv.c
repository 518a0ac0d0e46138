/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-csv: writes predictions as a table for spreadsheets. */
#include "carom-csv-cell.h"
#include "carom-decimal.h"
#include "carom-prediction.h"

#define LINE_END "\r\n" /* RFC 4180 */

/* In the order of CaromPredictionVerdict; the same in every language, so that programs can rely on
 * them. */
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

/* The same in every language: "A", "Earth" or "wall 1". */
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

/* What is said of a guess; nothing if there was none. */
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
