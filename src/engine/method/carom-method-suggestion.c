/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-suggestion: what the scene's file says comes first. */
#include "carom-method-suggestion.h"

#include "carom-method-option.h"

GArray *carom_method_suggestion_panes(const CaromScene *scene) {
  if (scene->methods->len > 0)
    return g_array_copy(scene->methods);
  GArray *methods = g_array_new(FALSE, FALSE, sizeof(CaromMethod));
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < n_resolvers; i++) {
    CaromMethod method = carom_method_option_defaults();
    method.resolver = resolvers[i];
    g_array_append_val(methods, method);
  }
  return methods;
}

const CaromDetection *carom_method_suggestion_detection(const CaromScene *scene) {
  return scene->methods->len > 0 ? g_array_index(scene->methods, CaromMethod, 0).detection
                                 : carom_method_option_defaults().detection;
}
