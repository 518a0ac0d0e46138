/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmarks: the named times of a document's scene: to go to one, and to change them, which
 * can be undone. */
#pragma once

#include "carom-document.h"

/* Goes to a bookmark; where there is a contact then, between two frames, to just before it; where
 * the timeline ends earlier, to its end.
 *
 * @i: its number, from 0; where there is none of that number, nothing happens */
void carom_bookmarks_go_to(CaromDocument *document, guint i);

/* Whether a bookmark can have that name: a line that is not blank, and not too long. */
gboolean carom_bookmarks_is_name(const char *name);

/* Adds one at the present time, after those that are not later; one that is at that time already
 * gets the name. Nothing happens where it cannot have it, or where there are as many as can be. */
void carom_bookmarks_add(CaromDocument *document, const char *name);

/* @i: its number, from 0; where there is none of that number, nothing happens */
void carom_bookmarks_remove(CaromDocument *document, guint i);
