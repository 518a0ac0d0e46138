/* carom-file-rights: whose a file is and who may do what with it, also where a file takes the place
 * of another one. */
#pragma once

#include <glib.h>
#include <sys/stat.h>

/* Gives the new file @fd the owner, group, permissions and access control list of the file that it
 * is going to replace, and the attributes that users have given that. Where the group cannot be
 * kept, which is not an error, the group that the new file has instead may do no more than
 * everybody may, and has no part in a list.
 *
 * @path: the file that is going to be replaced
 * @old: its status
 * Returns: FALSE with errno set if even permissions cannot be set */
gboolean carom_file_rights_keep(int fd, const char *path, const struct stat *old);
