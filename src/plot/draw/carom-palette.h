/* carom-palette: the colours and line styles of the panes, by pane index, and the other colours of
 * a picture. They are safe for colour-blind people (Okabe and Ito). Each pane also has its own
 * lightness, width and dash, so that coinciding curves can all be seen, even in greyscale. */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef struct {
  double red, green, blue; /* sRGB, 0 to 1 */
} CaromColour;

typedef struct {
  CaromColour colour;
  CaromColour text_colour; /* the same hue, dark (or light) enough for text */
  double width;            /* of the curve, in points */
  double dash[6];          /* lengths on and off, in points */
  int n_dash;              /* 0: solid */
  double dash_offset;
} CaromPaneStyle;

/* How many layers coinciding curves can be seen in; further panes use the same layers again in
 * other hues. */
#define CAROM_PALETTE_LAYERS 4

/* Colours of everything else. */
typedef struct {
  gboolean dark;
  CaromColour background, text, dim_text, grid, axis, wall, disc, disc_edge, pinned, arrow, cursor;
  CaromColour disc_other;                  /* of every second disc if there are few */
  double layer_luma[CAROM_PALETTE_LAYERS]; /* of the panes' colours */
  double text_luma;                        /* of the panes' text colours */
  double line_factor;                      /* on all line widths */
} CaromTheme;

/* The themes. Their values are constants. */
const CaromTheme *carom_theme_light(void);
const CaromTheme *carom_theme_dark(void);
const CaromTheme *carom_theme_high_contrast(void);

/* The style of pane @index; styles repeat after CAROM_COMPARISON_MAX_PANES. Pane 0 is the widest
 * and solid; draw the panes in order, so that each lies within the one before. */
CaromPaneStyle carom_palette_pane_style(const CaromTheme *theme, guint index);

/* Makes @colour the source of @cr; @alpha is 1 for opaque. */
void carom_colour_set(cairo_t *cr, CaromColour colour, double alpha);

/* @colour mixed with @share of @other. */
CaromColour carom_colour_mix(CaromColour colour, CaromColour other, double share);

/* The lightness of the colour in greyscale: 0 for black, 1 for white (ITU-R BT.601, which printers
 * use). */
double carom_colour_luma(CaromColour colour);

/* 0xRRGGBB */
CaromColour carom_colour_from_rgb(guint32 rgb);
guint32 carom_colour_to_rgb(CaromColour colour);

/* Sets the colour, width and dash of the pane's curves on @cr. */
void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style);

/* The length of a sample at which its dash pattern ends as it begins. */
#define CAROM_PANE_SAMPLE_WIDTH 32.0

/* Draws a short horizontal sample of the pane's curve, as in legends and pane headers: as long as
 * the rectangle is wide, at the middle of its height. */
void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height);
