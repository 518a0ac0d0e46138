/* carom-working-grid: see the header. */
#include "carom-working-grid.h"

#include "carom-line-view.h"

/* As between the titles above. */
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

static void attach_stage(CaromWorkingGrid *self, CaromStage stage, guint n_columns, int row) {
  GtkWidget *heading = gtk_label_new(carom_stage_title(stage));
  gtk_label_set_xalign(GTK_LABEL(heading), 0);
  gtk_widget_add_css_class(heading, "stage");
  gtk_grid_attach(GTK_GRID(self->grid), heading, 0, row, (int)n_columns, 1);
}

static void attach_line(CaromWorkingGrid *self, guint resolver, guint line, int row) {
  GtkWidget *view = carom_line_view_new(self->inspector, resolver, line);
  g_ptr_array_add(self->lines, view);
  gtk_grid_attach(GTK_GRID(self->grid), view, (int)resolver, row, 1, 1);
}

/* The lines at which the workings arrive with @step, and before them, where one begins, the stage's
 * heading. Returns: the next row. */
static int attach_step(CaromWorkingGrid *self, const CaromExplanation *explanation, guint step,
                       int row) {
  const CaromWorking *workings = explanation->workings;
  guint n = explanation->n_resolvers;
  for (guint i = 0; i < n; i++) {
    guint line = carom_workings_line_at(workings, n, i, step);
    guint before = step > 0 ? carom_workings_line_at(workings, n, i, step - 1) : 0;
    CaromStage stage = workings[i].lines[line].stage;
    if (i == 0 && (step == 0 || stage != workings[i].lines[before].stage))
      attach_stage(self, stage, n, row++);
    if (step == 0 || line != before)
      attach_line(self, i, line, row);
  }
  return row + 1;
}

void carom_working_grid_show(CaromWorkingGrid *self) {
  g_return_if_fail(CAROM_IS_WORKING_GRID(self));
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  remove_lines(self);
  if (!explanation)
    return;
  int row = 0;
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++)
    row = attach_step(self, explanation, step, row);
}

GtkWidget *carom_working_grid_update(CaromWorkingGrid *self) {
  g_return_val_if_fail(CAROM_IS_WORKING_GRID(self), NULL);
  GtkWidget *lit = NULL;
  for (guint i = 0; i < self->lines->len; i++)
    if (carom_line_view_update(g_ptr_array_index(self->lines, i)))
      lit = g_ptr_array_index(self->lines, i);
  return lit;
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
