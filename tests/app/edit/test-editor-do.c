/* test-editor-do: what edits of what is selected come to: one step of undo, or a sentence that says
 * why not. */
#include "editor-scene-test.h"

#include "carom-item-setting.h"

/* More discs than a file can list, as at a later time of a large crowd. */
static void open_too_many(Fixture *fixture) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  for (guint i = 0; i <= CAROM_SCENE_MAX_PLACED; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(3.0 * i, 0);
    carom_scene_add_body(scene, body);
  }
  carom_document_open_scene(fixture->document, scene, FALSE);
}

/* Whoever asks for the reason gets it, whatever refuses, and it is not said twice; else it is
 * said. */
static void test_refused(Fixture *fixture, gconstpointer data) {
  CaromItem first = {CAROM_ITEM_DISC, 0};
  CaromItemColumn column = {.kind = CAROM_ITEM_DISC,
                            .field = carom_edit_field_by_id(CAROM_ITEM_DISC, "pinned")};
  CaromItemSetting setting = {.column = &column, .value = 1};
  g_autoptr(GError) error = NULL;
  open_too_many(fixture);
  g_assert_false(carom_item_setting_do(&setting, fixture->editor, &fixture->view, first, &error));
  g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_TOO_MANY);
  g_assert_null(fixture->refused);
  test_assert_undo(fixture, NULL);
  carom_commands_nudge(fixture->editor, &fixture->view, 1, 0);
  g_assert_cmpstr(fixture->refused, ==, error->message);
}

/* So does what a field itself refuses. */
static void test_refused_field(Fixture *fixture, gconstpointer data) {
  CaromItem first = {CAROM_ITEM_DISC, 0};
  CaromItemColumn column = {.kind = CAROM_ITEM_DISC,
                            .field = carom_edit_field_by_id(CAROM_ITEM_DISC, "r")};
  CaromItemSetting setting = {.column = &column, .value = -1};
  g_autoptr(GError) error = NULL;
  g_assert_false(carom_item_setting_do(&setting, fixture->editor, &fixture->view, first, &error));
  g_assert_error(error, CAROM_EDIT_ERROR, CAROM_EDIT_ERROR_RANGE);
  g_assert_null(fixture->refused);
  test_assert_undo(fixture, NULL);
}

int main(int argc, char **argv) {
  static const EditorTest tests[] = {
      {"/editor-do/refused", test_refused},
      {"/editor-do/refused/field", test_refused_field},
  };
  return run_editor_tests(argc, argv, tests, G_N_ELEMENTS(tests));
}
