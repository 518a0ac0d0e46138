/* carom-file-rights: only the administrator gives files away; others can choose among their own
 * groups. What the system calls extended attributes are, among others, access control lists and
 * notes of users. */
#include "carom-file-rights.h"

#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/xattr.h>

/* The kernel's name of the list that decides beside the permissions. */
#define ACCESS_LIST "system.posix_acl_access"
#define OF_USERS    "user."

/* Others belong to the system, which gives them to new files itself. */
static gboolean is_kept(const char *name, gboolean has_group) {
  return g_str_has_prefix(name, OF_USERS) || (has_group && g_str_equal(name, ACCESS_LIST));
}

/* Not every file system has these; where one cannot be read or set, nothing else suffers. */
static void keep_attribute(int fd, const char *path, const char *name) {
  ssize_t size = getxattr(path, name, NULL, 0);
  g_autofree char *value = size > 0 ? g_malloc((gsize)size) : NULL;
  if (size > 0)
    size = getxattr(path, name, value, (gsize)size);
  if (size >= 0)
    (void)fsetxattr(fd, name, value, (gsize)size, 0);
}

static void keep_attributes(int fd, const char *path, gboolean has_group) {
  ssize_t size = listxattr(path, NULL, 0);
  if (size <= 0)
    return;
  g_autofree char *names = g_malloc((gsize)size);
  size = listxattr(path, names, (gsize)size);
  for (const char *name = names; name < names + size; name += strlen(name) + 1)
    if (is_kept(name, has_group))
      keep_attribute(fd, path, name);
}
#else
static void keep_attributes(int fd, const char *path, gboolean has_group) {
}
#endif

/* The owner and the group, or the group alone.
 *
 * Returns: whether the group is that of @old */
static gboolean keep_owner(int fd, const struct stat *old) {
  return fchown(fd, old->st_uid, old->st_gid) == 0 || fchown(fd, (uid_t)-1, old->st_gid) == 0;
}

/* What a group that is not the one which was given rights may do. */
static mode_t as_everybody(mode_t mode) {
  mode_t everybody = mode & S_IRWXO;
  return (mode & ~(mode_t)S_IRWXG) | (everybody << 3);
}

/* A program that took its owner's rights is not made one that takes somebody else's. */
static mode_t choose_mode(const struct stat *old, const struct stat *now) {
  mode_t mode = old->st_mode & 07777;
  if (now->st_uid != old->st_uid)
    mode &= ~(mode_t)S_ISUID;
  if (now->st_gid != old->st_gid)
    mode = as_everybody(mode & ~(mode_t)S_ISGID);
  return mode;
}

gboolean carom_file_rights_keep(int fd, const char *path, const struct stat *old) {
  struct stat now;
  gboolean has_group = keep_owner(fd, old);
  if (fstat(fd, &now) != 0 || fchmod(fd, choose_mode(old, &now)) != 0)
    return FALSE;
  keep_attributes(fd, path, has_group);
  return TRUE;
}
