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

/* Finds the same contact in another pane.
 *
 * @run, @contact: a contact of one pane
 * @other: another pane
 * @match: (out): the index of its contact of the same bodies: the one with the same ordinal number
 *   among the contacts of these bodies, if it is near in time and of a kind that can match
 * Returns: whether the other pane has had that contact so far */
gboolean carom_encounter_match(const CaromComparison *comparison, guint run, guint contact,
                               guint other, guint *match);

/* Returns: how many of the first @end contacts in the log of @run are of the same bodies as
 *   @record */
guint carom_encounter_count_contacts(const CaromRun *run, const CaromContactRecord *record,
                                     guint end);

/* @n: how many contacts of the same bodies come before it
 * Returns: the index of that contact of the bodies of @record in @run; the number of contacts where
 *   there is none */
guint carom_encounter_find_contact(const CaromRun *run, const CaromContactRecord *record, guint n);

/* Returns: the unit normal of a contact: from a to b; of a wall, from the disc into it */
CaromVec2 carom_encounter_normal(const CaromContactRecord *record);

/* ---- Order ----
 *
 * Contacts of one step, or of one instant, follow each other in the log in an order that rounding
 * or the numbering of discs may decide. */

/* Whether a disc has part in both contacts. */
gboolean carom_encounter_share_disc(const CaromContactRecord *one, const CaromContactRecord *other);

/* Whether one of the bodies of contact @contact in the log of @run had another contact that was
 * resolved before. */
gboolean carom_encounter_had_contacts(const CaromRun *run, guint contact);

/* Whether another contact of these bodies was resolved before this one in the one run and after it
 * in the other.
 *
 * @one, @two: two runs of a scene
 * @contact, @match: the index of the same contact in the log of each */
gboolean carom_encounter_order_differs(const CaromRun *one, guint contact, const CaromRun *two,
                                       guint match);

/* ---- Words ---- */

/* Returns: (transfer full): translated sentences for students: when and how the pane noticed the
 *   contact, where it put the bodies and by which rule, and what decided ties. They say nothing
 *   about what the pane's method does not do. Lines end in "\n". */
char *carom_encounter_describe(const CaromComparison *comparison, guint run,
                               const CaromEncounterRecord *encounter);

/* @run, @contact: a contact of one pane
 * @other: another pane, in which carom_encounter_match() does not find it
 * Returns: (transfer full): a translated sentence: what that pane has had instead so far */
char *carom_encounter_describe_missing(const CaromComparison *comparison, guint run, guint contact,
                                       guint other);
