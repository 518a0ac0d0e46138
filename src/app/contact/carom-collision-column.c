/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-collision-column: the table of the columns, and the text of a cell for reading, for its
 * tooltip and for spreadsheets. Another column is another entry of the table. */
#include "carom-collision-column.h"

#include "carom-decimal.h"
#include "carom-digits.h"
#include "carom-encounter-words.h"
#include "carom-number.h"
#include "carom-resolver.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static CaromBalance get_balance(const CaromCollisionItem *item) {
  return carom_balance_of(&item->record);
}

static double get_number(const CaromCollisionItem *item) {
  return (double)item->contact + 1;
}

static double get_time(const CaromCollisionItem *item) {
  return item->record.time_s;
}

/* Sorts by the first body, then by the other disc, then by the wall. Indices are below 2^31, and a
 * double holds all integers up to 2^53. */
static double get_partners(const CaromCollisionItem *item) {
  const CaromContactRecord *record = &item->record;
  double other = record->b >= 0 ? record->b : 0x1p31 + record->wall;
  return record->a * 0x1p32 + other;
}

static char *get_partners_text(const CaromCollisionItem *item) {
  return carom_encounter_words_partners(item->scene, &item->record);
}

/* In degrees, above −180 and up to 180. */
static double get_normal_angle(const CaromCollisionItem *item) {
  CaromVec2 n = get_balance(item).normal;
  double angle = atan2(n.y, n.x) * 180 / G_PI;
  return angle == -180 ? 180 : angle;
}

static double get_restitution(const CaromCollisionItem *item) {
  return item->record.contact.restitution;
}

static double get_kind(const CaromCollisionItem *item) {
  return item->record.kind;
}

static char *get_kind_text(const CaromCollisionItem *item) {
  return g_strdup(carom_contact_kind_name(item->record.kind));
}

static double get_disagreement(const CaromCollisionItem *item) {
  return carom_resolvers_disagreement(&item->record.contact);
}

static const CaromCollisionColumn columns[] = {
    {
        /* Translators: short for "number". */
        .title = N_("No."),
        .summary = N_("Which contact of this pane it is"),
        .dimension = CAROM_DIMENSION_COUNT,
        .value = get_number,
    },
    {
        .title = N_("Time"),
        .summary = N_("When it was resolved"),
        .dimension = CAROM_DIMENSION_TIME,
        .value = get_time,
        .decimals = 6,
    },
    {
        .title = N_("Partners"),
        .summary = N_("Who met whom"),
        .value = get_partners,
        .text = get_partners_text,
    },
    {
        .title = N_("Normal (°)"),
        .summary = N_("Direction of the normal n, from the first partner to the second, "
                      "anticlockwise from the x axis"),
        .value = get_normal_angle,
        .decimals = 2,
    },
    {
        .title = N_("Approach"),
        .summary = N_("How fast they approached each other along the normal n"),
        .decimals = -CAROM_DIGITS_READ,
        .row = &carom_balance_table[CAROM_BALANCE_CLOSING_SPEED],
    },
    {
        /* Translators: the coefficient of restitution. */
        .title = N_("e"),
        .summary = N_("The restitution used: that of the two bodies, if the kind is plain"),
        .value = get_restitution,
        .decimals = -CAROM_DIGITS_READ,
    },
    {
        .title = N_("Kind"),
        .summary =
            N_("Plain, or what gives it another e: lying on a wall in steps; hop, settled or "
               "counted where contacts would follow each other without end at exact times"),
        .value = get_kind,
        .text = get_kind_text,
    },
    {
        .title = N_("J"),
        .summary = N_("Impulse on the second partner along the normal n; positive: away from "
                      "the first"),
        .decimals = -CAROM_DIGITS_READ,
        .row = &carom_balance_table[CAROM_BALANCE_IMPULSE],
    },
    {
        .title = N_("Energy lost"),
        .summary =
            N_("Kinetic energy lost at the contact itself; the work of a driven disc is not in "
               "it"),
        .decimals = -CAROM_DIGITS_READ,
        .row = &carom_balance_table[CAROM_BALANCE_ENERGY_LOST],
    },
    {
        .title = N_("Disagreement"),
        .summary = N_("How far apart the resolvers’ answers to this contact are, in rounding units "
                      "ε of the velocities after it"),
        .dimension = CAROM_DIMENSION_EPSILON,
        .value = get_disagreement,
        .decimals = 2,
    },
};

double carom_collision_column_value(const CaromCollisionColumn *column,
                                    const CaromCollisionItem *item) {
  if (!column->row)
    return column->value(item);
  CaromBalance balance = get_balance(item);
  return column->row->value(&balance, CAROM_BODY_NONE, CAROM_AFTER).number;
}

/* The value to show: 0 for anything that is only rounding. */
static double shown_value(const CaromCollisionColumn *column, const CaromCollisionItem *item) {
  double value = carom_collision_column_value(column, item);
  if (!column->row)
    return value;
  CaromBalance balance = get_balance(item);
  return carom_rounding_covers(value, column->row->scale(&balance, CAROM_BODY_NONE)) ? 0 : value;
}

const CaromCollisionColumn *carom_collision_columns(guint *n_columns) {
  *n_columns = G_N_ELEMENTS(columns);
  return columns;
}

char *carom_collision_column_title(const CaromCollisionColumn *column, const char *length_unit) {
  g_autofree char *unit =
      carom_unit_symbol(column->row ? column->row->dimension : column->dimension, length_unit);
  /* Translators: the title of a column and its unit. */
  return *unit ? g_strdup_printf(_("%s (%s)"), _(column->title), unit) : g_strdup(_(column->title));
}

char *carom_collision_column_markup(const CaromCollisionColumn *column,
                                    const CaromCollisionItem *item, int most_digits) {
  if (column->text) {
    g_autofree char *text = column->text(item);
    return g_markup_escape_text(text, -1);
  }
  char markup[CAROM_NUMBER_SIZE];
  double value = shown_value(column, item);
  if (column->decimals < 0)
    carom_number_format_significant(markup, value, MIN(-column->decimals, most_digits));
  else
    carom_number_format(markup, value, column->decimals, 0);
  return g_strdup(markup);
}

char *carom_collision_column_tooltip(const CaromCollisionColumn *column,
                                     const CaromCollisionItem *item) {
  if (column->text)
    return g_strdup(_(column->summary));
  g_autofree char *exact =
      carom_digits_text(carom_collision_column_value(column, item), CAROM_DIGITS_EXACT);
  /* Translators: what a number is, and the number itself with all its digits. */
  return g_strdup_printf(_("%s.\nExactly: %s"), _(column->summary), exact);
}

/* ---- For spreadsheets ---- */

static void append_separator(GString *tsv, guint i, guint n) {
  g_string_append_c(tsv, i + 1 < n ? '\t' : '\n');
}

/* What has a quote is put in quotes, so that a spreadsheet does not take that for its own. */
static void append_text(GString *tsv, const char *text) {
  if (!strchr(text, '"')) {
    g_string_append(tsv, text);
    return;
  }
  g_autoptr(GString) doubled = g_string_new(text);
  g_string_replace(doubled, "\"", "\"\"", 0);
  g_string_append_printf(tsv, "\"%s\"", doubled->str);
}

static void append_cell(GString *tsv, const CaromCollisionColumn *column,
                        const CaromCollisionItem *item) {
  if (column->text) {
    g_autofree char *text = column->text(item);
    append_text(tsv, text);
  } else {
    char number[CAROM_DECIMAL_SIZE];
    g_string_append(tsv,
                    carom_decimal_spreadsheet(number, carom_collision_column_value(column, item)));
  }
}

char *carom_collision_columns_to_tsv(GListModel *items, const char *length_unit) {
  GString *tsv = g_string_new(NULL);
  guint n_columns;
  const CaromCollisionColumn *all = carom_collision_columns(&n_columns);
  for (guint i = 0; i < n_columns; i++) {
    g_autofree char *title = carom_collision_column_title(&all[i], length_unit);
    g_string_append(tsv, title);
    append_separator(tsv, i, n_columns);
  }
  guint n_items = g_list_model_get_n_items(items);
  for (guint row = 0; row < n_items; row++) {
    g_autoptr(CaromCollisionItem) item = g_list_model_get_item(items, row);
    for (guint i = 0; i < n_columns; i++) {
      append_cell(tsv, &all[i], item);
      append_separator(tsv, i, n_columns);
    }
  }
  return g_string_free(tsv, FALSE);
}
