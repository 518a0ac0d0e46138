/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-memory: a group of the file of settings. It has an entry for each scene, with an id
 * for each chart, empty where nothing was chosen; what was chosen last is at its end. */
#include "carom-chart-memory.h"

#include "carom-channel.h"
#include "carom-settings-file.h"

#define GROUP "charts"
#define N     CAROM_STAGING_MAX_CHARTS

/* So many scenes are remembered, and fewer if their names are long: the file stays a small one. */
#define MAX_SCENES 100
#define MAX_BYTES  32768

/* A URI can have a sign that ends a name in the file. */
static char *make_name(const char *key) {
  return g_uri_escape_string(key, "%:/!$&'()*+,;@", FALSE);
}

/* Returns: (transfer full) (array length=N): ids, "" where there is none */
static char **read_ids(GKeyFile *file, const char *name) {
  g_auto(GStrv) found = g_key_file_get_string_list(file, GROUP, name, NULL, NULL);
  guint n = found ? g_strv_length(found) : 0;
  char **ids = g_new0(char *, N + 1);
  for (guint i = 0; i < N; i++)
    ids[i] = g_strdup(i < n ? found[i] : "");
  return ids;
}

void carom_chart_memory_recall(const char *key, const CaromScene *scene,
                               const CaromQuantity **quantities) {
  g_return_if_fail(key && scene && quantities);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_autofree char *name = make_name(key);
  g_auto(GStrv) ids = read_ids(file, name);
  for (guint i = 0; i < N; i++) {
    const CaromQuantity *quantity = carom_quantity_by_id(ids[i]);
    if (quantity && carom_channel_exist(quantity, scene))
      quantities[i] = quantity;
  }
}

static gboolean are_empty(char **ids) {
  for (guint i = 0; i < N; i++)
    if (*ids[i])
      return FALSE;
  return TRUE;
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

gboolean carom_chart_memory_keep(const char *key, guint i, const CaromQuantity *quantity,
                                 GError **error) {
  g_return_val_if_fail(key && i < N, FALSE);
  g_autoptr(GKeyFile) file = carom_settings_file_load();
  g_autofree char *name = make_name(key);
  g_auto(GStrv) ids = read_ids(file, name);
  const char *id = quantity ? quantity->part.id : "";
  if (g_str_equal(ids[i], id))
    return TRUE;
  g_free(ids[i]);
  ids[i] = g_strdup(id);
  g_key_file_remove_key(file, GROUP, name, NULL); /* what is put there again is the last */
  if (!are_empty(ids))
    g_key_file_set_string_list(file, GROUP, name, (const char *const *)ids, N);
  forget_oldest(file);
  return carom_settings_file_save(file, error);
}
