/* carom-body-table: a table of the leading pane's discs at present: mass, position and velocity. */
#pragma once

#include "carom-player.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_BODY_TABLE (carom_body_table_get_type())
G_DECLARE_FINAL_TYPE(CaromBodyTable, carom_body_table, CAROM, BODY_TABLE, GtkWidget)

/* Shows @player, which is referenced. */
void carom_body_table_set_player(CaromBodyTable *self, CaromPlayer *player);
