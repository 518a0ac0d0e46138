/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-question: the kinds; what a contact must have for each; and the choices, put into
 * an order that does not tell which one is right. */
#include "carom-contact-question.h"

#include <glib/gi18n-lib.h>

static const CaromQuestionKind *const kinds[] = {
    &carom_question_kind_outcome, &carom_question_kind_direction, &carom_question_kind_push,
    &carom_question_kind_change,  &carom_question_kind_momentum,  &carom_question_kind_energy,
    &carom_question_kind_total,   &carom_question_kind_share,
};

const CaromQuestionKind *const *carom_contact_question_kinds(guint *n) {
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
static CaromContactQuestion *take_question(const CaromQuestionKind *kind,
                                           CaromQuestionMaker *maker) {
  CaromContactQuestion *asked = g_rc_box_new0(CaromContactQuestion);
  asked->kind = kind;
  asked->has_pictures = maker->has_pictures;
  asked->question = carom_question_none();
  asked->question.question = g_steal_pointer(&maker->question);
  asked->question.choices = carom_question_choice_list_new();
  carom_question_maker_sort(maker);
  for (guint i = 0; i < maker->n_offers; i++) {
    CaromQuestionOffer *offer = &maker->offers[i];
    CaromQuestionChoice choice = {g_steal_pointer(&offer->text), offer->is_right,
                                  g_strdup(offer->belief ? _(offer->belief) : NULL),
                                  g_steal_pointer(&offer->meaning)};
    g_array_append_val(asked->question.choices, choice);
    asked->outcomes[i] = offer->outcome;
  }
  return asked;
}

CaromContactQuestion *carom_contact_question_new(const CaromQuestionKind *kind,
                                                 const CaromScene *scene,
                                                 const CaromContactRecord *record) {
  if (!suits(kind, record))
    return NULL;
  CaromQuestionMaker maker = carom_question_maker(scene, record);
  kind->make(&maker);
  CaromContactQuestion *asked =
      maker.n_offers >= CAROM_QUESTION_MIN_CHOICES ? take_question(kind, &maker) : NULL;
  carom_question_maker_clear(&maker);
  return asked;
}

static void clear(gpointer asked) {
  carom_question_clear(&((CaromContactQuestion *)asked)->question);
}

CaromContactQuestion *carom_contact_question_ref(CaromContactQuestion *asked) {
  return g_rc_box_acquire(asked);
}

void carom_contact_question_unref(CaromContactQuestion *asked) {
  g_rc_box_release_full(asked, clear);
}

/* ---- Which one ---- */

static gboolean is_for(const CaromQuestion *question, const CaromContactQuestionPlace *place) {
  return carom_question_n_choices(question) > 0 &&
         (question->before_contact == place->number ||
          (carom_question_is_reached(question, place->record->time_s) &&
           !carom_question_is_reached(question, place->since_s)));
}

CaromContactQuestion *carom_contact_question_own(const CaromContactQuestionPlace *place,
                                                 const CaromQuestion *question) {
  if (place->scene->words_are_older || !is_for(question, place))
    return NULL;
  CaromContactQuestion *asked = g_rc_box_new0(CaromContactQuestion);
  asked->question = carom_question_copy(question);
  return asked;
}

/* Returns: (transfer full) (nullable): the first of the scene's own, if it has one there */
static CaromContactQuestion *find_own(const CaromContactQuestionPlace *place) {
  CaromContactQuestion *asked = NULL;
  for (guint i = 0; i < place->scene->questions->len && !asked; i++)
    asked = carom_contact_question_own(place, carom_scene_question(place->scene, i));
  return asked;
}

static guint index_of(const CaromQuestionKind *kind) {
  guint i = 0;
  while (i < G_N_ELEMENTS(kinds) && kinds[i] != kind)
    i++;
  return i;
}

CaromContactQuestion *carom_contact_question_pick(const CaromContactQuestionPlace *place,
                                                  guint enabled, const CaromQuestionKind *last) {
  guint n = G_N_ELEMENTS(kinds), first = last ? index_of(last) + 1 : 0;
  CaromContactQuestion *asked = find_own(place);
  enabled &= (1u << n) - 1;
  for (guint i = 0; i < n && !asked; i++) { /* the last kind once more comes last */
    guint k = (first + i) % n, bit = 1u << k;
    if (enabled & bit && (kinds[k]->of_push || !place->is_followed))
      asked = carom_contact_question_new(kinds[k], place->scene, place->record);
  }
  return asked;
}

guint carom_contact_question_right(const CaromContactQuestion *asked) {
  guint i = 0;
  while (!carom_question_choice(&asked->question, i)->is_right)
    i++;
  return i;
}
