/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-check: a field is written as a file would have it, and read again. */
#include "carom-scene-check.h"

#include "carom-decimal.h"
#include "carom-field-json.h"
#include "carom-placement-list.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Reads @field of @scene from @json. */
static gboolean read_field(CaromScene *scene, const CaromField *field, const char *json,
                           GError **error) {
  CaromSourceText text = {field->key, json, json + strlen(json)};
  g_autoptr(GString) path = g_string_new(NULL);
  CaromReader reader = {.scene = scene, .path = path, .text = &text, .error = error};
  return carom_json_check(&text, error) &&
         carom_field_json_read(&reader, field, carom_json_root(&text), scene) &&
         carom_field_json_check_object(&reader, &carom_fields_scene, scene);
}

/* What a field is checked with: a wall's restitution is that of the discs if it has none. */
static CaromScene *make_context(const CaromScene *scene) {
  CaromScene *context = carom_scene_new();
  context->dt_s = scene->dt_s;
  context->duration_s = scene->duration_s;
  context->restitution = scene->restitution;
  return context;
}

/* Whether the scene has no value for a field that may be missing: then there is nothing to check.
 */
static gboolean is_missing(const CaromField *field, const char *json) {
  return field->use == CAROM_FIELD_OPTIONAL && g_str_equal(json, "null");
}

gboolean carom_scene_check_field(const CaromScene *scene, const char *key, GError **error) {
  const CaromField *field = carom_field_find(&carom_fields_scene, key);
  g_return_val_if_fail(field, FALSE);
  g_autoptr(GString) json = g_string_new(NULL);
  g_autoptr(CaromScene) context = make_context(scene);
  carom_field_json_write(json, field, scene);
  return is_missing(field, json->str) || read_field(context, field, json->str, error);
}

gboolean carom_scene_check_set_number(CaromScene *scene, const char *key, double value,
                                      GError **error) {
  const CaromField *field = carom_field_find(&carom_fields_scene, key);
  g_return_val_if_fail(field && isfinite(value), FALSE);
  char json[CAROM_DECIMAL_SIZE];
  carom_decimal_format(json, value);
  return read_field(scene, field, json, error);
}

gboolean carom_scene_check_populate(CaromScene *scene, GError **error) {
  g_autoptr(GString) path = g_string_new(NULL);
  CaromReader reader = {.scene = scene, .path = path, .error = error};
  carom_placement_list_renew(scene);
  return carom_scene_check_place(&reader);
}

static gboolean fail_room(CaromReader *reader, guint placement, guint placed) {
  guint count = g_array_index(reader->scene->placements, CaromRandomPlacement, placement).count;
  g_autofree char *problem =
      g_strdup_printf(_("has %u discs, but only %u of them found room."), count, placed);
  carom_reader_enter(reader, "crowds");
  carom_reader_enter_element(reader, placement);
  return carom_reader_fail(reader, problem,
                           reader->name ? _("Use fewer or smaller discs or a larger rectangle, or "
                                            "set \"overlapping\": true.")
                                        : _("Choose another seed."));
}

/* Discs of crowds that have been placed already are counted once. Crowds that have been taken apart
 * take as long to place as others. */
static guint64 count_discs(const CaromScene *scene) {
  guint64 n_crowded = 0;
  for (guint i = 0; i < scene->placements->len; i++)
    n_crowded += g_array_index(scene->placements, CaromRandomPlacement, i).count;
  guint64 n = carom_scene_count_most_discs(scene) - scene->bodies->len + scene->n_placed +
              carom_scene_count_randomly_placed(scene);
  return MAX(n, n_crowded);
}

/* Returns: (transfer full): that a number of bodies is not in its range */
static char *describe_after(guint least, guint most, guint after) {
  if (least == most)
    /* Translators: a number of bodies in a file that has to be the first one. */
    return g_strdup_printf(_("must be %1$u here, but is %2$u."), most, after);
  /* Translators: two numbers of bodies in a file, and the one that is wrong. */
  return g_strdup_printf(_("must be from %1$u to %2$u here, but is %3$u."), least, most, after);
}

/* The crowds stand in the order of their discs, and among the bodies that there are. */
static gboolean check_order(CaromReader *reader) {
  const CaromScene *scene = reader->scene;
  guint least = 0, most = scene->n_placed;
  for (guint i = 0; i < scene->placements->len; i++) {
    guint32 after = g_array_index(scene->placements, CaromRandomPlacement, i).n_before;
    if (after != CAROM_AFTER_ALL && (after < least || after > most)) {
      g_autofree char *problem = describe_after(least, most, after);
      carom_reader_enter(reader, "crowds");
      carom_reader_enter_element(reader, i);
      carom_reader_enter(reader, "after");
      return carom_reader_fail(reader, problem,
                               _("Give how many of the bodies come before the crowd’s discs, no "
                                 "fewer than in the crowd before it."));
    }
    least = MIN(after, most);
  }
  return TRUE;
}

static gboolean check_count(CaromReader *reader) {
  guint64 n = count_discs(reader->scene);
  if (n <= CAROM_SCENE_MAX_BODIES)
    return TRUE;
  gboolean emits = reader->scene->emitters->len > 0;
  g_autofree char *problem =
      g_strdup_printf(_("has %u discs, but the limit is %d."), (guint)n, CAROM_SCENE_MAX_BODIES);
  return carom_reader_fail(reader, problem,
                           emits ? _("Use smaller crowds, or emitters with a smaller count.")
                                 : _("Use smaller crowds."));
}

gboolean carom_scene_check_place(CaromReader *reader) {
  CaromScene *scene = reader->scene;
  if (!check_count(reader) || !check_order(reader))
    return FALSE;
  guint placement, placed;
  return carom_scene_populate(scene, scene->seed, &placement, &placed) ||
         fail_room(reader, placement, placed);
}
