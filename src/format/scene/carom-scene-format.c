/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-format: the list of formats. */
#include "carom-scene-format.h"

#include "carom-algorithms.h"
#include "carom-disc-csv.h"
#include "carom-format-error.h"
#include "carom-limits.h"
#include "carom-method-suggestion.h"
#include "carom-scene-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MIB (1024 * 1024)

/* What is saved must be readable.
 *
 * @text: (transfer full)
 * Returns: (transfer full): @text, or NULL with @error set */
static char *check_size(char *text, GError **error) {
  gsize length = strlen(text), most = (gsize)CAROM_LIMIT_FILE_MIB * MIB;
  if (length <= most)
    return text;
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
              /* Translators: two sizes. */
              _("The scene would take %1$d MiB, but %2$d MiB is the limit for scenes: it could not "
                "be opened again. Take away discs, or make names and other texts shorter."),
              (int)(length / MIB) + 1, CAROM_LIMIT_FILE_MIB);
  g_free(text);
  return NULL;
}

/* A file says how its contacts are found, also where nobody has chosen. */
static CaromScene *with_panes(const CaromScene *scene) {
  CaromScene *whole = carom_scene_copy(scene);
  g_autoptr(GArray) panes = carom_method_suggestion_panes(scene);
  g_array_set_size(whole->methods, 0);
  g_array_append_vals(whole->methods, panes->data, panes->len);
  return whole;
}

/* Each disc of a state is listed, also those of crowds. */
static char *write_carom(const CaromScene *scene, GError **error) {
  if (scene->n_placed > CAROM_SCENE_MAX_PLACED) {
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                _("There are %u discs, but a scene file can list %u at most. Write a table of them "
                  "instead, with a name that ends in .csv."),
                scene->n_placed, (guint)CAROM_SCENE_MAX_PLACED);
    return NULL;
  }
  g_autoptr(CaromScene) whole = with_panes(scene);
  return check_size(carom_scene_json_write(whole), error);
}

static char *write_csv(const CaromScene *scene, GError **error) {
  return carom_disc_csv_write(scene);
}

const CaromSceneFormat carom_scene_format_carom = {".carom", write_carom};
const CaromSceneFormat carom_scene_format_csv = {".csv", write_csv};
const CaromSceneFormat carom_scene_format_algorithms = {".txt", carom_algorithms_write};

static const CaromSceneFormat *const formats[] = {
    &carom_scene_format_carom, &carom_scene_format_csv, &carom_scene_format_algorithms};

const CaromSceneFormat *carom_scene_format_by_name(const char *name) {
  g_autofree char *shown = g_filename_display_name(name);
  g_autofree char *lower = g_utf8_strdown(shown, -1);
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
    if (g_str_has_suffix(lower, formats[i]->suffix))
      return formats[i];
  return NULL;
}

static gboolean is_finite(const CaromBody *body) {
  return isfinite(body->position.x) && isfinite(body->position.y) && isfinite(body->velocity.x) &&
         isfinite(body->velocity.y);
}

char *carom_scene_format_write_state(const CaromSceneFormat *format, const CaromScene *scene,
                                     GError **error) {
  g_return_val_if_fail(format && scene, NULL);
  for (guint i = 0; i < scene->bodies->len; i++) {
    if (is_finite(carom_scene_body(scene, i)))
      continue;
    g_autofree char *name = carom_scene_body_name(scene, i);
    g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                /* Translators: %s is the name of a disc. */
                _("The numbers of disc %s have left the range of what can be written. Choose an "
                  "earlier time."),
                name);
    return NULL;
  }
  return format->write(scene, error);
}
