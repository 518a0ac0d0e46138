/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Carom: detection "stepped", separation "share", resolver "impulse". */
#include "carom-run.h"
#include "gas-scene.h"
#include "stepper.h"

static void *create(const CaromGas *gas) {
  g_autoptr(CaromScene) scene = carom_gas_scene_new(gas);
  CaromMethod method = carom_method_option_defaults();
  method.resolver = &carom_resolver_impulse;
  return carom_run_new(scene, &method);
}

static void destroy(void *world) {
  carom_run_free(world);
}

static void step(void *world) {
  carom_run_frame(world, NULL);
}

static void velocity(const void *world, unsigned i, double *vx, double *vy) {
  const CaromRun *run = world;
  *vx = run->world->bodies.vx[i];
  *vy = run->world->bodies.vy[i];
}

const CaromStepper carom_stepper_carom = {
    .name = "Carom",
    .create = create,
    .destroy = destroy,
    .step = step,
    .velocity = velocity,
};
