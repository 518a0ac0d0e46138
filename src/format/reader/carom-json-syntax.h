/* carom-json-syntax: checks JSON text before json-glib builds a tree from it.
 *
 * json-glib recurses without limit, takes any amount of memory, reads integers beyond 64 bits as
 * different numbers, cuts strings off at \u0000 and ignores the first of two equal keys. After this
 * check none of that can happen, and every message says where the problem is and what to do. */
#pragma once

#include "carom-source-text.h"

/* Returns: whether @text is one JSON value (RFC 8259) that json-glib reads faithfully, within the
 *   limits in carom-limits.h */
gboolean carom_json_syntax_check(const CaromSourceText *text, GError **error);
