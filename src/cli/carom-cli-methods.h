/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-methods: which methods the command line asks for. There is an option for each entry of
 * the engine's table of method options; every combination of the parts named becomes a pane. */
#pragma once

#include "carom-method-option.h"
#include "carom-scene.h"

typedef struct CaromCliMethods CaromCliMethods;

/* Returns: (transfer full): a choice in which nothing has been named yet */
CaromCliMethods *carom_cli_methods_new(void);
void carom_cli_methods_free(CaromCliMethods *methods);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCliMethods, carom_cli_methods_free)

/* @group: gets an option for each entry of carom_method_options()
 * @callback: called with each use of them */
void carom_cli_methods_add_entries(CaromCliMethods *methods, GOptionGroup *group,
                                   GOptionArgFunc callback);

/* Adds parts to those named so far.
 *
 * @option_name: as given, "--separation"
 * @ids: an id, several with commas between them, or "all"
 * Returns: whether all ids are known; otherwise @error, of bad usage, lists those that are */
gboolean carom_cli_methods_choose(CaromCliMethods *methods, const char *option_name,
                                  const char *ids, GError **error);

/* Returns: (transfer none) (nullable) (element-type CaromPart): the parts that were named for
 *   @option, in that order; NULL where none was */
const GPtrArray *carom_cli_methods_named(const CaromCliMethods *methods,
                                         const CaromMethodOption *option);

/* If nothing was named, the panes are those that @scene suggests. Otherwise there is one for every
 * combination of the parts named; where none was named, all resolvers are taken, the detection of
 * carom_method_suggestion_detection() or, with a rule that means something in steps only, steps,
 * and of every other option the default.
 *
 * Returns: (transfer full) (element-type CaromMethod): a method for each pane, or NULL with @error
 *   set if there are more than a comparison can hold */
GArray *carom_cli_methods_panes(const CaromCliMethods *methods, const CaromScene *scene,
                                GError **error);
