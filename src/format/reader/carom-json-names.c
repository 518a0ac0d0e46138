/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-names: a stack of the names of all open objects with their hashes. When an object is
 * left, its names are checked for collisions first, so that looking for equal names takes
 * reasonable time. */
#include "carom-json-names.h"

#include <string.h>

typedef struct {
  const char *place; /* where it is in the text */
  const char *bytes; /* without escapes; not terminated */
  guint32 length;
  guint32 hash; /* g_str_hash() */
} Name;

struct CaromJsonNames {
  GArray *names;         /* (element-type Name): of all objects that are open, outermost first */
  GStringChunk *decoded; /* names that have escapes in the text */
};

CaromJsonNames *carom_json_names_new(void) {
  CaromJsonNames *names = g_new(CaromJsonNames, 1);
  names->names = g_array_new(FALSE, FALSE, sizeof(Name));
  names->decoded = g_string_chunk_new(1024);
  return names;
}

void carom_json_names_free(CaromJsonNames *names) {
  g_array_unref(names->names);
  g_string_chunk_free(names->decoded);
  g_free(names);
}

guint carom_json_names_enter(const CaromJsonNames *names) {
  return names->names->len;
}

/* Escapes */

static gunichar hex_at(const char *digits) {
  gunichar unit = 0;
  for (guint i = 0; i < 4; i++)
    unit = unit * 16 + (gunichar)g_ascii_xdigit_value(digits[i]);
  return unit;
}

/* Appends the character that the escape at @p, after its backslash, stands for.
 *
 * Returns: the text after it */
static const char *decode_escape(GString *decoded, const char *p) {
  static const char escapes[] = "bfnrt", meanings[] = "\b\f\n\r\t";
  if (*p != 'u') {
    const char *known = strchr(escapes, *p);
    g_string_append_c(decoded, known ? meanings[known - escapes] : *p);
    return p + 1;
  }
  gunichar character = hex_at(p + 1);
  p += 5;
  if (character >= 0xd800 && character <= 0xdbff) {
    character = 0x10000 + ((character - 0xd800) << 10) + (hex_at(p + 2) - 0xdc00);
    p += 6;
  }
  g_string_append_unichar(decoded, character);
  return p;
}

static GString *decode(const char *from, const char *to) {
  GString *decoded = g_string_sized_new((gsize)(to - from));
  for (const char *p = from; p < to;)
    if (*p == '\\')
      p = decode_escape(decoded, p + 1);
    else
      g_string_append_c(decoded, *p++);
  return decoded;
}

/* Like g_str_hash(), which needs a terminated string. */
static guint32 hash_of(const char *bytes, gsize length) {
  guint32 hash = 5381;
  for (gsize i = 0; i < length; i++)
    hash = hash * 33 + (guint32)(signed char)bytes[i];
  return hash;
}

void carom_json_names_add(CaromJsonNames *names, const char *from, const char *to) {
  Name name = {.place = from, .bytes = from, .length = (guint32)(to - from)};
  if (memchr(from, '\\', name.length)) {
    GString *decoded = decode(from, to);
    name.bytes = g_string_chunk_insert_len(names->decoded, decoded->str, (gssize)decoded->len);
    name.length = (guint32)decoded->len;
    g_string_free(decoded, TRUE);
  }
  name.hash = hash_of(name.bytes, name.length);
  g_array_append_val(names->names, name);
}

const char *carom_json_names_last(const CaromJsonNames *names, gsize *length) {
  const Name *last = &g_array_index(names->names, Name, names->names->len - 1);
  *length = last->length;
  return last->bytes;
}

/* Collisions */

/* Fewer names than this are never a problem. */
#define FEWEST_TO_COLLIDE 64
/* Random names have less than one collision for every two names. */
#define MOST_COLLISIONS_PER_NAME 8

static guint32 largest_prime_below(guint32 power_of_two) {
  for (guint32 candidate = power_of_two - 1;; candidate -= 2) {
    guint32 divisor = 3;
    while (divisor * divisor <= candidate && candidate % divisor != 0)
      divisor += 2;
    if (divisor * divisor > candidate)
      return candidate;
  }
}

/* Whether the first @n names collide too often in a GHashTable of @size places. */
static gboolean collide_in_table(const Name *names, guint n, guint32 size) {
  guint32 prime = largest_prime_below(size);
  g_autofree guint32 *n_at = g_new0(guint32, size);
  guint64 collisions = 0;
  for (guint i = 0; i < n; i++)
    /* As in GHashTable. Other versions of GLib may do it differently; there, names that pass here
     * collide only by chance. */
    collisions += n_at[names[i].hash * 11 % prime]++;
  return collisions > (guint64)MOST_COLLISIONS_PER_NAME * n;
}

/* A GHashTable doubles when it is 15/16 full. It must work well at each of its sizes. */
static gboolean collide(const Name *names, guint n) {
  if (n < FEWEST_TO_COLLIDE)
    return FALSE;
  for (guint32 size = FEWEST_TO_COLLIDE;; size *= 2) {
    guint32 most = size / 16 * 15;
    if (collide_in_table(names, MIN(n, most), size))
      return TRUE;
    if (n <= most)
      return FALSE;
  }
}

/* Names that occur twice */

static gboolean same(const Name *a, const Name *b) {
  return a->hash == b->hash && a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0;
}

/* A few names are compared one by one, many only with those at the same place in a table. There are
 * few of these, or the names would have been refused.
 *
 * Returns: (nullable): the first place in the text where a name occurs again */
static const char *find_twice(const Name *names, guint n) {
  guint32 size = 1;
  while (n >= FEWEST_TO_COLLIDE && size < n)
    size *= 2;
  g_autofree guint32 *last_at = g_new0(guint32, size); /* 1 + index of a name; 0: none */
  g_autofree guint32 *before = g_new(guint32, n);
  for (guint32 i = 0; i < n; i++) {
    guint32 *last = &last_at[names[i].hash % size];
    for (guint32 other = *last; other > 0; other = before[other - 1])
      if (same(&names[i], &names[other - 1]))
        return names[i].place;
    before[i] = *last;
    *last = i + 1;
  }
  return NULL;
}

CaromJsonNamesResult carom_json_names_leave(CaromJsonNames *names, guint mark, const char **at) {
  guint n = names->names->len - mark;
  if (n == 0)
    return CAROM_JSON_NAMES_FINE;
  const Name *own = &g_array_index(names->names, Name, mark);
  const char *last = own[n - 1].place;
  gboolean too_alike = collide(own, n);
  const char *twice = too_alike ? NULL : find_twice(own, n);
  g_array_set_size(names->names, mark);
  if (too_alike || twice)
    *at = too_alike ? last : twice;
  return too_alike ? CAROM_JSON_NAMES_COLLIDE
         : twice   ? CAROM_JSON_NAMES_TWICE
                   : CAROM_JSON_NAMES_FINE;
}
