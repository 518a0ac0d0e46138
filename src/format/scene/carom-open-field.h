/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-open-field: when a wall is open, as a field of a scene file. */
#pragma once

#include "carom-field.h"

/* Of a member const CaromIntervals *, which may be NULL. */
extern const CaromFieldType carom_open_field;
