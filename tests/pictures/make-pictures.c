/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* make-pictures: writes the pictures of the documents, as the window and the figures draw them.
 * "./dev pictures" runs it. The same program on the same system writes the same bytes.
 *
 * Usage: make-pictures FOLDER */
#include "carom-application.h"
#include "carom-builtin.h"
#include "carom-document.h"
#include "carom-figure.h"
#include "carom-method-suggestion.h"
#include "carom-window.h"

/* Long enough for what waits until nothing else is to be done, such as menus and rehearsals. */
#define CALM_MS 700

#define MOST_ACTIONS 8

/* A picture of the window, or a figure. */
typedef struct {
  const char *name, *scene;
  int width, height; /* of the window in pixels, of a figure in points */
  double time_s;     /* to which the scene is run */
  gboolean is_figure;
  const char *actions[MOST_ACTIONS]; /* of the window, detailed: what is done then */
} Picture;

/* Of the display on which "./dev pictures" runs it: a presentation fills the screen. */
#define SCREEN 1366, 768

/* The cost of detections is none of them: its times are other ones each time. */
static const Picture pictures[] = {
    {"one-collision", "oblique", 720, 0, 3.2, TRUE, {NULL}},
    {"window",
     "oblique",
     SCREEN,
     3.2,
     FALSE,
     {"win.previous-contact", "win.view::working", "win.walk-on", "win.walk-on", "win.walk-on"}},
    {"page-graphs", "brownian", SCREEN, 6, FALSE, {"win.view::graphs", "win.show-panel"}},
    {"page-predict", "stop-and-go", SCREEN, 0.7, FALSE, {"win.predict", "win.play"}},
    {"page-working",
     "oblique",
     SCREEN,
     0,
     FALSE,
     {"win.next-contact", "win.view::working", "win.show-panel", "win.pages-first", "win.walk-on",
      "win.walk-on"}},
    {"page-why",
     "oblique",
     SCREEN,
     0,
     FALSE,
     {"win.next-contact", "win.view::why", "win.show-panel", "win.pages-first", "win.walk-on"}},
    {"page-when",
     "pi",
     SCREEN,
     0,
     FALSE,
     {"win.next-contact", "win.view::when", "win.show-panel", "win.pages-first"}},
    {"page-balance",
     "glancing-inelastic",
     SCREEN,
     0,
     FALSE,
     {"win.next-contact", "win.view::balance", "win.show-panel"}},
    {"page-diagrams",
     "oblique",
     SCREEN,
     0,
     FALSE,
     {"win.next-contact", "win.view::diagrams", "win.show-panel", "win.pages-first"}},
    {"page-collisions",
     "pi",
     SCREEN,
     3,
     FALSE,
     {"win.view::collisions", "win.previous-contact", "win.show-panel"}},
    {"page-queue", "billiards", SCREEN, 0.5, FALSE, {"win.view::queue", "win.show-panel"}},
    {"present", "newtons-cradle", SCREEN, 1.5, FALSE, {"win.present"}},
    {"editing",
     "four-one-pinned",
     SCREEN,
     0,
     FALSE,
     {"win.edit-tool::select", "win.edit-select-next"}},
};

static void die(const char *name, const char *problem) {
  g_printerr("make-pictures: %s: %s\n", name, problem);
  exit(1);
}

/* ---- Of the window ---- */

static gboolean set_true(gpointer is_over) {
  *(gboolean *)is_over = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets the window live until everything in it has settled. */
static void settle(CaromPlayer *player) {
  gboolean is_over = FALSE;
  g_timeout_add(CALM_MS, set_true, &is_over);
  while (!is_over || carom_player_is_seeking(player))
    g_main_context_iteration(NULL, TRUE);
}

static void act(const Picture *picture, GtkWidget *window, const char *detailed) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  if (!g_action_parse_detailed_name(detailed, &name, &target, NULL) ||
      !gtk_widget_activate_action_variant(window, name, target))
    die(picture->name, detailed);
}

static void save(GtkWidget *window, const char *path) {
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new(window);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  int width = gtk_widget_get_width(window), height = gtk_widget_get_height(window);
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_autoptr(GdkTexture) texture =
      gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node,
                                  &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
  if (!gdk_texture_save_to_png(texture, path))
    die(path, "cannot be written");
  gsk_render_node_unref(node);
}

static void take_window(GtkApplication *application, const Picture *picture, const char *path) {
  g_autoptr(GError) error = NULL;
  CaromWindow *window = carom_window_new(application);
  CaromPlayer *player = carom_document_get_player(carom_window_get_document(window));
  gtk_window_set_default_size(GTK_WINDOW(window), picture->width, picture->height);
  if (!carom_window_open(window, picture->scene, &error))
    die(picture->name, error->message);
  gtk_window_present(GTK_WINDOW(window));
  settle(player);
  carom_player_seek(player, carom_player_frame_at(player, picture->time_s));
  settle(player);
  for (guint i = 0; i < G_N_ELEMENTS(picture->actions) && picture->actions[i]; i++) {
    act(picture, GTK_WIDGET(window), picture->actions[i]);
    settle(player);
  }
  gtk_window_set_focus(GTK_WINDOW(window), NULL); /* no rings and cursors */
  settle(player);
  save(GTK_WIDGET(window), path);
  gtk_window_destroy(GTK_WINDOW(window));
}

/* ---- Of figures ---- */

/* The panes at the end of the run, with where the discs have been. */
static void take_figure(const Picture *picture, const char *path) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_builtin_load(picture->scene, NULL);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, &g_array_index(methods, CaromMethod, 0), methods->len);
  guint64 frame = (guint64)(picture->time_s / scene->dt_s + 0.5);
  if (!carom_comparison_seek(comparison, frame, &error))
    die(picture->name, error->message);
  CaromStaging staging = scene->staging;
  staging.trails_s = INFINITY;
  staging.strobe_s = 0.4;
  staging.centre_of_mass = FALSE;
  CaromFraming framing = carom_framing_new(comparison, NULL);
  CaromFigure figure = {.comparison = comparison,
                        .framing = &framing,
                        .theme = carom_theme_light(),
                        .show_panes = TRUE,
                        .staging = staging,
                        .width = picture->width,
                        .height = picture->height,
                        .pixels_per_point = 1.5};
  g_autoptr(GBytes) bytes = carom_figure_render(&figure, CAROM_FIGURE_PNG, &error);
  if (!bytes || !g_file_set_contents(path, g_bytes_get_data(bytes, NULL),
                                     (gssize)g_bytes_get_size(bytes), &error))
    die(picture->name, error->message);
  carom_comparison_free(comparison);
}

/* Nothing moves, blinks or is remembered, and no pointer shows tooltips. */
static GtkApplication *begin(void) {
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  g_setenv("XDG_CONFIG_HOME", "/proc/carom", TRUE);
  g_setenv("XDG_CONFIG_DIRS", "/proc/carom", TRUE);
  g_autofree char *home = g_dir_make_tmp("carom-pictures-XXXXXX", NULL);
  g_setenv("XDG_DATA_HOME", home, TRUE);
  g_setenv("XDG_STATE_HOME", home, TRUE);
  if (!gtk_init_check())
    die("pictures", "there is no display");
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
               FALSE, "gtk-application-prefer-dark-theme", FALSE, NULL);
  GtkApplication *application = GTK_APPLICATION(carom_application_new(G_APPLICATION_NON_UNIQUE));
  g_application_register(G_APPLICATION(application), NULL, NULL);
  return application;
}

int main(int argc, char **argv) {
  if (argc != 2)
    die("usage", "make-pictures FOLDER");
  g_autoptr(GtkApplication) application = begin();
  for (guint i = 0; i < G_N_ELEMENTS(pictures); i++) {
    g_autofree char *file = g_strconcat(pictures[i].name, ".png", NULL);
    g_autofree char *path = g_build_filename(argv[1], file, NULL);
    if (pictures[i].is_figure)
      take_figure(&pictures[i], path);
    else
      take_window(application, &pictures[i], path);
  }
  return 0;
}
