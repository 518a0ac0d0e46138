/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-repeats: a hash table of pairs, with open addressing. Pairs that last met longer than t_c
 * ago count as if they were not in it; those that did so longer ago than the longest t_c are left
 * out whenever it is laid out anew. */
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
  const CaromFlight *flights; /* (nullable) */
  Entry *entries;             /* [n_places]: at most half of them are used */
  guint n_places;             /* a power of two */
  guint n_used;               /* also of pairs that last met longer than t_c ago */
  double latest_s;            /* the time of the last contact that was noted */
};

#define FEWEST_PLACES 64u

/* ---- The table ---- */

static guint64 pair_of(const CaromContactRecord *record) {
  return (guint64)record->a << 32 | (guint32)carom_contact_record_partner(record);
}

/* The place of @pair, or the free one where it belongs. */
static Entry *find(const CaromRepeats *repeats, guint64 pair) {
  guint mask = repeats->n_places - 1, place = (guint)carom_mix(pair) & mask;
  while (repeats->entries[place].repeat.in_a_row > 0 && repeats->entries[place].pair != pair)
    place = (place + 1) & mask;
  return &repeats->entries[place];
}

static gboolean is_within(const CaromRepeat *repeat, double now_s, double duration_s) {
  return repeat->in_a_row > 0 && now_s - repeat->last_s <= duration_s;
}

/* Whether the pair may still have a row, whatever its t_c is. */
static gboolean is_live(const CaromRepeats *repeats, const CaromRepeat *repeat) {
  return is_within(repeat, repeats->latest_s, CAROM_REPEATS_CONTACT_DURATION_S);
}

static guint count_live(const CaromRepeats *repeats) {
  guint n = 0;
  for (guint i = 0; i < repeats->n_places; i++)
    n += is_live(repeats, &repeats->entries[i].repeat);
  return n;
}

/* Makes a new table, with room for more, of those of @entries that met within t_c.
 *
 * @entries: (array length=n)
 * @n_live: how many of them did */
static void lay_out(CaromRepeats *repeats, const Entry *entries, guint n, guint n_live) {
  guint n_places = FEWEST_PLACES;
  while (n_places < 4 * n_live)
    n_places *= 2;
  repeats->n_places = n_places;
  repeats->n_used = n_live;
  repeats->entries = g_new0(Entry, n_places);
  for (guint i = 0; i < n; i++)
    if (is_live(repeats, &entries[i].repeat))
      *find(repeats, entries[i].pair) = entries[i];
}

static void make_room(CaromRepeats *repeats) {
  if (2 * repeats->n_used < repeats->n_places)
    return;
  g_autofree Entry *before = repeats->entries;
  lay_out(repeats, before, repeats->n_places, count_live(repeats));
}

CaromRepeats *carom_repeats_new(const CaromScene *scene, const CaromFlight *flights) {
  CaromRepeats *repeats = g_new(CaromRepeats, 1);
  *repeats = (CaromRepeats){.scene = scene, .flights = flights, .latest_s = -INFINITY};
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

/* Whether it can make a difference that the contact settles: one that is elastic and smooth is as
 * it would be otherwise, unless gravity is going to make it hop. */
static gboolean may_matter(const CaromRepeats *repeats, const CaromContactRecord *record) {
  CaromVec2 gravity = repeats->scene->gravity;
  return restitution_of_bodies(repeats->scene, record) != 1 || gravity.x != 0 || gravity.y != 0 ||
         friction_of_bodies(repeats->scene, record) != 1;
}

double carom_repeats_approach(const CaromContact *c) {
  CaromVec2 velocity = carom_vec2_sub(c->velocity_a, c->velocity_b);
  return carom_vec2_dot(velocity, c->d) / carom_vec2_length(c->d);
}

double carom_repeats_contact_duration_s(const CaromFlight *a, const CaromFlight *b,
                                        CaromVec2 gravity) {
  double g = carom_vec2_length(gravity), radius = INFINITY;
  if (!a->pinned)
    radius = a->radius;
  if (b && !b->pinned)
    radius = MIN(radius, b->radius);
  double fall_s = g > 0 ? sqrt(radius / g) : INFINITY;
  return MIN(CAROM_REPEATS_CONTACT_DURATION_S, CAROM_REPEATS_MOST_OF_FALL * fall_s);
}

/* t_c of the two that meet. */
static double duration_s(const CaromRepeats *repeats, const CaromContactRecord *record) {
  const CaromFlight *flights = repeats->flights;
  return flights ? carom_repeats_contact_duration_s(&flights[record->a],
                                                    record->b >= 0 ? &flights[record->b] : NULL,
                                                    repeats->scene->gravity)
                 : CAROM_REPEATS_CONTACT_DURATION_S;
}

static CaromRepeat known_of(const CaromRepeats *repeats, const Entry *entry,
                            const CaromContactRecord *record) {
  return is_within(&entry->repeat, record->time_s, duration_s(repeats, record)) ? entry->repeat
                                                                                : (CaromRepeat){0};
}

CaromRepeat carom_repeats_get(const CaromRepeats *repeats, const CaromContactRecord *record) {
  return known_of(repeats, find(repeats, pair_of(record)), record);
}

double carom_repeats_slow_speed(const CaromRepeat *repeat, const CaromContact *contact,
                                CaromVec2 gravity, double duration_s) {
  double falls = duration_s * carom_vec2_length(gravity);
  double speeds = carom_vec2_length(contact->velocity_a) + carom_vec2_length(contact->velocity_b);
  double collapsed = CAROM_REPEATS_SLOW * repeat->approach;
  return MAX(falls, MAX(collapsed, CAROM_REPEATS_ROUNDING * speeds));
}

static gboolean is_slow(const CaromRepeats *repeats, const CaromRepeat *repeat,
                        const CaromContactRecord *record, double approach) {
  return repeat->in_a_row > 0 &&
         approach <= carom_repeats_slow_speed(repeat, &record->contact, repeats->scene->gravity,
                                              duration_s(repeats, record));
}

/* Whether a contact at @now_s counts in a row, the present or a new one. */
static gboolean counts(const CaromRepeat *repeat, gboolean slow, double now_s) {
  return !slow || now_s == repeat->last_s;
}

/* Whether one that counts is one more of the present row. */
static gboolean goes_on(const CaromRepeats *repeats, const CaromRepeat *repeat,
                        const CaromContactRecord *record) {
  return repeat->in_a_row > 0 && record->time_s - repeat->row_s <= duration_s(repeats, record);
}

static double reduced_mass_kg(const CaromContact *c) {
  return 1 / (1 / c->mass_a_kg + 1 / c->mass_b_kg);
}

/* Makes a contact a hop where it would part the bodies more slowly than @hop, by more than
 * rounding; else makes it elastic. Contacts in all directions hop, not only those with a floor: in
 * a heap, weight also presses sideways, and discs without any speed in that direction would collide
 * ever more often. What a slow contact would have lost is at the most what rounding and rest take,
 * and is not booked; what a hop gives is. */
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

/* What is kept is ½ μ (1 − e²) w² + ½ μ (1 − f²) w_t². */
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
  double approach = carom_repeats_approach(c);
  gboolean slow = is_slow(repeats, &repeat, record, approach);
  if (counts(&repeat, slow, record->time_s) && goes_on(repeats, &repeat, record) &&
      repeat.in_a_row + 1 >= CAROM_REPEATS_FIRST_COUNTED)
    settle_by_number(record, approach);
  else if (slow)
    settle_slow(record, approach,
                carom_repeats_hop_speed(repeats->scene->gravity, duration_s(repeats, record)));
}

void carom_repeats_note(CaromRepeats *repeats, const CaromContactRecord *record) {
  if (!may_matter(repeats, record))
    return;
  repeats->latest_s = record->time_s;
  make_room(repeats);
  guint64 pair = pair_of(record);
  Entry *entry = find(repeats, pair);
  CaromRepeat repeat = known_of(repeats, entry, record);
  repeats->n_used += entry->repeat.in_a_row == 0;
  double approach = carom_repeats_approach(&record->contact);
  gboolean slow = is_slow(repeats, &repeat, record, approach);
  if (counts(&repeat, slow, record->time_s)) {
    gboolean is_first = !goes_on(repeats, &repeat, record);
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
    if (is_live(repeats, &repeats->entries[i].repeat))
      entries[header->n++] = repeats->entries[i];
}

void carom_repeats_restore(CaromRepeats *repeats, gconstpointer state) {
  const Header *header = state;
  g_free(repeats->entries);
  repeats->latest_s = header->latest_s;
  lay_out(repeats, (const Entry *)(header + 1), (guint)header->n, (guint)header->n);
}
