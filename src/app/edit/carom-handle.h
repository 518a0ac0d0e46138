/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-handle: what of a scene can be taken hold of with the pointer, where it is, what is at a
 * place, and what dragging it does to the scene. Everything is in the scene's coordinates.
 *
 * A drag keeps to the scene as it was at the beginning, to which it does all of the way at once, so
 * that nothing adds up, and back at the beginning the scene is the same bit for bit. */
#pragma once

#include "carom-edit.h"
#include "carom-field.h"

/* How a pane shows the scene, as far as it matters for what is near the pointer. While something is
 * dragged it has to stay as it is. */
typedef struct {
  guint pane;
  double points_per_unit; /* > 0: the scale of the picture, in points per unit of length */
  double reach;           /* > 0: how far beside a thing the pointer may be, in the scene's unit: a
                             finger more than a mouse */
  double arrow_s;       /* the arrow of a velocity v ends at the disc's centre + v · arrow_s; 0: no
                           such arrows are shown */
  CaromVec2 gravity_at; /* where the arrow of gravity begins */
  double gravity_s2;    /* it ends at gravity_at + g · gravity_s2; 0: it is not shown */
  gboolean has_pivot;   /* the pivot is shown */
  CaromExtents shown;   /* what the picture shows; empty: everything */
} CaromEditView;

typedef enum {
  CAROM_HANDLE_NONE,
  CAROM_HANDLE_ARROW,  /* the tip of a velocity, of a disc or an emitter */
  CAROM_HANDLE_LAUNCH, /* beside what covers its tip, or is at rest: it stands for that */
  CAROM_HANDLE_GRAVITY,
  CAROM_HANDLE_PIVOT, /* about which the angular momentum is */
  CAROM_HANDLE_WALL_END,
  CAROM_HANDLE_SPREAD, /* a corner of what the discs of an emitter take up */
  CAROM_HANDLE_RIM,    /* up to here, each has a grip */
  CAROM_HANDLE_DISC,
  CAROM_HANDLE_EMITTER,
  CAROM_HANDLE_WALL,
  CAROM_HANDLE_NEW_DISC, /* what is drawn, and is not there yet: the item's index has no meaning */
  CAROM_HANDLE_NEW_WALL,
  CAROM_HANDLE_NEW_EMITTER,
} CaromHandleKind;

typedef struct {
  CaromHandleKind kind;
  CaromItem item;   /* that it belongs to, if to any */
  CaromWallEnd end; /* of a wall */
} CaromHandle;

/* Finds what is at @place. What is small comes before what is large, so the tip of an arrow before
 * an end of a wall, a spread, a rim, a disc, an emitter and a wall; among several arrows, ends,
 * spreads, rims or walls the nearest, and among discs the one that is drawn on top, which is the
 * last. Within a disc no other one's rim is found. A disc that looks no larger than the reach has
 * no rim, so that it can be moved. Nor is the tip of an arrow found in the inner half of its disc,
 * unless the disc can be moved by its centre all the same. An emitter is found by its middle, where
 * a disc of it would be, and by the edge around all places of its discs, so that what lies in there
 * can be found, too. */
CaromHandle carom_handle_find(const CaromScene *scene, const CaromEditView *view, CaromVec2 place);

/* The arrow of a velocity v is v times this long. Where no arrows are shown, one that is drawn from
 * a disc shows the way of a second. */
static inline double carom_handle_arrow_s(const CaromEditView *view) {
  return view->arrow_s > 0 ? view->arrow_s : 1;
}

/* Whether @item has a handle to be launched by: it is an emitter, or a disc that is not pinned, and
 * the tip of its arrow is on it, as of all that is slow beside what gravity will make of it; where
 * no arrows are shown, that of carom_handle_arrow_s(). It has it while it alone is selected, so
 * that it is not among what carom_handle_find() finds. */
gboolean carom_handle_can_launch(const CaromScene *scene, const CaromEditView *view,
                                 CaromItem item);

/* Whether both are the same part of the same thing. */
static inline gboolean carom_handle_equal(const CaromHandle *one, const CaromHandle *other) {
  return one->kind == other->kind && one->item.kind == other->item.kind &&
         one->item.index == other->item.index && one->end == other->end;
}

/* Whether a grip shows that it is there. */
static inline gboolean carom_handle_has_grip(const CaromHandle *handle) {
  return handle->kind > CAROM_HANDLE_NONE && handle->kind <= CAROM_HANDLE_RIM;
}

/* Whether it belongs to the scene as a whole, as gravity does. */
gboolean carom_handle_is_of_scene(const CaromHandle *handle);

/* @item: (out): what @handle belongs to
 * Returns: FALSE for nothing, for what belongs to the scene as a whole, and for what is new */
gboolean carom_handle_get_item(const CaromHandle *handle, CaromItem *item);

/* Where the handle itself is: the tip, which that to launch a disc by becomes once it leaves the
 * disc; the end, or the centre; of a spread the corner away from which the discs move, just outside
 * of the outline, which is round there; of a wall p1, and of a rim its point
 * that is nearest to @place. */
CaromVec2 carom_handle_get_place(const CaromHandle *handle, const CaromScene *scene,
                                 const CaromEditView *view, CaromVec2 place);

/* Returns: (transfer none): the cursor that says what dragging it would do, by its name in CSS,
 *   such as "move"; "default" for nothing */
const char *carom_handle_get_cursor(const CaromHandle *handle, const CaromScene *scene,
                                    CaromVec2 place);

/* ---- Dragging it ---- */

typedef struct {
  CaromHandle handle; /* what was taken hold of */
  CaromEditView view; /* as it was then */
  CaromVec2 from;     /* where the pointer was then */
  CaromVec2 to;       /* where it is now */
  gboolean snap;      /* to the grid that suits the view; else to carom_snap_free_step() */
  gboolean constrain; /* movements along an axis; directions by steps of CAROM_SNAP_ANGLE_DEG */
  guint mass_power;   /* see carom_edit_field_set() */
} CaromDrag;

/* The radius of the first disc of a scene, while it has not been drawn to a size; it is easy to
 * take hold of.
 *
 * @view: with a reach */
double carom_handle_first_radius(const CaromEditView *view);

/* Does it. Whole things take along all that is selected. A new disc that has not been drawn to a
 * size yet is as large, and as heavy, as the last one of the scene; a new wall is like the last
 * one, and has to be drawn; a new emitter is like the last one but for the velocity that has been
 * drawn.
 *
 * @drag: of a handle
 * @scene: a copy of the scene as it was at the beginning
 * @selection: what is moved
 * Returns: whether it was possible; if not, @error says why, and @scene is of no use any more */
gboolean carom_handle_drag(const CaromDrag *drag, CaromScene *scene,
                           const CaromSelection *selection, GError **error);

/* What dragging it is about. */
CaromEditTopic carom_handle_get_topic(const CaromHandle *handle);

/* Does to the scene at another time what the drag has done: what has been put at a place is put
 * there, with all that is selected; a velocity and a radius become what they have become; and what
 * has been added is added.
 *
 * @after: the scene that carom_handle_drag() has made
 * @other: has what is held, and all that is selected; else as of carom_handle_drag() */
gboolean carom_handle_drag_other(const CaromDrag *drag, const CaromScene *after, CaromScene *other,
                                 const CaromSelection *selection, GError **error);

/* Returns: (transfer full): the name of the edit, such as "Move Disc B" */
char *carom_handle_name_drag(const CaromDrag *drag, const CaromScene *scene,
                             const CaromSelection *selection);

/* Returns: (transfer full): the numbers that it changes, with their units, such as "x = 1 m,
 *   y = 2 m"
 * @scene: with all that carom_handle_drag() has done to it
 * @before: as it was at the beginning */
char *carom_handle_describe_drag(const CaromDrag *drag, const CaromScene *scene,
                                 const CaromScene *before, const CaromSelection *selection);
