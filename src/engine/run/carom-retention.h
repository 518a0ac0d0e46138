/* carom-retention: what is kept of a run besides its present frame. Who watches it wants all; who
 * wants to know how it ends wants next to nothing. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean contacts; /* whether contacts are logged; they are counted and booked in any case, and
                        what doors and emitters do is logged */
  guint64 sampled_every; /* frames, a power of two: only such frames are measured, and become part
                            of series and tracks */
  gsize history_bytes;   /* of stored states of all panes together, to go back from, of sampled
                            frames; the first is kept in any case and, after much work, a late
                            one. 0: one of the two is, and no frame before the last sampled one
                            is gone back to, see carom-history.h */
} CaromRetention;

/* What a window needs: all contacts, all frames, and going back anywhere at once. */
#define CAROM_RETENTION_ALL                                                                        \
  ((CaromRetention){.contacts = TRUE, .sampled_every = 1, .history_bytes = 256u << 20})
