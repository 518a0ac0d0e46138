/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-interrupt: one handler for all signals that end a program. It either notes that a stop
 * was requested, or removes unfinished files and then lets the signal have its usual effect. */
#include "carom-cli-interrupt.h"

#include "carom-unfinished.h"

#include <signal.h>

static volatile sig_atomic_t watched, interrupted;

/* The signals that end a program, except those caused by its own faults. */
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
  /* After the handler returns, the signal has its usual effect, so that the parent process is
   * informed. */
  signal(number, SIG_DFL);
  raise(number);
}

void carom_cli_interrupt_clean_up(void) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  for (guint i = 0; i < G_N_ELEMENTS(endings); i++) {
    /* The parent process may have made the program ignore the signal, as nohup and shells do. */
    struct sigaction before;
    if (sigaction(endings[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction(endings[i], &action, NULL);
  }
}

void carom_cli_interrupt_watch(void) {
  watched = 1;
}

void carom_cli_interrupt_unwatch(void) {
  watched = 0;
}

gboolean carom_cli_interrupt_was_asked(void) {
  return interrupted != 0;
}

static gboolean is_asked(gpointer user_data) {
  return carom_cli_interrupt_was_asked();
}

const CaromStop carom_cli_interrupt_stop = {.is_asked = is_asked};
