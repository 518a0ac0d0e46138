/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-same-motion: says where a distance stops being rounding and where it begins to be seen, and
 * keeps the frames at which two panes came apart or together again. */
#include "carom-same-motion.h"

#include "carom-rounding.h"

#include <float.h>

/* A disc that is off by more than this fraction of the scene's width is seen to be elsewhere; a
 * velocity that is off by more than this fraction of the scene's speed, to be another one. */
#define VISIBLE_FRACTION (1.0 / 500)

/* Its squares may be out of range. */
static double size_of(CaromVec2 vector) {
  return hypot(vector.x, vector.y);
}

/* Returns: the speed of the fastest disc as the scene gives it */
static double find_fastest(const CaromScene *scene) {
  double speed = 0;
  for (guint i = 0; i < scene->bodies->len; i++)
    speed = MAX(speed, size_of(carom_scene_body(scene, i)->velocity));
  for (guint i = 0; i < scene->emitters->len; i++)
    if (carom_scene_emitter(scene, i)->count > 0)
      speed = MAX(speed, size_of(carom_scene_emitter(scene, i)->velocity));
  return speed;
}

CaromSameMotionScale carom_same_motion_scale(const CaromScene *scene) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  double view_size = size_of(carom_vec2_sub(max, min)), gravity = size_of(scene->gravity);
  double fallen = gravity > 0 ? sqrt(2 * gravity * view_size) : 0; /* a view may have no end */
  double speed = hypot(find_fastest(scene), fallen);
  return (CaromSameMotionScale){
      .view_size = view_size,
      .visible_from = VISIBLE_FRACTION * (max.x - min.x),
      .speed = speed,
      .visible_from_speed = VISIBLE_FRACTION * speed,
  };
}

/* A contact rounds velocities by so many ε at most, and a disc carries that across the view at
 * most before it meets something else. What is more than the sum of these has been magnified.
 *
 * @size: of the view, or the speed
 * Returns: whether @distance need be no more than rounding */
static gboolean is_rounding(double distance, double size, guint64 n_contacts) {
  return distance <= CAROM_ROUNDING_AGREEMENT_EPS * DBL_EPSILON * size * (1 + (double)n_contacts);
}

CaromSameMotionState carom_same_motion_classify(const CaromSameMotionScale *scale, double distance,
                                                double velocity_distance, gboolean velocities_count,
                                                guint64 n_contacts) {
  double counted = velocities_count ? velocity_distance : 0;
  if (carom_same_motion_is_place_visible(scale, distance))
    return CAROM_SAME_MOTION_PLACES;
  if (carom_same_motion_is_velocity_visible(scale, counted))
    return CAROM_SAME_MOTION_VELOCITIES;
  if (distance == 0 && counted == 0)
    return CAROM_SAME_MOTION_EXACTLY;
  return is_rounding(distance, scale->view_size, n_contacts) &&
                 is_rounding(counted, scale->speed, n_contacts)
             ? CAROM_SAME_MOTION_ROUNDING
             : CAROM_SAME_MOTION_UNSEEN;
}

/* ---- Since when ---- */

/* The panes are together before the first change, apart after it, together after the second, and so
 * on. */
struct CaromParting {
  GArray *changes; /* (element-type guint64): the frames of the changes, in order */
  guint64 n_frames;
};

CaromParting *carom_same_motion_parting_new(void) {
  CaromParting *parting = g_new(CaromParting, 1);
  parting->changes = g_array_new(FALSE, FALSE, sizeof(guint64));
  parting->n_frames = 0;
  return parting;
}

void carom_same_motion_parting_free(CaromParting *parting) {
  g_array_unref(parting->changes);
  g_free(parting);
}

static gboolean is_apart_after(guint n_changes) {
  return n_changes % 2 != 0;
}

void carom_same_motion_parting_take(CaromParting *parting, guint64 frame, gboolean apart) {
  if (frame < parting->n_frames)
    return;
  g_assert(frame == parting->n_frames);
  parting->n_frames++;
  if (!apart != !is_apart_after(parting->changes->len))
    g_array_append_val(parting->changes, frame);
}

/* Returns: how many changes there were up to @frame */
static guint count_changes(const CaromParting *parting, guint64 frame) {
  guint low = 0, high = parting->changes->len;
  while (low < high) {
    guint middle = low + (high - low) / 2;
    if (g_array_index(parting->changes, guint64, middle) <= frame)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

CaromPartingState carom_same_motion_parting_at(const CaromParting *parting, guint64 frame) {
  guint n = count_changes(parting, frame);
  return (CaromPartingState){
      .apart = is_apart_after(n),
      .has_changed = n > 0,
      .since = n > 0 ? g_array_index(parting->changes, guint64, n - 1) : 0,
  };
}
