/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-id: a file is identified by device and inode, one that does not exist yet by those of
 * its folder and its name. Links are followed by hand, because the last one may lead to a file that
 * does not exist. */
#include "carom-file-id.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>

/* The most links that are followed, as in Linux. */
#define MAX_LINKS 40

/* Where the link @path leads.
 *
 * Returns: (transfer full) (nullable): NULL if it is not a link */
static char *follow_link(const char *path) {
  g_autofree char *link = g_file_read_link(path, NULL);
  if (!link || g_path_is_absolute(link))
    return g_steal_pointer(&link);
  g_autofree char *folder = g_path_get_dirname(path);
  return g_build_filename(folder, link, NULL);
}

char *carom_file_id_follow_links(const char *path) {
  g_autofree char *at = g_strdup(path);
  for (guint i = 0; i <= MAX_LINKS; i++) {
    char *next = follow_link(at);
    if (!next)
      return g_steal_pointer(&at);
    g_free(at);
    at = next;
  }
  errno = ELOOP;
  return NULL;
}

/* Whether @path is directly in the folder with the open files of a process. */
static gboolean is_descriptor(const char *path) {
  g_autofree char *folder = g_path_get_dirname(path);
  g_autofree char *base = g_path_get_basename(path);
  char *real = realpath(folder, NULL);
  gboolean named = real && g_str_equal(real, "/dev") &&
                   (g_str_equal(base, "stdout") || g_str_equal(base, "stderr"));
  gboolean numbered = real && (g_str_equal(real, "/dev/fd") ||
                               (g_str_has_prefix(real, "/proc/") && g_str_has_suffix(real, "/fd")));
  free(real);
  return named || numbered;
}

gboolean carom_file_id_is_open_file(const char *path) {
  g_autofree char *at = g_strdup(path);
  for (guint i = 0; at && i <= MAX_LINKS; i++) {
    if (is_descriptor(at))
      return TRUE;
    char *next = follow_link(at);
    g_free(at);
    at = next;
  }
  return FALSE;
}

static gboolean id_of_status(const struct stat *status, CaromFileId *id) {
  *id = (CaromFileId){.device = (guint64)status->st_dev, .node = (guint64)status->st_ino};
  return S_ISREG(status->st_mode);
}

static gboolean id_of_new_file(const char *path, CaromFileId *id) {
  g_autofree char *target = carom_file_id_follow_links(path);
  if (!target)
    return FALSE;
  g_autofree char *folder = g_path_get_dirname(target);
  struct stat status;
  if (stat(folder, &status) != 0)
    return FALSE;
  id_of_status(&status, id);
  id->name = g_path_get_basename(target);
  return TRUE;
}

gboolean carom_file_id_of_path(const char *path, CaromFileId *id) {
  struct stat status;
  *id = (CaromFileId){0};
  if (stat(path, &status) == 0)
    return id_of_status(&status, id);
  return errno == ENOENT && id_of_new_file(path, id);
}

gboolean carom_file_id_of_descriptor(int fd, CaromFileId *id) {
  struct stat status;
  *id = (CaromFileId){0};
  return fstat(fd, &status) == 0 && id_of_status(&status, id);
}

gboolean carom_file_id_equal(const CaromFileId *one, const CaromFileId *other) {
  return one->device == other->device && one->node == other->node &&
         g_strcmp0(one->name, other->name) == 0;
}

void carom_file_id_clear(CaromFileId *id) {
  g_clear_pointer(&id->name, g_free);
}

gboolean carom_file_id_is_same(const char *path, const char *other_path) {
  g_auto(CaromFileId) id = {0};
  g_auto(CaromFileId) other = {0};
  return carom_file_id_of_path(path, &id) && carom_file_id_of_path(other_path, &other) &&
         carom_file_id_equal(&id, &other);
}
