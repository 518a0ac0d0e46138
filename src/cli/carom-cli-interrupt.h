/* carom-cli-interrupt: signals. Ctrl-C and termination can be a wish to stop; whatever ends the
 * program, no half-written file stays behind. */
#pragma once

#include <glib.h>

/* From now on a signal that ends the program removes the files under way first. */
void carom_cli_interrupt_clean_up(void);

/* From now on the first SIGINT or SIGTERM is only noted; a second one ends the program. */
void carom_cli_interrupt_watch(void);

/* Whether there was one. */
gboolean carom_cli_interrupt_was_asked(void);
