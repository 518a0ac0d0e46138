/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document: a setup is what is being compared now. Setups never change, so an edit makes
 * another one, and the history is two stacks of those before and after it. What is under way, such
 * as a drag, is compared already, but is no step before it is done. */
#include "carom-document.h"

#include "carom-file-id.h"
#include "carom-format-error.h"
#include "carom-method-reference.h"
#include "carom-scene-compare.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* Edits of the same thing count as one if they follow each other faster than this. */
#define MERGE_US G_USEC_PER_SEC

/* A setup, and where its clock stood when it was left. */
typedef struct {
  CaromSetup *setup;
  CaromClock clock;
} Moment;

/* A step of the history, and what was there on its other side. */
typedef struct {
  char *name;
  Moment moment;
} Step;

/* An edit that is under way. */
typedef struct {
  char *name;
  Moment before;
  CaromScene *base; /* the scene with which the edit began: the start, or a state of a pane */
  guint pane;       /* the pane whose state that is */
  double taken_s;   /* the time of that state; < 0: base is the start */
  gboolean was_playing;
} Draft;

/* What has been typed somewhere. */
typedef struct {
  GObject *object; /* not owned */
  CaromDocumentFieldFunc func;
} Field;

struct _CaromDocument {
  GObject parent_instance;
  CaromPlayer *player;
  CaromSetup *opened; /* the setup as it was opened */
  CaromSetup *now;
  CaromSetup *saved; /* (nullable): what is in the file, or would be no loss */
  gboolean modified; /* as last told */
  guint memory_mb;   /* of runs that begin */
  CaromSceneStore *store;
  GArray *fields;             /* (element-type Field) */
  GArray *undo, *redo;        /* (element-type Step): the most recent one is last */
  char *last_name;            /* (nullable): of the last edit, if the next one can go on with it */
  gconstpointer last_subject; /* what it changed */
  gint64 last_edit_us;
  guint n_last;              /* how many steps the last edits of that are */
  CaromDocumentLater *later; /* (nullable): of the last step */
  Draft *draft;              /* (nullable) */
};

G_DEFINE_FINAL_TYPE(CaromDocument, carom_document, G_TYPE_OBJECT)

enum {
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_UNDO_NAME,
  PROP_REDO_NAME,
  PROP_N_PANES,
  PROP_MEMORY_MB,
  PROP_DRAFTING,
  PROP_CAN_SWITCH_BASIS,
  PROP_MODIFIED,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_CHANGED, SIGNAL_OPENED, SIGNAL_PANE_ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

void carom_document_do_pending(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  g_signal_emit_by_name(self, "do-pending");
}

/* ---- The setup ---- */

static void notify_all(CaromDocument *self) {
  for (guint i = 1; i < N_PROPERTIES; i++)
    g_object_notify_by_pspec(G_OBJECT(self), properties[i]);
}

/* Steps that are undone bring back the very setup that was there, so what is saved is recognised
 * without looking into it. */
static gboolean is_modified(CaromDocument *self) {
  if (!self->now)
    return FALSE;
  return !self->saved || self->now->scene != self->saved->scene ||
         self->now->methods != self->saved->methods ||
         carom_scene_store_get_state(self->store) == CAROM_FILE_DIGEST_GONE;
}

static void update_modified(CaromDocument *self) {
  gboolean modified = is_modified(self);
  if (modified == self->modified)
    return;
  self->modified = modified;
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_MODIFIED]);
}

/* @setup: (transfer full) (nullable): what is saved now, or would be no loss */
static void set_saved(CaromDocument *self, CaromSetup *setup) {
  g_clear_pointer(&self->saved, carom_setup_free);
  self->saved = setup;
  update_modified(self);
}

static CaromComparison *begin_comparison(CaromDocument *self, const CaromSetup *setup) {
  CaromRetention retention = CAROM_RETENTION_ALL;
  retention.budget = (gsize)self->memory_mb << 20;
  return carom_comparison_new_retaining(setup->scene, carom_setup_get_method(setup, 0),
                                        setup->methods->len, &retention);
}

/* Makes @setup what is being compared. If only looks are others, such as a colour or a bookmark,
 * the comparison goes on as it is, with all that is known of the run.
 *
 * @setup: (transfer full): the new one
 * Returns: whether it goes on; otherwise its clock stands at the start */
static gboolean install(CaromDocument *self, CaromSetup *setup) {
  CaromSetup *before = self->now;
  self->now = setup;
  gboolean goes_on = before && before->methods == setup->methods &&
                     carom_scene_compare_words(before->scene, setup->scene) &&
                     carom_player_restage(self->player, setup->scene);
  if (!goes_on)
    carom_player_set_comparison(self->player, begin_comparison(self, setup));
  g_clear_pointer(&before, carom_setup_free);
  update_modified(self);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
  return goes_on;
}

/* Makes @moment the present one.
 *
 * @moment: (transfer full): the setup is taken */
static void install_moment(CaromDocument *self, Moment moment) {
  if (!install(self, moment.setup))
    carom_player_go_to(self->player, &moment.clock);
}

/* Takes the clock to where it stood in another comparison: to the same time, or to the frame that
 * is nearest to it.
 *
 * @dt_s: of that comparison's scene */
static void return_to(CaromDocument *self, CaromClock clock, double dt_s) {
  if (clock.frame == 0 && clock.instant == CAROM_INSTANT_NONE)
    return;
  if (dt_s != self->now->scene->dt_s)
    clock = (CaromClock){.frame =
                             carom_player_frame_at(self->player, clock.instant == CAROM_INSTANT_NONE
                                                                     ? (double)clock.frame * dt_s
                                                                     : clock.instant_s)};
  carom_player_go_to(self->player, &clock);
}

static Moment copy_moment(CaromDocument *self) {
  return (Moment){carom_setup_copy(self->now), carom_player_get_clock(self->player)};
}

/* ---- The history ---- */

static void clear_step(gpointer data) {
  Step *step = data;
  g_free(step->name);
  g_clear_pointer(&step->moment.setup, carom_setup_free);
}

static GArray *make_stack(void) {
  GArray *stack = g_array_new(FALSE, FALSE, sizeof(Step));
  g_array_set_clear_func(stack, clear_step);
  return stack;
}

static Step *get_step(GArray *stack, guint i) {
  return &g_array_index(stack, Step, i);
}

static const char *get_last_name(GArray *stack) {
  return stack->len > 0 ? get_step(stack, stack->len - 1)->name : NULL;
}

/* Takes off all but the first @n steps.
 *
 * Returns: (transfer full): what was there on the other side of the first of them */
static Moment take_off(GArray *stack, guint n) {
  Moment moment = get_step(stack, n)->moment;
  get_step(stack, n)->moment.setup = NULL;
  g_array_set_size(stack, n);
  return moment;
}

/* The next edit is a step of its own, whatever it is of. */
static void end_step(CaromDocument *self) {
  g_clear_pointer(&self->last_name, g_free);
  self->n_last = 0;
}

static void later_free(CaromDocumentLater *later) {
  g_clear_pointer(&later->instead, carom_scene_unref);
  g_free(later);
}

/* @later: (transfer full) (nullable): of the last step */
static void set_later(CaromDocument *self, CaromDocumentLater *later) {
  if (!self->later && !later)
    return;
  g_clear_pointer(&self->later, later_free);
  self->later = later;
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_CAN_SWITCH_BASIS]);
}

/* What had been undone cannot be redone any more.
 *
 * @before: (transfer full): what was there before */
static void add_step(CaromDocument *self, const char *name, Moment before) {
  Step step = {g_strdup(name), before};
  g_array_append_val(self->undo, step);
  g_array_set_size(self->redo, 0);
  set_later(self, NULL);
}

static gboolean is_of_last(CaromDocument *self, const char *name, gconstpointer subject) {
  return self->last_name && subject == self->last_subject && g_str_equal(name, self->last_name);
}

/* Whether such an edit goes on with the last one, which has the same name and is of the same thing,
 * within a second. */
static gboolean would_go_on(CaromDocument *self, const char *name, gconstpointer subject) {
  return is_of_last(self, name, subject) && g_get_monotonic_time() - self->last_edit_us < MERGE_US;
}

/* Notes an edit. If it goes on with the last one, it shares that one's step.
 *
 * Returns: whether it goes on with the last one */
static gboolean go_on(CaromDocument *self, const char *name, gconstpointer subject) {
  gboolean is_same = is_of_last(self, name, subject);
  gboolean goes_on = would_go_on(self, name, subject);
  guint n_before = is_same ? self->n_last : 0;
  g_free(self->last_name);
  self->last_name = subject ? g_strdup(name) : NULL;
  self->last_subject = subject;
  self->n_last = n_before + (goes_on ? 0 : 1);
  return goes_on;
}

/* Makes @setup what is compared, as a step. Nothing must be under way.
 *
 * @setup: (transfer full)
 * @subject: (nullable): as in carom_document_change()
 * Returns: whether it is a step of its own */
static gboolean change_setup(CaromDocument *self, CaromSetup *setup, const char *name,
                             gconstpointer subject) {
  gboolean is_step = !go_on(self, name, subject);
  if (is_step)
    add_step(self, name, copy_moment(self));
  install(self, setup);
  self->last_edit_us = g_get_monotonic_time(); /* it may have taken long */
  if (is_step) /* what can be undone is the same otherwise, and so are the offers to do it */
    notify_all(self);
  return is_step;
}

/* Goes one step through the history. What is under way is all that is undone. */
static void travel(CaromDocument *self, GArray *from, GArray *to) {
  carom_document_do_pending(self);
  if (self->draft || !self->now) {
    carom_document_cancel(self);
    return;
  }
  end_step(self);
  if (from->len == 0)
    return;
  set_later(self, NULL);
  Step step = {g_strdup(get_last_name(from)), copy_moment(self)};
  Moment moment = take_off(from, from->len - 1);
  g_array_append_val(to, step);
  install_moment(self, moment);
  notify_all(self);
}

void carom_document_undo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, self->undo, self->redo);
}

void carom_document_redo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, self->redo, self->undo);
}

void carom_document_end_step(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_do_pending(self);
  end_step(self);
}

gboolean carom_document_take_back(CaromDocument *self, gconstpointer subject) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && subject, FALSE);
  carom_document_cancel(self);
  guint n = self->last_name && subject == self->last_subject ? self->n_last : 0;
  if (n == 0)
    return FALSE;
  Moment before = take_off(self->undo, self->undo->len - n);
  set_later(self, NULL);
  end_step(self);
  install_moment(self, before);
  notify_all(self);
  return TRUE;
}

/* ---- Editing the scene ---- */

static const CaromRun *get_run(CaromDocument *self, guint pane) {
  return carom_comparison_get_run(carom_player_get_comparison(self->player), pane);
}

/* The time of the state from which an edit in @pane starts; < 0 if it is the start. */
static double get_taken_s(CaromDocument *self, guint pane) {
  return carom_comparison_is_at_start(carom_player_get_comparison(self->player), pane)
             ? -1
             : get_run(self, pane)->world->time_s;
}

CaromScene *carom_document_make_start(CaromDocument *self, guint pane) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && pane < self->now->methods->len,
                       NULL);
  carom_document_do_pending(self);
  return get_taken_s(self, pane) < 0 ? carom_scene_ref(self->now->scene)
                                     : carom_run_make_scene(get_run(self, pane));
}

CaromScene *carom_document_make_other_base(CaromDocument *self, CaromDocumentBasis basis,
                                           guint pane, const char *name, gconstpointer subject) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && name, NULL);
  g_return_val_if_fail(pane < self->now->methods->len, NULL);
  carom_document_do_pending(self);
  gboolean is_later = get_taken_s(self, pane) >= 0;
  gboolean goes_on = self->later && would_go_on(self, name, subject) &&
                     !(is_later && basis == CAROM_DOCUMENT_FROM_NOW);
  if (goes_on)
    return self->later->instead ? carom_scene_ref(self->later->instead) : NULL;
  if (!is_later || basis == CAROM_DOCUMENT_ALWAYS)
    return NULL;
  if (basis == CAROM_DOCUMENT_FROM_NOW)
    return carom_scene_ref(self->now->scene);
  /* On its way to where the clock is going, the pane's state is not what was to be seen. */
  return carom_player_is_seeking(self->player) ? NULL : carom_document_make_start(self, pane);
}

/* Notes what the last step was, and tells.
 *
 * @instead: (nullable): as of CaromDocumentLater */
static void tell_later(CaromDocument *self, CaromDocumentBasis basis, guint pane, double time_s,
                       CaromScene *instead) {
  if (basis != CAROM_DOCUMENT_FROM_NOW && !instead)
    return;
  CaromDocumentLater *later = g_new(CaromDocumentLater, 1);
  *later = (CaromDocumentLater){basis, pane, time_s, instead ? carom_scene_ref(instead) : NULL};
  set_later(self, later);
  g_signal_emit_by_name(self, "edited-later");
}

/* The last step has gone on.
 *
 * @instead: (nullable): what all of it comes to on the other basis */
static void extend_later(CaromDocument *self, CaromScene *instead) {
  if (!self->later)
    return;
  CaromDocumentLater *later = g_new(CaromDocumentLater, 1);
  *later = *self->later;
  later->instead = instead ? carom_scene_ref(instead) : NULL;
  set_later(self, later);
}

void carom_document_edit(CaromDocument *self, const CaromDocumentEdit *edit, const char *name,
                         gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && edit && edit->scene && name);
  g_return_if_fail(edit->pane < self->now->methods->len);
  carom_document_cancel(self);
  gboolean is_from_now = edit->basis == CAROM_DOCUMENT_FROM_NOW;
  g_autoptr(CaromScene) base =
      is_from_now ? carom_document_make_start(self, edit->pane) : carom_scene_ref(self->now->scene);
  if (carom_setup_same_scene(edit->scene, base))
    return;
  double taken_s = get_taken_s(self, edit->pane), dt_s = self->now->scene->dt_s;
  CaromClock clock = carom_player_get_clock(self->player);
  if (is_from_now && taken_s >= 0) /* what was edited before is not what is edited now */
    end_step(self);
  gboolean is_step =
      change_setup(self, carom_setup_change_scene(self->now, edit->scene), name, subject);
  if (!is_from_now)
    return_to(self, clock, dt_s);
  if (!is_step)
    extend_later(self, edit->instead);
  else if (taken_s >= 0)
    tell_later(self, edit->basis, edit->pane, taken_s, edit->instead);
}

void carom_document_change(CaromDocument *self, CaromScene *scene, const char *name,
                           gconstpointer subject) {
  carom_document_edit(self, &(CaromDocumentEdit){CAROM_DOCUMENT_ALWAYS, .scene = scene}, name,
                      subject);
}

/* Returns: (transfer full) (nullable): a copy of @scene that has been changed */
static CaromScene *change_copy(const CaromScene *scene, CaromDocumentEditFunc func,
                               gconstpointer data, GError **error) {
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  return func(copy, data, error) ? g_steal_pointer(&copy) : NULL;
}

gboolean carom_document_edit_by(CaromDocument *self, CaromDocumentBasis basis,
                                CaromDocumentEditFunc func, gconstpointer data, const char *name,
                                gconstpointer subject, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && func && name, FALSE);
  carom_document_cancel(self);
  g_autoptr(CaromScene) base = basis == CAROM_DOCUMENT_FROM_NOW ? carom_document_make_start(self, 0)
                                                                : carom_scene_ref(self->now->scene);
  g_autoptr(CaromScene) scene = change_copy(base, func, data, error);
  if (!scene)
    return FALSE;
  g_autoptr(CaromScene) other = carom_document_make_other_base(self, basis, 0, name, subject);
  g_autoptr(CaromScene) instead = other ? change_copy(other, func, data, NULL) : NULL;
  carom_document_edit(self, &(CaromDocumentEdit){basis, 0, scene, instead}, name, subject);
  return TRUE;
}

const CaromDocumentLater *carom_document_get_later(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  carom_document_do_pending(self);
  return self->later;
}

static gboolean can_switch_basis(CaromDocument *self) {
  return self->later && self->later->instead;
}

void carom_document_switch_basis(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_cancel(self);
  if (!can_switch_basis(self))
    return;
  const CaromDocumentLater later = *self->later;
  g_autoptr(CaromScene) scene = carom_scene_ref(later.instead);
  g_autoptr(CaromScene) instead = carom_scene_ref(self->now->scene);
  g_autofree char *name = g_strdup(get_last_name(self->undo));
  Moment before = take_off(self->undo, self->undo->len - 1);
  gboolean goes_back = later.basis == CAROM_DOCUMENT_FROM_NOW;
  end_step(self);
  add_step(self, name, before);
  install(self, carom_setup_change_scene(before.setup, scene));
  if (goes_back)
    return_to(self, before.clock, before.setup->scene->dt_s);
  notify_all(self);
  tell_later(self, goes_back ? CAROM_DOCUMENT_FROM_START : CAROM_DOCUMENT_FROM_NOW, later.pane,
             later.time_s, instead);
}

/* ---- Edits under way ---- */

static void draft_free(Draft *draft) {
  g_free(draft->name);
  g_clear_pointer(&draft->before.setup, carom_setup_free);
  carom_scene_unref(draft->base);
  g_free(draft);
}

/* Returns: (transfer full): what was under way, which is so no more */
static Draft *end_draft(CaromDocument *self) {
  Draft *draft = g_steal_pointer(&self->draft);
  carom_player_set_drafting(self->player, FALSE);
  end_step(self);
  return draft;
}

CaromScene *carom_document_begin(CaromDocument *self, const char *name, CaromDocumentBasis basis,
                                 guint pane) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && name, NULL);
  g_return_val_if_fail(pane < self->now->methods->len, NULL);
  carom_document_cancel(self);
  gboolean is_of_start = basis == CAROM_DOCUMENT_ALWAYS;
  gboolean was_playing = carom_player_get_playing(self->player);
  carom_player_set_playing(self->player, FALSE);
  self->draft = g_new(Draft, 1);
  *self->draft = (Draft){
      .name = g_strdup(name),
      .before = copy_moment(self),
      .base =
          is_of_start ? carom_scene_ref(self->now->scene) : carom_document_make_start(self, pane),
      .pane = pane,
      .taken_s = is_of_start ? -1 : get_taken_s(self, pane),
      .was_playing = was_playing,
  };
  carom_player_set_drafting(self->player, TRUE);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_DRAFTING]);
  return self->draft->base;
}

/* Whether what is under way has changed anything yet. */
static gboolean has_preview(CaromDocument *self) {
  return self->draft && self->now->scene != self->draft->before.setup->scene;
}

void carom_document_preview(CaromDocument *self, CaromScene *scene) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->draft && scene);
  install(self, carom_setup_change_scene(self->now, scene));
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_CAN_UNDO]);
}

void carom_document_commit(CaromDocument *self, CaromDocumentBasis basis, CaromScene *from_start) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->draft);
  if (!has_preview(self) || carom_setup_same_scene(self->now->scene, self->draft->base)) {
    carom_document_cancel(self);
    return;
  }
  Draft *draft = end_draft(self);
  const Moment before = draft->before;
  g_autoptr(CaromScene) from_now = carom_scene_ref(self->now->scene);
  gboolean goes_back = basis != CAROM_DOCUMENT_FROM_NOW && from_start;
  draft->before.setup = NULL;
  add_step(self, draft->name, before);
  if (goes_back) {
    install(self, carom_setup_change_scene(before.setup, from_start));
    return_to(self, before.clock, before.setup->scene->dt_s);
  } else {
    carom_player_show_in_full(self->player);
  }
  notify_all(self);
  carom_player_set_playing(self->player, draft->was_playing);
  if (draft->taken_s >= 0 && basis != CAROM_DOCUMENT_ALWAYS)
    tell_later(self, goes_back ? CAROM_DOCUMENT_FROM_START : CAROM_DOCUMENT_FROM_NOW, draft->pane,
               draft->taken_s, goes_back ? from_now : from_start);
  draft_free(draft);
}

void carom_document_cancel(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_do_pending(self);
  if (!self->draft)
    return;
  Draft *draft = end_draft(self);
  if (self->now->scene != draft->before.setup->scene) {
    install_moment(self, draft->before);
    draft->before.setup = NULL;
  }
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_DRAFTING]);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_CAN_UNDO]);
  carom_player_set_playing(self->player, draft->was_playing);
  draft_free(draft);
}

/* ---- Parameters and panes ---- */

typedef struct {
  const CaromParameter *parameter;
  double value;
} ParameterValue;

/* A CaromDocumentEditFunc. */
static gboolean set_value(CaromScene *scene, gconstpointer data, GError **error) {
  const ParameterValue *set = data;
  set->parameter->set(scene, set->value);
  return TRUE;
}

void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && parameter && isfinite(value));
  carom_document_cancel(self);
  ParameterValue wanted = {parameter, CLAMP(value, parameter->min, parameter->max)};
  if (parameter->get(self->now->scene) != wanted.value ||
      carom_parameter_is_mixed(parameter, self->now->scene))
    carom_document_edit_by(self, CAROM_DOCUMENT_FROM_START, set_value, &wanted,
                           _(parameter->edit_name), parameter, NULL);
}

static void change_methods(CaromDocument *self, GArray *methods, const char *name) {
  change_setup(self, carom_setup_change_methods(self->now, methods), name, NULL);
}

void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (i >= self->now->methods->len ||
      carom_method_option_get(carom_setup_get_method(self->now, i), option) == part)
    return;
  /* Translators: the name of an edit, as in “Undo Change Method of Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Change Method of Pane %u"), i + 1);
  g_autoptr(GArray) methods = g_array_copy(self->now->methods);
  carom_method_option_set(&g_array_index(methods, CaromMethod, i), option, part);
  change_methods(self, methods, name);
}

const CaromPart *carom_document_get_common(CaromDocument *self, const CaromMethodOption *option) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  const CaromPart *common = NULL;
  for (guint i = 0; self->now && i < self->now->methods->len; i++) {
    const CaromPart *part = carom_method_option_get(carom_setup_get_method(self->now, i), option);
    if (i > 0 && part != common)
      return NULL;
    common = part;
  }
  return common;
}

void carom_document_set_common(CaromDocument *self, const CaromMethodOption *option,
                               const CaromPart *part) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (carom_document_get_common(self, option) == part)
    return;
  g_autoptr(GArray) methods = g_array_copy(self->now->methods);
  for (guint i = 0; i < methods->len; i++)
    carom_method_option_set(&g_array_index(methods, CaromMethod, i), option, part);
  /* Translators: the name of an edit, as in “Undo Change Method of All Panes” */
  change_methods(self, methods, _("Change Method of All Panes"));
}

void carom_document_set_reference(CaromDocument *self, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && i < self->now->methods->len);
  carom_document_cancel(self);
  g_autoptr(GArray) methods = g_array_copy(self->now->methods);
  CaromMethod *of_panes = (CaromMethod *)methods->data;
  if (carom_method_reference_find(of_panes, methods->len) == i)
    return;
  CaromClock clock = carom_player_get_clock(self->player);
  carom_method_reference_choose(of_panes, methods->len, i);
  /* Translators: the name of an edit, as in “Undo Choose Reference” */
  change_methods(self, methods, _("Choose Reference"));
  return_to(self, clock, self->now->scene->dt_s);
}

void carom_document_add_pane(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  guint n = self->now->methods->len;
  if (n >= CAROM_DOCUMENT_MAX_PANES)
    return;
  CaromMethod method = carom_setup_suggest_method(self->now);
  g_autoptr(GArray) methods = g_array_copy(self->now->methods);
  g_array_append_val(methods, method);
  /* Translators: the name of an edit, as in “Undo Add Pane” */
  change_methods(self, methods, _("Add Pane"));
  g_signal_emit(self, signals[SIGNAL_PANE_ADDED], 0, n);
}

void carom_document_remove_pane(CaromDocument *self, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (self->now->methods->len < 2 || i >= self->now->methods->len)
    return;
  /* Translators: the name of an edit, as in “Undo Remove Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Remove Pane %u"), i + 1);
  g_autoptr(GArray) methods = g_array_copy(self->now->methods);
  g_array_remove_index(methods, i);
  change_methods(self, methods, name);
}

void carom_document_reset(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (self->now->scene != self->opened->scene || self->now->methods != self->opened->methods)
    /* Translators: the name of an edit, as in “Undo Reset Scene and Panes” */
    change_setup(self, carom_setup_copy(self->opened), _("Reset Scene and Panes"), NULL);
}

/* ---- Opening and saving ---- */

/* @said: (transfer full): remarks about @scene */
static void show_opened(CaromDocument *self, CaromScene *scene, gboolean is_work, GPtrArray *said,
                        GPtrArray **remarks) {
  g_autoptr(GPtrArray) owned = said;
  carom_document_do_pending(self); /* with the scene for which it was asked */
  if (self->draft)
    draft_free(end_draft(self));
  g_array_set_size(self->undo, 0);
  g_array_set_size(self->redo, 0);
  set_later(self, NULL);
  end_step(self);
  g_clear_pointer(&self->opened, carom_setup_free);
  self->opened = carom_setup_new_suggested(scene, CAROM_DOCUMENT_MAX_PANES, said);
  carom_player_set_playing(self->player, FALSE);
  install(self, carom_setup_copy(self->opened));
  set_saved(self, is_work ? NULL : carom_setup_copy(self->opened));
  notify_all(self);
  if (remarks)
    *remarks = g_steal_pointer(&owned);
  g_signal_emit(self, signals[SIGNAL_OPENED], 0);
}

gboolean carom_document_open(CaromDocument *self, const char *name, GPtrArray **remarks,
                             GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && name, FALSE);
  GPtrArray *said = NULL;
  g_autoptr(CaromScene) scene = carom_scene_store_load(self->store, name, &said, error);
  if (!scene)
    return FALSE;
  show_opened(self, scene, FALSE, said, remarks);
  return TRUE;
}

void carom_document_open_scene(CaromDocument *self, CaromScene *scene, gboolean is_work) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && scene);
  carom_scene_store_set_file(self->store, NULL, NULL, FALSE);
  show_opened(self, scene, is_work, g_ptr_array_new_with_free_func(g_free), NULL);
}

gboolean carom_document_reload(CaromDocument *self, GPtrArray **remarks, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now, FALSE);
  const char *path = carom_scene_store_get_path(self->store);
  g_return_val_if_fail(path, FALSE);
  g_autoptr(GPtrArray) said = NULL;
  g_autoptr(CaromScene) scene = carom_scene_store_load(self->store, path, &said, error);
  if (!scene)
    return FALSE;
  carom_document_cancel(self);
  CaromSetup *setup = carom_setup_new_suggested(scene, CAROM_DOCUMENT_MAX_PANES, said);
  /* Translators: the name of an edit, as in “Undo Reload File” */
  change_setup(self, setup, _("Reload File"), NULL);
  set_saved(self, carom_setup_copy(self->now));
  if (remarks)
    *remarks = g_steal_pointer(&said);
  return TRUE;
}

/* @setup: as it is to be in the file */
static gboolean write_setup(CaromDocument *self, const CaromSetup *setup, const char *path,
                            GError **error) {
  g_autoptr(CaromScene) scene = carom_setup_make_scene(setup);
  return carom_scene_store_save(self->store, scene, path, error);
}

/* What is compared has been written to its file. */
static void note_saved(CaromDocument *self) {
  end_step(self); /* to go back to what is saved, there must be a step, and it must stay */
  set_later(self, NULL);
  set_saved(self, carom_setup_copy(self->now));
  g_signal_emit_by_name(self, "saved");
}

gboolean carom_document_save(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && path, FALSE);
  carom_document_do_pending(self);
  if (!write_setup(self, self->now, path, error))
    return FALSE;
  note_saved(self);
  return TRUE;
}

gboolean carom_document_save_titled(CaromDocument *self, const char *path, const char *title,
                                    GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && path && title, FALSE);
  carom_document_do_pending(self);
  g_autoptr(CaromScene) scene = carom_scene_copy(self->now->scene);
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_autoptr(CaromSetup) setup = carom_setup_change_scene(self->now, scene);
  if (!write_setup(self, setup, path, error))
    return FALSE;
  /* Translators: the name of an edit, as in “Undo Name Scene” */
  carom_document_change(self, scene, _("Name Scene"), NULL);
  note_saved(self);
  return TRUE;
}

gboolean carom_document_check_export(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && path, FALSE);
  const char *own = carom_scene_store_get_path(self->store);
  if (!own || !carom_file_id_is_same(path, own))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: This is the file of the scene that is open. Choose another name."), shown);
  return FALSE;
}

void carom_document_keep(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_do_pending(self);
  carom_scene_store_accept(self->store);
  set_saved(self, NULL);
}

/* ---- What it is ---- */

const CaromSetup *carom_document_get_setup(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  carom_document_do_pending(self);
  return self->now;
}

CaromScene *carom_document_get_scene(CaromDocument *self) {
  const CaromSetup *setup = carom_document_get_setup(self);
  return setup ? setup->scene : NULL;
}

const CaromScene *carom_document_get_opened(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->opened ? self->opened->scene : NULL;
}

CaromScene *carom_document_make_scene(CaromDocument *self) {
  const CaromSetup *setup = carom_document_get_setup(self);
  g_return_val_if_fail(setup, NULL);
  return carom_setup_make_scene(setup);
}

char *carom_document_make_key(CaromDocument *self) {
  const CaromScene *scene = carom_document_get_scene(self);
  const char *path = carom_scene_store_get_path(self->store);
  if (!path)
    return scene ? g_strdup(scene->id) : NULL;
  g_autoptr(GFile) file = g_file_new_for_path(path);
  return g_file_get_uri(file);
}

gboolean carom_document_is_modified(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), FALSE);
  carom_document_do_pending(self);
  return self->modified;
}

gboolean carom_document_is_unused(CaromDocument *self) {
  return !carom_document_is_modified(self) && self->undo->len == 0 && self->redo->len == 0 &&
         !has_preview(self) && !carom_scene_store_get_path(self->store);
}

CaromSceneStore *carom_document_get_store(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->store;
}

CaromPlayer *carom_document_get_player(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->player;
}

/* ---- What is typed ---- */

static Field *get_field(CaromDocument *self, guint i) {
  return &g_array_index(self->fields, Field, i);
}

/* What was typed into it is gone as well. */
static void on_field_gone(gpointer data, GObject *object) {
  CaromDocument *self = CAROM_DOCUMENT(data);
  for (guint i = self->fields->len; i-- > 0;)
    if (get_field(self, i)->object == object)
      g_array_remove_index(self->fields, i);
  carom_document_note_typing(self);
}

void carom_document_add_field(CaromDocument *self, GObject *field, CaromDocumentFieldFunc func) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && G_IS_OBJECT(field) && func);
  Field added = {field, func};
  g_array_append_val(self->fields, added);
  g_object_weak_ref(field, on_field_gone, self);
}

void carom_document_note_typing(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  g_signal_emit_by_name(self, "typed");
}

CaromSetup *carom_document_make_tentative_setup(CaromDocument *self) {
  const CaromSetup *now = carom_document_get_setup(self);
  g_autoptr(CaromScene) made = NULL;
  for (guint i = 0; now && i < self->fields->len; i++) {
    const Field *field = get_field(self, i);
    CaromScene *next = field->func(field->object, made);
    if (!next)
      continue;
    g_clear_pointer(&made, carom_scene_unref);
    made = next;
  }
  return made && !carom_setup_same_scene(made, now->scene) ? carom_setup_change_scene(now, made)
                                                           : NULL;
}

/* ---- Life ---- */

static void carom_document_get_property(GObject *object, guint id, GValue *value,
                                        GParamSpec *pspec) {
  CaromDocument *self = CAROM_DOCUMENT(object);
  carom_document_do_pending(self);
  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean(value, self->undo->len > 0 || has_preview(self));
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean(value, self->redo->len > 0);
    break;
  case PROP_UNDO_NAME:
    g_value_set_string(value, get_last_name(self->undo));
    break;
  case PROP_REDO_NAME:
    g_value_set_string(value, get_last_name(self->redo));
    break;
  case PROP_DRAFTING:
    g_value_set_boolean(value, self->draft != NULL);
    break;
  case PROP_CAN_SWITCH_BASIS:
    g_value_set_boolean(value, can_switch_basis(self));
    break;
  case PROP_MODIFIED:
    g_value_set_boolean(value, self->modified);
    break;
  case PROP_N_PANES:
    g_value_set_uint(value, self->now ? self->now->methods->len : 0);
    break;
  case PROP_MEMORY_MB:
    g_value_set_uint(value, self->memory_mb);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_document_set_property(GObject *object, guint id, const GValue *value,
                                        GParamSpec *pspec) {
  if (id == PROP_MEMORY_MB)
    CAROM_DOCUMENT(object)->memory_mb = g_value_get_uint(value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_document_finalize(GObject *object) {
  CaromDocument *self = CAROM_DOCUMENT(object);
  g_clear_object(&self->player);
  g_clear_pointer(&self->draft, draft_free);
  g_clear_pointer(&self->later, later_free);
  g_clear_pointer(&self->opened, carom_setup_free);
  g_clear_pointer(&self->now, carom_setup_free);
  g_clear_pointer(&self->saved, carom_setup_free);
  g_clear_object(&self->store);
  for (guint i = 0; i < self->fields->len; i++)
    g_object_weak_unref(get_field(self, i)->object, on_field_gone, self);
  g_array_unref(self->fields);
  g_array_unref(self->undo);
  g_array_unref(self->redo);
  g_free(self->last_name);
  G_OBJECT_CLASS(carom_document_parent_class)->finalize(object);
}

static guint add_signal(CaromDocumentClass *klass, const char *name) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 0);
}

static void carom_document_class_init(CaromDocumentClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_document_get_property;
  object_class->set_property = carom_document_set_property;
  object_class->finalize = carom_document_finalize;

  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  properties[PROP_CAN_UNDO] = g_param_spec_boolean("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_NAME] = g_param_spec_string("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] = g_param_spec_string("redo-name", NULL, NULL, NULL, flags);
  properties[PROP_DRAFTING] = g_param_spec_boolean("drafting", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_SWITCH_BASIS] =
      g_param_spec_boolean("can-switch-basis", NULL, NULL, FALSE, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean("modified", NULL, NULL, FALSE, flags);
  properties[PROP_N_PANES] =
      g_param_spec_uint("n-panes", NULL, NULL, 0, CAROM_DOCUMENT_MAX_PANES, 0, flags);
  properties[PROP_MEMORY_MB] =
      g_param_spec_uint("memory-mb", NULL, NULL, 1, G_MAXUINT, CAROM_RETENTION_BUDGET >> 20,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_CHANGED] = add_signal(klass, "changed");
  signals[SIGNAL_OPENED] = add_signal(klass, "opened");
  add_signal(klass, "saved");
  add_signal(klass, "do-pending");
  add_signal(klass, "typed");
  add_signal(klass, "edited-later");
  signals[SIGNAL_PANE_ADDED] =
      g_signal_new("pane-added", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void carom_document_init(CaromDocument *self) {
  self->undo = make_stack();
  self->redo = make_stack();
  self->store = carom_scene_store_new();
  self->fields = g_array_new(FALSE, FALSE, sizeof(Field));
  g_signal_connect_object(self->store, "disturbed", G_CALLBACK(update_modified), self,
                          G_CONNECT_SWAPPED);
}

CaromDocument *carom_document_new(CaromPlayer *player) {
  g_return_val_if_fail(CAROM_IS_PLAYER(player), NULL);
  CaromDocument *self = g_object_new(CAROM_TYPE_DOCUMENT, NULL);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "moving", G_CALLBACK(carom_document_do_pending), self,
                          G_CONNECT_SWAPPED);
  return self;
}
