/* test-window-keys: keys without modifiers, in the window, with the focus here and there. Needs a
 * display. */
#include "window-test.h"

#include "carom-pane-view.h"
#include "carom-parameter-row.h"
#include "carom-timeline.h"

static void count_signal(guint *n) {
  ++*n;
}

/* Presses @key in the window, with the focus where it is. Returns whether the window took it. */
static gboolean press(Fixture *fixture, guint key) {
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers(GTK_WIDGET(fixture->window));
  gboolean taken = FALSE;
  for (guint i = 0; !taken && i < g_list_model_get_n_items(controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller))
      g_signal_emit_by_name(controller, "key-pressed", key, 0, 0, &taken);
  }
  return taken;
}

static void assert_space_plays(Fixture *fixture, GtkWidget *focus) {
  g_assert_true(gtk_widget_grab_focus(focus));
  for (int playing = 1; playing >= 0; playing--) {
    g_assert_true(press(fixture, GDK_KEY_space));
    g_assert_cmpint(carom_player_get_playing(fixture->player), ==, playing);
  }
}

/* Also after a parameter has been changed, when the focus is still there. */
static void test_space(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) parts = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SPIN_BUTTON, parts);
  collect(rows->pdata[0], GTK_TYPE_SCALE, parts);
  g_assert_cmpuint(parts->len, ==, 2);
  for (guint i = 0; i < parts->len; i++)
    assert_space_plays(fixture, parts->pdata[i]);
  gtk_widget_grab_focus(parts->pdata[0]);
  gtk_editable_set_text(parts->pdata[0], "0.5");
  g_assert_true(press(fixture, GDK_KEY_space));
  g_assert_cmpfloat(get_restitution(fixture), ==, 0.5);
  g_assert_true(carom_player_get_playing(fixture->player));
}

/* Where text or a number is edited, the arrows move the cursor and a space is a space. */
static void test_keys_while_typing(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) spin_buttons = find_all(fixture, GTK_TYPE_SPIN_BUTTON);
  g_assert_true(gtk_widget_grab_focus(spin_buttons->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  g_autoptr(GPtrArray) entries = find_all(fixture, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *popover = gtk_widget_get_ancestor(entries->pdata[0], GTK_TYPE_POPOVER);
  test_open_popover(GTK_POPOVER(popover));
  gtk_widget_grab_focus(entries->pdata[0]);
  g_assert_false(press(fixture, GDK_KEY_space));
  g_assert_false(carom_player_get_playing(fixture->player));
  gtk_popover_popdown(GTK_POPOVER(popover));
}

/* The arrows move a slider, but on the timeline they step, as everywhere else. */
static void test_keys_on_sliders(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  g_autoptr(GPtrArray) rows = find_all(fixture, CAROM_TYPE_PARAMETER_ROW);
  g_autoptr(GPtrArray) scales = g_ptr_array_new();
  collect(rows->pdata[0], GTK_TYPE_SCALE, scales);
  g_assert_true(gtk_widget_grab_focus(scales->pdata[0]));
  g_assert_false(press(fixture, GDK_KEY_Right));
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  g_assert_true(gtk_widget_grab_focus(timelines->pdata[0]));
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
}

/* The menu of a pane disappears with the pane. If it stayed open, no key would reach the window. */
static void test_menu_closes(Fixture *fixture, gconstpointer data) {
  guint n_panes = count_panes(fixture);
  carom_document_remove_pane(fixture->document, n_panes - 1); /* so that there is room for one */
  g_autoptr(GPtrArray) views = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  g_autoptr(GPtrArray) popovers = g_ptr_array_new();
  collect(views->pdata[0], GTK_TYPE_POPOVER, popovers);
  GtkPopover *menu = popovers->pdata[0];
  guint n_closed = 0;
  g_signal_connect_swapped(menu, "closed", G_CALLBACK(count_signal), &n_closed);
  test_open_popover(menu);
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(menu)));
  do_action(fixture, "win.add-pane");
  g_assert_cmpuint(n_closed, ==, 1);
  g_assert_cmpuint(count_panes(fixture), ==, n_panes);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/window-keys/space", test_space},
      {"/window-keys/while-typing", test_keys_while_typing},
      {"/window-keys/on-sliders", test_keys_on_sliders},
      {"/window-keys/menu-closes", test_menu_closes},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
