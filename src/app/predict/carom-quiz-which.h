/* carom-quiz-which: the controls that choose which contacts ask for a prediction. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_WHICH (carom_quiz_which_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizWhich, carom_quiz_which, CAROM, QUIZ_WHICH, GtkBox)

/* @quiz: a reference is taken; to be set once */
void carom_quiz_which_set_quiz(CaromQuizWhich *self, CaromQuiz *quiz);
