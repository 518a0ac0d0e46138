/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-methods: makes the options for parts of a method, collects the parts that are named,
 * and multiplies them into panes. */
#include "carom-cli-methods.h"

#include "carom-cli-command.h"
#include "carom-cli-message.h"
#include "carom-comparison.h"
#include "carom-method-suggestion.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct CaromCliMethods {
  GHashTable *named;  /* CaromMethodOption -> GPtrArray of CaromPart, in the order given */
  GPtrArray *strings; /* strings that the option entries point to */
};

#define ALL "all"

CaromCliMethods *carom_cli_methods_new(void) {
  CaromCliMethods *methods = g_new0(CaromCliMethods, 1);
  methods->named =
      g_hash_table_new_full(NULL, NULL, NULL, (GDestroyNotify)(void *)g_ptr_array_unref);
  methods->strings = g_ptr_array_new_with_free_func(g_free);
  return methods;
}

void carom_cli_methods_free(CaromCliMethods *methods) {
  g_hash_table_unref(methods->named);
  g_ptr_array_unref(methods->strings);
  g_free(methods);
}

void carom_cli_methods_add_entries(CaromCliMethods *methods, GOptionGroup *group,
                                   GOptionArgFunc callback) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    g_autofree char *ids = carom_method_option_list_ids(&options[i]);
    /* Translators: a question, then what can be chosen: "Where do overlapping discs go? (nudge,
     * share, …)". */
    char *description = g_strdup_printf(_("%s (%s)"), _(options[i].summary), ids);
    g_ptr_array_add(methods->strings, description);
    const GOptionEntry entries[] = {
        {options[i].key, 0, 0, G_OPTION_ARG_CALLBACK, (gpointer)callback, description,
         /* Translators: ID stands for the name of a part; "all" stays as it is. */
         _("ID[,ID…]|all")},
        G_OPTION_ENTRY_NULL,
    };
    g_option_group_add_entries(group, entries);
  }
}

static void add_part(GPtrArray *parts, const CaromPart *part) {
  if (!g_ptr_array_find(parts, part, NULL))
    g_ptr_array_add(parts, (gpointer)part);
}

static gboolean add_parts_by_id(GPtrArray *parts, const CaromMethodOption *option,
                                const char *option_name, const char *id, GError **error) {
  const CaromPart *part = carom_method_option_part(option, id);
  if (part) {
    add_part(parts, part);
    return TRUE;
  }
  if (g_str_equal(id, ALL)) {
    for (guint i = 0; i < option->n_parts; i++)
      add_part(parts, option->parts[i]);
    return TRUE;
  }
  g_autofree char *ids = carom_method_option_list_ids(option);
  carom_cli_message_set_value_error(
      error, option_name, id,
      /* Translators: a list of names, and one more: leave them as they are. */
      g_strdup_printf(_("Choose from %s, or %s."), ids, ALL));
  return FALSE;
}

gboolean carom_cli_methods_choose(CaromCliMethods *methods, const char *option_name,
                                  const char *ids, GError **error) {
  const CaromMethodOption *option = carom_method_option_by_key(option_name + strlen("--"));
  GPtrArray *parts = g_hash_table_lookup(methods->named, option);
  if (!parts) {
    parts = g_ptr_array_new();
    g_hash_table_insert(methods->named, (gpointer)option, parts);
  }
  g_auto(GStrv) list = carom_cli_command_split(ids);
  for (char **id = list; *id; id++)
    if (!add_parts_by_id(parts, option, option_name, *id, error))
      return FALSE;
  return TRUE;
}

const GPtrArray *carom_cli_methods_named(const CaromCliMethods *methods,
                                         const CaromMethodOption *option) {
  return g_hash_table_lookup(methods->named, option);
}

/* Combines each of @panes with each of the parts. */
static GArray *multiply(const GArray *panes, const CaromMethodOption *option,
                        const CaromPart *const *parts, guint n_parts) {
  GArray *product = g_array_new(FALSE, FALSE, sizeof(CaromMethod));
  for (guint i = 0; i < panes->len; i++) {
    for (guint j = 0; j < n_parts; j++) {
      CaromMethod method = g_array_index(panes, CaromMethod, i);
      carom_method_option_set(&method, option, parts[j]);
      g_array_append_val(product, method);
    }
  }
  return product;
}

/* Whether a rule was named that means something in steps only. */
static gboolean names_rule_of_steps(const CaromCliMethods *methods) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++)
    if (options[i].stepped_only && carom_cli_methods_named(methods, &options[i]))
      return TRUE;
  return FALSE;
}

/* @usual: (nullable): the detection where none is named */
static GArray *combine(const CaromCliMethods *methods, const CaromDetection *usual) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  g_autoptr(GArray) panes = g_array_new(FALSE, TRUE, sizeof(CaromMethod));
  CaromMethod method = {.detection = usual};
  g_array_append_val(panes, method);

  for (guint i = 0; i < n_options; i++) {
    const GPtrArray *named = carom_cli_methods_named(methods, &options[i]);
    GArray *product = NULL;
    if (named)
      product = multiply(panes, &options[i], (const CaromPart *const *)named->pdata, named->len);
    else if (i == 0) /* all resolvers, because comparing them is what the program is for */
      product = multiply(panes, &options[i], options[i].parts, options[i].n_parts);
    else
      continue;
    g_array_unref(panes);
    panes = product;
  }
  for (guint i = 0; i < panes->len; i++)
    carom_method_option_complete(&g_array_index(panes, CaromMethod, i));
  return g_steal_pointer(&panes);
}

GArray *carom_cli_methods_panes(const CaromCliMethods *methods, const CaromScene *scene,
                                GError **error) {
  if (g_hash_table_size(methods->named) == 0)
    return carom_method_suggestion_panes(scene);

  const CaromDetection *usual = carom_method_suggestion_detection(scene);
  gboolean is_usual = usual->is_stepped || !names_rule_of_steps(methods);
  g_autoptr(GArray) panes = combine(methods, is_usual ? usual : NULL);
  if (panes->len > CAROM_COMPARISON_MAX_PANES) {
    carom_cli_message_set_usage_error(
        error, g_strdup_printf(_("These options make %u panes, and %d is the most "
                                 "that can run at once. Name fewer parts, for "
                                 "example only one resolver."),
                               panes->len, CAROM_COMPARISON_MAX_PANES));
    return NULL;
  }
  return g_steal_pointer(&panes);
}
