/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-spot: the exercise "Spot the error": Carom asks, says whether the line is the one, and gives
 * nothing away before. Needs a display. */
#include "window-test.h"

#include "carom-line-view.h"
#include "carom-method-editor.h"
#include "carom-pane-view.h"
#include "carom-spot-search.h"
#include "carom-spot-view.h"
#include "carom-typeset.h"
#include "carom-working-view.h"

static void wait_for_rest(Fixture *fixture) {
  while (carom_player_is_seeking(fixture->player))
    g_main_context_iteration(NULL, TRUE);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
}

/* The first contact of @scene, with the resolver @id in the second pane. */
static void begin(Fixture *fixture, const char *scene, const char *id) {
  open_scene(fixture, scene);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1u, "resolver",
                             id);
  do_action(fixture, "win.next-contact");
  wait_for_rest(fixture);
}

static GtkWidget *find_spot(Fixture *fixture) {
  g_autoptr(GPtrArray) found = find_all(fixture, CAROM_TYPE_SPOT_VIEW);
  g_assert_cmpuint(found->len, ==, 1);
  return found->pdata[0];
}

/* What is said at once, and below that what is said on demand; NULL if that is not shown. */
static void find_words(Fixture *fixture, const char **words, const char **more) {
  g_autoptr(GPtrArray) found = g_ptr_array_new();
  collect(find_spot(fixture), CAROM_TYPE_TYPESET, found);
  g_assert_cmpuint(found->len, >=, 1);
  g_assert_cmpuint(found->len, <=, 2);
  *words = carom_typeset_get_text(found->pdata[0]);
  *more = found->len > 1 ? carom_typeset_get_text(found->pdata[1]) : NULL;
}

static const char *get_words(Fixture *fixture) {
  const char *words, *more;
  find_words(fixture, &words, &more);
  return words;
}

static const char *get_more(Fixture *fixture) {
  const char *words, *more;
  find_words(fixture, &words, &more);
  return more;
}

static void assert_says(Fixture *fixture, const char *text) {
  if (!strstr(get_words(fixture), text))
    g_test_message("“%s” is not in “%s”", text, get_words(fixture));
  g_assert_nonnull(strstr(get_words(fixture), text));
}

static void assert_says_more(Fixture *fixture, const char *text) {
  g_test_message("“%s”", get_more(fixture));
  g_assert_nonnull(strstr(get_more(fixture), text));
}

/* By its label or, if it has an icon alone, its tooltip. */
static GtkWidget *find_button(Fixture *fixture, const char *name) {
  for (GtkWidget *child = gtk_widget_get_first_child(find_spot(fixture)); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_BUTTON(child) && (g_strcmp0(gtk_button_get_label(GTK_BUTTON(child)), name) == 0 ||
                                 g_strcmp0(gtk_widget_get_tooltip_text(child), name) == 0))
      return child;
  g_assert_not_reached();
}

/* Clicks the button of that label; it must be there to be seen. */
static void click(Fixture *fixture, const char *label) {
  GtkWidget *button = find_button(fixture, label);
  g_assert_true(gtk_widget_get_visible(button));
  g_signal_emit_by_name(button, "clicked");
  wait_for_rest(fixture);
}

/* Whether it says that it looks for a contact. */
static gboolean is_looking(Fixture *fixture) {
  g_autoptr(GPtrArray) spinners = g_ptr_array_new();
  collect(find_spot(fixture), GTK_TYPE_SPINNER, spinners);
  g_assert_cmpuint(spinners->len, ==, 1);
  return gtk_widget_get_visible(spinners->pdata[0]);
}

static guint count_marked(Fixture *fixture) {
  g_autoptr(GPtrArray) lines = find_all(fixture, CAROM_TYPE_LINE_VIEW);
  guint n = 0;
  for (guint i = 0; i < lines->len; i++)
    n += gtk_widget_has_css_class(lines->pdata[i], "mistake");
  return n;
}

static CaromInspector *get_inspector(Fixture *fixture) {
  g_autoptr(GPtrArray) pages = find_all(fixture, CAROM_TYPE_WORKING_VIEW);
  g_assert_cmpuint(pages->len, ==, 1);
  return carom_contact_page_get_inspector(pages->pdata[0]);
}

/* Of the line of the wrong resolver at which the walk stands. */
static const char *get_lit_symbol(Fixture *fixture) {
  CaromInspector *inspector = get_inspector(fixture);
  const CaromExplanation *explanation = carom_inspector_get_explanation(inspector);
  int line = carom_inspector_get_lit_line(inspector, explanation->n_right);
  g_assert_cmpint(line, >=, 0);
  return explanation->workings[explanation->n_right].lines[line].symbol;
}

static void guess(Fixture *fixture, guint column, guint line) {
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.spot", "(uu)", column, line);
}

static guint count_right(void) {
  guint n;
  carom_resolvers(&n);
  return n;
}

/* Right alone: no question. */
static void test_nothing_to_ask(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "impulse");
  g_assert_false(gtk_widget_get_visible(find_spot(fixture)));
}

/* The lines of wrong-normal are |d| and then n, which is the one. */
static void test_asks(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "wrong-normal");
  g_assert_true(gtk_widget_get_visible(find_spot(fixture)));
  /* In GTK's icons a question is a box with a mark in it, as letters are that a font does not have.
   */
  GtkWidget *icon = test_find(find_spot(fixture), GTK_TYPE_IMAGE, NULL);
  g_assert_cmpstr(gtk_image_get_icon_name(GTK_IMAGE(icon)), ==, "edit-find-symbolic");
  assert_says(fixture, "in which line does it go wrong?");
  guess(fixture, 0, 1); /* of a right one: that is no answer */
  assert_says(fixture, "in which line does it go wrong?");
  guess(fixture, count_right(), 0);
  assert_says(fixture, "not that line");
  g_assert_cmpuint(count_marked(fixture), ==, 0);
  g_assert_null(strstr(get_words(fixture), "unit vector"));
  guess(fixture, count_right(), 1);
  assert_says(fixture, "Right. n is d itself, and not a unit vector");
  assert_says(fixture, "At this contact Σp is right; ΣE comes out wrong by");
  g_assert_cmpuint(count_marked(fixture), ==, 1);
  click(fixture, "Ask again");
  assert_says(fixture, "in which line does it go wrong?");
  g_assert_cmpuint(count_marked(fixture), ==, 0);
}

/* The status is read aloud as it is shown. */
static void assert_read_aloud(Fixture *fixture) {
  g_autofree char *all = g_strjoin("\n", get_words(fixture), get_more(fixture), NULL);
  GtkWidget *status = test_find(find_spot(fixture), CAROM_TYPE_TYPESET, NULL);
  status = gtk_widget_get_parent(status);
  g_assert_cmpint(gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(status)), ==,
                  GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property(status, GTK_ACCESSIBLE_PROPERTY_LABEL, all);
}

/* What is not about this contact is said on demand, which the keyboard can do as well, and not
 * again for another answer. */
static void test_more(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "wrong-normal");
  GtkWidget *button = find_button(fixture, "More…");
  g_assert_false(gtk_widget_get_visible(button));
  click(fixture, "Show me");
  g_assert_null(get_more(fixture));
  g_assert_null(strstr(get_words(fixture), "does not show"));
  assert_read_aloud(fixture);
  g_assert_true(gtk_widget_grab_focus(button));
  gtk_widget_activate(button);
  gint64 give_up = g_get_monotonic_time() + 60 * G_USEC_PER_SEC;
  while (!get_more(fixture)) { /* a button that a key presses is down for a moment first */
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
  assert_says_more(
      fixture, "The run has not reached this contact yet: so far, the books of its pane balance.");
  assert_says_more(fixture, "The mistake does not show where |d| = 1");
  assert_read_aloud(fixture);
  click(fixture, "Ask again");
  g_assert_false(gtk_widget_get_visible(button));
  g_assert_null(get_more(fixture));
  click(fixture, "Show me");
  g_assert_null(get_more(fixture));
}

/* With exact times, what the answer leaves approaching rebounds; that is told on demand. Here
 * |d| is 0.7, so they part at 2 |d|² − 1 = −0.02 times the speed at which they met. */
static const char rebounds[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"duration\": 3,"
    " \"bodies\": [{\"position\": [-1, 0], \"velocity\": [1, 0], \"radius\": 0.3, \"mass\": 1},"
    " {\"position\": [1, 0.3], \"radius\": 0.4, \"mass\": 2}],"
    " \"panes\": [{\"detection\": \"events\"}, {\"detection\": \"events\"}]}";

static void test_rebound(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "rebounds.carom", rebounds);
  begin(fixture, path, "wrong-normal");
  g_assert_null(strstr(get_words(fixture), "turned round"));
  click(fixture, "Show me");
  g_assert_null(strstr(get_words(fixture), "turned round"));
  click(fixture, "More…");
  assert_says_more(fixture, "left A and B approaching each other at 0.01");
  assert_says_more(fixture, "so that approach was turned round");
}

static void test_shows(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "wrong-turn");
  click(fixture, "Show me");
  assert_says(fixture, "The velocity is turned on instead of back");
  g_assert_null(strstr(get_words(fixture), "Right."));
  g_assert_cmpuint(count_marked(fixture), ==, 2); /* v_A and v_B */
  g_assert_cmpstr(get_lit_symbol(fixture), ==, "v_a");
}

/* The band at which the mistake shows is lit with its line, as when it is pointed at, as long
 * as the mistake may be seen. */
static void test_lights_departure(Fixture *fixture, gconstpointer data) {
  static const struct {
    const char *resolver;
    CaromFindingKind band;
  } cases[] = {
      {"wrong-third-law", CAROM_FINDING_CHANGE_B},
      {"wrong-normal", CAROM_FINDING_DIRECTION},
      {"wrong-turn", CAROM_FINDING_CHANGE_A},
      {"wrong-own-speed", CAROM_FINDING_TRANSFER},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_test_message("%s", cases[i].resolver);
    begin(fixture, "oblique", cases[i].resolver);
    click(fixture, "Show me");
    CaromInspector *inspector = get_inspector(fixture);
    guint column = carom_inspector_get_explanation(inspector)->n_right;
    int line = carom_inspector_get_lit_line(inspector, column);
    g_assert_cmpint(line, >=, 0);
    g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, cases[i].band);
    carom_inspector_point_at(inspector, column, line);
    g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, cases[i].band);
    carom_inspector_point_at(inspector, column, -1);
    click(fixture, "Ask again");
    g_assert_cmpint(carom_inspector_get_lit_band(inspector), ==, CAROM_N_FINDINGS);
  }
}

static GtkWidget *find_choices(Fixture *fixture) {
  return test_find(find_spot(fixture), GTK_TYPE_MENU_BUTTON, NULL);
}

/* The buttons of the list of mistakes. */
static void open_choices(Fixture *fixture, GPtrArray *buttons) {
  GtkMenuButton *button = GTK_MENU_BUTTON(find_choices(fixture));
  gtk_menu_button_popup(button);
  g_ptr_array_set_size(buttons, 0);
  collect(GTK_WIDGET(gtk_menu_button_get_popover(button)), GTK_TYPE_BUTTON, buttons);
}

static gboolean is_of(GtkButton *button, const CaromResolver *resolver) {
  return g_str_equal(gtk_button_get_label(button), resolver->mistake->name);
}

static const CaromResolver *find_of(GtkButton *button) {
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  for (guint i = 0; i < n; i++)
    if (is_of(button, wrong[i]))
      return wrong[i];
  g_assert_not_reached();
}

/* One may also choose a mistake by its name; the others in the list would show at this contact.
 * What it hides is not asked for. */
static void test_choices(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  guint n_asked = 0;
  g_autoptr(GPtrArray) buttons = g_ptr_array_new();
  for (guint i = 0; i < n; i++) {
    begin(fixture, "glancing-inelastic", wrong[i]->part.id);
    const CaromContact *contact =
        &carom_inspector_get_explanation(get_inspector(fixture))->record.contact;
    if (!carom_spot_search_is_off(wrong[i], contact)) {
      g_assert_false(gtk_widget_get_visible(find_choices(fixture)));
      continue;
    }
    n_asked++;
    GtkButton *right = NULL, *other = NULL;
    open_choices(fixture, buttons);
    g_assert_cmpuint(buttons->len, >=, 2);
    for (guint k = 0; k < buttons->len; k++) {
      g_assert_true(carom_spot_search_is_off(find_of(buttons->pdata[k]), contact));
      *(is_of(buttons->pdata[k], wrong[i]) ? &right : &other) = buttons->pdata[k];
    }
    g_assert_nonnull(right);
    g_autofree char *mistake = g_strdup(gtk_button_get_label(other));
    g_signal_emit_by_name(other, "clicked");
    assert_says(fixture, mistake);
    open_choices(fixture, buttons);
    guint n_excluded = 0;
    for (guint k = 0; k < buttons->len; k++) {
      n_excluded += gtk_widget_get_sensitive(buttons->pdata[k]) ? 0 : 1;
      if (is_of(buttons->pdata[k], wrong[i]))
        right = buttons->pdata[k];
    }
    g_assert_cmpuint(n_excluded, ==, 1);
    g_signal_emit_by_name(right, "clicked");
    assert_says(fixture, "Right.");
    g_assert_cmpuint(count_marked(fixture), >=, 1);
    g_assert_false(gtk_widget_get_visible(find_choices(fixture)));
  }
  g_assert_cmpuint(n_asked, >, n / 2);
}

/* What Down and Enter do, which is called so as in the documents. */
static void test_keys(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "wrong-degrees");
  assert_says(fixture, "press Enter");
  do_action(fixture, "win.next-line");
  do_action(fixture, "win.spot-line");
  assert_says(fixture, "Right. The angle is in degrees");
}

/* The discs of this scene move along x, so θ = 0. */
static void test_hidden(Fixture *fixture, gconstpointer data) {
  begin(fixture, "head-on", "wrong-degrees");
  assert_says(fixture, "this contact hides the mistake");
  click(fixture, "Open a scene that shows it");
  assert_says(fixture, "in which line does it go wrong?");
}

/* There is such a scene for each of them. */
static void test_scene_for_each(Fixture *fixture, gconstpointer data) {
  guint n;
  const CaromResolver *const *wrong = carom_resolver_table_get(&carom_resolver_wrong, &n);
  for (guint i = 0; i < n; i++) {
    begin(fixture, "head-on", wrong[i]->part.id);
    if (strstr(get_words(fixture), "hides"))
      click(fixture, "Open a scene that shows it");
    g_test_message("%s: %s", wrong[i]->part.id, carom_document_get_scene(fixture->document)->title);
    assert_says(fixture, "in which line does it go wrong?");
    assert_says(fixture, wrong[i]->part.title);
  }
}

/* Another contact of the same scene: a wall hides it, the next disc does not. */
static const char wall_first[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"duration\": 5,"
    " \"bodies\": [{\"position\": [0, 0], \"velocity\": [-1, 0], \"radius\": 0.5, \"mass\": 1},"
    " {\"position\": [3, 0.2], \"radius\": 0.5, \"mass\": 3}],"
    " \"walls\": [{\"p1\": [-1, -3], \"p2\": [-1, 3]}],"
    " \"panes\": [{\"detection\": \"events\"}, {\"detection\": \"events\"}]}";

static void test_another_contact(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "wall.carom", wall_first);
  begin(fixture, path, "wrong-equal-masses");
  assert_says(fixture, "hides the mistake");
  do_action(fixture, "win.next-contact"); /* just after it */
  do_action(fixture, "win.next-contact");
  wait_for_rest(fixture);
  assert_says(fixture, "in which line does it go wrong?");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.choose-contact", "(uu)", 1u, 0u);
  wait_for_rest(fixture);
  assert_says(fixture, "hides the mistake");
  click(fixture, "Go to a contact that shows it");
  assert_says(fixture, "in which line does it go wrong?");
}

/* The same before anything else has been run: it looks ahead, and while it does, offers a scene. */
static void test_look_ahead(Fixture *fixture, gconstpointer data) {
  g_autofree char *path = write_file(fixture, "wall.carom", wall_first);
  begin(fixture, path, "wrong-equal-masses");
  assert_says(fixture, "hides the mistake");
  assert_says(fixture, "where a body is immovable, such as a wall");
  gint64 give_up = g_get_monotonic_time() + 60 * G_USEC_PER_SEC;
  while (!gtk_widget_get_visible(find_button(fixture, "Go to a contact that shows it"))) {
    g_assert_cmpint(g_get_monotonic_time(), <, give_up);
    g_main_context_iteration(NULL, FALSE);
  }
  g_assert_false(gtk_widget_get_visible(find_button(fixture, "Open a scene that shows it")));
  click(fixture, "Go to a contact that shows it");
  assert_says(fixture, "in which line does it go wrong?");
  const CaromRun *run = carom_comparison_get_run(carom_player_get_comparison(fixture->player), 1);
  g_assert_cmpuint(carom_run_count_contacts(run), ==, 2);
}

/* All discs move along x, in the whole scene. */
static void test_nothing_ahead(Fixture *fixture, gconstpointer data) {
  begin(fixture, "head-on", "wrong-turn");
  assert_says(fixture, "where sin(θ) = 0");
  GtkWidget *here = find_button(fixture, "Go to a contact that shows it");
  GtkWidget *scene = find_button(fixture, "Open a scene that shows it");
  gint64 end_us = g_get_monotonic_time() + 30 * G_USEC_PER_SEC; /* it gives up after 3 s of work */
  while (is_looking(fixture) && g_get_monotonic_time() < end_us)
    g_main_context_iteration(NULL, TRUE);
  g_assert_false(is_looking(fixture));
  g_assert_false(gtk_widget_get_visible(here));
  g_assert_true(gtk_widget_get_visible(scene));
}

/* The search works while the program is idle, which it is not yet. */
static void begin_search(Fixture *fixture) {
  g_autofree char *path = write_file(fixture, "wall.carom", wall_first);
  begin(fixture, path, "wrong-equal-masses");
  do_action(fixture, "win.restart");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.method", "(uss)", 1u, "resolver",
                             "wrong-swapped-masses");
  do_action(fixture, "win.next-contact");
  g_assert_true(is_looking(fixture));
  g_assert_true(gtk_widget_get_visible(find_button(fixture, "Stop looking (Escape)")));
}

static void assert_stopped(Fixture *fixture) {
  wait_for_rest(fixture);
  g_assert_false(is_looking(fixture));
  g_assert_false(gtk_widget_get_visible(find_button(fixture, "Stop looking (Escape)")));
  g_assert_false(gtk_widget_get_visible(find_button(fixture, "Go to a contact that shows it")));
  g_assert_true(gtk_widget_get_visible(find_button(fixture, "Open a scene that shows it")));
}

/* A search that is stopped is not begun again. */
static void test_stop(Fixture *fixture, gconstpointer data) {
  begin_search(fixture);
  click(fixture, "Stop looking (Escape)");
  assert_stopped(fixture);
}

/* So it is with the key, which leaves a presentation only when there is nothing to stop. */
static void test_escape(Fixture *fixture, gconstpointer data) {
  begin_search(fixture);
  do_action(fixture, "win.escape");
  assert_stopped(fixture);
}

static guint count_marked_panes(Fixture *fixture) {
  g_autoptr(GPtrArray) panes = find_all(fixture, CAROM_TYPE_PANE_VIEW);
  guint n = 0;
  for (guint i = 0; i < panes->len; i++) {
    g_autoptr(GPtrArray) images = g_ptr_array_new();
    collect(panes->pdata[i], GTK_TYPE_IMAGE, images);
    for (guint k = 0; k < images->len; k++)
      n += gtk_widget_get_visible(images->pdata[k]) &&
           g_strcmp0(gtk_image_get_icon_name(images->pdata[k]), "dialog-warning-symbolic") == 0;
  }
  return n;
}

/* Its last drop-down, after those of the options. */
static GtkDropDown *find_exercise(Fixture *fixture, guint pane) {
  g_autoptr(GPtrArray) editors = find_all(fixture, CAROM_TYPE_METHOD_EDITOR);
  g_autoptr(GPtrArray) drop_downs = g_ptr_array_new();
  collect(editors->pdata[pane], GTK_TYPE_DROP_DOWN, drop_downs);
  return drop_downs->pdata[drop_downs->len - 1];
}

static const CaromResolver *get_resolver(Fixture *fixture, guint pane) {
  return carom_comparison_get_methods(carom_player_get_comparison(fixture->player))[pane].resolver;
}

/* Chosen from the menu of the pane, which is marked as long as it has it. */
static void test_menu(Fixture *fixture, gconstpointer data) {
  make_lazy(fixture, TRUE);
  open_scene(fixture, "oblique");
  g_assert_cmpuint(count_marked_panes(fixture), ==, 0);
  g_assert_cmpuint(gtk_drop_down_get_selected(find_exercise(fixture, 1)), ==, 0);
  gtk_drop_down_set_selected(find_exercise(fixture, 1), 1);
  g_assert_true(get_resolver(fixture, 1) == &carom_resolver_wrong_bracket);
  g_assert_cmpuint(count_marked_panes(fixture), ==, 1);
  do_action(fixture, "win.undo");
  g_assert_false(carom_resolver_is_wrong(get_resolver(fixture, 1)));
  g_assert_cmpuint(gtk_drop_down_get_selected(find_exercise(fixture, 1)), ==, 0);
  g_assert_cmpuint(count_marked_panes(fixture), ==, 0);
  do_action(fixture, "win.redo");
  gtk_drop_down_set_selected(find_exercise(fixture, 1), 0);
  g_assert_true(get_resolver(fixture, 1) == carom_resolvers(NULL)[0]);
}

static void test_undo(Fixture *fixture, gconstpointer data) {
  begin(fixture, "oblique", "wrong-normal");
  do_action(fixture, "win.undo");
  do_action(fixture, "win.next-contact");
  wait_for_rest(fixture);
  g_assert_false(gtk_widget_get_visible(find_spot(fixture)));
}

static void assert_asks_from_menu(Fixture *fixture, const char *scene) {
  const CaromResolver *before = NULL;
  open_scene(fixture, scene);
  while (count_panes(fixture) > 1)
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.remove-pane", "u", 0u);
  for (guint i = 0; i < 8; i++) {
    do_action(fixture, "win.spot-error");
    wait_for_rest(fixture);
    const CaromMethod *methods =
        carom_comparison_get_methods(carom_player_get_comparison(fixture->player));
    g_assert_cmpuint(count_panes(fixture), ==, 2);
    g_assert_true(g_str_has_prefix(methods[1].resolver->part.id, "wrong-"));
    g_assert_false(g_str_has_prefix(methods[0].resolver->part.id, "wrong-"));
    g_assert_true(methods[1].resolver != before);
    before = methods[1].resolver;
    g_autoptr(GVariant) view = get_state(fixture, "view");
    g_assert_cmpstr(g_variant_get_string(view, NULL), ==, "working");
    g_assert_nonnull(strstr(get_words(fixture), "in which line does it go wrong?"));
  }
}

/* From the main menu: each time another resolver that is wrong, in the same pane, and the page
 * asks: equal discs that meet head on, in the second scene, hide half of the mistakes. A single
 * pane gets a right one beside it. */
static void test_main_menu(Fixture *fixture, gconstpointer data) {
  assert_asks_from_menu(fixture, "oblique");
  assert_asks_from_menu(fixture, "equal-discs");
}

/* While a contact asks for a prediction, there is no other exercise. */
static void test_secret(Fixture *fixture, gconstpointer data) {
  open_scene(fixture, "oblique");
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  wait_for_rest(fixture);
  g_assert_false(g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), "spot-error"));
}

static const WindowTest tests[] = {
    {"/spot/nothing-to-ask", test_nothing_to_ask},
    {"/spot/asks", test_asks},
    {"/spot/choices", test_choices},
    {"/spot/shows", test_shows},
    {"/spot/more", test_more},
    {"/spot/lights-departure", test_lights_departure},
    {"/spot/rebound", test_rebound},
    {"/spot/keys", test_keys},
    {"/spot/hidden", test_hidden},
    {"/spot/scene-for-each", test_scene_for_each},
    {"/spot/another-contact", test_another_contact},
    {"/spot/look-ahead", test_look_ahead},
    {"/spot/stop", test_stop},
    {"/spot/escape", test_escape},
    {"/spot/nothing-ahead", test_nothing_ahead},
    {"/spot/menu", test_menu},
    {"/spot/main-menu", test_main_menu},
    {"/spot/secret", test_secret},
    {"/spot/undo", test_undo},
};

int main(int argc, char **argv) {
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
