/* carom-cli-methods: which methods the command line asks for, from options that are made of the
 * engine's table of method options: a pane for every combination of the parts named. */
#pragma once

#include "carom-method-option.h"
#include "carom-scene.h"

typedef struct CaromCliMethods CaromCliMethods;

CaromCliMethods *carom_cli_methods_new(void);
void carom_cli_methods_free(CaromCliMethods *methods);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliMethods, carom_cli_methods_free)

/* carom_cli_methods_add_entries:
 * @group: gets an option for each entry of carom_method_options()
 * @callback: called with each use of them
 */
void carom_cli_methods_add_entries(CaromCliMethods *methods, GOptionGroup *group,
                                   GOptionArgFunc callback);

/* carom_cli_methods_choose:
 * @option_name: as given, "--separation"
 * @ids: an id, several with commas between them, or "all"
 *
 * Adds parts to those named so far.
 *
 * Returns: whether all ids are known; otherwise @error, of bad usage, lists those that are. */
gboolean carom_cli_methods_choose(CaromCliMethods *methods, const char *option_name,
                                  const char *ids, GError **error);

/* Returns: (transfer none) (nullable) (element-type CaromPart): the parts that were named for
 *   @option, in that order; NULL where none was. */
const GPtrArray *carom_cli_methods_named(const CaromCliMethods *methods,
                                         const CaromMethodOption *option);

/* carom_cli_methods_panes:
 * Where nothing was named, the panes that @scene suggests. Otherwise every combination of the parts
 * named; of resolvers all if none was named, of the rest carom_comparison_suggest_usual()'s.
 *
 * Returns: (transfer full) (element-type CaromMethod): a method a pane, or NULL with @error set if
 *   there are more than a comparison can hold. */
GArray *carom_cli_methods_panes(const CaromCliMethods *methods, const CaromScene *scene,
                                GError **error);
