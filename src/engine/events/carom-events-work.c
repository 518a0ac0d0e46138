/* carom-events-work: from which flights the time of a contact was foreseen, and how. */
#include "carom-events.h"
#include "carom-flight-work.h"
#include "carom-same-instant.h"

#include <glib/gi18n.h>

static void define_time(CaromWorking *working, const char *name, double time_s) {
  carom_working_define(working, name, carom_value_number(time_s), CAROM_DIMENSION_TIME);
}

static void add_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromFlightMeeting *meeting) {
  const CaromFlight *a = &encounter->flight_a, *b = &encounter->flight_b;
  gboolean with_wall = encounter->record.b < 0;
  gboolean one_pinned = !with_wall && (a->pinned || b->pinned);
  gboolean b_is_later = !with_wall && b->time_s > a->time_s;
  define_time(working, "t_a", a->time_s);
  if (!with_wall)
    define_time(working, "t_b", b->time_s);
  carom_flight_work_start(
      working, encounter, meeting, b_is_later ? "t_b" : "t_a",
      with_wall ? N_("Since its last contact, or since the start, the disc is in free flight: all "
                     "the time from then on can be foreseen.")
      : one_pinned
          ? N_("Nothing disturbs a pinned disc; the other one is in free flight since its "
               "last contact, or since the start: from then on both paths can be "
               "foreseen.")
          : N_("Each of them is in free flight since its last contact, or since the start. "
               "This is the later of the two times: from then on both paths can be "
               "foreseen."));
}

/* Contacts of one instant are resolved together, at the time of the one that was due first. */
static void add_time_of_tie(CaromWorking *working, double time_s, gboolean leads) {
  define_time(working, "t_1", time_s);
  CAROM_LINE(working, "t_1", NULL, time_s,
             leads ? N_("Contacts of bodies that touch one another at the same instant are "
                        "resolved together, at the time of the one that is due first. It is the "
                        "same but for rounding.")
                   : N_("The two touch at the instant of another contact of one of them. Contacts "
                        "of bodies that touch one another at the same instant are resolved "
                        "together, at the time of the one that is due first."));
}

/* Bodies that touch all the time may seem to close a gap because of rounding, years later. */
static gboolean leads_to(const CaromFlightMeeting *meeting, const CaromContactRecord *record) {
  return fabs(meeting->time_s - record->time_s) <= 2 * CAROM_SAME_INSTANT_TO_TOUCH_S;
}

void carom_events_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  gboolean leads = leads_to(&meeting, &encounter->record);
  carom_flight_work_begin(working, encounter, scene, &meeting);
  add_start(working, encounter, &meeting);
  carom_flight_work_add(working, encounter, scene, &meeting, leads);
  if (meeting.time_s != encounter->record.time_s)
    add_time_of_tie(working, encounter->record.time_s, leads);
}
