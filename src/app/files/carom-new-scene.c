/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-new-scene: both show the same room, so a box can be put around an empty one later. */
#include "carom-new-scene.h"

#include "carom-box.h"

#include <glib/gi18n-lib.h>

/* Half of what is shown at first, in metres: room for some discs of the usual size. */
#define HALF_WIDTH  8
#define HALF_HEIGHT 6
/* How far beyond its walls a box is shown. */
#define MARGIN 0.4

const char *carom_new_scene_title(void) {
  return _("New scene");
}

static CaromScene *make_empty(void) {
  CaromScene *scene = carom_scene_new();
  g_free(scene->title);
  scene->title = g_strdup(carom_new_scene_title());
  scene->has_view = TRUE;
  scene->view_min = carom_vec2(-HALF_WIDTH, -HALF_HEIGHT);
  scene->view_max = carom_vec2(HALF_WIDTH, HALF_HEIGHT);
  return scene;
}

static CaromScene *make_box(void) {
  CaromScene *scene = make_empty();
  carom_box_add(scene);
  scene->view_min = carom_vec2(-HALF_WIDTH - MARGIN, -HALF_HEIGHT - MARGIN);
  scene->view_max = carom_vec2(HALF_WIDTH + MARGIN, HALF_HEIGHT + MARGIN);
  return scene;
}

static const CaromNewScene scenes[] = {
    /* Translators: in the menu New */
    {"empty", N_("_Empty scene"), make_empty},
    /* Translators: in the menu New: four walls */
    {"box", N_("_Box"), make_box},
};

const CaromNewScene *carom_new_scene_by_id(const char *id) {
  g_return_val_if_fail(id, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++)
    if (g_str_equal(scenes[i].id, id))
      return &scenes[i];
  return NULL;
}

void carom_new_scene_fill_menu(GMenu *menu) {
  g_return_if_fail(G_IS_MENU(menu));
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new(_(scenes[i].title), NULL);
    g_menu_item_set_action_and_target(item, "win.new", "s", scenes[i].id);
    g_menu_append_item(menu, item);
  }
}
