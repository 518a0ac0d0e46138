/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-elements: the elements of a list of objects, of which json-glib has only a piece at a
 * time. The whole list would take twenty times the memory of its text. */
#pragma once

#include "carom-json-parts.h"

#include <json-glib/json-glib.h>

typedef struct CaromJsonElements CaromJsonElements;

/* @parts: of the text; they must outlive the elements
 * @list: what stands in the tree in place of the list
 * Returns: (transfer full): its elements, before the first one */
CaromJsonElements *carom_json_elements_new(const CaromJsonParts *parts, JsonArray *list);
void carom_json_elements_free(CaromJsonElements *elements);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonElements, carom_json_elements_free)

/* Returns: how many there are in all */
guint carom_json_elements_count(const CaromJsonElements *elements);

/* Goes to the next element, of which there must be one.
 *
 * Returns: (transfer none) (nullable): it, valid until the next call; NULL with @error set if
 *   json-glib cannot read it */
JsonNode *carom_json_elements_next(CaromJsonElements *elements, GError **error);
