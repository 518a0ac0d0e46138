/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-drag: what a drag of the pointer does to a scene, and how it is put in words. It keeps to
 * the scene as it was at the beginning, to which it does all of the way at once, so that nothing
 * adds up, and back at the beginning the scene is the same bit for bit. */
#pragma once

#include "carom-handle.h"

typedef enum {
  CAROM_TOOL_SELECT,  /* select and drag what is there; on empty ground, a rubber band */
  CAROM_TOOL_DISC,    /* press where its centre is to be, drag to its size */
  CAROM_TOOL_WALL,    /* press at one end, drag to the other */
  CAROM_TOOL_EMITTER, /* press where its discs are to come in, drag to their velocity */
  CAROM_N_TOOLS,
} CaromTool;

typedef enum {
  CAROM_DRAG_NOTHING,
  CAROM_DRAG_MOVE, /* all that is selected */
  CAROM_DRAG_RADIUS,
  CAROM_DRAG_VELOCITY,
  CAROM_DRAG_WALL_END,
  CAROM_DRAG_SPREAD,
  CAROM_DRAG_GRAVITY,
  CAROM_DRAG_NEW_DISC,
  CAROM_DRAG_NEW_WALL,
  CAROM_DRAG_NEW_EMITTER,
} CaromDragKind;

typedef struct {
  CaromDragKind kind;
  CaromHandle handle; /* what was taken hold of */
  CaromEditView view; /* as it was then */
  CaromVec2 from;     /* where the pointer was then */
  CaromVec2 to;       /* where it is now */
  gboolean snap;      /* to the grid that suits the view; else to carom_snap_free_step() */
  gboolean constrain; /* movements along an axis; directions by steps of CAROM_SNAP_ANGLE_DEG */
  guint mass_power;   /* see carom_edit_field_set() */
} CaromDrag;

/* Whether @tool draws something new.
 *
 * @kind: (out): of what */
gboolean carom_drag_get_drawn(CaromTool tool, CaromItemKind *kind);

/* What dragging @handle with @tool does; nothing for nothing. */
CaromDragKind carom_drag_kind_of(CaromTool tool, const CaromHandle *handle);

/* The radius of the first disc of a scene, while it has not been drawn to a size; it is easy to
 * take hold of, if @view has a reach. */
double carom_drag_first_radius(const CaromEditView *view);

/* Whether something new is drawn. */
static inline gboolean carom_drag_is_new(const CaromDrag *drag) {
  return drag->kind == CAROM_DRAG_NEW_DISC || drag->kind == CAROM_DRAG_NEW_WALL ||
         drag->kind == CAROM_DRAG_NEW_EMITTER;
}

/* Whether something new is made by a mere click, too: all but a wall, which has two ends. */
static inline gboolean carom_drag_is_made_by_click(const CaromDrag *drag) {
  return carom_drag_is_new(drag) && drag->kind != CAROM_DRAG_NEW_WALL;
}

/* Whether it is a mere click as long as the pointer has gone no further than to @place. Half of the
 * reach is left to a hand that shakes. */
static inline gboolean carom_drag_is_click(const CaromDrag *drag, CaromVec2 place) {
  return carom_vec2_length(carom_vec2_sub(place, drag->from)) <= 0.5 * drag->view.reach;
}

/* Does it. A new disc that has not been drawn to a size yet is as large, and as heavy, as the last
 * one of the scene; a new wall is like the last one, and has to be drawn; a new emitter is like the
 * last one but for the velocity that has been drawn.
 *
 * @scene: a copy of the scene as it was at the beginning
 * @selection: what is moved
 * Returns: whether it was possible; if not, @error says why, and @scene is of no use any more */
gboolean carom_drag_do(const CaromDrag *drag, CaromScene *scene, const CaromSelection *selection,
                       GError **error);

/* Returns: (transfer full): the name of the edit, such as "Move Disc B" */
char *carom_drag_name(const CaromDrag *drag, const CaromScene *scene,
                      const CaromSelection *selection);

/* Returns: (transfer full): the numbers that it changes, with their units, such as "x = 1 m,
 *   y = 2 m"
 * @scene: with all that carom_drag_do() has done to it
 * @before: as it was at the beginning */
char *carom_drag_describe(const CaromDrag *drag, const CaromScene *scene, const CaromScene *before,
                          const CaromSelection *selection);
