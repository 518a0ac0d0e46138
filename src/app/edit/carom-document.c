/* carom-document: a setup is what is being compared now. Setups never change, so an edit makes
 * another one, and the history has those before it. What is under way, such as a drag, is compared
 * already, but is no step before it is done. */
#include "carom-document.h"

#include "carom-edit-history.h"
#include "carom-file-id.h"
#include "carom-format-error.h"
#include "carom-method-suggestion.h"
#include "carom-output.h"
#include "carom-same-scene.h"
#include "carom-scene-file.h"
#include "carom-scene-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* An edit that is under way. */
typedef struct {
  char *name;
  CaromMoment before;
  CaromScene *base; /* with which it began */
  guint pane;
  double taken_s; /* the time of the state that base is; 0: it is the start */
  gboolean was_playing;
} Draft;

struct _CaromDocument {
  GObject parent_instance;
  CaromPlayer *player;
  CaromSetup *opened; /* the setup as it was opened */
  CaromSetup *now;
  char *path; /* the scene's file; NULL if it has none */
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
  PROP_DRAFTING,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_OPENED, SIGNAL_PANE_ADDED, SIGNAL_START_TAKEN, N_SIGNALS };
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

/* Makes @setup what is being compared.
 *
 * @setup: (transfer full): the new one */
static void install(CaromDocument *self, CaromSetup *setup) {
  g_clear_pointer(&self->now, carom_setup_free);
  self->now = setup;
  carom_player_set_comparison(
      self->player,
      carom_comparison_new(setup->scene, carom_setup_get_method(setup, 0), setup->methods->len));
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

/* Installs an edited setup so that it can be undone.
 *
 * @setup: (transfer full): the new one
 * @subject: (nullable): what was changed: the same pointer for the same thing */
static void edit(CaromDocument *self, CaromSetup *setup, const char *name, gconstpointer subject) {
  gboolean is_step = !carom_edit_history_goes_on(self->history, name, subject);
  if (is_step)
    carom_edit_history_add(self->history, name, copy_moment(self));
  install(self, setup);
  if (is_step) /* what can be undone is the same otherwise, and so are the offers to do it */
    notify_all(self);
}

/* Goes one step through the history. What is under way is all that is undone. */
static void travel(CaromDocument *self,
                   gboolean (*go)(CaromEditHistory *history, CaromMoment *moment)) {
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

/* The panes that the scene suggests, but no more than the window shows. */
static GArray *suggest_methods(const CaromScene *scene, GPtrArray *remarks) {
  GArray *methods = carom_method_suggestion_panes(scene);
  if (methods->len > CAROM_DOCUMENT_MAX_PANES) {
    g_array_set_size(methods, CAROM_DOCUMENT_MAX_PANES);
    g_ptr_array_add(remarks,
                    g_strdup_printf(_("The scene suggests more panes than the window shows: here "
                                      "are the first %d."),
                                    CAROM_DOCUMENT_MAX_PANES));
  }
  return methods;
}

/* Begins anew with @scene.
 *
 * @path: (nullable): of its file
 * @remarks: (element-type utf8): what is worth saying is added */
static void begin(CaromDocument *self, CaromScene *scene, const char *path, GPtrArray *remarks) {
  g_autoptr(GArray) methods = suggest_methods(scene, remarks);
  carom_edit_history_end(self->history);
  if (self->draft)
    draft_free(end_draft(self));
  carom_edit_history_clear(self->history);
  g_clear_pointer(&self->opened, carom_setup_free);
  self->opened = carom_setup_new(scene, methods);
  carom_player_set_playing(self->player, FALSE);
  install(self, carom_setup_copy(self->opened));
  notify_all(self);
  g_free(self->path);
  self->path = g_strdup(path);
}

gboolean carom_document_open(CaromDocument *self, const char *name, GPtrArray **remarks,
                             GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && name, FALSE);
  g_autoptr(GPtrArray) said = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(name, &said, error);
  if (!scene)
    return FALSE;
  begin(self, scene, g_file_test(name, G_FILE_TEST_EXISTS) ? name : NULL, said);
  if (remarks)
    *remarks = g_steal_pointer(&said);
  g_signal_emit(self, signals[SIGNAL_OPENED], 0);
  return TRUE;
}

void carom_document_open_new(CaromDocument *self, CaromScene *scene) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && scene);
  g_autoptr(GPtrArray) said = g_ptr_array_new_with_free_func(g_free);
  begin(self, scene, NULL, said);
  g_signal_emit(self, signals[SIGNAL_OPENED], 0);
}

gboolean carom_document_save(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now, FALSE);
  g_autoptr(CaromScene) scene = carom_scene_copy(self->now->scene);
  g_array_set_size(scene->methods, 0);
  g_array_append_vals(scene->methods, self->now->methods->data, self->now->methods->len);
  g_autofree char *json = carom_scene_json_write(scene);
  if (!carom_output_write(path, json, strlen(json), error))
    return FALSE;
  g_free(self->path);
  self->path = g_strdup(path);
  return TRUE;
}

gboolean carom_document_check_export(CaromDocument *self, const char *path, GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && path, FALSE);
  if (!self->path || !carom_file_id_is_same(path, self->path))
    return TRUE;
  g_autofree char *shown = g_filename_display_name(path);
  g_set_error(error, CAROM_FORMAT_ERROR, CAROM_FORMAT_ERROR_WRITE,
              _("%s: This is the file of the scene that is open. Choose another name."), shown);
  return FALSE;
}

/* ---- Editing the scene ---- */

void carom_document_change(CaromDocument *self, CaromScene *scene, const char *name,
                           gconstpointer subject) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && scene && name);
  carom_document_cancel(self);
  if (!carom_same_scene(scene, self->now->scene))
    edit(self, carom_setup_new(scene, self->now->methods), name, subject);
}

void carom_document_end_step(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
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

CaromScene *carom_document_make_start(CaromDocument *self, guint pane) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && self->now && pane < self->now->methods->len,
                       NULL);
  const CaromRun *run = get_run(self, pane);
  return run->world->time_s > 0 ? carom_run_make_scene(run) : carom_scene_ref(self->now->scene);
}

/* @taken_s: 0 if it was the start already */
static void tell_taken(CaromDocument *self, guint pane, double taken_s) {
  if (taken_s > 0)
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
  double taken_s = get_run(self, pane)->world->time_s;
  if (taken_s > 0) /* what was edited before is not what is edited now */
    carom_edit_history_end(self->history);
  edit(self, carom_setup_new(scene, self->now->methods), name, subject);
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
      .taken_s = get_run(self, pane)->world->time_s,
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
  install(self, carom_setup_new(scene, self->now->methods));
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

void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && parameter && isfinite(value));
  carom_document_cancel(self);
  double wanted = CLAMP(value, parameter->min, parameter->max);
  if (parameter->get(self->now->scene) == wanted &&
      !carom_parameter_is_mixed(parameter, self->now->scene))
    return;
  g_autoptr(CaromScene) scene = carom_scene_copy(self->now->scene);
  parameter->set(scene, wanted);
  edit(self, carom_setup_new(scene, self->now->methods), _(parameter->edit_name), parameter);
}

static void edit_methods(CaromDocument *self, GArray *methods, const char *name) {
  edit(self, carom_setup_new(self->now->scene, methods), name, NULL);
}

void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && i < self->now->methods->len);
  carom_document_cancel(self);
  if (carom_method_option_get(carom_setup_get_method(self->now, i), option) == part)
    return;
  /* Translators: the name of an edit, as in “Undo Change Method of Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Change Method of Pane %u"), i + 1);
  g_autoptr(GArray) methods = carom_setup_copy_methods(self->now);
  carom_method_option_set(&g_array_index(methods, CaromMethod, i), option, part);
  edit_methods(self, methods, name);
}

void carom_document_add_pane(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  guint n = self->now->methods->len;
  if (n >= CAROM_DOCUMENT_MAX_PANES)
    return;
  CaromMethod method = carom_setup_suggest_method(self->now);
  g_autoptr(GArray) methods = carom_setup_copy_methods(self->now);
  g_array_append_val(methods, method);
  /* Translators: the name of an edit, as in “Undo Add Pane” */
  edit_methods(self, methods, _("Add Pane"));
  g_signal_emit(self, signals[SIGNAL_PANE_ADDED], 0, n);
}

void carom_document_remove_pane(CaromDocument *self, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (self->now->methods->len < 2 || i >= self->now->methods->len)
    return;
  /* Translators: the name of an edit, as in “Undo Remove Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Remove Pane %u"), i + 1);
  g_autoptr(GArray) methods = carom_setup_copy_methods(self->now);
  g_array_remove_index(methods, i);
  edit_methods(self, methods, name);
}

void carom_document_reset(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  carom_document_cancel(self);
  if (self->now->scene != self->opened->scene || self->now->methods != self->opened->methods)
    /* Translators: the name of an edit, as in “Undo Reset Scene and Panes” */
    edit(self, carom_setup_copy(self->opened), _("Reset Scene and Panes"), NULL);
}

void carom_document_undo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, carom_edit_history_undo);
}

void carom_document_redo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, carom_edit_history_redo);
}

CaromScene *carom_document_get_scene(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->now ? self->now->scene : NULL;
}

const CaromScene *carom_document_get_opened(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->opened ? self->opened->scene : NULL;
}

char *carom_document_make_key(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  if (self->path) {
    g_autoptr(GFile) file = g_file_new_for_path(self->path);
    return g_file_get_uri(file);
  }
  return self->now ? g_strdup(self->now->scene->id) : NULL;
}

CaromPlayer *carom_document_get_player(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->player;
}

static void carom_document_get_property(GObject *object, guint id, GValue *value,
                                        GParamSpec *pspec) {
  CaromDocument *self = CAROM_DOCUMENT(object);
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
  case PROP_N_PANES:
    g_value_set_uint(value, self->now ? self->now->methods->len : 0);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
  }
}

static void carom_document_finalize(GObject *object) {
  CaromDocument *self = CAROM_DOCUMENT(object);
  g_clear_object(&self->player);
  g_clear_pointer(&self->draft, draft_free);
  g_clear_pointer(&self->opened, carom_setup_free);
  g_clear_pointer(&self->now, carom_setup_free);
  g_clear_pointer(&self->path, g_free);
  g_clear_pointer(&self->history, carom_edit_history_free);
  G_OBJECT_CLASS(carom_document_parent_class)->finalize(object);
}

static void carom_document_class_init(CaromDocumentClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_document_get_property;
  object_class->finalize = carom_document_finalize;

  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  properties[PROP_CAN_UNDO] = g_param_spec_boolean("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_NAME] = g_param_spec_string("undo-name", NULL, NULL, NULL, flags);
  properties[PROP_REDO_NAME] = g_param_spec_string("redo-name", NULL, NULL, NULL, flags);
  properties[PROP_DRAFTING] = g_param_spec_boolean("drafting", NULL, NULL, FALSE, flags);
  properties[PROP_N_PANES] =
      g_param_spec_uint("n-panes", NULL, NULL, 0, CAROM_DOCUMENT_MAX_PANES, 0, flags);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_OPENED] = g_signal_new("opened", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PANE_ADDED] =
      g_signal_new("pane-added", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_START_TAKEN] =
      g_signal_new("start-taken", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_DOUBLE);
}

static void carom_document_init(CaromDocument *self) {
  self->history = carom_edit_history_new();
}

CaromDocument *carom_document_new(CaromPlayer *player) {
  g_return_val_if_fail(CAROM_IS_PLAYER(player), NULL);
  CaromDocument *self = g_object_new(CAROM_TYPE_DOCUMENT, NULL);
  self->player = g_object_ref(player);
  return self;
}
