/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question: lists of questions and of their choices, which own their texts. */
#include "carom-question.h"

/* ---- Choices ---- */

static void choice_clear(gpointer data) {
  CaromQuestionChoice *choice = data;
  g_free(choice->choice);
  g_free(choice->belief);
  g_free(choice->meaning);
}

GArray *carom_question_choice_list_new(void) {
  GArray *choices = g_array_new(FALSE, FALSE, sizeof(CaromQuestionChoice));
  g_array_set_clear_func(choices, choice_clear);
  return choices;
}

static GArray *copy_choices(const CaromQuestion *question) {
  if (!question->choices)
    return NULL;
  GArray *copy = carom_question_choice_list_new();
  for (guint i = 0; i < question->choices->len; i++) {
    CaromQuestionChoice choice = *carom_question_choice(question, i);
    choice.choice = g_strdup(choice.choice);
    choice.belief = g_strdup(choice.belief);
    choice.meaning = g_strdup(choice.meaning);
    g_array_append_val(copy, choice);
  }
  return copy;
}

static gboolean is_same_choice(const CaromQuestionChoice *a, const CaromQuestionChoice *b) {
  return g_str_equal(a->choice, b->choice) && a->is_right == b->is_right &&
         g_strcmp0(a->belief, b->belief) == 0 && g_strcmp0(a->meaning, b->meaning) == 0 &&
         g_strcmp0(a->others, b->others) == 0;
}

static gboolean has_same_choices(const CaromQuestion *one, const CaromQuestion *other) {
  guint n = carom_question_n_choices(one);
  gboolean equal = n == carom_question_n_choices(other);
  for (guint i = 0; equal && i < n; i++)
    equal = is_same_choice(carom_question_choice(one, i), carom_question_choice(other, i));
  return equal;
}

/* ---- Questions ---- */

void carom_question_clear(CaromQuestion *question) {
  g_free(question->question);
  g_free(question->answer);
  g_clear_pointer(&question->choices, g_array_unref);
}

CaromQuestion carom_question_copy(const CaromQuestion *question) {
  CaromQuestion copy = *question;
  copy.choices = copy_choices(question);
  copy.question = g_strdup(question->question);
  copy.answer = g_strdup(question->answer);
  return copy;
}

GArray *carom_question_list_new(void) {
  GArray *questions = g_array_new(FALSE, FALSE, sizeof(CaromQuestion));
  g_array_set_clear_func(questions, (GDestroyNotify)carom_question_clear);
  return questions;
}

GArray *carom_question_list_copy(const GArray *questions) {
  GArray *copy = carom_question_list_new();
  for (guint i = 0; i < questions->len; i++) {
    CaromQuestion question = carom_question_copy(&g_array_index(questions, CaromQuestion, i));
    g_array_append_val(copy, question);
  }
  return copy;
}

static gboolean is_same_time(double one_s, double other_s) {
  return one_s == other_s || (isnan(one_s) && isnan(other_s));
}

gboolean carom_question_list_equal(const GArray *one, const GArray *other) {
  gboolean equal = one->len == other->len;
  for (guint i = 0; equal && i < one->len; i++) {
    const CaromQuestion *a = &g_array_index(one, CaromQuestion, i);
    const CaromQuestion *b = &g_array_index(other, CaromQuestion, i);
    equal = g_str_equal(a->question, b->question) && g_strcmp0(a->answer, b->answer) == 0 &&
            a->before_contact == b->before_contact && is_same_time(a->at_s, b->at_s) &&
            has_same_choices(a, b) && g_strcmp0(a->others, b->others) == 0;
  }
  return equal;
}
