/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-working-grid: a GtkGrid with a column for each resolver and a row for each step of the
 * walk; a band crosses all columns. A line stands in the row of its first step, and stays there. At
 * the further steps, at which its working waits for the others, its result is repeated beside their
 * lines; room for that is kept, so that nothing moves when the walk comes there. */
#include "carom-working-grid.h"

#include "carom-derivation.h"
#include "carom-formula-view.h"
#include "carom-line-view.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* The same as between the titles above. */
#define COLUMN_SPACING 8

/* What stands at a step of the walk in one of the columns, or in all of them. */
typedef struct {
  guint step;
  GtkWidget *line;
  GtkWidget *repeat; /* (nullable): if the line stands at an earlier step, what repeats it */
} Cell;

struct _CaromWorkingGrid {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  GtkWidget *grid;
  GArray *cells; /* (element-type Cell): the grid owns the widgets */
};

G_DEFINE_FINAL_TYPE(CaromWorkingGrid, carom_working_grid, GTK_TYPE_WIDGET)

static void remove_lines(CaromWorkingGrid *self) {
  GtkWidget *child;
  g_array_set_size(self->cells, 0);
  while ((child = gtk_widget_get_first_child(self->grid)))
    gtk_grid_remove(GTK_GRID(self->grid), child);
}

static GtkWidget *stage_heading_new(CaromStage stage) {
  GtkWidget *heading = gtk_label_new(carom_explanation_stage_title(stage));
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_add_css_class(heading, "stage");
  return heading;
}

/* The row of a step. Every stage has one more row above its first step, for its heading. */
static int row_of(const CaromExplanation *explanation, guint step) {
  const CaromWorking *first = &explanation->workings[0];
  guint line = carom_workings_line_at(first, explanation->n_resolvers, 0, step);
  return (int)step + 1 + (int)first->lines[line].stage;
}

static void attach_headings(CaromWorkingGrid *self, const CaromExplanation *explanation) {
  int row = -1;
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    int next = row_of(explanation, step);
    if (next != row + 1)
      gtk_grid_attach(GTK_GRID(self->grid), stage_heading_new((CaromStage)(next - 1 - (int)step)),
                      0, next - 1, (int)explanation->n_resolvers, 1);
    row = next;
  }
}

/* The line that stands above has all of it for assistive technology. */
static GtkWidget *repeat_new(CaromExplanation *explanation, guint resolver, guint line) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *result =
      carom_formula_view_new_result(explanation, &explanation->readable[resolver], line);
  gtk_widget_set_hexpand(result, TRUE);
  gtk_widget_set_can_target(box, FALSE);
  gtk_widget_add_css_class(box, "repeat");
  gtk_box_append(GTK_BOX(box), result);
  return box;
}

static CaromFindingKind band_at(const CaromExplanation *explanation, guint step) {
  return carom_workings_band_at(explanation->workings, explanation->n_resolvers, step);
}

/* A band says that all have found the same; this leads to the line that says why. It stands in the
 * corner of the band. */
static void attach_why(CaromWorkingGrid *self, CaromExplanation *explanation, CaromFindingKind band,
                       int row) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  if (!derivation || carom_derivation_band_line(derivation, band) < 0)
    return;
  GtkWidget *button = gtk_button_new_with_label(_("Why?"));
  gtk_widget_set_halign(button, GTK_ALIGN_END);
  gtk_widget_set_valign(button, GTK_ALIGN_START);
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_add_css_class(button, "why");
  carom_tooltip_set_text(button, _("The line that says why all find the same (back: Ctrl+2)"));
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.why");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "u", (guint)band);
  gtk_grid_attach(GTK_GRID(self->grid), button, 0, row, (int)explanation->n_resolvers, 1);
}

static void attach_bands(CaromWorkingGrid *self, CaromExplanation *explanation) {
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    CaromFindingKind band = band_at(explanation, step);
    if (band == CAROM_N_FINDINGS)
      continue;
    Cell cell = {step, carom_line_view_new_band(self->inspector, band, step, COLUMN_SPACING), NULL};
    gtk_grid_attach(GTK_GRID(self->grid), cell.line, 0, row_of(explanation, step),
                    (int)explanation->n_resolvers, 1);
    attach_why(self, explanation, band, row_of(explanation, step));
    g_array_append_val(self->cells, cell);
  }
}

/* Attaches what a working has at each step. */
static void attach_lines(CaromWorkingGrid *self, CaromExplanation *explanation, guint resolver) {
  GtkWidget *view = NULL;
  int last = -1;
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    if (band_at(explanation, step) < CAROM_N_FINDINGS)
      continue;
    int line = (int)carom_workings_line_at(explanation->workings, explanation->n_resolvers,
                                           resolver, step);
    gboolean repeats = line == last;
    if (!repeats)
      view = carom_line_view_new(self->inspector, resolver, (guint)line, step);
    Cell cell = {step, view, repeats ? repeat_new(explanation, resolver, (guint)line) : NULL};
    gtk_grid_attach(GTK_GRID(self->grid), repeats ? cell.repeat : view, (int)resolver,
                    row_of(explanation, step), 1, 1);
    g_array_append_val(self->cells, cell);
    last = line;
  }
}

void carom_working_grid_show(CaromWorkingGrid *self) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self));
  CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  remove_lines(self);
  if (!explanation || !carom_explanation_has_working(explanation))
    return;
  attach_headings(self, explanation);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    attach_lines(self, explanation, i);
  attach_bands(self, explanation);
}

/* A repeat is there only while the walk is. */
static void update_repeat(GtkWidget *repeat, gboolean is_current) {
  gtk_widget_set_opacity(repeat, is_current ? 1 : 0);
  if (is_current)
    gtk_widget_add_css_class(repeat, "lit");
  else
    gtk_widget_remove_css_class(repeat, "lit");
}

void carom_working_grid_update(CaromWorkingGrid *self) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self));
  int step = carom_inspector_get_step(self->inspector, CAROM_TOPIC_WORKINGS);
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index(self->cells, Cell, i);
    if (cell->repeat)
      update_repeat(cell->repeat, (int)cell->step == step);
    else
      carom_line_view_update(CAROM_LINE_VIEW(cell->line));
  }
}

int carom_working_grid_get_row_height(CaromWorkingGrid *self) {
  g_return_val_if_fail(CAROM_IS_WORKING_GRID(self), 0);
  int height = 0;
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index(self->cells, Cell, i);
    GtkWidget *widget = cell->repeat ? cell->repeat : cell->line;
    graphene_rect_t bounds; /* with its padding */
    if (gtk_widget_compute_bounds(widget, widget, &bounds))
      height = MAX(height, (int)ceilf(bounds.size.height));
  }
  return height;
}

gboolean carom_working_grid_find_current(CaromWorkingGrid *self, GtkWidget *target,
                                         CaromCurrentLines *current) {
  g_return_val_if_fail(CAROM_IS_WORKING_GRID(self) && current, FALSE);
  int step = carom_inspector_get_step(self->inspector, CAROM_TOPIC_WORKINGS);
  *current = (CaromCurrentLines){INFINITY, INFINITY, -INFINITY};
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index(self->cells, Cell, i);
    graphene_rect_t line, row;
    if ((int)cell->step != step || !gtk_widget_compute_bounds(cell->line, target, &line) ||
        !gtk_widget_compute_bounds(cell->repeat ? cell->repeat : cell->line, target, &row))
      continue;
    current->top = MIN(current->top, line.origin.y);
    current->row_top = MIN(current->row_top, row.origin.y);
    current->bottom = MAX(current->bottom, row.origin.y + row.size.height);
  }
  return isfinite(current->top);
}

void carom_working_grid_set_inspector(CaromWorkingGrid *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self) && !self->inspector);
  self->inspector = g_object_ref(inspector);
}

static void carom_working_grid_dispose(GObject *object) {
  CaromWorkingGrid *self = CAROM_WORKING_GRID(object);
  if (self->grid)
    remove_lines(self);
  g_clear_pointer(&self->grid, gtk_widget_unparent);
  g_clear_object(&self->inspector);
  G_OBJECT_CLASS(carom_working_grid_parent_class)->dispose(object);
}

static void carom_working_grid_finalize(GObject *object) {
  g_array_unref(CAROM_WORKING_GRID(object)->cells);
  G_OBJECT_CLASS(carom_working_grid_parent_class)->finalize(object);
}

static void carom_working_grid_class_init(CaromWorkingGridClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_working_grid_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_working_grid_finalize;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void carom_working_grid_init(CaromWorkingGrid *self) {
  self->cells = g_array_new(FALSE, FALSE, sizeof(Cell));
  self->grid = gtk_grid_new();
  gtk_grid_set_column_homogeneous(GTK_GRID(self->grid), TRUE);
  gtk_grid_set_column_spacing(GTK_GRID(self->grid), COLUMN_SPACING);
  gtk_widget_set_parent(self->grid, GTK_WIDGET(self));
}
