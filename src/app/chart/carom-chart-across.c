/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-across: asks for each quantity whether it makes a pair of which the scene shows
 * something. */
#include "carom-chart-across.h"

#include "carom-channel.h"

#include <glib/gi18n-lib.h>

/* Stands for the time. */
static const char *const time_id = "time";

static void append(GMenu *menu, const char *title, const char *id) {
  g_autoptr(GMenuItem) item = g_menu_item_new(title, NULL);
  g_menu_item_set_action_and_target(item, "chart.across", "s", id);
  g_menu_append_item(menu, item);
}

/* Whether the one against the other shows anything of the scene. */
static gboolean has_pairs(const CaromComparison *comparison, const CaromQuantity *upright,
                          const CaromQuantity *across) {
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  const CaromQuantity *plot = carom_quantity_against(upright, across);
  if (!plot || !carom_channel_exist(plot, scene))
    return FALSE;
  g_autoptr(GArray) channels =
      carom_channels_shown(plot, scene, carom_comparison_get_rehearsal(comparison));
  return channels->len > 0;
}

void carom_chart_across_fill(GMenu *menu, const CaromComparison *comparison,
                             const CaromQuantity *quantity) {
  const CaromQuantity *upright = carom_quantity_upright(quantity);
  guint n;
  const CaromQuantity *quantities = carom_quantities(&n);
  g_menu_remove_all(menu);
  append(menu, _("Time"), time_id);
  for (guint i = 0; i < n; i++)
    if (has_pairs(comparison, upright, &quantities[i]))
      append(menu, _(quantities[i].part.title), quantities[i].part.id);
}

const char *carom_chart_across_get_id(const CaromQuantity *quantity) {
  return quantity->across ? quantity->across->part.id : time_id;
}

const CaromQuantity *carom_chart_across_choose(const CaromQuantity *quantity, const char *id) {
  const CaromQuantity *upright = carom_quantity_upright(quantity);
  const CaromQuantity *across = carom_quantity_by_id(id);
  return across ? carom_quantity_against(upright, across) : upright;
}
