/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-schema: the JSON Schema of scene files. data/carom-scene.schema.json holds it for
 * those who have no program to ask. */
#pragma once

/* Returns: (transfer full): its text, UTF-8, ending in a newline */
char *carom_scene_schema_write(void);
