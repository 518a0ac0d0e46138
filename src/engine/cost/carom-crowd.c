/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-crowd: picks the discs evenly from the scene's, and places the largest first, so that all
 * find room. */
#include "carom-crowd.h"

/* The seed of all crowds. Any number would do. */
#define SEED 1

/* The box grows by this factor if the discs find no room. */
#define MORE_ROOM 1.1

/* If all discs are at rest in the scene, each moves by its radius in so many steps. */
#define STEPS_A_RADIUS 10

gboolean carom_crowd_exists(const CaromScene *scene) {
  for (guint i = 0; i < scene->bodies->len; i++)
    if (!carom_scene_body(scene, i)->pinned)
      return TRUE;
  for (guint i = 0; i < scene->emitters->len; i++)
    if (carom_scene_emitter(scene, i)->count > 0)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full) (element-type CaromBody): the discs that can move: those at the start,
 *   then those that come in */
static GArray *find_movable(const CaromScene *scene) {
  GArray *movable = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  for (guint i = 0; i < scene->bodies->len; i++)
    if (!carom_scene_body(scene, i)->pinned)
      g_array_append_vals(movable, carom_scene_body(scene, i), 1);
  for (guint i = 0; i < scene->emitters->len; i++) {
    const CaromEmitter *emitter = carom_scene_emitter(scene, i);
    for (guint nth = 0; nth < emitter->count; nth++) {
      CaromBody body = carom_emitter_disc(emitter, scene->seed, i, nth);
      g_array_append_val(movable, body);
    }
  }
  return movable;
}

static double area_of(const GArray *bodies) {
  double area = 0;
  for (guint i = 0; i < bodies->len; i++) {
    double radius = g_array_index(bodies, CaromBody, i).radius;
    area += G_PI * radius * radius;
  }
  return area;
}

double carom_crowd_density(const CaromScene *scene) {
  CaromVec2 min, max;
  g_autoptr(GArray) movable = find_movable(scene);
  carom_scene_view(scene, &min, &max);
  double density = area_of(movable) / ((max.x - min.x) * (max.y - min.y));
  return density < CAROM_CROWD_MOST_DENSE ? density : CAROM_CROWD_MOST_DENSE;
}

static int compare_radii(gconstpointer one, gconstpointer other) {
  double a = ((const CaromBody *)one)->radius, b = ((const CaromBody *)other)->radius;
  return (a < b) - (a > b);
}

/* Returns: (transfer full) (element-type CaromBody): @n of @movable, the largest first */
static GArray *pick(const GArray *movable, guint n) {
  GArray *picked = g_array_new(FALSE, FALSE, sizeof(CaromBody));
  for (guint k = 0; k < n; k++)
    g_array_append_vals(
        picked,
        &g_array_index(movable, CaromBody, (2 * (guint64)k + 1) * movable->len / (2 * (guint64)n)),
        1);
  g_array_sort(picked, compare_radii);
  return picked;
}

static double fastest(const GArray *bodies) {
  double speed = 0;
  for (guint i = 0; i < bodies->len; i++)
    speed = MAX(speed, carom_vec2_length(g_array_index(bodies, CaromBody, i).velocity));
  return speed;
}

/* Gives each disc of @scene, placed with a unit velocity, what is left of its model. */
static void liken(CaromScene *scene, const GArray *models) {
  gboolean at_rest = fastest(models) == 0;
  for (guint i = 0; i < models->len; i++) {
    const CaromBody *model = &g_array_index(models, CaromBody, i);
    CaromBody *body = &g_array_index(scene->bodies, CaromBody, i);
    double speed = at_rest ? model->radius / (STEPS_A_RADIUS * scene->dt_s)
                           : carom_vec2_length(model->velocity);
    body->mass_kg = model->mass_kg;
    body->velocity = carom_vec2_scale(body->velocity, speed);
  }
}

/* Places discs as large as the models, which are sorted by radius, in a square box of @side.
 *
 * Returns: whether all found room */
static gboolean place(CaromScene *scene, const GArray *models, double side) {
  g_auto(CaromRandomPlacementState) state;
  g_array_set_size(scene->bodies, 0);
  carom_random_placement_state_init(&state, SEED, scene->bodies, models->len);
  CaromRandomPlacement kind = carom_random_placement_default();
  kind.max = carom_vec2(side, side);
  kind.speed_min = kind.speed_max = 1;
  for (guint i = 0; i < models->len; i += kind.count) {
    kind.radius_min = kind.radius_max = g_array_index(models, CaromBody, i).radius;
    for (kind.count = 1;
         i + kind.count < models->len &&
         g_array_index(models, CaromBody, i + kind.count).radius == kind.radius_min;)
      kind.count++;
    if (carom_random_placement_place(&kind, &state) < kind.count)
      return FALSE;
  }
  scene->n_placed = models->len;
  return TRUE;
}

static void add_box(CaromScene *scene, double side) {
  const CaromVec2 corners[] = {{0, 0}, {side, 0}, {side, side}, {0, side}};
  for (guint i = 0; i < G_N_ELEMENTS(corners); i++) {
    CaromWall wall = carom_wall_default(corners[i], corners[(i + 1) % G_N_ELEMENTS(corners)]);
    g_array_append_val(scene->walls, wall);
  }
}

CaromScene *carom_crowd_new(const CaromScene *scene, guint n) {
  if (!carom_crowd_exists(scene))
    return NULL;
  g_autoptr(GArray) movable = find_movable(scene);
  g_autoptr(GArray) models = pick(movable, n);
  double side = sqrt(area_of(models) / carom_crowd_density(scene));
  CaromScene *crowd = carom_scene_new();
  crowd->dt_s = scene->dt_s;
  while (!place(crowd, models, side))
    side *= MORE_ROOM;
  liken(crowd, models);
  add_box(crowd, side);
  return crowd;
}
