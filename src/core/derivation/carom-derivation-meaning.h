/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-meaning: how the master line comes about, and what it says about energy. */
#pragma once

#include "carom-derivation.h"

/* Adds these chapters to @derivation. */
void carom_derivation_meaning_write(CaromDerivation *derivation);
