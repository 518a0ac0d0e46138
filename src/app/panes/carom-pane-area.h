/* carom-pane-area: where a pane draws: the scene as one method sees it, and the contact at which
 * the clock stands. */
#pragma once

#include "carom-prediction-session.h"
#include "carom-scene-picture.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_AREA (carom_pane_area_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneArea, carom_pane_area, CAROM, PANE_AREA, GtkDrawingArea)

/* carom_pane_area_show:
 * @inspector: what contact is shown, and pointed at; referenced
 * @session: (nullable): what asks for guesses, which are drawn and dragged here; referenced
 * @index: of the pane */
void carom_pane_area_show(CaromPaneArea *self, CaromInspector *inspector,
                          CaromPredictionSession *session, guint index);
/* Returns: (nullable): NULL as the pane goes */
CaromInspector *carom_pane_area_get_inspector(CaromPaneArea *self);
/* Returns: (nullable) */
CaromPredictionSession *carom_pane_area_get_session(CaromPaneArea *self);
guint carom_pane_area_get_index(CaromPaneArea *self);

/* Draws the run of the pane's index in @comparison (nullable), which must outlive that; NULL:
 * nothing. */
void carom_pane_area_set_comparison(CaromPaneArea *self, CaromComparison *comparison);
/* Returns: (nullable) */
CaromComparison *carom_pane_area_get_comparison(CaromPaneArea *self);

/* Draws how the comparison's contact is being looked at. */
void carom_pane_area_update_contact(CaromPaneArea *self);

/* What the picture has beside walls and discs. */
typedef struct {
  gboolean velocities, labels, counter, contact;
} CaromPaneDrawing;

void carom_pane_area_set_drawing(CaromPaneArea *self, const CaromPaneDrawing *drawing);

/* carom_pane_area_suggest_zoom:
 * Returns: the zoom at which this pane's picture of the contact is large enough; INFINITY where it
 *   shows none. */
double carom_pane_area_suggest_zoom(CaromPaneArea *self);
/* Shows contacts at @zoom: that panes can be compared, all have the same. */
void carom_pane_area_set_zoom(CaromPaneArea *self, double zoom);

/* What is drawn, in the widget's coordinates. Valid until the next change of anything. */
typedef struct {
  CaromScenePicture picture;
  CaromOverlay overlay; /* the picture's, if it has one */
  char *font;
} CaromPaneAreaPicture;

/* @picture: (out): of a comparison, which there must be; to be cleared with
 *   carom_pane_area_picture_clear() */
void carom_pane_area_get_picture(CaromPaneArea *self, CaromPaneAreaPicture *picture);
void carom_pane_area_picture_clear(CaromPaneAreaPicture *picture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromPaneAreaPicture, carom_pane_area_picture_clear)
