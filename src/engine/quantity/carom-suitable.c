/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-suitable: a scene is of the first kind that it fits, and each kind has its charts and its
 * arrows. */
#include "carom-suitable.h"

#include "carom-channel.h"

static gboolean is_crowd(const CaromScene *scene) {
  return carom_scene_count_most_discs(scene) > CAROM_TRACK_MAX_DISCS;
}

/* Two discs that can move pass on to one another what they have. */
static gboolean has_two_movable(const CaromScene *scene) {
  guint64 n = carom_scene_count_most_discs(scene) - scene->bodies->len;
  for (guint i = 0; i < scene->bodies->len; i++)
    n += g_array_index(scene->bodies, CaromBody, i).pinned ? 0 : 1;
  return n == 2;
}

static gboolean is_any(const CaromScene *scene) {
  return TRUE;
}

/* So many charts a scene has that asks for none; the further ones are for charts that are added. */
#define N_USUAL    2
#define N_SUITABLE CAROM_STAGING_MAX_CHARTS

/* A scene is of the first kind that it fits. So many arrows as those of a crowd hide its discs. */
static const struct {
  gboolean (*is)(const CaromScene *scene);
  const char *quantities[N_SUITABLE];
  CaromStagingArrows arrows;
} kinds[] = {
    {is_crowd, {"speeds", "energy", "momentum", "contact-rate"}, CAROM_STAGING_ARROWS_NONE},
    {has_two_movable,
     {"energy-by-disc", "momentum-by-disc", "velocity", "position"},
     CAROM_STAGING_ARROWS_VELOCITY},
    {is_any, {"momentum", "energy", "velocity", "position"}, CAROM_STAGING_ARROWS_VELOCITY},
};

static gboolean has(const CaromChartList *charts, const CaromQuantity *quantity) {
  for (guint i = 0; i < charts->n; i++)
    if (charts->quantities[i] == quantity)
      return TRUE;
  return FALSE;
}

/* @quantity: (nullable) */
static gboolean can_join(const CaromChartList *charts, const CaromQuantity *quantity,
                         const CaromScene *scene) {
  return quantity && carom_channel_exist(quantity, scene) && !has(charts, quantity);
}

/* There are always enough that can be shown of any scene. */
const CaromQuantity *carom_suitable_chart(const CaromScene *scene, const CaromChartList *first,
                                          const CaromChartList *charts) {
  guint n_quantities;
  const CaromQuantity *all = carom_quantities(&n_quantities);
  for (guint i = 0; i < first->n; i++)
    if (can_join(charts, first->quantities[i], scene))
      return first->quantities[i];
  for (guint k = 0; k < G_N_ELEMENTS(kinds); k++)
    for (guint i = 0; kinds[k].is(scene) && i < N_SUITABLE; i++)
      if (can_join(charts, carom_quantity_by_id(kinds[k].quantities[i]), scene))
        return carom_quantity_by_id(kinds[k].quantities[i]);
  for (guint i = 0; i < n_quantities; i++)
    if (can_join(charts, &all[i], scene))
      return &all[i];
  g_return_val_if_reached(all);
}

CaromChartList carom_suitable_charts(const CaromScene *scene) {
  CaromChartList charts = {0};
  char **asked = scene->staging.charts; /* (nullable) */
  guint n = asked && asked[0] ? MIN(g_strv_length(asked), CAROM_STAGING_MAX_CHARTS) : N_USUAL;
  for (guint i = 0; asked && asked[i]; i++)
    if (charts.n < n && can_join(&charts, carom_quantity_by_id(asked[i]), scene))
      charts.quantities[charts.n++] = carom_quantity_by_id(asked[i]);
  for (; charts.n < n; charts.n++)
    charts.quantities[charts.n] = carom_suitable_chart(scene, &charts, &charts);
  return charts;
}

CaromStagingArrows carom_suitable_arrows(const CaromScene *scene, CaromStagingArrows asked) {
  guint k = 0;
  if (asked != CAROM_STAGING_ARROWS_SUITABLE)
    return asked;
  while (!kinds[k].is(scene))
    k++;
  return kinds[k].arrows;
}
