/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-camera-actions: passes the actions on to the camera. */
#include "carom-camera-actions.h"

static void zoom_in(GSimpleAction *action, GVariant *parameter, gpointer panes) {
  carom_camera_zoom(carom_pane_strip_get_camera(panes), CAROM_CAMERA_KEY_STEP);
}

static void zoom_out(GSimpleAction *action, GVariant *parameter, gpointer panes) {
  carom_camera_zoom(carom_pane_strip_get_camera(panes), 1 / CAROM_CAMERA_KEY_STEP);
}

static void zoom_fit(GSimpleAction *action, GVariant *parameter, gpointer panes) {
  carom_camera_reset(carom_pane_strip_get_camera(panes));
}

static void zoom_to_difference(GSimpleAction *action, GVariant *parameter, gpointer panes) {
  carom_pane_strip_zoom_to_difference(panes);
}

static const GActionEntry entries[] = {
    {.name = "zoom-in", .activate = zoom_in},
    {.name = "zoom-out", .activate = zoom_out},
    {.name = "zoom-fit", .activate = zoom_fit},
    {.name = "zoom-to-difference", .activate = zoom_to_difference},
};

void carom_camera_actions_add(GActionMap *map, CaromPaneStrip *panes) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && CAROM_IS_PANE_STRIP(panes));
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), panes);
}
