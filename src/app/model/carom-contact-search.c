/* carom-contact-search: counts what the panes have booked, and asks each what is still to come. */
#include "carom-contact-search.h"

#include "carom-no-more-contacts.h"

guint64 carom_contact_search_count(const CaromComparison *comparison) {
  guint64 n = 0;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromBooks *books = &carom_comparison_get_run(comparison, i)->world->books;
    n += carom_audit_count_contacts(books);
  }
  return n;
}

gboolean carom_contact_search_is_over(const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    if (carom_no_more_contacts_until(carom_comparison_get_run(comparison, i)->world) < INFINITY)
      return FALSE;
  return TRUE;
}

/* Seeking known frames cannot fail. */
void carom_contact_search_go_to(CaromComparison *comparison, guint64 frame) {
  if (frame > 0) {
    carom_comparison_seek(comparison, frame - 1, NULL);
    if (carom_comparison_next_instant(comparison))
      return;
  }
  carom_comparison_seek(comparison, frame, NULL);
}
