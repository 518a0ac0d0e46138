/* carom-pane-view: see the header. */
#include "carom-pane-view.h"

#include "carom-agreement.h"
#include "carom-cost.h"
#include "carom-look.h"
#include "carom-method-editor.h"
#include "carom-pane-pointer.h"
#include "carom-style-sample.h"

#include <glib/gi18n-lib.h>

/* Assistive technology is told of a pane no more often. */
#define DESCRIBE_EVERY_US G_USEC_PER_SEC

struct _CaromPaneView {
  GtkBox parent_instance;
  guint index;
  CaromInspector *inspector;
  CaromQuiz *quiz;             /* (nullable) */
  CaromComparison *comparison; /* not owned */
  CaromPaneDrawing drawing;
  double zoom;         /* of contacts; 0: what suits this pane */
  gint64 described_us; /* when assistive technology was told last */
  guint describe_id;   /* of the timer that tells it next; 0: there is nothing to tell */
  CaromStyleSample *sample;
  GtkLabel *title_label;
  GtkLabel *contacts_label;
  GtkPopover *menu;
  CaromMethodEditor *editor;
  GtkLabel *cost_label;
  GtkWidget *remove_button;
  GtkDrawingArea *picture;
  GtkLabel *agreement_label;
  GtkLabel *time_label;
};

G_DEFINE_FINAL_TYPE(CaromPaneView, carom_pane_view, GTK_TYPE_BOX)

/* ---- The picture ---- */

/* Whether the contact at which the clock stands is one to be guessed, or that has been. */
static gboolean is_asked(CaromPaneView *self) {
  return self->quiz && carom_quiz_get_attempt(self->quiz);
}

/* In place of what the method says: the guess, and beside it, once revealed, what is right. */
static void show_guess(CaromPaneView *self, CaromOverlay *overlay) {
  overlay->handles = TRUE;
  overlay->guess_a = carom_quiz_get_guess(self->quiz, CAROM_BODY_A);
  overlay->guess_b = carom_quiz_get_guess(self->quiz, CAROM_BODY_B);
}

/* The geometry of the contact at which the clock stands, as this pane's method has it. Returns
 * FALSE where there is none to show. */
static gboolean make_overlay(CaromPaneView *self, const CaromTheme *theme, CaromOverlay *overlay) {
  gboolean shown = self->drawing.contact || is_asked(self);
  if (!shown || !carom_inspector_is_at_contact(self->inspector))
    return FALSE;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, self->index);
  if (!contact)
    return FALSE;
  const CaromMethod *method = &carom_comparison_get_methods(self->comparison)[self->index];
  guint resolver = carom_resolver_index(method->resolver);
  CaromSide side = carom_inspector_get_side(self->inspector);
  const CaromEncounter *encounter = &contact->encounter;
  *overlay = (CaromOverlay){
      .record = &encounter->record,
      .working = &contact->working,
      .position_a = side == CAROM_BEFORE ? encounter->contact_a : encounter->left_a,
      .position_b = side == CAROM_BEFORE ? encounter->contact_b : encounter->left_b,
      .side = side,
      .line = carom_inspector_get_lit_line(self->inspector, resolver),
      .zoom = self->zoom,
      .colour = carom_palette_pane_style(theme, self->index).text_colour,
      .name_a = contact->explanation->name_a,
      .name_b = contact->explanation->name_b,
  };
  if (is_asked(self))
    show_guess(self, overlay);
  return TRUE;
}

void carom_pane_view_get_picture(CaromPaneView *self, CaromPanePicture *picture) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self) && self->comparison);
  GtkWidget *area = GTK_WIDGET(self->picture);
  picture->font = carom_look_font(area);
  picture->picture = (CaromScenePicture){
      .run = carom_comparison_get_run(self->comparison, self->index),
      .theme = carom_look_theme(area),
      .font = picture->font,
      .show_velocities = self->drawing.velocities,
      .show_labels = self->drawing.labels,
      .show_counter = self->drawing.counter,
      /* GTK records what is drawn here, so the cairo_t does not know. */
      .pixels_per_point = gtk_widget_get_scale_factor(area),
  };
  if (make_overlay(self, picture->picture.theme, &picture->overlay))
    picture->picture.overlay = &picture->overlay;
}

void carom_pane_picture_clear(CaromPanePicture *picture) {
  g_free(picture->font);
}

static void draw_picture(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromPaneView *self = CAROM_PANE_VIEW(data);
  if (!self->comparison)
    return;
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(self, &picture);
  carom_scene_picture_draw(&picture.picture, cr, width, height);
}

void carom_pane_view_update_contact(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  if (self->drawing.contact || is_asked(self))
    gtk_widget_queue_draw(GTK_WIDGET(self->picture));
}

double carom_pane_view_suggest_zoom(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), INFINITY);
  GtkWidget *area = GTK_WIDGET(self->picture);
  if (!self->comparison || gtk_widget_get_width(area) <= 0)
    return INFINITY;
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(self, &picture);
  return picture.picture.overlay
             ? carom_scene_picture_suggest_zoom(&picture.picture, gtk_widget_get_width(area),
                                                gtk_widget_get_height(area))
             : INFINITY;
}

void carom_pane_view_set_zoom(CaromPaneView *self, double zoom) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  gtk_widget_queue_draw(GTK_WIDGET(self->picture));
}

GtkWidget *carom_pane_view_get_area(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), NULL);
  return GTK_WIDGET(self->picture);
}

guint carom_pane_view_get_index(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), 0);
  return self->index;
}

CaromInspector *carom_pane_view_get_inspector(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), NULL);
  return self->inspector;
}

CaromQuiz *carom_pane_view_get_quiz(CaromPaneView *self) {
  g_return_val_if_fail(CAROM_IS_PANE_VIEW(self), NULL);
  return self->quiz;
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

/* Written when it is asked for: with every frame it would take a good part of the frame's time. */
static gboolean on_query_contacts(CaromPaneView *self, int x, int y, gboolean keyboard,
                                  GtkTooltip *tooltip) {
  if (!self->comparison)
    return FALSE;
  const CaromBooks *books = &carom_comparison_get_run(self->comparison, self->index)->now.books;
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

/* When the menu opens, and only then: timing takes a few milliseconds. */
static void measure_cost(CaromPaneView *self) {
  if (!self->comparison)
    return;
  const CaromRun *run = carom_comparison_get_run(self->comparison, self->index);
  guint n;
  const CaromContactRecord *contacts = carom_run_get_contacts(run, &n);
  double ns = carom_cost_contact_ns(run->method.resolver, contacts, n);
  /* Translators: ns are nanoseconds. */
  g_autofree char *text = isnan(ns) ? g_strdup(_("Time per contact: no contact yet"))
                                    : g_strdup_printf(_("Time per contact: %.1f ns"), ns);
  gtk_label_set_text(self->cost_label, text);
}

static gboolean describe(gpointer data) {
  CaromPaneView *self = data;
  g_autofree char *text = g_strdup_printf(
      _("%s: %s at %s. %s."), carom_comparison_get_title(self->comparison, self->index),
      gtk_label_get_text(self->contacts_label), gtk_label_get_text(self->time_label),
      gtk_label_get_text(self->agreement_label));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 -1);
  self->described_us = g_get_monotonic_time();
  self->describe_id = 0;
  return G_SOURCE_REMOVE;
}

/* At once after a rest, but not with every frame of a run: nobody could listen to that. */
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
  g_return_if_fail(CAROM_IS_PANE_VIEW(self) && self->comparison);
  const CaromSample *now = &carom_comparison_get_run(self->comparison, self->index)->now;
  g_autofree char *time = g_strdup_printf(_("t = %.3f s"), now->time_s);
  gtk_label_set_text(self->time_label, time);
  show_contacts(self, &now->books);
  show_agreement(self, now);
  describe_soon(self);
  gtk_widget_queue_draw(GTK_WIDGET(self->picture));
}

void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[self->index];
  self->comparison = comparison;
  /* A line each: side by side they would not fit into one of four panes. */
  g_autofree char *title =
      carom_methods_title(carom_comparison_get_methods(comparison),
                          carom_comparison_get_n_runs(comparison), self->index, "\n");
  gtk_label_set_text(self->title_label, title);
  gtk_widget_set_tooltip_text(GTK_WIDGET(self->title_label), _(method->resolver->part.summary));
  carom_method_editor_show(self->editor, method, self->index);
  carom_pane_view_update(self);
}

void carom_pane_view_forget(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  g_clear_handle_id(&self->describe_id, g_source_remove);
  self->comparison = NULL;
}

void carom_pane_view_set_drawing(CaromPaneView *self, const CaromPaneDrawing *drawing) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self) && drawing);
  self->drawing = *drawing;
  gtk_widget_queue_draw(GTK_WIDGET(self->picture));
}

void carom_pane_view_close_menu(CaromPaneView *self) {
  g_return_if_fail(CAROM_IS_PANE_VIEW(self));
  gtk_popover_popdown(self->menu);
}

static void carom_pane_view_dispose(GObject *object) {
  CaromPaneView *self = CAROM_PANE_VIEW(object);
  carom_pane_view_forget(self);
  g_clear_object(&self->inspector);
  g_clear_object(&self->quiz);
  G_OBJECT_CLASS(carom_pane_view_parent_class)->dispose(object);
}

static void carom_pane_view_class_init(CaromPaneViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_pane_view_dispose;
  g_type_ensure(CAROM_TYPE_METHOD_EDITOR);
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
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, picture);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, agreement_label);
  gtk_widget_class_bind_template_child(widget_class, CaromPaneView, time_label);
  gtk_widget_class_bind_template_callback(widget_class, measure_cost);
  gtk_widget_class_bind_template_callback(widget_class, on_query_contacts);
}

static void carom_pane_view_init(CaromPaneView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  gtk_drawing_area_set_draw_func(self->picture, draw_picture, self, NULL);
  carom_look_watch(GTK_WIDGET(self->picture));
}

GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromQuiz *quiz, guint index) {
  CaromPaneView *self = g_object_new(CAROM_TYPE_PANE_VIEW, NULL);
  self->inspector = g_object_ref(inspector);
  g_set_object(&self->quiz, quiz);
  self->index = index;
  carom_style_sample_set_index(self->sample, index);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(self->remove_button), "u", index);
  carom_pane_pointer_add(self, GTK_WIDGET(self->picture));
  return GTK_WIDGET(self);
}
