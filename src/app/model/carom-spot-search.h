/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-search: looks for a contact that shows the mistake of a resolver that is wrong on
 * purpose: in a copy of the pane's run, which goes on from the start, a slice at a time while the
 * program is idle. The copy has the same contacts as the pane will have, bit for bit. */
#pragma once

#include "carom-run.h"

/* Whether @resolver answers wrongly at @contact, beyond rounding; that is known a thousand times
 * sooner than the working. */
gboolean carom_spot_search_is_off(const CaromResolver *resolver, const CaromContact *contact);

/* Whether the working of @method's resolver departs at @record. */
gboolean carom_spot_search_shows(const CaromScene *scene, const CaromContactRecord *record,
                                 const CaromMethod *method);

/* Whether that is so at the first contact of a run of @scene that is later than @since_s, or where
 * there is none, at the last one.
 *
 * @until_us: when to give up, on g_get_monotonic_time(); then it is FALSE */
gboolean carom_spot_search_would_show(CaromScene *scene, const CaromMethod *method, double since_s,
                                      gint64 until_us);

typedef enum {
  CAROM_SPOT_SEARCH_LOOKING,
  CAROM_SPOT_SEARCH_FOUND,
  CAROM_SPOT_SEARCH_NOTHING, /* not by the end of the scene, or of the time that it may take, or
                                until it was stopped */
} CaromSpotSearchState;

typedef struct CaromSpotSearch CaromSpotSearch;

/* Begins to look.
 *
 * @on_end: called with @user_data once it has found something or given up
 * Returns: (transfer full): the search */
CaromSpotSearch *carom_spot_search_new(CaromScene *scene, const CaromMethod *method,
                                       void (*on_end)(gpointer user_data), gpointer user_data);
/* A search that still looks is given up. */
void carom_spot_search_free(CaromSpotSearch *search);

/* A search that still looks has found nothing then; nobody is told that it has ended. */
void carom_spot_search_stop(CaromSpotSearch *search);

/* How far it has come. */
CaromSpotSearchState carom_spot_search_get_state(const CaromSpotSearch *search);

/* It must have found one.
 *
 * @frame: (out): the frame in which the contact will be
 * Returns: the index that the contact will have in the log of the pane */
guint carom_spot_search_get_contact(const CaromSpotSearch *search, guint64 *frame);
