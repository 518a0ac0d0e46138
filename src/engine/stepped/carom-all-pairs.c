/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-all-pairs: the step of carom-stepped, with every pair of discs tested for overlap, as most
 * texts write it. It finds the same pairs in the same order, so a run is the same bit for bit; only
 * the time that it takes is not. */
#include "carom-stepped.h"

#include <glib/gi18n-lib.h>

/* Two million tests a step: four panes of that are still played, if not at their full speed. */
#define MAX_DISCS 2000

static gpointer memory_new(const CaromWorld *world) {
  return carom_stepped_memory_new(world, carom_neighbours_new_of_all(&world->bodies));
}

const CaromDetection carom_detection_all_pairs = {
    .part = {.id = "all-pairs",
             .title = N_("All pairs"),
             .summary = N_("Moves everything by one step, then tests every disc against every "
                           "other. The contacts are those of “Stepped”.")},
    .is_stepped = TRUE,
    .max_discs = MAX_DISCS,
    .memory_new = memory_new,
    .memory_free = carom_stepped_memory_free,
    .frame = carom_stepped_frame,
    .restore = carom_stepped_restore,
    .effort = carom_stepped_effort,
    .effort_words = N_("In every step it tests all N(N − 1)/2 pairs: ten times as many discs are a "
                       "hundred times the work."),
    .describe = carom_stepped_describe,
    .work = carom_stepped_work,
};
