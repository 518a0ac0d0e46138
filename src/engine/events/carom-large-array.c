/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-large-array: asks the system for huge pages before the memory is touched, since it is then
 * that pages are chosen. Only whole pages can be huge, so the last one is made whole. */
#include "carom-large-array.h"

#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define CACHE_LINE 64
/* Of x86-64 and most other processors; a system whose huge pages are larger gives none. */
#define HUGE_PAGE ((gsize)1 << 21)

/* An array that fills less than this has pages of the usual size. */
#define LEAST (HUGE_PAGE / 2)

/* Nothing depends on whether the system does it. */
static void ask_for_huge_pages(gpointer array, gsize bytes) {
#ifdef MADV_HUGEPAGE
  madvise(array, bytes, MADV_HUGEPAGE);
#endif
}

gpointer carom_large_array_new(gsize n, gsize size) {
  gsize bytes = MAX(n * size, 1);
  gboolean is_large = bytes >= LEAST;
  if (is_large)
    bytes = (bytes + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  gpointer array = g_aligned_alloc(bytes, 1, is_large ? HUGE_PAGE : CACHE_LINE);
  if (is_large)
    ask_for_huge_pages(array, bytes);
  return memset(array, 0, bytes);
}

void carom_large_array_free(gpointer array) {
  g_aligned_free(array);
}
