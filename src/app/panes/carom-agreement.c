/* carom-agreement: chooses the words, and the CSS class that colours them, by whether the
 * difference is within CAROM_AGREEMENT_EPS. */
#include "carom-agreement.h"

#include "carom-explanation.h"

#include <glib/gi18n-lib.h>

static char *describe(double eps) {
  if (isnan(eps))
    return g_strdup(_("No contact yet"));
  if (eps == 0)
    return g_strdup(_("Agrees exactly"));
  if (eps <= CAROM_AGREEMENT_EPS)
    return g_strdup_printf(_("Agrees to %.2g ε"), eps);
  return g_strdup_printf(_("Differs by %.2g ε"), eps);
}

static void set_class(GtkLabel *badge, const char *css_class, gboolean set) {
  if (set)
    gtk_widget_add_css_class(GTK_WIDGET(badge), css_class);
  else
    gtk_widget_remove_css_class(GTK_WIDGET(badge), css_class);
}

static void show(GtkLabel *badge, const char *text, double eps) {
  gtk_label_set_text(badge, text);
  set_class(badge, "agrees", eps <= CAROM_AGREEMENT_EPS);
  set_class(badge, "differs", eps > CAROM_AGREEMENT_EPS);
}

void carom_agreement_show(GtkLabel *badge, double eps) {
  g_autofree char *text = describe(eps);
  show(badge, text, eps);
}

void carom_agreement_ask(GtkLabel *badge) {
  /* Translators: in each pane, while the program waits for a prediction. */
  show(badge, _("Your turn"), NAN);
}
