/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter: a contact as one pane went through it: what is known about it beyond the log,
 * which contact of another pane is the same one, and a description in words. */
#pragma once

#include "carom-comparison.h"
#include "carom-encounter-record.h"

/* Runs the frame of the contact again in a copy, so that the comparison stays as it is. That takes
 * as long as going back to the frame.
 *
 * @run, @contact: pane and index in its log of contacts
 * @encounter: (out): what happened there
 * Returns: whether the contact was found again */
gboolean carom_encounter_examine(const CaromComparison *comparison, guint run, guint contact,
                                 CaromEncounterRecord *encounter);

/* Contacts of two panes are the same if they are no further apart than this many frames. A stepped
 * pane notices a contact up to a frame late, and where it puts the bodies can make the next contact
 * late or early by up to another frame. */
#define CAROM_ENCOUNTER_MATCH_FRAMES 2

/* Whether contacts of the same bodies in two runs are of kinds that can be the same contact. What
 * settles hops at exact times, and steps carry it, so that contacts with the same number are not
 * the same there. */
gboolean carom_encounter_can_match(const CaromRun *one, const CaromContactRecord *record,
                                   const CaromRun *two, const CaromContactRecord *other);

/* @run, @contact: a contact of one pane
 * @other: another pane
 * @match: (out): the index of its contact of the same bodies: the one with the same ordinal number
 *   among the contacts of these bodies, if it is near in time and of a kind that can match
 * Returns: whether the other pane has had that contact so far */
gboolean carom_encounter_match(const CaromComparison *comparison, guint run, guint contact,
                               guint other, guint *match);

/* Returns: how many of the first @end contacts in the log of @run are of the same bodies as
 *   @record */
guint carom_encounter_count_meetings(const CaromRun *run, const CaromContactRecord *record,
                                     guint end);

/* @n: how many contacts of the same bodies come before it
 * Returns: the index of that contact of the bodies of @record in @run; the number of contacts where
 *   there is none */
guint carom_encounter_find_meeting(const CaromRun *run, const CaromContactRecord *record, guint n);

/* Returns: (transfer full): translated sentences for students: when and how the pane noticed the
 *   contact, where it put the bodies and by which rule, and what decided ties. They say nothing
 *   about what the pane's method does not do. Lines end in "\n". */
char *carom_encounter_describe(const CaromComparison *comparison, guint run,
                               const CaromEncounterRecord *encounter);

/* What the parts of a method other than the resolver decide about a contact. */
typedef enum {
  CAROM_ENCOUNTER_WHEN,   /* when the bodies touched: see CaromDetection */
  CAROM_ENCOUNTER_WHERE,  /* where they were put: see CaromSeparation and carom-wall-rules.h */
  CAROM_ENCOUNTER_RESULT, /* along which normal they pushed each other, and how they left */
} CaromEncounterQuestion;
#define CAROM_N_ENCOUNTER_QUESTIONS (CAROM_ENCOUNTER_RESULT + 1)

/* @scene, @method: of the pane
 * Returns: what decided @question there, line by line; it has no lines where there was nothing to
 *   decide. Its given terms are the bodies' radii r_a and r_b (0 for a wall), the step Δt and
 *   where there is gravity g; for marks also found_a, contact_a and left_a, and the same of b: how
 *   far it is to where the body was at these moments from where it was at the contact. */
CaromWorking carom_encounter_work(const CaromScene *scene, const CaromMethod *method,
                                  const CaromEncounterRecord *encounter,
                                  CaromEncounterQuestion question);

/* Returns: the unit normal of a contact: from a to b; of a wall, from the disc into it */
CaromVec2 carom_encounter_normal(const CaromContactRecord *record);

/* What the lines about where call the velocity with which @body was resolved: a wall's rules may
 * have corrected the one that was found.
 *
 * Returns: (transfer none): such as "u_a" or "u'_a" */
const char *carom_encounter_work_incoming(const CaromWorking *where, CaromContactBody body);

/* @run, @contact: a contact of one pane
 * @other: another pane, in which carom_encounter_match() does not find it
 * Returns: (transfer full): a translated sentence: what that pane has had instead so far */
char *carom_encounter_describe_missing(const CaromComparison *comparison, guint run, guint contact,
                                       guint other);
