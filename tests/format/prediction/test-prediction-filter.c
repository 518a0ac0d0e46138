/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prediction-filter: the choice of contacts that ask, as a text. */
#include "carom-prediction-filter.h"

#include <string.h>

/* Text that the parser accepts comes back as an equivalent text; text that it does not accept is
 * quoted. */
static void test_filter_text(void) {
  static const struct {
    const char *text, *normal; /* NULL: an error, which quotes @quoted */
    const char *quoted;
  } rows[] = {
      {"all", "all"},
      {" walls ", "walls"},
      {"every 3", "every 3"},
      {"1", "1"},
      {"1, 3, 5–7", "1, 3, 5–7"},
      {"1 3 5 - 7,", "1, 3, 5–7"},
      {"", NULL, "1, 3"},
      {"every", NULL, "every"},
      {"every 0", NULL, "every 0"},
      {"0", NULL, "“0”"},
      {"1, x", NULL, "“x”"},
      {"1, x , 5", NULL, "“x”"},
      {"every 0, 5", NULL, "“every 0, 5”"},
      {"7-5", NULL, "“7-5”"},
      {"99999999999999999999", NULL, "9999"},
      {"1.5", NULL, "“.5”"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autoptr(GError) error = NULL;
    g_autoptr(CaromPredictionFilter) filter = carom_prediction_filter_parse(rows[i].text, &error);
    g_assert_cmpint(filter != NULL, ==, rows[i].normal != NULL);
    if (filter) {
      g_autofree char *text = carom_prediction_filter_to_text(filter);
      g_assert_cmpstr(text, ==, rows[i].normal);
    } else {
      g_assert_nonnull(strstr(error->message, rows[i].quoted));
    }
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/prediction-filter/text", test_filter_text);
  return g_test_run();
}
