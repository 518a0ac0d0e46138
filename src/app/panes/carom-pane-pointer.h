/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-pointer: what the pointer does in a pane without changing the scene; for that see
 * carom-pane-editing.h. At a contact, pointing at a mark in the picture highlights its line of the
 * working, and a click walks there; where one is to be guessed, the arrows of the guess can be
 * dragged. The wheel and a pinch zoom about the pointer; dragging with the middle button and two
 * fingers on a touchpad move what is shown. */
#pragma once

#include "carom-camera.h"
#include "carom-pane-area.h"

/* Adds the event controllers for this to @area.
 *
 * @camera: a reference is taken */
void carom_pane_pointer_add(CaromPaneArea *area, CaromCamera *camera);
