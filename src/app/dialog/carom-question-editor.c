/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-question-editor: a box for each question, with its number, buttons, fields and choices. The
 * boxes stay while there are as many questions and choices; only what stands in them changes. */
#include "carom-question-editor.h"

#include "carom-scene-check.h"
#include "carom-setting-row.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromQuestionEditor {
  GtkBox parent_instance;
  CaromDocument *document;
  GtkBox *boxes;
  GPtrArray *rows;     /* (element-type CaromSettingRow): all of them */
  GPtrArray *fields;   /* (element-type GtkWidget): the first of each question */
  GPtrArray *numbers;  /* (element-type GtkWidget): the row that says when, of each question */
  GPtrArray *rights;   /* (element-type GtkCheckButton): one a choice */
  char *shape;         /* (nullable): how many choices each question has */
  gboolean is_showing; /* the program changes a box, not the user */
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE(CaromQuestionEditor, carom_question_editor, GTK_TYPE_BOX)

/* Which question, or which choice of all, a button belongs to. */
#define INDEX "carom-question"

static guint count_questions(CaromQuestionEditor *self) {
  return carom_document_get_scene(self->document)->questions->len;
}

/* ---- Edits ---- */

static GtkWidget *find_field(CaromQuestionEditor *self, guint i) {
  return i < self->fields->len ? self->fields->pdata[i] : NULL;
}

/* What gets the focus is scrolled into view, which needs its place. */
static gboolean focus_again(GtkWidget *widget, GdkFrameClock *clock, gpointer i) {
  GtkWidget *field = find_field(CAROM_QUESTION_EDITOR(widget), GPOINTER_TO_UINT(i));
  if (!field || !gtk_widget_is_focus(field))
    return G_SOURCE_REMOVE;
  if (gtk_widget_get_height(field) == 0)
    return G_SOURCE_CONTINUE;
  gtk_root_set_focus(gtk_widget_get_root(field), NULL);
  gtk_widget_grab_focus(field);
  return G_SOURCE_REMOVE;
}

/* Puts the focus into question @i. */
static void focus_question(CaromQuestionEditor *self, guint i) {
  GtkWidget *field = find_field(self, i);
  if (!field)
    return;
  gtk_widget_grab_focus(field);
  g_signal_emit_by_name(field, "select-all", TRUE);
  gtk_widget_add_tick_callback(GTK_WIDGET(self), focus_again, GUINT_TO_POINTER(i), NULL);
}

/* Makes @scene a step of undo, unless it has too many questions.
 *
 * @i: the question that gets the focus */
static void change(CaromQuestionEditor *self, CaromScene *scene, const char *name, guint i) {
  g_autoptr(GError) error = NULL;
  gboolean done = carom_scene_check_field(scene, "questions", &error);
  gtk_label_set_text(self->problem, done ? "" : error->message);
  gtk_widget_set_visible(GTK_WIDGET(self->problem), !done);
  if (!done)
    return;
  carom_document_change(self->document, scene, name, NULL);
  focus_question(self, i);
}

static CaromScene *copy_scene(CaromQuestionEditor *self) {
  return carom_scene_copy(carom_document_get_scene(self->document));
}

static void add(CaromQuestionEditor *self) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  /* It cannot be blank. */
  CaromQuestion question = carom_question_none();
  question.question = g_strdup(_("New question"));
  g_array_append_val(scene->questions, question);
  guint i = scene->questions->len - 1;
  change(self, scene,
         /* Translators: the name of an edit, as in “Undo Add Question” */ _("Add Question"), i);
}

static guint get_index(GtkWidget *button) {
  return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(button), INDEX));
}

static void remove_one(CaromQuestionEditor *self, GtkWidget *button) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  guint i = get_index(button);
  g_array_remove_index(scene->questions, i);
  change(self, scene, _("Remove Question"), i < scene->questions->len || i == 0 ? i : i - 1);
}

static void exchange(CaromQuestionEditor *self, guint i, guint j) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  CaromQuestion *one = carom_scene_question(scene, i), *other = carom_scene_question(scene, j);
  CaromQuestion moved = *one;
  *one = *other;
  *other = moved;
  change(self, scene, _("Move Question"), j);
}

static void move_up(CaromQuestionEditor *self, GtkWidget *button) {
  exchange(self, get_index(button), get_index(button) - 1);
}

static void move_down(CaromQuestionEditor *self, GtkWidget *button) {
  exchange(self, get_index(button), get_index(button) + 1);
}

/* ---- The boxes ---- */

/* @name: translatable, with the question's number */
static GtkWidget *make_button(CaromQuestionEditor *self, guint i, const char *icon,
                              const char *name, GCallback callback) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  g_auto(GStrv) parts = g_strsplit(_(name), "%u", 2);
  g_autofree char *number = g_strdup_printf("%u", i + 1);
  g_autofree char *shown = g_strjoinv(number, parts);
  g_object_set_data(G_OBJECT(button), INDEX, GUINT_TO_POINTER(i));
  gtk_button_set_has_frame(GTK_BUTTON(button), FALSE);
  carom_tooltip_set_text(button, shown);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, shown, -1);
  g_signal_connect_object(button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *make_number(guint i) {
  /* Translators: the number of a question in a list. */
  g_autofree char *number = g_strdup_printf(_("%u."), i + 1);
  GtkWidget *label = gtk_label_new(number);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_widget_add_css_class(label, "heading");
  return label;
}

static GtkWidget *make_header(CaromQuestionEditor *self, guint i) {
  GtkWidget *header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *up =
      make_button(self, i, "go-up-symbolic", N_("Move question %u up"), G_CALLBACK(move_up));
  GtkWidget *down =
      make_button(self, i, "go-down-symbolic", N_("Move question %u down"), G_CALLBACK(move_down));
  gtk_widget_set_sensitive(up, i > 0);
  gtk_widget_set_sensitive(down, i + 1 < count_questions(self));
  gtk_box_append(GTK_BOX(header), make_number(i));
  gtk_box_append(GTK_BOX(header), up);
  gtk_box_append(GTK_BOX(header), down);
  gtk_box_append(GTK_BOX(header), make_button(self, i, "list-remove-symbolic",
                                              N_("Remove question %u"), G_CALLBACK(remove_one)));
  return header;
}

/* @name: translated: what a screen reader calls the field, of which there are several
 * Returns: (transfer none): the row */
static GtkWidget *add_row(CaromQuestionEditor *self, GtkBox *box, const char *id, guint i,
                          const char *name) {
  GtkWidget *row = carom_setting_row_new(self->document, carom_setting_by_id(id), i);
  gtk_accessible_update_property(GTK_ACCESSIBLE(CAROM_SETTING_ROW(row)->field),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append(box, row);
  g_ptr_array_add(self->rows, row);
  return row;
}

/* ---- Choices ---- */

static CaromQuestionChoice make_choice(const char *text, gboolean is_right) {
  return (CaromQuestionChoice){.choice = g_strdup(text), .is_right = is_right};
}

/* A question begins with two, because one is none. */
static void add_choice(CaromQuestionEditor *self, GtkWidget *button) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  guint i = get_index(button);
  CaromQuestion *question = carom_scene_question(scene, i);
  if (!question->choices)
    question->choices = carom_question_choice_list_new();
  if (question->choices->len == 0) {
    CaromQuestionChoice right = make_choice(_("The right choice"), TRUE);
    g_array_append_val(question->choices, right);
  }
  CaromQuestionChoice wrong = make_choice(_("Another choice"), FALSE);
  g_array_append_val(question->choices, wrong);
  change(self, scene, _("Add Choice"), i);
}

/* Of two, both go; where the right one goes, the first one takes its place. */
static void remove_choice(CaromQuestionEditor *self, GtkWidget *button) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  guint i = get_index(button) / CAROM_QUESTION_MAX_CHOICES;
  guint k = get_index(button) % CAROM_QUESTION_MAX_CHOICES;
  CaromQuestion *question = carom_scene_question(scene, i);
  gboolean was_right = carom_question_choice(question, k)->is_right;
  g_array_remove_index(question->choices, k);
  if (question->choices->len < CAROM_QUESTION_MIN_CHOICES)
    g_clear_pointer(&question->choices, g_array_unref);
  else if (was_right)
    carom_question_choice(question, 0)->is_right = TRUE;
  change(self, scene, _("Remove Choice"), i);
}

static void choose_right(CaromQuestionEditor *self, GtkWidget *box) {
  if (self->is_showing || !gtk_check_button_get_active(GTK_CHECK_BUTTON(box)))
    return;
  g_autoptr(CaromScene) scene = copy_scene(self);
  CaromQuestion *question =
      carom_scene_question(scene, get_index(box) / CAROM_QUESTION_MAX_CHOICES);
  for (guint k = 0; k < carom_question_n_choices(question); k++)
    carom_question_choice(question, k)->is_right = k == get_index(box) % CAROM_QUESTION_MAX_CHOICES;
  carom_document_change(self->document, scene, _("Change Right Choice"), NULL);
}

/* @group: (nullable): the box of the question's first choice
 * Returns: (transfer floating): the box that says which one is right */
static GtkWidget *make_right(CaromQuestionEditor *self, guint i, GtkCheckButton *group) {
  GtkWidget *box = gtk_check_button_new_with_label(_("Right"));
  gtk_check_button_set_group(GTK_CHECK_BUTTON(box), group);
  g_object_set_data(G_OBJECT(box), INDEX, GUINT_TO_POINTER(i));
  gtk_widget_set_hexpand(box, TRUE);
  g_signal_connect_object(box, "toggled", G_CALLBACK(choose_right), self, G_CONNECT_SWAPPED);
  g_ptr_array_add(self->rights, box);
  return box;
}

static void add_choice_rows(CaromQuestionEditor *self, GtkBox *box, guint i, guint k,
                            GtkCheckButton *group) {
  guint index = i * CAROM_QUESTION_MAX_CHOICES + k;
  g_autofree char *choice = g_strdup_printf(_("Choice %u of question %u"), k + 1, i + 1);
  g_autofree char *belief = g_strdup_printf(_("Belief in choice %u of question %u"), k + 1, i + 1);
  g_autofree char *meaning =
      g_strdup_printf(_("Meaning of choice %u of question %u"), k + 1, i + 1);
  GtkWidget *header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *remove = make_button(self, k, "list-remove-symbolic", N_("Remove choice %u"),
                                  G_CALLBACK(remove_choice));
  g_object_set_data(G_OBJECT(remove), INDEX, GUINT_TO_POINTER(index));
  gtk_box_append(GTK_BOX(header), make_right(self, index, group));
  gtk_box_append(GTK_BOX(header), remove);
  gtk_box_append(box, header);
  add_row(self, box, "choice", index, choice);
  add_row(self, box, "choice-belief", index, belief);
  add_row(self, box, "choice-meaning", index, meaning);
}

static void add_choices(CaromQuestionEditor *self, GtkBox *box, guint i) {
  guint n =
      carom_question_n_choices(carom_scene_question(carom_document_get_scene(self->document), i));
  GtkWidget *choices = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  GtkCheckButton *group = NULL;
  gtk_widget_set_margin_start(choices, 18);
  for (guint k = 0; k < n; k++) {
    add_choice_rows(self, GTK_BOX(choices), i, k, group);
    group = group ? group : self->rights->pdata[self->rights->len - 1];
  }
  GtkWidget *button = gtk_button_new_with_label(_("Add a choice"));
  g_object_set_data(G_OBJECT(button), INDEX, GUINT_TO_POINTER(i));
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  gtk_widget_set_sensitive(button, n < CAROM_QUESTION_MAX_CHOICES);
  g_signal_connect_object(button, "clicked", G_CALLBACK(add_choice), self, G_CONNECT_SWAPPED);
  gtk_box_append(GTK_BOX(choices), button);
  gtk_box_append(box, choices);
}

static GtkWidget *make_box(CaromQuestionEditor *self, guint i) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *question = g_strdup_printf(_("Question %u"), i + 1);
  g_autofree char *answer = g_strdup_printf(_("Answer to question %u"), i + 1);
  gtk_box_append(GTK_BOX(box), make_header(self, i));
  g_autofree char *when = g_strdup_printf(_("When question %u is asked"), i + 1);
  g_autofree char *number = g_strdup_printf(_("Contact or time of question %u"), i + 1);
  GtkWidget *row = add_row(self, GTK_BOX(box), "question", i, question);
  g_ptr_array_add(self->fields, CAROM_SETTING_ROW(row)->field);
  add_row(self, GTK_BOX(box), "answer", i, answer);
  add_row(self, GTK_BOX(box), "question-when", i, when);
  g_ptr_array_add(self->numbers, add_row(self, GTK_BOX(box), "question-number", i, number));
  add_choices(self, GTK_BOX(box), i);
  return box;
}

static void make_boxes(CaromQuestionEditor *self) {
  GtkWidget *box;
  GPtrArray *lists[] = {self->rows, self->fields, self->numbers, self->rights};
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    g_ptr_array_set_size(lists[i], 0);
  while ((box = gtk_widget_get_first_child(GTK_WIDGET(self->boxes))))
    gtk_box_remove(self->boxes, box);
  for (guint i = 0; i < count_questions(self); i++)
    gtk_box_append(self->boxes, make_box(self, i));
}

/* Returns: (transfer full): how many choices each question has, which decides what boxes there are
 */
static char *describe_shape(CaromQuestionEditor *self) {
  GString *shape = g_string_new(NULL);
  for (guint i = 0; i < count_questions(self); i++)
    g_string_append_printf(shape, "%u ",
                           carom_question_n_choices(
                               carom_scene_question(carom_document_get_scene(self->document), i)));
  return g_string_free(shape, FALSE);
}

/* Which choices are right, and which questions have a number of when. */
static void show_rest(CaromQuestionEditor *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  self->is_showing = TRUE;
  for (guint i = 0, n = 0; i < count_questions(self); i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    gtk_widget_set_visible(self->numbers->pdata[i],
                           question->before_contact > 0 || !isnan(question->at_s));
    for (guint k = 0; k < carom_question_n_choices(question); k++)
      if (carom_question_choice(question, k)->is_right)
        gtk_check_button_set_active(self->rights->pdata[n + k], TRUE);
    n += carom_question_n_choices(question);
  }
  self->is_showing = FALSE;
}

void carom_question_editor_show(CaromQuestionEditor *self) {
  g_return_if_fail(CAROM_IS_QUESTION_EDITOR(self));
  g_autofree char *shape = describe_shape(self);
  if (g_strcmp0(shape, self->shape) != 0) {
    g_free(self->shape);
    self->shape = g_steal_pointer(&shape);
    make_boxes(self);
  }
  for (guint i = 0; i < self->rows->len; i++)
    carom_setting_row_show(self->rows->pdata[i]);
  show_rest(self);
}

static void carom_question_editor_dispose(GObject *object) {
  CaromQuestionEditor *self = CAROM_QUESTION_EDITOR(object);
  g_clear_object(&self->document);
  g_clear_pointer(&self->rows, g_ptr_array_unref);
  g_clear_pointer(&self->fields, g_ptr_array_unref);
  g_clear_pointer(&self->numbers, g_ptr_array_unref);
  g_clear_pointer(&self->rights, g_ptr_array_unref);
  g_clear_pointer(&self->shape, g_free);
  G_OBJECT_CLASS(carom_question_editor_parent_class)->dispose(object);
}

static void carom_question_editor_class_init(CaromQuestionEditorClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_question_editor_dispose;
}

static void carom_question_editor_init(CaromQuestionEditor *self) {
  self->rows = g_ptr_array_new();
  self->fields = g_ptr_array_new();
  self->numbers = g_ptr_array_new();
  self->rights = g_ptr_array_new();
  self->boxes = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12));
  self->problem = GTK_LABEL(gtk_label_new(NULL));
  GtkWidget *button = gtk_button_new_with_mnemonic(_("_Add a question"));
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  gtk_label_set_wrap(self->problem, TRUE);
  gtk_label_set_xalign(self->problem, 0);
  gtk_widget_add_css_class(GTK_WIDGET(self->problem), "problem");
  gtk_widget_set_visible(GTK_WIDGET(self->problem), FALSE);
  g_signal_connect_swapped(button, "clicked", G_CALLBACK(add), self);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->boxes));
  gtk_box_append(GTK_BOX(self), button);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->problem));
}

GtkWidget *carom_question_editor_new(CaromDocument *document) {
  CaromQuestionEditor *self = g_object_new(CAROM_TYPE_QUESTION_EDITOR, "orientation",
                                           GTK_ORIENTATION_VERTICAL, "spacing", 12, NULL);
  self->document = g_object_ref(document);
  return GTK_WIDGET(self);
}
