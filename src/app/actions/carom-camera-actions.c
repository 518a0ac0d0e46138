/* carom-camera-actions: passes the actions on to the camera. */
#include "carom-camera-actions.h"

static void zoom_in(GSimpleAction *action, GVariant *parameter, gpointer camera) {
  carom_camera_zoom(camera, CAROM_CAMERA_KEY_STEP);
}

static void zoom_out(GSimpleAction *action, GVariant *parameter, gpointer camera) {
  carom_camera_zoom(camera, 1 / CAROM_CAMERA_KEY_STEP);
}

static void zoom_fit(GSimpleAction *action, GVariant *parameter, gpointer camera) {
  carom_camera_reset(camera);
}

static const GActionEntry entries[] = {
    {.name = "zoom-in", .activate = zoom_in},
    {.name = "zoom-out", .activate = zoom_out},
    {.name = "zoom-fit", .activate = zoom_fit},
};

void carom_camera_actions_add(GActionMap *map, CaromCamera *camera) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && CAROM_IS_CAMERA(camera));
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), camera);
}
