/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-parts: three arrays in the order of the text, and copies of stretches of it. */
#include "carom-json-parts.h"

CaromJsonParts *carom_json_parts_new(void) {
  CaromJsonParts *parts = g_new(CaromJsonParts, 1);
  parts->others = g_array_new(FALSE, FALSE, sizeof(CaromJsonOther));
  parts->lists = g_array_new(FALSE, FALSE, sizeof(CaromJsonList));
  parts->pieces = g_array_new(FALSE, FALSE, sizeof(CaromJsonPiece));
  return parts;
}

void carom_json_parts_free(CaromJsonParts *parts) {
  g_array_unref(parts->others);
  g_array_unref(parts->lists);
  g_array_unref(parts->pieces);
  g_free(parts);
}

/* ---- Taking parts ---- */

static CaromJsonList *last_list(const CaromJsonParts *parts) {
  return &g_array_index(parts->lists, CaromJsonList, parts->lists->len - 1);
}

void carom_json_parts_add_list(CaromJsonParts *parts, const char *from) {
  CaromJsonList list = {.from = from, .first_piece = parts->pieces->len};
  g_array_append_val(parts->lists, list);
}

gboolean carom_json_parts_add_element(CaromJsonParts *parts, const char *from) {
  CaromJsonPiece piece = {from, from};
  gboolean is_first = last_list(parts)->n_elements++ % CAROM_JSON_PIECE == 0;
  if (is_first)
    g_array_append_val(parts->pieces, piece);
  return is_first;
}

void carom_json_parts_end_element(CaromJsonParts *parts, const char *end) {
  g_array_index(parts->pieces, CaromJsonPiece, parts->pieces->len - 1).end = end;
}

void carom_json_parts_end_list(CaromJsonParts *parts, const char *end) {
  last_list(parts)->end = end;
}

/* ---- Text ---- */

static const CaromJsonOther *other_at(const CaromJsonParts *parts, guint i) {
  return &g_array_index(parts->others, CaromJsonOther, i);
}

/* Returns: the index of the first unknown value at @from or later */
static guint find_other(const CaromJsonParts *parts, const char *from) {
  guint low = 0, high = parts->others->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (other_at(parts, middle)->value < from)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Appends a stretch of the text in which no list is a part. */
static void append(const CaromJsonParts *parts, const char *from, const char *end, GString *json) {
  for (guint i = find_other(parts, from); i < parts->others->len && other_at(parts, i)->value < end;
       i++) {
    g_string_append_len(json, from, other_at(parts, i)->value - from);
    g_string_append_printf(json, "%u", i);
    from = other_at(parts, i)->value_end;
  }
  g_string_append_len(json, from, end - from);
}

GString *carom_json_parts_replace(const CaromJsonParts *parts, const CaromSourceText *text) {
  GString *json = g_string_new(NULL);
  const char *from = text->start;
  for (guint i = 0; i < parts->lists->len; i++) {
    const CaromJsonList *list = &g_array_index(parts->lists, CaromJsonList, i);
    append(parts, from, list->from, json);
    g_string_append_printf(json, "[%u]", i);
    from = list->end;
  }
  append(parts, from, text->end, json);
  return json;
}

void carom_json_parts_get_piece(const CaromJsonParts *parts, const CaromJsonList *list, guint i,
                                GString *json) {
  const CaromJsonPiece *piece =
      &g_array_index(parts->pieces, CaromJsonPiece, list->first_piece + i);
  g_string_assign(json, "[");
  append(parts, piece->from, piece->end, json);
  g_string_append_c(json, ']');
}
