/* carom-quiz-actions: see the header. */
#include "carom-quiz-actions.h"

#include "carom-action.h"

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
  carom_quiz_request_which(quiz, g_variant_get_string(parameter, NULL));
}

static const GActionEntry entries[] = {
    {.name = "reveal", .activate = reveal},
    {.name = "predict-go-on", .activate = go_on},
    {.name = "predict-skip", .activate = go_on},
    {.name = "predict-which", .activate = set_which, .parameter_type = "s"},
    {.name = "predict-clear", .activate = clear},
};

static void show_state(CaromQuiz *quiz, GActionMap *map) {
  CaromQuizState state = carom_quiz_get_state(quiz);
  carom_action_set_enabled(map, "reveal", carom_quiz_can_reveal(quiz));
  carom_action_set_enabled(map, "predict-skip", state == CAROM_QUIZ_ASKING);
  carom_action_set_enabled(map, "predict-go-on",
                           state == CAROM_QUIZ_WAITING || state == CAROM_QUIZ_REVEALED);
  carom_action_set_enabled(map, "predict-clear", carom_quiz_get_record(quiz)->len > 0);
}

void carom_quiz_actions_add(GActionMap *map, CaromQuiz *quiz) {
  g_autoptr(GPropertyAction) predict = g_property_action_new("predict", quiz, "active");
  g_action_map_add_action(map, G_ACTION(predict));
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), quiz);
  g_signal_connect_object(quiz, "changed", G_CALLBACK(show_state), map, 0);
  g_signal_connect_object(quiz, "guessed", G_CALLBACK(show_state), map, 0);
  show_state(quiz, map);
}
