/* carom-cli-interrupt: see the header. */
#include "carom-cli-interrupt.h"

#include "carom-unfinished.h"

#include <signal.h>

static volatile sig_atomic_t watched, interrupted;

/* The signals that end a program and that it does not bring upon itself by a fault. */
static const int endings[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGPIPE, SIGALRM,   SIGTERM, SIGUSR1,
                              SIGUSR2, SIGXCPU, SIGXFSZ, SIGIO,   SIGVTALRM, SIGPROF};

static gboolean is_wish(int number) {
  return number == SIGINT || number == SIGTERM;
}

static void on_signal(int number) {
  if (is_wish(number) && watched && !interrupted) {
    interrupted = 1;
    return;
  }
  carom_unfinished_remove_all();
  /* Once the handler is left, the signal does what it would have done without, so that whoever
   * started the program is told. */
  signal(number, SIG_DFL);
  raise(number);
}

void carom_cli_interrupt_clean_up(void) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  for (guint i = 0; i < G_N_ELEMENTS(endings); i++) {
    /* Who started the program may have had it ignore the signal, as nohup and shells do. */
    struct sigaction before;
    if (sigaction(endings[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction(endings[i], &action, NULL);
  }
}

void carom_cli_interrupt_watch(void) {
  watched = 1;
}

gboolean carom_cli_interrupt_was_asked(void) {
  return interrupted != 0;
}
