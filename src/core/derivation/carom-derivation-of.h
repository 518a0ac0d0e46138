/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-of: the derivation for a contact. */
#pragma once

#include "carom-derivation.h"

/* @contact: a contact that carom_resolver_resolve() resolves
 * Returns: (transfer full): the derivation */
CaromDerivation *carom_derivation_of(const CaromContact *contact);
