/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-icons: every icon that the window names is there, has the colour of the text, and turns
 * round where writing runs from right to left. Needs a display; skipped without one. */
#include "gtk-test.h"

#define OWN_ICONS "/io/github/carom_physics/Carom/icons/scalable/actions"

/* Large enough for a pixel to be little of the whole. */
#define SIZE 64

static GtkIconTheme *get_theme(void) {
  return gtk_icon_theme_get_for_display(gdk_display_get_default());
}

/* ---- The names ---- */

/* Adds the names of icons in @text to @names. */
static void add_names(const char *text, GHashTable *names) {
  g_autoptr(GRegex) pattern = g_regex_new("\\b[a-z][a-z-]*-symbolic\\b", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  for (g_regex_match(pattern, text, 0, &match); g_match_info_matches(match);
       g_match_info_next(match, NULL))
    g_hash_table_add(names, g_match_info_fetch(match, 0));
}

static void add_names_of_file(const char *path, GHashTable *names) {
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_file_get_contents(path, &text, NULL, &error);
  g_assert_no_error(error);
  add_names(text, names);
}

/* Of all files in @folder and below that are code or what widgets are made of. */
static void add_names_of_folder(const char *folder, GHashTable *names) {
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = g_dir_open(folder, 0, &error);
  const char *name;
  g_assert_no_error(error);
  while ((name = g_dir_read_name(dir))) {
    g_autofree char *path = g_build_filename(folder, name, NULL);
    if (g_file_test(path, G_FILE_TEST_IS_DIR))
      add_names_of_folder(path, names);
    else if (g_str_has_suffix(name, ".c") || g_str_has_suffix(name, ".ui"))
      add_names_of_file(path, names);
  }
}

/* Returns: (transfer full) (element-type utf8): the names of all icons in the sources. */
static GHashTable *find_names(void) {
  GHashTable *names = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *code = g_test_build_filename(G_TEST_DIST, "..", "..", "src", "app", NULL);
  g_autofree char *templates = g_test_build_filename(G_TEST_DIST, "..", "..", "ui", NULL);
  add_names_of_folder(code, names);
  add_names_of_folder(templates, names);
  return names;
}

/* Returns: (transfer none) (nullable): one of @names that the theme has no icon for. */
static const char *find_missing(GHashTable *names) {
  GHashTableIter iter;
  gpointer name;
  g_hash_table_iter_init(&iter, names);
  while (g_hash_table_iter_next(&iter, &name, NULL))
    if (!gtk_icon_theme_has_icon(get_theme(), name))
      return name;
  return NULL;
}

static void test_named(void) {
  g_autoptr(GHashTable) names = find_names();
  g_assert_true(g_hash_table_contains(names, "carom-pause-symbolic")); /* named in code */
  g_assert_true(g_hash_table_contains(names, "carom-step-symbolic"));  /* in a template */
  g_assert_cmpstr(find_missing(names), ==, NULL);
  g_assert_true(gtk_icon_theme_has_icon(get_theme(), gtk_window_get_default_icon_name()));
  add_names("an icon, \"carom-nowhere-symbolic\", that there is not", names);
  g_assert_cmpstr(find_missing(names), ==, "carom-nowhere-symbolic");
}

/* Returns: (transfer full): the names of the icons that come with the program. */
static GStrv list_own(void) {
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) files = g_resources_enumerate_children(OWN_ICONS, 0, &error);
  g_assert_no_error(error);
  g_autoptr(GStrvBuilder) names = g_strv_builder_new();
  for (guint i = 0; files[i]; i++) {
    g_assert_true(g_str_has_prefix(files[i], "carom-"));
    *strchr(files[i], '.') = '\0';
    if (g_str_has_suffix(files[i], "-symbolic"))
      g_strv_builder_add(names, files[i]);
  }
  return g_strv_builder_end(names);
}

static void test_used(void) {
  g_autoptr(GHashTable) names = find_names();
  g_auto(GStrv) own = list_own();
  for (guint i = 0; own[i]; i++)
    if (!g_hash_table_contains(names, own[i]))
      g_error("Nothing shows the icon %s", own[i]);
}

/* ---- The pictures ---- */

/* Pixels of an icon, premultiplied, in the processor's byte order. */
typedef struct {
  guint32 pixels[SIZE * SIZE];
} Picture;

static GskRenderNode *make_node(const char *name, GtkTextDirection direction, const GdkRGBA *text) {
  g_autoptr(GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon(get_theme(), name, NULL, SIZE, 1, direction, 0);
  GdkRGBA colours[4] = {[GTK_SYMBOLIC_COLOR_FOREGROUND] = *text};
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_symbolic_paintable_snapshot_symbolic(GTK_SYMBOLIC_PAINTABLE(icon), snapshot, SIZE, SIZE,
                                           colours, G_N_ELEMENTS(colours));
  return gtk_snapshot_free_to_node(snapshot);
}

/* The icon as a widget draws it whose text has the colour @text. */
static Picture draw(const char *name, GtkTextDirection direction, const GdkRGBA *text) {
  Picture picture = {0};
  GtkWidget *window = gtk_window_new();
  gtk_widget_realize(window);
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window));
  GskRenderNode *node = make_node(name, direction, text);
  g_assert_nonnull(node);
  g_autoptr(GdkTexture) texture =
      gsk_renderer_render_texture(renderer, node, &GRAPHENE_RECT_INIT(0, 0, SIZE, SIZE));
  gdk_texture_download(texture, (guchar *)picture.pixels, SIZE * sizeof(guint32));
  gsk_render_node_unref(node);
  gtk_window_destroy(GTK_WINDOW(window));
  return picture;
}

/* In red text an icon is red, and nothing else; and there is something of it. An icon that GTK
 * cannot read, as where it lacks librsvg, is a picture in several colours. */
static void test_colour(void) {
  const GdkRGBA red = {1, 0, 0, 1};
  g_auto(GStrv) own = list_own();
  for (guint i = 0; own[i]; i++) {
    Picture picture = draw(own[i], GTK_TEXT_DIR_LTR, &red);
    guint n_opaque = 0;
    g_test_message("%s", own[i]);
    for (guint j = 0; j < G_N_ELEMENTS(picture.pixels); j++) {
      guint alpha = picture.pixels[j] >> 24;
      g_assert_cmpuint(picture.pixels[j] & 0xffff, ==, 0);
      g_assert_cmpuint(picture.pixels[j] >> 16 & 0xff, ==, alpha);
      n_opaque += alpha == 0xff;
    }
    /* The lightest of them, a chevron, covers a tenth. */
    g_assert_cmpuint(n_opaque, >, SIZE * SIZE / 20);
  }
}

/* How far to the right the middle of what is drawn lies, 0 to 1. */
static double get_middle(const char *name, GtkTextDirection direction) {
  Picture picture = draw(name, direction, &(GdkRGBA){0, 0, 0, 1});
  double sum = 0, moment = 0;
  for (guint i = 0; i < G_N_ELEMENTS(picture.pixels); i++) {
    double alpha = picture.pixels[i] >> 24;
    sum += alpha;
    moment += alpha * (i % SIZE + 0.5);
  }
  g_assert_cmpfloat(sum, >, 0);
  return moment / sum / SIZE;
}

/* What points on points to the left then, as the buttons run to the left; what is even stays. */
static void test_mirrored(void) {
  g_auto(GStrv) own = list_own();
  guint n_turned = 0;
  for (guint i = 0; own[i]; i++) {
    double to_right = get_middle(own[i], GTK_TEXT_DIR_LTR);
    double to_left = get_middle(own[i], GTK_TEXT_DIR_RTL);
    g_test_message("%s: %g, %g", own[i], to_right, to_left);
    /* Rounded edges move the middle by less than a tenth of a pixel, turning by more than two. */
    g_assert_cmpfloat_with_epsilon(to_right + to_left, 1, 1.0 / SIZE / 10);
    n_turned += fabs(to_right - to_left) > 1.0 / SIZE;
  }
  g_assert_cmpuint(n_turned, ==, 12);
}

int main(int argc, char **argv) {
  GtkApplication *application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  g_test_add_func("/icons/named", test_named);
  g_test_add_func("/icons/used", test_used);
  g_test_add_func("/icons/colour", test_colour);
  g_test_add_func("/icons/mirrored", test_mirrored);
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
