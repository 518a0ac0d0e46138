/* carom-detection: when do two things touch? A detection moves a world on by a frame, and finds
 * and resolves the contacts of that frame on the way. */
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

struct CaromDetection {
  CaromPart part;

  /* Whether it moves the bodies first and then finds them overlapping: only then do the choices of
   * a method that are stepped_only mean anything. */
  gboolean is_stepped;

  /* Working memory for a run of @world. What a frame's outcome depends on, beyond the world itself,
   * has to be saved by save(). */
  gpointer (*memory_new)(const CaromWorld *world);
  void (*memory_free)(gpointer memory);
  /* Moves the world on by scene->dt_s and counts the frame. Returns FALSE with @error set where it
   * cannot be done; the world is then somewhere in between. */
  gboolean (*frame)(const CaromEngine *engine, gpointer memory, GError **error);

  /* What follows is NULL where contacts are not known before they have happened. */

  /* The next contact, no later than @until_s, as it will be; nothing happens yet. Returns FALSE if
   * there is none. */
  gboolean (*foresee)(const CaromEngine *engine, gpointer memory, double until_s,
                      CaromContactRecord *record);
  /* Lets all contacts up to @until_s happen, and shows the world as it is at @show_s, which must be
   * within the frame that has begun. */
  gboolean (*advance)(const CaromEngine *engine, gpointer memory, double until_s, double show_s,
                      GError **error);

  /* What follows is NULL where the world is all of the state. */
  gsize (*state_size)(gconstpointer memory); /* in bytes */
  void (*save)(gconstpointer memory, gpointer state);
  void (*restore)(gpointer memory, gconstpointer state, double now_s);

  CaromDescribeFunc describe; /* how a contact was noticed */
};

typedef enum {
  CAROM_DETECTION_ERROR_JAMMED, /* contacts without end */
} CaromDetectionError;
#define CAROM_DETECTION_ERROR (carom_detection_error_quark())
GQuark carom_detection_error_quark(void);

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

/* The list of detections, the default first: another one is a new file and one word here. */
#define CAROM_DETECTION_LIST(X)                                                                    \
  X(stepped)                                                                                       \
  X(events)

#define CAROM_DETECTION_DECLARE(name) extern const CaromDetection carom_detection_##name;
CAROM_DETECTION_LIST(CAROM_DETECTION_DECLARE)
#undef CAROM_DETECTION_DECLARE
