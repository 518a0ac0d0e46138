/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change: one whole sentence for each kind of change. */
#include "carom-change.h"

#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

char *carom_change_words(const CaromScene *scene, const CaromChange *change) {
  guint number = change->which + 1;
  g_autofree char *time = carom_encounter_words_clock(change->time_s);
  gboolean is_of_disc = change->kind != CAROM_CHANGE_OPENS && change->kind != CAROM_CHANGE_CLOSES &&
                        change->body >= 0;
  g_autofree char *disc = is_of_disc ? carom_scene_body_name(scene, (guint)change->body) : NULL;
  switch (change->kind) {
  case CAROM_CHANGE_OPENS:
    /* Translators: here and below, a time, and the number of a wall that is a door. */
    return g_strdup_printf(_("t = %s: wall %u opens."), time, number);
  case CAROM_CHANGE_CLOSES:
    return g_strdup_printf(_("t = %s: wall %u closes."), time, number);
  case CAROM_CHANGE_HELD:
    /* Translators: a time, the number of a wall that is a door, and the name of a disc. */
    return g_strdup_printf(_("t = %s: wall %u stays open, since disc %s is in the way."), time,
                           number, disc);
  case CAROM_CHANGE_WAITS:
    if (change->body < 0)
      /* Translators: a time, the number of an emitter, which brings discs in, and that of a
         wall. */
      return g_strdup_printf(_("t = %s: the next disc of emitter %u waits, since wall %d is in its "
                               "place."),
                             time, number, ~change->body + 1);
    /* Translators: here and below, a time, the number of an emitter, which brings discs in, and the
       name of a disc. */
    return g_strdup_printf(_("t = %s: the next disc of emitter %u waits, since disc %s is in its "
                             "place."),
                           time, number, disc);
  case CAROM_CHANGE_ENTERS:
    return g_strdup_printf(_("t = %s: emitter %u lets disc %s in."), time, number, disc);
  }
  g_assert_not_reached();
}
