/* carom-detection: when do two things touch? A detection moves a world on by a frame, and finds
 * and resolves the contacts of that frame on the way. */
#pragma once

#include "carom-world.h"

typedef struct {
  CaromWorld *world;
  const CaromMethod *method;
  CaromContactFunc on_contact; /* called after a contact has been booked */
  gpointer user_data;
} CaromEngine;

struct CaromDetection {
  CaromPart part;
  /* Working memory for runs of @world. It holds nothing that a frame's outcome depends on. */
  gpointer (*memory_new)(const CaromWorld *world);
  void (*memory_free)(gpointer memory);
  /* Moves the world on by scene->dt_s and counts the frame. */
  void (*frame)(const CaromEngine *engine, gpointer memory);
};

/* carom_engine_resolve:
 * @engine: the run
 * @record: (inout): all but the outcome is given
 *
 * What every detection does at a contact: resolve it by the method's resolver, write the velocities
 * back, book it, tell the observer.
 *
 * Returns: the resolver's answer; nothing has changed unless it is RESOLVED. */
CaromResolution carom_engine_resolve(const CaromEngine *engine, CaromContactRecord *record);

extern const CaromDetection carom_detection_stepped;
