/* carom-json-other: where in a JSON text a field stands that the program does not know, so that it
 * can be written again as it was. */
#pragma once

#include <glib.h>

/* Both point into the text, and so does what ends them. */
typedef struct {
  const char *name, *name_end; /* with its quotes */
  const char *value, *value_end;
} CaromJsonOther;

/* Appends name and value as the text has them, to the letter, and what is usual between them. */
static inline void carom_json_other_append(GString *json, const CaromJsonOther *other) {
  g_string_append_len(json, other->name, other->name_end - other->name);
  g_string_append(json, ": ");
  g_string_append_len(json, other->value, other->value_end - other->value);
}
