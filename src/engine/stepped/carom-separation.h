/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-separation: where do two overlapping discs go? (Stepped runs only.)
 *
 * A separation acts before the contact is resolved, after it, or both. Each has a file of its
 * own. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-overlap.h"
#include "carom-world.h"

struct CaromSeparation {
  CaromPart part;
  void (*before)(CaromOverlap *overlap); /* (nullable) */
  void (*after)(CaromOverlap *overlap);  /* (nullable) */
  CaromDescribeFunc describe; /* how it moved the discs of an encounter that overlapped */
  CaromWorkFunc work;         /* (nullable): the same, line by line */
};

/* The separations; the first is the default. To add one, write its file and add its name here. */
#define CAROM_SEPARATION_LIST(X)                                                                   \
  X(share)                                                                                         \
  X(rewind_normal)                                                                                 \
  X(rewind_path)                                                                                   \
  X(nudge)

#define CAROM_SEPARATION_DECLARE(name) extern const CaromSeparation carom_separation_##name;
CAROM_SEPARATION_LIST(CAROM_SEPARATION_DECLARE)
#undef CAROM_SEPARATION_DECLARE
