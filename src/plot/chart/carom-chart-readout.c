/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-readout: a list of words, broken into lines. */
#include "carom-chart-readout.h"

#include "carom-chart-fit.h"
#include "carom-chart-phase.h"
#include "carom-chart-stack.h"
#include "carom-digits.h"
#include "carom-pane-style.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const double word_gap = 10, joined_gap = 5, padding = 6;
static const double mark_room = 11, mark_radius = 3.6;

/* How much of the chart's height it may take, and the most lines. */
static const double most_height = 0.25, most_lines = 5;

/* What is left out, until it fits: how far values are off a law; some of the size of type, lest the
 * numbers lose their unit; the unit, which stands at the axis, too; of charts by disc the discs,
 * whose values the curves show, which makes room for the unit; and both. */
typedef enum {
  COMPLETE,
  WITHOUT_DEVIATION,
  SMALLER,
  WITHOUT_UNIT,
  SUMS_ONLY,
  SUMS_WITHOUT_UNIT,
  N_SHORTENINGS
} Shortening;

static gboolean has_unit(Shortening shortening) {
  return shortening < WITHOUT_UNIT || shortening == SUMS_ONLY;
}

gboolean carom_chart_readout_has_unit(const CaromChartLayout *layout) {
  return has_unit(layout->readout_shortening);
}

/* By what factor type is smaller than that of the chart. Less could not be read. */
static double type_of(Shortening shortening) {
  return shortening == SMALLER ? 0.82 : 1;
}

/* The values of a channel: the present ones, or those that are pointed at, or the widest ones. */
typedef struct {
  const CaromChartLayout *layout;
  CaromText *text; /* (nullable) */
  gboolean widest;
  Shortening shortening;
} Source;

static void word_clear(gpointer data) {
  g_free(((CaromReadoutWord *)data)->markup);
}

/* The height of a line of 10 pt type, for which marks are as large as this, in points. */
static const double usual_height = 15.5;

static double mark_factor(const CaromText *text) {
  return text->line_height / usual_height;
}

static void add_word(GArray *words, const Source *source, char *markup, int pane, gboolean joined) {
  double width = source->text ? carom_text_width(source->text, markup) : 0;
  double mark = pane >= 0 && source->text ? mark_room * mark_factor(source->text) : 0;
  CaromReadoutWord word = {markup, width + mark, pane, joined};
  g_array_append_val(words, word);
}

static const CaromChannel *channel_of(const CaromChartLayout *layout, guint c) {
  return &g_array_index(layout->channels, CaromChannel, c);
}

static void format_widest(const CaromAxis *axis, char *text) {
  char other[CAROM_NUMBER_SIZE];
  carom_axis_format(axis, axis->min, text);
  carom_axis_format(axis, axis->max, other);
  if (g_utf8_strlen(other, -1) > g_utf8_strlen(text, -1))
    strcpy(text, other);
}

/* The greatest number that a disc has in the part that is shown, in any pane and along any axis. */
static double find_greatest(const CaromChartLayout *layout, guint disc) {
  double greatest = 0;
  for (guint i = 0; i < carom_chart_layout_count_curves(layout); i++) {
    const CaromCurve *curve = &layout->curves[i];
    if (carom_chart_layout_channel_of_curve(layout, i)->disc == disc && curve->low <= curve->high)
      greatest = fmax(greatest, fmax(fabs(curve->low), fabs(curve->high)));
  }
  return greatest;
}

/* How heavy a disc is beside the heaviest that can move; 1 for what does not depend on mass. */
static double find_share_of_mass(const CaromRun *run, CaromDimension dimension, guint disc) {
  const CaromBodies *bodies = &run->world->bodies;
  double heaviest = 0;
  if (dimension == CAROM_DIMENSION_LENGTH || dimension == CAROM_DIMENSION_VELOCITY)
    return 1;
  for (guint i = 0; i < bodies->n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      heaviest = fmax(heaviest, bodies->mass_kg[i]);
  return disc < bodies->n && heaviest > 0 ? bodies->mass_kg[disc] / heaviest : 1;
}

/* Below what a value is zero but for rounding. That of one disc is no part of a sum: as little as
 * it is beside those of a heavy one, it is something. Rounding is what is next to nothing beside
 * what the disc itself has had, or to what a disc of its mass has at the speed of the others. */
static double find_rounding(const CaromChartLayout *layout, const CaromRun *run,
                            const CaromChannel *channel) {
  double rounding = layout->value.rounding;
  if (!carom_quantity_is_by_disc(channel->quantity) || channel->disc == CAROM_CHANNEL_WHOLE)
    return rounding;
  double greatest = carom_channel_is_stacked(channel) ? 0 : find_greatest(layout, channel->disc);
  return fmax(carom_axis_rounding(greatest),
              rounding * find_share_of_mass(run, channel->quantity->dimension, channel->disc));
}

/* Of a stack what is read off is what each curve adds to it. */
static double value_at(const CaromChartLayout *layout, guint pane, guint c, double time_s) {
  CaromChannel channel = carom_channel_unstacked(channel_of(layout, c));
  return carom_channel_at(
      &channel, carom_chart_layout_run(layout, pane),
      carom_chart_layout_count_samples(layout, pane * layout->n_curves_a_pane + c), time_s);
}

static double value_of(const CaromChartLayout *layout, guint pane, guint c) {
  const CaromChart *chart = layout->chart;
  CaromChannel channel = carom_channel_unstacked(channel_of(layout, c));
  return chart->is_pointed ? value_at(layout, pane, c, chart->pointed_s)
                           : carom_channel_now(&channel, carom_chart_layout_run(layout, pane));
}

static void format_number(const CaromChartLayout *layout, guint pane, guint c, double value,
                          char number[CAROM_NUMBER_SIZE]) {
  const CaromRun *run = carom_chart_layout_run(layout, pane);
  CaromAxis axis = layout->value;
  if (fabs(value) <= axis.rounding)
    axis.rounding = find_rounding(layout, run, channel_of(layout, c));
  carom_axis_format(&axis, value, number);
}

/* A value; or since the mark the difference, and in brackets what it is a second: "−1.2 (−2.4/s)".
 * On a logarithmic axis it is by what factor the value has grown, and at which exponential rate. Of
 * a law it is the slope with its error, and in brackets how far the values are off it:
 * "−2.4 ± 0.1 J/s (σ = 0.2 J)". */
#define VALUE_SIZE    (4 * CAROM_NUMBER_SIZE)
#define CHANGE_DIGITS 3
static const char *const widest_slope = " (−88.8/s)";
static const char *const widest_fit = "−88.88 ± 0.88 kg·m/s² (σ = 0.088 kg·m/s)";
static const char *const widest_short_fit = "−88.88 ± 0.88 kg·m/s²";

/* Two times that are one but for rounding are one. */
static double find_duration_s(const CaromChart *chart) {
  double read_s = carom_chart_read_s(chart), duration_s = read_s - chart->marked_s;
  return fabs(duration_s) <= 4 * DBL_EPSILON * fabs(read_s) ? 0 : duration_s;
}

static void format_change(const CaromChartLayout *layout, guint pane, guint c, double before,
                          double value, char text[VALUE_SIZE]) {
  const CaromChart *chart = layout->chart;
  const CaromRun *run = carom_chart_layout_run(layout, pane);
  gboolean is_logarithmic = carom_chart_is_logarithmic(chart);
  double duration_s = find_duration_s(chart);
  double change = is_logarithmic ? value / before : value - before;
  if (!is_logarithmic && fabs(change) <= find_rounding(layout, run, channel_of(layout, c)))
    change = 0;
  double slope = (is_logarithmic ? log(change) : change) / duration_s;
  g_autofree char *number = carom_digits_text(change, CHANGE_DIGITS);
  g_autofree char *a_second = carom_digits_text(slope, CHANGE_DIGITS);
  if (!isfinite(change) || (is_logarithmic && change <= 0))
    strcpy(text, "–");
  else if (!isfinite(slope) || slope == 0)
    g_strlcpy(text, number, VALUE_SIZE);
  else
    g_snprintf(text, VALUE_SIZE, "%s (%s/s)", number, a_second);
}

/* Few digits of the error are worth reading, and no more of the slope than of a value. */
#define ERROR_DIGITS 2

static int most_digits_of(const CaromChartLayout *layout) {
  int most = layout->chart->most_digits;
  return most > 0 ? MIN(most, CAROM_DIGITS_READ) : CAROM_DIGITS_READ;
}

/* How far values are off the law, in their unit or as a share: "0.2 J", "5 %", or "×3.2". */
static char *write_deviation(const CaromChart *chart, const CaromFit *fit) {
  gboolean is_share = fit->law->has_log_value, is_much = is_share && fit->deviation > log(2);
  double deviation = is_much    ? exp(fit->deviation)
                     : is_share ? 100 * expm1(fit->deviation)
                                : fit->deviation;
  const CaromScene *scene = carom_comparison_get_scene(chart->comparison);
  g_autofree char *number = carom_digits_text(deviation, ERROR_DIGITS);
  g_autofree char *unit = carom_unit_symbol(chart->quantity->dimension, scene->unit);
  if (is_share)
    return g_strconcat(is_much ? "×" : "", number, is_much ? "" : "\u202f%", NULL);
  return g_strconcat(number, *unit ? " " : "", unit, NULL);
}

/* What a law changes by over its stretch, of logarithms, is rounding if it is no more than that. */
static const double log_rounding = 1e-10;

static double find_rounding_of_fit(const CaromChartLayout *layout, guint pane, guint c) {
  const CaromChannel *channel = channel_of(layout, c);
  double greatest = fmax(fabs(layout->value.min), fabs(layout->value.max));
  if (layout->chart->fit->has_log_value)
    return log_rounding;
  return fmax(find_rounding(layout, carom_chart_layout_run(layout, pane), channel),
              carom_axis_rounding(greatest));
}

/* A line that rises or falls by no more than rounding is level, and what is off it by no more lies
 * upon it. */
static CaromFit hide_rounding(const CaromChartLayout *layout, guint pane, guint c) {
  CaromFit fit = layout->fits[pane * layout->n_curves_a_pane + c];
  CaromTimeSpan stretch = layout->paths ? (CaromTimeSpan){layout->across.min, layout->across.max}
                                        : carom_chart_fit_stretch(layout);
  double rounding = find_rounding_of_fit(layout, pane, c);
  double length = fit.law && fit.law->has_log_time
                      ? fabs(log(stretch.to_s / MAX(stretch.from_s, DBL_MIN)))
                      : stretch.to_s - stretch.from_s;
  fit.slope = fabs(fit.slope) * length <= rounding ? 0 : fit.slope;
  fit.slope_error = fit.slope_error * length <= rounding ? 0 : fit.slope_error;
  fit.deviation = fit.deviation <= rounding ? 0 : fit.deviation;
  return fit;
}

/* Returns: (transfer full): that of the values that are read off; empty if they have none */
static char *write_unit(const CaromChart *chart) {
  const CaromScene *scene = carom_comparison_get_scene(chart->comparison);
  const CaromQuantity *over = chart->quantity->across;
  CaromDimension dimension = chart->quantity->dimension;
  CaromDimension across = over ? over->dimension : CAROM_DIMENSION_TIME;
  if (chart->fit && chart->fit->has_log_time)
    return g_strdup("");
  if (chart->fit)
    return carom_unit_symbol_per(chart->fit->has_log_value ? CAROM_DIMENSION_NONE : dimension,
                                 across, scene->unit);
  gboolean is_factor = chart->is_marked && carom_chart_is_logarithmic(chart);
  return carom_unit_symbol(is_factor ? CAROM_DIMENSION_NONE : dimension, scene->unit);
}

/* With their units, as the slope has another one than the deviation. */
static void format_fit(const Source *source, guint pane, guint c, char text[VALUE_SIZE]) {
  CaromFit fit = hide_rounding(source->layout, pane, c);
  if (!fit.law) {
    strcpy(text, "–");
    return;
  }
  g_autofree char *slope =
      carom_digits_with_error(fit.slope, fit.slope_error, most_digits_of(source->layout));
  g_autofree char *unit = write_unit(source->layout->chart);
  g_autofree char *deviation = write_deviation(source->layout->chart, &fit);
  const char *space = *unit ? " " : "";
  if (source->shortening < WITHOUT_DEVIATION)
    g_snprintf(text, VALUE_SIZE, "%s%s%s (σ = %s)", slope, space, unit, deviation);
  else if (has_unit(source->shortening))
    g_snprintf(text, VALUE_SIZE, "%s%s%s", slope, space, unit);
  else
    g_strlcpy(text, slope, VALUE_SIZE);
}

/* Of a phase plot: "(0.3, 1.2)", the value across first. */
static void format_pair(const Source *source, guint pane, guint c, char text[VALUE_SIZE]) {
  const CaromChartLayout *layout = source->layout;
  char across[CAROM_NUMBER_SIZE], upright[CAROM_NUMBER_SIZE];
  CaromVec2 at = carom_chart_phase_at(layout, pane * layout->n_curves_a_pane + c,
                                      carom_chart_read_s(layout->chart));
  if (source->widest) {
    format_widest(&layout->across, across);
    format_widest(&layout->value, upright);
  } else if (carom_vec2_is_finite(at)) {
    carom_axis_format(&layout->across, at.x, across);
    format_number(layout, pane, c, at.y, upright);
  } else {
    strcpy(text, "–");
    return;
  }
  g_snprintf(text, VALUE_SIZE, "(%s, %s)", across, upright);
}

static void format_value(const Source *source, guint pane, guint c, char text[VALUE_SIZE]) {
  const CaromChartLayout *layout = source->layout;
  if (carom_chart_layout_is_phase_plot(layout) && !layout->fits) {
    format_pair(source, pane, c, text);
    return;
  }
  if (source->widest) {
    format_widest(&layout->value, text);
    if (layout->fits)
      g_strlcpy(text, source->shortening < WITHOUT_DEVIATION ? widest_fit : widest_short_fit,
                VALUE_SIZE);
    else if (layout->chart->is_marked)
      g_strlcat(text, widest_slope, VALUE_SIZE);
    return;
  }
  if (layout->fits) {
    format_fit(source, pane, c, text);
    return;
  }
  double value = value_of(layout, pane, c);
  double before = layout->chart->is_marked ? value_at(layout, pane, c, layout->chart->marked_s) : 0;
  if (isnan(value) || isnan(before)) /* of a disc that is not in, or at a time still to come */
    strcpy(text, "–");
  else if (layout->chart->is_marked)
    format_change(layout, pane, c, before, value, text);
  else
    format_number(layout, pane, c, value, text);
}

/* Whether the panes have ever been further apart than the digits show. */
static gboolean have_parted(const CaromChartLayout *layout, guint c) {
  double shown = fmax(fabs(layout->value.min), fabs(layout->value.max)) / 2000;
  const CaromCurve *first = carom_chart_layout_curve(layout, 0, c);
  for (guint pane = 1; pane < layout->n_panes; pane++) {
    const CaromCurve *curve = carom_chart_layout_curve(layout, pane, c);
    if (fabs(curve->low - first->low) > shown || fabs(curve->high - first->high) > shown ||
        fabs(carom_curve_last_value(curve) - carom_curve_last_value(first)) > shown)
      return TRUE;
  }
  /* A slice may differ though its upper edge does not. */
  int below = carom_chart_stack_has(layout, c) ? carom_chart_stack_below(layout, c) : -1;
  return below >= 0 && have_parted(layout, (guint)below);
}

/* Whether no pane has the disc, or any value, yet. */
static gboolean is_to_come(const Source *source, guint c) {
  for (guint pane = 0; pane < source->layout->n_panes && !source->widest; pane++) {
    if (!isnan(value_of(source->layout, pane, c)))
      return FALSE;
  }
  return !source->widest;
}

static gboolean differ(const Source *source, guint c) {
  char first[VALUE_SIZE], text[VALUE_SIZE];
  if (source->widest)
    return have_parted(source->layout, c);
  format_value(source, 0, c, first);
  for (guint pane = 1; pane < source->layout->n_panes; pane++) {
    format_value(source, pane, c, text);
    if (strcmp(first, text) != 0)
      return TRUE;
  }
  return FALSE;
}

/* Whether a symbol needs brackets to be taken as one: a sum or a quotient, "A + B", "ΔE/E". */
static gboolean is_compound(const CaromChannel *channel, const char *symbol) {
  const CaromQuantity *quantity = channel->quantity;
  gboolean is_sum = carom_quantity_is_by_disc(quantity) && channel->disc == CAROM_CHANNEL_WHOLE &&
                    quantity->whole == CAROM_QUANTITY_SUM && quantity->n_components == 1 &&
                    !g_str_has_prefix(symbol, "Σ");
  g_autofree char *plain = carom_number_strip_markup(symbol);
  return quantity->kind == CAROM_QUANTITY_BY_PAIR || is_sum || strchr(plain, '/');
}

/* Returns: (transfer full) (nullable): of a phase plot: whose values stand in the brackets */
static char *name_pair(const CaromChartLayout *layout, guint c, const char *symbol) {
  const CaromQuantity *quantity = layout->chart->quantity;
  if (quantity->across != quantity->upright)
    return symbol ? g_strdup_printf("%s =", symbol) : NULL;
  g_autofree char *across =
      carom_channel_symbol(&g_array_index(layout->partners, CaromChannel, c),
                           carom_comparison_get_scene(layout->chart->comparison));
  return symbol && across ? g_strdup_printf("(%s, %s) =", across, symbol) : NULL;
}

static char *in_brackets(const char *symbol, gboolean are_needed) {
  return g_strdup_printf(are_needed ? "(%s)" : "%s", symbol);
}

/* Returns: (transfer full): "dA/dt =", "d ln A/dt =", "d(A + B)/dN =" */
static char *name_slope(const CaromChartLayout *layout, guint c, const char *name) {
  const CaromFitLaw *law = layout->chart->fit;
  g_autofree char *over =
      layout->paths ? carom_chart_phase_write_symbol_across(layout, c) : g_strdup("t");
  g_autofree char *plain = carom_number_strip_markup(over);
  gboolean is_quotient = strchr(plain, '/') || strstr(plain, "\u2009"); /* or a product */
  g_autofree char *value = in_brackets(name, is_compound(channel_of(layout, c), name));
  g_autofree char *across = in_brackets(over, is_quotient);
  return g_strdup_printf("d%s%s/d%s%s =", law->has_log_value ? " ln " : "", value,
                         law->has_log_time ? " ln " : "", across);
}

/* Returns: (transfer full) (nullable): "A =", "ΔA =", "dA/dt =", or "ε ×" before a factor; NULL:
 *   nothing stands before the values, which are the only ones */
static char *heading_of(const Source *source, guint c) {
  const CaromChart *chart = source->layout->chart;
  g_autofree char *symbol = carom_channel_symbol(channel_of(source->layout, c),
                                                 carom_comparison_get_scene(chart->comparison));
  if (carom_chart_layout_is_phase_plot(source->layout) && !chart->fit)
    return name_pair(source->layout, c, symbol);
  const char *name = symbol ? symbol : chart->quantity->symbol;
  if (chart->fit)
    return name_slope(source->layout, c, name);
  if (chart->is_marked && carom_chart_is_logarithmic(chart))
    return g_strdup_printf("%s ×", name);
  if (chart->is_marked)
    return g_strdup_printf(is_compound(channel_of(source->layout, c), name) ? "Δ(%s) =" : "Δ%s =",
                           name);
  return symbol ? g_strdup_printf("%s =", symbol) : NULL;
}

static void add_channel(GArray *words, const Source *source, guint c) {
  char text[VALUE_SIZE];
  g_autofree char *heading = heading_of(source, c);
  if (!differ(source, c)) {
    format_value(source, 0, c, text);
    add_word(words, source, heading ? g_strdup_printf("%s %s", heading, text) : g_strdup(text), -1,
             FALSE);
    return;
  }
  if (heading)
    add_word(words, source, g_strdup(heading), -1, FALSE);
  for (guint pane = 0; pane < source->layout->n_panes; pane++) {
    format_value(source, pane, c, text);
    add_word(words, source, g_strdup(text), (int)source->layout->panes[pane], heading && pane == 0);
  }
}

static void format_time(const CaromChartLayout *layout, double time_s,
                        char text[CAROM_NUMBER_SIZE]) {
  if (carom_chart_layout_is_over_time(layout))
    carom_axis_format(&layout->across, time_s, text);
  else
    carom_number_format_significant(text, time_s, CHANGE_DIGITS);
}

/* Returns: (transfer full): the time at which values are read off, as Pango markup */
static char *write_time(const CaromChartLayout *layout) {
  char time[CAROM_NUMBER_SIZE];
  format_time(layout, carom_chart_read_s(layout->chart), time);
  /* Translators: a time. */
  return g_strdup_printf(_("t = %s s"), time);
}

/* How long it is since the mark. */
static void add_duration(GArray *words, const Source *source) {
  const CaromChart *chart = source->layout->chart;
  g_autofree char *duration = carom_digits_text(find_duration_s(chart), CHANGE_DIGITS);
  /* Translators: a duration. */
  add_word(words, source, g_strdup_printf(_("Δt = %s s"), duration), -1, FALSE);
}

/* The stretch to which laws are fitted. */
static void add_stretch(GArray *words, const Source *source) {
  char from[CAROM_NUMBER_SIZE], to[CAROM_NUMBER_SIZE];
  CaromTimeSpan stretch = carom_chart_fit_stretch(source->layout);
  format_time(source->layout, stretch.from_s, from);
  format_time(source->layout, stretch.to_s, to);
  /* Translators: two times: from when until when. */
  add_word(words, source, g_strdup_printf(_("t = %1$s … %2$s s"), from, to), -1, FALSE);
}

static void add_unit(GArray *words, const Source *source) {
  g_autofree char *unit = write_unit(source->layout->chart);
  if (*unit)
    add_word(words, source, g_markup_escape_text(unit, -1), -1, TRUE);
}

/* Whether the channel is that of a disc among several. */
static gboolean is_summed(const CaromChartLayout *layout, guint c) {
  const CaromQuantity *quantity = layout->chart->quantity;
  return carom_quantity_is_by_disc(quantity) && layout->channels->len > quantity->n_components &&
         channel_of(layout, c)->disc != CAROM_CHANNEL_WHOLE;
}

/* Whether the time that is read off is seen, so that the words do not begin with it. */
static gboolean is_time_seen(const CaromChartLayout *layout) {
  return carom_chart_layout_is_phase_plot(layout)
             ? !layout->chart->is_pointed
             : carom_chart_layout_is_distribution(layout) ||
                   carom_chart_layout_shows(layout, carom_chart_read_s(layout->chart));
}

/* Of what time the values are, or the laws. */
static void add_times(GArray *words, const Source *source) {
  const CaromChartLayout *layout = source->layout;
  if (layout->fits)
    add_stretch(words, source);
  else if (layout->chart->is_marked)
    add_duration(words, source);
  else if (!is_time_seen(layout))
    add_word(words, source, write_time(layout), -1, FALSE);
}

static GArray *words_of(const Source *source) {
  const CaromChartLayout *layout = source->layout;
  Shortening shortening = source->shortening;
  GArray *words = g_array_new(FALSE, FALSE, sizeof(CaromReadoutWord));
  g_array_set_clear_func(words, word_clear);
  add_times(words, source);
  guint n_times = words->len;
  for (guint c = 0; c < layout->channels->len; c++) {
    gboolean is_told =
        carom_chart_layout_is_lit(layout, c) && (shortening < SUMS_ONLY || !is_summed(layout, c));
    if (is_told && !is_to_come(source, c))
      add_channel(words, source, c);
  }
  if (words->len == n_times) /* nothing is known of that time */
    g_array_set_size(words, 0);
  gboolean is_phase_plot = carom_chart_layout_is_phase_plot(layout); /* whose axes have two */
  if (!is_phase_plot && has_unit(shortening) && words->len > 0 && !layout->fits)
    add_unit(words, source);
  return words;
}

GArray *carom_chart_readout_words(const CaromChartLayout *layout, CaromText *text) {
  return words_of(&(Source){.layout = layout, .text = text});
}

/* Appends what is read off, with @separator between words that can be parted.
 *
 * Returns: whether any of it is of one pane alone */
static gboolean append_words(const CaromChartLayout *layout, GString *text, const char *separator) {
  gboolean any_pane = FALSE;
  g_autoptr(GArray) words = carom_chart_readout_words(layout, NULL);
  for (guint i = 0; i < words->len; i++) {
    const CaromReadoutWord *word = &g_array_index(words, CaromReadoutWord, i);
    g_autofree char *plain = carom_number_strip_markup(word->markup);
    const char *title =
        word->pane >= 0 ? carom_comparison_get_title(layout->chart->comparison, (guint)word->pane)
                        : NULL;
    if (text->len > 0)
      g_string_append(text, word->joined ? " " : separator);
    any_pane |= title != NULL;
    if (title)
      /* Translators: the title of a pane, and a value there. */
      g_string_append_printf(text, _("%1$s: %2$s"), title, plain);
    else
      g_string_append(text, plain);
  }
  return any_pane;
}

/* Whether the time would have to be said, as nothing among the words does so. */
static gboolean lacks_time(const CaromChartLayout *layout) {
  return !layout->fits && !layout->chart->is_marked && is_time_seen(layout);
}

char *carom_chart_readout_describe(const CaromChartLayout *layout) {
  GString *text = g_string_new(NULL);
  if (carom_time_span_is_part(layout->chart->shown)) {
    char from[CAROM_NUMBER_SIZE], to[CAROM_NUMBER_SIZE];
    carom_axis_format(&layout->across, layout->across.min, from);
    carom_axis_format(&layout->across, layout->across.max, to);
    g_autofree char *plain_from = carom_number_strip_markup(from);
    g_autofree char *plain_to = carom_number_strip_markup(to);
    /* Translators: two times: the part of the time axis that a chart shows. */
    g_string_append_printf(text, _("from %1$s to %2$s s"), plain_from, plain_to);
  }
  if (lacks_time(layout)) {
    g_autofree char *time = write_time(layout), *plain = carom_number_strip_markup(time);
    g_string_append_printf(text, "%s%s", text->len > 0 ? ", " : "", plain);
  }
  gsize before = text->len;
  if (!append_words(layout, text, ", ") && layout->n_panes > 1 && text->len > before)
    /* Translators: said after values. */
    g_string_append_printf(text, ", %s", _("the same in all panes"));
  return g_string_free(text, FALSE);
}

char *carom_chart_readout_write(const CaromChartLayout *layout) {
  const CaromChart *chart = layout->chart;
  GString *text = g_string_new(_(chart->quantity->part.title));
  if (lacks_time(layout)) {
    g_autofree char *time = write_time(layout), *plain = carom_number_strip_markup(time);
    g_string_append_printf(text, ", %s", plain);
  }
  append_words(layout, text, "\n");
  g_string_append_c(text, '\n');
  return g_string_free(text, FALSE);
}

/* ---- Lines ---- */

static const CaromReadoutWord *word_at(const GArray *words, guint i) {
  return &g_array_index(words, CaromReadoutWord, i);
}

/* The width of the words that cannot be parted, from @i on, and where the next ones begin. */
static double width_of_group(const GArray *words, guint i, guint *next) {
  double width = word_at(words, i)->width;
  for (i++; i < words->len && word_at(words, i)->joined; i++)
    width += joined_gap + word_at(words, i)->width;
  *next = i;
  return width;
}

/* Whether the values of all panes of the curve that begins with word @i have room together, or
 * would not have it on a line of their own either. */
static gboolean keeps_together(const GArray *words, guint i, double room, double most) {
  guint next;
  double width = width_of_group(words, i, &next);
  if (word_at(words, i)->pane >= 0) /* it has begun before */
    return TRUE;
  while (next < words->len && word_at(words, next)->pane >= 0)
    width += word_gap + width_of_group(words, next, &next);
  return width <= room || width > most;
}

/* The end of the line that begins with word @i, and its width. */
static guint end_of_line(const GArray *words, guint i, double most, double *width) {
  guint next;
  *width = width_of_group(words, i, &next);
  while (next < words->len) {
    guint after;
    double wider = *width + word_gap + width_of_group(words, next, &after);
    if (wider > most || !keeps_together(words, next, most - *width - word_gap, most))
      break;
    *width = wider;
    next = after;
  }
  return next;
}

/* @widest: (out): of the lines */
static guint count_lines(const GArray *words, double most, double *widest) {
  guint n = 0;
  *widest = 0;
  for (guint i = 0; i < words->len; n++) {
    double width;
    i = end_of_line(words, i, most, &width);
    *widest = MAX(*widest, width);
  }
  return n;
}

static guint most_lines_of(const CaromChartLayout *layout, const CaromText *text) {
  return (guint)CLAMP(layout->height * most_height / text->line_height, 1, most_lines);
}

/* In widths of the chart's type. */
static double most_width(const CaromChartLayout *layout, Shortening shortening) {
  return (layout->width - 4 - 2 * padding) / type_of(shortening);
}

/* @widest: (inout): becomes that of the lines if that is more
 * Returns: how many lines @source has */
static guint measure_lines(const Source *source, double *widest) {
  double its_widest;
  g_autoptr(GArray) words = words_of(source);
  guint n = count_lines(words, most_width(source->layout, source->shortening), &its_widest);
  *widest = MAX(*widest, its_widest);
  return n;
}

/* Room is kept for the widest numbers, and what is left out follows from them, so that it does not
 * come and go with the digits. The present ones may need more, where panes are apart by less than
 * was expected to be told: these must not be drawn over the curves either. */
void carom_chart_readout_arrange(CaromChartLayout *layout, CaromText *text) {
  for (Shortening shortening = COMPLETE; shortening < N_SHORTENINGS; shortening++) {
    double widest = 0;
    guint n_kept = measure_lines(&(Source){layout, text, TRUE, shortening}, &widest);
    guint n_needed = measure_lines(&(Source){layout, text, FALSE, shortening}, &widest);
    layout->readout_shortening = shortening;
    layout->n_readout_lines = MAX(n_kept, n_needed);
    if (layout->n_readout_lines <= most_lines_of(layout, text) &&
        widest <= most_width(layout, shortening))
      return;
  }
}

static void draw_word(const CaromChartLayout *layout, CaromText *text, const CaromReadoutWord *word,
                      double x, double y) {
  if (word->pane >= 0) {
    const CaromTheme *theme = layout->chart->theme;
    CaromPaneStyle style =
        carom_chart_layout_has_hues(layout)
            ? carom_pane_style_in_colour(theme, (guint)word->pane, theme->dim_text)
            : carom_pane_style_of(theme, (guint)word->pane);
    double factor = mark_factor(text);
    carom_pane_style_draw_mark(text->cr, &style, x + (mark_room / 2 - 1) * factor, y,
                               mark_radius * factor);
    x += mark_room * factor;
  }
  carom_text_draw(text, word->markup, layout->chart->theme->text, x, y, 0);
}

static void draw_line(const CaromChartLayout *layout, CaromText *text, const GArray *words,
                      guint from, guint to, double x, double y) {
  for (guint i = from; i < to; i++) {
    const CaromReadoutWord *word = word_at(words, i);
    if (i > from)
      x += word->joined ? joined_gap : word_gap;
    draw_word(layout, text, word, x, y);
    x += word->width;
  }
}

static void draw_box(const CaromChartLayout *layout, cairo_t *cr, double left, double width,
                     double height) {
  const CaromTheme *theme = layout->chart->theme;
  carom_colour_set(cr, carom_colour_mix(theme->background, theme->cursor, 0.12), 1);
  cairo_rectangle(cr, floor(left) + 0.5, floor(layout->readout_top) + 0.5, floor(width) - 1,
                  floor(height));
  cairo_fill(cr);
}

void carom_chart_readout_draw(const CaromChartLayout *layout, CaromText *text, double x) {
  double most = most_width(layout, layout->readout_shortening), widest;
  double type = type_of(layout->readout_shortening), line = text->line_height;
  g_autoptr(GArray) words = words_of(&(Source){layout, text, FALSE, layout->readout_shortening});
  guint n_lines = count_lines(words, most, &widest);
  if (n_lines == 0)
    return;
  double factor = type * MIN(1, most / widest), width = widest * factor + 2 * padding;
  double left = CLAMP(x - width / 2, 2, MAX(layout->width - 2 - width, 2));
  draw_box(layout, text->cr, left, width, n_lines * line * type * 1.05);
  cairo_save(text->cr);
  cairo_translate(text->cr, left + padding, layout->readout_top + 0.55 * line * type);
  cairo_scale(text->cr, factor, factor);
  for (guint i = 0, k = 0; i < words->len; k++) {
    double line_width;
    guint end = end_of_line(words, i, most, &line_width);
    draw_line(layout, text, words, i, end, 0, k * line);
    i = end;
  }
  cairo_restore(text->cr);
}
