/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-normal: random numbers of the normal distribution, the same bits on every machine. */
#pragma once

#include <glib.h>

/* Returns: a random number of mean 0 and variance 1 */
double carom_normal(GRand *random);
