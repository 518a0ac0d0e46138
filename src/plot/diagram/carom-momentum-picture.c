/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-momentum-picture: lines to where arrows belong, the arrows, the labels, and the scale. */
#include "carom-momentum-picture.h"

#include "carom-disc-hue.h"
#include "carom-line.h"
#include "carom-momentum-layout.h"

#include <glib/gi18n-lib.h>

/* Widths of lines, lengths of dashes and the radius of a dot, in points at the usual size of type.
 */
static const double thin = 1, usual = 2.6, heavy = 3.4, dash = 5, short_dash = 2, dot = 3.2;
/* How near the pointer has to come to an arrow, in lines of text. */
static const double reach = 1.5;

static double line_width(const CaromMomentumLayout *layout, double width) {
  return width * layout->unit * layout->diagram->theme->line_factor;
}

static CaromColour colour_of(const CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  const CaromDiagram *diagram = layout->diagram;
  switch (arrow->kind) {
  case CAROM_MOMENTUM_SUM:
    return diagram->theme->momentum;
  case CAROM_MOMENTUM_AFTER:
    if (diagram->explanation->balance.is_unpaired)
      return diagram->theme->departure;
    G_GNUC_FALLTHROUGH;
  case CAROM_MOMENTUM_BEFORE:
    return carom_disc_hue_line(
        diagram->theme, diagram->scene,
        (guint)carom_contact_record_disc(&diagram->explanation->record, arrow->body));
  case CAROM_MOMENTUM_OTHERS:
    return diagram->theme->dim_text;
  default:
    return carom_diagram_colour_of(diagram, CAROM_FINDING_TRANSFER);
  }
}

static double width_of(const CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  double strength = carom_diagram_strength_of(layout->diagram, CAROM_FINDING_TRANSFER);
  switch (arrow->kind) {
  case CAROM_MOMENTUM_SUM:
    return line_width(layout, heavy);
  case CAROM_MOMENTUM_TRANSFER:
  case CAROM_MOMENTUM_FRICTION:
    return line_width(layout, usual * strength);
  default:
    return line_width(layout, usual);
  }
}

static double dash_of(const CaromMomentumLayout *layout, CaromMomentumKind kind) {
  return kind == CAROM_MOMENTUM_BEFORE     ? dash * layout->unit
         : kind == CAROM_MOMENTUM_FRICTION ? short_dash * layout->unit
                                           : 0;
}

static void draw_arrow(const CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  cairo_t *cr = layout->text.cr;
  if (arrow->lane != 0) {
    const CaromVec2 ends[][2] = {{arrow->true_from, arrow->from}, {arrow->true_to, arrow->to}};
    for (guint i = 0; i < G_N_ELEMENTS(ends); i++)
      carom_diagram_draw_line(cr, ends[i][0], ends[i][1], layout->diagram->theme->axis,
                              line_width(layout, thin), short_dash * layout->unit);
  }
  carom_diagram_draw_arrow(cr, arrow->from, arrow->to, colour_of(layout, arrow),
                           width_of(layout, arrow), dash_of(layout, arrow->kind));
}

/* ---- The line at the bottom ---- */

static void draw_scale(CaromMomentumLayout *layout) {
  const CaromDiagram *diagram = layout->diagram;
  const CaromTheme *theme = diagram->theme;
  double line = layout->text.line_height, width = layout->scale_length * layout->points_per_unit;
  double y = layout->height - 0.6 * line, left = 0.4 * line, tick = 0.25 * line;
  g_autofree char *quantity =
      carom_diagram_quantity(diagram, layout->scale_length, CAROM_DIMENSION_MOMENTUM);
  g_autofree char *scale = g_markup_escape_text(quantity, -1);
  const CaromVec2 ends[] = {{left, y}, {left + width, y}};
  carom_diagram_draw_line(layout->text.cr, ends[0], ends[1], theme->dim_text,
                          line_width(layout, thin), 0);
  for (guint i = 0; i < 2; i++)
    carom_diagram_draw_line(layout->text.cr, carom_vec2(ends[i].x, y - tick),
                            carom_vec2(ends[i].x, y + tick), theme->dim_text,
                            line_width(layout, thin), 0);
  double after = left + width + 0.5 * line;
  carom_text_draw(&layout->text, scale, theme->dim_text, after, y, 0);
  double taken = after + carom_text_width(&layout->text, scale) + line;
  const char *legend = layout->diagram->explanation->balance.is_unpaired
                           ? C_("legend", "dashed: before; solid: after, wrong on purpose")
                           : C_("legend", "dashed: before; solid: after");
  if (taken + carom_text_width(&layout->text, legend) < layout->width)
    carom_text_draw(&layout->text, legend, theme->dim_text, layout->width, y, 1);
}

/* ---- Reading ---- */

static char *describe_arrow(const CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  const CaromExplanation *explanation = layout->diagram->explanation;
  CaromVec2 vector = carom_vec2_sub(arrow->tip, arrow->tail);
  const char *name =
      arrow->body == CAROM_BODY_NONE ? "" : carom_explanation_name(explanation, arrow->body);
  g_autofree char *value = carom_diagram_vector(layout->diagram, vector, CAROM_DIMENSION_MOMENTUM);
  g_autofree char *size =
      carom_diagram_quantity(layout->diagram, carom_vec2_length(vector), CAROM_DIMENSION_MOMENTUM);
  switch (arrow->kind) {
  case CAROM_MOMENTUM_SUM:
    /* Translators: a momentum as a vector, and its size. */
    return g_strdup_printf(_("Both together: %1$s, in all %2$s"), value, size);
  case CAROM_MOMENTUM_BEFORE:
    /* Translators: the name of a body, its momentum as a vector, and its size. */
    return g_strdup_printf(_("%1$s before: %2$s, in all %3$s"), name, value, size);
  case CAROM_MOMENTUM_AFTER:
    return g_strdup_printf(_("%1$s after: %2$s, in all %3$s"), name, value, size);
  case CAROM_MOMENTUM_TRANSFER:
    return g_strdup_printf(_("Along n %1$s got %2$s, in all %3$s"), name, value, size);
  case CAROM_MOMENTUM_FRICTION:
    return g_strdup_printf(_("By friction %1$s got %2$s, in all %3$s"), name, value, size);
  default:
    return g_strdup_printf(_("From other bodies: %1$s, in all %2$s"), value, size);
  }
}

static CaromVec2 middle_of(const CaromMomentumArrow *arrow) {
  return carom_vec2_scale(carom_vec2_add(arrow->from, arrow->to), 0.5);
}

static const CaromMomentumArrow *find_arrow(const CaromMomentumLayout *layout, CaromVec2 place) {
  const CaromMomentumArrow *nearest = NULL;
  double least = reach * layout->text.line_height;
  for (guint i = 0; i < layout->n_arrows; i++) {
    double distance = carom_line_distance(layout->arrows[i].from, layout->arrows[i].to, place);
    if (distance < least) {
      least = distance;
      nearest = &layout->arrows[i];
    }
  }
  return nearest;
}

/* @arrow: the one that is read */
static void draw_pointer(CaromMomentumLayout *layout, const CaromMomentumArrow *arrow) {
  const CaromDiagram *diagram = layout->diagram;
  CaromVec2 place = middle_of(arrow);
  g_autofree char *words = describe_arrow(layout, arrow);
  cairo_arc(layout->text.cr, place.x, place.y, dot * layout->unit, 0, 2 * G_PI);
  carom_colour_set(layout->text.cr, diagram->theme->cursor, 1);
  cairo_fill(layout->text.cr);
  carom_diagram_draw_readout(diagram, &layout->text, words, place,
                             carom_vec2(0, carom_momentum_layout_top(layout)),
                             carom_vec2(layout->width, carom_momentum_layout_bottom(layout)));
}

/* ---- The whole ---- */

void carom_momentum_picture_draw(const CaromDiagram *diagram, cairo_t *cr, double width,
                                 double height) {
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, diagram, cr, width, height);
  carom_diagram_draw_title(diagram, &layout.text, _("Momentum, tip to tail"), width);
  cairo_save(cr);
  cairo_rectangle(cr, 0, 0, width, height);
  cairo_clip(cr);
  for (guint i = 0; i < layout.n_arrows; i++)
    draw_arrow(&layout, &layout.arrows[i]);
  carom_diagram_labels_draw(&layout.labels, cr, diagram->theme->background);
  draw_scale(&layout);
  const CaromMomentumArrow *read =
      diagram->has_pointer ? find_arrow(&layout, diagram->pointer) : NULL;
  if (read)
    draw_pointer(&layout, read);
  cairo_restore(cr);
}

guint carom_momentum_picture_count(const CaromDiagram *diagram) {
  double width, height;
  carom_diagram_get_least_size(diagram, &width, &height);
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, diagram, NULL, width, height);
  return layout.n_arrows;
}

char *carom_momentum_picture_read(const CaromDiagram *diagram, double width, double height,
                                  CaromVec2 *place) {
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, diagram, NULL, width, height);
  const CaromMomentumArrow *arrow = find_arrow(&layout, *place);
  if (!arrow)
    return NULL;
  *place = middle_of(arrow);
  return describe_arrow(&layout, arrow);
}

CaromVec2 carom_momentum_picture_place(const CaromDiagram *diagram, double width, double height,
                                       guint i) {
  g_auto(CaromMomentumLayout) layout;
  carom_momentum_layout_init(&layout, diagram, NULL, width, height);
  return middle_of(&layout.arrows[MIN(i, layout.n_arrows - 1)]);
}
