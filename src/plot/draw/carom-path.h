/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-path: a long curve as the shortest polygon that looks the same, clipped to where it can be
 * seen. Straight flights become single lines, however many frames they take. */
#pragma once

#include "carom-vec2.h"

#include <cairo.h>
#include <glib.h>

typedef struct {
  cairo_t *cr;
  CaromVec2 min, max;  /* what is outside of these corners is left out */
  guint n_points;      /* so far; from 2 on, all fields below are valid */
  CaromVec2 anchor;    /* where the present line begins */
  CaromVec2 last;      /* where it ends if no further point fits */
  CaromVec2 low, high; /* directions between which the line has to leave the anchor */
  double reach;        /* the greatest distance of its points from the anchor */
} CaromPath;

/* Begins a curve that is added to the path of @cr.
 *
 * @path: (out): the curve, so far without points
 * @width, @height: of the picture */
void carom_path_init(CaromPath *path, cairo_t *cr, double width, double height);

/* The curve goes on to @point. */
void carom_path_add(CaromPath *path, CaromVec2 point);

/* Adds what has been held back. */
void carom_path_finish(CaromPath *path);
