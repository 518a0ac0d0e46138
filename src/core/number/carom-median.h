/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-median: the value in the middle, which a few that are far off do not affect. */
#pragma once

#include <glib.h>

/* @values: (array length=n): sorted on return; none is NAN
 * @n: > 0
 * Returns: the value in the middle; of an even number, the greater one of the two there */
double carom_median(double *values, guint n);
