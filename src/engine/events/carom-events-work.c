/* carom-events-work: from which flights the time of a contact was foreseen, and how. */
#include "carom-events.h"
#include "carom-flight-work.h"

#include <glib/gi18n.h>

static void define_time(CaromWorking *working, const char *name, double time_s) {
  carom_working_define(working, name, carom_value_number(time_s), CAROM_DIMENSION_TIME);
}

static void add_start(CaromWorking *working, const CaromEncounterRecord *encounter,
                      const CaromFlightMeeting *meeting) {
  const CaromFlight *a = &encounter->flight_a, *b = &encounter->flight_b;
  gboolean with_wall = encounter->record.b < 0;
  gboolean b_is_later = !with_wall && b->time_s > a->time_s;
  define_time(working, "t_a", a->time_s);
  if (!with_wall)
    define_time(working, "t_b", b->time_s);
  carom_flight_work_start(
      working, encounter, meeting, b_is_later ? "t_b" : "t_a",
      with_wall ? N_("Since its last contact, or since the start, the disc is in free flight: all "
                     "the time from then on can be foreseen.")
                : N_("Each of them is in free flight since its last contact, or since the start. "
                     "This is the later of the two times: from then on both paths can be "
                     "foreseen."));
}

/* Contacts of one instant are resolved together, at the time of the one that was due first. */
static void add_time_of_tie(CaromWorking *working, double time_s, gboolean meet) {
  define_time(working, "t_1", time_s);
  CAROM_LINE(working, "t_1", NULL, time_s,
             meet
                 ? N_("Contacts of bodies that touch one another at the same instant are resolved "
                      "together, at the time of the one that is due first. It is the same but for "
                      "rounding.")
                 : N_("The two touch at the instant of another contact of one of them. Contacts of "
                      "bodies that touch one another at the same instant are resolved together, "
                      "at the time of the one that is due first."));
}

void carom_events_work(CaromWorking *working, const CaromEncounterRecord *encounter,
                       const CaromScene *scene) {
  CaromFlightMeeting meeting = carom_flight_work_meeting(encounter, scene);
  carom_flight_work_begin(working, encounter, scene, &meeting);
  add_start(working, encounter, &meeting);
  gboolean meet = carom_flight_work_add(working, encounter, scene, &meeting);
  if (!meet || meeting.time_s != encounter->record.time_s)
    add_time_of_tie(working, encounter->record.time_s, meet);
}
