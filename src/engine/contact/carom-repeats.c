/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-repeats: a hash table of pairs, with open addressing. Pairs that last met longer than t_c
 * ago count as if they were not in it; they are left out whenever it is laid out anew. */
#include "carom-repeats.h"
#include "carom-mix.h"

#include <string.h>

/* Whatever is known of a pair; in_a_row is 0 where a place is free. */
typedef struct {
  guint64 pair;
  CaromRepeat repeat;
} Entry;

struct CaromRepeats {
  const CaromScene *scene;
  Entry *entries;  /* [n_places]: at most half of them are used */
  guint n_places;  /* a power of two */
  guint n_used;    /* also of pairs that last met longer than t_c ago */
  double latest_s; /* the time of the last contact of all */
};

#define FEWEST_PLACES 64u

/* ---- The table ---- */

static guint64 pair_of(const CaromContactRecord *record) {
  gint32 partner = record->b >= 0 ? record->b : ~record->wall;
  return (guint64)record->a << 32 | (guint32)partner;
}

/* The place of @pair, or the free one where it belongs. */
static Entry *find(const CaromRepeats *repeats, guint64 pair) {
  guint mask = repeats->n_places - 1, place = (guint)carom_mix(pair) & mask;
  while (repeats->entries[place].repeat.in_a_row > 0 && repeats->entries[place].pair != pair)
    place = (place + 1) & mask;
  return &repeats->entries[place];
}

static gboolean is_within_tc(const CaromRepeat *repeat, double now_s) {
  return repeat->in_a_row > 0 && now_s - repeat->last_s <= CAROM_REPEATS_CONTACT_DURATION_S;
}

static guint count_live(const CaromRepeats *repeats) {
  guint n = 0;
  for (guint i = 0; i < repeats->n_places; i++)
    n += is_within_tc(&repeats->entries[i].repeat, repeats->latest_s);
  return n;
}

/* Replaces the table by one with @n of the @entries, and room for more. */
static void lay_out(CaromRepeats *repeats, const Entry *entries, guint n, guint n_live) {
  guint n_places = FEWEST_PLACES;
  while (n_places < 4 * n_live)
    n_places *= 2;
  repeats->n_places = n_places;
  repeats->n_used = n_live;
  repeats->entries = g_new0(Entry, n_places);
  for (guint i = 0; i < n; i++)
    if (is_within_tc(&entries[i].repeat, repeats->latest_s))
      *find(repeats, entries[i].pair) = entries[i];
}

static void make_room(CaromRepeats *repeats) {
  if (2 * repeats->n_used < repeats->n_places)
    return;
  g_autofree Entry *before = repeats->entries;
  lay_out(repeats, before, repeats->n_places, count_live(repeats));
}

CaromRepeats *carom_repeats_new(const CaromScene *scene) {
  CaromRepeats *repeats = g_new(CaromRepeats, 1);
  *repeats = (CaromRepeats){.scene = scene, .latest_s = -INFINITY};
  lay_out(repeats, NULL, 0, 0);
  return repeats;
}

void carom_repeats_free(CaromRepeats *repeats) {
  g_free(repeats->entries);
  g_free(repeats);
}

/* ---- Which contacts settle ---- */

static double restitution_of_bodies(const CaromScene *scene, const CaromContactRecord *record) {
  return record->wall >= 0 ? carom_scene_wall(scene, (guint)record->wall)->restitution
                           : scene->restitution;
}

static double friction_of_bodies(const CaromScene *scene, const CaromContactRecord *record) {
  return record->wall >= 0 ? carom_scene_wall(scene, (guint)record->wall)->tangential_factor : 1;
}

/* An elastic and smooth contact that settles is like any other, unless it is to hop. */
static gboolean may_matter(const CaromRepeats *repeats, const CaromContactRecord *record) {
  CaromVec2 gravity = repeats->scene->gravity;
  return restitution_of_bodies(repeats->scene, record) != 1 || gravity.x != 0 || gravity.y != 0 ||
         friction_of_bodies(repeats->scene, record) != 1;
}

static double approach_of(const CaromContact *c) {
  CaromVec2 velocity = carom_vec2_sub(c->velocity_a, c->velocity_b);
  return carom_vec2_dot(velocity, c->d) / carom_vec2_length(c->d);
}

static CaromRepeat known_of(const Entry *entry, double now_s) {
  return is_within_tc(&entry->repeat, now_s) ? entry->repeat : (CaromRepeat){0};
}

CaromRepeat carom_repeats_get(const CaromRepeats *repeats, const CaromContactRecord *record) {
  return known_of(find(repeats, pair_of(record)), record->time_s);
}

double carom_repeats_slow_speed(const CaromRepeat *repeat, const CaromContact *contact,
                                CaromVec2 gravity) {
  double falls = CAROM_REPEATS_CONTACT_DURATION_S * carom_vec2_length(gravity);
  double speeds = carom_vec2_length(contact->velocity_a) + carom_vec2_length(contact->velocity_b);
  double collapsed = CAROM_REPEATS_SLOW * repeat->approach;
  return MAX(falls, MAX(collapsed, CAROM_REPEATS_ROUNDING * speeds));
}

static gboolean is_slow(const CaromRepeats *repeats, const CaromRepeat *repeat,
                        const CaromContact *contact, double approach) {
  CaromVec2 gravity = repeats->scene->gravity;
  return repeat->in_a_row > 0 && approach <= carom_repeats_slow_speed(repeat, contact, gravity);
}

/* Whether a contact at @now_s counts in a row, the present or a new one. */
static gboolean counts(const CaromRepeat *repeat, gboolean slow, double now_s) {
  return !slow || now_s == repeat->last_s;
}

/* Whether one that counts is one more of the present row. */
static gboolean goes_on(const CaromRepeat *repeat, double now_s) {
  return repeat->in_a_row > 0 && now_s - repeat->row_s <= CAROM_REPEATS_CONTACT_DURATION_S;
}

static double reduced_mass_kg(const CaromContact *c) {
  return 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
}

/* Contacts in all directions hop, not only those with a floor: in a heap, weight also presses
 * sideways, and discs without any speed in that direction would collide ever more often. */
static void settle_slow(CaromContactRecord *record, double approach, double hop) {
  CaromContact *c = &record->contact;
  gboolean hops = approach > 0 && approach < hop * (1 - CAROM_REPEATS_ROUNDING);
  double e = hops ? MIN(hop / approach, CAROM_REPEATS_MOST_RESTITUTION) : 1;
  if (hops) {
    record->kind = CAROM_CONTACT_HOP;
    record->not_lost_j = -0.5 * reduced_mass_kg(c) * (e * e - 1) * approach * approach;
  } else if (c->restitution != 1) {
    record->kind = CAROM_CONTACT_SETTLED;
  }
  c->restitution = e;
}

/* What is kept is ½ μ (1 − e²)(Δu·n)² + ½ μ (1 − f²)(Δu·t)². */
static void settle_by_number(CaromContactRecord *record, double approach) {
  CaromContact *c = &record->contact;
  double e = c->restitution, f = c->tangential_factor;
  CaromVec2 along = carom_vec2_perpendicular(c->d);
  double slide = carom_vec2_dot(carom_vec2_sub(c->velocity_a, c->velocity_b), along) /
                 carom_vec2_length(along);
  if (e == 1 && f == 1)
    return;
  record->kind = CAROM_CONTACT_COUNTED;
  record->kept_j =
      0.5 * reduced_mass_kg(c) * ((1 - e * e) * approach * approach + (1 - f * f) * slide * slide);
  c->restitution = c->tangential_factor = 1;
}

void carom_repeats_judge(const CaromRepeats *repeats, CaromContactRecord *record) {
  CaromContact *c = &record->contact;
  c->restitution = restitution_of_bodies(repeats->scene, record);
  c->tangential_factor = friction_of_bodies(repeats->scene, record);
  record->kind = CAROM_CONTACT_PLAIN;
  record->not_lost_j = record->kept_j = 0;
  if (!may_matter(repeats, record))
    return;
  CaromRepeat repeat = carom_repeats_get(repeats, record);
  double approach = approach_of(c);
  gboolean slow = is_slow(repeats, &repeat, c, approach);
  if (counts(&repeat, slow, record->time_s) && goes_on(&repeat, record->time_s) &&
      repeat.in_a_row + 1 >= CAROM_REPEATS_MOST_IN_A_ROW)
    settle_by_number(record, approach);
  else if (slow)
    settle_slow(record, approach, carom_repeats_hop_speed(repeats->scene->gravity));
}

void carom_repeats_note(CaromRepeats *repeats, const CaromContactRecord *record) {
  if (!may_matter(repeats, record))
    return;
  repeats->latest_s = record->time_s;
  make_room(repeats);
  guint64 pair = pair_of(record);
  Entry *entry = find(repeats, pair);
  CaromRepeat repeat = known_of(entry, record->time_s);
  repeats->n_used += entry->repeat.in_a_row == 0;
  double approach = approach_of(&record->contact);
  gboolean slow = is_slow(repeats, &repeat, &record->contact, approach);
  if (counts(&repeat, slow, record->time_s)) {
    gboolean is_first = !goes_on(&repeat, record->time_s);
    repeat.in_a_row = is_first ? 1 : repeat.in_a_row + (repeat.in_a_row < G_MAXUINT);
    repeat.approach = is_first && !slow ? approach : repeat.approach;
    repeat.row_s = record->time_s;
  }
  repeat.last_s = record->time_s;
  *entry = (Entry){pair, repeat};
}

/* ---- State ---- */

/* How many pairs follow, and the latest time. */
typedef struct {
  guint64 n;
  double latest_s;
} Header;

gsize carom_repeats_state_size(const CaromRepeats *repeats) {
  return sizeof(Header) + sizeof(Entry) * count_live(repeats);
}

void carom_repeats_save(const CaromRepeats *repeats, gpointer state) {
  Header *header = state;
  Entry *entries = (Entry *)(header + 1);
  *header = (Header){0, repeats->latest_s};
  for (guint i = 0; i < repeats->n_places; i++)
    if (is_within_tc(&repeats->entries[i].repeat, repeats->latest_s))
      entries[header->n++] = repeats->entries[i];
}

void carom_repeats_restore(CaromRepeats *repeats, gconstpointer state) {
  const Header *header = state;
  g_free(repeats->entries);
  repeats->latest_s = header->latest_s;
  lay_out(repeats, (const Entry *)(header + 1), (guint)header->n, (guint)header->n);
}
