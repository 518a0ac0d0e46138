/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-maker: names the bodies, and keeps the choices that can be told apart by reading.
 */
#include "carom-question-maker.h"

#include "carom-encounter-words.h"
#include "carom-mix.h"
#include "carom-rounding.h"

#include <stdlib.h>
#include <string.h>

CaromQuestionMaker carom_question_maker(const CaromScene *scene, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromQuestionMaker maker = {
      .scene = scene,
      .record = record,
      .contact = c,
      .normal = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)),
  };
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  /* Discs may have the same name: then their letters tell them apart. */
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    maker.names[body] = g_str_equal(a, b) ? carom_encounter_words_title(scene, record, body)
                                          : g_strdup(CAROM_OF_BODY(body, a, b));
  return maker;
}

CaromVec2 carom_question_maker_settle(const CaromQuestionMaker *maker, CaromVec2 v) {
  double least = CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON *
                 carom_contact_speed_scale(maker->contact, &maker->record->outcome);
  return carom_vec2(fabs(v.x) > least ? v.x : 0, fabs(v.y) > least ? v.y : 0);
}

static void offer_clear(CaromQuestionOffer *offer) {
  g_free(offer->text);
  g_free(offer->meaning);
}

static gboolean reads_like_another(const CaromQuestionMaker *maker, const char *text) {
  for (guint i = 0; i < maker->n_offers; i++)
    if (g_str_equal(maker->offers[i].text, text))
      return TRUE;
  return FALSE;
}

void carom_question_maker_offer(CaromQuestionMaker *maker, CaromQuestionOffer offer) {
  offer.is_right = maker->n_offers == 0;
  if (maker->n_offers < CAROM_QUESTION_MAX_CHOICES && !reads_like_another(maker, offer.text))
    maker->offers[maker->n_offers++] = offer;
  else
    offer_clear(&offer);
}

double carom_question_maker_shuffled_place(const CaromQuestionMaker *maker) {
  guint64 bits;
  memcpy(&bits, &maker->record->time_s, sizeof bits);
  return carom_mix_fraction(
      carom_mix(carom_mix(bits + maker->record->a) + (maker->n_offers + 1) * CAROM_MIX_STEP));
}

static int compare_places(gconstpointer one, gconstpointer other) {
  double a = ((const CaromQuestionOffer *)one)->place,
         b = ((const CaromQuestionOffer *)other)->place;
  return (a > b) - (a < b);
}

void carom_question_maker_sort(CaromQuestionMaker *maker) {
  qsort(maker->offers, maker->n_offers, sizeof maker->offers[0], compare_places);
}

void carom_question_maker_clear(CaromQuestionMaker *maker) {
  for (guint i = 0; i < maker->n_offers; i++)
    offer_clear(&maker->offers[i]);
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    g_free(maker->names[body]);
  g_free(maker->question);
}
