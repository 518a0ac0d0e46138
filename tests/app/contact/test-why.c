/* test-why: the page that says why the methods are the same, in the window, by its actions. Needs a
 * display. */
#include "window-test.h"

#include "carom-derivation-view.h"
#include "carom-derived-line.h"
#include "carom-formula-view.h"

/* As test-layout has it: a projector, and a larger screen with larger type. */
#define WIDTH        1024
#define HEIGHT       768
#define LARGE_WIDTH  1280
#define LARGE_HEIGHT 800

/* A disc that is driven against another one: what is derived is about the second. */
static const char driven[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"restitution\": 0.5, \"duration\": 5,"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [1, 0.25], \"radius\": 1, \"mass\": 1,"
    " \"pinned\": true},"
    " {\"position\": [3.5, 0.5], \"velocity\": [-0.5, 0], \"radius\": 1, \"mass\": 2}]}";

typedef struct {
  const char *scene; /* NULL: the driven disc */
  guint points;      /* the size of type; 0: as it is */
  gboolean in_numbers;
} Case;

static void show_page(Fixture *fixture, const char *page) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", page);
  gtk_test_widget_wait_for_draw(GTK_WIDGET(fixture->window));
}

static void next_contact(Fixture *fixture) {
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
}

static CaromExplanation *explain_first(Fixture *fixture) {
  const CaromRun *run = test_leading_run(fixture->player);
  return carom_explanation_new(carom_document_get_scene(fixture->document),
                               carom_run_get_contact(run, 0));
}

/* Returns: the index of the line that is lit; -1: none; at most one is */
static int find_lit(Fixture *fixture) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  int lit = -1;
  for (guint i = 0; i < lines->len; i++)
    if (gtk_widget_has_css_class(lines->pdata[i], "lit")) {
      g_assert_cmpint(lit, ==, -1);
      lit = (int)i;
    }
  return lit;
}

static gboolean is_page(Fixture *fixture, const char *page) {
  g_autoptr(GVariant) view = get_state(fixture, "view");
  return g_str_equal(g_variant_get_string(view, NULL), page);
}

/* ---- Lines ---- */

/* All lines are there, and each can be read by assistive technology. */
static void test_lines(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "why");
  g_autoptr(GPtrArray) none = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  g_assert_cmpuint(none->len, ==, 0);
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(CaromExplanation) explanation = explain_first(fixture);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  g_assert_cmpuint(lines->len, ==, carom_explanation_derive(explanation)->lines->len);
  for (guint i = 0; i < lines->len; i++) {
    GtkAccessible *line = g_ptr_array_index(lines, i);
    g_assert_true(gtk_test_accessible_has_role(line, GTK_ACCESSIBLE_ROLE_LIST_ITEM));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_true(gtk_test_accessible_has_property(line, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  }
  do_action(fixture, "win.restart");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) gone = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  g_assert_cmpuint(gone->len, ==, 0);
}

/* The keys of the working walk through it while it is shown, and it stays; elsewhere they do what
 * they did. */
static void test_walk(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "why");
  next_contact(fixture);
  g_autoptr(CaromExplanation) explanation = explain_first(fixture);
  int n = (int)carom_explanation_derive(explanation)->lines->len;
  g_assert_cmpint(find_lit(fixture), ==, -1);
  for (int i = 0; i < n + 2; i++) {
    do_action(fixture, "win.walk-on");
    g_assert_true(is_page(fixture, "why"));
    g_assert_cmpint(find_lit(fixture), ==, MIN(i, n - 1));
  }
  do_action(fixture, "win.walk-back");
  g_assert_cmpint(find_lit(fixture), ==, n - 2);
  show_page(fixture, "graphs");
  do_action(fixture, "win.walk-on");
  g_assert_true(is_page(fixture, "working"));
  show_page(fixture, "why");
  g_assert_cmpint(find_lit(fixture), ==, n - 2);
  for (int i = 0; i < n; i++)
    do_action(fixture, "win.walk-back");
  g_assert_cmpint(find_lit(fixture), ==, -1);
}

/* The master line is marked wherever it stands: derived, at the end of each method's chapter, and
 * where books begin. */
static void test_master(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "why");
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += gtk_widget_has_css_class(lines->pdata[i], "master");
  g_assert_cmpuint(n, ==, 5);
}

/* ---- Numbers ---- */

/* With numbers, a line is another picture, and so it is as high as that needs. */
static void test_numbers(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "why");
  next_contact(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  GtkWidget *content = gtk_widget_get_ancestor(lines->pdata[0], GTK_TYPE_VIEWPORT);
  int height = gtk_widget_get_height(gtk_widget_get_first_child(content));
  g_autoptr(GVariant) before = get_state(fixture, "numbers");
  g_assert_false(g_variant_get_boolean(before));
  do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GVariant) after = get_state(fixture, "numbers");
  g_assert_true(g_variant_get_boolean(after));
  g_assert_cmpint(gtk_widget_get_height(gtk_widget_get_first_child(content)), >, height);
  do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_assert_cmpint(gtk_widget_get_height(gtk_widget_get_first_child(content)), ==, height);
}

/* ---- Export ---- */

static char *export(Fixture *fixture, const char *what, const char *name) {
  g_autofree char *path = g_build_filename(fixture->folder, name, NULL);
  char *text;
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.export-to", "(ss)", what, path);
  g_assert_true(g_file_get_contents(path, &text, NULL, NULL));
  return text;
}

/* What is exported is the page that is shown. */
static void test_export(Fixture *fixture, gconstpointer data) {
  show_page(fixture, "working");
  next_contact(fixture);
  g_autofree char *working = export(fixture, "working-text", "contact.txt");
  g_autofree char *columns = export(fixture, "working", "contact.svg");
  g_assert_null(strstr(working, "The master line"));
  show_page(fixture, "why");
  g_autofree char *why = export(fixture, "working-text", "contact.txt");
  g_autofree char *symbols = export(fixture, "working", "contact.svg");
  g_assert_nonnull(strstr(why, "The master line"));
  g_assert_cmpstr(symbols, !=, columns);
  do_action(fixture, "win.numbers");
  g_autofree char *numbers = export(fixture, "working", "contact.svg");
  g_assert_cmpstr(numbers, !=, symbols);
}

/* ---- In view ---- */

static void set_up_case(Fixture *fixture, gconstpointer data) {
  const Case *c = data;
  g_autofree char *font = g_strdup_printf("Sans %u", c->points);
  if (c->points)
    g_object_set(gtk_settings_get_default(), "gtk-font-name", font, NULL);
  set_up(fixture, data);
  gtk_widget_set_visible(GTK_WIDGET(fixture->window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(fixture->window), c->points ? LARGE_WIDTH : WIDTH,
                              c->points ? LARGE_HEIGHT : HEIGHT);
  gtk_window_present(GTK_WINDOW(fixture->window));
  g_autofree char *path = c->scene ? NULL : write_file(fixture, "driven.carom", driven);
  open_scene(fixture, path ? path : c->scene);
  show_page(fixture, "why");
  next_contact(fixture);
  g_autoptr(GVariant) shown = get_state(fixture, "show-panel");
  if (g_variant_get_boolean(shown))
    do_action(fixture, "win.show-panel");
  if (c->in_numbers)
    do_action(fixture, "win.numbers");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void tear_down_case(Fixture *fixture, gconstpointer data) {
  tear_down(fixture, data);
  gtk_settings_reset_property(gtk_settings_get_default(), "gtk-font-name");
}

/* Whether @widget is whole in everything that scrolls around it. */
static gboolean is_in_view(GtkWidget *widget) {
  for (GtkWidget *scroller = gtk_widget_get_ancestor(widget, GTK_TYPE_SCROLLED_WINDOW); scroller;
       scroller =
           gtk_widget_get_ancestor(gtk_widget_get_parent(scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;
    g_assert_true(gtk_widget_compute_bounds(widget, scroller, &bounds));
    double bottom = bounds.origin.y + bounds.size.height;
    if (bounds.origin.y < 0 || bottom > gtk_widget_get_height(scroller)) {
      g_test_message("%g to %g of %d", (double)bounds.origin.y, bottom,
                     gtk_widget_get_height(scroller));
      return FALSE;
    }
  }
  return TRUE;
}

static void test_in_view(Fixture *fixture, gconstpointer data) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_DERIVED_LINE);
  g_assert_cmpuint(lines->len, >, 0);
  for (guint i = 0; i < lines->len; i++) {
    do_action(fixture, "win.walk-on");
    test_wait_for_frames(GTK_WIDGET(fixture->window));
    g_test_message("line %u", i);
    g_assert_true(is_in_view(lines->pdata[i]));
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/why/lines", test_lines},     {"/why/walk", test_walk},     {"/why/master", test_master},
      {"/why/numbers", test_numbers}, {"/why/export", test_export},
  };
  static const Case cases[] = {
      {"oblique", 0, FALSE}, {"ball-at-wall", 0, TRUE}, {"oblique", 15, TRUE},
      {NULL, 0, TRUE},       {NULL, 20, FALSE},         {"ball-at-wall", 20, TRUE},
  };
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(tests); i++)
    g_test_add(tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *path =
        g_strdup_printf("/why/in-view/%s/type-%u/%s", cases[i].scene ? cases[i].scene : "driven",
                        cases[i].points, cases[i].in_numbers ? "numbers" : "symbols");
    g_test_add(path, Fixture, &cases[i], set_up_case, test_in_view, tear_down_case);
  }
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
