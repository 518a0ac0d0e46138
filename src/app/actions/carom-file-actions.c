/* carom-file-actions: the file choosers and what follows them. Each chooser carries a Choice, which
 * says what to do with the path; the actions that are given a path end in the same functions, so
 * that tests need no chooser. */
#include "carom-file-actions.h"

#include "carom-action.h"
#include "carom-builtin.h"
#include "carom-scene-file.h"

#include <glib/gi18n-lib.h>

/* What to do with the file that is chosen; kept with the file chooser while it is open. */
typedef struct {
  CaromFileActions *actions;     /* not owned: the chooser is closed with their window */
  const CaromExporter *exporter; /* or NULL */
  void (*done)(CaromFileActions *actions, const CaromExporter *exporter, const char *path);
} Choice;

static void on_chooser_response(GtkNativeDialog *dialog, int response, Choice *choice) {
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr(GFile) file = gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog));
    g_autofree char *path = g_file_get_path(file);
    if (path)
      choice->done(choice->actions, choice->exporter, path);
    else
      carom_notices_show_error(choice->actions->notices, _("Carom cannot reach this file"),
                               _("The file is not on this computer. Copy it here first."));
  }
  g_object_unref(dialog);
}

/* GTK leaves a file chooser open when its window is destroyed, and the actions with it. */
static void close_chooser(GtkNativeDialog *dialog) {
  gtk_native_dialog_destroy(dialog);
  g_object_unref(dialog);
}

static void add_filter(GtkFileChooser *chooser, const char *name, const char *const *suffixes) {
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new();
  gtk_file_filter_set_name(filter, name);
  for (guint i = 0; suffixes[i]; i++)
    gtk_file_filter_add_suffix(filter, suffixes[i] + strlen("."));
  gtk_file_chooser_add_filter(chooser, filter);
}

/* Shows a file chooser that carries @choice.
 *
 * Returns: (transfer none) */
static GtkFileChooser *choose_file(Choice choice, GtkFileChooserAction action, const char *title,
                                   const char *accept) {
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new(title, choice.actions->window, action, accept, NULL);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  g_signal_connect_data(dialog, "response", G_CALLBACK(on_chooser_response),
                        g_memdup2(&choice, sizeof choice), (GClosureNotify)(void *)g_free, 0);
  g_signal_connect_object(choice.actions->window, "destroy", G_CALLBACK(close_chooser), dialog,
                          G_CONNECT_SWAPPED);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
  return GTK_FILE_CHOOSER(dialog);
}

/* Suggests a file name: the scene's title and what is made of it, without characters that file
 * systems do not allow.
 *
 * @what: (nullable): NULL: the scene itself */
static char *suggest_name(CaromFileActions *actions, const char *what, const char *suffix) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  g_autofree char *stem =
      /* Translators: a file name without its suffix: the title of a scene, and what is made of it,
         such as "Oblique - diagrams". */
      what ? g_strdup_printf(_("%1$s - %2$s"), scene->title, what) : g_strdup(scene->title);
  return g_strconcat(g_strdelimit(stem, "/\\:*?\"<>|", '-'), suffix, NULL);
}

/* ---- Open ---- */

static void remember_file(const char *path) {
  g_autoptr(GFile) file = g_file_new_for_path(path);
  g_autofree char *uri = g_file_get_uri(file);
  gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri);
}

/* Remarks begin with the file's @path, as on the command line. Here the user has just chosen the
 * file, so its name is enough and leaves more room for the remark. */
static void show_remarks(CaromFileActions *actions, const char *path, GPtrArray *remarks) {
  g_autoptr(GString) text = g_string_new(NULL);
  g_autofree char *base = g_path_get_basename(path);
  for (guint i = 0; i < remarks->len; i++) {
    const char *remark = g_ptr_array_index(remarks, i);
    gboolean has_path = g_str_has_prefix(remark, path);
    g_string_append_printf(text, "%s%s%s", i > 0 ? "\n" : "", has_path ? base : "",
                           has_path ? remark + strlen(path) : remark);
  }
  carom_notices_show(actions->notices, remarks->len > 0 ? text->str : NULL);
}

/* Each scene decides at first what is shown and how it is played; after that it is the viewer's
 * choice. */
static void follow_scene(CaromFileActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  carom_staging_choice_follow(actions->staging, scene);
  g_object_set(carom_document_get_player(actions->document), "speed", scene->staging.speed, "loop",
               scene->staging.loop, "slow-at-contacts", scene->staging.slow_at_contacts, NULL);
}

/* What is said about the scene before does not concern this one. */
static void show_opened(CaromFileActions *actions) {
  carom_notices_show(actions->notices, NULL);
  carom_prediction_session_set_active(actions->session, FALSE);
  follow_scene(actions);
  gtk_widget_grab_focus(GTK_WIDGET(actions->source.panes));
}

void carom_file_actions_open_new(CaromFileActions *actions, CaromScene *scene) {
  g_return_if_fail(actions && scene);
  carom_document_open_new(actions->document, scene);
  show_opened(actions);
}

static void open_named(CaromFileActions *actions, const CaromExporter *exporter, const char *name) {
  g_autoptr(GPtrArray) remarks = NULL;
  g_autoptr(GError) error = NULL;
  if (!carom_document_open(actions->document, name, &remarks, &error)) {
    carom_notices_show_error(actions->notices, _("Carom cannot open this scene"), error->message);
    return;
  }
  show_opened(actions);
  /* Remarks are for authors of files. In built-in scenes, whatever they would point out is
   * intended. */
  if (g_file_test(name, G_FILE_TEST_EXISTS)) {
    show_remarks(actions, name, remarks);
    remember_file(name);
  }
}

static void open_scene(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  open_named(actions, NULL, g_variant_get_string(parameter, NULL));
}

static void choose_scene(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  Choice choice = {actions, NULL, open_named};
  GtkFileChooser *chooser =
      choose_file(choice, GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a scene"), _("_Open"));
  add_filter(chooser, _("Scenes"), (const char *const[]){".carom", ".csv", ".txt", NULL});
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new();
  gtk_file_filter_set_name(all, _("All files"));
  gtk_file_filter_add_pattern(all, "*");
  gtk_file_chooser_add_filter(chooser, all);
}

/* ---- The scenes that come with the program, one after the other ---- */

/* Finds the built-in scene @step places after @scene; one from a file comes before the first.
 *
 * Returns: (nullable): its id, or NULL if there is none */
static const char *find_neighbour(const CaromScene *scene, int step) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  int place = -1;
  for (guint i = 0; i < n_builtins; i++)
    if (g_strcmp0(builtins[i].id, scene->id) == 0)
      place = (int)i;
  place += step;
  return place >= 0 && place < (int)n_builtins ? builtins[place].id : NULL;
}

static void open_neighbour(CaromFileActions *actions, int step) {
  open_named(actions, NULL, find_neighbour(carom_document_get_scene(actions->document), step));
}

static void open_next(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  open_neighbour(actions, 1);
}

static void open_previous(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  open_neighbour(actions, -1);
}

static void show_neighbours(CaromPlayer *player, GActionMap *map) {
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(player));
  carom_action_set_enabled(map, "next-scene", find_neighbour(scene, 1) != NULL);
  carom_action_set_enabled(map, "previous-scene", find_neighbour(scene, -1) != NULL);
}

/* ---- Save ---- */

static void show_saved(CaromFileActions *actions, const char *path) {
  g_autofree char *base = g_path_get_basename(path);
  g_autofree char *text = g_strdup_printf(_("Saved as “%s”."), base);
  carom_toast_show(actions->toast, text, _("Show in _folder"), "win.show-folder",
                   g_variant_new_string(path));
}

static void on_folder_shown(GObject *window, GAsyncResult *result, gpointer notices) {
  g_autoptr(CaromNotices) owned = notices;
  g_autoptr(GError) error = NULL;
  if (!gtk_show_uri_full_finish(GTK_WINDOW(window), result, &error))
    carom_notices_show_error(owned, _("Carom cannot show the folder"), error->message);
}

/* By the program that the desktop opens folders with. */
static void show_folder(GSimpleAction *action, GVariant *path, gpointer data) {
  CaromFileActions *actions = data;
  g_autofree char *folder = g_path_get_dirname(g_variant_get_string(path, NULL));
  g_autoptr(GFile) file = g_file_new_for_path(folder);
  g_autofree char *uri = g_file_get_uri(file);
  gtk_show_uri_full(actions->window, uri, GDK_CURRENT_TIME, NULL, on_folder_shown,
                    g_object_ref(actions->notices));
}

static void save_named(CaromFileActions *actions, const CaromExporter *exporter, const char *path) {
  g_autoptr(GError) error = NULL;
  if (!carom_document_save(actions->document, path, &error)) {
    carom_notices_show_error(actions->notices, _("Carom cannot save the scene"), error->message);
    return;
  }
  remember_file(path);
  show_saved(actions, path);
}

static void save_to(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  save_named(actions, NULL, g_variant_get_string(parameter, NULL));
}

static void choose_save(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  Choice choice = {actions, NULL, save_named};
  g_autofree char *name = suggest_name(actions, NULL, ".carom");
  GtkFileChooser *chooser =
      choose_file(choice, GTK_FILE_CHOOSER_ACTION_SAVE, _("Save the scene"), _("_Save"));
  gtk_file_chooser_set_current_name(chooser, name);
  add_filter(chooser, _("Scenes"), (const char *const[]){".carom", NULL});
}

/* ---- Export ---- */

static void export_named(CaromFileActions *actions, const CaromExporter *exporter,
                         const char *path) {
  g_auto(CaromExporterContent) content = {0};
  carom_export_source_get_content(&actions->source, &content);
  g_autoptr(GError) error = NULL;
  if (carom_document_check_export(actions->document, path, &error) &&
      carom_exporter_write(exporter, &content, path, &error))
    show_saved(actions, path);
  else
    carom_notices_show_error(actions->notices, _("Carom cannot export this"), error->message);
}

static void export_to(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  const char *id, *path;
  g_variant_get(parameter, "(&s&s)", &id, &path);
  const CaromExporter *exporter = carom_exporter_by_id(id);
  g_return_if_fail(exporter);
  export_named(actions, exporter, path);
}

static void choose_export(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromFileActions *actions = data;
  const CaromExporter *exporter = carom_exporter_by_id(g_variant_get_string(parameter, NULL));
  g_return_if_fail(exporter);
  Choice choice = {actions, exporter, export_named};
  g_autofree char *name = suggest_name(actions, _(exporter->name), exporter->suffixes[0]);
  GtkFileChooser *chooser =
      choose_file(choice, GTK_FILE_CHOOSER_ACTION_SAVE, _(exporter->part.summary), _("_Export"));
  gtk_file_chooser_set_current_name(chooser, name);
  g_autofree char *suffixes = g_strjoinv(", ", (char **)exporter->suffixes);
  add_filter(chooser, suffixes, exporter->suffixes);
}

GMenuModel *carom_file_actions_make_export_menu(void) {
  guint n_exporters;
  const CaromExporter *const *exporters = carom_exporters(&n_exporters);
  GMenu *menu = g_menu_new();
  for (CaromExporterKind kind = CAROM_EXPORTER_PICTURE; kind < CAROM_EXPORTER_N_KINDS; kind++) {
    g_autoptr(GMenu) section = g_menu_new();
    for (guint i = 0; i < n_exporters; i++) {
      g_autoptr(GMenuItem) item = g_menu_item_new(_(exporters[i]->part.title), NULL);
      g_menu_item_set_action_and_target(item, "win.export", "s", exporters[i]->part.id);
      if (exporters[i]->kind == kind)
        g_menu_append_item(section, item);
    }
    g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
  }
  return G_MENU_MODEL(menu);
}

/* ---- The record of predictions ---- */

static void export_record(CaromFileActions *actions, const CaromExporter *exporter,
                          const char *path) {
  g_autoptr(GError) error = NULL;
  if (carom_document_check_export(actions->document, path, &error) &&
      carom_prediction_session_export(actions->session, path, &error))
    show_saved(actions, path);
  else
    carom_notices_show_error(actions->notices, _("Carom cannot export this"), error->message);
}

static void export_record_to(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  export_record(actions, NULL, g_variant_get_string(parameter, NULL));
}

static void choose_record(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  Choice choice = {actions, NULL, export_record};
  g_autofree char *name = suggest_name(actions, _("predictions"), ".csv");
  GtkFileChooser *chooser = choose_file(choice, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _("Export the record of predictions"), _("_Export"));
  gtk_file_chooser_set_current_name(chooser, name);
  add_filter(chooser, ".csv", (const char *const[]){".csv", NULL});
}

/* What is exported shows the answer. */
static void show_session(CaromPredictionSession *session, GActionMap *map) {
  gboolean has_record = carom_prediction_session_get_record(session)->len > 0;
  gboolean is_secret = carom_prediction_session_is_secret(session);
  carom_action_set_enabled(map, "export", !is_secret);
  carom_action_set_enabled(map, "export-to", !is_secret);
  carom_action_set_enabled(map, "predict-export", has_record);
  carom_action_set_enabled(map, "predict-export-to", has_record);
}

static const GActionEntry entries[] = {
    {.name = "open", .activate = choose_scene},
    {.name = "open-scene", .activate = open_scene, .parameter_type = "s"},
    {.name = "next-scene", .activate = open_next},
    {.name = "previous-scene", .activate = open_previous},
    {.name = "save", .activate = choose_save},
    {.name = "save-to", .activate = save_to, .parameter_type = "s"},
    {.name = "show-folder", .activate = show_folder, .parameter_type = "s"},
    {.name = "export", .activate = choose_export, .parameter_type = "s"},
    {.name = "predict-export", .activate = choose_record},
    {.name = "predict-export-to", .activate = export_record_to, .parameter_type = "s"},
    {.name = "export-to", .activate = export_to, .parameter_type = "(ss)"},
};

void carom_file_actions_add(GActionMap *map, CaromFileActions *actions) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), actions);
  g_signal_connect_object(carom_document_get_player(actions->document), "replaced",
                          G_CALLBACK(show_neighbours), map, 0);
  g_signal_connect_object(actions->session, "changed", G_CALLBACK(show_session), map, 0);
  g_signal_connect_object(actions->session, "recorded", G_CALLBACK(show_session), map, 0);
  show_session(actions->session, map);
}
