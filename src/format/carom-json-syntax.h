/* carom-json-syntax: checks JSON text before json-glib builds a tree of it.
 *
 * json-glib recurses without limit, reads integers beyond 64 bits as other numbers, cuts strings at
 * \u0000 and drops the first of two equal keys. After this check none of that can happen, and
 * every message says where and what to do. */
#pragma once

#include "carom-source-text.h"

/* Objects and arrays may be nested so deep. Scenes need 4. */
#define CAROM_JSON_MAX_DEPTH 64

/* So many values there may be in all: more than the largest scene has. json-glib takes about a
 * hundred bytes for each. */
#define CAROM_JSON_MAX_VALUES 4000000

/* Returns: whether @text is one JSON value (RFC 8259) that json-glib reads faithfully. */
gboolean carom_json_syntax_check(const CaromSourceText *text, GError **error);
