/* carom-event-tie: contacts at the same instant that hang together, and the discs in them. */
#pragma once

#include "carom-forecast.h"
#include "carom-meeting.h"

typedef struct {
  GArray *records; /* (element-type CaromContactRecord): the contact that is due comes first */
  GArray *discs;   /* (element-type guint): those that can move */
} CaromEventTie;

/* carom_event_tie_init:
 * @tie: (out)
 * @flights: [disc]: those of @forecast
 * @due: the contact that comes next
 * @frame: that ends after it
 *
 * All contacts that hang together with @due. Through pinned discs and walls nothing is handed on.
 */
void carom_event_tie_init(CaromEventTie *tie, const CaromForecast *forecast,
                          const CaromFlight *flights, const CaromMeeting *due, guint64 frame);
void carom_event_tie_clear(CaromEventTie *tie);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromEventTie, carom_event_tie_clear)

/* carom_event_tie_ends_flight:
 * @after_contact: (out): whether @disc has got an impulse
 *
 * Of contacts whose records are complete.
 *
 * Returns: whether @disc flies anew: it has got an impulse, or is in the contact that was due. */
gboolean carom_event_tie_ends_flight(const CaromEventTie *tie, guint disc, gboolean *after_contact);
