/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-change-words: one whole sentence for each kind of change. */
#include "carom-change-words.h"

#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

static char *describe_door(const CaromScene *scene, const CaromChange *change, const char *time) {
  guint wall = change->which + 1;
  if (change->kind == CAROM_CHANGE_OPENS)
    /* Translators: here and below, a time, and the number of a wall that is a door. */
    return g_strdup_printf(_("t = %s: wall %u opens."), time, wall);
  if (change->kind == CAROM_CHANGE_CLOSES)
    return g_strdup_printf(_("t = %s: wall %u closes."), time, wall);
  g_autofree char *disc = carom_scene_body_name(scene, (guint)change->body);
  /* Translators: a time, the number of a wall that is a door, and the name of a disc. */
  return g_strdup_printf(_("t = %s: wall %u stays open, since disc %s is in the way."), time, wall,
                         disc);
}

static char *describe_emitter(const CaromScene *scene, const CaromChange *change,
                              const char *time) {
  guint emitter = change->which + 1;
  if (change->body < 0)
    /* Translators: a time, the number of an emitter, which brings discs in, and that of a wall. */
    return g_strdup_printf(_("t = %s: the next disc of emitter %u waits, since wall %d is in its "
                             "place."),
                           time, emitter, ~change->body + 1);
  g_autofree char *disc = carom_scene_body_name(scene, (guint)change->body);
  if (change->kind == CAROM_CHANGE_WAITS)
    /* Translators: here and below, a time, the number of an emitter, which brings discs in, and the
       name of a disc. */
    return g_strdup_printf(_("t = %s: the next disc of emitter %u waits, since disc %s is in its "
                             "place."),
                           time, emitter, disc);
  return g_strdup_printf(_("t = %s: emitter %u lets disc %s in."), time, emitter, disc);
}

char *carom_change_words(const CaromScene *scene, const CaromChange *change) {
  g_autofree char *time = carom_encounter_words_clock(change->time_s);
  gboolean is_of_door = change->kind == CAROM_CHANGE_OPENS || change->kind == CAROM_CHANGE_CLOSES ||
                        change->kind == CAROM_CHANGE_HELD;
  return is_of_door ? describe_door(scene, change, time) : describe_emitter(scene, change, time);
}
