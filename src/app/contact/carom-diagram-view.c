/* carom-diagram-view: two pictures, and below each the same in words. */
#include "carom-diagram-view.h"

#include "carom-diagram-area.h"

struct _CaromDiagramView {
  CaromContactPage parent_instance;
  CaromDiagramArea *velocity, *momentum;
  GtkLabel *velocity_label, *momentum_label;
};

G_DEFINE_FINAL_TYPE(CaromDiagramView, carom_diagram_view, CAROM_TYPE_CONTACT_PAGE)

static CaromInspector *get_inspector(CaromContactPage *page) {
  return carom_contact_page_get_inspector(page);
}

static void show_picture(CaromDiagramArea *area, GtkLabel *label) {
  g_autofree char *words = carom_diagram_area_describe(area);
  carom_diagram_area_update(area);
  gtk_label_set_text(label, words ? words : "");
}

/* What is told of a mistake changes the words, too. */
static void update(CaromContactPage *page) {
  CaromDiagramView *self = CAROM_DIAGRAM_VIEW(page);
  show_picture(self->velocity, self->velocity_label);
  show_picture(self->momentum, self->momentum_label);
}

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  update(page);
}

/* Nothing is scrolled by walking: the pictures show all stages. */
static int get_place(CaromContactPage *page) {
  return carom_inspector_get_step(get_inspector(page), CAROM_TOPIC_WORKINGS);
}

void carom_diagram_view_set_inspector(CaromDiagramView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_DIAGRAM_VIEW(self));
  carom_diagram_area_set_inspector(self->velocity, inspector);
  carom_diagram_area_set_inspector(self->momentum, inspector);
  carom_contact_page_set_inspector(CAROM_CONTACT_PAGE(self), inspector);
}

static void carom_diagram_view_class_init(CaromDiagramViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->show = show;
  page_class->update = update;
  page_class->get_place = get_place;
  g_type_ensure(CAROM_TYPE_DIAGRAM_AREA);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-diagram-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, velocity);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, momentum);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, velocity_label);
  gtk_widget_class_bind_template_child(widget_class, CaromDiagramView, momentum_label);
}

static void carom_diagram_view_init(CaromDiagramView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
}
