/* carom-large-array: asks the system for huge pages before the memory is touched, since it is then
 * that pages are chosen. The last part, which would not fill such a page, stays in small ones, so
 * that nothing is taken beyond what was asked for. */
#include "carom-large-array.h"

#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define CACHE_LINE 64
/* Of x86-64 and most other processors; a system whose huge pages are larger gives none. */
#define HUGE_PAGE ((gsize)1 << 21)

/* Nothing depends on whether the system does it. */
static void ask_for_huge_pages(gpointer array, gsize bytes) {
#ifdef MADV_HUGEPAGE
  madvise(array, bytes / HUGE_PAGE * HUGE_PAGE, MADV_HUGEPAGE);
#endif
}

gpointer carom_large_array_new(gsize n, gsize size) {
  gsize bytes = MAX(n * size, 1);
  gboolean is_large = bytes >= HUGE_PAGE;
  gpointer array = g_aligned_alloc(bytes, 1, is_large ? HUGE_PAGE : CACHE_LINE);
  if (is_large)
    ask_for_huge_pages(array, bytes);
  return memset(array, 0, bytes);
}

void carom_large_array_free(gpointer array) {
  g_aligned_free(array);
}
