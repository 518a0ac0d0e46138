/* carom-method-difference: what sets panes apart, in a sentence: the resolvers are the same
 * physics, everything else makes a difference. */
#pragma once

#include "carom-method-options.h"

/* Whether the panes differ in their resolvers and in nothing else that matters to them: then they
 * would agree for ever, if numbers had no rounding. */
gboolean carom_methods_differ_in_resolver_only(const CaromMethod *methods, guint n_methods);

/* Whether something other than the resolver sets panes apart. */
gboolean carom_methods_differ_elsewhere(const CaromMethod *methods, guint n_methods);

/* carom_methods_describe_difference:
 * @methods: the panes' methods
 *
 * Returns: (transfer full) (nullable): a translated sentence; NULL where nothing sets the panes
 *   apart. */
char *carom_methods_describe_difference(const CaromMethod *methods, guint n_methods);
