/* carom-agreement: chooses the words, and the CSS class that colours them, by whether the
 * difference is within CAROM_AGREEMENT_EPS. */
#include "carom-agreement.h"

#include "carom-digits.h"
#include "carom-explanation.h"

#include <glib/gi18n-lib.h>

static char *describe(double eps) {
  if (isnan(eps))
    return g_strdup(_("No contact yet"));
  if (eps == 0)
    return g_strdup(_("Agrees exactly"));
  g_autofree char *shown = carom_digits_text(eps, 2);
  if (eps <= CAROM_AGREEMENT_EPS)
    return g_strdup_printf(_("Agrees to %s ε"), shown);
  return g_strdup_printf(_("Differs by %s ε"), shown);
}

static void set_class(GtkLabel *badge, const char *css_class, gboolean set) {
  if (set)
    gtk_widget_add_css_class(GTK_WIDGET(badge), css_class);
  else
    gtk_widget_remove_css_class(GTK_WIDGET(badge), css_class);
}

void carom_agreement_show(GtkLabel *badge, double eps) {
  g_autofree char *text = describe(eps);
  gtk_label_set_text(badge, text);
  set_class(badge, "agrees", eps <= CAROM_AGREEMENT_EPS);
  set_class(badge, "differs", eps > CAROM_AGREEMENT_EPS);
}
