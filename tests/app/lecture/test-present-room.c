/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-present-room: what a presentation shows, and how large: the discs of every scene, the
 * letters of every page. Needs a display. */
#include "window-keys-test.h"

#include "carom-arrangement.h"
#include "carom-balance-view.h"
#include "carom-builtin.h"
#include "carom-chart-view.h"
#include "carom-edit-bar.h"
#include "carom-fitting-label.h"
#include "carom-lecture-view.h"
#include "carom-page-tabs.h"
#include "carom-pane-strip.h"
#include "carom-pane-view.h"
#include "carom-present-bar.h"
#include "carom-split.h"
#include "carom-transport.h"
#include "carom-vote-view.h"

static GtkWidget *find(Fixture *fixture, GType type) {
  return test_find(GTK_WIDGET(fixture->window), type, NULL);
}

static void wait(Fixture *fixture) {
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  test_wait_for_frames(GTK_WIDGET(fixture->window)); /* headers may be made slim in the first */
}

/* There is no window manager that could fill the screen: the window has its size, but for a frame.
 */
static void present(Fixture *fixture, int width, int height) {
  GtkWidget *window = GTK_WIDGET(fixture->window);
  do_action(fixture, "win.present");
  gtk_widget_set_visible(window, FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
  wait(fixture);
}

static void set_room(Fixture *fixture, CaromSplitRoom room) {
  g_object_set(find(fixture, CAROM_TYPE_SPLIT), "room", room, NULL);
  wait(fixture);
}

/* ---- What is seen ---- */

static void test_chrome(Fixture *fixture, gconstpointer data) {
  const GType gone[] = {GTK_TYPE_HEADER_BAR, CAROM_TYPE_PAGE_TABS, CAROM_TYPE_EDIT_BAR};
  const GType there[] = {CAROM_TYPE_LECTURE_VIEW, CAROM_TYPE_TRANSPORT};
  present(fixture, 1024, 768);
  for (guint i = 0; i < G_N_ELEMENTS(gone); i++)
    g_assert_false(gtk_widget_get_mapped(find(fixture, gone[i])));
  for (guint i = 0; i < G_N_ELEMENTS(there); i++)
    g_assert_true(gtk_widget_get_mapped(find(fixture, there[i])));
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) menus = g_ptr_array_new();
  for (guint i = 0; i < views->len; i++)
    collect(views->pdata[i], GTK_TYPE_MENU_BUTTON, menus);
  for (guint i = 0; i < menus->len; i++)
    g_assert_false(gtk_widget_get_mapped(menus->pdata[i]));
  press(fixture, GDK_KEY_j);
  g_assert_false(gtk_widget_get_mapped(find(fixture, CAROM_TYPE_LECTURE_VIEW)));
  press(fixture, GDK_KEY_j);
  press(fixture, GDK_KEY_Escape);
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(find(fixture, GTK_TYPE_HEADER_BAR)));
  g_assert_true(gtk_widget_get_mapped(find(fixture, CAROM_TYPE_PAGE_TABS)));
  g_assert_false(gtk_widget_get_mapped(find(fixture, CAROM_TYPE_LECTURE_VIEW)));
}

static gboolean says(Fixture *fixture, const char *text) {
  GtkWidget *label = test_find(find(fixture, CAROM_TYPE_LECTURE_VIEW), GTK_TYPE_LABEL, text);
  return label && gtk_widget_get_mapped(label);
}

/* Title, question and answer are those of the scene. */
static void test_words(Fixture *fixture, gconstpointer data) {
  present(fixture, 1024, 768);
  open_scene(fixture, "three-in-a-row");
  wait(fixture);
  const CaromScene *scene = carom_document_get_scene(fixture->document);
  const CaromQuestion *question = carom_scene_question(scene, 0);
  g_assert_true(says(fixture, scene->title));
  g_assert_true(says(fixture, question->question));
  g_assert_false(says(fixture, question->answer));
  press(fixture, GDK_KEY_r);
  wait(fixture);
  g_assert_true(says(fixture, question->answer));
}

static gboolean lists_choices(Fixture *fixture) {
  g_autoptr(GPtrArray) labels = g_ptr_array_new();
  collect(find(fixture, CAROM_TYPE_LECTURE_VIEW), GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class(labels->pdata[i], "choices"))
      return gtk_widget_get_mapped(labels->pdata[i]);
  g_assert_not_reached();
}

/* What can be chosen takes lines that a page needs more. */
static void test_choices(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "bullet-in-a-block");
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.next-contact");
  present(fixture, 1024, 768);
  for (CaromSplitRoom room = 0; room < CAROM_N_ROOMS; room++) {
    set_room(fixture, room);
    g_assert_cmpint(lists_choices(fixture), ==, room == CAROM_ROOM_PANES);
  }
  open_scene(fixture, "three-in-a-row");
  set_room(fixture, CAROM_ROOM_PANES);
  g_assert_false(lists_choices(fixture));
}

static CaromSplitRoom get_room(Fixture *fixture) {
  CaromSplitRoom room;
  g_object_get(find(fixture, CAROM_TYPE_SPLIT), "room", &room, NULL);
  return room;
}

/* What is put to the vote is told where the panes are alone, too, and what comes of it brings the
 * page. */
static void test_vote_alone(Fixture *fixture, gconstpointer data) {
  present(fixture, 1024, 768);
  open_scene(fixture, "bullet-in-a-block");
  do_action(fixture, "win.next-contact");
  wait(fixture);
  const CaromQuestion *question =
      carom_scene_question(carom_document_get_scene(fixture->document), 0);
  g_assert_cmpint(get_room(fixture), ==, CAROM_ROOM_BOTH);
  g_assert_false(says(fixture, question->question));
  set_room(fixture, CAROM_ROOM_PANES);
  g_assert_true(says(fixture, question->question));
  g_assert_true(lists_choices(fixture));
  press(fixture, GDK_KEY_2);
  press(fixture, GDK_KEY_Page_Down);
  wait(fixture);
  g_assert_cmpint(get_room(fixture), ==, CAROM_ROOM_BOTH);
}

/* Where a card of the vote is in what is seen of them. Returns: the height of what is seen */
static double find_in_view(GtkWidget *card, double *top, double *bottom) {
  graphene_rect_t at;
  GtkWidget *scroller = gtk_widget_get_ancestor(card, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true(gtk_widget_compute_bounds(card, scroller, &at));
  *top = (double)at.origin.y;
  *bottom = (double)(at.origin.y + at.size.height);
  return gtk_widget_get_height(scroller);
}

/* Returns: (nullable): the choice that is shown to be right */
static GtkWidget *find_right(Fixture *fixture) {
  g_autoptr(GPtrArray) boxes = find_all(fixture, GTK_TYPE_BOX);
  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class(boxes->pdata[i], "is-right") &&
        gtk_widget_get_mapped(boxes->pdata[i]))
      return boxes->pdata[i];
  return NULL;
}

static void check_revealed(Fixture *fixture, const char *scene) {
  double top, bottom;
  open_scene(fixture, scene);
  press(fixture, GDK_KEY_Page_Down);
  gint64 give_up = g_get_monotonic_time() + 20 * G_USEC_PER_SEC;
  GtkWidget *right;
  while (!(right = find_right(fixture)) && g_get_monotonic_time() < give_up) {
    press(fixture, GDK_KEY_Page_Down); /* also where the run plays to a contact */
    for (guint i = 0; i < 4; i++)
      wait(fixture);
  }
  g_assert_nonnull(right);
  double height = find_in_view(right, &top, &bottom);
  g_test_message("%g to %g of %g", top, bottom, height);
  g_assert_cmpfloat(top, >=, 0);
  g_assert_cmpfloat(bottom, <=, height);
  press(fixture, GDK_KEY_Page_Down); /* reads on, or ends it */
  wait(fixture);
  right = find_right(fixture);
  for (GtkWidget *card = right ? gtk_widget_get_first_child(gtk_widget_get_parent(right)) : NULL;
       card; card = gtk_widget_get_next_sibling(card)) {
    find_in_view(card, &top, &bottom);
    g_assert_true(bottom <= 0 || top >= 0);
  }
  for (guint i = 0; i < 3; i++) { /* to the end of it */
    press(fixture, GDK_KEY_Page_Down);
    wait(fixture);
  }
}

/* What is revealed is seen whole, and who reads on has whole cards at the top. */
static void test_revealed(Fixture *fixture, gconstpointer data) {
  present(fixture, 1024, 768);
  check_revealed(fixture, "eight-in-a-box");
  check_revealed(fixture, "bullet-in-a-block");
}

/* Where the title of a contact does not fit in its line, it says who met, and no number is cut. */
static void test_contact_title(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "bouncing-ball");
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.next-contact");
  present(fixture, 1024, 768);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  set_room(fixture, CAROM_ROOM_BOTH);
  g_autoptr(GPtrArray) labels = find_all(fixture, CAROM_TYPE_FITTING_LABEL);
  guint n = 0;
  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *shown = carom_fitting_label_get_shown(labels->pdata[i]);
    const char *whole = carom_fitting_label_get_text(labels->pdata[i]);
    if (!gtk_widget_get_mapped(labels->pdata[i]) || !shown || !g_str_has_prefix(whole, "Contact 1"))
      continue;
    n++;
    g_assert_nonnull(strstr(whole, "t = "));
    g_assert_cmpstr(gtk_label_get_text(shown), ==, "Contact 1: A and wall 1");
    g_assert_false(pango_layout_is_ellipsized(gtk_label_get_layout(shown)));
  }
  g_assert_cmpuint(n, ==, 1);
}

/* That the window comes below the pointer is no motion: for as long as it gets its size, there is
 * none. */
static void wait_until_settled(GtkWidget *bar) {
  gint64 end = g_get_monotonic_time() + 6 * G_USEC_PER_SEC / 10;
  while (g_get_monotonic_time() < end)
    if (!g_main_context_iteration(NULL, FALSE))
      g_usleep(1000);
  g_assert_false(gtk_widget_get_visible(bar));
}

static void wait_until_asleep(GtkWidget *bar) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (gtk_widget_get_visible(bar) && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, TRUE);
  g_assert_false(gtk_widget_get_visible(bar));
}

/* The pointer shows the way out, and the clock's bar while that is gone. */
static void test_pointer(Fixture *fixture, gconstpointer data) {
  present(fixture, 1024, 768);
  GtkWidget *bar = find(fixture, CAROM_TYPE_PRESENT_BAR);
  GtkWidget *transport = find(fixture, CAROM_TYPE_TRANSPORT);
  wait_until_settled(bar);
  carom_player_set_playing(fixture->player, TRUE);
  g_assert_cmpfloat(gtk_widget_get_opacity(transport), ==, 0);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_MOTION(controller))
      g_signal_emit_by_name(controller, "motion", 300.0, 400.0);
  }
  g_assert_true(gtk_widget_get_visible(bar));
  g_assert_cmpfloat(gtk_widget_get_opacity(transport), ==, 1);
  wait_until_asleep(bar);
  carom_player_set_playing(fixture->player, FALSE);
  g_assert_cmpfloat(gtk_widget_get_opacity(transport), ==, 1);
}

/* The keys of a clicker lead through the lecture, and mean contacts again once it is over. */
static void test_clicker(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "three-in-a-row");
  present(fixture, 1024, 768);
  carom_player_set_speed(fixture->player, 8);
  g_assert_true(press(fixture, GDK_KEY_Page_Down));
  g_assert_true(carom_player_get_playing(fixture->player));
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (carom_player_get_playing(fixture->player) && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, TRUE);
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
  const char *answer = carom_scene_question(carom_document_get_scene(fixture->document), 0)->answer;
  press(fixture, GDK_KEY_Page_Down);
  wait(fixture);
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_AFTER);
  g_assert_false(says(fixture, answer));
  press(fixture, GDK_KEY_Page_Down);
  wait(fixture);
  g_assert_true(says(fixture, answer));
  press(fixture, GDK_KEY_F5); /* is an accelerator */
  do_action(fixture, "win.present-from-start");
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  press(fixture, GDK_KEY_Escape);
  press(fixture, GDK_KEY_Page_Down);
  g_assert_false(carom_player_get_playing(fixture->player));
  g_assert_cmpint(carom_comparison_get_instant(comparison), ==, CAROM_INSTANT_BEFORE);
}

static void wait_until_still(Fixture *fixture) {
  gint64 give_up = g_get_monotonic_time() + 10 * G_USEC_PER_SEC;
  while (carom_player_get_playing(fixture->player) && g_get_monotonic_time() < give_up)
    g_main_context_iteration(NULL, TRUE);
  wait(fixture);
}

/* What the next step does is said before it, beside the title, so that the panes stay where they
 * are; and that there is none. */
static void test_next(Fixture *fixture, gconstpointer data) {
  static const char *const next[] = {"Next: play on", "Next: after the contact", "Next: the answer",
                                     "Next: play on"};
  open_scene(fixture, "three-in-a-row");
  present(fixture, 1024, 768);
  carom_player_set_speed(fixture->player, 8);
  int height = gtk_widget_get_height(find(fixture, CAROM_TYPE_PANE_STRIP));
  for (guint i = 0; i < G_N_ELEMENTS(next); i++) {
    g_assert_true(says(fixture, next[i]));
    if (i < 3) /* the answer has lines of its own */
      g_assert_cmpint(gtk_widget_get_height(find(fixture, CAROM_TYPE_PANE_STRIP)), ==, height);
    press(fixture, GDK_KEY_Page_Down);
    g_assert_cmpint(carom_player_get_playing(fixture->player), ==,
                    says(fixture, "Next: do not wait"));
    wait_until_still(fixture);
  }
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  g_autofree char *last = g_strdup_printf("Next: %s", builtins[n - 1].title);
  const char *const ends[] = {last, "The end of the list"};
  for (guint i = 0; i < 2; i++) {
    open_scene(fixture, builtins[n - 2 + i].id);
    carom_player_seek(
        fixture->player,
        carom_player_frame_at(fixture->player, carom_player_get_end_s(fixture->player)));
    while (carom_player_is_seeking(fixture->player))
      g_main_context_iteration(NULL, TRUE);
    for (guint k = 0; k < 10 && !says(fixture, ends[i]); k++) {
      press(fixture, GDK_KEY_Page_Down);
      wait(fixture);
    }
    g_assert_true(says(fixture, ends[i]));
  }
}

/* A vote that has been left with the presentation is seen again with it. */
static void test_vote_comes_back(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "three-ways");
  present(fixture, 1024, 768);
  carom_player_set_speed(fixture->player, 8);
  press(fixture, GDK_KEY_Page_Down);
  wait_until_still(fixture);
  for (guint i = 0; i < 2; i++) { /* while it is open; when it has been told */
    wait(fixture);
    g_assert_true(gtk_widget_get_mapped(find(fixture, CAROM_TYPE_VOTE_VIEW)));
    press(fixture, GDK_KEY_Escape);
    wait(fixture);
    do_action(fixture, "win.present-from-start");
    wait(fixture);
    g_assert_true(gtk_widget_get_mapped(find(fixture, CAROM_TYPE_VOTE_VIEW)));
    press(fixture, GDK_KEY_Page_Down);
    press(fixture, GDK_KEY_Page_Down);
  }
}

/* ---- Rooms ---- */

/* Each has its own room, whichever was chosen in the other. */
static void test_rooms(Fixture *fixture, gconstpointer data) {
  GtkWidget *panes = find(fixture, CAROM_TYPE_PANE_STRIP),
            *pages = find(fixture, CAROM_TYPE_CHART_VIEW);
  static const struct {
    gboolean panes, page;
  } rooms[] = {{TRUE, FALSE}, {TRUE, TRUE}, {FALSE, TRUE}};
  g_assert_true(gtk_widget_get_mapped(panes) && gtk_widget_get_mapped(pages));
  present(fixture, 1024, 768);
  for (guint i = 0; i < 2 * G_N_ELEMENTS(rooms); i++) {
    g_assert_cmpint(gtk_widget_get_mapped(panes), ==, rooms[i % 3].panes);
    g_assert_cmpint(gtk_widget_get_mapped(pages), ==, rooms[i % 3].page);
    press(fixture, GDK_KEY_h);
    wait(fixture);
  }
  press(fixture, GDK_KEY_h);
  press(fixture, GDK_KEY_Escape);
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(panes) && gtk_widget_get_mapped(pages));
  press(fixture, GDK_KEY_h);
  wait(fixture);
  g_assert_false(gtk_widget_get_mapped(panes));
}

/* All widgets measure themselves well in each room, which GTK would complain of. */
static void test_measures(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "three-in-a-row");
  present(fixture, 1024, 768);
  press(fixture, GDK_KEY_r);
  for (guint i = 0; i < CAROM_N_ROOMS; i++) {
    assert_measures(GTK_WIDGET(fixture->window));
    press(fixture, GDK_KEY_h);
    wait(fixture);
  }
}

/* A page that is opened is seen. */
static void test_page_comes(Fixture *fixture, gconstpointer data) {
  GtkWidget *pages = find(fixture, CAROM_TYPE_CHART_VIEW);
  present(fixture, 1024, 768);
  g_assert_false(gtk_widget_get_mapped(pages));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.page", "u", 1);
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(pages));
  g_autoptr(GVariant) view = get_state(fixture, "view");
  g_assert_cmpstr(g_variant_get_string(view, NULL), ==, "graphs");
}

/* ---- One pane ---- */

static guint count_shown(Fixture *fixture) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  guint n = 0;
  for (guint i = 0; i < views->len; i++)
    n += gtk_widget_get_mapped(views->pdata[i]) ? 1 : 0;
  return n;
}

/* The key and a number, a click on the header; both bring all panes back. */
static void test_fill(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  wait(fixture);
  guint n = count_shown(fixture);
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_assert_cmpuint(n, ==, 3);
  press(fixture, GDK_KEY_x);
  wait(fixture);
  g_assert_cmpuint(count_shown(fixture), ==, 1);
  press(fixture, GDK_KEY_2);
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(views->pdata[1]));
  g_assert_cmpuint(count_shown(fixture), ==, 1);
  g_assert_cmpint(gtk_widget_get_width(views->pdata[1]), >=,
                  gtk_widget_get_width(find(fixture, CAROM_TYPE_PANE_STRIP)) - 2); /* its border */
  press(fixture, GDK_KEY_4); /* there is none */
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(views->pdata[1]));
  press(fixture, GDK_KEY_x);
  wait(fixture);
  g_assert_cmpuint(count_shown(fixture), ==, n);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.fill-pane", "u", 3);
  wait(fixture);
  g_assert_true(gtk_widget_get_mapped(views->pdata[2]));
  press(fixture, GDK_KEY_x);
  wait(fixture);
  g_assert_cmpuint(count_shown(fixture), ==, n);
}

/* ---- How large discs are ---- */

static double get_scale(Fixture *fixture) {
  CaromView view;
  GtkWidget *area = find(fixture, CAROM_TYPE_PANE_AREA);
  g_assert_true(carom_pane_area_get_view(CAROM_PANE_AREA(area), &view));
  return view.points_per_unit;
}

/* The height of the pictures of all rows together. */
static int sum_heights(Fixture *fixture) {
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  g_autoptr(GHashTable) rows = g_hash_table_new(NULL, NULL);
  int sum = 0;
  for (guint i = 0; i < areas->len; i++) {
    graphene_rect_t bounds;
    g_assert_true(gtk_widget_compute_bounds(areas->pdata[i], GTK_WIDGET(fixture->window), &bounds));
    if (g_hash_table_add(rows, GINT_TO_POINTER((int)bounds.origin.y)))
      sum += gtk_widget_get_height(areas->pdata[i]);
  }
  return sum;
}

/* The largest scale of any rows and columns in the room of the panes, by trying all of them with
 * headers and footers as they are now. */
static double find_best_scale(Fixture *fixture) {
  GtkWidget *strip = find(fixture, CAROM_TYPE_PANE_STRIP);
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  const int gap = 8, width = gtk_widget_get_width(strip), height = gtk_widget_get_height(strip);
  int frame = carom_pane_view_get_frame_height(views->pdata[0]);
  g_auto(CaromPaneAreaPicture) picture;
  CaromScenePictureLayout layout;
  double best = 0;
  carom_pane_area_get_picture(CAROM_PANE_AREA(find(fixture, CAROM_TYPE_PANE_AREA)), &picture);
  picture.picture.overlay = NULL;
  for (int n_columns = 1; n_columns <= (int)views->len; n_columns++) {
    int n_rows = ((int)views->len + n_columns - 1) / n_columns;
    int pane_width = (width - (n_columns - 1) * gap) / n_columns;
    int pane_height = (height - (n_rows - 1) * gap) / n_rows;
    carom_scene_picture_layout_measure(&layout, &picture.picture, pane_width, pane_height - frame);
    best = MAX(best, layout.view.points_per_unit);
  }
  return best;
}

static const struct { int width, height; } screens[] = {{1024, 768}, {1366, 768}, {1920, 1080}};

/* Heading and agreements of no pane lie over each other, also where they stand beside the stage. */
static void assert_no_overlap(Fixture *fixture) {
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  for (guint i = 0; i < views->len; i++) {
    GtkWidget *header = gtk_widget_get_first_child(views->pdata[i]);
    GtkWidget *footer = gtk_widget_get_last_child(views->pdata[i]);
    graphene_rect_t above, below;
    g_assert_true(gtk_widget_compute_bounds(header, views->pdata[i], &above));
    g_assert_true(gtk_widget_compute_bounds(footer, views->pdata[i], &below));
    g_assert_false(graphene_rect_intersection(&above, &below, NULL) && below.origin.x < 1);
  }
}

/* The panes come to rest. */
static void assert_settled(Fixture *fixture) {
  GtkWidget *area = find(fixture, CAROM_TYPE_PANE_AREA);
  int width = gtk_widget_get_width(area), height = gtk_widget_get_height(area);
  for (guint i = 0; i < 3; i++) {
    gtk_test_widget_wait_for_draw(area);
    g_assert_cmpint(gtk_widget_get_width(area), ==, width);
    g_assert_cmpint(gtk_widget_get_height(area), ==, height);
  }
}

/* What the pictures have at least of the height: 540 and 320 of 768 pixels. */
static const double least_alone = 540 / 768.0, least_above = 320 / 768.0;

static void test_pictures(Fixture *fixture, gconstpointer data) {
  guint n_builtins;
  const CaromBuiltin *builtins = carom_builtins(&n_builtins);
  for (guint s = 0; s < G_N_ELEMENTS(screens); s++) {
    g_autoptr(GString) told = g_string_new(NULL);
    present(fixture, screens[s].width, screens[s].height);
    for (guint i = 0; i < n_builtins; i++) {
      if (!test_runs_cell(s, G_N_ELEMENTS(screens), i, n_builtins))
        continue;
      open_scene(fixture, builtins[i].id);
      set_room(fixture, CAROM_ROOM_PANES);
      double scale = get_scale(fixture), best = find_best_scale(fixture);
      int alone = sum_heights(fixture);
      set_room(fixture, CAROM_ROOM_BOTH);
      assert_settled(fixture);
      int above = sum_heights(fixture);
      g_test_message("%d × %d, %s: %d px and %.1f px a metre, above a page %d px and %.1f",
                     screens[s].width, screens[s].height, builtins[i].id, alone, scale, above,
                     get_scale(fixture));
      int height = gtk_widget_get_height(GTK_WIDGET(fixture->window));
      assert_no_overlap(fixture);
      if (alone < least_alone * height || above < least_above * height || scale < 0.9 * best)
        g_string_append_printf(told, "%s: %d, %d, %.1f of %.1f; ", builtins[i].id, alone, above,
                               scale, best);
    }
    g_assert_cmpstr(told->str, ==, "");
    do_action(fixture, "win.present");
  }
}

static void open_page(Fixture *fixture, const char *page) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", page);
  wait(fixture);
}

/* Panes alone have the best arrangement, whichever page was seen last; and above a page about a
 * contact, whose picture counts as well, the run is not much smaller than above another. */
static void test_pages_before(Fixture *fixture, gconstpointer data) {
  static const char *const scenes[] = {"three-in-a-row", "newtons-cradle", "bullet-in-a-block",
                                       "pi"};
  for (guint s = 0; s < G_N_ELEMENTS(screens); s++) {
    present(fixture, screens[s].width, screens[s].height);
    for (guint i = 0; i < G_N_ELEMENTS(scenes) * N_WINDOW_PAGES; i++) {
      guint scene = i / N_WINDOW_PAGES, page = i % N_WINDOW_PAGES;
      if (!test_runs_cell(scene + s, G_N_ELEMENTS(scenes), page, N_WINDOW_PAGES))
        continue;
      open_scene(fixture, scenes[scene]);
      set_room(fixture, CAROM_ROOM_BOTH);
      open_page(fixture, window_pages[page]);
      set_room(fixture, CAROM_ROOM_PAGE);
      set_room(fixture, CAROM_ROOM_PANES);
      g_test_message("%d × %d, %s, %s", screens[s].width, screens[s].height, scenes[scene],
                     window_pages[page]);
      g_assert_cmpfloat(get_scale(fixture), >=, 0.9 * find_best_scale(fixture));
    }
    open_scene(fixture, "three-in-a-row");
    set_room(fixture, CAROM_ROOM_BOTH);
    open_page(fixture, "graphs");
    double above_graphs = get_scale(fixture);
    open_page(fixture, "working");
    g_assert_cmpfloat(get_scale(fixture), >=, 0.7 * above_graphs);
    do_action(fixture, "win.present");
  }
}

/* All columns of the table of before and after are seen, however many digits its numbers have when
 * they are not presented, and where they have powers of ten. */
static void test_balance(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "billiards");
  do_action(fixture, "win.next-contact");
  do_action(fixture, "win.step");
  do_action(fixture, "win.step");
  present(fixture, 1024, 768);
  open_page(fixture, "balance");
  for (CaromSplitRoom room = CAROM_ROOM_BOTH; room < CAROM_N_ROOMS; room++) {
    set_room(fixture, room);
    g_autoptr(GPtrArray) scrollers = g_ptr_array_new();
    collect(find(fixture, CAROM_TYPE_BALANCE_VIEW), GTK_TYPE_SCROLLED_WINDOW, scrollers);
    GtkAdjustment *seen = gtk_scrolled_window_get_hadjustment(scrollers->pdata[0]);
    g_test_message("%g of %g", gtk_adjustment_get_page_size(seen), gtk_adjustment_get_upper(seen));
    g_assert_cmpfloat(gtk_adjustment_get_upper(seen), <=, gtk_adjustment_get_page_size(seen));
  }
}

static void ask(Fixture *fixture, gboolean asks) {
  g_action_group_change_action_state(G_ACTION_GROUP(fixture->window), "predict",
                                     g_variant_new_boolean(asks));
  wait(fixture);
}

/* While predictions are asked for, another part of the scene is seen; afterwards the panes stand as
 * before, or about as well. */
static void test_reframed(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  present(fixture, 1024, 768);
  set_room(fixture, CAROM_ROOM_PANES);
  double before = get_scale(fixture);
  ask(fixture, TRUE);
  g_test_message("%g, then %g of %g", before, get_scale(fixture), find_best_scale(fixture));
  g_assert_cmpfloat(get_scale(fixture), >, find_best_scale(fixture) / 1.31);
  ask(fixture, FALSE);
  g_assert_cmpfloat(get_scale(fixture), >, before / 1.31);
}

static const WindowTest tests[] = {
    {"/present-room/chrome", test_chrome},
    {"/present-room/words", test_words},
    {"/present-room/choices", test_choices},
    {"/present-room/contact-title", test_contact_title},
    {"/present-room/vote-alone", test_vote_alone},
    {"/present-room/revealed", test_revealed},
    {"/present-room/pointer", test_pointer},
    {"/present-room/clicker", test_clicker},
    {"/present-room/next", test_next},
    {"/present-room/vote-comes-back", test_vote_comes_back},
    {"/present-room/rooms", test_rooms},
    {"/present-room/page-comes", test_page_comes},
    {"/present-room/measures", test_measures},
    {"/present-room/fill", test_fill},
    {"/present-room/pictures", test_pictures},
    {"/present-room/balance", test_balance},
    {"/present-room/reframed", test_reframed},
    {"/present-room/pages-before", test_pages_before},
};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
