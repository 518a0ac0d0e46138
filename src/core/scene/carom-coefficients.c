/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-coefficients: the coefficients of walls are found by their offset in CaromWall. */
#include "carom-coefficients.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>

gboolean carom_coefficients_has_pairs(const CaromScene *scene) {
  return carom_scene_count_most_discs(scene) > 1;
}

/* ---- Walls ---- */

static double *coefficient(const CaromScene *scene, guint i, gsize offset) {
  return G_STRUCT_MEMBER_P(carom_scene_wall(scene, i), offset);
}

static double get_coefficient(const CaromScene *scene, gsize offset, gboolean *mixed) {
  g_return_val_if_fail(scene->walls->len > 0, 1);
  double first = *coefficient(scene, 0, offset);
  gboolean differs = FALSE;
  for (guint i = 1; i < scene->walls->len; i++)
    differs = differs || *coefficient(scene, i, offset) != first;
  if (mixed)
    *mixed = differs;
  return first;
}

static void set_coefficient(CaromScene *scene, gsize offset, double value) {
  for (guint i = 0; i < scene->walls->len; i++)
    *coefficient(scene, i, offset) = value;
}

double carom_coefficients_wall_restitution(const CaromScene *scene, gboolean *mixed) {
  return get_coefficient(scene, offsetof(CaromWall, restitution), mixed);
}

double carom_coefficients_wall_factor(const CaromScene *scene, gboolean *mixed) {
  return get_coefficient(scene, offsetof(CaromWall, tangential_factor), mixed);
}

void carom_coefficients_set_wall_restitution(CaromScene *scene, double restitution) {
  set_coefficient(scene, offsetof(CaromWall, restitution), restitution);
}

void carom_coefficients_set_wall_factor(CaromScene *scene, double factor) {
  set_coefficient(scene, offsetof(CaromWall, tangential_factor), factor);
}

/* ---- Words ---- */

static char *describe_discs(const CaromScene *scene) {
  g_autofree char *e = carom_digits_coefficient(scene->restitution);
  /* Translators: e is the coefficient of restitution where discs meet discs; an entry of a list. */
  return g_strdup_printf(_("discs e = %s"), e);
}

static char *describe_walls(const CaromScene *scene) {
  gboolean mixed;
  double restitution = carom_coefficients_wall_restitution(scene, &mixed);
  g_autofree char *e = carom_digits_coefficient(restitution);
  if (mixed)
    /* Translators: walls have different coefficients of restitution e; an entry of a list. */
    return g_strdup(_("walls e mixed"));
  /* Translators: e is the coefficient of restitution of all walls; an entry of a list. */
  return g_strdup_printf(_("walls e = %s"), e);
}

static char *describe_coming(guint n) {
  /* Translators: so many discs come in in the course of the run, also at its start; an entry of a
   * list. */
  return g_strdup_printf(ngettext("%u comes in", "%u come in", n), n);
}

char *carom_coefficients_describe(const CaromScene *scene) {
  guint n = scene->bodies->len;
  g_autoptr(GPtrArray) entries = g_ptr_array_new_with_free_func(g_free);
  /* Translators: the first entry of a list, such as "2 discs · discs e = 1 · walls e = 0.8". */
  g_ptr_array_add(entries, g_strdup_printf(ngettext("%u disc", "%u discs", n), n));
  guint n_coming = (guint)carom_scene_count_most_discs(scene) - n;
  if (n_coming > 0)
    g_ptr_array_add(entries, describe_coming(n_coming));
  if (carom_coefficients_has_pairs(scene))
    g_ptr_array_add(entries, describe_discs(scene));
  if (scene->walls->len > 0)
    g_ptr_array_add(entries, describe_walls(scene));
  g_ptr_array_add(entries, NULL);
  return g_strjoinv(" · ", (char **)entries->pdata);
}
