/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-words: formats quantities with their units, and the names of discs and walls. The
 * sentences that use them are in the files of detections, ties and separations. */
#include "carom-encounter-words.h"

#include "carom-digits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DIGITS       4
#define CLOCK_DIGITS 7

/* ---- Numbers ---- */

static char *quantity(double value, int significant, const char *unit) {
  g_autofree char *number = carom_digits_text(value, significant);
  return carom_unit_quantity(number, unit);
}

char *carom_encounter_words_quantity(const CaromScene *scene, CaromDimension dimension,
                                     double value) {
  g_autofree char *unit = carom_unit_symbol(dimension, scene->unit);
  return quantity(value, DIGITS, unit);
}

char *carom_encounter_words_clock(double time_s) {
  return quantity(time_s, CLOCK_DIGITS, "s");
}

void carom_encounter_words_speeds(const CaromScene *scene, double speed_from, double speed_to,
                                  char **from, char **to) {
  g_autofree char *unit = carom_unit_symbol(CAROM_DIMENSION_VELOCITY, scene->unit);
  for (int significant = DIGITS;; significant++) {
    *from = quantity(speed_from, significant, unit);
    *to = quantity(speed_to, significant, unit);
    if (significant == DBL_DIG || strcmp(*from, *to) != 0)
      return;
    g_free(*from);
    g_free(*to);
  }
}

/* ---- Bodies ---- */

static char *name_wall(const CaromContactRecord *record) {
  /* Translators: stands for a body in sentences where discs are called A, B, …; %d counts from 1 */
  return g_strdup_printf(_("wall %d"), record->wall + 1);
}

char *carom_encounter_words_name(const CaromScene *scene, const CaromContactRecord *record,
                                 CaromContactBody body) {
  int disc = carom_contact_record_disc(record, body);
  return disc >= 0 ? carom_scene_body_name(scene, (guint)disc) : name_wall(record);
}

char *carom_encounter_words_symbol(const CaromContactRecord *record, CaromContactBody body) {
  int disc = carom_contact_record_disc(record, body);
  /* Translators: the symbol of a wall in formulas: a capital letter that no disc of few has. */
  return disc >= 0 ? carom_body_symbol((guint)disc) : g_strdup(C_("wall in a formula", "W"));
}

char *carom_encounter_words_title(const CaromScene *scene, const CaromContactRecord *record,
                                  CaromContactBody body) {
  int disc = carom_contact_record_disc(record, body);
  return disc >= 0 ? carom_scene_body_title(scene, (guint)disc) : name_wall(record);
}

char *carom_encounter_words_partners(const CaromScene *scene, const CaromContactRecord *record) {
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  /* Translators: two discs, or a disc and a wall: "A and B", "A and wall 1". */
  return g_strdup_printf(_("%s and %s"), a, b);
}

static char *way(const CaromScene *scene, CaromVec2 move) {
  return carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, carom_vec2_length(move));
}

/* One that is held, or at rest, has no part in the move. */
static char *describe_both(const CaromEncounterWordsMoves *moves, gboolean moves_a,
                           gboolean moves_b) {
  if (moves_a && moves_b)
    return g_strdup_printf(
        /* Translators: the object of sentences such as "“Nudge” moved %s": twice a disc and a
           length */
        _("%1$s by %2$s and %3$s by %4$s"), moves->name_a, moves->way_a, moves->name_b,
        moves->way_b);
  if (!moves_a && !moves_b)
    /* Translators: the object of sentences such as "“Nudge” moved %s": two discs */
    return g_strdup_printf(_("neither %1$s nor %2$s"), moves->name_a, moves->name_b);
  return g_strdup_printf(
      /* Translators: the object of sentences such as "“Nudge” moved %s": a disc, a length, and the
         other disc, which was not moved */
      _("%1$s by %2$s and %3$s not at all"), moves_a ? moves->name_a : moves->name_b,
      moves_a ? moves->way_a : moves->way_b, moves_a ? moves->name_b : moves->name_a);
}

static gboolean is_moved(CaromVec2 move) {
  return move.x != 0 || move.y != 0;
}

static CaromEncounterWordsMoves moves_of(const CaromEncounterRecord *encounter,
                                         const CaromScene *scene, CaromVec2 from_a, CaromVec2 to_a,
                                         CaromVec2 from_b, CaromVec2 to_b) {
  CaromVec2 move_a = carom_encounter_record_move(encounter, from_a, to_a);
  CaromVec2 move_b = carom_encounter_record_move(encounter, from_b, to_b);
  CaromEncounterWordsMoves moves = {
      .name_a = carom_encounter_words_name(scene, &encounter->record, CAROM_BODY_A),
      .name_b = carom_encounter_words_name(scene, &encounter->record, CAROM_BODY_B),
      .way_a = way(scene, move_a),
      .way_b = way(scene, move_b),
  };
  moves.both = describe_both(&moves, is_moved(move_a), is_moved(move_b));
  return moves;
}

CaromEncounterWordsMoves carom_encounter_words_moves_before(const CaromEncounterRecord *encounter,
                                                            const CaromScene *scene) {
  return moves_of(encounter, scene, encounter->found_a, encounter->contact_a, encounter->found_b,
                  encounter->contact_b);
}

CaromEncounterWordsMoves carom_encounter_words_moves_after(const CaromEncounterRecord *encounter,
                                                           const CaromScene *scene) {
  return moves_of(encounter, scene, encounter->contact_a, encounter->left_a, encounter->contact_b,
                  encounter->left_b);
}

void carom_encounter_words_moves_clear(CaromEncounterWordsMoves *moves) {
  g_free(moves->name_a);
  g_free(moves->name_b);
  g_free(moves->way_a);
  g_free(moves->way_b);
  g_free(moves->both);
}
