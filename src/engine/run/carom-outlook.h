/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-outlook: works out what a method is going to do with a scene: the paths of some of its
 * discs up to their next contacts and a little beyond, with the discs that they meet there. It does
 * so step by step, so that this can be drawn while the scene is still being changed.
 *
 * A rehearsal (carom-rehearsal.h) runs all panes before they are shown; a forecast
 * (carom-forecast.h) says what each disc of a run meets next. */
#pragma once

#include "carom-contact.h"
#include "carom-method.h"
#include "carom-scene.h"
#include "carom-stop.h"

typedef struct CaromOutlook CaromOutlook;

/* An outlook shows so many contacts of a disc, and a little of the way after the last one. It
 * follows at most so many of the discs that it is given, and those that these meet. */
#define CAROM_OUTLOOK_CONTACTS  3
#define CAROM_OUTLOOK_MAX_DISCS 26

/* Nor does it look further ahead than so many frames. */
#define CAROM_OUTLOOK_MAX_FRAMES 10000

/* One of the contacts that followed discs are going to have. */
typedef struct {
  double time_s; /* when it is resolved */
  guint a;
  int b;                      /* the other disc, or -1 */
  int wall;                   /* the wall, or -1 */
  CaromVec2 place_a, place_b; /* where the discs are then; both are a's place if there is no b */
  double radius_a, radius_b;  /* known also of discs that come in later; 0 if there is no b */
} CaromOutlookContact;

/* @scene: a reference is taken; it must not change any more
 * @discs: (array length=n_discs): which to follow, in ascending order; if they are too many, the
 *   first of them are followed
 * Returns: (transfer full): an outlook that has their present places and nothing more; free it with
 *   carom_outlook_free() */
CaromOutlook *carom_outlook_new(CaromScene *scene, const CaromMethod *method, const guint *discs,
                                guint n_discs);
void carom_outlook_free(CaromOutlook *outlook);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromOutlook, carom_outlook_free)

/* Looks one frame further ahead. The outlook ends with the fourth contact of a disc that is
 * followed, an eighth of the scene's duration after the third, or with the duration, whichever is
 * first; and where the run itself would end. The paths of discs that are met are known at the end.
 *
 * @stop: (nullable): whether to leave off within a frame that has very many contacts; the next step
 *   goes on with it
 * Returns: FALSE if there was nothing left to do */
gboolean carom_outlook_step(CaromOutlook *outlook, const CaromStop *stop);

/* Returns: how many discs are followed so far */
guint carom_outlook_count_paths(const CaromOutlook *outlook);

/* @i: below carom_outlook_count_paths(); by ascending disc
 * @disc: (out): whose path it is
 * @n_places: (out): how many places it has; 0 before the disc comes in
 * Returns: (transfer none) (array length=n_places) (nullable): its places at the ends of
 *   frames and, if the method knows them, at the instants of contacts, from the start on, or from
 *   where it comes in; valid until the next step */
const CaromVec2 *carom_outlook_get_path(const CaromOutlook *outlook, guint i, guint *disc,
                                        guint *n_places);

/* Returns: (transfer none) (array length=n_contacts) (nullable): the contacts, in their order, at
 *   most CAROM_OUTLOOK_CONTACTS; valid until the next step */
const CaromOutlookContact *carom_outlook_get_contacts(const CaromOutlook *outlook,
                                                      guint *n_contacts);
