/* carom-pane-view: updates the header of a pane. Texts that take time are written only when they
 * are needed: the tooltip when it is shown, the time per contact when the menu opens, and the
 * description for assistive technology after a pause. */
#include "carom-pane-view.h"

#include "carom-agreement.h"
#include "carom-cost.h"
#include "carom-digits.h"
#include "carom-method-editor.h"
#include "carom-method-title.h"
#include "carom-pane-pointer.h"
#include "carom-style-sample.h"

#include <glib/gi18n-lib.h>

/* Assistive technology is not told about a pane more often than this. */
#define DESCRIBE_EVERY_US G_USEC_PER_SEC

struct _CaromPaneView {
  GtkBox parent_instance;
  guint index;
  gint64 described_us; /* when assistive technology was last told */
  guint describe_id;   /* of the timer that tells it next; 0 if there is nothing to tell */
  CaromStyleSample *sample;
  GtkLabel *title_label;
  GtkLabel *contacts_label;
  GtkPopover *menu;
  CaromMethodEditor *editor;
  GtkLabel *cost_label;
  GtkWidget *remove_button;
  CaromPaneArea *area;
  GtkLabel *agreement_label;
  GtkLabel *time_label;
};

G_DEFINE_FINAL_TYPE(CaromPaneView, carom_pane_view, GTK_TYPE_BOX)

static CaromComparison *get_comparison(CaromPaneView *self) {
  return carom_pane_area_get_comparison(self->area);
}

CaromPaneArea *carom_pane_view_get_area(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), NULL);
  return self->area;
}

/* ---- Words ---- */

static char *format_count(guint64 n) {
  return g_strdup_printf("%" G_GUINT64_FORMAT, n);
}

static void show_contacts(CaromPaneView *self, const CaromBooks *books) {
  guint64 n = books->collisions + books->wall_hits;
  g_autofree char *all = format_count(n);
  g_autofree char *text = g_strdup_printf(ngettext("%s contact", "%s contacts", n), all);
  gtk_label_set_text(self->contacts_label, text);
}

/* Written only when it is shown: doing it for every frame would take a good part of the frame's
 * time. */
static gboolean on_query_contacts(CaromPaneView *self, int x, int y, gboolean keyboard,
                                  GtkTooltip *tooltip) {
  if (!get_comparison(self))
    return FALSE;
  const CaromBooks *books = &carom_comparison_get_run(get_comparison(self), self->index)->now.books;
  g_autofree char *collisions = format_count(books->collisions);
  g_autofree char *wall_hits = format_count(books->wall_hits);
  g_autofree char *detail =
      g_strdup_printf(_("Between discs: %s. With walls: %s."), collisions, wall_hits);
  gtk_tooltip_set_text(tooltip, detail);
  return TRUE;
}

static void show_agreement(CaromPaneView *self, const CaromSample *now) {
  gboolean before = now->books.collisions + now->books.wall_hits == 0;
  carom_agreement_show(self->agreement_label, before ? NAN : now->contact_eps);
}

/* Done only when the menu opens, because timing takes a few milliseconds. */
static void measure_cost(CaromPaneView *self) {
  if (!get_comparison(self))
    return;
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), self->index);
  guint n;
  const CaromContactRecord *contacts = carom_run_get_contacts(run, &n);
  double ns = carom_cost_contact_ns(run->method.resolver, contacts, n);
  g_autofree char *figure = carom_digits_fixed(ns, 1);
  /* Translators: ns are nanoseconds. */
  g_autofree char *text = isnan(ns) ? g_strdup(_("Time per contact: no contact yet"))
                                    : g_strdup_printf(_("Time per contact: %s ns"), figure);
  gtk_label_set_text(self->cost_label, text);
}

static gboolean describe(gpointer data) {
  CaromPaneView *self = data;
  g_autofree char *text = g_strdup_printf(
      _("%s: %s at %s. %s."), carom_comparison_get_title(get_comparison(self), self->index),
      gtk_label_get_text(self->contacts_label), gtk_label_get_text(self->time_label),
      gtk_label_get_text(self->agreement_label));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->area), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 -1);
  self->described_us = g_get_monotonic_time();
  self->describe_id = 0;
  return G_SOURCE_REMOVE;
}

/* Tells assistive technology at once after a pause, but not with every frame of a run, which nobody
 * could listen to. */
static void describe_soon(CaromPaneView *self) {
  gint64 rest_us = self->described_us + DESCRIBE_EVERY_US - g_get_monotonic_time();
  if (self->describe_id != 0)
    return;
  if (self->described_us == 0 || rest_us <= 0)
    describe(self);
  else
    self->describe_id = g_timeout_add((guint)(rest_us / 1000) + 1, describe, self);
}

void carom_pane_view_update(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self) && get_comparison(self));
  const CaromSample *now = &carom_comparison_get_run(get_comparison(self), self->index)->now;
  g_autofree char *now_s = carom_digits_fixed(now->time_s, 3);
  g_autofree char *time = g_strdup_printf(_("t = %s s"), now_s);
  gtk_label_set_text(self->time_label, time);
  show_contacts(self, &now->books);
  show_agreement(self, now);
  describe_soon(self);
  gtk_widget_queue_draw(GTK_WIDGET(self->area));
}

void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[self->index];
  carom_pane_area_set_comparison(self->area, comparison);
  /* On separate lines, because side by side they would not fit into one of four panes. */
  g_autofree char *title =
      carom_method_title(carom_comparison_get_methods(comparison),
                         carom_comparison_get_n_runs(comparison), self->index, "\n");
  gtk_label_set_text(self->title_label, title);
  gtk_widget_set_tooltip_text(GTK_WIDGET(self->title_label), _(method->resolver->part.summary));
  carom_method_editor_show(self->editor, method, self->index);
  carom_pane_view_update(self);
}

void carom_pane_view_forget(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  g_clear_handle_id(&self->describe_id, g_source_remove);
  carom_pane_area_set_comparison(self->area, NULL);
}

void carom_pane_view_close_menu(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  gtk_popover_popdown(self->menu);
}

static void carom_pane_view_dispose(GObject *object) {
  g_clear_handle_id(&CAROM_PANE_VIEW(object)->describe_id, g_source_remove);
  G_OBJECT_CLASS(carom_pane_view_parent_class)->dispose(object);
}

static void carom_pane_view_class_init(CaromPaneViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_pane_view_dispose;
  g_type_ensure(CAROM_TYPE_METHOD_EDITOR);
  g_type_ensure(CAROM_TYPE_PANE_AREA);
  g_type_ensure(CAROM_TYPE_STYLE_SAMPLE);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-pane-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, sample);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, contacts_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, menu);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, editor);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, cost_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, remove_button);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, area);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, agreement_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, time_label);
  gtk_widget_class_bind_template_callback(widget_class, measure_cost);
  gtk_widget_class_bind_template_callback(widget_class, on_query_contacts);
}

static void carom_pane_view_init(CaromPaneView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_pane_pointer_add(self->area);
}

GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromPredictionSession *session,
                               guint index) {
  CaromPaneView *self = g_object_new(CAROM_TYPE_PANE_VIEW, NULL);
  self->index = index;
  carom_style_sample_set_index(self->sample, index);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(self->remove_button), "u", index);
  carom_pane_area_show(self->area, inspector, session, index);
  return GTK_WIDGET(self);
}
