/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-fields: the fields of a .carom file. data/docs/scene-format.md documents them for
 * users. */
#pragma once

#include "carom-field.h"
#include "carom-limits.h"

/* The fields of a CaromScene. Of its bodies they have only those that were placed by hand. */
extern const CaromObjectKind carom_scene_fields;
