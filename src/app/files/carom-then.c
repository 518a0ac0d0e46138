/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-then: a closure that is used up. */
#include "carom-then.h"

struct CaromThen {
  CaromThenFunc run;
  gpointer context, data;
  GDestroyNotify destroy;
};

CaromThen *carom_then_new(CaromThenFunc run, gpointer context, gpointer data,
                          GDestroyNotify destroy) {
  g_return_val_if_fail(run, NULL);
  CaromThen *then = g_new(CaromThen, 1);
  *then = (CaromThen){run, context, data, destroy};
  return then;
}

void carom_then_run(CaromThen *then, gboolean may_go_on) {
  if (!then)
    return;
  then->run(then->context, may_go_on, then->data);
  carom_then_free(then);
}

void carom_then_free(CaromThen *then) {
  if (then && then->destroy)
    then->destroy(then->data);
  g_free(then);
}
