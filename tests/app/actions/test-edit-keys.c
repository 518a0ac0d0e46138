/* test-edit-keys: discs and walls are edited by keys, which mean something else in fields. Needs a
 * display. */
#include "edit-window-test.h"
#include "window-keys-test.h"

#include "carom-timeline.h"

/* The focus in the panes, as at first. */
static void focus_panes(Fixture *fixture) {
  g_assert_true(gtk_widget_grab_focus(GTK_WIDGET(get_panes(fixture))));
}

/* In the panes the arrows move what is selected; where nothing is, or elsewhere, they step. */
static void test_arrows(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  double x = get_disc(fixture, 0)->position.x;
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  g_assert_true(press(fixture, GDK_KEY_Left));
  select_discs(fixture, 1);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 0);
  double step = get_disc(fixture, 0)->position.x - x;
  g_assert_cmpfloat(step, >, 0);
  g_assert_true(press(fixture, GDK_KEY_Escape)); /* deselects */
  g_assert_cmpuint(count_selected(fixture), ==, 0);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
  do_action(fixture, "win.restart");
  select_discs(fixture, 1);
  g_autoptr(GPtrArray) timelines = find_all(fixture, CAROM_TYPE_TIMELINE);
  gtk_widget_grab_focus(timelines->pdata[0]);
  g_assert_true(press(fixture, GDK_KEY_Right));
  g_assert_cmpuint(test_frame(fixture->player), ==, 1);
}

/* Each key, with nothing but the keyboard. */
static void test_edit_keys(Fixture *fixture, gconstpointer data) {
  static const struct {
    guint key;
    GdkModifierType state;
    const char *name; /* of the step */
  } keys[] = {
      {GDK_KEY_Up, GDK_SHIFT_MASK, "Move Disc A"},
      {GDK_KEY_Right, GDK_CONTROL_MASK, "Change Velocity of Disc A"},
      {GDK_KEY_Up, GDK_ALT_MASK, "Change Radius of Disc A"},
      {GDK_KEY_d, GDK_CONTROL_MASK, "Duplicate Disc A"},
      {GDK_KEY_x, GDK_CONTROL_MASK, "Cut Disc A"},
      {GDK_KEY_Delete, 0, "Delete Disc A"},
      {GDK_KEY_KP_Delete, 0, "Delete Disc A"},
      {GDK_KEY_BackSpace, 0, "Delete Disc A"},
  };
  focus_panes(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(keys); i++) {
    g_assert_true(press(fixture, GDK_KEY_bracketright));
    g_assert_cmpuint(count_selected(fixture), ==, 1);
    g_assert_true(press_with(fixture, keys[i].key, keys[i].state));
    assert_undo(fixture, keys[i].name);
    do_action(fixture, "win.undo");
    carom_editor_select(get_editor(fixture), NULL);
  }
  g_assert_true(press_with(fixture, GDK_KEY_a, GDK_CONTROL_MASK));
  g_assert_cmpuint(count_selected(fixture), ==, 2);
  g_assert_true(press(fixture, GDK_KEY_3));
  g_assert_cmpint(carom_editor_get_tool(get_editor(fixture)), ==, CAROM_TOOL_WALL);
}

static guint count_walls(Fixture *fixture) {
  return get_scene(fixture)->walls->len;
}

/* What is new is selected, so that the next keys are about it. */
static void test_new_by_keys(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  guint n_walls = count_walls(fixture);
  g_assert_true(press(fixture, GDK_KEY_a));
  assert_undo(fixture, "Add Disc C");
  g_assert_cmpuint(count_discs(fixture), ==, 3);
  g_assert_true(press_with(fixture, GDK_KEY_Right, GDK_CONTROL_MASK));
  assert_undo(fixture, "Change Velocity of Disc C");
  g_assert_cmpfloat(get_disc(fixture, 2)->velocity.x, >, 0);
  g_assert_true(press(fixture, GDK_KEY_w));
  g_assert_cmpuint(count_walls(fixture), ==, n_walls + 1);
  CaromVec2 before = carom_scene_wall(get_scene(fixture), n_walls)->p1;
  g_assert_true(press(fixture, GDK_KEY_Up));
  g_assert_cmpfloat(carom_scene_wall(get_scene(fixture), n_walls)->p1.y, >, before.y);
}

/* A second disc does not lie on the first. */
static void test_new_where_free(Fixture *fixture, gconstpointer data) {
  focus_panes(fixture);
  press(fixture, GDK_KEY_a);
  press(fixture, GDK_KEY_a);
  g_assert_cmpuint(count_discs(fixture), ==, 4);
  const CaromBody *one = get_disc(fixture, 2), *other = get_disc(fixture, 3);
  double distance = carom_vec2_length(carom_vec2_sub(one->position, other->position));
  g_assert_cmpfloat(distance, >=, one->radius + other->radius);
}

/* In a field, and where a label's text is selected, the keys are about text. */
static void test_edit_keys_while_typing(Fixture *fixture, gconstpointer data) {
  static const guint letters[] = {GDK_KEY_x, GDK_KEY_c, GDK_KEY_v, GDK_KEY_a, GDK_KEY_d};
  show_panel(fixture);
  select_discs(fixture, 1);
  GtkWidget *number = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_true(gtk_widget_grab_focus(number));
  g_assert_false(press(fixture, GDK_KEY_Delete));
  g_assert_false(press(fixture, GDK_KEY_BackSpace));
  g_assert_false(press(fixture, GDK_KEY_2));
  for (guint i = 0; i < G_N_ELEMENTS(letters); i++)
    g_assert_false(press_with(fixture, letters[i], GDK_CONTROL_MASK));
  g_assert_cmpuint(count_discs(fixture), ==, 2);
}

static void test_copy_from_label(Fixture *fixture, gconstpointer data) {
  GtkWidget *label = test_find(GTK_WIDGET(fixture->window), GTK_TYPE_LABEL, "The panes differ");
  select_discs(fixture, 1);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  g_assert_true(gtk_widget_grab_focus(label));
  gtk_label_select_region(GTK_LABEL(label), 0, 3);
  g_assert_false(press_with(fixture, GDK_KEY_c, GDK_CONTROL_MASK));
  gtk_label_select_region(GTK_LABEL(label), 0, 0);
  g_assert_true(press_with(fixture, GDK_KEY_c, GDK_CONTROL_MASK));
}

/* A drag ends first, and leaves what was selected; then nothing is selected any more. */
static void test_escape_in_order(Fixture *fixture, gconstpointer data) {
  CaromEditView view;
  focus_panes(fixture);
  select_discs(fixture, 1);
  g_assert_true(carom_pane_strip_get_edit_view(get_panes(fixture), &view));
  carom_editor_press(get_editor(fixture), &view, get_disc(fixture, 0)->position, 0);
  press(fixture, GDK_KEY_Escape);
  g_assert_false(carom_editor_is_dragging(get_editor(fixture)));
  g_assert_cmpuint(count_selected(fixture), ==, 1);
  press(fixture, GDK_KEY_Escape);
  g_assert_cmpuint(count_selected(fixture), ==, 0);
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/edit-keys/arrows", test_arrows},
      {"/edit-keys/each", test_edit_keys},
      {"/edit-keys/new", test_new_by_keys},
      {"/edit-keys/new-where-free", test_new_where_free},
      {"/edit-keys/while-typing", test_edit_keys_while_typing},
      {"/edit-keys/label", test_copy_from_label},
      {"/edit-keys/escape", test_escape_in_order},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
