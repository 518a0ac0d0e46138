/* Time-stepped detection: move everything on by dt, look what overlaps, put it back and resolve it.
 *
 * A contact is noticed after it has happened; where the discs are put, and what becomes of their
 * speeds, are the options of the method. Too large a step misses contacts altogether. */
#include "carom-stepped.h"
#include "carom-neighbours.h"

#include <glib/gi18n.h>

typedef struct {
  CaromNeighbours *neighbours;
  CaromNearWalls *near_walls;
  GArray *pairs;             /* (element-type CaromPair) */
  CaromVec2 *start;          /* [body]: where it was at the start of the step */
  CaromWallLine *wall_lines; /* [wall] */
} Memory;

static gpointer memory_new(const CaromWorld *world) {
  Memory *memory = g_new(Memory, 1);
  guint n_walls = world->scene->walls->len;
  memory->neighbours = carom_neighbours_new(&world->bodies);
  memory->pairs = g_array_new(FALSE, FALSE, sizeof(CaromPair));
  memory->start = g_new(CaromVec2, world->bodies.n);
  memory->wall_lines = g_new(CaromWallLine, n_walls);
  for (guint i = 0; i < n_walls; i++)
    memory->wall_lines[i] = carom_wall_line(carom_scene_wall(world->scene, i));
  memory->near_walls = carom_near_walls_new(&world->bodies, carom_neighbours_margin(&world->bodies),
                                            memory->wall_lines, n_walls);
  return memory;
}

static void memory_free(gpointer data) {
  Memory *memory = data;
  carom_neighbours_free(memory->neighbours);
  carom_near_walls_free(memory->near_walls);
  g_array_unref(memory->pairs);
  g_free(memory->start);
  g_free(memory->wall_lines);
  g_free(memory);
}

/* Free flight on parabolas, exact for a constant acceleration. Pinned discs keep their velocity. */
static void advance(CaromWorld *world, CaromVec2 *start) {
  CaromBodies *bodies = &world->bodies;
  CaromVec2 g = world->scene->gravity;
  double dt = world->scene->dt_s;
  double free_mass_kg = 0;
  for (guint i = 0; i < bodies->n; i++) {
    start[i] = carom_bodies_position(bodies, i);
    gboolean pinned = carom_bodies_is_pinned(bodies, i);
    double fall = pinned ? 0 : dt;
    bodies->x[i] += (bodies->vx[i] + 0.5 * g.x * fall) * dt;
    bodies->y[i] += (bodies->vy[i] + 0.5 * g.y * fall) * dt;
    bodies->vx[i] += g.x * fall;
    bodies->vy[i] += g.y * fall;
    free_mass_kg += pinned ? 0 : bodies->mass_kg[i];
  }
  carom_audit_book_gravity(&world->books, carom_vec2_scale(g, free_mass_kg * dt));
}

static gboolean frame(const CaromEngine *engine, gpointer data, GError **error) {
  Memory *memory = data;
  CaromBodies *bodies = &engine->world->bodies;
  advance(engine->world, memory->start);
  carom_neighbours_find_overlaps(memory->neighbours, bodies, memory->pairs);
  for (guint i = 0; i < memory->pairs->len; i++)
    carom_stepped_meet_disc(engine, g_array_index(memory->pairs, CaromPair, i));
  const GArray *discs = carom_near_walls_find(memory->near_walls, bodies, memory->start);
  for (guint k = 0; k < discs->len; k++) {
    guint i = g_array_index(discs, guint, k);
    if (!carom_bodies_is_pinned(bodies, i))
      carom_stepped_meet_walls(engine, memory->wall_lines, i, memory->start[i]);
  }
  carom_world_set_frame(engine->world, engine->world->frame + 1);
  return TRUE;
}

const CaromDetection carom_detection_stepped = {
    .part = {.id = "stepped",
             .title = N_("Stepped"),
             .summary = N_("Moves everything on by a step, then looks what overlaps.")},
    .memory_new = memory_new,
    .memory_free = memory_free,
    .frame = frame,
};
