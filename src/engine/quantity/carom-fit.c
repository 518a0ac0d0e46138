/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fit: least squares about the means, where nothing cancels. */
#include "carom-fit.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static const CaromFitLaw laws[] = {
    {.id = "line", .title = N_("Straight line")},
    {.id = "exponential", .title = N_("Exponential"), .has_log_value = TRUE},
    {.id = "power", .title = N_("Power"), .has_log_time = TRUE, .has_log_value = TRUE},
};

const CaromFitLaw *carom_fit_laws(guint *n_laws) {
  *n_laws = G_N_ELEMENTS(laws);
  return laws;
}

const CaromFitLaw *carom_fit_law_by_id(const char *id) {
  for (guint i = 0; id && i < G_N_ELEMENTS(laws); i++)
    if (g_str_equal(laws[i].id, id))
      return &laws[i];
  return NULL;
}

/* The logarithm of what is not > 0 is not finite. */
static CaromVec2 straighten(const CaromFitLaw *law, CaromVec2 point) {
  return (CaromVec2){law->has_log_time ? log(point.x) : point.x,
                     law->has_log_value ? log(point.y) : point.y};
}

/* So that no square is too large or too small. */
static double find_scale(const GArray *points) {
  double scale = 0;
  for (guint i = 0; i < points->len; i++)
    scale = fmax(scale, fabs(g_array_index(points, CaromVec2, i).y));
  return scale > 0 ? scale : 1;
}

/* Returns: (transfer full) (element-type CaromVec2): those that can be fitted */
static GArray *straighten_all(const CaromFitLaw *law, const CaromVec2 *points, guint n) {
  GArray *straight = g_array_sized_new(FALSE, FALSE, sizeof(CaromVec2), n);
  for (guint i = 0; i < n; i++) {
    CaromVec2 point = straighten(law, points[i]);
    if (isfinite(point.x) && isfinite(point.y))
      g_array_append_val(straight, point);
  }
  return straight;
}

static CaromVec2 find_mean(const CaromVec2 *points, guint n) {
  CaromVec2 sum = {0, 0};
  for (guint i = 0; i < n; i++)
    sum = (CaromVec2){sum.x + points[i].x, sum.y + points[i].y};
  return (CaromVec2){sum.x / n, sum.y / n};
}

static double residual_of(const CaromFit *fit, CaromVec2 point) {
  return point.y - fit->mean_value - fit->slope * (point.x - fit->mean_time);
}

/* Correlation is sought between sums of values that follow each other, of so many at most. */
#define MOST_BLOCKS 512

/* The sum over lags ends here, in times of the correlation time found so far (Sokal's window). */
static const double window = 5;

/* Returns: how many times fewer values are independent than there are: the variance of the sum of
 *   residuals, in units of what it would be if each were independent; never less than 1 */
static double find_inflation(const CaromFit *fit, const CaromVec2 *points, double sum_of_squares) {
  double blocks[MOST_BLOCKS] = {0};
  guint n_blocks = MIN(fit->n, MOST_BLOCKS);
  for (guint i = 0; i < fit->n; i++)
    blocks[(guint64)i * n_blocks / fit->n] += residual_of(fit, points[i]);
  double alone = 0, all;
  for (guint b = 0; b < n_blocks; b++)
    alone += blocks[b] * blocks[b];
  all = alone;
  for (guint lag = 1; lag < n_blocks && (lag - 1) * 2 * alone < window * all; lag++) {
    double together = 0;
    for (guint b = lag; b < n_blocks; b++)
      together += blocks[b] * blocks[b - lag];
    all += 2 * together;
  }
  return fmax(all / sum_of_squares, 1);
}

/* Of the independent values two are used up by the line itself. As it follows those that hang
 * together, it hides how long they do: of a long correlation about this many too many are found,
 * and of what is left at least so many count (by simulation; see test-fit). */
static const double hidden = 10, least_left = 0.3;

/* The slope's variance is that of the residuals over the sum of squares of the times, for each of
 * the values that count. */
static double find_error(const CaromFit *fit, const CaromVec2 *points, double sum_of_squares,
                         double time_squares) {
  if (sum_of_squares == 0)
    return 0;
  double inflation = find_inflation(fit, points, sum_of_squares);
  double correlated = 1 - 1 / inflation; /* 0: each is independent, to 1 */
  double left = fit->n / inflation - 2 - hidden * correlated;
  double least = 1 - (1 - least_left) * correlated;
  return sqrt(sum_of_squares / (fmax(left, least) * time_squares));
}

/* Places across that differ by no more than such a share are one but for rounding, as those at
 * which a ball meets a floor. */
static const double as_one = 8 * DBL_EPSILON;

/* @points: straight, of a size about 1 */
static gboolean fit_line(const CaromVec2 *points, guint n, CaromFit *fit) {
  double time_squares = 0, products = 0, sum_of_squares = 0, farthest = 0;
  CaromVec2 mean = find_mean(points, n);
  for (guint i = 0; i < n; i++) {
    double time = points[i].x - mean.x;
    farthest = fmax(farthest, fabs(points[i].x));
    time_squares += time * time;
    products += time * (points[i].y - mean.y);
  }
  if (!(time_squares > n * pow(as_one * farthest, 2)) || !isfinite(time_squares))
    return FALSE;
  *fit = (CaromFit){
      .n = n, .slope = products / time_squares, .mean_time = mean.x, .mean_value = mean.y};
  for (guint i = 0; i < n; i++)
    sum_of_squares += pow(residual_of(fit, points[i]), 2);
  fit->deviation = sqrt(sum_of_squares / n);
  fit->slope_error = find_error(fit, points, sum_of_squares, time_squares);
  return TRUE;
}

/* Whether there is a number that has no logarithm where the law needs one; it does not follow that
 * then. */
static gboolean has_negative(const CaromFitLaw *law, const CaromVec2 *points, guint n) {
  for (guint i = 0; i < n; i++)
    if ((law->has_log_value && points[i].y < 0) || (law->has_log_time && points[i].x < 0))
      return TRUE;
  return FALSE;
}

gboolean carom_fit(const CaromFitLaw *law, const CaromVec2 *points, guint n, CaromFit *fit) {
  if (has_negative(law, points, n))
    return FALSE;
  g_autoptr(GArray) straight = straighten_all(law, points, n);
  double scale = find_scale(straight);
  for (guint i = 0; i < straight->len; i++)
    g_array_index(straight, CaromVec2, i).y /= scale;
  if (straight->len < 3 || !fit_line((const CaromVec2 *)straight->data, straight->len, fit))
    return FALSE;
  fit->law = law;
  fit->slope *= scale;
  fit->slope_error *= scale;
  fit->deviation *= scale;
  fit->mean_value *= scale;
  return TRUE;
}

double carom_fit_at(const CaromFit *fit, double across) {
  double at = fit->law->has_log_time ? log(across) : across;
  double value = fit->mean_value + fit->slope * (at - fit->mean_time);
  return fit->law->has_log_value ? exp(value) : value;
}
