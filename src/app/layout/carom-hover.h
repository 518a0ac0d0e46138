/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-hover: tells where the pointer is in a widget, at its next frame.
 *
 * GTK also tells of the pointer when something changes below it, such as a widget that becomes
 * sensitive: in the middle of any change, while the widget may still show what is about to go. So
 * what the pointer is at is only looked at when a frame is made. */
#pragma once

#include <gtk/gtk.h>

typedef struct {
  double x, y; /* in the widget */
  GdkModifierType keys;
  gboolean is_touch;
} CaromHover;

/* Looks at what is there. */
typedef void (*CaromHoverFunc)(const CaromHover *hover, gpointer user_data);

/* @hovered: not called after the pointer has left
 * @user_data: must live as long as @widget
 * Returns: (transfer none): the controller that was added; "leave" comes at once */
GtkEventController *carom_hover_add(GtkWidget *widget, CaromHoverFunc hovered, gpointer user_data);
