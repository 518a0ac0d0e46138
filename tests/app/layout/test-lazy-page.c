/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lazy-page: what is made when it is first seen shows the same as what was there all along. */
#include "window-test.h"

#include "carom-lazy-menu.h"

static GtkWidget *make_label(gpointer n_made) {
  ++*(guint *)n_made;
  return gtk_label_new("Seen");
}

/* Once, and not before. */
static void test_once(Fixture *fixture, gconstpointer data) {
  guint n_made = 0;
  GtkWidget *window = gtk_window_new(), *stack = gtk_stack_new();
  CaromLazyPage *page = g_object_new(CAROM_TYPE_LAZY_PAGE, NULL);
  carom_lazy_page_set_maker(page, make_label, &n_made);
  gtk_stack_add_named(GTK_STACK(stack), gtk_label_new("First"), "first");
  gtk_stack_add_named(GTK_STACK(stack), GTK_WIDGET(page), "second");
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  gtk_test_widget_wait_for_draw(window);
  g_assert_cmpuint(n_made, ==, 0);
  g_assert_null(carom_lazy_page_get_made(page));
  for (guint i = 0; i < 2; i++) {
    gtk_stack_set_visible_child_name(GTK_STACK(stack), "second");
    gtk_test_widget_wait_for_draw(window);
    g_assert_cmpuint(n_made, ==, 1);
    g_assert_true(gtk_widget_get_mapped(carom_lazy_page_get_made(page)));
    gtk_stack_set_visible_child_name(GTK_STACK(stack), "first");
  }
  g_assert_true(carom_lazy_page_make(page) == carom_lazy_page_get_made(page));
  gtk_window_destroy(GTK_WINDOW(window));
}

/* ---- The pages of the window ---- */

static void look_at_contact(GtkWidget *window, CaromPlayer *player) {
  gtk_widget_activate_action(window, "win.open-scene", "^ay", "glancing-inelastic");
  gtk_widget_activate_action(window, "win.next-contact", NULL);
  while (carom_player_is_seeking(player))
    g_main_context_iteration(NULL, TRUE);
  gtk_widget_activate_action(window, "win.walk-on", NULL);
  gtk_widget_activate_action(window, "win.walk-on", NULL);
}

static void append_text(GtkWidget *widget, GString *text) {
  if (!gtk_widget_get_mapped(widget))
    return;
  if (GTK_IS_LABEL(widget))
    g_string_append_printf(text, "%s\n", gtk_label_get_text(GTK_LABEL(widget)));
  if (gtk_widget_has_css_class(widget, "lit"))
    g_string_append(text, "lit\n");
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    append_text(child, text);
}

static char *read_page(GtkWidget *window, const char *name) {
  gtk_widget_activate_action(window, "win.view", "s", name);
  test_wait_for_frames(window);
  g_autoptr(GPtrArray) pages = g_ptr_array_new();
  collect(window, CAROM_TYPE_LAZY_PAGE, pages);
  GString *text = g_string_new(NULL);
  for (guint i = 0; i < pages->len; i++)
    append_text(pages->pdata[i], text);
  return g_string_free(text, FALSE);
}

/* Of the window beside it, no page has been made before the contact is there. */
static void test_late(Fixture *fixture, gconstpointer data) {
  const char *name = data;
  look_at_contact(GTK_WIDGET(fixture->window), fixture->player);
  g_autofree char *early = read_page(GTK_WIDGET(fixture->window), name);
  CaromWindow *other = carom_window_new(application);
  CaromPlayer *player = carom_document_get_player(carom_window_get_document(other));
  test_take_time(player);
  gtk_window_present(GTK_WINDOW(other));
  gtk_test_widget_wait_for_draw(GTK_WIDGET(other));
  /* Walking shows the page of the working. */
  look_at_contact(GTK_WIDGET(other), player);
  g_autofree char *late = read_page(GTK_WIDGET(other), name);
  g_assert_cmpstr(late, ==, early);
  g_assert_cmpuint(strlen(early), >, 0);
  carom_window_close(other);
  test_iterate();
}

/* ---- Menus ---- */

/* The menus of the header bar and of the tools are there after the first frame, and once. */
static void test_menus(Fixture *fixture, gconstpointer data) {
  GtkWidget *button = GTK_WIDGET(
      gtk_widget_get_template_child(GTK_WIDGET(fixture->window), CAROM_TYPE_WINDOW, "menu_button"));
  wait_for_menus(fixture);
  GtkPopover *popover = gtk_menu_button_get_popover(GTK_MENU_BUTTON(button));
  test_open_popover(popover);
  g_assert_true(gtk_widget_get_mapped(GTK_WIDGET(popover)));
  gtk_popover_popdown(popover);
  g_assert_true(gtk_menu_button_get_popover(GTK_MENU_BUTTON(button)) == popover);
}

static void add_pages(void) {
  for (guint i = 1; i < N_WINDOW_PAGES; i++) {
    g_autofree char *path = g_strconcat("/lazy-page/late/", window_pages[i], NULL);
    g_test_add(path, Fixture, window_pages[i], set_up, test_late, tear_down);
  }
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/lazy-page/once", test_once},
      {"/lazy-page/menus", test_menus},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), add_pages);
}
