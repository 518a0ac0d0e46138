/* carom-wrap-layout: a layout manager for two children: side by side, the second at the end of the
 * line, where they fit at their natural widths; otherwise one below the other. If the second one
 * expands, it needs no more than its minimum, and takes the rest of its line. */
#pragma once

#include <gtk/gtk.h>

#define CAROM_TYPE_WRAP_LAYOUT (carom_wrap_layout_get_type())
G_DECLARE_FINAL_TYPE(CaromWrapLayout, carom_wrap_layout, CAROM, WRAP_LAYOUT, GtkLayoutManager)
