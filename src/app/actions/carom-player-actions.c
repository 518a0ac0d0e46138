/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player-actions: passes the actions on to the player. Some are its properties. */
#include "carom-player-actions.h"

#include "carom-run-queue.h"

static void restart(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_seek(player, 0);
}

static void go_to_end(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_seek(player, carom_comparison_get_furthest(carom_player_get_comparison(player)));
}

static void play_beyond(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_play_beyond(player);
}

static void step(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_step(player, 1);
}

static void step_back(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_step(player, -1);
}

static void next_contact(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_seek_contact(player, 1);
}

static void previous_contact(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_seek_contact(player, -1);
}

/* The first pane that has a queue stands for one that has none. */
static void next_event(GSimpleAction *action, GVariant *parameter, gpointer player) {
  CaromComparison *comparison = carom_player_get_comparison(player);
  guint pane = g_variant_get_uint32(parameter), n = carom_comparison_get_n_runs(comparison);
  if (pane >= n || !carom_run_queue_exists(carom_comparison_get_run(comparison, pane)))
    for (pane = 0; pane + 1 < n; pane++)
      if (carom_run_queue_exists(carom_comparison_get_run(comparison, pane)))
        break;
  carom_player_next_event(player, pane);
}

static void seek(GSimpleAction *action, GVariant *parameter, gpointer player) {
  carom_player_seek(player, g_variant_get_uint64(parameter));
}

static const GActionEntry entries[] = {
    {.name = "restart", .activate = restart},
    {.name = "end", .activate = go_to_end},
    {.name = "play-beyond", .activate = play_beyond},
    {.name = "step", .activate = step},
    {.name = "step-back", .activate = step_back},
    {.name = "next-contact", .activate = next_contact},
    {.name = "previous-contact", .activate = previous_contact},
    {.name = "next-event", .activate = next_event, .parameter_type = "u"},
    {.name = "seek", .activate = seek, .parameter_type = "t"},
};

void carom_player_actions_add(GActionMap *map, CaromPlayer *player) {
  static const char *const properties[] = {"speed", "loop", "slow-at-contacts"};
  g_autoptr(GPropertyAction) play = g_property_action_new("play", player, "playing");
  g_action_map_add_action(map, G_ACTION(play));
  for (guint i = 0; i < G_N_ELEMENTS(properties); i++) {
    g_autoptr(GPropertyAction) action = g_property_action_new(properties[i], player, properties[i]);
    g_action_map_add_action(map, G_ACTION(action));
  }
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), player);
}
