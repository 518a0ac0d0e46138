/* carom-reader: where in a scene file reading stands, and how it complains. */
#pragma once

#include "carom-format-error.h"
#include "carom-scene.h"

#include <json-glib/json-glib.h>

typedef struct {
  const char *name;    /* how messages name the file */
  CaromScene *scene;   /* being read: fields that come later may refer to earlier ones */
  GString *path;       /* "bodies[3].mass"; empty at the top */
  GHashTable *unknown; /* paths of unknown fields already remarked on, without their indices */
  GPtrArray *remarks;  /* (element-type utf8) */
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

/* carom_reader_remark_unknown:
 * @known: (element-type utf8): the fields there are
 *
 * Remarks that the field @key is not known, once for all elements of the same list. */
void carom_reader_remark_unknown(CaromReader *reader, const char *key, const GPtrArray *known);
