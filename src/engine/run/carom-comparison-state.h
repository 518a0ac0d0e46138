/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-comparison-state: what a comparison is made of, for its own sources alone, which include
 * carom-comparison.h first. */
#pragma once

#include "carom-disagreement.h"
#include "carom-history.h"
#include "carom-parting.h"

/* The rehearsal, which follows from the scene and the methods, but is only made when asked for. */
typedef struct {
  gboolean is_begun;
  gboolean in_parts; /* nobody waits for it */
  gboolean is_done;
  CaromRehearsal *rehearsal; /* (nullable) */
} CaromRehearsed;

/* Where the clock is to go. */
typedef enum {
  CAROM_MOVE_NONE,
  CAROM_MOVE_KNOWN,   /* to a frame that has been reached before */
  CAROM_MOVE_NEXT,    /* from a frame to the next one, which is new */
  CAROM_MOVE_INSTANT, /* from a frame to an instant before the next one */
} CaromMoveKind;

/* A move takes one run after the other. If it is stopped, what has been run of it is put out of
 * sight until it goes on. */
typedef struct {
  CaromMoveKind kind;
  guint64 frame; /* where it leads to, or from; valid unless the kind is NONE */
  /* The instant to which it leads, or which comes after the frame; NONE: none */
  CaromInstant side;
  double time_s;
  guint run;           /* whose turn it is */
  guint stage;         /* of its part in the move; 0: it has not begun */
  gboolean is_stopped; /* and out of sight */
  CaromRunState *shown[CAROM_COMPARISON_MAX_PANES]; /* (nullable): of the runs, at its beginning;
                                                       NULL: the history leads there */
} CaromMove;

struct CaromComparison {
  CaromScene *scene;
  guint n_runs;
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromRun *runs[CAROM_COMPARISON_MAX_PANES];
  char *titles[CAROM_COMPARISON_MAX_PANES];
  CaromHistory *history;
  guint64 sampled_every; /* frames */
  const CaromStop *stop; /* (nullable) */
  CaromMove move;
  CaromInstant instant;
  double instant_s; /* valid unless the instant is NONE */
  CaromDisagreement *disagreement;
  CaromSamePlaceScale scale;
  CaromRehearsed *rehearsed;
  CaromParting *partings[CAROM_COMPARISON_MAX_PANES]; /* from the first; it has none itself */
};

/* Compares the places of the discs. All runs must be at the end of the same frame: between frames,
 * not every pane can go to the same time. */
void carom_comparison_state_compare_places(CaromComparison *comparison);

/* Measures the present state of each run by itself, and what is known of its contacts. */
void carom_comparison_state_measure_each(CaromComparison *comparison);

/* Measures all runs at a frame. */
void carom_comparison_state_measure(CaromComparison *comparison);

/* The same at a frame that becomes part of the series if it is sampled. */
void carom_comparison_state_take_frame(CaromComparison *comparison);
gboolean carom_comparison_state_is_sampled(const CaromComparison *comparison, guint64 frame);
