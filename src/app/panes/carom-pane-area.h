/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-area: the drawing area of a pane: the scene as one method sees it, and the contact at
 * which the clock stands. */
#pragma once

#include "carom-handle.h"
#include "carom-prediction-session.h"
#include "carom-scene-picture-layout.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_AREA (carom_pane_area_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneArea, carom_pane_area, CAROM, PANE_AREA, GtkDrawingArea)

/* @inspector: has the contact to show, and is told what is pointed at; a reference is taken
 * @session: (nullable): asks for guesses, which are drawn and dragged here; a reference is taken
 * @index: of the pane */
void carom_pane_area_show(CaromPaneArea *self, CaromInspector *inspector,
                          CaromPredictionSession *session, guint index);
/* Returns: (transfer none) (nullable): NULL while the pane is being destroyed */
CaromInspector *carom_pane_area_get_inspector(CaromPaneArea *self);
/* Returns: (transfer none) (nullable): the session, if one was given */
CaromPredictionSession *carom_pane_area_get_session(CaromPaneArea *self);
/* Whether a contact of the session asks now: its arrows are what is dragged in the pane. */
gboolean carom_pane_area_is_asking(CaromPaneArea *self);
guint carom_pane_area_get_index(CaromPaneArea *self);

/* Draws the run that has the pane's index.
 *
 * @comparison: (nullable): must live until it is replaced; NULL: nothing is drawn */
void carom_pane_area_set_comparison(CaromPaneArea *self, CaromComparison *comparison);
/* Returns: (transfer none) (nullable): the comparison that is drawn */
CaromComparison *carom_pane_area_get_comparison(CaromPaneArea *self);

/* There must be a comparison.
 *
 * Returns: (transfer none): the run as it may be shown; see carom_prediction_session_get_run() */
const CaromRun *carom_pane_area_get_run(CaromPaneArea *self);

/* Draws again after the inspector's contact, or how it is examined, has changed. */
void carom_pane_area_update_contact(CaromPaneArea *self);

/* What a pane shows besides walls and discs. All panes have the same. */
typedef struct {
  CaromStaging staging; /* its charts and its playing are not used */
  gboolean superposed;  /* the discs of all panes, unless what comes next is a secret */
  gboolean labels, counter, pivot, contact;
  gboolean turns; /* with the axes of the working */
  gboolean guess; /* a guess that has been revealed, rather than the method's geometry */
} CaromPaneDrawing;

/* Draws with these settings from now on. */
void carom_pane_area_set_drawing(CaromPaneArea *self, const CaromPaneDrawing *drawing);

/* Draws what that framing shows, through that camera, from now on. All panes have the same.
 *
 * @framing: (nullable): NULL: the scene's own view */
void carom_pane_area_set_stage(CaromPaneArea *self, const CaromFraming *framing,
                               const CaromSceneCamera *camera);

/* Lets the panes come from where they have been drawn.
 *
 * @within: the widget in whose coordinates @views are; it must contain this one
 * @views: (array length=n): the view of each pane; at most CAROM_COMPARISON_MAX_PANES */
void carom_pane_area_slide_from(CaromPaneArea *self, GtkWidget *within, const CaromView *views,
                                guint n);
/* Whether they are on their way. */
gboolean carom_pane_area_is_sliding(CaromPaneArea *self);

/* Says of that disc how far its copies are apart, where all panes are seen close up in one; then
 * there is no geometry of a contact.
 *
 * @disc: −1: none */
void carom_pane_area_set_closeup_disc(CaromPaneArea *self, int disc);

/* Whether that is so. */
gboolean carom_pane_area_is_closeup(CaromPaneArea *self);

/* @view: (out): what is shown
 * Returns: FALSE if nothing is shown yet */
gboolean carom_pane_area_get_view(CaromPaneArea *self, CaromView *view);
/* The same as it would be without the camera. */
gboolean carom_pane_area_get_framed_view(CaromPaneArea *self, CaromView *view);

/* @view: (out): how the picture shows the scene, for what is near the pointer
 * Returns: FALSE if nothing can be edited there: nothing is shown yet, discs are seen close up, the
 *   geometry of a contact is in the way, or a prediction is asked for */
gboolean carom_pane_area_get_edit_view(CaromPaneArea *self, CaromEditView *view);
/* Why that is so, and what helps, for people.
 *
 * Returns: (transfer none) (nullable): sentences; NULL: something can be edited there, or
 *   nothing is shown yet, for which one only has to wait */
const char *carom_pane_area_get_edit_obstacle(CaromPaneArea *self);

/* Draws over the picture, which has just been drawn.
 *
 * @picture: what has been drawn, with that width and height */
typedef void (*CaromPaneAreaOverFunc)(CaromPaneArea *area, const CaromScenePicture *picture,
                                      cairo_t *cr, double width, double height, gpointer data);

/* Lets @draw draw over every picture on the screen from now on. */
void carom_pane_area_set_over(CaromPaneArea *self, CaromPaneAreaOverFunc draw, gpointer data);

/* Draws where discs are going.
 *
 * @outlook: (nullable): of the run's scene; must live until it is replaced; NULL: draws none */
void carom_pane_area_set_outlook(CaromPaneArea *self, const CaromOutlook *outlook);

/* Returns: (transfer full) (nullable): translated sentences about what is seen close up; NULL if
 *   nothing is */
char *carom_pane_area_describe_closeup(CaromPaneArea *self);

/* Returns: (transfer full) (nullable): translated sentences that say that discs are drawn as
 *   density, see carom-scene-picture-bodies.h; NULL if they are drawn one by one */
char *carom_pane_area_describe_density(CaromPaneArea *self);

/* Draws an event of the run's queue: the ways of its bodies up to it.
 *
 * @event: (nullable): copied; NULL: draws none */
void carom_pane_area_set_foretold(CaromPaneArea *self, const CaromQueueEvent *event);

/* While when and where are shown:
 *
 * @pane: whose working has the line
 * @line: of what the picture draws; -1: none
 * Returns: the row in which it stands, see CaromEncounterColumns; -1: none */
int carom_pane_area_find_row(CaromPaneArea *self, guint pane, int line);

/* Returns: (transfer full) (nullable): a translated sentence that says how the picture is turned;
 *   NULL if it is not */
char *carom_pane_area_describe_turn(CaromPaneArea *self);

/* Returns: the zoom at which this pane's picture of the contact is large enough, or INFINITY if it
 *   shows none */
double carom_pane_area_suggest_zoom(CaromPaneArea *self);
/* Sets the zoom for contacts. All panes have the same one, so that they can be compared. */
void carom_pane_area_set_zoom(CaromPaneArea *self, double zoom);

/* What is drawn, in the widget's coordinates. Valid until anything changes. */
typedef struct {
  CaromScenePicture picture;
  double width, height;
  CaromOverlay overlays[CAROM_COMPARISON_MAX_PANES]; /* of the panes that the picture shows */
  const CaromOverlay *overlay_of[CAROM_COMPARISON_MAX_PANES]; /* the same; NULL: it has none */
  CaromScenePictureAsked asked;                               /* likewise, if it is used */
  CaromScenePictureSlide slide;                               /* likewise */
  CaromView slide_views[CAROM_COMPARISON_MAX_PANES];          /* where that begins */
  char *font;
} CaromPaneAreaPicture;

/* Makes the geometry of the contact as the method of a pane uses it. There must be a comparison.
 *
 * @pane: the area's own or, in a superposition, any
 * Returns: (transfer full) (nullable): to be freed with g_free(); NULL if none is shown */
CaromOverlay *carom_pane_area_make_overlay(CaromPaneArea *self, guint pane,
                                           const CaromTheme *theme);

/* There must be a comparison.
 *
 * @picture: (out): what is drawn; clear it with carom_pane_area_picture_clear() */
void carom_pane_area_get_picture(CaromPaneArea *self, CaromPaneAreaPicture *picture);
void carom_pane_area_picture_clear(CaromPaneAreaPicture *picture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromPaneAreaPicture, carom_pane_area_picture_clear)

/* The same, and where everything in it is.
 *
 * @picture: (out): likewise
 * @layout: (out): valid as long as @picture */
void carom_pane_area_measure(CaromPaneArea *self, CaromPaneAreaPicture *picture,
                             CaromScenePictureLayout *layout);
