/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-chart-switches: a group of actions for each section, made anew whenever the menu opens. */
#include "carom-chart-switches.h"

#include "carom-channel.h"

#include <pango/pango.h>

/* No chart has more of what can be switched than there are bits. */
static guint64 bit_of(guint number) {
  return number < 64 ? G_GUINT64_CONSTANT(1) << number : 0;
}

guint64 carom_chart_switches_flip(guint64 hidden, guint number, guint64 all) {
  guint64 flipped = hidden ^ bit_of(number);
  return (flipped & all) == all ? hidden : flipped;
}

typedef struct {
  guint number;
  guint64 all;
  CaromChartSwitchFunc on_switched;
  gpointer data;
} Switch;

static void on_activate(GSimpleAction *action, GVariant *unused, gpointer data) {
  const Switch *its = data;
  guint64 hidden = its->on_switched(its->number, its->all, its->data);
  gboolean is_shown = (hidden & bit_of(its->number)) == 0;
  g_simple_action_set_state(action, g_variant_new_boolean(is_shown));
}

static void free_switch(gpointer data, GClosure *unused) {
  g_free(data);
}

static guint64 find_all(const GPtrArray *titles) {
  guint64 all = 0;
  for (guint i = 0; i < titles->len; i++)
    if (titles->pdata[i])
      all |= bit_of(i);
  return all;
}

/* In a menu an underscore stands before the letter of a key. */
static char *write_label(const char *title) {
  GString *label = g_string_new(title);
  g_string_replace(label, "_", "__", 0);
  return g_string_free(label, FALSE);
}

void carom_chart_switches_append(GMenu *menu, GtkWidget *owner, const char *group,
                                 const GPtrArray *titles, guint64 hidden,
                                 CaromChartSwitchFunc on_switched, gpointer data) {
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new();
  g_autoptr(GMenu) section = g_menu_new();
  guint64 all = find_all(titles);
  for (guint i = 0; i < titles->len; i++) {
    if (!titles->pdata[i])
      continue;
    g_autofree char *name = g_strdup_printf("%u", i), *label = write_label(titles->pdata[i]);
    g_autofree char *detailed = g_strdup_printf("%s.%s", group, name);
    g_autoptr(GSimpleAction) action =
        g_simple_action_new_stateful(name, NULL, g_variant_new_boolean((hidden & bit_of(i)) == 0));
    Switch *its = g_new(Switch, 1);
    *its = (Switch){i, all, on_switched, data};
    g_simple_action_set_enabled(action, all != bit_of(i));
    g_signal_connect_data(action, "activate", G_CALLBACK(on_activate), its, free_switch, 0);
    g_action_map_add_action(G_ACTION_MAP(actions), G_ACTION(action));
    g_menu_append(section, label, detailed);
  }
  gtk_widget_insert_action_group(owner, group, G_ACTION_GROUP(actions));
  g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
}

GPtrArray *carom_chart_switches_list_panes(const CaromComparison *comparison) {
  GPtrArray *titles = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    g_ptr_array_add(titles, g_strdup(carom_comparison_get_title(comparison, i)));
  return titles;
}

/* Returns: (transfer full): without markup */
static char *write_channel(const CaromChannel *channel, const CaromScene *scene) {
  g_autofree char *symbol = carom_channel_symbol(channel, scene);
  char *plain = NULL;
  pango_parse_markup(symbol ? symbol : channel->quantity->symbol, -1, 0, NULL, &plain, NULL, NULL);
  return plain;
}

GPtrArray *carom_chart_switches_list_curves(const CaromComparison *comparison,
                                            const CaromQuantity *quantity) {
  GPtrArray *titles = g_ptr_array_new_with_free_func(g_free);
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  g_autoptr(GArray) all = carom_channels_of(quantity, scene);
  g_autoptr(GArray) shown =
      carom_channels_shown(quantity, scene, carom_comparison_get_rehearsal(comparison));
  for (guint i = 0, k = 0; i < all->len; i++) {
    const CaromChannel *channel = &g_array_index(all, CaromChannel, i);
    /* A stack without one of its slices would not stand. */
    gboolean is_shown = !quantity->stack_of && k < shown->len &&
                        carom_channel_equal(channel, &g_array_index(shown, CaromChannel, k));
    g_ptr_array_add(titles, is_shown ? write_channel(channel, scene) : NULL);
    k += is_shown ? 1 : 0;
  }
  return titles;
}
