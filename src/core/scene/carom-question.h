/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question: a question to students about a scene, with its answer where it has one. */
#pragma once

#include <glib.h>

typedef struct {
  char *question;     /* never NULL */
  char *answer;       /* (nullable) */
  const char *others; /* (nullable): as in CaromBody */
} CaromQuestion;

/* Returns: (transfer full) (element-type CaromQuestion): an empty list; it owns the texts in it. */
GArray *carom_question_list_new(void);
/* Returns: (transfer full) (element-type CaromQuestion): a list with texts of its own. */
GArray *carom_question_list_copy(const GArray *questions);
/* Whether all questions are the same, with their answers and other fields. */
gboolean carom_question_list_equal(const GArray *one, const GArray *other);
