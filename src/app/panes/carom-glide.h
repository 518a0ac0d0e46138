/* carom-glide: a number that glides to where it is sent, for a picture that moves: quickly at
 * first, then gently. On desktops without animations, and in what cannot be seen, it is there at
 * once. */
#pragma once

#include <gtk/gtk.h>

typedef struct {
  double value;

  /*< private >*/
  GtkWidget *widget;
  double duration_s;
  double from, target;
  gint64 began_us;
  guint tick_id; /* 0: it is at rest */
} CaromGlide;

/* @widget: is drawn again whenever the value has changed, and has to outlive the glide
 * @duration_s: how long a whole glide takes */
void carom_glide_init(CaromGlide *glide, GtkWidget *widget, double duration_s);
/* Stops it where it is. */
void carom_glide_clear(CaromGlide *glide);

/* Sends the value to @target. */
void carom_glide_to(CaromGlide *glide, double target);
/* The value is @target at once. */
void carom_glide_jump(CaromGlide *glide, double target);

/* Where the value is, or where it is going. */
double carom_glide_get_target(const CaromGlide *glide);
