/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-remark: what has to be known to read the books of a contact, in sentences. */
#pragma once

#include "carom-explanation.h"

/* Returns: (transfer full) (nullable): why an immovable body has no momentum and energy; NULL if
 *   both can move */
char *carom_balance_remark_immovable(const CaromExplanation *explanation);

/* Returns: (transfer full): everything special about the contact, in one line each; "" if there is
 *   nothing */
char *carom_balance_remark_all(const CaromExplanation *explanation);
