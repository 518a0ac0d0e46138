/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-text: recognises the format by how the text begins: a bracket begins JSON, names of
 * columns a table, and a digit, sign or point the Algorithms format. */
#include "carom-scene-text.h"

#include "carom-algorithms.h"
#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-disc-csv.h"
#include "carom-limits.h"
#include "carom-printable.h"
#include "carom-scene-json.h"
#include "carom-wall-overlaps.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Digits of a place that is read, to find what is there. */
#define PLACE_DIGITS 4

/* The first character of the text, which tells the format; 0 if it is empty. */
static char first_character(const CaromSourceText *text) {
  const char *p = text->start;
  while (p < text->end && g_ascii_isspace(*p))
    p++;
  return p < text->end ? *p : 0;
}

static gboolean is_json(const CaromSourceText *text) {
  char first = first_character(text);
  return first == '{' || first == '[';
}

gboolean carom_scene_text_is_json(const char *data, gsize length) {
  g_return_val_if_fail(data || length == 0, FALSE);
  CaromSourceText text;
  return carom_source_text_init(&text, "", data, length, NULL) && is_json(&text);
}

char *carom_scene_text_cut_title(const char *title) {
  g_return_val_if_fail(title, NULL);
  glong n = g_utf8_strlen(title, -1);
  return g_utf8_substring(title, 0, MIN(n, CAROM_SCENE_MAX_TITLE));
}

/* A file's name may hold anything, and more than a title. */
char *carom_scene_text_make_title(const char *name) {
  g_return_val_if_fail(name, NULL);
  g_autofree char *title = g_path_get_basename(name);
  char *suffix = strrchr(title, '.');
  if (suffix && suffix != title)
    *suffix = 0;
  g_autofree char *printable = carom_printable(title, CAROM_PRINTABLE_LINE);
  return carom_scene_text_cut_title(printable);
}

static gboolean is_algorithms(const CaromSourceText *text) {
  char first = first_character(text);
  return g_ascii_isdigit(first) || (first && strchr("+-.", first));
}

/* The first one that fits is taken. */
static const struct {
  gboolean (*fits)(const CaromSourceText *text);
  CaromScene *(*read)(const CaromSourceText *text, const char *title, GPtrArray *remarks,
                      GError **error);
} formats[] = {
    {is_json, carom_scene_json_read},
    {carom_disc_csv_is_one, carom_disc_csv_read},
    {is_algorithms, carom_algorithms_read},
};

static CaromScene *parse_any(const CaromSourceText *text, GPtrArray *remarks, GError **error) {
  g_autofree char *title = carom_scene_text_make_title(text->name);
  for (guint i = 0; i < G_N_ELEMENTS(formats); i++)
    if (formats[i].fits(text))
      return formats[i].read(text, title, remarks, error);
  carom_source_text_fail(text, text->start,
                         first_character(text)
                             ? _("This is neither a .carom scene, which begins with {, nor a CSV "
                                 "table of discs, which begins with names of columns such as x and "
                                 "y, nor an Algorithms text file, which begins with a number. "
                                 "Choose another file.")
                             : _("The file is empty. Choose another file."),
                         error);
  return NULL;
}

static void remark_overlaps(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  guint n = carom_scene_count_overlaps(scene, CAROM_LIMIT_OVERLAPS_COUNTED);
  if (n == 0)
    return;
  g_ptr_array_add(
      remarks,
      n < CAROM_LIMIT_OVERLAPS_COUNTED
          ? g_strdup_printf(ngettext("%s: %u pair of discs overlaps at the start.",
                                     "%s: %u pairs of discs overlap at the start.", n),
                            name, n)
          : g_strdup_printf(_("%s: at least %u pairs of discs overlap at the start."), name, n));
}

/* Returns: (transfer full) */
static char *describe_in_wall(const CaromScene *scene, const char *name, guint disc, guint wall) {
  CaromVec2 place = carom_scene_body(scene, disc)->position;
  g_autofree char *title = carom_scene_body_title(scene, disc);
  g_autofree char *at = carom_digits_vector(place, PLACE_DIGITS);
  return g_strdup_printf(
      /* Translators: the name of a file, that of a disc, where it is, and the number of a wall. */
      _("%1$s: Disc %2$s at %3$s overlaps wall %4$u at the start."), name, title, at, wall);
}

static void remark_named_discs(const CaromScene *scene, const char *name, const guint *walls,
                               GPtrArray *remarks) {
  guint n = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    if (walls[i] > 0 && n++ < CAROM_LIMIT_DISCS_IN_WALLS_NAMED)
      g_ptr_array_add(remarks, describe_in_wall(scene, name, i, walls[i]));
  if (n <= CAROM_LIMIT_DISCS_IN_WALLS_NAMED)
    return;
  guint n_more = n - CAROM_LIMIT_DISCS_IN_WALLS_NAMED;
  g_ptr_array_add(
      remarks,
      g_strdup_printf(ngettext("%s: and %u more disc overlaps a wall at the start.",
                               "%s: and %u more discs overlap walls at the start.", n_more),
                      name, n_more));
}

static void remark_walls(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  guint n_walls;
  g_autofree guint *walls =
      carom_wall_overlaps_find(scene, CAROM_LIMIT_STEPS_TO_DISCS_IN_WALLS, &n_walls);
  remark_named_discs(scene, name, walls, remarks);
  if (n_walls < scene->walls->len)
    g_ptr_array_add(
        remarks,
        g_strdup_printf(
            /* Translators: the name of a file, and the numbers of its walls. */
            ngettext("%1$s: Whether discs overlap walls at the start was looked at for the first "
                     "%2$u of %3$u wall only, as it takes too long for all.",
                     "%1$s: Overlaps with walls at the start were checked for the first %2$u of "
                     "%3$u walls only, since checking all takes too long.",
                     scene->walls->len),
            name, n_walls, scene->walls->len));
}

/* A file may have such panes, since discs or panes can be taken away; but they cannot be run. */
static void remark_refused_panes(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  for (guint i = 0; i < scene->methods->len; i++) {
    const CaromMethod *method = &g_array_index(scene->methods, CaromMethod, i);
    g_autoptr(GError) error = NULL;
    if (!carom_detection_accepts(method->detection, (guint)carom_scene_count_most_discs(scene),
                                 &error))
      g_ptr_array_add(remarks, g_strdup_printf("%s: panes[%u]: %s", name, i, error->message));
  }
}

CaromScene *carom_scene_text_parse_in(const char *unit, const char *name, const char *data,
                                      gsize length, GError **error) {
  g_return_val_if_fail(unit, NULL);
  g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func(g_free);
  CaromSourceText text;
  if (!carom_source_text_init(&text, name, data, length, error))
    return NULL;
  text.unit = unit;
  return parse_any(&text, found, error);
}

CaromScene *carom_scene_text_parse(const char *name, const char *data, gsize length,
                                   GPtrArray **remarks, GError **error) {
  g_autoptr(GPtrArray) found = g_ptr_array_new_with_free_func(g_free);
  CaromSourceText text;
  if (!carom_source_text_init(&text, name, data, length, error))
    return NULL;
  CaromScene *scene = parse_any(&text, found, error);
  if (!scene)
    return NULL;
  remark_overlaps(scene, name, found);
  remark_walls(scene, name, found);
  remark_refused_panes(scene, name, found);
  if (remarks)
    *remarks = g_steal_pointer(&found);
  return scene;
}
