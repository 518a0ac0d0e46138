/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-methods: every method turned into the master line. */
#pragma once

#include "carom-derivation.h"

/* Adds these chapters to @derivation. */
void carom_derivation_methods_write(CaromDerivation *derivation);
