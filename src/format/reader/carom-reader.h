/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-reader: the state of reading a scene file: the place it has reached, how errors are
 * reported, and who is told of unknown fields. */
#pragma once

#include "carom-format-error.h"
#include "carom-json.h"
#include "carom-scene.h"

/* A field that the program does not know. The struct and its contents are valid only during the
 * call. */
typedef struct {
  const char *object;     /* path of the object that has it: "bodies[3]"; "" at the top */
  const char *key;        /* as in the file: any text */
  const GPtrArray *known; /* (element-type utf8): the fields that such objects can have */
} CaromUnknownField;

/* Called for each unknown field. */
typedef void (*CaromUnknownFunc)(const CaromUnknownField *field, gpointer user_data);

typedef struct {
  const char *name; /* (nullable): how messages name the file. NULL: there is no file, the value was
                       typed into the window; then messages leave out how a file is written */
  CaromScene *scene; /* the scene being read, since later fields may refer to earlier ones */
  GString *path;     /* "bodies[3].mass"; empty at the top */
  const CaromSourceText *text; /* (nullable): that is read, which carom_json_check() has passed;
                                  NULL: nothing is read */
  guint64 n_openings;          /* of all doors so far */
  guint n_others;              /* fields that are not known so far */
  CaromUnknownFunc unknown;    /* (nullable): called for each unknown field, in the file's order */
  gpointer unknown_data;       /* for unknown */
  GError **error;
} CaromReader;

/* These enter a member or an element of the present value.
 *
 * Returns: the mark that carom_reader_leave() takes to come back */
gsize carom_reader_enter(CaromReader *reader, const char *key);
gsize carom_reader_enter_element(CaromReader *reader, guint index);
void carom_reader_leave(CaromReader *reader, gsize mark);

/* Sets the error to CAROM_FORMAT_ERROR_VALUE, at the reader's path.
 *
 * @problem: translated; continues "FILE: bodies[3].mass:"
 * @remedy: a translated sentence; may be NULL for what was typed
 * Returns: FALSE, for the caller to return */
gboolean carom_reader_fail(CaromReader *reader, const char *problem, const char *remedy);

/* The same for a value of the wrong type.
 *
 * @wanted: translated: "must be a number" */
gboolean carom_reader_fail_type(CaromReader *reader, const char *wanted, const char *value,
                                const char *remedy);

/* Reads a text that is one of several.
 *
 * @ids: those that can be chosen, up to NULL
 * @list: (nullable): the same as "one, other" for messages; NULL: they are joined by commas
 * @index: (out): of the one that @value is
 * Returns: FALSE with the reader's error set if it is none of them */
gboolean carom_reader_choose(CaromReader *reader, const char *value, const char *const *ids,
                             const char *list, guint *index);

/* Reports that the object at the reader's path has a field @key, which is not one of @known.
 *
 * @known: (element-type utf8): the fields that exist */
void carom_reader_describe_unknown(const CaromReader *reader, const char *key,
                                   const GPtrArray *known);
