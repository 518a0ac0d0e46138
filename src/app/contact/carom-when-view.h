/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-when-view: the page that says when and where a contact was, line by line: a column for
 * each way in which panes find it and put the bodies. It is the topic "encounter": the columns are
 * those of carom-encounter-columns.h, and carom-sheet.c makes the lines. */
#pragma once

#include "carom-contact-page.h"

#define CAROM_TYPE_WHEN_VIEW (carom_when_view_get_type())
G_DECLARE_FINAL_TYPE(CaromWhenView, carom_when_view, CAROM, WHEN_VIEW, CaromContactPage)
