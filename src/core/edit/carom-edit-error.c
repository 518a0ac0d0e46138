/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-error: the checks, each with its sentence. */
#include "carom-edit-error.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK(carom_edit_error, carom_edit_error)

/* Takes @message. */
static gboolean refuse(GError **error, CaromEditError code, char *message) {
  g_set_error_literal(error, CAROM_EDIT_ERROR, code, message);
  g_free(message);
  return FALSE;
}

static gboolean is_positive(double value) {
  return value > 0 && isfinite(value);
}

/* @name: of the disc, which is not as it has to be
 * Returns: (transfer full): the sentence about that */
static char *problem_of_disc(const CaromBody *body, const char *name) {
  if (!carom_vec2_is_finite(body->position))
    /* Translators: "%s" is the name of a disc, here and in the next sentences. */
    return g_strdup_printf(_("Disc %s would lie beyond the range of numbers. Put it elsewhere."),
                           name);
  if (!carom_vec2_is_finite(body->velocity))
    return g_strdup_printf(_("Disc %s would be faster than numbers go. Give it a lower speed."),
                           name);
  if (!is_positive(body->radius))
    return g_strdup_printf(_("The radius of disc %s has to be a number above 0."), name);
  return g_strdup_printf(_("The mass of disc %s has to be a number above 0, of 10¹⁰⁰ kg at most."),
                         name);
}

gboolean carom_edit_error_check_disc(const CaromBody *body, guint index, GError **error) {
  if (carom_vec2_is_finite(body->position) && carom_vec2_is_finite(body->velocity) &&
      is_positive(body->radius) && carom_body_is_mass(body->mass_kg))
    return TRUE;
  g_autofree char *name = carom_body_call(body, index);
  return refuse(error, CAROM_EDIT_ERROR_RANGE, problem_of_disc(body, name));
}

gboolean carom_edit_error_check_wall(const CaromWall *wall, guint index, GError **error) {
  if (carom_vec2_equal(wall->p1, wall->p2))
    return refuse(
        error, CAROM_EDIT_ERROR_LENGTH,
        /* Translators: "%u" is the number of a wall, from 1, here and in the next sentences. */
        g_strdup_printf(_("Both ends of wall %u would be at the same place. Move them "
                          "apart."),
                        index + 1));
  if (!is_positive(carom_wall_length(wall)))
    return refuse(error, CAROM_EDIT_ERROR_RANGE,
                  g_strdup_printf(_("The length of wall %u would be beyond the range of numbers. "
                                    "Choose other places for its ends."),
                                  index + 1));
  if (!(wall->restitution >= 0 && isfinite(wall->restitution)))
    return refuse(error, CAROM_EDIT_ERROR_RANGE,
                  g_strdup_printf(_("The restitution of wall %u has to be 0 or more."), index + 1));
  if (!(wall->tangential_factor >= 0 && wall->tangential_factor <= 1))
    return refuse(error, CAROM_EDIT_ERROR_RANGE,
                  g_strdup_printf(_("The tangential factor of wall %u has to be between 0 and 1."),
                                  index + 1));
  return TRUE;
}

/* @number: of the emitter, which is not as it has to be
 * Returns: (transfer full): the sentence about that */
static char *problem_of_emitter(const CaromEmitter *emitter, guint number) {
  CaromExtents extents = carom_emitter_extents(emitter);
  if (!carom_vec2_is_finite(extents.min) || !carom_vec2_is_finite(extents.max))
    return g_strdup_printf(
        /* Translators: "%u" is the number of an emitter, from 1, here and in the next sentences. */
        _("The discs of emitter %u would come in beyond the range of numbers. Put it elsewhere."),
        number);
  if (!carom_vec2_is_finite(emitter->velocity))
    return g_strdup_printf(
        _("The discs of emitter %u would be faster than numbers go. Give it a lower speed."),
        number);
  if (!is_positive(emitter->radius))
    return g_strdup_printf(_("The radius of the discs of emitter %u has to be a number above 0."),
                           number);
  if (!carom_body_is_mass(emitter->mass_kg))
    return g_strdup_printf(
        _("The mass of the discs of emitter %u has to be a number above 0, of 10¹⁰⁰ kg at most."),
        number);
  if (!(emitter->spread.x >= 0 && emitter->spread.y >= 0))
    return g_strdup_printf(_("The spread of emitter %u has to be 0 or more."), number);
  return g_strdup_printf(_("The times of emitter %u have to be numbers of 0 or more."), number);
}

static gboolean is_time(double time_s) {
  return time_s >= 0 && isfinite(time_s);
}

gboolean carom_edit_error_check_emitter(const CaromEmitter *emitter, guint index, GError **error) {
  CaromExtents extents = carom_emitter_extents(emitter);
  if (carom_vec2_is_finite(extents.min) && carom_vec2_is_finite(extents.max) &&
      carom_vec2_is_finite(emitter->velocity) && is_positive(emitter->radius) &&
      carom_body_is_mass(emitter->mass_kg) && emitter->spread.x >= 0 && emitter->spread.y >= 0 &&
      is_time(emitter->first_s) && is_time(emitter->every_s))
    return TRUE;
  return refuse(error, CAROM_EDIT_ERROR_RANGE, problem_of_emitter(emitter, index + 1));
}

gboolean carom_edit_error_check_room(const CaromScene *scene, guint64 n_discs, guint n_walls,
                                     guint n_emitters, GError **error) {
  if (carom_scene_count_most_discs(scene) + n_discs > CAROM_SCENE_MAX_BODIES)
    return refuse(error, CAROM_EDIT_ERROR_TOO_MANY,
                  /* Translators: "%u" is a large number such as 1000000. */
                  g_strdup_printf(_("A scene can have %u discs at most, with those that emitters "
                                    "bring. Delete some first."),
                                  (guint)CAROM_SCENE_MAX_BODIES));
  if ((guint64)scene->walls->len + n_walls > CAROM_SCENE_MAX_WALLS)
    return refuse(error, CAROM_EDIT_ERROR_TOO_MANY,
                  /* Translators: "%u" is a large number such as 10000. */
                  g_strdup_printf(_("A scene can have %u walls at most. Delete some first."),
                                  (guint)CAROM_SCENE_MAX_WALLS));
  if ((guint64)scene->emitters->len + n_emitters > CAROM_SCENE_MAX_EMITTERS)
    return refuse(error, CAROM_EDIT_ERROR_TOO_MANY,
                  /* Translators: "%u" is a large number such as 1000. */
                  g_strdup_printf(_("A scene can have %u emitters at most. Delete some first."),
                                  (guint)CAROM_SCENE_MAX_EMITTERS));
  return TRUE;
}

gboolean carom_edit_error_check_listed(const CaromScene *scene, GError **error) {
  if (carom_scene_count_openings(scene) > CAROM_SCENE_MAX_OPENINGS_OF_ALL)
    return refuse(error, CAROM_EDIT_ERROR_TOO_MANY,
                  /* Translators: "%u" is a large number such as 200000. */
                  g_strdup_printf(_("The doors of a scene can open %u times at most, all together. "
                                    "Delete some first, or give them fewer times."),
                                  (guint)CAROM_SCENE_MAX_OPENINGS_OF_ALL));
  if (scene->n_placed <= CAROM_SCENE_MAX_PLACED)
    return TRUE;
  return refuse(error, CAROM_EDIT_ERROR_TOO_MANY,
                /* Translators: "%u" is a large number such as 200000. */
                g_strdup_printf(_("No more than %u discs can be changed one by one, for no file "
                                  "could hold them. Make the crowds smaller first. Walls can be "
                                  "changed at the start."),
                                (guint)CAROM_SCENE_MAX_PLACED));
}

gboolean carom_edit_error_check_count(const CaromSelection *selection, guint n_needed,
                                      GError **error) {
  if (carom_selection_count(selection) >= n_needed)
    return TRUE;
  return refuse(error, CAROM_EDIT_ERROR_TOO_FEW,
                /* Translators: "%u" is 2 or 3. */
                g_strdup_printf(ngettext("Select at least %u disc, wall or emitter.",
                                         "Select at least %u discs, walls or emitters.", n_needed),
                                n_needed));
}
