/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-recovery-record: lines of a key, a colon, a blank and a value, which is escaped as in C. */
#include "carom-recovery-record.h"

#include "carom-format-error.h"
#include "carom-input.h"
#include "carom-limits.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define FIRST_LINE "carom-recovery 1\n"

static void add(GString *text, const char *key, const char *value) {
  if (!value)
    return;
  g_autofree char *escaped = g_strescape(value, NULL);
  g_string_append_printf(text, "%s: %s\n", key, escaped);
}

char *carom_recovery_record_write(const CaromRecoveryRecord *record) {
  g_return_val_if_fail(record && record->title, NULL);
  GString *text = g_string_new(FIRST_LINE);
  add(text, "title", record->title);
  add(text, "path", record->path);
  add(text, "digest", record->digest);
  add(text, "saves", record->can_save ? "there" : NULL);
  g_string_append_c(text, '\n');
  if (record->scene)
    g_string_append(text, record->scene);
  return g_string_free(text, FALSE);
}

static void set(CaromRecoveryRecord *record, const char *key, char *value) {
  g_autofree char *owned = value;
  char **field = g_str_equal(key, "title")    ? &record->title
                 : g_str_equal(key, "path")   ? &record->path
                 : g_str_equal(key, "digest") ? &record->digest
                                              : NULL;
  if (g_str_equal(key, "saves"))
    record->can_save = TRUE;
  if (!field)
    return;
  g_free(*field);
  *field = g_steal_pointer(&owned);
}

static void read_line(CaromRecoveryRecord *record, const char *line) {
  g_auto(GStrv) parts = g_strsplit(line, ": ", 2);
  if (parts[0] && parts[1])
    set(record, parts[0], g_strcompress(parts[1]));
}

/* @text: after the first line; its end is marked by a zero
 * Returns: whether it is whole: without the empty line it is not */
static gboolean read_text(CaromRecoveryRecord *record, const char *text) {
  const char *end;
  for (; *text != '\n'; text = end + 1) {
    end = strchr(text, '\n');
    if (!end)
      return FALSE;
    g_autofree char *line = g_strndup(text, (gsize)(end - text));
    read_line(record, line);
  }
  record->scene = text[1] ? g_strdup(text + 1) : NULL;
  return record->title && (record->scene || record->path);
}

static gint64 get_time(const char *file) {
  GStatBuf status;
  return g_stat(file, &status) == 0 ? (gint64)status.st_mtime : 0;
}

CaromRecoveryRecord *carom_recovery_record_read(const char *file, GError **error) {
  g_return_val_if_fail(file, NULL);
  g_autofree char *name = g_filename_display_name(file);
  g_autoptr(GBytes) bytes = carom_input_read_up_to(file, name, CAROM_LIMIT_COPY_MIB, error);
  if (!bytes)
    return NULL;
  gsize length;
  const char *data = g_bytes_get_data(bytes, &length);
  g_autofree char *text = g_strndup(data ? data : "", length);
  g_autoptr(CaromRecoveryRecord) record = g_new0(CaromRecoveryRecord, 1);
  record->time_s = get_time(file);
  if (g_str_has_prefix(text, FIRST_LINE) && read_text(record, text + strlen(FIRST_LINE)))
    return g_steal_pointer(&record);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_SYNTAX,
              _("%s: This is not a copy that this version of Carom has made. Try the version that "
                "made it, or remove the file."),
              name);
  return NULL;
}

void carom_recovery_record_free(CaromRecoveryRecord *record) {
  g_free(record->title);
  g_free(record->path);
  g_free(record->digest);
  g_free(record->scene);
  g_free(record);
}
