/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disk-offers: what is offered where another program has changed or removed the scene's file:
 * a bar with buttons, and their actions reload and keep. */
#pragma once

#include "carom-document.h"
#include "carom-notices.h"

/* Adds the actions to @map, and from then on shows the bar where there is reason to. @document and
 * @notices must live as long as @map does. */
void carom_disk_offers_add(GActionMap *map, CaromDocument *document, CaromNotices *notices);
