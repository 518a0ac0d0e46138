/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-contact: a contact of one pane as another pane had it. */
#pragma once

#include "carom-encounter-columns.h"
#include "carom-explanation.h"

typedef struct {
  CaromEncounterRecord encounter;
  CaromExplanation *explanation;  /* of the pane's own record, whose numbers its picture shows */
  CaromEncounterAccount *account; /* when and where, in this pane */
  CaromWorking
      working; /* of the pane's resolver. It has no lines where several contacts were resolved
                  together, because what the resolver does with a single one did not happen then */
} CaromPaneContact;

/* @run, @contact: a contact of one pane
 * @pane: this one or another
 * Returns: (transfer full) (nullable): the contact as that pane had it; NULL if it did not */
CaromPaneContact *carom_pane_contact_new(const CaromComparison *comparison, guint run,
                                         guint contact, guint pane);
/* @contact: (nullable): NULL: nothing happens */
void carom_pane_contact_free(CaromPaneContact *contact);

/* The same contact in all panes.
 *
 * Returns: (transfer full) (element-type CaromPaneContact): NULL for a pane that has not had it */
GPtrArray *carom_pane_contact_find_all(const CaromComparison *comparison, guint run, guint contact);

/* @contacts: (element-type CaromPaneContact): of all panes
 * Returns: (transfer full): when and where they had it, side by side */
CaromEncounterColumns *carom_pane_contact_columns(const CaromComparison *comparison, guint run,
                                                  guint contact, const GPtrArray *contacts);
