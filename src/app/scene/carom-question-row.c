/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-row: the number, the question, and an expander around the answer. */
#include "carom-question-row.h"

#include "carom-soft-text.h"

#include <glib/gi18n-lib.h>

struct _CaromQuestionRow {
  GtkBox parent_instance;
  GtkLabel *number_label;
  GtkLabel *question_label;
  GtkExpander *answer;
  GtkLabel *answer_label;
};

G_DEFINE_FINAL_TYPE(CaromQuestionRow, carom_question_row, GTK_TYPE_BOX)

static void carom_question_row_class_init(CaromQuestionRowClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-question-row.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromQuestionRow, number_label);
  gtk_widget_class_bind_template_child(widget_class, CaromQuestionRow, question_label);
  gtk_widget_class_bind_template_child(widget_class, CaromQuestionRow, answer);
  gtk_widget_class_bind_template_child(widget_class, CaromQuestionRow, answer_label);
}

static void carom_question_row_init(CaromQuestionRow *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
}

/* Several are on show, so each says to what it is the answer. */
static void show_answer(CaromQuestionRow *self, const CaromQuestion *question) {
  /* Translators: what a screen reader calls the button that shows an answer; %s is the question. */
  g_autofree char *name = g_strdup_printf(_("Answer to “%s”"), question->question);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->answer), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                 -1);
  g_autofree char *answer = carom_soft_text(question->answer);
  gtk_label_set_text(self->answer_label, answer);
}

GtkWidget *carom_question_row_new(const CaromQuestion *question, guint number) {
  CaromQuestionRow *self = g_object_new(CAROM_TYPE_QUESTION_ROW, NULL);
  /* Translators: the number of a question in a list. */
  g_autofree char *shown = g_strdup_printf(_("%u."), number);
  gboolean has_answer = question->answer && *question->answer;
  gtk_label_set_text(self->number_label, shown);
  g_autofree char *words = carom_soft_text(question->question);
  gtk_label_set_text(self->question_label, words);
  gtk_widget_set_visible(GTK_WIDGET(self->answer), has_answer);
  if (has_answer)
    show_answer(self, question);
  return GTK_WIDGET(self);
}
