/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lecture-view: four labels, each hidden where there is nothing to say; and beside the title,
 * in a line that is there in any case, what the next step does. */
#include "carom-lecture-view.h"

#include "carom-builtin.h"
#include "carom-soft-text.h"

#include <glib/gi18n-lib.h>

struct _CaromLectureView {
  GtkBox parent_instance;
  CaromDocument *document; /* (nullable), not owned */
  CaromLecture *lecture;   /* (nullable) */
  GtkLabel *title, *next, *question, *choices, *answer;
  CaromLectureStep next_shown;
  gboolean has_room; /* for the choices */
};

G_DEFINE_FINAL_TYPE(CaromLectureView, carom_lecture_view, GTK_TYPE_BOX)

/* @text: (nullable) */
static void show_text(GtkLabel *label, const char *text) {
  g_autofree char *soft = carom_soft_text(text ? text : "");
  gtk_label_set_text(label, soft);
  gtk_widget_set_visible(GTK_WIDGET(label), *soft != '\0');
}

/* Returns: (transfer full) (nullable): its choices with their numbers, one a line */
static char *list_choices(const CaromQuestion *question) {
  g_autoptr(GString) list = g_string_new(NULL);
  for (guint i = 0; i < carom_question_n_choices(question); i++) {
    const char *choice = carom_question_choice(question, i)->choice;
    g_string_append(list, i > 0 ? "\n" : "");
    /* Translators: the number of a choice, and what can be chosen. */
    g_string_append_printf(list, _("%u. %s"), i + 1, choice);
  }
  return list->len > 0 ? g_strdup(list->str) : NULL;
}

/* Returns: (transfer full): what comes after this scene */
static char *name_next_scene(CaromLectureView *self) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  const char *id = carom_builtin_neighbour(carom_document_get_scene(self->document)->id, 1);
  for (guint i = 0; i < n_builtins; i++)
    if (g_strcmp0(builtins[i].id, id) == 0)
      /* Translators: what the next step of a lecture does: another scene, by its title. */
      return g_strdup_printf(_("Next: %s"), builtins[i].title);
  /* Translators: of the list of scenes, after the last one of them. */
  return g_strdup(_("The end of the list"));
}

/* A vote names its next step itself. */
static char *name_next(CaromLectureView *self, CaromLectureStep step) {
  switch (step) {
  case CAROM_LECTURE_STEP_VOTE:
    break;
  case CAROM_LECTURE_STEP_HURRY:
    return g_strdup(_("Next: do not wait"));
  case CAROM_LECTURE_STEP_QUESTION:
    return g_strdup(_("Next: a question"));
  case CAROM_LECTURE_STEP_AFTER:
    return g_strdup(_("Next: after the contact"));
  case CAROM_LECTURE_STEP_ANSWER:
    return g_strdup(_("Next: the answer"));
  case CAROM_LECTURE_STEP_PLAY:
    return g_strdup(_("Next: play on"));
  case CAROM_LECTURE_STEP_LEAVE:
    return name_next_scene(self);
  }
  return g_strdup("");
}

/* Returns: whether scene and run can be asked */
static gboolean is_ready(CaromLectureView *self) {
  return carom_document_get_scene(self->document) &&
         !carom_player_is_in_flux(carom_document_get_player(self->document));
}

static void show_next(CaromLectureView *self) {
  self->next_shown = carom_lecture_get_next(self->lecture);
  g_autofree char *name = name_next(self, self->next_shown);
  gtk_label_set_text(self->next, name);
}

/* With each frame, while it plays. */
static void on_moved(CaromLectureView *self) {
  if (is_ready(self) && carom_lecture_get_next(self->lecture) != self->next_shown)
    show_next(self);
}

static void update(CaromLectureView *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  if (!is_ready(self))
    return;
  /* The page that puts one to the vote is not seen where there is room here. */
  const CaromQuestion *voted = self->has_room ? carom_lecture_get_voted(self->lecture) : NULL;
  const CaromQuestion *question = voted ? voted : carom_lecture_get_question(self->lecture);
  gboolean is_answered = question && !voted && carom_lecture_is_answered(self->lecture);
  show_text(self->title, scene->title);
  show_text(self->question, question ? question->question : NULL);
  gboolean lists = voted || (self->has_room && carom_lecture_is_asking(self->lecture));
  g_autofree char *choices = lists ? list_choices(question) : NULL;
  show_text(self->choices, choices);
  show_text(self->answer, is_answered ? question->answer : NULL);
  show_next(self);
}

void carom_lecture_view_show(CaromLectureView *self, CaromDocument *document,
                             CaromLecture *lecture) {
  g_return_if_fail(CAROM_IS_LECTURE_VIEW(self) && !self->lecture);
  self->document = document;
  self->lecture = g_object_ref(lecture);
  g_signal_connect_object(lecture, "changed", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
  CaromPlayer *player = carom_document_get_player(document);
  g_signal_connect_object(player, "replaced", G_CALLBACK(update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_moved), self, G_CONNECT_SWAPPED);
  update(self);
}

void carom_lecture_view_set_room(CaromLectureView *self, gboolean has_room) {
  g_return_if_fail(CAROM_IS_LECTURE_VIEW(self));
  self->has_room = has_room;
  if (self->lecture)
    update(self);
}

static void carom_lecture_view_dispose(GObject *object) {
  g_clear_object(&CAROM_LECTURE_VIEW(object)->lecture);
  G_OBJECT_CLASS(carom_lecture_view_parent_class)->dispose(object);
}

static void carom_lecture_view_class_init(CaromLectureViewClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_lecture_view_dispose;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "lecture");
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* @lines: as many as it may have */
static GtkLabel *add_label(GtkBox *box, const char *css_class, int lines) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), lines > 1);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines(GTK_LABEL(label), lines);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, css_class);
  gtk_box_append(box, label);
  return GTK_LABEL(label);
}

static void carom_lecture_view_init(CaromLectureView *self) {
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
  GtkBox *first_line = GTK_BOX(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12));
  self->title = add_label(first_line, "title", 1);
  self->next = add_label(first_line, "next", 1);
  gtk_widget_set_hexpand(GTK_WIDGET(self->next), TRUE);
  gtk_widget_set_halign(GTK_WIDGET(self->next), GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(first_line));
  self->question = add_label(GTK_BOX(self), "question", 2);
  self->choices = add_label(GTK_BOX(self), "choices", CAROM_QUESTION_MAX_CHOICES);
  self->answer = add_label(GTK_BOX(self), "answer", 4);
}
