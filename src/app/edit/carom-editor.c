/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-editor: a drag keeps the scene as it was when the pointer was pressed, and does all of the
 * way to a copy of it each time that the pointer moves. All other edits go through
 * carom_editor_do(). */
#include "carom-editor.h"

#include "carom-rubber-band.h"
#include "carom-snap.h"

typedef enum {
  STATE_IDLE,
  STATE_PRESSED, /* it may become a click */
  STATE_DRAGGED,
} State;

struct _CaromEditor {
  GObject parent_instance;
  CaromDocument *document;
  CaromTool tool;
  gboolean snap, push_apart, several;
  guint mass_power;
  CaromSelection *selection;
  guint counts[CAROM_N_ITEM_KINDS]; /* of the scene that the selection is about */

  State state;
  CaromDrag drag;
  CaromEditorKeys keys;   /* that were held when it was pressed */
  CaromScene *base;       /* (nullable): with which the drag began */
  CaromScene *start;      /* (nullable): the scene then */
  CaromSelection *before; /* (nullable): what was selected then */
  gboolean was_selected;  /* what is pressed */
  gboolean has_preview;   /* of the drag */
  gboolean is_own;        /* the document changes because of this editor */
  CaromScene *shown;      /* (nullable): what shown_pane shows now, if it is known */
  guint shown_pane;

  CaromScene *searched; /* (nullable): the start whose left overlaps are known */
  GArray *found;        /* (element-type CaromEditOverlap): in that */
  GArray *told;         /* (element-type CaromEditOverlap): the same, or none */
};

/* What the tools draw. */
static const CaromHandle drawn[CAROM_N_TOOLS] = {
    [CAROM_TOOL_DISC] = {CAROM_HANDLE_NEW_DISC, {CAROM_ITEM_DISC}},
    [CAROM_TOOL_WALL] = {CAROM_HANDLE_NEW_WALL, {CAROM_ITEM_WALL}},
    [CAROM_TOOL_EMITTER] = {CAROM_HANDLE_NEW_EMITTER, {CAROM_ITEM_EMITTER}},
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
  SIGNAL_OVERLAPS_CHANGED,
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
  carom_document_do_pending(self->document);
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
  carom_document_do_pending(self->document);
  return self->selection;
}

void carom_editor_select(CaromEditor *self, const CaromSelection *selection) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  carom_document_do_pending(self->document);
  CaromSelection *copy = selection ? carom_selection_copy(selection) : carom_selection_new();
  if (get_scene(self))
    carom_selection_limit_at_any_time(copy, get_scene(self));
  select_by_hand(self, copy);
}

CaromSelection *carom_editor_copy_selection(CaromEditor *self, const CaromEditView *view) {
  CaromSelection *copy = carom_selection_copy(self->selection);
  carom_selection_limit(copy, carom_editor_get_shown(self, view));
  return copy;
}

gboolean carom_editor_get_drawn(CaromEditor *self, const CaromScene *scene, CaromItem *item) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && scene && item, FALSE);
  guint n = carom_item_count(scene, drawn[self->tool].item.kind);
  *item = (CaromItem){drawn[self->tool].item.kind, n - 1};
  return self->tool != CAROM_TOOL_SELECT && n > 0;
}

CaromSelection *carom_editor_get_changed(CaromEditor *self, const CaromScene *scene) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && scene, NULL);
  CaromItem last;
  if (carom_editor_get_drawn(self, scene, &last) && carom_item_moves(last.kind))
    return carom_selection_new_of(last);
  CaromSelection *changed = carom_selection_copy(carom_editor_get_selection(self));
  carom_selection_limit(changed, scene);
  return changed;
}

/* ---- What is at a place ---- */

gboolean carom_editor_get_launch(CaromEditor *self, const CaromEditView *view,
                                 CaromHandle *handle) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && view && handle, FALSE);
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(self, view);
  if (carom_selection_count(selection) != 1)
    return FALSE;
  CaromItem item = carom_selection_get(selection, 0);
  *handle = (CaromHandle){CAROM_HANDLE_LAUNCH, item};
  return carom_handle_can_launch(carom_editor_get_shown(self, view), view, item);
}

/* What can be launched goes first, since it alone lies where nothing else is. */
CaromHandle carom_editor_find(CaromEditor *self, const CaromEditView *view, CaromVec2 place) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), (CaromHandle){0});
  const CaromScene *scene = carom_editor_get_shown(self, view);
  CaromHandle launch;
  if (carom_editor_get_launch(self, view, &launch) &&
      carom_vec2_distance(carom_handle_get_place(&launch, scene, view, place), place) <=
          view->reach)
    return launch;
  return carom_handle_find(scene, view, place);
}

CaromHandle carom_editor_find_hold(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                   CaromEditorKeys keys) {
  if (self->tool != CAROM_TOOL_SELECT)
    return (CaromHandle){CAROM_HANDLE_NONE};
  CaromHandle handle = carom_editor_find(self, view, place);
  if ((keys & CAROM_EDITOR_AIM) &&
      (handle.kind == CAROM_HANDLE_DISC || handle.kind == CAROM_HANDLE_RIM ||
       handle.kind == CAROM_HANDLE_EMITTER))
    handle.kind = CAROM_HANDLE_ARROW;
  return handle;
}

const char *carom_editor_get_cursor(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                    CaromEditorKeys keys) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), "default");
  CaromHandle handle = carom_editor_find_hold(self, view, place, keys);
  return self->tool == CAROM_TOOL_SELECT
             ? carom_handle_get_cursor(&handle, carom_editor_get_shown(self, view), place)
             : "crosshair";
}

gboolean carom_editor_select_at(CaromEditor *self, const CaromEditView *view, CaromVec2 place) {
  const CaromSelection *before = carom_editor_get_selection(self);
  CaromHandle handle = carom_editor_find(self, view, place);
  CaromItem item;
  gboolean has_item = carom_handle_get_item(&handle, &item);
  g_autoptr(CaromSelection) after =
      self->several ? carom_selection_copy(before) : carom_selection_new();
  if (has_item && carom_selection_has(before, item))
    return TRUE;
  if (has_item)
    carom_selection_toggle(after, item);
  carom_editor_select(self, after);
  return has_item;
}

CaromVec2 carom_editor_round_place(CaromEditor *self, const CaromEditView *view, CaromVec2 place) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && view, place);
  return carom_snap_point(self->snap ? carom_snap_step(view->points_per_unit)
                                     : carom_snap_free_step(view->points_per_unit),
                          place);
}

/* ---- A drag ---- */

static gboolean is_dragging_nothing(CaromEditor *self) {
  return self->drag.handle.kind == CAROM_HANDLE_NONE;
}

static gboolean is_band(CaromEditor *self) {
  return self->state == STATE_DRAGGED && is_dragging_nothing(self);
}

/* Whether something new is drawn. */
static gboolean is_drawing(CaromEditor *self) {
  return self->drag.handle.kind >= CAROM_HANDLE_NEW_DISC;
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

static CaromDocumentBasis get_basis(CaromEditTopic topic) {
  static const CaromDocumentBasis bases[] = {
      [CAROM_EDIT_TOPIC_NATURE] = CAROM_DOCUMENT_FROM_START,
      [CAROM_EDIT_TOPIC_MOTION] = CAROM_DOCUMENT_FROM_NOW,
      [CAROM_EDIT_TOPIC_LOOKS] = CAROM_DOCUMENT_ALWAYS,
  };
  return bases[topic];
}

static CaromDocumentBasis get_basis_of_drag(CaromEditor *self) {
  return get_basis(carom_handle_get_topic(&self->drag.handle));
}

static void begin(CaromEditor *self) {
  g_autofree char *name = carom_handle_name_drag(&self->drag, get_scene(self), self->selection);
  self->start = carom_scene_ref(get_scene(self));
  self->base = carom_scene_ref(
      carom_document_begin(self->document, name, get_basis_of_drag(self), self->drag.view.pane));
}

void carom_editor_press(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                        CaromEditorKeys keys) {
  g_return_if_fail(CAROM_IS_EDITOR(self) && get_scene(self) && view);
  carom_editor_cancel(self);
  self->drag = (CaromDrag){
      .handle = self->tool == CAROM_TOOL_SELECT ? carom_editor_find_hold(self, view, place, keys)
                                                : drawn[self->tool],
      .view = *view,
      .from = place,
      .to = place,
      .snap = self->snap,
      .mass_power = self->mass_power,
  };
  self->drag.view.pane = get_pane(self, view);
  self->state = STATE_PRESSED;
  self->has_preview = FALSE;
  self->keys = keys;
  self->before = carom_selection_copy(self->selection);
  select_pressed(self);
  if (is_dragging_nothing(self))
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
  if (!carom_handle_drag(&self->drag, scene, self->selection, error) ||
      !carom_edit_error_check_listed(scene, error))
    return;
  preview(self, scene);
  g_autofree char *text =
      carom_handle_describe_drag(&self->drag, scene, self->base, self->selection);
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

/* As long as the pointer has gone no further than to @place. Half of the reach is left to a hand
 * that shakes. */
static gboolean is_click(CaromEditor *self, CaromVec2 place) {
  return self->state == STATE_PRESSED &&
         carom_vec2_distance(place, self->drag.from) <= 0.5 * self->drag.view.reach;
}

void carom_editor_drag_to(CaromEditor *self, CaromVec2 place, CaromEditorKeys keys) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  if (self->state == STATE_IDLE || is_click(self, place))
    return;
  self->state = STATE_DRAGGED;
  self->drag.to = place;
  self->drag.constrain = (keys & CAROM_EDITOR_ADD) != 0;
  g_autoptr(GError) error = NULL;
  if (is_dragging_nothing(self))
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
  g_clear_pointer(&self->start, carom_scene_unref);
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
  CaromItem last;
  if (carom_editor_get_drawn(self, get_scene(self), &last))
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

/* Returns: (transfer full): the part of what is selected that @scene has */
static CaromSelection *limit_selection(CaromEditor *self, const CaromScene *scene) {
  CaromSelection *copy = carom_selection_copy(self->selection);
  carom_selection_limit(copy, scene);
  return copy;
}

/* Whether all that is selected and there now is there at the start, too. */
static gboolean is_selection_of_start(CaromEditor *self, const CaromScene *start,
                                      const CaromScene *now) {
  g_autoptr(CaromSelection) at_start = limit_selection(self, start);
  g_autoptr(CaromSelection) at_present = limit_selection(self, now);
  return carom_selection_equal(at_start, at_present);
}

/* Returns: (transfer full) (nullable): what the drag makes of the scene from its start; NULL if
 *   that is what it began with, or cannot be done there */
static CaromScene *drag_from_start(CaromEditor *self) {
  if (self->base == self->start || !self->has_preview ||
      !(carom_handle_is_of_scene(&self->drag.handle) ||
        is_selection_of_start(self, self->start, self->base)))
    return NULL;
  g_autoptr(CaromScene) scene = carom_scene_copy(self->start);
  if (!carom_handle_drag_other(&self->drag, get_scene(self), scene, self->selection, NULL) ||
      !carom_edit_error_check_listed(scene, NULL))
    return NULL;
  if (self->push_apart) {
    CaromItem last = {drawn[self->tool].item.kind,
                      carom_item_count(scene, drawn[self->tool].item.kind) - 1};
    g_autoptr(CaromSelection) changed =
        is_drawing(self) ? carom_selection_new_of(last) : carom_selection_copy(self->selection);
    carom_push_apart_new(scene, self->start, changed);
  }
  return g_steal_pointer(&scene);
}

/* What has been dragged stays as it is shown, or pushed apart. */
static void commit(CaromEditor *self) {
  CaromPushApart pushed = {0};
  g_autoptr(CaromScene) from_start = drag_from_start(self);
  if (is_drawing(self) && self->has_preview)
    select_new(self);
  if (self->push_apart && self->has_preview) {
    g_autoptr(CaromScene) scene = carom_scene_copy(get_scene(self));
    pushed = carom_push_apart_new(scene, self->base, self->selection);
    preview(self, scene);
  }
  g_autoptr(CaromScene) previewed = carom_scene_ref(get_scene(self));
  self->is_own = TRUE;
  carom_document_commit(self->document, get_basis_of_drag(self), from_start);
  self->is_own = FALSE;
  if (get_scene(self) == previewed ||
      get_scene(self) == from_start) /* else nothing has come of it, which cannot be undone */
    tell_pushed(self, &pushed);
}

void carom_editor_release(CaromEditor *self) {
  g_return_if_fail(CAROM_IS_EDITOR(self));
  if (self->state == STATE_IDLE)
    return;
  g_autoptr(GError) error = NULL;
  if (self->state == STATE_PRESSED && !is_drawing(self))
    select_clicked(self);
  else if (self->state == STATE_PRESSED && self->drag.handle.kind != CAROM_HANDLE_NEW_WALL)
    drag_things(self, &error);   /* but for a wall, which has two ends, a click is enough */
  if (is_dragging_nothing(self)) /* a click beside everything, or a rubber band */
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
  carom_document_do_pending(self->document);
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

const CaromDrag *carom_editor_get_drag(CaromEditor *self) {
  return carom_editor_is_dragging(self) ? &self->drag : NULL;
}

gboolean carom_editor_get_band(CaromEditor *self, CaromVec2 *corner, CaromVec2 *opposite) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), FALSE);
  if (!is_band(self))
    return FALSE;
  *corner = self->drag.from;
  *opposite = self->drag.to;
  return TRUE;
}

/* ---- Other edits ---- */

/* @problem: (transfer full): why an edit was not possible
 * @error: (nullable): where to say so; NULL: by the signal */
static void refuse(CaromEditor *self, GError *problem, GError **error) {
  if (!error)
    g_signal_emit(self, signals[SIGNAL_REFUSED], 0, problem->message);
  g_propagate_error(error, problem);
}

CaromScene *carom_editor_try(CaromEditor *self, const CaromScene *scene, CaromSelection *selection,
                             CaromEditorFunc func, gconstpointer data, CaromPushApart *pushed,
                             GError **error) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && scene && selection && func && pushed, NULL);
  g_autoptr(CaromScene) copy = carom_scene_copy(scene);
  *pushed = (CaromPushApart){0};
  if (!func(copy, selection, data, error) || !carom_edit_error_check_listed(copy, error))
    return NULL;
  if (self->push_apart)
    *pushed = carom_push_apart_new(copy, scene, selection);
  return g_steal_pointer(&copy);
}

/* An edit that is tried on one basis. */
typedef struct {
  CaromScene *scene; /* (nullable): what comes of it; NULL if it is not possible there */
  CaromSelection *selection;
  CaromPushApart pushed;
} Trial;

/* @base: (nullable): the scene with which it begins; NULL: nothing is tried */
static Trial try_on(CaromEditor *self, const CaromScene *base, CaromEditorFunc func,
                    gconstpointer data, GError **error) {
  Trial trial = {0};
  if (base) {
    trial.selection = limit_selection(self, base);
    trial.scene = carom_editor_try(self, base, trial.selection, func, data, &trial.pushed, error);
  }
  return trial;
}

static void clear_trial(Trial *trial) {
  g_clear_pointer(&trial->scene, carom_scene_unref);
  g_clear_pointer(&trial->selection, carom_selection_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Trial, clear_trial)

gboolean carom_editor_do(CaromEditor *self, const CaromEditView *view, CaromEditTopic topic,
                         const char *name, CaromEditorFunc func, gconstpointer data,
                         gconstpointer subject, GError **error) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self) && get_scene(self) && view && name && func, FALSE);
  carom_editor_cancel(self);
  guint pane = get_pane(self, view);
  CaromDocumentBasis basis = get_basis(topic);
  g_autoptr(CaromScene) start = carom_scene_ref(get_scene(self));
  g_autoptr(CaromScene) now = carom_scene_ref((CaromScene *)carom_editor_get_shown(self, view));
  gboolean has_start = is_selection_of_start(self, start, now);
  g_auto(Trial) trial = {0}, other_trial = {0};
  if (basis != CAROM_DOCUMENT_FROM_NOW && has_start)
    trial = try_on(self, start, func, data, NULL);
  if (!trial.scene) {
    GError *problem = NULL;
    clear_trial(&trial);
    basis = CAROM_DOCUMENT_FROM_NOW;
    trial = try_on(self, now, func, data, &problem);
    if (!trial.scene) {
      refuse(self, problem, error);
      return FALSE;
    }
  }
  if (has_start) {
    g_autoptr(CaromScene) other =
        carom_document_make_other_base(self->document, basis, pane, name, subject);
    other_trial = try_on(self, other, func, data, NULL);
  }
  self->is_own = TRUE;
  carom_document_edit(self->document,
                      &(CaromDocumentEdit){basis, pane, trial.scene, other_trial.scene}, name,
                      subject);
  self->is_own = FALSE;
  note_counts(self);
  take_selection(self, g_steal_pointer(&trial.selection));
  if (get_scene(self) != start) /* else it is no step */
    tell_pushed(self, &trial.pushed);
  return TRUE;
}

/* ---- What is left overlapping ---- */

static gboolean is_drafting(CaromEditor *self) {
  gboolean drafting;
  g_object_get(self->document, "drafting", &drafting, NULL);
  return drafting;
}

static gboolean is_at_start(CaromEditor *self) {
  CaromComparison *comparison =
      carom_player_get_comparison(carom_document_get_player(self->document));
  return comparison && carom_comparison_is_at_start(comparison, 0);
}

/* Once for each start, and not before the clock stands there: a scene does not change once it is
 * compared. */
static void search_overlaps(CaromEditor *self) {
  CaromScene *scene = get_scene(self);
  if (scene == self->searched)
    return;
  g_clear_pointer(&self->searched, carom_scene_unref);
  self->searched = carom_scene_ref(scene);
  g_array_unref(self->found);
  self->found = carom_edit_overlaps_list_new(scene, carom_document_get_opened(self->document));
}

static void tell_overlaps(CaromEditor *self, GArray *overlaps) {
  gboolean is_same = carom_edit_overlaps_equal(overlaps, self->told);
  g_array_ref(overlaps);
  g_array_unref(self->told);
  self->told = overlaps;
  if (!is_same)
    emit(self, SIGNAL_OVERLAPS_CHANGED);
}

static void follow_overlaps(CaromEditor *self) {
  if (is_drafting(self))
    return;
  if (is_at_start(self)) {
    search_overlaps(self);
    tell_overlaps(self, self->found);
  } else if (self->told->len > 0) {
    g_autoptr(GArray) none = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
    tell_overlaps(self, none);
  }
}

const GArray *carom_editor_get_left_overlaps(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), NULL);
  carom_document_do_pending(self->document);
  return self->told;
}

/* ---- The document changes ---- */

/* Undo, another edit or another scene has ended the drag. */
static void on_drafting(CaromEditor *self) {
  if (!is_drafting(self) && self->base && !self->is_own)
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
  carom_document_do_pending(self->document);
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
  g_clear_pointer(&self->start, carom_scene_unref);
  g_clear_pointer(&self->before, carom_selection_free);
  carom_selection_free(self->selection);
  g_clear_pointer(&self->searched, carom_scene_unref);
  g_array_unref(self->found);
  g_array_unref(self->told);
  g_clear_object(&self->document);
  G_OBJECT_CLASS(carom_editor_parent_class)->finalize(object);
}

static guint add_signal(CaromEditorClass *klass, const char *name, GType parameter) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, parameter == G_TYPE_NONE ? 0 : 1, parameter);
}

CaromDocument *carom_editor_get_document(CaromEditor *self) {
  g_return_val_if_fail(CAROM_IS_EDITOR(self), NULL);
  return self->document;
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
  signals[SIGNAL_OVERLAPS_CHANGED] = add_signal(klass, "overlaps-changed", G_TYPE_NONE);
  signals[SIGNAL_PUSHED] =
      g_signal_new("pushed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                   G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void carom_editor_init(CaromEditor *self) {
  self->selection = carom_selection_new();
  self->found = g_array_new(FALSE, FALSE, sizeof(CaromEditOverlap));
  self->told = g_array_ref(self->found);
}

CaromEditor *carom_editor_new(CaromDocument *document) {
  g_return_val_if_fail(CAROM_IS_DOCUMENT(document), NULL);
  CaromEditor *self = g_object_new(CAROM_TYPE_EDITOR, NULL);
  CaromPlayer *player = carom_document_get_player(document);
  self->document = g_object_ref(document);
  note_counts(self);
  g_signal_connect_object(player, "changed", G_CALLBACK(follow_overlaps), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(follow_overlaps), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "notify::drafting", G_CALLBACK(on_drafting), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(document, "opened", G_CALLBACK(on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(on_replaced), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "changed", G_CALLBACK(forget_shown), self, G_CONNECT_SWAPPED);
  return self;
}
