/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-why-view: above what scrolls, a button for the picture and for each chapter, and what there
 * is to see in the picture of what each method reads; then that, and the sheet. */
#include "carom-why-view.h"

#include "carom-diagram-area.h"
#include "carom-formula-sentence.h"
#include "carom-layout.h"
#include "carom-page.h"
#include "carom-ruler-picture.h"
#include "carom-soon.h"
#include "carom-tooltip.h"
#include "carom-typeset.h"

#include <glib/gi18n-lib.h>

G_STATIC_ASSERT(CAROM_N_LOOKS == 5); /* as words here say */

/* Of the page, in pixels. */
#define LOW_HEIGHT 300

struct _CaromWhyView {
  CaromContactPage parent_instance;
  GtkBox *chapters; /* a button each */
  GtkLabel *nothing_label;
  CaromDiagramArea *rulers;
  GtkBox *look; /* which step it is, and what there is to see */
  int step;     /* of the walk, for which that is; it matters while there is something in it */
  CaromSheet *sheet;
};

G_DEFINE_FINAL_TYPE(CaromWhyView, carom_why_view, CAROM_TYPE_CONTACT_PAGE)

/* ---- The overview ---- */

static void on_part(GtkWidget *button, gpointer step) {
  gtk_widget_activate_action(button, "win.line", "i", GPOINTER_TO_INT(step));
}

/* @step: of the walk, to which it leads */
static GtkWidget *part_button_new(CaromExplanation *explanation, const char *its_word,
                                  const char *title, int step) {
  GtkWidget *button = gtk_toggle_button_new();
  GtkWidget *word = carom_typeset_new_derived(explanation, its_word, "word");
  carom_typeset_set_in_one_row(CAROM_TYPESET(word));
  gtk_button_set_child(GTK_BUTTON(button), word);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 carom_typeset_get_text(CAROM_TYPESET(word)), -1);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, title);
  g_signal_connect(button, "clicked", G_CALLBACK(on_part), GINT_TO_POINTER(step));
  return button;
}

/* The first of its lines that is always seen or, without one, its first. */
static int first_step_of(const CaromDerivation *derivation, const CaromDerivationChapter *chapter) {
  guint line = chapter->first_line, end = line + chapter->n_lines;
  while (line < end && carom_derivation_line(derivation, line)->tag == 0)
    line++;
  return carom_derivation_step_of_line(line < end ? line : chapter->first_line);
}

static void fill_overview(CaromWhyView *self, CaromExplanation *explanation) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  if (!derivation)
    return;
  if (carom_ruler_picture_exists(explanation))
    gtk_box_append(self->chapters,
                   part_button_new(explanation, N_("Picture"),
                                   _("The picture of all methods at once, in five steps"),
                                   CAROM_LOOK_VELOCITIES));
  for (guint i = 0; i < derivation->chapters->len; i++) {
    const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
    g_autofree char *title = carom_formula_sentence_of_derivation(
        &carom_formula_sentence_plain, chapter->title, explanation, derivation);
    gtk_box_append(self->chapters, part_button_new(explanation, chapter->word, title,
                                                   first_step_of(derivation, chapter)));
  }
}

/* Below panes on a projector there is too little room for it, and nobody clicks there. */
static gboolean show_overview(gpointer view) {
  CaromWhyView *self = view;
  GtkWidget *root = GTK_WIDGET(gtk_widget_get_root(GTK_WIDGET(self)));
  gboolean is_low = root && gtk_widget_has_css_class(root, "presentation") &&
                    gtk_widget_get_height(GTK_WIDGET(self)) < LOW_HEIGHT;
  gtk_widget_set_visible(GTK_WIDGET(self->chapters),
                         !is_low && gtk_widget_get_first_child(GTK_WIDGET(self->chapters)));
  return G_SOURCE_REMOVE;
}

/* While it is laid out, nothing may come or go. */
static void on_laid_out(CaromWhyView *self) {
  carom_soon(self, show_overview);
}

/* Marks the part at which the walk stands. */
static void update_overview(CaromWhyView *self, CaromExplanation *explanation, int step) {
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int line = carom_derivation_line_at(step), current = -1;
  if (derivation && step >= 0)
    current = (line < 0 ? 0
                        : (int)carom_derivation_chapter_of(derivation, (guint)line) +
                              carom_ruler_picture_exists(explanation));
  GtkWidget *button = gtk_widget_get_first_child(GTK_WIDGET(self->chapters));
  for (int i = 0; button; i++, button = gtk_widget_get_next_sibling(button))
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), i == current);
}

/* ---- What there is to see in the picture ---- */

static void clear(GtkBox *box) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(box))))
    gtk_box_remove(box, child);
}

/* @number: of the step, or a sign in its place */
static void tell(CaromWhyView *self, CaromExplanation *explanation, const char *number,
                 const char *sentence) {
  GtkWidget *label = gtk_label_new(number);
  GtkWidget *words = carom_typeset_new_derived(explanation, sentence, "seen");
  clear(self->look);
  gtk_widget_set_valign(label, GTK_ALIGN_START);
  gtk_widget_set_hexpand(words, TRUE);
  gtk_box_append(self->look, label);
  gtk_box_append(self->look, words);
}

/* Where the page is low, only what is looked at can be seen. */
static void scroll(CaromContactPage *page) {
  CaromDiagramArea *rulers = CAROM_WHY_VIEW(page)->rulers;
  CaromInspector *inspector = carom_contact_page_get_inspector(page);
  double top, bottom;
  if (!inspector || carom_derivation_look_at(carom_inspector_get_step(
                        inspector, CAROM_TOPIC_DERIVATION)) == CAROM_N_LOOKS)
    return;
  carom_diagram_area_find_look(rulers, &top, &bottom);
  carom_contact_page_scroll_into(page, GTK_WIDGET(rulers), top, bottom);
}

/* Before the looks it says how to go on. */
static void show_look(CaromWhyView *self, CaromExplanation *explanation, int step) {
  CaromLook look = carom_derivation_look_at(step);
  gboolean has_picture = explanation && carom_ruler_picture_exists(explanation);
  gtk_widget_set_visible(GTK_WIDGET(self->look), has_picture && step < CAROM_N_LOOKS);
  if (!gtk_widget_get_visible(GTK_WIDGET(self->look)) ||
      (step == self->step && gtk_widget_get_first_child(GTK_WIDGET(self->look))))
    return;
  self->step = step;
  if (look == CAROM_N_LOOKS) {
    tell(self, explanation, "↓",
         N_("The Down key leads through this picture in five steps, and then through the lines."));
    return;
  }
  /* Translators: the number of a step, and how many there are. */
  g_autofree char *number = g_strdup_printf(_("%1$d/%2$d"), look + 1, CAROM_N_LOOKS);
  tell(self, explanation, number, carom_explanation_derive(explanation)->looks[look].sentence);
}

/* ---- The whole ---- */

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromWhyView *self = CAROM_WHY_VIEW(page);
  clear(self->chapters);
  clear(self->look);
  if (!explanation)
    return;
  fill_overview(self, explanation);
  g_autofree char *agreement = carom_explanation_describe_agreement(explanation);
  gtk_label_set_text(self->nothing_label, agreement);
  show_overview(self);
  gtk_widget_set_visible(GTK_WIDGET(self->nothing_label),
                         !carom_explanation_has_working(explanation));
}

static void update(CaromContactPage *page) {
  CaromWhyView *self = CAROM_WHY_VIEW(page);
  CaromInspector *inspector = carom_contact_page_get_inspector(page);
  CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  int step = carom_inspector_get_step(inspector, CAROM_TOPIC_DERIVATION);
  carom_diagram_area_update(self->rulers, inspector);
  update_overview(self, explanation, step);
  show_look(self, explanation, step);
}

static void carom_why_view_class_init(CaromWhyViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->page = &carom_page_why;
  page_class->show = show;
  page_class->update = update;
  page_class->scroll = scroll;
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  g_type_ensure(CAROM_TYPE_DIAGRAM_AREA);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-why-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, chapters);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, nothing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, rulers);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, look);
  gtk_widget_class_bind_template_child(widget_class, CaromWhyView, sheet);
}

static void carom_why_view_init(CaromWhyView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_contact_page_set_sheet(CAROM_CONTACT_PAGE(self), self->sheet);
  GtkScrolledWindow *scroller = carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(self));
  g_signal_connect_object(gtk_scrolled_window_get_vadjustment(scroller), "notify::page-size",
                          G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
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
