/* carom-separation: where do two overlapping discs go? (Stepped runs only.)
 *
 * A separation acts before the contact is resolved, after it, or both. One file each. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-world.h"

/* Two discs found overlapping at the end of a step. The rules change the positions in place; what
 * they do to those of a pinned disc (infinite mass) the engine does not take over. */
typedef struct {
  CaromVec2 position_a, position_b;
  CaromVec2 velocity_a,
      velocity_b; /* before() sees those before the contact, after() those after */
  double radius_a, radius_b;
  double mass_a_kg, mass_b_kg;
  double dt_s;       /* length of the step */
  double rewound_s;  /* how long before the end of the step the contact is; before() may set it */
  gboolean resolved; /* for after(): whether the contact was resolved, or the discs part already */
} CaromOverlap;

struct CaromSeparation {
  CaromPart part;
  void (*before)(CaromOverlap *overlap); /* (nullable) */
  void (*after)(CaromOverlap *overlap);  /* (nullable) */
  CaromDescribeFunc describe;            /* how it moved the discs of an encounter of some depth */
};

/* r_a + r_b − |x_b − x_a|: positive where the discs overlap. */
double carom_overlap_depth(const CaromOverlap *overlap);

/* Unit vector from a to b; along x where the centres coincide. */
CaromVec2 carom_overlap_normal(const CaromOverlap *overlap);

/* carom_overlap_move_apart:
 * @distance: by how much to part the discs along the line of centres
 * @share_a: how much of it a moves, as a fraction; any number, 1 − share_a is left to b
 *
 * A pinned disc stays and leaves all of it to the other. */
void carom_overlap_move_apart(CaromOverlap *overlap, double distance, double share_a);

/* The list of separations, the default first: another one is a new file and one word here. */
#define CAROM_SEPARATION_LIST(X)                                                                   \
  X(share)                                                                                         \
  X(rewind_normal)                                                                                 \
  X(rewind_path)                                                                                   \
  X(nudge)

#define CAROM_SEPARATION_DECLARE(name) extern const CaromSeparation carom_separation_##name;
CAROM_SEPARATION_LIST(CAROM_SEPARATION_DECLARE)
#undef CAROM_SEPARATION_DECLARE
