/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-maker: names the bodies, and keeps the choices that can be told apart by reading.
 */
#include "carom-question-maker.h"

#include "carom-encounter-words.h"

#include <stdlib.h>

CaromQuestionMaker carom_question_maker(const CaromScene *scene, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  CaromQuestionMaker maker = {
      .scene = scene,
      .record = record,
      .contact = c,
      .normal = carom_vec2_scale(c->d, 1 / carom_vec2_length(c->d)),
  };
  for (CaromContactBody body = CAROM_BODY_A; body <= CAROM_BODY_B; body++)
    maker.names[body] = carom_encounter_words_name(scene, record, body);
  return maker;
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
  g_assert(offer.is_right == (maker->n_offers == 0));
  if (maker->n_offers < CAROM_QUESTION_MAX_CHOICES && !reads_like_another(maker, offer.text))
    maker->offers[maker->n_offers++] = offer;
  else
    offer_clear(&offer);
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
