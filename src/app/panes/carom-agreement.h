/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-agreement: shows the two agreements of a pane, which are never mixed up, and how well the
 * methods agree on a single contact. Nothing is green beside panes that are visibly apart. */
#pragma once

#include "carom-comparison.h"
#include "carom-fitting-label.h"

/* Says whether the resolvers' answers to each contact agree, once @pane has had one. */
void carom_agreement_show_contact(CaromFittingLabel *label, const CaromComparison *comparison,
                                  guint pane);

/* Says that those of this pane's resolver, which is wrong on purpose, do not count. */
void carom_agreement_show_not_counted(CaromFittingLabel *label);

/* Says how the discs of @pane move, compared with those of the reference. */
void carom_agreement_show_motion(CaromFittingLabel *label, const CaromComparison *comparison,
                                 guint pane);

/* Says how well the resolvers agree on one contact.
 *
 * @eps: the greatest distance of their answers, in ε
 * @is_any_apart: whether panes are visibly apart now */
void carom_agreement_show(GtkLabel *badge, double eps, gboolean is_any_apart);

/* Says instead of both that it is for the user to say what comes next. */
void carom_agreement_ask(CaromFittingLabel *contact, CaromFittingLabel *motion);
