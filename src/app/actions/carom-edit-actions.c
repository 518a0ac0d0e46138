/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-actions: passes the actions on to the editor and its commands, which are a table: what
 * each calls, and how much it needs to be there and to be selected. */
#include "carom-edit-actions.h"

#include "carom-action.h"
#include "carom-commands.h"
#include "carom-edit-choices.h"
#include "carom-edit-clipboard.h"

#include <glib/gi18n-lib.h>

/* ---- Where ---- */

/* What is said of one scene need not hold of that which comes of another edit, or of undo. */
#define OF_THIS_SCENE "of-this-scene"

/* @view: (out): of the pane that is edited
 * Returns: FALSE if it cannot be now, and why has been said */
static gboolean get_view(CaromEditActions *actions, CaromEditView *view) {
  if (carom_pane_strip_get_edit_view(actions->panes, view))
    return TRUE;
  const char *obstacle = carom_pane_strip_get_edit_obstacle(actions->panes);
  if (obstacle)
    carom_toast_say(actions->toast, obstacle);
  return FALSE;
}

static void show_refused(CaromToast *toast, const char *message) {
  carom_toast_say_about(toast, OF_THIS_SCENE, message);
}

static void withdraw_refused(CaromToast *toast) {
  carom_toast_withdraw(toast, OF_THIS_SCENE);
}

/* ---- The clipboard ---- */

/* Returns: (nullable): @place, where the menu was opened in which pasting was chosen; or NULL */
static const CaromVec2 *find_paste_place(CaromEditActions *actions, const CaromEditView *view,
                                         CaromVec2 *place) {
  if (!actions->pastes_here || !carom_pane_strip_get_menu_place(actions->panes, place))
    return NULL;
  *place = carom_editor_round_place(actions->editor, view, *place);
  return place;
}

/* @pasted: with lengths that could not be converted */
static void say_unit(CaromEditActions *actions, const CaromScene *pasted, const char *unit) {
  g_autofree char *text =
      /* Translators: two units of length, such as px and m. */
      g_strdup_printf(_("Lengths in %s cannot be converted, so their numbers are in %s now."),
                      pasted->unit, unit);
  carom_toast_say_about(actions->toast, OF_THIS_SCENE, text);
}

static void paste_text(CaromEditActions *actions, const char *text) {
  g_autoptr(GError) error = NULL;
  g_autoptr(CaromScene) before = carom_scene_ref(carom_document_get_scene(actions->document));
  g_autoptr(CaromScene) scene = carom_edit_clipboard_parse(text, before->unit, &error);
  CaromEditView view;
  CaromVec2 place;
  if (!scene) {
    carom_toast_say_about(actions->toast, OF_THIS_SCENE, error->message);
  } else if (get_view(actions, &view)) {
    carom_commands_paste(actions->editor, &view, scene, find_paste_place(actions, &view, &place));
    if (carom_document_get_scene(actions->document) != before &&
        !g_str_equal(scene->unit, before->unit))
      say_unit(actions, scene, before->unit);
  }
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

static void stop_reading(CaromEditActions *actions) {
  g_cancellable_cancel(actions->reading);
  g_clear_object(&actions->reading);
}

static void read_and_paste(CaromEditActions *actions, gboolean here) {
  stop_reading(actions);
  actions->pastes_here = here;
  actions->reading = g_cancellable_new();
  gdk_clipboard_read_text_async(actions->clipboard, actions->reading, on_text, actions);
}

static void paste(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  read_and_paste(actions, FALSE);
}

static void paste_here(GSimpleAction *action, GVariant *parameter, gpointer actions) {
  read_and_paste(actions, TRUE);
}

/* ---- Nudges ----
 *
 * A held key asks for them faster than a large scene can be shown. The first one is done at once.
 * Those that follow before it is seen are one edit by all of the way, which is done in the next
 * frame, or before anything else reads or changes the scene, see carom_document_do_pending(). */

static void do_pending_nudges(CaromEditActions *actions) {
  if (!actions->has_nudges)
    return;
  actions->has_nudges = FALSE;
  carom_commands_nudge(actions->editor, &actions->nudge_view, actions->nudge_x, actions->nudge_y);
}

/* Before the frame is drawn, so that it shows what comes of it; until one has been drawn with
 * nothing to do. */
static gboolean on_nudged_frame(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  CaromEditActions *actions = data;
  if (actions->has_nudges) {
    do_pending_nudges(actions);
    return G_SOURCE_CONTINUE;
  }
  actions->nudge_tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* How long a step is depends on it. */
static gboolean is_same_view(const CaromEditView *one, const CaromEditView *other) {
  return one->pane == other->pane && one->points_per_unit == other->points_per_unit;
}

/* What is held with the pointer is let go of by the nudge, before the pointer moves on. */
static gboolean may_wait(CaromEditActions *actions) {
  return actions->nudge_tick_id != 0 && !carom_editor_is_dragging(actions->editor);
}

static void nudge(CaromEditActions *actions, const CaromEditView *view, int dx, int dy) {
  if (actions->has_nudges && !is_same_view(view, &actions->nudge_view))
    do_pending_nudges(actions);
  actions->nudge_x = (actions->has_nudges ? actions->nudge_x : 0) + dx;
  actions->nudge_y = (actions->has_nudges ? actions->nudge_y : 0) + dy;
  actions->nudge_view = *view;
  actions->has_nudges = TRUE;
  if (may_wait(actions))
    return;
  do_pending_nudges(actions);
  if (actions->nudge_tick_id == 0)
    actions->nudge_tick_id =
        gtk_widget_add_tick_callback(actions->window, on_nudged_frame, actions, NULL);
}

/* ---- Commands ---- */

static void select_next(CaromEditor *editor, const CaromEditView *view) {
  carom_commands_select_next(editor, view, 1);
}

static void select_previous(CaromEditor *editor, const CaromEditView *view) {
  carom_commands_select_next(editor, view, -1);
}

static void align(CaromEditor *editor, const CaromEditView *view, int choice) {
  carom_commands_align(editor, view, (CaromAlignment)choice);
}

static void distribute(CaromEditor *editor, const CaromEditView *view, int choice) {
  carom_commands_distribute(editor, view, (CaromEditDistribution)choice);
}

static void mirror(CaromEditor *editor, const CaromEditView *view, int choice) {
  carom_commands_mirror(editor, view, (CaromMirror)choice);
}

/* One of the functions is set, or is_nudge; which one says what the action's parameter is. */
typedef struct {
  const char *name;
  guint n_there;           /* the scene has to have so many items */
  guint n_movers, n_items; /* so many have to be selected, see carom_item_moves() */
  gboolean needs_overlaps; /* edits have to have left some */
  void (*plain)(CaromEditor *editor, const CaromEditView *view);
  CaromScene *(*take)(CaromEditor *editor, const CaromEditView *view); /* for the clipboard */
  gboolean is_nudge;
  void (*step)(CaromEditor *editor, const CaromEditView *view, int dx, int dy);
  void (*grow)(CaromEditor *editor, const CaromEditView *view, int direction);
  void (*set)(CaromEditor *editor, const CaromEditView *view, double value);
  const char *state; /* (nullable): what is set now, at first */
  void (*choose)(CaromEditor *editor, const CaromEditView *view, int choice);
  const CaromEditChoices *choices;
} Command;

static const Command commands[] = {
    {"edit-select-all", 1, 0, 0, .plain = carom_commands_select_all},
    {"edit-select-next", 1, 0, 0, .plain = select_next},
    {"edit-select-previous", 1, 0, 0, .plain = select_previous},
    {"edit-cut", 1, 0, 1, .take = carom_commands_cut},
    {"edit-copy", 1, 0, 1, .take = carom_commands_copy},
    {"edit-duplicate", 1, 0, 1, .plain = carom_commands_duplicate},
    {"edit-delete", 1, 0, 1, .plain = carom_commands_delete},
    {"edit-separate", 1, 0, 0, .plain = carom_commands_push_apart, .needs_overlaps = TRUE},
    {"edit-nudge", 1, 0, 1, .is_nudge = TRUE},
    {"edit-aim", 1, 1, 1, .step = carom_commands_aim},
    {"edit-resize", 1, 1, 1, .grow = carom_commands_resize},
    {"edit-set-mass", 1, 1, 1, .set = carom_commands_set_mass, .state = "0.0"},
    {"edit-turn", 1, 0, 1, .set = carom_commands_turn},
    {"edit-mirror", 1, 0, 1, .choose = mirror, .choices = &carom_edit_choices_mirror},
    {"edit-align", 2, 0, 2, .choose = align, .choices = &carom_edit_choices_alignment},
    {"edit-distribute", 3, 0, 3, .choose = distribute, .choices = &carom_edit_choices_distribution},
};

static const Command *find_command(const char *name) {
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
    if (g_str_equal(commands[i].name, name))
      return &commands[i];
  g_return_val_if_reached(NULL);
}

/* Returns: (nullable): that of its action */
static const char *get_parameter_type(const Command *command) {
  if (command->step || command->is_nudge)
    return "(ii)";
  if (command->grow)
    return "i";
  if (command->set)
    return "d";
  return command->choose ? "s" : NULL;
}

static void take(const Command *command, CaromEditActions *actions, const CaromEditView *view) {
  g_autoptr(CaromScene) scene = command->take(actions->editor, view);
  if (scene)
    carom_edit_clipboard_copy(actions->clipboard, scene);
}

static void choose(const Command *command, CaromEditor *editor, const CaromEditView *view,
                   const char *id) {
  const CaromEditChoice *choice = carom_edit_choices_find(command->choices, id);
  g_return_if_fail(choice);
  command->choose(editor, view, choice->value);
}

/* @parameter: (nullable): of the type that @command takes */
static void run(const Command *command, CaromEditActions *actions, const CaromEditView *view,
                GVariant *parameter) {
  CaromEditor *editor = actions->editor;
  int dx, dy;
  if (command->plain) {
    command->plain(editor, view);
  } else if (command->take) {
    take(command, actions, view);
  } else if (command->is_nudge) {
    g_variant_get(parameter, "(ii)", &dx, &dy);
    nudge(actions, view, dx, dy);
  } else if (command->step) {
    g_variant_get(parameter, "(ii)", &dx, &dy);
    command->step(editor, view, dx, dy);
  } else if (command->grow) {
    command->grow(editor, view, g_variant_get_int32(parameter));
  } else if (command->set) {
    command->set(editor, view, g_variant_get_double(parameter));
  } else {
    choose(command, editor, view, g_variant_get_string(parameter, NULL));
  }
}

static void on_command(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  CaromEditView view;
  if (get_view(actions, &view))
    run(find_command(g_action_get_name(G_ACTION(action))), actions, &view, parameter);
}

/* ---- What is new ---- */

/* @kind: "disc", "wall" or "emitter" */
static void add(CaromEditActions *actions, const char *kind, CaromVec2 place) {
  static const char *const kinds[CAROM_N_ITEM_KINDS] = {
      [CAROM_ITEM_DISC] = "disc", [CAROM_ITEM_WALL] = "wall", [CAROM_ITEM_EMITTER] = "emitter"};
  CaromEditView view;
  for (guint i = 0; i < CAROM_N_ITEM_KINDS; i++)
    if (g_str_equal(kind, kinds[i]) && get_view(actions, &view))
      carom_commands_add(actions->editor, &view, i, &place);
}

static void add_new(GSimpleAction *action, GVariant *kind, gpointer data) {
  CaromEditActions *actions = data;
  CaromVec2 place;
  if (carom_pane_strip_get_edit_place(actions->panes, &place))
    add(actions, g_variant_get_string(kind, NULL), place);
}

static void add_new_at(GSimpleAction *action, GVariant *parameter, gpointer data) {
  const char *kind;
  CaromVec2 place;
  g_variant_get(parameter, "(&sdd)", &kind, &place.x, &place.y);
  add(data, kind, place);
}

/* ---- What needs no view ---- */

static void deselect(GSimpleAction *action, GVariant *parameter, gpointer data) {
  carom_editor_select(((CaromEditActions *)data)->editor, NULL);
}

/* The table in the side panel has the numbers; its row takes the focus. */
static void show_item(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromEditActions *actions = data;
  g_action_group_change_action_state(G_ACTION_GROUP(actions->window), "show-panel",
                                     g_variant_new_boolean(TRUE));
  gtk_widget_activate_action(actions->window, "win.show-item", NULL);
}

/* ---- The tool ---- */

/* Unfolds the tools, so that the chosen one is seen; in a presentation there are none. */
static void set_tool(GSimpleAction *action, GVariant *value, gpointer data) {
  const CaromEditChoice *choice =
      carom_edit_choices_find(&carom_edit_choices_tool, g_variant_get_string(value, NULL));
  CaromEditActions *actions = data;
  if (!choice)
    return;
  if (!gtk_widget_has_css_class(actions->window, "presentation"))
    g_action_group_change_action_state(G_ACTION_GROUP(actions->window), "show-tools",
                                       g_variant_new_boolean(TRUE));
  carom_editor_set_tool(actions->editor, (CaromTool)choice->value);
}

static void show_tool(CaromEditor *editor, GSimpleAction *action) {
  const CaromEditChoices *tools = &carom_edit_choices_tool;
  for (guint i = 0; i < tools->n_choices; i++)
    if (tools->choices[i].value == (int)carom_editor_get_tool(editor))
      g_simple_action_set_state(action, g_variant_new_string(tools->choices[i].id));
}

/* ---- The mass ---- */

/* That of all discs that are selected; 0, which no disc has, if they differ or there are none. A
 * scene may just have lost some that the editor still has selected. */
static void show_mass(GActionMap *map, const CaromScene *scene, const CaromSelection *selection) {
  const CaromEditField *field = carom_edit_field_by_id(CAROM_ITEM_DISC, "m");
  g_autoptr(CaromSelection) there = carom_selection_copy(selection);
  double mass_kg = 0;
  gboolean is_mixed = FALSE;
  if (scene) {
    carom_selection_limit(there, scene);
    carom_edit_field_get_common(field, scene, there, &mass_kg, &is_mixed);
  }
  if (is_mixed)
    mass_kg = 0;
  GAction *action = g_action_map_lookup_action(map, "edit-set-mass");
  if (action) /* none in a window that is being closed */
    g_simple_action_set_state(G_SIMPLE_ACTION(action), g_variant_new_double(mass_kg));
}

/* ---- What can be done ---- */

static const GActionEntry others[] = {
    {.name = "edit-deselect", .activate = deselect},
    {.name = "edit-item", .activate = show_item},
    {.name = "edit-new", .activate = add_new, .parameter_type = "s"},
    {.name = "edit-new-at", .activate = add_new_at, .parameter_type = "(sdd)"},
    {.name = "edit-paste", .activate = paste},
    {.name = "edit-paste-here", .activate = paste_here},
    {.name = "edit-tool", .parameter_type = "s", .state = "'select'", .change_state = set_tool},
};

static void show_state(CaromEditActions *actions) {
  GActionMap *map = G_ACTION_MAP(actions->window);
  const CaromScene *scene = carom_document_get_scene(actions->document);
  const CaromSelection *selection = carom_editor_get_selection(actions->editor);
  guint n_items = carom_selection_count(selection), n_movers = 0;
  for (guint kind = 0; kind < CAROM_N_ITEM_KINDS; kind++)
    n_movers += carom_item_moves(kind) ? carom_selection_count_of(selection, kind) : 0;
  gboolean may_edit = scene && !carom_prediction_session_is_secret(actions->session);
  guint n_there = scene ? carom_item_count_all(scene) : 0;
  gboolean has_overlaps = carom_editor_get_left_overlaps(actions->editor)->len > 0;
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    const Command *command = &commands[i];
    carom_action_set_enabled(map, command->name,
                             may_edit && n_there >= command->n_there &&
                                 n_movers >= command->n_movers && n_items >= command->n_items &&
                                 (has_overlaps || !command->needs_overlaps));
  }
  show_mass(map, scene, selection);
  carom_action_set_enabled(map, "edit-deselect", may_edit && n_items > 0);
  carom_action_set_enabled(map, "edit-item", may_edit && n_there > 0);
  gboolean may_paste = may_edit && carom_edit_clipboard_has_text(actions->clipboard);
  carom_action_set_enabled(map, "edit-paste", may_paste);
  carom_action_set_enabled(map, "edit-paste-here", may_paste);
  gboolean may_draw = may_edit && gtk_widget_get_visible(GTK_WIDGET(actions->panes));
  carom_action_set_enabled(map, "edit-new", may_draw);
  carom_action_set_enabled(map, "edit-new-at", may_draw);
  carom_action_set_enabled(map, "edit-tool", may_draw);
}

static void add_commands(GActionMap *map, CaromEditActions *actions) {
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++) {
    GActionEntry entry = {.name = commands[i].name,
                          .activate = on_command,
                          .parameter_type = get_parameter_type(&commands[i]),
                          .state = commands[i].state};
    g_action_map_add_action_entries(map, &entry, 1, actions);
  }
}

void carom_edit_actions_add(GActionMap *map, CaromEditActions *actions) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && actions);
  add_commands(map, actions);
  g_action_map_add_action_entries(map, others, G_N_ELEMENTS(others), actions);
  carom_action_add_property(map, "edit-snap", actions->editor, "snap");
  carom_action_add_property(map, "edit-push-apart", actions->editor, "push-apart");
  carom_action_add_property(map, "edit-several", actions->editor, "several");
  carom_action_add_property(map, "edit-mass", actions->editor, "mass-power");
  g_signal_connect_object(actions->editor, "tool-changed", G_CALLBACK(show_tool),
                          g_action_map_lookup_action(map, "edit-tool"), 0);
  g_signal_connect_object(actions->editor, "refused", G_CALLBACK(show_refused), actions->toast,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(actions->document, "notify::undo-name", G_CALLBACK(withdraw_refused),
                          actions->toast, G_CONNECT_SWAPPED);
  carom_action_watch(map, actions->document, "do-pending", G_CALLBACK(do_pending_nudges), actions);
  carom_action_watch(map, actions->editor, "selection-changed", G_CALLBACK(show_state), actions);
  carom_action_watch(map, actions->editor, "overlaps-changed", G_CALLBACK(show_state), actions);
  carom_action_watch(map, actions->session, "changed", G_CALLBACK(show_state), actions);
  carom_action_watch(map, carom_document_get_player(actions->document), "replaced",
                     G_CALLBACK(show_state), actions);
  carom_action_watch(map, actions->clipboard, "changed", G_CALLBACK(show_state), actions);
  carom_action_watch(map, actions->panes, "notify::visible", G_CALLBACK(show_state), actions);
  show_state(actions);
}

void carom_edit_actions_stop(CaromEditActions *actions) {
  stop_reading(actions);
  actions->has_nudges = FALSE;
  if (actions->nudge_tick_id != 0)
    gtk_widget_remove_tick_callback(actions->window, actions->nudge_tick_id);
  actions->nudge_tick_id = 0;
}
