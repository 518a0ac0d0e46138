/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-diagram-view: the page that shows a contact as geometry: the velocity plane, and the
 * momenta tip to tail. */
#pragma once

#include "carom-contact-page.h"

#define CAROM_TYPE_DIAGRAM_VIEW (carom_diagram_view_get_type())
G_DECLARE_FINAL_TYPE(CaromDiagramView, carom_diagram_view, CAROM, DIAGRAM_VIEW, CaromContactPage)
