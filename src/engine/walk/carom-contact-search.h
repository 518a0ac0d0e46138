/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-search: looks for the next contact of any pane beyond the contacts that are known:
 * in copies of the runs, so that nothing has changed where there is none. */
#pragma once

#include "carom-comparison.h"

typedef struct CaromContactSearch CaromContactSearch;

typedef enum {
  CAROM_CONTACT_SEARCH_LOOKING,
  CAROM_CONTACT_SEARCH_FOUND,
  CAROM_CONTACT_SEARCH_NEVER,   /* nothing will ever touch again in any pane */
  CAROM_CONTACT_SEARCH_NOT_YET, /* nothing was found for as long as it may look: the scene's
                                   duration, or less in a scene with too many discs for that */
} CaromContactSearchState;

/* Returns: (transfer full): a search from the furthest frame on or, where logs had no room for all
 *   contacts up to there, from the last frame with all of them or the present one, whichever is
 *   later; it does not look yet */
CaromContactSearch *carom_contact_search_new(const CaromComparison *comparison);
void carom_contact_search_free(CaromContactSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromContactSearch, carom_contact_search_free)

/* Goes on with the search until @deadline_us of the monotonic clock, but at least through one
 * frame.
 *
 * Returns: how far it has come */
CaromContactSearchState carom_contact_search_look(CaromContactSearch *search, gint64 deadline_us);

/* Returns: the last frame that the search has looked into; when it has found a contact, this is the
 *   contact's frame, or one that cannot be run */
guint64 carom_contact_search_get_frame(const CaromContactSearch *search);
