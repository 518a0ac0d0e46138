/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-breakpoint: counts the contacts of the leading pane that have been dealt with, and asks
 * about those that follow. */
#include "carom-breakpoint.h"

/* How many contacts of the leading pane the clock has reached, including those that it stands just
 * before. */
static guint count_passed(const CaromComparison *comparison) {
  guint last;
  return carom_comparison_last_contact(comparison, 0, &last) ? last + 1 : 0;
}

void carom_breakpoint_set_out(CaromBreakpoint *breakpoint, const CaromComparison *comparison) {
  gboolean waits = breakpoint->n_passed > 0 &&
                   carom_comparison_is_at_contact(comparison, 0, breakpoint->n_passed - 1);
  if (breakpoint->func && !waits)
    breakpoint->n_passed = count_passed(comparison);
}

gboolean carom_breakpoint_find(CaromBreakpoint *breakpoint, const CaromComparison *comparison,
                               guint *contact) {
  guint n = breakpoint->func ? count_passed(comparison) : 0;
  while (breakpoint->n_passed < n) {
    *contact = breakpoint->n_passed++;
    if (breakpoint->func(*contact, breakpoint->user_data))
      return TRUE;
  }
  return FALSE;
}
