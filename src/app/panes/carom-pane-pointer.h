/* carom-pane-pointer: what pointing at a pane's picture and clicking on it do: at a contact, a mark
 * lights its line of the working; elsewhere, a disc brings its last contact, and free space that of
 * the pane. Where a contact is to be guessed, the arrows of the guess can be dragged instead. */
#pragma once

#include "carom-pane-area.h"

/* Adds this to @area. */
void carom_pane_pointer_add(CaromPaneArea *area);
