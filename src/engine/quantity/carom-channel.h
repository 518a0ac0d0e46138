/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-channel: a number of a run over time: a component of a quantity, of all discs together, of
 * one of them, or of the sum of them. Each is a curve of a pane. */
#pragma once

#include "carom-quantity.h"
#include "carom-rehearsal.h"

typedef struct {
  const CaromQuantity *quantity; /* of a kind that is shown over time */
  guint component;
  guint disc; /* by disc: its index, or CAROM_CHANNEL_SUM; otherwise of no meaning */
} CaromChannel;

#define CAROM_CHANNEL_SUM G_MAXUINT

/* Returns: whether @quantity can be shown of @scene: by disc only if its discs have letters, those
 *   that will come in included */
gboolean carom_channel_exist(const CaromQuantity *quantity, const CaromScene *scene);

/* The components of a quantity; by disc, for each component the discs that can move, and their sum
 * if there are several. There are none of a distribution, nor of what cannot be shown.
 *
 * Returns: (transfer full) (element-type CaromChannel): in the order in which they are listed */
GArray *carom_channels_of(const CaromQuantity *quantity, const CaromScene *scene);

/* Those that have something to say: without the component of a vector along which nothing ever
 * moves, to rounding. That is decided by the rehearsal, once for a scene, and the same for all
 * panes and discs; if there is none, or if it does not reach the end, nothing is left out.
 *
 * @rehearsal: (nullable): of the scene
 * Returns: (transfer full) (element-type CaromChannel): like carom_channels_of() */
GArray *carom_channels_shown(const CaromQuantity *quantity, const CaromScene *scene,
                             const CaromRehearsal *rehearsal);

/* Returns: (transfer full) (nullable): Pango markup such as "p<sub>x</sub>", "A" or "A + B"; NULL
 *   if the quantity's own symbol says it all */
char *carom_channel_symbol(const CaromChannel *channel, const CaromScene *scene);

/* How many values are known, at the ends of the frames 0, stride, 2 stride, …. */
guint carom_channel_length(const CaromChannel *channel, const CaromRun *run);
guint64 carom_channel_stride(const CaromChannel *channel, const CaromRun *run);

/* The @i-th of them, and its time. That of a disc which had not come in yet is NAN. */
double carom_channel_value(const CaromChannel *channel, const CaromRun *run, guint i);
double carom_channel_time_s(const CaromChannel *channel, const CaromRun *run, guint i);

/* The value at present, which may be between frames; NAN as above. */
double carom_channel_now(const CaromChannel *channel, const CaromRun *run);

/* Whether the channel keeps its value between contacts, so that it is drawn in steps. */
gboolean carom_channel_jumps(const CaromChannel *channel, const CaromRun *run);

/* Since when a channel that jumps has had its @i-th value, @i >= 1, if that is not the one before;
 * or its present one, if that is not the last one. A run that knows instants jumps at its contact,
 * or as a disc comes in; in a frame with several, at the last that can have changed the value.
 * Other runs find their contacts at the end of a step, and so does this. */
double carom_channel_since_s(const CaromChannel *channel, const CaromRun *run, guint i);
double carom_channel_now_since_s(const CaromChannel *channel, const CaromRun *run);
