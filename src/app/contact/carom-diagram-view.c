/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-view: two pictures, and below each the same in words. */
#include "carom-diagram-view.h"

#include "carom-diagram-area.h"
#include "carom-page.h"

#include <glib/gi18n-lib.h>

struct _CaromDiagramView {
  CaromContactPage parent_instance;
  CaromDiagramArea *velocity, *momentum;
  GtkLabel *velocity_label, *momentum_label;
  guint room_id; /* of the callback that makes room for the pictures; 0 if none is due */
};

G_DEFINE_FINAL_TYPE(CaromDiagramView, carom_diagram_view, CAROM_TYPE_CONTACT_PAGE)

static void show_picture(CaromDiagramArea *area, GtkLabel *label, CaromInspector *inspector) {
  carom_diagram_area_update(area, inspector);
  g_autofree char *words = carom_diagram_area_describe(area);
  gtk_label_set_text(label, words ? words : "");
}

/* What is told of a mistake changes the words, too. */
static void update(CaromContactPage *page) {
  CaromDiagramView *self = CAROM_DIAGRAM_VIEW(page);
  CaromInspector *inspector = carom_contact_page_get_inspector(page);
  show_picture(self->velocity, self->velocity_label, inspector);
  show_picture(self->momentum, self->momentum_label, inspector);
}

/* ---- Room ---- */

/* The pictures take all that is seen of the page if it is too low for them and the words below: so
 * neither a picture nor a line of text is cut at its edge.
 *
 * Returns: the height to ask for, or −1 if they need not */
static int choose_height(CaromDiagramArea *area, GtkLabel *label, GtkScrolledWindow *scroller) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(scroller);
  GtkWidget *viewport = gtk_scrolled_window_get_child(scroller);
  graphene_rect_t picture, words;
  if (!gtk_widget_compute_bounds(GTK_WIDGET(area), viewport, &picture) ||
      !gtk_widget_compute_bounds(GTK_WIDGET(label), viewport, &words))
    return -1;
  double page = gtk_adjustment_get_page_size(adjustment);
  double gap = (double)(words.origin.y - picture.origin.y - picture.size.height);
  double top = (double)picture.origin.y + gtk_adjustment_get_value(adjustment);
  double least = carom_diagram_area_get_least_height(area);
  gboolean all_fits = top + least + gap + (double)words.size.height <= page;
  return all_fits ? -1 : MAX((int)floor(page - top), -1);
}

/* A picture with few words must not become higher than the one beside it. */
static void set_height(CaromDiagramArea *area, int height) {
  gtk_widget_set_size_request(GTK_WIDGET(area), -1, height);
  gtk_widget_set_vexpand(GTK_WIDGET(area), height < 0);
}

static gboolean make_room(gpointer data) {
  CaromDiagramView *self = data;
  GtkScrolledWindow *scroller = carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(self));
  int one = choose_height(self->velocity, self->velocity_label, scroller);
  int other = choose_height(self->momentum, self->momentum_label, scroller);
  self->room_id = 0;
  set_height(self->velocity, MAX(one, other));
  set_height(self->momentum, MAX(one, other));
  return G_SOURCE_REMOVE;
}

static void on_laid_out(CaromDiagramView *self) {
  if (self->room_id == 0)
    self->room_id = g_idle_add_full(GTK_PRIORITY_RESIZE - 1, make_room, self, NULL);
}

/* ---- Life ---- */

static void carom_diagram_view_dispose(GObject *object) {
  g_clear_handle_id(&CAROM_DIAGRAM_VIEW(object)->room_id, g_source_remove);
  G_OBJECT_CLASS(carom_diagram_view_parent_class)->dispose(object);
}

static void carom_diagram_view_class_init(CaromDiagramViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_diagram_view_dispose;
  page_class->page = &carom_page_diagrams;
  page_class->update = update;
  g_type_ensure(CAROM_TYPE_DIAGRAM_AREA);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-diagram-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, velocity);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, momentum);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, velocity_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, momentum_label);
}

static void carom_diagram_view_init(CaromDiagramView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  GtkScrolledWindow *scroller = carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(self));
  g_signal_connect_object(gtk_scrolled_window_get_vadjustment(scroller), "changed",
                          G_CALLBACK(on_laid_out), self, G_CONNECT_SWAPPED);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer models) {
  return carom_contact_page_new(CAROM_TYPE_DIAGRAM_VIEW, models);
}

/* The table beside it says which contact it is. */
static void set_beside(GtkWidget *page, gboolean is_beside) {
  carom_contact_page_set_headed(CAROM_CONTACT_PAGE(page), !is_beside);
}

const CaromPage carom_page_diagrams = {
    .id = "diagrams",
    .title = N_("_Diagrams"),
    .about = CAROM_PAGE_ABOUT_ONE,
    .is_beside = TRUE,
    .topic = CAROM_TOPIC_WORKINGS,
    .make = make_page,
    .set_beside = set_beside,
};
