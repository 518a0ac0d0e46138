/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question: lists of questions, which own their texts. */
#include "carom-question.h"

static void question_clear(gpointer data) {
  CaromQuestion *question = data;
  g_free(question->question);
  g_free(question->answer);
}

GArray *carom_question_list_new(void) {
  GArray *questions = g_array_new(FALSE, FALSE, sizeof(CaromQuestion));
  g_array_set_clear_func(questions, question_clear);
  return questions;
}

GArray *carom_question_list_copy(const GArray *questions) {
  GArray *copy = carom_question_list_new();
  for (guint i = 0; i < questions->len; i++) {
    const CaromQuestion *from = &g_array_index(questions, CaromQuestion, i);
    CaromQuestion question = {g_strdup(from->question), g_strdup(from->answer), from->others};
    g_array_append_val(copy, question);
  }
  return copy;
}

gboolean carom_question_list_equal(const GArray *one, const GArray *other) {
  gboolean equal = one->len == other->len;
  for (guint i = 0; equal && i < one->len; i++) {
    const CaromQuestion *a = &g_array_index(one, CaromQuestion, i);
    const CaromQuestion *b = &g_array_index(other, CaromQuestion, i);
    equal = g_str_equal(a->question, b->question) && g_strcmp0(a->answer, b->answer) == 0 &&
            g_strcmp0(a->others, b->others) == 0;
  }
  return equal;
}
