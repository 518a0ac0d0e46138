/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-new-from: the action new-from, which shows the window of generators and opens what is made
 * there. */
#pragma once

#include "carom-file-actions.h"

/* Adds the action to @map. @actions must outlive it. */
void carom_new_from_add(GActionMap *map, CaromFileActions *actions);
