/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-inspector: listens to the player. When the clock moves, it either keeps the contact or
 * takes the last one; what is derived from the contact, such as its explanation, is made when it is
 * taken or first asked for. */
#include "carom-inspector.h"

#include "carom-band.h"
#include "carom-encounter.h"
#include "carom-ruler-picture.h"
#include "carom-soon.h"

/* What the pointer is over in the text and the pictures of a contact. */
typedef struct {
  guint resolver; /* whose line it is */
  int line;       /* of its working; -1: none */
  guint column;
  int row;               /* of that column, of when and where; -1: none */
  CaromFindingKind band; /* a quantity; CAROM_N_FINDINGS: none */
} Pointed;

enum { PROPERTY_IN_NUMBERS = 1, PROPERTY_ALL_LINES, N_PROPERTIES };

struct _CaromInspector {
  GObject parent_instance;
  CaromPlayer *player;
  gboolean has_choice;
  guint run, contact; /* valid if there is a contact */
  gboolean at_contact;
  gboolean
      going; /* the clock is on its way to the contact, so contacts that it passes are ignored */
  CaromExplanation *explanation;
  GPtrArray *panes; /* (nullable) (element-type CaromPaneContact): one for each pane, NULL for a
                       pane that has not had the contact; made when it is first asked for */
  CaromEncounterColumns *columns; /* (nullable): made when they are first asked for */
  CaromSide side;
  CaromTopic topic;
  int steps[CAROM_N_TOPICS];    /* of the walk through each */
  gboolean flags[N_PROPERTIES]; /* by property */
  GHashTable *exceptions; /* (element-type utf8): a set: the chapters that are open, or folded,
                             other than all are */
  Pointed pointed;
  gboolean must_tell; /* something else is pointed at, and nobody has been told yet */
  GHashTable *told;   /* (element-type CaromResolver): a set: whose mistakes may be seen */
};

G_DEFINE_FINAL_TYPE(CaromInspector, carom_inspector, G_TYPE_OBJECT)

enum { SIGNAL_CHOSEN, SIGNAL_FOLDED, SIGNAL_WALKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static GParamSpec *properties[N_PROPERTIES];

static CaromComparison *get_comparison(CaromInspector *self) {
  return carom_player_get_comparison(self->player);
}

static const CaromContactRecord *get_record(CaromInspector *self) {
  const CaromRun *run = carom_comparison_get_run(get_comparison(self), self->run);
  return carom_run_get_contact(run, self->contact);
}

static void walked(CaromInspector *self) {
  self->must_tell = FALSE;
  g_signal_emit(self, signals[SIGNAL_WALKED], 0);
}

/* ---- Which contact ---- */

/* The pointer is over nothing that is known. */
static void forget_pointer(CaromInspector *self) {
  self->pointed = (Pointed){.line = -1, .row = -1, .band = CAROM_N_FINDINGS};
}

static void forget_walks(CaromInspector *self) {
  for (CaromTopic i = 0; i < CAROM_N_TOPICS; i++)
    self->steps[i] = CAROM_INSPECTOR_NO_STEP;
  forget_pointer(self);
}

static void forget(CaromInspector *self) {
  self->has_choice = FALSE;
  self->at_contact = FALSE;
  self->side = CAROM_BEFORE;
  forget_walks(self);
  g_clear_pointer(&self->explanation, carom_explanation_unref);
  g_clear_pointer(&self->panes, g_ptr_array_unref);
  g_clear_pointer(&self->columns, carom_encounter_columns_free);
}

static void take(CaromInspector *self, guint run, guint contact) {
  forget(self);
  self->has_choice = TRUE;
  self->run = run;
  self->contact = contact;
}

static gboolean is_still_logged(CaromInspector *self) {
  CaromComparison *comparison = get_comparison(self);
  return self->has_choice && self->run < carom_comparison_get_n_runs(comparison) &&
         self->contact < carom_run_count_contacts(carom_comparison_get_run(comparison, self->run));
}

/* Finds the last contact of any pane up to now; among those at the same time, that of the first
 * pane. Of several of a pane at which the clock stands, it is the first, with which they begin.
 *
 * Returns: FALSE if there has been none */
static gboolean find_last(CaromInspector *self, guint *run, guint *contact) {
  CaromComparison *comparison = get_comparison(self);
  double last_s = -INFINITY;
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    guint k;
    if (!carom_comparison_last_contact(comparison, i, &k))
      continue;
    const CaromRun *pane = carom_comparison_get_run(comparison, i);
    double time_s = carom_run_get_contact(pane, k)->time_s;
    if (time_s <= last_s + carom_comparison_instant_width_s(comparison))
      continue;
    last_s = time_s;
    *run = i;
    *contact = k;
  }
  if (last_s == -INFINITY)
    return FALSE;
  while (*contact > 0 && carom_comparison_is_at_contact(comparison, *run, *contact - 1))
    --*contact;
  return TRUE;
}

/* Takes the last contact, unless it is the one already taken.
 *
 * Returns: whether anything has changed */
static gboolean follow(CaromInspector *self) {
  guint run = 0, contact = 0;
  gboolean found = find_last(self, &run, &contact);
  if (found && self->has_choice && self->run == run && self->contact == contact)
    return FALSE;
  gboolean changed = found || self->has_choice;
  if (found)
    take(self, run, contact);
  else
    forget(self);
  return changed;
}

/* If the clock can tell before from after, the side follows it. */
static void follow_side(CaromInspector *self) {
  CaromInstant instant = carom_comparison_get_instant(get_comparison(self));
  if (self->at_contact && instant != CAROM_INSTANT_NONE)
    self->side = instant == CAROM_INSTANT_BEFORE ? CAROM_BEFORE : CAROM_AFTER;
}

static gboolean is_at_contact(CaromInspector *self) {
  return self->has_choice && !carom_player_get_playing(self->player) &&
         carom_comparison_is_at_contact(get_comparison(self), self->run, self->contact);
}

static void on_changed(CaromInspector *self) {
  gboolean chosen = FALSE;
  if (self->going)
    return;
  gboolean was_at_contact = self->at_contact;
  if (!is_still_logged(self) || !was_at_contact || !is_at_contact(self))
    chosen = follow(self);
  CaromSide side = self->side;
  self->at_contact = is_at_contact(self);
  follow_side(self);
  if (chosen)
    g_signal_emit(self, signals[SIGNAL_CHOSEN], 0);
  if (chosen || was_at_contact != self->at_contact || side != self->side)
    walked(self);
}

/* The contact is dropped at once, so that nobody asks about a contact of a comparison that is gone.
 * Listeners are told only after all objects have got the new comparison, because they may ask for
 * it. */
static void on_replaced(CaromInspector *self) {
  forget(self);
}

static void after_replaced(CaromInspector *self) {
  g_signal_emit(self, signals[SIGNAL_CHOSEN], 0);
  walked(self);
}

/* Takes the clock to the contact. */
static void go(CaromInspector *self) {
  self->going = TRUE;
  carom_player_go_to_contact(self->player, self->run, self->contact,
                             self->side == CAROM_BEFORE ? CAROM_INSTANT_BEFORE
                                                        : CAROM_INSTANT_AFTER);
  self->going = FALSE;
  self->at_contact = is_at_contact(self);
}

void carom_inspector_choose(CaromInspector *self, guint run, guint contact) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  g_return_if_fail(run < carom_comparison_get_n_runs(get_comparison(self)));
  g_return_if_fail(contact <
                   carom_run_count_contacts(carom_comparison_get_run(get_comparison(self), run)));
  take(self, run, contact);
  go(self);
  g_signal_emit(self, signals[SIGNAL_CHOSEN], 0);
  walked(self);
}

gboolean carom_inspector_get_choice(CaromInspector *self, guint *run, guint *contact) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  if (run)
    *run = self->run;
  if (contact)
    *contact = self->contact;
  return self->has_choice;
}

/* Those that are wrong on purpose are worked out if a pane has them. */
static CaromExplanation *explain(CaromInspector *self, const CaromContactRecord *record) {
  const CaromComparison *comparison = get_comparison(self);
  return carom_explanation_new_of_methods(carom_comparison_get_scene(comparison), record,
                                          carom_comparison_get_methods(comparison),
                                          carom_comparison_get_n_runs(comparison));
}

/* What is wrong with one of them is not told by the bands either, until it may be seen. */
static void veil(CaromInspector *self) {
  CaromExplanation *explanation = self->explanation;
  for (guint i = 0; explanation && i < explanation->n_resolvers; i++)
    explanation->is_veiled[i] = carom_resolver_is_wrong(explanation->resolvers[i]) &&
                                !carom_inspector_tells_mistake(self, explanation->resolvers[i]);
}

CaromExplanation *carom_inspector_get_explanation(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), NULL);
  if (self->has_choice && !self->explanation) {
    self->explanation = explain(self, get_record(self));
    veil(self);
  }
  return self->explanation;
}

CaromExplanationContext *carom_inspector_get_context(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), NULL);
  if (!self->has_choice)
    return NULL;
  CaromExplanationContext *context =
      carom_explanation_context_new(get_comparison(self), self->run, self->contact);
  context->topic = self->topic;
  return context;
}

gboolean carom_inspector_is_at_contact(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  return self->at_contact;
}

gboolean carom_inspector_tells_mistake(CaromInspector *self, const CaromResolver *resolver) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  return g_hash_table_contains(self->told, resolver);
}

void carom_inspector_set_tells_mistake(CaromInspector *self, const CaromResolver *resolver,
                                       gboolean tells) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (tells ? g_hash_table_add(self->told, (gpointer)resolver)
            : g_hash_table_remove(self->told, resolver)) {
    veil(self);
    walked(self);
  }
}

/* All explanations have the same resolvers: the right ones, and those of the panes. */
guint carom_inspector_column_of(CaromInspector *self, guint run) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), 0);
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  const CaromRun *its = carom_comparison_get_run(get_comparison(self), run);
  int column = explanation ? carom_explanation_find(explanation, its->method.resolver) : 0;
  return (guint)MAX(column, 0);
}

/* Returns: (transfer full) (nullable): the contact as @pane had it; NULL if it did not */
static CaromPaneContact *look_at_pane(CaromInspector *self, guint pane) {
  const CaromComparison *comparison = get_comparison(self);
  const CaromMethod *method = &carom_comparison_get_methods(comparison)[pane];
  CaromPaneContact it;
  guint match;
  if (!carom_encounter_match(comparison, self->run, self->contact, pane, &match) ||
      !carom_encounter_examine(comparison, pane, match, &it.encounter))
    return NULL;
  it.explanation = explain(self, &it.encounter.record);
  it.account =
      carom_encounter_account_new(carom_comparison_get_scene(comparison), method, &it.encounter);
  it.working =
      it.explanation->workings[MAX(carom_explanation_find(it.explanation, method->resolver), 0)];
  if (it.encounter.record.cluster_size > 1)
    it.working.n_lines = 0;
  return g_memdup2(&it, sizeof it);
}

/* @data: (nullable): a CaromPaneContact */
static void free_pane_contact(gpointer data) {
  CaromPaneContact *contact = data;
  if (!contact)
    return;
  carom_explanation_unref(contact->explanation);
  carom_encounter_account_unref(contact->account);
  g_free(contact);
}

/* Returns: (element-type CaromPaneContact): of all panes */
static GPtrArray *get_panes(CaromInspector *self) {
  if (self->panes)
    return self->panes;
  self->panes = g_ptr_array_new_with_free_func(free_pane_contact);
  for (guint i = 0; i < carom_comparison_get_n_runs(get_comparison(self)); i++)
    g_ptr_array_add(self->panes, look_at_pane(self, i));
  return self->panes;
}

const CaromPaneContact *carom_inspector_get_pane_contact(CaromInspector *self, guint run) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), NULL);
  return self->has_choice ? g_ptr_array_index(get_panes(self), run) : NULL;
}

const CaromEncounterColumns *carom_inspector_get_columns(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self) && self->has_choice, NULL);
  if (self->columns)
    return self->columns;
  const GPtrArray *panes = get_panes(self);
  g_autofree CaromEncounterAccount **accounts = g_new0(CaromEncounterAccount *, panes->len);
  for (guint i = 0; i < panes->len; i++) {
    const CaromPaneContact *pane = g_ptr_array_index(panes, i);
    accounts[i] = pane ? pane->account : NULL;
  }
  self->columns =
      carom_encounter_columns_new(get_comparison(self), self->run, self->contact, accounts);
  return self->columns;
}

char *carom_inspector_describe_pane(CaromInspector *self, guint run) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self) && self->has_choice, NULL);
  const CaromPaneContact *pane = carom_inspector_get_pane_contact(self, run);
  char *text =
      pane ? carom_encounter_describe(get_comparison(self), run, &pane->encounter)
           : carom_encounter_describe_missing(get_comparison(self), self->run, self->contact, run);
  return g_strchomp(text);
}

CaromPlayer *carom_inspector_get_player(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), NULL);
  return self->player;
}

/* ---- Before and after ---- */

CaromSide carom_inspector_get_side(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), CAROM_BEFORE);
  return self->side;
}

void carom_inspector_set_side(CaromInspector *self, CaromSide side) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (self->side == side)
    return;
  self->side = side;
  if (self->at_contact && carom_comparison_get_instant(get_comparison(self)) != CAROM_INSTANT_NONE)
    go(self);
  walked(self);
}

/* ---- Line by line ---- */

CaromTopic carom_inspector_get_topic(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), CAROM_TOPIC_WORKINGS);
  return self->topic;
}

void carom_inspector_set_topic(CaromInspector *self, CaromTopic topic) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (self->topic == topic)
    return;
  self->topic = topic;
  forget_pointer(self);
  walked(self);
}

int carom_inspector_get_step(CaromInspector *self, CaromTopic topic) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), CAROM_INSPECTOR_NO_STEP);
  return self->steps[topic];
}

static guint count_steps(CaromInspector *self, CaromTopic topic) {
  CaromExplanation *explanation = carom_inspector_get_explanation(self);
  if (topic == CAROM_TOPIC_WORKINGS)
    return carom_explanation_count_steps(explanation);
  if (topic == CAROM_TOPIC_ENCOUNTER)
    return carom_encounter_columns_count_rows(carom_inspector_get_columns(self));
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  return derivation ? carom_derivation_count_steps(derivation) : 0;
}

/* All workings are at the same stage. */
static CaromStage stage_at_step(const CaromExplanation *explanation, guint step) {
  const CaromWorking *first = &explanation->workings[0];
  guint line = carom_workings_line_at(explanation->workings, explanation->n_resolvers, 0, step);
  return first->lines[line].stage;
}

gboolean carom_inspector_get_stage(CaromInspector *self, CaromStage *stage) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  if (!explanation || self->steps[CAROM_TOPIC_WORKINGS] == CAROM_INSPECTOR_NO_STEP)
    return FALSE;
  *stage = stage_at_step(explanation, (guint)self->steps[CAROM_TOPIC_WORKINGS]);
  return TRUE;
}

static CaromSide side_at_step(const CaromExplanation *explanation, guint step) {
  return stage_at_step(explanation, step) == CAROM_STAGE_RESULT ? CAROM_AFTER : CAROM_BEFORE;
}

/* ---- Folding ---- */

static const CaromDerivation *get_derivation(CaromInspector *self) {
  CaromExplanation *explanation = carom_inspector_get_explanation(self);
  return explanation ? carom_explanation_derive(explanation) : NULL;
}

gboolean carom_inspector_is_open(CaromInspector *self, const char *chapter) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  return self->flags[PROPERTY_ALL_LINES] != g_hash_table_contains(self->exceptions, chapter);
}

static const char *chapter_of(const CaromDerivation *derivation, guint line) {
  return carom_derivation_chapter(derivation, carom_derivation_chapter_of(derivation, line))->id;
}

gboolean carom_inspector_sees_line(CaromInspector *self, guint line) {
  const CaromDerivation *derivation = get_derivation(self);
  g_return_val_if_fail(derivation && line < derivation->lines->len, FALSE);
  return carom_derivation_line(derivation, line)->tag > 0 ||
         carom_inspector_is_open(self, chapter_of(derivation, line));
}

/* Steps of other topics are never folded away; looks are where there is no picture. */
static gboolean is_seen(CaromInspector *self, CaromTopic topic, int step) {
  int line = carom_derivation_line_at(step);
  if (topic != CAROM_TOPIC_DERIVATION || step == CAROM_INSPECTOR_NO_STEP)
    return TRUE;
  return line < 0 ? carom_ruler_picture_exists(carom_inspector_get_explanation(self))
                  : carom_inspector_sees_line(self, (guint)line);
}

/* @chapter: a constant */
static void toggle(CaromInspector *self, const char *chapter) {
  if (!g_hash_table_remove(self->exceptions, chapter))
    g_hash_table_add(self->exceptions, (gpointer)chapter);
  g_signal_emit(self, signals[SIGNAL_FOLDED], 0);
}

/* The walk has been taken to a line, which so must be seen. */
static void open_reached(CaromInspector *self) {
  int line = carom_derivation_line_at(self->steps[CAROM_TOPIC_DERIVATION]);
  if (line >= 0 && !carom_inspector_sees_line(self, (guint)line))
    toggle(self, chapter_of(get_derivation(self), (guint)line));
}

/* What is no longer seen is not where the walk stands, either. */
static void leave_folded(CaromInspector *self) {
  int *step = &self->steps[CAROM_TOPIC_DERIVATION];
  while (get_derivation(self) && !is_seen(self, CAROM_TOPIC_DERIVATION, *step))
    --*step;
}

void carom_inspector_set_open(CaromInspector *self, const char *chapter, gboolean open) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (carom_inspector_is_open(self, chapter) == open)
    return;
  toggle(self, chapter);
  leave_folded(self);
  walked(self);
}

gboolean carom_inspector_can_walk(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  gboolean takes_a_while =
      self->topic == CAROM_TOPIC_ENCOUNTER || carom_player_get_playing(self->player);
  return self->has_choice && (takes_a_while || count_steps(self, self->topic) > 0);
}

void carom_inspector_walk(CaromInspector *self, int by) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  CaromTopic topic = self->topic;
  int n = self->has_choice ? (int)count_steps(self, topic) : 0;
  int step = self->steps[topic] + by;
  while (step > CAROM_INSPECTOR_NO_STEP && step < n && !is_seen(self, topic, step))
    step += by > 0 ? 1 : -1;
  carom_inspector_set_step(self, topic, step < n ? step : self->steps[topic]);
}

void carom_inspector_set_step(CaromInspector *self, CaromTopic topic, int step) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  if (!explanation)
    return;
  self->steps[topic] = CLAMP(step, CAROM_INSPECTOR_NO_STEP, (int)count_steps(self, topic) - 1);
  if (topic == CAROM_TOPIC_DERIVATION)
    open_reached(self);
  forget_pointer(self);
  if (topic == CAROM_TOPIC_WORKINGS && self->steps[topic] != CAROM_INSPECTOR_NO_STEP)
    carom_inspector_set_side(self, side_at_step(explanation, (guint)self->steps[topic]));
  if (!self->at_contact)
    go(self);
  walked(self);
}

void carom_inspector_start_over(CaromInspector *self) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  forget_walks(self);
  walked(self);
}

gboolean carom_inspector_get_in_numbers(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), FALSE);
  return self->flags[PROPERTY_IN_NUMBERS];
}

/* ---- Pointing ---- */

/* Returns: whether that is new */
static gboolean set_pointed(guint *owner, int *index, guint new_owner, int new_index) {
  if (*index == new_index && (new_index < 0 || *owner == new_owner))
    return FALSE;
  *owner = new_owner;
  *index = new_index;
  return TRUE;
}

static gboolean tell(gpointer data) {
  CaromInspector *self = data;
  if (self->must_tell)
    walked(self);
  return G_SOURCE_REMOVE;
}

/* What is shown follows later: the pointer is just crossing from widget to widget. */
static void tell_soon(CaromInspector *self) {
  if (!self->must_tell)
    carom_soon(self, tell);
  self->must_tell = TRUE;
}

void carom_inspector_point_at_row(CaromInspector *self, guint column, int row) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (set_pointed(&self->pointed.column, &self->pointed.row, column, row))
    tell_soon(self);
}

void carom_inspector_point_at(CaromInspector *self, guint resolver, int line) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (set_pointed(&self->pointed.resolver, &self->pointed.line, resolver, line))
    tell_soon(self);
}

void carom_inspector_point_at_band(CaromInspector *self, CaromFindingKind band) {
  g_return_if_fail(CAROM_IS_INSPECTOR(self));
  if (self->pointed.band == band)
    return;
  self->pointed.band = band;
  tell_soon(self);
}

/* ---- What is lit: what is pointed at, or else what the walk has reached ---- */

int carom_inspector_get_lit_row(CaromInspector *self, guint column) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), -1);
  return self->pointed.row >= 0 && self->pointed.column == column
             ? self->pointed.row
             : self->steps[CAROM_TOPIC_ENCOUNTER];
}

CaromFindingKind carom_inspector_get_walked_band(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), CAROM_N_FINDINGS);
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  int step = self->steps[CAROM_TOPIC_WORKINGS];
  return explanation && step >= 0
             ? carom_workings_band_at(explanation->workings, explanation->n_resolvers, (guint)step)
             : CAROM_N_FINDINGS;
}

int carom_inspector_get_lit_line(CaromInspector *self, guint resolver) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), -1);
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  int step = self->steps[CAROM_TOPIC_WORKINGS];
  if (explanation && self->pointed.line >= 0 && self->pointed.resolver == resolver)
    return self->pointed.line;
  if (!explanation || step < 0 || carom_inspector_get_walked_band(self) < CAROM_N_FINDINGS)
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

static CaromFindingKind find_pointed_band(const Pointed *pointed,
                                          const CaromExplanation *explanation) {
  CaromFindingKind departure = departure_of_line(explanation, pointed->resolver, pointed->line);
  return departure < CAROM_N_FINDINGS
             ? departure
             : carom_band_of_line(&explanation->workings[pointed->resolver], (guint)pointed->line);
}

/* The band at which the walk stands or, at a line that may be known to be wrong, the one at which
 * that shows. */
static CaromFindingKind find_reached_band(CaromInspector *self,
                                          const CaromExplanation *explanation) {
  CaromFindingKind band = carom_inspector_get_walked_band(self);
  for (guint i = 0; i < explanation->n_resolvers && band == CAROM_N_FINDINGS; i++)
    band = departure_of_line(explanation, i, carom_inspector_get_lit_line(self, i));
  return band;
}

CaromFindingKind carom_inspector_get_lit_band(CaromInspector *self) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(self), CAROM_N_FINDINGS);
  const CaromExplanation *explanation = carom_inspector_get_explanation(self);
  if (!explanation || self->pointed.band < CAROM_N_FINDINGS)
    return explanation ? self->pointed.band : CAROM_N_FINDINGS;
  return self->pointed.line >= 0 ? find_pointed_band(&self->pointed, explanation)
                                 : find_reached_band(self, explanation);
}

/* ---- Life ---- */

static void carom_inspector_get_property(GObject *object, guint id, GValue *value,
                                         GParamSpec *pspec) {
  g_value_set_boolean(value, CAROM_INSPECTOR(object)->flags[id]);
}

static void carom_inspector_set_property(GObject *object, guint id, const GValue *value,
                                         GParamSpec *pspec) {
  CaromInspector *self = CAROM_INSPECTOR(object);
  if (self->flags[id] == g_value_get_boolean(value))
    return;
  self->flags[id] = g_value_get_boolean(value);
  if (id == PROPERTY_ALL_LINES) {
    g_hash_table_remove_all(self->exceptions);
    leave_folded(self);
    g_signal_emit(self, signals[SIGNAL_FOLDED], 0);
    walked(self);
  }
  g_object_notify_by_pspec(object, pspec);
}

static void carom_inspector_finalize(GObject *object) {
  CaromInspector *self = CAROM_INSPECTOR(object);
  forget(self);
  g_hash_table_unref(self->told);
  g_hash_table_unref(self->exceptions);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_inspector_parent_class)->finalize(object);
}

static void carom_inspector_class_init(CaromInspectorClass *klass) {
  GType type = G_TYPE_FROM_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = carom_inspector_finalize;
  G_OBJECT_CLASS(klass)->get_property = carom_inspector_get_property;
  G_OBJECT_CLASS(klass)->set_property = carom_inspector_set_property;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  properties[PROPERTY_IN_NUMBERS] = g_param_spec_boolean("in-numbers", NULL, NULL, FALSE, flags);
  properties[PROPERTY_ALL_LINES] = g_param_spec_boolean("all-lines", NULL, NULL, FALSE, flags);
  g_object_class_install_properties(G_OBJECT_CLASS(klass), N_PROPERTIES, properties);
  signals[SIGNAL_CHOSEN] =
      g_signal_new("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FOLDED] =
      g_signal_new("folded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_WALKED] =
      g_signal_new("walked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_inspector_init(CaromInspector *self) {
  self->told = g_hash_table_new(NULL, NULL);
  self->exceptions = g_hash_table_new(g_str_hash, g_str_equal);
  forget(self);
}

CaromInspector *carom_inspector_new(CaromPlayer *player) {
  CaromInspector *self = g_object_new(CAROM_TYPE_INSPECTOR, NULL);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(after_replaced), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_changed), self, G_CONNECT_SWAPPED);
  return self;
}
