/* carom-quiz-which: the choice of the contacts that ask. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_WHICH (carom_quiz_which_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizWhich, carom_quiz_which, CAROM, QUIZ_WHICH, GtkBox)

/* @quiz: referenced; once */
void carom_quiz_which_set_quiz(CaromQuizWhich *self, CaromQuiz *quiz);
