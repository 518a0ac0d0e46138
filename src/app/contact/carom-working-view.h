/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-view: the page with the working of a contact: a column for each resolver, how well
 * they agree, and what else makes the panes differ. */
#pragma once

#include "carom-contact-page.h"
#include "carom-spot.h"

#define CAROM_TYPE_WORKING_VIEW (carom_working_view_get_type())
G_DECLARE_FINAL_TYPE(CaromWorkingView, carom_working_view, CAROM, WORKING_VIEW, CaromContactPage)

/* @spot: the exercise about the page's inspector, shown above the workings; a reference is taken */
void carom_working_view_set_spot(CaromWorkingView *self, CaromSpot *spot);
