/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-lateness: compares a contact as a stepped pane had it with the same one at its
 * exact time, to tell what it changed that the step saw it late. */
#pragma once

#include "carom-encounter-record.h"

/* Whether the two are compared and, if not, why. */
typedef enum {
  CAROM_LATENESS_COMPARED,
  CAROM_LATENESS_RESTING, /* a body rests: at exact times it hops, and steps carry it */
} CaromLatenessKind;

/* Why the velocities after the contact differ under gravity, apart from the normal. Each reason is
 * told by the numbers of the two records. Several can have a part; if there is none, the numbers do
 * not tell. */
typedef struct {
  CaromVec2 gained; /* what gravity added between the exact time and the end of the step, with
                       whose velocities the contact was resolved; 0: they were others */
  double lower;     /* how much lower, along gravity, the place is of which the speed was corrected
                       than that where they touched; < 0: higher; 0: neither, or no speed was
                       corrected */
  gboolean is_across;   /* the correction changed the velocity across gravity */
  gboolean is_estimate; /* the correction changed the energy by something else than the work of
                           gravity over the way on which it put the disc back */
} CaromLatenessReasons;

/* All but the kind is known only of those that are compared. Names of fields end in the unit, but
 * lengths and speeds are those of the scene. */
typedef struct {
  CaromLatenessKind kind;
  double exact_s, seen_s;              /* the times by the clock */
  double late_s;                       /* by how much it was seen late; < 0: it was seen earlier */
  double depth;                        /* how deep the bodies overlapped when it was seen */
  double exact_depth;                  /* the same at the exact time; 0: they only touched */
  CaromVec2 back_a, back_b;            /* how far the bodies were moved before they were resolved */
  CaromVec2 onward_a, onward_b;        /* the same afterwards */
  double exact_normal_rad, normal_rad; /* directions of the normals */
  double turned_rad; /* the angle by which the normal of the step is turned, anticlockwise; 0 if
                        that is rounding */
  CaromVec2 change_a, change_b; /* how the velocities after it differ: that of the step, less that
                                   at the exact time; 0 if that is rounding. A wall has none */
  CaromLatenessReasons reasons; /* the reasons for that change, besides the normal */
  gboolean
      is_wrong; /* a resolver of one of the panes is wrong on purpose: the change is its, too */
  gboolean had_contacts;  /* one of the bodies had others before, which may be behind all of this */
  gboolean order_differs; /* one of them was before this one in one pane, after it in the other */
} CaromEncounterLateness;

/* @exact, @stepped: of the same contact, in a pane that knows instants and in one that does not */
CaromEncounterLateness carom_encounter_lateness(const CaromEncounterRecord *exact,
                                                const CaromEncounterRecord *stepped,
                                                const CaromScene *scene);

/* @lateness: compared or not
 * @stepped: the encounter that was late
 * @exact_title, @stepped_title: of the panes
 * Returns: (transfer full): translated sentences, one a line, lines ending in "\n" */
char *carom_encounter_lateness_describe(const CaromEncounterLateness *lateness,
                                        const CaromEncounterRecord *stepped,
                                        const CaromScene *scene, const char *exact_title,
                                        const char *stepped_title);

/* The same in short: how late it was, and whether that changed anything.
 *
 * Returns: (transfer full) (nullable): a translated sentence without a full stop; NULL if there was
 *   no lateness, or the two are not compared */
char *carom_encounter_lateness_summarise(const CaromEncounterLateness *lateness,
                                         const CaromScene *scene, const char *stepped_title);
