/* carom-agreement: the badge that says how well the resolvers agree: in words, and in green where
 * rounding explains the whole difference. */
#pragma once

#include <gtk/gtk.h>

/* @eps: the greatest distance of their answers, in ε; NAN: there is nothing to compare yet */
void carom_agreement_show(GtkLabel *badge, double eps);
/* Says instead that it is for the user to say what comes next. */
void carom_agreement_ask(GtkLabel *badge);
