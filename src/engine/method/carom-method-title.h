/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-title: what a pane is called: the choices that set its method apart from those of
 * the other panes. */
#pragma once

#include "carom-method.h"

/* Names pane @i by what distinguishes it from the others: by default its resolver, or its
 * separation where only that differs, and so on.
 *
 * @methods: the panes' methods
 * @i: which pane
 * @separator: between several names: CAROM_METHOD_TITLE_SEPARATOR on one line
 * Returns: (transfer full): translated, such as "Impulse" or "Nudge" */
char *carom_method_title(const CaromMethod *methods, guint n_methods, guint i,
                         const char *separator);
#define CAROM_METHOD_TITLE_SEPARATOR " · "

/* In which steps contacts are found.
 *
 * @dt_s: of the scene
 * Returns: (transfer full) (nullable): translated, such as "steps of 1/60 s"; NULL at exact times
 */
char *carom_method_title_steps(const CaromMethod *method, double dt_s);

/* As carom_method_title(), with ids instead of titles, for files and tables.
 *
 * Returns: (transfer full): such as "impulse", "nudge" or "impulse+nudge" */
char *carom_method_title_id(const CaromMethod *methods, guint n_methods, guint i);
