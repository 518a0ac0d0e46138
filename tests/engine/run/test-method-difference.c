/* test-method-difference: what is said about the differences of panes: which option makes the
 * difference, and that the resolver does not. */
#include "carom-events.h"
#include "carom-method-difference.h"
#include "engine-test.h"

#include <string.h>

static gboolean names(const char *sentence, const char *title) {
  g_autofree char *quoted = g_strdup_printf("“%s”", title);
  return sentence && strstr(sentence, quoted);
}

/* Two panes that differ in just this option. */
static void test_one_option(gconstpointer data) {
  const CaromMethodOption *option = data;
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  carom_method_option_set(&methods[1], option, option->parts[1]);
  g_autofree char *sentence = carom_method_difference_describe(methods, 2);
  gboolean is_resolver = option == carom_method_options(NULL);
  g_assert_nonnull(sentence);
  g_assert_true(names(sentence, option->title) == !is_resolver);
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2) == is_resolver);
}

static void test_alike(void) {
  CaromMethod methods[] = {carom_method_option_defaults(), carom_method_option_defaults()};
  g_assert_null(carom_method_difference_describe(methods, 2));
  g_assert_null(carom_method_difference_describe(methods, 1));
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
}

/* Resolver and ties: it is the ties, and the sentence says that it is not the resolver. */
static void test_resolver_and_ties(void) {
  CaromMethod methods[] = {carom_method_option_defaults(), test_method("ties", "simultaneous"),
                           test_method("resolver", "impulse")};
  g_autofree char *sentence = carom_method_difference_describe(methods, 3);
  g_assert_true(names(sentence, "Simultaneous contacts"));
  g_assert_nonnull(strstr(sentence, "not the resolver"));
  g_assert_false(carom_method_difference_is_resolver_only(methods, 3));
}

static void test_several(void) {
  CaromMethod methods[] = {carom_method_option_defaults(), test_method("ties", "random")};
  methods[1].detection = &carom_detection_events;
  g_autofree char *sentence = carom_method_difference_describe(methods, 2);
  g_assert_true(names(sentence, "Simultaneous contacts"));
  g_assert_true(names(sentence, "Detection"));
}

/* What concerns steps alone makes no difference where no pane is stepped. */
static void test_not_stepped(void) {
  CaromMethod methods[] = {test_method("separation", "nudge"), test_method("resolver", "impulse")};
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
  methods[0].detection = methods[1].detection = &carom_detection_events;
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2));
}

/* What matters is what a detection does, not which one it is. */
static void test_another_detection(void) {
  const CaromMethodOption *separation = carom_method_option_by_key("separation");
  CaromDetection another = *carom_method_option_defaults().detection;
  CaromMethod methods[] = {test_method("separation", "nudge"), test_method("resolver", "impulse")};
  methods[0].detection = methods[1].detection = &another;
  g_assert_true(another.is_stepped);
  g_assert_true(carom_method_option_is_used(&methods[0], separation));
  g_assert_false(carom_method_difference_is_resolver_only(methods, 2));
  another.is_stepped = FALSE;
  g_assert_false(carom_method_option_is_used(&methods[0], separation));
  g_assert_true(carom_method_difference_is_resolver_only(methods, 2));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++) {
    g_autofree char *path = g_strdup_printf("/method-difference/one/%s", options[i].key);
    g_test_add_data_func(path, &options[i], test_one_option);
  }
  g_test_add_func("/method-difference/alike", test_alike);
  g_test_add_func("/method-difference/resolver-and-ties", test_resolver_and_ties);
  g_test_add_func("/method-difference/several", test_several);
  g_test_add_func("/method-difference/not-stepped", test_not_stepped);
  g_test_add_func("/method-difference/another-detection", test_another_detection);
  return g_test_run();
}
