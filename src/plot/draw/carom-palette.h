/* carom-palette: the colours and line styles of the panes, by pane index, and the few other colours
 * of a picture. Colour-blind safe (Okabe and Ito); each pane also has its own lightness, width and
 * dash, so that coinciding curves can all be seen, also in grey. */
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

/* Curves that coincide lie on one another in so many layers; further panes use them again in other
 * hues. */
#define CAROM_PALETTE_LAYERS 4

/* Colours of everything else. */
typedef struct {
  gboolean dark;
  CaromColour background, text, dim_text, grid, axis, wall, disc, disc_edge, pinned, arrow, cursor;
  CaromColour disc_other;                  /* every second disc where there are few */
  double layer_luma[CAROM_PALETTE_LAYERS]; /* of the panes' colours */
  double text_luma;                        /* of the panes' text colours */
  double line_factor;                      /* on all line widths */
} CaromTheme;

const CaromTheme *carom_theme_light(void);
const CaromTheme *carom_theme_dark(void);
const CaromTheme *carom_theme_high_contrast(void);

/* The style of pane @index; they repeat after CAROM_COMPARISON_MAX_PANES. Pane 0 is the widest and
 * solid; draw the panes in order, so that each lies within the one before. */
CaromPaneStyle carom_palette_pane_style(const CaromTheme *theme, guint index);

void carom_colour_set(cairo_t *cr, CaromColour colour, double alpha);

/* @share of @other in @colour, the rest as it is. */
CaromColour carom_colour_mix(CaromColour colour, CaromColour other, double share);

/* How light the colour comes out in grey: 0 black, 1 white (ITU-R BT.601, as printers do it). */
double carom_colour_luma(CaromColour colour);

/* 0xRRGGBB */
CaromColour carom_colour_from_rgb(guint32 rgb);
guint32 carom_colour_to_rgb(CaromColour colour);

/* Sets colour, width and dash for a curve of that pane. */
void carom_pane_style_set(cairo_t *cr, const CaromPaneStyle *style);

/* The length of a sample at which its pattern ends as it begins. */
#define CAROM_PANE_SAMPLE_WIDTH 32.0

/* A short horizontal sample of the pane's curve, as shown in legends and pane headers: as long as
 * the rectangle is wide, at the middle of its height. */
void carom_pane_style_draw_sample(cairo_t *cr, const CaromPaneStyle *style, double x, double y,
                                  double width, double height);
