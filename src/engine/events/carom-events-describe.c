/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-events-describe: how an event-driven run noticed a contact, in words. */
#include "carom-encounter-words.h"
#include "carom-events.h"
#include "carom-rebound.h"

#include <glib/gi18n-lib.h>

static char *describe_meeting(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *time = carom_encounter_words_clock(record->time_s);
  if (encounter->depth <= 0)
    /* Translators: two bodies and a time */
    return g_strdup_printf(_("%s and %s met at t = %s, which was calculated from their paths: "
                             "without overlap, so nothing had to be corrected."),
                           a, b, time);
  g_autofree char *depth =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, encounter->depth);
  /* Translators: two bodies, a time and a length */
  return g_strdup_printf(_("%s and %s were resolved at t = %s, while overlapping by %s. They were "
                           "not moved apart."),
                         a, b, time, depth);
}

/* Returns: (transfer full) (nullable): why the contact has got another restitution than its bodies,
 *   see carom-repeats.h; NULL if it has not */
static char *describe_settling(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  g_autofree char *within = carom_encounter_words_quantity(
      scene, CAROM_DIMENSION_TIME, carom_encounter_record_duration_s(encounter, scene->gravity));
  g_autofree char *e =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_NONE, record->contact.restitution);
  switch (record->kind) {
  case CAROM_CONTACT_HOP:
    return g_strdup_printf(
        /* Translators: a time, and the coefficient of restitution */
        _("This contact settles, by a hop: the two last met less than %s before, and hardly any "
          "approach is left. So that contacts do not follow each other without end, its "
          "restitution is e = %s, which makes them hop, far too low to be seen."),
        within, e);
  case CAROM_CONTACT_SETTLED:
    return g_strdup_printf(
        /* Translators: a time, and the coefficient of restitution */
        _("This contact settles: the two last met less than %s before, and hardly any approach is "
          "left. So that contacts do not follow each other without end, its restitution is e = "
          "%s."),
        within, e);
  case CAROM_CONTACT_COUNTED:
    return g_strdup_printf(
        /* Translators: %1$u counts contacts, at least 100; a time, and the coefficient of
           restitution */
        _("It was contact number %1$u of these two in a row, each less than %2$s after the one "
          "before. So that contacts do not follow each other without end, its restitution is "
          "e = %3$s, and there is no friction."),
        encounter->repeat.in_a_row + 1, within, e);
  case CAROM_CONTACT_PLAIN:
  case CAROM_CONTACT_LYING:
    return NULL;
  }
  g_assert_not_reached();
}

char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  char *sentences[] = {describe_meeting(encounter, scene), describe_settling(encounter, scene),
                       carom_rebound_describe(&encounter->record, scene)};
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < G_N_ELEMENTS(sentences); i++)
    if (sentences[i])
      g_ptr_array_add(said, sentences[i]);
  g_ptr_array_add(said, NULL);
  return g_strjoinv("\n", (char **)said->pdata);
}
