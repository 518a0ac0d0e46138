/* carom-method-difference: what sets panes apart, in a sentence: the resolvers are the same
 * physics, everything else makes a difference. */
#pragma once

#include "carom-method-option.h"

/* Whether the panes differ in their resolvers and in nothing else that matters to them: then they
 * would agree for ever, if numbers had no rounding. */
gboolean carom_method_difference_is_resolver_only(const CaromMethod *methods, guint n_methods);

/* Whether something other than the resolver sets panes apart. */
gboolean carom_method_difference_is_elsewhere(const CaromMethod *methods, guint n_methods);

/* carom_method_difference_describe:
 * @methods: the panes' methods
 *
 * Returns: (transfer full) (nullable): a translated sentence; NULL where nothing sets the panes
 *   apart. */
char *carom_method_difference_describe(const CaromMethod *methods, guint n_methods);
