/* carom-comparison-state: what a comparison is made of, for its own sources alone, which include
 * carom-comparison.h first. */
#pragma once

#include "carom-disagreement.h"
#include "carom-history.h"
#include "carom-parting.h"

/* The rehearsal, which follows from the scene and the methods, but is only made when asked for. */
typedef struct {
  gboolean is_begun;
  CaromRehearsal *rehearsal; /* (nullable) */
} CaromRehearsed;

struct CaromComparison {
  CaromScene *scene;
  guint n_runs;
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromRun *runs[CAROM_COMPARISON_MAX_PANES];
  char *titles[CAROM_COMPARISON_MAX_PANES];
  CaromHistory *history;
  guint64 sampled_every; /* frames */
  const CaromStop *stop; /* (nullable) */
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

/* Goes back to @frame from the next frame, which was run in part or completely but not measured. */
void carom_comparison_state_take_back(CaromComparison *comparison, guint64 frame);
