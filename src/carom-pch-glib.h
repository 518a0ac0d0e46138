/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pch-glib: the headers of others that are read once for a whole layer, not once a source.
 * A source includes what it uses all the same: ./dev strict builds without this. */
#include <float.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>
