/* carom-scene-picture: draws one pane: discs, walls, velocity arrows, scale. */
#pragma once

#include "carom-comparison.h"
#include "carom-overlay-frame.h"
#include "carom-palette.h"

/* A mark, a handle or a small disc is pointed at from so near, in points. */
#define CAROM_POINTER_REACH 8.0

typedef struct {
  const CaromRun *run;
  const CaromTheme *theme;
  const char *font; /* (nullable): as in CaromChart */
  gboolean show_velocities;
  gboolean show_labels;    /* A, B, C … where there are few discs and room */
  gboolean show_counter;   /* of contacts, with walls too: large, above the scene */
  double pixels_per_point; /* 0: as the cairo_t says; give it where that is a recording, as GTK's
                              are, which does not know what it will be shown on */
  const CaromOverlay *overlay; /* (nullable): a contact, and what the method says about it */
} CaromScenePicture;

/* Draws into the rectangle (0, 0)–(width, height), on a background of its own: the scene's view,
 * centred, in true proportions. Velocities are arrows of one scale a scene, which never changes
 * during a run; only very long ones are cut short. */
void carom_scene_picture_draw(const CaromScenePicture *picture, cairo_t *cr, double width,
                              double height);

/* Returns: the topmost disc that is drawn at a place, or nearly; -1 where there is none. */
int carom_scene_picture_disc_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y);

/* ---- Of a picture with an overlay ----
 *
 * The two bodies are shown where the overlay says, with their arrows; the other discs are paler.
 * Arrows have a scale that suits this contact and are never cut short, so that they add up. */

/* How its geometry is placed in a picture of that size. */
void carom_scene_picture_place_overlay(const CaromScenePicture *picture, double width,
                                       double height, CaromOverlayFrame *frame);

/* carom_scene_picture_suggest_zoom:
 * Returns: the zoom on the scene's view at which the pair fills a good part of the pane: a round
 *   number, 1 where the pair is of a good size already. */
double carom_scene_picture_suggest_zoom(const CaromScenePicture *picture, double width,
                                        double height);

/* carom_scene_picture_line_at:
 * @x, @y: a place in the picture, drawn at that size
 *
 * Returns: the line of the working whose mark is drawn there, or nearly; -1 where there is none. */
int carom_scene_picture_line_at(const CaromScenePicture *picture, double width, double height,
                                double x, double y);

/* Returns: the body whose guess can be dragged by its tip there; an immovable one has none. */
CaromContactBody carom_scene_picture_handle_at(const CaromScenePicture *picture, double width,
                                               double height, double x, double y);

/* carom_scene_picture_velocity_at:
 * @body: whose
 *
 * Returns: the velocity whose arrow from that body's centre would end at that place. */
CaromVec2 carom_scene_picture_velocity_at(const CaromScenePicture *picture, double width,
                                          double height, CaromContactBody handle, double x,
                                          double y);
