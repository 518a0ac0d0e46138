/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* window-frames: what whole frames of a window cost this program, from its frame clock's
 * before-paint to its after-paint. */
#pragma once

#include "bench.h"

#include <gtk/gtk.h>

typedef struct {
  double median_ms;
  double percentile_ms; /* the 95th: one frame in twenty takes longer */
} CaromWindowFrames;

/* Called between two frames, where nothing is measured; it asks for the next one.
 *
 * Returns: milliseconds of its own that count as part of that frame */
typedef double (*CaromWindowFramesFunc)(gpointer data);

/* Lets @window draw some frames that do not count, and then @n that do.
 *
 * @between: (nullable): NULL where frames follow by themselves, as while a scene plays
 * Returns: what they cost */
CaromWindowFrames carom_window_frames_measure(GtkWindow *window, guint n,
                                              CaromWindowFramesFunc between, gpointer data);

/* Adds its rows; windows of @application are the program's own. */
typedef void (*CaromWindowFramesBench)(CaromBench *rows, GtkApplication *application);

/* The main() of a benchmark that opens windows, on the cairo renderer, with nothing remembered from
 * before or afterwards; without a display it says that nothing is measured.
 *
 * Returns: the exit status */
int carom_window_frames_main(int argc, char **argv, CaromWindowFramesBench measure);
