/* carom-scene-fields: the fields of a .carom file. data/scene-format.md documents them for
 * users. */
#pragma once

#include "carom-field.h"
#include "carom-limits.h"

#define CAROM_SCENE_FORMAT "carom-scene"
/* The newest that is read. */
#define CAROM_SCENE_VERSION 2

/* The fields of a CaromScene, except format and version. Of its bodies they have only those that
 * were placed by hand. */
extern const CaromObjectKind carom_scene_fields;

/* Returns: the oldest version of the format whose readers run @scene as it is. */
guint carom_scene_fields_version(const CaromScene *scene);
