/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram: what the pictures that show a contact as geometry have in common: what they are
 * of, what is highlighted in them, and how they are labelled. */
#pragma once

#include "carom-diagram-labels.h"
#include "carom-explanation.h"
#include "carom-math.h"
#include "carom-method.h"
#include "carom-theme.h"

/* It owns nothing. */
typedef struct {
  const CaromExplanation *explanation;
  const CaromScene *scene;    /* whose discs have colours */
  const CaromMethod *methods; /* of the panes, whose styles tell the resolvers apart */
  guint n_methods;
  const CaromTheme *theme;
  const char *font;          /* (nullable): as in carom_text_init() */
  int digits;                /* significant digits of the numbers in it */
  CaromFindingKind lit_band; /* the quantity that is highlighted; CAROM_N_FINDINGS: none */
  int lit_resolver; /* the one whose line is highlighted: an index of the explanation; -1: none */
  CaromLook look;   /* what is looked at in the picture of all methods; CAROM_N_LOOKS: all of it */
  gboolean has_pointer;
  CaromVec2 pointer; /* in points of the picture: where a value is to be read */
} CaromDiagram;

/* Returns: nothing highlighted, and no pointer */
CaromDiagram carom_diagram(const CaromExplanation *explanation, const CaromScene *scene,
                           const CaromMethod *methods, guint n_methods, const CaromTheme *theme);

/* The least size at which all of a picture can be read, in points.
 *
 * @width, @height: (out): the size */
void carom_diagram_get_least_size(const CaromDiagram *diagram, double *width, double *height);

/* The first pane that has the resolver of that index.
 *
 * Returns: whether there is one */
gboolean carom_diagram_find_pane(const CaromDiagram *diagram, guint resolver, guint *pane);

/* The quantity's colour, which is that of all quantities of its stage. */
CaromColour carom_diagram_colour_of(const CaromDiagram *diagram, CaromFindingKind kind);

/* By how much lines are wider while the quantity is highlighted. */
double carom_diagram_strength_of(const CaromDiagram *diagram, CaromFindingKind kind);

/* ---- Words ---- */

/* Returns: (transfer full): a number and its unit, as in sentences */
char *carom_diagram_quantity(const CaromDiagram *diagram, double value, CaromDimension dimension);
char *carom_diagram_vector(const CaromDiagram *diagram, CaromVec2 value, CaromDimension dimension);

/* Of the names in a formula d, n, t, Σp, u, u_a, u_b, v_a, v_b, Δv_a and Δv_b are vectors, and all
 * others numbers.
 *
 * @notation: a formula
 * Returns: (transfer full): it, typeset */
CaromMathBox *carom_diagram_formula(const CaromDiagram *diagram, CaromText *text,
                                    const char *notation);
/* @words: plain text
 * Returns: (transfer full): it, typeset */
CaromMathBox *carom_diagram_text(CaromText *text, const char *words);

/* ---- Parts of pictures ---- */

/* Draws the title of a picture in its first line.
 *
 * Returns: the height that it takes */
double carom_diagram_draw_title(const CaromDiagram *diagram, CaromText *text, const char *title,
                                double width);

/* Writes what is read at @place into the corner of the rectangle (@min)–(@max) that is furthest
 * from it. */
void carom_diagram_draw_readout(const CaromDiagram *diagram, CaromText *text, const char *words,
                                CaromVec2 place, CaromVec2 min, CaromVec2 max);

/* A straight line.
 *
 * @dash: lengths on and off; 0: it is solid */
void carom_diagram_draw_line(cairo_t *cr, CaromVec2 from, CaromVec2 to, CaromColour colour,
                             double width, double dash);

/* An arrow, which may be as short as nothing: then it is a dot, or a ring where it is dashed. */
void carom_diagram_draw_arrow(cairo_t *cr, CaromVec2 from, CaromVec2 to, CaromColour colour,
                              double width, double dash);
