/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-remarks: what is worth mentioning about a file that has been read, such as fields that are
 * not known. */
#pragma once

#include "carom-notices.h"

/* Shows the remarks in the bar; without any, whatever is there goes.
 *
 * @path: of the file, which the user knows: the bar has its name without the folder
 * @remarks: (element-type utf8): sentences, which begin with the file's path */
void carom_remarks_show(CaromNotices *notices, const char *path, const GPtrArray *remarks);
