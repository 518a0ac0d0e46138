/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-view: fills the page with a heading, a sentence and the lines of each chapter.
 */
#include "carom-derivation-view.h"

#include "carom-derived-line.h"
#include "carom-flow-layout.h"
#include "carom-formula-sentence.h"
#include "carom-sentence-view.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromDerivationView {
  CaromContactPage parent_instance;
  GtkBox *chapters; /* a button each */
  GtkLabel *nothing_label;
  GtkBox *content;
};

G_DEFINE_FINAL_TYPE(CaromDerivationView, carom_derivation_view, CAROM_TYPE_CONTACT_PAGE)

static CaromInspector *get_inspector(CaromDerivationView *self) {
  return carom_contact_page_get_inspector(CAROM_CONTACT_PAGE(self));
}

/* ---- The chapters ---- */

static GtkWidget *chapter_new(CaromDerivationView *self, CaromExplanation *explanation, guint i) {
  const CaromDerivationChapter *chapter =
      carom_derivation_chapter(carom_explanation_derive(explanation), i);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lines = g_object_new(GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  GtkWidget *title = carom_sentence_view_new_derived(explanation, chapter->title, "chapter");
  gtk_accessible_update_property(GTK_ACCESSIBLE(lines), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 carom_sentence_view_get_text(CAROM_SENTENCE_VIEW(title)), -1);
  for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++) {
    GtkWidget *line = carom_derived_line_new(explanation, k);
    carom_derived_line_set_in_numbers(CAROM_DERIVED_LINE(line),
                                      carom_inspector_get_in_numbers(get_inspector(self)));
    carom_contact_page_add_line(CAROM_CONTACT_PAGE(self), line, (int)k);
    gtk_box_append(GTK_BOX(lines), line);
  }
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box),
                 carom_sentence_view_new_derived(explanation, chapter->sentence, "sentence"));
  gtk_box_append(GTK_BOX(box), lines);
  return box;
}

/* ---- The overview ---- */

static void on_chapter(GtkWidget *button, gpointer first_line) {
  gtk_widget_activate_action(button, "win.line", "i", GPOINTER_TO_INT(first_line));
}

static GtkWidget *chapter_button_new(CaromExplanation *explanation, guint i) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
  g_autofree char *title = carom_formula_sentence_of_derivation(
      &carom_formula_sentence_plain, chapter->title, explanation, derivation);
  GtkWidget *button = gtk_toggle_button_new();
  GtkWidget *word = carom_sentence_view_new_derived(explanation, chapter->word, "word");
  carom_sentence_view_set_in_one_row(CAROM_SENTENCE_VIEW(word), TRUE);
  gtk_button_set_child(GTK_BUTTON(button), word);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 carom_sentence_view_get_text(CAROM_SENTENCE_VIEW(word)), -1);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, title);
  g_signal_connect(button, "clicked", G_CALLBACK(on_chapter),
                   GINT_TO_POINTER((int)chapter->first_line));
  return button;
}

/* Marks the chapter at which the walk stands. */
static void update_overview(CaromDerivationView *self, int line) {
  CaromExplanation *explanation = carom_inspector_get_explanation(get_inspector(self));
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int current =
      derivation && line >= 0 ? (int)carom_derivation_chapter_of(derivation, (guint)line) : -1;
  GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(self->chapters));
  for (int i = 0; button; i++, button = gtk_widget_get_next_sibling(button))
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), i == current);
}

static void remove_children(GtkBox *box) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(box))))
    gtk_box_remove(box, child);
}

static void show_chapters(CaromDerivationView *self, CaromExplanation *explanation) {
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  carom_contact_page_forget_lines(CAROM_CONTACT_PAGE(self));
  remove_children(self->content);
  remove_children(self->chapters);
  if (derivation)
    gtk_box_append(self->content, carom_sentence_view_new_derived(explanation, derivation->answer,
                                                                  "in-one-sentence"));
  for (guint i = 0; derivation && i < derivation->chapters->len; i++) {
    gtk_box_append(self->chapters, chapter_button_new(explanation, i));
    gtk_box_append(self->content, chapter_new(self, explanation, i));
  }
}

/* ---- The page ---- */

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromDerivationView *self = CAROM_DERIVATION_VIEW(page);
  show_chapters(self, explanation);
  if (!explanation)
    return;
  g_autofree char *agreement = carom_explanation_describe_agreement(explanation);
  gtk_label_set_text(self->nothing_label, agreement);
  gtk_widget_set_visible(GTK_WIDGET(self->chapters), carom_explanation_has_working(explanation));
  gtk_widget_set_visible(GTK_WIDGET(self->nothing_label),
                         !carom_explanation_has_working(explanation));
}

static int get_place(CaromContactPage *page) {
  return carom_inspector_get_step(carom_contact_page_get_inspector(page), CAROM_TOPIC_DERIVATION);
}

static void update(CaromContactPage *page) {
  GPtrArray *lines = carom_contact_page_get_lines(page);
  for (guint i = 0; i < lines->len; i++)
    carom_derived_line_set_lit(g_ptr_array_index(lines, i), (int)i == get_place(page));
  update_overview(CAROM_DERIVATION_VIEW(page), get_place(page));
}

static void on_in_numbers(CaromDerivationView *self) {
  gboolean in_numbers = carom_inspector_get_in_numbers(get_inspector(self));
  GPtrArray *lines = carom_contact_page_get_lines(CAROM_CONTACT_PAGE(self));
  for (guint i = 0; i < lines->len; i++)
    carom_derived_line_set_in_numbers(g_ptr_array_index(lines, i), in_numbers);
}

void carom_derivation_view_set_inspector(CaromDerivationView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_DERIVATION_VIEW(self));
  carom_contact_page_set_inspector(CAROM_CONTACT_PAGE(self), inspector);
  g_signal_connect_object(inspector, "notify::in-numbers", G_CALLBACK(on_in_numbers), self,
                          G_CONNECT_SWAPPED);
}

/* ---- Life ---- */

static const char *const exports[] = {"why", "why-text", NULL};

static void carom_derivation_view_class_init(CaromDerivationViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->exports = exports;
  page_class->show = show;
  page_class->update = update;
  page_class->get_place = get_place;
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-derivation-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, chapters);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, nothing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDerivationView, content);
}

static void carom_derivation_view_init(CaromDerivationView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
}
