/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sample: what is measured of a pane at the end of a frame. */
#pragma once

#include "carom-audit.h"

typedef struct {
  guint64 frame;
  double time_s;
  CaromTotals totals;
  CaromBooks books;
  double momentum_error; /* carom_audit_momentum_error() */
  double energy_error;   /* carom_audit_energy_error() */
  double contact_eps;    /* greatest disagreement of all resolvers at one contact so far, in ε */
  /* Greatest distance of a disc from itself in the leading pane, at the frame. */
  double position_distance;
  double velocity_distance;
} CaromSample;
