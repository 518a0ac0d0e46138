/* carom-method-difference: says in a sentence what makes panes differ. All resolvers have the same
 * physics, so only the other options make a difference. */
#pragma once

#include "carom-method-option.h"

/* Whether the panes differ in their resolvers and in nothing else that matters to them, so that
 * they would agree for ever if there were no rounding. */
gboolean carom_method_difference_is_resolver_only(const CaromMethod *methods, guint n_methods);

/* Whether the panes differ in something other than the resolver that matters to them. */
gboolean carom_method_difference_is_elsewhere(const CaromMethod *methods, guint n_methods);

/* @methods: the panes' methods
 * Returns: (transfer full) (nullable): a translated sentence, or NULL if nothing makes the panes
 *   differ */
char *carom_method_difference_describe(const CaromMethod *methods, guint n_methods);
