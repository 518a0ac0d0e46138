/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-staging: defaults, copies, and the ids of the choices. */
#include "carom-staging.h"

const char *const carom_staging_arrows_ids[] = {
    [CAROM_STAGING_ARROWS_VELOCITY] = "velocity", [CAROM_STAGING_ARROWS_MOMENTUM] = "momentum",
    [CAROM_STAGING_ARROWS_BOTH] = "both",         [CAROM_STAGING_ARROWS_NONE] = "none",
    [CAROM_STAGING_ARROWS_SUITABLE] = "auto",     [CAROM_STAGING_N_ARROWS] = NULL,
};

const char *const carom_staging_colours_ids[] = {
    [CAROM_STAGING_COLOUR_BY_DISC] = "disc",
    [CAROM_STAGING_COLOUR_BY_SPEED] = "speed",
    [CAROM_STAGING_N_COLOURS] = NULL,
};

CaromStaging carom_staging_default(void) {
  return (CaromStaging){.arrows = CAROM_STAGING_ARROWS_SUITABLE, .speed = 1};
}

void carom_staging_copy(CaromStaging *copy, const CaromStaging *staging) {
  *copy = *staging;
  copy->charts = g_strdupv(staging->charts);
}

void carom_staging_clear(CaromStaging *staging) {
  g_clear_pointer(&staging->charts, g_strfreev);
}
