/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-action: looks the action up, and leaves it alone if it has been removed. */
#include "carom-action.h"

void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && name);
  GAction *action = g_action_map_lookup_action(map, name);
  if (action)
    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}

void carom_action_add_property(GActionMap *map, const char *name, gpointer object,
                               const char *property) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && name && property);
  g_autoptr(GPropertyAction) action = g_property_action_new(name, object, property);
  g_action_map_add_action(map, G_ACTION(action));
}

void carom_action_remove_all(GActionMap *map) {
  g_return_if_fail(G_IS_ACTION_GROUP(map));
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(map));
  for (guint i = 0; names[i]; i++)
    g_action_map_remove_action(map, names[i]);
}
