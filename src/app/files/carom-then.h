/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-then: what goes on once a question has been answered, a file has been chosen, or at once
 * where nothing has to be asked. It is run once, or freed. */
#pragma once

#include <glib.h>

typedef struct CaromThen CaromThen;

/* @may_go_on: whether the user wants that; FALSE where something was cancelled or has failed */
typedef void (*CaromThenFunc)(gpointer context, gboolean may_go_on, gpointer data);

/* @context: not owned
 * @data: (transfer full) (nullable)
 * @destroy: frees @data; or NULL
 * Returns: (transfer full) */
CaromThen *carom_then_new(CaromThenFunc run, gpointer context, gpointer data,
                          GDestroyNotify destroy);

/* @then: (transfer full) (nullable): NULL: nothing goes on */
void carom_then_run(CaromThen *then, gboolean may_go_on);

/* Frees it where it is not going to be run, because what it is about has gone. */
void carom_then_free(CaromThen *then);
