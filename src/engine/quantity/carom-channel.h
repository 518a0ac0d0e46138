/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-channel: reads from a run what a curve of a pane shows: one number over time, which is a
 * component of a quantity, of all discs together, of one of them, or of the whole of them. */
#pragma once

#include "carom-quantity.h"
#include "carom-rehearsal.h"

typedef struct {
  const CaromQuantity *quantity; /* of a kind that is shown over time */
  guint component;
  guint disc;  /* its index, or CAROM_CHANNEL_WHOLE; it means nothing unless the quantity is by disc
                  or by pair */
  guint other; /* the index of the second of a pair */
} CaromChannel;

#define CAROM_CHANNEL_WHOLE G_MAXUINT

static inline gboolean carom_channel_equal(const CaromChannel *one, const CaromChannel *other) {
  return one->quantity == other->quantity && one->component == other->component &&
         one->disc == other->disc && one->other == other->other;
}

/* More discs than that have too many pairs to be told apart. */
#define CAROM_CHANNEL_MAX_PAIRED 4

/* Why a quantity cannot be shown of a scene. */
typedef enum {
  CAROM_CHANNEL_NO_OBSTACLE,
  CAROM_CHANNEL_TOO_MANY_DISCS, /* by disc, they need letters: CAROM_TRACK_MAX_DISCS, with those
                                   that will come in */
  CAROM_CHANNEL_NO_PAIRS, /* by pair, two to CAROM_CHANNEL_MAX_PAIRED, one of which can move */
  CAROM_CHANNEL_NO_EMITTERS,
  CAROM_CHANNEL_NO_GRAVITY,
} CaromChannelObstacle;

/* Returns: what is in the way of showing @quantity of @scene */
CaromChannelObstacle carom_channel_find_obstacle(const CaromQuantity *quantity,
                                                 const CaromScene *scene);

/* Whether @quantity can be shown of @scene. */
gboolean carom_channel_exist(const CaromQuantity *quantity, const CaromScene *scene);

/* Lists the channels of a quantity: its components or, by disc, for each component the discs that
 * can move, and the whole of them if there are several; or the pairs of which one can. A
 * distribution has none, nor has a quantity that cannot be shown.
 *
 * Returns: (transfer full) (element-type CaromChannel): in the order in which they are listed */
GArray *carom_channels_of(const CaromQuantity *quantity, const CaromScene *scene);

/* What is read off from a chart of @quantity, which for a phase plot is that upright, and then that
 * across, and for a stack what each slice adds to it.
 *
 * Returns: (transfer full) (element-type CaromChannel): like carom_channels_of() */
GArray *carom_channels_read(const CaromQuantity *quantity, const CaromScene *scene);

/* Lists the channels that have something to say: those of a component of a vector along which
 * nothing ever moves, to rounding, are left out, and of a phase plot those that have nothing to be
 * shown against. That is decided by the rehearsal, once for a
 * scene, and the same for all panes and discs; if there is none, or if it does not reach the end,
 * nothing is left out.
 *
 * @rehearsal: (nullable): of the scene
 * Returns: (transfer full) (element-type CaromChannel): like carom_channels_of() */
GArray *carom_channels_shown(const CaromQuantity *quantity, const CaromScene *scene,
                             const CaromRehearsal *rehearsal);

/* Finds what a channel of a phase plot is shown against.
 *
 * @rehearsal: (nullable): as above
 * @partner: (out): a channel of the quantity across; valid if there is one
 * Returns: whether there is */
gboolean carom_channel_find_partner(const CaromChannel *channel, const CaromScene *scene,
                                    const CaromRehearsal *rehearsal, CaromChannel *partner);

/* Returns: (transfer full) (nullable): Pango markup such as "p<sub>x</sub>", "A" or "A + B"; NULL
 *   if the quantity's own symbol says it all */
char *carom_channel_symbol(const CaromChannel *channel, const CaromScene *scene);

/* Reads the value of a channel of discs or pairs when all discs are in these states.
 *
 * @states: by disc; those that have not come in are NAN */
double carom_channel_value_of(const CaromChannel *channel, const CaromRun *run,
                              const CaromDiscState *states);

/* Returns: the state of disc @i after it has flown freely for so long from @state on */
CaromDiscState carom_channel_fly(const CaromRun *run, const CaromDiscState *state, guint i,
                                 double time_s);

/* Returns: how many contacts of the log are in the values at present */
guint carom_channel_count_contacts_now(const CaromRun *run);

/* Whether what happens to disc @a, and to @b unless that is negative, can change the channel. */
gboolean carom_channel_can_change(const CaromChannel *channel, guint a, int b);

/* Whether the channel is that of all discs together, or of the sum of parts. */
gboolean carom_channel_is_whole(const CaromChannel *channel);

/* Whether the value is the sum of those of the channels up to this one, which are listed before it.
 */
gboolean carom_channel_is_stacked(const CaromChannel *channel);

/* Returns: the channel of the value that this one adds to a stack, or @channel itself */
CaromChannel carom_channel_unstacked(const CaromChannel *channel);

/* Values are known at the ends of the frames 0, stride, 2 stride, ….
 *
 * Returns: how many, or the stride */
guint carom_channel_length(const CaromChannel *channel, const CaromRun *run);
guint64 carom_channel_stride(const CaromChannel *channel, const CaromRun *run);

/* Returns: the @i-th of these values, or its time; the value of a disc that had not come in yet is
 *   NAN */
double carom_channel_value(const CaromChannel *channel, const CaromRun *run, guint i);
double carom_channel_time_s(const CaromChannel *channel, const CaromRun *run, guint i);

/* Returns: the value at the end of @frame, be it one of these; NAN as above, and if it is none */
double carom_channel_at_frame(const CaromChannel *channel, const CaromRun *run, guint64 frame);

/* Returns: the value at present, which may be between frames; NAN as above */
double carom_channel_now(const CaromChannel *channel, const CaromRun *run);

/* Discs fly on straight lines, or parabolas, from contact to contact. Where instants are known, a
 * curve by disc or by pair, or one of the run that gravity alone changes, has corners there where
 * it does not jump: it is known until the first contact after a value, and since the last one
 * before the next.
 *
 * @i: the number of a value
 * @corners: (out): times and values between that value and the one before, or between the last
 *   one and the present, in order; at one time, before and after a contact
 * Returns: how many there are */
#define CAROM_CHANNEL_MAX_CORNERS 2
guint carom_channel_corners(const CaromChannel *channel, const CaromRun *run, guint i,
                            CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS]);
guint carom_channel_now_corners(const CaromChannel *channel, const CaromRun *run,
                                CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS]);

/* The value at any time: between two that are known it jumps where the channel does, or is that of
 * the free flight up to the first contact and from the last one on; where instants are not known,
 * or between several contacts, it is on a straight line.
 *
 * @n: how many values count as known, from the first; the present one always does
 * Returns: NAN before the first and after the last; and as above */
double carom_channel_at(const CaromChannel *channel, const CaromRun *run, guint n, double time_s);

/* Whether the channel keeps its value between contacts, so that it is drawn in steps. */
gboolean carom_channel_jumps(const CaromChannel *channel, const CaromRun *run);

/* A channel of a run that knows instants jumps at a contact, or as a disc comes in; in a frame with
 * several of these, at the last that can have changed the value. Other runs find their contacts at
 * the end of a step, and their channels jump there.
 *
 * Returns: since when a channel that jumps has had its @i-th value, @i >= 1, if that is not the one
 *   before; or its present value, if that is not the last one */
double carom_channel_since_s(const CaromChannel *channel, const CaromRun *run, guint i);
double carom_channel_now_since_s(const CaromChannel *channel, const CaromRun *run);
