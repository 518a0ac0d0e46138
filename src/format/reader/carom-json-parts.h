/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-parts: which parts of a JSON text do not go into the tree. Of fields that the program
 * does not know the text is kept. Lists of objects, which are what makes a scene large, are read
 * from the text a piece at a time. In the tree, each has an index in its place. */
#pragma once

#include "carom-source-text.h"

/* A field that is not known. All point into the text, and so do those below. */
typedef struct {
  const char *name, *name_end; /* with its quotes */
  const char *value, *value_end;
} CaromJsonOther;

/* Some elements of a list, with the commas between them. */
typedef struct {
  const char *from, *end;
} CaromJsonPiece;

/* How many elements a piece has; the last one of a list may have fewer. */
#define CAROM_JSON_PIECE 64

typedef struct {
  const char *from, *end; /* with its brackets */
  guint n_elements;
  guint first_piece; /* in the text's pieces */
} CaromJsonList;

typedef struct {
  GArray *others; /* (element-type CaromJsonOther): in the text's order, as all of these are */
  GArray *lists;  /* (element-type CaromJsonList) */
  GArray *pieces; /* (element-type CaromJsonPiece): of all lists */
} CaromJsonParts;

/* Returns: (transfer full): no parts */
CaromJsonParts *carom_json_parts_new(void);
void carom_json_parts_free(CaromJsonParts *parts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonParts, carom_json_parts_free)

/* Adds a list without elements, which is not inside of another. Its end is set when it is known.
 *
 * @from: its bracket */
void carom_json_parts_add_list(CaromJsonParts *parts, const char *from);
/* Begins an element of the last list.
 *
 * Returns: whether it is the first one of a piece */
gboolean carom_json_parts_add_element(CaromJsonParts *parts, const char *from);
/* These end the last element, and the last list.
 *
 * @end: after its last letter */
void carom_json_parts_end_element(CaromJsonParts *parts, const char *end);
void carom_json_parts_end_list(CaromJsonParts *parts, const char *end);

/* Returns: (transfer full): @text with an index in place of each part: a number of an unknown
 *   value, a list of one number of a list */
GString *carom_json_parts_replace(const CaromJsonParts *parts, const CaromSourceText *text);

/* The @i-th piece of a list, as a list: with brackets, and indices in place of unknown values.
 *
 * @json: is replaced */
void carom_json_parts_get_piece(const CaromJsonParts *parts, const CaromJsonList *list, guint i,
                                GString *json);

/* Appends name and value as the text has them, to the letter, and what is usual between them. */
static inline void carom_json_parts_append_other(GString *json, const CaromJsonOther *other) {
  g_string_append_len(json, other->name, other->name_end - other->name);
  g_string_append(json, ": ");
  g_string_append_len(json, other->value, other->value_end - other->value);
}
