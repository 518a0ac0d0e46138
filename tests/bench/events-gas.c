/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* events-gas: makes a scene whose frames hold several contacts of each disc, runs it until the
 * lattice of the start is gone, and then counts contacts. */
#include "events-gas.h"
#include "carom-events.h"
#include "gas-scene.h"

/* Contacts of each disc in a frame. Showing a disc costs a few hundredths of what a contact
 * costs. */
#define CONTACTS_A_FRAME 4
/* Contacts of each disc before anything is measured. */
#define WARM_UP_CONTACTS 8

CaromMethod carom_events_gas_method(void) {
  CaromMethod method = carom_method_option_defaults();
  method.detection = &carom_detection_events;
  method.resolver = &carom_resolver_impulse;
  return method;
}

CaromScene *carom_events_gas_scene(const CaromGasKind *kind) {
  CaromGas *gas = carom_gas_new(kind);
  CaromScene *scene = carom_gas_scene_new(gas);
  carom_gas_free(gas);
  scene->dt_s = CONTACTS_A_FRAME * carom_gas_free_time_s(kind);
  scene->duration_s = scene->dt_s;
  return scene;
}

CaromRun *carom_events_gas_new(const CaromGasKind *kind) {
  g_autoptr(CaromScene) scene = carom_events_gas_scene(kind);
  CaromMethod method = carom_events_gas_method();
  CaromRun *run = carom_run_new(scene, &method);
  carom_events_gas_run(run, (guint64)kind->n * WARM_UP_CONTACTS / 2);
  return run;
}

static guint64 count_contacts(const CaromRun *run) {
  return carom_audit_count_contacts(&run->world->books);
}

guint64 carom_events_gas_run(CaromRun *run, guint64 contacts) {
  g_autoptr(GError) error = NULL;
  guint64 start = count_contacts(run);
  while (count_contacts(run) - start < contacts) {
    if (!carom_run_frame(run, &error))
      g_error("%s", error->message);
    carom_run_take_back(run);
  }
  return count_contacts(run) - start;
}

CaromComparison *carom_events_gas_compare(const CaromGasKind *kind, double dt_s) {
  CaromGas *gas = carom_gas_new(kind);
  g_autoptr(CaromScene) scene = carom_gas_scene_new(gas);
  CaromMethod methods[3];
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < G_N_ELEMENTS(methods); i++) {
    methods[i] = carom_events_gas_method();
    methods[i].resolver = resolvers[i];
  }
  if (dt_s > 0)
    scene->dt_s = dt_s;
  carom_gas_free(gas);
  return carom_comparison_new(scene, methods, G_N_ELEMENTS(methods));
}
