/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-editor: a drag keeps the scene as it was when the pointer was pressed, and does all of the
 * way to a copy of it each time that the pointer moves. All other edits go through
 * carom_editor_do(). */
#include "carom-editor.h"

#include "carom-rubber-band.h"

typedef enum {
  STATE_IDLE,
  STATE_PRESSED, /* it may become a click */
  STATE_DRAGGED,
} State;

struct _CaromEditor {
  GObject parent_instance;
  CaromDocument *document;
  CaromLeftOverlaps *left_overlaps;
  CaromTool tool;
  gboolean snap, push_apart, several;
  guint mass_power;
  CaromSelection *selection;
  guint counts[CAROM_N_ITEM_KINDS]; /* of the scene that the selection is about */

  State state;
  CaromDrag drag;
  CaromEditorKeys keys;   /* that were held when it was pressed */
  CaromScene *base;       /* (nullable): with which the drag began */
  CaromSelection *before; /* (nullable): what was selected then */
  gboolean was_selected;  /* what is pressed */
  gboolean has_preview;   /* of the drag */
  gboolean is_own;        /* the document changes because of this editor */
  CaromScene *shown;      /* (nullable): what shown_pane shows now, if it is known */
  guint shown_pane;
};

G_DEFINE_FINAL_TYPE(CaromEditor, carom_editor, G_TYPE_OBJECT)

enum { PROP_TOOL = 1, PROP_SNAP, PROP_PUSH_APART, PROP_SEVERAL, PROP_MASS_POWER, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

enum {
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_TOOL_CHANGED,
  SIGNAL_READOUT,
  SIGNAL_BAND_CHANGED,
  SIGNAL_REFUSED,
  SIGNAL_PUSHED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void emit(CaromEditor *self, guint signal) {
  g_signal_emit(self, signals[signal], 0);
}

/* ---- The scene ---- */

static CaromScene *get_scene(CaromEditor *self) {
  return carom_document_get_scene(self->document);
}

/* Panes may have been removed since. */
static guint get_pane(CaromEditor *self, const CaromEditView *view) {
  guint n_panes;
  g_object_get(self->document, "n-panes", &n_panes, NULL);
  return MIN(view->pane, n_panes - 1);
}

static void forget_shown(CaromEditor *self) {
  g_clear_pointer(&self->shown, carom_scene_unref);
}

const CaromScene *carom_editor_get_shown(CaromEditor *self, const CaromEditView *view) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && get_scene(self) && view, NULL);
  carom_document_settle(self->document);
  guint pane = get_pane(self, view);
  if (self->shown_pane != pane)
    forget_shown(self);
  if (!self->shown)
    self->shown = carom_document_make_start(self->document, pane);
  self->shown_pane = pane;
  return self->shown;
}

/* Remembers for which scene the selection is.
 *
 * Returns: whether it has had more or less of something */
static gboolean note_counts(CaromEditor *self) {
  CaromScene *scene = get_scene(self);
  gboolean changed = FALSE;
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++) {
    guint n = scene ? carom_item_count(scene, kind) : 0;
    changed |= n != self->counts[kind];
    self->counts[kind] = n;
  }
  return changed;
}

/* ---- The selection ---- */

/* Where nothing is selected, several are not. */
static void end_several(CaromEditor *self) {
  if (self->several && carom_selection_count(self->selection) == 0)
    g_object_set(self, "several", FALSE, NULL);
}

/* While a rubber band is drawn it may yet find others.
 *
 * @selection: (transfer full): the new one
 * Returns: whether it is another one */
static gboolean take_selection(CaromEditor *self, CaromSelection *selection) {
  gboolean changed = !carom_selection_equal(self->selection, selection);
  carom_selection_free(self->selection);
  self->selection = selection;
  if (!changed)
    return FALSE;
  if (self->state != STATE_DRAGGED)
    end_several(self);
  emit(self, SIGNAL_SELECTION_CHANGED);
  return TRUE;
}

/* The same edit of others is another step.
 *
 * @selection: (transfer full): what the user selects, as opposed to what an edit leaves selected */
static void select_by_hand(CaromEditor *self, CaromSelection *selection) {
  if (take_selection(self, selection))
    carom_document_end_step(self->document);
}

static void toggle(CaromEditor *self, CaromItem item) {
  CaromSelection *selection = carom_selection_copy(self->selection);
  carom_selection_toggle(selection, item);
  select_by_hand(self, selection);
}

const CaromSelection *carom_editor_get_selection(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), NULL);
  carom_document_settle(self->document);
  return self->selection;
}

void carom_editor_select(CaromEditor *self, const CaromSelection *selection) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  carom_document_settle(self->document);
  CaromSelection *copy = selection ? carom_selection_copy(selection) : carom_selection_new();
  if (get_scene(self))
    carom_selection_limit_at_any_time(copy, get_scene(self));
  select_by_hand(self, copy);
}

/* ---- A drag ---- */

static gboolean is_band(CaromEditor *self) {
  return self->state == STATE_DRAGGED && self->drag.kind == CAROM_DRAG_NOTHING;
}

/* Whether what is pressed is added to what is selected. */
static gboolean adds(CaromEditor *self) {
  return self->several || (self->keys & CAROM_EDITOR_ADD);
}

/* Selects what is pressed, so that it is what is dragged. */
static void select_pressed(CaromEditor *self) {
  CaromItem item;
  gboolean has_item = carom_handle_get_item(&self->drag.handle, &item);
  self->was_selected = has_item && carom_selection_has(self->selection, item);
  if (!has_item || self->was_selected)
    return;
  if (adds(self))
    toggle(self, item);
  else
    select_by_hand(self, carom_selection_new_of(item));
}

static void begin(CaromEditor *self) {
  g_autofree char *name = carom_drag_name(&self->drag, get_scene(self), self->selection);
  self->base = carom_scene_ref(carom_document_begin(self->document, name, self->drag.view.pane));
}

void carom_editor_press(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                        CaromEditorKeys keys) {
  g_return_if_fail(CAROM_IS_EDITOR(self) && get_scene(self) && view);
  carom_editor_cancel(self);
  self->state = STATE_PRESSED;
  self->has_preview = FALSE;
  self->keys = keys;
  self->before = carom_selection_copy(self->selection);
  self->drag = (CaromDrag){
      .handle = carom_editor_find_hold(self, view, place, keys),
      .view = *view,
      .from = place,
      .to = place,
      .snap = self->snap,
      .mass_power = self->mass_power,
  };
  self->drag.view.pane = get_pane(self, view);
  self->drag.kind = carom_drag_kind_of(self->tool, &self->drag.handle);
  select_pressed(self);
  if (self->drag.kind == CAROM_DRAG_NOTHING)
    return;
  take_selection(self, carom_editor_copy_selection(self, view)); /* what is dragged is there */
  begin(self);
}

static void say(CaromEditor *self, const char *text) {
  g_signal_emit(self, signals[SIGNAL_READOUT], 0, text);
}

/* Shows @scene while the drag goes on.
 *
 * @scene: must not be changed any more */
static void preview(CaromEditor *self, CaromScene *scene) {
  self->is_own = TRUE;
  self->has_preview = TRUE;
  carom_document_preview(self->document, scene);
  self->is_own = FALSE;
}

static void drag_things(CaromEditor *self, GError **error) {
  g_autoptr(CaromScene) scene = carom_scene_copy(self->base);
  if (!carom_drag_do(&self->drag, scene, self->selection, error) ||
      !carom_edit_error_check_listed(scene, error))
    return;
  preview(self, scene);
  g_autofree char *text = carom_drag_describe(&self->drag, scene, self->base, self->selection);
  say(self, text);
}

static void drag_band(CaromEditor *self) {
  CaromSelection *selection =
      adds(self) ? carom_selection_copy(self->before) : carom_selection_new();
  carom_rubber_band_select(carom_editor_get_shown(self, &self->drag.view), self->drag.from,
                           self->drag.to, CAROM_RUBBER_BAND_CONTAINS, selection);
  select_by_hand(self, selection);
  emit(self, SIGNAL_BAND_CHANGED);
}

void carom_editor_drag_to(CaromEditor *self, CaromVec2 place, CaromEditorKeys keys) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  if (self->state == STATE_IDLE ||
      (self->state == STATE_PRESSED && carom_drag_is_click(&self->drag, place)))
    return;
  self->state = STATE_DRAGGED;
  self->drag.to = place;
  self->drag.constrain = (keys & CAROM_EDITOR_ADD) != 0;
  g_autoptr(GError) error = NULL;
  if (self->drag.kind == CAROM_DRAG_NOTHING)
    drag_band(self);
  else
    drag_things(self, &error);
  if (error)
    say(self, error->message);
}

static void end(CaromEditor *self) {
  gboolean was_band = is_band(self);
  self->state = STATE_IDLE;
  g_clear_pointer(&self->base, carom_scene_unref);
  g_clear_pointer(&self->before, carom_selection_free);
  note_counts(self);
  say(self, NULL);
  if (was_band)
    emit(self, SIGNAL_BAND_CHANGED);
}

/* On empty ground only Shift keeps what is selected: a finger has no other way to begin anew. */
static void select_clicked(CaromEditor *self) {
  CaromItem item;
  gboolean has_item = carom_handle_get_item(&self->drag.handle, &item);
  if (has_item ? !adds(self) : !(self->keys & CAROM_EDITOR_ADD))
    select_by_hand(self, has_item ? carom_selection_new_of(item) : carom_selection_new());
  else if (has_item && self->was_selected)
    toggle(self, item);
}

/* Selects what has been added. */
static void select_new(CaromEditor *self) {
  CaromItemKind kind;
  carom_drag_get_drawn(self->tool, &kind);
  CaromItem last = {kind, carom_item_count(get_scene(self), kind) - 1};
  take_selection(self, carom_selection_new_of(last));
}

static void tell_pushed(CaromEditor *self, const CaromPushApart *pushed) {
  if (pushed->n_moved > 0 || pushed->n_left > 0)
    g_signal_emit(self, signals[SIGNAL_PUSHED], 0, pushed->n_moved, pushed->n_left, FALSE);
}

void carom_editor_tell_pushed_apart(CaromEditor *self, guint n, guint n_left) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  g_signal_emit(self, signals[SIGNAL_PUSHED], 0, n, n_left, TRUE);
}

/* What has been dragged stays as it is shown, or pushed apart. */
static void commit(CaromEditor *self) {
  CaromPushApart pushed = {0};
  if (carom_drag_is_new(&self->drag) && self->has_preview)
    select_new(self);
  if (self->push_apart && self->has_preview) {
    g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(self));
    pushed = carom_push_apart_new(scene, self->base, self->selection);
    preview(self, scene);
  }
  g_autoptr(CaromScene) previewed = carom_scene_ref(get_scene(self));
  self->is_own = TRUE;
  carom_document_commit(self->document);
  self->is_own = FALSE;
  if (get_scene(self) == previewed) /* else nothing has come of it, which cannot be undone */
    tell_pushed(self, &pushed);
}

void carom_editor_release(CaromEditor *self) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  if (self->state == STATE_IDLE)
    return;
  g_autoptr(GError) error = NULL;
  if (self->state == STATE_PRESSED && carom_drag_is_made_by_click(&self->drag))
    drag_things(self, &error);
  if (self->state == STATE_PRESSED && !carom_drag_is_new(&self->drag))
    select_clicked(self);
  if (self->drag.kind == CAROM_DRAG_NOTHING) /* a click beside everything, or a rubber band */
    end_several(self);
  if (self->base)
    commit(self);
  end(self);
  if (error) /* at a click nothing is shown at the pointer any more */
    g_signal_emit(self, signals[SIGNAL_REFUSED], 0, error->message);
}

/* Selects again what was selected before the drag. */
static void give_up(CaromEditor *self) {
  carom_selection_limit_at_any_time(self->before, get_scene(self));
  take_selection(self, g_steal_pointer(&self->before));
  end(self);
}

void carom_editor_cancel(CaromEditor *self) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  carom_document_settle(self->document);
  if (self->state == STATE_IDLE)
    return;
  self->is_own = TRUE;
  carom_document_cancel(self->document);
  self->is_own = FALSE;
  give_up(self);
}

gboolean carom_editor_is_dragging(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), FALSE);
  return self->state != STATE_IDLE;
}

gboolean carom_editor_get_band(CaromEditor *self, CaromVec2 *corner, CaromVec2 *opposite) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), FALSE);
  if (!is_band(self))
    return FALSE;
  *corner = self->drag.from;
  *opposite = self->drag.to;
  return TRUE;
}

CaromSelection *carom_editor_copy_selection(CaromEditor *self, const CaromEditView *view) {
  CaromSelection *copy = carom_selection_copy(self->selection);
  carom_selection_limit(copy, carom_editor_get_shown(self, view));
  return copy;
}

/* ---- Other edits ---- */

/* @problem: (transfer full): why an edit was not possible
 * @error: (nullable): where to say so; NULL: by the signal */
static void refuse(CaromEditor *self, GError *problem, GError **error) {
  if (!error)
    g_signal_emit(self, signals[SIGNAL_REFUSED], 0, problem->message);
  g_propagate_error(error, problem);
}

gboolean carom_editor_do(CaromEditor *self, const CaromEditView *view, const char *name,
                         CaromEditTrialFunc func, gconstpointer data, gconstpointer subject,
                         GError **error) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && get_scene(self) && view && name && func, FALSE);
  GError *problem = NULL;
  CaromPushApart pushed = {0};
  carom_editor_cancel(self);
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(self, view);
  g_autoptr(CaromScene) scene =
      carom_edit_trial_do(carom_editor_get_shown(self, view), selection, func, data,
                          self->push_apart ? &pushed : NULL, &problem);
  if (!scene) {
    refuse(self, problem, error);
    return FALSE;
  }
  g_autoptr(CaromScene) before = carom_scene_ref(get_scene(self));
  self->is_own = TRUE;
  carom_document_change_in_pane(self->document, get_pane(self, view), scene, name, subject);
  self->is_own = FALSE;
  note_counts(self);
  take_selection(self, g_steal_pointer(&selection));
  if (get_scene(self) != before) /* else it is no step */
    tell_pushed(self, &pushed);
  return TRUE;
}

/* ---- The document changes ---- */

/* Undo, another edit or another scene has ended the drag. */
static void on_drafting(CaromEditor *self) {
  gboolean drafting;
  g_object_get(self->document, "drafting", &drafting, NULL);
  if (!drafting && self->base && !self->is_own)
    give_up(self);
}

/* Where something has been added or taken away by others, nobody knows which are the ones that were
 * selected. */
static void on_replaced(CaromEditor *self) {
  forget_shown(self);
  if (self->is_own || self->base) /* if others end the drag, that is told by "drafting" */
    return;
  carom_editor_cancel(self);
  if (note_counts(self))
    take_selection(self, carom_selection_new());
}

static void on_opened(CaromEditor *self) {
  take_selection(self, carom_selection_new());
}

/* ---- Life ---- */

CaromLeftOverlaps *carom_editor_get_left_overlaps(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), NULL);
  return self->left_overlaps;
}

CaromTool carom_editor_get_tool(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), CAROM_TOOL_SELECT);
  return self->tool;
}

void carom_editor_set_tool(CaromEditor *self, CaromTool tool) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  carom_editor_cancel(self);
  if (tool == self->tool)
    return;
  self->tool = tool;
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_TOOL]);
  emit(self, SIGNAL_TOOL_CHANGED);
}

/* Returns: (nullable): where the property is, if it is a boolean */
static gboolean *flag_of(CaromEditor *self, guint property) {
  return property == PROP_SNAP         ? &self->snap
         : property == PROP_PUSH_APART ? &self->push_apart
         : property == PROP_SEVERAL    ? &self->several
                                       : NULL;
}

static void carom_editor_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  CaromEditor *self = CAROM_EDITOR(object);
  const gboolean *flag = flag_of(self, id);
  if (flag)
    g_value_set_boolean(value, *flag);
  else if (id == PROP_TOOL)
    g_value_set_int(value, self->tool);
  else if (id == PROP_MASS_POWER)
    g_value_set_uint(value, self->mass_power);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_editor_set_property(GObject *object, guint id, const GValue *value,
                                      GParamSpec *pspec) {
  CaromEditor *self = CAROM_EDITOR(object);
  gboolean *flag = flag_of(self, id);
  carom_document_settle(self->document);
  if (flag)
    *flag = g_value_get_boolean(value);
  else if (id == PROP_TOOL)
    carom_editor_set_tool(self, (CaromTool)g_value_get_int(value));
  else if (id == PROP_MASS_POWER)
    self->mass_power = g_value_get_uint(value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, pspec);
}

static void carom_editor_finalize(GObject *object) {
  CaromEditor *self = CAROM_EDITOR(object);
  forget_shown(self);
  g_clear_pointer(&self->base, carom_scene_unref);
  g_clear_pointer(&self->before, carom_selection_free);
  carom_selection_free(self->selection);
  g_clear_object(&self->left_overlaps);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_editor_parent_class)->finalize(object);
}

static guint add_signal(CaromEditorClass *klass, const char *name, GType parameter) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, parameter == G_TYPE_NONE ? 0 : 1, parameter);
}

static void carom_editor_class_init(CaromEditorClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  object_class->get_property = carom_editor_get_property;
  object_class->set_property = carom_editor_set_property;
  object_class->finalize = carom_editor_finalize;

  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  properties[PROP_TOOL] = g_param_spec_int("tool", NULL, NULL, CAROM_TOOL_SELECT, CAROM_N_TOOLS - 1,
                                           0, flags | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SNAP] = g_param_spec_boolean("snap", NULL, NULL, FALSE, flags);
  properties[PROP_PUSH_APART] = g_param_spec_boolean("push-apart", NULL, NULL, FALSE, flags);
  properties[PROP_SEVERAL] = g_param_spec_boolean("several", NULL, NULL, FALSE, flags);
  properties[PROP_MASS_POWER] = g_param_spec_uint("mass-power", NULL, NULL, 0, 3, 0, flags);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);

  signals[SIGNAL_SELECTION_CHANGED] = add_signal(klass, "selection-changed", G_TYPE_NONE);
  signals[SIGNAL_TOOL_CHANGED] = add_signal(klass, "tool-changed", G_TYPE_NONE);
  signals[SIGNAL_READOUT] = add_signal(klass, "readout", G_TYPE_STRING);
  signals[SIGNAL_BAND_CHANGED] = add_signal(klass, "band-changed", G_TYPE_NONE);
  signals[SIGNAL_REFUSED] = add_signal(klass, "refused", G_TYPE_STRING);
  signals[SIGNAL_PUSHED] =
      g_signal_new("pushed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void carom_editor_init(CaromEditor *self) {
  self->selection = carom_selection_new();
}

CaromEditor *carom_editor_new(CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document), NULL);
  CaromEditor *self = g_object_new(CAROM_TYPE_EDITOR, NULL);
  CaromPlayer *player = carom_document_get_player(document);
  self->document = g_object_ref(document);
  self->left_overlaps = carom_left_overlaps_new(document);
  note_counts(self);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(on_drafting), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(forget_shown), self, G_CONNECT_SWAPPED);
  return self;
}
