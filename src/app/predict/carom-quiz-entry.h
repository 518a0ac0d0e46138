/* carom-quiz-entry: fields for one guessed velocity: two components, in the numbers of the user's
 * locale. They follow the guess, and change it. */
#pragma once

#include "carom-quiz.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUIZ_ENTRY (carom_quiz_entry_get_type())
G_DECLARE_FINAL_TYPE(CaromQuizEntry, carom_quiz_entry, CAROM, QUIZ_ENTRY, GtkBox)

/* Returns: fields for @body's guess. @quiz is referenced. Enter activates win.reveal. */
GtkWidget *carom_quiz_entry_new(CaromQuiz *quiz, CaromContactBody body);

/* Shows the guess; @name: what the body is called. Hidden where there is nothing to guess. */
void carom_quiz_entry_show(CaromQuizEntry *self, const char *name, const char *unit);
