/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-clipboard: where text begins like a .carom scene or a table of discs, the reader's own
 * message says what is wrong with it, and where; other text was not meant to be one. */
#include "carom-edit-clipboard.h"

#include "carom-disc-csv.h"
#include "carom-edit.h"
#include "carom-item.h"
#include "carom-scene-json.h"
#include "carom-scene-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void carom_edit_clipboard_copy(GdkClipboard *clipboard, const CaromScene *scene) {
  g_return_if_fail(GDK_IS_CLIPBOARD(clipboard) && scene);
  g_autofree char *text = carom_scene_json_write(scene);
  gdk_clipboard_set_text(clipboard, text);
}

gboolean carom_edit_clipboard_has_text(GdkClipboard *clipboard) {
  GdkContentFormats *formats = gdk_clipboard_get_formats(clipboard);
  return gdk_content_formats_contain_gtype(formats, G_TYPE_STRING) ||
         gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") ||
         gdk_content_formats_contain_mime_type(formats, "text/plain");
}

static gboolean is_meant(const char *text) {
  const CaromSourceText source = {NULL, text, text + strlen(text), NULL};
  return text[strspn(text, " \t\r\n")] == '{' || carom_disc_csv_is_one(&source);
}

static CaromScene *read_text(const char *text, const char *unit, GError **error) {
  g_autoptr(GError) problem = NULL;
  /* Translators: stands where messages have the name of a file. */
  const char *place = _("clipboard");
  g_autoptr(CaromScene) scene =
      carom_scene_text_parse_in(unit, place, text, strlen(text), &problem);
  if (!scene && is_meant(text))
    g_propagate_error(error, g_steal_pointer(&problem));
  else if (!scene)
    g_set_error_literal(
        error, CAROM_FORMAT_ERROR, problem->code,
        _("What is on the clipboard is not a scene. Copy discs, walls or emitters, the text of a "
          "scene file, or a table with names of columns such as x and y, and "
          "paste again."));
  else if (carom_item_count_all(scene) > 0)
    return g_steal_pointer(&scene);
  else
    g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE,
                        _("The scene on the clipboard has no discs, walls or emitters. Copy one "
                          "that has some, and paste again."));
  return NULL;
}

CaromScene *carom_edit_clipboard_parse(const char *text, const char *unit, GError **error) {
  g_return_val_if_fail(text && unit, NULL);
  CaromScene *scene = read_text(text, unit, error);
  if (scene)
    carom_edit_convert(scene, unit);
  return scene;
}
