/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* scene-equal: that two scenes are the same in all fields, doubles bit for bit. */
#pragma once

#include "carom-scene.h"

/* All but the id, which a file does not hold. Fails the test with the field's name otherwise. */
void assert_scenes_equal(const CaromScene *one, const CaromScene *other);
