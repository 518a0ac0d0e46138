/* carom-json-syntax: checks JSON text before json-glib builds a tree of it.
 *
 * json-glib recurses without limit, takes any amount of memory, reads integers beyond 64 bits as
 * other numbers, cuts strings at \u0000 and drops the first of two equal keys. After this check
 * none of that can happen, and every message says where and what to do. */
#pragma once

#include "carom-source-text.h"

/* Returns: whether @text is one JSON value (RFC 8259) that json-glib reads faithfully, and within
 *   the limits in carom-limits.h. */
gboolean carom_json_syntax_check(const CaromSourceText *text, GError **error);
