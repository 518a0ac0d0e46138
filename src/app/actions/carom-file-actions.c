/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-file-actions: an action that asks for a file ends in the same function as the one that is
 * given a path, so that tests need no dialog. What has to wait for an answer is a CaromThen. */
#include "carom-file-actions.h"

#include "carom-action.h"
#include "carom-ask.h"
#include "carom-builtin.h"
#include "carom-file-windows.h"
#include "carom-new-scene.h"
#include "carom-recent-files.h"
#include "carom-scene-format.h"
#include "carom-scene-text.h"
#include "carom-unentered.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define RUN  CAROM_ACTION_RUN
#define STEP CAROM_ACTION_STEP
#define TAKE CAROM_ACTION_TAKE

/* Of so many files at most it is said why they cannot be opened: a dialog has to fit on a screen.
 */
#define MOST_SHOWN 10

char *carom_file_actions_suggest_name(CaromFileActions *actions, const char *what,
                                      const char *suffix) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  g_autofree char *stem =
      /* Translators: a file name without its suffix: the title of a scene, and what is made of it,
         such as "Oblique - diagrams". */
      what ? g_strdup_printf(_("%1$s - %2$s"), scene->title, what) : g_strdup(scene->title);
  return g_strconcat(g_strdelimit(stem, "/\\:*?\"<>|", '-'), suffix, NULL);
}

/* ---- Open ---- */

/* Each scene decides at first what is shown and how it is played; after that it is the viewer's
 * choice, but for what suits the scene as it is, where nobody has chosen. */
static void follow_scene(CaromFileActions *actions) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  carom_staging_choice_follow(actions->staging, scene);
  g_object_set(carom_document_get_player(actions->document), "speed", scene->staging.speed, "loop",
               scene->staging.loop, "slow-at-contacts", scene->staging.slow_at_contacts, NULL);
}

/* Once the panes are there in which it is to be seen. */
static void suit_scene(CaromFileActions *actions) {
  if (!carom_player_is_in_flux(carom_document_get_player(actions->document)))
    carom_staging_choice_suit(actions->staging, carom_document_get_scene(actions->document));
}

/* What every scene that is newly shown brings about. */
static void show_opened(CaromFileActions *actions) {
  carom_notices_show(actions->notices, NULL);
  if (!carom_vote_has_hands(actions->vote)) /* a class goes on voting */
    carom_prediction_session_set_active(actions->session, FALSE);
  follow_scene(actions);
  gtk_widget_grab_focus(GTK_WIDGET(actions->pages->models.panes));
}

/* What is worth mentioning about a file that has been read, such as fields that are not known. On
 * the command line remarks begin with the whole path; here the name is enough, and leaves more
 * room.
 *
 * @remarks: (element-type utf8): without any, whatever is there goes */
static void show_remarks(CaromNotices *notices, const char *path, const GPtrArray *remarks) {
  g_autoptr(GString) text = g_string_new(NULL);
  g_autofree char *name = g_filename_display_name(path);
  g_autofree char *base = g_filename_display_basename(path);
  for (guint i = 0; i < remarks->len; i++) {
    const char *remark = g_ptr_array_index(remarks, i);
    gboolean has_name = g_str_has_prefix(remark, name);
    g_string_append_printf(text, "%s%s%s", i > 0 ? "\n" : "", has_name ? base : "",
                           has_name ? remark + strlen(name) : remark);
  }
  carom_notices_show(notices, remarks->len > 0 ? text->str : NULL);
}

gboolean carom_file_actions_open(CaromFileActions *actions, const char *name, GError **error) {
  g_return_val_if_fail(actions && name, FALSE);
  g_autoptr(GPtrArray) remarks = NULL;
  if (!carom_document_open(actions->document, name, &remarks, error))
    return FALSE;
  show_opened(actions);
  /* Remarks are for authors of files. In built-in scenes, whatever they would point out is
   * intended. */
  if (g_file_test(name, G_FILE_TEST_EXISTS)) {
    show_remarks(actions->notices, name, remarks);
    carom_recent_files_add(name);
  }
  return TRUE;
}

void carom_file_actions_show_unreadable(CaromFileActions *actions, const char *const *messages) {
  g_return_if_fail(actions && messages && messages[0]);
  guint n = g_strv_length((char **)messages), n_shown = MIN(n, MOST_SHOWN);
  g_autoptr(GStrvBuilder) parts = g_strv_builder_new();
  for (guint i = 0; i < n_shown; i++)
    g_strv_builder_add(parts, messages[i]);
  g_autofree char *more =
      /* Translators: below what is said of each of the first files that cannot be opened. */
      g_strdup_printf(ngettext("%u further file cannot be opened.",
                               "%u further files cannot be opened.", n - n_shown),
                      n - n_shown);
  if (n > n_shown)
    g_strv_builder_add(parts, more);
  g_auto(GStrv) paragraphs = g_strv_builder_end(parts);
  g_autofree char *text = g_strjoinv("\n\n", paragraphs);
  carom_notices_show_error(
      actions->notices,
      n == 1 ? _("Carom cannot open this scene") : _("Carom cannot open these scenes"), text);
}

static gboolean open_named(CaromFileActions *actions, const char *name) {
  g_autoptr(GError) error = NULL;
  if (carom_file_actions_open(actions, name, &error))
    return TRUE;
  carom_file_actions_show_unreadable(actions, (const char *const[]){error->message, NULL});
  return FALSE;
}

/* A copy of a file that another window shows becomes a scene of its own, in no file. */
static void restore_apart(CaromFileActions *actions, CaromScene *scene) {
  /* Translators: a title; %s is the title of the scene of which a copy was kept. */
  g_autofree char *title = g_strdup_printf(_("%s (recovered)"), scene->title);
  g_free(scene->title);
  scene->title = carom_scene_text_cut_title(title);
  carom_document_open_scene(actions->document, scene, TRUE);
}

static void restore_to_file(CaromFileActions *actions, CaromScene *scene,
                            const CaromRecoveryRecord *record) {
  carom_document_open_scene(actions->document, scene, TRUE);
  carom_scene_store_set_file(carom_document_get_store(actions->document), record->path,
                             record->digest, record->can_save);
}

gboolean carom_file_actions_restore(CaromFileActions *actions, const CaromRecoveryRecord *record) {
  g_return_val_if_fail(actions && record, FALSE);
  if (!record->scene)
    return open_named(actions, record->path);
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene =
      carom_scene_text_parse(record->title, record->scene, strlen(record->scene), NULL, &error);
  if (!scene) {
    carom_file_actions_show_unreadable(actions, (const char *const[]){error->message, NULL});
    return FALSE;
  }
  if (record->path && carom_file_windows_find(record->path, actions->window))
    restore_apart(actions, scene);
  else
    restore_to_file(actions, scene, record);
  show_opened(actions);
  carom_scene_store_look(carom_document_get_store(actions->document));
  return TRUE;
}

static void open_scene(CaromFileActions *actions, GVariant *name) {
  open_named(actions, g_variant_get_bytestring(name));
}

/* While the question was open, another window may have taken the file. */
static void open_if_safe(gpointer data, gboolean may_go_on, gpointer name) {
  CaromFileActions *actions = data;
  if (may_go_on && !carom_file_windows_present(name, actions->window))
    open_named(actions, name);
}

/* Where another window shows the file already, this one keeps its scene. */
static void go_to_named(CaromFileActions *actions, const char *name) {
  if (carom_file_windows_present(name, actions->window))
    return;
  carom_file_actions_make_safe(actions,
                               carom_then_new(open_if_safe, actions, g_strdup(name), g_free));
}

static void go_to_scene(CaromFileActions *actions, GVariant *name) {
  go_to_named(actions, g_variant_get_bytestring(name));
}

static void on_scene_chosen(gpointer actions, const char *path, gpointer data) {
  if (path)
    go_to_named(actions, path);
}

static void choose_scene(CaromFileActions *actions) {
  const CaromFileChooser chooser = {
      actions->window,   actions->notices, GTK_FILE_CHOOSER_ACTION_OPEN,
      _("Open a scene"), _("_Open"),       NULL};
  GtkFileChooser *dialog = carom_file_chooser_show(&chooser, on_scene_chosen, actions, NULL, NULL);
  carom_file_chooser_add_filter(dialog, _("Scenes"),
                                (const char *const[]){".carom", ".csv", ".txt", NULL});
  carom_file_chooser_add_filter(dialog, _("All files"), (const char *const[]){NULL});
}

/* ---- New ---- */

static void start(CaromFileActions *actions, CaromScene *scene, gboolean is_work) {
  carom_document_open_scene(actions->document, scene, is_work);
  show_opened(actions);
}

static void start_new_if_safe(gpointer actions, gboolean may_go_on, gpointer scene) {
  if (may_go_on)
    start(actions, scene, FALSE);
}

static void start_made_if_safe(gpointer actions, gboolean may_go_on, gpointer scene) {
  if (may_go_on)
    start(actions, scene, TRUE);
}

static void make_safe_and_start(CaromFileActions *actions, CaromThenFunc start_if_safe,
                                CaromScene *scene) {
  carom_file_actions_make_safe(actions,
                               carom_then_new(start_if_safe, actions, carom_scene_ref(scene),
                                              (GDestroyNotify)(void *)carom_scene_unref));
}

void carom_file_actions_start_made(CaromFileActions *actions, CaromScene *scene) {
  g_return_if_fail(actions && scene);
  make_safe_and_start(actions, start_made_if_safe, scene);
}

static void start_scene(CaromFileActions *actions, GVariant *id) {
  const CaromNewScene *kind = carom_new_scene_by_id(g_variant_get_string(id, NULL));
  g_return_if_fail(kind);
  g_autoptr(CaromScene) scene = kind->make();
  make_safe_and_start(actions, start_new_if_safe, scene);
}

/* ---- The scenes that come with the program, one after the other ---- */

static void open_neighbour(CaromFileActions *actions, int step) {
  const char *id = carom_document_get_scene(actions->document)->id;
  go_to_named(actions, carom_builtin_neighbour(id, step));
}

static void show_neighbours(CaromPlayer *player, GActionMap *map) {
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(player));
  carom_action_set_enabled(map, "next-scene", carom_builtin_neighbour(scene->id, 1) != NULL);
  carom_action_set_enabled(map, "previous-scene", carom_builtin_neighbour(scene->id, -1) != NULL);
}

/* ---- Save ---- */

/* @text: what has been done to @path */
static void tell_written(CaromFileActions *actions, const char *path, const char *text) {
  carom_toast_show(actions->toast, text, _("Show in _folder"), "win.show-folder",
                   g_variant_new_bytestring(path));
}

void carom_file_actions_tell_saved(CaromFileActions *actions, const char *path) {
  g_return_if_fail(actions && path);
  g_autofree char *base = g_filename_display_basename(path);
  g_autofree char *text = g_strdup_printf(_("Saved as “%s”."), base);
  tell_written(actions, path, text);
}

void carom_file_actions_tell_saved_but(CaromFileActions *actions, const char *path,
                                       const char *missing) {
  g_return_if_fail(actions && path && missing);
  g_autofree char *base = g_filename_display_basename(path);
  /* Translators: %1$s is the name of a file, %2$s a sentence or two about what is not in it. */
  g_autofree char *text = g_strdup_printf(_("Saved as “%1$s”. %2$s"), base, missing);
  tell_written(actions, path, text);
}

/* That the scene has its file's name from now on, too. */
static void tell_saved_and_named(CaromFileActions *actions, const char *path) {
  g_autofree char *base = g_filename_display_basename(path);
  const char *title = carom_document_get_scene(actions->document)->title;
  g_autofree char *text =
      /* Translators: %1$s is the name of a file, %2$s the title that the scene has got from it. */
      g_strdup_printf(_("Saved as “%1$s”. The scene is called “%2$s” now."), base, title);
  tell_written(actions, path, text);
}

static void on_folder_shown(GObject *window, GAsyncResult *result, gpointer notices) {
  g_autoptr(CaromNotices) owned = notices;
  g_autoptr(GError) error = NULL;
  if (!gtk_show_uri_full_finish(GTK_WINDOW(window), result, &error))
    carom_notices_show_error(owned, _("Carom cannot show the folder"), error->message);
}

/* By the program that the desktop opens folders with. */
static void show_folder(CaromFileActions *actions, GVariant *path) {
  g_autofree char *folder = g_path_get_dirname(g_variant_get_bytestring(path));
  g_autoptr(GFile) file = g_file_new_for_path(folder);
  g_autofree char *uri = g_file_get_uri(file);
  gtk_show_uri_full(actions->window, uri, GDK_CURRENT_TIME, NULL, on_folder_shown,
                    g_object_ref(actions->notices));
}

/* A scene that nobody has given a title is called like its file.
 *
 * Returns: (transfer full) (nullable): the title that it gets */
static char *make_title(CaromFileActions *actions, const char *path) {
  const CaromScene *scene = carom_document_get_scene(actions->document);
  g_autofree char *name = g_filename_display_name(path);
  g_autofree char *title = carom_scene_text_make_title(name);
  if (!g_str_equal(scene->title, carom_new_scene_title()) || g_str_equal(scene->title, title))
    return NULL;
  return g_steal_pointer(&title);
}

static gboolean save_named(CaromFileActions *actions, const char *path) {
  g_autoptr(GError) error = NULL;
  g_autofree char *title = make_title(actions, path);
  gboolean is_saved = title ? carom_document_save_titled(actions->document, path, title, &error)
                            : carom_document_save(actions->document, path, &error);
  if (!is_saved) {
    carom_notices_show_error(actions->notices, _("Carom cannot save the scene"), error->message);
    return FALSE;
  }
  carom_recent_files_add(path);
  if (title)
    tell_saved_and_named(actions, path);
  else
    carom_file_actions_tell_saved(actions, path);
  return TRUE;
}

static void choose_name(CaromFileActions *actions, CaromThen *then);

static void on_window_answer(gpointer actions, CaromAskAnswer answer, CaromThen *then) {
  if (answer == CAROM_ASK_SAVE_AS)
    choose_name(actions, then);
  else
    carom_then_run(then, FALSE);
}

/* Saves the scene as @path, unless another window shows that file, and would overwrite it.
 *
 * @then: (transfer full) (nullable): what goes on once that is done */
static void save_as(CaromFileActions *actions, const char *path, CaromThen *then) {
  if (carom_file_windows_find(path, actions->window))
    carom_ask_about_window(actions->window, path, on_window_answer, actions, then);
  else
    carom_then_run(then, save_named(actions, path));
}

static void save_to(CaromFileActions *actions, GVariant *path) {
  carom_unentered_take(actions->window);
  save_as(actions, g_variant_get_bytestring(path), NULL);
}

/* A name that is typed without the suffix of a scene, such as “Run 1.2”, gets the usual one, unless
 * there is such a file already: the chooser has asked about the other name only.
 *
 * Returns: (transfer full) */
static char *complete_name(const char *path) {
  g_autofree char *completed = g_strconcat(path, ".carom", NULL);
  gboolean is_complete = carom_scene_format_by_name(path) || g_file_test(path, G_FILE_TEST_EXISTS);
  return is_complete || g_file_test(completed, G_FILE_TEST_EXISTS) ? g_strdup(path)
                                                                   : g_steal_pointer(&completed);
}

/* @then: what goes on once the scene is saved; it belongs to the chooser, which frees it */
static void on_name_chosen(gpointer data, const char *path, gpointer then) {
  CaromFileActions *actions = data;
  CaromThen **waiting = then;
  g_autofree char *name = path ? complete_name(path) : NULL;
  if (name)
    save_as(actions, name, g_steal_pointer(waiting));
  else
    carom_then_run(g_steal_pointer(waiting), FALSE);
}

static void free_waiting(gpointer data) {
  CaromThen **waiting = data;
  carom_then_free(*waiting);
  g_free(waiting);
}

/* @then: (transfer full) (nullable) */
static void choose_name(CaromFileActions *actions, CaromThen *then) {
  CaromSceneStore *store = carom_document_get_store(actions->document);
  const char *path = carom_scene_store_get_path(store);
  g_autofree char *name = carom_scene_store_can_save(store)
                              ? g_filename_display_basename(path)
                              : carom_file_actions_suggest_name(actions, NULL, ".carom");
  const CaromFileChooser chooser = {actions->window,
                                    actions->notices,
                                    GTK_FILE_CHOOSER_ACTION_SAVE,
                                    _("Save the scene"),
                                    _("_Save"),
                                    name,
                                    path};
  CaromThen **waiting = g_new(CaromThen *, 1);
  *waiting = then;
  GtkFileChooser *dialog =
      carom_file_chooser_show(&chooser, on_name_chosen, actions, waiting, free_waiting);
  carom_file_chooser_add_filter(dialog, _("Scenes"), (const char *const[]){".carom", NULL});
}

static void save_over(CaromFileActions *actions, CaromThen *then) {
  const char *path = carom_scene_store_get_path(carom_document_get_store(actions->document));
  g_autofree char *same = g_strdup(path);
  save_as(actions, same, then);
}

static void on_file_answer(gpointer actions, CaromAskAnswer answer, CaromThen *then) {
  if (answer == CAROM_ASK_DISCARD)
    save_over(actions, then);
  else if (answer == CAROM_ASK_SAVE_AS)
    choose_name(actions, then);
  else
    carom_then_run(then, FALSE);
}

/* Saves the scene to its file, if it has one and nobody else has changed that, or else asks.
 *
 * @then: (transfer full) (nullable): what goes on once that is done */
static void save(CaromFileActions *actions, CaromThen *then) {
  carom_unentered_take(actions->window);
  CaromSceneStore *store = carom_document_get_store(actions->document);
  if (!carom_scene_store_can_save(store))
    choose_name(actions, then);
  else if (carom_scene_store_look(store) == CAROM_FILE_DIGEST_CHANGED)
    carom_ask_about_file(actions->window, actions->document, on_file_answer, actions, then);
  else
    save_over(actions, then);
}

static void save_scene(CaromFileActions *actions) {
  save(actions, NULL);
}

static void save_scene_as(CaromFileActions *actions) {
  carom_unentered_take(((CaromFileActions *)actions)->window);
  choose_name(actions, NULL);
}

/* ---- Work is not lost ---- */

static void on_answer(gpointer actions, CaromAskAnswer answer, CaromThen *then) {
  if (answer == CAROM_ASK_SAVE)
    save(actions, then);
  else
    carom_then_run(then, answer == CAROM_ASK_DISCARD);
}

void carom_file_actions_make_safe(CaromFileActions *actions, CaromThen *then) {
  g_return_if_fail(actions && then);
  carom_unentered_take(actions->window);
  if (carom_document_is_modified(actions->document))
    carom_ask_about_changes(actions->window, actions->document, on_answer, actions, then);
  else
    carom_then_run(then, TRUE);
}

/* ---- What other programs do to the file: a bar with buttons ---- */

static void offer_to_reload(CaromNotices *notices, const char *name) {
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf(_("Another program has changed “%s”."), name);
  const CaromNoticesOffer offers[] = {
      {_("_Reload"), _("Show what the file contains now; Undo brings back what is shown"),
       "win.reload"},
      {_("_Keep mine"), _("Go on with what is shown; saving it overwrites the file"), "win.keep"},
  };
  carom_notices_offer_two(notices, text, offers);
}

static void offer_to_save(CaromNotices *notices, const char *name) {
  g_autofree char *text =
      /* Translators: %s is the name of a file. */
      g_strdup_printf(_("“%s” has been removed or renamed. Save again to have it there."), name);
  carom_notices_offer(notices, text, _("_Save again"), _("Write the file anew"), "win.save");
}

static void withdraw_offers(CaromNotices *notices) {
  carom_notices_withdraw(notices, "win.reload");
  carom_notices_withdraw(notices, "win.save");
}

static void on_disturbed(CaromSceneStore *store, gpointer data) {
  CaromNotices *notices = CAROM_NOTICES(data);
  g_autofree char *name = g_filename_display_basename(carom_scene_store_get_path(store));
  switch (carom_scene_store_get_state(store)) {
  case CAROM_FILE_DIGEST_CHANGED:
    offer_to_reload(notices, name);
    break;
  case CAROM_FILE_DIGEST_GONE:
    offer_to_save(notices, name);
    break;
  case CAROM_FILE_DIGEST_SAME:
    withdraw_offers(notices);
    break;
  }
}

static void reload(CaromFileActions *actions) {
  CaromDocument *document = actions->document;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) remarks = NULL;
  g_autofree char *path = g_strdup(carom_scene_store_get_path(carom_document_get_store(document)));
  if (!path)
    return;
  if (!carom_document_reload(document, &remarks, &error)) {
    carom_notices_show_error(actions->notices, _("Carom cannot reload the scene"), error->message);
    return;
  }
  withdraw_offers(actions->notices);
  if (remarks->len > 0) /* else what the new scene has brought up stays */
    show_remarks(actions->notices, path, remarks);
}

static void keep(CaromFileActions *actions) {
  carom_document_keep(actions->document);
  withdraw_offers(actions->notices);
}

/* ---- All of them ---- */

static const CaromAction table[] = {
    {"new", .take = TAKE(start_scene), .type = "s"},
    {"open", .run = RUN(choose_scene)},
    {"open-scene", .take = TAKE(open_scene), .type = "ay"},
    {"go-to-scene", .take = TAKE(go_to_scene), .type = "ay"},
    {"next-scene", .step = STEP(open_neighbour), .by = 1},
    {"previous-scene", .step = STEP(open_neighbour), .by = -1},
    {"save", .run = RUN(save_scene)},
    {"save-as", .run = RUN(save_scene_as)},
    {"save-to", .take = TAKE(save_to), .type = "ay"},
    {"show-folder", .take = TAKE(show_folder), .type = "ay"},
    {"reload", .run = RUN(reload)},
    {"keep", .run = RUN(keep)},
    {NULL},
};

void carom_file_actions_add(GActionMap *map, CaromFileActions *actions) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && actions);
  CaromSceneStore *store = carom_document_get_store(actions->document);
  carom_action_add(map, table, actions, NULL, NULL);
  g_signal_connect_object(carom_document_get_player(actions->document), "replaced",
                          G_CALLBACK(show_neighbours), map, 0);
  carom_action_watch_after(map, carom_document_get_player(actions->document), "replaced",
                           G_CALLBACK(suit_scene), actions);
  g_signal_connect_object(store, "disturbed", G_CALLBACK(on_disturbed), actions->notices, 0);
  g_signal_connect_object(store, "moved", G_CALLBACK(withdraw_offers), actions->notices,
                          G_CONNECT_SWAPPED);
}
