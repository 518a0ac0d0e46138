/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-notices: what an edit has done besides what was asked of it, told in each window in
 * which the scene is edited: since when it holds, if it was done later than at the start, with an
 * offer of the other basis; that discs were pushed apart, and how much could not be, with an offer
 * to undo it; and that things have been left overlapping, with an offer to push them apart. */
#pragma once

#include "carom-editor.h"
#include "carom-notices.h"
#include "carom-toast.h"

/* Begins at once, and goes on while the widgets live. A bar that is closed by hand comes back when
 * something else overlaps; one that another message has hidden, when that is gone.
 *
 * @notices: where a bar offers win.edit-separate
 * @toast: which offers win.switch-basis and win.undo */
void carom_edit_notices_add(CaromEditor *editor, CaromDocument *document, CaromNotices *notices,
                            CaromToast *toast);
