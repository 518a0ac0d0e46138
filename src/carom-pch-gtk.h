/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pch-gtk: the same for the window. */
#include "carom-pch-glib.h"

#include <gtk/gtk.h>
