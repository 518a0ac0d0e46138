/* carom-method-title: what a pane is called: the choices that set its method apart from those of
 * the other panes. */
#pragma once

#include "carom-method.h"

/* carom_method_title:
 * @methods: the panes' methods
 * @i: which pane
 * @separator: between several names: CAROM_METHOD_TITLE_SEPARATOR on one line
 *
 * Names pane @i by what sets it apart from the others: its resolver by default, or its separation
 * where only that differs, and so on.
 *
 * Returns: (transfer full): translated, such as "Impulse" or "Nudge". */
char *carom_method_title(const CaromMethod *methods, guint n_methods, guint i,
                         const char *separator);
#define CAROM_METHOD_TITLE_SEPARATOR " · "

/* The same from ids, for files and tables: "impulse", "nudge", "impulse+nudge". */
char *carom_method_title_id(const CaromMethod *methods, guint n_methods, guint i);
