/* carom-item-grid: the rows and columns of a table of discs or walls, which are edited in place. It
 * shows what the leading pane shows now, and edits that, by the editor. Only what is in view is
 * kept up to date, however many rows there are.
 *
 * What is typed is kept until it is taken, or taken back by Escape, although the cell has scrolled
 * out of view or another one is edited meanwhile. */
#pragma once

#include "carom-item-column.h"
#include "carom-item-rows.h"

#define CAROM_TYPE_ITEM_GRID (carom_item_grid_get_type())
G_DECLARE_FINAL_TYPE(CaromItemGrid, carom_item_grid, CAROM, ITEM_GRID, GtkWidget)

/* Signals:
 *   "problem" (const char *message): why the text in a cell cannot be taken; NULL: it can, or is
 *     gone */

GtkWidget *carom_item_grid_new(CaromItemKind kind);

/* Lets it show and edit the scene of @document; references are taken; to be set once. */
void carom_item_grid_set_editor(CaromItemGrid *self, CaromEditor *editor, CaromDocument *document);

/* Returns: (transfer none): the columns' descriptions, and as widgets; at the same places in both
 */
GArray *carom_item_grid_get_columns(CaromItemGrid *self);
GtkColumnViewColumn *carom_item_grid_get_view_column(CaromItemGrid *self, guint column);

/* ---- For keys ---- */

/* Where in the table something is: a row by its position in view, a column by its description. */
typedef struct {
  guint position, column;
} CaromItemPlace;

/* @place: (out): of the cell with the focus
 * @edited: (out): whether it is being edited
 * Returns: whether one has the focus */
gboolean carom_item_grid_get_focus(CaromItemGrid *self, CaromItemPlace *place, gboolean *edited);
/* Gives the focus to a cell, and scrolls there; in a later frame, if the row is far away. */
void carom_item_grid_focus(CaromItemGrid *self, CaromItemPlace place);
/* Likewise, and edits it if text can be typed there. */
void carom_item_grid_focus_field(CaromItemGrid *self, CaromItemPlace place);
/* Edits it, or switches it on or off, or lets choose a colour. */
void carom_item_grid_activate(CaromItemGrid *self, CaromItemPlace place);

/* @direction: 1 or -1
 * Returns: whether there is another column that is shown on that side; @column is that one then */
gboolean carom_item_grid_step_column(CaromItemGrid *self, guint *column, int direction);
/* How many rows there are. */
guint carom_item_grid_count(CaromItemGrid *self);

/* Selects the row, and no others; or those from the last one that was selected so up to it. */
void carom_item_grid_select(CaromItemGrid *self, guint position, gboolean extend);

/* Takes what has been typed into the cell that is being edited.
 *
 * Returns: whether it could; if not, it stays there, and is marked */
gboolean carom_item_grid_commit(CaromItemGrid *self);
/* Takes it back. */
void carom_item_grid_cancel(CaromItemGrid *self);

/* Selects a disc or wall of its kind, and gives the focus to the first cell of its row. */
void carom_item_grid_show_item(CaromItemGrid *self, guint index);
