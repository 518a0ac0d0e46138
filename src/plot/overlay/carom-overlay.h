/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-overlay: the geometry that a method uses at a contact, to be drawn into its pane. */
#pragma once

#include "carom-balance.h"
#include "carom-colour.h"
#include "carom-derivation.h"
#include "carom-working.h"

/* How many other panes there can be. */
#define CAROM_OVERLAY_MAX_BESIDE 8

/* It owns nothing. Positions are in scene coordinates, velocities in lengths per second. */
typedef struct {
  guint pane; /* whose it is */
  const CaromContactRecord *record;
  const CaromWorking *working;      /* by this pane's resolver; the marks of its lines are drawn */
  CaromVec2 position_a, position_b; /* centres at the contact, from which marks are shifted; for a
                                       wall, b is the point touched */
  CaromSide side;                   /* which velocities the arrows of the bodies show: u or v */
  gboolean is_to_come; /* in its pane, where nobody knows yet what it does: only a walk through the
                          working tells that */
  int line; /* the line whose marks are highlighted; -1: none, and then only a few marks are shown
             */
  gboolean has_band;     /* one of the quantities that all resolvers find is highlighted */
  CaromFindingKind band; /* and this is it */
  const CaromDerivation *derivation; /* (nullable): of the same contact: then marks of it are drawn
                                        instead of the working's */
  CaromMark derived[CAROM_DERIVATION_MAX_MARKS]; /* of a line or a look; those that are absent are
                                                    of kind NONE */
  const CaromContactRecord *beside[CAROM_OVERLAY_MAX_BESIDE]; /* the same contact in other panes:
                                                                 place and scales suit these, too,
                                                                 so that they are alike */
  guint n_beside;
  double zoom;     /* on the scene's view; 1: none; 0: carom_scene_picture_layout_suggest_zoom() */
  double turn_rad; /* the picture turns by that angle, anticlockwise, about the contact; 0: it
                      does not */
  double turn_share;   /* how far it has come: 0: not turned; 1: turned by all of it */
  double any_turn_rad; /* the angle by which any of the panes turns: zoom and scales suit that too,
                          so that they are alike in all panes */
  CaromColour colour;  /* of guesses, and of marks that belong to no quantity */
  const char *name_a, *name_b;         /* as in formulas: "A", "17", "W" */
  const char *length_unit;             /* (nullable): of the scene; NULL: m */
  const char *incoming_a, *incoming_b; /* (nullable): what the lines call the velocities before;
                                          NULL: u_a and u_b */

  /* For predictions: instead of the marks there are two arrows to drag, which are the guesses; if
   * side is AFTER, they are beside the true velocities. */
  gboolean handles;
  CaromVec2 guess_a, guess_b;
} CaromOverlay;

/* Whether the picture is between one rest and the next. */
static inline gboolean carom_overlay_is_turning(const CaromOverlay *overlay) {
  return overlay->turn_rad != 0 && overlay->turn_share > 0 && overlay->turn_share < 1;
}

static inline CaromVec2 carom_overlay_guess(const CaromOverlay *overlay, CaromContactBody body) {
  return CAROM_OF_BODY(body, overlay->guess_a, overlay->guess_b);
}

static inline const char *carom_overlay_name(const CaromOverlay *overlay, CaromContactBody body) {
  return CAROM_OF_BODY(body, overlay->name_a, overlay->name_b);
}
