/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-cell: a cell of the tables of discs, walls and emitters: a label, an inscription or a
 * check button, and a field only while it is edited. What is done with it goes to its owner. */
#pragma once

#include "carom-item-column.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_ITEM_CELL (carom_item_cell_get_type())
G_DECLARE_FINAL_TYPE(CaromItemCell, carom_item_cell, CAROM, ITEM_CELL, GtkWidget)

/* What the user does, with the owner of the cell. */
typedef struct {
  void (*press)(gpointer owner, CaromItemCell *cell, int n_press); /* before that selects it */
  void (*ask)(gpointer owner, CaromItemCell *cell); /* it is to be edited: it has been clicked while
                                                       it had the focus, or twice */
  void (*toggle)(gpointer owner, CaromItemCell *cell); /* its check button has been pressed */
  void (*type)(gpointer owner, CaromItemCell *cell);   /* the text in its field has changed */
  void (*enter)(gpointer owner, CaromItemCell *cell);  /* Enter has been pressed there */
  void (*choose)(gpointer owner, CaromItemCell *cell, gint32 rgb); /* a colour, or none */
} CaromItemCellHandlers;

/* Others only read it. */
struct _CaromItemCell {
  GtkWidget parent_instance;
  GtkListItem *item; /* not owned: it owns the cell */
  guint column;      /* which one of the table it is in */
  GtkWidget *field;  /* (nullable): a GtkEntry, while the cell is edited */

  /*< private >*/
  CaromItemCellType type;
  const CaromItemCellHandlers *handlers;
  gpointer owner;     /* not owned: the cell is in it */
  GtkWidget *shown;   /* label, inscription of a number, or check button */
  char *markup;       /* (nullable): of the label or the inscription */
  char *shape;        /* (nullable): of the number that was measured last: all digits are alike */
  int width;          /* of the widest number so far, in pixels */
  gboolean showing;   /* the check button is being set by the program, not by the user */
  gboolean is_asking; /* the click that goes on, or was the last, asks to edit */
};

/* @item: the list item that it is to be the child of
 * @i: which column of the table @column is
 * Returns: (transfer floating): a cell that shows nothing yet */
GtkWidget *carom_item_cell_new(const CaromItemColumn *column, guint i, GtkListItem *item,
                               const CaromItemCellHandlers *handlers, gpointer owner);

/* Shows what item @index of @scene has.
 *
 * @is_named: whether the cell is to be called what it shows, for who hears it: of thousands, only
 *   the one with the focus needs that */
void carom_item_cell_show(CaromItemCell *self, const CaromItemColumn *column,
                          const CaromScene *scene, guint index, gboolean is_named);

/* Shows a field with @text in it, as wide as the cell is. */
void carom_item_cell_begin(CaromItemCell *self, const char *text);
/* Takes the field away, if there is one. */
void carom_item_cell_end(CaromItemCell *self);
/* Marks the field.
 *
 * @problem: (nullable): what is wrong with its text; NULL: nothing is */
void carom_item_cell_set_problem(CaromItemCell *self, const char *problem);

/* Lets a colour be chosen, or none.
 *
 * @rgb: the one at present: 0xRRGGBB or CAROM_NO_COLOUR
 * Returns: (transfer none): the popover, to be unparented by the owner while the cell is there */
GtkWidget *carom_item_cell_open_colours(CaromItemCell *self, gint32 rgb);
