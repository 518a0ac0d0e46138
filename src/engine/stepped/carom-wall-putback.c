/* carom-wall-putback: two rules for where a disc goes that a step has left in a wall: straight away
 * from it, or back along its path. */
#include "carom-encounter-words.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

static CaromVec2 by_the_edge(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  return carom_vec2_scale(normal, depth);
}

/* Δs = depth/sin θ against the velocity, where θ is the angle between velocity and wall, so |v| sin
 * θ is the speed towards the wall. A disc cannot have moved further in one step than dt allows; if
 * it is deeper, the rest is put back straight away from the wall. */
static CaromVec2 along_the_path(CaromVec2 normal, double depth, CaromVec2 velocity, double dt_s) {
  double closing_speed = -carom_vec2_dot(velocity, normal);
  if (closing_speed <= 0)
    return by_the_edge(normal, depth, velocity, dt_s);
  double back_s = MIN(depth / closing_speed, dt_s);
  CaromVec2 back = carom_vec2_scale(velocity, -back_s);
  return carom_vec2_add_scaled(back, normal, depth - closing_speed * back_s);
}

static char *describe_edge(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, straight away from the wall."),
                         _(carom_wall_putback_edge.part.title), moves.name_a, moves.way_a);
}

/* By how much the time from the wall to where the disc was found exceeds the step; <= 0 if the disc
 * has moved the whole distance in this step. */
static double older_than_step(const CaromEncounterRecord *encounter, double dt_s) {
  CaromVec2 d = encounter->record.contact.d;
  double closing_speed = carom_vec2_dot(encounter->velocity_found_a, d) / carom_vec2_length(d);
  return encounter->depth / closing_speed - dt_s;
}

static char *describe_path(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const char *title = _(carom_wall_putback_path.part.title);
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_before(encounter, scene);
  if (older_than_step(encounter, scene->dt_s) > 0)
    /* Translators: the title of a rule, a disc and a length */
    return g_strdup_printf(_("“%s” moved %s by %s: one step along its path, and the rest straight "
                             "away from the wall."),
                           title, moves.name_a, moves.way_a);
  /* Translators: the title of a rule, a disc and a length */
  return g_strdup_printf(_("“%s” moved %s by %s, back along its path."), title, moves.name_a,
                         moves.way_a);
}

const CaromWallPutback carom_wall_putback_edge = {
    .part = {.id = "edge",
             .title = N_("To the edge"),
             .summary = N_("Puts the disc back perpendicular to the wall.")},
    .displacement = by_the_edge,
    .describe = describe_edge,
};

const CaromWallPutback carom_wall_putback_path = {
    .part = {.id = "path",
             .title = N_("Along the path"),
             .summary = N_("Moves the disc back along its line of approach.")},
    .displacement = along_the_path,
    .describe = describe_path,
};
