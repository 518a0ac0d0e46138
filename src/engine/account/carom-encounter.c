/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter: runs the frame of a contact again in another run, with a probe, which is told
 * how bodies came and, in a stepped run, where they were found and put; a run that knows instants
 * is stopped at the contact and looked at. */
#include "carom-encounter.h"

#include "carom-same-instant.h"
#include "carom-ties.h"

static const CaromContactRecord *record_of(const CaromRun *run, guint contact) {
  return carom_run_get_contact(run, contact);
}

static gboolean have_same_bodies(const CaromContactRecord *one, const CaromContactRecord *other) {
  return one->a == other->a && one->b == other->b && one->wall == other->wall;
}

static gboolean is_same(const CaromContactRecord *one, const CaromContactRecord *other) {
  return have_same_bodies(one, other) && one->frame == other->frame && one->time_s == other->time_s;
}

/* ---- Searching ---- */

typedef struct {
  const CaromContactRecord *wanted;
  guint n_before; /* how many contacts of the same bodies come before it at the same time */
  guint n_met;    /* how many have been looked at */
  CaromEncounterRecord *encounter;
} Search;

/* The probe tells of contacts that are resolved together once, however often each was resolved. */
static void on_encounter(const CaromEncounterRecord *encounter, gpointer user_data) {
  Search *search = user_data;
  if (!is_same(&encounter->record, search->wanted))
    return;
  if (search->n_met++ <= search->n_before)
    *search->encounter = *encounter;
}

/* ---- Stepped runs ---- */

/* The flights are those at the start of the step. Two bodies meet at most once in a step.
 *
 * @again: a run at the frame before that of the contact */
static gboolean examine_step(CaromRun *again, const CaromContactRecord *wanted,
                             CaromEncounterRecord *encounter) {
  const CaromWorld *world = again->world;
  CaromFlight a = carom_flight_of(&world->bodies, wanted->a, world->time_s), b = {0};
  if (wanted->b >= 0)
    b = carom_flight_of(&world->bodies, (guint)wanted->b, world->time_s);
  if (!carom_run_frame(again, NULL))
    return FALSE;
  encounter->flight_a = a;
  encounter->flight_b = b;
  return TRUE;
}

/* ---- Runs that know instants ---- */

/* Returns: how deep the bodies overlap; a rounding error where they touch does not count */
static double depth_of(const CaromEncounterRecord *encounter, const CaromBodies *bodies) {
  const CaromContactRecord *record = &encounter->record;
  double reach =
      bodies->radius[record->a] + (record->b >= 0 ? bodies->radius[(guint)record->b] : 0);
  double depth = reach - carom_vec2_distance(encounter->found_b, encounter->found_a);
  return depth > CAROM_TIES_TOUCHING * reach ? depth : 0;
}

/* At the time of the contact, every body is where it is found, resolved and left. */
static void look(const CaromWorld *world, CaromEncounterRecord *encounter) {
  const CaromContactRecord *record = &encounter->record;
  CaromVec2 a = carom_bodies_position(&world->bodies, record->a);
  CaromVec2 b =
      record->b >= 0
          ? carom_bodies_position(&world->bodies, (guint)record->b)
          : carom_wall_foot(carom_scene_wall(world->scene, (guint)record->wall), a).nearest;
  encounter->found_a = encounter->contact_a = encounter->left_a = a;
  encounter->found_b = encounter->contact_b = encounter->left_b = b;
  encounter->depth = depth_of(encounter, &world->bodies);
}

/* @again: a run at the frame before that of the contact
 * @k: the index of the contact among the contacts of its frame */
static gboolean examine_instant(CaromRun *again, const CaromContactRecord *wanted, guint k,
                                CaromEncounterRecord *encounter) {
  if (!carom_run_advance(again, wanted->time_s, wanted->time_s, NULL) ||
      k >= carom_run_count_contacts(again))
    return FALSE;
  encounter->record = *record_of(again, k);
  const CaromContactRecord *record = &encounter->record;
  encounter->velocity_found_a = encounter->velocity_corrected_a = record->contact.velocity_a;
  encounter->velocity_found_b = record->contact.velocity_b;
  encounter->velocity_left_a = record->outcome.velocity_a;
  encounter->velocity_left_b = record->outcome.velocity_b;
  look(again->world, encounter);
  return TRUE;
}

/* ---- Ties ---- */

/* Whether the policy for ties may have had to decide between the two. Discs meet walls only after
 * all pairs of a step have been resolved. */
static gboolean is_tied(const CaromRun *run, const CaromContactRecord *one,
                        const CaromContactRecord *other) {
  if (one->frame != other->frame)
    return FALSE;
  if (!carom_run_knows_instants(run))
    return one->b >= 0 && other->b >= 0;
  return carom_same_instant_in_log(one->time_s, other->time_s, run->scene->dt_s);
}

/* Returns: (transfer full) (element-type CaromPair): the discs of all contacts that are tied with
 *   @contact, which is at index @self itself */
static GArray *find_tied(const CaromRun *run, guint contact, guint *self) {
  GArray *pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  const CaromContactRecord *record = record_of(run, contact);
  guint end = carom_run_find_contact(run, record->frame + 1);
  for (guint k = carom_run_find_contact(run, record->frame); k < end; k++) {
    if (!is_tied(run, record_of(run, k), record))
      continue;
    if (k == contact)
      *self = pairs->len;
    CaromPair pair = carom_ties_pair(record_of(run, k));
    g_array_append_val(pairs, pair);
  }
  return pairs;
}

/* Counts the contacts that are connected with @contact. */
static void count_turns(const CaromRun *run, guint contact, CaromEncounterRecord *encounter) {
  guint self = 0;
  g_autoptr(GArray) pairs = find_tied(run, contact, &self);
  g_autofree guint *labels = g_new(guint, pairs->len);
  carom_ties_label(&run->world->bodies, (const CaromPair *)pairs->data, pairs->len, labels);
  encounter->turn = encounter->n_turns = 0;
  for (guint k = 0; k < pairs->len; k++) {
    encounter->n_turns += labels[k] == labels[self];
    if (k == self)
      encounter->turn = encounter->n_turns;
  }
}

/* ---- Any contact ---- */

/* Counts the contacts of the same bodies that come before @contact at the same time. */
static guint count_before(const CaromRun *run, guint contact) {
  const CaromContactRecord *record = record_of(run, contact);
  guint n = 0;
  for (guint k = carom_run_find_contact(run, record->frame); k < contact; k++)
    n += is_same(record_of(run, k), record) ? 1 : 0;
  return n;
}

gboolean carom_encounter_examine(const CaromComparison *comparison, guint run, guint contact,
                                 CaromEncounterRecord *encounter) {
  const CaromRun *logged = carom_comparison_get_run(comparison, run);
  g_assert(contact < carom_run_count_contacts(logged));
  const CaromContactRecord *wanted = record_of(logged, contact);
  g_autoptr(CaromRun) again = carom_comparison_rerun(comparison, run, wanted->frame - 1);
  guint k = contact - carom_run_find_contact(logged, wanted->frame);
  Search search = {wanted, count_before(logged, contact), 0, encounter};
  CaromProbe probe = {on_encounter, &search};
  carom_run_set_probe(again, &probe);
  gboolean done = carom_run_knows_instants(again) ? examine_instant(again, wanted, k, encounter)
                                                  : examine_step(again, wanted, encounter);
  carom_run_set_probe(again, NULL);
  if (!done || search.n_met == 0 || !is_same(&encounter->record, wanted))
    return FALSE;
  count_turns(logged, contact, encounter);
  return TRUE;
}

guint carom_encounter_count_contacts(const CaromRun *run, const CaromContactRecord *record,
                                     guint end) {
  guint count = 0;
  for (guint k = 0; k < end; k++)
    count += have_same_bodies(record_of(run, k), record) != FALSE;
  return count;
}

guint carom_encounter_find_contact(const CaromRun *run, const CaromContactRecord *record, guint n) {
  guint k = 0;
  while (k < carom_run_count_contacts(run) &&
         !(have_same_bodies(record_of(run, k), record) && n-- == 0))
    k++;
  return k;
}

gboolean carom_encounter_can_match(const CaromRun *one, const CaromContactRecord *record,
                                   const CaromRun *two, const CaromContactRecord *other) {
  return carom_run_knows_instants(one) == carom_run_knows_instants(two) ||
         carom_contact_kind_settles(record->kind) == carom_contact_kind_settles(other->kind);
}

gboolean carom_encounter_match(const CaromComparison *comparison, guint run, guint contact,
                               guint other, guint *match) {
  const CaromRun *one = carom_comparison_get_run(comparison, run);
  const CaromRun *two = carom_comparison_get_run(comparison, other);
  const CaromContactRecord *record = record_of(one, contact);
  guint k = carom_encounter_find_contact(two, record,
                                         carom_encounter_count_contacts(one, record, contact));
  if (k == carom_run_count_contacts(two) ||
      !carom_encounter_can_match(one, record, two, record_of(two, k)))
    return FALSE;
  double apart_s = fabs(record_of(two, k)->time_s - record->time_s);
  /* Ends of frames that are exactly that far apart are near enough, however they are rounded. */
  if (apart_s >
      (CAROM_ENCOUNTER_MATCH_FRAMES + CAROM_SAME_INSTANT_OF_PANES_FRAMES) * one->world->scene->dt_s)
    return FALSE;
  *match = k;
  return TRUE;
}

CaromVec2 carom_encounter_normal(const CaromContactRecord *record) {
  double length = carom_vec2_length(record->contact.d);
  CaromVec2 n = carom_vec2_scale(record->contact.d, 1 / length);
  return carom_vec2_add(n, carom_vec2(0, 0)); /* −0 + 0 is 0: of −0 the angle may be −180° */
}

/* ---- Order ----
 *
 * The same contact has the same number among those of its two bodies in every run. */

static gboolean has_disc(const CaromContactRecord *record, int disc) {
  return disc >= 0 && ((int)record->a == disc || record->b == disc);
}

gboolean carom_encounter_share_disc(const CaromContactRecord *one,
                                    const CaromContactRecord *other) {
  return has_disc(one, carom_contact_record_disc(other, CAROM_BODY_A)) ||
         has_disc(one, carom_contact_record_disc(other, CAROM_BODY_B));
}

gboolean carom_encounter_had_contacts(const CaromRun *run, guint contact) {
  for (guint i = 0; i < contact; i++)
    if (carom_encounter_share_disc(carom_run_get_contact(run, i),
                                   carom_run_get_contact(run, contact)))
      return TRUE;
  return FALSE;
}

/* Whether a contact of these bodies that came before this one in @run comes after it in @other.
 * Such contacts are of nearly the same frame, as those are that panes have in common. */
static gboolean is_overtaken(const CaromRun *run, guint at, const CaromRun *other, guint at_other) {
  const CaromContactRecord *record = carom_run_get_contact(run, at);
  guint64 from = record->frame - MIN(record->frame, CAROM_ENCOUNTER_MATCH_FRAMES);
  for (guint i = carom_run_find_contact(run, from); i < at; i++) {
    const CaromContactRecord *earlier = carom_run_get_contact(run, i);
    if (!carom_encounter_share_disc(earlier, record))
      continue;
    guint n = carom_encounter_count_contacts(run, earlier, i);
    guint k = carom_encounter_find_contact(other, earlier, n);
    if (k > at_other && k < carom_run_count_contacts(other))
      return TRUE;
  }
  return FALSE;
}

gboolean carom_encounter_order_differs(const CaromRun *one, guint contact, const CaromRun *two,
                                       guint match) {
  return is_overtaken(one, contact, two, match) || is_overtaken(two, match, one, contact);
}
