/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-inspector-actions: passes the actions on to the inspector, and updates their states and
 * whether they are enabled whenever the inspector has changed. */
#include "carom-inspector-actions.h"

#include "carom-action.h"
#include "carom-contact-walk.h"

/* By CaromSide. */
static const char *const sides[] = {"before", "after"};

/* A menu that names a contact may be open still while another scene is opened, which may have no
 * such contact. */
static void choose_contact(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(inspector));
  guint run, contact;
  g_variant_get(parameter, "(uu)", &run, &contact);
  if (run < carom_comparison_get_n_runs(comparison) &&
      contact < carom_run_count_contacts(carom_comparison_get_run(comparison, run)))
    carom_inspector_choose(inspector, run, contact);
}

/* Contacts at one instant, or in one frame of steps, are one stop of the clock. This goes through
 * them, but not through those that are too many for that. */
static void go_to_contact_beside(CaromInspector *inspector, int direction) {
  guint run, contact;
  CaromPlayer *player = carom_inspector_get_player(inspector);
  const CaromComparison *comparison = carom_player_get_comparison(player);
  if (carom_inspector_get_choice(inspector, &run, &contact) &&
      carom_inspector_is_at_contact(inspector) && (direction > 0 || contact > 0) &&
      carom_contact_walk_count_burst(comparison) == 0 &&
      carom_comparison_is_at_contact(comparison, run, (guint)((int)contact + direction)))
    carom_inspector_choose(inspector, run, (guint)((int)contact + direction));
  else
    carom_player_seek_contact(player, direction);
}

static void contact_on(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  go_to_contact_beside(inspector, 1);
}

static void contact_back(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  go_to_contact_beside(inspector, -1);
}

static void set_side(GSimpleAction *action, GVariant *side, gpointer inspector) {
  for (CaromSide i = CAROM_BEFORE; i <= CAROM_AFTER; i++)
    if (g_str_equal(g_variant_get_string(side, NULL), sides[i]))
      carom_inspector_set_side(inspector, i);
}

static void flip_side(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  CaromSide side = carom_inspector_get_side(inspector);
  carom_inspector_set_side(inspector, side == CAROM_BEFORE ? CAROM_AFTER : CAROM_BEFORE);
}

/* The lines are those of what is shown. */
static void go_to_line(CaromInspector *inspector, int line) {
  carom_inspector_set_step(inspector, carom_inspector_get_topic(inspector), line);
}

static int get_line(CaromInspector *inspector) {
  return carom_inspector_get_step(inspector, carom_inspector_get_topic(inspector));
}

static void set_line(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  go_to_line(inspector, g_variant_get_int32(parameter));
}

static void next_line(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  go_to_line(inspector, get_line(inspector) + 1);
}

static void previous_line(GSimpleAction *action, GVariant *parameter, gpointer inspector) {
  go_to_line(inspector, get_line(inspector) - 1);
}

static const GActionEntry entries[] = {
    {.name = "choose-contact", .activate = choose_contact, .parameter_type = "(uu)"},
    {.name = "contact-on", .activate = contact_on},
    {.name = "contact-back", .activate = contact_back},
    {.name = "contact-side", .parameter_type = "s", .state = "'before'", .change_state = set_side},
    {.name = "flip-side", .activate = flip_side},
    {.name = "line", .activate = set_line, .parameter_type = "i"},
    {.name = "next-line", .activate = next_line},
    {.name = "previous-line", .activate = previous_line},
};

/* Updates which actions are enabled, and the side that is shown. */
static void show_state(CaromInspector *inspector, GActionMap *map) {
  gboolean has_contact = carom_inspector_get_choice(inspector, NULL, NULL);
  gboolean at_contact = carom_inspector_is_at_contact(inspector);
  GSimpleAction *side = G_SIMPLE_ACTION(g_action_map_lookup_action(map, "contact-side"));
  if (!side) /* the window is being destroyed and has removed its actions */
    return;
  g_simple_action_set_state(side, g_variant_new_string(sides[carom_inspector_get_side(inspector)]));
  carom_action_set_enabled(map, "contact-side", at_contact);
  carom_action_set_enabled(map, "flip-side", at_contact);
  carom_action_set_enabled(map, "line", has_contact);
  carom_action_set_enabled(map, "next-line", has_contact);
  carom_action_set_enabled(map, "previous-line", has_contact);
}

void carom_inspector_actions_add(GActionMap *map, CaromInspector *inspector) {
  g_action_map_add_action_entries(map, entries, G_N_ELEMENTS(entries), inspector);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(show_state), map, 0);
  show_state(inspector, map);
}
