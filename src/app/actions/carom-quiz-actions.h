/* carom-quiz-actions: the actions of predict and reveal: predict (boolean state), reveal,
 * predict-go-on, predict-skip, predict-which (s: as carom_which_parse() reads it) and
 * predict-clear. */
#pragma once

#include "carom-quiz.h"

#include <gio/gio.h>

/* Adds them to @map. @quiz must outlive it. Failures are told by the quiz's signal "failed". */
void carom_quiz_actions_add(GActionMap *map, CaromQuiz *quiz);
