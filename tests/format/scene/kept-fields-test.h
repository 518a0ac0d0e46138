/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* kept-fields-test: random fields that Carom does not know, and a reader of JSON of the tests' own
 * that finds them again, to the letter. It knows them by their names, which begin with “_”. */
#pragma once

#include <glib.h>

/* Puts 0 to 3 fields at the beginning of each object in @json, a scene as Carom writes it.
 *
 * Returns: (transfer full): the text with them */
char *test_kept_fields_scatter(GRand *random, const char *json);

/* Returns: (transfer full) (element-type utf8): of each object in @json but those inside of such
 *   fields, in the text's order: its number, and then each such field in it on a line of its own */
GPtrArray *test_kept_fields_find(const char *json);

/* Returns: (transfer full): any JSON value */
char *test_kept_fields_value(GRand *random);
