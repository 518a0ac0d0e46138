/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-closeup: how far apart the copies of a disc are. Coordinates are subtracted before they are
 * scaled, so that a difference of one step from double to double is seen, too. */
#include "carom-closeup.h"

#include "carom-digits.h"
#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

/* How much of the picture's side the copies are apart in the end. */
static const double share = 0.25;

static CaromVec2 position_in(const CaromComparison *comparison, guint disc, guint i) {
  return carom_bodies_position(&carom_comparison_get_run(comparison, i)->world->bodies, disc);
}

gboolean carom_closeup_has(const CaromComparison *comparison, guint disc, guint i) {
  return disc < carom_comparison_get_run(comparison, i)->world->bodies.n;
}

static gboolean all_have(const CaromComparison *comparison, guint disc) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (!carom_closeup_has(comparison, disc, i))
      return FALSE;
  return TRUE;
}

/* Of a disc that has not come in yet, where the first one comes in. */
static CaromVec2 centre_of(const CaromComparison *comparison, guint disc) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  if (carom_closeup_has(comparison, disc, 0))
    return position_in(comparison, disc, 0);
  return scene->emitters->len > 0 ? carom_scene_emitter(scene, 0)->position : carom_vec2(0, 0);
}

CaromVec2 carom_closeup_difference(const CaromComparison *comparison, guint disc, guint i) {
  if (!carom_closeup_has(comparison, disc, i) || !carom_closeup_has(comparison, disc, 0))
    return carom_vec2(0, 0);
  return carom_vec2_sub(position_in(comparison, disc, i), position_in(comparison, disc, 0));
}

static double spacing_of(double coordinate) {
  return nextafter(coordinate, INFINITY) - coordinate;
}

/* Returns: the step from the larger coordinate of @centre to the next double; for a disc at the
 *   origin, that from its radius */
static double spacing_at(const CaromComparison *comparison, CaromVec2 centre, guint disc) {
  const CaromBodies *bodies = &carom_comparison_get_run(comparison, 0)->world->bodies;
  double coordinate = MAX(fabs(centre.x), fabs(centre.y));
  double radius = disc < bodies->n ? bodies->radius[disc] : 1;
  return spacing_of(coordinate > 0 ? coordinate : radius);
}

CaromCloseup carom_closeup_of_disc(const CaromComparison *comparison, guint disc) {
  CaromCloseup closeup = {.disc = disc, .centre = centre_of(comparison, disc)};
  closeup.spacing = spacing_at(comparison, closeup.centre, disc);
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++) {
    CaromVec2 off = carom_closeup_difference(comparison, disc, i);
    closeup.apart = MAX(closeup.apart, hypot(off.x, off.y));
  }
  return closeup;
}

CaromCloseup carom_closeup_find(const CaromComparison *comparison) {
  guint n = carom_comparison_get_run(comparison, 0)->world->bodies.n;
  CaromCloseup found = carom_closeup_of_disc(comparison, 0);
  for (guint disc = 1; disc < n; disc++) {
    CaromCloseup other = carom_closeup_of_disc(comparison, disc);
    found = other.apart > found.apart ? other : found;
  }
  return found;
}

double carom_closeup_scale(const CaromCloseup *closeup, double side) {
  double length = closeup->apart > 0 ? closeup->apart : closeup->spacing;
  return share * side / length;
}

/* Returns: the step from double to double at the smaller one of two coordinates that differ, at
 *   most @usual; @usual also where they are equal, or one is 0 */
static double spacing_between(double one, double other, double usual) {
  double smaller = MIN(fabs(one), fabs(other));
  return one != other && smaller > 0 ? MIN(spacing_of(smaller), usual) : usual;
}

/* The spacing that the copies are not less apart than: where it is not that of the larger
 * coordinate, it is that of the smaller one, which is known more finely. */
static double find_spacing(const CaromComparison *comparison, const CaromCloseup *closeup) {
  double spacing = closeup->spacing;
  if (closeup->apart >= spacing)
    return spacing;
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++) {
    CaromVec2 other = position_in(comparison, closeup->disc, i);
    spacing = spacing_between(closeup->centre.x, other.x, spacing);
    spacing = spacing_between(closeup->centre.y, other.y, spacing);
  }
  return spacing;
}

/* ---- Times ---- */

static double time_of(const CaromComparison *comparison, guint i) {
  return carom_comparison_get_run(comparison, i)->now.time_s;
}

/* Whether pane @i stands at another time than the first one: between frames, a pane that works in
 * steps shows the frame before. */
static gboolean is_at_other_time(const CaromComparison *comparison, guint i) {
  double apart_s = fabs(time_of(comparison, i) - time_of(comparison, 0));
  return apart_s > carom_comparison_instant_width_s(comparison);
}

/* The first pane that stands at another time than pane 0, or 0 if there is none. There are no more
 * than two such times. */
static guint find_other_time(const CaromComparison *comparison) {
  for (guint i = 1; i < carom_comparison_get_n_runs(comparison); i++)
    if (is_at_other_time(comparison, i))
      return i;
  return 0;
}

/* ---- Words ---- */

static char *with_unit(const CaromComparison *comparison, double length) {
  g_autofree char *number = carom_digits_text(length, 2);
  return g_strdup_printf("%s %s", number, carom_comparison_get_scene(comparison)->unit);
}

/* Of pane @i, which stands at another time than the first one. */
static char *describe_other_time(const CaromComparison *comparison, guint i, const char *name,
                                 const char *distance) {
  g_autofree char *here = carom_encounter_words_clock(time_of(comparison, i));
  g_autofree char *first = carom_encounter_words_clock(time_of(comparison, 0));
  /* Translators: the title of a pane, the name of a disc, a length with its unit, two times. */
  return g_strdup_printf(_("%1$s: %2$s is %3$s away at %4$s; the first pane is at %5$s"),
                         carom_comparison_get_title(comparison, i), name, distance, here, first);
}

char *carom_closeup_describe_pane(const CaromComparison *comparison, guint disc, guint i) {
  const char *title = carom_comparison_get_title(comparison, i);
  CaromVec2 off = carom_closeup_difference(comparison, disc, i);
  g_autofree char *name = carom_scene_body_name(carom_comparison_get_scene(comparison), disc);
  g_autofree char *distance = with_unit(comparison, hypot(off.x, off.y));
  if (!carom_closeup_has(comparison, disc, i))
    /* Translators: the title of a pane, the name of a disc. */
    return g_strdup_printf(_("%s: %s has not come in yet"), title, name);
  if (!carom_closeup_has(comparison, disc, 0))
    /* Translators: the title of a pane, the name of a disc. */
    return g_strdup_printf(_("%s: %s has come in"), title, name);
  if (i == 0)
    /* Translators: the title of a pane, the name of a disc. */
    return g_strdup_printf(_("%s: %s is in the middle"), title, name);
  if (off.x == 0 && off.y == 0)
    /* Translators: the title of a pane, the name of a disc. All panes show the same disc, each
       where its own method has put it. */
    return g_strdup_printf(_("%s: %s is there too, bit for bit"), title, name);
  if (is_at_other_time(comparison, i))
    return describe_other_time(comparison, i, name, distance);
  /* Translators: the title of a pane, the name of a disc, a length with its unit. */
  return g_strdup_printf(_("%s: %s is %s away"), title, name, distance);
}

char *carom_closeup_describe(const CaromComparison *comparison, const CaromCloseup *closeup) {
  g_autofree char *name =
      carom_scene_body_name(carom_comparison_get_scene(comparison), closeup->disc);
  if (!all_have(comparison, closeup->disc))
    return g_strdup_printf(
        /* Translators: the name of a disc. */
        _("%s is still missing in some panes, so there is nothing to compare."), name);
  g_autofree char *apart = with_unit(comparison, closeup->apart);
  g_autofree char *spacing = with_unit(comparison, find_spacing(comparison, closeup));
  if (closeup->apart == 0)
    return g_strdup_printf(
        /* Translators: the name of a disc, then a length with its unit: how finely a computer can
           tell positions there. */
        _("All panes have %s at the same place, bit for bit. Doubles of that size "
          "are %s apart, so there is nothing finer to see."),
        name, spacing);
  guint other = find_other_time(comparison);
  if (other > 0) {
    g_autofree char *first_s = carom_encounter_words_clock(time_of(comparison, 0));
    g_autofree char *other_s = carom_encounter_words_clock(time_of(comparison, other));
    return g_strdup_printf(
        /* Translators: the name of a disc, a length with its unit, two times, and again a length:
           how finely a computer can tell positions there. */
        _("%1$s is up to %2$s away from where the first pane has it, but not all panes are at the "
          "same time: the first is at %3$s, and another at %4$s. Doubles of that size are %5$s "
          "apart."),
        name, apart, first_s, other_s, spacing);
  }
  /* Translators: the name of a disc, then two lengths with their units; the second is how finely a
     computer can tell positions there. */
  return g_strdup_printf(_("%s is up to %s away from where the first pane has it. Doubles of that "
                           "size are %s apart."),
                         name, apart, spacing);
}
