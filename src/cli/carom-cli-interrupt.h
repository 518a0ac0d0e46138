/* carom-cli-interrupt: Ctrl-C and termination as a wish to stop, not as an end. */
#pragma once

#include <glib.h>

/* From now on the first such signal is only noted; a second one ends the program. */
void carom_cli_interrupt_watch(void);

/* Whether there was one. */
gboolean carom_cli_interrupted(void);
