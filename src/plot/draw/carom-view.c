/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-view: fits a rectangle of the scene into the picture with equal scales, and estimates the
 * greatest typical speed and momentum, for the scales of the arrows. */
#include "carom-view.h"

/* This many discs meet often enough to share their energy during a run. */
enum { MANY = 13 };

/* In equilibrium, exp(−2²), a fiftieth of discs of equal mass are faster than this many times the
 * root mean square. */
static const double thermal_tail = 2;

CaromView carom_view_fit(CaromVec2 min, CaromVec2 max, double left, double top, double right,
                         double bottom) {
  double width = max.x - min.x, height = max.y - min.y;
  double room_x = MAX(right - left, 1), room_y = MAX(bottom - top, 1);
  double fit_x = width > 0 ? room_x / width : INFINITY,
         fit_y = height > 0 ? room_y / height : INFINITY;
  double scale = MIN(fit_x, fit_y);
  return (CaromView){
      .centre = carom_vec2((min.x + max.x) / 2, (min.y + max.y) / 2),
      .x = (left + right) / 2,
      .y = (top + bottom) / 2,
      .points_per_unit = isfinite(scale) && scale > 0 ? scale : 1,
  };
}

/* What is in the middle at the end comes straight from where it was. */
/* By how much it is turned anticlockwise. */
static double angle_rad(const CaromView *view) {
  return view->is_turned ? atan2(-view->right.y, view->right.x) : 0;
}

CaromView carom_view_between(const CaromView *from, const CaromView *to, double share) {
  CaromVec2 start = carom_view_place(from, to->centre);
  CaromView view = *to;
  view.points_per_unit =
      from->points_per_unit * pow(to->points_per_unit / from->points_per_unit, share);
  view.x = start.x + (to->x - start.x) * share;
  view.y = start.y + (to->y - start.y) * share;
  carom_view_turn(&view, angle_rad(from) + (angle_rad(to) - angle_rad(from)) * share);
  return view;
}

/* The speed that a disc gains by falling through the view, for scenes that start at rest. */
static double falling_speed(const CaromScene *scene) {
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  CaromVec2 extent = carom_vec2_sub(max, min);
  double drop = fabs(extent.x * scene->gravity.x) + fabs(extent.y * scene->gravity.y);
  return sqrt(2 * drop);
}

/* Many discs that collide eventually all have the same mean kinetic energy (equipartition),
 * whatever they started with, so the light ones become fast and the heavy ones slow. */
typedef struct {
  double speed, momentum; /* root mean squares */
} Equilibrium;

static Equilibrium equilibrium_of(const CaromScene *scene) {
  double energy_j = 0, inverse_masses = 0, masses_kg = 0;
  guint n = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    if (body->pinned)
      continue;
    energy_j += body->mass_kg / 2 * carom_vec2_dot(body->velocity, body->velocity);
    inverse_masses += 1 / body->mass_kg;
    masses_kg += body->mass_kg;
    n++;
  }
  return n > 0 ? (Equilibrium){sqrt(2 * energy_j / n * inverse_masses / n),
                               sqrt(2 * energy_j / n * masses_kg / n)}
               : (Equilibrium){0, 0};
}

static double usable(double greatest) {
  return greatest > 0 && isfinite(greatest) ? greatest : INFINITY;
}

double carom_view_greatest_speed(const CaromScene *scene) {
  double greatest = falling_speed(scene);
  for (guint i = 0; i < scene->bodies->len; i++)
    greatest = MAX(greatest, carom_vec2_length(carom_scene_body(scene, i)->velocity));
  for (guint i = 0; i < scene->emitters->len; i++)
    greatest = MAX(greatest, carom_vec2_length(carom_scene_emitter(scene, i)->velocity));
  if (scene->bodies->len >= MANY)
    greatest = MAX(greatest, thermal_tail * equilibrium_of(scene).speed);
  return usable(greatest);
}

double carom_view_greatest_momentum(const CaromScene *scene) {
  double greatest = 0, falling = falling_speed(scene);
  for (guint i = 0; i < scene->bodies->len; i++) {
    const CaromBody *body = carom_scene_body(scene, i);
    double speed = MAX(carom_vec2_length(body->velocity), falling);
    greatest = body->pinned ? greatest : MAX(greatest, body->mass_kg * speed);
  }
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    greatest = MAX(greatest, emitter->mass_kg * MAX(carom_vec2_length(emitter->velocity), falling));
  }
  if (scene->bodies->len >= MANY)
    greatest = MAX(greatest, thermal_tail * equilibrium_of(scene).momentum);
  return usable(greatest);
}
