/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-overlay: the geometry that a pane draws at a contact: that of its method, of the page
 * of why, or of when and where; or a guess, which gives nothing away. */
#pragma once

#include "carom-overlay.h"
#include "carom-pane-drawing.h"
#include "carom-prediction-session.h"
#include "carom-theme.h"

/* What it is made of; all of it is owned by others. */
typedef struct {
  CaromInspector *inspector;       /* has the contact */
  CaromPredictionSession *session; /* (nullable): asks for guesses */
  const CaromComparison *comparison;
  const CaromPaneDrawing *drawing;
  double zoom;                  /* for contacts; 0: what suits the pane */
  double turn_rad;              /* of the contact's picture */
  double turn_share;            /* how far it has come on the way there */
  CaromContactRecord *question; /* room for a contact without its outcome: see below */
} CaromPaneOverlay;

/* Whether a guess is shown at the contact at which the clock stands. */
gboolean carom_pane_overlay_shows_guess(const CaromPaneOverlay *self);

/* Makes the geometry of the contact at which the clock stands, as the method of @pane uses it.
 *
 * @overlay: (out): the geometry; while a guess is asked for, its record is the question, so it is
 *   valid as long as that is
 * Returns: FALSE if there is none to show */
gboolean carom_pane_overlay_make(const CaromPaneOverlay *self, guint pane, const CaromTheme *theme,
                                 CaromOverlay *overlay);

/* While when and where are shown:
 *
 * @line: of what the geometry of @pane shows; -1: none
 * Returns: the row in which it stands, see CaromEncounterColumns; -1: none */
int carom_pane_overlay_find_row(const CaromPaneOverlay *self, guint pane, int line);
