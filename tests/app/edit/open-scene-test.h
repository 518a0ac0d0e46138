/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* open-scene-test: opens a scene that a test has made, as a user would: from a file. */
#pragma once

#include "carom-document.h"
#include "carom-scene-json.h"

#include <glib/gstdio.h>

static inline void test_open_scene(CaromDocument *document, const CaromScene *scene) {
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp("carom-XXXXXX", NULL);
  g_autofree char *path = g_build_filename(folder, "test.carom", NULL);
  g_autofree char *json = carom_scene_json_write(scene);
  g_file_set_contents(path, json, -1, &error);
  g_assert_no_error(error);
  carom_document_open(document, path, NULL, &error);
  g_assert_no_error(error);
  g_remove(path);
  g_rmdir(folder);
}
