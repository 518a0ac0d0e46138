/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* overlay-stage: contacts of all kinds, each with its pane and every method's working, for the
 * tests of overlays. */
#pragma once

#include "carom-colour.h"
#include "carom-overlay-shapes.h"
#include "carom-scene-picture-draw.h"

/* As small as a pane gets in a window. */
enum { WIDTH = 330, HEIGHT = 250 };

/* The colour of the marks, which nothing else has. */
extern const CaromColour overlay_mark_colour;

typedef struct {
  const char *name;
  CaromVec2 u_a, u_b, d; /* d: its direction counts */
  double mass_a_kg, mass_b_kg, restitution, tangential_factor;
  double radius_a, radius_b; /* 0: a wall */
} OverlayCase;

#define OVERLAY_CASES 12
extern const OverlayCase overlay_cases[OVERLAY_CASES];

/* Adds /overlay/@name/… for each of the cases, which are the test's data. */
void overlay_add_for_each_case(const char *name, GTestDataFunc test);

/* With pointers into itself: it must stay where it is. */
typedef struct {
  CaromComparison *comparison;
  CaromContactRecord record;
  CaromWorking *workings; /* [resolver] */
  CaromOverlay overlay;   /* of the first resolver, no line lit */
  CaromScenePicture picture;
} OverlayStage;

void overlay_stage_init(OverlayStage *stage, const OverlayCase *c);
/* @size times as large, with the contact at @contact in the view from −2 to 2. */
void overlay_stage_init_at(OverlayStage *stage, const OverlayCase *c, CaromVec2 contact,
                           double size);
void overlay_stage_clear(OverlayStage *stage);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(OverlayStage, overlay_stage_clear)

/* Highlights the next line of the method's working; after the last one, goes to the next method
 * with no line highlighted.
 *
 * Returns: whether there is a next one */
gboolean overlay_stage_next_view(OverlayStage *stage);

CaromOverlayFrame overlay_stage_frame(const OverlayStage *stage);
cairo_surface_t *overlay_stage_draw(const OverlayStage *stage);

/* @shapes: (element-type CaromOverlayShape) */
const CaromOverlayShape *overlay_shape(const GArray *shapes, guint i);

/* A point of the drawn line, at a @share of its length. */
CaromVec2 overlay_shape_point(const CaromOverlayShape *shape, double share);
