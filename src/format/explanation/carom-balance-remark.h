/* carom-balance-remark: what has to be known to read the books of a contact, in sentences. */
#pragma once

#include "carom-explanation.h"

/* Returns: (transfer full) (nullable): why an immovable body has no momentum and energy; NULL where
 *   both can move. */
char *carom_balance_remark_immovable(const CaromExplanation *explanation);

/* Returns: (transfer full): all that is not plain about the contact, a line each; often "". */
char *carom_balance_remark_all(const CaromExplanation *explanation);
