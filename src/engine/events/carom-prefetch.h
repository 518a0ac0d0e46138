/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-prefetch: asks the processor to have memory at hand by the time it is needed. A hint: it
 * changes nothing that is calculated, and any address is allowed. */
#pragma once

#include <glib.h>

/* Fetches the cache line of @at, and does not wait for it. */
static inline void carom_prefetch(gconstpointer at) {
#ifdef __GNUC__
  __builtin_prefetch(at);
  /* A function that only fetches has no effect as far as the compiler knows, and calls of it are
   * left out; this keeps them. */
  __asm__ volatile("");
#endif
}
