/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-panel: shows the lesson and the questions of the scene, and a row for each entry of
 * the list of parameters. */
#include "carom-scene-panel.h"

#include "carom-item-table.h"
#include "carom-parameter-row.h"
#include "carom-scene-picture-label.h"
#include "carom-soft-text.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromScenePanel {
  GtkBox parent_instance;
  CaromDocument *document;
  GtkScrolledWindow *scroller;
  GtkLabel *title_label;
  GtkLabel *lesson_label;
  GtkWidget *words_note; /* that the words are about another state of the scene */
  GtkWidget *questions;
  GtkBox *question_rows;
  GArray *shown_questions; /* (element-type CaromQuestion): what the rows show */
  GtkBox *parameters;
  GtkWidget *labels_switch;
  GtkWidget *discs;
  gboolean is_secret; /* whether what may give an answer away is hidden */
  CaromEditor *editor;
  CaromItemTable *tables[CAROM_N_ITEM_KINDS];
  GtkExpander *walls, *emitters;
  GtkWindow *window;     /* (nullable): of the tables; not owned */
  gboolean is_in_tables; /* whether the focus is: then what is above them keeps its place */
};

G_DEFINE_FINAL_TYPE(CaromScenePanel, carom_scene_panel, GTK_TYPE_BOX)

static GtkWidget *make_label(const char *text) {
  g_autofree char *soft = carom_soft_text(text);
  GtkWidget *label = gtk_label_new(soft);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* Several are on show, so each says to what it is the answer; where there is none, it is hidden. */
static GtkWidget *make_answer(const CaromQuestion *question) {
  GtkWidget *answer = gtk_expander_new(_("Answer"));
  GtkWidget *label = make_label(question->answer ? question->answer : "");
  /* Translators: what a screen reader calls the button that shows an answer; %s is the question. */
  g_autofree char *name = g_strdup_printf(_("Answer to “%s”"), question->question);
  gtk_widget_add_css_class(label, "answer");
  gtk_expander_set_child(GTK_EXPANDER(answer), label);
  gtk_accessible_update_property(GTK_ACCESSIBLE(answer), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_visible(answer, question->answer && *question->answer);
  return answer;
}

/* A question to students, and its answer, which is hidden until it is asked for. */
static GtkWidget *make_question(const CaromQuestion *question, guint number) {
  GtkWidget *row =
      g_object_new(GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* Translators: the number of a question in a list. */
  g_autofree char *shown = g_strdup_printf(_("%u."), number);
  GtkWidget *label = gtk_label_new(shown);
  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_valign(label, GTK_ALIGN_START);
  gtk_label_set_xalign(GTK_LABEL(label), 1);
  gtk_widget_add_css_class(label, "numeric");
  gtk_widget_set_hexpand(words, TRUE);
  gtk_box_append(GTK_BOX(words), make_label(question->question));
  gtk_box_append(GTK_BOX(words), make_answer(question));
  gtk_box_append(GTK_BOX(row), label);
  gtk_box_append(GTK_BOX(row), words);
  return row;
}

/* With all answers hidden. */
static void show_questions(CaromScenePanel *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  GtkWidget *row;
  g_array_unref(self->shown_questions);
  self->shown_questions = carom_question_list_copy(scene->questions);
  while ((row = gtk_widget_get_first_child(GTK_WIDGET(self->question_rows))))
    gtk_box_remove(self->question_rows, row);
  for (guint i = 0; i < scene->questions->len; i++)
    gtk_box_append(self->question_rows, make_question(carom_scene_question(scene, i), i + 1));
}

/* The author's words. They may tell what comes of a contact; where they are hidden, that is said,
 * be they a lesson or questions. */
static void show_words(CaromScenePanel *self, const CaromScene *scene) {
  g_autofree char *lesson = carom_soft_text(scene->lesson ? scene->lesson : "");
  gboolean has_questions = scene->questions->len > 0;
  gboolean hides_words = self->is_secret && (*lesson || has_questions);
  gtk_label_set_text(self->lesson_label,
                     hides_words ? _("The text about this scene is hidden, because it may give the "
                                     "answer away. It comes back after the question.")
                                 : lesson);
  gtk_widget_set_visible(GTK_WIDGET(self->lesson_label), hides_words || *lesson);
  gtk_widget_set_visible(self->questions, has_questions && !self->is_secret);
  if (!self->is_in_tables)
    gtk_widget_set_visible(self->words_note, !self->is_secret && scene->words_are_older);
}

/* What the switch does, or why it does nothing. */
static const char *describe_labels(const CaromScene *scene) {
  if (carom_scene_picture_label_serves(scene))
    return _("Write A, B, C … on the discs, or the names that they have been given");
  if (carom_scene_count_most_discs(scene) == 0)
    return _("There is no disc yet that could have a name");
  return _("No names here: where there are more than 26 discs, only those that have been given a "
           "name show one, and only if they are few");
}

/* What has been revealed stays until another scene is opened, or the questions are edited. While
 * something is dragged all that waits, and is shown when the pointer rests. */
static void show_scene(CaromScenePanel *self) {
  if (carom_player_is_in_flux(carom_document_get_player(self->document)))
    return;
  const CaromScene *scene = carom_document_get_scene(self->document);
  if (!carom_question_list_equal(scene->questions, self->shown_questions))
    show_questions(self);
  gtk_label_set_text(self->title_label, scene->title);
  show_words(self, scene);
  carom_tooltip_set_text(self->labels_switch, describe_labels(scene));

  GtkWidget *row = gtk_widget_get_first_child(GTK_WIDGET(self->parameters));
  for (; row; row = gtk_widget_get_next_sibling(row))
    carom_parameter_row_show(CAROM_PARAMETER_ROW(row), scene, self->is_in_tables);
}

/* ---- The focus ---- */

static gboolean has_focus(CaromScenePanel *self) {
  GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(GTK_WIDGET(self)));
  for (guint kind = 0; focus && self->document && kind < CAROM_N_ITEM_KINDS; kind++)
    if (gtk_widget_is_ancestor(focus, GTK_WIDGET(self->tables[kind])))
      return TRUE;
  return FALSE;
}

/* A table does not move while it is worked in; what waited for that comes after the table has taken
 * what was typed in it. */
static void on_focus_moved(CaromScenePanel *self) {
  gboolean was_in_tables = self->is_in_tables;
  self->is_in_tables = has_focus(self);
  if (was_in_tables && !self->is_in_tables)
    show_scene(self);
}

static void carom_scene_panel_root(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_scene_panel_parent_class)->root(widget);
  g_signal_connect_object(gtk_widget_get_root(widget), "notify::focus-widget",
                          G_CALLBACK(on_focus_moved), widget, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void carom_scene_panel_unroot(GtkWidget *widget) {
  g_signal_handlers_disconnect_by_func(gtk_widget_get_root(widget), on_focus_moved, widget);
  GTK_WIDGET_CLASS(carom_scene_panel_parent_class)->unroot(widget);
}

/* Another scene has other rows, wherever the focus is, and its title and its lesson come first. */
static void on_opened(CaromScenePanel *self) {
  gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(self->scroller), 0);
  gboolean is_in_tables = self->is_in_tables;
  self->is_in_tables = FALSE;
  show_questions(self);
  show_scene(self);
  self->is_in_tables = is_in_tables;
}

void carom_scene_panel_set_document(CaromScenePanel *self, CaromDocument *document,
                                    CaromEditor *editor) {
  g_return_if_fail(CAROM_IS_SCENE_PANEL(self) && !self->document);
  CaromPlayer *player = carom_document_get_player(document);
  self->document = g_object_ref(document);
  self->editor = g_object_ref(editor);
  guint n_parameters;
  const CaromParameter *const *parameters = carom_parameters(&n_parameters);
  for (guint i = 0; i < n_parameters; i++)
    gtk_box_append(self->parameters, carom_parameter_row_new(parameters[i], document));
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_scene), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    self->tables[kind] = CAROM_ITEM_TABLE(carom_item_table_new(kind, editor, document));
  gtk_box_append(GTK_BOX(self->discs), GTK_WIDGET(self->tables[CAROM_ITEM_DISC]));
  gtk_expander_set_child(self->walls, GTK_WIDGET(self->tables[CAROM_ITEM_WALL]));
  gtk_expander_set_child(self->emitters, GTK_WIDGET(self->tables[CAROM_ITEM_EMITTER]));
}

void carom_scene_panel_show_item(CaromScenePanel *self, CaromItem item) {
  g_return_if_fail(CAROM_IS_SCENE_PANEL(self));
  GtkExpander *const expanders[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_WALL] = self->walls, [CAROM_ITEM_EMITTER] = self->emitters};
  if (expanders[item.kind])
    gtk_expander_set_expanded(expanders[item.kind], TRUE);
  gtk_widget_set_visible(GTK_WIDGET(self), TRUE);
  carom_item_table_show_item(self->tables[item.kind], item.index);
}

static void open_tables(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromScenePanel *self = CAROM_SCENE_PANEL(widget);
  if (!self->window) {
    self->window = carom_item_table_new_window(GTK_WINDOW(gtk_widget_get_root(widget)),
                                               self->editor, self->document);
    g_object_add_weak_pointer(G_OBJECT(self->window), (gpointer *)&self->window);
  }
  gtk_window_present(self->window);
}

void carom_scene_panel_set_secret(CaromScenePanel *self, gboolean is_secret) {
  g_return_if_fail(CAROM_IS_SCENE_PANEL(self));
  self->is_secret = is_secret;
  gtk_widget_set_visible(self->discs, !is_secret);
  if (is_secret && self->window)
    gtk_window_destroy(self->window);
  if (self->document && carom_document_get_scene(self->document))
    show_words(self, carom_document_get_scene(self->document));
}

static void carom_scene_panel_dispose(GObject *object) {
  CaromScenePanel *self = CAROM_SCENE_PANEL(object);
  g_clear_weak_pointer(&self->window);
  g_clear_object(&self->editor);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_scene_panel_parent_class)->dispose(object);
}

static void carom_scene_panel_finalize(GObject *object) {
  g_array_unref(CAROM_SCENE_PANEL(object)->shown_questions);
  G_OBJECT_CLASS(carom_scene_panel_parent_class)->finalize(object);
}

static void carom_scene_panel_class_init(CaromScenePanelClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_scene_panel_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_scene_panel_finalize;
  widget_class->root = carom_scene_panel_root;
  widget_class->unroot = carom_scene_panel_unroot;
  gtk_widget_class_install_action(widget_class, "scene-panel.open-tables", NULL, open_tables);
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-scene-panel.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, lesson_label);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, words_note);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, questions);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, question_rows);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, parameters);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, labels_switch);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, discs);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, walls);
  gtk_widget_class_bind_template_child(widget_class, CaromScenePanel, emitters);
}

static void carom_scene_panel_init(CaromScenePanel *self) {
  self->shown_questions = carom_question_list_new();
  gtk_widget_init_template(GTK_WIDGET(self));
}
