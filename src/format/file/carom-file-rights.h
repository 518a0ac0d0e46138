/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-rights: whose a file is and who may do what with it, also where a file takes the place
 * of another one. */
#pragma once

#include <glib.h>
#include <sys/stat.h>

/* The permissions of a file that is nobody else's yet. */
#define CAROM_FILE_RIGHTS_OWN 0600

/* Gives the new file @fd the owner, group, permissions and access control list of the file that it
 * is going to replace, and the attributes that users have given that. It has no list if that has
 * none, whatever its folder gives to new files; and at no moment has anybody a right that the old
 * file does not give. Where the group cannot be kept, which is not an error, the group that the new
 * file has instead may do no more than everybody may, and has no part in a list.
 *
 * @fd: made with CAROM_FILE_RIGHTS_OWN
 * @path: the file that is going to be replaced
 * @old: its status
 * Returns: FALSE with errno set if even permissions cannot be set, or a list not be removed */
gboolean carom_file_rights_keep(int fd, const char *path, const struct stat *old);
