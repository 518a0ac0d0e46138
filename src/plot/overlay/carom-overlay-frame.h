/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay-frame: where a contact is drawn in its pane: which part of the scene is shown, at
 * what zoom, and how long arrows are. None of this depends on the highlighted line, so the picture
 * does not move while one walks through the working. */
#pragma once

#include "carom-overlay.h"
#include "carom-scene.h"
#include "carom-text-box.h"
#include "carom-view.h"

/* How far the grip of a guess stays from the room's edge, in points at the usual size: there is
 * room for its ring, and for the sign that an arrow goes on. */
#define CAROM_OVERLAY_FRAME_GRIP_MARGIN 18.0

typedef struct {
  double left, top, right, bottom; /* in points, y down */
  CaromVec2 legend; /* the extent of what is written in its upper left corner; zero: nothing is */
} CaromOverlayRoom;

typedef struct {
  const CaromOverlay *overlay;
  const CaromScene *scene;     /* (nullable): whose walls labels keep off, where they can */
  const CaromTextBox *letters; /* (nullable) (array length=n_letters): of other discs, which no
                                  label covers */
  guint n_letters;
  CaromOverlayRoom room;
  double zoom;
  CaromView view;             /* zoomed */
  double radius_a, radius_b;  /* in points; 0 for a wall */
  CaromVec2 place_a, place_b; /* in points */
  CaromVec2 contact;          /* where they touch, in points */
  CaromVec2 n;                /* from a to b, of length 1, in the picture: y down */
  double size;                /* a factor for line widths and letters: larger in a large pane */
  double speed_scale;         /* points per unit of speed */
  double momentum_scale;      /* points per unit of momentum */
  gboolean is_sliding;        /* the frame is on its way to where it will be */
} CaromOverlayFrame;

static inline CaromVec2 carom_overlay_frame_place(const CaromOverlayFrame *frame,
                                                  CaromContactBody body) {
  return CAROM_OF_BODY(body, frame->place_a, frame->place_b);
}

static inline double carom_overlay_frame_radius(const CaromOverlayFrame *frame,
                                                CaromContactBody body) {
  return CAROM_OF_BODY(body, frame->radius_a, frame->radius_b);
}

/* Whether @place is in the room or on its edge. */
static inline gboolean carom_overlay_frame_is_in_room(const CaromOverlayRoom *room,
                                                      CaromVec2 place) {
  return place.x >= room->left && place.x <= room->right && place.y >= room->top &&
         place.y <= room->bottom;
}

/* How many times @along leads from @from to the one of @low and @high that it goes towards: places
 * along one axis. It is 0 where that is behind, and INFINITY where @along is 0. */
static inline double carom_overlay_frame_ways_to_edge(double from, double along, double low,
                                                      double high) {
  return along == 0 ? INFINITY : MAX(((along > 0 ? high : low) - from) / along, 0);
}

static inline gboolean carom_overlay_frame_has_wall(const CaromOverlayFrame *frame) {
  return carom_contact_record_disc(frame->overlay->record, CAROM_BODY_B) < 0;
}

/* Where the wall is if the contact is with one: along the tangent, as far as the room goes.
 *
 * @from, @to: (out): in points */
void carom_overlay_frame_wall(const CaromOverlayFrame *frame, CaromVec2 *from, CaromVec2 *to);

/* @fitted: the view without zoom
 * @room: the part of the picture that the geometry may use
 * @radius_a, @radius_b: in the scene; 0 for a wall
 * @usual_scale: points per unit of speed in this pane if there is no overlay; kept if it makes the
 *   arrows of this contact neither too short nor too long */
void carom_overlay_frame_init(CaromOverlayFrame *frame, const CaromOverlay *overlay,
                              const CaromView *fitted, const CaromOverlayRoom *room,
                              double radius_a, double radius_b, double usual_scale);

/* Draws the contact of another pane in the same picture: in the same view, at the same scales.
 *
 * @leading: that of the picture
 * @overlay: of the other pane
 * @radius_a, @radius_b: as above */
void carom_overlay_frame_init_beside(CaromOverlayFrame *frame, const CaromOverlayFrame *leading,
                                     const CaromOverlay *overlay, double radius_a, double radius_b);

/* Shows the frame in another view. Arrows keep their lengths, and the pair its place in the scene.
 *
 * @view: the frame's own, zoomed or moved */
void carom_overlay_frame_set_view(CaromOverlayFrame *frame, const CaromView *view);

/* Shows the frame where it is on a slide. Arrows are larger or smaller as the discs are, so that
 * the whole geometry moves with its pane. */
void carom_overlay_frame_slide(CaromOverlayFrame *frame, const CaromView *view);

/* The zoom that suits the size of the two bodies, see carom_scene_picture_layout_suggest_zoom().
 * The parameters are those of carom_overlay_frame_init(). */
double carom_overlay_frame_suggest_zoom(const CaromOverlay *overlay, const CaromView *fitted,
                                        const CaromOverlayRoom *room, double radius_a,
                                        double radius_b);

/* @vector, which is a velocity, a momentum or a length, as it is drawn: in points, y down. */
CaromVec2 carom_overlay_frame_vector(const CaromOverlayFrame *frame, CaromVec2 vector,
                                     CaromDimension dimension);

/* The velocity whose arrow from @centre ends at @place. */
CaromVec2 carom_overlay_frame_velocity(const CaromOverlayFrame *frame, CaromVec2 centre,
                                       CaromVec2 place);
