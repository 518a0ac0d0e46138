/* carom-pane-pointer: what pointing and clicking on a pane's picture do. At a contact, pointing at
 * a mark highlights its line of the working. Elsewhere, clicking a disc shows its last contact, and
 * clicking free space shows the pane's last contact. Where a contact is to be guessed, the arrows
 * of the guess can be dragged instead. */
#pragma once

#include "carom-pane-area.h"

/* Adds the event controllers for this to @area. */
void carom_pane_pointer_add(CaromPaneArea *area);
