/* carom-file-id: which file a path stands for, however it is spelled: through links, "..", or a
 * name of what is open already. Files that are yet to be made have one, too: their folder and
 * their name in it. */
#pragma once

#include <glib.h>

typedef struct {
  guint64 device, node; /* of the file, or of the folder in which it would be made */
  char *name;           /* its name in that folder; NULL: there is the file */
} CaromFileId;

/* carom_file_id_of_path:
 * @id: (out): clear it with carom_file_id_clear()
 *
 * Returns: whether @path is a regular file, or can become one. Devices and pipes take more than one
 *   output, and have no id. */
gboolean carom_file_id_of_path(const char *path, CaromFileId *id);

/* The same for an open file, such as standard input. */
gboolean carom_file_id_of_descriptor(int fd, CaromFileId *id);

gboolean carom_file_id_equal(const CaromFileId *one, const CaromFileId *other);
void carom_file_id_clear(CaromFileId *id);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromFileId, carom_file_id_clear)

/* Whether @path is a name of what some process has open, such as /dev/stdout, however spelled. */
gboolean carom_file_id_is_open_file(const char *path);

/* Whether two paths stand for one file. */
gboolean carom_file_id_is_same(const char *path, const char *other_path);

/* carom_file_id_follow_links:
 * Returns: (transfer full) (nullable): where the symbolic links that @path ends in lead, be there
 *   something or not; NULL with errno set where they lead nowhere. */
char *carom_file_id_follow_links(const char *path);
