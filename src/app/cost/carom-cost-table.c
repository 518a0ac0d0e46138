/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cost-table: a group of columns for each figure, with a column for each detection in it. */
#include "carom-cost-table.h"

#include "carom-digits.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

#define DIGITS 3

struct _CaromCostTable {
  GtkGrid parent_instance;
  GPtrArray *cells; /* (element-type GtkLabel): row by row; the grid owns them */
  GtkLabel *scene;  /* the title of the row of the scene */
  guint n_rows;     /* of the cells, with that of the slopes */
};

G_DEFINE_FINAL_TYPE(CaromCostTable, carom_cost_table, GTK_TYPE_GRID)

/* ---- Making it: the first column of a group stands off from the group before ---- */

static GtkWidget *add_label(CaromCostTable *self, const char *text, const char *style, int column,
                            int row, int width) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 1);
  gtk_widget_add_css_class(label, style);
  gtk_grid_attach(GTK_GRID(self), label, column, row, width, 1);
  return label;
}

static int column_of(const CaromCostGrowth *growth, guint figure, guint detection) {
  return 1 + (int)(figure * carom_cost_growth_count_detections(growth) + detection);
}

static void add_figure(CaromCostTable *self, const CaromCostGrowth *growth, guint figure) {
  const CaromPart *part = carom_cost_growth_figure_part(figure);
  guint n = carom_cost_growth_count_detections(growth);
  GtkWidget *title =
      add_label(self, _(part->title), "heading", column_of(growth, figure, 0), 0, (int)n);
  carom_tooltip_set_text(title, _(part->summary));
  for (guint i = 0; i < n; i++) {
    const CaromPart *detection = &carom_cost_growth_get_detection(growth, i)->part;
    GtkWidget *heading =
        add_label(self, _(detection->title), "dim-label", column_of(growth, figure, i), 1, 1);
    carom_tooltip_set_text(heading, _(detection->summary));
  }
}

static void add_cells(CaromCostTable *self, const CaromCostGrowth *growth, int row) {
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++) {
      GtkWidget *cell = add_label(self, "", "numeric", column_of(growth, figure, i), row, 1);
      if (i == 0)
        gtk_widget_add_css_class(cell, "group-start");
      g_ptr_array_add(self->cells, cell);
    }
}

static void make(CaromCostTable *self, const CaromCostGrowth *growth) {
  self->n_rows = carom_cost_growth_count_rows(growth) + 1;
  add_label(self, _("N discs"), "heading", 0, 1, 1);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    add_figure(self, growth, figure);
  for (guint row = 0; row < self->n_rows; row++) {
    g_autofree char *number =
        row + 1 < self->n_rows && row > 0
            ? g_strdup_printf("%u", carom_cost_growth_get_n_discs(growth, row))
            : g_strdup(row == 0 ? "" : _("grows like"));
    GtkWidget *title = add_label(self, number, "numeric", 0, (int)row + 2, 1);
    if (row == 0)
      self->scene = GTK_LABEL(title);
    add_cells(self, growth, (int)row + 2);
  }
}

/* A scene of which nothing moves has a row alone. */
static void make_if_needed(CaromCostTable *self, const CaromCostGrowth *growth) {
  GtkWidget *child;
  if (self->n_rows == carom_cost_growth_count_rows(growth) + 1)
    return;
  g_ptr_array_set_size(self->cells, 0);
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
    gtk_grid_remove(GTK_GRID(self), child);
  make(self, growth);
}

/* ---- Showing ---- */

static char *show_time(double seconds) {
  g_autofree char *number = carom_digits_text(seconds * 1e3, DIGITS);
  /* Translators: milliseconds */
  return g_strdup_printf(_("%s ms"), number);
}

static char *show_number(double number) {
  return carom_digits_text(number, DIGITS);
}

static char *(*const show[CAROM_N_COST_FIGURES])(double) = {
    [CAROM_COST_FIGURE_PAIR_TESTS] = show_number,
    [CAROM_COST_FIGURE_TIME] = show_time,
    [CAROM_COST_FIGURE_CONTACTS] = show_number,
};

/* Tells a screen reader of what a number is. */
static void describe_cell(GtkLabel *cell, const CaromCostGrowth *growth, guint figure, guint i,
                          const char *row, const char *text) {
  g_autofree char *words =
      /* Translators: a figure, such as "Pair tests per second of the scene"; a detection; a number
       * of discs; and a number */
      g_strdup_printf(_("%s, %s, %s: %s"), _(carom_cost_growth_figure_part(figure)->summary),
                      _(carom_cost_growth_get_detection(growth, i)->part.title), row, text);
  gtk_accessible_update_property(GTK_ACCESSIBLE(cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static GtkLabel *cell_at(CaromCostTable *self, const CaromCostGrowth *growth, guint row,
                         guint figure, guint i) {
  guint n = carom_cost_growth_count_detections(growth);
  return g_ptr_array_index(self->cells, (row * CAROM_N_COST_FIGURES + figure) * n + i);
}

static void show_cost(CaromCostTable *self, const CaromCostGrowth *growth, guint row, guint figure,
                      guint i) {
  double value = carom_cost_growth_get(growth, row, i)->figures[figure];
  GtkLabel *cell = cell_at(self, growth, row, figure, i);
  g_autofree char *text = isnan(value) ? g_strdup("–") : show[figure](value);
  g_autofree char *n = g_strdup_printf("N = %u", carom_cost_growth_get_n_discs(growth, row));
  gtk_label_set_text(cell, text);
  describe_cell(cell, growth, figure, i, n, text);
}

static void show_slope(CaromCostTable *self, const CaromCostGrowth *growth, guint figure, guint i) {
  double slope = carom_cost_growth_slope(growth, i, figure);
  GtkLabel *cell = cell_at(self, growth, self->n_rows - 1, figure, i);
  g_autofree char *number = carom_digits_fixed(slope, 2);
  g_autofree char *markup =
      isnan(slope) ? g_strdup("–") : g_strdup_printf("N<sup>%s</sup>", number);
  g_autofree char *text = isnan(slope) ? g_strdup("–") : g_strdup_printf("N^%s", number);
  gtk_label_set_markup(cell, markup);
  describe_cell(cell, growth, figure, i, _("grows like"), text);
}

void carom_cost_table_show(CaromCostTable *self, const CaromCostGrowth *growth) {
  g_return_if_fail(CAROM_IS_COST_TABLE(self));
  make_if_needed(self, growth);
  g_autofree char *scene =
      /* Translators: a number of discs */
      g_strdup_printf(_("this scene, %u"), carom_cost_growth_get_n_discs(growth, 0));
  gtk_label_set_text(self->scene, scene);
  for (guint figure = 0; figure < CAROM_N_COST_FIGURES; figure++)
    for (guint i = 0; i < carom_cost_growth_count_detections(growth); i++) {
      for (guint row = 0; row + 1 < self->n_rows; row++)
        show_cost(self, growth, row, figure, i);
      show_slope(self, growth, figure, i);
    }
}

static void carom_cost_table_finalize(GObject *object) {
  g_ptr_array_unref(CAROM_COST_TABLE(object)->cells);
  G_OBJECT_CLASS(carom_cost_table_parent_class)->finalize(object);
}

static void carom_cost_table_class_init(CaromCostTableClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_cost_table_finalize;
}

static void carom_cost_table_init(CaromCostTable *self) {
  self->cells = g_ptr_array_new();
  gtk_grid_set_column_spacing(GTK_GRID(self), 16);
  gtk_grid_set_row_spacing(GTK_GRID(self), 2);
}
