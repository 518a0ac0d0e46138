/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-id: which file a path stands for, however it is spelled: through links, through "..",
 * or as the name of something that is already open. Files that do not exist yet also have an id,
 * consisting of their folder and their name in it. */
#pragma once

#include <glib.h>

typedef struct {
  guint64 device, node; /* of the file, or of the folder in which it would be made */
  char *name;           /* its name in that folder; NULL if the file exists */
} CaromFileId;

/* @id: (out): the id; clear it with carom_file_id_clear()
 * Returns: whether @path is a regular file, or can become one. Devices and pipes can take more than
 *   one output, and have no id. */
gboolean carom_file_id_of_path(const char *path, CaromFileId *id);

/* The same for an open file, such as standard input. */
gboolean carom_file_id_of_descriptor(int fd, CaromFileId *id);

/* Whether both stand for the same file. */
gboolean carom_file_id_equal(const CaromFileId *one, const CaromFileId *other);
void carom_file_id_clear(CaromFileId *id);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFileId, carom_file_id_clear)

/* Whether @path, however it is spelled, is a name of a file that some process has open, such as
 * /dev/stdout. */
gboolean carom_file_id_is_open_file(const char *path);

/* Whether two paths stand for one file. */
gboolean carom_file_id_is_same(const char *path, const char *other_path);

/* Returns: (transfer full) (nullable): where the symbolic links that @path ends in lead, whether
 *   anything is there or not; NULL with errno set if they lead nowhere */
char *carom_file_id_follow_links(const char *path);
