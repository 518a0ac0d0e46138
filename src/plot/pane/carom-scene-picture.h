/* carom-scene-picture: draws the picture of one pane: discs, walls, velocity arrows and scale. */
#pragma once

#include "carom-comparison.h"
#include "carom-overlay-frame.h"
#include "carom-palette.h"

/* From how far away a mark, a handle or a small disc can be pointed at, in points. */
#define CAROM_POINTER_REACH 8.0

typedef struct {
  const CaromRun *run;
  const CaromTheme *theme;
  const char *font; /* (nullable): as in CaromChart */
  gboolean show_velocities;
  gboolean show_labels;    /* A, B, C … if there are few discs and enough room */
  gboolean show_counter;   /* of contacts, including those with walls: large, above the scene */
  double pixels_per_point; /* 0: ask the cairo_t; has to be given if that is a recording, as in GTK,
                              which does not know where it will be shown */
  const CaromOverlay
      *overlay; /* (nullable): a contact, and the geometry that the method uses there */
} CaromScenePicture;

/* Draws into the rectangle (0, 0)–(width, height), on a background of its own: the scene's view,
 * centred, with equal scales in both directions. Velocities are arrows with a scale that does not
 * change during a run; only very long ones are cut off. */
void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height);

/* Returns: the topmost disc that is drawn at or near a place; -1 if there is none */
int carom_scene_picture_disc_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y);

/* ---- Of a picture with an overlay ----
 *
 * The two bodies are shown where the overlay has them, with their arrows; the other discs are
 * paler. Arrows have a scale that suits this contact and are never cut off, so that they add up. */

/* Finds where the geometry is drawn in a picture of that size.
 *
 * @frame: (out): the place */
void carom_scene_picture_place_overlay(const CaromScenePicture *picture, double width,
                                       double height, CaromOverlayFrame *frame);

/* Returns: the zoom relative to the scene's view at which the two bodies fill a good part of the
 *   pane: a round number; 1 if they have a good size already */
double carom_scene_picture_suggest_zoom(const CaromScenePicture *picture, double width,
                                        double height);

/* @x, @y: a place in the picture, drawn at that size
 * Returns: the line of the working whose mark is drawn there or nearby; -1 if there is none */
int carom_scene_picture_line_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y);

/* Returns: the body whose guess can be dragged by its tip there; CAROM_BODY_NONE if there is none,
 *   since an immovable body has no guess */
CaromContactBody carom_scene_picture_handle_at(const CaromScenePicture *picture, double width,
                                               double height, double x, double y);

/* @handle: the body
 * Returns: the velocity whose arrow from the body's centre would end at (@x, @y) */
CaromVec2 carom_scene_picture_velocity_at(const CaromScenePicture *picture, double width,
                                          double height, CaromContactBody handle, double x,
                                          double y);
