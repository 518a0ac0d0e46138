/* carom-scene-fields: the fields of a .carom file. data/scene-format.md describes them to people.
 */
#pragma once

#include "carom-field.h"

#define CAROM_SCENE_FORMAT  "carom-scene"
#define CAROM_SCENE_VERSION 1

/* Limits of a scene. They keep a mistaken file from taking all memory; the engine has none. */
#define CAROM_SCENE_MAX_BODIES 200000 /* crowds included */
#define CAROM_SCENE_MAX_CROWDS 1000
#define CAROM_SCENE_MAX_WALLS  10000
#define CAROM_SCENE_MAX_FRAMES 1e9 /* duration / dt */

/* CaromScene, without the crowds' bodies and without format and version. */
extern const CaromObjectKind carom_scene_kind;
