/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-describe: what a pane did at a contact, in sentences. Every part of its method
 * describes what it did itself; the sentences are put together here. */
#include "carom-detection.h"
#include "carom-encounter-missed.h"
#include "carom-encounter-words.h"
#include "carom-encounter.h"
#include "carom-separation.h"
#include "carom-ties.h"
#include "carom-wall-rules.h"

#include <glib/gi18n-lib.h>

/* @line: (transfer full) (nullable): NULL adds nothing */
static void add_line(GString *text, char *line) {
  if (line)
    g_string_append_printf(text, "%s\n", line);
  g_free(line);
}

/* ---- Two discs ---- */

static double reach_of(const CaromEncounterRecord *encounter) {
  return encounter->flight_a.radius + encounter->flight_b.radius;
}

/* Discs that only touch are not moved for their own contact, but others of the same turn may move
 * them. */
static gboolean is_touch(double gap, double reach) {
  return fabs(gap) <= CAROM_TIES_TOUCHING * reach;
}

/* Says whether the discs are apart in the end.
 *
 * Returns: (transfer full) (nullable): NULL if they have only touched all the time */
static char *describe_end(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  double reach = reach_of(encounter);
  double gap = carom_vec2_distance(encounter->left_b, encounter->left_a) - reach;
  g_autofree char *length =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_LENGTH, fabs(gap));
  if (is_touch(gap, reach))
    return is_touch(encounter->depth, reach) ? NULL : g_strdup(_("Afterwards they just touched."));
  if (gap < 0)
    return g_strdup_printf(_("They still overlapped by %s."), length);
  return g_strdup_printf(_("Afterwards they were %s apart."), length);
}

static void add_discs(GString *text, const CaromMethod *method,
                      const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (!is_touch(encounter->depth, reach_of(encounter)))
    add_line(text, method->separation->describe(encounter, scene));
  if (carom_encounter_record_in_several(encounter))
    add_line(text, g_strdup(_("A disc that was in several overlaps at once was moved by the mean "
                              "of the corrections.")));
  add_line(text, describe_end(encounter, scene));
}

/* ---- A disc and a wall ---- */

/* Whether only the tunnel guard could notice it: the whole disc is on the other side. */
static gboolean went_through(const CaromEncounterRecord *encounter) {
  return encounter->depth >= 2 * encounter->flight_a.radius;
}

static char *describe_lift(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  g_auto(CaromEncounterWordsMoves) moves = carom_encounter_words_moves_after(encounter, scene);
  /* Translators: a disc and a length */
  return g_strdup_printf(_("The sliding lift then raised %s by %s off the wall."), moves.name_a,
                         moves.way_a);
}

/* See carry_weight() in carom-stepped-wall.c. */
static char *describe_lying(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContact *c = &encounter->record.contact;
  g_autofree char *a = carom_encounter_words_name(scene, &encounter->record, CAROM_BODY_A);
  double approach = carom_vec2_dot(c->velocity_a, c->d) / carom_vec2_length(c->d);
  g_autofree char *speed =
      carom_encounter_words_quantity(scene, CAROM_DIMENSION_VELOCITY, approach);
  g_autofree char *e = carom_encounter_words_quantity(scene, CAROM_DIMENSION_NONE, c->restitution);
  if (carom_vec2_dot(encounter->velocity_corrected_a, c->d) < 0)
    return g_strdup_printf(
        /* Translators: a disc and a speed */
        _("With that, %1$s moves away from the wall already. So the wall stops only the approach "
          "that was found, %2$s. Its energy is not lost: it went into the height to which %1$s was "
          "put back."),
        a, speed);
  return g_strdup_printf(
      /* Translators: a disc, a speed and a coefficient of restitution */
      _("That is too slow to keep %1$s off the wall for a whole step: it lies there. So the wall "
        "stops all of the approach that was found, %2$s, and carries the weight; the working "
        "starts from that approach. With e = %3$s, %1$s leaves as fast as it would after the "
        "correction by the wall’s own e. The energy of the correction is not lost: it went into "
        "the height to which %1$s was put back."),
      a, speed, e);
}

static void add_wall(GString *text, const CaromMethod *method,
                     const CaromEncounterRecord *encounter, const CaromScene *scene) {
  if (went_through(encounter))
    add_line(text, g_strdup(_("It had passed right through; only the tunnel guard caught it, "
                              "because the centre had changed sides.")));
  add_line(text, method->wall_putback->describe(encounter, scene));
  if (method->speed_correction->describe)
    add_line(text, method->speed_correction->describe(encounter, scene));
  if (encounter->record.kind == CAROM_CONTACT_LYING)
    add_line(text, describe_lying(encounter, scene));
  if (method->sliding_lift->on)
    add_line(text, describe_lift(encounter, scene));
}

/* ---- Any contact ---- */

char *carom_encounter_describe(const CaromComparison *comparison, guint run,
                               const CaromEncounterRecord *encounter) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromMethod *method = &carom_comparison_get_run(comparison, run)->method;
  GString *text = g_string_new(NULL);
  add_line(text, method->detection->describe(encounter, scene));
  if (encounter->overlapped && encounter->record.b >= 0)
    add_discs(text, method, encounter, scene);
  else if (encounter->overlapped)
    add_wall(text, method, encounter, scene);
  add_line(text, method->ties->describe(encounter, scene));
  return g_string_free(text, FALSE);
}

/* ---- Panes that differ ---- */

/* The time up to which the contacts of a pane are known. */
static double known_until_s(const CaromComparison *comparison, guint run) {
  double frames_s = (double)carom_comparison_get_furthest(comparison) *
                    carom_comparison_get_scene(comparison)->dt_s;
  return carom_run_knows_instants(carom_comparison_get_run(comparison, run))
             ? MAX(frames_s, carom_comparison_get_time_s(comparison))
             : frames_s;
}

/* Says that contact number @n, from 1, of the bodies of @record, which is one of run @one, does not
 * match it in run @two. */
static char *describe_stranger(const CaromRun *one, const CaromContactRecord *record,
                               const CaromRun *two, guint n, const char *a, const char *b) {
  const CaromContactRecord *stranger =
      carom_run_get_contact(two, carom_encounter_find_contact(two, record, n - 1));
  g_autofree char *time = carom_encounter_words_clock(stranger->time_s);
  if (!carom_encounter_can_match(one, record, two, stranger))
    return g_strdup_printf(
        /* Translators: a number, two bodies and a time */
        _("Here contact number %u of %s and %s was at t = %s; that is another contact: "
          "what comes to rest hops at exact times, far too low to be seen, but in steps it is put "
          "back and carried."),
        n, a, b, time);
  return g_strdup_printf(
      /* Translators: a number, two bodies and a time */
      _("Here contact number %u of %s and %s was at t = %s, too long before or after this "
        "one to be compared with it line by line."),
      n, a, b, time);
}

/* Whether @record, of another pane, is in a frame that this one has not run: a pane of exact times
 * may stand before the end of a frame, and one of steps may not. */
static gboolean is_unknown_yet(const CaromComparison *comparison, guint run,
                               const CaromContactRecord *record) {
  return !carom_run_knows_instants(carom_comparison_get_run(comparison, run)) &&
         record->frame > carom_comparison_get_furthest(comparison);
}

static char *describe_unknown_yet(const CaromScene *scene, const CaromContactRecord *record) {
  g_autofree char *from = carom_encounter_words_clock((double)(record->frame - 1) * scene->dt_s);
  g_autofree char *to = carom_encounter_words_clock((double)record->frame * scene->dt_s);
  return g_strdup_printf(
      /* Translators: two times */
      _("Here the run goes in steps, and the step from t = %s to t = %s, within which this contact "
        "is, has not been run yet."),
      from, to);
}

static char *describe_count(const CaromComparison *comparison, guint run, guint contact,
                            guint other) {
  const CaromRun *one = carom_comparison_get_run(comparison, run);
  const CaromRun *two = carom_comparison_get_run(comparison, other);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromContactRecord *record = carom_run_get_contact(one, contact);
  guint n = carom_encounter_count_contacts(one, record, contact + 1);
  guint n_here = carom_encounter_count_contacts(two, record, carom_run_count_contacts(two));
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *until = carom_encounter_words_clock(known_until_s(comparison, other));
  if (n_here >= n)
    return describe_stranger(one, record, two, n, a, b);
  if (n_here + 1 == n && is_unknown_yet(comparison, other, record))
    return describe_unknown_yet(scene, record);
  if (n_here == 0)
    /* Translators: two bodies and a time */
    return g_strdup_printf(_("Here %s and %s have not met by t = %s."), a, b, until);
  if (n_here == 1)
    /* Translators: two bodies, a time and the number of a contact */
    return g_strdup_printf(_("Here %s and %s have met only once by t = %s; this contact is "
                             "number %u of theirs."),
                           a, b, until, n);
  return g_strdup_printf(
      /* Translators: %1$s and %2$s are bodies, %3$u is how often they have met, %4$s a time, %5$u
         the number of a contact. */
      ngettext("Here %1$s and %2$s have met only %3$u time by t = %4$s; this contact is "
               "number %5$u of theirs.",
               "Here %1$s and %2$s have met only %3$u times by t = %4$s; this contact is "
               "number %5$u of theirs.",
               n_here),
      a, b, n_here, until, n);
}

/* Says that the two have been in each other all the same.
 *
 * Returns: (transfer full) (nullable): NULL if they have not */
static char *describe_missed(const CaromComparison *comparison, guint other,
                             const CaromContactRecord *record) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  CaromEncounterMissed missed = carom_encounter_missed(comparison, other, record);
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *due = carom_encounter_words_clock(missed.due_s);
  if (!missed.is_missed)
    return NULL;
  if (missed.is_through)
    return g_strdup_printf(
        /* Translators: a disc, a wall and a time */
        _("%1$s passes through %2$s: by its exact path it should meet it at t = %3$s, but at the "
          "end of that step it is on the other side already, and nothing looks in between."),
        a, b, due);
  return g_strdup_printf(
      /* Translators: two bodies and a time */
      _("By their exact paths %1$s and %2$s should meet at t = %3$s, but at the end of that step "
        "they are apart, and nothing looks in between."),
      a, b, due);
}

char *carom_encounter_describe_missing(const CaromComparison *comparison, guint run, guint contact,
                                       guint other) {
  const CaromRun *one = carom_comparison_get_run(comparison, run);
  g_autofree char *count = describe_count(comparison, run, contact, other);
  g_autofree char *missed = describe_missed(comparison, other, carom_run_get_contact(one, contact));
  return missed ? g_strdup_printf(
                      /* Translators: two sentences */
                      _("%1$s %2$s"), count, missed)
                : g_steal_pointer(&count);
}
