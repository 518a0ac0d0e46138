/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-detection: when do two things touch? A detection advances a world by a frame, and on the
 * way finds and resolves the contacts of that frame. */
#pragma once

#include "carom-engine.h"
#include "carom-queue.h"

/* How much a detection has done to find contacts, counted exactly. It counts all that was done with
 * a detection's memory since that was made, whatever for. Going back takes nothing away, and
 * running again, looking ahead and looking for everything anew after a jump are work, too; so none
 * of it belongs to the state of a run. The work of a run is that of a memory that went through it
 * once, from its start, and that is the same every time. */
typedef struct {
  guint64 pair_tests; /* pairs of discs tested: in steps whether they are too near each other, with
                         exact times when they will meet */
} CaromEffort;

struct CaromDetection {
  CaromPart part;

  /* Whether it moves the bodies first and then finds overlaps. Only then do the options of a method
   * that are marked stepped_only mean anything. */
  gboolean is_stepped;
  guint max_discs; /* how many discs it can deal with; 0: any number */

  /* Working memory for a run of @world. Anything in it on which the result of a frame depends must
   * be saved by save(). */
  gpointer (*memory_new)(const CaromWorld *world);
  void (*memory_free)(gpointer memory);
  /* Advances the world by scene->dt_s and counts the frame.
   *
   * Returns: FALSE with @error set if that is impossible, or the run was asked to stop; the world
   *   is then in an intermediate state. The next call goes on with a frame that was asked to stop
   */
  gboolean (*frame)(const CaromEngine *engine, gpointer memory, GError **error);

  CaromEffort (*effort)(gconstpointer memory); /* that has been done with it */
  const char
      *effort_words; /* translatable: which pairs it tests, and on what their number depends */

  /* The next two are NULL if contacts are not known in advance. */

  /* Finds the next contact, no later than @until_s; nothing happens yet, in the queue neither.
   *
   * @record: (out): the contact as it will be
   * Returns: FALSE if there is none, or the run was asked to stop */
  gboolean (*foresee)(const CaromEngine *engine, gpointer memory, double until_s,
                      CaromContactRecord *record);
  /* Resolves all contacts up to @until_s, and shows the world as it is at @show_s, which must be
   * within the frame that has begun. */
  gboolean (*advance)(const CaromEngine *engine, gpointer memory, double until_s, double show_s,
                      GError **error);

  /* The next two are NULL if there is no queue of events. They change nothing. */

  /* Calls @func for everything that the queue knows, in no order: for each disc the contact that it
   * has foretold, and that it leaves its cell, if that comes before. */
  void (*foreach_event)(gconstpointer memory, CaromQueueFunc func, gpointer user_data);
  CaromQueueCounts (*count_events)(gconstpointer memory);

  /* The next two are NULL if the state of the world is the whole state. */
  gsize (*state_size)(gconstpointer memory); /* in bytes */
  void (*save)(gconstpointer memory, gpointer state);
  /* The world has been restored: no frame is under way. @state is NULL if there is none. */
  void (*restore)(gpointer memory, gconstpointer state, double now_s);

  CaromDescribeFunc describe; /* how a contact was noticed */
  CaromWorkFunc work;         /* (nullable): when the bodies touched, line by line */
  CaromWorkFunc work_result;  /* (nullable): what it does about the restitution, line by line */
};

typedef enum {
  CAROM_DETECTION_ERROR_JAMMED,   /* there is no end of contacts */
  CAROM_DETECTION_ERROR_TOO_MANY, /* there are more discs than it can deal with */
  CAROM_DETECTION_ERROR_STOPPED,  /* somebody wished so, see CaromStop; there is no message to show
                                   */
} CaromDetectionError;
#define CAROM_DETECTION_ERROR (carom_detection_error_quark())
GQuark carom_detection_error_quark(void);

/* Sets CAROM_DETECTION_ERROR_STOPPED. */
void carom_detection_set_stopped(GError **error);

/* Whether a run failed only because it was asked to stop.
 *
 * @error: (nullable): why it failed */
gboolean carom_detection_was_stopped(const GError *error);

/* Returns: whether @detection can deal with so many discs; if not, @error says what can be done */
gboolean carom_detection_accepts(const CaromDetection *detection, guint n_discs, GError **error);

/* The detections; the first is the default. To add one, write its file and add its name here. */
#define CAROM_DETECTION_LIST(X)                                                                    \
  X(events)                                                                                        \
  X(stepped)                                                                                       \
  X(all_pairs)

#define CAROM_DETECTION_DECLARE(name) extern const CaromDetection carom_detection_##name;
CAROM_DETECTION_LIST(CAROM_DETECTION_DECLARE)
#undef CAROM_DETECTION_DECLARE
