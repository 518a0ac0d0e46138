/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-tsv: the account of a contact as text that can be pasted into a spreadsheet. */
#pragma once

#include "carom-explanation.h"

/* Rows of cells with tabs between them: each quantity with its label and unit, the value before,
 * the value after and the change; then, after an empty row, the figures of the contact as a whole.
 * A vector takes two rows. Numbers have all their digits, and the decimal sign of the user's
 * locale, which spreadsheets expect.
 *
 * Returns: (transfer full): the text */
char *carom_balance_tsv(const CaromExplanation *explanation);
