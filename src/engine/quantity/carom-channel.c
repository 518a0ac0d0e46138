/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-channel: takes the values of the whole run from its series, and those of discs from its
 * track. Sums are made like those of the samples (carom_audit_totals()), so that they are equal. */
#include "carom-channel.h"

#include "carom-sum.h"

static gboolean is_by_disc(const CaromQuantity *quantity) {
  return quantity->kind == CAROM_QUANTITY_BY_DISC;
}

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

gboolean carom_channel_exist(const CaromQuantity *quantity, const CaromScene *scene) {
  return (!is_by_disc(quantity) || carom_track_serves(scene)) &&
         (!quantity->of_emitters || scene->emitters->len > 0);
}

static void add(GArray *channels, const CaromQuantity *quantity, guint component, guint disc) {
  CaromChannel channel = {quantity, component, disc};
  g_array_append_val(channels, channel);
}

GArray *carom_channels_of(const CaromQuantity *quantity, const CaromScene *scene) {
  GArray *channels = g_array_new(FALSE, FALSE, sizeof(CaromChannel));
  if (quantity->kind == CAROM_QUANTITY_DISTRIBUTION || !carom_channel_exist(quantity, scene))
    return channels;
  for (guint c = 0; c < quantity->n_components; c++) {
    if (!is_by_disc(quantity)) {
      add(channels, quantity, c, 0);
      continue;
    }
    for (guint i = 0; i < count_discs(scene); i++)
      if (can_move(scene, i))
        add(channels, quantity, c, i);
    if (count_movable(scene) > 1)
      add(channels, quantity, c, CAROM_CHANNEL_SUM);
  }
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

GArray *carom_channels_shown(const CaromQuantity *quantity, const CaromScene *scene,
                             const CaromRehearsal *rehearsal) {
  GArray *channels = carom_channels_of(quantity, scene);
  for (guint i = channels->len; quantity->n_components > 1 && i-- > 0;)
    if (is_idle(scene, rehearsal, g_array_index(channels, CaromChannel, i).component))
      g_array_remove_index(channels, i);
  return channels;
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

char *carom_channel_symbol(const CaromChannel *channel, const CaromScene *scene) {
  const CaromQuantity *quantity = channel->quantity;
  const char *component = quantity->component_symbols[channel->component];
  if (!is_by_disc(quantity))
    return g_strdup(component);
  g_autofree char *name = channel->disc == CAROM_CHANNEL_SUM
                              ? sum_symbol(scene, quantity->n_components > 1)
                              : label_of(scene, channel->disc);
  return g_strconcat(name, component ? component : "", NULL);
}

/* ---- Values ---- */

guint carom_channel_length(const CaromChannel *channel, const CaromRun *run) {
  return is_by_disc(channel->quantity) ? carom_track_length(run->track)
                                       : carom_series_length(run->series);
}

guint64 carom_channel_stride(const CaromChannel *channel, const CaromRun *run) {
  return is_by_disc(channel->quantity) ? run->track->stride : run->series->stride;
}

/* @states: those of all discs at a time; discs that come in are behind the others */
static double value_by_disc(const CaromChannel *channel, const CaromRun *run,
                            const CaromDiscState *states) {
  const CaromQuantity *quantity = channel->quantity;
  const CaromBodies *bodies = &run->world->bodies;
  guint disc = channel->disc, component = channel->component;
  if (disc != CAROM_CHANNEL_SUM)
    return quantity->of_disc(&states[disc], bodies->mass_kg[disc], component);
  CaromSum sum = {0};
  for (guint i = 0; i < run->world->n_most && carom_track_has(&states[i]); i++)
    if (!carom_bodies_is_pinned(bodies, i))
      carom_sum_add(&sum, quantity->of_disc(&states[i], bodies->mass_kg[i], component));
  return carom_sum_value(sum);
}

double carom_channel_value(const CaromChannel *channel, const CaromRun *run, guint i) {
  if (is_by_disc(channel->quantity))
    return value_by_disc(channel, run, carom_track_get(run->track, i));
  return channel->quantity->value(carom_series_get(run->series, i), channel->component);
}

double carom_channel_time_s(const CaromChannel *channel, const CaromRun *run, guint i) {
  if (is_by_disc(channel->quantity))
    return (double)(i * run->track->stride) * run->world->scene->dt_s;
  return carom_series_get(run->series, i)->time_s;
}

double carom_channel_now(const CaromChannel *channel, const CaromRun *run) {
  CaromDiscState states[CAROM_TRACK_MAX_DISCS];
  if (!is_by_disc(channel->quantity))
    return channel->quantity->value(&run->now, channel->component);
  for (guint i = 0; i < run->world->n_most; i++)
    states[i] = carom_track_state_of(&run->world->bodies, i);
  return value_by_disc(channel, run, states);
}

/* ---- Jumps ---- */

gboolean carom_channel_jumps(const CaromChannel *channel, const CaromRun *run) {
  CaromVec2 gravity = run->world->scene->gravity;
  switch (channel->quantity->change) {
  case CAROM_QUANTITY_CHANGES_AT_CONTACTS:
    return TRUE;
  case CAROM_QUANTITY_CHANGES_BY_GRAVITY:
    if (channel->quantity->n_components > 1)
      return along(gravity, channel->component) == 0;
    return gravity.x == 0 && gravity.y == 0;
  case CAROM_QUANTITY_CHANGES_IN_FLIGHT:
  default:
    return FALSE;
  }
}

/* Whether what happens to disc @a, and to @b unless that is negative, can change the channel. */
static gboolean can_change(const CaromChannel *channel, guint a, int b) {
  return !is_by_disc(channel->quantity) || channel->disc == CAROM_CHANNEL_SUM ||
         a == channel->disc || b == (int)channel->disc;
}

/* Returns: when the last disc came in that can have changed the channel, after @frame and not after
 *   @end_s; -INFINITY if there is none */
static double last_entry_s(const CaromChannel *channel, const CaromRun *run, guint64 frame,
                           double end_s) {
  guint n;
  const CaromChange *changes = carom_run_get_changes(run, &n);
  while (n-- > 0 && changes[n].frame > frame)
    if (changes[n].time_s <= end_s && changes[n].kind == CAROM_CHANGE_ENTERS &&
        can_change(channel, (guint)changes[n].body, -1))
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
    if (can_change(channel, record->a, record->b))
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
double carom_channel_now_since_s(const CaromChannel *channel, const CaromRun *run) {
  guint64 n = carom_audit_count_contacts(&run->now.books);
  guint64 last = (carom_channel_length(channel, run) - 1) * carom_channel_stride(channel, run);
  return last_change_s(channel, run, (guint)MIN(n, carom_run_count_contacts(run)), last,
                       run->now.time_s);
}

/* ---- What suits a scene ---- */

static gboolean is_crowd(const CaromScene *scene) {
  return carom_scene_count_most_discs(scene) > CAROM_TRACK_MAX_DISCS;
}

/* Two discs that can move pass on to one another what they have. */
static gboolean is_pair(const CaromScene *scene) {
  guint64 n = carom_scene_count_most_discs(scene) - scene->bodies->len;
  for (guint i = 0; i < scene->bodies->len; i++)
    n += g_array_index(scene->bodies, CaromBody, i).pinned ? 0 : 1;
  return n == 2;
}

static gboolean is_any(const CaromScene *scene) {
  return TRUE;
}

/* A scene is of the first kind that it fits. So many arrows as those of a crowd hide its discs. */
static const struct {
  gboolean (*is)(const CaromScene *scene);
  const char *quantities[CAROM_STAGING_MAX_CHARTS];
  CaromStagingArrows arrows;
} kinds[] = {
    {is_crowd, {"speeds", "energy"}, CAROM_STAGING_ARROWS_NONE},
    {is_pair, {"energy-by-disc", "momentum-by-disc"}, CAROM_STAGING_ARROWS_VELOCITY},
    {is_any, {"momentum", "energy"}, CAROM_STAGING_ARROWS_VELOCITY},
};

typedef struct {
  const CaromScene *scene;
  const CaromQuantity **quantities;
  guint n;
} Choice;

static void take(Choice *choice, const char *id) {
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  if (!quantity || !carom_channel_exist(quantity, choice->scene) ||
      choice->n == CAROM_STAGING_MAX_CHARTS)
    return;
  for (guint i = 0; i < choice->n; i++)
    if (choice->quantities[i] == quantity)
      return;
  choice->quantities[choice->n++] = quantity;
}

/* The wishes of the scene come first, then the charts of the first kind of scene that it is, until
 * there are charts enough. */
void carom_channel_choose_charts(const CaromScene *scene, const CaromQuantity **quantities) {
  Choice choice = {scene, quantities, 0};
  char **charts = scene->staging.charts;
  for (guint i = 0; charts && charts[i]; i++)
    take(&choice, charts[i]);
  for (guint k = 0; k < G_N_ELEMENTS(kinds); k++)
    for (guint i = 0; kinds[k].is(scene) && i < CAROM_STAGING_MAX_CHARTS; i++)
      take(&choice, kinds[k].quantities[i]);
}

CaromStagingArrows carom_channel_choose_arrows(const CaromScene *scene, CaromStagingArrows asked) {
  guint k = 0;
  if (asked != CAROM_STAGING_ARROWS_SUITABLE)
    return asked;
  while (!kinds[k].is(scene))
    k++;
  return kinds[k].arrows;
}
