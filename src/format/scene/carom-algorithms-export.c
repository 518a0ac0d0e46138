/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-algorithms-export: writes scenes as Algorithms text files if that format can hold them. */
#include "carom-algorithms.h"
#include "carom-decimal.h"
#include "carom-format-error.h"

#include <glib/gi18n-lib.h>

/* If only some discs have a colour, the others become black, as in files without colours. */
#define DEFAULT_RGB 0

static gboolean is_side_of_box(const CaromWall *wall, guint side) {
  CaromWall there = carom_algorithms_wall(side), back = carom_wall_like(&there, there.p2, there.p1);
  return carom_wall_equal(wall, &there) || carom_wall_equal(wall, &back);
}

static gboolean has_box_walls(const CaromScene *scene) {
  for (guint side = 0; side < CAROM_ALGORITHMS_N_WALLS; side++) {
    gboolean found = FALSE;
    for (guint i = 0; i < scene->walls->len; i++)
      found |= is_side_of_box(carom_scene_wall(scene, i), side);
    if (!found)
      return FALSE;
  }
  return scene->walls->len == CAROM_ALGORITHMS_N_WALLS;
}

static gboolean has_pinned(const CaromScene *scene) {
  for (guint i = 0; i < scene->bodies->len; i++)
    if (carom_scene_body(scene, i)->pinned)
      return TRUE;
  return FALSE;
}

/* Returns: (nullable): translated: what the format cannot hold */
static const char *find_obstacle(const CaromScene *scene) {
  if (scene->gravity.x != 0 || scene->gravity.y != 0)
    return _("The Algorithms format has no gravity. Set gravity to [0, 0], or save as .carom.");
  if (scene->restitution != 1)
    return _("The Algorithms format has elastic contacts only. Set restitution to 1, or save as "
             ".carom.");
  if (!has_box_walls(scene))
    return _("The Algorithms format has just the four elastic, smooth walls of the box from (0, 0) "
             "to (1, 1), but this scene has other walls. Change them, or save as .carom.");
  if (has_pinned(scene))
    return _("The Algorithms format has no pinned discs. Give them a large mass instead, or save "
             "as .carom.");
  if (carom_scene_count_most_discs(scene) > scene->bodies->len)
    return _("The Algorithms format has no emitters. Take them away, or save as .carom.");
  return NULL;
}

static gboolean has_colours(const CaromScene *scene) {
  for (guint i = 0; i < scene->bodies->len; i++)
    if (carom_scene_body(scene, i)->colour_rgb != CAROM_NO_COLOUR)
      return TRUE;
  return FALSE;
}

static void append_disc(GString *text, const CaromBody *body, gboolean with_colour) {
  const double numbers[] = {body->position.x, body->position.y, body->velocity.x,
                            body->velocity.y, body->radius,     body->mass_kg};
  char buffer[CAROM_DECIMAL_SIZE];
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    g_string_append_printf(text, "%s%s", i > 0 ? " " : "",
                           carom_decimal_format(buffer, numbers[i]));
  if (with_colour) {
    guint rgb = body->colour_rgb == CAROM_NO_COLOUR ? DEFAULT_RGB : (guint)body->colour_rgb;
    g_string_append_printf(text, " %u %u %u", rgb >> 16, rgb >> 8 & 255, rgb & 255);
  }
  g_string_append_c(text, '\n');
}

char *carom_algorithms_write(const CaromScene *scene, GError **error) {
  const char *obstacle = find_obstacle(scene);
  if (obstacle) {
    g_set_error_literal(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_VALUE, obstacle);
    return NULL;
  }
  GString *text = g_string_new(NULL);
  gboolean with_colour = has_colours(scene);
  g_string_append_printf(text, "%u\n", scene->bodies->len);
  for (guint i = 0; i < scene->bodies->len; i++)
    append_disc(text, carom_scene_body(scene, i), with_colour);
  return g_string_free(text, FALSE);
}
