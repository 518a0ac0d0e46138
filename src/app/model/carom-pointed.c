/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pointed: what is pointed at comes before what is walked to. */
#include "carom-pointed.h"

#include "carom-band.h"

CaromPointed carom_pointed_nothing(void) {
  return (CaromPointed){.line = -1, .row = -1, .band = CAROM_N_FINDINGS};
}

/* Returns: whether that is new */
static gboolean set(guint *owner, int *index, guint new_owner, int new_index) {
  if (*index == new_index && (new_index < 0 || *owner == new_owner))
    return FALSE;
  *owner = new_owner;
  *index = new_index;
  return TRUE;
}

gboolean carom_pointed_set_line(CaromPointed *self, guint resolver, int line) {
  return set(&self->resolver, &self->line, resolver, line);
}

gboolean carom_pointed_set_row(CaromPointed *self, guint column, int row) {
  return set(&self->column, &self->row, column, row);
}

gboolean carom_pointed_set_band(CaromPointed *self, CaromFindingKind band) {
  gboolean is_new = self->band != band;
  self->band = band;
  return is_new;
}

CaromFindingKind carom_pointed_walked_band(const CaromExplanation *explanation, int step) {
  return step < 0
             ? CAROM_N_FINDINGS
             : carom_workings_band_at(explanation->workings, explanation->n_resolvers, (guint)step);
}

int carom_pointed_lit_row(const CaromPointed *self, guint column, int step) {
  return self->row >= 0 && self->column == column ? self->row : step;
}

int carom_pointed_lit_line(const CaromPointed *self, const CaromExplanation *explanation,
                           guint resolver, int step) {
  if (self->line >= 0 && self->resolver == resolver)
    return self->line;
  if (step < 0 || carom_pointed_walked_band(explanation, step) < CAROM_N_FINDINGS)
    return -1;
  return (int)carom_workings_line_at(explanation->workings, explanation->n_resolvers, resolver,
                                     (guint)step);
}

/* Where a resolver departs whose mistake may be seen, if @line is that. */
static CaromFindingKind departure_of_line(const CaromExplanation *explanation, guint resolver,
                                          int line) {
  gboolean is_told = line >= 0 && explanation->workings[resolver].lines[line].is_mistake &&
                     !explanation->is_veiled[resolver];
  return is_told ? carom_explanation_first_departure(explanation, resolver) : CAROM_N_FINDINGS;
}

static CaromFindingKind find_pointed_band(const CaromPointed *self,
                                          const CaromExplanation *explanation) {
  CaromFindingKind departure = departure_of_line(explanation, self->resolver, self->line);
  return departure < CAROM_N_FINDINGS
             ? departure
             : carom_band_of_line(&explanation->workings[self->resolver], (guint)self->line);
}

/* The band at which the walk stands or, at a line that may be known to be wrong, the one at which
 * that shows. */
static CaromFindingKind find_reached_band(const CaromPointed *self,
                                          const CaromExplanation *explanation, int step) {
  CaromFindingKind band = carom_pointed_walked_band(explanation, step);
  for (guint i = 0; i < explanation->n_resolvers && band == CAROM_N_FINDINGS; i++)
    band = departure_of_line(explanation, i, carom_pointed_lit_line(self, explanation, i, step));
  return band;
}

CaromFindingKind carom_pointed_lit_band(const CaromPointed *self,
                                        const CaromExplanation *explanation, int step) {
  if (self->band < CAROM_N_FINDINGS)
    return self->band;
  return self->line >= 0 ? find_pointed_band(self, explanation)
                         : find_reached_band(self, explanation, step);
}
