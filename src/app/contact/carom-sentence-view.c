/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sentence-view: a widget whose height depends on its width, measured and drawn by
 * carom-sentence-picture. */
#include "carom-sentence-view.h"

#include "carom-formula-digits.h"
#include "carom-formula-sentence.h"
#include "carom-sentence-picture.h"
#include "carom-widget-theme.h"

/* Nothing can be read if it is narrower than this. */
#define LEAST_WIDTH   120
#define NATURAL_WIDTH 300

struct _CaromSentenceView {
  GtkWidget parent_instance;
  CaromExplanation *explanation;
  const CaromTerm *terms; /* of a working or of a derivation */
  guint n_terms;
  char *sentence, *text;
  gboolean in_one_row;
};

G_DEFINE_FINAL_TYPE(CaromSentenceView, carom_sentence_view, GTK_TYPE_WIDGET)

static CaromColour get_colour(GtkWidget *widget) {
  GdkRGBA colour;
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour);
  return (CaromColour){colour.red, colour.green, colour.blue};
}

/* @font: must outlive the picture */
static CaromSentencePicture make_picture(CaromSentenceView *self, const char *font) {
  return (CaromSentencePicture){
      .sentence = self->sentence,
      .terms = self->terms,
      .n_terms = self->n_terms,
      .name_a = self->explanation->name_a,
      .name_b = self->explanation->name_b,
      .length_unit = self->explanation->length_unit,
      .font = font,
      .size = 1,
      .colour = get_colour(GTK_WIDGET(self)),
      .digits = CAROM_FORMULA_DIGITS,
  };
}

static GtkSizeRequestMode carom_sentence_view_get_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int get_height(const CaromSentenceView *self, const CaromSentencePicture *picture,
                      double width) {
  return (int)ceil(carom_sentence_picture_height(
      picture, self->in_one_row ? INFINITY : MAX(width, LEAST_WIDTH)));
}

static void carom_sentence_view_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                        int *minimum, int *natural, int *minimum_baseline,
                                        int *natural_baseline) {
  CaromSentenceView *self = CAROM_SENTENCE_VIEW(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromSentencePicture picture = make_picture(self, font);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->in_one_row) {
    *minimum = *natural = (int)ceil(carom_sentence_picture_width(&picture));
  } else if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = LEAST_WIDTH;
    *natural = NATURAL_WIDTH;
  } else {
    /* If no width is given, the minimum is the height at the greatest width. */
    *minimum = get_height(self, &picture, for_size < 0 ? INFINITY : for_size);
    *natural = for_size < 0 ? get_height(self, &picture, NATURAL_WIDTH) : *minimum;
  }
}

static void carom_sentence_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CaromSentenceView *self = CAROM_SENTENCE_VIEW(widget);
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  g_autofree char *font = carom_widget_theme_get_font(widget);
  CaromSentencePicture picture = make_picture(self, font);
  cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, width, height));
  carom_sentence_picture_draw(&picture, cr, self->in_one_row ? INFINITY : width);
  cairo_destroy(cr);
}

static void carom_sentence_view_finalize(GObject *object) {
  CaromSentenceView *self = CAROM_SENTENCE_VIEW(object);
  carom_explanation_unref(self->explanation);
  g_free(self->sentence);
  g_free(self->text);
  G_OBJECT_CLASS(carom_sentence_view_parent_class)->finalize(object);
}

static void carom_sentence_view_class_init(CaromSentenceViewClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_sentence_view_finalize;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  widget_class->get_request_mode = carom_sentence_view_get_request_mode;
  widget_class->measure = carom_sentence_view_measure;
  widget_class->snapshot = carom_sentence_view_snapshot;
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void carom_sentence_view_init(CaromSentenceView *self) {
}

/* @sentence, @text: (transfer full): with formulas, and as plain text */
static CaromSentenceView *view_new(CaromExplanation *explanation, char *sentence, char *text,
                                   const char *style_class) {
  CaromSentenceView *self = g_object_new(CAROM_TYPE_SENTENCE_VIEW, NULL);
  self->explanation = carom_explanation_ref(explanation);
  self->sentence = sentence;
  self->text = text;
  gtk_widget_add_css_class(GTK_WIDGET(self), style_class);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return self;
}

GtkWidget *carom_sentence_view_new(CaromExplanation *explanation, const CaromWorking *working,
                                   const char *sentence, const char *style_class) {
  char *text = carom_formula_sentence_of_working(&carom_formula_sentence_plain, sentence,
                                                 explanation, working);
  CaromSentenceView *self = view_new(explanation, g_strdup(sentence), text, style_class);
  self->terms = working->terms;
  self->n_terms = working->n_terms;
  return GTK_WIDGET(self);
}

GtkWidget *carom_sentence_view_new_derived(CaromExplanation *explanation, const char *sentence,
                                           const char *style_class) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  char *text = carom_formula_sentence_of_derivation(&carom_formula_sentence_plain, sentence,
                                                    explanation, derivation);
  CaromSentenceView *self =
      view_new(explanation, carom_derivation_tell(derivation, sentence), text, style_class);
  self->terms = (const CaromTerm *)derivation->readable->data;
  self->n_terms = derivation->readable->len;
  return GTK_WIDGET(self);
}

void carom_sentence_view_set_in_one_row(CaromSentenceView *self, gboolean in_one_row) {
  g_return_if_fail(CAROM_IS_SENTENCE_VIEW(self));
  self->in_one_row = in_one_row;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

const char *carom_sentence_view_get_text(CaromSentenceView *self) {
  g_return_val_if_fail(CAROM_IS_SENTENCE_VIEW(self), NULL);
  return self->text;
}
