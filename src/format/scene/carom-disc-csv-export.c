/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disc-csv-export: a column is written where a disc has anything in it. */
#include "carom-csv-cell.h"
#include "carom-decimal.h"
#include "carom-disc-column.h"
#include "carom-disc-csv.h"

/* In this order. */
static const CaromDiscColumn columns[] = {
    CAROM_DISC_COLUMN_NAME, CAROM_DISC_COLUMN_X,      CAROM_DISC_COLUMN_Y,
    CAROM_DISC_COLUMN_VX,   CAROM_DISC_COLUMN_VY,     CAROM_DISC_COLUMN_RADIUS,
    CAROM_DISC_COLUMN_MASS, CAROM_DISC_COLUMN_COLOUR, CAROM_DISC_COLUMN_PINNED,
};

#define LINE_END "\r\n" /* RFC 4180 */

static void append_number(GString *csv, double value) {
  char buffer[CAROM_DECIMAL_SIZE];
  g_string_append(csv, carom_decimal_format(buffer, value));
}

static void append_colour(GString *csv, const CaromBody *body) {
  if (body->colour_rgb != CAROM_NO_COLOUR)
    g_string_append_printf(csv, "#%06x", (guint)body->colour_rgb);
}

static void append_cell(GString *csv, const CaromBody *body, CaromDiscColumn column) {
  switch (column) {
  case CAROM_DISC_COLUMN_X:
    append_number(csv, body->position.x);
    break;
  case CAROM_DISC_COLUMN_Y:
    append_number(csv, body->position.y);
    break;
  case CAROM_DISC_COLUMN_VX:
    append_number(csv, body->velocity.x);
    break;
  case CAROM_DISC_COLUMN_VY:
    append_number(csv, body->velocity.y);
    break;
  case CAROM_DISC_COLUMN_RADIUS:
    append_number(csv, body->radius);
    break;
  case CAROM_DISC_COLUMN_MASS:
    append_number(csv, body->mass_kg);
    break;
  case CAROM_DISC_COLUMN_NAME:
    carom_csv_cell_append_text(csv, body->name ? body->name : "");
    break;
  case CAROM_DISC_COLUMN_COLOUR:
    append_colour(csv, body);
    break;
  case CAROM_DISC_COLUMN_PINNED:
    g_string_append(csv, body->pinned ? "yes" : "no");
    break;
  case CAROM_DISC_COLUMN_SPEED:
  case CAROM_DISC_COLUMN_ANGLE:
  case CAROM_DISC_N_COLUMNS:
  default:
    g_return_if_reached();
  }
}

/* Whether @body differs there from what it is without the column. */
static gboolean needs_column(const CaromBody *body, CaromDiscColumn column) {
  return (column != CAROM_DISC_COLUMN_NAME || body->name) &&
         (column != CAROM_DISC_COLUMN_COLOUR || body->colour_rgb != CAROM_NO_COLOUR) &&
         (column != CAROM_DISC_COLUMN_PINNED || body->pinned);
}

/* Numbers are always there. */
static gboolean is_written(const CaromScene *scene, CaromDiscColumn column) {
  gboolean needed = needs_column(&(CaromBody){.colour_rgb = CAROM_NO_COLOUR}, column);
  for (guint i = 0; i < scene->bodies->len && !needed; i++)
    needed = needs_column(carom_scene_body(scene, i), column);
  return needed;
}

static void append_titles(GString *csv, const CaromScene *scene, const GArray *written) {
  for (guint i = 0; i < written->len; i++) {
    CaromDiscColumn column = g_array_index(written, CaromDiscColumn, i);
    g_autofree char *title = carom_disc_column_title(column, scene->unit);
    g_string_append(csv, i > 0 ? "," : "");
    carom_csv_cell_append_text(csv, title);
  }
  g_string_append(csv, LINE_END);
}

static void append_disc(GString *csv, const CaromBody *body, const GArray *written) {
  for (guint i = 0; i < written->len; i++) {
    g_string_append(csv, i > 0 ? "," : "");
    append_cell(csv, body, g_array_index(written, CaromDiscColumn, i));
  }
  g_string_append(csv, LINE_END);
}

char *carom_disc_csv_write(const CaromScene *scene) {
  g_return_val_if_fail(scene, NULL);
  GString *csv = g_string_new(NULL);
  g_autoptr(GArray) written = g_array_new(FALSE, FALSE, sizeof(CaromDiscColumn));
  for (guint i = 0; i < G_N_ELEMENTS(columns); i++)
    if (is_written(scene, columns[i]))
      g_array_append_val(written, columns[i]);
  append_titles(csv, scene, written);
  for (guint i = 0; i < scene->bodies->len; i++)
    append_disc(csv, carom_scene_body(scene, i), written);
  return g_string_free(csv, FALSE);
}
