/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-reference: the pane with which the motion in the others is compared. */
#pragma once

#include "carom-method.h"

/* Returns: the first pane that is said to be the reference; else the first with exact times and a
 *   right resolver; else the first with a right resolver; else the first */
guint carom_method_reference_find(const CaromMethod *methods, guint n_methods);

/* Says that pane @i is the reference, and no other. */
void carom_method_reference_choose(CaromMethod *methods, guint n_methods, guint i);
