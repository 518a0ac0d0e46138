/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlap-offers: where edits have left things overlapping, a bar says so and offers to push
 * them apart. */
#pragma once

#include "carom-editor.h"
#include "carom-notices.h"

/* Begins at once, and goes on until @notices goes. A bar that is closed by hand comes back when
 * something else overlaps; one that another message has hidden, when that is gone.
 *
 * @notices: where the bar is shown, which offers win.edit-separate. Each window in which the scene
 *   is edited can have one */
void carom_overlap_offers_add(CaromEditor *editor, CaromNotices *notices);
