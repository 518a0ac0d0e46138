/* carom-quiz-actions: passes the actions on to the quiz, and updates which of them are enabled
 * whenever the quiz has changed. */
#include "carom-quiz-actions.h"

static void reveal(GSimpleAction *action, GVariant *parameter, gpointer quiz) {
  carom_quiz_reveal(quiz);
}

static void go_on(GSimpleAction *action, GVariant *parameter, gpointer quiz) {
  carom_quiz_go_on(quiz);
}

static void clear(GSimpleAction *action, GVariant *parameter, gpointer quiz) {
  carom_quiz_clear(quiz);
}

static void set_which(GSimpleAction *action, GVariant *parameter, gpointer quiz) {
  g_autoptr(GError) error = NULL;
  if (!carom_quiz_set_which(quiz, g_variant_get_string(parameter, NULL), &error))
    g_signal_emit_by_name(quiz, "failed", error->message);
}

static const GActionEntry entries[] = {
    {.name = "reveal", .activate = reveal},
    {.name = "predict-go-on", .activate = go_on},
    {.name = "predict-skip", .activate = go_on},
    {.name = "predict-which", .activate = set_which, .parameter_type = "s"},
    {.name = "predict-clear", .activate = clear},
};

static void set_enabled(GActionMap *map, const char *name, gboolean enabled) {
  GAction *action = g_action_map_lookup_action(map, name);
  if (action) /* a window that is being destroyed has removed its actions */
    g_simple_action_set_enabled(G_SIMPLE_ACTION(action), enabled);
}

static void show_state(CaromQuiz *quiz, GActionMap *map) {
  CaromQuizState state = carom_quiz_get_state(quiz);
  set_enabled(map, "reveal", carom_quiz_can_reveal(quiz));
  set_enabled(map, "predict-skip", state == CAROM_QUIZ_ASKING);
  set_enabled(map, "predict-go-on", state == CAROM_QUIZ_WAITING || state == CAROM_QUIZ_REVEALED);
  set_enabled(map, "predict-clear", carom_quiz_get_record(quiz)->len > 0);
}

void carom_quiz_actions_add(GActionMap *map, CaromQuiz *quiz) {
  g_autoptr(GPropertyAction) predict = g_property_action_new("predict", quiz, "active");
  g_action_map_add_action(map, G_ACTION(predict));
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), quiz);
  g_signal_connect_object(quiz, "changed", G_CALLBACK(show_state), map, 0);
  g_signal_connect_object(quiz, "guessed", G_CALLBACK(show_state), map, 0);
  show_state(quiz, map);
}
