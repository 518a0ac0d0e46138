/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-glide: follows the widget's frame clock. */
#include "carom-glide.h"

/* From 0 to 1, without a jolt at either end. */
static double ease(double share) {
  return share * share * (3 - 2 * share);
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromGlide *glide = data;
  gint64 now_us = gdk_frame_clock_get_frame_time(clock);
  if (glide->began_us == 0) /* what goes before the first frame does not count */
    glide->began_us = now_us;
  double share = (double)(now_us - glide->began_us) / (glide->duration_s * G_USEC_PER_SEC);
  gboolean is_there = share >= 1;
  glide->value =
      is_there ? glide->target : glide->from + (glide->target - glide->from) * ease(share);
  if (is_there)
    glide->tick_id = 0;
  glide->moved(widget);
  return is_there ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

void carom_glide_init(CaromGlide *glide, GtkWidget *widget, CaromGlideFunc moved,
                      double duration_s) {
  *glide = (CaromGlide){.widget = widget, .moved = moved, .duration_s = duration_s};
}

void carom_glide_clear(CaromGlide *glide) {
  if (glide->tick_id != 0)
    gtk_widget_remove_tick_callback(glide->widget, glide->tick_id);
  glide->tick_id = 0;
  glide->target = glide->value;
}

void carom_glide_start_at(CaromGlide *glide, double value) {
  carom_glide_clear(glide);
  glide->value = glide->target = value;
}

static gboolean can_glide(const CaromGlide *glide) {
  gboolean is_animated;
  g_object_get(gtk_widget_get_settings(glide->widget), "gtk-enable-animations", &is_animated, NULL);
  return is_animated && gtk_widget_get_mapped(glide->widget);
}

void carom_glide_to(CaromGlide *glide, double target) {
  if (glide->target == target)
    return;
  carom_glide_clear(glide);
  if (!can_glide(glide)) {
    carom_glide_jump(glide, target);
    return;
  }
  glide->from = glide->value;
  glide->target = target;
  glide->began_us = 0;
  glide->tick_id = gtk_widget_add_tick_callback(glide->widget, on_tick, glide, NULL);
}

void carom_glide_jump(CaromGlide *glide, double target) {
  carom_glide_clear(glide);
  gboolean has_moved = glide->value != target;
  glide->value = glide->target = target;
  if (has_moved)
    glide->moved(glide->widget);
}

gboolean carom_glide_is_moving(const CaromGlide *glide) {
  return glide->tick_id != 0;
}
