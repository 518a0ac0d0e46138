/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pch-cairo: the same for what draws. */
#include "carom-pch-glib.h"

#include <cairo.h>
#include <pango/pangocairo.h>
