/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-body-name: what the name of a disc may be. The reader of scene files asks for it, and so
 * does whatever lets people type one. */
#pragma once

#include <glib.h>

/* @name: what was typed
 * Returns: whether a disc can have that name; if not, @error says in sentences what is wrong, and
 *   what to do, with CAROM_EDIT_ERROR_RANGE */
gboolean carom_body_name_check(const char *name, GError **error);
