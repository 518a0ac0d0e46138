/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-channel: takes the values of the whole run from its series, and those of discs from its
 * track. Sums are made like those of the samples (carom_audit_totals()), so that they are equal. */
#include "carom-channel.h"

#include "carom-sum.h"

#include <glib/gi18n-lib.h>

/* Discs that come in can. */
static gboolean can_move(const CaromScene *scene, guint disc) {
  return disc >= scene->bodies->len || !carom_scene_body(scene, disc)->pinned;
}

static guint count_discs(const CaromScene *scene) {
  return (guint)carom_scene_count_most_discs(scene);
}

static guint count_movable(const CaromScene *scene) {
  guint n = 0;
  for (guint i = 0; i < count_discs(scene); i++)
    n += can_move(scene, i) ? 1 : 0;
  return n;
}

static gboolean is_by_pair(const CaromQuantity *quantity) {
  return quantity->kind == CAROM_QUANTITY_BY_PAIR;
}

static gboolean has_pairs(const CaromScene *scene) {
  return count_discs(scene) >= 2 && count_discs(scene) <= CAROM_CHANNEL_MAX_PAIRED &&
         count_movable(scene) > 0;
}

CaromChannelObstacle carom_channel_find_obstacle(const CaromQuantity *quantity,
                                                 const CaromScene *scene) {
  if (quantity->of_emitters && scene->emitters->len == 0)
    return CAROM_CHANNEL_NO_EMITTERS;
  if (quantity->of_gravity && scene->gravity.x == 0 && scene->gravity.y == 0)
    return CAROM_CHANNEL_NO_GRAVITY;
  if (is_by_pair(quantity) && !has_pairs(scene))
    return CAROM_CHANNEL_NO_PAIRS;
  if (carom_quantity_is_tracked(quantity) && !carom_track_serves(scene))
    return CAROM_CHANNEL_TOO_MANY_DISCS;
  return quantity->across ? carom_channel_find_obstacle(quantity->across, scene)
                          : CAROM_CHANNEL_NO_OBSTACLE;
}

gboolean carom_channel_exist(const CaromQuantity *quantity, const CaromScene *scene) {
  return carom_channel_find_obstacle(quantity, scene) == CAROM_CHANNEL_NO_OBSTACLE;
}

static void add(GArray *channels, const CaromQuantity *quantity, guint component, guint disc) {
  CaromChannel channel = {quantity, component, disc, 0};
  g_array_append_val(channels, channel);
}

static void add_pairs(GArray *channels, const CaromQuantity *quantity, const CaromScene *scene) {
  for (guint i = 0; i < count_discs(scene); i++)
    for (guint k = i + 1; k < count_discs(scene); k++) {
      CaromChannel channel = {quantity, 0, i, k};
      if (can_move(scene, i) || can_move(scene, k))
        g_array_append_val(channels, channel);
    }
}

GArray *carom_channels_of(const CaromQuantity *quantity, const CaromScene *scene) {
  GArray *channels = g_array_new(FALSE, FALSE, sizeof(CaromChannel));
  if (quantity->kind == CAROM_QUANTITY_DISTRIBUTION || !carom_channel_exist(quantity, scene))
    return channels;
  if (is_by_pair(quantity)) {
    add_pairs(channels, quantity, scene);
    return channels;
  }
  for (guint c = 0; c < quantity->n_components; c++) {
    if (!carom_quantity_is_by_disc(quantity)) {
      add(channels, quantity, c, 0);
      continue;
    }
    for (guint i = 0; i < count_discs(scene); i++)
      if (can_move(scene, i))
        add(channels, quantity, c, i);
    if (count_movable(scene) > 1 && quantity->whole != CAROM_QUANTITY_NO_WHOLE)
      add(channels, quantity, c, CAROM_CHANNEL_WHOLE);
  }
  return channels;
}

GArray *carom_channels_read(const CaromQuantity *quantity, const CaromScene *scene) {
  const CaromQuantity *upright = carom_quantity_unstacked(carom_quantity_upright(quantity));
  GArray *channels = carom_channels_of(upright, scene);
  if (!quantity->across || quantity->across == upright)
    return channels;
  g_autoptr(GArray) across = carom_channels_of(quantity->across, scene);
  g_array_append_vals(channels, across->data, across->len);
  return channels;
}

static double along(CaromVec2 vector, guint component) {
  return component == 0 ? vector.x : vector.y;
}

/* A direction along an axis may be off by 1e-16, as the sine of π is, and contacts magnify that.
 * What is less than this fraction of the fastest is rounding, and far less than a chart can show.
 */
#define ROUNDING 1e-9

/* Gravity leaves its mark in the books even where it moves nothing. */
static gboolean is_idle(const CaromScene *scene, const CaromRehearsal *rehearsal, guint component) {
  if (!rehearsal || !carom_rehearsal_is_complete(rehearsal) ||
      along(scene->gravity, component) != 0)
    return FALSE;
  CaromVec2 fastest = carom_rehearsal_get_fastest(rehearsal);
  double other = along(fastest, 1 - component);
  return other > 0 && along(fastest, component) <= ROUNDING * other;
}

/* Whether the channel says something. */
static gboolean tells(const CaromChannel *channel, const CaromScene *scene,
                      const CaromRehearsal *rehearsal) {
  CaromChannel partner;
  if (carom_quantity_is_vector(channel->quantity) && is_idle(scene, rehearsal, channel->component))
    return FALSE;
  return !channel->quantity->across ||
         carom_channel_find_partner(channel, scene, rehearsal, &partner);
}

GArray *carom_channels_shown(const CaromQuantity *quantity, const CaromScene *scene,
                             const CaromRehearsal *rehearsal) {
  GArray *channels = carom_channels_of(quantity, scene);
  for (guint i = channels->len; i-- > 0;)
    if (!tells(&g_array_index(channels, CaromChannel, i), scene, rehearsal))
      g_array_remove_index(channels, i);
  return channels;
}

/* ---- Phase plots ---- */

/* The height where there is one; otherwise the first axis along which something moves. */
static guint first_component(const CaromQuantity *quantity, const CaromScene *scene,
                             const CaromRehearsal *rehearsal) {
  gboolean has_height = fabs(scene->gravity.y) > fabs(scene->gravity.x);
  return carom_quantity_is_vector(quantity) && (has_height || is_idle(scene, rehearsal, 0)) ? 1 : 0;
}

static guint first_movable(const CaromScene *scene) {
  guint i = 0;
  while (i < count_discs(scene) && !can_move(scene, i))
    i++;
  return i;
}

/* In a plane y stands over x; along one axis the other discs over the first one. */
static gboolean pair_with_itself(const CaromChannel *channel, const CaromScene *scene,
                                 const CaromRehearsal *rehearsal, CaromChannel *partner) {
  gboolean is_plane = carom_quantity_is_vector(channel->quantity) &&
                      !is_idle(scene, rehearsal, 0) && !is_idle(scene, rehearsal, 1);
  if (is_plane) {
    partner->component = 0;
    return channel->component == 1;
  }
  partner->disc = first_movable(scene);
  return carom_quantity_is_by_disc(channel->quantity) && channel->disc != partner->disc &&
         channel->disc != CAROM_CHANNEL_WHOLE;
}

/* What all discs together have belongs to all of them, or to the only one that can move. */
static gboolean pair_discs(const CaromScene *scene, CaromChannel *partner) {
  gboolean is_of_all = partner->disc == CAROM_CHANNEL_WHOLE;
  if (is_of_all && count_movable(scene) == 1)
    partner->disc = first_movable(scene);
  return !is_of_all || count_movable(scene) == 1 ||
         partner->quantity->whole != CAROM_QUANTITY_NO_WHOLE;
}

gboolean carom_channel_find_partner(const CaromChannel *channel, const CaromScene *scene,
                                    const CaromRehearsal *rehearsal, CaromChannel *partner) {
  const CaromQuantity *across = channel->quantity->across;
  *partner = *channel;
  partner->quantity = across;
  if (across == channel->quantity->upright)
    return pair_with_itself(channel, scene, rehearsal, partner);
  if (across->n_components != channel->quantity->n_components)
    partner->component = first_component(across, scene, rehearsal);
  if (across->kind == CAROM_QUANTITY_OF_RUN)
    partner->disc = partner->other = 0;
  else if (channel->quantity->kind == CAROM_QUANTITY_OF_RUN)
    partner->disc = CAROM_CHANNEL_WHOLE;
  return !carom_quantity_is_by_disc(across) || pair_discs(scene, partner);
}

/* Returns: (transfer full): what the disc is called, as Pango markup */
static char *label_of(const CaromScene *scene, guint disc) {
  g_autofree char *name = carom_scene_body_short_name(scene, disc);
  return g_markup_escape_text(name, -1);
}

/* Two discs are named; for more there is only the sign of a sum. */
static char *sum_symbol(const CaromScene *scene, gboolean is_vector) {
  GString *names = g_string_new(NULL);
  if (count_movable(scene) != 2) {
    g_string_append(names, "Σ");
    return g_string_free(names, FALSE);
  }
  for (guint i = 0; i < count_discs(scene); i++) {
    g_autofree char *name = can_move(scene, i) ? label_of(scene, i) : NULL;
    if (name)
      g_string_append_printf(names, "%s%s", names->len > 0 ? "\u2009+\u2009" : "", name);
  }
  if (is_vector) {
    g_string_prepend_c(names, '(');
    g_string_append_c(names, ')');
  }
  return g_string_free(names, FALSE);
}

static char *whole_symbol(const CaromQuantity *quantity, const CaromScene *scene) {
  if (quantity->whole == CAROM_QUANTITY_CENTRE_OF_MASS)
    /* Translators: short for the centre of mass, at a curve of a chart. */
    return g_markup_escape_text(C_("centre of mass", "CM"), -1);
  return sum_symbol(scene, carom_quantity_is_vector(quantity));
}

char *carom_channel_symbol(const CaromChannel *channel, const CaromScene *scene) {
  const CaromQuantity *quantity = channel->quantity;
  const char *component = quantity->component_symbols[channel->component];
  if (is_by_pair(quantity)) {
    g_autofree char *one = label_of(scene, channel->disc), *other = label_of(scene, channel->other);
    return g_strconcat(one, "–", other, NULL);
  }
  if (!carom_quantity_is_by_disc(quantity))
    return g_strdup(component);
  g_autofree char *name = channel->disc == CAROM_CHANNEL_WHOLE ? whole_symbol(quantity, scene)
                                                               : label_of(scene, channel->disc);
  return g_strconcat(name, component ? component : "", NULL);
}

/* ---- Values ---- */

gboolean carom_channel_is_whole(const CaromChannel *channel) {
  const CaromQuantity *quantity = channel->quantity;
  return carom_quantity_is_by_disc(quantity)
             ? channel->disc == CAROM_CHANNEL_WHOLE
             : quantity->part_ids[0] && channel->component + 1 == quantity->n_components;
}

gboolean carom_channel_is_stacked(const CaromChannel *channel) {
  return channel->quantity->stack_of && !carom_channel_is_whole(channel);
}

CaromChannel carom_channel_unstacked(const CaromChannel *channel) {
  CaromChannel own = *channel;
  own.quantity = carom_quantity_unstacked(channel->quantity);
  return own;
}

guint carom_channel_length(const CaromChannel *channel, const CaromRun *run) {
  return carom_quantity_is_tracked(channel->quantity) ? carom_track_length(run->track)
                                                      : carom_series_length(run->series);
}

guint64 carom_channel_stride(const CaromChannel *channel, const CaromRun *run) {
  return carom_quantity_is_tracked(channel->quantity) ? run->track->stride : run->series->stride;
}

/* Returns: disc @i as it was when it had the @state */
static CaromQuantityDisc disc_of(const CaromRun *run, const CaromDiscState *state, guint i) {
  const CaromBodies *bodies = &run->world->bodies;
  const CaromScene *scene = run->scene;
  return (CaromQuantityDisc){*state, bodies->mass_kg[i], bodies->radius[i], scene->gravity,
                             scene->staging.angular_about};
}

/* Whether disc @i can move; those that have come in are before those that have not. */
static gboolean counts(const CaromRun *run, const CaromDiscState *states, guint i) {
  return carom_track_has(&states[i]) && !carom_bodies_is_pinned(&run->world->bodies, i);
}

/* @n: of so many discs */
static double sum_of(const CaromChannel *channel, const CaromRun *run, const CaromDiscState *states,
                     guint n) {
  CaromSum sum = {0};
  for (guint i = 0; i < n; i++) {
    CaromQuantityDisc disc = disc_of(run, &states[i], i);
    if (counts(run, states, i))
      carom_sum_add(&sum, channel->quantity->of_disc(&disc, channel->component));
  }
  return carom_sum_value(sum);
}

static void add_weighted(CaromSum sums[2], double mass_kg, CaromVec2 vector) {
  carom_sum_add(&sums[0], mass_kg * vector.x);
  carom_sum_add(&sums[1], mass_kg * vector.y);
}

static CaromVec2 mean_of(const CaromSum sums[2], double mass_kg) {
  return carom_vec2(carom_sum_value(sums[0]) / mass_kg, carom_sum_value(sums[1]) / mass_kg);
}

/* Returns: all discs as one body, in their centre of mass */
static CaromQuantityDisc centre_of(const CaromRun *run, const CaromDiscState *states) {
  CaromSum mass_kg = {0}, position[2] = {{0}}, velocity[2] = {{0}};
  for (guint i = 0; i < run->world->n_most; i++) {
    double its_kg = run->world->bodies.mass_kg[i];
    if (!counts(run, states, i))
      continue;
    carom_sum_add(&mass_kg, its_kg);
    add_weighted(position, its_kg, states[i].position);
    add_weighted(velocity, its_kg, states[i].velocity);
  }
  double all_kg = carom_sum_value(mass_kg);
  return (CaromQuantityDisc){.state = {mean_of(position, all_kg), mean_of(velocity, all_kg)},
                             .mass_kg = all_kg,
                             .gravity = run->scene->gravity,
                             .pivot = run->scene->staging.angular_about};
}

static double value_of_whole(const CaromChannel *channel, const CaromRun *run,
                             const CaromDiscState *states) {
  if (channel->quantity->whole == CAROM_QUANTITY_SUM)
    return sum_of(channel, run, states, run->world->n_most);
  CaromQuantityDisc centre = centre_of(run, states);
  return channel->quantity->of_disc(&centre, channel->component);
}

/* Discs that come in are behind the others. */
double carom_channel_value_of(const CaromChannel *channel, const CaromRun *run,
                              const CaromDiscState *states) {
  if (channel->disc == CAROM_CHANNEL_WHOLE)
    return value_of_whole(channel, run, states);
  if (carom_channel_is_stacked(channel) && carom_track_has(&states[channel->disc]))
    return sum_of(channel, run, states, channel->disc + 1);
  CaromQuantityDisc disc = disc_of(run, &states[channel->disc], channel->disc);
  if (is_by_pair(channel->quantity)) {
    CaromQuantityDisc other = disc_of(run, &states[channel->other], channel->other);
    return channel->quantity->of_pair(&disc, &other);
  }
  return channel->quantity->of_disc(&disc, channel->component);
}

static double value_of_run(const CaromChannel *channel, const CaromSample *sample) {
  double value = channel->quantity->value(sample, channel->component);
  for (guint i = channel->component; carom_channel_is_stacked(channel) && i-- > 0;)
    value += channel->quantity->value(sample, i);
  return value;
}

/* From the last sample that is at least a second before, or from the start.
 *
 * @until: the sample at its end
 * @n: how many of the series are before that */
static double rate_until(const CaromChannel *channel, const CaromRun *run, const CaromSample *until,
                         guint n) {
  const double rounding = 1e-9;
  double sample_s = (double)run->series->stride * run->scene->dt_s;
  double i = floor((until->time_s - 1) / sample_s + rounding);
  if (n == 0)
    return 0;
  const CaromSample *from = carom_series_get(run->series, (guint)CLAMP(i, 0, n - 1));
  return (value_of_run(channel, until) - value_of_run(channel, from)) /
         (until->time_s - from->time_s);
}

double carom_channel_value(const CaromChannel *channel, const CaromRun *run, guint i) {
  if (carom_quantity_is_tracked(channel->quantity))
    return carom_channel_value_of(channel, run, carom_track_get(run->track, i));
  const CaromSample *sample = carom_series_get(run->series, i);
  return channel->quantity->is_rate ? rate_until(channel, run, sample, i)
                                    : value_of_run(channel, sample);
}

double carom_channel_time_s(const CaromChannel *channel, const CaromRun *run, guint i) {
  if (carom_quantity_is_tracked(channel->quantity))
    return (double)(i * run->track->stride) * run->scene->dt_s;
  return carom_series_get(run->series, i)->time_s;
}

double carom_channel_at_frame(const CaromChannel *channel, const CaromRun *run, guint64 frame) {
  guint64 stride = carom_channel_stride(channel, run), i = frame / stride;
  gboolean is_kept = frame % stride == 0 && i < carom_channel_length(channel, run);
  return is_kept ? carom_channel_value(channel, run, (guint)i) : NAN;
}

/* Returns: how many of the values are before the present one; the clock may have gone back */
static guint count_until_now(const CaromChannel *channel, const CaromRun *run) {
  guint64 first = run->now.frame / carom_channel_stride(channel, run) + 1;
  guint n = (guint)MIN(first, carom_channel_length(channel, run));
  while (n > 0 && carom_channel_time_s(channel, run, n - 1) >= run->now.time_s)
    n--;
  return n;
}

double carom_channel_now(const CaromChannel *channel, const CaromRun *run) {
  CaromDiscState states[CAROM_TRACK_MAX_DISCS];
  if (channel->quantity->is_rate)
    return rate_until(channel, run, &run->now, count_until_now(channel, run));
  if (!carom_quantity_is_tracked(channel->quantity))
    return value_of_run(channel, &run->now);
  for (guint i = 0; i < run->world->n_most; i++)
    states[i] = carom_track_state_of(&run->world->bodies, i);
  return carom_channel_value_of(channel, run, states);
}

/* ---- Jumps ---- */

/* Parts of an energy change at other times than their sum. */
static CaromQuantityChange change_of(const CaromChannel *channel) {
  const CaromQuantity *quantity = channel->quantity;
  gboolean is_part = quantity->part_ids[0] && !quantity->stack_of;
  return is_part ? carom_quantity_by_id(quantity->part_ids[channel->component])->change
                 : quantity->change;
}

gboolean carom_channel_jumps(const CaromChannel *channel, const CaromRun *run) {
  CaromVec2 gravity = run->scene->gravity;
  switch (change_of(channel)) {
  case CAROM_QUANTITY_CHANGES_AT_CONTACTS:
    return TRUE;
  case CAROM_QUANTITY_CHANGES_BY_GRAVITY:
    if (carom_quantity_is_vector(channel->quantity))
      return along(gravity, channel->component) == 0;
    return gravity.x == 0 && gravity.y == 0;
  case CAROM_QUANTITY_CHANGES_IN_FLIGHT:
  default:
    return FALSE;
  }
}

gboolean carom_channel_can_change(const CaromChannel *channel, guint a, int b) {
  gboolean is_of_other =
      is_by_pair(channel->quantity) && (a == channel->other || b == (int)channel->other);
  if (carom_channel_is_stacked(channel) &&
      (a < channel->disc || (b >= 0 && b < (int)channel->disc)))
    return TRUE;
  return !carom_quantity_is_tracked(channel->quantity) || channel->disc == CAROM_CHANNEL_WHOLE ||
         a == channel->disc || b == (int)channel->disc || is_of_other;
}

/* What doors and emitters did until @end_s, in the order of time.
 *
 * @n: (out): how many of these there are */
static const CaromChange *get_changes_until(const CaromRun *run, double end_s, guint *n) {
  guint from = 0;
  const CaromChange *changes = carom_run_get_changes(run, n);
  while (from < *n) {
    guint middle = from + (*n - from) / 2;
    if (changes[middle].time_s <= end_s)
      from = middle + 1;
    else
      *n = middle;
  }
  return changes;
}

static gboolean brings_in(const CaromChange *change, const CaromChannel *channel) {
  return change->kind == CAROM_CHANGE_ENTERS &&
         carom_channel_can_change(channel, (guint)change->body, -1);
}

/* Returns: when the last disc came in that can have changed the channel, after @frame and not after
 *   @end_s; -INFINITY if there is none */
static double last_entry_s(const CaromChannel *channel, const CaromRun *run, guint64 frame,
                           double end_s) {
  guint n;
  const CaromChange *changes = get_changes_until(run, end_s, &n);
  while (n-- > 0 && changes[n].frame > frame)
    if (brings_in(&changes[n], channel))
      return changes[n].time_s;
  return -INFINITY;
}

/* Returns: the time of the last contact or entry that can have changed the channel, among the first
 *   @n of the log and after @frame; @end_s if none is known */
static double last_change_s(const CaromChannel *channel, const CaromRun *run, guint n,
                            guint64 frame, double end_s) {
  if (!carom_run_knows_instants(run))
    return end_s;
  double entry_s = last_entry_s(channel, run, frame, end_s);
  while (n-- > 0) {
    const CaromContactRecord *record = carom_run_get_contact(run, n);
    if (record->frame <= frame)
      break;
    if (carom_channel_can_change(channel, record->a, record->b))
      return MAX(entry_s, MIN(record->time_s, end_s));
  }
  return isfinite(entry_s) ? entry_s : end_s;
}

double carom_channel_since_s(const CaromChannel *channel, const CaromRun *run, guint i) {
  guint64 stride = carom_channel_stride(channel, run), frame = i * stride;
  return last_change_s(channel, run, carom_run_find_contact(run, frame + 1), frame - stride,
                       carom_channel_time_s(channel, run, i));
}

/* Just before a contact, the log has it already, and the books do not. */
guint carom_channel_count_contacts_now(const CaromRun *run) {
  guint64 n = carom_audit_count_contacts(&run->now.books);
  return (guint)MIN(n, carom_run_count_contacts(run));
}

double carom_channel_now_since_s(const CaromChannel *channel, const CaromRun *run) {
  guint n = count_until_now(channel, run);
  guint64 last = (MAX(n, 1) - 1) * carom_channel_stride(channel, run);
  return last_change_s(channel, run, carom_channel_count_contacts_now(run), last, run->now.time_s);
}

/* ---- Corners ---- */

/* What is known at a time. */
typedef struct {
  double time_s;
  const CaromDiscState *states; /* of all discs, for tracked quantities */
  const CaromSample *sample;    /* for the others */
} Known;

/* From one of these to another; the contacts between them are the last of the first @n_contacts of
 * the log. */
typedef struct {
  Known from, to;
  guint64 frame; /* at which it begins */
  guint n_contacts;
} Stretch;

CaromDiscState carom_channel_fly(const CaromRun *run, const CaromDiscState *state, guint i,
                                 double time_s) {
  CaromVec2 gravity =
      carom_bodies_is_pinned(&run->world->bodies, i) ? carom_vec2(0, 0) : run->scene->gravity;
  CaromVec2 mean = carom_vec2_add_scaled(state->velocity, gravity, time_s / 2);
  return (CaromDiscState){carom_vec2_add_scaled(state->position, mean, time_s),
                          carom_vec2_add_scaled(state->velocity, gravity, time_s)};
}

/* The mass that gravity moved when the first @n discs were there. */
static double find_free_mass(const CaromRun *run, guint64 n) {
  CaromSum mass_kg = {0};
  if (run->scene->emitters->len == 0)
    return run->world->free_mass_kg;
  for (guint i = 0; i < n; i++)
    if (!carom_bodies_is_pinned(&run->world->bodies, i))
      carom_sum_add(&mass_kg, run->world->bodies.mass_kg[i]);
  return carom_sum_value(mass_kg);
}

/* The same of the totals of all discs: gravity gives momentum, and what it takes of the potential
 * energy it gives to the kinetic energy. */
static CaromSample sample_after(const CaromRun *run, const CaromSample *sample, double time_s) {
  CaromSample after = *sample;
  CaromVec2 gravity = run->scene->gravity, momentum = sample->totals.momentum;
  double mass_kg = find_free_mass(run, sample->totals.n_discs);
  CaromVec2 mean = carom_vec2_add_scaled(momentum, gravity, mass_kg * time_s / 2);
  double work_j = carom_vec2_dot(gravity, mean) * time_s;
  after.time_s += time_s;
  after.totals.momentum = carom_vec2_add_scaled(momentum, gravity, mass_kg * time_s);
  after.totals.kinetic_energy_j += work_j;
  after.totals.potential_energy_j -= work_j;
  return after;
}

/* The value at @time_s, if discs fly freely from what is known until then, or from then on. */
static double value_in_flight(const CaromChannel *channel, const CaromRun *run, const Known *known,
                              double time_s) {
  CaromDiscState moved[CAROM_TRACK_MAX_DISCS];
  if (!carom_quantity_is_tracked(channel->quantity)) {
    CaromSample sample = sample_after(run, known->sample, time_s - known->time_s);
    return value_of_run(channel, &sample);
  }
  for (guint i = 0; i < run->world->n_most; i++)
    moved[i] = carom_channel_fly(run, &known->states[i], i, time_s - known->time_s);
  return carom_channel_value_of(channel, run, moved);
}

/* Whether contact @i can have changed the channel: all can where nobody asks whose they are. */
static gboolean is_changed_by(const CaromChannel *channel, const CaromRun *run, guint i) {
  if (!carom_quantity_is_tracked(channel->quantity))
    return TRUE;
  const CaromContactRecord *record = carom_run_get_contact(run, i);
  return carom_channel_can_change(channel, record->a, record->b);
}

/* When something happened for the first and for the last time that can have changed the channel;
 * INFINITY and −INFINITY: nothing did. */
static void find_changes(const CaromChannel *channel, const CaromRun *run, const Stretch *stretch,
                         double *first_s, double *last_s) {
  guint n_changes;
  const CaromChange *changes = get_changes_until(run, stretch->to.time_s, &n_changes);
  *first_s = INFINITY;
  *last_s = -INFINITY;
  guint first = carom_run_find_contact(run, stretch->frame + 1), last = stretch->n_contacts;
  while (first < last && !is_changed_by(channel, run, first))
    first++;
  while (first < last && !is_changed_by(channel, run, last - 1))
    last--;
  if (first < last) {
    *first_s = carom_run_get_contact(run, first)->time_s;
    *last_s = carom_run_get_contact(run, last - 1)->time_s;
  }
  for (guint i = n_changes; i-- > 0 && changes[i].frame > stretch->frame;) {
    if (!brings_in(&changes[i], channel))
      continue;
    *first_s = MIN(*first_s, changes[i].time_s);
    *last_s = MAX(*last_s, changes[i].time_s);
  }
}

/* Until the first contact and since the last one, all discs that matter fly freely. */
static guint find_corners(const CaromChannel *channel, const CaromRun *run, const Stretch *stretch,
                          CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS]) {
  double first_s, last_s;
  guint n = 0;
  find_changes(channel, run, stretch, &first_s, &last_s);
  if (first_s >= stretch->from.time_s && first_s <= stretch->to.time_s)
    corners[n++] = carom_vec2(first_s, value_in_flight(channel, run, &stretch->from, first_s));
  if (last_s >= stretch->from.time_s && last_s <= stretch->to.time_s)
    corners[n++] = carom_vec2(last_s, value_in_flight(channel, run, &stretch->to, last_s));
  return n;
}

/* Whether it is known how the channel goes on within a frame. */
static gboolean has_corners(const CaromChannel *channel, const CaromRun *run) {
  gboolean follows_flight = carom_quantity_is_tracked(channel->quantity) ||
                            change_of(channel) == CAROM_QUANTITY_CHANGES_BY_GRAVITY;
  return follows_flight && carom_run_knows_instants(run) && !carom_channel_jumps(channel, run);
}

/* What is known at the end of the @i-th of the frames that are kept. */
static Known known_at(const CaromChannel *channel, const CaromRun *run, guint i) {
  gboolean is_tracked = carom_quantity_is_tracked(channel->quantity);
  return (Known){
      .time_s = carom_channel_time_s(channel, run, i),
      .states = is_tracked ? carom_track_get(run->track, i) : NULL,
      .sample = is_tracked ? NULL : carom_series_get(run->series, i),
  };
}

static Stretch stretch_before(const CaromChannel *channel, const CaromRun *run, guint i) {
  guint64 stride = carom_channel_stride(channel, run);
  return (Stretch){
      .from = known_at(channel, run, i - 1),
      .to = known_at(channel, run, i),
      .frame = (i - 1) * stride,
      .n_contacts = carom_run_find_contact(run, i * stride + 1),
  };
}

/* @n: > 0: how many values are before the present one
 * @states: (out): keeps those of now */
static Stretch stretch_until_now(const CaromChannel *channel, const CaromRun *run, guint n,
                                 CaromDiscState states[CAROM_TRACK_MAX_DISCS]) {
  for (guint i = 0; carom_quantity_is_tracked(channel->quantity) && i < run->world->n_most; i++)
    states[i] = carom_track_state_of(&run->world->bodies, i);
  return (Stretch){
      .from = known_at(channel, run, n - 1),
      .to = {run->now.time_s, states, &run->now},
      .frame = (n - 1) * carom_channel_stride(channel, run),
      .n_contacts = carom_channel_count_contacts_now(run),
  };
}

guint carom_channel_corners(const CaromChannel *channel, const CaromRun *run, guint i,
                            CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS]) {
  if (i == 0 || !has_corners(channel, run))
    return 0;
  Stretch stretch = stretch_before(channel, run, i);
  return find_corners(channel, run, &stretch, corners);
}

guint carom_channel_now_corners(const CaromChannel *channel, const CaromRun *run,
                                CaromVec2 corners[CAROM_CHANNEL_MAX_CORNERS]) {
  CaromDiscState states[CAROM_TRACK_MAX_DISCS];
  guint n = count_until_now(channel, run);
  if (n == 0 || !has_corners(channel, run))
    return 0;
  Stretch stretch = stretch_until_now(channel, run, n, states);
  return find_corners(channel, run, &stretch, corners);
}

/* ---- At any time ---- */

static double interpolate(CaromVec2 from, CaromVec2 to, double time_s) {
  if (time_s >= to.x)
    return to.y;
  return from.y + (to.y - from.y) * (time_s - from.x) / (to.x - from.x);
}

/* What flies freely from one value to the other comes to that, but for rounding. */
static const double flight_rounding = 1e-9;

/* Between the first and the last contact of several, nothing better is known than a straight line;
 * and where the log has had no room for a contact, which shows as flight that does not end where it
 * should.
 *
 * @end: the value at the end of @stretch */
static double value_on_the_way(const CaromChannel *channel, const CaromRun *run,
                               const Stretch *stretch, double end, double time_s) {
  double first_s, last_s;
  find_changes(channel, run, stretch, &first_s, &last_s);
  double from = value_in_flight(channel, run, &stretch->from, stretch->from.time_s);
  double flown = value_in_flight(channel, run, &stretch->from, stretch->to.time_s);
  CaromVec2 one = {stretch->from.time_s, from}, other = {stretch->to.time_s, end};
  if (isinf(first_s))
    return fabs(flown - end) <= flight_rounding * fmax(fabs(from), fmax(fabs(flown), fabs(end)))
               ? value_in_flight(channel, run, &stretch->from, time_s)
               : interpolate(one, other, time_s);
  if (time_s < first_s)
    return value_in_flight(channel, run, &stretch->from, time_s);
  if (time_s >= last_s)
    return value_in_flight(channel, run, &stretch->to, time_s);
  one = carom_vec2(first_s, value_in_flight(channel, run, &stretch->from, first_s));
  other = carom_vec2(last_s, value_in_flight(channel, run, &stretch->to, last_s));
  if (isnan(one.y)) /* of a disc that has come in since */
    return value_in_flight(channel, run, &stretch->to, time_s);
  return interpolate(one, other, time_s);
}

/* @i: of the last value at @time_s or before
 * Returns: as carom_channel_at() */
static double value_since(const CaromChannel *channel, const CaromRun *run, guint i, guint n,
                          double time_s) {
  CaromVec2 from = {carom_channel_time_s(channel, run, i), carom_channel_value(channel, run, i)};
  gboolean until_now = i + 1 >= n;
  CaromVec2 to = until_now ? carom_vec2(run->now.time_s, carom_channel_now(channel, run))
                           : carom_vec2(carom_channel_time_s(channel, run, i + 1),
                                        carom_channel_value(channel, run, i + 1));
  if (time_s <= from.x)
    return from.y;
  if (time_s > to.x)
    return NAN;
  if (carom_channel_jumps(channel, run)) {
    double since_s = until_now ? carom_channel_now_since_s(channel, run)
                               : carom_channel_since_s(channel, run, i + 1);
    return time_s < since_s ? from.y : to.y;
  }
  if (!has_corners(channel, run) || time_s == to.x)
    return interpolate(from, to, time_s);
  CaromDiscState states[CAROM_TRACK_MAX_DISCS];
  Stretch stretch = until_now ? stretch_until_now(channel, run, i + 1, states)
                              : stretch_before(channel, run, i + 1);
  return value_on_the_way(channel, run, &stretch, to.y, time_s);
}

double carom_channel_at(const CaromChannel *channel, const CaromRun *run, guint n, double time_s) {
  double stride_s = (double)carom_channel_stride(channel, run) * run->scene->dt_s;
  if (n == 0 || !(time_s >= 0))
    return NAN;
  guint i = (guint)MIN(floor(time_s / stride_s), n - 1);
  while (i > 0 && carom_channel_time_s(channel, run, i) > time_s)
    i--;
  return value_since(channel, run, i, n, time_s);
}
