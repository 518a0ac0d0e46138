/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-pointer: what pointing and clicking do at a contact: pointing at a mark in a pane's
 * picture highlights its line of the working, and a click walks there. Where a contact is to be
 * guessed, the arrows of the guess can be dragged. What the pointer does to the scene is in
 * carom-pane-editing.h. */
#pragma once

#include "carom-pane-area.h"

/* Adds the event controllers for this to @area. */
void carom_pane_pointer_add(CaromPaneArea *area);
