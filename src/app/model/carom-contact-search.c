/* carom-contact-search: counts what the panes have booked. */
#include "carom-contact-search.h"

guint64 carom_contact_search_count(const CaromComparison *comparison) {
  guint64 n = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBooks *books = &carom_comparison_get_run(comparison, i)->world->books;
    n += carom_audit_count_contacts(books);
  }
  return n;
}

void carom_contact_search_settle(CaromComparison *comparison) {
  guint64 frame = carom_comparison_get_frame(comparison);
  if (frame == 0 || !carom_comparison_seek(comparison, frame - 1, NULL))
    return;
  if (!carom_comparison_next_instant(comparison))
    carom_comparison_seek(comparison, frame, NULL); /* cannot fail, it has been there before */
}
