/* carom-editor-find: what the pointer would take hold of in the scene, with the editor's tool and
 * what is selected in it. */
#pragma once

#include "carom-editor.h"

/* @handle: (out): by which what is selected can be launched
 * Returns: FALSE unless it is a single disc that can be, see carom_handle_can_launch() */
gboolean carom_editor_get_launch(CaromEditor *self, const CaromEditView *view, CaromHandle *handle);

/* What is at a place as the pane shows it now: what is selected may be launched from there; for the
 * rest see carom_handle_find(). */
CaromHandle carom_editor_find(CaromEditor *self, const CaromEditView *view, CaromVec2 place);

/* What pressing there would take hold of. */
CaromHandle carom_editor_find_hold(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                   CaromEditorKeys keys);

/* Returns: (transfer none): the cursor that tells what pressing there would do, by its name in CSS
 */
const char *carom_editor_get_cursor(CaromEditor *self, const CaromEditView *view, CaromVec2 place,
                                    CaromEditorKeys keys);
