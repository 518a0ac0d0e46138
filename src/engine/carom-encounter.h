/* carom-encounter: a contact as one pane went through it: where it found the two bodies, where it
 * resolved them, and where it left them. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  CaromContactRecord record;
  gboolean overlapped;            /* found at the end of a step; otherwise met at its exact time */
  double depth;                   /* how deep they were in each other when found; 0: touching */
  CaromVec2 found_a, found_b;     /* where they were found; of a wall, b is its nearest point */
  CaromVec2 contact_a, contact_b; /* where they were when they were resolved */
  CaromVec2 left_a, left_b;       /* where they were put afterwards */
  CaromVec2 velocity_found_a;     /* before a wall's speed correction; else that of the record */
} CaromEncounter;

/* carom_encounter_examine:
 * @run, @contact: pane and index in its log of contacts
 * @encounter: (out): what happened there
 *
 * Runs the frame of the contact once more, aside: the comparison stays as it is.
 *
 * Returns: whether it could be found again. */
gboolean carom_encounter_examine(const CaromComparison *comparison, guint run, guint contact,
                                 CaromEncounter *encounter);

/* carom_encounter_match:
 * @run, @contact: a contact of one pane
 * @other: another pane
 * @match: (out): the index of its contact of the same bodies: the one that is as many-th between
 *   them, if it is near in time
 *
 * Returns: whether the other pane had that contact, as far as it has come. */
gboolean carom_encounter_match(const CaromComparison *comparison, guint run, guint contact,
                               guint other, guint *match);

/* carom_encounter_describe:
 * Returns: (transfer full): some translated sentences for students: when and how the pane noticed
 *   this contact, where it put the bodies and by which rule, and what decided ties; no line about
 *   what the pane's method does not do. Lines end in "\n". */
char *carom_encounter_describe(const CaromComparison *comparison, guint run,
                               const CaromEncounter *encounter);
