/* carom-reader: where in a scene file reading stands, how it complains, and whom it tells of what
 * it does not know. */
#pragma once

#include "carom-format-error.h"
#include "carom-scene.h"

#include <json-glib/json-glib.h>

/* A field that the program does not know. All of it is lent for the call that tells of it. */
typedef struct {
  const char *object;     /* path of the object that it stands in: "bodies[3]"; "" at the top */
  const char *key;        /* as the file has it: any text */
  JsonNode *value;        /* to keep it, take a reference */
  const GPtrArray *known; /* (element-type utf8): the fields that such objects have */
} CaromUnknownField;

typedef void (*CaromUnknownFunc)(const CaromUnknownField *field, gpointer user_data);

typedef struct {
  const char *name;         /* how messages name the file */
  CaromScene *scene;        /* being read: fields that come later may refer to earlier ones */
  GString *path;            /* "bodies[3].mass"; empty at the top */
  CaromUnknownFunc unknown; /* (nullable): is told of each unknown field, in the file's order */
  gpointer unknown_data;    /* for unknown */
  GError **error;
} CaromReader;

/* Go to a member or an element. Returns: what carom_reader_leave() takes to come back. */
gsize carom_reader_enter(CaromReader *reader, const char *key);
gsize carom_reader_enter_element(CaromReader *reader, guint index);
void carom_reader_leave(CaromReader *reader, gsize mark);

/* carom_reader_fail:
 * @problem: translated, goes on from "FILE: bodies[3].mass:"
 * @remedy: translated sentence
 *
 * Sets the error to CAROM_FORMAT_ERROR_VALUE, at the reader's path.
 *
 * Returns: FALSE, for the caller to return. */
gboolean carom_reader_fail(CaromReader *reader, const char *problem, const char *remedy);

/* The same for a value of the wrong type. @wanted: translated: "must be a number". */
gboolean carom_reader_fail_type(CaromReader *reader, const char *wanted, JsonNode *node,
                                const char *remedy);

/* carom_reader_describe_unknown:
 * @known: (element-type utf8): the fields there are
 *
 * Hands on that the object at the reader's path has a field @key with @value, which is none of
 * @known. */
void carom_reader_describe_unknown(const CaromReader *reader, const char *key, JsonNode *value,
                                   const GPtrArray *known);
