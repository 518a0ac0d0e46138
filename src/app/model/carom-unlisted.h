/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-unlisted: what is told where the memory for runs had no room for all contacts: that they
 * happened, from when on they are not listed, and where more room is to be had. */
#pragma once

#include "carom-comparison.h"

/* Returns: (transfer full) (nullable): a sentence or two about the contacts of @run that are not
 *   listed, translated; NULL if all are */
char *carom_unlisted_describe(const CaromRun *run);

/* Returns: (transfer full) (nullable): the same of the pane that has the first of them */
char *carom_unlisted_describe_first(const CaromComparison *comparison);

typedef enum {
  CAROM_UNLISTED_NOT_HERE, /* all contacts up to where the clock stands are listed */
  CAROM_UNLISTED_LAST,     /* so they are, and none after it */
  CAROM_UNLISTED_HERE,     /* not all are */
} CaromUnlistedPlace;

/* Where the clock stands among them. */
CaromUnlistedPlace carom_unlisted_get_place(const CaromComparison *comparison);
