/* carom-engine: a world under way by a method, and what every detection does with a contact that it
 * has found: it is resolved, booked and reported here, and nowhere else. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-world.h"

typedef struct {
  CaromWorld *world;
  const CaromMethod *method;
  CaromContactFunc on_contact; /* called after a contact has been booked */
  gpointer user_data;
  const CaromProbe *probe; /* (nullable): told after the observer, by detections that let bodies
                              overlap */
} CaromEngine;

/* carom_engine_settle:
 * @engine: the run
 * @record: (inout): all but the outcome, the impulse and the cluster's size is given
 *
 * Resolves a single contact by the method's resolver, books it and tells the observer. The caller
 * gives the discs their new velocities.
 *
 * Returns: the resolver's answer; nothing has happened unless it is RESOLVED. */
CaromResolution carom_engine_settle(const CaromEngine *engine, CaromContactRecord *record);

/* Books a contact whose record is complete, and tells the observer. */
void carom_engine_report(const CaromEngine *engine, const CaromContactRecord *record);

/* The same for discs whose velocities stand in the world: they are written back there. */
CaromResolution carom_engine_resolve(const CaromEngine *engine, CaromContactRecord *record);
