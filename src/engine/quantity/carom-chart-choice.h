/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-choice: which quantities the charts of a scene show at first. */
#pragma once

#include "carom-quantity.h"
#include "carom-scene.h"

/* What the scene asks for; where it says nothing, or asks for what cannot be shown of it, what
 * suits such a scene.
 *
 * @quantities: (out caller-allocates): CAROM_STAGING_MAX_CHARTS of them, all different */
void carom_chart_choice(const CaromScene *scene, const CaromQuantity **quantities);
