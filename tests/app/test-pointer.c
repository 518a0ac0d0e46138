/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-pointer: a real pointer goes over everything while that changes. It has a display of its
 * own, so that no other test's window is in its way, nor it in theirs.
 *
 * Needs Xvfb and xdotool. CAROM_POINTER_MOVES is how many moves it makes at random, and
 * CAROM_POINTER_SEED which ones. */
#include "window-test.h"

#include "carom-line-view.h"
#include "carom-pane-view.h"
#include "carom-scene-panel.h"
#include "carom-scene-picture-pointer.h"
#include "carom-spot-view.h"

#include <unistd.h>

#define WIDTH  1280
#define HEIGHT 960

/* ---- The display ---- */

/* Starts an X server, which ends when its last client has gone, however that comes.
 *
 * Returns: FALSE if there is none, or nothing that moves its pointer */
static gboolean begin_display(void) {
  const char *server[] = {"Xvfb",        "-displayfd", "1",   "-screen",    "0",
                          "1280x960x24", "-nolisten",  "tcp", "-terminate", NULL};
  g_autofree char *xdotool = g_find_program_in_path("xdotool");
  char number[16] = "";
  gsize n = 0;
  int output;
  if (!xdotool || !g_spawn_async_with_pipes(NULL, (char **)server, NULL,
                                            G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                                            NULL, NULL, NULL, &output, NULL, NULL))
    return FALSE;
  while (!strchr(number, '\n') && n < sizeof number - 1 && read(output, number + n, 1) == 1)
    n++;
  g_autofree char *display = g_strdup_printf(":%s", g_strchomp(number));
  g_setenv("DISPLAY", display, TRUE);
  g_setenv("GDK_BACKEND", "x11", TRUE);
  g_unsetenv("WAYLAND_DISPLAY");
  return n > 0;
}

/* ---- The pointer ---- */

static void note_end(GPid pid, int status, gpointer is_done) {
  *(gboolean *)is_done = TRUE;
  g_spawn_close_pid(pid);
}

/* Has xdotool do something while the window goes on.
 *
 * @format: its commands */
G_GNUC_PRINTF(1, 2) static void point(const char *format, ...) {
  gboolean is_done = FALSE;
  GPid pid;
  va_list arguments;
  va_start(arguments, format);
  g_autofree char *commands = g_strdup_vprintf(format, arguments);
  va_end(arguments);
  g_test_message("%s", commands);
  g_autofree char *all = g_strconcat("xdotool ", commands, NULL);
  g_auto(GStrv) words = g_strsplit(all, " ", -1);
  g_autoptr(GError) error = NULL;
  g_spawn_async(NULL, words, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_LEAVE_DESCRIPTORS_OPEN,
                NULL, NULL, &pid, &error);
  g_assert_no_error(error);
  g_child_watch_add(pid, note_end, &is_done);
  guint timer = g_timeout_add_seconds(1, wake_up, NULL);
  for (gint64 give_up = g_get_monotonic_time() + 60 * G_USEC_PER_SEC; !is_done;) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, TRUE);
  }
  g_source_remove(timer);
}

/* Lets the window go on for some frames. */
static void live(int frames) {
  gint64 end_us = g_get_monotonic_time() + frames * G_USEC_PER_SEC / 60;
  guint timer = g_timeout_add(4, wake_up, NULL);
  while (g_get_monotonic_time() < end_us)
    g_main_context_iteration(NULL, TRUE);
  g_source_remove(timer);
}

/* Where a place in @widget is on the screen.
 *
 * Returns: FALSE if it is not to be seen */
static gboolean find_on_screen(GtkWidget *widget, double *x, double *y) {
  GtkNative *native = gtk_widget_get_native(widget);
  double left, top;
  if (!native || !gtk_widget_get_mapped(widget) ||
      !gtk_widget_translate_coordinates(widget, GTK_WIDGET(native), *x, *y, x, y))
    return FALSE;
  gtk_native_get_surface_transform(native, &left, &top);
  *x += left;
  *y += top;
  for (GdkSurface *surface = gtk_native_get_surface(native); GDK_IS_POPUP(surface);
       surface = gdk_popup_get_parent(GDK_POPUP(surface))) {
    *x += gdk_popup_get_position_x(GDK_POPUP(surface));
    *y += gdk_popup_get_position_y(GDK_POPUP(surface));
  }
  return *x >= 0 && *y >= 0 && *x < WIDTH && *y < HEIGHT;
}

/* Puts the pointer at a place in @widget. */
static gboolean point_at(GtkWidget *widget, double x, double y) {
  g_test_message("%s", G_OBJECT_TYPE_NAME(widget));
  if (!find_on_screen(widget, &x, &y))
    return FALSE;
  point("mousemove %d %d", (int)x, (int)y);
  return TRUE;
}

static void point_at_middle(GtkWidget *widget) {
  g_assert_true(
      point_at(widget, gtk_widget_get_width(widget) / 2.0, gtk_widget_get_height(widget) / 2.0));
}

/* Other tests keep the window from it. */
static void take_pointer(Fixture *fixture) {
  gtk_widget_set_can_target(GTK_WIDGET(fixture->window), TRUE);
}

/* ---- What is known to be hard ---- */

static void do_detailed(Fixture *fixture, const char *detailed) {
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_autoptr(GError) error = NULL;
  g_action_parse_detailed_name(detailed, &name, &target, &error);
  g_assert_no_error(error);
  g_assert_true(gtk_widget_activate_action_variant(GTK_WIDGET(fixture->window), name, target));
}

static void begin_contact(Fixture *fixture) {
  do_detailed(fixture, "win.view::working");
  do_action(fixture, "win.next-contact");
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* Later than at the start a slider shows its value at once, and the panes run again with it when it
 * is released. */
static void test_slider(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  open_scene(fixture, "oblique");
  show_panel(fixture);
  GtkWidget *panel = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_SCENE_PANEL, NULL);
  GtkWidget *slider = test_find(panel, GTK_TYPE_SCALE, NULL);
  carom_player_seek(fixture->player, 30);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  double before = get_restitution(fixture);
  point_at_middle(slider);
  point("mousedown 1");
  point("mousemove_relative 9 0");
  point("mousemove_relative 9 0");
  live(30);
  double held = gtk_range_get_value(GTK_RANGE(slider));
  g_assert_cmpfloat(held, !=, before);
  g_assert_cmpfloat(get_restitution(fixture), ==, before);
  point("mouseup 1");
  live(10);
  g_assert_cmpfloat(get_restitution(fixture), ==, held);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
  g_assert_nonnull(carom_document_get_later(fixture->document));
  do_action(fixture, "win.undo");
  g_assert_cmpfloat(get_restitution(fixture), ==, before);
  g_assert_cmpuint(test_frame(fixture->player), ==, 30);
}

/* Between the lines and the words that ask for one of them, which follow the pointer. */
static void test_to_words(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  open_scene(fixture, "oblique");
  do_detailed(fixture, "win.method((uint32 1, 'resolver', 'wrong-turn'))");
  begin_contact(fixture);
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_SPOT_VIEW);
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  for (guint i = 0; i < 2 * lines->len; i++) {
    GtkWidget *line = lines->pdata[i % lines->len];
    double height = gtk_widget_get_height(line);
    if (!point_at(line, gtk_widget_get_width(line) / 2.0, height / 2))
      continue;
    live(2);
    point_at_middle(views->pdata[0]);
    live(1);
  }
}

/* Finds a place in the pane where something of its working is drawn. */
static gboolean find_arrow(CaromPaneArea *area, int *x, int *y) {
  int width = gtk_widget_get_width(GTK_WIDGET(area));
  int height = gtk_widget_get_height(GTK_WIDGET(area));
  guint pane = carom_pane_area_get_index(area);
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(area, &picture);
  for (*y = 4; *y < height; *y += 8)
    for (*x = 4; *x < width; *x += 8)
      if (carom_scene_picture_pointer_line_at(&picture.picture, width, height, *x, *y, &pane) >= 0)
        return TRUE;
  return FALSE;
}

/* On a busy machine it takes some frames until a pane has its room again, and until what is pointed
 * at is seen. */
static void point_at_arrow(CaromPaneArea *area) {
  CaromInspector *inspector = carom_pane_area_get_inspector(area);
  guint column = carom_inspector_column_of(inspector, carom_pane_area_get_index(area));
  gint64 give_up = g_get_monotonic_time() + 60 * G_USEC_PER_SEC;
  int x, y;
  while (!find_arrow(area, &x, &y)) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    live(1);
  }
  g_assert_true(point_at(GTK_WIDGET(area), x, y));
  while (carom_inspector_get_lit_line(inspector, column) < 0) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    live(1);
  }
}

/* Panes are put on top of each other while the pointer is at what one of them draws. */
static void test_to_one(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  open_scene(fixture, "oblique");
  begin_contact(fixture);
  for (guint i = 1; i < count_panes(fixture); i++) {
    g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
    point_at_arrow(carom_pane_view_get_area(views->pdata[i]));
    do_action(fixture, "win.superpose");
    live(3);
    do_action(fixture, "win.superpose");
    live(3);
  }
}

/* With the button held from the pane into the menu, from the menu to another pane, and with another
 * menu that opens meanwhile. */
static void test_menus(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  open_scene(fixture, "oblique");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  for (guint i = 0; i < 12; i++) {
    g_assert_true(point_at(areas->pdata[i % areas->len], 60, 60 + 5 * i));
    point("mousedown 3");
    live((int)i % 3);
    point("mousemove_relative 30 40");
    live((int)i % 2);
    point("mousemove_relative 500 40");
    point("mousemove_relative -- -500 -40");
    point("mouseup 3");
    live(3);
    g_autoptr(GPtrArray) menus = find_all(fixture, GTK_TYPE_POPOVER_MENU);
    for (guint k = 0; k < menus->len; k++)
      if (gtk_widget_get_mapped(menus->pdata[k])) {
        point_at(menus->pdata[k], 30, 40);
        point("mousedown 3");
        live((int)i % 2);
        g_assert_true(point_at(areas->pdata[(i + 1) % areas->len], 80, 80));
        live((int)i % 2);
        point(i % 3 == 0 ? "key shift+F10" : i % 3 == 1 ? "key Escape" : "mousemove_relative 9 9");
        point("mouseup 3");
        live(2);
        break;
      }
  }
}

/* While a button is down panes go, and then the window. Of what was pressed nothing may stay: of
 * the window see tear_down(). */
static void test_held(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  open_scene(fixture, "oblique");
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  g_autoptr(GPtrArray) areas = find_all(fixture, CAROM_TYPE_PANE_AREA);
  gpointer last = areas->pdata[areas->len - 1];
  g_object_add_weak_pointer(last, &last);
  point_at_middle(last);
  point("mousedown 1");
  do_action(fixture, "win.superpose");
  do_detailed(fixture, "win.remove-pane(uint32 1)");
  live(3);
  point("mouseup 1");
  live(3);
  g_assert_null(last);
  g_autoptr(GPtrArray) left = find_all(fixture, CAROM_TYPE_PANE_AREA);
  point_at_middle(left->pdata[0]);
  point("mousedown 1");
}

/* ---- Anything ---- */

/* What changes the window, or what is shown in it. */
static const char *const changes[] = {
    "win.view::graphs",
    "win.view::working",
    "win.view::working",
    "win.view::why",
    "win.view::when",
    "win.view::balance",
    "win.view::diagrams",
    "win.view::collisions",
    "win.view::queue",
    "win.view::cost",
    "win.view::predict",
    "win.superpose",
    "win.superpose",
    "win.zoom-to-difference",
    "win.zoom-fit",
    "win.add-pane",
    "win.remove-pane(uint32 1)",
    "win.method((uint32 0, 'resolver', 'wrong-turn'))",
    "win.method((uint32 0, 'resolver', 'impulse'))",
    "win.next-scene",
    "win.previous-scene",
    "win.open-scene(b'oblique')",
    "win.open-scene(b'galtons-board')",
    "win.undo",
    "win.undo",
    "win.redo",
    "win.present",
    "win.escape",
    "win.next-contact",
    "win.next-contact",
    "win.previous-contact",
    "win.contact-on",
    "win.flip-side",
    "win.walk-on",
    "win.walk-back",
    "win.spot((uint32 3, uint32 2))",
    "win.spot-line",
    "win.numbers",
    "win.play",
    "win.play",
    "win.step",
    "win.restart",
    "win.next-event(uint32 0)",
    "win.predict",
    "win.reveal",
    "win.show-panel",
    "win.show-labels",
    "win.counter",
    "win.blank",
    "win.edit-new::disc",
    "win.edit-new::wall",
    "win.edit-new::emitter",
    "win.edit-tool::disc",
    "win.edit-tool::select",
    "win.edit-select-next",
    "win.edit-select-all",
    "win.edit-delete",
    "win.edit-item",
    "win.turn-scene",
    "win.next-room",
    "win.pointer-dot",
    "win.show-help-overlay",
};

static void change(Fixture *fixture, GRand *chance) {
  const char *one = changes[g_rand_int_range(chance, 0, G_N_ELEMENTS(changes))];
  g_test_message("%s", one);
  do_detailed(fixture, one);
}

/* A widget of @type or, if that is given, inside @outer, that is to be seen. */
static GtkWidget *choose(Fixture *fixture, GRand *chance, GType type, GType outer) {
  g_autoptr(GPtrArray) all = find_all(fixture, type);
  for (int i = 0; i < 20 && all->len > 0; i++) {
    GtkWidget *one = all->pdata[g_rand_int_range(chance, 0, (gint32)all->len)];
    if (gtk_widget_get_mapped(one) && gtk_widget_is_sensitive(one) &&
        (!outer || gtk_widget_get_ancestor(one, outer)))
      return one;
  }
  return NULL;
}

static gboolean move_to(GtkWidget *widget, GRand *chance) {
  return widget && point_at(widget, g_rand_double(chance) * gtk_widget_get_width(widget),
                            g_rand_double(chance) * gtk_widget_get_height(widget));
}

/* Inside an open menu if there is one, often, since everything else is behind it. */
static void move(Fixture *fixture, GRand *chance) {
  GtkWidget *open = choose(fixture, chance, GTK_TYPE_WIDGET, GTK_TYPE_POPOVER);
  GtkWidget *any = choose(fixture, chance, GTK_TYPE_WIDGET, 0);
  if (!move_to(open && g_rand_boolean(chance) ? open : any, chance))
    point("mousemove %d %d", g_rand_int_range(chance, 0, WIDTH),
          g_rand_int_range(chance, 0, HEIGHT));
}

static void open_menu(Fixture *fixture, GRand *chance) {
  GtkWidget *button = choose(fixture, chance, GTK_TYPE_MENU_BUTTON, 0);
  GtkWidget *drop_down = choose(fixture, chance, GTK_TYPE_DROP_DOWN, 0);
  if (button && g_rand_boolean(chance))
    gtk_menu_button_popup(GTK_MENU_BUTTON(button));
  else if (drop_down)
    gtk_widget_activate(drop_down);
}

/* From one place to another, and perhaps with something changing in between. */
static void drag(Fixture *fixture, GRand *chance, int button, GtkWidget *from) {
  if (!move_to(from, chance))
    return;
  point("mousedown %d", button);
  for (int i = g_rand_int_range(chance, 0, 4); i > 0; i--) {
    move(fixture, chance);
    live(1);
    if (g_rand_int_range(chance, 0, 4) == 0)
      change(fixture, chance);
  }
  point("mouseup %d", button);
}

static void drag_menu(Fixture *fixture, GRand *chance) {
  GtkWidget *area = choose(fixture, chance, CAROM_TYPE_PANE_AREA, 0);
  GtkWidget *item = choose(fixture, chance, GTK_TYPE_WIDGET, GTK_TYPE_POPOVER);
  drag(fixture, chance, GDK_BUTTON_SECONDARY, item ? item : area);
}

static void drag_in_pane(Fixture *fixture, GRand *chance) {
  drag(fixture, chance, GDK_BUTTON_PRIMARY, choose(fixture, chance, CAROM_TYPE_PANE_AREA, 0));
}

static void click_line(Fixture *fixture, GRand *chance) {
  drag(fixture, chance, GDK_BUTTON_PRIMARY, choose(fixture, chance, CAROM_TYPE_LINE_VIEW, 0));
}

static void click_row(Fixture *fixture, GRand *chance) {
  drag(fixture, chance, GDK_BUTTON_PRIMARY,
       choose(fixture, chance, GTK_TYPE_LABEL, GTK_TYPE_COLUMN_VIEW));
}

static void turn_wheel(Fixture *fixture, GRand *chance) {
  move(fixture, chance);
  point("click %d", g_rand_boolean(chance) ? 4 : 5);
}

static void press_key(Fixture *fixture, GRand *chance) {
  static const char *const keys[] = {"Escape", "Escape", "Tab",       "Down",  "Up",
                                     "o",      "z",      "shift+F10", "Prior", "Next"};
  point("key %s", keys[g_rand_int_range(chance, 0, G_N_ELEMENTS(keys))]);
}

static gboolean set_true(gpointer is_reached) {
  *(gboolean *)is_reached = TRUE;
  return G_SOURCE_REMOVE;
}

/* Lets everything that waits for a pause come first. Where each frame takes longer than there is
 * between two, there is none until the clock is stopped. */
static void wait_for_pause(Fixture *fixture) {
  gint64 patient_until = g_get_monotonic_time() + G_TIME_SPAN_SECOND;
  gboolean is_reached = FALSE;
  g_idle_add_full(G_PRIORITY_DEFAULT_IDLE + 1, set_true, &is_reached, NULL);
  while (!is_reached) {
    gboolean moves =
        carom_player_get_playing(fixture->player) || carom_player_is_seeking(fixture->player);
    if (moves && g_get_monotonic_time() > patient_until)
      carom_player_halt(fixture->player);
    g_main_context_iteration(NULL, TRUE);
  }
}

/* Other windows would take what is meant for this one. A file chooser whose list was pressed opens
 * a menu there when it is idle, also if it has been closed by then. */
static void close_others(Fixture *fixture) {
  wait_for_pause(fixture);
  g_autoptr(GList) windows = gtk_window_list_toplevels();
  g_list_foreach(windows, (GFunc)(void (*)(void))g_object_ref, NULL);
  for (GList *each = windows; each; each = each->next)
    if (each->data != fixture->window && gtk_widget_get_visible(each->data)) {
      if (GTK_IS_DIALOG(each->data))
        gtk_dialog_response(each->data, GTK_RESPONSE_CANCEL);
      else
        gtk_window_close(each->data);
    }
  g_list_foreach(windows, (GFunc)(void (*)(void))g_object_unref, NULL);
}

static const struct {
  void (*act)(Fixture *fixture, GRand *chance);
  int weight;
} acts[] = {{move, 60},      {change, 25},   {open_menu, 2},  {drag_menu, 5}, {drag_in_pane, 3},
            {click_line, 2}, {click_row, 1}, {turn_wheel, 1}, {press_key, 3}};

static void act(Fixture *fixture, GRand *chance) {
  int all = 0, i = 0;
  for (guint k = 0; k < G_N_ELEMENTS(acts); k++)
    all += acts[k].weight;
  for (int left = g_rand_int_range(chance, 0, all); left >= acts[i].weight; i++)
    left -= acts[i].weight;
  acts[i].act(fixture, chance);
}

static guint get_number(const char *variable, guint otherwise) {
  const char *text = g_getenv(variable);
  return text ? (guint)g_ascii_strtoull(text, NULL, 10) : otherwise;
}

static gboolean stay_open(GtkWindow *window, gpointer data) {
  return GDK_EVENT_STOP;
}

/* An item of a menu that is chosen at random may be one that closes the window. */
static void keep_open(Fixture *fixture) {
  GAction *quit = g_action_map_lookup_action(G_ACTION_MAP(application), "quit");
  g_simple_action_set_enabled(G_SIMPLE_ACTION(quit), FALSE);
  g_signal_connect(fixture->window, "close-request", G_CALLBACK(stay_open), NULL);
}

static void test_anything(Fixture *fixture, gconstpointer data) {
  take_pointer(fixture);
  keep_open(fixture);
  guint n = get_number("CAROM_POINTER_MOVES", 120);
  g_autoptr(GRand) chance = g_rand_new_with_seed(get_number("CAROM_POINTER_SEED", 1));
  test_anything_may_happen = TRUE;
  /* As outside of tests: among many contacts the window goes on answering. */
  carom_player_set_budget(fixture->player, G_TIME_SPAN_MILLISECOND * 9);
  for (guint i = 0; i < n; i++) {
    act(fixture, chance);
    live(g_rand_int_range(chance, 0, 3));
    if (i % 10 == 0)
      close_others(fixture);
    if (i % 1000 == 999)
      g_test_message("%u of %u", i + 1, n);
  }
  carom_player_set_playing(fixture->player, FALSE);
  close_others(fixture);
}

static const WindowTest tests[] = {
    {"/pointer/to-words", test_to_words},
    {"/pointer/to-one", test_to_one},
    {"/pointer/menus", test_menus},
    {"/pointer/anything", test_anything},
    {"/pointer/slider", test_slider},
    {"/pointer/held", test_held}, /* the last, since the button stays down */
};

int main(int argc, char **argv) {
  if (!begin_display()) {
    g_print("1..0 # SKIP no Xvfb, or no xdotool\n");
    return 0;
  }
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
