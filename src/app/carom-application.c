/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-application: sets up what all windows share (actions, accelerators, style sheet), and opens
 * a window for each file or built-in scene named on the command line. */
#include "carom-application.h"

#include "carom-builtin.h"
#include "carom-file-windows.h"
#include "carom-recovery-window.h"
#include "carom-resources.h"
#include "carom-settings.h"
#include "carom-shortcuts.h"
#include "carom-window.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>

#define APPLICATION_ID "io.github.carom_physics.Carom"
#define RESOURCES      "/io/github/carom_physics/Carom"

/* The session ends, or the terminal, or Ctrl+C there: nobody would answer a question. */
static const int end_signals[] = {SIGTERM, SIGHUP, SIGINT};

struct _CaromApplication {
  GtkApplication parent_instance;
  gboolean exit_after_start;
  gboolean has_offered; /* what was left by a program that did not end in the regular way */
  GPtrArray *decided;   /* (element-type CaromWindow): of whose work is decided, while quitting */
  guint signal_ids[G_N_ELEMENTS(end_signals)]; /* of their sources; 0: ignored, as by nohup */
};

G_DEFINE_FINAL_TYPE(CaromApplication, carom_application, GTK_TYPE_APPLICATION)

/* ---- Actions ---- */

/* What is done to a window may close others, and reorder the list of them.
 *
 * Returns: (transfer full) (element-type CaromWindow): the main windows, used last comes first */
static GPtrArray *list_windows(CaromApplication *self) {
  GPtrArray *windows = g_ptr_array_new_with_free_func(g_object_unref);
  for (GList *link = gtk_application_get_windows(GTK_APPLICATION(self)); link; link = link->next)
    if (CAROM_IS_WINDOW(link->data)) /* others go with these */
      g_ptr_array_add(windows, g_object_ref(link->data));
  return windows;
}

/* @window: perhaps closed since it was listed */
static gboolean is_open(CaromApplication *self, gpointer window) {
  return gtk_window_get_application(GTK_WINDOW(window)) == GTK_APPLICATION(self);
}

/* @end: closes a window, whatever is in it */
static void end_all(CaromApplication *self, void (*end)(CaromWindow *window)) {
  g_autoptr(GPtrArray) windows = list_windows(self);
  for (guint i = 0; i < windows->len; i++)
    if (is_open(self, windows->pdata[i]))
      end(windows->pdata[i]);
  g_application_quit(G_APPLICATION(self));
}

static void close_all(CaromApplication *self) {
  end_all(self, carom_window_close);
}

static gboolean on_ended(gpointer application) {
  end_all(CAROM_APPLICATION(application), carom_window_leave);
  return G_SOURCE_CONTINUE;
}

/* What whoever started the program has had it ignore stays so. */
static void watch_signals(CaromApplication *self) {
  for (guint i = 0; i < G_N_ELEMENTS(end_signals); i++) {
    struct sigaction present;
    if (sigaction(end_signals[i], NULL, &present) == 0 && present.sa_handler != SIG_IGN)
      self->signal_ids[i] = g_unix_signal_add(end_signals[i], on_ended, self);
  }
}

/* The next window whose work nobody has decided about; what is discarded stays until all is
 * decided, since the answer may still be not to quit. */
static CaromWindow *find_undecided(CaromApplication *self) {
  g_autoptr(GPtrArray) windows = list_windows(self);
  for (guint i = 0; i < windows->len; i++)
    if (!g_ptr_array_find(self->decided, windows->pdata[i], NULL) &&
        carom_window_is_work_at_risk(windows->pdata[i]))
      return windows->pdata[i];
  return NULL;
}

static void ask_next(CaromApplication *self);

static void on_decided(gpointer application, gboolean may_go_on, gpointer window) {
  CaromApplication *self = CAROM_APPLICATION(application);
  g_ptr_array_add(self->decided, window);
  if (may_go_on)
    ask_next(self);
}

static void ask_next(CaromApplication *self) {
  CaromWindow *window = find_undecided(self);
  if (window)
    carom_window_make_safe(window, carom_then_new(on_decided, self, window, NULL));
  else
    close_all(self);
}

/* Windows that are closed remember what was changed in them; the last one ends the program. */
static void quit(GSimpleAction *action, GVariant *parameter, gpointer application) {
  CaromApplication *self = CAROM_APPLICATION(application);
  g_ptr_array_set_size(self->decided, 0);
  ask_next(self);
}

static void show_about(GSimpleAction *action, GVariant *parameter, gpointer application) {
  gtk_show_about_dialog(gtk_application_get_active_window(application), "program-name",
                        g_get_application_name(), "version", CAROM_VERSION, "comments",
                        _("How collisions are resolved: coordinate rotation, vector projection and "
                          "impulse, side by side."),
                        "license-type", GTK_LICENSE_GPL_3_0, "logo-icon-name", APPLICATION_ID,
                        NULL);
}

static void remember_style(const char *style) {
  g_autoptr(GError) error = NULL;
  CaromSettings was, now;
  carom_settings_read(&was);
  now = was;
  now.style = carom_settings_style(style);
  if (!carom_settings_write(&was, &now, &error))
    g_info("%s", error->message); /* the style is shown all the same */
}

/* "system" follows the desktop's choice; "light" and "dark" override it. */
static void set_style(GSimpleAction *action, GVariant *state, gpointer application) {
  const char *style = carom_settings_style(g_variant_get_string(state, NULL));
  GtkSettings *settings = gtk_settings_get_default();
  if (g_str_equal(style, "system"))
    gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
  else
    g_object_set(settings, "gtk-application-prefer-dark-theme", g_str_equal(style, "dark"), NULL);
  g_simple_action_set_state(action, g_variant_new_string(style));
  remember_style(style);
}

static void recall_style(GActionGroup *application) {
  CaromSettings settings;
  carom_settings_read(&settings);
  if (!g_str_equal(settings.style, carom_settings_style("system")))
    g_action_group_change_action_state(application, "style", g_variant_new_string(settings.style));
}

static GtkWidget *open_window(CaromApplication *self);

static void open_another(GSimpleAction *action, GVariant *parameter, gpointer application) {
  open_window(CAROM_APPLICATION(application));
}

static const GActionEntry entries[] = {
    {.name = "new-window", .activate = open_another},
    {.name = "quit", .activate = quit},
    {.name = "about", .activate = show_about},
    {.name = "style", .parameter_type = "s", .state = "'system'", .change_state = set_style},
};

/* ---- Windows ---- */

static gboolean on_first_frame(GtkWidget *window, GdkFrameClock *clock, gpointer application) {
  g_action_group_activate_action(G_ACTION_GROUP(application), "quit", NULL);
  return G_SOURCE_REMOVE;
}

static void present(CaromApplication *self, GtkWidget *window) {
  if (self->exit_after_start)
    gtk_widget_add_tick_callback(window, on_first_frame, self, NULL);
  gtk_window_present(GTK_WINDOW(window));
}

static GtkWidget *open_window(CaromApplication *self) {
  GtkWidget *window = GTK_WIDGET(carom_window_new(GTK_APPLICATION(self)));
  present(self, window);
  return window;
}

/* A window in which nothing has been done yet takes what is restored. */
static CaromWindow *find_unused(CaromApplication *self) {
  g_autoptr(GPtrArray) windows = list_windows(self);
  for (guint i = 0; i < windows->len; i++)
    if (carom_window_is_unused(windows->pdata[i]))
      return windows->pdata[i];
  return NULL;
}

/* A window that shows the file takes its copy, unless it has unsaved changes of its own. */
static CaromWindow *find_for(CaromApplication *self, const CaromRecoveryRecord *record) {
  GtkWindow *owner = record->path ? carom_file_windows_find(record->path, NULL) : NULL;
  gboolean is_free = CAROM_IS_WINDOW(owner) && !carom_window_is_work_at_risk(CAROM_WINDOW(owner));
  return is_free ? CAROM_WINDOW(owner) : find_unused(self);
}

gboolean carom_application_restore(CaromApplication *self, const CaromRecoveryRecord *record) {
  g_return_val_if_fail(CAROM_IS_APPLICATION(self) && record, FALSE);
  if (!record->scene && carom_file_windows_present(record->path, NULL))
    return TRUE; /* it is open as it is */
  CaromWindow *window = find_for(self, record);
  return carom_window_restore(window ? window : CAROM_WINDOW(open_window(self)), record);
}

static gboolean restore(gpointer application, const CaromRecoveryRecord *record) {
  return carom_application_restore(application, record);
}

/* Once, at the start. */
static void offer_recovery(CaromApplication *self) {
  GtkWindow *window = gtk_application_get_active_window(GTK_APPLICATION(self));
  if (self->has_offered || self->exit_after_start || !window)
    return;
  self->has_offered = TRUE;
  carom_recovery_window_offer(window, restore, self);
}

static void carom_application_activate(GApplication *application) {
  GtkWindow *window = gtk_application_get_active_window(GTK_APPLICATION(application));
  if (window)
    gtk_window_present(window);
  else
    open_window(CAROM_APPLICATION(application));
  offer_recovery(CAROM_APPLICATION(application));
}

/* What was named on the command line: a file, or a built-in scene if there is no such file.
 *
 * Returns: (transfer full): as carom_scene_file_load() takes it */
static char *scene_name(GFile *file) {
  g_autofree char *base = g_file_get_basename(file);
  g_autoptr(GBytes) builtin = NULL;
  if (!g_file_query_exists(file, NULL) && (builtin = carom_builtin_text(base)))
    return g_steal_pointer(&base);
  char *path = g_file_get_path(file);
  return path ? path : g_file_get_uri(file);
}

/* Each file that can be read gets a window of its own; one of these tells about all others. If
 * there is none, one window opens for that. */
static void carom_application_open(GApplication *application, GFile **files, int n_files,
                                   const char *hint) {
  CaromApplication *self = CAROM_APPLICATION(application);
  CaromWindow *told = NULL, *next = NULL; /* the next one is not seen yet */
  g_autoptr(GStrvBuilder) problems = g_strv_builder_new();
  for (int i = 0; i < n_files; i++) {
    g_autofree char *name = scene_name(files[i]);
    g_autoptr(GError) error = NULL;
    if (carom_file_windows_present(name, NULL))
      continue;
    if (!next)
      next = carom_window_new(GTK_APPLICATION(self));
    if (carom_window_open(next, name, &error)) {
      told = g_steal_pointer(&next);
      present(self, GTK_WIDGET(told));
    } else {
      g_strv_builder_add(problems, error->message);
    }
  }
  if (next && told) {
    gtk_window_destroy(GTK_WINDOW(next));
  } else if (next) {
    told = next;
    present(self, GTK_WIDGET(told));
  }
  g_auto(GStrv) messages = g_strv_builder_end(problems);
  if (messages[0])
    carom_window_show_unreadable(told, (const char *const *)messages);
  offer_recovery(self);
}

static void load_style_sheet(void) {
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new();
  gtk_css_provider_load_from_resource(provider, RESOURCES "/style.css");
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void carom_application_startup(GApplication *application) {
  g_resources_register(carom_get_resource());
  G_APPLICATION_CLASS(carom_application_parent_class)->startup(application);
  load_style_sheet();
  gtk_window_set_default_icon_name(APPLICATION_ID);
  g_action_map_add_action_entries(G_ACTION_MAP(application), entries, G_N_ELEMENTS(entries),
                                  application);
  recall_style(G_ACTION_GROUP(application));
  carom_shortcuts_set_accelerators(GTK_APPLICATION(application));
  CaromApplication *self = CAROM_APPLICATION(application);
  watch_signals(self);
}

static int carom_application_handle_local_options(GApplication *application,
                                                  GVariantDict *options) {
  if (g_variant_dict_contains(options, "version")) {
    g_print("carom %s\n", CAROM_VERSION);
    return 0;
  }
  CAROM_APPLICATION(application)->exit_after_start =
      g_variant_dict_contains(options, "exit-after-start");
  return -1;
}

static void carom_application_finalize(GObject *object) {
  CaromApplication *self = CAROM_APPLICATION(object);
  for (guint i = 0; i < G_N_ELEMENTS(end_signals); i++)
    g_clear_handle_id(&self->signal_ids[i], g_source_remove);
  g_ptr_array_unref(self->decided);
  G_OBJECT_CLASS(carom_application_parent_class)->finalize(object);
}

static void carom_application_class_init(CaromApplicationClass *klass) {
  GApplicationClass *application_class = G_APPLICATION_CLASS(klass);
  G_OBJECT_CLASS(klass)->finalize = carom_application_finalize;
  application_class->startup = carom_application_startup;
  application_class->activate = carom_application_activate;
  application_class->open = carom_application_open;
  application_class->handle_local_options = carom_application_handle_local_options;
}

static void carom_application_init(CaromApplication *self) {
  static const GOptionEntry options[] = {
      {"version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL},
      {"exit-after-start", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL},
      {NULL},
  };
  GApplication *application = G_APPLICATION(self);
  self->decided = g_ptr_array_new();
  g_application_add_main_option_entries(application, options);
  g_application_set_option_context_parameter_string(application, _("[FILE|SCENE…]"));
  g_application_set_option_context_summary(
      application, _("Shows scenes of colliding discs under several methods, side by side."));
}

CaromApplication *carom_application_new(GApplicationFlags flags) {
  return g_object_new(CAROM_TYPE_APPLICATION, "application-id", APPLICATION_ID, "flags",
                      flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path", RESOURCES, NULL);
}
