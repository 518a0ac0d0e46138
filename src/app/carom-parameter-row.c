/* carom-parameter-row: see the header. */
#include "carom-parameter-row.h"

#include <glib/gi18n-lib.h>

struct _CaromParameterRow {
  GtkBox parent_instance;
  const CaromParameter *parameter;
  gboolean showing; /* the value changes because of us, not of the user */
  GtkLabel *title_label;
  GtkSpinButton *spin_button;
  GtkScale *scale;
  GtkAdjustment *adjustment;
};

G_DEFINE_FINAL_TYPE(CaromParameterRow, carom_parameter_row, GTK_TYPE_BOX)

static void on_value_changed(CaromParameterRow *self) {
  if (self->showing)
    return;
  g_autofree char *action = g_strconcat("win.", self->parameter->part.id, NULL);
  gtk_widget_activate_action(GTK_WIDGET(self), action, "d",
                             gtk_adjustment_get_value(self->adjustment));
}

/* What is shown is rounded. Text that nobody has edited means the value itself: passing through a
 * field must not change the scene. */
static int on_input(CaromParameterRow *self, double *value) {
  double present = gtk_adjustment_get_value(self->adjustment);
  g_autofree char *shown =
      g_strdup_printf("%.*f", (int)gtk_spin_button_get_digits(self->spin_button), present);
  if (!g_str_equal(shown, gtk_editable_get_text(GTK_EDITABLE(self->spin_button))))
    return FALSE;
  *value = present;
  return TRUE;
}

static void show_title(CaromParameterRow *self, const CaromScene *scene) {
  const char *title = _(self->parameter->part.title);
  g_autofree char *with_unit = NULL;
  if (self->parameter->acceleration) {
    /* Translators: a quantity's name and the unit of length, such as "Gravity x (m/s²)". */
    with_unit = g_strdup_printf(_("%s (%s/s²)"), title, scene->unit);
    title = with_unit;
  }
  gtk_label_set_text(self->title_label, title);
}

void carom_parameter_row_show(CaromParameterRow *self, const CaromScene *scene) {
  g_return_if_fail(CAROM_IS_PARAMETER_ROW(self));
  self->showing = TRUE;
  show_title(self, scene);
  gtk_adjustment_set_value(self->adjustment, self->parameter->get(scene));
  gtk_widget_set_visible(GTK_WIDGET(self), self->parameter->applies(scene));
  self->showing = FALSE;
}

static void carom_parameter_row_class_init(CaromParameterRowClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-parameter-row.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, spin_button);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, scale);
  gtk_widget_class_bind_template_child(widget_class, CaromParameterRow, adjustment);
  gtk_widget_class_bind_template_callback(widget_class, on_value_changed);
  gtk_widget_class_bind_template_callback(widget_class, on_input);
}

static void carom_parameter_row_init(CaromParameterRow *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
}

/* Tells @control's name and summary to people, by tooltip and to assistive technology. */
static void name_control(GtkWidget *control, const CaromPart *part) {
  gtk_widget_set_tooltip_text(control, _(part->summary));
  gtk_accessible_update_property(GTK_ACCESSIBLE(control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _(part->title), -1);
}

GtkWidget *carom_parameter_row_new(const CaromParameter *parameter) {
  CaromParameterRow *self = g_object_new(CAROM_TYPE_PARAMETER_ROW, NULL);
  self->parameter = parameter;
  self->showing = TRUE;
  gtk_adjustment_configure(self->adjustment, 0, parameter->min, parameter->max, parameter->step,
                           parameter->step * 10, 0);
  self->showing = FALSE;
  gtk_spin_button_set_digits(self->spin_button, parameter->digits);
  gtk_widget_set_visible(GTK_WIDGET(self->scale), parameter->has_slider);
  name_control(GTK_WIDGET(self->spin_button), &parameter->part);
  name_control(GTK_WIDGET(self->scale), &parameter->part);
  return GTK_WIDGET(self);
}
