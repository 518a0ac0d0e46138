/* carom-quiz-entry: the fields for one guessed velocity: two components, as numbers of the user's
 * locale. They follow the guess and change it. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_ENTRY (carom_quiz_entry_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizEntry, carom_quiz_entry, CAROM, QUIZ_ENTRY, GtkBox)

/* Pressing Enter activates win.reveal.
 *
 * @quiz: a reference is taken
 * Returns: (transfer floating): the fields for the guess of @body */
GtkWidget *carom_quiz_entry_new(CaromQuiz *quiz, CaromContactBody body);

/* Shows the guess. The fields are hidden where there is nothing to guess.
 *
 * @name: what the body is called */
void carom_quiz_entry_show(CaromQuizEntry *self, const char *name, const char *unit);
