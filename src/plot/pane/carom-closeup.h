/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-closeup: how far apart the panes' copies of one disc are, down to the last bit, and at
 * which scale that is seen. Everything is told by differences from the first pane's copy, which are
 * exact where positions hardly differ. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  guint disc;
  CaromVec2 centre; /* of the first pane's copy */
  double apart;     /* how far the furthest copy is from it; 0: all are the same, bit for bit */
  double spacing;   /* from one number to the next that a double can be, at the larger coordinate */
} CaromCloseup;

/* The disc whose copies are furthest apart at the present frame, or the first if none are. There
 * must be discs, or some that will come in. */
CaromCloseup carom_closeup_find(const CaromComparison *comparison);

/* Returns: the same closeup, but of @disc, however far apart its copies are */
CaromCloseup carom_closeup_of_disc(const CaromComparison *comparison, guint disc);

/* Whether the disc is in pane @i by now: emitters let some in later. */
gboolean carom_closeup_has(const CaromComparison *comparison, guint disc, guint i);

/* How far the copy of pane @i is from that of the first; 0 while one of them has not come in. */
CaromVec2 carom_closeup_difference(const CaromComparison *comparison, guint disc, guint i);

/* Returns: at how many points per unit the copies, or neighbouring doubles if there is no
 *   difference, are a good part of @side apart, which is in points */
double carom_closeup_scale(const CaromCloseup *closeup, double side);

/* Returns: (transfer full): a translated statement of where the copy of pane @i is */
char *carom_closeup_describe_pane(const CaromComparison *comparison, guint disc, guint i);

/* Returns: (transfer full): translated sentences: of how far apart the copies are, and how fine
 *   positions are there */
char *carom_closeup_describe(const CaromComparison *comparison, const CaromCloseup *closeup);
