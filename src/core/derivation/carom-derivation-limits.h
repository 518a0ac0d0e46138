/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-limits: walls, other forms of the master line, and what does differ between the
 * methods. */
#pragma once

#include "carom-derivation.h"

/* Adds these chapters to @derivation. */
void carom_derivation_limits_write(CaromDerivation *derivation);
