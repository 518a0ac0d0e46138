/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player-private: what a player is made of, for the sources of carom-player.h alone,
 * which they include first. */
#pragma once

#include "carom-errand.h"
#include "carom-playback.h"
#include "carom-settling.h"

struct _CaromPlayer {
  GObject parent_instance;
  CaromComparison *comparison;
  gboolean playing;
  gboolean was_active;
  CaromPlayback playback;
  gint64 budget_us, longest_frame_us;
  gint64 last_tick_us; /* 0: time starts to count at the next tick */
  CaromErrand errand;
  CaromStop stop;
  gint64 deadline_us; /* when a frame is to be stopped that is under way */
  CaromBreakpoint breakpoint;
  gboolean drafting;
  CaromSettling settling;
};
