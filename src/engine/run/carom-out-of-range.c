/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-out-of-range: looks in the scene for the number that is furthest from 1, in powers of ten,
 * and for restitutions above 1 in runs whose energy has grown. What is found is named as the cause.
 */
#include "carom-out-of-range.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>

/* Nothing in nature is so many powers of ten from 1 in suitable units, and products of a few such
 * numbers are out of range. */
#define FAR_DECADES 100

/* If energy has grown by this factor, contacts must be adding it. */
#define GROWTH 1e20
/* Where a mistake is known to be there, this factor is enough; then discs are twice as fast. */
#define SPED_UP 4

typedef enum {
  NOTHING,
  DT,
  GRAVITY,
  RESTITUTION,
  WALL_RESTITUTION,
  WALL_PLACE,
  EMITTED,
  MASS, /* from here on the number belongs to a disc */
  RADIUS,
  SPEED,
  PLACE,
} Kind;

/* The number of a scene that is furthest from 1. */
typedef struct {
  Kind kind;
  guint index; /* of a disc, a wall or an emitter */
  double value;
  double far; /* how many powers of ten it is from 1 */
} Suspect;

static void consider(Suspect *suspect, Kind kind, guint index, double value) {
  double far = value == 0 ? 0 : fabs(log10(fabs(value)));
  if (far > suspect->far)
    *suspect = (Suspect){kind, index, value, far};
}

/* Considers a number that does no harm if it is small. */
static void consider_large(Suspect *suspect, Kind kind, guint index, double value) {
  if (fabs(value) > 1)
    consider(suspect, kind, index, value);
}

static void consider_vec2(Suspect *suspect, Kind kind, guint index, CaromVec2 value) {
  consider_large(suspect, kind, index, value.x);
  consider_large(suspect, kind, index, value.y);
}

static void consider_bodies(Suspect *suspect, const CaromScene *scene) {
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    consider(suspect, MASS, i, body->mass_kg);
    consider(suspect, RADIUS, i, body->radius);
    consider_vec2(suspect, SPEED, i, body->velocity);
    consider_vec2(suspect, PLACE, i, body->position);
  }
}

static void consider_emitters(Suspect *suspect, const CaromScene *scene) {
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    consider(suspect, EMITTED, i, emitter->mass_kg);
    consider(suspect, EMITTED, i, emitter->radius);
    consider_vec2(suspect, EMITTED, i, emitter->velocity);
    consider_vec2(suspect, EMITTED, i, emitter->position);
    consider_vec2(suspect, EMITTED, i, emitter->spread);
  }
}

static void consider_walls(Suspect *suspect, const CaromScene *scene) {
  for (guint i = 0; i < scene->walls->len; i++) {
    const CaromWall *wall = carom_scene_wall(scene, i);
    consider_large(suspect, WALL_RESTITUTION, i, wall->restitution);
    consider_vec2(suspect, WALL_PLACE, i, wall->p1);
    consider_vec2(suspect, WALL_PLACE, i, wall->p2);
  }
}

static Suspect find_suspect(const CaromScene *scene) {
  Suspect suspect = {.far = FAR_DECADES};
  consider(&suspect, DT, 0, scene->dt_s);
  consider_vec2(&suspect, GRAVITY, 0, scene->gravity);
  consider_large(&suspect, RESTITUTION, 0, scene->restitution);
  consider_bodies(&suspect, scene);
  consider_walls(&suspect, scene);
  consider_emitters(&suspect, scene);
  return suspect;
}

/* Whether a restitution above 1 adds energy at contacts. */
static gboolean adds_energy(const CaromScene *scene) {
  gboolean adds = scene->restitution > 1;
  for (guint i = 0; i < scene->walls->len; i++)
    adds = adds || carom_scene_wall(scene, i)->restitution > 1;
  return adds;
}

/* @value: the number, in digits
 * @name: what the disc is called
 * Returns: (transfer full): a sentence */
static char *describe_body(const Suspect *suspect, const char *value, const char *name) {
  switch (suspect->kind) {
  case MASS:
    /* Translators: here and below, the name of a disc and a number. */
    return g_strdup_printf(_("Numbers grow out of range: disc %s has a mass of %s kg. Give it one "
                             "that is nearer to 1 kg."),
                           name, value);
  case RADIUS:
    return g_strdup_printf(_("Numbers grow out of range: disc %s has a radius of %s. Give it one "
                             "that is nearer to 1."),
                           name, value);
  case SPEED:
    return g_strdup_printf(_("Numbers grow out of range: disc %s starts with a velocity of %s. "
                             "Give it a smaller one."),
                           name, value);
  default:
    return g_strdup_printf(_("Numbers grow out of range: disc %s starts at a coordinate of %s. "
                             "Place it nearer to 0."),
                           name, value);
  }
}

/* @scene: gives the names of discs */
static char *describe_suspect(const Suspect *suspect, const CaromScene *scene) {
  g_autofree char *value = carom_digits_text(suspect->value, 6);
  g_autofree char *name =
      suspect->kind >= MASS ? carom_scene_body_name(scene, suspect->index) : NULL;
  switch (suspect->kind) {
  case NOTHING:
    return g_strdup(_("Numbers grow out of range. Bring the scene’s masses, lengths, speeds and "
                      "times nearer to each other."));
  case DT:
    return g_strdup_printf(_("Numbers grow out of range: a frame lasts %s s. Give it a length that "
                             "is nearer to 1 s."),
                           value);
  case GRAVITY:
    return g_strdup_printf(
        _("Numbers grow out of range: gravity has a component of %s. Give a smaller one."), value);
  case RESTITUTION:
    return g_strdup_printf(_("Numbers grow out of range: the restitution of discs is %s. Give one "
                             "from 0 to 1."),
                           value);
  case WALL_RESTITUTION:
    /* Translators: the number of a wall, and a number. */
    return g_strdup_printf(_("Numbers grow out of range: the restitution of wall %u is %s. Give "
                             "one from 0 to 1."),
                           suspect->index + 1, value);
  case WALL_PLACE:
    return g_strdup_printf(_("Numbers grow out of range: wall %u ends at a coordinate of %s. Place "
                             "it nearer to 0."),
                           suspect->index + 1, value);
  case EMITTED:
    /* Translators: the number of an emitter, which brings discs in, and a number. */
    return g_strdup_printf(_("Numbers grow out of range: one of the numbers of emitter %u is %s. "
                             "Choose one nearer to 1."),
                           suspect->index + 1, value);
  default:
    return describe_body(suspect, value, name);
  }
}

gboolean carom_out_of_range_is_likely(const CaromRun *run) {
  return find_suspect(run->scene).kind != NOTHING;
}

char *carom_out_of_range_describe(const CaromRun *run) {
  const CaromScene *scene = run->scene;
  Suspect suspect = find_suspect(scene);
  double given_j = run->start.kinetic_energy_j + run->now.books.emitted_scale_j;
  gboolean has_grown = run->now.totals.kinetic_energy_j > GROWTH * given_j;
  if (adds_energy(scene) && (has_grown || suspect.kind == NOTHING))
    return g_strdup(_("Numbers grow out of range. A restitution above 1 adds energy at every "
                      "contact: try a smaller one, or a smaller time step."));
  return describe_suspect(&suspect, run->scene);
}

void carom_out_of_range_blame_mistake(const CaromRun *run, gboolean is_out_of_range,
                                      GError **error) {
  if (!error || !*error)
    return;
  g_autoptr(GError) problem = g_steal_pointer(error);
  double start_j = run->start.kinetic_energy_j + run->now.books.emitted_scale_j;
  double fallen_j = fabs(run->now.totals.potential_energy_j - run->start.potential_energy_j);
  gboolean has_sped_up = run->now.totals.kinetic_energy_j > SPED_UP * (start_j + fallen_j);
  const char *why =
      is_out_of_range
          ? _("Its resolver is wrong on purpose, and has led to numbers that are out of "
              "range. Choose another resolver.")
      : has_sped_up
          ? _("Its resolver is wrong on purpose: it makes discs faster and faster, and there are "
              "too many contacts to go on. Choose another resolver.")
          : _("Its resolver is wrong on purpose: after its answers bodies meet again and again, "
              "and contacts do not end. Choose another resolver.");
  g_set_error_literal(error, problem->domain, problem->code, why);
}
