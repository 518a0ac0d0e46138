/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-derivation-view: the page that says why all methods give the same at a contact: chapters of
 * equations, in symbols or with the contact's numbers. */
#pragma once

#include "carom-contact-page.h"

#define CAROM_TYPE_DERIVATION_VIEW (carom_derivation_view_get_type())
G_DECLARE_FINAL_TYPE(CaromDerivationView, carom_derivation_view, CAROM, DERIVATION_VIEW,
                     CaromContactPage)
