/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* fourth-resolver: one more resolver, which adds itself to the methods when the program starts if
 * CAROM_TEST_FOURTH is set. So everything that loops over the resolvers is tested with the existing
 * ones and with another one. */
#pragma once

#include "carom-resolver.h"

extern const CaromResolver test_fourth_resolver;
