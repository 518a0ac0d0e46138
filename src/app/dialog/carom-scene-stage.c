/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-stage: from the window to the scene, and back. */
#include "carom-scene-stage.h"

#include "carom-channel.h"
#include "carom-scene-check.h"

#include <glib/gi18n-lib.h>

#define N_CHARTS CAROM_STAGING_MAX_CHARTS

static CaromScene *copy_scene(const CaromSceneStage *stage) {
  return carom_scene_copy(carom_document_get_scene(stage->document));
}

void carom_scene_stage_keep_staging(const CaromSceneStage *stage) {
  g_autoptr(CaromScene) scene = copy_scene(stage);
  char **charts = scene->staging.charts;
  scene->staging = carom_staging_choice_get_staging(stage->staging);
  scene->staging.charts = charts;
  scene->counter = carom_staging_choice_get_counter(stage->staging);
  g_object_get(carom_document_get_player(stage->document), "speed", &scene->staging.speed, "loop",
               &scene->staging.loop, "slow-at-contacts", &scene->staging.slow_at_contacts, NULL);
  /* Translators: the name of an edit, as in “Undo Keep What Is Shown” */
  carom_document_change_looks(stage->document, scene, _("Keep What Is Shown"), NULL);
}

/* @charts: (transfer full) (nullable): ids of quantities */
static void set_charts(const CaromSceneStage *stage, char **charts, const char *name) {
  g_autoptr(CaromScene) scene = copy_scene(stage);
  g_strfreev(scene->staging.charts);
  scene->staging.charts = charts;
  carom_document_change_looks(stage->document, scene, name, NULL);
}

void carom_scene_stage_keep_charts(const CaromSceneStage *stage) {
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new();
  for (guint i = 0; i < N_CHARTS; i++)
    g_strv_builder_add(ids, carom_chart_view_get_quantity(stage->charts[i])->part.id);
  /* Translators: the name of an edit, as in “Undo Fix Charts” */
  set_charts(stage, g_strv_builder_end(ids), _("Fix Charts"));
}

void carom_scene_stage_free_charts(const CaromSceneStage *stage) {
  /* Translators: the name of an edit, as in “Undo Let Charts Suit Scene” */
  set_charts(stage, NULL, _("Let Charts Suit Scene"));
}

void carom_scene_stage_keep_view(const CaromSceneStage *stage) {
  const CaromFraming *framing = carom_pane_strip_get_framing(stage->panes);
  CaromCamera *camera = carom_pane_strip_get_camera(stage->panes);
  if (!framing)
    return;
  g_autoptr(CaromScene) scene = copy_scene(stage);
  const CaromSceneCamera *seen = carom_camera_get(camera);
  CaromVec2 half =
      carom_vec2_scale(carom_framing_extent(framing), 0.5 / carom_scene_camera_zoom(seen));
  CaromVec2 middle = carom_vec2_scale(carom_vec2_add(framing->min, framing->max), 0.5);
  CaromVec2 centre = carom_vec2_add(middle, seen->shift);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2_sub(centre, half);
  scene->view_max = carom_vec2_add(centre, half);
  if (!carom_scene_check_field(scene, "view",
                               NULL)) /* zoomed in so far that both corners are the same */
    return;
  carom_document_change_looks(stage->document, scene, _("Change View"), NULL);
  carom_camera_reset(camera);
}

gboolean carom_scene_stage_is_same(const CaromScene *one, const CaromScene *other) {
  const CaromStaging *a = &one->staging, *b = &other->staging;
  return a->trails_s == b->trails_s && a->strobe_s == b->strobe_s && a->ghost == b->ghost &&
         a->centre_of_mass == b->centre_of_mass && a->arrows == b->arrows &&
         a->colour_by == b->colour_by && a->speed == b->speed && a->loop == b->loop &&
         a->slow_at_contacts == b->slow_at_contacts && one->counter == other->counter;
}

void carom_scene_stage_follow(const CaromSceneStage *stage) {
  const CaromScene *scene = carom_document_get_scene(stage->document);
  carom_staging_choice_follow(stage->staging, scene);
  g_object_set(carom_document_get_player(stage->document), "speed", scene->staging.speed, "loop",
               scene->staging.loop, "slow-at-contacts", scene->staging.slow_at_contacts, NULL);
}

void carom_scene_stage_follow_charts(const CaromSceneStage *stage) {
  const CaromQuantity *quantities[N_CHARTS];
  carom_channel_choose_charts(carom_document_get_scene(stage->document), quantities);
  for (guint i = 0; i < N_CHARTS; i++)
    carom_chart_view_set_own_quantity(stage->charts[i], quantities[i]);
}

static const char *get_chart_title(const char *id) {
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  return quantity ? _(quantity->part.title) : id;
}

char *carom_scene_stage_describe_charts(const CaromScene *scene) {
  char **charts = scene->staging.charts;
  if (!charts || !charts[0])
    return g_strdup(_("The scene asks for no charts: those are shown that suit it."));
  if (!charts[1])
    /* Translators: %s is the name of a quantity, such as “Momentum”. */
    return g_strdup_printf(_("The scene opens with the chart “%s”."), get_chart_title(charts[0]));
  /* Translators: the names of two quantities. */
  return g_strdup_printf(_("The scene opens with the charts “%s” and “%s”."),
                         get_chart_title(charts[0]), get_chart_title(charts[1]));
}
