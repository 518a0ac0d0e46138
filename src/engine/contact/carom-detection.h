/* carom-detection: when do two things touch? A detection moves a world on by a frame, and finds
 * and resolves the contacts of that frame on the way. */
#pragma once

#include "carom-engine.h"

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

/* The list of detections, the default first: another one is a new file and one word here. */
#define CAROM_DETECTION_LIST(X)                                                                    \
  X(stepped)                                                                                       \
  X(events)

#define CAROM_DETECTION_DECLARE(name) extern const CaromDetection carom_detection_##name;
CAROM_DETECTION_LIST(CAROM_DETECTION_DECLARE)
#undef CAROM_DETECTION_DECLARE
