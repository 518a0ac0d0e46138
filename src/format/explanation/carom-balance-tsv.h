/* carom-balance-tsv: before and after, as text that a spreadsheet takes from the clipboard. */
#pragma once

#include "carom-explanation.h"

/* carom_balance_tsv:
 * Rows of cells with tabs between them: each number with its label and unit, before, after and its
 * change; then, below an empty row, the figures of the contact as a whole. A vector takes two rows.
 * Numbers have all their digits, and the decimal sign of the user's locale, as spreadsheets do.
 *
 * Returns: (transfer full) */
char *carom_balance_tsv(const CaromExplanation *explanation);
