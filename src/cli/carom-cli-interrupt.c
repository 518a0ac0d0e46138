/* carom-cli-interrupt: notes SIGINT and SIGTERM. */
#include "carom-cli-interrupt.h"

#include <signal.h>

static volatile sig_atomic_t interrupted;

static void on_signal(int number) {
  interrupted = 1;
  signal(number, SIG_DFL);
}

/* Who started the program may have had it ignore the signal, as nohup and shells do. */
static void watch(int number) {
  if (signal(number, on_signal) == SIG_IGN)
    signal(number, SIG_IGN);
}

void carom_cli_interrupt_watch(void) {
  watch(SIGINT);
  watch(SIGTERM);
}

gboolean carom_cli_interrupted(void) {
  return interrupted != 0;
}
