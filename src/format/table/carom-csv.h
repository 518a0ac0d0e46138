/* carom-csv: tables for spreadsheets: RFC 4180, UTF-8, a point as decimal sign in every locale,
 * numbers with 17 significant digits.
 *
 * The header line names each column by one word of quantity, component and unit, such as time_s or
 * momentum_x_kg_m_per_s. The column "pane" holds carom_method_title_id(). */
#pragma once

#include "carom-comparison.h"

/* Series of all panes: a row a pane and sample, with a column for each component of each quantity
 * and of the books. Returns: (transfer full) */
char *carom_csv_series(const CaromComparison *comparison);

/* Contacts that are logged, of all panes: a row each. The numbers of discs and walls are those in
 * the scene, from 0; the cell of b is empty at a wall, that of wall at a disc. An immovable body's
 * mass is "inf". The cluster's size is 1 for a contact by itself, resolved by the pane's resolver;
 * n for one of n that one linear system has resolved together: then the velocities after it are
 * those after all of them. The impulse is what this contact gave disc a. Returns: (transfer full)
 */
char *carom_csv_contacts(const CaromComparison *comparison);

/* Header and rows of the trace: per pane and frame what carom_csv_series() has, then x, y, vx, vy
 * of each disc, in the scene's unit and that per second. The caller steps the comparison and
 * appends a frame's rows after each. */
void carom_csv_trace_header(GString *csv, const CaromComparison *comparison);
void carom_csv_trace_frame(GString *csv, const CaromComparison *comparison);
