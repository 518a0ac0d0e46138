/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-phase: what discs do from one known frame to the next is replayed from the log: they fly
 * freely from contact to contact, of which each says how fast the two leave it. Of other channels
 * it is known what they were and what they are; one that jumps does so at the only contact. */
#include "carom-phase.h"

/* So many values have a point each; of twice as many every second one, and so on. */
#define MOST_VALUES 20000

struct CaromPhase {
  const CaromRun *run;
  CaromChannel upright, across;
  GArray *points;     /* (element-type CaromPhasePoint) */
  guint n;            /* of the values, so many have been followed */
  guint every;        /* of which one in so many has a point */
  guint64 strides[2]; /* of the channels, when these were followed */
  guint n_restarts;
  guint n_known;         /* the points of these; behind them are those up to the present */
  CaromPhaseRange range; /* of the first @n_ranged of these */
  guint n_ranged;
};

static const CaromPhaseRange nothing = {{INFINITY, INFINITY}, {-INFINITY, -INFINITY}, INFINITY, 0};

static void append(CaromPhase *phase, double time_s, CaromVec2 at, gboolean is_kick) {
  CaromPhasePoint point = {time_s, at, is_kick};
  g_array_append_val(phase->points, point);
}

static const CaromPhasePoint *get(const CaromPhase *phase, guint k) {
  return &g_array_index(phase->points, CaromPhasePoint, k);
}

/* From one time at which all is known to a later one; the contacts between them are those of the
 * log from @first up to @end. */
typedef struct {
  double from_s, to_s;
  guint first, end;
} Stretch;

/* ---- Discs ---- */

static gboolean are_tracked(const CaromPhase *phase) {
  return carom_quantity_is_tracked(phase->upright.quantity) &&
         carom_quantity_is_tracked(phase->across.quantity);
}

typedef struct {
  double time_s;
  CaromDiscState states[CAROM_TRACK_MAX_DISCS];
} Moment;

static void copy_states(const CaromRun *run, Moment *moment, const CaromDiscState *states) {
  for (guint i = 0; i < run->world->n_most; i++)
    moment->states[i] = states[i];
}

static void fly_to(const CaromRun *run, Moment *moment, double time_s) {
  for (guint i = 0; i < run->world->n_most; i++)
    moment->states[i] = carom_channel_fly(run, &moment->states[i], i, time_s - moment->time_s);
  moment->time_s = time_s;
}

/* A resolver that is wrong on purpose may leave the two approaching; then they get a rebound
 * besides. */
static void strike(const CaromRun *run, Moment *moment, const CaromContactRecord *record) {
  const double *mass_kg = run->world->bodies.mass_kg;
  CaromDiscState *a = &moment->states[record->a];
  a->velocity =
      carom_vec2_add_scaled(record->outcome.velocity_a, record->rebound, 1 / mass_kg[record->a]);
  if (record->b >= 0)
    moment->states[record->b].velocity =
        carom_vec2_add_scaled(record->outcome.velocity_b, record->rebound, -1 / mass_kg[record->b]);
}

static CaromVec2 point_of(const CaromPhase *phase, const Moment *moment) {
  return carom_vec2(carom_channel_value_of(&phase->across, phase->run, moment->states),
                    carom_channel_value_of(&phase->upright, phase->run, moment->states));
}

/* What is replayed comes to what is known, but for rounding; if not, the log lacks a contact. */
static const double replay_rounding = 1e-7;

static gboolean agrees(const CaromRun *run, const Moment *moment, const CaromDiscState *known) {
  double fastest = 0;
  for (guint i = 0; i < run->world->n_most; i++)
    if (carom_track_has(&known[i]))
      fastest = fmax(fastest, carom_vec2_length(known[i].velocity));
  for (guint i = 0; i < run->world->n_most; i++) {
    CaromDiscState one = moment->states[i], other = known[i];
    double size = carom_vec2_length(other.position) + run->world->bodies.radius[i];
    if (carom_track_has(&one) && carom_track_has(&other) &&
        (carom_vec2_distance(one.position, other.position) > replay_rounding * size ||
         carom_vec2_distance(one.velocity, other.velocity) > replay_rounding * fastest))
      return FALSE;
  }
  return TRUE;
}

/* Appends what each contact changes.
 *
 * @moment: (inout): at the beginning of the stretch
 * @known: the states at its end */
static void replay(CaromPhase *phase, const Stretch *stretch, Moment *moment,
                   const CaromDiscState *known) {
  guint n_before = phase->points->len;
  for (guint k = stretch->first; k < stretch->end; k++) {
    const CaromContactRecord *record = carom_run_get_contact(phase->run, k);
    gboolean concerns = carom_channel_can_change(&phase->upright, record->a, record->b) ||
                        carom_channel_can_change(&phase->across, record->a, record->b);
    fly_to(phase->run, moment, CLAMP(record->time_s, moment->time_s, stretch->to_s));
    if (concerns)
      append(phase, moment->time_s, point_of(phase, moment), FALSE);
    strike(phase->run, moment, record);
    if (concerns)
      append(phase, moment->time_s, point_of(phase, moment), TRUE);
  }
  fly_to(phase->run, moment, stretch->to_s);
  if (!agrees(phase->run, moment, known))
    g_array_set_size(phase->points, n_before);
}

/* ---- Others ---- */

/* What a channel was and what it is; where it jumps from the one to the other, if it does. */
typedef struct {
  double from, to, since_s;
  gboolean jumps;
} Way;

static double value_on(const CaromPhase *phase, const Way *way, const Stretch *stretch,
                       double time_s, gboolean after) {
  if (way->jumps)
    return time_s > way->since_s || (after && time_s == way->since_s) ? way->to : way->from;
  double share = (time_s - stretch->from_s) / (stretch->to_s - stretch->from_s);
  return time_s == stretch->to_s ? way->to : way->from + share * (way->to - way->from);
}

/* Appends what the only contact changes, or the end of a step, or a disc that comes in. Where there
 * was neither, a value that is calculated anew is off by rounding. */
static void jump(CaromPhase *phase, const Stretch *stretch, const Way *upright, const Way *across) {
  double at_s = upright->jumps ? upright->since_s : across->since_s;
  gboolean is_rounding = stretch->first == stretch->end && at_s >= stretch->to_s;
  if ((!upright->jumps && !across->jumps) || is_rounding)
    return;
  for (guint after = 0; after < 2; after++)
    append(phase, at_s,
           carom_vec2(value_on(phase, across, stretch, at_s, after == 1),
                      value_on(phase, upright, stretch, at_s, after == 1)),
           after == 1);
}

/* What is bent at the only contact has a value before and one after it. */
static Way way_with_corners(const CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS], guint n, Way way) {
  gboolean is_bent = n == 2 && corners[0].x == corners[1].x;
  return is_bent ? (Way){corners[0].y, corners[1].y, corners[0].x, TRUE} : way;
}

/* From value @i − 1 to value @i. */
static Way way_to(const CaromChannel *channel, const CaromRun *run, guint i) {
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  Way way = {carom_channel_value(channel, run, i - 1), carom_channel_value(channel, run, i),
             carom_channel_since_s(channel, run, i), FALSE};
  way.jumps = carom_channel_jumps(channel, run) && way.from != way.to;
  return way_with_corners(corners, carom_channel_corners(channel, run, i, corners), way);
}

/* From value @i, the last one, to the present one. */
static Way way_to_now(const CaromChannel *channel, const CaromRun *run, guint i) {
  CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS];
  Way way = {carom_channel_value(channel, run, i), carom_channel_now(channel, run),
             carom_channel_now_since_s(channel, run), FALSE};
  way.jumps = carom_channel_jumps(channel, run) && way.from != way.to;
  return way_with_corners(corners, carom_channel_now_corners(channel, run, corners), way);
}

/* Whether it is known when one of them jumps. */
static gboolean has_one_jump(const CaromPhase *phase, const Stretch *stretch) {
  return !carom_run_knows_instants(phase->run) || stretch->end <= stretch->first + 1;
}

/* ---- Following ---- */

/* Whether both are known at the same times. */
static gboolean keep_step(const CaromPhase *phase) {
  return carom_channel_stride(&phase->upright, phase->run) ==
             carom_channel_stride(&phase->across, phase->run) &&
         carom_channel_length(&phase->upright, phase->run) ==
             carom_channel_length(&phase->across, phase->run);
}

static Stretch stretch_to(const CaromPhase *phase, guint i) {
  const CaromRun *run = phase->run;
  guint64 stride = carom_channel_stride(&phase->upright, run);
  return (Stretch){carom_channel_time_s(&phase->upright, run, i - 1),
                   carom_channel_time_s(&phase->upright, run, i),
                   carom_run_find_contact(run, (i - 1) * stride + 1),
                   carom_run_find_contact(run, i * stride + 1)};
}

/* From value @i − 1 to value @i. */
static void follow_contacts(CaromPhase *phase, guint i) {
  const CaromRun *run = phase->run;
  Stretch stretch = stretch_to(phase, i);
  if (are_tracked(phase) && carom_run_knows_instants(run)) {
    Moment moment = {.time_s = stretch.from_s};
    if (stretch.first == stretch.end)
      return;
    copy_states(run, &moment, carom_track_get(run->track, i - 1));
    replay(phase, &stretch, &moment, carom_track_get(run->track, i));
  } else if (has_one_jump(phase, &stretch)) {
    Way upright = way_to(&phase->upright, run, i), across = way_to(&phase->across, run, i);
    jump(phase, &stretch, &upright, &across);
  }
}

/* The value across at the time of one upright that is known at other times. */
static double find_across(const CaromPhase *phase, double time_s) {
  const CaromRun *run = phase->run;
  return carom_channel_at(&phase->across, run, carom_channel_length(&phase->across, run), time_s);
}

static void append_value(CaromPhase *phase, guint i) {
  const CaromRun *run = phase->run;
  double time_s = carom_channel_time_s(&phase->upright, run, i);
  double across =
      keep_step(phase) ? carom_channel_value(&phase->across, run, i) : find_across(phase, time_s);
  append(phase, time_s, carom_vec2(across, carom_channel_value(&phase->upright, run, i)), FALSE);
}

static void follow(CaromPhase *phase, guint i) {
  if (i > 0 && keep_step(phase))
    follow_contacts(phase, i);
  if (i % phase->every == 0)
    append_value(phase, i);
}

static void follow_contacts_to_now(CaromPhase *phase) {
  const CaromRun *run = phase->run;
  const CaromChannel *up = &phase->upright;
  guint i = phase->n - 1;
  guint first = carom_run_find_contact(run, i * carom_channel_stride(up, run) + 1);
  Stretch stretch = {carom_channel_time_s(up, run, i), run->now.time_s, first,
                     MAX(carom_channel_count_contacts_now(run), first)};
  if (are_tracked(phase) && carom_run_knows_instants(run)) {
    Moment moment = {.time_s = stretch.from_s}, now = {.time_s = stretch.to_s};
    copy_states(run, &moment, carom_track_get(run->track, i));
    for (guint k = 0; k < run->world->n_most; k++)
      now.states[k] = carom_track_state_of(&run->world->bodies, k);
    replay(phase, &stretch, &moment, now.states);
  } else if (has_one_jump(phase, &stretch)) {
    Way upright = way_to_now(up, run, i), across = way_to_now(&phase->across, run, i);
    jump(phase, &stretch, &upright, &across);
  }
}

static void follow_to_now(CaromPhase *phase) {
  const CaromRun *run = phase->run;
  if (phase->n > 0 && keep_step(phase))
    follow_contacts_to_now(phase);
  append(
      phase, run->now.time_s,
      carom_vec2(carom_channel_now(&phase->across, run), carom_channel_now(&phase->upright, run)),
      FALSE);
}

CaromPhase *carom_phase_new(const CaromRun *run, const CaromChannel *upright,
                            const CaromChannel *across) {
  CaromPhase *phase = g_new0(CaromPhase, 1);
  phase->run = run;
  phase->upright = *upright;
  phase->across = *across;
  phase->points = g_array_new(FALSE, FALSE, sizeof(CaromPhasePoint));
  phase->range = nothing;
  phase->every = 1;
  return phase;
}

void carom_phase_free(CaromPhase *phase) {
  g_array_unref(phase->points);
  g_free(phase);
}

/* Whether the values are no more those that were followed. */
static gboolean is_outdated(const CaromPhase *phase, guint n, guint every) {
  return n < phase->n || every != phase->every ||
         phase->strides[0] != carom_channel_stride(&phase->upright, phase->run) ||
         phase->strides[1] != carom_channel_stride(&phase->across, phase->run);
}

static void start_anew(CaromPhase *phase, guint every) {
  phase->strides[0] = carom_channel_stride(&phase->upright, phase->run);
  phase->strides[1] = carom_channel_stride(&phase->across, phase->run);
  phase->n_restarts++;
  g_array_set_size(phase->points, 0);
  phase->n = phase->n_known = phase->n_ranged = 0;
  phase->range = nothing;
  phase->every = every;
}

GArray *carom_phase_take(CaromPhase *phase, guint n) {
  guint every = 1;
  while (n / every > MOST_VALUES)
    every *= 2;
  g_array_set_size(phase->points, phase->n_known);
  if (is_outdated(phase, n, every))
    start_anew(phase, every);
  for (; phase->n < n; phase->n++)
    follow(phase, phase->n);
  phase->n_known = phase->points->len;
  if (n == 0 || carom_channel_time_s(&phase->upright, phase->run, n - 1) < phase->run->now.time_s)
    follow_to_now(phase);
  else if ((n - 1) % every != 0)
    append_value(phase, n - 1);
  return phase->points;
}

guint carom_phase_count_restarts(const CaromPhase *phase) {
  return phase->n_restarts;
}

guint carom_phase_count_known(const CaromPhase *phase) {
  return phase->n_known;
}

static void cover(CaromPhaseRange *range, const CaromPhasePoint *point) {
  CaromVec2 at = point->at;
  if (!carom_vec2_is_finite(at))
    return;
  range->n_kicks += point->is_kick;
  range->low = carom_vec2(fmin(range->low.x, at.x), fmin(range->low.y, at.y));
  range->high = carom_vec2(fmax(range->high.x, at.x), fmax(range->high.y, at.y));
  if (at.y > 0)
    range->low_positive = fmin(range->low_positive, at.y);
}

CaromPhaseRange carom_phase_find_range(CaromPhase *phase) {
  for (; phase->n_ranged < phase->n_known; phase->n_ranged++)
    cover(&phase->range, get(phase, phase->n_ranged));
  CaromPhaseRange range = phase->range;
  for (guint k = phase->n_known; k < phase->points->len; k++)
    cover(&range, get(phase, k));
  return range;
}

/* ---- At any time ---- */

/* Returns: the number of the last point that is not after @time_s; 0 if all are */
static guint find_point(const CaromPhase *phase, double time_s) {
  guint from = 0, to = phase->points->len;
  while (from + 1 < to) {
    guint middle = from + (to - from) / 2;
    if (get(phase, middle)->time_s <= time_s)
      from = middle;
    else
      to = middle;
  }
  return from;
}

static CaromVec2 find_on_path(const CaromPhase *phase, double time_s) {
  guint k = find_point(phase, time_s);
  const CaromPhasePoint *from = get(phase, k);
  const CaromPhasePoint *to = get(phase, MIN(k + 1, phase->points->len - 1));
  if (to->time_s <= from->time_s)
    return from->at;
  double share = (time_s - from->time_s) / (to->time_s - from->time_s);
  return carom_vec2_add_scaled(from->at, carom_vec2_sub(to->at, from->at), share);
}

CaromVec2 carom_phase_at(const CaromPhase *phase, double time_s) {
  const CaromRun *run = phase->run;
  guint n = phase->points->len;
  if (n == 0 || time_s < get(phase, 0)->time_s || time_s > get(phase, n - 1)->time_s)
    return carom_vec2(NAN, NAN);
  guint64 stride =
      MAX(carom_channel_stride(&phase->upright, run), carom_channel_stride(&phase->across, run));
  guint64 i = (guint64)(time_s / (run->scene->dt_s * (double)stride));
  guint first = carom_run_find_contact(run, i * stride + 1);
  if (carom_run_find_contact(run, (i + 1) * stride + 1) > first + 1)
    return find_on_path(phase, time_s);
  return carom_vec2(
      find_across(phase, time_s),
      carom_channel_at(&phase->upright, run, carom_channel_length(&phase->upright, run), time_s));
}
