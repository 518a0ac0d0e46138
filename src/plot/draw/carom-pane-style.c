/* carom-pane-style: a pane's hue, width and dashes follow from its index, and its lightness from
 * the theme. */
#include "carom-pane-style.h"

/* Two colours of each hue, the darker one first. The blues, the first vermillion, the first green
 * and the second purple are from Okabe and Ito. */
static const CaromColour families[][2] = {
    {CAROM_COLOUR_RGB(0x0072b2), CAROM_COLOUR_RGB(0x56b4e9)}, /* blue */
    {CAROM_COLOUR_RGB(0xd55e00), CAROM_COLOUR_RGB(0xf2a56c)}, /* vermillion */
    {CAROM_COLOUR_RGB(0x009e73), CAROM_COLOUR_RGB(0x6fdcb9)}, /* bluish green */
    {CAROM_COLOUR_RGB(0x9a3a72), CAROM_COLOUR_RGB(0xcc79a7)}, /* reddish purple */
};

typedef struct {
  double width;
  double dash[2];
  int n_dash;
  double dash_offset;
} Layer;

/* The dashes interlock with a period of 20 points: the dots of the third layer are in the middle of
 * the dashes and gaps of the second, and the fourth fills the places between the dots. */
static const Layer layers[CAROM_THEME_PANE_LAYERS] = {
    {.width = 7},
    {.width = 4, .dash = {12, 8}, .n_dash = 2},
    {.width = 2, .dash = {4, 6}, .n_dash = 2, .dash_offset = 6},
    {.width = 1, .dash = {3, 7}, .n_dash = 2, .dash_offset = 0.5},
};

/* The colour of that lightness on the path from black through the family's colours to white. */
static CaromColour family_at_luma(const CaromColour family[2], double luma) {
  const CaromColour way[] = {{0, 0, 0}, family[0], family[1], {1, 1, 1}};
  guint i = 0;
  while (i + 2 < G_N_ELEMENTS(way) && carom_colour_luma(way[i + 1]) < luma)
    i++;
  double from = carom_colour_luma(way[i]), to = carom_colour_luma(way[i + 1]);
  return carom_colour_mix(way[i], way[i + 1], (luma - from) / (to - from));
}

CaromPaneStyle carom_pane_style_of(const CaromTheme *theme, guint index) {
  guint round = index / CAROM_THEME_PANE_LAYERS;
  const Layer *layer = &layers[index % CAROM_THEME_PANE_LAYERS];
  const CaromColour *family = families[(index + round) % G_N_ELEMENTS(families)];
  return (CaromPaneStyle){
      .colour = family_at_luma(family, theme->layer_luma[index % CAROM_THEME_PANE_LAYERS]),
      .text_colour = family_at_luma(family, theme->text_luma),
      .width = layer->width * theme->line_factor,
      .dash = {layer->dash[0], layer->dash[1]},
      .n_dash = layer->n_dash,
      .dash_offset = layer->dash_offset,
  };
}

void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style) {
  carom_colour_set(cr, style->colour, 1);
  cairo_set_line_width(cr, style->width);
  cairo_set_dash(cr, style->dash, style->n_dash, style->dash_offset);
}

void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height) {
  cairo_save(cr);
  carom_pane_style_set(cr, style);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to(cr, x, y + height / 2);
  cairo_line_to(cr, x + width, y + height / 2);
  cairo_stroke(cr);
  cairo_restore(cr);
}
