/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit: what can be done to the discs, walls and emitters of a scene. It is in several files:
 * carom-edit-transform.c moves, turns and mirrors, -arrange.c aligns and distributes, -set.c gives
 * numbers, names and times, -insert.c adds, -delete.c takes away.
 *
 * A scene that is being run does not change: edit a copy, and run that. Each edit is done wholly or
 * not at all. Where something would become what carom-edit-error.h rules out, the function
 * returns FALSE, its GError says why, and the scene is as it was; nothing is ever clamped, so that
 * what was asked for is what happens.
 *
 * While something is dragged, edit a fresh copy of the scene as it was at the beginning, by the
 * whole way from there: so nothing adds up that is rounded off on the way, and back at the
 * beginning the scene is the same bit for bit.
 *
 * Random placements: discs that a seed has placed are placed by hand, all of the same placement,
 * from the first edit on that changes or deletes one of them. Whatever becomes of other discs, they
 * stay where they are, as carom-placement-list.h has it. No disc gets another place or another
 * index by that.
 *
 * The order of discs is never changed, since contacts at the same instant may depend on it; what is
 * new comes last. */
#pragma once

#include "carom-edit-error.h"
#include "carom-snap.h"

/* ---- All that a scene has ---- */

/* Makes @unit the unit of length of @scene, and converts the lengths and velocities of its discs,
 * walls and emitters. Nothing else is converted.
 *
 * Returns: FALSE if not both units have a known length, or a number would be out of range; then
 *   nothing changes */
gboolean carom_edit_convert(CaromScene *scene, const char *unit);

/* ---- All that is selected ---- */

/* Changes places alone; velocities stay. */
gboolean carom_edit_move(CaromScene *scene, const CaromSelection *selection, CaromVec2 by,
                         GError **error);

/* Likewise, and coordinates that @step divides stay such numbers, see carom_snap_move(). */
gboolean carom_edit_move_in_steps(CaromScene *scene, const CaromSelection *selection,
                                  CaromRoundNumber step, CaromVec2 by, GError **error);

/* Turns places and velocities, so that the total momentum of the selected discs turns with them.
 *
 * The spread of an emitter is along the axes, so that it can be turned by right angles alone; where
 * there is one, other turns are refused.
 *
 * @pivot: the point that stays, see carom_selection_centre()
 * @angle_deg: anticlockwise; by right angles it turns exactly */
gboolean carom_edit_turn(CaromScene *scene, const CaromSelection *selection, CaromVec2 pivot,
                         double angle_deg, GError **error);

typedef enum {
  CAROM_MIRROR_LEFT_RIGHT,
  CAROM_MIRROR_UP_DOWN,
} CaromMirror;

/* Mirrors places and velocities. Twice about the same axis leads back: for velocities bit for bit,
 * for places as far as 2 @axis − place is exact, as it is for multiples of a power of two of which
 * there are less than 2^52; else within two roundings.
 *
 * @axis: the coordinate that stays: x for left and right, y for up and down */
gboolean carom_edit_mirror(CaromScene *scene, const CaromSelection *selection, CaromMirror mirror,
                           double axis, GError **error);

typedef enum {
  CAROM_ALIGNMENT_LEFT,
  CAROM_ALIGNMENT_CENTRE, /* one above the other */
  CAROM_ALIGNMENT_RIGHT,
  CAROM_ALIGNMENT_TOP,
  CAROM_ALIGNMENT_MIDDLE, /* side by side */
  CAROM_ALIGNMENT_BOTTOM,
} CaromAlignment;

/* Moves each of at least two so that an edge of it, or its centre, is where that of all of them
 * together is. Rims and ends count. */
gboolean carom_edit_align(CaromScene *scene, const CaromSelection *selection,
                          CaromAlignment alignment, GError **error);

typedef enum {
  CAROM_DISTRIBUTION_HORIZONTAL,
  CAROM_DISTRIBUTION_VERTICAL,
} CaromEditDistribution;

/* Moves those between the outermost two, of at least three, so that the gaps are equal, from rim to
 * rim; where there is too little room, all overlap by as much. They are ordered by their centres,
 * and the outermost two stay. */
gboolean carom_edit_distribute(CaromScene *scene, const CaromSelection *selection,
                               CaromEditDistribution distribution, GError **error);

/* The others keep their order. Selections of @scene are of no use after that. */
void carom_edit_delete(CaromScene *scene, const CaromSelection *selection);

/* ---- What is new ---- */

/* Makes a scene of what is selected, as for the clipboard. All discs of it are placed by hand; it
 * has the unit, gravity, restitution, frame and duration of @scene, but none of its words.
 *
 * Returns: (transfer full): the new scene */
CaromScene *carom_edit_extract(const CaromScene *scene, const CaromSelection *selection);

/* Adds all discs, walls and emitters of @source, also those that a seed has placed there. Their
 * numbers are taken as they are, whatever its unit.
 *
 * @source: another scene
 * @place: (nullable): where the centre of what they take up comes to lie; NULL: where it is in
 *   @source
 * @inserted: (nullable): becomes a selection of what has been added */
gboolean carom_edit_insert(CaromScene *scene, const CaromScene *source, const CaromVec2 *place,
                           CaromSelection *inserted, GError **error);

/* Adds copies of what is selected.
 *
 * @offset: how far from the originals
 * @copies: (nullable): becomes a selection of the copies; may be @selection */
gboolean carom_edit_duplicate(CaromScene *scene, const CaromSelection *selection, CaromVec2 offset,
                              CaromSelection *copies, GError **error);

/* What is made next is like the last one of its kind: a disc has its radius and mass, a wall its
 * restitution and tangential factor, and an emitter all but its place and the fields that Carom
 * does not know. The first emitter brings in a few discs like the last disc. The usual disc is as
 * large as the others or, where these differ, as the one in the middle of all sizes, and as heavy
 * as the last of that size. All else is as in the defaults of these kinds.
 *
 * @first_radius: of the first disc */
CaromBody carom_edit_next_disc(const CaromScene *scene, double first_radius);
CaromBody carom_edit_usual_disc(const CaromScene *scene, double first_radius);
CaromWall carom_edit_next_wall(const CaromScene *scene, CaromVec2 p1, CaromVec2 p2);
CaromEmitter carom_edit_next_emitter(const CaromScene *scene, double first_radius);

/* Adds one, as the last of its kind. */
gboolean carom_edit_add_disc(CaromScene *scene, CaromBody body, GError **error);
gboolean carom_edit_add_wall(CaromScene *scene, CaromWall wall, GError **error);
gboolean carom_edit_add_emitter(CaromScene *scene, CaromEmitter emitter, GError **error);

/* Gives all selected discs the same name.
 *
 * @name: (nullable): one that carom_body_name_check() accepts; NULL: they have none any more */
void carom_edit_set_name(CaromScene *scene, const CaromSelection *selection, const char *name);

/* Says when the selected walls are open; without times they are no doors any more.
 *
 * @open: (nullable) */
void carom_edit_set_open(CaromScene *scene, const CaromSelection *selection,
                         const CaromIntervals *open);

/* ---- One item ---- */

/* @item: a disc, or an emitter for all its discs
 * @mass_power: what becomes of the mass, see carom_edit_field_set() */
gboolean carom_edit_set_radius(CaromScene *scene, CaromItem item, double radius, guint mass_power,
                               GError **error);
gboolean carom_edit_set_velocity(CaromScene *scene, CaromItem item, CaromVec2 velocity,
                                 GError **error);

/* Says how far to both sides of its position the discs of an emitter may come in.
 *
 * @emitter: its index
 * @spread: along x and y, each 0 or more */
gboolean carom_edit_set_spread(CaromScene *scene, guint emitter, CaromVec2 spread, GError **error);

typedef enum {
  CAROM_WALL_END_P1,
  CAROM_WALL_END_P2,
} CaromWallEnd;

/* Moves one end; the other one stays. */
gboolean carom_edit_set_wall_end(CaromScene *scene, guint wall, CaromWallEnd end,
                                 CaromVec2 position, GError **error);
