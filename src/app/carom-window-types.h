/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-types: the widgets of which the template of a window is made. */
#pragma once

/* Makes them known, before the template is read. */
void carom_window_types_ensure(void);
