/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-keys: a key controller before the list gets the keys, which knows rows alone. */
#include "carom-item-keys.h"

#include "carom-window-keys.h"

/* How many rows Page Up and Page Down go. */
#define PAGE_ROWS 10

static gboolean is_return(guint key) {
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
}

/* ---- From cell to cell ---- */

static void go_to_row(CaromItemGrid *grid, CaromItemPlace place, gint64 position,
                      GdkModifierType state) {
  gint64 n = carom_item_view_count(carom_item_grid_get_view(grid));
  place.position = (guint)CLAMP(position, 0, n - 1);
  if (!(state & GDK_CONTROL_MASK))
    carom_item_view_select(carom_item_grid_get_view(grid), place.position,
                           (state & GDK_SHIFT_MASK) != 0);
  carom_item_grid_focus(grid, place);
}

static gboolean go_to_column(CaromItemGrid *grid, CaromItemPlace place, int direction,
                             gboolean to_end) {
  gboolean moved = FALSE;
  while (carom_item_view_step_column(carom_item_grid_get_view(grid), &place.column, direction)) {
    moved = TRUE;
    if (!to_end)
      break;
  }
  if (moved)
    carom_item_grid_focus(grid, place);
  return TRUE;
}

static gboolean move(CaromItemGrid *grid, CaromItemPlace place, guint key, GdkModifierType state) {
  int right = gtk_widget_get_direction(GTK_WIDGET(grid)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  gint64 row = place.position;
  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return go_to_column(grid, place, -right, (state & GDK_CONTROL_MASK) != 0);
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return go_to_column(grid, place, right, (state & GDK_CONTROL_MASK) != 0);
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    go_to_row(grid, place, row - 1, state);
    return TRUE;
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    go_to_row(grid, place, row + 1, state);
    return TRUE;
  case GDK_KEY_Page_Up:
    go_to_row(grid, place, row - PAGE_ROWS, state);
    return TRUE;
  case GDK_KEY_Page_Down:
    go_to_row(grid, place, row + PAGE_ROWS, state);
    return TRUE;
  case GDK_KEY_Home:
    go_to_row(grid, place, 0, state);
    return TRUE;
  case GDK_KEY_End:
    go_to_row(grid, place, G_MAXUINT, state);
    return TRUE;
  default:
    return FALSE;
  }
}

/* ---- While a cell is edited ---- */

static void go_to_end(CaromItemView *view, CaromItemPlace *place) {
  while (carom_item_view_step_column(view, &place->column, 1))
    ;
}

/* At the end of a row to the next one, to the column where typing began, so that rows of numbers
 * can be typed one after the other.
 *
 * Returns: FALSE at the end of all */
static gboolean step_on(CaromItemGrid *grid, CaromItemPlace *place) {
  CaromItemView *view = carom_item_grid_get_view(grid);
  if (carom_item_view_step_column(view, &place->column, 1))
    return TRUE;
  place->column = carom_item_grid_get_first(grid).column;
  return ++place->position < carom_item_view_count(view);
}

/* The same way back; and from where typing began to what is before that, where it begins then.
 *
 * Returns: FALSE at the beginning of all */
static gboolean step_back(CaromItemGrid *grid, CaromItemPlace *place) {
  CaromItemView *view = carom_item_grid_get_view(grid);
  CaromItemPlace first = carom_item_grid_get_first(grid);
  gboolean is_first = place->column == first.column;
  gboolean comes_from_above = is_first && place->position > first.position;
  if (!comes_from_above && carom_item_view_step_column(view, &place->column, -1)) {
    first = is_first ? *place : first;
  } else if (place->position > 0) {
    place->position--;
    go_to_end(view, place);
    first.position = MIN(first.position, place->position);
  } else {
    return FALSE;
  }
  carom_item_grid_set_first(grid, first);
  return TRUE;
}

/* To the next cell or the one before; at the end of all the focus leaves. */
static gboolean go_on(CaromItemGrid *grid, CaromItemPlace place, int direction) {
  guint row = place.position;
  if (!carom_item_grid_commit(grid))
    return TRUE;
  if (!(direction > 0 ? step_on : step_back)(grid, &place))
    return FALSE;
  if (place.position != row)
    carom_item_view_select(carom_item_grid_get_view(grid), place.position, FALSE);
  carom_item_grid_focus_field(grid, place);
  return TRUE;
}

static gboolean type(CaromItemGrid *grid, CaromItemPlace place, guint key, GdkModifierType state) {
  if (key == GDK_KEY_Escape) {
    carom_item_grid_cancel(grid);
    return TRUE;
  }
  if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab)
    return go_on(grid, place, key == GDK_KEY_Tab && !(state & GDK_SHIFT_MASK) ? 1 : -1);
  return FALSE;
}

/* As in spreadsheets, what is typed takes the place of what is in the cell. */
static gboolean begin_typing(CaromItemGrid *grid, CaromItemPlace place, guint key) {
  char text[7] = "";
  g_unichar_to_utf8(gdk_keyval_to_unicode(key), text);
  carom_item_grid_type(grid, place, text);
  return TRUE;
}

static gboolean on_key_pressed(CaromItemGrid *grid, guint key, guint code, GdkModifierType state) {
  CaromItemPlace place;
  gboolean edited;
  if (!carom_item_grid_get_focus(grid, &place, &edited) || (state & GDK_ALT_MASK))
    return FALSE;
  if (edited)
    return type(grid, place, key, state);
  if (is_return(key) || key == GDK_KEY_F2 || key == GDK_KEY_space) {
    carom_item_grid_activate(grid, place);
    return TRUE;
  }
  if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    return gtk_widget_activate_action(GTK_WIDGET(grid), "item-table.delete", NULL);
  return carom_window_keys_is_typed(key, state) ? begin_typing(grid, place, key)
                                                : move(grid, place, key, state);
}

void carom_item_keys_add(CaromItemGrid *grid) {
  GtkEventController *controller = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object(controller, "key-pressed", G_CALLBACK(on_key_pressed), grid,
                          G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(grid), controller);
}
