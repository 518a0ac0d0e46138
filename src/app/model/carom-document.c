/* carom-document: undo and redo are two stacks of setups (scene and methods). Setups never change,
 * so an edit makes a modified copy, and a step through the history makes another setup the present
 * one. Repeated edits of the same thing within a short time share an entry. */
#include "carom-document.h"

#include "carom-detection.h"
#include "carom-file-id.h"
#include "carom-format-error.h"
#include "carom-output.h"
#include "carom-scene-file.h"
#include "carom-scene-json.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* Edits of the same thing count as one if they follow each other faster than this. */
#define MERGE_US G_USEC_PER_SEC

/* What a comparison is made of. It never changes after it is made. */
typedef struct {
  CaromScene *scene;
  GArray *methods; /* (element-type CaromMethod) */
} Setup;

struct _CaromDocument {
  GObject parent_instance;
  CaromPlayer *player;
  Setup *opened; /* the setup as it was opened */
  Setup *now;
  char *path;             /* the scene's file; NULL if it has none */
  GPtrArray *undo, *redo; /* (element-type Setup): the most recent one is last */
  gpointer last_subject;  /* what the last edit changed */
  gint64 last_edit_us;
};

G_DEFINE_FINAL_TYPE(CaromDocument, carom_document, G_TYPE_OBJECT)

enum { PROP_CAN_UNDO = 1, PROP_CAN_REDO, PROP_N_PANES, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum { SIGNAL_OPENED, SIGNAL_PANE_ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static Setup *setup_new(CaromScene *scene, GArray *methods) {
  Setup *setup = g_new(Setup, 1);
  *setup = (Setup){carom_scene_ref(scene), g_array_ref(methods)};
  return setup;
}

static Setup *setup_copy(const Setup *setup) {
  return setup_new(setup->scene, setup->methods);
}

static void setup_free(Setup *setup) {
  carom_scene_unref(setup->scene);
  g_array_unref(setup->methods);
  g_free(setup);
}

static const CaromMethod *setup_method(const Setup *setup, guint i) {
  return &g_array_index(setup->methods, CaromMethod, i);
}

/* Makes @setup what is being compared.
 *
 * @setup: (transfer full): the new one */
static void install(CaromDocument *self, Setup *setup) {
  g_clear_pointer(&self->now, setup_free);
  self->now = setup;
  carom_player_set_comparison(
      self->player,
      carom_comparison_new(setup->scene, setup_method(setup, 0), setup->methods->len));
  for (guint i = 1; i < N_PROPERTIES; i++)
    g_object_notify_by_pspec(G_OBJECT(self), properties[i]);
}

/* Installs an edited setup so that it can be undone.
 *
 * @setup: (transfer full): the new one
 * @subject: (nullable): what was changed: the same pointer for the same thing */
static void edit(CaromDocument *self, Setup *setup, gconstpointer subject) {
  gint64 now_us = g_get_monotonic_time();
  gboolean merges =
      subject && subject == self->last_subject && now_us - self->last_edit_us < MERGE_US;
  if (!merges)
    g_ptr_array_add(self->undo, setup_copy(self->now));
  g_ptr_array_set_size(self->redo, 0);
  self->last_subject = (gpointer)subject;
  self->last_edit_us = now_us;
  install(self, setup);
}

/* Goes one step through the history, from the stack @from to the stack @to. */
static void travel(CaromDocument *self, GPtrArray *from, GPtrArray *to) {
  if (from->len == 0)
    return;
  g_ptr_array_add(to, setup_copy(self->now));
  self->last_subject = NULL;
  install(self, g_ptr_array_steal_index(from, from->len - 1));
}

static GArray *copy_methods(GArray *methods) {
  GArray *copy = g_array_new(FALSE, FALSE, sizeof(CaromMethod));
  return g_array_append_vals(copy, methods->data, methods->len);
}

/* The panes that the scene suggests, but no more than the window shows. */
static GArray *suggest_methods(const CaromScene *scene, GPtrArray *remarks) {
  GArray *methods = carom_comparison_suggest_methods(scene);
  if (methods->len > CAROM_DOCUMENT_MAX_PANES) {
    g_array_set_size(methods, CAROM_DOCUMENT_MAX_PANES);
    g_ptr_array_add(remarks,
                    g_strdup_printf(_("The scene suggests more panes than the window shows: here "
                                      "are the first %d."),
                                    CAROM_DOCUMENT_MAX_PANES));
  }
  return methods;
}

gboolean carom_document_open(CaromDocument *self, const char *name, GPtrArray **remarks,
                             GError **error) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self) && name, FALSE);
  g_autoptr(GPtrArray) said = NULL;
  g_autoptr(CaromScene) scene = carom_scene_file_load(name, &said, error);
  if (!scene)
    return FALSE;
  g_autoptr(GArray) methods = suggest_methods(scene, said);
  g_ptr_array_set_size(self->undo, 0);
  g_ptr_array_set_size(self->redo, 0);
  self->last_subject = NULL;
  g_clear_pointer(&self->opened, setup_free);
  self->opened = setup_new(scene, methods);
  carom_player_set_playing(self->player, FALSE);
  install(self, setup_copy(self->opened));
  g_free(self->path);
  self->path = g_file_test(name, G_FILE_TEST_EXISTS) ? g_strdup(name) : NULL;
  if (remarks)
    *remarks = g_steal_pointer(&said);
  g_signal_emit(self, signals[SIGNAL_OPENED], 0);
  return TRUE;
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

void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && parameter && isfinite(value));
  double wanted = CLAMP(value, parameter->min, parameter->max);
  if (parameter->get(self->now->scene) == wanted &&
      !carom_parameter_is_mixed(parameter, self->now->scene))
    return;
  g_autoptr(CaromScene) scene = carom_scene_copy(self->now->scene);
  parameter->set(scene, wanted);
  edit(self, setup_new(scene, self->now->methods), parameter);
}

void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now && i < self->now->methods->len);
  if (carom_method_option_get(setup_method(self->now, i), option) == part)
    return;
  g_autoptr(GArray) methods = copy_methods(self->now->methods);
  carom_method_option_set(&g_array_index(methods, CaromMethod, i), option, part);
  edit(self, setup_new(self->now->scene, methods), NULL);
}

/* Whether any pane has @part. */
static gboolean has_part(const Setup *setup, const CaromMethodOption *option,
                         const CaromPart *part) {
  for (guint i = 0; i < setup->methods->len; i++)
    if (carom_method_option_get(setup_method(setup, i), option) == part)
      return TRUE;
  return FALSE;
}

/* Gives @method a part that no pane has yet, unless the scene has too many discs for that.
 *
 * Returns: whether it has got it */
static gboolean take_new_part(const Setup *setup, CaromMethod *method,
                              const CaromMethodOption *option, const CaromPart *part) {
  CaromMethod changed = *method;
  carom_method_option_set(&changed, option, part);
  if (has_part(setup, option, part) ||
      !carom_detection_accepts(changed.detection, setup->scene->bodies->len, NULL))
    return FALSE;
  *method = changed;
  return TRUE;
}

/* Gives @method the first part that no pane has yet.
 *
 * Returns: whether there is one */
static gboolean make_new(const Setup *setup, CaromMethod *method) {
  guint n_options;
  const CaromMethodOption *options = carom_method_options(&n_options);
  for (guint i = 0; i < n_options; i++)
    for (guint k = 0; carom_method_option_is_used(method, &options[i]) && k < options[i].n_parts;
         k++)
      if (take_new_part(setup, method, &options[i], options[i].parts[k]))
        return TRUE;
  return FALSE;
}

/* Gives @method the rule for ties that is listed after its own. */
static void change_ties(CaromMethod *method) {
  const CaromMethodOption *ties = carom_method_option_by_key("ties");
  const CaromPart *own = carom_method_option_get(method, ties);
  for (guint i = 0; i < ties->n_parts; i++)
    if (ties->parts[i] == own) {
      carom_method_option_set(method, ties, ties->parts[(i + 1) % ties->n_parts]);
      return;
    }
}

void carom_document_add_pane(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  guint n = self->now->methods->len;
  if (n >= CAROM_DOCUMENT_MAX_PANES)
    return;
  CaromMethod method = *setup_method(self->now, n - 1);
  method.detection = setup_method(self->now, 0)->detection;
  if (!make_new(self->now, &method))
    change_ties(&method);
  g_autoptr(GArray) methods = copy_methods(self->now->methods);
  g_array_append_val(methods, method);
  edit(self, setup_new(self->now->scene, methods), NULL);
  g_signal_emit(self, signals[SIGNAL_PANE_ADDED], 0, n);
}

void carom_document_remove_pane(CaromDocument *self, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  if (self->now->methods->len < 2 || i >= self->now->methods->len)
    return;
  g_autoptr(GArray) methods = copy_methods(self->now->methods);
  g_array_remove_index(methods, i);
  edit(self, setup_new(self->now->scene, methods), NULL);
}

void carom_document_reset(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && self->now);
  if (self->now->scene != self->opened->scene || self->now->methods != self->opened->methods)
    edit(self, setup_copy(self->opened), NULL);
}

void carom_document_undo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, self->undo, self->redo);
}

void carom_document_redo(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self));
  travel(self, self->redo, self->undo);
}

CaromScene *carom_document_get_scene(CaromDocument *self) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(self), NULL);
  return self->now ? self->now->scene : NULL;
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
    g_value_set_boolean(value, self->undo->len > 0);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean(value, self->redo->len > 0);
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
  g_clear_pointer(&self->opened, setup_free);
  g_clear_pointer(&self->now, setup_free);
  g_clear_pointer(&self->path, g_free);
  g_clear_pointer(&self->undo, g_ptr_array_unref);
  g_clear_pointer(&self->redo, g_ptr_array_unref);
  G_OBJECT_CLASS(carom_document_parent_class)->finalize(object);
}

static void carom_document_class_init(CaromDocumentClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_document_get_property;
  object_class->finalize = carom_document_finalize;

  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  properties[PROP_CAN_UNDO] = g_param_spec_boolean("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_N_PANES] =
      g_param_spec_uint("n-panes", NULL, NULL, 0, CAROM_DOCUMENT_MAX_PANES, 0, flags);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  signals[SIGNAL_OPENED] = g_signal_new("opened", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PANE_ADDED] =
      g_signal_new("pane-added", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void carom_document_init(CaromDocument *self) {
  self->undo = g_ptr_array_new_with_free_func((GDestroyNotify)setup_free);
  self->redo = g_ptr_array_new_with_free_func((GDestroyNotify)setup_free);
}

CaromDocument *carom_document_new(CaromPlayer *player) {
  g_return_val_if_fail(CAROM_IS_PLAYER(player), NULL);
  CaromDocument *self = g_object_new(CAROM_TYPE_DOCUMENT, NULL);
  self->player = g_object_ref(player);
  return self;
}
