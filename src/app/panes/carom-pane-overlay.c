/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-overlay: first the geometry of the method's working, which all pages have; then what
 * the page at which one looks makes of it. */
#include "carom-pane-overlay.h"

#include "carom-pane-style.h"

/* Once it has been revealed, this is only so on the page that is about it. */
gboolean carom_pane_overlay_shows_guess(const CaromPaneOverlay *self) {
  return carom_prediction_session_is_asking(self->session) ||
         (self->session && self->drawing->guess &&
          carom_prediction_session_get_prediction(self->session));
}

/* Whatever is drawn of a contact that asks starts from here, so it cannot give away what is not
 * known: in the question, nothing has changed. */
static void hide_outcome(const CaromPaneOverlay *self, CaromOverlay *overlay) {
  *self->question = *overlay->record;
  self->question->outcome =
      (CaromOutcome){overlay->record->contact.velocity_a, overlay->record->contact.velocity_b};
  overlay->record = self->question;
}

/* Shows the guess instead of the method's geometry and, once it is revealed, the true velocities
 * beside it. */
static void show_guess(const CaromPaneOverlay *self, CaromOverlay *overlay) {
  if (carom_prediction_session_is_asking(self->session))
    hide_outcome(self, overlay);
  overlay->handles = TRUE;
  overlay->guess_a = carom_prediction_session_get_guess(self->session, CAROM_BODY_A);
  overlay->guess_b = carom_prediction_session_get_guess(self->session, CAROM_BODY_B);
}

/* The colour of what is drawn of a contact and has none of its own: grey, so that the colours of
 * quantities stand out; or that of the method, for a guess. */
static CaromColour get_mark_colour(const CaromPaneOverlay *self, guint pane,
                                   const CaromTheme *theme) {
  return carom_pane_overlay_shows_guess(self) ? carom_pane_style_of(theme, pane).text_colour
                                              : theme->dim_text;
}

/* On the page that says why all are the same, all panes draw what its line talks about, each with
 * its own numbers; where a pane's contact is of another kind, that line is not there. */
static void show_derived(const CaromPaneOverlay *self, const CaromPaneContact *contact,
                         CaromOverlay *overlay) {
  int line = carom_inspector_get_step(self->inspector, CAROM_TOPIC_DERIVATION);
  const CaromDerivation *leading =
      carom_explanation_derive(carom_inspector_get_explanation(self->inspector));
  const CaromDerivation *derivation =
      contact->working.n_lines > 0 ? carom_explanation_derive(contact->explanation) : NULL;
  overlay->line = -1;
  overlay->has_band = FALSE;
  if (line < 0 || !leading || !derivation || line >= (int)derivation->lines->len ||
      !g_str_equal(carom_derivation_line(derivation, (guint)line)->right,
                   carom_derivation_line(leading, (guint)line)->right))
    return;
  overlay->derivation = derivation;
  overlay->derived_line = (guint)line;
}

/* Which line of the pane's own account is highlighted.
 *
 * @question: (out): the one that is shown; at first, when
 * Returns: -1 if none is */
static int get_encounter_line(const CaromPaneOverlay *self, guint pane,
                              const CaromPaneContact *contact, CaromEncounterQuestion *question) {
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  guint column = columns->column_of[pane];
  int row = carom_inspector_get_lit_row(self->inspector, column);
  *question = CAROM_ENCOUNTER_WHEN;
  if (row < 0)
    return -1;
  *question = carom_encounter_columns_question_of(columns, (guint)row);
  return carom_encounter_columns_line_of_pane(
      columns, pane, contact->account, *question,
      carom_encounter_columns_line_at(columns, column, (guint)row));
}

/* Whether the clock has yet to reach the contact as this pane had it: a step sees it late. */
static gboolean is_to_come(const CaromPaneOverlay *self, const CaromPaneContact *contact) {
  double before_s =
      contact->encounter.record.time_s - carom_comparison_get_time_s(self->comparison);
  return before_s > carom_comparison_instant_width_s(self->comparison);
}

/* On the page of when and where, each pane draws the moments and paths of its own account, which
 * are counted from where its bodies were at the contact. */
static void show_encounter(const CaromPaneOverlay *self, const CaromPaneContact *contact,
                           CaromOverlay *overlay) {
  CaromEncounterQuestion question;
  const CaromWorking *where = &contact->account->workings[CAROM_ENCOUNTER_WHERE];
  overlay->side = is_to_come(self, contact) ? CAROM_BEFORE : overlay->side;
  overlay->incoming_a = carom_encounter_account_incoming(where, CAROM_BODY_A);
  overlay->incoming_b = carom_encounter_account_incoming(where, CAROM_BODY_B);
  overlay->line = get_encounter_line(self, overlay->pane, contact, &question);
  overlay->working = &contact->account->workings[question];
  overlay->position_a = contact->encounter.contact_a;
  overlay->position_b = contact->encounter.contact_b;
  overlay->has_band = FALSE;
}

int carom_pane_overlay_find_row(const CaromPaneOverlay *self, guint pane, int line) {
  CaromEncounterQuestion question;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, pane);
  if (!contact || line < 0)
    return -1;
  get_encounter_line(self, pane, contact, &question);
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  return carom_encounter_columns_find_row(columns, columns->column_of[pane], question,
                                          contact->account->workings[question].lines[line].symbol);
}

/* The angle of the first pane whose picture turns. */
static double find_any_turn(const CaromPaneOverlay *self) {
  for (guint i = 0; self->drawing->turns && i < carom_comparison_get_n_runs(self->comparison);
       i++) {
    const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, i);
    double turn_rad = contact ? carom_working_turn_rad(&contact->working.turn) : 0;
    if (turn_rad != 0)
      return turn_rad;
  }
  return 0;
}

/* Discs that are at the same place in all panes are to be drawn at the same place. */
static void add_beside(const CaromPaneOverlay *self, guint pane, CaromOverlay *overlay) {
  guint n_panes = carom_comparison_get_n_runs(self->comparison);
  for (guint i = 0; i < n_panes && overlay->n_beside < CAROM_OVERLAY_MAX_BESIDE; i++) {
    const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, i);
    if (contact && i != pane)
      overlay->beside[overlay->n_beside++] = &contact->encounter.record;
  }
}

gboolean carom_pane_overlay_make(const CaromPaneOverlay *self, guint pane, const CaromTheme *theme,
                                 CaromOverlay *overlay) {
  gboolean shown = self->drawing->contact || carom_pane_overlay_shows_guess(self);
  if (!shown || !carom_inspector_is_at_contact(self->inspector))
    return FALSE;
  const CaromPaneContact *contact = carom_inspector_get_pane_contact(self->inspector, pane);
  if (!contact)
    return FALSE;
  guint resolver = carom_inspector_column_of(self->inspector, pane);
  CaromSide side = carom_inspector_get_side(self->inspector);
  CaromFindingKind band = carom_inspector_get_lit_band(self->inspector);
  const CaromEncounterRecord *encounter = &contact->encounter;
  *overlay = (CaromOverlay){
      .pane = pane,
      .record = &encounter->record,
      .working = &contact->working,
      .position_a = side == CAROM_BEFORE ? encounter->contact_a : encounter->left_a,
      .position_b = side == CAROM_BEFORE ? encounter->contact_b : encounter->left_b,
      .side = side,
      .line = carom_inspector_get_lit_line(self->inspector, resolver),
      .has_band = band < CAROM_N_FINDINGS,
      .band = band,
      .zoom = self->zoom,
      .turn_rad = self->turn_rad,
      .turn_share = self->turn_share,
      .any_turn_rad = carom_pane_overlay_shows_guess(self) ? 0 : find_any_turn(self),
      .colour = get_mark_colour(self, pane, theme),
      .name_a = contact->explanation->name_a,
      .name_b = contact->explanation->name_b,
      .length_unit = contact->explanation->length_unit,
  };
  CaromTopic topic = carom_inspector_get_topic(self->inspector);
  if (topic == CAROM_TOPIC_DERIVATION)
    show_derived(self, contact, overlay);
  else if (topic == CAROM_TOPIC_ENCOUNTER)
    show_encounter(self, contact, overlay);
  if (carom_pane_overlay_shows_guess(self))
    show_guess(self, overlay);
  else
    add_beside(self, pane, overlay);
  return TRUE;
}
