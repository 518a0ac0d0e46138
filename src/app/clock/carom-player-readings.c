/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-player-readings: what a player tells of itself, which changes nothing. Public functions are
 * declared in carom-player.h. */
#include "carom-player.h"

#include "carom-player-private.h"

CaromComparison *carom_player_get_comparison(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), NULL);
  return self->comparison;
}

CaromClock carom_player_get_clock(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, (CaromClock){0});
  return self->errand.kind == CAROM_ERRAND_CLOCK && !self->errand.asks
             ? self->errand.goal
             : carom_clock_read(self->comparison);
}

guint64 carom_player_frame_at(CaromPlayer *self, double time_s) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, 0);
  return (guint64)(MAX(time_s, 0) / carom_comparison_get_scene(self->comparison)->dt_s + 0.5);
}

gboolean carom_player_is_drafting(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->drafting;
}

gboolean carom_player_is_in_flux(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return carom_settling_is_under_way(&self->settling);
}

gboolean carom_player_get_playing(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->playing;
}

gboolean carom_player_is_at_end(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->comparison && carom_ending_is_reached(&self->playback.ending, self->comparison);
}

double carom_player_get_speed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), 1);
  return self->playback.pace.speed;
}

double carom_player_get_actual_speed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), 1);
  return carom_pace_actual_speed(&self->playback.pace);
}

gboolean carom_player_is_slowed(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->playing && carom_pace_is_slowed(&self->playback.pace);
}

double carom_player_get_end_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, 0);
  return carom_ending_timeline_s(self->comparison);
}

double carom_player_get_goal_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, NAN);
  return carom_errand_goal_s(&self->errand, self->comparison);
}

gboolean carom_player_is_seeking(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self), FALSE);
  return self->errand.kind != CAROM_ERRAND_NONE;
}

double carom_player_get_quiet_until_s(CaromPlayer *self) {
  g_return_val_if_fail(CAROM_IS_PLAYER(self) && self->comparison, NAN);
  return carom_errand_quiet_until_s(&self->errand, self->comparison);
}
