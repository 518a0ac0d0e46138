/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv: tables for spreadsheets, as in RFC 4180: UTF-8, a decimal point in every locale,
 * numbers with 17 significant digits.
 *
 * The header line names each column by one word made of quantity, component and unit, such as
 * time_s or momentum_x_kg_m_per_s. The column "pane" holds carom_method_title_id(). */
#pragma once

#include "carom-comparison.h"
#include "carom-method-title.h"
#include "carom-quantity.h"

/* The series of all panes: a row for each pane and sample, with a column for each component of each
 * quantity and of the books, and of those by disc for each disc that can move, such as
 * energy_by_disc_0_J. The latter are empty at samples of which the discs are not known any more,
 * and missing for more discs than a track holds. Distributions are not in it: they are made from
 * the velocities in the trace.
 *
 * Returns: (transfer full): the table */
char *carom_csv_series(const CaromComparison *comparison);

/* What is read off from a chart of @quantity between two times, up to @last_frame. There is a row
 * for each sample, and a column for each curve of each pane, such as energy_J_impulse; of a phase
 * plot for each value upright, and then for each across. Tabs separate cells and line feeds lines,
 * and the decimal sign is the locale's, as spreadsheets take them from the clipboard.
 *
 * Returns: (transfer full): the table */
char *carom_csv_chart(const CaromComparison *comparison, const CaromQuantity *quantity,
                      double from_s, double to_s, guint64 last_frame);

/* The logged contacts of all panes, a row for each. Discs and walls have their numbers in the
 * scene, from 0; the cell of b is empty at a wall, that of wall at a disc. An immovable body's mass
 * is "inf". The cluster's size is 1 for a contact that the pane's resolver has resolved by itself;
 * it is n for one of n contacts that were resolved together by one linear system, and then the
 * velocities after it are those after all of them. The impulse is what this contact gave disc a.
 * If discs have names, the last columns are name_a and name_b.
 *
 * Returns: (transfer full): the table */
char *carom_csv_contacts(const CaromComparison *comparison);

/* The header and the rows of the trace: for each pane and frame what carom_csv_series() has, but
 * for what it has by disc, then x, y, vx, vy of each disc, in the scene's unit and that per second.
 * The caller steps the comparison and appends the rows of a frame after each step. */
void carom_csv_trace_header(GString *csv, const CaromComparison *comparison);
void carom_csv_trace_frame(GString *csv, const CaromComparison *comparison);
