/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-forecast-contact: what is foretold of a disc: the contact that it is going to have next. */
#pragma once

#include <glib.h>

/* The next contact of a disc. */
typedef struct {
  double time_s;         /* INFINITY: none is expected */
  gint32 partner;        /* a disc's index, or ~ a wall's */
  guint32 flight_number; /* of the partner's flight from which this was predicted; 0 for a wall */
} CaromForecastContact;
