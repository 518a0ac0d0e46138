/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-left-overlaps: what edits have left on top of something else at the start of a document's
 * scene. What overlaps in a scene as it was opened is not among it. */
#pragma once

#include "carom-document.h"
#include "carom-edit-overlaps.h"

#define CAROM_TYPE_LEFT_OVERLAPS (carom_left_overlaps_get_type())
G_DECLARE_FINAL_TYPE(CaromLeftOverlaps, carom_left_overlaps, CAROM, LEFT_OVERLAPS, GObject)

/* Signals:
 *   "changed": there are others, or the clock has left the start or come back to it */

/* @document: a reference is taken
 * Returns: (transfer full): what follows the document, except while an edit is under way */
CaromLeftOverlaps *carom_left_overlaps_new(CaromDocument *document);

/* Returns: (transfer none) (element-type CaromEditOverlap): what overlaps, valid until the scene
 *   changes or the clock moves; nothing while it stands elsewhere than at the start */
const GArray *carom_left_overlaps_get(CaromLeftOverlaps *self);
