/* carom-quiz-record: the record of predictions: how many were how good, and a list of them. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_RECORD (carom_quiz_record_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizRecord, carom_quiz_record, CAROM, QUIZ_RECORD, GtkBox)

/* @quiz: a reference is taken; to be set once */
void carom_quiz_record_set_quiz(CaromQuizRecord *self, CaromQuiz *quiz);

/* Returns: (transfer none): a symbol for @verdict, which tells it without colour */
const char *carom_quiz_record_sign(CaromVerdict verdict);
