/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-prediction-secret: predict and reveal in the whole window: while a contact asks, nothing
 * that can be seen, read out, copied or exported depends on what comes of it; afterwards the
 * working is shown, and another scene ends it all. Needs a display. */
#include "rounds-test.h"
#include "window-test.h"

#include "carom-builtin.h"
#include "carom-page.h"
#include "carom-pane-area.h"
#include "carom-pane-strip.h"
#include "carom-parameter-row.h"
#include "carom-prediction-view.h"
#include "carom-timeline.h"
#include "carom-transport.h"

/* Two discs meet between two frames, and at the same instant two others beside them do. What comes
 * of that, and when they come to the wall, depends on e and on a mass. Where the letters of the
 * first two would be in the way of arrows depends on it as well: without restitution A goes nearly
 * straight up. */
static const char scene_format[] =
    "{\"format\": \"carom-scene\", \"version\": 1, \"title\": \"Secret\", \"unit\": \"m\","
    "\"dt\": 0.08, \"duration\": 3.2, \"restitution\": %s, \"counter\": true,"
    "\"lesson\": \"A stops dead.\", \"questions\": [\"Why does A stop dead?\"],"
    "\"view\": {\"min\": [-4, -3], \"max\": [4, 3]},"
    "\"bodies\": ["
    "{\"position\": [-1.65, -1.2], \"velocity\": [1, 0.9], \"radius\": 0.9, \"mass\": 1},"
    "{\"position\": [1.15, -1.2], \"velocity\": [-1, 0.9], \"radius\": 0.9, \"mass\": %s},"
    "{\"position\": [-1.65, 1.2], \"velocity\": [1, 0.9], \"radius\": 0.9, \"mass\": 1},"
    "{\"position\": [1.15, 1.2], \"velocity\": [-1, 0.9], \"radius\": 0.9, \"mass\": %s}],"
    "\"walls\": [{\"p1\": [-3, -3], \"p2\": [-3, 3]}],"
    "\"panes\": [{\"resolver\": \"rotation\", \"detection\": \"%s\"},"
    "{\"resolver\": \"impulse\", \"detection\": \"%s\"}]}";

#define LAST_FRAME 40

/* Two arrows, or a question whose words are the same whatever comes: who is pushed harder. */
static gboolean asks_choices;
#define PUSH 2 /* its place among the kinds */

static void choose_form(Fixture *fixture) {
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  g_action_group_change_action_state(actions, "predict-choices",
                                     g_variant_new_boolean(asks_choices));
  g_action_group_change_action_state(actions, "predict-kinds", g_variant_new_uint32(1u << PUSH));
}

/* The run is known to its end, so that everything that could be told of it is there. */
static void open_secret(Fixture *fixture, const char *detection, const char *e, const char *mass) {
  g_autofree char *text = g_strdup_printf(scene_format, e, mass, mass, detection, detection);
  g_autofree char *path = write_file(fixture, "secret.carom", text);
  test_take_time(fixture->player);
  open_scene(fixture, path);
  choose_form(fixture);
  carom_player_seek(fixture->player, LAST_FRAME);
  carom_player_seek(fixture->player, 0);
}

static void assert_page(Fixture *fixture, const char *name) {
  g_autoptr(GVariant) page = get_state(fixture, "view");
  g_assert_cmpstr(g_variant_get_string(page, NULL), ==, name);
}

static gboolean is_enabled(Fixture *fixture, const char *action) {
  return g_action_group_get_action_enabled(G_ACTION_GROUP(fixture->window), action);
}

/* Whether a contact asks: it can be left without an answer. */
static gboolean asks(Fixture *fixture) {
  return is_enabled(fixture, "predict-skip");
}

static void go_to_question(Fixture *fixture) {
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  g_assert_true(asks(fixture));
  assert_page(fixture, "predict");
}

/* ---- What there is to be seen ---- */

/* What has been given is no secret: the parameters, e in subtitle and title, and what became of
 * earlier questions. */
static gboolean is_given(GtkWidget *widget) {
  return gtk_widget_get_ancestor(widget, CAROM_TYPE_PARAMETER_ROW) ||
         gtk_widget_has_css_class(widget, "prediction-record") ||
         (GTK_IS_LABEL(widget) && (strstr(gtk_label_get_text(GTK_LABEL(widget)), "e = ") ||
                                   strstr(gtk_label_get_text(GTK_LABEL(widget)), "e\u00a0=")));
}

/* What is read out of a pane's picture; the check returns the value that it finds instead. */
static char *read_out(GtkWidget *area) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                            "");
}

static void note_texts(GtkWidget *widget, GString *texts) {
  if (!gtk_widget_get_mapped(widget) || is_given(widget))
    return;
  const char *tooltip = gtk_widget_get_tooltip_text(widget);
  g_autofree char *heard = CAROM_IS_PANE_AREA(widget) ? read_out(widget) : NULL;
  if (GTK_IS_LABEL(widget))
    g_string_append_printf(texts, "%s\n", gtk_label_get_text(GTK_LABEL(widget)));
  if (GTK_IS_EDITABLE(widget))
    g_string_append_printf(texts, "%s\n", gtk_editable_get_text(GTK_EDITABLE(widget)));
  if (tooltip)
    g_string_append_printf(texts, "%s\n", tooltip);
  if (heard)
    g_string_append_printf(texts, "%s\n", heard);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    note_texts(child, texts);
}

/* All pictures: the panes with their headers, and the bar with the timeline. */
static GBytes *get_pictures(Fixture *fixture) {
  const GType types[] = {CAROM_TYPE_PANE_STRIP, CAROM_TYPE_TRANSPORT};
  GByteArray *pictures = g_byte_array_new();
  for (guint i = 0; i < G_N_ELEMENTS(types); i++) {
    GtkWidget *widget = test_find(GTK_WIDGET(fixture->window), types[i], NULL);
    int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    g_autofree guint32 *pixels = test_get_pixels(widget, width, height);
    g_byte_array_append(pictures, (const guint8 *)pixels,
                        (guint)(width * height) * (guint)sizeof *pixels);
  }
  return g_byte_array_free_to_bytes(pictures);
}

typedef struct {
  char *texts;
  GBytes *pictures;
  CaromOutcome outcome; /* what comes of the contact */
} Sight;

static void sight_clear(Sight *sight) {
  g_free(sight->texts);
  g_clear_pointer(&sight->pictures, g_bytes_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(Sight, sight_clear)

/* Returns: (transfer full): all that can be read or is read out */
static char *read_window(Fixture *fixture) {
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  GString *texts = g_string_new(gtk_window_get_title(GTK_WINDOW(fixture->window)));
  note_texts(GTK_WIDGET(fixture->window), texts);
  return g_string_free(texts, FALSE);
}

static void look(Fixture *fixture, Sight *sight) {
  *sight = (Sight){
      .texts = read_window(fixture),
      .pictures = get_pictures(fixture),
      .outcome = carom_run_get_contact(test_leading_run(fixture->player), 0)->outcome,
  };
}

static void look_at_question(Fixture *fixture, Sight *sight, const char *detection, const char *e,
                             const char *mass) {
  open_secret(fixture, detection, e, mass);
  go_to_question(fixture);
  look(fixture, sight);
}

/* ---- Secrets ---- */

static const char *const detections[] = {"stepped", "events"};

/* Nothing that can be seen or read out tells e from another e. */
static void test_restitution(Fixture *fixture, gconstpointer data) {
  show_panel(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_auto(Sight) elastic, inelastic;
    look_at_question(fixture, &elastic, detections[i], "1", "2");
    look_at_question(fixture, &inelastic, detections[i], "0", "2");
    g_assert_cmpfloat(elastic.outcome.velocity_a.x, !=, inelastic.outcome.velocity_a.x);
    g_assert_cmpstr(elastic.texts, ==, inelastic.texts);
    g_assert_true(g_bytes_equal(elastic.pictures, inelastic.pictures));
    g_assert_nonnull(strstr(elastic.texts, "0 contacts"));
    g_assert_null(strstr(elastic.texts, "Agrees"));
    g_assert_null(strstr(elastic.texts, "dead"));
  }
}

static void look_at_staged_question(Fixture *fixture, Sight *sight, const char *detection,
                                    const char *e) {
  static const char *const switches[] = {"win.show-momenta", "win.show-trails", "win.show-strobe",
                                         "win.show-ghost", "win.show-centre-of-mass"};
  open_secret(fixture, detection, e, "2");
  for (guint i = 0; i < G_N_ELEMENTS(switches); i++)
    do_action(fixture, switches[i]);
  go_to_question(fixture);
  look(fixture, sight);
}

/* Nor does any of what panes can show besides discs. */
static void test_staging(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_auto(Sight) elastic, inelastic;
    look_at_staged_question(fixture, &elastic, detections[i], "1");
    look_at_staged_question(fixture, &inelastic, detections[i], "0");
    g_assert_cmpfloat(elastic.outcome.velocity_a.x, !=, inelastic.outcome.velocity_a.x);
    g_assert_cmpstr(elastic.texts, ==, inelastic.texts);
    g_assert_true(g_bytes_equal(elastic.pictures, inelastic.pictures));
  }
}

/* The mass is told, in the question and in the list of parameters, but no picture depends on it. */
static void test_masses(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_auto(Sight) light, heavy;
    look_at_question(fixture, &light, detections[i], "1", "0.25");
    look_at_question(fixture, &heavy, detections[i], "1", "50");
    g_assert_cmpfloat(light.outcome.velocity_a.x, !=, heavy.outcome.velocity_a.x);
    g_assert_true(g_bytes_equal(light.pictures, heavy.pictures));
  }
}

/* The same holds while a question is put to the vote. */
static void test_choices(Fixture *fixture, gconstpointer data) {
  asks_choices = TRUE;
  test_restitution(fixture, data);
  test_staging(fixture, data);
  test_masses(fixture, data);
  asks_choices = FALSE;
}

static gboolean is_predicting(Fixture *fixture) {
  g_autoptr(GVariant) state = get_state(fixture, "predict");
  return g_variant_get_boolean(state);
}

/* Asks a question of @kind about the first contact of the scene that is open.
 *
 * Returns: (transfer full) (nullable): the question; NULL: there is none */
static CaromContactQuestion *ask_kind(Fixture *fixture, guint kind) {
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  guint n_kinds, last;
  if (is_predicting(fixture))
    do_action(fixture, "win.predict");
  carom_player_seek(fixture->player, 0);
  g_action_group_change_action_state(actions, "predict-choices", g_variant_new_boolean(TRUE));
  g_action_group_change_action_state(actions, "predict-kinds", g_variant_new_uint32(1u << kind));
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  const CaromComparison *comparison = carom_player_get_comparison(fixture->player);
  if (!asks(fixture) || !carom_comparison_last_contact(comparison, 0, &last))
    return NULL;
  const CaromContactRecord *record = carom_run_get_contact(test_leading_run(fixture->player), last);
  const CaromContactQuestionPlace place = {carom_comparison_get_scene(comparison), record, last + 1,
                                           -INFINITY};
  g_assert_nonnull(carom_contact_question_kinds(&n_kinds));
  return carom_contact_question_pick(&place, 1u << kind, NULL);
}

/* In no scene and with no kind of question does a text say which choice is right, what those
 * believe who choose another one, or how it would end. */
static void test_all_kinds(Fixture *fixture, gconstpointer data) {
  guint n_scenes, n_kinds, n_asked = 0;
  const CaromBuiltin *scenes = carom_builtins(&n_scenes);
  carom_contact_question_kinds(&n_kinds);
  show_panel(fixture);
  for (guint i = 0; i < n_scenes; i++) {
    open_scene(fixture, scenes[i].id);
    for (guint k = 0; k < n_kinds; k++) {
      g_autoptr(CaromContactQuestion) asked =
          test_runs_cell(i, n_scenes, k, n_kinds) ? ask_kind(fixture, k) : NULL;
      if (!asked)
        continue;
      g_autofree char *texts = read_window(fixture);
      n_asked++;
      g_test_message("%s: %s", scenes[i].id, asked->question.question);
      g_assert_null(strstr(texts, "✓"));
      g_assert_true(!asked->question.answer || !strstr(texts, asked->question.answer));
      for (guint c = 0; c < carom_question_n_choices(&asked->question); c++) {
        const CaromQuestionChoice *choice = carom_question_choice(&asked->question, c);
        g_assert_true(!choice->belief || !strstr(texts, choice->belief));
        g_assert_true(!choice->meaning || !strstr(texts, choice->meaning));
      }
    }
  }
  g_assert_cmpuint(n_asked, >, n_scenes / 2);
}

/* Which kind asks the same whatever comes of the contact. */
static guint index_of_push(void) {
  guint n, i = 0;
  const CaromQuestionKind *const *kinds = carom_contact_question_kinds(&n);
  while (kinds[i] != &carom_question_kind_push)
    i++;
  return i;
}

/* Returns: whether the first contact of the scene asks, with that restitution */
static gboolean look_with_restitution(Fixture *fixture, const char *scene, double e,
                                      gboolean choices, Sight *sight) {
  GActionGroup *actions = G_ACTION_GROUP(fixture->window);
  open_scene(fixture, scene);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", e);
  g_action_group_change_action_state(actions, "predict-choices", g_variant_new_boolean(choices));
  g_action_group_change_action_state(actions, "predict-kinds",
                                     g_variant_new_uint32(1u << index_of_push()));
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  if (!asks(fixture))
    return FALSE;
  look(fixture, sight);
  return TRUE;
}

/* In no scene does anything that is seen or read out tell one restitution from another, whichever
 * form is asked. */
static void test_all_scenes(Fixture *fixture, gconstpointer data) {
  guint n_scenes, n_differ = 0;
  const CaromBuiltin *scenes = carom_builtins(&n_scenes);
  show_panel(fixture);
  for (guint i = 0; i < n_scenes; i++)
    for (guint choices = 0; choices < 2; choices++) {
      g_auto(Sight) one = {0}, other = {0};
      if (!test_runs_cell(i, n_scenes, choices, 2) ||
          !look_with_restitution(fixture, scenes[i].id, 0.9, choices, &one))
        continue;
      g_test_message("%s, %s", scenes[i].id, choices ? "choices" : "arrows");
      g_assert_true(look_with_restitution(fixture, scenes[i].id, 0.4, choices, &other));
      n_differ += !carom_vec2_equal(one.outcome.velocity_a, other.outcome.velocity_a);
      g_assert_cmpstr(one.texts, ==, other.texts);
      g_assert_true(g_bytes_equal(one.pictures, other.pictures));
    }
  g_assert_cmpuint(n_differ, >, n_scenes / 2);
}

/* The pictures do tell it once it is revealed: the comparison can fail. */
static void test_revealed_differs(Fixture *fixture, gconstpointer data) {
  for (guint i = 0; i < G_N_ELEMENTS(detections); i++) {
    g_auto(Sight) elastic, inelastic;
    open_secret(fixture, detections[i], "1", "2");
    go_to_question(fixture);
    reveal(fixture);
    look(fixture, &elastic);
    open_secret(fixture, detections[i], "0", "2");
    go_to_question(fixture);
    reveal(fixture);
    look(fixture, &inelastic);
    g_assert_cmpstr(elastic.texts, !=, inelastic.texts);
    g_assert_false(g_bytes_equal(elastic.pictures, inelastic.pictures));
  }
}

/* Each pane says whose turn it is, and nothing else stands before or behind that. */
static void test_turn(Fixture *fixture, gconstpointer data) {
  open_secret(fixture, "stepped", "1", "2");
  go_to_question(fixture);
  g_autoptr(GPtrArray) labels = find_footers(GTK_WIDGET(fixture->window));
  g_assert_cmpuint(labels->len, ==, 2 * count_panes(fixture));
  for (guint i = 0; i < labels->len; i++) {
    GtkLabel *shown = carom_fitting_label_get_shown(labels->pdata[i]);
    g_assert_cmpstr(gtk_label_get_text(shown), ==, i % 2 == 0 ? "Your turn" : "");
  }
}

/* Those who cannot see the panes are told that it is their turn, and at once: they must not hear
 * first what had been said of the frame in which the clock has stopped. */
static void test_read_out(Fixture *fixture, gconstpointer data) {
  open_secret(fixture, "stepped", "1", "2");
  gint64 due = g_get_monotonic_time() + G_USEC_PER_SEC;
  while (g_get_monotonic_time() < due)
    g_main_context_iteration(NULL, FALSE);
  do_action(fixture, "win.predict");
  do_action(fixture, "win.next-contact");
  g_autofree char *text =
      read_out(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_AREA, NULL));
  g_assert_true(g_str_has_suffix(text, " s. Your turn."));
  g_assert_nonnull(strstr(text, "0 contacts"));
  g_assert_null(strstr(text, "Same"));
}

/* Neither menus nor keys copy or export the answer, and no page shows it. */
static void test_ways_out(Fixture *fixture, gconstpointer data) {
  static const char *const closed[] = {"export", "export-to", "copy-contact", "copy-balance",
                                       "view"};
  guint n_pages;
  const CaromPage *const *pages = carom_pages(&n_pages);
  open_secret(fixture, "stepped", "1", "2");
  go_to_question(fixture);
  for (guint i = 0; i < G_N_ELEMENTS(closed); i++)
    g_assert_false(is_enabled(fixture, closed[i]));
  for (guint i = 0; i < n_pages; i++) {
    gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", pages[i]->id);
    assert_page(fixture, "predict");
  }
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.walk-on", NULL);
  assert_page(fixture, "predict");
  do_action(fixture, "win.predict");
  for (guint i = 0; i < G_N_ELEMENTS(closed); i++)
    g_assert_true(is_enabled(fixture, closed[i]));
}

/* As long as another contact of that instant is to ask, only what is of this one is shown. */
static void test_more_to_ask(Fixture *fixture, gconstpointer data) {
  g_autoptr(GString) texts = g_string_new(NULL);
  show_panel(fixture);
  open_secret(fixture, "events", "1", "2");
  go_to_question(fixture);
  reveal(fixture);
  g_assert_false(is_enabled(fixture, "export"));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "collisions");
  assert_page(fixture, "predict");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "why");
  assert_page(fixture, "why");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  assert_page(fixture, "working");
  /* As for those who look, a frame passes, in which the focus leaves the hidden page. GTK 4.18
   * loses count of its references to a page that still has the focus when a part of it is hidden,
   * too. */
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  do_action(fixture, "win.predict-go-on");
  g_assert_true(asks(fixture));
  assert_page(fixture, "predict");
  reveal(fixture);
  test_wait_for_frames(GTK_WIDGET(fixture->window));
  note_texts(GTK_WIDGET(fixture->window), texts);
  g_assert_nonnull(strstr(texts->str, "A stops dead."));
  g_assert_nonnull(strstr(texts->str, "2 contacts"));
  g_assert_true(is_enabled(fixture, "export"));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "collisions");
  assert_page(fixture, "collisions");
}

/* ---- Afterwards ---- */

static CaromPaneArea *get_area(Fixture *fixture) {
  return CAROM_PANE_AREA(test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PANE_AREA, NULL));
}

/* Whether the first pane shows the guess; -1 if it shows nothing of the contact. */
static int shows_guess(Fixture *fixture) {
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture), &picture);
  return picture.picture.overlay ? picture.picture.overlay->handles : -1;
}

/* Each page has its own picture: the guess beside the truth, the working's marks, or none. */
static void test_show_the_working(Fixture *fixture, gconstpointer data) {
  open_secret(fixture, "events", "1", "2");
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.predict-filter", "s", "1");
  go_to_question(fixture);
  g_assert_cmpint(shows_guess(fixture), ==, TRUE);
  reveal(fixture);
  g_assert_cmpint(shows_guess(fixture), ==, TRUE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "working");
  g_assert_cmpint(shows_guess(fixture), ==, FALSE);
  do_action(fixture, "win.walk-on");
  g_auto(CaromPaneAreaPicture) picture;
  carom_pane_area_get_picture(get_area(fixture), &picture);
  g_assert_cmpint(picture.picture.overlay->line, >=, 0);
  g_assert_cmpint(picture.picture.overlay->side, ==, CAROM_BEFORE);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "graphs");
  g_assert_cmpint(shows_guess(fixture), ==, -1);
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.view", "s", "predict");
  g_assert_cmpint(shows_guess(fixture), ==, TRUE);
  g_auto(CaromPaneAreaPicture) again;
  carom_pane_area_get_picture(get_area(fixture), &again);
  g_assert_cmpint(again.picture.overlay->side, ==, CAROM_AFTER);
}

static guint count_rows(Fixture *fixture) {
  GtkWidget *page = test_find(GTK_WIDGET(fixture->window), CAROM_TYPE_PREDICTION_VIEW, NULL);
  g_autoptr(GPtrArray) rows = g_ptr_array_new();
  collect(page, GTK_TYPE_LIST_BOX_ROW, rows);
  return rows->len;
}

/* Another scene ends the asking, and the run plays through. An edit of the scene leaves the
 * question, and asks anew of what comes now. What has been revealed is kept; both questions that
 * were left are skipped. */
static void test_another_scene(Fixture *fixture, gconstpointer data) {
  open_secret(fixture, "stepped", "1", "2");
  go_to_question(fixture);
  reveal(fixture);
  do_action(fixture, "win.predict-go-on");
  g_assert_true(asks(fixture));
  gtk_widget_activate_action(GTK_WIDGET(fixture->window), "win.restitution", "d", 0.5);
  g_assert_true(asks(fixture));
  open_scene(fixture, "oblique");
  g_autoptr(GVariant) is_on = get_state(fixture, "predict");
  g_assert_false(g_variant_get_boolean(is_on));
  g_assert_false(asks(fixture));
  g_assert_true(is_enabled(fixture, "view"));
  g_assert_true(is_enabled(fixture, "export"));
  g_assert_cmpuint(count_rows(fixture), ==, 1 + 2);
  g_assert_cmpint(shows_guess(fixture), ==, -1);
  do_action(fixture, "win.next-contact");
  g_assert_false(asks(fixture));
}

int main(int argc, char **argv) {
  static const WindowTest tests[] = {
      {"/prediction-secret/restitution", test_restitution},
      {"/prediction-secret/staging", test_staging},
      {"/prediction-secret/masses", test_masses},
      {"/prediction-secret/choices", test_choices},
      {"/prediction-secret/all-kinds", test_all_kinds},
      {"/prediction-secret/all-scenes", test_all_scenes},
      {"/prediction-secret/revealed-differs", test_revealed_differs},
      {"/prediction-secret/turn", test_turn},
      {"/prediction-secret/read-out", test_read_out},
      {"/prediction-secret/ways-out", test_ways_out},
      {"/prediction-secret/more-to-ask", test_more_to_ask},
      {"/prediction-secret/show-the-working", test_show_the_working},
      {"/prediction-secret/another-scene", test_another_scene},
  };
  return run_window_tests(argc, argv, tests, G_N_ELEMENTS(tests), NULL);
}
