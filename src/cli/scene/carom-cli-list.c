/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-list: the command that lists what can be chosen: scenes, quantities, generators, and
 * the parts of methods. */
#include "carom-builtin.h"
#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-generator.h"
#include "carom-method-option.h"
#include "carom-quantity.h"
#include "carom-suggest.h"
#include "carom-text-table.h"

#include <glib/gi18n-lib.h>

static void add_part(CaromTextTable *table, const CaromPart *part) {
  carom_text_table_add(table, part->id);
  carom_text_table_add(table, _(part->title));
}

static void list_scenes(CaromTextTable *table) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint i = 0; i < n_builtins; i++) {
    carom_text_table_add(table, builtins[i].id);
    carom_text_table_add(table, builtins[i].title);
  }
}

static void list_quantities(CaromTextTable *table) {
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++)
    add_part(table, &quantities[i].part);
}

static void list_generators(CaromTextTable *table) {
  guint n_generators;
  const CaromGenerator *const *generators = carom_generators(&n_generators);
  for (guint i = 0; i < n_generators; i++)
    add_part(table, &generators[i]->part);
}

static void list_parts(CaromTextTable *table, const CaromMethodOption *option) {
  for (guint i = 0; i < option->n_choices; i++)
    add_part(table, option->parts[i]);
}

/* The lists other than those of the parts of methods, which carom_method_options() has. */
static const struct {
  const char *singular, *plural;
  void (*list)(CaromTextTable *table);
} topics[] = {
    {"scene", "scenes", list_scenes},
    {"quantity", "quantities", list_quantities},
    {"generator", "generators", list_generators},
};

/* Returns: (transfer full): "resolvers" for "resolver"; "ties" is plural already */
static char *plural_of(const CaromMethodOption *option) {
  return g_str_has_suffix(option->key, "s") ? g_strdup(option->key)
                                            : g_strconcat(option->key, "s", NULL);
}

static gboolean list_topic(CaromTextTable *table, const char *topic) {
  for (guint i = 0; i < G_N_ELEMENTS(topics); i++) {
    if (g_str_equal(topic, topics[i].singular) || g_str_equal(topic, topics[i].plural)) {
      topics[i].list(table);
      return TRUE;
    }
  }
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    g_autofree char *plural = plural_of(&options[i]);
    if (g_str_equal(topic, options[i].key) || g_str_equal(topic, plural)) {
      list_parts(table, &options[i]);
      return TRUE;
    }
  }
  return FALSE;
}

/* Returns: (transfer full) (element-type utf8): "scenes", "resolvers", …, and NULL */
static GPtrArray *topic_names(void) {
  GPtrArray *names = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < G_N_ELEMENTS(topics); i++)
    g_ptr_array_add(names, g_strdup(topics[i].plural));
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++)
    g_ptr_array_add(names, plural_of(&options[i]));
  return names;
}

static void fail_for_topic(const char *topic, GError **error) {
  g_autofree char *shown = g_filename_display_name(topic);
  g_autoptr(GPtrArray) names = topic_names();
  const char *meant = carom_suggest(shown, names);
  g_ptr_array_add(names, NULL);
  g_autofree char *all = g_strjoinv(", ", (char **)names->pdata);
  if (meant)
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("There is no list of “%s”. Did you mean “%s”? "
                                 "Choose from %s."),
                               shown, meant, all));
  else
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("There is no list of “%s”. Choose from %s."), shown, all));
}

static char *list_to_text(const char *topic, GError **error) {
  g_autoptr(CaromTextTable) table = carom_text_table_new("ll");
  if (!list_topic(table, topic)) {
    fail_for_topic(topic, error);
    return NULL;
  }
  return carom_text_table_to_text(table, 0);
}

static int run_list(int argc, char **argv) {
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments =
      carom_cli_command_parse(&carom_cli_command_list, NULL, argc, argv, &error);
  if (!arguments)
    return carom_cli_message_fail(error);

  g_autofree char *text = list_to_text(arguments[0] ? arguments[0] : topics[0].plural, &error);
  if (!text || !carom_cli_message_print(text, &error))
    return carom_cli_message_fail(error);
  return CAROM_CLI_DONE;
}

const CaromCliCommand carom_cli_command_list = {
    .name = "list",
    /* Translators: a placeholder for an argument. */
    .arguments = N_("[LIST]"),
    .summary = N_("List scenes, resolvers and whatever else there is to choose from."),
    .description = N_("LIST is “scenes” (the default), “quantities” (what --quantity of “run” "
                      "takes),\n“generators” (what “make” takes) or the name of one of the method "
                      "options of “run”,\nsuch as “resolvers” or “separations”. Each line is an "
                      "id and a title."),
    .min_arguments = 0,
    .max_arguments = 1,
    .run = run_list,
};
