/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-engine: a world that a method runs. Every detection hands the contacts that it has found to
 * these functions, and only they book and report contacts. */
#pragma once

#include "carom-change.h"
#include "carom-encounter-record.h"
#include "carom-stop.h"
#include "carom-world.h"

typedef struct {
  CaromWorld *world;
  const CaromMethod *method;
  CaromContactFunc on_contact; /* called after a contact has been booked */
  CaromChangeFunc on_change;   /* (nullable): called after a change has been made */
  gpointer user_data;          /* for both */
  const CaromProbe *probe;     /* (nullable): called after the observer */
  const CaromStop *stop; /* (nullable): asked within frames that may have contacts without end */
  gboolean unseen;       /* nobody looks at the bodies before a later frame: a detection that can go
                            on without moving them there leaves them where they are */
  CaromRepeats *repeats; /* (nullable): at exact times, which contacts settle */
  gboolean
      rebounds; /* whether bodies that the resolver leaves approaching do, see carom-rebound.h */
} CaromEngine;

/* Resolves a single contact by the method's resolver, books it and calls the observer. The caller
 * must give the discs the velocities with which they leave it.
 *
 * @engine: the run
 * @record: (inout): everything is given but the outcome, the impulse, the rebound, the cluster's
 *   size and what carom_repeats_judge() decides
 * Returns: the resolver's answer; nothing has happened unless it is RESOLVED */
CaromResolution carom_engine_resolve_contact(const CaromEngine *engine, CaromContactRecord *record);

/* Books a contact whose record is complete, and calls the observer. */
void carom_engine_report(const CaromEngine *engine, const CaromContactRecord *record);

/* Like carom_engine_resolve_contact(), but also writes the new velocities to the discs in the
 * world. */
CaromResolution carom_engine_resolve_and_apply(const CaromEngine *engine,
                                               CaromContactRecord *record);
