/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-drawing: what a pane shows besides walls and discs. All panes have the same. */
#pragma once

#include "carom-staging.h"

typedef struct {
  CaromStaging staging; /* its charts and its playing are not used */
  gboolean superposed;  /* the discs of all panes, unless what comes next is a secret */
  gboolean labels, counter, contact;
  gboolean turns; /* with the axes of the working */
  gboolean guess; /* a guess that has been revealed, rather than the method's geometry */
} CaromPaneDrawing;
