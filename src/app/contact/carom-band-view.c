/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-band-view: a widget whose height depends on its width, measured and drawn by
 * carom-band-picture. */
#include "carom-band-view.h"

#include "carom-band-picture.h"
#include "carom-formula-digits.h"
#include "carom-widget-theme.h"

#define LEAST_WIDTH   180
#define NATURAL_WIDTH 300

/* Of the mark at the left, and of the frame, in pixels. */
#define MARK_WIDTH  3
#define FRAME_WIDTH 2

struct _CaromBandView {
  GtkWidget parent_instance;
  CaromExplanation *explanation;
  CaromFindingKind kind;
  int gap;
};

G_DEFINE_FINAL_TYPE(CaromBandView, carom_band_view, GTK_TYPE_WIDGET)

/* @font: must outlive the picture */
static CaromBandPicture make_picture(CaromBandView *self, const char *font) {
  return (CaromBandPicture){
      .explanation = self->explanation,
      .kind = self->kind,
      .theme = carom_widget_theme_get(GTK_WIDGET(self)),
      .font = font,
      .digits = CAROM_FORMULA_DIGITS,
      .gap = self->gap,
  };
}

static GtkSizeRequestMode carom_band_view_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As wide as that many columns of this width. */
static int columns_width(CaromBandView *self, int column) {
  int n = (int)self->explanation->n_resolvers;
  return n * column + (n - 1) * self->gap;
}

static int get_height(const CaromBandPicture *picture, double width) {
  return (int)ceil(carom_band_picture_height(picture, width));
}

static void carom_band_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                    int *minimum, int *natural, int *minimum_baseline,
                                    int *natural_baseline) {
  CaromBandView *self = CAROM_BAND_VIEW(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromBandPicture picture = make_picture(self, font);
  int least = columns_width(self, LEAST_WIDTH);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = columns_width(self, NATURAL_WIDTH);
  } else {
    /* If no width is given, the minimum is the height at the greatest width. */
    *minimum = get_height(&picture, for_size < 0 ? INFINITY : MAX(for_size, least));
    *natural = for_size < 0 ? get_height(&picture, columns_width(self, NATURAL_WIDTH)) : *minimum;
  }
}

static void carom_band_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromBandView *self = CAROM_BAND_VIEW(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromBandPicture picture = make_picture(self, font);
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  carom_band_picture_draw(&picture, cr, width);
  cairo_destroy(cr);
}

static GdkRGBA rgba_of(CaromColour colour, double alpha) {
  return (GdkRGBA){(float)colour.red, (float)colour.green, (float)colour.blue, (float)alpha};
}

void carom_band_view_snapshot_ground(CaromBandView *self, GtkWidget *widget, GtkSnapshot *snapshot,
                                     gboolean lit) {
  g_return_if_fail(CAROM_IS_BAND_VIEW(self));
  CaromBandPicture picture = make_picture(self, NULL);
  CaromColour colour = carom_band_picture_colour(&picture);
  GdkRGBA tint = rgba_of(colour, CAROM_BAND_PICTURE_TINT), full = rgba_of(colour, 1);
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(widget, widget, &bounds))
    return;
  gtk_snapshot_append_color(snapshot, &tint, &bounds);
  if (lit) {
    GskRoundedRect outline;
    gsk_rounded_rect_init_from_rect(&outline, &bounds, 0);
    gtk_snapshot_append_border(snapshot, &outline,
                               (float[]){FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH, FRAME_WIDTH},
                               (GdkRGBA[]){full, full, full, full});
  }
  bounds.size.width = MARK_WIDTH;
  gtk_snapshot_append_color(snapshot, &full, &bounds);
}

static void carom_band_view_finalize(GObject *object) {
  carom_explanation_unref(CAROM_BAND_VIEW(object)->explanation);
  G_OBJECT_CLASS(carom_band_view_parent_class)->finalize(object);
}

static void carom_band_view_class_init(CaromBandViewClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_band_view_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  widget_class->get_request_mode = carom_band_view_get_request_mode;
  widget_class->measure = carom_band_view_measure;
  widget_class->snapshot = carom_band_view_snapshot;
  /* The line that contains it has the text for screen readers. */
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void carom_band_view_init(CaromBandView *self) {
  carom_widget_theme_watch(GTK_WIDGET(self));
}

GtkWidget *carom_band_view_new(CaromExplanation *explanation, CaromFindingKind kind, int gap) {
  CaromBandView *self = g_object_new(CAROM_TYPE_BAND_VIEW, NULL);
  self->explanation = carom_explanation_ref(explanation);
  self->kind = kind;
  self->gap = gap;
  return GTK_WIDGET(self);
}
