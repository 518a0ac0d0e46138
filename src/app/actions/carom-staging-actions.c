/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging-actions: an action for each property. */
#include "carom-staging-actions.h"

static const struct {
  const char *name, *property;
} actions[] = {
    {"show-velocities", "velocities"},
    {"show-momenta", "momenta"},
    {"show-trails", "trails"},
    {"show-strobe", "strobe"},
    {"show-ghost", "ghost"},
    {"show-centre-of-mass", "centre-of-mass"},
    {"colour-by-speed", "colour-by-speed"},
    {"superpose", "superposed"},
    {"show-labels", "labels"},
    {"counter", "counter"},
    {"turn-scene", "turns"},
    {"trails-length", "trails-length"},
    {"strobe-interval", "strobe-interval"},
};

void carom_staging_actions_add(GActionMap *map, CaromStagingChoice *staging) {
  for (guint i = 0; i < G_N_ELEMENTS(actions); i++) {
    g_autoptr(GPropertyAction) action =
        g_property_action_new(actions[i].name, staging, actions[i].property);
    g_action_map_add_action(map, G_ACTION(action));
  }
}
