/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-log: blocks of short records, and beside them the contacts that are kept whole, by
 * index. A block that is read is calculated again as a whole, and forgotten when the run goes
 * on. */
#include "carom-contact-log.h"

#include "carom-rebound.h"

#include <string.h>

#define BLOCK_CONTACTS 256

/* Restitution and tangential factor are one of a few pairs; and what is elastic may be so because
 * it settles. */
#define MAX_FACTORS 255
#define WHOLE       MAX_FACTORS

/* A log that may take next to nothing has some contacts all the same. */
#define MIN_CONTACTS 1024

typedef struct {
  guint64 frame : 56;
  guint64 factors : 8; /* index; WHOLE: it is kept whole besides */
  double time_s;
  guint a;
  gint32 partner; /* a disc, or ~wall */
  CaromVec2 velocity_a, velocity_b;
  CaromVec2 d;
} Packed;
G_STATIC_ASSERT(sizeof(Packed) == CAROM_CONTACT_LOG_BYTES);

typedef struct {
  double restitution, tangential_factor;
  CaromContactKind kind;
} Factors;

typedef struct {
  guint64 index;
  CaromContactRecord record;
} Whole;
G_STATIC_ASSERT(sizeof(Whole) == CAROM_CONTACT_LOG_WHOLE_BYTES);

typedef struct {
  Packed *packed;              /* [BLOCK_CONTACTS] */
  CaromContactRecord *records; /* [BLOCK_CONTACTS] (nullable): the same, calculated again */
} Block;

struct CaromContactLog {
  const CaromBodies *bodies;
  const CaromResolver *resolver;
  gboolean rebounds;
  gsize budget;
  guint n;
  GArray *blocks;   /* (element-type Block) */
  GArray *factors;  /* (element-type Factors) */
  GArray *wholes;   /* (element-type Whole): in order */
  gboolean is_read; /* whether there are records calculated again */
  guint found;      /* by the last search */
};

static void block_clear(gpointer data) {
  Block *block = data;
  g_free(block->packed);
  g_free(block->records);
}

CaromContactLog *carom_contact_log_new(const CaromBodies *bodies, const CaromResolver *resolver,
                                       gboolean rebounds, gsize budget) {
  CaromContactLog *log = g_new0(CaromContactLog, 1);
  log->bodies = bodies;
  log->resolver = resolver;
  log->rebounds = rebounds;
  log->budget = budget;
  log->blocks = g_array_new(FALSE, TRUE, sizeof(Block));
  g_array_set_clear_func(log->blocks, block_clear);
  log->factors = g_array_new(FALSE, FALSE, sizeof(Factors));
  log->wholes = g_array_new(FALSE, FALSE, sizeof(Whole));
  return log;
}

void carom_contact_log_free(CaromContactLog *log) {
  g_array_unref(log->blocks);
  g_array_unref(log->factors);
  g_array_unref(log->wholes);
  g_free(log);
}

guint carom_contact_log_length(const CaromContactLog *log) {
  return log->n;
}

static Block *block_of(const CaromContactLog *log, guint i) {
  return &g_array_index(log->blocks, Block, i / BLOCK_CONTACTS);
}

static Packed *packed_at(const CaromContactLog *log, guint i) {
  return &block_of(log, i)->packed[i % BLOCK_CONTACTS];
}

/* ---- Calculating again ---- */

/* The first whole contact at @i or after it. */
static guint find_whole(const CaromContactLog *log, guint i) {
  guint low = 0, high = log->wholes->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(log->wholes, Whole, middle).index < i)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static CaromContact contact_of(const CaromContactLog *log, const Packed *packed) {
  const Factors *factors = &g_array_index(log->factors, Factors, packed->factors);
  return (CaromContact){
      .mass_a_kg = log->bodies->mass_kg[packed->a],
      .mass_b_kg = packed->partner < 0 ? INFINITY : log->bodies->mass_kg[packed->partner],
      .velocity_a = packed->velocity_a,
      .velocity_b = packed->velocity_b,
      .d = packed->d,
      .restitution = factors->restitution,
      .tangential_factor = factors->tangential_factor,
  };
}

/* As carom_engine_resolve_contact() has done. */
static CaromContactRecord calculate(const CaromContactLog *log, const Packed *packed) {
  CaromContactRecord record = {
      .frame = packed->frame,
      .time_s = packed->time_s,
      .a = packed->a,
      .b = packed->partner < 0 ? -1 : packed->partner,
      .wall = packed->partner < 0 ? ~packed->partner : -1,
      .contact = contact_of(log, packed),
      .kind = g_array_index(log->factors, Factors, packed->factors).kind,
      .cluster_size = 1,
  };
  carom_resolver_resolve(log->resolver, &record.contact, &record.outcome);
  record.impulse = carom_contact_impulse(&record.contact, &record.outcome);
  if (log->rebounds)
    record.rebound = carom_rebound_impulse(&record);
  return record;
}

static void calculate_block(CaromContactLog *log, guint first) {
  Block *block = block_of(log, first);
  guint n = MIN(log->n - first, BLOCK_CONTACTS), whole = find_whole(log, first);
  block->records = g_new(CaromContactRecord, BLOCK_CONTACTS);
  for (guint k = 0; k < n; k++)
    block->records[k] = block->packed[k].factors == WHOLE
                            ? g_array_index(log->wholes, Whole, whole++).record
                            : calculate(log, &block->packed[k]);
  log->is_read = TRUE;
}

static void forget_read(CaromContactLog *log) {
  for (guint i = 0; log->is_read && i < log->blocks->len; i++)
    g_clear_pointer(&g_array_index(log->blocks, Block, i).records, g_free);
  log->is_read = FALSE;
}

const CaromContactRecord *carom_contact_log_get(const CaromContactLog *log, guint i) {
  g_assert(i < log->n);
  if (!block_of(log, i)->records) /* what is shown of the log stays the same */
    calculate_block((CaromContactLog *)log, i - i % BLOCK_CONTACTS);
  return &block_of(log, i)->records[i % BLOCK_CONTACTS];
}

guint64 carom_contact_log_get_frame(const CaromContactLog *log, guint i) {
  g_assert(i < log->n);
  return packed_at(log, i)->frame;
}

guint carom_contact_log_find(const CaromContactLog *log, guint n, guint64 frame) {
  guint low = 0, high = MIN(log->found, n), step = 1;
  if (high < n && carom_contact_log_get_frame(log, high) < frame) {
    for (low = high + 1;
         low + step <= n && carom_contact_log_get_frame(log, low + step - 1) < frame; step *= 2)
      low += step;
    high = MIN(low + step - 1, n);
  } else {
    for (; high >= step && carom_contact_log_get_frame(log, high - step) >= frame; step *= 2)
      high -= step;
    low = high >= step ? high - step + 1 : 0;
  }
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (carom_contact_log_get_frame(log, middle) < frame)
      low = middle + 1;
    else
      high = middle;
  }
  ((CaromContactLog *)log)->found = low;
  return low;
}

/* ---- Adding ---- */

static gboolean factors_are(const Factors *factors, const CaromContactRecord *record) {
  const CaromContact *contact = &record->contact;
  return factors->kind == record->kind &&
         memcmp(&factors->restitution, &contact->restitution, sizeof(double)) == 0 &&
         memcmp(&factors->tangential_factor, &contact->tangential_factor, sizeof(double)) == 0;
}

/* Returns: the index of those of @record, which are added if they are new; WHOLE if there are too
 *   many */
static guint find_factors(CaromContactLog *log, const CaromContactRecord *record) {
  guint i = 0;
  while (i < log->factors->len && !factors_are(&g_array_index(log->factors, Factors, i), record))
    i++;
  if (i == log->factors->len && i < MAX_FACTORS) {
    Factors factors = {record->contact.restitution, record->contact.tangential_factor,
                       record->kind};
    g_array_append_val(log->factors, factors);
  }
  return i;
}

/* Whether calculate() gives the same bits: one contact alone is resolved by the run's resolver, see
 * carom_engine_resolve_contact(), if that is all that there is to it. */
static gboolean can_calculate(const CaromContactRecord *record) {
  return record->cluster_size == 1 &&
         (record->kind == CAROM_CONTACT_PLAIN || record->kind == CAROM_CONTACT_SETTLED);
}

/* Written where it stays: a copy of what has just been written in smaller parts takes longer than
 * all else here. */
static void pack(Packed *packed, const CaromContactRecord *record, guint factors) {
  packed->frame = record->frame;
  packed->factors = factors;
  packed->time_s = record->time_s;
  packed->a = record->a;
  packed->partner = record->wall >= 0 ? ~record->wall : record->b;
  packed->velocity_a = record->contact.velocity_a;
  packed->velocity_b = record->contact.velocity_b;
  packed->d = record->contact.d;
}

gsize carom_contact_log_bytes(const CaromContactLog *log) {
  return log->blocks->len * (gsize)BLOCK_CONTACTS * sizeof(Packed) +
         log->wholes->len * sizeof(Whole);
}

static gboolean is_full(const CaromContactLog *log) {
  return log->n >= CAROM_CONTACT_LOG_MAX ||
         (log->n >= MIN_CONTACTS && carom_contact_log_bytes(log) >= log->budget);
}

static void append_block(CaromContactLog *log) {
  Block block = {.packed = g_new(Packed, BLOCK_CONTACTS)};
  g_array_append_val(log->blocks, block);
}

gboolean carom_contact_log_append(CaromContactLog *log, const CaromContactRecord *record) {
  forget_read(log);
  if (is_full(log))
    return FALSE;
  guint factors = can_calculate(record) ? find_factors(log, record) : WHOLE;
  if (factors == WHOLE) {
    Whole whole = {log->n, *record};
    g_array_append_val(log->wholes, whole);
  }
  if (log->n == log->blocks->len * BLOCK_CONTACTS)
    append_block(log);
  pack(packed_at(log, log->n++), record, factors);
  return TRUE;
}

void carom_contact_log_truncate(CaromContactLog *log, guint n) {
  g_assert(n <= log->n);
  if (n == log->n)
    return;
  forget_read(log);
  g_array_set_size(log->wholes, find_whole(log, n));
  g_array_set_size(log->blocks, (n + BLOCK_CONTACTS - 1) / BLOCK_CONTACTS);
  log->n = n;
}
