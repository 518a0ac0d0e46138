/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-interrupt: signals. Ctrl-C and termination can be handled as requests to stop; whatever
 * signal ends the program, no half-written file stays behind. */
#pragma once

#include "carom-stop.h"

/* From now on a signal that ends the program removes the files under way first. */
void carom_cli_interrupt_clean_up(void);

/* From now on the first SIGINT or SIGTERM is only noted; a second one ends the program. */
void carom_cli_interrupt_watch(void);

/* From now on there is nothing left to stop: any such signal ends the program, even while it waits
 * for somebody to read a pipe. */
void carom_cli_interrupt_unwatch(void);

/* Whether such a signal has been noted. */
gboolean carom_cli_interrupt_was_asked(void);

/* The same for a run to ask. */
extern const CaromStop carom_cli_interrupt_stop;
