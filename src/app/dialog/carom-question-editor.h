/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-editor: the questions of a scene and their answers, to be written, added, removed
 * and put in another order. */
#pragma once

#include "carom-document.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_QUESTION_EDITOR (carom_question_editor_get_type())
G_DECLARE_FINAL_TYPE(CaromQuestionEditor, carom_question_editor, CAROM, QUESTION_EDITOR, GtkBox)

/* @document: a reference is taken
 * Returns: (transfer floating): the editor; it shows nothing before carom_question_editor_show() */
GtkWidget *carom_question_editor_new(CaromDocument *document);

/* Shows the questions that the scene has. */
void carom_question_editor_show(CaromQuestionEditor *self);
