/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-large-array: arrays of which elements are read in no order, and fetching elements ahead.
 *
 * Where such an array takes megabytes, most elements are in another page than the last ones were,
 * and the processor does not remember where so many pages are: it looks that up in memory before it
 * can fetch the element. With pages of 2 MB there are few enough to remember. */
#pragma once

#include <glib.h>

/* Makes an array whose first element begins a cache line. From a megabyte on it is in huge pages,
 * for which its size is rounded up, where the system has any; elsewhere it is memory like any
 * other.
 *
 * @n: how many elements
 * @size: of an element, in bytes
 * Returns: (transfer full): the array, all zero; free it with carom_large_array_free() */
gpointer carom_large_array_new(gsize n, gsize size);

/* @array: (nullable) (transfer full): the array */
void carom_large_array_free(gpointer array);

/* Asks the processor to have the cache line of @at in its caches by the time it is needed, and does
 * not wait for it. It is a hint: it changes nothing that is calculated, and any address is allowed.
 */
static inline void carom_large_array_prefetch(gconstpointer at) {
#ifdef __GNUC__
  __builtin_prefetch(at);
  /* A function that only fetches has no effect as far as the compiler knows, and calls of it are
   * left out; this keeps them. */
  __asm__ volatile("");
#endif
}
