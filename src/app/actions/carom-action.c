/* carom-action: looks the action up, and leaves it alone if it has been removed. */
#include "carom-action.h"

void carom_action_set_enabled(GActionMap *map, const char *name, gboolean enabled) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && name);
  GAction *action = g_action_map_lookup_action(map, name);
  if (action)
    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}
