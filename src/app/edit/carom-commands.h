/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-commands: what keys and menus do to what is selected, each as one step of undo with its
 * name. Nothing happens if nothing is selected; what is refused is said by the editor. */
#pragma once

#include "carom-editor.h"

/* ---- Selecting ---- */

/* Selects everything. */
void carom_commands_select_all(CaromEditor *editor, const CaromEditView *view);
/* Selects the next item alone, discs first, then walls and emitters, and after the last the first
 * one again; or the previous one.
 *
 * @direction: 1 or -1 */
void carom_commands_select_next(CaromEditor *editor, const CaromEditView *view, int direction);

/* ---- Edits ---- */

/* Moves by steps of the grid, or by tenths of them if that is switched off. Repeated nudges are one
 * step of undo.
 *
 * @dx, @dy: how many steps to the right and up */
void carom_commands_nudge(CaromEditor *editor, const CaromEditView *view, int dx, int dy);
/* Changes the velocities of the selected discs and emitters, by steps that move the tips of their
 * arrows by a step of the grid, or by tenths of them. Repeated changes are one step of undo, as of
 * the next one.
 *
 * @dx, @dy: how many steps to the right and up */
void carom_commands_aim(CaromEditor *editor, const CaromEditView *view, int dx, int dy);
/* Changes the radii of the selected discs and emitters by a step of the grid, or by a tenth of it;
 * the masses as the editor's "mass-power" says.
 *
 * @direction: 1 or -1: larger or smaller */
void carom_commands_resize(CaromEditor *editor, const CaromEditView *view, int direction);
/* Gives all selected discs that mass.
 *
 * @mass_kg: > 0 and finite */
void carom_commands_set_mass(CaromEditor *editor, const CaromEditView *view, double mass_kg);
void carom_commands_delete(CaromEditor *editor, const CaromEditView *view);
/* The copies are selected then. */
void carom_commands_duplicate(CaromEditor *editor, const CaromEditView *view);
/* About the centre of what is selected, see carom_selection_centre(). */
void carom_commands_mirror(CaromEditor *editor, const CaromEditView *view, CaromMirror mirror);
/* Likewise.
 *
 * @angle_deg: anticlockwise */
void carom_commands_turn(CaromEditor *editor, const CaromEditView *view, double angle_deg);
/* Of at least two. */
void carom_commands_align(CaromEditor *editor, const CaromEditView *view, CaromAlignment alignment);
/* Of at least three. */
void carom_commands_distribute(CaromEditor *editor, const CaromEditView *view,
                               CaromEditDistribution distribution);

/* Moves discs off what edits have left them on, see carom_editor_get_left_overlaps(): of two discs
 * the one that is selected or, if neither is or both are, the later one. */
void carom_commands_push_apart(CaromEditor *editor, const CaromEditView *view);

/* Adds a disc like the others, at rest, at @place or at the nearest place where it touches nothing;
 * a level wall like the last one, with its middle there, or above or below where that is clear; or
 * an emitter like the last one, or of a few discs like the last disc. It is selected then.
 *
 * @place: (nullable): keeps to the grid if that is switched on; NULL: in the middle of the scene
 * Returns: whether it was possible */
gboolean carom_commands_add(CaromEditor *editor, const CaromEditView *view, CaromItemKind kind,
                            const CaromVec2 *place);

/* ---- The clipboard ---- */

/* Returns: (transfer full) (nullable): what is selected as a scene of its own, for the clipboard;
 *   NULL if nothing is */
CaromScene *carom_commands_copy(CaromEditor *editor, const CaromEditView *view);
/* Returns: (transfer full) (nullable): the same, and it is deleted */
CaromScene *carom_commands_cut(CaromEditor *editor, const CaromEditView *view);
/* Adds all of @source, and selects that.
 *
 * @place: (nullable): where its centre is to be; NULL: where it is in @source, or beside what is
 *   there already, so that it is seen */
void carom_commands_paste(CaromEditor *editor, const CaromEditView *view, const CaromScene *source,
                          const CaromVec2 *place);
