/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-events-work: how an event-driven run noticed a contact, and why it may have another
 * restitution than its bodies: in words, and line by line. */
#include "carom-encounter-words.h"
#include "carom-events.h"
#include "carom-flight-work.h"
#include "carom-rebound.h"
#include "carom-same-instant.h"

#include <glib/gi18n-lib.h>

/* Which contact in a row of the same two this one is, from 1. */
static guint number_in_row(const CaromEncounterRecord *encounter) {
  return encounter->repeat.in_a_row + 1;
}

/* Bodies that touch all the time may seem to close a gap because of rounding, years later. */
static gboolean leads_to(const CaromFlightMeeting *meeting, const CaromEncounterRecord *encounter) {
  return fabs(meeting->time_s - encounter->record.time_s) <= 2 * CAROM_SAME_INSTANT_TO_TOUCH_S;
}

/* ---- In words ---- */

/* Whether no flight brought them together: they were touching when it began, or touch all the time,
 * for which rounding may foretell a time years later. */
static gboolean touched_before(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  return meeting.time_s <= meeting.since_s || !leads_to(&meeting, encounter);
}

static char *describe_time(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  g_autofree char *a = carom_encounter_words_name(scene, record, CAROM_BODY_A);
  g_autofree char *b = carom_encounter_words_name(scene, record, CAROM_BODY_B);
  g_autofree char *time = carom_encounter_words_clock(record->time_s);
  if (encounter->depth <= 0 && touched_before(encounter, scene))
    /* Translators: two bodies and a time */
    return g_strdup_printf(_("%s and %s touched already when they were resolved, at t = %s: "
                             "without overlap, so nothing had to be corrected."),
                           a, b, time);
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
        _("This contact settles, by a hop: the two met less than %s before, and hardly any "
          "approach is left. So that contacts do not follow each other without end, its "
          "restitution is e = %s, which makes them hop, far too low to be seen."),
        within, e);
  case CAROM_CONTACT_SETTLED:
    return g_strdup_printf(
        /* Translators: a time, and the coefficient of restitution */
        _("This contact settles: the two met less than %s before, and hardly any approach is "
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
        number_in_row(encounter), within, e);
  case CAROM_CONTACT_PLAIN:
  case CAROM_CONTACT_LYING:
    return NULL;
  }
  g_assert_not_reached();
}

char *carom_events_describe(const CaromEncounterRecord *encounter, const CaromScene *scene) {
  char *sentences[] = {describe_time(encounter, scene), describe_settling(encounter, scene),
                       carom_rebound_describe(&encounter->record, scene)};
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < G_N_ELEMENTS(sentences); i++)
    if (sentences[i])
      g_ptr_array_add(said, sentences[i]);
  g_ptr_array_add(said, NULL);
  return g_strjoinv("\n", (char **)said->pdata);
}

/* ---- The time, line by line ---- */

static void add_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromFlightMeeting *meeting) {
  const CaromFlight *a = &encounter->flight_a, *b = &encounter->flight_b;
  gboolean with_wall = encounter->record.b < 0;
  gboolean one_pinned = !with_wall && (a->pinned || b->pinned);
  gboolean b_is_later =
      !with_wall && (b->time_s > a->time_s || (a->pinned && b->time_s == a->time_s));
  carom_working_define(working, "t_a", carom_value_number(a->time_s), CAROM_DIMENSION_TIME);
  if (!with_wall)
    carom_working_define(working, "t_b", carom_value_number(b->time_s), CAROM_DIMENSION_TIME);
  carom_flight_work_start(
      working, encounter, meeting, b_is_later ? "t_b" : "t_a",
      with_wall ? N_("Since its last contact, or since the start, the disc has been in free "
                     "flight: its path from then on can be foreseen.")
      : one_pinned
          ? N_("No contact disturbs a pinned disc; the other one has been in free flight since its "
               "last contact, or since the start: from then on both paths can be foreseen.")
          : N_("Each has been in free flight since its last contact, or since the start. This is "
               "the later of the two times: from then on both paths can be foreseen."));
}

void carom_events_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  double time_s = encounter->record.time_s;
  gboolean leads = leads_to(&meeting, encounter);
  carom_flight_work_begin(working, encounter, scene, &meeting);
  add_start(working, encounter, &meeting);
  carom_flight_work_add(working, encounter, scene, &meeting, leads);
  if (meeting.time_s == time_s)
    return;
  /* Contacts of one instant are resolved together, at the time of the one that was due first. */
  carom_working_define(working, "t_1", carom_value_number(time_s), CAROM_DIMENSION_TIME);
  CAROM_LINE(working, "t_1", NULL, time_s,
             leads ? N_("Contacts of bodies that touch one another at the same instant are "
                        "resolved together, at the time of the one that is due first. It is the "
                        "same but for rounding.")
                   : N_("The two touch at the instant of another contact of one of them. Contacts "
                        "of bodies that touch one another at the same instant are resolved "
                        "together, at the time of the one that is due first."));
}

/* ---- The restitution, line by line ---- */

/* Adds w_s, below which an approach is slow: it is the greatest of three.
 *
 * @duration_s: t_c */
static void add_slow_speed(CaromWorking *working, const CaromEncounterRecord *encounter,
                           CaromVec2 gravity, double duration_s) {
  const CaromContact *c = &encounter->record.contact;
  const CaromRepeat *repeat = &encounter->repeat;
  double slow = carom_repeats_slow_speed(repeat, c, gravity, duration_s);
  if (slow == duration_s * carom_vec2_length(gravity)) {
    CAROM_LINE(working, "w_s", "t_c |g|", slow,
               N_("The speed of a disc that has fallen for this long. Whatever is slower rests."));
  } else if (slow == CAROM_REPEATS_SLOW * repeat->approach) {
    CAROM_GIVEN_LINE(working, "w_1", CAROM_DIMENSION_VELOCITY, repeat->approach,
                     N_("The approach at the first contact of the row."));
    CAROM_LINE(working, "w_s", "w_1 / 1000000", slow,
               N_("What is slower than a millionth of it has come to its end."));
  } else {
    CAROM_GIVEN_LINE(working, "w_s", CAROM_DIMENSION_VELOCITY, slow,
                     N_("What is slower is no more than rounding of the two velocities."));
  }
}

static void add_slow(CaromWorking *working, const CaromEncounterRecord *encounter,
                     CaromVec2 gravity, double duration_s) {
  const CaromContactRecord *record = &encounter->record;
  const CaromContact *c = &record->contact;
  carom_working_define(working, "u_a", carom_value_vector(c->velocity_a), CAROM_DIMENSION_VELOCITY);
  carom_working_define(working, "u_b", carom_value_vector(c->velocity_b), CAROM_DIMENSION_VELOCITY);
  CAROM_LINE(working, "w", record->b < 0 ? "(u_a·d) / |d|" : "((u_a - u_b)·d) / |d|",
             carom_repeats_approach(c),
             N_("The speed of approach along the normal, which is hardly any."));
  add_slow_speed(working, encounter, gravity, duration_s);
}

static void add_hop(CaromWorking *working, const CaromContactRecord *record, CaromVec2 gravity,
                    double duration_s) {
  gboolean is_whole = record->contact.restitution < CAROM_REPEATS_MOST_RESTITUTION;
  CAROM_GIVEN_LINE(working, "t_h", CAROM_DIMENSION_TIME, CAROM_REPEATS_HOP * duration_s,
                   N_("What rests is kept up by hops, since at exact times nothing else pushes it. "
                      "A hop lasts this long; it is far too low to be seen."));
  CAROM_LINE(working, "w_h", "(t_h |g|) / 2", carom_repeats_hop_speed(gravity, duration_s),
             N_("The speed of such a hop."));
  carom_working_define(working, "e", carom_value_number(record->contact.restitution),
                       CAROM_DIMENSION_NONE);
  CAROM_LINE(working, "e", is_whole ? "w_h / w" : NULL, record->contact.restitution,
             is_whole ? N_("The restitution for that hop. It is that of a contact that settles, "
                           "and not of the bodies; the energy that it adds is booked as the "
                           "method’s.")
                      : N_("The restitution for that hop would be more than this, the most that "
                           "is given at once: the next contacts give the rest. It is that of a "
                           "contact that settles, and not of the bodies; the energy that it adds "
                           "is booked as the method’s."));
}

/* The lines tell what carom-repeats.h does. */
void carom_events_work_result(CaromWorking *working, const CaromEncounterRecord *encounter,
                              const CaromScene *scene) {
  const CaromContactRecord *record = &encounter->record;
  double duration_s = carom_encounter_record_duration_s(encounter, scene->gravity);
  if (!carom_contact_kind_settles(record->kind))
    return;
  CAROM_GIVEN_LINE(working, "t_c", CAROM_DIMENSION_TIME, duration_s,
                   N_("The same two bodies met less than this before: their contacts are in a row. "
                      "One that settles loses nothing to restitution, or contacts would follow "
                      "each other without end."));
  if (record->kind == CAROM_CONTACT_COUNTED)
    CAROM_GIVEN_LINE(working, "K", CAROM_DIMENSION_NONE, (double)number_in_row(encounter),
                     N_("How many contacts the two have had in a row, with this one. From the "
                        "hundredth on all settle, however fast the bodies approach."));
  else
    add_slow(working, encounter, scene->gravity, duration_s);
  if (record->kind == CAROM_CONTACT_HOP)
    add_hop(working, record, scene->gravity, duration_s);
  else
    CAROM_GIVEN_LINE(working, "e", CAROM_DIMENSION_NONE, record->contact.restitution,
                     record->kind == CAROM_CONTACT_COUNTED
                         ? N_("So this contact counts as elastic, and without friction, whatever "
                              "the bodies are.")
                         : N_("So this contact counts as elastic, whatever the bodies are."));
}
