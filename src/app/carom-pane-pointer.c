/* carom-pane-pointer: see the header. */
#include "carom-pane-pointer.h"

static GtkWidget *get_picture(GtkEventController *controller) {
  return gtk_event_controller_get_widget(controller);
}

static CaromComparison *get_comparison(CaromPaneView *pane) {
  return carom_player_get_comparison(
      carom_inspector_get_player(carom_pane_view_get_inspector(pane)));
}

static const CaromRun *get_run(CaromPaneView *pane) {
  return carom_comparison_get_run(get_comparison(pane), carom_pane_view_get_index(pane));
}

/* The line of the pane's working whose mark is at a place; -1: there is none. */
static int line_at(CaromPaneView *pane, GtkWidget *widget, double x, double y) {
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(pane, &picture);
  return carom_scene_picture_line_at(&picture.picture, gtk_widget_get_width(widget),
                                     gtk_widget_get_height(widget), x, y);
}

/* The disc at a place; -1: there is none. */
static int disc_at(CaromPaneView *pane, GtkWidget *widget, double x, double y) {
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(pane, &picture);
  return carom_scene_picture_disc_at(&picture.picture, gtk_widget_get_width(widget),
                                     gtk_widget_get_height(widget), x, y);
}

/* ---- Dragging the arrows of a guess ---- */

static gboolean is_asking(CaromPaneView *pane) {
  CaromQuiz *quiz = carom_pane_view_get_quiz(pane);
  return quiz && carom_quiz_get_state(quiz) == CAROM_QUIZ_ASKING;
}

static CaromContactBody handle_at(CaromPaneView *pane, GtkWidget *widget, double x, double y) {
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(pane, &picture);
  return carom_scene_picture_handle_at(&picture.picture, gtk_widget_get_width(widget),
                                       gtk_widget_get_height(widget), x, y);
}

/* The body whose handle is being dragged is kept with the gesture. */
#define DRAGGED "carom-handle"

static void on_drag_begin(GtkGestureDrag *drag, double x, double y, CaromPaneView *pane) {
  GtkWidget *widget = get_picture(GTK_EVENT_CONTROLLER(drag));
  CaromContactBody body = is_asking(pane) ? handle_at(pane, widget, x, y) : CAROM_BODY_NONE;
  g_object_set_data(G_OBJECT(drag), DRAGGED, GINT_TO_POINTER(body));
  gtk_gesture_set_state(GTK_GESTURE(drag), body == CAROM_BODY_NONE ? GTK_EVENT_SEQUENCE_DENIED
                                                                   : GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_drag_update(GtkGestureDrag *drag, double dx, double dy, CaromPaneView *pane) {
  GtkWidget *widget = get_picture(GTK_EVENT_CONTROLLER(drag));
  CaromContactBody body = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(drag), DRAGGED));
  double x, y;
  if (body == CAROM_BODY_NONE || !is_asking(pane) ||
      !gtk_gesture_drag_get_start_point(drag, &x, &y))
    return;
  g_auto(CaromPanePicture) picture;
  carom_pane_view_get_picture(pane, &picture);
  CaromVec2 velocity =
      carom_scene_picture_velocity_at(&picture.picture, gtk_widget_get_width(widget),
                                      gtk_widget_get_height(widget), body, x + dx, y + dy);
  carom_quiz_set_guess(carom_pane_view_get_quiz(pane), body, velocity);
}

static void show_cursor(CaromPaneView *pane, GtkWidget *widget, double x, double y) {
  gboolean grips = is_asking(pane) && handle_at(pane, widget, x, y) != CAROM_BODY_NONE;
  gtk_widget_set_cursor_from_name(widget, grips ? "grab" : NULL);
}

/* ---- Pointing and clicking ---- */

static void on_motion(GtkEventController *controller, double x, double y, CaromPaneView *pane) {
  carom_inspector_point_at(carom_pane_view_get_inspector(pane),
                           carom_resolver_index(get_run(pane)->method.resolver),
                           line_at(pane, get_picture(controller), x, y));
  show_cursor(pane, get_picture(controller), x, y);
}

/* Also as the pane goes, when there may be no run of its index any more. */
static void on_leave(GtkEventController *controller, CaromPaneView *pane) {
  CaromInspector *inspector = carom_pane_view_get_inspector(pane);
  if (inspector)
    carom_inspector_point_at(inspector, 0, -1);
}

static gboolean involves(const CaromContactRecord *record, int disc) {
  return disc < 0 || (int)record->a == disc || record->b == disc;
}

/* The last contact up to now of @disc, or of any disc if it is -1. */
static gboolean find_last_contact(CaromPaneView *pane, int disc, guint *contact) {
  const CaromRun *run = get_run(pane);
  if (!carom_comparison_last_contact(get_comparison(pane), carom_pane_view_get_index(pane),
                                     contact))
    return FALSE;
  for (;; --*contact) {
    if (involves(carom_run_get_contact(run, *contact), disc))
      return TRUE;
    if (*contact == 0)
      return FALSE;
  }
}

static void walk_to(CaromPaneView *pane, GtkWidget *widget, int line) {
  const CaromExplanation *explanation =
      carom_inspector_get_explanation(carom_pane_view_get_inspector(pane));
  guint resolver = carom_resolver_index(get_run(pane)->method.resolver);
  guint step = carom_workings_step_of(explanation->workings, explanation->n_resolvers, resolver,
                                      (guint)line);
  gtk_widget_activate_action(widget, "win.line", "i", (int)step);
}

static void on_released(GtkGestureClick *click, int n_presses, double x, double y,
                        CaromPaneView *pane) {
  GtkWidget *widget = get_picture(GTK_EVENT_CONTROLLER(click));
  guint contact;
  if (is_asking(pane)) /* another contact would end the question */
    return;
  int line = line_at(pane, widget, x, y);
  if (line >= 0)
    walk_to(pane, widget, line);
  else if (find_last_contact(pane, disc_at(pane, widget, x, y), &contact))
    gtk_widget_activate_action(widget, "win.show-contact", "(uu)", carom_pane_view_get_index(pane),
                               contact);
}

void carom_pane_pointer_add(CaromPaneView *pane, GtkWidget *picture) {
  GtkEventController *motion = gtk_event_controller_motion_new();
  GtkGesture *click = gtk_gesture_click_new();
  GtkGesture *drag = gtk_gesture_drag_new();
  g_signal_connect_object(motion, "motion", G_CALLBACK(on_motion), pane, 0);
  g_signal_connect_object(motion, "leave", G_CALLBACK(on_leave), pane, 0);
  g_signal_connect_object(click, "released", G_CALLBACK(on_released), pane, 0);
  g_signal_connect_object(drag, "drag-begin", G_CALLBACK(on_drag_begin), pane, 0);
  g_signal_connect_object(drag, "drag-update", G_CALLBACK(on_drag_update), pane, 0);
  gtk_widget_add_controller(picture, motion);
  gtk_widget_add_controller(picture, GTK_EVENT_CONTROLLER(click));
  gtk_widget_add_controller(picture, GTK_EVENT_CONTROLLER(drag));
}
