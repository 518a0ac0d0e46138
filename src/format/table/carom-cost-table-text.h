/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-table-text: what detections cost, as a table for other programs. */
#pragma once

#include "carom-cost-growth.h"

/* A row for each number of discs and detection, as in RFC 4180; empty cells stand for what is not
 * measured, or cannot be.
 *
 * Returns: (transfer full): UTF-8 text */
char *carom_cost_table_text_csv(const CaromCostGrowth *growth);

/* The same with tabs between the cells, and with the decimal sign of the user's locale: to be
 * pasted into a spreadsheet.
 *
 * Returns: (transfer full): UTF-8 text */
char *carom_cost_table_text_tsv(const CaromCostGrowth *growth);
