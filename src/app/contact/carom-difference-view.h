/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-difference-view: what each pane did at a contact, for panes that differ in more than their
 * resolvers. It hides itself where they do not. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_DIFFERENCE_VIEW (carom_difference_view_get_type())
G_DECLARE_FINAL_TYPE(CaromDifferenceView, carom_difference_view, CAROM, DIFFERENCE_VIEW, GtkBox)

/* @inspector: a reference is taken; what it says is shown at each call of
 *   carom_difference_view_update() */
void carom_difference_view_set_inspector(CaromDifferenceView *self, CaromInspector *inspector);
/* Shows the contact that the inspector looks at now. */
void carom_difference_view_update(CaromDifferenceView *self);
