/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-difference: says in a sentence in what the panes' methods differ, and whether that
 * has made them differ: what the run has shown so far, and no cause that it has not shown. */
#pragma once

#include "carom-comparison.h"

/* Whether the panes differ in their resolvers and in nothing else that matters to them, so that
 * they would agree for ever if there were no rounding. */
gboolean carom_method_difference_is_resolver_only(const CaromMethod *methods, guint n_methods);

/* Whether the panes differ in something other than the resolver that matters to them. */
gboolean carom_method_difference_is_beyond_resolver(const CaromMethod *methods, guint n_methods);

/* @methods: the panes' methods
 * @motions: how the discs of each pane move, compared with those of the reference
 * @contact_eps: how far the resolvers' answers to a contact have differed so far
 * @within_frame: whether the clock stands within a frame, where panes in steps are behind others
 * Returns: (transfer full) (nullable): a translated sentence or two, or NULL if the methods do not
 *   differ */
char *carom_method_difference_describe(const CaromMethod *methods, const CaromSameMotion *motions,
                                       guint n_methods, double contact_eps, gboolean within_frame);

/* Describes the methods and motions of @comparison as they are at present.
 *
 * Returns: (transfer full) (nullable): as carom_method_difference_describe() */
char *carom_method_difference_of_comparison(const CaromComparison *comparison);

/* Returns: (transfer full) (nullable): a translated sentence if contacts of @comparison are elastic
 *   because of their number in a row, see carom-repeats.h; NULL if none are */
char *carom_method_difference_describe_counted(const CaromComparison *comparison);
