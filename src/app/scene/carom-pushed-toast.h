/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pushed-toast: tells, in a window in which discs are edited, that an edit has pushed discs
 * apart, and how much it could not, and offers to undo it. */
#pragma once

#include "carom-document.h"
#include "carom-editor.h"
#include "carom-toast.h"

/* Lets @toast tell it, as long as both it and @editor live. The window that it is in must have the
 * action win.undo.
 *
 * @document: that which @editor edits */
void carom_pushed_toast_add(CaromToast *toast, CaromEditor *editor, CaromDocument *document);
