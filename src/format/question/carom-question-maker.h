/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-maker: what a kind of question is made with: the contact as it sees it, and the
 * choices as they come. */
#pragma once

#include "carom-contact.h"
#include "carom-scene.h"

/* Two pictures differ by at least this in some arrow, as a part of the longest arrow in any of the
 * question's pictures. */
#define CAROM_QUESTION_MAKER_LEAST_ARROW 0.28
/* What is smaller than this part of what there was is 0, but for rounding. */
#define CAROM_QUESTION_MAKER_NOTHING 1e-9
/* Two numbers, or two bodies that are compared, differ by at least this part of the larger one. */
#define CAROM_QUESTION_MAKER_LEAST_PART 0.1

typedef struct {
  gboolean is_right;    /* set by the maker */
  char *text;           /* (transfer full): translated */
  const char *belief;   /* (nullable): translatable: what those believe who choose it */
  char *meaning;        /* (transfer full) (nullable): translated: what it would mean */
  double place;         /* choices stand by this number */
  CaromOutcome outcome; /* of a picture */
} CaromQuestionOffer;

typedef struct {
  const CaromScene *scene;
  const CaromContactRecord *record;
  const CaromContact *contact; /* of the record */
  CaromVec2 normal;            /* from a to b, of length 1 */
  char *names[CAROM_N_CONTACT_BODIES];
  char *question; /* (nullable) */
  gboolean has_pictures;
  guint n_offers;
  CaromQuestionOffer offers[CAROM_QUESTION_MAX_CHOICES];
} CaromQuestionMaker;

/* Returns: what there is to a contact, without a question. Clear it with
 *   carom_question_maker_clear(). */
CaromQuestionMaker carom_question_maker(const CaromScene *scene, const CaromContactRecord *record);
void carom_question_maker_clear(CaromQuestionMaker *maker);

/* Returns: @v, the velocity of a body after the contact, or 0 where what it has is rounding */
CaromVec2 carom_question_maker_settle(const CaromQuestionMaker *maker, CaromVec2 v);

/* Puts the choices in the order of their places. */
void carom_question_maker_sort(CaromQuestionMaker *maker);

/* Returns: a place for the next choice that looks random, and is the same each time */
double carom_question_maker_shuffled_place(const CaromQuestionMaker *maker);

/* Takes the choice, unless one reads the same or there are enough. The right one comes first. */
void carom_question_maker_offer(CaromQuestionMaker *maker, CaromQuestionOffer offer);

static inline gboolean carom_question_maker_is_movable(const CaromQuestionMaker *maker,
                                                       CaromContactBody body) {
  return carom_contact_is_movable(maker->contact, body);
}

/* Whether two sizes differ by so much that people tell them apart. */
static inline gboolean carom_question_maker_differ(double one, double other) {
  return fabs(one - other) >= CAROM_QUESTION_MAKER_LEAST_PART * fmax(fabs(one), fabs(other)) &&
         one != other;
}

/* The part of @v along the normal, and across it. */
static inline CaromVec2 carom_question_maker_along(const CaromQuestionMaker *maker, CaromVec2 v) {
  return carom_vec2_scale(maker->normal, carom_vec2_dot(v, maker->normal));
}
static inline CaromVec2 carom_question_maker_across(const CaromQuestionMaker *maker, CaromVec2 v) {
  return carom_vec2_sub(v, carom_question_maker_along(maker, v));
}
