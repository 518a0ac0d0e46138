/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-retention: what is kept of a run besides its present frame, and how much memory that may
 * take. Who watches it wants all; who wants to know how it ends wants next to nothing. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean contacts; /* whether contacts are logged; they are counted and booked in any case, and
                        what doors and emitters do is logged */
  gboolean seeks;    /* whether states are stored to go back from, of sampled frames; the first is
                        kept then and, after much work, a late one. Else one of the two is, and no
                        frame before the last sampled one is gone back to, see carom-history.h */
  guint64 sampled_every; /* frames, a power of two: only such frames are measured, and become part
                            of series and tracks */
  gsize budget; /* bytes that contacts, samples and stored states may take, of all panes together:
                   contacts up to a half, samples up to a quarter, stored states what these leave;
                   somewhat more where it is next to nothing. What doors and emitters do comes on
                   top, and so do contacts that are calculated again while somebody reads them */
} CaromRetention;

/* 256 MB. */
#define CAROM_RETENTION_BUDGET ((gsize)256 << 20)

/* What a window needs: all contacts, all frames, and going back anywhere at once. */
#define CAROM_RETENTION_ALL                                                                        \
  ((CaromRetention){                                                                               \
      .contacts = TRUE, .seeks = TRUE, .sampled_every = 1, .budget = CAROM_RETENTION_BUDGET})

/* How many bytes one of @n_panes may take for its log of contacts. */
static inline gsize carom_retention_log_bytes(const CaromRetention *retention, guint n_panes) {
  return retention->budget / 2 / n_panes;
}

/* The same for its series, and for its track, which is the smaller part. */
static inline gsize carom_retention_series_bytes(const CaromRetention *retention, guint n_panes) {
  return retention->budget / 16 * 3 / n_panes;
}
static inline gsize carom_retention_track_bytes(const CaromRetention *retention, guint n_panes) {
  return retention->budget / 16 / n_panes;
}
