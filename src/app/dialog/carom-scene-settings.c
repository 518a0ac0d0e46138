/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene-settings: a table of what stands on the pages: rows of settings, with captions and
 * buttons among them. */
#include "carom-scene-settings.h"

#include "carom-box.h"
#include "carom-presses.h"
#include "carom-question-editor.h"
#include "carom-reveal.h"
#include "carom-scene-check.h"
#include "carom-setting-row.h"
#include "carom-shortcuts.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

#define WIDTH  560
#define HEIGHT 600

struct _CaromSceneSettings {
  GtkWindow parent_instance;
  CaromDocument *document; /* these four are not owned: the parent is where the scene is shown */
  CaromStagingChoice *staging;
  CaromPaneStrip *panes;
  CaromChartBoard *charts;
  CaromScene *followed; /* (nullable): what the panes have been made to follow */
  GPtrArray *rows;      /* (element-type CaromSettingRow) */
  GtkNotebook *pages;
  CaromQuestionEditor *questions;
  GtkLabel *walls_label, *charts_label;
  GtkWidget *remove_walls;
  GtkSizeGroup *labels;
};

G_DEFINE_FINAL_TYPE(CaromSceneSettings, carom_scene_settings, GTK_TYPE_WINDOW)

/* ---- Showing the scene ---- */

static void show_walls(CaromSceneSettings *self, const CaromScene *scene) {
  guint n = scene->walls->len;
  g_autofree char *text =
      n == 0 ? g_strdup(_("The scene has no walls."))
             : g_strdup_printf(ngettext("The scene has %u wall.", "The scene has %u walls.", n), n);
  gtk_label_set_text(self->walls_label, text);
  gtk_widget_set_sensitive(self->remove_walls, n > 0);
}

/* Whether two scenes ask for the same, but for charts. */
static gboolean is_same_staging(const CaromScene *one, const CaromScene *other) {
  const CaromStaging *a = &one->staging, *b = &other->staging;
  return a->trails_s == b->trails_s && a->strobe_s == b->strobe_s && a->ghost == b->ghost &&
         a->centre_of_mass == b->centre_of_mass && a->arrows == b->arrows &&
         a->colour_by == b->colour_by && a->speed == b->speed && a->loop == b->loop &&
         a->slow_at_contacts == b->slow_at_contacts && one->counter == other->counter;
}

/* Where an edit, or going back on it, changes what the scene asks for, that is shown. */
static void follow(CaromSceneSettings *self, CaromScene *scene) {
  if (self->followed && !is_same_staging(scene, self->followed)) {
    carom_staging_choice_follow(self->staging, scene);
    g_object_set(carom_document_get_player(self->document), "speed", scene->staging.speed, "loop",
                 scene->staging.loop, "slow-at-contacts", scene->staging.slow_at_contacts, NULL);
  }
  g_clear_pointer(&self->followed, carom_scene_unref);
  self->followed = carom_scene_ref(scene);
}

static char *describe_charts(const CaromScene *scene) {
  char **charts = scene->staging.charts;
  guint n = charts ? g_strv_length(charts) : 0;
  g_autoptr(GString) titles = g_string_new(NULL);
  for (guint i = 0; i < n; i++) {
    const CaromQuantity *quantity = carom_quantity_by_id(charts[i]);
    g_string_append_printf(titles, "\n• %s", quantity ? _(quantity->part.title) : charts[i]);
  }
  if (n == 0)
    return g_strdup(_("The scene asks for no charts, so it gets those that suit it."));
  return g_strdup_printf(
      /* Translators: %s is a list of names of quantities, each in a line of its own. */
      ngettext("The scene opens with this chart:%s", "The scene opens with these charts:%s", n),
      titles->str);
}

static void show_scene(CaromSceneSettings *self) {
  CaromScene *scene = carom_document_get_scene(self->document);
  if (!scene)
    return;
  follow(self, scene);
  if (!gtk_widget_get_visible(GTK_WIDGET(self)) ||
      carom_player_is_in_flux(carom_document_get_player(self->document)))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    carom_setting_row_show(self->rows->pdata[i]);
  carom_question_editor_show(self->questions);
  show_walls(self, scene);
  g_autofree char *charts = describe_charts(scene);
  gtk_label_set_text(self->charts_label, charts);
}

/* ---- Buttons ---- */

static CaromScene *copy_scene(CaromSceneSettings *self) {
  return carom_scene_copy(carom_document_get_scene(self->document));
}

/* A CaromDocumentEditFunc. */
static gboolean add_box_to(CaromScene *scene, gconstpointer data, GError **error) {
  carom_box_add(scene);
  return carom_scene_check_field(scene, "walls", error);
}

static void add_box(CaromSceneSettings *self) {
  carom_document_edit_by(self->document, CAROM_DOCUMENT_FROM_NOW, add_box_to, NULL,
                         /* Translators: the name of an edit, as in “Undo Put a Box Around” */
                         _("Put a Box Around"), NULL, NULL);
}

/* A CaromDocumentEditFunc. */
static gboolean remove_walls_of(CaromScene *scene, gconstpointer data, GError **error) {
  g_array_set_size(scene->walls, 0);
  return TRUE;
}

static void remove_walls(CaromSceneSettings *self) {
  carom_document_edit_by(self->document, CAROM_DOCUMENT_FROM_NOW, remove_walls_of, NULL,
                         /* Translators: the name of an edit, as in “Undo Remove All Walls” */
                         _("Remove All Walls"), NULL, NULL);
}

static void roll(CaromSceneSettings *self) {
  g_autofree char *seed = g_strdup_printf("%u", g_random_int());
  GtkWidget *row = carom_scene_settings_get_row(self, "seed");
  gtk_editable_set_text(GTK_EDITABLE(CAROM_SETTING_ROW(row)->field), seed);
}

/* ---- What is shown now, made the scene’s own ---- */

static void keep_staging(CaromSceneSettings *self) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  char **charts = scene->staging.charts;
  scene->staging = carom_staging_choice_get_staging(self->staging);
  scene->staging.charts = charts;
  scene->counter = carom_staging_choice_get_counter(self->staging);
  g_object_get(carom_document_get_player(self->document), "speed", &scene->staging.speed, "loop",
               &scene->staging.loop, "slow-at-contacts", &scene->staging.slow_at_contacts, NULL);
  /* Translators: the name of an edit, as in “Undo Keep What Is Shown” */
  carom_document_change(self->document, scene, _("Keep What Is Shown"), NULL);
}

/* @charts: (transfer full) (nullable): ids of quantities */
static void set_charts(CaromSceneSettings *self, char **charts, const char *name) {
  g_autoptr(CaromScene) scene = copy_scene(self);
  g_strfreev(scene->staging.charts);
  scene->staging.charts = charts;
  carom_document_change(self->document, scene, name, NULL);
}

static void keep_charts(CaromSceneSettings *self) {
  g_autoptr(GStrvBuilder) ids = g_strv_builder_new();
  CaromChartList charts = carom_chart_board_get_charts(self->charts);
  for (guint i = 0; i < charts.n; i++)
    g_strv_builder_add(ids, charts.quantities[i]->part.id);
  /* Translators: the name of an edit, as in “Undo Fix Charts” */
  set_charts(self, g_strv_builder_end(ids), _("Fix Charts"));
}

static void free_charts(CaromSceneSettings *self) {
  /* Translators: the name of an edit, as in “Undo Let Charts Suit Scene” */
  set_charts(self, NULL, _("Let Charts Suit Scene"));
}

static void keep_view(CaromSceneSettings *self) {
  const CaromFraming *framing = carom_pane_strip_get_framing(self->panes);
  CaromCamera *camera = carom_pane_strip_get_camera(self->panes);
  if (!framing)
    return;
  g_autoptr(CaromScene) scene = copy_scene(self);
  const CaromSceneCamera *seen = carom_camera_get(camera);
  CaromVec2 half =
      carom_vec2_scale(carom_framing_extent(framing), 0.5 / carom_scene_camera_zoom(seen));
  CaromVec2 middle = carom_vec2_scale(carom_vec2_add(framing->min, framing->max), 0.5);
  CaromVec2 centre = carom_vec2_add(middle, seen->shift);
  scene->has_view = TRUE;
  scene->view_min = carom_vec2_sub(centre, half);
  scene->view_max = carom_vec2_add(centre, half);
  if (!carom_scene_check_field(scene, "view",
                               NULL)) /* zoomed in so far that both corners are the same */
    return;
  carom_document_change(self->document, scene, _("Change View"), NULL);
  carom_camera_reset(camera);
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
  GtkWidget *row = carom_setting_row_new(self->document, setting, setting->index);
  GtkWidget *label = CAROM_SETTING_ROW(row)->label;
  if (label && setting->kind != CAROM_SETTING_LINES)
    gtk_size_group_add_widget(self->labels, label);
  g_ptr_array_add(self->rows, row);
  gtk_box_append(page, row);
}

static GtkLabel *add_label(GtkBox *page, const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_widget_add_css_class(label, css_class);
  gtk_box_append(page, label);
  return GTK_LABEL(label);
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

/* What stands on the pages, from top to bottom. */
static const struct {
  enum { PAGE, ROW, HEADING, CAPTION, BUTTON, QUESTIONS, WALLS, CHARTS } kind;
  const char *text; /* translatable, with a mnemonic where it leads somewhere; of a row the id of
                       its setting */
  void (*press)(CaromSceneSettings *self);
} parts[] = {
    {PAGE, N_("_Words")},
    {ROW, "title"},
    {ROW, "lesson"},
    {HEADING, N_("Questions")},
    {QUESTIONS},

    {PAGE, N_("W_orld")},
    {ROW, "unit"},
    {CAPTION,
     N_("Another unit changes only the name; the numbers of the scene stay. Where the unit is "
        "the metre, energy is in joules.")},
    {ROW, "gravity-x"},
    {ROW, "gravity-y"},
    {ROW, "gravity-size"},
    {ROW, "gravity-angle"},
    {ROW, "restitution"},
    {ROW, "wall-restitution"},
    {ROW, "wall-factor"},
    {HEADING, N_("Walls")},
    {WALLS},
    {BUTTON, N_("Put a _box around"), add_box},
    {BUTTON, N_("_Remove all walls"), remove_walls},

    {PAGE, N_("T_ime")},
    {ROW, "dt"},
    {ROW, "duration"},
    {ROW, "seed"},
    {BUTTON, N_("_Roll the Dice for the Seed"), roll},
    {CAPTION, N_("The seed places the discs that are placed at random, and orders contacts at the "
                 "same instant where a method does that at random.")},
    {HEADING, N_("Playing")},
    {ROW, "speed"},
    {ROW, "loop"},
    {ROW, "slow_at_contacts"},

    {PAGE, N_("Pi_cture")},
    {ROW, "own-view"},
    {ROW, "view-left"},
    {ROW, "view-bottom"},
    {ROW, "view-right"},
    {ROW, "view-top"},
    {BUTTON, N_("Take what is _shown now"), keep_view},
    {HEADING, N_("What the panes show")},
    {ROW, "arrows"},
    {ROW, "colour_by"},
    {ROW, "all-trails"},
    {ROW, "trails"},
    {ROW, "strobe_s"},
    {ROW, "ghost"},
    {ROW, "centre_of_mass"},
    {ROW, "counter"},
    {BUTTON, N_("_Keep what the panes show and how they play"), keep_staging},
    {HEADING, N_("Charts and panes")},
    {ROW, "about-x"},
    {ROW, "about-y"},
    {CHARTS},
    {BUTTON, N_("_Fix the charts that are shown"), keep_charts},
    {BUTTON, N_("_Let the charts suit the scene"), free_charts},
    {CAPTION, N_("The panes of the scene are those of the window: it is saved with the methods "
                 "that they have.")},
};

static void add_questions(CaromSceneSettings *self, GtkBox *page) {
  self->questions = CAROM_QUESTION_EDITOR(carom_question_editor_new(self->document));
  gtk_box_append(page, GTK_WIDGET(self->questions));
}

static void add_parts(CaromSceneSettings *self) {
  GtkBox *page = NULL;
  GtkWidget *button;
  for (guint i = 0; i < G_N_ELEMENTS(parts); i++)
    switch (parts[i].kind) {
    case PAGE:
      page = add_page(self, _(parts[i].text));
      break;
    case ROW:
      add_row(self, page, parts[i].text);
      break;
    case HEADING:
      add_label(page, _(parts[i].text), "heading");
      break;
    case CAPTION:
      add_label(page, _(parts[i].text), "caption");
      break;
    case BUTTON:
      button = add_button(self, page, _(parts[i].text), parts[i].press);
      if (parts[i].press == remove_walls)
        self->remove_walls = button;
      break;
    case QUESTIONS:
      add_questions(self, page);
      break;
    case WALLS:
      self->walls_label = add_label(page, "", "caption");
      break;
    case CHARTS:
      self->charts_label = add_label(page, "", "caption");
      break;
    }
}

/* ---- Life ---- */

GtkWidget *carom_scene_settings_get_row(CaromSceneSettings *self, const char *id) {
  g_return_val_if_fail(CAROM_IS_SCENE_SETTINGS(self), NULL);
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal(CAROM_SETTING_ROW(self->rows->pdata[i])->setting->id, id))
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
  gtk_widget_grab_focus(CAROM_SETTING_ROW(row)->field);
  carom_reveal(row);
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

CaromSceneSettings *carom_scene_settings_new(GtkWindow *parent, CaromDocument *document,
                                             CaromStagingChoice *staging, CaromPaneStrip *panes,
                                             CaromChartBoard *charts) {
  g_return_val_if_fail(GTK_IS_WINDOW(parent), NULL);
  CaromSceneSettings *self =
      g_object_new(CAROM_TYPE_SCENE_SETTINGS, "transient-for", parent, "destroy-with-parent", TRUE,
                   "hide-on-close", TRUE, "title", _("Scene settings"), "default-width", WIDTH,
                   "default-height", HEIGHT, NULL);
  self->document = document;
  self->staging = staging;
  self->panes = panes;
  self->charts = charts;
  add_parts(self);
  add_keys(self);
  add_actions(self);
  g_signal_connect_object(carom_document_get_player(document), "replaced", G_CALLBACK(show_scene),
                          self, G_CONNECT_SWAPPED);
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
