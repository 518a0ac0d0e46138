/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-method-title: joins the titles, or the ids, of the choices in which a pane differs. */
#include "carom-method-title.h"

#include "carom-detection.h"
#include "carom-digits.h"
#include "carom-method-option.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Of a step, in words. */
#define STEP_DIGITS     6
#define MOST_PER_SECOND 1e6

/* Whether it is to be seen of pane @i. That a resolver is wrong is, whatever the others have. */
static gboolean is_named(const CaromMethod *methods, guint n_methods, guint i,
                         const CaromMethodOption *option) {
  gboolean is_resolver = option == carom_method_options(NULL);
  return (carom_method_option_is_used(&methods[i], option) &&
          carom_method_option_differs(methods, n_methods, option)) ||
         (is_resolver && carom_resolver_is_wrong(methods[i].resolver));
}

/* Calls @name for the parts that distinguish pane @i, or for its resolver if none does, and joins
 * the results. */
static char *join_names(const CaromMethod *methods, guint n_methods, guint i, const char *separator,
                        char *(*name)(const CaromMethodOption *, const CaromPart *)) {
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func(g_free);
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint k = 0; k < n_options; k++)
    if (is_named(methods, n_methods, i, &options[k]))
      g_ptr_array_add(names, name(&options[k], carom_method_option_get(&methods[i], &options[k])));
  if (names->len == 0)
    g_ptr_array_add(names, name(&options[0], carom_method_option_get(&methods[i], &options[0])));
  g_ptr_array_add(names, NULL);
  return g_strjoinv(separator, (char **)names->pdata);
}

static char *id_of(const CaromMethodOption *option, const CaromPart *part) {
  return g_strdup(part->id);
}

char *carom_method_title_id(const CaromMethod *methods, guint n_methods, guint i) {
  return join_names(methods, n_methods, i, "+", id_of);
}

static char *title_of(const CaromMethodOption *option, const CaromPart *part) {
  return g_strdup(_(part->title));
}

char *carom_method_title(const CaromMethod *methods, guint n_methods, guint i,
                         const char *separator) {
  return join_names(methods, n_methods, i, separator, title_of);
}

/* A short decimal as such; a fraction of a second, such as 1/60, otherwise. */
static char *format_step(double dt_s) {
  double per_second = round(1 / dt_s);
  g_autofree char *exactly = carom_digits_exactly(dt_s);
  gboolean is_short = g_utf8_strlen(exactly, -1) <= STEP_DIGITS &&
                      carom_digits_is_plain(carom_digits_exponent(dt_s));
  if (!is_short && per_second < MOST_PER_SECOND && 1 / per_second == dt_s)
    return g_strdup_printf("1/%u", (guint)per_second);
  return carom_digits_text(dt_s, STEP_DIGITS);
}

char *carom_method_title_steps(const CaromMethod *method, double dt_s) {
  if (!method->detection->is_stepped)
    return NULL;
  g_autofree char *step = format_step(dt_s);
  /* Translators: how a pane finds contacts; %s is a time in seconds, such as 0.01 or 1/60. */
  return g_strdup_printf(_("steps of %s s"), step);
}
