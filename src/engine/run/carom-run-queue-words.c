/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-run-queue-words: sentences about what is foretold, void and done. */
#include "carom-run-queue-words.h"
#include "carom-encounter-words.h"

#include <glib/gi18n-lib.h>

typedef char Count[24];

static const char *count_text(Count text, guint64 count) {
  g_snprintf(text, sizeof(Count), "%" G_GUINT64_FORMAT, count);
  return text;
}

char *carom_run_queue_words_counts(const CaromRun *run) {
  CaromQueueCounts counts = carom_run_queue_count(run);
  Count foretold, resolved, voided, displaced, waiting, crossings;
  return g_strdup_printf(
      /* Translators: six numbers. A contact that was foretold has come true, has become void by
         another contact, has been displaced by a sooner one that came into sight, or is still to
         come. A crossing is that of a disc from one cell of a grid to the next. */
      _("Foretold: %1$s · came true: %2$s · void: %3$s · displaced: %4$s · to come: %5$s "
        "· cell crossings: %6$s"),
      count_text(foretold, counts.foretold), count_text(resolved, counts.resolved),
      count_text(voided, counts.voided), count_text(displaced, counts.displaced),
      count_text(waiting, counts.waiting), count_text(crossings, counts.crossings));
}

/* The height of a tournament of @n. */
static guint count_comparisons(guint n) {
  return n > 1 ? g_bit_storage(n - 1) : 0;
}

char *carom_run_queue_words_work(const CaromRun *run) {
  guint n = run->world->bodies.n, height = count_comparisons(n);
  Count all, pairs;
  return g_strdup_printf(
      ngettext(
          /* Translators: N is the number of discs; the other numbers follow from it. */
          "N = %u: to put an event into its place takes at most ⌈log₂ N⌉ = %u comparison, for "
          "all discs N·⌈log₂ N⌉ = %s. A step that tested every pair would do ½N(N − 1) = %s.",
          "N = %u: to put an event into its place takes at most ⌈log₂ N⌉ = %u comparisons, for "
          "all discs N·⌈log₂ N⌉ = %s. A step that tested every pair would do ½N(N − 1) = %s.",
          height),
      n, height, count_text(all, (guint64)n * height),
      count_text(pairs, n > 0 ? (guint64)n * (n - 1) / 2 : 0));
}

/* Returns: (transfer full): what a disc meets */
static char *name_of_partner(const CaromScene *scene, gint32 partner) {
  return partner >= 0 ? carom_scene_body_name(scene, (guint)partner)
                      /* Translators: the number of a wall. */
                      : g_strdup_printf(_("wall %d"), ~partner + 1);
}

/* The two of a contact, in the same order whoever foretold it: that of their letters, and a wall
 * last.
 *
 * @one, @other: (out) (transfer full): their names */
static void name_both(const CaromScene *scene, const CaromQueueEvent *event, char **one,
                      char **other) {
  gboolean is_first = event->partner < 0 || event->disc < (guint)event->partner;
  *one = carom_scene_body_name(scene, is_first ? event->disc : (guint)event->partner);
  *other = name_of_partner(scene, is_first ? event->partner : (gint32)event->disc);
}

char *carom_run_queue_words_event(const CaromScene *scene, const CaromQueueEvent *event) {
  if (event->kind == CAROM_QUEUE_DOOR)
    /* Translators: the number of a wall that is a door. */
    return g_strdup_printf(event->opens ? _("wall %u opens") : _("wall %u closes"),
                           event->disc + 1);
  if (event->kind == CAROM_QUEUE_ENTRY)
    /* Translators: the number of an emitter, where discs come in one after the other. */
    return g_strdup_printf(_("a disc comes in at emitter %u"), event->disc + 1);
  g_autofree char *disc = carom_scene_body_name(scene, event->disc);
  if (event->kind == CAROM_QUEUE_CROSSING)
    /* Translators: a disc, and a cell of the grid in which it looks for its next contact. */
    return g_strdup_printf(_("%s leaves its cell"), disc);
  g_autofree char *one = NULL, *other = NULL;
  name_both(scene, event, &one, &other);
  /* Translators: a disc, and another disc or a wall. */
  return g_strdup_printf(_("%s meets %s"), one, other);
}

char *carom_run_queue_words_state(const CaromQueueEvent *event, CaromRunQueueRank rank) {
  if (carom_run_queue_is_void(event))
    /* Translators: of a contact that was foretold: it will not happen. */
    return g_strdup(_("void"));
  if (rank == CAROM_RUN_QUEUE_NEXT)
    /* Translators: of what happens next. */
    return g_strdup(C_("event", "next"));
  if (event->kind == CAROM_QUEUE_CROSSING)
    return g_strdup(_("cell crossing"));
  if (event->kind != CAROM_QUEUE_CONTACT)
    /* Translators: of a door that is to open or a disc that is to come in. */
    return g_strdup(C_("event", "due"));
  if (rank == CAROM_RUN_QUEUE_IN_SIGHT)
    return g_strdup(_("first in sight"));
  /* Translators: of a contact that has been calculated. Provisional: a disc that has not looked all
     the way yet may see something sooner. */
  return event->is_provisional ? g_strdup(_("provisional")) : g_strdup(_("foretold"));
}

static char *describe_void(const CaromRun *run, const CaromQueueEvent *event) {
  const CaromScene *scene = run->world->scene;
  g_autofree char *partner = carom_scene_body_name(scene, (guint)event->partner);
  guint contact;
  if (!carom_run_queue_find_cause(run, event, &contact))
    /* Translators: a disc. It has had another contact than the one that was foretold. */
    return g_strdup_printf(_("%s has another velocity"), partner);
  const CaromContactRecord *record = carom_run_get_contact(run, contact);
  CaromContactBody met = record->a == (guint)event->partner ? CAROM_BODY_B : CAROM_BODY_A;
  g_autofree char *other = carom_encounter_words_name(scene, record, met);
  g_autofree char *time = carom_encounter_words_clock(record->time_s);
  /* Translators: a disc, what it met, which is a disc or a wall, and a time. */
  return g_strdup_printf(_("%s met %s at %s"), partner, other, time);
}

char *carom_run_queue_words_why(const CaromRun *run, const CaromQueueEvent *event) {
  if (event->kind == CAROM_QUEUE_CROSSING)
    return g_strdup(_("to look ahead"));
  if (event->kind != CAROM_QUEUE_CONTACT)
    return g_strdup(_("by the scene"));
  if (carom_run_queue_is_void(event))
    return describe_void(run, event);
  if (event->is_mutual)
    /* Translators: a contact that has been calculated for each of the two discs. */
    return g_strdup(_("foretold by both"));
  g_autofree char *disc = carom_scene_body_name(run->world->scene, event->disc);
  /* Translators: a disc, for which a contact has been calculated. */
  return g_strdup_printf(_("foretold by %s"), disc);
}

char *carom_run_queue_words_voided(const CaromScene *scene, const CaromQueueEvent *event,
                                   double time_s, gboolean has_happened) {
  g_autofree char *disc = carom_scene_body_name(scene, event->disc);
  g_autofree char *foretold = carom_encounter_words_clock(event->time_s);
  g_autofree char *time = carom_encounter_words_clock(time_s);
  g_autofree char *one = NULL, *other = NULL;
  name_both(scene, event, &one, &other);
  return g_strdup_printf(
      has_happened
          /* Translators: %1$s is a disc, %2$s what it is to meet and %3$s when, %4$s one of them,
             %5$s another time. */
          ? _("%1$s was to meet %2$s at %3$s; %4$s has another velocity since %5$s.")
          /* Translators: the same. */
          : _("%1$s is to meet %2$s at %3$s; %4$s gets another velocity at %5$s."),
      one, other, foretold, disc, time);
}
