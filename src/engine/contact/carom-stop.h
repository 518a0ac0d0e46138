/* carom-stop: a wish to stop a run within a frame. Exact times may have millions of contacts in one
 * frame, and whoever waits for it must not have to wait for them all. */
#pragma once

#include <glib.h>

typedef struct {
  gboolean (*is_asked)(gpointer user_data);
  gpointer user_data;
} CaromStop;

/* How many events there may be between two questions. They are counted, so that a run that nobody
 * stops does the same every time; so many take less than a tenth of a second. */
#define CAROM_STOP_EVENTS 4096
