/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-picture-layout: where everything is in a pane: discs, arrows and overlay. The same
 * layout serves for drawing and for finding what is under the pointer. Lengths are in points. */
#pragma once

#include "carom-overlay-frame.h"
#include "carom-scene-picture.h"
#include "carom-text.h"
#include "carom-view.h"

/* The distance between the view and the picture's edge. */
#define CAROM_SCENE_PICTURE_LAYOUT_MARGIN 8.0

/* In the legend of a superposition: between a sample and its title, in points; and from one line to
 * the next, in lines of text. */
#define CAROM_SCENE_PICTURE_LAYOUT_LEGEND_GAP     7
#define CAROM_SCENE_PICTURE_LAYOUT_LEGEND_LEADING 1.15

/* No disc is drawn smaller than this, so that a point mass can still be seen. */
#define CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS 1.25

/* Up to this many discs have labels, all of them letters. */
#define CAROM_SCENE_PICTURE_LAYOUT_MAX_LABELLED CAROM_BODY_LETTERS

typedef struct {
  const CaromScenePicture *picture;
  const CaromScene *scene;
  const CaromBodies *bodies;
  double width, height;
  CaromVec2 legend; /* the extent of the superposition's beside an overlay; zero without */
  double strip;     /* height of the strip at the bottom that holds scale and notes */
  CaromFraming framing;
  CaromView view;          /* through the camera; on a slide, that of the first pane */
  CaromView view_at_rest;  /* the same after the slide */
  double greatest_speed;   /* carom_view_greatest_speed() */
  double arrow_scale;      /* points per unit of speed; 0: there are no arrows */
  double momentum_scale;   /* points per unit of momentum, for arrows as long; 0 likewise */
  double arrow_cap;        /* the length beyond which arrows are cut short */
  CaromOverlayFrame frame; /* of the picture's overlay, if there is one */
} CaromScenePictureLayout;

/* Lays out @picture in a rectangle of that width and height.
 *
 * @layout: (out): the layout
 * @text: gives the height of the strip at the bottom */
void carom_scene_picture_layout_init(CaromScenePictureLayout *layout,
                                     const CaromScenePicture *picture, CaromText *text,
                                     double width, double height);

/* The same without a CaromText at hand, for measuring only: it makes one with the picture's font.
 *
 * @layout: (out): the layout */
void carom_scene_picture_layout_measure(CaromScenePictureLayout *layout,
                                        const CaromScenePicture *picture, double width,
                                        double height);

/* The frames of the overlays of all panes in the picture, which has one; that of the layout is the
 * first.
 *
 * @frames: (out): the frames
 * Returns: how many there are */
guint carom_scene_picture_layout_frames(const CaromScenePictureLayout *layout,
                                        CaromOverlayFrame frames[CAROM_COMPARISON_MAX_PANES]);

/* Lays out pane @i of the picture's superposition alone as it is seen there.
 *
 * @own: (out): the layout, with that picture
 * @picture: (out): the picture */
void carom_scene_picture_layout_of_pane(const CaromScenePictureLayout *layout, guint i,
                                        CaromScenePictureLayout *own, CaromScenePicture *picture);

/* Whether wall @i is a door that is open in the run. */
static inline gboolean carom_scene_picture_layout_is_open(const CaromScenePictureLayout *layout,
                                                          guint i) {
  const CaromWorld *world = layout->picture->run->world;
  return i < world->scene->walls->len && carom_schedule_is_open(world->schedule, i);
}

/* Which of the overlay's bodies disc @i is; the discs of a superposition are those of its first
 * pane. */
static inline CaromContactBody
carom_scene_picture_layout_body(const CaromScenePictureLayout *layout, guint i) {
  const CaromOverlay *overlay = layout->picture->overlay;
  gboolean is_of_other = overlay && layout->picture->superposition && overlay->pane > 0;
  const CaromContactRecord *record = overlay && !is_of_other ? overlay->record : NULL;
  return !record                                 ? CAROM_BODY_NONE
         : record->a == i                        ? CAROM_BODY_A
         : record->b >= 0 && record->b == (int)i ? CAROM_BODY_B
                                                 : CAROM_BODY_NONE;
}

/* Where the centre of disc @i is drawn. */
static inline CaromVec2 carom_scene_picture_layout_place(const CaromScenePictureLayout *layout,
                                                         guint i) {
  CaromContactBody body = carom_scene_picture_layout_body(layout, i);
  return body == CAROM_BODY_NONE
             ? carom_view_place(&layout->view, carom_bodies_position(layout->bodies, i))
             : carom_overlay_frame_place(&layout->frame, body);
}

/* @bodies: of this run or another one, which may have let in other discs */
static inline double carom_scene_picture_layout_radius_in(const CaromScenePictureLayout *layout,
                                                          const CaromBodies *bodies, guint i) {
  return MAX(bodies->radius[i] * layout->view.points_per_unit,
             CAROM_SCENE_PICTURE_LAYOUT_LEAST_RADIUS);
}

static inline double carom_scene_picture_layout_radius(const CaromScenePictureLayout *layout,
                                                       guint i) {
  return carom_scene_picture_layout_radius_in(layout, layout->bodies, i);
}

/* Whether anything of a disc of that radius would be in the picture. */
static inline gboolean carom_scene_picture_layout_shows(const CaromScenePictureLayout *layout,
                                                        CaromVec2 place, double radius) {
  return place.x + radius >= 0 && place.x - radius <= layout->width && place.y + radius >= 0 &&
         place.y - radius <= layout->height;
}

/* So many outlines can be told apart, and drawn within a frame. */
#define CAROM_SCENE_PICTURE_LAYOUT_MAX_OUTLINED 1000

/* Begins a path on @cr that has the outline of each disc of another run where it is then; it is
 * empty if there are too many.
 *
 * @inset: how far inside the disc's edge the outline lies, in points
 * @unlike: (nullable): discs that are drawn at the same place there, to the pixel, have none */
void carom_scene_picture_layout_outline(const CaromScenePictureLayout *layout, cairo_t *cr,
                                        const CaromRun *run, double inset,
                                        const CaromScenePictureLayout *unlike);

/* The rectangle of the scene that the picture shows; if it is turned, a larger one around that.
 *
 * @min, @max: (out): its corners */
void carom_scene_picture_layout_bounds(const CaromScenePictureLayout *layout, CaromVec2 *min,
                                       CaromVec2 *max);

/* Whether anything of disc @i is in the picture. */
gboolean carom_scene_picture_layout_is_inside(const CaromScenePictureLayout *layout, guint i);

/* Whether arrows are to show velocities, and whether they are to show momenta. */
gboolean carom_scene_picture_layout_has_velocities(const CaromScenePictureLayout *layout);
gboolean carom_scene_picture_layout_has_momenta(const CaromScenePictureLayout *layout);

/* Returns: the least radius of a disc whose letter stands inside it, as a multiple of a line's
 *   height: where there are arrows, letter and arrow have room beside each other */
double carom_scene_picture_layout_label_radius(const CaromScenePictureLayout *layout);

/* The arrow of velocity from the centre of disc @i; zero if there is none, or if the overlay draws
 * it. */
CaromVec2 carom_scene_picture_layout_arrow(const CaromScenePictureLayout *layout, guint i);

/* The same for the arrow of momentum. */
CaromVec2 carom_scene_picture_layout_momentum(const CaromScenePictureLayout *layout, guint i);

/* Any @vector of the scene as an arrow, at a @scale in points per unit: zero if it is too short to
 * be seen, and cut short if it is very long. */
CaromVec2 carom_scene_picture_layout_vector(const CaromScenePictureLayout *layout, CaromVec2 vector,
                                            double scale);

/* The view in which pane @i of the picture's superposition is drawn. */
CaromView carom_scene_picture_layout_view_of_pane(const CaromScenePictureLayout *layout, guint i);

/* Whether centres and edges of discs are all that counts: they are to be compared, or the camera
 * shows so little that there is nothing else. */
static inline gboolean
carom_scene_picture_layout_is_closeup(const CaromScenePictureLayout *layout) {
  return layout->picture->is_closeup ||
         carom_scene_camera_zoom(&layout->picture->camera) > CAROM_SCENE_CAMERA_ZOOM_MAX;
}

/* Where a disc that would be drawn with that radius around @place can be drawn instead: beyond some
 * size its edge is straight in the picture, and numbers are too large to be drawn.
 *
 * @place, @radius: (inout): the disc */
void carom_scene_picture_layout_limit_disc(const CaromScenePictureLayout *layout, CaromVec2 *place,
                                           double *radius);

/* Adds the outline of a disc to the path: all of it, or, of one that is much larger than the
 * picture, the arc that can be seen, so that its dashes are few. Nothing is added where none of it
 * is in the picture. */
void carom_scene_picture_layout_add_circle(const CaromScenePictureLayout *layout, cairo_t *cr,
                                           CaromVec2 place, double radius);

/* Whether the contact of the overlay, or what the camera shows, is not at the framing's scale. */
gboolean carom_scene_picture_layout_is_zoomed(const CaromScenePictureLayout *layout);

/* Chooses a zoom on what is framed at which the pair fills a good part of the pane.
 *
 * @picture: one with an overlay
 * Returns: a round number; 1 if the pair has a good size without zoom */
double carom_scene_picture_layout_suggest_zoom(const CaromScenePicture *picture, double width,
                                               double height);
