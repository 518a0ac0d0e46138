/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-flow-layout: a layout manager that puts its children side by side, each at its natural
 * width, in as many rows as the width needs. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_FLOW_LAYOUT (carom_flow_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromFlowLayout, carom_flow_layout, CAROM, FLOW_LAYOUT, GtkLayoutManager)
