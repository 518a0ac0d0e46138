/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-layout: nothing moves when another page is opened, and with large type, and in four panes on
 * a projector, everything fits the screen and numbers are whole. Needs a display. */
#include "window-test.h"

#include "carom-chart-view.h"
#include "carom-page-deck.h"
#include "carom-page-tabs.h"
#include "carom-pane-area.h"
#include "carom-pane-strip.h"
#include "carom-pane-view.h"
#include "carom-timeline.h"
#include "carom-transport.h"

/* A laptop's screen. */
#define WIDTH  1280
#define HEIGHT 800

static void show_page(Fixture *fixture, guint page) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", window_pages[page]);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

static void resize(Fixture *fixture, int width, int height) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
  test_wait_for_frames(window);
}

/* ---- Nothing moves ---- */

/* Where the panes, what is drawn in them, and the transport are, one line each. */
static char *describe_places(Fixture *fixture) {
  GString *text = g_string_new(NULL);
  GType types[] = {CAROM_TYPE_PANE_STRIP, CAROM_TYPE_PANE_AREA, CAROM_TYPE_TRANSPORT};
  for (guint i = 0; i < G_N_ELEMENTS(types); i++) {
    g_autoptr(GPtrArray) found = find_all(fixture, types[i]);
    for (guint j = 0; j < found->len; j++) {
      graphene_rect_t bounds;
      g_assert_true(
          gtk_widget_compute_bounds(found->pdata[j], GTK_WIDGET(fixture->window), &bounds));
      g_string_append_printf(text, "%s at %g, %g: %g × %g\n", g_type_name(types[i]),
                             (double)bounds.origin.x, (double)bounds.origin.y,
                             (double)bounds.size.width, (double)bounds.size.height);
    }
  }
  return g_string_free(text, FALSE);
}

/* Before the first contact and at it. */
static void test_nothing_moves(Fixture *fixture, gconstpointer data) {
  resize(fixture, WIDTH, HEIGHT);
  open_scene(fixture, data);
  show_page(fixture, 0);
  g_autofree char *places = describe_places(fixture);
  for (guint i = 0; i < 2 * N_WINDOW_PAGES; i++) {
    if (i == N_WINDOW_PAGES)
      do_action(fixture, "win.next-contact");
    show_page(fixture, i % N_WINDOW_PAGES);
    g_autofree char *now = describe_places(fixture);
    g_assert_cmpstr(now, ==, places);
  }
}

static gboolean is_header(GtkWidget *widget) {
  return gtk_widget_get_mapped(widget) && gtk_widget_has_css_class(widget, "page-header");
}

/* The lines on top of the pages are of the same height. */
static void test_headers(Fixture *fixture, gconstpointer data) {
  resize(fixture, WIDTH, HEIGHT);
  do_action(fixture, "win.next-contact");
  g_autoptr(GHashTable) heights = g_hash_table_new(NULL, NULL);
  guint n = 0;
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    show_page(fixture, i);
    g_autoptr(GPtrArray) boxes = find_all(fixture, GTK_TYPE_BOX);
    for (guint j = 0; j < boxes->len; j++) {
      if (!is_header(boxes->pdata[j]))
        continue;
      g_test_message("%s: %d", window_pages[i], gtk_widget_get_height(boxes->pdata[j]));
      g_hash_table_add(heights, GINT_TO_POINTER(gtk_widget_get_height(boxes->pdata[j])));
      n++;
    }
  }
  g_assert_cmpuint(n, ==, N_WINDOW_PAGES - 2); /* the graphs and the cost have none */
  g_assert_cmpuint(g_hash_table_size(heights), ==, 1);
}

/* ---- Large type ---- */

static void set_up_large(Fixture *fixture, gconstpointer data) {
  g_autofree char *font = g_strdup_printf("Sans %u", GPOINTER_TO_UINT(data));
  g_object_set(gtk_settings_get_default(), "gtk-font-name", font, NULL);
  set_up(fixture, data);
  show_panel(fixture);
  do_action(fixture, "win.next-contact");
}

static void tear_down_large(Fixture *fixture, gconstpointer data) {
  tear_down(fixture, data);
  gtk_settings_reset_property(gtk_settings_get_default(), "gtk-font-name");
}

static int measure(Fixture *fixture, GtkOrientation orientation, int for_size) {
  int least;
  gtk_widget_measure(GTK_WIDGET(fixture->window), orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* How much longer words may be in other languages: German ones are, on average, by that much. */
static const double longest_language = 1.3;

/* On every page, with the side panel, the tabs stand in one row, in other languages as well. */
static void test_tabs_in_a_row(Fixture *fixture, gconstpointer data) {
  resize(fixture, WIDTH, HEIGHT);
  show_panel(fixture);
  GtkWidget *tabs = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_TABS, NULL);
  GtkWidget *first = test_find(tabs, GTK_TYPE_TOGGLE_BUTTON, NULL);
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    show_page(fixture, i);
    g_test_message("%s", window_pages[i]);
    g_assert_cmpint(gtk_widget_get_height(tabs), <, 2 * gtk_widget_get_height(first));
    int natural;
    gtk_widget_measure(tabs, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    g_assert_cmpfloat(longest_language * natural, <=,
                      gtk_widget_get_width(gtk_widget_get_parent(tabs)));
  }
}

/* On every page the window can be made as small as the screen. */
static void test_fits(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    show_page(fixture, i);
    int width = measure(fixture, GTK_ORIENTATION_HORIZONTAL, -1);
    int height = measure(fixture, GTK_ORIENTATION_VERTICAL, WIDTH);
    g_test_message("%s: %d × %d", window_pages[i], width, height);
    g_assert_cmpint(width, <=, WIDTH);
    g_assert_cmpint(height, <=, HEIGHT);
  }
}

/* Whether all of the page is seen, in that direction. */
static gboolean is_whole(Fixture *fixture, GtkOrientation orientation) {
  GtkWidget *pages = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PAGE_DECK, NULL);
  GtkScrolledWindow *scroller =
      GTK_SCROLLED_WINDOW(gtk_widget_get_ancestor(pages, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *adjustment = orientation == GTK_ORIENTATION_HORIZONTAL
                                  ? gtk_scrolled_window_get_hadjustment(scroller)
                                  : gtk_scrolled_window_get_vadjustment(scroller);
  g_test_message("%g of %g", gtk_adjustment_get_page_size(adjustment),
                 gtk_adjustment_get_upper(adjustment));
  return gtk_adjustment_get_upper(adjustment) <= gtk_adjustment_get_page_size(adjustment);
}

/* On every page, all of its width can be seen at once; a page scrolls upwards only. */
static void test_widths(Fixture *fixture, gconstpointer data) {
  resize(fixture, WIDTH, HEIGHT);
  do_action(fixture, "win.restart"); /* before any contact */
  for (guint i = 0; i < 2 * N_WINDOW_PAGES; i++) {
    if (i == N_WINDOW_PAGES)
      do_action(fixture, "win.next-contact");
    show_page(fixture, i % N_WINDOW_PAGES);
    if (!is_whole(fixture, GTK_ORIENTATION_HORIZONTAL))
      g_test_fail_printf("%s", window_pages[i % N_WINDOW_PAGES]);
  }
}

/* Four panes beside the side panel on a projector, where the panel is not as wide as here: the
 * heading of each has all words that set it apart from the others, in the same type. */
static void test_headings(Fixture *fixture, gconstpointer scene) {
  resize(fixture, 1024 + 44, 768);
  show_panel(fixture);
  open_scene(fixture, scene);
  for (guint i = 0; i < 4; i++)
    test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) panes = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(panes->len, ==, 4);
  double scale = 0;
  for (guint i = 0; i < panes->len; i++) {
    GtkWidget *heading = test_find(panes->pdata[i], CAROM_TYPE_FITTING_LABEL, NULL);
    GtkLabel *label = carom_fitting_label_get_shown(CAROM_FITTING_LABEL(heading));
    g_assert_true(label && gtk_widget_get_mapped(GTK_WIDGET(label)));
    g_test_message("%s", gtk_label_get_text(label));
    g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(label)));
    PangoAttrIterator *type = pango_attr_list_get_iterator(gtk_label_get_attributes(label));
    const PangoAttrFloat *its =
        (const PangoAttrFloat *)pango_attr_iterator_get(type, PANGO_ATTR_SCALE);
    g_assert_true(i == 0 || its->value == scale);
    scale = its->value;
    pango_attr_iterator_destroy(type);
  }
}

/* The marks of bookmarks are so high above the trough, in pixels. */
#define MARKS_ABOVE 7

/* Above these, a timeline has nothing but the pointer's reach.
 *
 * @line: (inout): its bounds in @transport */
static void leave_out_reach(GtkWidget *timeline, GtkWidget *transport, graphene_rect_t *line) {
  GdkRectangle trough;
  double x, top;
  gtk_range_get_range_rect(GTK_RANGE(timeline), &trough);
  g_assert_true(gtk_widget_translate_coordinates(
      timeline, transport, 0, trough.y + trough.height / 2.0 - MARKS_ABOVE, &x, &top));
  line->size.height -= (float)top - line->origin.y;
  line->origin.y = (float)top;
}

/* Where the clock stands is said beside the timeline, not on it, and moves nothing. */
static void test_status(Fixture *fixture, gconstpointer data) {
  graphene_rect_t said, line;
  resize(fixture, WIDTH, HEIGHT);
  open_scene(fixture, "pi"); /* its first pane has exact times */
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autofree char *places = describe_places(fixture);
  do_action(fixture, "win.next-contact");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GtkWidget *transport = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_TRANSPORT, NULL);
  GtkWidget *timeline = test_find(transport, CAROM_TYPE_TIMELINE, NULL);
  gpointer status = test_find(transport, CAROM_TYPE_FITTING_LABEL, NULL);
  g_assert_cmpstr(carom_fitting_label_get_text(status), ==, "Just before the contact");
  GtkWidget *label = GTK_WIDGET(carom_fitting_label_get_shown(status));
  g_assert_true(label && gtk_widget_get_mapped(label));
  g_assert_true(gtk_widget_compute_bounds(label, transport, &said));
  g_assert_true(gtk_widget_compute_bounds(timeline, transport, &line));
  leave_out_reach(timeline, transport, &line);
  g_assert_false(graphene_rect_intersection(&said, &line, NULL));
  g_autofree char *now = describe_places(fixture);
  g_assert_cmpstr(now, ==, places);
}

/* A page that has more than fits scrolls it below its own header, and has its bars where they are
 * seen: the page itself is not scrolled. Only charts and diagrams would be of no use so low, and
 * the pages that are walked through give up their headers before the lines, see test-walk,
 * test-why and test-when-page. */
static void test_heights(Fixture *fixture, gconstpointer data) {
  static const char *const scrolled[] = {"graphs", "diagrams", "working", "why", "when", NULL};
  resize(fixture, WIDTH, HEIGHT);
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    if (g_strv_contains(scrolled, window_pages[i]))
      continue;
    show_page(fixture, i);
    /* New type is laid out over some frames. */
    for (guint k = 0; k < 10 && !is_whole(fixture, GTK_ORIENTATION_VERTICAL); k++)
      test_wait_for_frames(GTK_WIDGET(fixture->window));
    if (!is_whole(fixture, GTK_ORIENTATION_VERTICAL))
      g_test_fail_printf("%s", window_pages[i]);
  }
}

/* Whether an ellipsis stands for digits of @label, or may do so, following one. */
static gboolean is_number_cut(GtkLabel *label) {
  PangoLayout *layout = gtk_label_get_layout(label);
  const char *text = pango_layout_get_text(layout);
  PangoLayoutIter *iter = pango_layout_get_iter(layout);
  gboolean cut = FALSE;
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    if (!run || !(run->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS))
      continue;
    for (int i = MAX(run->item->offset - 1, 0); i < run->item->offset + run->item->length; i++)
      cut |= g_ascii_isdigit(text[i]);
  } while (pango_layout_iter_next_run(iter));
  pango_layout_iter_free(iter);
  return cut;
}

/* Whether @label has less room than the letters that are drawn. */
static gboolean is_clipped(GtkLabel *label) {
  PangoRectangle logical;
  pango_layout_get_pixel_extents(gtk_label_get_layout(label), NULL, &logical);
  return logical.width > gtk_widget_get_width(GTK_WIDGET(label));
}

static gboolean has_digit(const char *text) {
  return strpbrk(text, "0123456789") != NULL;
}

/* Checks all numbers on every page.
 *
 * Returns: how many there are */
static guint check_numbers(Fixture *fixture) {
  guint n = 0;
  for (guint i = 0; i < N_WINDOW_PAGES; i++) {
    show_page(fixture, i);
    g_autoptr(GPtrArray) labels = find_all(fixture, GTK_TYPE_LABEL);
    for (guint j = 0; j < labels->len; j++) {
      GtkLabel *label = labels->pdata[j];
      /* the pointer may rest where a tooltip is shown, which is a surface of its own */
      gboolean is_in_window =
          gtk_widget_get_native(labels->pdata[j]) == GTK_NATIVE(fixture->window);
      if (!is_in_window || !gtk_widget_get_mapped(labels->pdata[j]) ||
          !has_digit(gtk_label_get_text(label)))
        continue;
      if (is_number_cut(label) || is_clipped(label))
        g_test_fail_printf("%s: “%s”", window_pages[i], gtk_label_get_text(label));
      n++;
    }
  }
  return n;
}

static void test_numbers(Fixture *fixture, gconstpointer data) {
  resize(fixture, WIDTH, HEIGHT);
  g_assert_cmpuint(check_numbers(fixture), >, 5 * 8); /* at least footers, the clock, the title */
}

/* ---- A projector ---- */

#define PROJECTOR_WIDTH  1024
#define PROJECTOR_HEIGHT 768

static gboolean is_count_shown(CaromPaneView *view) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(GTK_WIDGET(view), CAROM_TYPE_FITTING_LABEL, labels);
  GtkLabel *shown = carom_fitting_label_get_shown(labels->pdata[1]); /* beside the title */
  return shown && has_digit(gtk_label_get_text(shown));
}

/* In four panes beside the panel, at the end of a scene in which they part: each says so in words,
 * if not by how much, and no frame is empty. */
static void test_agreements(Fixture *fixture, gconstpointer data) {
  guint n_apart = 0;
  show_panel(fixture);
  open_scene(fixture, "three-in-a-row");
  while (count_panes(fixture) < 4)
    do_action(fixture, "win.add-pane");
  resize(fixture, PROJECTOR_WIDTH, PROJECTOR_HEIGHT);
  carom_player_seek(fixture->player, carom_player_frame_at(
                                         fixture->player, carom_player_get_end_s(fixture->player)));
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) footers = find_footers(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < footers->len; i++) {
    GtkLabel *shown = carom_fitting_label_get_shown(footers->pdata[i]);
    g_assert_nonnull(shown);
    g_test_message("%s", gtk_label_get_text(shown));
    g_assert_cmpint(gtk_widget_get_width(GTK_WIDGET(shown)), >, 0);
    if (gtk_widget_has_css_class(footers->pdata[i], "differs")) {
      n_apart++;
      g_assert_nonnull(strstr(gtk_label_get_text(shown), "apart"));
    }
  }
  g_assert_cmpuint(n_apart, >, 0);
}

/* What is said below the panes is said in full. */
static void check_footers(Fixture *fixture) {
  g_autoptr(GPtrArray) footers = find_footers(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(footers->len, ==, 2 * count_panes(fixture));
  for (guint i = 0; i < footers->len; i++) {
    GtkLabel *shown = carom_fitting_label_get_shown(footers->pdata[i]);
    g_assert_nonnull(shown);
    g_test_message("%s", gtk_label_get_text(shown));
    g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(shown)));
  }
}

/* Beside the panel, four panes are narrow. At the end of the scene, where numbers are long, each is
 * whole, and the most important ones are there. */
static void test_projector(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  open_scene(fixture, data);
  while (count_panes(fixture) < 4)
    do_action(fixture, "win.add-pane");
  resize(fixture, PROJECTOR_WIDTH, PROJECTOR_HEIGHT);
  g_assert_cmpint(gtk_widget_get_width(GTK_WIDGET(fixture->window)), <=, PROJECTOR_WIDTH);
  test_take_time(fixture->player);
  guint64 last = carom_player_frame_at(fixture->player, carom_player_get_end_s(fixture->player));
  carom_player_seek(fixture->player, last);
  g_assert_cmpuint(test_frame(fixture->player), ==, last);
  g_assert_cmpuint(check_numbers(fixture), >, 5 * 10);
  check_footers(fixture);
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(views->len, ==, 4);
  for (guint i = 0; i < views->len; i++)
    g_assert_true(is_count_shown(views->pdata[i]));
}

int main(int argc, char **argv) {
  static const char *const scenes[] = {"oblique",        "pi",         "diffusion",
                                       "three-in-a-row", "tunnelling", "sliding-ball"};
  static const struct {
    const char *name;
    void (*test)(Fixture *fixture, gconstpointer data);
  } large_tests[] = {{"fits", test_fits},       {"widths", test_widths},
                     {"heights", test_heights}, {"numbers", test_numbers},
                     {"status", test_status},   {"agreements", test_agreements}};
  /* Recent files are looked for in here, where there are none. */
  g_setenv("XDG_DATA_HOME", "/nonexistent", TRUE);
  application = test_application_new(&argc, &argv);
  if (!application)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS(scenes); i++) {
    static const struct {
      const char *name;
      void (*test)(Fixture *fixture, gconstpointer data);
    } scene_tests[] = {{"nothing-moves", test_nothing_moves}, {"projector", test_projector}};
    for (guint k = 0; k < G_N_ELEMENTS(scene_tests); k++) {
      g_autofree char *path = g_strdup_printf("/layout/%s/%s", scene_tests[k].name, scenes[i]);
      if (test_runs_cell(i, G_N_ELEMENTS(scenes), k, G_N_ELEMENTS(scene_tests)))
        g_test_add(path, Fixture, scenes[i], set_up, scene_tests[k].test, tear_down);
    }
  }
  g_test_add("/layout/headers", Fixture, NULL, set_up, test_headers, tear_down);
  g_test_add("/layout/headings", Fixture, "three-in-a-row", set_up, test_headings, tear_down);
  g_test_add("/layout/headings-of-detections", Fixture, "pi", set_up, test_headings, tear_down);
  g_test_add("/layout/tabs-in-a-row", Fixture, NULL, set_up, test_tabs_in_a_row, tear_down);
  for (guint points = test_is_thorough() ? 10 : 20; points <= 20; points += 5) {
    for (guint i = 0; i < G_N_ELEMENTS(large_tests); i++) {
      g_autofree char *path = g_strdup_printf("/layout/type-%u/%s", points, large_tests[i].name);
      g_test_add(path, Fixture, GUINT_TO_POINTER(points), set_up_large, large_tests[i].test,
                 tear_down_large);
    }
  }
  int status = g_test_run();
  g_object_unref(application);
  return status;
}
