/* carom-event-tie: the contacts at one instant that are connected by discs, and these discs. */
#pragma once

#include "carom-forecast.h"
#include "carom-meeting.h"

typedef struct {
  GArray *records; /* (element-type CaromContactRecord): the contact that is due comes first */
  GArray *discs;   /* (element-type guint): the discs in them that can move */
} CaromEventTie;

/* Finds all contacts that are connected with @due by discs that can move. Pinned discs and walls
 * connect nothing, because they pass no momentum on.
 *
 * @tie: (out): the tie
 * @flights: the flight of each disc, as in @forecast
 * @due: the contact that comes next
 * @frame: the frame in which it is */
void carom_event_tie_init(CaromEventTie *tie, const CaromForecast *forecast,
                          const CaromFlight *flights, const CaromMeeting *due, guint64 frame);
void carom_event_tie_clear(CaromEventTie *tie);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromEventTie, carom_event_tie_clear)

/* Whether @disc begins a new flight after the tie: if it got an impulse, or took part in the
 * contact that was due. The records of the tie must be complete.
 *
 * @after_contact: (out): whether @disc got an impulse */
gboolean carom_event_tie_ends_flight(const CaromEventTie *tie, guint disc, gboolean *after_contact);
