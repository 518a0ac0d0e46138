/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-growth: measures how the work of each detection grows with the number of discs: how
 * many pairs it tests, and how long that takes on this computer. */
#pragma once

#include "carom-detection.h"
#include "carom-scene.h"

/* What is measured, for each second of the scene. */
typedef enum {
  CAROM_COST_FIGURE_PAIR_TESTS, /* the same on every computer, and every time */
  CAROM_COST_FIGURE_TIME,       /* seconds, on this computer, now */
  CAROM_COST_FIGURE_CONTACTS,   /* those with walls count; the same every time, too */
  CAROM_N_COST_FIGURES,
} CaromCostFigure;

/* Returns: (transfer none): a figure's id as in files, its title and its summary */
const CaromPart *carom_cost_growth_figure_part(CaromCostFigure figure);

typedef struct {
  double figures[CAROM_N_COST_FIGURES]; /* NAN if it is not measured yet, or cannot be */
} CaromCost;

/* A table with a row for the scene itself, and one for each crowd like it (carom-crowd.h), and a
 * column for each detection. */
typedef struct CaromCostGrowth CaromCostGrowth;

#define CAROM_COST_GROWTH_MAX_NUMBERS 16

/* Gives the numbers of discs that are measured if nobody says others.
 *
 * @numbers: (out caller-allocates) (array fixed-size=16): ascending
 * Returns: how many they are */
guint carom_cost_growth_usual_numbers(guint numbers[CAROM_COST_GROWTH_MAX_NUMBERS]);

/* Makes a table in which nothing is measured yet. How many steps are measured depends on the number
 * of discs alone: so many that they can be timed, and so few that testing all pairs takes about a
 * second at most.
 *
 * @scene: a reference is taken
 * @method: measured with each detection; a resolver that is wrong on purpose is replaced
 * @numbers: (array length=n_numbers): of discs, ascending, each > 0
 * @n_numbers: at most CAROM_COST_GROWTH_MAX_NUMBERS; only the scene itself is measured if none of
 *   its discs can move
 * Returns: (transfer full): an empty table */
CaromCostGrowth *carom_cost_growth_new(CaromScene *scene, const CaromMethod *method,
                                       const guint *numbers, guint n_numbers);
void carom_cost_growth_free(CaromCostGrowth *growth);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromCostGrowth, carom_cost_growth_free)

/* Sets who is asked within a frame whether to stop; the measurement under way is then worth
 * nothing.
 *
 * @stop: (nullable): must live until it is replaced */
void carom_cost_growth_set_stop(CaromCostGrowth *growth, const CaromStop *stop);

/* Measures for about so long, at least a frame, and remembers where it was.
 *
 * Returns: whether there is more to measure */
gboolean carom_cost_growth_work(CaromCostGrowth *growth, gint64 for_us);

/* Returns: how much of all cells is done, from 0 to 1 */
double carom_cost_growth_get_progress(const CaromCostGrowth *growth);

/* Returns: how many rows there are; row 0 is the scene itself */
guint carom_cost_growth_count_rows(const CaromCostGrowth *growth);
/* Returns: how many discs the scene of a row has */
guint carom_cost_growth_get_n_discs(const CaromCostGrowth *growth, guint row);

/* Returns: (transfer full): translated sentences, which say over how much of the scene its figures
 *   are means and, where there are no crowds, why */
char *carom_cost_growth_describe_span(const CaromCostGrowth *growth);

/* Whether there are rows of crowds. There are none where no disc of the scene can move. */
gboolean carom_cost_growth_has_crowds(const CaromCostGrowth *growth);

/* Returns: how many columns there are */
guint carom_cost_growth_count_detections(const CaromCostGrowth *growth);
/* Returns: (transfer none): the detection of a column */
const CaromDetection *carom_cost_growth_get_detection(const CaromCostGrowth *growth, guint column);

/* Returns: (transfer none): the figures of a cell, valid as long as @growth */
const CaromCost *carom_cost_growth_get(const CaromCostGrowth *growth, guint row, guint column);

/* Finds the power of the number of discs with which a figure grows: the slope of the straight line
 * that fits best on logarithmic axes, through crowds of CAROM_COST_GROWTH_SLOPE_FROM discs and
 * more.
 *
 * Returns: the power; NAN if fewer than two such crowds are measured and have a figure above 0, or
 *   if the largest has less than CAROM_COST_GROWTH_SLOPE_SPAN times the discs of the smallest */
double carom_cost_growth_slope(const CaromCostGrowth *growth, guint column, CaromCostFigure figure);

/* With fewer discs the walls of the box count for much. */
#define CAROM_COST_GROWTH_SLOPE_FROM 100
/* Crowds nearly as large as each other differ by chance more than by growth. */
#define CAROM_COST_GROWTH_SLOPE_SPAN 2
