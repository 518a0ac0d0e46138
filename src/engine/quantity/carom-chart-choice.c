/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-choice: the wishes of the scene come first, then those of the first kind of scene
 * that it is, until there are charts enough. */
#include "carom-chart-choice.h"

#include "carom-channel.h"

static gboolean is_crowd(const CaromScene *scene) {
  return carom_scene_count_most_discs(scene) > CAROM_TRACK_MAX_DISCS;
}

/* Two that can move pass on to one another what they have. */
static gboolean is_pair(const CaromScene *scene) {
  guint64 n = carom_scene_count_most_discs(scene) - scene->bodies->len;
  for (guint i = 0; i < scene->bodies->len; i++)
    n += g_array_index(scene->bodies, CaromBody, i).pinned ? 0 : 1;
  return n == 2;
}

static gboolean is_any(const CaromScene *scene) {
  return TRUE;
}

static const struct {
  gboolean (*is)(const CaromScene *scene);
  const char *quantities[CAROM_STAGING_MAX_CHARTS];
} kinds[] = {
    {is_crowd, {"speeds", "energy"}},
    {is_pair, {"energy-by-disc", "momentum-by-disc"}},
    {is_any, {"momentum", "energy"}},
};

typedef struct {
  const CaromScene *scene;
  const CaromQuantity **quantities;
  guint n;
} Choice;

static void take(Choice *choice, const char *id) {
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  if (!quantity || !carom_channel_exist(quantity, choice->scene) ||
      choice->n == CAROM_STAGING_MAX_CHARTS)
    return;
  for (guint i = 0; i < choice->n; i++)
    if (choice->quantities[i] == quantity)
      return;
  choice->quantities[choice->n++] = quantity;
}

void carom_chart_choice(const CaromScene *scene, const CaromQuantity **quantities) {
  Choice choice = {scene, quantities, 0};
  char **charts = scene->staging.charts;
  for (guint i = 0; charts && charts[i]; i++)
    take(&choice, charts[i]);
  for (guint k = 0; k < G_N_ELEMENTS(kinds); k++)
    for (guint i = 0; kinds[k].is(scene) && i < CAROM_STAGING_MAX_CHARTS; i++)
      take(&choice, kinds[k].quantities[i]);
}
