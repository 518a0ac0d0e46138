/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-when-view: above the sheet, what being late changed, in short. */
#include "carom-when-view.h"

#include "carom-page.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromWhenView {
  CaromContactPage parent_instance;
  GtkLabel *playing_label;
  GtkBox *answers;
  CaromSheet *sheet;
};

G_DEFINE_FINAL_TYPE(CaromWhenView, carom_when_view, CAROM_TYPE_CONTACT_PAGE)

/* The comparisons are the last of all. */
static void show_comparisons(CaromWhenView *self) {
  carom_contact_page_scroll_to(CAROM_CONTACT_PAGE(self), carom_sheet_get_end(self->sheet));
}

/* In short, a button that leads to the whole. */
static void add_answer(CaromWhenView *self, const char *summary) {
  GtkWidget *button = gtk_button_new(), *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new(summary);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, "brief");
  gtk_box_append(GTK_BOX(row), label);
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("carom-next-line-symbolic"));
  gtk_button_set_child(GTK_BUTTON(button), row);
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, carom_encounter_columns_comparisons_title());
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                 -1);
  g_signal_connect_object(button, "clicked", G_CALLBACK(show_comparisons), self, G_CONNECT_SWAPPED);
  gtk_box_append(self->answers, button);
}

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  CaromWhenView *self = CAROM_WHEN_VIEW(page);
  gboolean is_waiting = carom_sheet_is_waiting(self->sheet);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->answers))))
    gtk_box_remove(self->answers, child);
  gtk_widget_set_visible(GTK_WIDGET(self->playing_label), is_waiting);
  if (!explanation || is_waiting)
    return;
  const CaromEncounterColumns *columns =
      carom_inspector_get_columns(carom_contact_page_get_inspector(page));
  for (guint i = 0; i < columns->n_comparisons; i++)
    if (columns->comparisons[i].summary)
      add_answer(self, columns->comparisons[i].summary);
}

static void on_rest(CaromContactPage *page) {
  CaromInspector *inspector = carom_contact_page_get_inspector(page);
  if (gtk_widget_get_visible(GTK_WIDGET(CAROM_WHEN_VIEW(page)->playing_label)))
    show(page, carom_inspector_get_explanation(inspector));
}

static void carom_when_view_class_init(CaromWhenViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->page = &carom_page_when;
  page_class->show = show;
  page_class->on_rest = on_rest;
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-when-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWhenView, playing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWhenView, answers);
  gtk_widget_class_bind_template_child(widget_class, CaromWhenView, sheet);
}

static void carom_when_view_init(CaromWhenView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_contact_page_set_sheet(CAROM_CONTACT_PAGE(self), self->sheet);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer models) {
  return carom_contact_page_new(CAROM_TYPE_WHEN_VIEW, models);
}

const CaromPage carom_page_when = {
    .id = "when",
    .title = N_("W_hen and where"),
    .about = CAROM_PAGE_ABOUT_ONE,
    .topic = CAROM_TOPIC_ENCOUNTER,
    .exports = {"when", "when-text"},
    .make = make_page,
};
