/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change-words: what doors and emitters do, in words. */
#pragma once

#include "carom-change.h"
#include "carom-scene.h"

/* Returns: (transfer full): a translated sentence about @change, with its time */
char *carom_change_words(const CaromScene *scene, const CaromChange *change);
