/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-zoom-gestures: looking closer at a picture, and along it: the wheel and a pinch zoom about
 * the pointer, as do two fingers on a touchpad with Ctrl; without it they move the picture, and so
 * does dragging with the middle button. */
#pragma once

#include <gtk/gtk.h>

/* By how much one click of the wheel zooms: four of them double. */
#define CAROM_ZOOM_GESTURES_STEP 1.189207115002721

typedef struct {
  /* What is at @x and @y in the widget stays there, and all is larger by @factor. */
  void (*zoom)(double x, double y, double factor, gpointer data);
  /* What is shown moves by @dx and @dy, in points. */
  void (*move)(double dx, double dy, gpointer data);
} CaromZoomFuncs;

/* Adds the event controllers for this to @widget.
 *
 * @data: for @funcs; lives as long as @widget */
void carom_zoom_gestures_add(GtkWidget *widget, const CaromZoomFuncs *funcs, gpointer data);
