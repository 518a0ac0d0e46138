/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document-actions: the actions that edit the document. Those of the parameters are made by
 * looping over the list of parameters; their state follows the scene, also after undo and redo. */
#include "carom-document-actions.h"

static void set_parameter(GSimpleAction *action, GVariant *value, gpointer document) {
  const char *id = g_action_get_name(G_ACTION(action));
  carom_document_set_parameter(document, carom_parameter_by_id(id), g_variant_get_double(value));
}

static void set_method(GSimpleAction *action, GVariant *parameter, gpointer document) {
  guint pane, n_panes;
  const char *key, *id;
  g_variant_get(parameter, "(u&s&s)", &pane, &key, &id);
  g_object_get(document, "n-panes", &n_panes, NULL);
  const CaromMethodOption *option = carom_method_option_by_key(key);
  const CaromPart *part = option ? carom_method_option_part(option, id) : NULL;
  g_return_if_fail(part && pane < n_panes);
  carom_document_set_method(document, pane, option, part);
}

static void add_pane(GSimpleAction *action, GVariant *parameter, gpointer document) {
  carom_document_add_pane(document);
}

static void remove_pane(GSimpleAction *action, GVariant *parameter, gpointer document) {
  carom_document_remove_pane(document, g_variant_get_uint32(parameter));
}

static void reset(GSimpleAction *action, GVariant *parameter, gpointer document) {
  carom_document_reset(document);
}

static void undo(GSimpleAction *action, GVariant *parameter, gpointer document) {
  carom_document_undo(document);
}

static void redo(GSimpleAction *action, GVariant *parameter, gpointer document) {
  carom_document_redo(document);
}

static const GActionEntry entries[] = {
    {.name = "method", .activate = set_method, .parameter_type = "(uss)"},
    {.name = "add-pane", .activate = add_pane},
    {.name = "remove-pane", .activate = remove_pane, .parameter_type = "u"},
    {.name = "reset", .activate = reset},
    {.name = "undo", .activate = undo},
    {.name = "redo", .activate = redo},
};

/* Sets the action's state to the value in the scene. */
static void show_parameter(CaromPlayer *player, GSimpleAction *action) {
  const CaromParameter *parameter = carom_parameter_by_id(g_action_get_name(G_ACTION(action)));
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(player));
  g_simple_action_set_state(action, g_variant_new_double(parameter->get(scene)));
}

static void add_parameters(GActionMap *map, CaromDocument *document) {
  guint n_parameters;
  const CaromParameter *const *parameters = carom_parameters(&n_parameters);
  for (guint i = 0; i < n_parameters; i++) {
    g_autoptr(GSimpleAction) action = g_simple_action_new_stateful(
        parameters[i]->part.id, G_VARIANT_TYPE_DOUBLE, g_variant_new_double(0));
    g_signal_connect(action, "change-state", G_CALLBACK(set_parameter), document);
    g_signal_connect_object(carom_document_get_player(document), "replaced",
                            G_CALLBACK(show_parameter), action, 0);
    g_action_map_add_action(map, G_ACTION(action));
  }
}

static gboolean can_add_pane(GBinding *binding, const GValue *n_panes, GValue *enabled,
                             gpointer data) {
  g_value_set_boolean(enabled, g_value_get_uint(n_panes) < CAROM_DOCUMENT_MAX_PANES);
  return TRUE;
}

static gboolean can_remove_pane(GBinding *binding, const GValue *n_panes, GValue *enabled,
                                gpointer data) {
  g_value_set_boolean(enabled, g_value_get_uint(n_panes) > 1);
  return TRUE;
}

void carom_document_actions_add(GActionMap *map, CaromDocument *document) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), document);
  add_parameters(map, document);
  g_object_bind_property(document, "can-undo", g_action_map_lookup_action(map, "undo"), "enabled",
                         G_BINDING_SYNC_CREATE);
  g_object_bind_property(document, "can-redo", g_action_map_lookup_action(map, "redo"), "enabled",
                         G_BINDING_SYNC_CREATE);
  g_object_bind_property_full(document, "n-panes", g_action_map_lookup_action(map, "add-pane"),
                              "enabled", G_BINDING_SYNC_CREATE, can_add_pane, NULL, NULL, NULL);
  g_object_bind_property_full(document, "n-panes", g_action_map_lookup_action(map, "remove-pane"),
                              "enabled", G_BINDING_SYNC_CREATE, can_remove_pane, NULL, NULL, NULL);
}
