/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window: creates the document, the player, the inspector and the session, connects the
 * widgets of the template (ui/carom-window.ui) with them, and has the window's own actions. */
#include "carom-window.h"

#include "carom-action.h"
#include "carom-autosave.h"
#include "carom-blank.h"
#include "carom-builtin.h"
#include "carom-chart-actions.h"
#include "carom-chart-board.h"
#include "carom-coefficients.h"
#include "carom-edit-actions.h"
#include "carom-edit-menu.h"
#include "carom-edit-notices.h"
#include "carom-export-actions.h"
#include "carom-file-drop.h"
#include "carom-file-windows.h"
#include "carom-generator-window.h"
#include "carom-help-button.h"
#include "carom-help.h"
#include "carom-item-view.h"
#include "carom-layout.h"
#include "carom-lazy-menu.h"
#include "carom-lazy-page.h"
#include "carom-lecture-view.h"
#include "carom-method-difference.h"
#include "carom-model-actions.h"
#include "carom-new-scene.h"
#include "carom-notices.h"
#include "carom-page-stack.h"
#include "carom-pane-strip.h"
#include "carom-pointer-dot.h"
#include "carom-present-bar.h"
#include "carom-presses.h"
#include "carom-recent-files.h"
#include "carom-scene-chooser.h"
#include "carom-scene-panel.h"
#include "carom-scene-settings.h"
#include "carom-shortcuts-window.h"
#include "carom-split.h"
#include "carom-steps-offer.h"
#include "carom-toast.h"
#include "carom-tooltip.h"
#include "carom-transport.h"
#include "carom-undo-offers.h"
#include "carom-unentered.h"
#include "carom-window-keys.h"
#include "carom-window-memory.h"

#include <glib/gi18n-lib.h>

struct _CaromWindow {
  GtkApplicationWindow parent_instance;
  CaromPlayer *player;
  CaromInspector *inspector;
  CaromSpot *spot;
  CaromPredictionSession *session;
  CaromVote *vote;
  guint vote_tick, frames_to_fit;
  gboolean vote_has_room; /* of the panes, which were alone before */
  CaromDocument *document;
  CaromAutosave *autosave;
  CaromEditor *editor;
  CaromStagingChoice *staging;
  CaromLecture *lecture;
  gboolean presenting;
  guint tick_id;      /* 0: nothing moves */
  gboolean may_close; /* whatever has not been saved is to be discarded */
  GtkLabel *title_label;
  GtkLabel *subtitle_label;
  GtkMenuButton *menu_button, *view_button, *export_button, *scenes_button;
  GtkWidget *undo_button, *redo_button;
  GMenu *primary_menu, *view_menu, *edit_menu, *new_menu, *recent_menu, *state_menu;
  CaromNotices *notices;
  CaromToast *toast;
  CaromPointerDot *pointer_dot;
  CaromBlank *blank;
  CaromPresentBar *present_bar;
  CaromLectureView *lecture_view;
  CaromSplit *split;
  CaromPaneStrip *panes;
  GtkLabel *difference_label;
  GtkWidget *difference_help;
  CaromTransport *transport;
  GtkWidget *page_scroller;
  CaromPageDeck *pages;
  CaromPageTabs *tabs;
  CaromChartBoard *charts;
  CaromScenePanel *scene_panel;
  CaromSceneSettings *scene_settings; /* NULL before it is asked for */
  CaromModelActions model_actions;
  CaromFileActions file_actions;
  CaromChartActions chart_actions;
  CaromEditActions edit_actions;
  CaromWindowMemory memory;
  CaromPageStack page_stack;
};

G_DEFINE_FINAL_TYPE(CaromWindow, carom_window, GTK_TYPE_APPLICATION_WINDOW)

enum { PROP_PRESENTING = 1, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

/* ---- Words ---- */

static char *mark_title(gboolean modified, const char *title) {
  /* Translators: a title, marked as having changes that are not saved. */
  return modified ? g_strdup_printf(_("• %s"), title) : g_strdup(title);
}

static void name_for_readers(GtkLabel *label, const char *title, gboolean modified) {
  /* Translators: the title of a scene, as a screen reader says it. */
  g_autofree char *spoken = modified ? g_strdup_printf(_("%s, not saved"), title) : g_strdup(title);
  gtk_accessible_update_property(GTK_ACCESSIBLE(label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A dot marks changes that are not saved; a screen reader is told in words. While the scene is
 * being changed, the title waits. */
static void show_title(CaromWindow *self) {
  const CaromScene *scene = carom_document_get_scene(self->document);
  if (!scene || carom_player_is_in_flux(self->player))
    return;
  const char *path = carom_scene_store_get_path(carom_document_get_store(self->document));
  gboolean modified = carom_document_is_modified(self->document);
  g_autofree char *marked = mark_title(modified, scene->title);
  /* Translators: the title of a window: the scene's title and the program's name. */
  g_autofree char *full = g_strdup_printf(_("%s — Carom"), marked);
  g_autofree char *coefficients = carom_coefficients_describe(scene);
  g_autofree char *place = path ? g_filename_display_name(path) : NULL;
  g_autofree char *hint =
      place ? g_strdup_printf("%s\n%s", scene->title, place) : g_strdup(scene->title);
  gtk_window_set_title(GTK_WINDOW(self), full);
  gtk_label_set_text(self->title_label, marked);
  gtk_label_set_text(self->subtitle_label, coefficients);
  /* Where the window is narrow, the title is cut. */
  carom_tooltip_set_text(GTK_WIDGET(self->title_label), hint);
  name_for_readers(self->title_label, scene->title, modified);
}

/* Returns: (transfer full) (nullable) */
static char *describe_run(const CaromComparison *comparison) {
  g_autofree char *difference = carom_method_difference_of_comparison(comparison);
  g_autofree char *counted = carom_method_difference_describe_counted(comparison);
  if (difference && counted)
    return g_strjoin(" ", difference, counted, NULL);
  return difference ? g_steal_pointer(&difference) : g_steal_pointer(&counted);
}

/* What the run has shown so far, which changes as the clock moves; nothing while a contact asks,
 * but its room is kept; and not where the panes are not seen, nor in a presentation, where they
 * have no room for it. */
static void show_difference(CaromWindow *self) {
  const CaromComparison *comparison = carom_player_get_comparison(self->player);
  g_autofree char *difference = describe_run(comparison);
  gboolean is_secret = carom_prediction_session_is_secret(self->session);
  gtk_label_set_text(self->difference_label, difference && !is_secret ? difference : "");
  gtk_widget_set_child_visible(self->difference_help, !is_secret);
  gboolean has_room = gtk_widget_get_visible(GTK_WIDGET(self->panes)) && !self->presenting;
  gtk_widget_set_visible(GTK_WIDGET(self->difference_label), difference && has_room);
}

/* ---- Room ---- */

static void show_room(CaromWindow *self) {
  CaromSplitRoom room;
  g_object_get(self->split, "room", &room, NULL);
  gtk_widget_set_visible(GTK_WIDGET(self->panes), room != CAROM_ROOM_PAGE);
  carom_pane_strip_set_alone(self->panes, room == CAROM_ROOM_PANES);
  gtk_widget_set_visible(self->page_scroller, room != CAROM_ROOM_PANES);
  carom_lecture_view_set_room(self->lecture_view, room == CAROM_ROOM_PANES);
  if (carom_player_get_comparison(self->player))
    show_difference(self);
}

static void next_room(GSimpleAction *action, GVariant *parameter, gpointer window) {
  CaromSplitRoom room;
  g_object_get(CAROM_WINDOW(window)->split, "room", &room, NULL);
  g_object_set(CAROM_WINDOW(window)->split, "room", (room + 1) % CAROM_N_ROOMS, NULL);
}

/* ---- The presentation ---- */

/* The clock's bar goes while it plays and nobody reaches for it; its room stays, so that nothing
 * moves. */
static void show_transport(CaromWindow *self) {
  gboolean awake, rests = !carom_player_get_playing(self->player);
  g_object_get(self->present_bar, "awake", &awake, NULL);
  gtk_widget_set_opacity(GTK_WIDGET(self->transport), !self->presenting || awake || rests);
}

static void show_words(CaromWindow *self) {
  gboolean words;
  g_object_get(self->lecture, "words", &words, NULL);
  gtk_widget_set_visible(GTK_WIDGET(self->lecture_view), self->presenting && words);
}

static const CaromAction lecture_actions[] = {
    {"lecture-on", .run = CAROM_ACTION_RUN(carom_lecture_on)},
    {"lecture-back", .run = CAROM_ACTION_RUN(carom_lecture_back)},
    {"reveal-answer", .run = CAROM_ACTION_RUN(carom_lecture_reveal)},
    {NULL},
};

static void enable_lecture(CaromWindow *self) {
  for (const CaromAction *row = lecture_actions; row->name; row++)
    carom_action_set_enabled(G_ACTION_MAP(self), row->name, self->presenting);
}

/* To be called before the type changes: what is laid out again for that then has the right digits.
 */
static void show_digits(CaromWindow *self) {
  gboolean few;
  g_object_get(self->lecture, "few-digits", &few, NULL);
  if (self->presenting && few)
    gtk_widget_add_css_class(GTK_WIDGET(self), "few-digits");
  else
    gtk_widget_remove_css_class(GTK_WIDGET(self), "few-digits");
}

/* What votes have taken of the panes is theirs again. */
static void give_room_back(CaromWindow *self) {
  CaromSplitRoom room;
  g_object_get(self->split, "room", &room, NULL);
  if (self->vote_has_room && room == CAROM_ROOM_BOTH)
    g_object_set(self->split, "room", CAROM_ROOM_PANES, NULL);
  self->vote_has_room = FALSE;
}

/* A vote in a presentation is one of hands, and is seen below the panes, also where these have been
 * alone: whatever comes of it is there. */
static void take_room_for_vote(CaromWindow *self) {
  CaromSplitRoom room;
  g_object_get(self->split, "room", &room, NULL);
  if (self->presenting && room == CAROM_ROOM_PANES) {
    g_object_set(self->split, "room", CAROM_ROOM_BOTH, NULL);
    self->vote_has_room = TRUE;
  }
}

static void set_presenting(CaromWindow *self, gboolean presenting) {
  if (self->presenting == presenting)
    return;
  self->presenting = presenting;
  if (!presenting)
    give_room_back(self);
  /* It measures the window, so that what is measured must not be half changed. */
  if (presenting)
    gtk_window_fullscreen(GTK_WINDOW(self));
  else
    gtk_window_unfullscreen(GTK_WINDOW(self));
  show_digits(self);
  carom_window_memory_present(&self->memory, presenting);
  if (carom_vote_get_state(self->vote) != CAROM_VOTE_NONE) /* it has been left, and comes back */
    take_room_for_vote(self);
  enable_lecture(self);
  show_words(self);
  show_transport(self);
  show_difference(self);
  g_object_notify_by_pspec(G_OBJECT(self), properties[PROP_PRESENTING]);
}

/* A window manager can do so, too. */
static void on_fullscreened(CaromWindow *self) {
  set_presenting(self, gtk_window_is_fullscreen(GTK_WINDOW(self)));
}

static void present_from_start(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromWindow *self = data;
  if (self->presenting)
    carom_lecture_start_over(self->lecture);
  set_presenting(self, TRUE);
}

static void on_lecture_left(CaromWindow *self, int direction) {
  gtk_widget_activate_action(GTK_WIDGET(self),
                             direction > 0 ? "win.next-scene" : "win.previous-scene", NULL);
}

static void show_scenes(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromWindow *self = data;
  if (self->presenting)
    carom_present_bar_open_scenes(self->present_bar);
  else
    gtk_menu_button_popup(self->scenes_button);
}

static void prepare_presentation(CaromWindow *self) {
  self->lecture = carom_lecture_new(self->document, self->inspector, self->session, self->vote);
  carom_lecture_view_show(self->lecture_view, self->document, self->lecture);
  carom_present_bar_set_view(self->present_bar, G_MENU_MODEL(self->view_menu));
  carom_action_add(G_ACTION_MAP(self), lecture_actions, self->lecture, NULL, NULL);
  enable_lecture(self);
  carom_action_add_property(G_ACTION_MAP(self), "lecture-words", self->lecture, "words");
  carom_action_add_property(G_ACTION_MAP(self), "few-digits", self->lecture, "few-digits");
  g_signal_connect_object(self->lecture, "notify::words", G_CALLBACK(show_words), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->lecture, "notify::few-digits", G_CALLBACK(show_digits), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->lecture, "left", G_CALLBACK(on_lecture_left), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->present_bar, "notify::awake", G_CALLBACK(show_transport), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "notify::playing", G_CALLBACK(show_transport), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect(self, "notify::fullscreened", G_CALLBACK(on_fullscreened), NULL);
}

/* ---- The clock ---- */

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer player) {
  carom_player_tick(player, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_CONTINUE;
}

/* There are ticks while something moves, and none while nothing does. */
static void on_active(CaromWindow *self) {
  gboolean active;
  g_object_get(self->player, "active", &active, NULL);
  if (active == (self->tick_id != 0))
    return;
  if (active) {
    self->tick_id = gtk_widget_add_tick_callback(GTK_WIDGET(self), on_tick,
                                                 g_object_ref(self->player), g_object_unref);
  } else {
    gtk_widget_remove_tick_callback(GTK_WIDGET(self), self->tick_id);
    self->tick_id = 0;
  }
}

/* ---- Secrets ---- */

/* While a contact asks for a prediction, what may show the answer is hidden: all other pages, the
 * words about the scene and its settings, the table of the discs, and what is ahead on the
 * timeline. */
static void on_session_changed(CaromWindow *self) {
  gboolean is_secret = carom_prediction_session_is_secret(self->session);
  if (!g_action_map_lookup_action(G_ACTION_MAP(self), "view"))
    return; /* the window is being destroyed and has removed its actions */
  carom_page_stack_keep_secret(&self->page_stack);
  carom_scene_panel_set_secret(self->scene_panel, is_secret);
  carom_action_set_enabled(G_ACTION_MAP(self), "scene-settings", !is_secret);
  carom_action_set_enabled(G_ACTION_MAP(self), "scene-setting", !is_secret);
  if (self->scene_settings && is_secret)
    gtk_window_close(GTK_WINDOW(self->scene_settings));
  carom_transport_set_hide_ahead(self->transport, is_secret);
  if (carom_player_get_comparison(self->player))
    show_difference(self);
}

/* The stack of undo is about the scene, and ends with it; the records are of all scenes. */
static void on_record_cleared(CaromWindow *self) {
  carom_toast_show(self->toast, _("Record cleared."), _("_Undo"), "win.predict-restore", NULL);
}

static void on_votes_cleared(CaromWindow *self) {
  carom_toast_show(self->toast, _("Record cleared."), _("_Undo"), "win.vote-restore", NULL);
}

/* The panes leave a vote as much room as it takes, up to this part of the window's height. */
#define MOST_OF_VOTE 0.6
/* The least height of a page otherwise, as in carom-window.ui; and the width of a bar that scrolls
 * it, without which a line may have more words. */
enum { USUAL_PAGE = 164, SCROLL_BAR = 16 };

/* Returns: how high the page can be, so that the window does not have to be higher than it is */
static int find_most_of_page(CaromWindow *self) {
  GtkWidget *content = gtk_window_get_child(GTK_WINDOW(self));
  int page = gtk_scrolled_window_get_min_content_height(GTK_SCROLLED_WINDOW(self->page_scroller));
  int others = carom_layout_measure_height(content, gtk_widget_get_width(content)) - page;
  return gtk_widget_get_height(content) - others;
}

static gboolean make_room_for_vote(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromWindow *self = CAROM_WINDOW(widget);
  int least = USUAL_PAGE, width = gtk_widget_get_width(self->page_scroller) - SCROLL_BAR;
  gboolean ends = self->frames_to_fit-- <= 1;
  if (carom_vote_is_open(self->vote) && width > 0)
    least = carom_layout_measure_height(GTK_WIDGET(self->pages), width);
  if (carom_vote_is_open(self->vote) || carom_vote_get_state(self->vote) == CAROM_VOTE_NONE) {
    int most = MIN((int)(MOST_OF_VOTE * gtk_widget_get_height(widget)), find_most_of_page(self));
    gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(self->page_scroller),
                                               CLAMP(least, USUAL_PAGE, MAX(most, USUAL_PAGE)));
  }
  if (ends)
    self->vote_tick = 0;
  return ends ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void on_vote_changed(CaromWindow *self) {
  if (carom_vote_get_ballot(self->vote))
    take_room_for_vote(self);
  /* What has just been made has its size after a frame, and the page after another. */
  self->frames_to_fit = 4;
  if (self->vote_tick == 0)
    self->vote_tick =
        gtk_widget_add_tick_callback(GTK_WIDGET(self), make_room_for_vote, NULL, NULL);
}

static void on_asking_switched(CaromWindow *self) {
  if (!carom_prediction_session_get_active(self->session))
    give_room_back(self);
}

/* ---- Actions of the window's own ---- */

/* What is at work stops, then the table or the number field that has the focus is left, then
 * nothing is selected any more; only then the presentation is left. */
static void escape(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  if (carom_editor_is_dragging(self->editor))
    carom_editor_cancel(self->editor);
  else if (carom_spot_is_busy(self->spot))
    carom_spot_stop(self->spot);
  else if (carom_player_is_seeking(self->player))
    carom_player_halt(self->player);
  else if (carom_window_keys_leave_typing(widget))
    ;
  else if (carom_selection_count(carom_editor_get_selection(self->editor)) > 0)
    carom_editor_select(self->editor, NULL);
  else
    set_presenting(self, FALSE);
}

/* The row of what is selected first and there, or else of the first that there is. */
static void show_item(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  g_autoptr(CaromSelection) selection =
      carom_editor_copy_selection(self->editor, &carom_item_view_leading);
  const CaromScene *scene = carom_document_get_scene(self->document);
  CaromItem first = {CAROM_ITEM_DISC, 0};
  while (first.kind + 1 < CAROM_N_ITEM_KINDS && carom_item_count(scene, first.kind) == 0)
    first.kind++;
  carom_scene_panel_show_item(self->scene_panel, carom_selection_count(selection) > 0
                                                     ? carom_selection_get(selection, 0)
                                                     : first);
}

/* What is not looked at stands still. */
static void blank(GtkWidget *widget, const char *action, GVariant *parameter) {
  CaromWindow *self = CAROM_WINDOW(widget);
  carom_player_set_playing(self->player, FALSE);
  carom_blank_start(self->blank);
}

/* @parameter: (nullable): the id of the setting to lead to */
static void show_scene_settings(GSimpleAction *action, GVariant *parameter, gpointer window) {
  CaromWindow *self = CAROM_WINDOW(window);
  if (!self->scene_settings)
    self->scene_settings = carom_scene_settings_new(GTK_WINDOW(self), self->document, self->staging,
                                                    self->panes, self->charts);
  gtk_window_present(GTK_WINDOW(self->scene_settings));
  if (parameter)
    carom_scene_settings_lead_to(self->scene_settings, g_variant_get_string(parameter, NULL));
}

/* The window of generators goes with the one before which it is. */
static void on_create(CaromGeneratorWindow *generators, CaromScene *scene, CaromWindow *self) {
  carom_file_actions_start_made(&self->file_actions, scene);
}

static void show_generators(GSimpleAction *action, GVariant *parameter, gpointer window) {
  CaromGeneratorWindow *generators = carom_generator_window_new(GTK_WINDOW(window));
  g_signal_connect(generators, "create", G_CALLBACK(on_create), window);
  gtk_window_present(GTK_WINDOW(generators));
}

/* The window of shortcuts has some hundred rows, and the start does not wait for them. */
static void show_shortcuts(GSimpleAction *action, GVariant *parameter, gpointer data) {
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW(data);
  if (!gtk_application_window_get_help_overlay(window))
    gtk_application_window_set_help_overlay(window,
                                            GTK_SHORTCUTS_WINDOW(carom_shortcuts_window_new()));
  gtk_window_present(GTK_WINDOW(gtk_application_window_get_help_overlay(window)));
}

static void show_bookmarks(GSimpleAction *action, GVariant *parameter, gpointer window) {
  carom_transport_pop_up_bookmarks(CAROM_WINDOW(window)->transport);
}

/* ---- The parts of the window ---- */

/* Of the charts, the focus comes to the first one itself, with its keys, and not to what stands
 * above it.
 *
 * Returns: whether @part is there and has something to focus */
static gboolean focus_part(CaromWindow *self, GtkWidget *part) {
  GtkWidget *charts = GTK_WIDGET(self->charts);
  if (!gtk_widget_get_mapped(part))
    return FALSE;
  return part == GTK_WIDGET(self->pages) && gtk_widget_get_mapped(charts)
             ? gtk_widget_grab_focus(charts)
             : gtk_widget_child_focus(part, GTK_DIR_TAB_FORWARD);
}

/* Leads the focus to the next part that has something to focus, or to the one before; from none of
 * them to the first. */
static void lead_on(CaromWindow *self, gboolean back) {
  GtkWidget *const parts[] = {
      GTK_WIDGET(self->panes),       GTK_WIDGET(self->transport),
      GTK_WIDGET(self->tabs),        GTK_WIDGET(self->pages),
      GTK_WIDGET(self->scene_panel), gtk_window_get_titlebar(GTK_WINDOW(self)),
  };
  const guint n = G_N_ELEMENTS(parts), step = back ? n - 1 : 1;
  GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(self));
  guint i = n - step;
  for (guint k = 0; k < n; k++)
    if (focus && (focus == parts[k] || gtk_widget_is_ancestor(focus, parts[k])))
      i = k;
  for (guint k = 1; k <= n && !focus_part(self, parts[(i + k * step) % n]); k++)
    ;
  gtk_window_set_focus_visible(GTK_WINDOW(self), TRUE);
}

static void next_part(GSimpleAction *action, GVariant *parameter, gpointer window) {
  lead_on(CAROM_WINDOW(window), FALSE);
}

static void previous_part(GSimpleAction *action, GVariant *parameter, gpointer window) {
  lead_on(CAROM_WINDOW(window), TRUE);
}

static const GActionEntry own_actions[] = {
    {.name = "next-part", .activate = next_part},
    {.name = "previous-part", .activate = previous_part},
    {.name = "bookmarks", .activate = show_bookmarks},
    {.name = "scene-settings", .activate = show_scene_settings},
    {.name = "scene-setting", .activate = show_scene_settings, .parameter_type = "s"},
    {.name = "new-from", .activate = show_generators},
    {.name = "show-help-overlay", .activate = show_shortcuts},
    {.name = "scenes", .activate = show_scenes},
    {.name = "next-room", .activate = next_room},
    {.name = "present-from-start", .activate = present_from_start},
};

static void add_model_actions(CaromWindow *self) {
  self->model_actions = (CaromModelActions){
      .player = self->player,
      .inspector = self->inspector,
      .spot = self->spot,
      .session = self->session,
      .vote = self->vote,
      .document = self->document,
      .staging = self->staging,
      .panes = self->panes,
  };
  carom_model_actions_add(G_ACTION_MAP(self), &self->model_actions);
}

static void add_file_actions(CaromWindow *self) {
  self->file_actions = (CaromFileActions){
      .window = GTK_WINDOW(self),
      .document = self->document,
      .session = self->session,
      .vote = self->vote,
      .staging = self->staging,
      .notices = self->notices,
      .toast = self->toast,
      .charts = self->charts,
      .pages = &self->page_stack,
  };
  carom_file_actions_add(G_ACTION_MAP(self), &self->file_actions);
  carom_export_actions_add(G_ACTION_MAP(self), &self->file_actions);
  carom_file_windows_add(GTK_WINDOW(self), carom_document_get_store(self->document));
  carom_new_scene_fill_menu(self->new_menu);
  carom_export_actions_fill_menu(self->state_menu, CAROM_EXPORTER_STATE);
}

static void add_pages(CaromWindow *self) {
  self->page_stack = (CaromPageStack){
      .window = GTK_WIDGET(self),
      .deck = self->pages,
      .tabs = self->tabs,
      .split = self->split,
      .models = {self->player, self->inspector, self->spot, self->session, self->vote, self->panes,
                 GTK_WIDGET(self->charts)},
  };
  carom_page_stack_add(G_ACTION_MAP(self), &self->page_stack);
}

static void add_chart_actions(CaromWindow *self) {
  self->chart_actions = (CaromChartActions){.document = self->document,
                                            .editor = self->editor,
                                            .inspector = self->inspector,
                                            .session = self->session,
                                            .staging = self->staging,
                                            .panes = GTK_WIDGET(self->panes),
                                            .charts = self->charts,
                                            .toast = self->toast};
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
  carom_edit_notices_add(self->editor, self->document, self->notices, self->toast);
  carom_steps_offer_add(self->document, self->notices);
  g_autoptr(GMenuModel) menu = carom_edit_menu_make_full();
  g_menu_insert_submenu(self->edit_menu, 3, _("_Edit"), menu);
}

static void add_actions(CaromWindow *self) {
  GActionMap *map = G_ACTION_MAP(self);
  add_model_actions(self);
  carom_undo_offers_add(self->document, self->edit_menu);
  carom_undo_offers_add_buttons(self->document, self->undo_button, self->redo_button);
  add_file_actions(self);
  add_pages(self);
  add_chart_actions(self);
  add_edit_actions(self);
  carom_action_add_property(map, "pointer-dot", self->pointer_dot, "enabled");
  carom_action_add_property(map, "room", self->split, "room");
  carom_action_add_property(map, "show-tools", carom_transport_get_edit_bar(self->transport),
                            "unfolded");
  g_action_map_add_action_entries(map, own_actions, G_N_ELEMENTS(own_actions), self);
  carom_action_add_property(map, "show-panel", self->scene_panel, "visible");
}

/* ---- Life ---- */

CaromDocument *carom_window_get_document(CaromWindow *self) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self), NULL);
  return self->document;
}

gboolean carom_window_is_work_at_risk(CaromWindow *self) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self), FALSE);
  carom_unentered_take(GTK_WINDOW(self));
  return carom_document_is_modified(self->document) && !self->may_close;
}

gboolean carom_window_is_unused(CaromWindow *self) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self), FALSE);
  return carom_document_is_unused(self->document) &&
         g_strcmp0(carom_document_get_scene(self->document)->id, CAROM_BUILTIN_DEFAULT) == 0;
}

void carom_window_make_safe(CaromWindow *self, CaromThen *then) {
  g_return_if_fail(CAROM_IS_WINDOW(self) && then);
  carom_file_actions_make_safe(&self->file_actions, then);
}

void carom_window_close(CaromWindow *self) {
  g_return_if_fail(CAROM_IS_WINDOW(self));
  self->may_close = TRUE;
  gtk_window_close(GTK_WINDOW(self));
}

void carom_window_leave(CaromWindow *self) {
  g_return_if_fail(CAROM_IS_WINDOW(self));
  carom_unentered_take(GTK_WINDOW(self));
  carom_autosave_leave(self->autosave);
  carom_window_close(self);
}

gboolean carom_window_open(CaromWindow *self, const char *name, GError **error) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self) && name, FALSE);
  return carom_file_actions_open(&self->file_actions, name, error);
}

void carom_window_show_unreadable(CaromWindow *self, const char *const *messages) {
  g_return_if_fail(CAROM_IS_WINDOW(self) && messages);
  carom_file_actions_show_unreadable(&self->file_actions, messages);
}

gboolean carom_window_restore(CaromWindow *self, const CaromRecoveryRecord *record) {
  g_return_val_if_fail(CAROM_IS_WINDOW(self) && record, FALSE);
  return carom_file_actions_restore(&self->file_actions, record) &&
         carom_autosave_flush(self->autosave);
}

static void carom_window_realize(GtkWidget *widget) {
  GTK_WIDGET_CLASS(carom_window_parent_class)->realize(widget);
  carom_window_memory_make_room(&CAROM_WINDOW(widget)->memory);
}

static void close_if_safe(gpointer window, gboolean may_go_on, gpointer data) {
  if (may_go_on)
    carom_window_close(CAROM_WINDOW(window));
}

static gboolean carom_window_close_request(GtkWindow *window) {
  if (carom_window_is_work_at_risk(CAROM_WINDOW(window))) {
    carom_window_make_safe(CAROM_WINDOW(window), carom_then_new(close_if_safe, window, NULL, NULL));
    return TRUE;
  }
  carom_window_memory_keep(&CAROM_WINDOW(window)->memory);
  return GTK_WINDOW_CLASS(carom_window_parent_class)->close_request(window);
}

static void carom_window_dispose(GObject *object) {
  CaromWindow *self = CAROM_WINDOW(object);
  /* GTK 4.8 never frees the action group of a window that has shown a label. */
  carom_action_remove_all(G_ACTION_MAP(self));
  if (self->scene_settings)
    gtk_window_destroy(GTK_WINDOW(g_steal_pointer(&self->scene_settings)));
  carom_edit_actions_stop(&self->edit_actions);
  g_clear_object(&self->editor);
  if (self->autosave) /* a copy that is being written holds it */
    carom_autosave_stop(self->autosave);
  g_clear_object(&self->autosave);
  g_clear_object(&self->lecture);
  g_clear_object(&self->document);
  g_clear_object(&self->staging);
  g_clear_object(&self->vote);
  g_clear_object(&self->session);
  g_clear_object(&self->spot);
  g_clear_object(&self->inspector);
  g_clear_object(&self->player);
  G_OBJECT_CLASS(carom_window_parent_class)->dispose(object);
}

static void show_help(GtkWidget *widget, const char *action, GVariant *topic) {
  g_autoptr(GError) error = NULL;
  if (!carom_help_show(g_variant_get_string(topic, NULL), &error))
    carom_notices_show_error(CAROM_WINDOW(widget)->notices, _("Carom cannot open the guide"),
                             error->message);
}

/* Those that the template names. */
static void ensure_types(void) {
  g_type_ensure(CAROM_TYPE_BLANK);
  g_type_ensure(CAROM_TYPE_CHART_BOARD);
  g_type_ensure(CAROM_TYPE_PAGE_DECK);
  g_type_ensure(CAROM_TYPE_PAGE_TABS);
  g_type_ensure(CAROM_TYPE_HELP_BUTTON);
  g_type_ensure(CAROM_TYPE_LAZY_PAGE);
  g_type_ensure(CAROM_TYPE_LECTURE_VIEW);
  g_type_ensure(CAROM_TYPE_NOTICES);
  g_type_ensure(CAROM_TYPE_PANE_STRIP);
  g_type_ensure(CAROM_TYPE_POINTER_DOT);
  g_type_ensure(CAROM_TYPE_PRESENT_BAR);
  g_type_ensure(CAROM_TYPE_SCENE_CHOOSER);
  g_type_ensure(CAROM_TYPE_SCENE_PANEL);
  g_type_ensure(CAROM_TYPE_SPLIT);
  g_type_ensure(CAROM_TYPE_TOAST);
  g_type_ensure(CAROM_TYPE_TRANSPORT);
}

static void carom_window_get_property(GObject *object, guint id, GValue *value, GParamSpec *pspec) {
  g_value_set_boolean(value, CAROM_WINDOW(object)->presenting);
}

static void carom_window_set_property(GObject *object, guint id, const GValue *value,
                                      GParamSpec *pspec) {
  set_presenting(CAROM_WINDOW(object), g_value_get_boolean(value));
}

static void carom_window_class_init(CaromWindowClass *klass) {
  GObjectClass *object_class = G_OBJECT_CLASS(klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  object_class->get_property = carom_window_get_property;
  object_class->set_property = carom_window_set_property;
  object_class->dispose = carom_window_dispose;
  properties[PROP_PRESENTING] =
      g_param_spec_boolean("presenting", NULL, NULL, FALSE,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties(object_class, N_PROPERTIES, properties);
  widget_class->realize = carom_window_realize;
  GTK_WINDOW_CLASS(klass)->close_request = carom_window_close_request;
  ensure_types();
  gtk_widget_class_set_template_from_resource(widget_class,
                                              "/io/github/carom_physics/Carom/carom-window.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, title_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, subtitle_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, menu_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, view_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, export_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, scenes_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, page_scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, present_bar);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, lecture_view);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, primary_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, view_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, edit_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, new_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, recent_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, state_menu);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, undo_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, redo_button);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, notices);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, toast);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, pointer_dot);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, blank);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, split);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, panes);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, difference_label);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, difference_help);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, transport);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, pages);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, tabs);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, charts);
  gtk_widget_class_bind_template_child(widget_class, CaromWindow, scene_panel);
  gtk_widget_class_install_action(widget_class, "win.blank", NULL, blank);
  gtk_widget_class_install_action(widget_class, "win.help", "s", show_help);
  gtk_widget_class_install_action(widget_class, "win.show-item", NULL, show_item);
  gtk_widget_class_install_property_action(widget_class, "win.present", "presenting");
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
  carom_chart_board_set_player(self->charts, self->player);
  carom_scene_panel_set_document(self->scene_panel, self->document, self->editor);
  g_signal_connect_object(self->player, "changed", G_CALLBACK(show_difference), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->player, "replaced", G_CALLBACK(show_title), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->document, "notify::modified", G_CALLBACK(show_title), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(carom_document_get_store(self->document), "moved", G_CALLBACK(show_title),
                          self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->split, "notify::room", G_CALLBACK(show_room), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->session, "changed", G_CALLBACK(on_session_changed), self,
                          G_CONNECT_SWAPPED);
  on_session_changed(self);
  g_signal_connect_object(self->session, "notify::active", G_CALLBACK(on_asking_switched), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->vote, "changed", G_CALLBACK(on_vote_changed), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object(self->vote, "cleared", G_CALLBACK(on_votes_cleared), self,
                          G_CONNECT_SWAPPED);
  g_object_bind_property(self, "presenting", self->vote, "hands", G_BINDING_SYNC_CREATE);
  g_signal_connect_object(self->session, "cleared", G_CALLBACK(on_record_cleared), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->document, "pane-added", G_CALLBACK(carom_pane_strip_offer_method),
                          self->panes, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->autosave, "failed", G_CALLBACK(carom_notices_show), self->notices,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(self->session, "failed", G_CALLBACK(carom_notices_show), self->notices,
                          G_CONNECT_SWAPPED);
}

static void on_primary_menu(GtkMenuButton *button, GtkPopover *popover, gpointer window) {
  carom_recent_files_fill_menu(CAROM_WINDOW(window)->recent_menu, popover);
  carom_window_keys_watch_menu(popover, GTK_WIDGET(button));
}

static void add_menus(CaromWindow *self) {
  g_autoptr(GMenuModel) export_menu = carom_export_actions_make_menu();
  carom_lazy_menu_set(self->export_button, export_menu, NULL, NULL);
  carom_lazy_menu_set(self->view_button, G_MENU_MODEL(self->view_menu), NULL, NULL);
  carom_lazy_menu_set(self->menu_button, G_MENU_MODEL(self->primary_menu), on_primary_menu, self);
}

static void remember(CaromWindow *self) {
  self->memory =
      (CaromWindowMemory){.window = GTK_WINDOW(self),
                          .split = self->split,
                          .side_panel = GTK_WIDGET(self->scene_panel),
                          .edit_bar = G_OBJECT(carom_transport_get_edit_bar(self->transport)),
                          .pointer_dot = G_OBJECT(self->pointer_dot),
                          .session = G_OBJECT(self->session),
                          .staging = self->staging,
                          .lecture = G_OBJECT(self->lecture),
                          .document = G_OBJECT(self->document)};
  carom_window_memory_recall(&self->memory);
}

/* A dialog stops its own window alone. */
static void be_alone(CaromWindow *self) {
  g_autoptr(GtkWindowGroup) group = gtk_window_group_new();
  gtk_window_group_add_window(group, GTK_WINDOW(self));
}

static void carom_window_init(CaromWindow *self) {
  self->player = carom_player_new();
  self->inspector = carom_inspector_new(self->player);
  self->spot = carom_spot_new(self->inspector);
  self->session = carom_prediction_session_new(self->player, self->inspector);
  self->vote = carom_vote_new(self->player, self->session);
  self->document = carom_document_new(self->player);
  self->autosave = carom_autosave_new(self->document);
  self->editor = carom_editor_new(self->document);
  self->staging = carom_staging_choice_new();
  gtk_widget_init_template(GTK_WIDGET(self));
  be_alone(self);
  add_actions(self);
  share_player(self);
  prepare_presentation(self);
  add_menus(self);
  remember(self);
  carom_file_drop_add(GTK_WIDGET(self));
  g_signal_connect_object(self->player, "notify::active", G_CALLBACK(on_active), self,
                          G_CONNECT_SWAPPED);
  carom_window_keys_add(GTK_WIDGET(self), GTK_WIDGET(self->panes));
  carom_presses_watch(GTK_WIDGET(self));
  gtk_widget_activate_action(GTK_WIDGET(self), "win.open-scene", "^ay", CAROM_BUILTIN_DEFAULT);
  gtk_window_set_focus_visible(GTK_WINDOW(self), FALSE); /* until a key is pressed */
}

CaromWindow *carom_window_new(GtkApplication *application) {
  return g_object_new(CAROM_TYPE_WINDOW, "application", application, NULL);
}
