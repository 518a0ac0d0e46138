/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-file: decides what a name means, reads the file or the resource, and suggests a
 * built-in scene with a similar name if there is neither. */
#include "carom-scene-file.h"

#include "carom-builtin.h"
#include "carom-input.h"
#include "carom-suggest.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* @name: how messages name the file, in UTF-8 */
static CaromScene *load_file(const char *path, const char *name, GPtrArray **remarks,
                             GError **error) {
  g_autoptr(GBytes) bytes = carom_input_read(path, name, error);
  if (!bytes)
    return NULL;
  return carom_scene_text_parse(name, g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes),
                                remarks, error);
}

static void fail_unknown(const char *name, GError **error) {
  g_autoptr(GPtrArray) known = g_ptr_array_new();
  for (const char *const *id = carom_builtin_ids(); *id; id++)
    g_ptr_array_add(known, (gpointer)*id);
  const char *meant = carom_suggest(name, known);
  if (meant)
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ,
                _("%s: there is no such file, and no built-in scene of that name. Did you mean "
                  "“%s”? The command “carom-cli list scenes” shows all."),
                name, meant);
  else
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_READ,
                _("%s: there is no such file, and no built-in scene of that name. Check the name; "
                  "the command “carom-cli list scenes” shows the built-in ones."),
                name);
}

/* A link that leads nowhere counts as a file, and so does anything that cannot be accessed; trying
 * to read it explains the problem. */
static gboolean is_file(const char *name) {
  GStatBuf status;
  return g_lstat(name, &status) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

CaromScene *carom_scene_file_load(const char *name, GPtrArray **remarks, GError **error) {
  if (g_str_equal(name, "-"))
    return load_file(name, _("standard input"), remarks, error);
  g_autofree char *display_name = g_filename_display_name(name);
  if (is_file(name))
    return load_file(name, display_name, remarks, error);
  CaromScene *scene = carom_builtin_load(name, remarks);
  if (!scene)
    fail_unknown(display_name, error);
  return scene;
}
