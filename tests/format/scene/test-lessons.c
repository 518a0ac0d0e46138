/* test-lessons: every built-in scene has a lesson, and what it says is so. */
#include "lesson.h"

static const Lesson *const lists[] = {lessons_two_discs, lessons_several_discs, lessons_walls,
                                      lessons_gases,     lessons_exact_time,    lessons_steps};

static gboolean has_lesson(const char *scene) {
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    for (const Lesson *lesson = lists[i]; lesson->scene != NULL; lesson++)
      if (g_str_equal(lesson->scene, scene))
        return TRUE;
  return FALSE;
}

static void test_every_scene(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++)
    if (!has_lesson(builtins[i].id))
      g_error("No test holds what the scene %s says", builtins[i].id);
}

/* Each question has its answer, and the lesson leaves it to be asked for. */
static void test_every_answer(void) {
  guint n;
  const CaromBuiltin *builtins = carom_builtins(&n);
  for (guint i = 0; i < n; i++) {
    g_autoptr(CaromScene) scene = lesson_load(builtins[i].id);
    for (guint j = 0; j < scene->questions->len; j++) {
      const char *answer = carom_scene_question(scene, j)->answer;
      g_assert_nonnull(answer);
      g_assert_null(g_strstr_len(scene->lesson, -1, answer));
    }
  }
}

static void add_list(const Lesson *list) {
  for (const Lesson *lesson = list; lesson->scene != NULL; lesson++) {
    g_autofree char *path = g_strdup_printf("/lesson/%s", lesson->scene);
    g_test_add_func(path, lesson->test);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/lessons/every-scene", test_every_scene);
  g_test_add_func("/lessons/every-answer", test_every_answer);
  for (guint i = 0; i < G_N_ELEMENTS(lists); i++)
    add_list(lists[i]);
  return g_test_run();
}
