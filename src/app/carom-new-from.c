/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-new-from: the window of generators goes with the one before which it is, and so do the
 * actions. */
#include "carom-new-from.h"

#include "carom-generator-window.h"

static void on_create(CaromGeneratorWindow *generators, CaromScene *scene, gpointer actions) {
  carom_file_actions_start_made(actions, scene);
}

static void show(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromFileActions *actions = data;
  CaromGeneratorWindow *generators = carom_generator_window_new(actions->window);
  g_signal_connect(generators, "create", G_CALLBACK(on_create), actions);
  gtk_window_present(GTK_WINDOW(generators));
}

void carom_new_from_add(GActionMap *map, CaromFileActions *actions) {
  const GActionEntry entry = {.name = "new-from", .activate = show};
  g_action_map_add_action_entries(map, &entry, 1, actions);
}
