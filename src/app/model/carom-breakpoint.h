/* carom-breakpoint: at which contacts of the leading pane the clock has to stop: whoever has set it
 * is asked about each of them once, in its turn. */
#pragma once

#include "carom-comparison.h"

/* CaromBreakpointFunc:
 * @contact: index in the leading pane's log of a contact that the clock has just come to
 *
 * Returns: whether to stop there. */
typedef gboolean (*CaromBreakpointFunc)(guint contact, gpointer user_data);

typedef struct {
  CaromBreakpointFunc func; /* (nullable) */
  gpointer user_data;
  guint n_passed; /* how many contacts need not be asked about any more */
} CaromBreakpoint;

/* carom_breakpoint_set_out:
 * The clock moves on from where it is. What has been passed by then is not asked about, but for
 * those contacts at the same place as the one that it last stopped at which come after that one. */
void carom_breakpoint_set_out(CaromBreakpoint *breakpoint, const CaromComparison *comparison);

/* carom_breakpoint_find:
 * @contact: (out): where to stop
 *
 * Asks about the contacts that have been passed since.
 *
 * Returns: whether to stop; contacts after @contact have not been asked about. */
gboolean carom_breakpoint_find(CaromBreakpoint *breakpoint, const CaromComparison *comparison,
                               guint *contact);
