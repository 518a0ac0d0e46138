/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document: a setup is what is being compared now. Setups never change, so an edit makes
 * another one, and the history has those before it. What is under way, such as a drag, is compared
 * already, but is no step before it is done. */
#include "carom-document.h"

#include "carom-edit-history.h"
#include "carom-same-scene.h"
#include "carom-scene-json.h"

#include <glib/gi18n-lib.h>

/* An edit that is under way. */
typedef struct {
  char *name;
  CaromMoment before;
  CaromScene *base; /* the scene with which the edit began: the start, or a state of a pane */
  guint pane;       /* the pane whose state that is */
  double taken_s;   /* the time of that state; < 0: base is the start */
  gboolean was_playing;
} Draft;

struct _CaromDocument {
  GObject parent_instance;
  CaromPlayer *player;
  CaromSetup *opened; /* the setup as it was opened */
  CaromSetup *now;
  CaromSetup *saved; /* (nullable): what is in the file, or would be no loss */
  gboolean modified; /* as last told */
  guint memory_mb;   /* of runs that begin */
  CaromSceneStore *store;
  CaromTentative *tentative;
  CaromEditHistory *history;
  Draft *draft; /* (nullable) */
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
  PROP_MODIFIED,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_CHANGED, SIGNAL_OPENED, SIGNAL_PANE_ADDED, SIGNAL_START_TAKEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void draft_free(Draft *draft) {
  g_free(draft->name);
  g_clear_pointer(&draft->before.setup, carom_setup_free);
  carom_scene_unref(draft->base);
  g_free(draft);
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

/* Makes @setup what is being compared.
 *
 * @setup: (transfer full): the new one */
static void install(CaromDocument *self, CaromSetup *setup) {
  g_clear_pointer(&self->now, carom_setup_free);
  self->now = setup;
  CaromRetention retention = CAROM_RETENTION_ALL;
  retention.budget = (gsize)self->memory_mb << 20;
  carom_player_set_comparison(
      self->player, carom_comparison_new_retaining(setup->scene, carom_setup_get_method(setup, 0),
                                                   setup->methods->len, &retention));
  update_modified(self);
  g_signal_emit(self, signals[SIGNAL_CHANGED], 0);
}

/* Makes @moment the present one.
 *
 * @moment: (transfer full): the setup is taken */
static void install_moment(CaromDocument *self, CaromMoment moment) {
  install(self, moment.setup);
  carom_player_go_to(self->player, &moment.clock);
}

static CaromMoment copy_moment(CaromDocument *self) {
  return (CaromMoment){carom_setup_copy(self->now), carom_player_get_clock(self->player)};
}

/* ---- The history ---- */

/* Returns: (transfer full): what was under way, which is so no more */
static Draft *end_draft(CaromDocument *self) {
  Draft *draft = g_steal_pointer(&self->draft);
  carom_player_set_drafting(self->player, FALSE);
  carom_edit_history_end(self->history);
  return draft;
}

void carom_document_change_setup(CaromDocument *self, CaromSetup *setup, const char *name,
                                 gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && setup && name);
  gboolean is_step = !carom_edit_history_go_on(self->history, name, subject);
  if (is_step)
    carom_edit_history_add(self->history, name, copy_moment(self));
  install(self, setup);
  carom_edit_history_done(self->history);
  if (is_step) /* what can be undone is the same otherwise, and so are the offers to do it */
    notify_all(self);
}

/* Goes one step through the history. What is under way is all that is undone. */
static void travel(CaromDocument *self,
                   gboolean (*go)(CaromEditHistory *history, CaromMoment *moment)) {
  carom_document_settle(self);
  if (self->draft || !self->now) {
    carom_document_cancel(self);
    return;
  }
  CaromMoment moment = copy_moment(self);
  if (!go(self->history, &moment)) {
    carom_setup_free(moment.setup);
    return;
  }
  install_moment(self, moment);
  notify_all(self);
}

/* ---- Opening and saving ---- */

/* @said: (transfer full): remarks about @scene */
static void show_opened(CaromDocument *self, CaromScene *scene, gboolean is_work, GPtrArray *said,
                        GPtrArray **remarks) {
  g_autoptr(GPtrArray) owned = said;
  carom_document_settle(self); /* with the scene for which it was asked */
  carom_edit_history_end(self->history);
  if (self->draft)
    draft_free(end_draft(self));
  carom_edit_history_clear(self->history);
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
  carom_document_change_setup(self, setup, _("Reload File"), NULL);
  set_saved(self, carom_setup_copy(self->now));
  if (remarks)
    *remarks = g_steal_pointer(&said);
  return TRUE;
}

void carom_document_note_saved(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_edit_history_end(self->history); /* to go back to what is saved, there must be a step */
  set_saved(self, carom_setup_copy(self->now));
  g_signal_emit_by_name(self, "saved");
}

void carom_document_keep(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_settle(self);
  carom_scene_store_accept(self->store);
  set_saved(self, NULL);
}

/* ---- Editing the scene ---- */

void carom_document_change(CaromDocument *self, CaromScene *scene, const char *name,
                           gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && scene && name);
  carom_document_cancel(self);
  if (!carom_same_scene(scene, self->now->scene))
    carom_document_change_setup(self, carom_setup_change_scene(self->now, scene), name, subject);
}

void carom_document_change_looks(CaromDocument *self, CaromScene *scene, const char *name,
                                 gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  CaromClock clock = carom_player_get_clock(self->player);
  carom_document_change(self, scene, name, subject);
  carom_player_go_to(self->player, &clock);
}

void carom_document_end_step(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_settle(self);
  carom_edit_history_end(self->history);
}

gboolean carom_document_take_back(CaromDocument *self, gconstpointer subject) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && subject, FALSE);
  CaromMoment before;
  carom_document_cancel(self);
  if (!carom_edit_history_take_back(self->history, subject, &before))
    return FALSE;
  install_moment(self, before);
  notify_all(self);
  return TRUE;
}

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
  carom_document_settle(self);
  return get_taken_s(self, pane) < 0 ? carom_scene_ref(self->now->scene)
                                     : carom_run_make_scene(get_run(self, pane));
}

/* @taken_s: < 0 if it was the start already */
static void tell_taken(CaromDocument *self, guint pane, double taken_s) {
  if (taken_s >= 0)
    g_signal_emit(self, signals[SIGNAL_START_TAKEN], 0, pane, taken_s);
}

void carom_document_change_in_pane(CaromDocument *self, guint pane, CaromScene *scene,
                                   const char *name, gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && scene && name);
  g_return_if_fail(pane < self->now->methods->len);
  carom_document_cancel(self);
  g_autoptr(CaromScene) start = carom_document_make_start(self, pane);
  if (carom_same_scene(scene, start))
    return;
  double taken_s = get_taken_s(self, pane);
  if (taken_s >= 0) /* what was edited before is not what is edited now */
    carom_edit_history_end(self->history);
  carom_document_change_setup(self, carom_setup_change_scene(self->now, scene), name, subject);
  tell_taken(self, pane, taken_s);
}

/* ---- Edits under way ---- */

CaromScene *carom_document_begin(CaromDocument *self, const char *name, guint pane) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && name, NULL);
  g_return_val_if_fail(pane < self->now->methods->len, NULL);
  carom_document_cancel(self);
  gboolean was_playing = carom_player_get_playing(self->player);
  carom_player_set_playing(self->player, FALSE);
  self->draft = g_new(Draft, 1);
  *self->draft = (Draft){
      .name = g_strdup(name),
      .before = copy_moment(self),
      .base = carom_document_make_start(self, pane),
      .pane = pane,
      .taken_s = get_taken_s(self, pane),
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

void carom_document_commit(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->draft);
  if (!has_preview(self) || carom_same_scene(self->now->scene, self->draft->base)) {
    carom_document_cancel(self);
    return;
  }
  Draft *draft = end_draft(self);
  carom_edit_history_add(self->history, draft->name, draft->before);
  draft->before.setup = NULL;
  carom_player_settle(self->player);
  notify_all(self);
  carom_player_set_playing(self->player, draft->was_playing);
  tell_taken(self, draft->pane, draft->taken_s);
  draft_free(draft);
}

void carom_document_cancel(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  carom_document_settle(self);
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

void carom_document_undo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, carom_edit_history_undo);
}

void carom_document_redo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, carom_edit_history_redo);
}

const CaromSetup *carom_document_get_setup(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  carom_document_settle(self);
  return self->now;
}

gboolean carom_document_is_modified(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), FALSE);
  carom_document_settle(self);
  return self->modified;
}

const CaromSetup *carom_document_get_opened_setup(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->opened;
}

CaromSceneStore *carom_document_get_store(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->store;
}

CaromTentative *carom_document_get_tentative(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->tentative;
}

CaromPlayer *carom_document_get_player(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->player;
}

static void carom_document_get_property(GObject *object, guint id, GValue *value,
                                        GParamSpec *pspec) {
  CaromDocument *self = CAROM_DOCUMENT(object);
  carom_document_settle(self);
  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean(value, carom_edit_history_get_undo_name(self->history) != NULL ||
                                   has_preview(self));
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean(value, carom_edit_history_get_redo_name(self->history) != NULL);
    break;
  case PROP_UNDO_NAME:
    g_value_set_string(value, carom_edit_history_get_undo_name(self->history));
    break;
  case PROP_REDO_NAME:
    g_value_set_string(value, carom_edit_history_get_redo_name(self->history));
    break;
  case PROP_DRAFTING:
    g_value_set_boolean(value, self->draft != NULL);
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
  g_clear_pointer(&self->opened, carom_setup_free);
  g_clear_pointer(&self->now, carom_setup_free);
  g_clear_pointer(&self->saved, carom_setup_free);
  g_clear_object(&self->store);
  g_clear_object(&self->tentative);
  g_clear_pointer(&self->history, carom_edit_history_free);
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
  add_signal(klass, "settling");
  signals[SIGNAL_PANE_ADDED] =
      g_signal_new("pane-added", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_START_TAKEN] =
      g_signal_new("start-taken", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_DOUBLE);
}

static void carom_document_init(CaromDocument *self) {
  self->history = carom_edit_history_new();
  self->store = carom_scene_store_new();
  self->tentative = carom_tentative_new();
  g_signal_connect_object(self->store, "disturbed", G_CALLBACK(update_modified), self,
                          G_CONNECT_SWAPPED);
}

CaromDocument *carom_document_new(CaromPlayer *player) {
  g_return_val_if_fail(CAROM_IS_PLAYER(player), NULL);
  CaromDocument *self = g_object_new(CAROM_TYPE_DOCUMENT, NULL);
  self->player = g_object_ref(player);
  g_signal_connect_object(player, "moving", G_CALLBACK(carom_document_settle), self,
                          G_CONNECT_SWAPPED);
  return self;
}
