/* carom-quiz-view: the page of predict and reveal: the question, the guess in numbers, how good it
 * was, and the record. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_VIEW (carom_quiz_view_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizView, carom_quiz_view, CAROM, QUIZ_VIEW, GtkBox)

/* It activates the actions of carom-quiz-actions, and the window's actions win.play, win.view (s)
 * and win.predict-export, which asks for a file.
 *
 * @quiz: a reference is taken; to be set once */
void carom_quiz_view_set_quiz(CaromQuizView *self, CaromQuiz *quiz);
