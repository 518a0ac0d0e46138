/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-writer: writes JSON piece by piece, numbers with 17 significant digits, the same in
 * every locale. */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct CaromJsonWriter CaromJsonWriter;

/* Returns: (transfer full): a writer that has written nothing */
CaromJsonWriter *carom_json_writer_new(void);
void carom_json_writer_free(CaromJsonWriter *json);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonWriter, carom_json_writer_free)

typedef enum {
  CAROM_JSON_LINES, /* a line for each member */
  CAROM_JSON_ONE_LINE
} CaromJsonLayout;

/* Begins a value that takes everything up to carom_json_writer_end().
 *
 * @key: (nullable): here and below, NULL within an array and for the outermost value */
void carom_json_writer_begin_object(CaromJsonWriter *json, const char *key, CaromJsonLayout layout);
void carom_json_writer_begin_array(CaromJsonWriter *json, const char *key, CaromJsonLayout layout);
/* Ends the innermost object or array. */
void carom_json_writer_end(CaromJsonWriter *json);

/* @value: UTF-8 */
void carom_json_writer_add_string(CaromJsonWriter *json, const char *key, const char *value);
/* A number that is not finite, which JSON cannot hold, becomes null. */
void carom_json_writer_add_number(CaromJsonWriter *json, const char *key, double value);
void carom_json_writer_add_count(CaromJsonWriter *json, const char *key, guint64 value);
void carom_json_writer_add_boolean(CaromJsonWriter *json, const char *key, gboolean value);
void carom_json_writer_add_null(CaromJsonWriter *json, const char *key);
/* [x, y] */
void carom_json_writer_add_vec2(CaromJsonWriter *json, const char *key, CaromVec2 value);

/* All objects and arrays must have been ended.
 *
 * Returns: (transfer full): the text, ending in a newline */
char *carom_json_writer_to_text(const CaromJsonWriter *json);

/* Appends a JSON string to what is written by other means.
 *
 * @value: UTF-8 */
void carom_json_writer_append_string(GString *text, const char *value);
