/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-row: a question to students, and its answer, which is hidden until it is asked
 * for. */
#pragma once

#include "carom-question.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUESTION_ROW (carom_question_row_get_type())
G_DECLARE_FINAL_TYPE(CaromQuestionRow, carom_question_row, CAROM, QUESTION_ROW, GtkBox)

/* @number: the number of the question, from 1 on
 * Returns: (transfer floating): a row that shows @question, its answer hidden */
GtkWidget *carom_question_row_new(const CaromQuestion *question, guint number);
