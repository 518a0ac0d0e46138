/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-settings: four pages of rows, each page a list of ids of settings, with captions and
 * buttons among them. */
#include "carom-scene-settings.h"

#include "carom-box.h"
#include "carom-presses.h"
#include "carom-question-editor.h"
#include "carom-scene-check.h"
#include "carom-setting-row.h"
#include "carom-shortcuts.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH  560
#define HEIGHT 600

struct _CaromSceneSettings {
  GtkWindow parent_instance;
  CaromSceneStage stage;
  CaromScene *followed; /* (nullable): what the panes have been made to follow */
  GPtrArray *rows;      /* (element-type CaromSettingRow) */
  GtkNotebook *pages;
  CaromQuestionEditor *questions;
  GtkWidget *walls_label, *remove_walls;
  GtkLabel *charts_label;
  GtkSizeGroup *labels;
};

G_DEFINE_FINAL_TYPE(CaromSceneSettings, carom_scene_settings, GTK_TYPE_WINDOW)

/* The setting that a row shows. */
#define SETTING "carom-setting"

/* ---- Showing the scene ---- */

static void show_walls(CaromSceneSettings *self, const CaromScene *scene) {
  guint n = scene->walls->len;
  g_autofree char *text =
      n == 0 ? g_strdup(_("The scene is open: it has no walls."))
             : g_strdup_printf(ngettext("The scene has %u wall.", "The scene has %u walls.", n), n);
  gtk_label_set_text(GTK_LABEL(self->walls_label), text);
  gtk_widget_set_sensitive(self->remove_walls, n > 0);
}

/* Where an edit, or going back on it, changes what the scene asks for, that is shown. */
static void follow(CaromSceneSettings *self, CaromScene *scene) {
  if (self->followed && !carom_scene_stage_is_same(scene, self->followed))
    carom_scene_stage_follow(&self->stage);
  carom_scene_stage_follow_charts(&self->stage);
  g_clear_pointer(&self->followed, carom_scene_unref);
  self->followed = carom_scene_ref(scene);
}

static void show_scene(CaromSceneSettings *self) {
  CaromScene *scene = carom_document_get_scene(self->stage.document);
  if (!scene)
    return;
  follow(self, scene);
  if (!gtk_widget_get_visible(GTK_WIDGET(self)) ||
      carom_player_is_in_flux(carom_document_get_player(self->stage.document)))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    carom_setting_row_show(self->rows->pdata[i]);
  carom_question_editor_show(self->questions);
  show_walls(self, scene);
  g_autofree char *charts = carom_scene_stage_describe_charts(scene);
  gtk_label_set_text(self->charts_label, charts);
}

/* ---- Buttons ---- */

static void change_walls(CaromSceneSettings *self, CaromScene *scene, const char *name) {
  if (carom_scene_check_field(scene, "walls", NULL))
    carom_document_change(self->stage.document, scene, name, NULL);
}

static void add_box(CaromSceneSettings *self) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(self->stage.document));
  carom_box_add(scene);
  /* Translators: the name of an edit, as in “Undo Put a Box Around” */
  change_walls(self, scene, _("Put a Box Around"));
}

static void remove_walls(CaromSceneSettings *self) {
  g_autoptr(CaromScene) scene = carom_scene_copy(carom_document_get_scene(self->stage.document));
  g_array_set_size(scene->walls, 0);
  /* Translators: the name of an edit, as in “Undo Remove All Walls” */
  change_walls(self, scene, _("Remove All Walls"));
}

static void roll(CaromSceneSettings *self) {
  g_autofree char *seed = g_strdup_printf("%u", g_random_int());
  GtkWidget *row = carom_scene_settings_get_row(self, "seed");
  gtk_editable_set_text(GTK_EDITABLE(carom_setting_row_get_field(CAROM_SETTING_ROW(row))), seed);
}

static void keep_view(CaromSceneSettings *self) {
  carom_scene_stage_keep_view(&self->stage);
}

static void keep_staging(CaromSceneSettings *self) {
  carom_scene_stage_keep_staging(&self->stage);
}

static void keep_charts(CaromSceneSettings *self) {
  carom_scene_stage_keep_charts(&self->stage);
}

static void free_charts(CaromSceneSettings *self) {
  carom_scene_stage_free_charts(&self->stage);
}

/* ---- Pages ---- */

/* @label: translated, with a mnemonic */
static GtkBox *add_page(CaromSceneSettings *self, const char *label) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class(page, "settings-page");
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER,
                                 GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), page);
  gtk_widget_set_vexpand(scrolled, TRUE);
  gtk_notebook_append_page(self->pages, scrolled, gtk_label_new_with_mnemonic(label));
  return GTK_BOX(page);
}

static void add_row(CaromSceneSettings *self, GtkBox *page, const char *id) {
  const CaromSetting *setting = carom_setting_by_id(id);
  GtkWidget *row = carom_setting_row_new(self->stage.document, setting, setting->index);
  GtkWidget *label = carom_setting_row_get_label(CAROM_SETTING_ROW(row));
  g_object_set_data(G_OBJECT(row), SETTING, (gpointer)setting);
  if (label)
    gtk_size_group_add_widget(self->labels, label);
  g_ptr_array_add(self->rows, row);
  gtk_box_append(page, row);
}

static void add_rows(CaromSceneSettings *self, GtkBox *page, const char *const *ids, guint n_ids) {
  for (guint i = 0; i < n_ids; i++)
    add_row(self, page, ids[i]);
}

static GtkWidget *add_label(GtkBox *page, const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_widget_add_css_class(label, css_class);
  gtk_box_append(page, label);
  return label;
}

/* @label: translated, with a mnemonic; too long a one is broken */
static GtkWidget *add_button(CaromSceneSettings *self, GtkBox *page, const char *label,
                             void (*press)(CaromSceneSettings *self)) {
  GtkWidget *button = gtk_button_new();
  GtkWidget *words = gtk_label_new_with_mnemonic(label);
  gtk_label_set_wrap(GTK_LABEL(words), TRUE);
  gtk_button_set_child(GTK_BUTTON(button), words);
  gtk_label_set_mnemonic_widget(GTK_LABEL(words), button);
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  g_signal_connect_object(button, "clicked", G_CALLBACK(press), self, G_CONNECT_SWAPPED);
  gtk_box_append(page, button);
  return button;
}

static void add_words(CaromSceneSettings *self) {
  static const char *const ids[] = {"title", "lesson"};
  GtkBox *page = add_page(self, _("_Words"));
  add_rows(self, page, ids, G_N_ELEMENTS(ids));
  add_label(page, _("Questions"), "heading");
  self->questions = CAROM_QUESTION_EDITOR(carom_question_editor_new(self->stage.document));
  gtk_box_append(page, GTK_WIDGET(self->questions));
}

static void add_world(CaromSceneSettings *self) {
  static const char *const contact_ids[] = {"gravity-x",     "gravity-y",   "gravity-size",
                                            "gravity-angle", "restitution", "wall-restitution",
                                            "wall-factor"};
  GtkBox *page = add_page(self, _("W_orld"));
  add_row(self, page, "unit");
  add_label(page,
            _("Another unit is another name: no number of the scene changes. Where the "
              "unit is the metre, energy is in joules."),
            "caption");
  add_rows(self, page, contact_ids, G_N_ELEMENTS(contact_ids));
  add_label(page, _("Walls"), "heading");
  self->walls_label = add_label(page, "", "caption");
  add_button(self, page, _("Put a _Box Around"), add_box);
  self->remove_walls = add_button(self, page, _("_Remove All Walls"), remove_walls);
}

static void add_time(CaromSceneSettings *self) {
  static const char *const play_ids[] = {"speed", "loop", "slow_at_contacts"};
  static const char *const run_ids[] = {"dt", "duration", "seed"};
  GtkBox *page = add_page(self, _("T_ime"));
  add_rows(self, page, run_ids, G_N_ELEMENTS(run_ids));
  add_button(self, page, _("_Roll the Dice for the Seed"), roll);
  add_label(page,
            _("The seed places the discs that are placed at random, and orders contacts at "
              "the same instant where a method does that at random."),
            "caption");
  add_label(page, _("Playing"), "heading");
  add_rows(self, page, play_ids, G_N_ELEMENTS(play_ids));
}

static void add_charts(CaromSceneSettings *self, GtkBox *page) {
  add_label(page, _("Charts and panes"), "heading");
  self->charts_label = GTK_LABEL(add_label(page, "", "caption"));
  add_button(self, page, _("_Fix the Charts That Are Shown"), keep_charts);
  add_button(self, page, _("_Let the Charts Suit the Scene"), free_charts);
  add_label(page,
            _("The panes of the scene are those of the window: it is saved with the methods that "
              "they have."),
            "caption");
}

static void add_picture(CaromSceneSettings *self) {
  static const char *const view_ids[] = {"own-view", "view-left", "view-bottom", "view-right",
                                         "view-top"};
  static const char *const staging_ids[] = {"arrows",   "colour_by", "all-trails",     "trails",
                                            "strobe_s", "ghost",     "centre_of_mass", "counter"};
  GtkBox *page = add_page(self, _("Pi_cture"));
  add_rows(self, page, view_ids, G_N_ELEMENTS(view_ids));
  add_button(self, page, _("Take What Is _Shown Now"), keep_view);
  add_label(page, _("What the panes show"), "heading");
  add_rows(self, page, staging_ids, G_N_ELEMENTS(staging_ids));
  add_button(self, page, _("_Keep What the Panes Show and How They Play"), keep_staging);
  add_charts(self, page);
}

/* ---- Life ---- */

GtkWidget *carom_scene_settings_get_row(CaromSceneSettings *self, const char *id) {
  g_return_val_if_fail(CAROM_IS_SCENE_SETTINGS(self), NULL);
  for (guint i = 0; i < self->rows->len; i++)
    if (g_object_get_data(self->rows->pdata[i], SETTING) == carom_setting_by_id(id))
      return self->rows->pdata[i];
  return NULL;
}

void carom_scene_settings_lead_to(CaromSceneSettings *self, const char *id) {
  g_return_if_fail(CAROM_IS_SCENE_SETTINGS(self));
  GtkWidget *row = carom_scene_settings_get_row(self, id);
  g_return_if_fail(row);
  for (int i = 0; i < gtk_notebook_get_n_pages(self->pages); i++)
    if (gtk_widget_is_ancestor(row, gtk_notebook_get_nth_page(self->pages, i)))
      gtk_notebook_set_current_page(self->pages, i);
  gtk_widget_grab_focus(carom_setting_row_get_field(CAROM_SETTING_ROW(row)));
}

/* Does the same in its window. */
static void pass_on(GSimpleAction *action, GVariant *parameter, gpointer settings) {
  GtkWindow *parent = gtk_window_get_transient_for(settings);
  if (parent)
    g_action_group_activate_action(G_ACTION_GROUP(parent), g_action_get_name(G_ACTION(action)),
                                   NULL);
}

static const GActionEntry entries[] = {
    {.name = "undo", .activate = pass_on},
    {.name = "redo", .activate = pass_on},
    {.name = "save", .activate = pass_on},
};

static void add_key(GtkEventController *keys, const char *key, const char *action) {
  GtkShortcut *shortcut =
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), gtk_named_action_new(action));
  gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys), shortcut);
}

/* The keys that @action has in the window. */
static void add_keys_of(GtkEventController *keys, const char *action) {
  guint n_shortcuts;
  const CaromShortcut *shortcuts = carom_shortcuts(&n_shortcuts);
  for (guint i = 0; i < n_shortcuts; i++)
    for (guint j = 0; j < carom_shortcuts_count_keys(&shortcuts[i]); j++)
      if (g_strcmp0(shortcuts[i].keys[j].action, action) == 0)
        add_key(keys, shortcuts[i].keys[j].key, action);
}

/* Fields do not get the keys of the window: their typing is undone as an edit of the scene. */
static void add_keys(CaromSceneSettings *self) {
  GtkEventController *keys = gtk_shortcut_controller_new();
  for (guint i = 0; i < G_N_ELEMENTS(entries); i++) {
    g_autofree char *action = g_strconcat("win.", entries[i].name, NULL);
    add_keys_of(keys, action);
  }
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(GTK_WIDGET(self), keys);
  carom_window_keys_close_by_escape(GTK_WIDGET(self));
  carom_presses_watch(GTK_WIDGET(self));
}

/* What the keys of the window do here too. Its own group would keep that alive. */
static void add_actions(CaromSceneSettings *self) {
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new();
  g_action_map_add_action_entries(G_ACTION_MAP(actions), entries, G_N_ELEMENTS(entries), self);
  gtk_widget_insert_action_group(GTK_WIDGET(self), "win", G_ACTION_GROUP(actions));
}

static void fill(CaromSceneSettings *self) {
  add_words(self);
  add_world(self);
  add_time(self);
  add_picture(self);
  add_keys(self);
  add_actions(self);
}

CaromSceneSettings *carom_scene_settings_new(GtkWindow *parent, const CaromSceneStage *stage) {
  g_return_val_if_fail(GTK_IS_WINDOW(parent) && stage, NULL);
  CaromSceneSettings *self =
      g_object_new(CAROM_TYPE_SCENE_SETTINGS, "transient-for", parent, "destroy-with-parent", TRUE,
                   "hide-on-close", TRUE, "title", _("Scene Settings"), "default-width", WIDTH,
                   "default-height", HEIGHT, NULL);
  self->stage = *stage;
  fill(self);
  g_signal_connect_object(carom_document_get_player(stage->document), "replaced",
                          G_CALLBACK(show_scene), self, G_CONNECT_SWAPPED);
  show_scene(self);
  return self;
}

static void carom_scene_settings_show(GtkWidget *widget) {
  CaromSceneSettings *self = CAROM_SCENE_SETTINGS(widget);
  GTK_WIDGET_CLASS(carom_scene_settings_parent_class)->show(widget);
  for (guint i = 0; i < self->rows->len; i++)
    carom_setting_row_forget(self->rows->pdata[i]);
  show_scene(self);
}

static void carom_scene_settings_dispose(GObject *object) {
  CaromSceneSettings *self = CAROM_SCENE_SETTINGS(object);
  g_clear_pointer(&self->followed, carom_scene_unref);
  g_clear_object(&self->labels);
  g_clear_pointer(&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS(carom_scene_settings_parent_class)->dispose(object);
}

static void carom_scene_settings_class_init(CaromSceneSettingsClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_scene_settings_dispose;
  GTK_WIDGET_CLASS(klass)->show = carom_scene_settings_show;
}

static void carom_scene_settings_init(CaromSceneSettings *self) {
  self->rows = g_ptr_array_new();
  self->labels = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL);
  self->pages = GTK_NOTEBOOK(gtk_notebook_new());
  gtk_notebook_set_scrollable(self->pages, TRUE);
  gtk_notebook_set_show_border(self->pages, FALSE);
  gtk_window_set_child(GTK_WINDOW(self), GTK_WIDGET(self->pages));
}
