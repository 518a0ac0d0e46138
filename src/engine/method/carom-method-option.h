/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-option: a table of the options of a method, with the parts to choose from for each;
 * by which methods a scene is run if nobody says otherwise; and what the panes are called, by the
 * options in which they differ.
 *
 * The options of the command line, the menus of the panes and the "panes" of a scene file are made
 * by looping over this table, so a part that is listed once appears in all three. */
#pragma once

#include "carom-method.h"
#include "carom-scene.h"

typedef struct {
  const char *key;               /* "wall-putback", as on the command line; files have _ for - */
  const char *title;             /* translatable */
  const char *summary;           /* translatable: the question that it answers */
  gboolean stepped_only;         /* it means nothing under other detections */
  const CaromPart *const *parts; /* the choices, the default first */
  guint n_parts;                 /* those that "all" means */
  guint n_choices; /* all parts: those and the resolvers that are wrong on purpose, for an exercise,
                      which come after them */
  gsize offset;    /* where the pointer is in CaromMethod */
} CaromMethodOption;

/* Returns: (transfer none): the table; the resolver is its first entry */
const CaromMethodOption *carom_method_options(guint *n_options);

/* Returns: (transfer none) (nullable): the option of that @key ("_" counts as "-") */
const CaromMethodOption *carom_method_option_by_key(const char *key);

/* Returns: (transfer none) (nullable): the part of that @id, for an exercise or not */
const CaromPart *carom_method_option_part(const CaromMethodOption *option, const char *id);

/* Returns: (transfer full): the ids of all parts, such as "a, b, c", for messages, translated;
 * those for an exercise are named apart */
char *carom_method_option_list_ids(const CaromMethodOption *option);

/* Returns: (transfer none): the part that @method has for @option */
const CaromPart *carom_method_option_get(const CaromMethod *method,
                                         const CaromMethodOption *option);
/* Gives @method a part, which must be one of the option's. */
void carom_method_option_set(CaromMethod *method, const CaromMethodOption *option,
                             const CaromPart *part);

/* Returns: the method that has the first part of every option */
CaromMethod carom_method_option_defaults(void);

/* Whether all options are the same, including those that mean nothing under the method. */
gboolean carom_method_option_equal_all(const CaromMethod *one, const CaromMethod *other);

/* Whether @option means anything under @method. */
gboolean carom_method_option_is_used(const CaromMethod *method, const CaromMethodOption *option);

/* Whether @methods have different parts for @option; only methods under which it means anything
 * count. */
gboolean carom_method_option_differs(const CaromMethod *methods, guint n_methods,
                                     const CaromMethodOption *option);

/* ---- Which methods a scene is run by ---- */

/* Returns: (transfer full) (element-type CaromMethod): the panes that @scene suggests, or all
 *   resolvers under the default method */
GArray *carom_method_suggestion_panes(const CaromScene *scene);

/* Gives the method of a pane for which nothing else is asked. Only its detection depends on the
 * scene, so panes differ only in what was asked for.
 *
 * Returns: the default of every part, but the detection of the first pane that @scene suggests */
CaromMethod carom_method_suggestion_usual(const CaromScene *scene);

/* ---- What panes are called ---- */

/* Names pane @i by what distinguishes it from the others: by default its resolver, or its
 * separation where only that differs, and so on.
 *
 * @methods: the panes' methods
 * @i: which pane
 * @separator: what stands between several names; CAROM_METHOD_TITLE_SEPARATOR on one line
 * Returns: (transfer full): translated, such as "Impulse" or "Nudge" */
char *carom_method_title(const CaromMethod *methods, guint n_methods, guint i,
                         const char *separator);
#define CAROM_METHOD_TITLE_SEPARATOR " · "

/* Names pane @i in fewer words, where there is little room.
 *
 * Returns: (transfer full): translated, such as "Rotation" in place of "Coordinate rotation" */
char *carom_method_title_brief(const CaromMethod *methods, guint n_methods, guint i,
                               const char *separator);

/* Names pane @i by ids instead of titles, for files and tables.
 *
 * Returns: (transfer full): such as "impulse", "nudge" or "impulse+nudge" */
char *carom_method_title_id(const CaromMethod *methods, guint n_methods, guint i);
