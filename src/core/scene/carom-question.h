/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question: a question to students about a scene, with its answer where it has one, the
 * choices that it offers, and when it is asked. */
#pragma once

#include <glib.h>
#include <math.h>

/* A question with choices has so many. */
#define CAROM_QUESTION_MIN_CHOICES 2
#define CAROM_QUESTION_MAX_CHOICES 5

typedef struct {
  char *choice; /* never NULL */
  gboolean is_right;
  char *belief;       /* (nullable): what those believe who choose it */
  char *meaning;      /* (nullable): what it would mean, for momentum and energy say */
  const char *others; /* (nullable): as in CaromBody */
} CaromQuestionChoice;

typedef struct {
  char *question;         /* never NULL */
  char *answer;           /* (nullable) */
  guint32 before_contact; /* it is asked just before that contact of the first pane, from 1; 0: it
                             is not asked at a contact */
  double at_s;        /* it is asked just before the first contact from that time on; NAN: not */
  GArray *choices;    /* (nullable) (element-type CaromQuestionChoice): NULL: it has none */
  const char *others; /* (nullable): as in CaromBody */
} CaromQuestion;

/* Returns: a question without a text or anything else */
static inline CaromQuestion carom_question_none(void) {
  return (CaromQuestion){.at_s = NAN};
}

/* Whether the time that the question is asked at has come. A contact that is said to be at 1 s may
 * be found a little earlier.
 *
 * @time_s: on the scene's clock */
static inline gboolean carom_question_is_reached(const CaromQuestion *question, double time_s) {
  return question->at_s <= time_s + 1e-9 * fmax(1, fabs(time_s));
}

static inline guint carom_question_n_choices(const CaromQuestion *question) {
  return question->choices ? question->choices->len : 0;
}

/* Returns: (transfer none): choice @i, from 0 */
static inline CaromQuestionChoice *carom_question_choice(const CaromQuestion *question, guint i) {
  return &g_array_index(question->choices, CaromQuestionChoice, i);
}

/* Returns: (transfer full) (element-type CaromQuestionChoice): an empty list, which owns the texts
 *   in it */
GArray *carom_question_choice_list_new(void);

/* Returns: a question with texts and choices of its own */
CaromQuestion carom_question_copy(const CaromQuestion *question);
/* Frees what is in it. */
void carom_question_clear(CaromQuestion *question);

/* Returns: (transfer full) (element-type CaromQuestion): an empty list; it owns the texts in it. */
GArray *carom_question_list_new(void);
/* Returns: (transfer full) (element-type CaromQuestion): a list with texts of its own. */
GArray *carom_question_list_copy(const GArray *questions);
/* Whether all questions are the same, with their answers, choices and other fields. */
gboolean carom_question_list_equal(const GArray *one, const GArray *other);
