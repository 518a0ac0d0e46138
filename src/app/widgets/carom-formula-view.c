/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-formula-view: a widget whose height depends on its width. It measures and draws by
 * carom-line-picture, which breaks the formula into rows. */
#include "carom-formula-view.h"

#include "carom-formula-digits.h"
#include "carom-line-picture.h"
#include "carom-widget-theme.h"

/* Nothing can be read if it is narrower than this. */
#define LEAST_WIDTH   180
#define NATURAL_WIDTH 300

struct _CaromFormulaView {
  GtkWidget parent_instance;
  CaromExplanation *explanation;
  const CaromWorking *working;       /* (nullable): whose line it is */
  const CaromDerivation *derivation; /* (nullable): the same, if working is NULL */
  guint line;
  gboolean result_only, in_numbers;
};

G_DEFINE_FINAL_TYPE(CaromFormulaView, carom_formula_view, GTK_TYPE_WIDGET)

/* @font: must outlive the picture */
static CaromLinePicture make_picture(CaromFormulaView *self, const char *font) {
  return (CaromLinePicture){
      .line = self->working ? carom_sheet_line_of_working(self->working, self->line)
                            : carom_sheet_line_of_derivation(self->derivation, self->line),
      .name_a = self->explanation->name_a,
      .name_b = self->explanation->name_b,
      .length_unit = self->explanation->length_unit,
      .theme = carom_widget_theme_get(GTK_WIDGET(self)),
      .font = font,
      .digits = CAROM_FORMULA_DIGITS,
      .result_only = self->result_only,
      .in_numbers = self->in_numbers,
  };
}

static GtkSizeRequestMode carom_formula_view_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int get_height(const CaromLinePicture *picture, double width) {
  return (int)ceil(carom_line_picture_height(picture, MAX(width, LEAST_WIDTH)));
}

static void carom_formula_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                       int *minimum, int *natural, int *minimum_baseline,
                                       int *natural_baseline) {
  CaromFormulaView *self = CAROM_FORMULA_VIEW(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromLinePicture picture = make_picture(self, font);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    /* If no width is given, the minimum is the height at the greatest width. */
    *minimum = get_height(&picture, for_size < 0 ? INFINITY : for_size);
    *natural = for_size < 0 ? get_height(&picture, NATURAL_WIDTH) : *minimum;
  }
}

static void carom_formula_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromFormulaView *self = CAROM_FORMULA_VIEW(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromLinePicture picture = make_picture(self, font);
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  carom_line_picture_draw(&picture, cr, width);
  cairo_destroy(cr);
}

static void carom_formula_view_finalize(GObject *object) {
  carom_explanation_unref(CAROM_FORMULA_VIEW(object)->explanation);
  G_OBJECT_CLASS(carom_formula_view_parent_class)->finalize(object);
}

static void carom_formula_view_class_init(CaromFormulaViewClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_formula_view_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  widget_class->get_request_mode = carom_formula_view_get_request_mode;
  widget_class->measure = carom_formula_view_measure;
  widget_class->snapshot = carom_formula_view_snapshot;
  /* The line that contains it has the text for screen readers. */
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void carom_formula_view_init(CaromFormulaView *self) {
  carom_widget_theme_watch(GTK_WIDGET(self));
}

GtkWidget *carom_formula_view_new(CaromExplanation *explanation, const CaromWorking *working,
                                  guint line) {
  CaromFormulaView *self = g_object_new(CAROM_TYPE_FORMULA_VIEW, NULL);
  self->explanation = carom_explanation_ref(explanation);
  self->working = working;
  self->line = line;
  return GTK_WIDGET(self);
}

GtkWidget *carom_formula_view_new_result(CaromExplanation *explanation, const CaromWorking *working,
                                         guint line) {
  GtkWidget *view = carom_formula_view_new(explanation, working, line);
  CAROM_FORMULA_VIEW(view)->result_only = TRUE;
  return view;
}

GtkWidget *carom_formula_view_new_derived(CaromExplanation *explanation, guint line) {
  GtkWidget *view = carom_formula_view_new(explanation, NULL, line);
  CAROM_FORMULA_VIEW(view)->derivation = carom_explanation_derive(explanation);
  return view;
}

void carom_formula_view_set_in_numbers(CaromFormulaView *self, gboolean in_numbers) {
  g_return_if_fail(CAROM_IS_FORMULA_VIEW(self));
  if (self->in_numbers == in_numbers)
    return;
  self->in_numbers = in_numbers;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}
