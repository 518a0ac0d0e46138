/* carom-cli-json: writes JSON piece by piece, numbers with 17 significant digits, the same in every
 * locale. (json-glib is not used for it: up to at least 1.6 it writes 1e22 as “1e+22.0”, which is
 * not JSON.) */
#pragma once

#include "carom-vec2.h"

#include <glib.h>

typedef struct CaromCliJson CaromCliJson;

CaromCliJson *carom_cli_json_new(void);
void carom_cli_json_free(CaromCliJson *json);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliJson, carom_cli_json_free)

typedef enum {
  CAROM_CLI_JSON_LINES, /* a line for each member */
  CAROM_CLI_JSON_ONE_LINE
} CaromCliJsonLayout;

/* @key: (nullable) here and below: NULL within an array and for the outermost value */
void carom_cli_json_begin_object(CaromCliJson *json, const char *key, CaromCliJsonLayout layout);
void carom_cli_json_begin_array(CaromCliJson *json, const char *key, CaromCliJsonLayout layout);
/* Ends the innermost object or array. */
void carom_cli_json_end(CaromCliJson *json);

/* @value: UTF-8 */
void carom_cli_json_add_string(CaromCliJson *json, const char *key, const char *value);
/* A number that is not finite, which JSON cannot hold, becomes null. */
void carom_cli_json_add_number(CaromCliJson *json, const char *key, double value);
void carom_cli_json_add_count(CaromCliJson *json, const char *key, guint64 value);
void carom_cli_json_add_boolean(CaromCliJson *json, const char *key, gboolean value);
/* [x, y] */
void carom_cli_json_add_vec2(CaromCliJson *json, const char *key, CaromVec2 value);

/* Returns: (transfer full): the text, ending in a newline; all must have been ended. */
char *carom_cli_json_to_text(const CaromCliJson *json);
