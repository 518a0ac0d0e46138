/* carom-quiz-view: the page of predict and reveal: what is asked, the guess in numbers, what became
 * of it, and the record. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_VIEW (carom_quiz_view_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizView, carom_quiz_view, CAROM, QUIZ_VIEW, GtkBox)

/* carom_quiz_view_set_quiz:
 * @quiz: referenced; once
 *
 * It speaks to the window by the actions of carom-quiz-actions, and by win.play, win.view (s) and
 * win.predict-export, which asks for a file. */
void carom_quiz_view_set_quiz(CaromQuizView *self, CaromQuiz *quiz);
