/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-made-question: the kinds; what a contact must have for each; and the choices, put into an
 * order that does not tell which one is right. */
#include "carom-made-question.h"

#include <glib/gi18n-lib.h>

static const CaromQuestionKind *const kinds[] = {
    &carom_question_kind_outcome, &carom_question_kind_direction, &carom_question_kind_push,
    &carom_question_kind_change,  &carom_question_kind_momentum,  &carom_question_kind_energy,
    &carom_question_kind_total,   &carom_question_kind_share,
};

const CaromQuestionKind *const *carom_made_question_kinds(guint *n) {
  *n = G_N_ELEMENTS(kinds);
  return kinds;
}

static gboolean suits(const CaromQuestionKind *kind, const CaromContactRecord *record) {
  const CaromContact *c = &record->contact;
  return !(kind->of_one_contact && record->cluster_size > 1) &&
         !(kind->of_two_movable && carom_contact_immovable(c) != CAROM_BODY_NONE) &&
         carom_vec2_length(record->impulse) > 0;
}

/* Returns: the question with what the maker has, which it takes over */
static CaromMadeQuestion *take_question(const CaromQuestionKind *kind, CaromQuestionMaker *maker) {
  CaromMadeQuestion *made = g_new0(CaromMadeQuestion, 1);
  made->kind = kind;
  made->has_pictures = maker->has_pictures;
  made->question = carom_question_none();
  made->question.question = g_steal_pointer(&maker->question);
  made->question.choices = carom_question_choice_list_new();
  carom_question_maker_sort(maker);
  for (guint i = 0; i < maker->n_offers; i++) {
    CaromQuestionOffer *offer = &maker->offers[i];
    CaromQuestionChoice choice = {g_steal_pointer(&offer->text), offer->is_right,
                                  g_strdup(offer->belief ? _(offer->belief) : NULL),
                                  g_steal_pointer(&offer->meaning)};
    g_array_append_val(made->question.choices, choice);
    made->outcomes[i] = offer->outcome;
  }
  return made;
}

CaromMadeQuestion *carom_made_question_new(const CaromQuestionKind *kind, const CaromScene *scene,
                                           const CaromContactRecord *record) {
  if (!suits(kind, record))
    return NULL;
  CaromQuestionMaker maker = carom_question_maker(scene, record);
  kind->make(&maker);
  CaromMadeQuestion *made =
      maker.n_offers >= CAROM_QUESTION_MIN_CHOICES ? take_question(kind, &maker) : NULL;
  carom_question_maker_clear(&maker);
  return made;
}

void carom_made_question_free(CaromMadeQuestion *made) {
  g_free(made->question.question);
  g_array_unref(made->question.choices);
  g_free(made);
}

static guint index_of(const CaromQuestionKind *kind) {
  guint i = 0;
  while (i < G_N_ELEMENTS(kinds) && kinds[i] != kind)
    i++;
  return i;
}

CaromMadeQuestion *carom_made_question_pick(guint enabled, const CaromQuestionKind *last,
                                            const CaromScene *scene,
                                            const CaromContactRecord *record) {
  guint n = G_N_ELEMENTS(kinds), first = last ? index_of(last) + 1 : 0;
  CaromMadeQuestion *made = NULL;
  for (guint i = 0; i < n && !made; i++) {
    guint k = (first + i) % n, bit = 1u << k;
    if (enabled & bit && (kinds[k] != last || enabled == bit))
      made = carom_made_question_new(kinds[k], scene, record);
  }
  return made;
}
