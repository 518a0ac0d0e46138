/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-presentation: what is different in a window that fills the screen: the text is
 * larger, and only the panes are shown. */
#pragma once

#include "carom-window-memory.h"

/* Lets the window of @memory follow its property "fullscreened". @memory must live as long as the
 * window does; it keeps what the window comes back to. */
void carom_window_presentation_follow(CaromWindowMemory *memory);

/* Shows or hides the side panel of a window that has just been realized, as it was left or as there
 * is room for it. */
void carom_window_presentation_make_room(CaromWindowMemory *memory);
