/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-breakpoint: finds the contacts of the leading pane at which the clock has to stop. A
 * function is asked about each contact once, in their order. */
#pragma once

#include "carom-comparison.h"

/* @contact: the contact that the clock has just reached, as an index in the leading pane's log
 * Returns: whether to stop there */
typedef gboolean (*CaromBreakpointFunc)(guint contact, gpointer user_data);

typedef struct {
  CaromBreakpointFunc func; /* (nullable): the function that is asked; NULL: no stops */
  gpointer user_data;
  guint n_passed; /* how many contacts have been asked about, or passed over */
} CaromBreakpoint;

/* To be called when the clock starts to move. The contacts that it has reached by then are not
 * asked about. There is one exception: if the clock still stands at the contact at which it last
 * stopped, all contacts after that one will be asked about, including those at the same instant. */
void carom_breakpoint_set_out(CaromBreakpoint *breakpoint, const CaromComparison *comparison);

/* Asks about the contacts that the clock has reached since, up to the first at which to stop.
 *
 * @contact: (out): where to stop
 * Returns: whether to stop */
gboolean carom_breakpoint_find(CaromBreakpoint *breakpoint, const CaromComparison *comparison,
                               guint *contact);
