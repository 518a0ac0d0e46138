/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-spot: which resolver is asked about, what has been answered, and the words. What is told is
 * kept by the inspector, so that everything that shows workings knows what it may show. */
#include "carom-spot.h"

#include "carom-builtin.h"
#include "carom-detection.h"
#include "carom-method-option.h"
#include "carom-mistake-cost.h"
#include "carom-rebound.h"
#include "carom-scene-file.h"
#include "carom-sentence.h"
#include "carom-spot-search.h"

#include <glib/gi18n-lib.h>

struct _CaromSpot {
  GObject parent_instance;
  CaromInspector *inspector;
  const CaromResolver *resolver; /* (nullable): that is asked about */
  const CaromResolver *found;    /* (nullable): whose mistake was found rather than told */
  gboolean missed;
  const CaromResolver *chosen; /* (nullable): of missed: whose mistake it was not; NULL: a line */
  GPtrArray *excluded;         /* (element-type CaromResolver): all whose mistake it was not */
  gboolean tells_more;         /* than what is wrong and what it costs */
  CaromSpotSearch *search;     /* (nullable): for a contact that shows the mistake */
  const CaromResolver *looks_for; /* the resolver of the search */
  guint
      n_hiding; /* so many contacts at the start of its pane's log are known to hide the mistake */
  gboolean is_on_the_way; /* to the contact that it has found */
};

G_DEFINE_FINAL_TYPE(CaromSpot, carom_spot, G_TYPE_OBJECT)

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void changed(CaromSpot *self) {
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

static CaromComparison *get_comparison(CaromSpot *self) {
  return carom_player_get_comparison(carom_inspector_get_player(self->inspector));
}

/* What has been said of the last answer is done with. */
static void forget_answer(CaromSpot *self) {
  self->missed = FALSE;
  self->chosen = NULL;
  self->tells_more = FALSE;
  g_ptr_array_set_size(self->excluded, 0);
}

/* ---- What is drawn ---- */

/* How long that may take: nobody notices it. */
#define DRAW_US 200000

/* Returns: (transfer container): all that are wrong on purpose, in an order by chance */
static const CaromResolver **shuffle(guint *n) {
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, n);
  const CaromResolver **order = g_memdup2(wrong, *n * sizeof *order);
  for (guint i = *n; i > 1; i--) {
    guint k = (guint)g_random_int_range(0, (int)i);
    const CaromResolver *last = order[i - 1];
    order[i - 1] = order[k];
    order[k] = last;
  }
  return order;
}

const CaromResolver *carom_spot_draw(const CaromComparison *comparison, guint pane) {
  guint n;
  g_autofree const CaromResolver **order = shuffle(&n);
  CaromScene *scene = carom_comparison_get_scene(comparison);
  CaromMethod method = carom_comparison_get_methods(comparison)[pane];
  const CaromResolver *present = method.resolver, *drawn = NULL;
  double now_s = carom_comparison_get_time_s(comparison);
  gint64 until_us = g_get_monotonic_time() + DRAW_US;
  gboolean shows = FALSE;
  for (guint i = 0; i < n && !shows; i++) {
    method.resolver = order[i];
    if (order[i] == present)
      continue;
    shows = carom_spot_search_would_show(scene, &method, now_s, until_us);
    drawn = shows || !drawn ? order[i] : drawn;
  }
  return drawn;
}

/* ---- What is asked about ---- */

/* Returns: the explanation, if it has something to ask about; else NULL */
static const CaromExplanation *get_explanation(CaromSpot *self) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  gboolean asks = explanation && explanation->n_resolvers > explanation->n_right &&
                  carom_explanation_has_working(explanation);
  return asks ? explanation : NULL;
}

/* The first that is wrong, if that which was asked about is not there any more. */
static void choose_resolver(CaromSpot *self, const CaromExplanation *explanation) {
  if (self->resolver && carom_explanation_find(explanation, self->resolver) >= 0)
    return;
  self->resolver = explanation->resolvers[explanation->n_right];
  forget_answer(self);
}

/* Returns: whether there is anything to ask about */
static gboolean update(CaromSpot *self) {
  const CaromExplanation *explanation = get_explanation(self);
  if (explanation)
    choose_resolver(self, explanation);
  return explanation != NULL;
}

static gboolean shows_at(const CaromExplanation *explanation, const CaromResolver *resolver) {
  int column = carom_explanation_find(explanation, resolver);
  return column >= 0 && carom_explanation_first_departure(explanation, (guint)column) <
                            (CaromFindingKind)CAROM_N_FINDINGS;
}

gboolean carom_spot_is_answered(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), FALSE);
  return update(self) && carom_inspector_tells_mistake(self->inspector, self->resolver);
}

CaromSpotState carom_spot_get_state(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), CAROM_SPOT_NONE);
  if (!update(self))
    return CAROM_SPOT_NONE;
  if (!shows_at(get_explanation(self), self->resolver))
    return CAROM_SPOT_HIDDEN;
  if (carom_spot_is_answered(self))
    return self->found == self->resolver ? CAROM_SPOT_FOUND : CAROM_SPOT_TOLD;
  return self->missed ? CAROM_SPOT_MISSED : CAROM_SPOT_ASKING;
}

const CaromResolver *carom_spot_get_resolver(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self) && update(self), NULL);
  return self->resolver;
}

/* ---- Answers ---- */

static void answer(CaromSpot *self, gboolean found) {
  forget_answer(self);
  self->found = found ? self->resolver : NULL;
  carom_inspector_set_tells_mistake(self->inspector, self->resolver, TRUE);
  changed(self);
}

void carom_spot_guess(CaromSpot *self, guint column, guint line) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  const CaromExplanation *explanation = get_explanation(self);
  if (!explanation || column < explanation->n_right || column >= explanation->n_resolvers ||
      line >= explanation->workings[column].n_lines)
    return;
  if (self->resolver != explanation->resolvers[column])
    forget_answer(self);
  self->resolver = explanation->resolvers[column];
  CaromSpotState state = carom_spot_get_state(self);
  if (state != CAROM_SPOT_ASKING && state != CAROM_SPOT_MISSED) {
    changed(self);
    return;
  }
  if (explanation->workings[column].lines[line].is_mistake) {
    answer(self, TRUE);
    return;
  }
  self->missed = TRUE;
  self->chosen = NULL;
  changed(self);
}

void carom_spot_guess_lit(CaromSpot *self) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  if (!update(self))
    return;
  int column = carom_explanation_find(get_explanation(self), self->resolver);
  int line = carom_inspector_get_lit_line(self->inspector, (guint)column);
  if (line >= 0)
    carom_spot_guess(self, (guint)column, (guint)line);
}

/* The line may be far from what is seen of the working: the walk shows it. */
static void walk_to_mistake(CaromSpot *self) {
  const CaromExplanation *explanation = get_explanation(self);
  guint column = (guint)carom_explanation_find(explanation, self->resolver), line = 0;
  const CaromWorking *working = &explanation->workings[column];
  while (line < working->n_lines && !working->lines[line].is_mistake)
    line++;
  if (line == working->n_lines)
    return;
  guint step =
      carom_workings_step_of(explanation->workings, explanation->n_resolvers, column, line);
  carom_inspector_set_step(self->inspector, CAROM_TOPIC_WORKINGS, (int)step);
}

/* ---- A choice of mistakes ---- */

/* Whether the mistake of @other would show where that of the resolver in question is looked for. */
static gboolean is_plausible(CaromSpot *self, const CaromResolver *other) {
  return other == self->resolver ||
         carom_spot_search_is_off(other, &get_explanation(self)->record.contact);
}

/* The others are the nearest ones in the table, where those of one method stand together. */
guint carom_spot_list_choices(CaromSpot *self,
                              const CaromResolver *choices[CAROM_SPOT_MAX_CHOICES]) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), 0);
  CaromSpotState state = carom_spot_get_state(self);
  guint n, right = 0, n_choices = 0;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  if (state != CAROM_SPOT_ASKING && state != CAROM_SPOT_MISSED)
    return 0;
  while (right < n && wrong[right] != self->resolver)
    right++;
  g_autofree gboolean *is_shown = g_new0(gboolean, n);
  for (guint distance = 0; distance < n; distance++)
    for (int side = -1; side <= 1; side += 2) {
      guint k = right + (guint)(side * (int)distance); /* below 0 it is beyond n */
      if (k < n && !is_shown[k] && n_choices < CAROM_SPOT_MAX_CHOICES &&
          is_plausible(self, wrong[k])) {
        is_shown[k] = TRUE;
        n_choices++;
      }
    }
  for (guint i = 0, k = 0; i < n; i++)
    if (is_shown[i])
      choices[k++] = wrong[i];
  return n_choices >= 2 ? n_choices : 0;
}

gboolean carom_spot_is_excluded(CaromSpot *self, const CaromResolver *choice) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), FALSE);
  return g_ptr_array_find(self->excluded, choice, NULL);
}

void carom_spot_choose(CaromSpot *self, const CaromResolver *choice) {
  g_return_if_fail(CAROM_IS_SPOT(self) && choice && choice->mistake);
  CaromSpotState state = carom_spot_get_state(self);
  if (state != CAROM_SPOT_ASKING && state != CAROM_SPOT_MISSED)
    return;
  if (choice == self->resolver) {
    walk_to_mistake(self); /* first, so that what is found is what is seen last */
    answer(self, TRUE);
    return;
  }
  if (!carom_spot_is_excluded(self, choice))
    g_ptr_array_add(self->excluded, (gpointer)choice);
  self->missed = TRUE;
  self->chosen = choice;
  changed(self);
}

void carom_spot_tell(CaromSpot *self) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  if (!update(self))
    return;
  walk_to_mistake(self); /* first, so that what is told is what is seen last */
  answer(self, FALSE);
}

void carom_spot_ask_again(CaromSpot *self) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  if (!update(self))
    return;
  forget_answer(self);
  carom_inspector_set_tells_mistake(self->inspector, self->resolver, FALSE);
  changed(self);
}

void carom_spot_set_tells_more(CaromSpot *self, gboolean tells_more) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  if (self->tells_more == tells_more)
    return;
  self->tells_more = tells_more;
  changed(self);
}

gboolean carom_spot_tells_more(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), FALSE);
  return self->tells_more;
}

/* ---- Another contact ---- */

/* The first pane that has @resolver, which some pane must have. */
static guint find_pane(CaromSpot *self, const CaromResolver *resolver) {
  guint i;
  carom_method_find_resolver(carom_comparison_get_methods(get_comparison(self)),
                             carom_comparison_get_n_runs(get_comparison(self)), resolver, &i);
  return i;
}

/* Looks through those contacts of the pane that have come since it last did; a run that goes back
 * and on again has the same. */
static gboolean find_logged(CaromSpot *self, guint *run, guint *contact) {
  *run = find_pane(self, self->resolver);
  const CaromScene *scene = carom_comparison_get_scene(get_comparison(self));
  const CaromRun *its = carom_comparison_get_run(get_comparison(self), *run);
  guint n = carom_run_count_contacts(its);
  while (self->n_hiding < n &&
         !carom_spot_search_shows(scene, carom_run_get_contact(its, self->n_hiding), &its->method))
    self->n_hiding++;
  *contact = self->n_hiding;
  return *contact < n;
}

static void on_search_end(gpointer self) {
  changed(self);
}

static void stop_looking(CaromSpot *self) {
  g_clear_pointer(&self->search, carom_spot_search_free);
  self->is_on_the_way = FALSE;
  self->n_hiding = 0;
}

/* What is known of another resolver does not help. */
static void choose_looks_for(CaromSpot *self) {
  if (self->looks_for != self->resolver)
    stop_looking(self);
  self->looks_for = self->resolver;
}

static void look_ahead(CaromSpot *self) {
  if (self->search)
    return;
  const CaromRun *run =
      carom_comparison_get_run(get_comparison(self), find_pane(self, self->resolver));
  self->search = carom_spot_search_new(run->scene, &run->method, on_search_end, self);
}

CaromSpotOffer carom_spot_look(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), CAROM_SPOT_OFFER_NONE);
  guint run, contact;
  if (carom_spot_get_state(self) != CAROM_SPOT_HIDDEN)
    return CAROM_SPOT_OFFER_NONE;
  choose_looks_for(self);
  if (find_logged(self, &run, &contact))
    return CAROM_SPOT_OFFER_CONTACT;
  look_ahead(self);
  switch (carom_spot_search_get_state(self->search)) {
  case CAROM_SPOT_SEARCH_LOOKING:
    return CAROM_SPOT_OFFER_WAIT;
  case CAROM_SPOT_SEARCH_FOUND:
    return CAROM_SPOT_OFFER_CONTACT;
  case CAROM_SPOT_SEARCH_NOTHING:
    return CAROM_SPOT_OFFER_SCENE;
  }
  g_return_val_if_reached(CAROM_SPOT_OFFER_SCENE);
}

/* Once the clock is where the contact found ahead has been logged, that is chosen. */
static void on_player_changed(CaromSpot *self, CaromPlayer *player) {
  guint64 frame;
  if (!self->is_on_the_way || carom_player_is_seeking(player))
    return;
  guint run = find_pane(self, self->looks_for),
        contact = carom_spot_search_get_contact(self->search, &frame);
  self->is_on_the_way = FALSE;
  if (contact < carom_run_count_contacts(carom_comparison_get_run(get_comparison(self), run)))
    carom_inspector_choose(self->inspector, run, contact);
}

static void on_replaced(CaromSpot *self) {
  stop_looking(self);
}

void carom_spot_go_to_contact(CaromSpot *self) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  guint run, contact;
  guint64 frame;
  if (carom_spot_look(self) != CAROM_SPOT_OFFER_CONTACT)
    return;
  if (find_logged(self, &run, &contact)) {
    carom_inspector_choose(self->inspector, run, contact);
    return;
  }
  CaromPlayer *player = carom_inspector_get_player(self->inspector);
  carom_spot_search_get_contact(self->search, &frame);
  self->is_on_the_way = TRUE;
  carom_player_set_playing(player, FALSE);
  carom_player_seek(player, frame);
  on_player_changed(self, player); /* it may have been there at once */
}

gboolean carom_spot_is_busy(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), FALSE);
  return self->is_on_the_way ||
         (self->search && carom_spot_search_get_state(self->search) == CAROM_SPOT_SEARCH_LOOKING);
}

void carom_spot_stop(CaromSpot *self) {
  g_return_if_fail(CAROM_IS_SPOT(self));
  if (self->search)
    carom_spot_search_stop(self->search);
  if (self->is_on_the_way) {
    self->is_on_the_way = FALSE;
    carom_player_halt(carom_inspector_get_player(self->inspector));
  }
  changed(self);
}

/* Until its first contact a run does not depend on the resolver; here it is the one asked about, at
 * exact times. */
static gboolean does_scene_show(const char *id, const CaromResolver *resolver) {
  g_autoptr(CaromScene) scene = carom_scene_file_load(id, NULL, NULL);
  if (!scene || scene->bodies->len != 2)
    return FALSE;
  const CaromMethodOption *detection = carom_method_option_by_key("detection");
  CaromMethod method = carom_method_option_defaults();
  method.resolver = resolver;
  carom_method_option_set(&method, detection, carom_method_option_part(detection, "events"));
  return carom_spot_search_would_show(scene, &method, -INFINITY, G_MAXINT64);
}

const char *carom_spot_find_scene(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), NULL);
  if (!update(self))
    return NULL;
  for (const char *const *id = carom_builtin_ids(); *id; id++)
    if (does_scene_show(*id, self->resolver))
      return *id;
  return NULL;
}

CaromInspector *carom_spot_get_inspector(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), NULL);
  return self->inspector;
}

/* ---- Words ---- */

/* What became of the answer in the resolver's own pane, if its bodies could not leave with it. */
static char *describe_rebound(CaromSpot *self) {
  const CaromPaneContact *own =
      carom_inspector_get_pane_contact(self->inspector, find_pane(self, self->resolver));
  return own ? carom_rebound_describe(&own->encounter.record, own->explanation->scene) : NULL;
}

static char *describe_answer(CaromSpot *self, gboolean found) {
  const CaromExplanation *explanation = get_explanation(self);
  guint column = (guint)carom_explanation_find(explanation, self->resolver);
  g_autofree char *cost = carom_mistake_cost_describe(explanation, column);
  /* Translators: two sentences: what is wrong, and what it costs */
  return g_strdup_printf(found ? _("Right. %1$s %2$s") : _("%1$s %2$s"),
                         carom_sentence_translate(self->resolver->mistake->correction), cost);
}

char *carom_spot_describe_more(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), NULL);
  CaromSpotState state = carom_spot_get_state(self);
  if (state != CAROM_SPOT_FOUND && state != CAROM_SPOT_TOLD)
    return NULL;
  const char *hidden = carom_sentence_translate(self->resolver->mistake->hidden);
  g_autofree char *run = carom_mistake_cost_describe_run(
      carom_comparison_get_run(get_comparison(self), find_pane(self, self->resolver)),
      carom_inspector_get_side(self->inspector));
  g_autofree char *rebound = describe_rebound(self);
  if (!rebound)
    /* Translators: two sentences: what the mistake costs in the run, and when it does not show */
    return g_strdup_printf(_("%1$s %2$s"), run, hidden);
  /* Translators: the same, and between them sentences on what happened after the contact */
  return g_strdup_printf(_("%1$s %2$s %3$s"), run, rebound, hidden);
}

char *carom_spot_describe(CaromSpot *self) {
  g_return_val_if_fail(CAROM_IS_SPOT(self), NULL);
  CaromSpotState state = carom_spot_get_state(self);
  const char *title = state == CAROM_SPOT_NONE ? "" : _(self->resolver->part.title);
  switch (state) {
  case CAROM_SPOT_NONE:
    return g_strdup("");
  case CAROM_SPOT_HIDDEN:
    return g_strdup_printf(
        /* Translators: the title of a resolver, such as "Wrong: Ada’s rotation", and a sentence
           that says when its mistake does not show */
        _("“%1$s”: this contact hides the mistake; the outcome is right, but for "
          "rounding. %2$s"),
        title, carom_sentence_translate(self->resolver->mistake->hidden));
  case CAROM_SPOT_ASKING:
    /* Translators: the title of a resolver, such as "Wrong: Ada’s rotation" */
    return g_strdup_printf(_("“%s”: in which line does it go wrong? Click that line, or walk to it "
                             "and press Enter."),
                           title);
  case CAROM_SPOT_MISSED:
    if (self->chosen)
      /* Translators: the title of a resolver, and a mistake, such as "Both bodies get the same
         impulse" */
      return g_strdup_printf(_("“%1$s”: no line has the mistake “%2$s”. Look for another one."),
                             title, _(self->chosen->mistake->name));
    /* Translators: the title of a resolver, such as "Wrong: Ada’s rotation" */
    return g_strdup_printf(_("“%s”: not that line. It is right if the lines above it are; look for "
                             "another one."),
                           title);
  case CAROM_SPOT_FOUND:
  case CAROM_SPOT_TOLD:
    return describe_answer(self, state == CAROM_SPOT_FOUND);
  }
  g_return_val_if_reached(NULL);
}

/* ---- Life ---- */

CaromSpot *carom_spot_new(CaromInspector *inspector) {
  g_return_val_if_fail(CAROM_IS_INSPECTOR(inspector), NULL);
  CaromSpot *self = g_object_new(CAROM_TYPE_SPOT, NULL);
  self->inspector = g_object_ref(inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(forget_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(on_player_changed), self,
                          G_CONNECT_SWAPPED);
  return self;
}

static void carom_spot_finalize(GObject *object) {
  CaromSpot *self = CAROM_SPOT(object);
  stop_looking(self);
  g_ptr_array_unref(self->excluded);
  g_clear_object(&self->inspector);
  G_OBJECT_CLASS(carom_spot_parent_class)->finalize(object);
}

static void carom_spot_class_init(CaromSpotClass *klass) {
  G_OBJECT_CLASS(klass)->finalize = carom_spot_finalize;
  signals[SIGNAL_CHANGED] = g_signal_new("changed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void carom_spot_init(CaromSpot *self) {
  self->excluded = g_ptr_array_new();
}
