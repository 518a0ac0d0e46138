#include "carom-pace.h"

/* How much of the last is kept at each note: about half a second of memory. */
#define MEMORY 0.97
/* Slower than this does not count as keeping up. */
#define KEPT_UP 0.95

void carom_pace_init(CaromPace *pace, double speed) {
  *pace = (CaromPace){.speed = speed, .kept = 1};
}

void carom_pace_drop(CaromPace *pace) {
  pace->owed = 0;
}

void carom_pace_start_anew(CaromPace *pace) {
  pace->kept = 1;
}

guint64 carom_pace_take_due(CaromPace *pace, double elapsed_s, double dt_s) {
  pace->owed += elapsed_s * pace->speed / dt_s;
  guint64 due = (guint64)pace->owed;
  pace->owed -= (double)due;
  return due;
}

void carom_pace_note(CaromPace *pace, guint64 done, guint64 asked) {
  pace->kept = MEMORY * pace->kept + (1 - MEMORY) * ((double)done / (double)asked);
}

double carom_pace_actual_speed(const CaromPace *pace) {
  return pace->kept < KEPT_UP ? pace->speed * pace->kept : pace->speed;
}
