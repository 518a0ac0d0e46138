/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-area: collects what is to be drawn into a CaromScenePicture and lets the painter of
 * the plots draw it. The same picture answers where things are for the pointer. */
#include "carom-pane-area.h"

#include "carom-closeup.h"
#include "carom-digits.h"
#include "carom-glide.h"
#include "carom-gravity-place.h"
#include "carom-pane-overlay.h"
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-draw.h"
#include "carom-scene-picture-layout.h"
#include "carom-trails.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How long a picture takes to turn, and panes to slide into one. */
static const double turn_s = 0.6, slide_s = 0.5;

struct _CaromPaneArea {
  GtkDrawingArea parent_instance;
  guint index;
  CaromInspector *inspector;
  CaromPredictionSession *session; /* (nullable) */
  CaromComparison *comparison;     /* (nullable), not owned */
  CaromTrailsPast *trails_past;
  CaromPaneDrawing drawing;
  gboolean is_framed;
  CaromFraming framing; /* valid if it is framed */
  CaromSceneCamera camera;
  int closeup_disc; /* −1: none */
  double zoom;      /* for contacts; 0: what suits this pane */
  double turn_rad;  /* of the contact's picture, and how far it has come */
  CaromGlide turn;
  CaromGlide slide;
  GtkWidget *slides_within; /* (nullable): in whose coordinates it begins; it contains this one */
  CaromView slide_views[CAROM_COMPARISON_MAX_PANES];
  gboolean has_foretold;
  CaromQueueEvent foretold;        /* valid if it has one */
  CaromContactRecord question;     /* the pane's contact, without its outcome, while it asks */
  const CaromOutlook *outlook;     /* (nullable), not owned */
  CaromPaneAreaOverFunc draw_over; /* (nullable) */
  gpointer over_data;
};

G_DEFINE_FINAL_TYPE(CaromPaneArea, carom_pane_area, GTK_TYPE_DRAWING_AREA)

/* ---- The contact ---- */

/* What the geometry of the contact is made of. */
static CaromPaneOverlay get_source(CaromPaneArea *self) {
  return (CaromPaneOverlay){
      .inspector = self->inspector,
      .session = self->session,
      .comparison = self->comparison,
      .drawing = &self->drawing,
      .zoom = self->zoom,
      .turn_rad = self->turn_rad,
      .turn_share = self->turn.value,
      .question = &self->question,
  };
}

static gboolean shows_guess(CaromPaneArea *self) {
  CaromPaneOverlay source = get_source(self);
  return carom_pane_overlay_shows_guess(&source);
}

int carom_pane_area_find_row(CaromPaneArea *self, guint pane, int line) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), -1);
  CaromPaneOverlay source = get_source(self);
  return carom_pane_overlay_find_row(&source, pane, line);
}

/* ---- Turning ---- */

/* The working that this pane draws of the contact; NULL if it draws none.
 *
 * Returns: (transfer none) (nullable) */
static const CaromWorking *get_drawn_working(CaromPaneArea *self) {
  gboolean shown = self->drawing.contact && !shows_guess(self);
  if (!self->comparison || !shown || !carom_inspector_is_at_contact(self->inspector))
    return NULL;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, self->index);
  return contact ? &contact->working : NULL;
}

/* Whether the walk is where the axes of @working are turned. What is only pointed at turns
 * nothing. */
static gboolean is_turned(CaromPaneArea *self, const CaromWorking *working) {
  CaromStage stage;
  return self->drawing.turns &&
         carom_inspector_get_topic(self->inspector) == CAROM_TOPIC_WORKINGS &&
         carom_inspector_get_stage(self->inspector, &stage) && stage >= working->turn.first &&
         stage <= working->turn.last;
}

/* What turned by another angle is another contact, from which there is no way. */
static void update_turn(CaromPaneArea *self) {
  const CaromWorking *working = get_drawn_working(self);
  double turn_rad = working ? carom_working_turn_rad(&working->turn) : 0;
  double share = turn_rad != 0 && is_turned(self, working) ? 1 : 0;
  if (turn_rad == self->turn_rad)
    carom_glide_to(&self->turn, share);
  else
    carom_glide_jump(&self->turn, share);
  self->turn_rad = turn_rad;
}

char *carom_pane_area_describe_turn(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  if (self->turn_rad == 0 || carom_glide_get_target(&self->turn) == 0)
    return NULL;
  g_autofree char *angle = carom_digits_fixed(fabs(self->turn_rad) * 180 / G_PI, 1);
  return self->turn_rad < 0
             /* Translators: an angle in degrees. */
             ? g_strdup_printf(_("The picture is turned clockwise by %s°, with the axes of the "
                                 "working."),
                               angle)
             /* Translators: an angle in degrees. */
             : g_strdup_printf(_("The picture is turned anticlockwise by %s°, with the axes of the "
                                 "working."),
                               angle);
}

/* ---- What is drawn ---- */

/* Run @i as it may be shown. */
static const CaromRun *get_run(CaromPaneArea *self, guint i) {
  return self->session ? carom_prediction_session_get_run(self->session, i)
                       : carom_comparison_get_run(self->comparison, i);
}

const CaromRun *carom_pane_area_get_run(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self) && self->comparison, NULL);
  return get_run(self, self->index);
}

/* The runs of the other panes may be further on than a question allows. */
static gboolean is_superposed(CaromPaneArea *self) {
  return self->drawing.superposed &&
         !(self->session && carom_prediction_session_is_secret(self->session));
}

static void add_slide(CaromPaneArea *self, CaromPaneAreaPicture *picture) {
  double x, y;
  if (!carom_glide_is_moving(&self->slide) ||
      !gtk_widget_translate_coordinates(self->slides_within, GTK_WIDGET(self), 0, 0, &x, &y))
    return;
  for (guint i = 0; i < CAROM_COMPARISON_MAX_PANES; i++) {
    picture->slide_views[i] = self->slide_views[i];
    picture->slide_views[i].x += x;
    picture->slide_views[i].y += y;
  }
  picture->slide = (CaromScenePictureSlide){self->slide.value, picture->slide_views};
  picture->picture.slide = &picture->slide;
}

/* That of the pane itself or, in a superposition, those of all panes. */
static void add_overlays(CaromPaneArea *self, CaromPaneAreaPicture *picture) {
  gboolean is_of_all = picture->picture.superposition != NULL;
  guint first = is_of_all ? 0 : self->index;
  guint end = is_of_all ? carom_comparison_get_n_runs(self->comparison) : first + 1;
  CaromPaneOverlay source = get_source(self);
  for (guint i = first; i < end; i++) {
    CaromOverlay *overlay = &picture->overlays[i];
    picture->overlay_of[i] =
        carom_pane_overlay_make(&source, i, picture->picture.theme, overlay) ? overlay : NULL;
    if (!picture->picture.overlay)
      picture->picture.overlay = picture->overlay_of[i];
  }
  picture->picture.overlays = is_of_all ? picture->overlay_of : NULL;
}

gboolean carom_pane_area_is_closeup(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), FALSE);
  return self->closeup_disc >= 0 && is_superposed(self);
}

void carom_pane_area_get_picture(CaromPaneArea *self, CaromPaneAreaPicture *picture) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self) && self->comparison);
  GtkWidget *area = GTK_WIDGET(self);
  picture->font = carom_widget_theme_get_font(area);
  picture->picture = (CaromScenePicture){
      .run = carom_pane_area_get_run(self),
      .theme = carom_widget_theme_get(area),
      .framing = self->is_framed ? &self->framing : NULL,
      .camera = self->camera,
      .is_closeup = carom_pane_area_is_closeup(self),
      .closeup_disc = (guint)MAX(self->closeup_disc, 0),
      .font = picture->font,
      .leader = get_run(self, 0),
      .superposition = is_superposed(self) ? self->comparison : NULL,
      .staging = self->drawing.staging,
      .trails_past = self->trails_past,
      .foretold = self->has_foretold ? &self->foretold : NULL,
      .outlook = self->outlook,
      .show_labels = self->drawing.labels,
      .show_counter = self->drawing.counter,
      /* GTK records the drawing, so the cairo_t does not know the resolution. */
      .pixels_per_point = gtk_widget_get_scale_factor(area),
  };
  add_slide(self, picture);
  if (!carom_pane_area_is_closeup(self))
    add_overlays(self, picture);
}

void carom_pane_area_picture_clear(CaromPaneAreaPicture *picture) {
  g_free(picture->font);
}

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromPaneArea *self = CAROM_PANE_AREA(area);
  if (!self->comparison)
    return;
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(self, &picture);
  carom_scene_picture_draw(&picture.picture, cr, width, height);
  if (self->draw_over)
    self->draw_over(self, &picture.picture, cr, width, height, self->over_data);
}

void carom_pane_area_set_over(CaromPaneArea *self, CaromPaneAreaOverFunc draw_over, gpointer data) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  self->draw_over = draw_over;
  self->over_data = data;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/* ---- What is to be drawn ---- */

void carom_pane_area_set_comparison(CaromPaneArea *self, CaromComparison *comparison) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  self->comparison = comparison;
  self->has_foretold = FALSE;
  self->outlook = NULL;
  carom_trails_past_forget(self->trails_past);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

CaromComparison *carom_pane_area_get_comparison(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  return self->comparison;
}

void carom_pane_area_set_drawing(CaromPaneArea *self, const CaromPaneDrawing *drawing) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self) && drawing);
  self->drawing = *drawing;
  update_turn(self);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_set_stage(CaromPaneArea *self, const CaromFraming *framing,
                               const CaromSceneCamera *camera) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self) && camera);
  self->is_framed = framing != NULL;
  if (framing)
    self->framing = *framing;
  self->camera = *camera;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_slide_from(CaromPaneArea *self, GtkWidget *within, const CaromView *views,
                                guint n) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self) && n <= CAROM_COMPARISON_MAX_PANES);
  memcpy(self->slide_views, views, n * sizeof *views);
  self->slides_within = within;
  carom_glide_start_at(&self->slide, 0);
  carom_glide_to(&self->slide, 1);
}

gboolean carom_pane_area_is_sliding(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), FALSE);
  return carom_glide_is_moving(&self->slide);
}

void carom_pane_area_set_closeup_disc(CaromPaneArea *self, int disc) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  self->closeup_disc = disc;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

static gboolean get_view(CaromPaneArea *self, const CaromSceneCamera *camera, CaromView *view) {
  GtkWidget *area = GTK_WIDGET(self);
  if (!self->comparison || gtk_widget_get_width(area) <= 0)
    return FALSE;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(self, &picture);
  picture.picture.camera = *camera;
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  *view = layout.view_at_rest;
  return TRUE;
}

gboolean carom_pane_area_get_view(CaromPaneArea *self, CaromView *view) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), FALSE);
  return get_view(self, &self->camera, view);
}

gboolean carom_pane_area_get_framed_view(CaromPaneArea *self, CaromView *view) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), FALSE);
  return get_view(self, &(CaromSceneCamera){0}, view);
}

/* How far from a thing the pointer may be, in points. */
static const double edit_reach = 6;

/* Before the first layout there is nothing to measure. */
static gboolean is_laid_out(CaromPaneArea *self) {
  return self->comparison && gtk_widget_get_width(GTK_WIDGET(self)) > 0;
}

/* Whether it is left out of a window that is shown, rather than still to come. */
static gboolean is_hidden(CaromPaneArea *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  return root && gtk_widget_get_mapped(GTK_WIDGET(root)) &&
         !gtk_widget_get_mapped(GTK_WIDGET(self));
}

/* Measures where everything is, as far as nothing is in the way of an edit before that.
 *
 * Returns: (nullable): what is in the way */
static const char *measure_for_edit(CaromPaneArea *self, CaromPaneAreaPicture *picture,
                                    CaromScenePictureLayout *layout) {
  GtkWidget *area = GTK_WIDGET(self);
  if (self->session && carom_prediction_session_is_secret(self->session))
    return _("Nothing can be edited while a prediction is asked for.");
  carom_pane_area_get_picture(self, picture);
  carom_scene_picture_layout_measure(layout, &picture->picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  if (picture->picture.overlay)
    return _("Nothing can be edited while the panes show the geometry of a contact. Go a frame "
             "on.");
  if (carom_scene_picture_layout_is_closeup(layout))
    return _("Nothing can be edited while the discs are seen close up. Press Ctrl+0.");
  return NULL;
}

const char *carom_pane_area_get_edit_obstacle(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  g_auto(CaromPaneAreaPicture) picture = {0};
  CaromScenePictureLayout layout;
  if (is_laid_out(self))
    return measure_for_edit(self, &picture, &layout);
  return is_hidden(self) ? _("Nothing can be edited while no pane is to be seen.") : NULL;
}

gboolean carom_pane_area_get_edit_view(CaromPaneArea *self, CaromEditView *view) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self) && view, FALSE);
  g_auto(CaromPaneAreaPicture) picture = {0};
  CaromScenePictureLayout layout;
  if (!is_laid_out(self) || measure_for_edit(self, &picture, &layout))
    return FALSE;
  double scale = layout.view_at_rest.points_per_unit;
  *view = (CaromEditView){
      .pane = self->index,
      .points_per_unit = scale,
      .reach = edit_reach / scale,
      .arrow_s =
          carom_scene_picture_layout_has_velocities(&layout) ? layout.arrow_scale / scale : 0,
  };
  carom_gravity_place_find(&layout, view);
  carom_scene_picture_layout_bounds(&layout, &view->shown.min, &view->shown.max);
  return TRUE;
}

char *carom_pane_area_describe_closeup(CaromPaneArea *self) {
  if (!carom_pane_area_is_closeup(self))
    return NULL;
  CaromCloseup closeup = carom_closeup_of_disc(self->comparison, (guint)self->closeup_disc);
  return carom_closeup_describe(self->comparison, &closeup);
}

char *carom_pane_area_describe_density(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  GtkWidget *area = GTK_WIDGET(self);
  if (!is_laid_out(self))
    return NULL;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(self, &picture);
  carom_scene_picture_layout_measure(&layout, &picture.picture, gtk_widget_get_width(area),
                                     gtk_widget_get_height(area));
  if (!carom_scene_picture_bodies_are_density(&layout))
    return NULL;
  return g_strdup(_("The discs are too many and too small to be seen one by one. They are drawn as "
                    "density: the more of a place they cover, the stronger its colour."));
}

void carom_pane_area_set_foretold(CaromPaneArea *self, const CaromQueueEvent *event) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  self->has_foretold = event != NULL;
  if (event)
    self->foretold = *event;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_set_outlook(CaromPaneArea *self, const CaromOutlook *outlook) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  self->outlook = outlook;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_update_contact(CaromPaneArea *self) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  update_turn(self);
  if (self->drawing.contact || shows_guess(self))
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

double carom_pane_area_suggest_zoom(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), INFINITY);
  GtkWidget *area = GTK_WIDGET(self);
  if (!self->comparison || gtk_widget_get_width(area) <= 0)
    return INFINITY;
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(self, &picture);
  return picture.picture.overlay
             ? carom_scene_picture_layout_suggest_zoom(&picture.picture, gtk_widget_get_width(area),
                                                       gtk_widget_get_height(area))
             : INFINITY;
}

void carom_pane_area_set_zoom(CaromPaneArea *self, double zoom) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self));
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

CaromOverlay *carom_pane_area_make_overlay(CaromPaneArea *self, guint pane,
                                           const CaromTheme *theme) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self) && self->comparison, NULL);
  CaromPaneOverlay source = get_source(self);
  CaromOverlay overlay;
  return !carom_pane_area_is_closeup(self) &&
                 carom_pane_overlay_make(&source, pane, theme, &overlay)
             ? g_memdup2(&overlay, sizeof overlay)
             : NULL;
}

CaromInspector *carom_pane_area_get_inspector(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  return self->inspector;
}

CaromPredictionSession *carom_pane_area_get_session(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), NULL);
  return self->session;
}

gboolean carom_pane_area_is_asking(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), FALSE);
  return carom_prediction_session_is_asking(self->session);
}

guint carom_pane_area_get_index(CaromPaneArea *self) {
  g_return_val_if_fail(CAROM_IS_PANE_AREA(self), 0);
  return self->index;
}

/* ---- Life ---- */

void carom_pane_area_show(CaromPaneArea *self, CaromInspector *inspector,
                          CaromPredictionSession *session, guint index) {
  g_return_if_fail(CAROM_IS_PANE_AREA(self) && !self->inspector);
  self->inspector = g_object_ref(inspector);
  g_set_object(&self->session, session);
  self->index = index;
  carom_glide_init(&self->turn, GTK_WIDGET(self), gtk_widget_queue_draw, turn_s);
  carom_glide_init(&self->slide, GTK_WIDGET(self), gtk_widget_queue_draw, slide_s);
}

static void carom_pane_area_dispose(GObject *object) {
  CaromPaneArea *self = CAROM_PANE_AREA(object);
  self->comparison = NULL;
  carom_glide_clear(&self->turn);
  carom_glide_clear(&self->slide);
  g_clear_object(&self->inspector);
  g_clear_object(&self->session);
  G_OBJECT_CLASS(carom_pane_area_parent_class)->dispose(object);
}

static void carom_pane_area_finalize(GObject *object) {
  carom_trails_past_free(CAROM_PANE_AREA(object)->trails_past);
  G_OBJECT_CLASS(carom_pane_area_parent_class)->finalize(object);
}

static void carom_pane_area_class_init(CaromPaneAreaClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_pane_area_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_pane_area_finalize;
}

static void carom_pane_area_init(CaromPaneArea *self) {
  self->trails_past = carom_trails_past_new();
  self->closeup_disc = -1;
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self), draw, NULL, NULL);
  carom_widget_theme_watch(GTK_WIDGET(self));
}
