/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-area: collects what is to be drawn into a CaromScenePicture and lets the painter of
 * the plots draw it. The same picture answers where things are for the pointer. */
#include "carom-pane-area.h"

#include "carom-closeup.h"
#include "carom-digits.h"
#include "carom-glide.h"
#include "carom-momentum-sum.h"
#include "carom-pane-style.h"
#include "carom-round-number.h"
#include "carom-scene-picture-bodies.h"
#include "carom-scene-picture-draw.h"
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

/* ---- The geometry of a contact ---- */

/* Whether there is a question with choices: panes show nothing but what was before. */
static gboolean asks_choices(CaromPaneArea *self) {
  return self->session && carom_prediction_session_get_question(self->session);
}

/* Whether a guess is shown at the contact at which the clock stands. Once it has been revealed,
 * this is only so on the page that is about it. */
static gboolean shows_guess(CaromPaneArea *self) {
  return carom_prediction_session_asks_for_arrows(self->session) ||
         (self->session && self->drawing.guess && !asks_choices(self) &&
          carom_prediction_session_get_prediction(self->session));
}

/* Whatever is drawn of a contact that asks starts from here, so it cannot give away what is not
 * known: in the question, nothing has changed. */
static void hide_outcome(CaromPaneArea *self, CaromOverlay *overlay) {
  self->question = *overlay->record;
  self->question.outcome =
      (CaromOutcome){overlay->record->contact.velocity_a, overlay->record->contact.velocity_b};
  overlay->record = &self->question;
}

/* Shows the guess instead of the method's geometry and, once it is revealed, the true velocities
 * beside it. */
static void show_guess(CaromPaneArea *self, CaromOverlay *overlay) {
  if (carom_prediction_session_is_asking(self->session))
    hide_outcome(self, overlay);
  overlay->handles = TRUE;
  overlay->guess_a = carom_prediction_session_get_guess(self->session, CAROM_BODY_A);
  overlay->guess_b = carom_prediction_session_get_guess(self->session, CAROM_BODY_B);
}

/* The colour of what is drawn of a contact and has none of its own: grey, so that the colours of
 * quantities stand out; or that of the method, for a guess. */
static CaromColour get_mark_colour(CaromPaneArea *self, guint pane, const CaromTheme *theme) {
  return shows_guess(self) ? carom_pane_style_of(theme, pane).text_colour : theme->dim_text;
}

/* Whether that line of the one is one of the other as well: where contacts are of another kind,
 * others are. */
static gboolean has_line(const CaromDerivation *derivation, const CaromDerivation *leading,
                         guint line) {
  return line < derivation->lines->len &&
         g_str_equal(carom_derivation_line(derivation, line)->right,
                     carom_derivation_line(leading, line)->right);
}

/* Whether the clock has yet to reach the contact as this pane had it: a step sees it late. */
static gboolean is_to_come(CaromPaneArea *self, const CaromPaneContact *contact) {
  double before_s =
      contact->encounter.record.time_s - carom_comparison_get_time_s(self->comparison);
  return before_s > carom_comparison_instant_width_s(self->comparison);
}

/* On the page that says why all are the same, all panes draw what its line or its look talks about,
 * each with its own numbers. */
static void show_derived(CaromPaneArea *self, const CaromPaneContact *contact,
                         CaromOverlay *overlay) {
  int step = carom_inspector_get_step(self->inspector, CAROM_TOPIC_DERIVATION);
  int line = carom_derivation_line_at(step);
  CaromLook look = carom_derivation_look_at(step);
  const CaromDerivation *leading =
      carom_explanation_derive(carom_inspector_get_explanation(self->inspector));
  const CaromDerivation *derivation =
      contact->working.n_lines > 0 ? carom_explanation_derive(contact->explanation) : NULL;
  overlay->line = -1;
  overlay->has_band = FALSE;
  if (!leading || !derivation)
    return;
  if (look < CAROM_N_LOOKS)
    carom_derivation_look_marks(derivation, look, &contact->working, overlay->derived);
  else if (line >= 0 && has_line(derivation, leading, (guint)line))
    memcpy(overlay->derived, carom_derivation_line(derivation, (guint)line)->marks,
           sizeof overlay->derived);
  else
    return;
  overlay->derivation = derivation;
}

/* Which line of the pane's own account is highlighted.
 *
 * @question: (out): the one that is shown; at first, when
 * Returns: -1 if none is */
static int get_encounter_line(CaromPaneArea *self, guint pane, const CaromPaneContact *contact,
                              CaromEncounterQuestion *question) {
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  guint column = columns->column_of[pane];
  int row = carom_inspector_get_lit_row(self->inspector, column);
  *question = CAROM_ENCOUNTER_WHEN;
  if (row < 0)
    return -1;
  *question = carom_encounter_columns_question_of(columns, (guint)row);
  return carom_encounter_columns_line_of_pane(
      columns, pane, contact->account, *question,
      carom_encounter_columns_line_at(columns, column, (guint)row));
}

/* On the page of when and where, each pane draws the moments and paths of its own account, which
 * are counted from where its bodies were at the contact. */
static void show_encounter(CaromPaneArea *self, const CaromPaneContact *contact,
                           CaromOverlay *overlay) {
  CaromEncounterQuestion question;
  const CaromWorking *where = &contact->account->workings[CAROM_ENCOUNTER_WHERE];
  overlay->incoming_a = carom_encounter_account_incoming(where, CAROM_BODY_A);
  overlay->incoming_b = carom_encounter_account_incoming(where, CAROM_BODY_B);
  overlay->line = get_encounter_line(self, overlay->pane, contact, &question);
  overlay->working = &contact->account->workings[question];
  overlay->position_a = contact->encounter.contact_a;
  overlay->position_b = contact->encounter.contact_b;
  overlay->has_band = FALSE;
}

int carom_pane_area_find_row(CaromPaneArea *self, guint pane, int line) {
  CaromEncounterQuestion question;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, pane);
  if (!contact || line < 0)
    return -1;
  get_encounter_line(self, pane, contact, &question);
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  return carom_encounter_columns_find_row(columns, columns->column_of[pane], question,
                                          contact->account->workings[question].lines[line].symbol);
}

/* The angle of the first pane whose picture turns. */
static double find_any_turn(CaromPaneArea *self) {
  for (guint i = 0; self->drawing.turns && i < carom_comparison_get_n_runs(self->comparison); i++) {
    const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, i);
    double turn_rad = contact ? carom_working_turn_rad(&contact->working.turn) : 0;
    if (turn_rad != 0)
      return turn_rad;
  }
  return 0;
}

/* Discs that are at the same place in all panes are to be drawn at the same place. */
static void add_beside(CaromPaneArea *self, guint pane, CaromOverlay *overlay) {
  guint n_panes = carom_comparison_get_n_runs(self->comparison);
  for (guint i = 0; i < n_panes && overlay->n_beside < CAROM_OVERLAY_MAX_BESIDE; i++) {
    const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, i);
    if (contact && i != pane)
      overlay->beside[overlay->n_beside++] = &contact->encounter.record;
  }
}

/* Makes the geometry of the contact at which the clock stands, as the method of @pane uses it: that
 * of the method's working, which all pages have, and then what the page at which one looks makes of
 * it.
 *
 * @overlay: (out): the geometry; while a guess is asked for, its record is the question, so it is
 *   valid as long as that is
 * Returns: FALSE if there is none to show */
static gboolean make_overlay(CaromPaneArea *self, guint pane, const CaromTheme *theme,
                             CaromOverlay *overlay) {
  gboolean shown = (self->drawing.contact && !asks_choices(self)) || shows_guess(self);
  if (!shown || !carom_inspector_is_at_contact(self->inspector))
    return FALSE;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, pane);
  if (!contact)
    return FALSE;
  guint resolver = carom_inspector_column_of(self->inspector, pane);
  /* What is still to come in this pane has not changed anything. */
  CaromSide side =
      is_to_come(self, contact) ? CAROM_BEFORE : carom_inspector_get_side(self->inspector);
  CaromFindingKind band = carom_inspector_get_lit_band(self->inspector);
  const CaromEncounterRecord *encounter = &contact->encounter;
  *overlay = (CaromOverlay){
      .pane = pane,
      .record = &encounter->record,
      .working = &contact->working,
      .position_a = side == CAROM_BEFORE ? encounter->contact_a : encounter->left_a,
      .position_b = side == CAROM_BEFORE ? encounter->contact_b : encounter->left_b,
      .side = side,
      .is_to_come = is_to_come(self, contact),
      .line = carom_inspector_get_lit_line(self->inspector, resolver),
      .has_band = band < CAROM_N_FINDINGS,
      .band = band,
      .zoom = self->zoom,
      .turn_rad = self->turn_rad,
      .turn_share = self->turn.value,
      .any_turn_rad = shows_guess(self) ? 0 : find_any_turn(self),
      .colour = get_mark_colour(self, pane, theme),
      .name_a = contact->explanation->name_a,
      .name_b = contact->explanation->name_b,
      .length_unit = contact->explanation->length_unit,
  };
  CaromTopic topic = carom_inspector_get_topic(self->inspector);
  if (topic == CAROM_TOPIC_DERIVATION)
    show_derived(self, contact, overlay);
  else if (topic == CAROM_TOPIC_ENCOUNTER)
    show_encounter(self, contact, overlay);
  if (shows_guess(self))
    show_guess(self, overlay);
  else
    add_beside(self, pane, overlay);
  return TRUE;
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
  if (self->turn_rad == 0 || self->turn.target == 0)
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
  g_return_val_if_fail(self->comparison, NULL);
  return get_run(self, self->index);
}

/* Whether the runs of other panes may be further on than a question allows. */
static gboolean is_secret(CaromPaneArea *self) {
  return self->session && carom_prediction_session_is_secret(self->session);
}

static gboolean is_superposed(CaromPaneArea *self) {
  return self->drawing.superposed && !is_secret(self);
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
  for (guint i = first; i < end; i++) {
    CaromOverlay *overlay = &picture->overlays[i];
    picture->overlay_of[i] =
        make_overlay(self, i, picture->picture.theme, overlay) ? overlay : NULL;
    if (!picture->picture.overlay)
      picture->picture.overlay = picture->overlay_of[i];
  }
  picture->picture.overlays = is_of_all ? picture->overlay_of : NULL;
}

gboolean carom_pane_area_is_closeup(CaromPaneArea *self) {
  return self->closeup_disc >= 0 && is_superposed(self);
}

/* Of the pane's own contact, where a question with choices is about it. */
static void add_asked(CaromPaneArea *self, CaromPaneAreaPicture *picture) {
  const CaromPaneContact *contact =
      asks_choices(self) && carom_inspector_is_at_contact(self->inspector)
          ? carom_inspector_get_pane_contact(self->inspector, self->index)
          : NULL;
  if (!contact)
    return;
  picture->asked = (CaromScenePictureAsked){
      &contact->encounter.record, contact->explanation->name_a, contact->explanation->name_b};
  picture->picture.asked = &picture->asked;
}

void carom_pane_area_get_picture(CaromPaneArea *self, CaromPaneAreaPicture *picture) {
  g_return_if_fail(self->comparison);
  GtkWidget *area = GTK_WIDGET(self);
  picture->width = gtk_widget_get_width(area);
  picture->height = gtk_widget_get_height(area);
  picture->font = carom_widget_theme_get_font(area);
  picture->picture = (CaromScenePicture){
      .run = carom_pane_area_get_run(self),
      .theme = carom_widget_theme_get(area),
      .framing = self->is_framed ? &self->framing : NULL,
      .camera = self->camera,
      .is_closeup = carom_pane_area_is_closeup(self),
      .closeup_disc = (guint)MAX(self->closeup_disc, 0),
      .font = picture->font,
      .compared = is_secret(self) ? NULL : self->comparison,
      .superposition = is_superposed(self) ? self->comparison : NULL,
      .staging = self->drawing.staging,
      .trails_past = self->trails_past,
      .foretold = self->has_foretold ? &self->foretold : NULL,
      .outlook = self->outlook,
      .show_labels = self->drawing.labels,
      .show_counter = self->drawing.counter,
      .show_pivot = self->drawing.pivot,
      /* GTK records the drawing, so the cairo_t does not know the resolution. */
      .pixels_per_point = gtk_widget_get_scale_factor(area),
  };
  add_slide(self, picture);
  add_asked(self, picture);
  if (!carom_pane_area_is_closeup(self))
    add_overlays(self, picture);
}

void carom_pane_area_measure(CaromPaneArea *self, CaromPaneAreaPicture *picture,
                             CaromScenePictureLayout *layout) {
  carom_pane_area_get_picture(self, picture);
  carom_scene_picture_layout_measure(layout, &picture->picture, picture->width, picture->height);
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
  self->draw_over = draw_over;
  self->over_data = data;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/* ---- What is to be drawn ---- */

void carom_pane_area_set_comparison(CaromPaneArea *self, CaromComparison *comparison) {
  self->comparison = comparison;
  self->has_foretold = FALSE;
  self->outlook = NULL;
  carom_trails_past_forget(self->trails_past);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

CaromComparison *carom_pane_area_get_comparison(CaromPaneArea *self) {
  return self->comparison;
}

void carom_pane_area_set_drawing(CaromPaneArea *self, const CaromPaneDrawing *drawing) {
  g_return_if_fail(drawing);
  self->drawing = *drawing;
  update_turn(self);
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_set_stage(CaromPaneArea *self, const CaromFraming *framing,
                               const CaromSceneCamera *camera) {
  g_return_if_fail(camera);
  self->is_framed = framing != NULL;
  if (framing)
    self->framing = *framing;
  self->camera = *camera;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_slide_from(CaromPaneArea *self, GtkWidget *within, const CaromView *views,
                                guint n) {
  g_return_if_fail(n <= CAROM_COMPARISON_MAX_PANES);
  memcpy(self->slide_views, views, n * sizeof *views);
  self->slides_within = within;
  carom_glide_start_at(&self->slide, 0);
  carom_glide_to(&self->slide, 1);
}

gboolean carom_pane_area_is_sliding(CaromPaneArea *self) {
  return carom_glide_is_moving(&self->slide);
}

void carom_pane_area_set_closeup_disc(CaromPaneArea *self, int disc) {
  self->closeup_disc = disc;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

/* Before the first layout there is nothing to measure. */
static gboolean is_laid_out(CaromPaneArea *self) {
  return self->comparison && gtk_widget_get_width(GTK_WIDGET(self)) > 0;
}

static gboolean get_view(CaromPaneArea *self, const CaromSceneCamera *camera, CaromView *view) {
  if (!is_laid_out(self))
    return FALSE;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_get_picture(self, &picture);
  picture.picture.camera = *camera;
  carom_scene_picture_layout_measure(&layout, &picture.picture, picture.width, picture.height);
  *view = layout.view_at_rest;
  return TRUE;
}

gboolean carom_pane_area_get_view(CaromPaneArea *self, CaromView *view) {
  return get_view(self, &self->camera, view);
}

gboolean carom_pane_area_get_framed_view(CaromPaneArea *self, CaromView *view) {
  return get_view(self, &(CaromSceneCamera){0}, view);
}

/* ---- For edits ---- */

/* How far from a thing the pointer may be, in points. */
static const double edit_reach = 6;

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
  if (self->session && carom_prediction_session_is_secret(self->session))
    return _(
        "Nothing can be edited while a prediction is asked for. Reveal or skip it, then go on.");
  carom_pane_area_measure(self, picture, layout);
  if (picture->picture.overlay)
    return _("Nothing can be edited while the panes show the geometry of a contact. Go on by one "
             "frame.");
  if (carom_scene_picture_layout_is_closeup(layout))
    return _("Nothing can be edited while the discs are seen close up. Press Ctrl+0.");
  return NULL;
}

const char *carom_pane_area_get_edit_obstacle(CaromPaneArea *self) {
  g_auto(CaromPaneAreaPicture) picture = {0};
  CaromScenePictureLayout layout;
  if (is_laid_out(self))
    return measure_for_edit(self, &picture, &layout);
  return is_hidden(self)
             ? _("Nothing can be edited while no pane can be seen. Make room for the panes first.")
             : NULL;
}

/* About how long the arrow is, in points, and where it begins, from the right and from the upper
 * edge of the picture. Between 1, 2 and 5 a number is at most 1.75 times the nearest of them, so
 * the tip is at most 49 points away, and stays in the picture whichever way it points. */
static const double gravity_length = 28, gravity_off = 50;

/* In points: how far away from there places are tried, to the left and downwards each, and how far
 * it is from one to the next; in a crowd, they are closer together. */
static const int gravity_room = 48, gravity_step = 12, gravity_step_in_crowd = 3;

/* The grip and a wall or a disc are found within the reach each, so that at twice of it neither is
 * in the way of the other. */
static const double clear_reaches = 2;

/* How far it is from @place to the nearest wall or disc. */
static double find_clearance(const CaromScene *scene, CaromVec2 place) {
  double clearance = INFINITY;
  for (guint i = 0; i < scene->walls->len; i++)
    clearance = fmin(clearance, carom_wall_distance(carom_scene_wall(scene, i), place));
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double distance = carom_vec2_length(carom_vec2_sub(place, body->position));
    clearance = fmin(clearance, distance - body->radius);
  }
  return clearance;
}

static CaromVec2 gravity_corner(const CaromScenePictureLayout *layout) {
  double right = layout->width - carom_momentum_sum_get_right(layout);
  return carom_vec2(right - gravity_off, gravity_off);
}

/* @place: (out): the first that is free, or else that with most room
 * Returns: whether it is free */
static gboolean try_gravity_places(const CaromScenePictureLayout *layout, const CaromEditView *view,
                                   int step, CaromVec2 *place) {
  const CaromScene *scene = layout->scene;
  CaromVec2 corner = gravity_corner(layout);
  double clear = clear_reaches * view->reach, most = -INFINITY;
  for (int away = 0; away <= 2 * gravity_room; away += step)
    for (int left = MAX(away - gravity_room, 0); left <= MIN(away, gravity_room); left += step) {
      CaromVec2 tried = carom_view_position(&layout->view_at_rest,
                                            carom_vec2(corner.x - left, corner.y + (away - left)));
      CaromVec2 tip = carom_vec2_add_scaled(tried, scene->gravity, view->gravity_s2);
      double clearance = fmin(find_clearance(scene, tried), find_clearance(scene, tip));
      if (clearance > most) {
        most = clearance;
        *place = tried;
      }
      if (clearance >= clear)
        return TRUE;
    }
  return FALSE;
}

static CaromVec2 find_gravity_place(const CaromScenePictureLayout *layout,
                                    const CaromEditView *view) {
  CaromVec2 place = {0};
  if (!try_gravity_places(layout, view, gravity_step, &place))
    try_gravity_places(layout, view, gravity_step_in_crowd, &place);
  return place;
}

/* Where the arrow of gravity is, and how long: in the upper right corner, to the left of the sum of
 * the momenta if that is there; where a wall or a disc is under the arrow's tip or its beginning,
 * the nearest free place to the left and below; in a crowd that has none, where there is most room.
 *
 * The arrow is as long as gravity is strong, at a scale of a round number, so that one sees which
 * of two is stronger, and half of it can be aimed at. Where there is no gravity a grip is where it
 * would begin, and an arrow that is drawn from there lets a disc fall through the height of the
 * picture in some 1.4 s. Gravity that is not finite has no arrow.
 *
 * @layout: of the scene as it starts
 * @view: its points_per_unit and reach are those of @layout; gravity_at and gravity_s2 are set */
static void place_gravity(const CaromScenePictureLayout *layout, CaromEditView *view) {
  double strength = carom_vec2_length(layout->scene->gravity);
  if (!isfinite(strength))
    return;
  double usual = strength > 0 ? strength : layout->height / view->points_per_unit;
  double round = carom_round_number_times(carom_round_number_near(usual), 1);
  view->gravity_s2 = gravity_length / round / view->points_per_unit;
  view->gravity_at = find_gravity_place(layout, view);
}

gboolean carom_pane_area_get_edit_view(CaromPaneArea *self, CaromEditView *view) {
  g_return_val_if_fail(view, FALSE);
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
      .has_pivot = self->drawing.pivot,
  };
  place_gravity(&layout, view);
  carom_scene_picture_layout_bounds(&layout, &view->shown.min, &view->shown.max);
  return TRUE;
}

/* ---- In words ---- */

char *carom_pane_area_describe_closeup(CaromPaneArea *self) {
  if (!carom_pane_area_is_closeup(self))
    return NULL;
  CaromCloseup closeup = carom_closeup_of_disc(self->comparison, (guint)self->closeup_disc);
  return carom_closeup_describe(self->comparison, &closeup);
}

char *carom_pane_area_describe_density(CaromPaneArea *self) {
  if (!is_laid_out(self))
    return NULL;
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  carom_pane_area_measure(self, &picture, &layout);
  if (!carom_scene_picture_bodies_are_density(&layout))
    return NULL;
  return g_strdup(_("The discs are too many and too small to be seen one by one. They are drawn as "
                    "density: the more of a place they cover, the stronger its colour."));
}

/* ---- What else is drawn ---- */

void carom_pane_area_set_foretold(CaromPaneArea *self, const CaromQueueEvent *event) {
  self->has_foretold = event != NULL;
  if (event)
    self->foretold = *event;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_set_outlook(CaromPaneArea *self, const CaromOutlook *outlook) {
  self->outlook = outlook;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

void carom_pane_area_update_contact(CaromPaneArea *self) {
  update_turn(self);
  if (self->drawing.contact || shows_guess(self))
    gtk_widget_queue_draw(GTK_WIDGET(self));
}

double carom_pane_area_suggest_zoom(CaromPaneArea *self) {
  if (!is_laid_out(self))
    return INFINITY;
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(self, &picture);
  return picture.picture.overlay ? carom_scene_picture_layout_suggest_zoom(
                                       &picture.picture, picture.width, picture.height)
                                 : INFINITY;
}

void carom_pane_area_set_zoom(CaromPaneArea *self, double zoom) {
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  gtk_widget_queue_draw(GTK_WIDGET(self));
}

CaromOverlay *carom_pane_area_make_overlay(CaromPaneArea *self, guint pane,
                                           const CaromTheme *theme) {
  g_return_val_if_fail(self->comparison, NULL);
  CaromOverlay overlay;
  return !carom_pane_area_is_closeup(self) && make_overlay(self, pane, theme, &overlay)
             ? g_memdup2(&overlay, sizeof overlay)
             : NULL;
}

CaromInspector *carom_pane_area_get_inspector(CaromPaneArea *self) {
  return self->inspector;
}

CaromPredictionSession *carom_pane_area_get_session(CaromPaneArea *self) {
  return self->session;
}

gboolean carom_pane_area_is_asking(CaromPaneArea *self) {
  return carom_prediction_session_is_asking(self->session);
}

guint carom_pane_area_get_index(CaromPaneArea *self) {
  return self->index;
}

/* ---- Life ---- */

void carom_pane_area_show(CaromPaneArea *self, CaromInspector *inspector,
                          CaromPredictionSession *session, guint index) {
  g_return_if_fail(!self->inspector);
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
