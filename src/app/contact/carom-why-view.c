/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-why-view: above what scrolls, a button for each chapter; above the sheet, what each
 * method reads. */
#include "carom-why-view.h"

#include "carom-diagram-area.h"
#include "carom-formula-sentence.h"
#include "carom-layout.h"
#include "carom-page.h"
#include "carom-tooltip.h"
#include "carom-typeset.h"

#include <glib/gi18n-lib.h>

struct _CaromWhyView {
  CaromContactPage parent_instance;
  GtkBox *chapters; /* a button each */
  GtkLabel *nothing_label;
  CaromDiagramArea *rulers;
  CaromSheet *sheet;
};

G_DEFINE_FINAL_TYPE(CaromWhyView, carom_why_view, CAROM_TYPE_CONTACT_PAGE)

static void on_chapter(GtkWidget *button, gpointer first_line) {
  gtk_widget_activate_action(button, "win.line", "i", GPOINTER_TO_INT(first_line));
}

static GtkWidget *chapter_button_new(CaromExplanation *explanation,
                                     const CaromDerivation *derivation, guint i) {
  const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
  g_autofree char *title = carom_formula_sentence_of_derivation(
      &carom_formula_sentence_plain, chapter->title, explanation, derivation);
  GtkWidget *button = gtk_toggle_button_new();
  GtkWidget *word = carom_typeset_new_derived(explanation, chapter->word, "word");
  carom_typeset_set_in_one_row(CAROM_TYPESET(word));
  gtk_button_set_child(GTK_BUTTON(button), word);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 carom_typeset_get_text(CAROM_TYPESET(word)), -1);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, title);
  g_signal_connect(button, "clicked", G_CALLBACK(on_chapter),
                   GINT_TO_POINTER((int)chapter->first_line));
  return button;
}

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromWhyView *self = CAROM_WHY_VIEW(page);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->chapters))))
    gtk_box_remove(self->chapters, child);
  for (guint i = 0; derivation && i < derivation->chapters->len; i++)
    gtk_box_append(self->chapters, chapter_button_new(explanation, derivation, i));
  if (!explanation)
    return;
  g_autofree char *agreement = carom_explanation_describe_agreement(explanation);
  gtk_label_set_text(self->nothing_label, agreement);
  gtk_widget_set_visible(GTK_WIDGET(self->chapters), carom_explanation_has_working(explanation));
  gtk_widget_set_visible(GTK_WIDGET(self->nothing_label),
                         !carom_explanation_has_working(explanation));
}

/* Marks the chapter at which the walk stands, and shows the picture as it is there. */
static void update(CaromContactPage *page) {
  CaromWhyView *self = CAROM_WHY_VIEW(page);
  CaromInspector *inspector = carom_contact_page_get_inspector(page);
  CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int line = carom_inspector_get_step(inspector, CAROM_TOPIC_DERIVATION);
  int current =
      derivation && line >= 0 ? (int)carom_derivation_chapter_of(derivation, (guint)line) : -1;
  carom_diagram_area_update(self->rulers, inspector);
  GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(self->chapters));
  for (int i = 0; button; i++, button = gtk_widget_get_next_sibling(button))
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), i == current);
}

static void carom_why_view_class_init(CaromWhyViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->page = &carom_page_why;
  page_class->show = show;
  page_class->update = update;
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  g_type_ensure(CAROM_TYPE_DIAGRAM_AREA);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-why-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, chapters);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, nothing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, rulers);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, sheet);
}

static void carom_why_view_init(CaromWhyView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_contact_page_set_sheet(CAROM_CONTACT_PAGE(self), self->sheet);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer models) {
  return carom_contact_page_new(CAROM_TYPE_WHY_VIEW, models);
}

const CaromPage carom_page_why = {
    .id = "why",
    .title = N_("Wh_y the same?"),
    .about = CAROM_PAGE_ABOUT_ONE,
    .topic = CAROM_TOPIC_DERIVATION,
    .exports = {"why", "why-text"},
    .make = make_page,
};
