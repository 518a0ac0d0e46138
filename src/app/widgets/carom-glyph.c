/* carom-glyph: a table of symbols, each with a function that draws it in a square of fixed size. */
#include "carom-glyph.h"

/* Symbols are drawn in a square of this size and scaled to the widget. */
#define GRID 16.0

typedef struct {
  const char *name;
  void (*draw)(cairo_t *cr);
} Symbol;

struct _CaromGlyph {
  GtkDrawingArea parent_instance;
  const Symbol *symbol;
};

G_DEFINE_FINAL_TYPE(CaromGlyph, carom_glyph, GTK_TYPE_DRAWING_AREA)

enum { PROP_SYMBOL = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

static void draw_triangle(cairo_t *cr, double from_x, double to_x) {
  cairo_move_to(cr, from_x, 2.5);
  cairo_line_to(cr, to_x, 8);
  cairo_line_to(cr, from_x, 13.5);
  cairo_close_path(cr);
  cairo_fill(cr);
}

static void draw_bar(cairo_t *cr, double x, double width) {
  cairo_rectangle(cr, x, 2.5, width, 11);
  cairo_fill(cr);
}

/* Two discs that touch, and an arrowhead beside them. */
static void draw_contact(cairo_t *cr, double discs_x, double from_x, double to_x) {
  cairo_set_line_width(cr, 1.5);
  for (int i = 0; i < 2; i++) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, discs_x + 1.6 * (1 - 2 * i), 4.6 + 6.6 * i, 2.9, 0, 2 * G_PI);
    cairo_stroke(cr);
  }
  cairo_move_to(cr, from_x, 4);
  cairo_line_to(cr, to_x, 8);
  cairo_line_to(cr, from_x, 12);
  cairo_close_path(cr);
  cairo_fill(cr);
}

static void draw_restart(cairo_t *cr) {
  draw_bar(cr, 2, 2);
  draw_triangle(cr, 14, 5);
}

static void draw_previous_contact(cairo_t *cr) {
  draw_contact(cr, 10.5, 4.5, 0);
}

static void draw_step_back(cairo_t *cr) {
  draw_bar(cr, 12, 2);
  draw_triangle(cr, 10, 2);
}

static void draw_play(cairo_t *cr) {
  draw_triangle(cr, 3.5, 14);
}

static void draw_pause(cairo_t *cr) {
  draw_bar(cr, 3.5, 3);
  draw_bar(cr, 9.5, 3);
}

static void draw_step(cairo_t *cr) {
  draw_bar(cr, 2, 2);
  draw_triangle(cr, 6, 14);
}

static void draw_next_contact(cairo_t *cr) {
  draw_contact(cr, 5.5, 11.5, 16);
}

/* A chevron that points upwards or downwards. */
static void draw_line_arrow(cairo_t *cr, double from_y, double to_y) {
  cairo_move_to(cr, 3, from_y);
  cairo_line_to(cr, 8, to_y);
  cairo_line_to(cr, 13, from_y);
  cairo_set_line_width(cr, 2);
  cairo_stroke(cr);
}

static void draw_previous_line(cairo_t *cr) {
  draw_line_arrow(cr, 10.5, 5.5);
}

static void draw_next_line(cairo_t *cr) {
  draw_line_arrow(cr, 5.5, 10.5);
}

static void draw_panel(cairo_t *cr) {
  cairo_set_line_width(cr, 1.5);
  cairo_rectangle(cr, 1.75, 2.75, 12.5, 10.5);
  cairo_stroke(cr);
  cairo_rectangle(cr, 9.5, 2.75, 4.75, 10.5);
  cairo_fill(cr);
}

static const Symbol symbols[] = {
    {"restart", draw_restart},
    {"previous-contact", draw_previous_contact},
    {"step-back", draw_step_back},
    {"play", draw_play},
    {"pause", draw_pause},
    {"step", draw_step},
    {"next-contact", draw_next_contact},
    {"previous-line", draw_previous_line},
    {"next-line", draw_next_line},
    {"panel", draw_panel},
};

static void draw_glyph(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromGlyph *self = CAROM_GLYPH(area);
  if (!self->symbol)
    return;
  GdkRGBA colour;
  gtk_style_context_get_color(gtk_widget_get_style_context(GTK_WIDGET(area)), &colour);
  gdk_cairo_set_source_rgba(cr, &colour);
  double scale = MIN(width, height) / GRID;
  cairo_translate(cr, (width - GRID * scale) / 2, (height - GRID * scale) / 2);
  cairo_scale(cr, scale, scale);
  self->symbol->draw(cr);
}

void carom_glyph_set_symbol(CaromGlyph *self, const char *symbol) {
  g_return_if_fail(CAROM_IS_GLYPH(self));
  const Symbol *found = NULL;
  for (guint i = 0; i < G_N_ELEMENTS(symbols) && !found; i++)
    if (g_strcmp0(symbols[i].name, symbol) == 0)
      found = &symbols[i];
  g_return_if_fail(found);
  if (self->symbol == found)
    return;
  self->symbol = found;
  gtk_widget_queue_draw(GTK_WIDGET(self));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_SYMBOL]);
}

static void carom_glyph_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  CaromGlyph *self = CAROM_GLYPH(object);
  if (id == PROP_SYMBOL)
    g_value_set_string(value, self->symbol ? self->symbol->name : NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_glyph_set_property(GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec) {
  if (id == PROP_SYMBOL)
    carom_glyph_set_symbol(CAROM_GLYPH(object), g_value_get_string(value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_glyph_class_init(CaromGlyphClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_glyph_get_property;
  object_class->set_property = carom_glyph_set_property;
  properties[PROP_SYMBOL] =
      g_param_spec_string("symbol", NULL, NULL, NULL,
                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  /* The button that contains it has the accessible name. */
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(klass), "glyph");
}

static void carom_glyph_init(CaromGlyph *self) {
  GtkDrawingArea *area = GTK_DRAWING_AREA(self);
  gtk_drawing_area_set_content_width(area, (int)GRID);
  gtk_drawing_area_set_content_height(area, (int)GRID);
  gtk_drawing_area_set_draw_func(area, draw_glyph, NULL, NULL);
}
