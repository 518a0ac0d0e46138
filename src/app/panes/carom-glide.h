/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-glide: a number that glides to where it is sent, for a picture that moves: quickly at
 * first, then gently. On desktops without animations, and in what cannot be seen, it is there at
 * once. */
#pragma once

#include <gtk/gtk.h>

/* Told whenever the value has changed. */
typedef void (*CaromGlideFunc)(GtkWidget *widget);

typedef struct {
  double value;
  double target; /* where the value is, or where it is going */

  /*< private >*/
  GtkWidget *widget;
  CaromGlideFunc moved;
  double duration_s;
  double from;
  gint64 began_us;
  guint tick_id; /* 0: it is at rest */
} CaromGlide;

/* @widget: has to outlive the glide
 * @moved: such as gtk_widget_queue_draw()
 * @duration_s: how long a whole glide takes */
void carom_glide_init(CaromGlide *glide, GtkWidget *widget, CaromGlideFunc moved,
                      double duration_s);
/* Stops it where it is. */
void carom_glide_clear(CaromGlide *glide);
/* Puts it at @value, from which it can be sent elsewhere; nobody is told. */
void carom_glide_start_at(CaromGlide *glide, double value);

/* Sends the value to @target. */
void carom_glide_to(CaromGlide *glide, double target);
/* The value is @target at once, which is told. */
void carom_glide_jump(CaromGlide *glide, double target);

/* Whether it is under way. */
gboolean carom_glide_is_moving(const CaromGlide *glide);
