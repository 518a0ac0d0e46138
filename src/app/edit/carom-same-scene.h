/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-scene: whether an edit has changed anything. */
#pragma once

#include "carom-scene.h"

/* Whether @one has all that @other has: what is in their files, and what only the program keeps,
 * which is the direction that gravity has been given while its size is 0. */
gboolean carom_same_scene(const CaromScene *one, const CaromScene *other);
