/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-touch: looks for what touches a disc among the discs and walls of the nine cells
 * around it. */
#include "carom-forecast-memory.h"
#include "carom-forecast.h"

static void find_touching_disc(const CaromForecast *forecast, guint disc, guint i, double now_s,
                               double tolerance, GArray *partners) {
  CaromVec2 g = forecast->scene->gravity;
  const CaromFlight *flight = &forecast->flights[disc], *other = &forecast->flights[i];
  CaromVec2 d = carom_vec2_sub(carom_flight_position_at(other, g, now_s),
                               carom_flight_position_at(flight, g, now_s));
  double reach = (flight->radius + other->radius) * (1 + tolerance);
  if (i != disc && carom_vec2_dot(d, d) <= reach * reach)
    g_array_append_vals(partners, &(gint32){(gint32)i}, 1);
}

static void find_touching_discs(const CaromForecast *forecast, guint disc, guint list, double now_s,
                                double tolerance, GArray *partners) {
  const CaromCells *cells = forecast->cells;
  CaromCellList entries = cells->lists[list];
  if (carom_cells_is_disc(entries.first))
    find_touching_disc(forecast, disc, entries.first, now_s, tolerance, partners);
  if (carom_cells_is_disc(entries.second))
    find_touching_disc(forecast, disc, entries.second, now_s, tolerance, partners);
  if (!carom_cells_is_chain(entries.second))
    return;
  for (guint i = entries.second & ~CAROM_CELLS_CHAIN; i != CAROM_CELLS_NONE; i = cells->next[i])
    find_touching_disc(forecast, disc, i, now_s, tolerance, partners);
}

static void find_touching_walls(const CaromForecast *forecast, guint disc, double now_s,
                                double tolerance, GArray *partners) {
  const CaromCells *cells = forecast->cells;
  const CaromFlight *flight = &forecast->flights[disc];
  CaromVec2 at = carom_flight_position_at(flight, forecast->scene->gravity, now_s);
  CaromCell cell = forecast->discs[disc].cell;
  CaromCellWalls near = carom_cells_walls(cells, carom_cells_list(cells, cell));
  for (guint k = 0; k < near.n; k++) {
    CaromWallFoot foot = carom_wall_foot(carom_scene_wall(forecast->scene, near.walls[k]), at);
    if (!carom_schedule_is_open(forecast->schedule, near.walls[k]) &&
        carom_vec2_distance(foot.nearest, at) <= flight->radius * (1 + tolerance))
      g_array_append_vals(partners, &(gint32){~(gint32)near.walls[k]}, 1);
  }
}

void carom_forecast_find_touching(const CaromForecast *forecast, guint disc, double now_s,
                                  double tolerance, GArray *partners) {
  guint lists[CAROM_CELLS_N_AROUND];
  carom_cells_around(forecast->cells, forecast->discs[disc].cell, lists);
  g_array_set_size(partners, 0);
  for (guint k = 0; k < CAROM_CELLS_N_AROUND; k++)
    find_touching_discs(forecast, disc, lists[k], now_s, tolerance, partners);
  find_touching_walls(forecast, disc, now_s, tolerance, partners);
}
