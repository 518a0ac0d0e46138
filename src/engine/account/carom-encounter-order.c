/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-order: the log of a run is in the order in which contacts were resolved; the same
 * contact has the same number among those of its two bodies in every run. */
#include "carom-encounter-order.h"

#include "carom-encounter.h"

static gboolean has_disc(const CaromContactRecord *record, int disc) {
  return disc >= 0 && ((int)record->a == disc || record->b == disc);
}

gboolean carom_encounter_order_share_disc(const CaromContactRecord *one,
                                          const CaromContactRecord *other) {
  return has_disc(one, carom_contact_record_disc(other, CAROM_BODY_A)) ||
         has_disc(one, carom_contact_record_disc(other, CAROM_BODY_B));
}

gboolean carom_encounter_order_had_contacts(const CaromRun *run, guint contact) {
  for (guint i = 0; i < contact; i++)
    if (carom_encounter_order_share_disc(carom_run_get_contact(run, i),
                                         carom_run_get_contact(run, contact)))
      return TRUE;
  return FALSE;
}

/* Whether a contact of these bodies that came before this one in @run comes after it in @other.
 * Such contacts are of nearly the same frame, as those are that panes have in common. */
static gboolean is_overtaken(const CaromRun *run, guint at, const CaromRun *other, guint at_other) {
  const CaromContactRecord *record = carom_run_get_contact(run, at);
  guint64 from = record->frame - MIN(record->frame, CAROM_ENCOUNTER_MATCH_FRAMES);
  for (guint i = carom_run_find_contact(run, from); i < at; i++) {
    const CaromContactRecord *earlier = carom_run_get_contact(run, i);
    if (!carom_encounter_order_share_disc(earlier, record))
      continue;
    guint n = carom_encounter_count_meetings(run, earlier, i);
    guint k = carom_encounter_find_meeting(other, earlier, n);
    if (k > at_other && k < carom_run_count_contacts(other))
      return TRUE;
  }
  return FALSE;
}

gboolean carom_encounter_order_differs(const CaromRun *one, guint contact, const CaromRun *two,
                                       guint match) {
  return is_overtaken(one, contact, two, match) || is_overtaken(two, match, one, contact);
}
