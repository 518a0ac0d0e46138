/* carom-difference-view: what each pane did at a contact, where something else than the resolver
 * sets the panes apart. It hides itself where nothing does. */
#pragma once

#include "carom-inspector.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_DIFFERENCE_VIEW (carom_difference_view_get_type())
G_DECLARE_FINAL_TYPE(CaromDifferenceView, carom_difference_view, CAROM, DIFFERENCE_VIEW, GtkBox)

/* Shows @inspector, which is referenced, whenever it is told to. */
void carom_difference_view_set_inspector(CaromDifferenceView *self, CaromInspector *inspector);
void carom_difference_view_update(CaromDifferenceView *self);
