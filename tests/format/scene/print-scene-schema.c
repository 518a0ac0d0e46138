/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* print-scene-schema: prints what data/carom-scene.schema.json has to be. */
#include "carom-scene-schema.h"

#include <glib.h>
#include <stdio.h>

int main(void) {
  g_autofree char *schema = carom_scene_schema_write();
  fputs(schema, stdout);
  return 0;
}
