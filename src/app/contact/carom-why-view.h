/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-why-view: the page that says why all methods give the same at a contact: chapters of
 * equations, in symbols or with the contact's numbers. Its text is that of carom-derivation.h, and
 * its lines are those of a sheet. */
#pragma once

#include "carom-contact-page.h"

#define CAROM_TYPE_WHY_VIEW (carom_why_view_get_type())
G_DECLARE_FINAL_TYPE(CaromWhyView, carom_why_view, CAROM, WHY_VIEW, CaromContactPage)
