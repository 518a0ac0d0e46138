/* carom-encounter: a contact as one pane went through it: what is known of it beyond the log, which
 * contact of another pane is the same, and all of it in words. */
#pragma once

#include "carom-comparison.h"
#include "carom-encounter-record.h"

/* carom_encounter_examine:
 * @run, @contact: pane and index in its log of contacts
 * @encounter: (out): what happened there
 *
 * Runs the frame of the contact once more, aside: the comparison stays as it is. That takes as long
 * as it takes to go back to the frame.
 *
 * Returns: whether it could be found again. */
gboolean carom_encounter_examine(const CaromComparison *comparison, guint run, guint contact,
                                 CaromEncounterRecord *encounter);

/* Contacts of two panes are the same if they are no further apart than that many frames. A stepped
 * pane notices a contact up to a frame late; where it puts the bodies can make the next one late,
 * or early, by up to another. */
#define CAROM_ENCOUNTER_MATCH_FRAMES 2

/* carom_encounter_match:
 * @run, @contact: a contact of one pane
 * @other: another pane
 * @match: (out): the index of its contact of the same bodies: the one that is as many-th between
 *   them, if it is near in time
 *
 * Returns: whether the other pane had that contact, as far as it has come. */
gboolean carom_encounter_match(const CaromComparison *comparison, guint run, guint contact,
                               guint other, guint *match);

/* Returns: how many of the first @end contacts in the log of @run are of the same bodies as
 *   @record. */
guint carom_encounter_count_meetings(const CaromRun *run, const CaromContactRecord *record,
                                     guint end);

/* carom_encounter_find_meeting:
 * @n: how many contacts of the same bodies come before it
 *
 * Returns: the index of that contact of the bodies of @record in @run; the number of contacts where
 *   there is none. */
guint carom_encounter_find_meeting(const CaromRun *run, const CaromContactRecord *record, guint n);

/* carom_encounter_describe:
 * Returns: (transfer full): some translated sentences for students: when and how the pane noticed
 *   this contact, where it put the bodies and by which rule, and what decided ties; no line about
 *   what the pane's method does not do. Lines end in "\n". */
char *carom_encounter_describe(const CaromComparison *comparison, guint run,
                               const CaromEncounterRecord *encounter);

/* carom_encounter_describe_missing:
 * @run, @contact: a contact of one pane
 * @other: another pane, in which carom_encounter_match() does not find it
 *
 * Returns: (transfer full): a translated sentence: what that pane had instead, as far as it has
 *   come. */
char *carom_encounter_describe_missing(const CaromComparison *comparison, guint run, guint contact,
                                       guint other);
