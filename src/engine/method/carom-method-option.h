/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-option: the options of a method, and the parts to choose from for each.
 *
 * The options of the command line, the menus of the panes and the "panes" of a scene file are made
 * by looping over this table, so a part that is listed once appears in all three. */
#pragma once

#include "carom-method.h"

typedef struct {
  const char *key;               /* "wall-putback": as on the command line; in files with _ for - */
  const char *title;             /* translatable */
  const char *summary;           /* translatable: the question that it answers */
  gboolean stepped_only;         /* means nothing under other detections */
  const CaromPart *const *parts; /* the choices, the default first */
  guint n_parts;                 /* those that "all" means */
  guint n_choices; /* together with those that come after them: resolvers that are wrong on purpose,
                      for an exercise */
  gsize offset;    /* of the pointer in CaromMethod */
} CaromMethodOption;

/* Returns: (transfer none): the table; the resolver is its first entry */
const CaromMethodOption *carom_method_options(guint *n_options);

/* Returns: (transfer none) (nullable): the option of that @key ("_" counts as "-") */
const CaromMethodOption *carom_method_option_by_key(const char *key);

/* Returns: (transfer none) (nullable): the part of that @id, for an exercise or not */
const CaromPart *carom_method_option_part(const CaromMethodOption *option, const char *id);

/* Returns: (transfer full): "a, b, c": the ids of all parts, for messages, translated; those for an
 *   exercise are named apart */
char *carom_method_option_list_ids(const CaromMethodOption *option);

/* Returns: (transfer none): the part that @method has for @option */
const CaromPart *carom_method_option_get(const CaromMethod *method,
                                         const CaromMethodOption *option);
/* @part must be one of the option's. */
void carom_method_option_set(CaromMethod *method, const CaromMethodOption *option,
                             const CaromPart *part);

/* Fills in what @method has not chosen, which is NULL: the first part of an option. Whoever has
 * chosen a rule that means something in steps only means steps. */
void carom_method_option_complete(CaromMethod *method);

/* The method that has the first part of every option: with exact times. */
CaromMethod carom_method_option_defaults(void);

/* Whether all options are the same, including those that mean nothing under the method. */
gboolean carom_method_option_equal_all(const CaromMethod *one, const CaromMethod *other);

/* Whether @option means anything under @method. */
gboolean carom_method_option_is_used(const CaromMethod *method, const CaromMethodOption *option);

/* Whether @methods have different parts for @option; only methods under which it means anything
 * count. */
gboolean carom_method_option_differs(const CaromMethod *methods, guint n_methods,
                                     const CaromMethodOption *option);
