/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Box2D with the numbers of iterations that its manual suggests, 8 and 3, and the rest as it comes.
 */
#include "stepper.h"

#include <box2d/box2d.h>
#include <vector>

namespace {

struct World {
  b2World world{b2Vec2(0, 0)};
  std::vector<b2Body *> bodies;
  float dt_s;
};

b2Vec2 vec2(double x, double y) {
  return b2Vec2(static_cast<float>(x), static_cast<float>(y));
}

void add_walls(World *world, double side) {
  const b2Vec2 corners[] = {vec2(0, 0), vec2(side, 0), vec2(side, side), vec2(0, side)};
  b2BodyDef definition;
  b2Body *body = world->world.CreateBody(&definition);
  for (int i = 0; i < 4; i++) {
    b2EdgeShape edge;
    edge.SetTwoSided(corners[i], corners[(i + 1) % 4]);
    b2Fixture *fixture = body->CreateFixture(&edge, 0);
    fixture->SetRestitution(1);
    fixture->SetFriction(0);
  }
}

void add_disc(World *world, const CaromGasDisc &disc) {
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  definition.position = vec2(disc.x, disc.y);
  definition.linearVelocity = vec2(disc.vx, disc.vy);
  b2CircleShape circle;
  circle.m_radius = static_cast<float>(disc.radius);
  b2FixtureDef fixture;
  fixture.shape = &circle;
  fixture.density = static_cast<float>(disc.mass_kg / (b2_pi * disc.radius * disc.radius));
  fixture.restitution = 1;
  fixture.friction = 0;
  b2Body *body = world->world.CreateBody(&definition);
  body->CreateFixture(&fixture);
  world->bodies.push_back(body);
}

void *create(const CaromGas *gas) {
  World *world = new World;
  world->dt_s = static_cast<float>(gas->dt_s);
  world->world.SetAllowSleeping(false);
  add_walls(world, gas->side);
  for (unsigned i = 0; i < gas->n; i++)
    add_disc(world, gas->discs[i]);
  return world;
}

void destroy(void *memory) {
  delete static_cast<World *>(memory);
}

void step(void *memory) {
  World *world = static_cast<World *>(memory);
  world->world.Step(world->dt_s, 8, 3);
}

void velocity(const void *memory, unsigned i, double *vx, double *vy) {
  const b2Vec2 &v = static_cast<const World *>(memory)->bodies[i]->GetLinearVelocity();
  *vx = v.x;
  *vy = v.y;
}

} // namespace

const CaromStepper carom_stepper_box2d = {"Box2D 2.4", 20, create, destroy, step, velocity};
