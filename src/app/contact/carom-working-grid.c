/* carom-working-grid: a GtkGrid with a column for each resolver and a row for each step of the
 * walk. A line spans all rows of the steps at which its working waits for the others. */
#include "carom-working-grid.h"

#include "carom-line-view.h"

/* The same as between the titles above. */
#define COLUMN_SPACING 8

struct _CaromWorkingGrid {
  GtkWidget parent_instance;
  CaromInspector *inspector;
  GtkWidget *grid;
  GPtrArray *lines; /* (element-type CaromLineView) (not owned) */
};

G_DEFINE_FINAL_TYPE(CaromWorkingGrid, carom_working_grid, GTK_TYPE_WIDGET)

static void remove_lines(CaromWorkingGrid *self) {
  GtkWidget *child;
  g_ptr_array_set_size(self->lines, 0);
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

/* Attaches a working's lines, each spanning all of its steps. */
static void attach_lines(CaromWorkingGrid *self, const CaromExplanation *explanation,
                         guint resolver) {
  guint n_steps = carom_explanation_count_steps(explanation);
  for (guint step = 0, n; step < n_steps; step += n) {
    guint line =
        carom_workings_line_at(explanation->workings, explanation->n_resolvers, resolver, step);
    n = 1;
    while (step + n < n_steps &&
           carom_workings_line_at(explanation->workings, explanation->n_resolvers, resolver,
                                  step + n) == line)
      n++;
    GtkWidget *view = carom_line_view_new(self->inspector, resolver, line, step, n);
    g_ptr_array_add(self->lines, view);
    gtk_grid_attach(GTK_GRID(self->grid), view, (int)resolver, row_of(explanation, step), 1,
                    (int)n);
  }
}

void carom_working_grid_show(CaromWorkingGrid *self) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self));
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  remove_lines(self);
  if (!explanation || !carom_explanation_has_working(explanation))
    return;
  attach_headings(self, explanation);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    attach_lines(self, explanation, i);
}

void carom_working_grid_update(CaromWorkingGrid *self) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self));
  for (guint i = 0; i < self->lines->len; i++)
    carom_line_view_update(g_ptr_array_index(self->lines, i));
}

gboolean carom_working_grid_find_lit(CaromWorkingGrid *self, GtkWidget *target,
                                     CaromLitLines *lit) {
  g_return_val_if_fail(CAROM_IS_WORKING_GRID(self), FALSE);
  *lit = (CaromLitLines){INFINITY, -INFINITY, INFINITY};
  for (guint i = 0; i < self->lines->len; i++) {
    GtkWidget *line = g_ptr_array_index(self->lines, i);
    graphene_rect_t bounds;
    if (!carom_line_view_is_lit(CAROM_LINE_VIEW(line)) ||
        !gtk_widget_compute_bounds(line, target, &bounds))
      continue;
    lit->top = MIN(lit->top, bounds.origin.y);
    lit->row_top = MAX(lit->row_top, bounds.origin.y);
    lit->bottom = MIN(lit->bottom, bounds.origin.y + bounds.size.height);
  }
  return isfinite(lit->top);
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
  g_ptr_array_unref(CAROM_WORKING_GRID(object)->lines);
  G_OBJECT_CLASS(carom_working_grid_parent_class)->finalize(object);
}

static void carom_working_grid_class_init(CaromWorkingGridClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_working_grid_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_working_grid_finalize;
  gtk_widget_class_set_layout_manager_type(GTK_WIDGET_CLASS(klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void carom_working_grid_init(CaromWorkingGrid *self) {
  self->lines = g_ptr_array_new();
  self->grid = gtk_grid_new();
  gtk_grid_set_column_homogeneous(GTK_GRID(self->grid), TRUE);
  gtk_grid_set_column_spacing(GTK_GRID(self->grid), COLUMN_SPACING);
  gtk_widget_set_parent(self->grid, GTK_WIDGET(self));
}
