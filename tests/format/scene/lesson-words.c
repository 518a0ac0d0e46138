/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* lesson-words: finds the numbers that a test holds in the words of its scene. */
#include "carom-unit.h"
#include "lesson.h"

/* With a thousands comma; 5/3 is one number. */
#define NUMBER "−?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?"

static CaromScene *load_scene_of_test(void) {
  g_autofree char *id = g_path_get_basename(g_test_get_path());
  return lesson_load(id);
}

/* Phrases have plain spaces. */
static gboolean has_phrase(const char *words, const char *phrase) {
  g_autofree char *text = words ? carom_unit_plain_spaces(words) : g_strdup("");
  g_autofree char *escaped = g_regex_escape_string(phrase, -1);
  /* "1.5 m" does not say "5 m", nor "−2 m" "2 m", nor "3.25" "3.2". */
  g_autofree char *whole = g_strdup_printf("(?<![\\d−])(?<!\\d[.,/])%s(?![.,/]?\\d)", escaped);
  return g_regex_match_simple(whole, text, 0, 0);
}

static gboolean has_phrase_in_choices(const CaromQuestion *question, const char *phrase) {
  gboolean found = FALSE;
  for (guint i = 0; i < carom_question_n_choices(question); i++) {
    const CaromQuestionChoice *choice = carom_question_choice(question, i);
    found |= has_phrase(choice->choice, phrase) || has_phrase(choice->belief, phrase) ||
             has_phrase(choice->meaning, phrase);
  }
  return found;
}

void lesson_says(const char *phrase) {
  g_autoptr(CaromScene) scene = load_scene_of_test();
  gboolean found = has_phrase(scene->lesson, phrase);
  for (guint i = 0; i < scene->questions->len; i++) {
    const CaromQuestion *question = carom_scene_question(scene, i);
    found |= has_phrase(question->question, phrase) || has_phrase(question->answer, phrase) ||
             has_phrase_in_choices(question, phrase);
  }
  if (!found)
    g_error("The words of the scene %s do not say “%s”", scene->id, phrase);
}

GStrv lesson_numbers(const char *text) {
  g_autoptr(GRegex) regex = g_regex_new(NUMBER, 0, 0, NULL);
  g_autoptr(GStrvBuilder) numbers = g_strv_builder_new();
  g_autoptr(GMatchInfo) match = NULL;
  for (g_regex_match(regex, text, 0, &match); g_match_info_matches(match);
       g_match_info_next(match, NULL)) {
    g_autofree char *number = g_match_info_fetch(match, 0);
    g_strv_builder_add(numbers, number);
  }
  return g_strv_builder_end(numbers);
}

/* As C writes it. */
static char *first_number(const char *phrase) {
  g_auto(GStrv) numbers = lesson_numbers(phrase);
  if (numbers[0] == NULL)
    g_error("There is no number in “%s”", phrase);
  GString *number = g_string_new(numbers[0]);
  g_string_replace(number, "−", "-", 0);
  g_string_replace(number, ",", "", 0);
  return g_string_free(number, FALSE);
}

double lesson_said(const char *phrase) {
  lesson_says(phrase);
  g_autofree char *number = first_number(phrase);
  const char *slash = strchr(number, '/');
  double value = g_ascii_strtod(number, NULL);
  return slash == NULL ? value : value / g_ascii_strtod(slash + 1, NULL);
}

guint lesson_said_count(const char *phrase) {
  return (guint)lesson_said(phrase);
}

double lesson_half_digit(const char *phrase) {
  g_autofree char *number = first_number(phrase);
  g_assert_null(strchr(number, '/')); /* a fraction is exact */
  const char *point = strchr(number, '.');
  size_t n_decimals = point == NULL ? 0 : strlen(point + 1);
  return (0.5 + 1e-9) * pow(10, -(double)n_decimals); /* a value in the middle goes either way */
}
