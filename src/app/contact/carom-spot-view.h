/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-view: the question of the exercise "Spot the error", above the workings, and what is
 * said of the answer. It is seen only where a resolver is wrong on purpose. */
#pragma once

#include "carom-spot.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_SPOT_VIEW (carom_spot_view_get_type())
G_DECLARE_FINAL_TYPE(CaromSpotView, carom_spot_view, CAROM, SPOT_VIEW, GtkBox)

/* @spot: shown from now on; a reference is taken */
void carom_spot_view_set_spot(CaromSpotView *self, CaromSpot *spot);

/* Shows what there is to ask or to tell at the present contact. */
void carom_spot_view_update(CaromSpotView *self);
