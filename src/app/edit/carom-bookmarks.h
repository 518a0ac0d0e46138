/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-bookmarks: the named times of a document's scene: to go to one, and to change them, which
 * can be undone. */
#pragma once

#include "carom-document.h"

/* Goes to a bookmark; where there is a contact at that time, to just before it.
 *
 * @i: its number, from 0; where there is none of that number, nothing happens */
void carom_bookmarks_go_to(CaromDocument *document, guint i);

/* Adds one at the present time, after those that are not later. One that is at that time already
 * gets the name. */
void carom_bookmarks_add(CaromDocument *document, const char *name);

/* @i: its number, from 0; where there is none of that number, nothing happens */
void carom_bookmarks_remove(CaromDocument *document, guint i);
