/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-pane-editing: gestures become calls of the editor, which keeps the view in which something
 * was pressed as long as it is held. The menu is made anew each time, since it names a contact. */
#include "carom-pane-editing.h"

#include "carom-edit-picture.h"
#include "carom-hover.h"
#include "carom-scene-picture-pointer.h"
#include "carom-shortcuts.h"
#include "carom-snap.h"

#include <glib/gi18n-lib.h>

/* How much further a finger reaches, and how much it hides around it, in points. */
static const double finger = 2, hidden_by_finger = 40;

/* The grips of more than so many things would be a thicket. */
#define MAX_GRIPPED 4
/* Each disc, wall and emitter has two; gravity has one, and so has what can be launched. */
#define MAX_GRIPS (2 * (MAX_GRIPPED + 1) + 2)

struct _CaromPaneEditing {
  GObject parent_instance;
  CaromPaneArea *area; /* owns this */
  CaromEditor *editor;
  gboolean is_touch;
  gboolean is_over;  /* whether the pointer is in the pane */
  CaromVec2 pointer; /* where it was last, in the area */
  CaromEditorKeys keys;
  CaromHandle pointed; /* what was there then */
  gboolean is_held;    /* whether something was pressed here */
  char *readout;       /* (nullable) */
  gboolean asks_menu;  /* whether a button is down that asks for the menu … */
  CaromVec2 asked;     /* … and of which place in the area */
};

G_DEFINE_FINAL_TYPE(CaromPaneEditing, carom_pane_editing, G_TYPE_OBJECT)

enum { SIGNAL_PRESSED, SIGNAL_MENU, N_SIGNALS };
static guint signals[N_SIGNALS];

static void redraw(CaromPaneEditing *self) {
  gtk_widget_queue_draw(GTK_WIDGET(self->area));
}

static gboolean is_playing(CaromPaneEditing *self) {
  CaromInspector *inspector = carom_pane_area_get_inspector(self->area);
  return inspector && carom_player_get_playing(carom_inspector_get_player(inspector));
}

/* Others can end what is held, as Escape does.
 *
 * Returns: (nullable): what is held here; NULL if nothing is */
static const CaromDrag *get_drag(CaromPaneEditing *self) {
  return self->is_held ? carom_editor_get_drag(self->editor) : NULL;
}

/* ---- Places ---- */

/* Returns: FALSE if nothing can be edited now */
static gboolean get_edit_view(CaromPaneEditing *self, CaromEditView *view) {
  const CaromDrag *drag = get_drag(self);
  if (drag) {
    *view = drag->view;
    return TRUE;
  }
  if (!carom_pane_area_get_edit_view(self->area, view))
    return FALSE;
  view->reach *= self->is_touch ? finger : 1;
  return TRUE;
}

/* Where a place in the area is in the scene. */
static CaromVec2 position_of(CaromPaneEditing *self, CaromVec2 place) {
  CaromView view;
  return carom_pane_area_get_view(self->area, &view) ? carom_view_position(&view, place) : place;
}

CaromVec2 carom_pane_editing_get_position(CaromPaneEditing *self, double x, double y) {
  return position_of(self, carom_vec2(x, y));
}

gboolean carom_pane_editing_get_pointer(CaromPaneEditing *self, CaromVec2 *position) {
  /* Where a dialog has just closed, GTK may tell of a place that is not in the area. */
  CaromVec2 at = self->pointer;
  *position = position_of(self, at);
  return self->is_over && gtk_widget_contains(GTK_WIDGET(self->area), at.x, at.y);
}

/* What a press there would take hold of, with the keys that are held. */
static CaromHandle handle_at(CaromPaneEditing *self, const CaromEditView *view, CaromVec2 place) {
  return carom_editor_find_hold(self->editor, view, position_of(self, place), self->keys);
}

static gboolean is_at_gravity(CaromPaneEditing *self, double x, double y) {
  CaromEditView view;
  return get_edit_view(self, &view) &&
         handle_at(self, &view, carom_vec2(x, y)).kind == CAROM_HANDLE_GRAVITY;
}

int carom_pane_editing_find_disc(CaromPaneEditing *self, double x, double y) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(self->area, &picture);
  return carom_scene_picture_pointer_disc_at(&picture.picture, picture.width, picture.height, x, y);
}

/* ---- The cursor ---- */

/* While something is held it stays as it is; while a prediction is asked for it tells about the
 * arrows of that. */
static void show_cursor(CaromPaneEditing *self) {
  CaromEditView view;
  if (get_drag(self) || carom_pane_area_is_asking(self->area))
    return;
  const char *cursor = get_edit_view(self, &view)
                           ? carom_editor_get_cursor(self->editor, &view,
                                                     position_of(self, self->pointer), self->keys)
                           : NULL;
  gtk_widget_set_cursor_from_name(GTK_WIDGET(self->area), cursor);
}

/* ---- What happens ---- */

void carom_pane_editing_set_touch(CaromPaneEditing *self, gboolean is_touch) {
  if (self->is_touch == is_touch)
    return;
  self->is_touch = is_touch;
  redraw(self);
}

/* Finds what is pointed at, and shows it; nothing is while the panes play. */
static void point(CaromPaneEditing *self) {
  CaromHandle was = self->pointed;
  CaromEditView view;
  show_cursor(self);
  self->pointed = !is_playing(self) && get_edit_view(self, &view)
                      ? handle_at(self, &view, self->pointer)
                      : (CaromHandle){CAROM_HANDLE_NONE};
  if (!carom_handle_equal(&was, &self->pointed) ||
      was.kind == CAROM_HANDLE_RIM) /* whose grip follows the pointer */
    redraw(self);
}

void carom_pane_editing_hover(CaromPaneEditing *self, double x, double y, CaromEditorKeys keys) {
  if (get_drag(self))
    return;
  if (!self->is_over)
    redraw(self);
  self->is_over = TRUE;
  self->pointer = carom_vec2(x, y);
  self->keys = keys;
  point(self);
}

void carom_pane_editing_set_keys(CaromPaneEditing *self, CaromEditorKeys keys) {
  self->keys = keys;
  if (self->is_held)
    carom_pane_editing_drag_to(self, self->pointer.x, self->pointer.y, keys);
  else if (self->is_over)
    point(self);
}

void carom_pane_editing_leave(CaromPaneEditing *self) {
  self->is_over = FALSE;
  redraw(self);
}

gboolean carom_pane_editing_press(CaromPaneEditing *self, double x, double y,
                                  CaromEditorKeys keys) {
  CaromVec2 place = carom_vec2(x, y);
  CaromEditView view;
  self->is_held = FALSE;
  if (!get_edit_view(self, &view))
    return FALSE;
  self->is_over = TRUE;
  self->pointer = place;
  self->keys = keys;
  g_signal_emit(self, signals[SIGNAL_PRESSED], 0);
  self->is_held = TRUE;
  carom_editor_press(self->editor, &view, position_of(self, place), keys);
  redraw(self);
  return TRUE;
}

void carom_pane_editing_drag_to(CaromPaneEditing *self, double x, double y, CaromEditorKeys keys) {
  if (!self->is_held)
    return;
  self->pointer = carom_vec2(x, y);
  self->keys = keys;
  carom_editor_drag_to(self->editor, position_of(self, self->pointer), keys);
  redraw(self);
}

/* What was held is held no more. */
static void let_go(CaromPaneEditing *self) {
  self->is_held = FALSE;
  show_cursor(self);
  redraw(self);
}

void carom_pane_editing_release(CaromPaneEditing *self) {
  if (!self->is_held)
    return;
  carom_editor_release(self->editor);
  let_go(self);
}

void carom_pane_editing_cancel(CaromPaneEditing *self) {
  if (!self->is_held)
    return;
  carom_editor_cancel(self->editor);
  let_go(self);
}

void carom_pane_editing_ask_menu(CaromPaneEditing *self, double x, double y) {
  CaromEditView view;
  carom_pane_editing_cancel(self);
  g_signal_emit(self, signals[SIGNAL_PRESSED], 0);
  if (get_edit_view(self, &view))
    carom_editor_select_at(self->editor, &view, position_of(self, carom_vec2(x, y)));
  g_signal_emit(self, signals[SIGNAL_MENU], 0, x, y);
}

/* ---- Event controllers ---- */

static CaromEditorKeys keys_of(GdkModifierType state) {
  return ((state & GDK_SHIFT_MASK) ? CAROM_EDITOR_ADD : CAROM_EDITOR_PLAIN) |
         ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) ? CAROM_EDITOR_AIM : CAROM_EDITOR_PLAIN);
}

static CaromEditorKeys keys_now(gpointer controller) {
  return keys_of(gtk_event_controller_get_current_event_state(controller));
}

/* Takes note of which pointer it is. */
static void note_device(CaromPaneEditing *self, gpointer controller) {
  GdkDevice *device = gtk_event_controller_get_current_event_device(controller);
  carom_pane_editing_set_touch(self,
                               device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN);
}

static void on_hover(const CaromHover *hover, gpointer self) {
  carom_pane_editing_set_touch(self, hover->is_touch);
  carom_pane_editing_hover(self, hover->x, hover->y, keys_of(hover->keys));
}

static void on_leave(GtkEventController *motion, CaromPaneEditing *self) {
  if (carom_pane_area_get_comparison(self->area)) /* not while the pane is being destroyed */
    carom_pane_editing_leave(self);
}

/* The gesture is claimed only when something is really dragged: until then two fingers can make it
 * a pinch, and a finger that rests can ask for the menu. */
static void on_drag_begin(GtkGestureDrag *drag, double x, double y, CaromPaneEditing *self) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(drag));
  note_device(self, drag);
  if ((event && gdk_event_triggers_context_menu(event)) || carom_pane_area_is_asking(self->area) ||
      !carom_pane_editing_press(self, x, y, keys_now(drag)))
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void on_drag_update(GtkGestureDrag *drag, double dx, double dy, CaromPaneEditing *self) {
  double x, y;
  if (!self->is_held || !gtk_gesture_drag_get_start_point(drag, &x, &y))
    return;
  if (gtk_drag_check_threshold(GTK_WIDGET(self->area), (int)x, (int)y, (int)(x + dx),
                               (int)(y + dy)))
    gtk_gesture_set_state(GTK_GESTURE(drag), GTK_EVENT_SEQUENCE_CLAIMED);
  carom_pane_editing_drag_to(self, x + dx, y + dy, keys_now(drag));
}

static void on_drag_end(GtkGestureDrag *drag, double dx, double dy, CaromPaneEditing *self) {
  carom_pane_editing_release(self);
}

static void on_drag_cancel(GtkGesture *drag, GdkEventSequence *sequence, CaromPaneEditing *self) {
  carom_pane_editing_cancel(self);
}

static const char *describe_handle(CaromHandleKind kind, const CaromScene *scene) {
  if (kind == CAROM_HANDLE_PIVOT)
    return _("The point about which the angular momentum is: drag it; a double click leads to its "
             "numbers");
  if (kind != CAROM_HANDLE_GRAVITY)
    return NULL;
  return carom_vec2_length(scene->gravity) > 0
             ? _("Gravity: drag the tip of its arrow; a double click leads to its numbers")
             : _("No gravity: drag its arrow out from here; a double click leads to its numbers");
}

/* The grip alone does not say whose it is, nor that there are numbers. */
static gboolean on_query_tooltip(GtkWidget *area, int x, int y, gboolean by_keyboard,
                                 GtkTooltip *tooltip, CaromPaneEditing *self) {
  CaromEditView view;
  if (by_keyboard || get_drag(self) || is_playing(self) || !get_edit_view(self, &view))
    return FALSE;
  CaromHandleKind kind = handle_at(self, &view, carom_vec2(x, y)).kind;
  const char *text = describe_handle(kind, carom_editor_get_shown(self->editor, &view));
  gtk_tooltip_set_text(tooltip, text);
  return text != NULL;
}

/* The click itself may not have reached the editor yet. */
static void on_released(GtkGestureClick *click, int n_presses, double x, double y,
                        CaromPaneEditing *self) {
  CaromEditView view;
  CaromItem item;
  if (n_presses != 2 || carom_pane_area_is_asking(self->area) || !get_edit_view(self, &view))
    return;
  carom_pane_editing_release(self);
  CaromHandle handle = handle_at(self, &view, carom_vec2(x, y));
  if (carom_handle_get_item(&handle, &item))
    gtk_widget_activate_action(GTK_WIDGET(self->area), "win.edit-item", NULL);
  else if (handle.kind == CAROM_HANDLE_GRAVITY)
    gtk_widget_activate_action(GTK_WIDGET(self->area), "win.scene-setting", "s", "gravity-x");
  else if (handle.kind == CAROM_HANDLE_PIVOT)
    gtk_widget_activate_action(GTK_WIDGET(self->area), "win.scene-setting", "s", "about-x");
}

static void on_pressed(GtkGestureClick *click, int n_presses, double x, double y,
                       CaromPaneEditing *self) {
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(click));
  self->asks_menu = FALSE;
  if (!event || !gdk_event_triggers_context_menu(event))
    return;
  gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
  self->asks_menu = TRUE;
  self->asked = carom_vec2(x, y);
}

/* The menu of where the button was pressed comes when it is released: while a button is down GTK
 * loses count of what is pressed if a menu takes the pointer. */
static void on_any_released(GtkGestureClick *click, int n_presses, double x, double y,
                            CaromPaneEditing *self) {
  gboolean asks = self->asks_menu && gtk_widget_contains(GTK_WIDGET(self->area), x, y);
  self->asks_menu = FALSE;
  if (asks && carom_pane_area_get_comparison(self->area))
    carom_pane_editing_ask_menu(self, self->asked.x, self->asked.y);
}

static void on_long_press(GtkGestureLongPress *press, double x, double y, CaromPaneEditing *self) {
  gtk_gesture_set_state(GTK_GESTURE(press), GTK_EVENT_SEQUENCE_CLAIMED);
  note_device(self, press);
  carom_pane_editing_ask_menu(self, x, y);
}

static void add_pointing(CaromPaneEditing *self) {
  GtkEventController *motion = carom_hover_add(GTK_WIDGET(self->area), on_hover, self);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), self, 0);
  g_signal_connect_object(self->area, "query-tooltip", G_CALLBACK(on_query_tooltip), self, 0);
}

static void add_drag(CaromPaneEditing *self) {
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect_object(drag, "drag-begin", G_CALLBACK(on_drag_begin), self, 0);
  g_signal_connect_object(drag, "drag-update", G_CALLBACK(on_drag_update), self, 0);
  g_signal_connect_object(drag, "drag-end", G_CALLBACK(on_drag_end), self, 0);
  g_signal_connect_object(drag, "cancel", G_CALLBACK(on_drag_cancel), self, 0);
  gtk_widget_add_controller(GTK_WIDGET(self->area), GTK_EVENT_CONTROLLER(drag));
}

static void add_clicks(CaromPaneEditing *self) {
  GtkGesture *click = gtk_gesture_click_new();
  GtkGesture *any = gtk_gesture_click_new();
  GtkGesture *press = gtk_gesture_long_press_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(any), 0);
  gtk_gesture_single_set_touch_only(GTK_GESTURE_SINGLE(press), TRUE);
  g_signal_connect_object(click, "released", G_CALLBACK(on_released), self, 0);
  g_signal_connect_object(any, "pressed", G_CALLBACK(on_pressed), self, 0);
  g_signal_connect_object(any, "released", G_CALLBACK(on_any_released), self, 0);
  g_signal_connect_object(press, "pressed", G_CALLBACK(on_long_press), self, 0);
  gtk_widget_add_controller(GTK_WIDGET(self->area), GTK_EVENT_CONTROLLER(click));
  gtk_widget_add_controller(GTK_WIDGET(self->area), GTK_EVENT_CONTROLLER(any));
  gtk_widget_add_controller(GTK_WIDGET(self->area), GTK_EVENT_CONTROLLER(press));
}

/* ---- The menu of a place ---- */

static gboolean involves(const CaromContactRecord *record, int disc) {
  return disc < 0 || (int)record->a == disc || record->b == disc;
}

/* The last contact up to now of @disc, or of any disc if it is -1. */
static gboolean find_last_contact(CaromPaneArea *area, int disc, guint *contact) {
  const CaromComparison *comparison = carom_pane_area_get_comparison(area);
  guint pane = carom_pane_area_get_index(area);
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  if (!carom_comparison_last_contact(comparison, pane, contact))
    return FALSE;
  for (;; --*contact) {
    if (involves(carom_run_get_contact(run, *contact), disc))
      return TRUE;
    if (*contact == 0)
      return FALSE;
  }
}

/* While a question is asked, choosing another contact would end it. */
static gboolean is_secret(CaromPaneArea *area) {
  CaromPredictionSession *session = carom_pane_area_get_session(area);
  return session && carom_prediction_session_is_secret(session);
}

/* The disc's last contact or, on free ground, that of the pane. Where there is none, the item is
 * there without its target, and cannot be chosen. */
static GMenuItem *make_contact_item(CaromPaneArea *area, int disc) {
  GMenuItem *item =
      g_menu_item_new(disc < 0 ? _("Go to the _last contact") : _("Go to its _last contact"), NULL);
  guint contact;
  if (!is_secret(area) && find_last_contact(area, disc, &contact))
    g_menu_item_set_action_and_target(item, "win.show-contact", "(uu)",
                                      carom_pane_area_get_index(area), contact);
  else
    g_menu_item_set_action_and_target_value(item, "win.show-contact", NULL);
  return item;
}

static void append_items(GMenu *menu, GMenuModel *other, int n) {
  for (int i = 0; i < n; i++) {
    g_autoptr(GMenuItem) item = g_menu_item_new_from_model(other, i);
    g_menu_append_item(menu, item);
  }
}

/* The sections of @other as those of the whole menu, with a line between them, as sections of a
 * section have none; the last one ends with @last. */
static void append_all(GMenu *menu, GMenuModel *other, GMenuItem *last) {
  int n = g_menu_model_get_n_items(other);
  g_autoptr(GMenuModel) section =
      n > 0 ? g_menu_model_get_item_link(other, n - 1, G_MENU_LINK_SECTION) : NULL;
  g_autoptr(GMenu) ending = g_menu_new();
  append_items(menu, other, section ? n - 1 : n);
  if (section)
    append_items(ending, section, g_menu_model_get_n_items(section));
  g_menu_append_item(ending, last);
  g_menu_append_section(menu, NULL, G_MENU_MODEL(ending));
}

/* @kind: a target of the action win.edit-new */
static void append_new(GMenu *menu, const char *label, const char *kind, CaromVec2 place) {
  g_autoptr(GMenuItem) item = g_menu_item_new(label, NULL);
  g_autofree char *at_pointer = g_strconcat("win.edit-new::", kind, NULL);
  const char *key = carom_shortcuts_find_plain_key(at_pointer);
  g_menu_item_set_action_and_target(item, "win.edit-new-at", "(sdd)", kind, place.x, place.y);
  if (key)
    g_menu_item_set_attribute(item, "accel", "s", key);
  g_menu_append_item(menu, item);
}

/* In a menu of their own, so that the whole one leaves room to spare on a small screen. */
static GMenu *make_new_items(CaromVec2 place) {
  GMenu *section = g_menu_new();
  g_autoptr(GMenu) items = g_menu_new();
  append_new(items, _("New _disc"), "disc", place);
  append_new(items, _("New _wall"), "wall", place);
  append_new(items, _("New _emitter"), "emitter", place);
  /* Translators: a submenu: what is made at the place that the menu is about. */
  g_menu_append_submenu(section, _("New _here"), G_MENU_MODEL(items));
  return section;
}

static GMenuItem *make_gravity_item(void) {
  /* Translators: leads to gravity in the scene’s settings */
  GMenuItem *item = g_menu_item_new(_("_Gravity…"), NULL);
  g_menu_item_set_action_and_target(item, "win.scene-setting", "s", "gravity-x");
  return item;
}

GMenuModel *carom_pane_editing_make_menu(CaromPaneEditing *self, GMenuModel *others, double x,
                                         double y) {
  GMenu *menu = g_menu_new();
  g_autoptr(GMenu) new_items = make_new_items(position_of(self, carom_vec2(x, y)));
  g_autoptr(GMenu) nothing = g_menu_new();
  g_autoptr(GMenuItem) item =
      is_at_gravity(self, x, y)
          ? make_gravity_item()
          : make_contact_item(self->area, carom_pane_editing_find_disc(self, x, y));
  g_menu_append_section(menu, NULL, G_MENU_MODEL(new_items));
  append_all(menu, others ? others : G_MENU_MODEL(nothing), item);
  return G_MENU_MODEL(menu);
}

/* @place: (out): of the first thing that is selected, and there */
static gboolean find_selected(CaromPaneEditing *self, CaromVec2 *place) {
  CaromEditView edit_view;
  CaromView view;
  if (!get_edit_view(self, &edit_view) || !carom_pane_area_get_view(self->area, &view))
    return FALSE;
  g_autoptr(CaromSelection) selection = carom_editor_copy_selection(self->editor, &edit_view);
  if (carom_selection_count(selection) == 0)
    return FALSE;
  CaromExtents extents = carom_item_bounds(carom_editor_get_shown(self->editor, &edit_view),
                                           carom_selection_get(selection, 0));
  *place = carom_view_place(&view, carom_vec2_scale(carom_vec2_add(extents.min, extents.max), 0.5));
  return TRUE;
}

void carom_pane_editing_get_menu_place(CaromPaneEditing *self, double *x, double *y) {
  GtkWidget *area = GTK_WIDGET(self->area);
  double width = gtk_widget_get_width(area), height = gtk_widget_get_height(area);
  CaromVec2 place = carom_vec2(width / 2, height / 2);
  find_selected(self, &place);
  *x = CLAMP(place.x, 0, width);
  *y = CLAMP(place.y, 0, height);
}

/* ---- Drawing ---- */

/* What is drawn over the picture in the pane in which the pointer is. There is a grip wherever the
 * editor would find what it stands for, so that nothing looks as if it could be gripped where
 * something else is in the way. */
typedef struct {
  CaromEditor *editor;
  const CaromEditView *edit_view;
  gboolean is_held;   /* whether something is */
  CaromHandle handle; /* what is held, or would be */
  CaromVec2 pointer;
  const CaromScene *scene;
  CaromView view;
  CaromEditGrip grips[MAX_GRIPS];
  guint n_grips;
} Marks;

/* The way from something to what it is launched by, as the picture has it: y down. */
static CaromVec2 way_of(const Marks *marks, const CaromHandle *handle, CaromVec2 position) {
  if (handle->kind != CAROM_HANDLE_LAUNCH)
    return carom_vec2(0, 0);
  CaromVec2 way = carom_vec2_sub(position, carom_item_centre(marks->scene, handle->item));
  double length = carom_vec2_length(way);
  return length > 0 ? carom_vec2(way.x / length, -way.y / length) : carom_vec2(0, 0);
}

static void add_at(Marks *marks, const CaromHandle *handle, CaromVec2 position, gboolean is_held) {
  if (marks->n_grips < MAX_GRIPS)
    marks->grips[marks->n_grips++] = (CaromEditGrip){carom_view_place(&marks->view, position),
                                                     way_of(marks, handle, position), is_held};
}

/* The grip of the handle that is held or pointed at is drawn where it is pointed at. */
static void add(Marks *marks, CaromHandle handle, CaromVec2 near) {
  CaromVec2 position = carom_handle_get_place(&handle, marks->scene, marks->edit_view, near);
  CaromHandle found = carom_editor_find(marks->editor, marks->edit_view, position);
  if (carom_handle_equal(&found, &handle) && !carom_handle_equal(&handle, &marks->handle))
    add_at(marks, &handle, position, FALSE);
}

static void add_disc(Marks *marks, CaromItem item) {
  const CaromBody *body = carom_scene_body(marks->scene, item.index);
  CaromVec2 below_right = carom_vec2_add(body->position, carom_vec2(body->radius, -body->radius));
  add(marks, (CaromHandle){CAROM_HANDLE_ARROW, item}, below_right);
  add(marks, (CaromHandle){CAROM_HANDLE_RIM, item}, below_right);
}

static void add_wall(Marks *marks, CaromItem item) {
  for (CaromWallEnd end = CAROM_WALL_END_P1; end <= CAROM_WALL_END_P2; end++)
    add(marks, (CaromHandle){CAROM_HANDLE_WALL_END, item, end}, (CaromVec2){0});
}

static void add_item(Marks *marks, CaromItem item) {
  switch (item.kind) {
  case CAROM_ITEM_DISC:
    add_disc(marks, item);
    break;
  case CAROM_ITEM_WALL:
    add_wall(marks, item);
    break;
  case CAROM_ITEM_EMITTER:
    add(marks, (CaromHandle){CAROM_HANDLE_ARROW, item}, (CaromVec2){0});
    add(marks, (CaromHandle){CAROM_HANDLE_SPREAD, item}, (CaromVec2){0});
    break;
  }
}

/* The grip that is held or would be, and those of what is selected and pointed at; none where a
 * press would draw something new. */
static void collect(Marks *marks, const CaromItem *pointed) {
  g_autoptr(CaromSelection) selection =
      carom_editor_copy_selection(marks->editor, marks->edit_view);
  guint n = carom_selection_count(selection);
  CaromHandle launch;
  if (carom_editor_get_tool(marks->editor) != CAROM_TOOL_SELECT)
    return;
  for (guint i = 0; n <= MAX_GRIPPED && !marks->is_held && i < n; i++)
    add_item(marks, carom_selection_get(selection, i));
  if (!marks->is_held && carom_editor_get_launch(marks->editor, marks->edit_view, &launch))
    add(marks, launch, (CaromVec2){0});
  if (pointed)
    add_item(marks, *pointed);
  if (!marks->is_held && marks->edit_view->gravity_s2 > 0)
    add(marks, (CaromHandle){CAROM_HANDLE_GRAVITY}, (CaromVec2){0});
  if (carom_handle_has_grip(&marks->handle))
    add_at(marks, &marks->handle,
           carom_handle_get_place(&marks->handle, marks->scene, marks->edit_view,
                                  carom_view_position(&marks->view, marks->pointer)),
           TRUE);
}

/* @item: (out): what a click would select, unless it is selected */
static gboolean find_pointed(const Marks *marks, CaromItem *item) {
  return !marks->is_held && carom_editor_get_tool(marks->editor) == CAROM_TOOL_SELECT &&
         carom_handle_get_item(&marks->handle, item) &&
         !carom_selection_has(carom_editor_get_selection(marks->editor), *item);
}

static double grid_step(const Marks *marks) {
  gboolean snap;
  g_object_get(marks->editor, "snap", &snap, NULL);
  return snap && (marks->is_held || carom_editor_get_tool(marks->editor) != CAROM_TOOL_SELECT)
             ? carom_round_number_times(carom_snap_step(marks->edit_view->points_per_unit), 1)
             : 0;
}

static CaromArrow gravity_arrow(const Marks *marks) {
  const CaromEditView *view = marks->edit_view;
  CaromVec2 tip = carom_vec2_add_scaled(view->gravity_at, marks->scene->gravity, view->gravity_s2);
  return (CaromArrow){carom_view_place(&marks->view, view->gravity_at),
                      carom_view_place(&marks->view, tip)};
}

/* While something else is dragged, gravity has no grip; where it has no arrow either, its symbol
 * would stand for nothing. */
static gboolean shows_gravity(const Marks *marks) {
  return marks->edit_view->gravity_s2 > 0 &&
         (!marks->is_held || marks->handle.kind == CAROM_HANDLE_GRAVITY ||
          carom_vec2_length(marks->scene->gravity) > 0);
}

/* Returns: (transfer full) (element-type CaromEditOverlap): what the dragged things overlap */
static GArray *list_overlaps(const Marks *marks) {
  g_autoptr(CaromSelection) changed = carom_editor_get_changed(marks->editor, marks->scene);
  return carom_edit_overlaps_list(marks->scene, changed);
}

static gboolean get_band(const Marks *marks, CaromExtents *band) {
  CaromVec2 corner, opposite;
  if (!marks->is_held || !carom_editor_get_band(marks->editor, &corner, &opposite))
    return FALSE;
  band->min = carom_vec2(MIN(corner.x, opposite.x), MIN(corner.y, opposite.y));
  band->max = carom_vec2(MAX(corner.x, opposite.x), MAX(corner.y, opposite.y));
  return TRUE;
}

/* @held: (out): the disc or emitter that is dragged or drawn, in the picture
 * Returns: FALSE if it is none */
static gboolean find_held(const Marks *marks, CaromExtents *held) {
  CaromItem item;
  if (!marks->is_held ||
      (!carom_editor_get_drawn(marks->editor, marks->scene, &item) &&
       !carom_handle_get_item(&marks->handle, &item)) ||
      !carom_item_moves(item.kind))
    return FALSE;
  CaromExtents bounds = carom_item_bounds(marks->scene, item);
  CaromVec2 left_below = carom_view_place(&marks->view, bounds.min);
  CaromVec2 right_above = carom_view_place(&marks->view, bounds.max);
  held->min = carom_vec2(left_below.x, right_above.y);
  held->max = carom_vec2(right_above.x, left_below.y);
  return TRUE;
}

/* Not while an edit is under way, which may end it.
 *
 * Returns: (transfer none) (nullable): what is left overlapping and to be marked */
static const GArray *get_left(CaromPaneEditing *self) {
  const GArray *left = carom_editor_get_left_overlaps(self->editor);
  return is_playing(self) || carom_editor_is_dragging(self->editor) || left->len == 0 ? NULL : left;
}

static void draw_all(CaromPaneEditing *self, const CaromEditView *view,
                     const CaromScenePicture *picture, cairo_t *cr, double width, double height) {
  const CaromDrag *drag = get_drag(self);
  CaromScenePictureLayout layout;
  CaromItem pointed;
  CaromExtents band, held;
  carom_scene_picture_layout_measure(&layout, picture, width, height);
  Marks marks = {
      .editor = self->editor,
      .edit_view = view,
      .is_held = drag != NULL,
      .pointer = self->pointer,
      .scene = carom_editor_get_shown(self->editor, view),
      .view = layout.view,
  };
  if (drag)
    marks.handle = drag->handle;
  else if (self->is_over)
    marks.handle = handle_at(self, view, self->pointer);
  gboolean has_pointed = find_pointed(&marks, &pointed);
  CaromArrow gravity = gravity_arrow(&marks);
  g_autoptr(GArray) overlaps = marks.is_held ? list_overlaps(&marks) : NULL;
  g_autofree char *readout = self->readout ? g_markup_escape_text(self->readout, -1) : NULL;
  collect(&marks, has_pointed ? &pointed : NULL);
  CaromEditPicture edit = {
      .selection = carom_editor_get_selection(self->editor),
      .pointed = has_pointed ? &pointed : NULL,
      .grips = marks.grips,
      .n_grips = marks.n_grips,
      .gravity = shows_gravity(&marks) ? &gravity : NULL,
      .band = get_band(&marks, &band) ? &band : NULL,
      .overlaps = overlaps,
      .left = get_left(self),
      .grid_step = grid_step(&marks),
      .readout = readout,
      .pointer = self->pointer,
      .pointer_radius = self->is_touch ? hidden_by_finger : 0,
      .held = find_held(&marks, &held) ? &held : NULL,
  };
  carom_edit_picture_draw(&edit, picture, cr, width, height);
}

static void draw_selection(CaromPaneEditing *self, const CaromScenePicture *picture, cairo_t *cr,
                           double width, double height) {
  CaromEditPicture edit = {
      .selection = carom_editor_get_selection(self->editor),
      .left = get_left(self),
  };
  if (carom_selection_count(edit.selection) > 0 || edit.left)
    carom_edit_picture_draw(&edit, picture, cr, width, height);
}

/* In a presentation the pointer rests anywhere, and nobody wants to see what it could take hold of.
 */
static gboolean is_presented(CaromPaneEditing *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self->area));
  return root && gtk_widget_has_css_class(GTK_WIDGET(root), "presentation");
}

/* While the panes play, this is what is selected, and nothing else; before, also what edits have
 * left overlapping. After a finger has been lifted, the grips stay. */
static void draw(CaromPaneArea *area, const CaromScenePicture *picture, cairo_t *cr, double width,
                 double height, gpointer data) {
  CaromPaneEditing *self = data;
  CaromEditView view;
  gboolean is_used = (self->is_over && !is_presented(self)) || get_drag(self) || self->is_touch;
  if (get_edit_view(self, &view) && is_used && !is_playing(self))
    draw_all(self, &view, picture, cr, width, height);
  else
    draw_selection(self, picture, cr, width, height);
}

/* ---- Life ---- */

/* Others draw what is selected; only where it is held the numbers are shown. */
static void on_readout(CaromPaneEditing *self, const char *text) {
  g_free(self->readout);
  self->readout = self->is_held ? g_strdup(text) : NULL;
  redraw(self);
}

static void watch(CaromPaneEditing *self) {
  static const char *const told[] = {"selection-changed", "tool-changed", "band-changed",
                                     "overlaps-changed", "notify::snap"};
  for (guint i = 0; i < G_N_ELEMENTS(told); i++)
    g_signal_connect_object(self->editor, told[i], G_CALLBACK(redraw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->editor, "tool-changed", G_CALLBACK(show_cursor), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->editor, "readout", G_CALLBACK(on_readout), self, G_CONNECT_SWAPPED);
}

static void carom_pane_editing_finalize(GObject *object) {
  CaromPaneEditing *self = CAROM_PANE_EDITING(object);
  g_clear_object(&self->editor);
  g_clear_pointer(&self->readout, g_free);
  G_OBJECT_CLASS(carom_pane_editing_parent_class)->finalize(object);
}

static void carom_pane_editing_class_init(CaromPaneEditingClass *klass) {
  GType type = G_TYPE_FROM_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = carom_pane_editing_finalize;
  signals[SIGNAL_PRESSED] =
      g_signal_new("pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_MENU] = g_signal_new("menu", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void carom_pane_editing_init(CaromPaneEditing *self) {
}

CaromPaneEditing *carom_pane_editing_add(CaromPaneArea *area, CaromEditor *editor) {
  CaromPaneEditing *self = g_object_new(CAROM_TYPE_PANE_EDITING, NULL);
  self->area = area;
  self->editor = g_object_ref(editor);
  g_object_set_data_full(G_OBJECT(area), "carom-editing", self, g_object_unref);
  carom_pane_area_set_over(area, draw, self);
  watch(self);
  add_pointing(self);
  add_drag(self);
  add_clicks(self);
  return self;
}

CaromPaneEditing *carom_pane_editing_of(CaromPaneArea *area) {
  return g_object_get_data(G_OBJECT(area), "carom-editing");
}
