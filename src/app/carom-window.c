/* carom-window: creates the document, the player, the inspector and the session, connects the
 * widgets of the template (ui/carom-window.ui) with them, and has the window's own actions. The
 * player is ticked from here. */
#include "carom-window.h"

#include "carom-action.h"
#include "carom-balance-view.h"
#include "carom-blank.h"
#include "carom-builtin.h"
#include "carom-camera-actions.h"
#include "carom-chart-actions.h"
#include "carom-coefficients.h"
#include "carom-collision-list.h"
#include "carom-copy-actions.h"
#include "carom-cost-view.h"
#include "carom-derivation-band.h"
#include "carom-derivation-view.h"
#include "carom-diagram-view.h"
#include "carom-document-actions.h"
#include "carom-edit-actions.h"
#include "carom-edit-menu.h"
#include "carom-encounter-view.h"
#include "carom-file-actions.h"
#include "carom-flow-layout.h"
#include "carom-inspector-actions.h"
#include "carom-method-difference.h"
#include "carom-new-from.h"
#include "carom-overlap-offers.h"
#include "carom-pane-strip.h"
#include "carom-player-actions.h"
#include "carom-pointer-dot.h"
#include "carom-prediction-actions.h"
#include "carom-prediction-view.h"
#include "carom-queue-view.h"
#include "carom-scene-chooser.h"
#include "carom-scene-panel.h"
#include "carom-scene-settings.h"
#include "carom-shortcuts.h"
#include "carom-spot-actions.h"
#include "carom-staging-actions.h"
#include "carom-transport.h"
#include "carom-undo-offers.h"
#include "carom-window-keys.h"
#include "carom-window-memory.h"
#include "carom-working-view.h"

#include <glib/gi18n-lib.h>

#define N_CHARTS CAROM_STAGING_MAX_CHARTS
/* On narrower screens the side panel is hidden until it is asked for: the panes need the room. */
#define NARROW_SCREEN 1200
/* From this height on, a presentation has room for text that can be read from the back row. */
#define TALL_SCREEN 900

struct _CaromWindow {
  GtkApplicationWindow parent_instance;
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromSpot *spot;
  CaromPredictionSession *session;
  CaromDocument *document;
  CaromEditor *editor;
  CaromStagingChoice *staging;
  guint tick_id; /* of the callback that ticks the player; 0 while it is inactive */
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkMenuButton *menu_button, *export_button;
  GtkWidget *undo_button, *redo_button;
  GMenu *edit_menu;
  CaromNotices *notices;
  CaromToast *toast;
  CaromPointerDot *pointer_dot;
  CaromBlank *blank;
  CaromSplit *split;
  CaromPaneStrip *panes;
  GtkLabel *difference_label;
  CaromTransport *transport;
  GtkStack *pages;
  CaromChartView *charts[N_CHARTS];
  CaromWorkingView *working;
  CaromDerivationView *why;
  CaromEncounterView *when;
  CaromBalanceView *balance;
  CaromDiagramView *diagrams;
  CaromCollisionList *collisions;
  CaromPredictionView *predict;
  CaromQueueView *queue;
  CaromCostView *cost;
  CaromScenePanel *scene_panel;
  CaromSceneSettings *scene_settings; /* NULL before it is asked for */
  CaromFileActions file_actions;
  CaromChartActions chart_actions;
  CaromEditActions edit_actions;
  CaromWindowMemory memory;
};

G_DEFINE_FINAL_TYPE(CaromWindow, carom_window, GTK_TYPE_APPLICATION_WINDOW)

/* ---- Words ---- */

static void show_scene(CaromWindow *self) {
  if (carom_player_is_in_flux(self->player))
    return;
  const CaromScene *scene = carom_document_get_scene(self->document);
  g_autofree char *subtitle = carom_coefficients_describe(scene);
  /* Translators: the title of a window: the scene's title and the program's name. */
  g_autofree char *title = g_strdup_printf(_("%s — Carom"), scene->title);
  gtk_window_set_title(GTK_WINDOW(self), title);
  gtk_label_set_text(self->title_label, scene->title);
  gtk_label_set_text(self->subtitle_label, subtitle);
}

/* What the run has shown so far, which changes as the clock moves; nothing while a contact asks,
 * but its room is kept; and not where the panes leave all their room to the pages. */
static void show_difference(CaromWindow *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  gboolean is_secret = carom_prediction_session_is_secret(self->session);
  gtk_label_set_text(self->difference_label, difference && !is_secret ? difference : "");
  gboolean pages_first;
  g_object_get(self->split, "end-first", &pages_first, NULL);
  gtk_widget_set_visible(GTK_WIDGET(self->difference_label), difference && !pages_first);
}

/* ---- Pages ---- */

static GSimpleAction *get_view_action(CaromWindow *self) {
  return G_SIMPLE_ACTION(g_action_map_lookup_action(G_ACTION_MAP(self), "view"));
}

static gboolean may_show(CaromWindow *self, GtkWidget *page);

static void set_page(GSimpleAction *action, GVariant *name, gpointer window) {
  CaromWindow *self = CAROM_WINDOW(window);
  GtkWidget *page = gtk_stack_get_child_by_name(self->pages, g_variant_get_string(name, NULL));
  if (page && may_show(self, page))
    gtk_stack_set_visible_child(self->pages, page);
}

static void open_page(GSimpleAction *action, GVariant *number, gpointer window) {
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages(CAROM_WINDOW(window)->pages);
  g_autoptr(GObject) page =
      g_list_model_get_item(G_LIST_MODEL(pages), g_variant_get_uint32(number) - 1);
  if (page && g_action_group_get_action_enabled(G_ACTION_GROUP(window), "view"))
    g_action_group_change_action_state(
        G_ACTION_GROUP(window), "view",
        g_variant_new_string(gtk_stack_page_get_name(GTK_STACK_PAGE(page))));
}

static gboolean is_about_contacts(const char *page) {
  return !g_str_equal(page, "graphs") && !g_str_equal(page, "queue") && !g_str_equal(page, "cost");
}

static CaromTopic topic_of(const char *page) {
  return g_str_equal(page, "why")    ? CAROM_TOPIC_DERIVATION
         : g_str_equal(page, "when") ? CAROM_TOPIC_ENCOUNTER
                                     : CAROM_TOPIC_WORKINGS;
}

/* The panes show the contact's geometry with the pages about it, but not with the queue, which is
 * about what is ahead; with the question, the guess. */
static void on_page(CaromWindow *self) {
  const char *page = gtk_stack_get_visible_child_name(self->pages);
  gboolean is_predict = g_str_equal(page, "predict");
  g_object_set(self->panes, "show-contact", is_about_contacts(page), "show-guess", is_predict,
               NULL);
  carom_inspector_set_topic(self->inspector, topic_of(page));
  if (is_predict)
    carom_prediction_session_show_answer(self->session);
  if (get_view_action(self)) /* there is none yet while the window is being made */
    g_simple_action_set_state(get_view_action(self), g_variant_new_string(page));
}

/* Whether @page can be seen. What is about the one contact is no secret once that is revealed. */
static gboolean may_show(CaromWindow *self, GtkWidget *page) {
  gboolean asking =
      carom_prediction_session_get_state(self->session) == CAROM_PREDICTION_SESSION_ASKING;
  return page == GTK_WIDGET(self->predict) || !carom_prediction_session_is_secret(self->session) ||
         (!asking && (page == GTK_WIDGET(self->working) || page == GTK_WIDGET(self->why) ||
                      page == GTK_WIDGET(self->when) || page == GTK_WIDGET(self->diagrams)));
}

/* While a contact asks for a prediction, what may show the answer is hidden: all other pages, the
 * words about the scene and its settings, the table of the discs, and what is ahead on the
 * timeline. */
static void on_session_changed(CaromWindow *self) {
  gboolean is_secret = carom_prediction_session_is_secret(self->session);
  GtkWidget *predict = GTK_WIDGET(self->predict);
  if (!get_view_action(self)) /* the window is being destroyed and has removed its actions */
    return;
  if (!may_show(self, gtk_stack_get_visible_child(self->pages)))
    gtk_stack_set_visible_child(self->pages, predict);
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages(self->pages);
  for (guint i = 0; i < g_list_model_get_n_items(G_LIST_MODEL(pages)); i++) {
    GtkStackPage *page = g_list_model_get_item(G_LIST_MODEL(pages), i);
    gtk_stack_page_set_visible(page, may_show(self, gtk_stack_page_get_child(page)));
    g_object_unref(page);
  }
  carom_scene_panel_set_secret(self->scene_panel, is_secret);
  carom_action_set_enabled(G_ACTION_MAP(self), "scene-settings", !is_secret);
  if (self->scene_settings && is_secret)
    gtk_window_close(GTK_WINDOW(self->scene_settings));
  carom_transport_set_hide_ahead(self->transport, is_secret);
  if (carom_player_get_comparison(self->player))
    show_difference(self);
  g_simple_action_set_enabled(get_view_action(self), may_show(self, GTK_WIDGET(self->working)));
}

/* The stack of undo is about the scene, and ends with it; the record is of all scenes. */
static void on_record_cleared(CaromWindow *self) {
  carom_toast_show(self->toast, _("Record cleared."), _("_Undo"), "win.predict-restore", NULL);
}

/* ---- The clock ---- */

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  carom_player_tick(CAROM_WINDOW(widget)->player, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

/* The player is ticked only while it needs it, so that a window in which nothing moves costs
 * nothing. */
static void on_active(CaromWindow *self) {
  gboolean active;
  g_object_get(self->player, "active", &active, NULL);
  if (active && self->tick_id == 0) {
    self->tick_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), on_tick, NULL, NULL);
  } else if (!active && self->tick_id != 0) {
    gtk_widget_remove_tick_callback(GTK_WIDGET(self), self->tick_id);
    self->tick_id = 0;
  }
}

/* ---- Actions of the window's own ---- */

/* Shows a contact that was picked in a picture or on the timeline, with the page of its working,
 * unless another page about contacts is open. */
static void show_contact(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  gtk_widget_activate_action_variant(widget, "win.choose-contact", parameter);
  if (!is_about_contacts(gtk_stack_get_visible_child_name(self->pages)))
    gtk_stack_set_visible_child_name(self->pages, "working");
}

/* Walking opens the page of the working, unless it goes through another page, or is followed in the
 * diagrams. The queue has rows of its own. */
static void walk(GtkWidget *widget, const char *action, int step) {
  GActionGroup *actions = G_ACTION_GROUP(widget);
  if (gtk_stack_get_visible_child(CAROM_WINDOW(widget)->pages) ==
      GTK_WIDGET(CAROM_WINDOW(widget)->queue)) {
    carom_queue_view_walk(CAROM_WINDOW(widget)->queue, step);
    return;
  }
  if (!g_action_group_get_action_enabled(actions, action) ||
      !g_action_group_get_action_enabled(actions, "view"))
    return;
  CaromWindow *self = CAROM_WINDOW(widget);
  if (carom_inspector_get_topic(self->inspector) == CAROM_TOPIC_WORKINGS &&
      gtk_stack_get_visible_child(self->pages) != GTK_WIDGET(self->diagrams))
    g_action_group_change_action_state(actions, "view", g_variant_new_string("working"));
  g_action_group_activate_action(actions, action, NULL);
}

/* Shows the line of the derivation, which is another page, about a band; it may be a secret now. */
static void show_why(GtkWidget *widget, const char *action, GVariant *band) {
  CaromWindow *self = CAROM_WINDOW(widget);
  CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  const CaromDerivation *derivation = explanation ? carom_explanation_derive(explanation) : NULL;
  int line = derivation ? carom_derivation_band_line(derivation, g_variant_get_uint32(band)) : -1;
  if (line < 0)
    return;
  gtk_widget_activate_action(widget, "win.view", "s", "why");
  if (carom_inspector_get_topic(self->inspector) == CAROM_TOPIC_DERIVATION)
    carom_inspector_set_step(self->inspector, CAROM_TOPIC_DERIVATION, line);
}

/* What Enter does depends on where the walk through the workings stands. */
static void enter(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromInspector *inspector = CAROM_WINDOW(widget)->inspector;
  CaromFindingKind band = carom_inspector_get_walked_band(inspector);
  if (carom_inspector_get_topic(inspector) == CAROM_TOPIC_WORKINGS && band < CAROM_N_FINDINGS)
    gtk_widget_activate_action(widget, "win.why", "u", (guint)band);
  else
    gtk_widget_activate_action(widget, "win.spot-line", NULL);
}

static void walk_on(GtkWidget *widget, const char *action, GVariant *parameter) {
  walk(widget, "next-line", 1);
}

static void walk_back(GtkWidget *widget, const char *action, GVariant *parameter) {
  walk(widget, "previous-line", -1);
}

/* The size of the window's screen in application pixels; @fallback if it cannot be found. */
static GdkRectangle get_screen(GtkWidget *window, GdkRectangle fallback) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(window), surface);
  if (monitor)
    gdk_monitor_get_geometry(monitor, &fallback);
  return fallback;
}

/* In a presentation the text is larger, and only the panes are shown. */
static void on_fullscreened(CaromWindow *self) {
  GtkWidget *window = GTK_WIDGET(self);
  GtkWidget *panel = GTK_WIDGET(self->scene_panel);
  g_object_set(self->pointer_dot, "presenting", gtk_window_is_fullscreen(GTK_WINDOW(self)), NULL);
  if (gtk_window_is_fullscreen(GTK_WINDOW(self))) {
    self->memory.panel_after_presentation = gtk_widget_get_visible(panel);
    gtk_widget_set_visible(panel, FALSE);
    gtk_widget_add_css_class(window, "presentation");
    if (get_screen(window, (GdkRectangle){0}).height >= TALL_SCREEN)
      gtk_widget_add_css_class(window, "tall");
  } else {
    gtk_widget_set_visible(panel, self->memory.panel_after_presentation);
    gtk_widget_remove_css_class(window, "presentation");
    gtk_widget_remove_css_class(window, "tall");
  }
}

/* What is at work stops, then nothing is selected any more; only then the presentation is left. */
static void escape(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  if (carom_editor_is_dragging(self->editor))
    carom_editor_cancel(self->editor);
  else if (carom_spot_is_busy(self->spot))
    carom_spot_stop(self->spot);
  else if (carom_player_is_seeking(self->player))
    carom_player_halt(self->player);
  else if (carom_selection_count(carom_editor_get_selection(self->editor)) > 0)
    carom_editor_select(self->editor, NULL);
  else
    gtk_window_unfullscreen(GTK_WINDOW(widget));
}

/* The row of the first disc or wall that is selected. */
static void show_item(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  const CaromSelection *selection = carom_editor_get_selection(self->editor);
  if (carom_selection_count(selection) > 0)
    carom_scene_panel_show_item(self->scene_panel, carom_selection_get(selection, 0));
}

/* What is not looked at stands still. */
static void blank(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  carom_player_set_playing(self->player, FALSE);
  carom_blank_start(self->blank);
}

static void show_scene_settings(GSimpleAction *action, GVariant *parameter, gpointer window) {
  CaromWindow *self = CAROM_WINDOW(window);
  CaromSceneStage stage = {self->document, self->staging, self->panes, self->charts};
  if (!self->scene_settings)
    self->scene_settings = carom_scene_settings_new(GTK_WINDOW(self), &stage);
  gtk_window_present(GTK_WINDOW(self->scene_settings));
}

static void add_property_action(CaromWindow *self, const char *name, gpointer object,
                                const char *property) {
  g_autoptr(GPropertyAction) action = g_property_action_new(name, object, property);
  g_action_map_add_action(G_ACTION_MAP(self), G_ACTION(action));
}

static const GActionEntry own_actions[] = {
    {.name = "view", .parameter_type = "s", .state = "'graphs'", .change_state = set_page},
    {.name = "page", .parameter_type = "u", .activate = open_page},
    {.name = "scene-settings", .activate = show_scene_settings},
};

static void add_file_actions(CaromWindow *self) {
  self->file_actions = (CaromFileActions){
      .window = GTK_WINDOW(self),
      .document = self->document,
      .session = self->session,
      .staging = self->staging,
      .notices = self->notices,
      .toast = self->toast,
      .source = {self->inspector, self->panes, self->staging, self->charts, N_CHARTS, self->cost},
  };
  carom_file_actions_add(G_ACTION_MAP(self), &self->file_actions);
  carom_new_from_add(G_ACTION_MAP(self), &self->file_actions);
}

static void add_chart_actions(CaromWindow *self) {
  self->chart_actions = (CaromChartActions){self->document, self->charts};
  carom_chart_actions_add(G_ACTION_MAP(self), &self->chart_actions);
}

static void add_edit_actions(CaromWindow *self) {
  self->edit_actions = (CaromEditActions){
      .window = GTK_WIDGET(self),
      .document = self->document,
      .editor = self->editor,
      .panes = self->panes,
      .session = self->session,
      .toast = self->toast,
      .clipboard = gtk_widget_get_clipboard(GTK_WIDGET(self)),
  };
  carom_edit_actions_add(G_ACTION_MAP(self), &self->edit_actions);
  g_autoptr(GMenuModel) menu = carom_edit_menu_make_full();
  g_menu_insert_submenu(self->edit_menu, 2, _("_Edit"), menu);
}

static void add_actions(CaromWindow *self) {
  GActionMap *map = G_ACTION_MAP(self);
  carom_player_actions_add(map, self->player);
  carom_inspector_actions_add(map, self->inspector);
  carom_spot_actions_add(map, self->spot);
  carom_prediction_actions_add(map, self->session);
  carom_document_actions_add(map, self->document);
  carom_undo_offers_add(self->document, self->edit_menu, self->notices);
  carom_overlap_offers_add(carom_editor_get_left_overlaps(self->editor), self->notices);
  carom_undo_offers_add_buttons(self->document, self->undo_button, self->redo_button);
  add_file_actions(self);
  add_chart_actions(self);
  add_edit_actions(self);
  carom_copy_actions_add(map, self->inspector, self->session);
  carom_staging_actions_add(map, self->staging);
  carom_camera_actions_add(map, self->panes);
  add_property_action(self, "numbers", self->inspector, "in-numbers");
  add_property_action(self, "pointer-dot", self->pointer_dot, "enabled");
  add_property_action(self, "pages-first", self->split, "end-first");
  g_action_map_add_action_entries(map, own_actions, G_N_ELEMENTS(own_actions), self);
  add_property_action(self, "show-panel", self->scene_panel, "visible");
}

/* ---- Life ---- */

CaromDocument *carom_window_get_document(CaromWindow *self) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self), NULL);
  return self->document;
}

static gboolean on_drop(CaromWindow *self, const GValue *value) {
  g_autofree char *path = g_file_get_path(g_value_get_object(value));
  if (!path)
    return FALSE;
  gtk_widget_activate_action(GTK_WIDGET(self), "win.open-scene", "s", path);
  return TRUE;
}

static void accept_drops(CaromWindow *self) {
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_FILE, GDK_ACTION_COPY);
  g_signal_connect_object(target, "drop", G_CALLBACK(on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(target));
}

static void carom_window_realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_window_parent_class)->realize(widget);
  GdkRectangle screen = get_screen(widget, (GdkRectangle){.width = NARROW_SCREEN});
  carom_window_memory_recall_panel(&CAROM_WINDOW(widget)->memory, screen.width >= NARROW_SCREEN);
}

static gboolean carom_window_close_request(GtkWindow *window) {
  carom_window_memory_keep(&CAROM_WINDOW(window)->memory);
  return GTK_WINDOW_CLASS(carom_window_parent_class)->close_request(window);
}

/* GTK 4.8 never frees the action group of a window that has shown a label. Removing the actions
 * lets go of what they refer to, above all the comparison. */
static void remove_actions(CaromWindow *self) {
  g_auto(GStrv) names = g_action_group_list_actions(G_ACTION_GROUP(self));
  for (guint i = 0; names[i]; i++)
    g_action_map_remove_action(G_ACTION_MAP(self), names[i]);
}

static void carom_window_dispose(GObject *object) {
  CaromWindow *self = CAROM_WINDOW(object);
  remove_actions(self);
  if (self->scene_settings)
    gtk_window_destroy(GTK_WINDOW(g_steal_pointer(&self->scene_settings)));
  carom_edit_actions_stop(&self->edit_actions);
  g_clear_object(&self->editor);
  g_clear_object(&self->document);
  g_clear_object(&self->staging);
  g_clear_object(&self->session);
  g_clear_object(&self->spot);
  g_clear_object(&self->inspector);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_window_parent_class)->dispose(object);
}

static void carom_window_class_init(CaromWindowClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_window_dispose;
  widget_class->realize = carom_window_realize;
  GTK_WINDOW_CLASS(klass)->close_request = carom_window_close_request;
  g_type_ensure(CAROM_TYPE_BALANCE_VIEW);
  g_type_ensure(CAROM_TYPE_BLANK);
  g_type_ensure(CAROM_TYPE_CHART_VIEW);
  g_type_ensure(CAROM_TYPE_COLLISION_LIST);
  g_type_ensure(CAROM_TYPE_COST_VIEW);
  g_type_ensure(CAROM_TYPE_DERIVATION_VIEW);
  g_type_ensure(CAROM_TYPE_ENCOUNTER_VIEW);
  g_type_ensure(CAROM_TYPE_DIAGRAM_VIEW);
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  g_type_ensure(CAROM_TYPE_NOTICES);
  g_type_ensure(CAROM_TYPE_PANE_STRIP);
  g_type_ensure(CAROM_TYPE_POINTER_DOT);
  g_type_ensure(CAROM_TYPE_PREDICTION_VIEW);
  g_type_ensure(CAROM_TYPE_QUEUE_VIEW);
  g_type_ensure(CAROM_TYPE_SCENE_CHOOSER);
  g_type_ensure(CAROM_TYPE_SCENE_PANEL);
  g_type_ensure(CAROM_TYPE_SPLIT);
  g_type_ensure(CAROM_TYPE_TOAST);
  g_type_ensure(CAROM_TYPE_TRANSPORT);
  g_type_ensure(CAROM_TYPE_WORKING_VIEW);
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-window.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, subtitle_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, menu_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, export_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, edit_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, undo_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, redo_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, notices);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, toast);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, pointer_dot);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, blank);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, split);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, panes);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, difference_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, transport);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, pages);
  gtk_widget_class_bind_template_child_full(widget_class, "chart_0", FALSE,
                                            G_STRUCT_OFFSET(CaromWindow, charts[0]));
  gtk_widget_class_bind_template_child_full(widget_class, "chart_1", FALSE,
                                            G_STRUCT_OFFSET(CaromWindow, charts[1]));
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, working);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, why);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, when);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, balance);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, diagrams);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, collisions);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, predict);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, queue);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, cost);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, scene_panel);
  gtk_widget_class_bind_template_callback(widget_class, on_page);
  gtk_widget_class_install_action(widget_class, "win.show-contact", "(uu)", show_contact);
  gtk_widget_class_install_action(widget_class, "win.why", "u", show_why);
  gtk_widget_class_install_action(widget_class, "win.enter", NULL, enter);
  gtk_widget_class_install_action(widget_class, "win.walk-on", NULL, walk_on);
  gtk_widget_class_install_action(widget_class, "win.walk-back", NULL, walk_back);
  gtk_widget_class_install_action(widget_class, "win.blank", NULL, blank);
  gtk_widget_class_install_action(widget_class, "win.show-item", NULL, show_item);
  gtk_widget_class_install_property_action(widget_class, "win.present", "fullscreened");
  gtk_widget_class_install_action(widget_class, "win.escape", NULL, escape);
}

static void share_player(CaromWindow *self) {
  carom_pane_strip_show(self->panes, self->inspector, self->session, self->staging);
  carom_pane_strip_set_editor(self->panes, self->editor);
  g_autoptr(GMenuModel) edit_menu = carom_edit_menu_make();
  carom_pane_strip_set_edit_menu(self->panes, edit_menu);
  g_signal_connect_object(self->document, "opened", G_CALLBACK(carom_pane_strip_show_anew),
                          self->panes, G_CONNECT_SWAPPED);
  carom_transport_set_player(self->transport, self->player);
  for (guint i = 0; i < N_CHARTS; i++) {
    carom_chart_view_set_player(self->charts[i], self->player);
    carom_chart_view_set_beside(self->charts[i], self->charts[N_CHARTS - 1 - i]);
  }
  carom_working_view_set_inspector(self->working, self->inspector);
  carom_derivation_view_set_inspector(self->why, self->inspector);
  carom_encounter_view_set_inspector(self->when, self->inspector);
  carom_working_view_set_spot(self->working, self->spot);
  carom_balance_view_set_inspector(self->balance, self->inspector);
  carom_diagram_view_set_inspector(self->diagrams, self->inspector);
  carom_collision_list_set_inspector(self->collisions, self->inspector);
  carom_prediction_view_set_session(self->predict, self->session);
  carom_queue_view_set_player(self->queue, self->player);
  g_signal_connect_object(self->queue, "foretold", G_CALLBACK(carom_pane_strip_show_foretold),
                          self->panes, G_CONNECT_SWAPPED);
  carom_cost_view_set_player(self->cost, self->player);
  carom_scene_panel_set_document(self->scene_panel, self->document);
  carom_scene_panel_set_editor(self->scene_panel, self->editor);
  g_signal_connect_object(self->player, "changed", G_CALLBACK(show_difference), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(show_scene), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->split, "notify::end-first", G_CALLBACK(show_difference), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "failed", G_CALLBACK(carom_notices_show), self->notices,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->session, "changed", G_CALLBACK(on_session_changed), self,
                          G_CONNECT_SWAPPED);
  on_session_changed(self);
  g_signal_connect_object(self->session, "cleared", G_CALLBACK(on_record_cleared), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->document, "pane-added", G_CALLBACK(carom_pane_strip_offer_method),
                          self->panes, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->session, "failed", G_CALLBACK(carom_notices_show), self->notices,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "notify::active", G_CALLBACK(on_active), self,
                          G_CONNECT_SWAPPED);
}

static void remember(CaromWindow *self) {
  self->memory = (CaromWindowMemory){.window = GTK_WINDOW(self),
                                     .split = self->split,
                                     .side_panel = GTK_WIDGET(self->scene_panel),
                                     .pointer_dot = G_OBJECT(self->pointer_dot),
                                     .staging = self->staging};
  carom_window_memory_recall(&self->memory);
}

static void carom_window_init(CaromWindow *self) {
  self->player = carom_player_new();
  self->inspector = carom_inspector_new(self->player);
  self->spot = carom_spot_new(self->inspector);
  self->session = carom_prediction_session_new(self->player, self->inspector);
  self->document = carom_document_new(self->player);
  self->editor = carom_editor_new(self->document);
  self->staging = carom_staging_choice_new();
  gtk_widget_init_template(GTK_WIDGET(self));
  g_autoptr(GMenuModel) export_menu = carom_file_actions_make_export_menu();
  gtk_menu_button_set_menu_model(self->export_button, export_menu);
  add_actions(self);
  share_player(self);
  remember(self);
  accept_drops(self);
  gtk_application_window_set_help_overlay(GTK_APPLICATION_WINDOW(self),
                                          GTK_SHORTCUTS_WINDOW(carom_shortcuts_make_window()));
  carom_window_keys_add(GTK_WIDGET(self), GTK_WIDGET(self->panes));
  carom_window_keys_watch_menu(gtk_menu_button_get_popover(self->menu_button),
                               GTK_WIDGET(self->menu_button));
  g_signal_connect(self, "notify::fullscreened", G_CALLBACK(on_fullscreened), NULL);
  gtk_widget_activate_action(GTK_WIDGET(self), "win.open-scene", "s", CAROM_BUILTIN_DEFAULT);
  gtk_window_set_focus_visible(GTK_WINDOW(self), FALSE); /* until a key is pressed */
}

CaromWindow *carom_window_new(GtkApplication *application) {
  return g_object_new(CAROM_TYPE_WINDOW, "application", application, NULL);
}
