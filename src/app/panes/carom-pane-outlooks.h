/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-outlooks: while the start of the run is being changed, where the discs that matter are
 * going under the method of each pane. It is worked out in slices. */
#pragma once

#include "carom-comparison.h"
#include "carom-outlook.h"
#include "carom-selection.h"

typedef struct CaromPaneOutlooks CaromPaneOutlooks;

/* Returns: (transfer full): none; free it with carom_pane_outlooks_free() */
CaromPaneOutlooks *carom_pane_outlooks_new(void);
void carom_pane_outlooks_free(CaromPaneOutlooks *outlooks);

/* Begins anew for each pane of @comparison, which need not live on. What was known is gone.
 *
 * @selection: what is being changed: these discs are followed or, if that is anything else, the
 *   first ones of the scene, see CAROM_OUTLOOK_MAX_DISCS */
void carom_pane_outlooks_start(CaromPaneOutlooks *outlooks, const CaromComparison *comparison,
                               const CaromSelection *selection);
/* There are none any more. */
void carom_pane_outlooks_drop(CaromPaneOutlooks *outlooks);

/* Looks ahead until @deadline_us on the monotonic clock, in all panes alike.
 *
 * Returns: FALSE if nothing is left to do */
gboolean carom_pane_outlooks_work(CaromPaneOutlooks *outlooks, gint64 deadline_us);

/* Returns: (transfer none) (nullable): that of pane @i as far as it is known, valid until they
 *   begin anew or are dropped; NULL if there is none, or before the first slice */
const CaromOutlook *carom_pane_outlooks_get(const CaromPaneOutlooks *outlooks, guint i);
