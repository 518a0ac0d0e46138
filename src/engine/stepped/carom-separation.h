/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-separation: where do two overlapping discs go? (Stepped runs only.)
 *
 * A separation acts before the contact is resolved, after it, or both. */
#pragma once

#include "carom-encounter-record.h"

/* Two discs found overlapping at the end of a step. The rules change the positions in place; the
 * engine ignores what they do to a pinned disc (infinite mass). */
typedef struct {
  CaromVec2 position_a, position_b;
  CaromVec2 velocity_a,
      velocity_b; /* before() gets those before the contact, after() those after */
  double radius_a, radius_b;
  double mass_a_kg, mass_b_kg;
  double dt_s;       /* length of the step */
  double rewound_s;  /* how long before the end of the step the contact is; before() may set it */
  gboolean resolved; /* for after(): whether the contact was resolved; if not, the discs were
                        parting already */
} CaromOverlap;

/* r_a + r_b − |x_b − x_a|: positive where the discs overlap. */
double carom_separation_depth(const CaromOverlap *overlap);

/* Unit vector from a to b; along x where the centres coincide. */
CaromVec2 carom_separation_normal(const CaromOverlap *overlap);

/* The lines of work() call positions x_a and x_b; every move adds a prime. */
struct CaromSeparation {
  CaromPart part;
  void (*before)(CaromOverlap *overlap); /* (nullable) */
  void (*after)(CaromOverlap *overlap);  /* (nullable) */
  CaromDescribeFunc describe; /* how it moved the discs of an encounter that overlapped */
  CaromWorkFunc work;         /* (nullable): the same, line by line */
};

/* The separations; the first is the default. To add one, write a rule in carom-separation.c and add
 * its name here. */
#define CAROM_SEPARATION_LIST(X)                                                                   \
  X(share)                                                                                         \
  X(rewind_normal)                                                                                 \
  X(rewind_path)                                                                                   \
  X(nudge)

#define CAROM_SEPARATION_DECLARE(name) extern const CaromSeparation carom_separation_##name;
CAROM_SEPARATION_LIST(CAROM_SEPARATION_DECLARE)
#undef CAROM_SEPARATION_DECLARE
