/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-clock: the frame is kept besides the time of an instant, which may be that of a frame. */
#include "carom-clock.h"

CaromClock carom_clock_read(const CaromComparison *comparison) {
  return (CaromClock){
      .frame = carom_comparison_get_frame(comparison),
      .instant = carom_comparison_get_instant(comparison),
      .instant_s = carom_comparison_get_time_s(comparison),
  };
}

gboolean carom_clock_show_instant(const CaromClock *clock, CaromComparison *comparison,
                                  GError **error) {
  return clock->instant == CAROM_INSTANT_NONE ||
         carom_comparison_show_instant(comparison, clock->instant_s, clock->instant, error);
}
