/* carom-edit-actions: passes the actions on to the editor and its commands. What can be done
 * follows from how much is selected, so each action is listed with how much it needs. */
#include "carom-edit-actions.h"

#include "carom-action.h"
#include "carom-commands.h"
#include "carom-edit-choices.h"
#include "carom-edit-clipboard.h"

#include <glib/gi18n-lib.h>

/* ---- Where ---- */

/* @view: (out): of the pane that is edited
 * Returns: FALSE if it cannot be now, which has been said */
static gboolean get_view(CaromEditActions *actions, CaromEditView *view) {
  if (carom_pane_strip_get_edit_view(actions->panes, view))
    return TRUE;
  carom_toast_say(actions->toast,
                  _("Nothing can be edited while the panes show the geometry of a contact, or are "
                    "seen close up. Go a frame on, or press Ctrl+0."));
  return FALSE;
}

/* ---- Selecting ---- */

static void select_all(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_select_all(actions->editor, &view);
}

static void select_next(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_select_next(actions->editor, &view, 1);
}

static void select_previous(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_select_next(actions->editor, &view, -1);
}

static void deselect(GSimpleAction *action, GVariant *parameter, gpointer data) {
  carom_editor_select(((CaromEditActions *)data)->editor, NULL);
}

/* ---- The clipboard ---- */

static void cut(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (!get_view(actions, &view))
    return;
  g_autoptr(CaromScene) scene = carom_commands_cut(actions->editor, &view);
  if (scene)
    carom_edit_clipboard_copy(actions->clipboard, scene);
}

static void copy(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (!get_view(actions, &view))
    return;
  g_autoptr(CaromScene) scene = carom_commands_copy(actions->editor, &view);
  if (scene)
    carom_edit_clipboard_copy(actions->clipboard, scene);
}

static void paste_text(CaromEditActions *actions, const char *text) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) scene = carom_edit_clipboard_parse(text, &error);
  CaromEditView view;
  if (!scene)
    carom_toast_say(actions->toast, error->message);
  else if (get_view(actions, &view))
    carom_commands_paste(actions->editor, &view, scene, NULL);
}

/* The window may have gone meanwhile. */
static void on_text(GObject *clipboard, GAsyncResult *result, gpointer data) {
  g_autoptr(GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, &error);
  CaromEditActions *actions = data;
  if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object(&actions->reading);
  paste_text(actions, text ? text : "");
}

static void paste(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  carom_edit_actions_stop(actions);
  actions->reading = g_cancellable_new();
  gdk_clipboard_read_text_async(actions->clipboard, actions->reading, on_text, actions);
}

/* ---- Edits of what is selected ---- */

static void duplicate(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_duplicate(actions->editor, &view);
}

static void delete (GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_delete(actions->editor, &view);
}

static void nudge(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  int dx, dy;
  g_variant_get(parameter, "(ii)", &dx, &dy);
  if (get_view(actions, &view))
    carom_commands_nudge(actions->editor, &view, dx, dy);
}

static void aim(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  int dx, dy;
  g_variant_get(parameter, "(ii)", &dx, &dy);
  if (get_view(actions, &view))
    carom_commands_aim(actions->editor, &view, dx, dy);
}

static void resize(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_resize(actions->editor, &view, g_variant_get_int32(parameter));
}

static void turn(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    carom_commands_turn(actions->editor, &view, g_variant_get_double(parameter));
}

/* @value: (out): that of the choice which an action's parameter names
 * Returns: FALSE if there is no such choice, or nothing can be edited now */
static gboolean get_choice(CaromEditActions *actions, const CaromEditChoices *choices,
                           GVariant *parameter, int *value, CaromEditView *view) {
  const CaromEditChoice *choice =
      carom_edit_choices_find(choices, g_variant_get_string(parameter, NULL));
  g_return_val_if_fail(choice, FALSE);
  *value = choice->value;
  return get_view(actions, view);
}

static void align(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  int alignment;
  if (get_choice(actions, &carom_edit_choices_alignment, parameter, &alignment, &view))
    carom_commands_align(actions->editor, &view, (CaromAlignment)alignment);
}

static void distribute(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  int distribution;
  if (get_choice(actions, &carom_edit_choices_distribution, parameter, &distribution, &view))
    carom_commands_distribute(actions->editor, &view, (CaromDistribution)distribution);
}

static void mirror(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  int axis;
  if (get_choice(actions, &carom_edit_choices_mirror, parameter, &axis, &view))
    carom_commands_mirror(actions->editor, &view, (CaromMirror)axis);
}

/* The table in the side panel has the numbers; its row takes the focus. */
static void show_item(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  g_action_group_change_action_state(G_ACTION_GROUP(actions->window), "show-panel",
                                     g_variant_new_boolean(TRUE));
  gtk_widget_activate_action(actions->window, "win.show-item", NULL);
}

/* ---- The tool ---- */

static void set_tool(GSimpleAction *action, GVariant *value, gpointer data) {
  const CaromEditChoice *choice =
      carom_edit_choices_find(&carom_edit_choices_tool, g_variant_get_string(value, NULL));
  if (choice)
    carom_editor_set_tool(((CaromEditActions *)data)->editor, (CaromTool)choice->value);
}

static void show_tool(CaromEditor *editor, GSimpleAction *action) {
  const CaromEditChoices *tools = &carom_edit_choices_tool;
  for (guint i = 0; i < tools->n_choices; i++)
    if (tools->choices[i].value == (int)carom_editor_get_tool(editor))
      g_simple_action_set_state(action, g_variant_new_string(tools->choices[i].id));
}

/* ---- What can be done ---- */

typedef struct {
  GActionEntry entry;
  guint n_discs, n_items; /* so many have to be selected */
} Edit;

static const Edit edits[] = {
    {{.name = "edit-deselect", .activate = deselect}, 0, 1},
    {{.name = "edit-cut", .activate = cut}, 0, 1},
    {{.name = "edit-copy", .activate = copy}, 0, 1},
    {{.name = "edit-duplicate", .activate = duplicate}, 0, 1},
    {{.name = "edit-delete", .activate = delete}, 0, 1},
    {{.name = "edit-nudge", .activate = nudge, .parameter_type = "(ii)"}, 0, 1},
    {{.name = "edit-aim", .activate = aim, .parameter_type = "(ii)"}, 1, 1},
    {{.name = "edit-resize", .activate = resize, .parameter_type = "i"}, 1, 1},
    {{.name = "edit-mirror", .activate = mirror, .parameter_type = "s"}, 0, 1},
    {{.name = "edit-turn", .activate = turn, .parameter_type = "d"}, 0, 1},
    {{.name = "edit-align", .activate = align, .parameter_type = "s"}, 0, 2},
    {{.name = "edit-distribute", .activate = distribute, .parameter_type = "s"}, 0, 3},
    {{.name = "edit-item", .activate = show_item}, 0, 1},
};

/* These need nothing that is selected. */
static const GActionEntry others[] = {
    {.name = "edit-select-all", .activate = select_all},
    {.name = "edit-select-next", .activate = select_next},
    {.name = "edit-select-previous", .activate = select_previous},
    {.name = "edit-paste", .activate = paste},
    {.name = "edit-tool", .parameter_type = "s", .state = "'select'", .change_state = set_tool},
};

static void show_state(CaromEditActions *actions) {
  GActionMap *map = G_ACTION_MAP(actions->window);
  const CaromScene *scene = carom_document_get_scene(actions->document);
  const CaromSelection *selection = carom_editor_get_selection(actions->editor);
  guint n_discs = carom_selection_count_of(selection, CAROM_ITEM_DISC);
  guint n_items = carom_selection_count(selection);
  gboolean may_edit = scene && !carom_prediction_session_is_secret(actions->session);
  gboolean has_items = may_edit && scene->bodies->len + scene->walls->len > 0;
  for (guint i = 0; i < G_N_ELEMENTS(edits); i++)
    carom_action_set_enabled(map, edits[i].entry.name,
                             may_edit && n_discs >= edits[i].n_discs &&
                                 n_items >= edits[i].n_items);
  carom_action_set_enabled(map, "edit-select-all", has_items);
  carom_action_set_enabled(map, "edit-select-next", has_items);
  carom_action_set_enabled(map, "edit-select-previous", has_items);
  carom_action_set_enabled(map, "edit-paste",
                           may_edit && carom_edit_clipboard_has_text(actions->clipboard));
  carom_action_set_enabled(map, "edit-tool", may_edit);
}

/* Until @map goes, to which @actions belong. */
static void watch(gpointer object, const char *signal, CaromEditActions *actions, GActionMap *map) {
  GClosure *closure = g_cclosure_new_swap(G_CALLBACK(show_state), actions, NULL);
  g_object_watch_closure(G_OBJECT(map), closure);
  g_signal_connect_closure(object, signal, closure, FALSE);
}

static void add_property(GActionMap *map, const char *name, CaromEditor *editor,
                         const char *property) {
  g_autoptr(GPropertyAction) action = g_property_action_new(name, editor, property);
  g_action_map_add_action(map, G_ACTION(action));
}

void carom_edit_actions_add(GActionMap *map, CaromEditActions *actions) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && actions);
  for (guint i = 0; i < G_N_ELEMENTS(edits); i++)
    g_action_map_add_action_entries(map, &edits[i].entry, 1, actions);
  g_action_map_add_action_entries(map, others, G_N_ELEMENTS(others), actions);
  add_property(map, "edit-snap", actions->editor, "snap");
  add_property(map, "edit-push-apart", actions->editor, "push-apart");
  add_property(map, "edit-mass", actions->editor, "mass-power");
  g_signal_connect_object(actions->editor, "tool-changed", G_CALLBACK(show_tool),
                          g_action_map_lookup_action(map, "edit-tool"), 0);
  g_signal_connect_object(actions->editor, "refused", G_CALLBACK(carom_toast_say), actions->toast,
                          G_CONNECT_SWAPPED);
  watch(actions->editor, "selection-changed", actions, map);
  watch(actions->session, "changed", actions, map);
  watch(carom_document_get_player(actions->document), "replaced", actions, map);
  watch(actions->clipboard, "changed", actions, map);
  show_state(actions);
}

void carom_edit_actions_stop(CaromEditActions *actions) {
  g_cancellable_cancel(actions->reading);
  g_clear_object(&actions->reading);
}
