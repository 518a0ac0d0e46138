/* carom-detection: when do two things touch? A detection advances a world by a frame, and on the
 * way finds and resolves the contacts of that frame. */
#pragma once

#include "carom-encounter-record.h"
#include "carom-world.h"

typedef struct {
  CaromWorld *world;
  const CaromMethod *method;
  CaromContactFunc on_contact; /* called after a contact has been booked */
  gpointer user_data;
  const CaromProbe
      *probe; /* (nullable): called after the observer, by detections that let bodies overlap */
} CaromEngine;

struct CaromDetection {
  CaromPart part;

  /* Whether it moves the bodies first and then finds overlaps. Only then do the options of a method
   * that are marked stepped_only mean anything. */
  gboolean is_stepped;

  /* Working memory for a run of @world. Anything in it on which the result of a frame depends must
   * be saved by save(). */
  gpointer (*memory_new)(const CaromWorld *world);
  void (*memory_free)(gpointer memory);
  /* Advances the world by scene->dt_s and counts the frame.
   *
   * Returns: FALSE with @error set if that is impossible; the world is then in an intermediate
   *   state */
  gboolean (*frame)(const CaromEngine *engine, gpointer memory, GError **error);

  /* The next two are NULL if contacts are not known in advance. */

  /* Finds the next contact, no later than @until_s; nothing happens yet.
   *
   * @record: (out): the contact as it will be
   * Returns: FALSE if there is none */
  gboolean (*foresee)(const CaromEngine *engine, gpointer memory, double until_s,
                      CaromContactRecord *record);
  /* Resolves all contacts up to @until_s, and shows the world as it is at @show_s, which must be
   * within the frame that has begun. */
  gboolean (*advance)(const CaromEngine *engine, gpointer memory, double until_s, double show_s,
                      GError **error);

  /* The next three are NULL if the state of the world is the whole state. */
  gsize (*state_size)(gconstpointer memory); /* in bytes */
  void (*save)(gconstpointer memory, gpointer state);
  void (*restore)(gpointer memory, gconstpointer state, double now_s);

  CaromDescribeFunc describe; /* how a contact was noticed */
};

typedef enum {
  CAROM_DETECTION_ERROR_JAMMED, /* there is no end of contacts */
} CaromDetectionError;
#define CAROM_DETECTION_ERROR (carom_detection_error_quark())
GQuark carom_detection_error_quark(void);

/* Resolves a single contact by the method's resolver, books it and calls the observer. The caller
 * must give the discs their new velocities.
 *
 * @engine: the run
 * @record: (inout): everything is given but the outcome, the impulse and the cluster's size
 * Returns: the resolver's answer; nothing has happened unless it is RESOLVED */
CaromResolution carom_engine_settle(const CaromEngine *engine, CaromContactRecord *record);

/* Books a contact whose record is complete, and calls the observer. */
void carom_engine_report(const CaromEngine *engine, const CaromContactRecord *record);

/* Like carom_engine_settle(), but also writes the new velocities to the discs in the world. */
CaromResolution carom_engine_resolve(const CaromEngine *engine, CaromContactRecord *record);

/* The detections; the first is the default. To add one, write its file and add its name here. */
#define CAROM_DETECTION_LIST(X)                                                                    \
  X(stepped)                                                                                       \
  X(events)

#define CAROM_DETECTION_DECLARE(name) extern const CaromDetection carom_detection_##name;
CAROM_DETECTION_LIST(CAROM_DETECTION_DECLARE)
#undef CAROM_DETECTION_DECLARE
