/* carom-meeting: two bodies brought to the time at which they meet, and the contact that this
 * makes.
 */
#pragma once

#include "carom-contact.h"
#include "carom-flight.h"
#include "carom-scene.h"

#include <float.h>

/* How large the rounding error of a speed of approach can be, as a fraction of the two bodies'
 * speeds. */
#define CAROM_MEETING_SPEED_ROUNDING (16 * DBL_EPSILON)

/* A disc, where it is and how it moves at that time. */
typedef struct {
  const CaromFlight *flight; /* that may end there */
  CaromVec2 position, velocity;
} CaromMeetingDisc;

typedef struct {
  const CaromScene *scene;
  double now_s;
  guint disc;            /* the lower index */
  gint32 partner;        /* a disc's index, or ~ a wall's */
  CaromMeetingDisc a, b; /* b is not used for a wall */
} CaromMeeting;

/* Where disc @flight flies is at @now_s. */
static inline CaromMeetingDisc carom_meeting_disc(const CaromFlight *flight, CaromVec2 gravity,
                                                  double now_s) {
  return (CaromMeetingDisc){
      .flight = flight,
      .position = carom_flight_position_at(flight, gravity, now_s),
      .velocity = carom_flight_velocity_at(flight, gravity, now_s),
  };
}

/* carom_meeting_init:
 * @meeting: (out)
 * @flights: [disc]: of @scene
 * @partner: a disc's index, or ~ a wall's */
void carom_meeting_init(CaromMeeting *meeting, const CaromScene *scene, const CaromFlight *flights,
                        guint disc, gint32 partner, double now_s);

/* carom_meeting_record:
 * @frame: that ends after it
 *
 * The contact under the rules of event-driven runs, see carom-tc-model.h.
 *
 * Returns: its record, all but the outcome, the impulse and the cluster's size. */
CaromContactRecord carom_meeting_record(const CaromMeeting *meeting, guint64 frame);
