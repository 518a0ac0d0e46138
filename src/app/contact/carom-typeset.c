/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-typeset: a widget whose height depends on its width. What it shows is measured and drawn by
 * carom-line-picture, carom-sentence-picture or carom-band-picture, which break it into rows. */
#include "carom-typeset.h"

#include "carom-band-picture.h"
#include "carom-formula-digits.h"
#include "carom-formula-sentence.h"
#include "carom-line-picture.h"
#include "carom-sentence-picture.h"
#include "carom-widget-theme.h"

#define NATURAL_WIDTH 300

/* Of a band: the mark at the left, and the frame, in pixels. */
#define MARK_WIDTH  3
#define FRAME_WIDTH 2

/* What the three differ in. */
typedef struct {
  int least_width; /* of each column: nothing can be read if it is narrower */
  double (*get_height)(CaromTypeset *self, const char *font, double width);
  void (*draw)(CaromTypeset *self, const char *font, cairo_t *cr, double width);
} Kind;

struct _CaromTypeset {
  GtkWidget parent_instance;
  const Kind *kind;
  CaromExplanation *explanation;
  CaromSheetLine line; /* of a formula; of a sentence it has the terms only */
  gboolean result_only, in_numbers;
  char *sentence, *text; /* (nullable): of a sentence: with formulas, and as plain text */
  gboolean in_one_row;
  CaromFindingKind band; /* of a band */
  int gap;
};

G_DEFINE_FINAL_TYPE(CaromTypeset, carom_typeset, GTK_TYPE_WIDGET)

/* ---- A formula ---- */

static CaromLinePicture formula_picture(CaromTypeset *self, const char *font) {
  return (CaromLinePicture){
      .line = self->line,
      .name_a = self->explanation->name_a,
      .name_b = self->explanation->name_b,
      .length_unit = self->explanation->length_unit,
      .theme = carom_widget_theme_get(GTK_WIDGET(self)),
      .font = font,
      .digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_FORMULA_DIGITS),
      .result_only = self->result_only,
      .in_numbers = self->in_numbers,
  };
}

static double formula_height(CaromTypeset *self, const char *font, double width) {
  CaromLinePicture picture = formula_picture(self, font);
  return carom_line_picture_height(&picture, width);
}

static void formula_draw(CaromTypeset *self, const char *font, cairo_t *cr, double width) {
  CaromLinePicture picture = formula_picture(self, font);
  carom_line_picture_draw(&picture, cr, width);
}

static const Kind formula_kind = {180, formula_height, formula_draw};

/* ---- A sentence ---- */

static CaromSentencePicture sentence_picture(CaromTypeset *self, const char *font) {
  GdkRGBA colour;
  gtk_style_context_get_color(gtk_widget_get_style_context(GTK_WIDGET(self)), &colour);
  return (CaromSentencePicture){
      .sentence = self->sentence,
      .terms = self->line.terms,
      .n_terms = self->line.n_terms,
      .name_a = self->explanation->name_a,
      .name_b = self->explanation->name_b,
      .length_unit = self->explanation->length_unit,
      .font = font,
      .size = 1,
      .colour = {colour.red, colour.green, colour.blue},
      .digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_FORMULA_DIGITS),
  };
}

static double sentence_height(CaromTypeset *self, const char *font, double width) {
  CaromSentencePicture picture = sentence_picture(self, font);
  return carom_sentence_picture_height(&picture, self->in_one_row ? INFINITY : width);
}

static void sentence_draw(CaromTypeset *self, const char *font, cairo_t *cr, double width) {
  CaromSentencePicture picture = sentence_picture(self, font);
  carom_sentence_picture_draw(&picture, cr, self->in_one_row ? INFINITY : width);
}

static const Kind sentence_kind = {120, sentence_height, sentence_draw};

/* ---- A band ---- */

static CaromBandPicture band_picture(CaromTypeset *self, const char *font) {
  return (CaromBandPicture){
      .explanation = self->explanation,
      .kind = self->band,
      .theme = carom_widget_theme_get(GTK_WIDGET(self)),
      .font = font,
      .digits = carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_FORMULA_DIGITS),
      .gap = self->gap,
  };
}

static double band_height(CaromTypeset *self, const char *font, double width) {
  CaromBandPicture picture = band_picture(self, font);
  return carom_band_picture_height(&picture, width);
}

static void band_draw(CaromTypeset *self, const char *font, cairo_t *cr, double width) {
  CaromBandPicture picture = band_picture(self, font);
  carom_band_picture_draw(&picture, cr, width);
}

static const Kind band_kind = {180, band_height, band_draw};

static GdkRGBA rgba_of(CaromColour colour, double alpha) {
  return (GdkRGBA){(float)colour.red, (float)colour.green, (float)colour.blue, (float)alpha};
}

void carom_typeset_snapshot_ground(CaromTypeset *self, GtkWidget *widget, GtkSnapshot *snapshot,
                                   gboolean lit) {
  g_return_if_fail(CAROM_IS_TYPESET(self) && self->kind == &band_kind);
  CaromBandPicture picture = band_picture(self, NULL);
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

/* ---- The widget ---- */

/* The width of all that stands side by side, if each of it is @column wide. */
static int whole_width(CaromTypeset *self, int column) {
  int n = self->kind == &band_kind ? (int)self->explanation->n_resolvers : 1;
  return n * column + (n - 1) * self->gap;
}

static GtkSizeRequestMode carom_typeset_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void carom_typeset_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                  int *minimum, int *natural, int *minimum_baseline,
                                  int *natural_baseline) {
  CaromTypeset *self = CAROM_TYPESET(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  int least = whole_width(self, self->kind->least_width), usual = whole_width(self, NATURAL_WIDTH);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->in_one_row) {
    CaromSentencePicture picture = sentence_picture(self, font);
    *minimum = *natural = (int)ceil(carom_sentence_picture_width(&picture));
  } else if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = usual;
  } else {
    /* If no width is given, the minimum is the height at the greatest width. */
    double width = for_size < 0 ? INFINITY : MAX(for_size, least);
    *minimum = *natural = (int)ceil(self->kind->get_height(self, font, width));
    if (for_size < 0)
      *natural = (int)ceil(self->kind->get_height(self, font, usual));
  }
}

static void carom_typeset_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromTypeset *self = CAROM_TYPESET(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  self->kind->draw(self, font, cr, width);
  cairo_destroy(cr);
}

static void carom_typeset_finalize(GObject *object) {
  CaromTypeset *self = CAROM_TYPESET(object);
  carom_explanation_unref(self->explanation);
  g_free(self->sentence);
  g_free(self->text);
  G_OBJECT_CLASS(carom_typeset_parent_class)->finalize(object);
}

static void carom_typeset_class_init(CaromTypesetClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = carom_typeset_finalize;
  widget_class->get_request_mode = carom_typeset_get_request_mode;
  widget_class->measure = carom_typeset_measure;
  widget_class->snapshot = carom_typeset_snapshot;
}

static void carom_typeset_init(CaromTypeset *self) {
  carom_widget_theme_watch(GTK_WIDGET(self));
}

static CaromTypeset *typeset_new(const Kind *kind, CaromExplanation *explanation,
                                 GtkAccessibleRole role) {
  CaromTypeset *self = g_object_new(CAROM_TYPE_TYPESET, "accessible-role", role, NULL);
  self->kind = kind;
  self->explanation = carom_explanation_ref(explanation);
  return self;
}

GtkWidget *carom_typeset_new_formula(CaromExplanation *explanation, CaromSheetLine line) {
  CaromTypeset *self = typeset_new(&formula_kind, explanation, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  self->line = line;
  return GTK_WIDGET(self);
}

GtkWidget *carom_typeset_new_result(CaromExplanation *explanation, CaromSheetLine line) {
  GtkWidget *view = carom_typeset_new_formula(explanation, line);
  CAROM_TYPESET(view)->result_only = TRUE;
  return view;
}

GtkWidget *carom_typeset_new_sentence(CaromExplanation *explanation, const char *sentence,
                                      const CaromTerm *terms, guint n_terms,
                                      const char *style_class) {
  CaromTypeset *self = typeset_new(&sentence_kind, explanation, GTK_ACCESSIBLE_ROLE_LABEL);
  self->line.terms = terms;
  self->line.n_terms = n_terms;
  self->sentence = g_strdup(sentence);
  self->text = carom_formula_sentence_write(&carom_formula_sentence_plain, sentence, explanation,
                                            terms, n_terms);
  gtk_widget_add_css_class(GTK_WIDGET(self), style_class);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                 -1);
  return GTK_WIDGET(self);
}

GtkWidget *carom_typeset_new_derived(CaromExplanation *explanation, const char *sentence,
                                     const char *style_class) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  g_autofree char *told = carom_derivation_tell(derivation, sentence);
  return carom_typeset_new_sentence(explanation, told,
                                    (const CaromTerm *)derivation->readable->data,
                                    derivation->readable->len, style_class);
}

GtkWidget *carom_typeset_new_band(CaromExplanation *explanation, CaromFindingKind band, int gap) {
  CaromTypeset *self = typeset_new(&band_kind, explanation, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  self->band = band;
  self->gap = gap;
  return GTK_WIDGET(self);
}

const char *carom_typeset_get_text(CaromTypeset *self) {
  g_return_val_if_fail(CAROM_IS_TYPESET(self), NULL);
  return self->text;
}

void carom_typeset_set_in_one_row(CaromTypeset *self) {
  g_return_if_fail(CAROM_IS_TYPESET(self));
  self->in_one_row = TRUE;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_typeset_set_in_numbers(CaromTypeset *self, gboolean in_numbers) {
  g_return_if_fail(CAROM_IS_TYPESET(self));
  if (self->in_numbers == in_numbers)
    return;
  self->in_numbers = in_numbers;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

void carom_typeset_set_goes_on(CaromTypeset *self, gboolean goes_on) {
  g_return_if_fail(CAROM_IS_TYPESET(self));
  if (self->line.goes_on == goes_on)
    return;
  self->line.goes_on = goes_on;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}
