/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-fields: the types of those fields of a scene that say how to show it, where they
 * occur nowhere else. */
#pragma once

#include "carom-field.h"

extern const CaromFieldType carom_staging_fields_trails; /* double; a time, or whether */
extern const CaromFieldType carom_staging_fields_charts; /* char **; ids of quantities */
