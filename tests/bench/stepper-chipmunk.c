/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Chipmunk with its default number of iterations and its default index, a tree: for these gases
 * that takes two thirds of the time of its spatial hash with cells as wide as a disc. */
#include "stepper.h"

#include <chipmunk/chipmunk.h>
#include <glib.h>

typedef struct {
  cpSpace *space;
  cpShape *walls[4];
  cpBody **bodies;
  cpShape **shapes;
  unsigned n;
  double dt_s;
} World;

static void add_walls(World *world, double side) {
  const cpVect corners[] = {{0, 0}, {side, 0}, {side, side}, {0, side}};
  for (unsigned i = 0; i < G_N_ELEMENTS(corners); i++) {
    cpShape *wall = cpSegmentShapeNew(cpSpaceGetStaticBody(world->space), corners[i],
                                      corners[(i + 1) % G_N_ELEMENTS(corners)], 0);
    cpShapeSetElasticity(wall, 1);
    cpShapeSetFriction(wall, 0);
    world->walls[i] = cpSpaceAddShape(world->space, wall);
  }
}

static void add_disc(World *world, unsigned i, const CaromGasDisc *disc) {
  cpFloat moment = cpMomentForCircle(disc->mass_kg, 0, disc->radius, cpvzero);
  cpBody *body = cpSpaceAddBody(world->space, cpBodyNew(disc->mass_kg, moment));
  cpBodySetPosition(body, cpv(disc->x, disc->y));
  cpBodySetVelocity(body, cpv(disc->vx, disc->vy));
  cpShape *shape = cpSpaceAddShape(world->space, cpCircleShapeNew(body, disc->radius, cpvzero));
  cpShapeSetElasticity(shape, 1);
  cpShapeSetFriction(shape, 0);
  world->bodies[i] = body;
  world->shapes[i] = shape;
}

static void *create(const CaromGas *gas) {
  World *world = g_new(World, 1);
  world->space = cpSpaceNew(); /* no gravity, no damping, and nothing falls asleep */
  world->n = gas->n;
  world->dt_s = gas->dt_s;
  world->bodies = g_new(cpBody *, gas->n);
  world->shapes = g_new(cpShape *, gas->n);
  add_walls(world, gas->side);
  for (unsigned i = 0; i < gas->n; i++)
    add_disc(world, i, &gas->discs[i]);
  return world;
}

static void free_shape(cpSpace *space, cpShape *shape) {
  cpSpaceRemoveShape(space, shape);
  cpShapeFree(shape);
}

static void destroy(void *memory) {
  World *world = memory;
  for (unsigned i = 0; i < world->n; i++) {
    free_shape(world->space, world->shapes[i]);
    cpSpaceRemoveBody(world->space, world->bodies[i]);
    cpBodyFree(world->bodies[i]);
  }
  for (unsigned i = 0; i < G_N_ELEMENTS(world->walls); i++)
    free_shape(world->space, world->walls[i]);
  cpSpaceFree(world->space);
  g_free(world->bodies);
  g_free(world->shapes);
  g_free(world);
}

static void step(void *memory) {
  World *world = memory;
  cpSpaceStep(world->space, world->dt_s);
}

static void velocity(const void *memory, unsigned i, double *vx, double *vy) {
  const World *world = memory;
  cpVect v = cpBodyGetVelocity(world->bodies[i]);
  *vx = v.x;
  *vy = v.y;
}

const CaromStepper carom_stepper_chipmunk = {
    .name = "Chipmunk 7",
    .target_ratio = 15,
    .create = create,
    .destroy = destroy,
    .step = step,
    .velocity = velocity,
};
