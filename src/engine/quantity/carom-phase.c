/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-phase: from one known time to the next, each channel either stays what it was until it
 * jumps, or goes on straight from corner to corner. The points are at all times at which either of
 * them does something. */
#include "carom-phase.h"

/* So many values have a point each; of twice as many every second one, and so on. */
#define MOST_VALUES 20000

struct CaromPhase {
  const CaromRun *run;
  CaromChannel upright, across;
  GArray *points; /* (element-type CaromPhasePoint) */
  guint n;        /* of the values, so many have been followed */
  guint every;    /* of which one in so many has a point */
  guint n_known;  /* the points of these; behind them are those up to the present */
};

/* How a channel gets from one value to the next: along corners, at one time before and after a
 * contact; the first and the last are the values. */
#define MAX_CORNERS (CAROM_CHANNEL_MAX_CORNERS + 2)
typedef struct {
  guint n;
  CaromVec2 corners[MAX_CORNERS];
} Way;

static void add(Way *way, double time_s, double value) {
  way->corners[way->n++] = carom_vec2(time_s, value);
}

/* Whether both are known at the same times. */
static gboolean keep_step(const CaromChannel *upright, const CaromChannel *across,
                          const CaromRun *run) {
  return carom_quantity_is_tracked(upright->quantity) ==
             carom_quantity_is_tracked(across->quantity) &&
         carom_channel_stride(upright, run) == carom_channel_stride(across, run);
}

static void add_jump(Way *way, double since_s, double from, double to) {
  add(way, since_s, from);
  add(way, since_s, to);
}

static void add_corners(Way *way, const CaromVec2 *corners, guint n) {
  for (guint k = 0; k < n; k++)
    add(way, corners[k].x, corners[k].y);
}

static Way way_to(const CaromChannel *channel, const CaromRun *run, guint i) {
  Way way = {0};
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  double from = carom_channel_value(channel, run, i - 1), to = carom_channel_value(channel, run, i);
  add(&way, carom_channel_time_s(channel, run, i - 1), from);
  if (carom_channel_jumps(channel, run) && from != to)
    add_jump(&way, carom_channel_since_s(channel, run, i), from, to);
  else
    add_corners(&way, corners, carom_channel_corners(channel, run, i, corners));
  add(&way, carom_channel_time_s(channel, run, i), to);
  return way;
}

/* @i: of the last value before the present */
static Way way_to_now(const CaromChannel *channel, const CaromRun *run, guint i) {
  Way way = {0};
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  double from = carom_channel_value(channel, run, i), to = carom_channel_now(channel, run);
  add(&way, carom_channel_time_s(channel, run, i), from);
  if (carom_channel_jumps(channel, run) && from != to)
    add_jump(&way, carom_channel_now_since_s(channel, run), from, to);
  else
    add_corners(&way, corners, carom_channel_now_corners(channel, run, corners));
  add(&way, run->now.time_s, to);
  return way;
}

static double interpolate(CaromVec2 from, CaromVec2 to, double time_s) {
  if (time_s == from.x || time_s == to.x)
    return time_s == from.x ? from.y : to.y;
  return from.y + (to.y - from.y) * (time_s - from.x) / (to.x - from.x);
}

/* @after: of two values at that time, the later one */
static double value_on(const Way *way, double time_s, gboolean after) {
  for (guint k = 1; k < way->n; k++) {
    CaromVec2 from = way->corners[k - 1], to = way->corners[k];
    if (after ? from.x <= time_s && time_s < to.x : from.x < time_s && time_s <= to.x)
      return interpolate(from, to, time_s);
  }
  return way->corners[after ? way->n - 1 : 0].y;
}

static void append(GArray *points, double time_s, CaromVec2 at, gboolean is_kick) {
  CaromPhasePoint point = {time_s, at, is_kick};
  g_array_append_val(points, point);
}

/* The next time after @time_s at which a channel has a corner; INFINITY if there is none. */
static double next_time_s(const Way *way, double time_s) {
  double next_s = INFINITY;
  for (guint k = 1; k + 1 < way->n; k++)
    if (way->corners[k].x > time_s)
      next_s = MIN(next_s, way->corners[k].x);
  return next_s;
}

static void append_corners(GArray *points, const Way *upright, const Way *across) {
  double time_s = -INFINITY;
  for (;;) {
    time_s = MIN(next_time_s(upright, time_s), next_time_s(across, time_s));
    if (isinf(time_s))
      return;
    append(points, time_s,
           carom_vec2(value_on(across, time_s, FALSE), value_on(upright, time_s, FALSE)), FALSE);
    append(points, time_s,
           carom_vec2(value_on(across, time_s, TRUE), value_on(upright, time_s, TRUE)), TRUE);
  }
}

/* Follows from the value before. */
static void follow(CaromPhase *phase, guint i) {
  const CaromChannel *upright = &phase->upright, *across = &phase->across;
  double time_s = carom_channel_time_s(upright, phase->run, i);
  gboolean has_corners = keep_step(upright, across, phase->run);
  if (has_corners && i > 0 && phase->every == 1) {
    Way up = way_to(upright, phase->run, i), along = way_to(across, phase->run, i);
    append_corners(phase->points, &up, &along);
  }
  append(phase->points, time_s,
         has_corners ? carom_vec2(carom_channel_value(across, phase->run, i),
                                  carom_channel_value(upright, phase->run, i))
                     : carom_phase_at(upright, across, phase->run, i + 1, time_s),
         FALSE);
}

static void follow_to_now(CaromPhase *phase) {
  const CaromChannel *upright = &phase->upright, *across = &phase->across;
  const CaromRun *run = phase->run;
  if (phase->n > 0 && keep_step(upright, across, run)) {
    Way up = way_to_now(upright, run, phase->n - 1), along = way_to_now(across, run, phase->n - 1);
    append_corners(phase->points, &up, &along);
  }
  append(phase->points, run->now.time_s,
         carom_vec2(carom_channel_now(across, run), carom_channel_now(upright, run)), FALSE);
}

CaromPhase *carom_phase_new(const CaromRun *run, const CaromChannel *upright,
                            const CaromChannel *across) {
  CaromPhase *phase = g_new0(CaromPhase, 1);
  phase->run = run;
  phase->upright = *upright;
  phase->across = *across;
  phase->points = g_array_new(FALSE, FALSE, sizeof(CaromPhasePoint));
  phase->every = 1;
  return phase;
}

void carom_phase_free(CaromPhase *phase) {
  g_array_unref(phase->points);
  g_free(phase);
}

static void start_anew(CaromPhase *phase, guint every) {
  g_array_set_size(phase->points, 0);
  phase->n = phase->n_known = 0;
  phase->every = every;
}

GArray *carom_phase_take(CaromPhase *phase, guint n) {
  guint every = 1;
  while (n / every > MOST_VALUES)
    every *= 2;
  g_array_set_size(phase->points, phase->n_known);
  if (n < phase->n || every != phase->every)
    start_anew(phase, every);
  for (; phase->n < n; phase->n++)
    if (phase->n % every == 0)
      follow(phase, phase->n);
  phase->n_known = phase->points->len;
  if (n == 0 || carom_channel_time_s(&phase->upright, phase->run, n - 1) < phase->run->now.time_s)
    follow_to_now(phase);
  return phase->points;
}

CaromVec2 carom_phase_at(const CaromChannel *upright, const CaromChannel *across,
                         const CaromRun *run, guint n, double time_s) {
  guint64 last = n > 0 ? (n - 1) * carom_channel_stride(upright, run) : 0;
  guint64 n_across = n > 0 ? last / carom_channel_stride(across, run) + 1 : 0;
  n_across = MIN(n_across, carom_channel_length(across, run));
  return carom_vec2(carom_channel_at(across, run, (guint)n_across, time_s),
                    carom_channel_at(upright, run, n, time_s));
}
