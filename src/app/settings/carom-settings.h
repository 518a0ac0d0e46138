/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-settings: what is remembered from one start to the next of the window and its look,
 * whatever the scene; carom-chart-memory.h has what is remembered of a scene,
 * carom-column-memory.h of tables. */
#pragma once

#include <glib.h>

/* Where nothing was chosen, the window finds the value itself. */
typedef enum {
  CAROM_CHOICE_NONE,
  CAROM_CHOICE_NO,
  CAROM_CHOICE_YES,
} CaromChoice;

/* It owns nothing. */
typedef struct {
  int width, height;      /* of the window while it is not maximized, in pixels; 0: not chosen */
  gboolean maximized;     /* the window */
  CaromChoice side_panel; /* whether it is shown */
  gboolean tools;         /* those of editing are unfolded */
  double panes_share;     /* of the height that panes and pages share; 0: not chosen */
  const char *style;      /* "system", "light" or "dark" */
  gboolean pointer_dot;   /* the pointer is a dot in a presentation */
  gboolean keeps_upright; /* no picture turns with the axes of its working */
  guint present_room;     /* who has the room in a presentation: a CaromSplitRoom */
  double present_share;   /* what panes_share is in a presentation */
  gboolean present_without_words; /* title and question are hidden in a presentation */
  gboolean present_all_digits;    /* numbers have as many digits there as elsewhere */
  gboolean predict_arrows;        /* two arrows are asked for, not questions with choices */
  guint predict_left_out;         /* which kinds of questions are not made: their bits */
  guint memory_mb; /* what the runs of a window may take, in 2²⁰ bytes; 0: not chosen */
} CaromSettings;

/* Reads the user's file and, where that says nothing, those of the system. What is missing, broken
 * or out of range counts as not chosen.
 *
 * @settings: (out): what was found */
void carom_settings_read(CaromSettings *settings);

/* Writes what is not in @now as it is in @was, and leaves the rest of the file as it is. If all is
 * the same, nothing is written.
 *
 * Returns: whether that worked; if not, @error is set and the file is as it was */
gboolean carom_settings_write(const CaromSettings *was, const CaromSettings *now, GError **error);

/* Returns: (transfer none): @id as CaromSettings has it, or "system" if there is no such style */
const char *carom_settings_style(const char *id);
