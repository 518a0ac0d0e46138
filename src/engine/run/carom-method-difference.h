/* carom-method-difference: says in a sentence what makes panes differ. The resolvers are the same
 * physics; everything else makes a difference. */
#pragma once

#include "carom-method-options.h"

/* Whether the panes differ in their resolvers and in nothing else that matters to them, so that
 * they would agree for ever if there were no rounding. */
gboolean carom_methods_differ_in_resolver_only(const CaromMethod *methods, guint n_methods);

/* Whether the panes differ in something other than the resolver that matters to them. */
gboolean carom_methods_differ_elsewhere(const CaromMethod *methods, guint n_methods);

/* @methods: the panes' methods
 * Returns: (transfer full) (nullable): a translated sentence, or NULL if nothing makes the panes
 *   differ */
char *carom_methods_describe_difference(const CaromMethod *methods, guint n_methods);
