/* carom-item-add: the button that adds a disc or a wall, of which nothing is known yet but what it
 * is to be like. */
#pragma once

#include "carom-editor.h"

/* Adds a disc like the last one, at rest, in the middle or at the nearest place that is free; or a
 * level wall in the middle. It is selected then.
 *
 * Returns: whether it was possible; if not, @editor has said why */
gboolean carom_item_add(CaromItemKind kind, CaromEditor *editor, const CaromEditView *view);
