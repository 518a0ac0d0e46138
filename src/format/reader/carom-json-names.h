/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-json-names: checks the names in the objects of a JSON text: whether a name occurs twice in
 * the same object, and whether json-glib can distinguish the names in reasonable time.
 *
 * json-glib looks names up by their hash. An attacker can choose names whose hashes collide, so
 * that each new one is compared with all previous ones. */
#pragma once

#include <glib.h>

typedef struct CaromJsonNames CaromJsonNames;

/* Returns: (transfer full): a checker that has not entered any object */
CaromJsonNames *carom_json_names_new(void);
void carom_json_names_free(CaromJsonNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromJsonNames, carom_json_names_free)

/* Enters an object; calls of this and of carom_json_names_leave() are nested like brackets.
 *
 * Returns: the mark that carom_json_names_leave() takes */
guint carom_json_names_enter(const CaromJsonNames *names);

/* @from, @to: the beginning and the end of a name in the object entered last, as the text has it
 *   without the quotes. Its escapes have been checked. The text must outlive @names. */
void carom_json_names_add(CaromJsonNames *names, const char *from, const char *to);

/* @length: (out): in bytes
 * Returns: (transfer none): the name added last, without escapes; not terminated */
const char *carom_json_names_last(const CaromJsonNames *names, gsize *length);

typedef enum {
  CAROM_JSON_NAMES_FINE,
  CAROM_JSON_NAMES_TWICE,   /* two names are the same once their escapes are resolved */
  CAROM_JSON_NAMES_COLLIDE, /* distinguishing them takes too long */
} CaromJsonNamesResult;

/* @mark: what carom_json_names_enter() returned for the object, all of whose names have been added
 * @at: (out): where in the text the problem is; not set if there is none */
CaromJsonNamesResult carom_json_names_leave(CaromJsonNames *names, guint mark, const char **at);
