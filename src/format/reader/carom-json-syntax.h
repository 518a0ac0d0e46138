/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-syntax: checks JSON text before json-glib builds a tree from it, and finds the parts
 * that stay out of that tree.
 *
 * json-glib recurses without limit, takes any amount of memory, reads integers beyond 64 bits as
 * different numbers, cuts strings off at \u0000 and ignores the first of two equal keys. After this
 * check none of that can happen, and every message says where the problem is and what to do. */
#pragma once

#include "carom-field.h"
#include "carom-source-text.h"

/* Values of fields that are not known need only be JSON, since nothing reads them: numbers of any
 * size, any escapes, the same name twice, and deeper nesting.
 *
 * @kind: what @text describes if it is an object; its fields and those of what is in it are known
 * @parts: those of @text are added: fields that are not known, and lists of objects that are
 * Returns: whether @text is one JSON value (RFC 8259), and json-glib reads faithfully what is
 *   known of it, within the limits in carom-limits.h */
gboolean carom_json_syntax_check(const CaromSourceText *text, const CaromObjectKind *kind,
                                 CaromJsonParts *parts, GError **error);
