/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-refresh: how often texts and numbers are updated while a scene runs. */
#pragma once

#include "carom-player.h"

/* Nobody can read more than a few texts a second while the clock moves, or the scene. */
#define CAROM_REFRESH_US (G_USEC_PER_SEC / 5)

/* Whether a text that was made at @refreshed_us, on the monotonic clock, may be made again. */
static inline gboolean carom_refresh_is_due(CaromPlayer *player, gint64 refreshed_us) {
  gboolean moving = carom_player_get_playing(player) || carom_player_is_seeking(player) ||
                    carom_player_is_in_flux(player);
  return !moving || g_get_monotonic_time() - refreshed_us >= CAROM_REFRESH_US;
}
