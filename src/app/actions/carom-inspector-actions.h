/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-inspector-actions: the actions that look into a contact: choose-contact (uu: pane,
 * contact), contact-on and contact-back (each contact of an instant or of a step),
 * contact-side (s: "before" or "after"), flip-side, line (i: a step), next-line and previous-line.
 */
#pragma once

#include "carom-inspector.h"

#include <gio/gio.h>

/* Adds them to @map. @inspector must outlive it. */
void carom_inspector_actions_add(GActionMap *map, CaromInspector *inspector);
