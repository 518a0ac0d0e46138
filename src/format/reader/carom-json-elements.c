/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-elements: one parser reads one piece after the other. */
#include "carom-json-elements.h"

struct CaromJsonElements {
  const CaromJsonParts *parts;
  const CaromJsonList *list;
  guint n_taken;
  JsonParser *parser; /* holds the piece of the last one taken */
  GString *json;      /* that piece */
};

CaromJsonElements *carom_json_elements_new(const CaromJsonParts *parts, JsonArray *list) {
  CaromJsonElements *elements = g_new0(CaromJsonElements, 1);
  guint index = (guint)json_array_get_int_element(list, 0);
  elements->parts = parts;
  elements->list = &g_array_index(parts->lists, CaromJsonList, index);
  elements->parser = json_parser_new();
  elements->json = g_string_new(NULL);
  return elements;
}

void carom_json_elements_free(CaromJsonElements *elements) {
  g_object_unref(elements->parser);
  g_string_free(elements->json, TRUE);
  g_free(elements);
}

guint carom_json_elements_count(const CaromJsonElements *elements) {
  return elements->list->n_elements;
}

static gboolean read_piece(CaromJsonElements *elements, guint i, GError **error) {
  carom_json_parts_get_piece(elements->parts, elements->list, i, elements->json);
  return json_parser_load_from_data(elements->parser, elements->json->str,
                                    (gssize)elements->json->len, error);
}

JsonNode *carom_json_elements_next(CaromJsonElements *elements, GError **error) {
  g_assert(elements->n_taken < elements->list->n_elements);
  guint i = elements->n_taken++, in_piece = i % CAROM_JSON_PIECE;
  if (in_piece == 0 && !read_piece(elements, i / CAROM_JSON_PIECE, error))
    return NULL;
  JsonArray *piece = json_node_get_array(json_parser_get_root(elements->parser));
  return json_array_get_element(piece, in_piece);
}
