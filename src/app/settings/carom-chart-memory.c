/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-memory: a group of the file of settings. It has an entry for each scene, with an id
 * for each chart, empty for the scene's own; what was chosen last is at its end. */
#include "carom-chart-memory.h"

#include "carom-channel.h"
#include "carom-settings-file.h"

#define GROUP "charts"

/* So many scenes are remembered, and fewer if their names are long: the file stays a small one. */
#define MAX_SCENES 100
#define MAX_BYTES  32768

/* A URI can have a sign that ends a name in the file. */
static char *make_name(const char *key) {
  return g_uri_escape_string(key, "%:/!$&'()*+,;@", FALSE);
}

/* Returns: (transfer full) (nullable): ids by place, "" where nothing was chosen */
static char **read_ids(GKeyFile *file, const char *name) {
  return g_key_file_get_string_list(file, GROUP, name, NULL, NULL);
}

CaromChartList carom_chart_memory_recall(const char *key, const CaromScene *scene, guint n_own) {
  CaromChartList chosen = {0};
  g_return_val_if_fail(key && scene && n_own > 0, chosen);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_autofree char *name = make_name(key);
  g_auto(GStrv) ids = read_ids(file, name);
  guint n = ids ? MIN(g_strv_length(ids), CAROM_STAGING_MAX_CHARTS) : 0;
  gboolean is_known = TRUE;
  for (guint i = 0; i < n; i++) {
    const CaromQuantity *quantity = carom_quantity_by_id(ids[i]);
    is_known &= quantity || *ids[i] == '\0';
    if (quantity && carom_channel_exist(quantity, scene))
      chosen.quantities[i] = quantity;
  }
  if (n == 0 || !is_known) /* nor is it known how many there should be */
    n = n_own;
  while (n > n_own && !chosen.quantities[n - 1])
    n--;
  chosen.n = n == n_own ? 0 : n;
  return chosen;
}

/* What a later version has chosen stays until something else is.
 *
 * @before: (nullable): the entry up to now
 * Returns: (transfer full) (nullable): the entry; NULL if nothing is chosen */
static char **write_ids(const CaromChartList *chosen, guint n_own, char **before) {
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new();
  guint n = chosen->n > 0 ? chosen->n : n_own, n_before = before ? g_strv_length(before) : 0;
  gboolean is_any = chosen->n > 0;
  for (guint i = 0; i < n; i++) {
    gboolean is_unknown = i < n_before && !carom_quantity_by_id(before[i]);
    const char *id = chosen->quantities[i] ? chosen->quantities[i]->part.id
                     : is_unknown          ? before[i]
                                           : "";
    is_any |= *id != '\0';
    g_strv_builder_add(ids, id);
  }
  return is_any ? g_strv_builder_end(ids) : NULL;
}

/* Returns: how long the entries are from the one of index @from on */
static gsize count_bytes(GKeyFile *file, char **names, gsize from) {
  gsize bytes = 0;
  for (gsize i = from; names[i]; i++) {
    g_autofree char *value = g_key_file_get_value(file, GROUP, names[i], NULL);
    bytes += strlen(names[i]) + (value ? strlen(value) : 0);
  }
  return bytes;
}

static void forget_oldest(GKeyFile *file) {
  gsize n;
  g_auto(GStrv) names = g_key_file_get_keys(file, GROUP, &n, NULL);
  for (gsize i = 0; i < n && (n - i > MAX_SCENES || count_bytes(file, names, i) > MAX_BYTES); i++)
    g_key_file_remove_key(file, GROUP, names[i], NULL);
}

gboolean carom_chart_memory_keep(const char *key, const CaromChartList *chosen, guint n_own,
                                 GError **error) {
  g_return_val_if_fail(key && chosen && n_own > 0, FALSE);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_autofree char *name = make_name(key);
  g_auto(GStrv) before = read_ids(file, name);
  g_auto(GStrv) ids = write_ids(chosen, n_own, before);
  if ((!ids && !before) ||
      (ids && before && g_strv_equal((const char *const *)ids, (const char *const *)before)))
    return TRUE;
  g_key_file_remove_key(file, GROUP, name, NULL); /* what is put there again is the last */
  if (ids)
    g_key_file_set_string_list(file, GROUP, name, (const char *const *)ids, g_strv_length(ids));
  forget_oldest(file);
  return carom_settings_file_save(file, error);
}
