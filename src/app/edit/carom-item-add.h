/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-add: a button or a key adds a disc, a wall or an emitter, which nobody has drawn. */
#pragma once

#include "carom-editor.h"

/* Adds a disc like the last one, at rest, at @place or at the nearest place that is free; a level
 * wall like the last one, with its middle there, or above or below where that is clear; or an
 * emitter like the last one, or of a few discs like the last disc. It is selected then.
 *
 * @place: (nullable): keeps to the grid if that is switched on; NULL: in the middle of the scene
 * Returns: whether it was possible; if not, @editor has said why */
gboolean carom_item_add(CaromItemKind kind, CaromEditor *editor, const CaromEditView *view,
                        const CaromVec2 *place);
