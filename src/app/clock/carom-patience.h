/* carom-patience: how long the clock may be on its way through one frame. At exact times what
 * collapses has millions of contacts in a frame, and the window must not hang on all of them: the
 * clock stays before that frame, and whoever lets it go on waits twice as long each time. It
 * decides how far a run goes and never what it does. */
#pragma once

#include "carom-comparison.h"

/* Embedded in what moves the clock, where it must stay. */
typedef struct {
  CaromStop stop;
  gint64 since_us;
  double first_s; /* how long it is at first */
  double limit_s; /* and now */
  guint64 frame;  /* before which it was lost last, valid if these two differ */
} CaromPatience;

/* @first_s: how long to wait for a frame at first */
void carom_patience_init(CaromPatience *patience, double first_s);

/* Begins to wait for what @comparison is going to do: it asks @patience from now on, and so must
 * not outlive it. */
void carom_patience_begin(CaromPatience *patience, CaromComparison *comparison);

/* No frame has been stopped yet: what follows is about another comparison. */
void carom_patience_forget(CaromPatience *patience);

/* After a frame was stopped: the limit doubles.
 *
 * Returns: (transfer full): a translated message */
char *carom_patience_lose(CaromPatience *patience, const CaromComparison *comparison);
