/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json: JSON text (RFC 8259) that is checked once as a whole and then read where it stands.
 * Nothing is built from it, so that a scene takes the memory of its discs and of its text, and what
 * Carom does not know can be kept to the letter. A value is known by its first byte.
 *
 * All but carom_json_check() ask for text that carom_json_check() has passed. */
#pragma once

#include "carom-source-text.h"

/* Returns: whether @text is one JSON value with brackets no deeper than CAROM_LIMIT_DEPTH; if not,
 *   @error says where the problem is and what to do */
gboolean carom_json_check(const CaromSourceText *text, GError **error);

/* Returns: the value that @text is */
const char *carom_json_root(const CaromSourceText *text);

typedef enum {
  CAROM_JSON_NULL,
  CAROM_JSON_FLAG,
  CAROM_JSON_NUMBER,
  CAROM_JSON_TEXT,
  CAROM_JSON_LIST,
  CAROM_JSON_OBJECT,
} CaromJsonType;

/* Returns: what @value is, by its first byte */
CaromJsonType carom_json_type(const char *value);

/* These ask for a value of their type. */
gboolean carom_json_flag(const char *value);
double carom_json_number(const char *value); /* infinite beyond the range of doubles */

/* Without quotes and escapes. JSON has escapes for what is no text: \u0000, and halves of
 * characters.
 *
 * @quote: the first byte of a text or of a name in @text
 * Returns: (transfer full) (nullable): UTF-8, or NULL with @error set where there is such an
 *   escape */
char *carom_json_text(const CaromSourceText *text, const char *quote, GError **error);

/* An element of a list, or a member of an object. */
typedef struct {
  gboolean is_member;
  const char *name, *name_end; /* of a member, with its quotes */
  const char *value, *value_end;
} CaromJsonItem;

/* Returns: what carom_json_next() makes the first item of a list or an object */
CaromJsonItem carom_json_items(const char *value);

/* Goes to the next item.
 *
 * Returns: FALSE if there is none */
gboolean carom_json_next(CaromJsonItem *item);

/* Returns: how many items a list or an object has */
guint carom_json_count(const char *value);

/* @name: as it is in the text, without its quotes
 * Returns: (nullable): the value of that member of an object */
const char *carom_json_member(const char *object, const char *name);
