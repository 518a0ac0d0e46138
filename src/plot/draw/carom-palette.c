/* carom-palette: a pane is recognisable by hue, lightness, width and dash. Its colour is computed
 * from the family of its hue and from the lightness that its layer has in the theme. */
#include "carom-palette.h"

#define RGB(hex)                                                                                   \
  { (((hex) >> 16) & 255) / 255.0, (((hex) >> 8) & 255) / 255.0, ((hex)&255) / 255.0 }

/* Two colours of each hue, the darker one first. The blues, the first vermillion, the first green
 * and the second purple are from Okabe and Ito. */
static const CaromColour families[][2] = {
    {RGB(0x0072b2), RGB(0x56b4e9)}, /* blue */
    {RGB(0xd55e00), RGB(0xf2a56c)}, /* vermillion */
    {RGB(0x009e73), RGB(0x6fdcb9)}, /* bluish green */
    {RGB(0x9a3a72), RGB(0xcc79a7)}, /* reddish purple */
};

typedef struct {
  double width;
  double dash[2];
  int n_dash;
  double dash_offset;
} Layer;

/* The dashes interlock with a period of 20 points: the dots of the third layer are in the middle of
 * the dashes and gaps of the second, and the fourth fills the places between the dots. */
static const Layer layers[CAROM_PALETTE_LAYERS] = {
    {.width = 7},
    {.width = 4, .dash = {12, 8}, .n_dash = 2},
    {.width = 2, .dash = {4, 6}, .n_dash = 2, .dash_offset = 6},
    {.width = 1, .dash = {3, 7}, .n_dash = 2, .dash_offset = 0.5},
};

static const CaromTheme light = {
    .background = RGB(0xffffff),
    .text = RGB(0x2b2e30),
    .dim_text = RGB(0x63686c),
    .grid = RGB(0xe6e8ea),
    .axis = RGB(0x9aa0a4),
    .wall = RGB(0x4a5055),
    .disc = RGB(0xcfe2f2),
    .disc_other = RGB(0xfaddc8),
    .disc_edge = RGB(0x33383c),
    .pinned = RGB(0xdadcde),
    .arrow = RGB(0x24282b),
    .cursor = RGB(0x3a6ea8),
    .layer_luma = {0.62, 0.43, 0.23, 0.08},
    .text_luma = 0.34,
    .line_factor = 1,
};

static const CaromTheme dark = {
    .dark = TRUE,
    .background = RGB(0x1f2224),
    .text = RGB(0xeceef0),
    .dim_text = RGB(0xa9afb4),
    .grid = RGB(0x33383b),
    .axis = RGB(0x767d83),
    .wall = RGB(0xb4babf),
    .disc = RGB(0x2f5573),
    .disc_other = RGB(0x7a4d2c),
    .disc_edge = RGB(0xdfe3e6),
    .pinned = RGB(0x4c5257),
    .arrow = RGB(0xf4f6f7),
    .cursor = RGB(0x86b6ea),
    .layer_luma = {0.38, 0.58, 0.78, 0.95},
    .text_luma = 0.70,
    .line_factor = 1,
};

static const CaromTheme high_contrast = {
    .background = RGB(0xffffff),
    .text = RGB(0x000000),
    .dim_text = RGB(0x262626),
    .grid = RGB(0xc4c4c4),
    .axis = RGB(0x000000),
    .wall = RGB(0x000000),
    .disc = RGB(0xbfe0ff),
    .disc_other = RGB(0xffd5b5),
    .disc_edge = RGB(0x000000),
    .pinned = RGB(0xc8c8c8),
    .arrow = RGB(0x000000),
    .cursor = RGB(0x00386b),
    .layer_luma = {0.56, 0.40, 0.24, 0.08},
    .text_luma = 0.24,
    .line_factor = 1.35,
};

const CaromTheme *carom_theme_light(void) {
  return &light;
}

const CaromTheme *carom_theme_dark(void) {
  return &dark;
}

const CaromTheme *carom_theme_high_contrast(void) {
  return &high_contrast;
}

void carom_colour_set(cairo_t *cr, CaromColour colour, double alpha) {
  cairo_set_source_rgba(cr, colour.red, colour.green, colour.blue, alpha);
}

CaromColour carom_colour_mix(CaromColour colour, CaromColour other, double share) {
  return (CaromColour){
      .red = colour.red + (other.red - colour.red) * share,
      .green = colour.green + (other.green - colour.green) * share,
      .blue = colour.blue + (other.blue - colour.blue) * share,
  };
}

double carom_colour_luma(CaromColour colour) {
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
}

CaromColour carom_colour_from_rgb(guint32 rgb) {
  return (CaromColour)RGB(rgb);
}

guint32 carom_colour_to_rgb(CaromColour colour) {
  return ((guint32)(colour.red * 255 + 0.5) << 16) | ((guint32)(colour.green * 255 + 0.5) << 8) |
         (guint32)(colour.blue * 255 + 0.5);
}

/* The colour of that lightness on the path from black through the family's colours to white. */
static CaromColour family_at_luma(const CaromColour family[2], double luma) {
  const CaromColour way[] = {{0, 0, 0}, family[0], family[1], {1, 1, 1}};
  guint i = 0;
  while (i + 2 < G_N_ELEMENTS(way) && carom_colour_luma(way[i + 1]) < luma)
    i++;
  double from = carom_colour_luma(way[i]), to = carom_colour_luma(way[i + 1]);
  return carom_colour_mix(way[i], way[i + 1], (luma - from) / (to - from));
}

CaromPaneStyle carom_palette_pane_style(const CaromTheme *theme, guint index) {
  guint round = index / CAROM_PALETTE_LAYERS;
  const Layer *layer = &layers[index % CAROM_PALETTE_LAYERS];
  const CaromColour *family = families[(index + round) % G_N_ELEMENTS(families)];
  return (CaromPaneStyle){
      .colour = family_at_luma(family, theme->layer_luma[index % CAROM_PALETTE_LAYERS]),
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
