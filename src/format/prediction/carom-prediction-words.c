/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prediction-words: describes a guess in words: a short text for each error, and sentences
 * about the laws that it breaks. */
#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-prediction.h"

#include <glib/gi18n-lib.h>

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

char *carom_prediction_describe_partners(const CaromPrediction *prediction) {
  g_autofree char *a =
      carom_encounter_words_name(prediction->scene, &prediction->record, CAROM_BODY_A);
  g_autofree char *b =
      carom_encounter_words_name(prediction->scene, &prediction->record, CAROM_BODY_B);
  /* Translators: two discs, or a disc and a wall: "A and B", "A and wall 1". */
  return g_strdup_printf(_("%s and %s"), a, b);
}

/* ---- Each error ---- */

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
  if (p->keeps_momentum)
    return p->momentum_law == CAROM_MOMENTUM_TOTAL
               ? g_strdup(_("conserved"))
               /* Translators: momentum is conserved along the tangent of the contact. */
               : g_strdup(_("conserved along the tangent"));
  g_autofree char *amount = momentum_of(prediction);
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

/* ---- Sentences ---- */

static char *explain_momentum(const CaromPrediction *prediction) {
  const CaromPredictionScore *p = &prediction->score;
  g_autofree char *amount = momentum_of(prediction);
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

static gboolean takes_energy(const CaromContact *c) {
  return c->restitution < 1 || c->tangential_factor < 1;
}

/* Where a contact takes energy, an answer that keeps some of that needs none from elsewhere. */
static char *explain_energy(const CaromPrediction *prediction) {
  g_autofree char *amount = energy_of(prediction);
  if (prediction->score.energy_error_j < 0)
    return g_strdup_printf(_("Your answer would lose %s without a reason."), amount);
  if (takes_energy(&prediction->record.contact))
    /* Translators: energy, as in "0.3 J". */
    return g_strdup_printf(_("Your answer has %s more than this contact leaves."), amount);
  return g_strdup_printf(_("Your answer would need %s from nowhere."), amount);
}

/* If both laws are obeyed, the direction is wrong, or it is the other of two solutions. */
static const char *explain_direction(const CaromPredictionScore *p) {
  if (p->approaches)
    return p->momentum_law == CAROM_MOMENTUM_TOTAL
               ? _("Momentum is conserved, but the discs move through each other.")
               : _("The two would move through each other.");
  if (p->turns)
    return _("A smooth contact pushes along the normal only: along the tangent, velocities stay "
             "as they were.");
  return _("The velocities are not yet right.");
}

/* What is said first, by CaromPredictionVerdict; NULL: nothing, the errors speak for themselves. */
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

static void add_law(GString *text, gboolean is_kept, char *(*explain)(const CaromPrediction *),
                    const CaromPrediction *prediction) {
  g_autofree char *sentence = is_kept ? NULL : explain(prediction);
  if (sentence)
    add(text, sentence);
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
  if (p->verdict <= CAROM_PREDICTION_VERDICT_VERY_CLOSE)
    return g_string_free(text, FALSE);
  add_law(text, p->keeps_momentum, explain_momentum, prediction);
  add_law(text, p->has_right_energy, explain_energy, prediction);
  if (p->approaches ||
      (p->keeps_momentum && p->has_right_energy && (p->turns || !openings[p->verdict])))
    add(text, p->approaches && !p->keeps_momentum ? _("The two would move through each other.")
                                                  : explain_direction(p));
  return g_string_free(text, FALSE);
}
