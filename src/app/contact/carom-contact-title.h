/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-title: what stands above a contact's page: its number, who met when and, where the
 * panes do not have the same contacts, whose it is. */
#pragma once

#include "carom-inspector.h"

/* @explanation: of the contact that the inspector has chosen
 * Returns: (transfer full): a translated title */
char *carom_contact_title_describe(CaromInspector *inspector, const CaromExplanation *explanation);
