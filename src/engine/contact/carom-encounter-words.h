/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-words: numbers and names for the sentences about an encounter. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-unit.h"

/* Returns: (transfer full): such as "0.8 px", with up to four significant digits */
char *carom_encounter_words_quantity(const CaromScene *scene, CaromDimension dimension,
                                     double value);

/* Returns: (transfer full): a time of the clock, such as "1.088256 s" */
char *carom_encounter_words_clock(double time_s);

/* Writes two speeds with as many digits as are needed to tell them apart.
 *
 * @from, @to: (out) (transfer full): the texts */
void carom_encounter_words_speeds(const CaromScene *scene, double speed_from, double speed_to,
                                  char **from, char **to);

/* Returns: (transfer full): what @body is called: "B", "Earth", or "wall 1" */
char *carom_encounter_words_name(const CaromScene *scene, const CaromContactRecord *record,
                                 CaromContactBody body);

/* Returns: (transfer full): its symbol in formulas: "B", or "W" for a wall */
char *carom_encounter_words_symbol(const CaromContactRecord *record, CaromContactBody body);

/* Returns: (transfer full): what it is called where formulas follow: "B", "Earth (B)", or
 *   "wall 1" */
char *carom_encounter_words_title(const CaromScene *scene, const CaromContactRecord *record,
                                  CaromContactBody body);

/* Returns: (transfer full): who met: "A and B", "Earth and wall 1" */
char *carom_encounter_words_partners(const CaromScene *scene, const CaromContactRecord *record);

/* How far the two bodies were moved. Free it with carom_encounter_words_moves_clear(). */
typedef struct {
  char *name_a, *name_b;
  char *way_a, *way_b; /* lengths */
  char *both; /* of two discs: "A by 0.1 m and B by 0.2 m"; of one that was not moved it says so */
} CaromEncounterWordsMoves;

/* The moves before the contact was resolved, and those after. */
CaromEncounterWordsMoves carom_encounter_words_moves_before(const CaromEncounterRecord *encounter,
                                                            const CaromScene *scene);
CaromEncounterWordsMoves carom_encounter_words_moves_after(const CaromEncounterRecord *encounter,
                                                           const CaromScene *scene);
void carom_encounter_words_moves_clear(CaromEncounterWordsMoves *moves);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromEncounterWordsMoves, carom_encounter_words_moves_clear)
