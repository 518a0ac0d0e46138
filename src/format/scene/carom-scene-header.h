/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-header: the fields with which a scene file begins: which format it is, and which
 * programs can read it. They are no part of a scene: the one is always the same, and the other
 * follows from all that the scene has. */
#pragma once

#include "carom-field.h"

#define CAROM_SCENE_FORMAT "carom-scene"
/* The newest that is read. */
#define CAROM_SCENE_VERSION 2

extern const CaromFieldType carom_scene_header_format;
extern const CaromFieldType carom_scene_header_version;
