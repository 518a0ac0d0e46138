/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot-actions: passes the actions on to the exercise. */
#include "carom-spot-actions.h"

static void guess(GSimpleAction *action, GVariant *parameter, gpointer spot) {
  guint column, line;
  g_variant_get(parameter, "(uu)", &column, &line);
  carom_spot_guess(spot, column, line);
}

static void guess_lit(GSimpleAction *action, GVariant *parameter, gpointer spot) {
  carom_spot_guess_lit(spot);
}

static const GActionEntry entries[] = {
    {.name = "spot", .activate = guess, .parameter_type = "(uu)"},
    {.name = "spot-line", .activate = guess_lit},
};

void carom_spot_actions_add(GActionMap *map, CaromSpot *spot) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), spot);
}
