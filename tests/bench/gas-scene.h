/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* gas-scene: a gas as a scene of Carom. */
#pragma once

#include "carom-scene.h"
#include "gas.h"

/* Returns: (transfer full): the discs of @gas in four walls; frames are its steps. */
CaromScene *carom_gas_scene_new(const CaromGas *gas);
