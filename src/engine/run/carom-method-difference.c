/* carom-method-difference: compares the methods option by option. Options for stepped runs do not
 * count if no pane is stepped. */
#include "carom-method-difference.h"
#include "carom-detection.h"

#include <glib/gi18n-lib.h>

static gboolean is_any_stepped(const CaromMethod *methods, guint n_methods) {
  for (guint i = 0; i < n_methods; i++)
    if (methods[i].detection->is_stepped)
      return TRUE;
  return FALSE;
}

/* The options, other than the resolver, in which the panes differ.
 *
 * Returns: (transfer container) (element-type CaromMethodOption): the options */
static GPtrArray *find_differences(const CaromMethod *methods, guint n_methods) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  gboolean stepped = is_any_stepped(methods, n_methods);
  GPtrArray *found = g_ptr_array_new();
  for (guint i = 1; i < n_options; i++) /* skips the resolver, which is the first */
    if (carom_method_option_differs(methods, n_methods, &options[i]) &&
        (stepped || !options[i].stepped_only))
      g_ptr_array_add(found, (gpointer)&options[i]);
  return found;
}

static gboolean differ_in_resolver(const CaromMethod *methods, guint n_methods) {
  return carom_method_option_differs(methods, n_methods, carom_method_options(NULL));
}

gboolean carom_method_difference_is_elsewhere(const CaromMethod *methods, guint n_methods) {
  g_autoptr(GPtrArray) others = find_differences(methods, n_methods);
  return others->len > 0;
}

gboolean carom_method_difference_is_resolver_only(const CaromMethod *methods, guint n_methods) {
  return !carom_method_difference_is_elsewhere(methods, n_methods) &&
         differ_in_resolver(methods, n_methods);
}

/* “Ties”, “Separation” */
static char *list_titles(const GPtrArray *options) {
  GString *list = g_string_new(NULL);
  for (guint i = 0; i < options->len; i++) {
    const CaromMethodOption *option = g_ptr_array_index(options, i);
    if (i > 0)
      /* Translators: between the items of a list */
      g_string_append(list, C_("list", ", "));
    /* Translators: an item of a list, in quotation marks */
    g_string_append_printf(list, C_("list", "“%s”"), _(option->title));
  }
  return g_string_free(list, FALSE);
}

char *carom_method_difference_describe(const CaromMethod *methods, guint n_methods) {
  g_autoptr(GPtrArray) others = find_differences(methods, n_methods);
  gboolean resolver = differ_in_resolver(methods, n_methods);
  if (others->len == 0)
    return resolver ? g_strdup(_("The panes differ in the resolver alone: the same physics, "
                                 "calculated in different ways."))
                    : NULL;
  g_autofree char *list = list_titles(others);
  if (resolver)
    /* Translators: %s is a list of choices, such as: “Ties”, “Separation” */
    return g_strdup_printf(
        ngettext("%s makes the difference, not the resolver: the panes differ in "
                 "both.",
                 "%s make the difference, not the resolver: the panes differ in "
                 "all of them.",
                 others->len),
        list);
  /* Translators: %s is a list of choices, such as: “Ties”, “Separation” */
  return g_strdup_printf(ngettext("%s makes the difference: all panes have the same resolver.",
                                  "%s make the difference: all panes have the same resolver.",
                                  others->len),
                         list);
}
