/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-edit-menu: keys without modifiers, and those that are left to text, are no accelerators, so
 * each item is told its key. */
#include "carom-edit-menu.h"

#include "carom-digits.h"
#include "carom-edit-choices.h"
#include "carom-shortcuts.h"
#include "carom-unit.h"

#include <glib/gi18n-lib.h>

/* @target: (nullable): a floating reference is taken */
static void append(GMenu *menu, const char *label, const char *action, GVariant *target) {
  g_autoptr(GMenuItem) item = g_menu_item_new(label, NULL);
  const char *key = target ? NULL : carom_shortcuts_find_plain_key(action);
  g_menu_item_set_action_and_target_value(item, action, target);
  if (key)
    g_menu_item_set_attribute(item, "accel", "s", key);
  g_menu_append_item(menu, item);
}

/* @submenu: (transfer full): what is in it */
static void append_submenu(GMenu *menu, const char *label, GMenu *submenu) {
  g_menu_append_submenu(menu, label, G_MENU_MODEL(submenu));
  g_object_unref(submenu);
}

static void append_section(GMenu *menu, GMenu *section) {
  g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
}

static GMenu *make_choices(const CaromEditChoices *choices, const char *action) {
  GMenu *menu = g_menu_new();
  for (guint i = 0; i < choices->n_choices; i++)
    append(menu, _(choices->choices[i].title), action,
           g_variant_new_string(choices->choices[i].id));
  return menu;
}

/* @label, @paste: the item that pastes, and its action */
static GMenu *make_clipboard(const char *label, const char *paste) {
  GMenu *menu = g_menu_new();
  append(menu, _("Cu_t"), "win.edit-cut", NULL);
  append(menu, _("_Copy"), "win.edit-copy", NULL);
  append(menu, label, paste, NULL);
  append(menu, _("D_uplicate"), "win.edit-duplicate", NULL);
  append(menu, _("_Delete"), "win.edit-delete", NULL);
  return menu;
}

static GMenu *make_turns(void) {
  static const struct {
    const char *title;
    double angle_deg;
  } turns[] = {
      {N_("90° _anticlockwise"), 90}, {N_("90° _clockwise"), -90}, {N_("_Half a turn"), 180},
      {N_("15° a_nticlockwise"), 15}, {N_("15° c_lockwise"), -15},
  };
  GMenu *menu = g_menu_new();
  for (guint i = 0; i < G_N_ELEMENTS(turns); i++)
    append(menu, _(turns[i].title), "win.edit-turn", g_variant_new_double(turns[i].angle_deg));
  return menu;
}

static GMenu *make_arrangement(void) {
  GMenu *menu = g_menu_new();
  append_submenu(menu, _("_Align"), make_choices(&carom_edit_choices_alignment, "win.edit-align"));
  append_submenu(menu, _("D_istribute"),
                 make_choices(&carom_edit_choices_distribution, "win.edit-distribute"));
  append_submenu(menu, _("_Mirror"), make_choices(&carom_edit_choices_mirror, "win.edit-mirror"));
  append_submenu(menu, _("_Turn"), make_turns());
  append(menu, _("_Push apart"), "win.edit-separate", NULL);
  return menu;
}

static GMenu *make_new_masses(void) {
  static const double masses[] = {1, 2, 3, 5, 10, 100};
  GMenu *menu = g_menu_new();
  for (guint i = 0; i < G_N_ELEMENTS(masses); i++) {
    g_autofree char *number = carom_digits_text(masses[i], CAROM_DIGITS_USUAL);
    g_autofree char *label = carom_unit_quantity_of(number, CAROM_DIMENSION_MASS, "m");
    append(menu, label, "win.edit-set-mass", g_variant_new_double(masses[i]));
  }
  return menu;
}

/* All of them in the table; of what the pointer alone cannot draw, the mass is changed most. */
static GMenu *make_numbers(void) {
  GMenu *menu = g_menu_new();
  g_autoptr(GMenu) masses = make_new_masses();
  append(menu, _("In the _table"), "win.edit-item", NULL);
  g_menu_append_section(menu, _("Mass"), G_MENU_MODEL(masses));
  return menu;
}

static GMenu *make_others(void) {
  GMenu *menu = g_menu_new();
  append_submenu(menu, _("A_rrange"), make_arrangement());
  append_submenu(menu, _("_Numbers"), make_numbers());
  return menu;
}

static GMenu *make(GMenu *others, const char *label, const char *paste) {
  GMenu *menu = g_menu_new();
  g_autoptr(GMenu) clipboard = make_clipboard(label, paste);
  append_section(menu, clipboard);
  append_section(menu, others);
  return menu;
}

/* With a switch for those who have no Shift at hand. */
static void append_several(GMenu *menu) {
  append(menu, _("Select s_everal"), "win.edit-several", NULL);
}

GMenuModel *carom_edit_menu_make(void) {
  g_autoptr(GMenu) others = make_others();
  append_several(others);
  return G_MENU_MODEL(make(others, _("_Paste here"), "win.edit-paste-here"));
}

static GMenu *make_selecting(void) {
  GMenu *menu = g_menu_new();
  append(menu, _("Select a_ll"), "win.edit-select-all", NULL);
  append(menu, _("Select ne_xt"), "win.edit-select-next", NULL);
  append(menu, _("Select pre_vious"), "win.edit-select-previous", NULL);
  append(menu, _("Select n_othing"), "win.edit-deselect", NULL);
  append_several(menu);
  return menu;
}

static GMenu *make_masses(void) {
  GMenu *menu = g_menu_new();
  append(menu, _("_Stays"), "win.edit-mass", g_variant_new_uint32(0));
  /* Translators: the mass of a disc grows with the square of its radius. */
  append(menu, _("As _r², like plates"), "win.edit-mass", g_variant_new_uint32(2));
  /* Translators: the mass of a disc grows with the cube of its radius. */
  append(menu, _("As r³, like _balls"), "win.edit-mass", g_variant_new_uint32(3));
  return menu;
}

static GMenu *make_manners(void) {
  GMenu *menu = g_menu_new();
  append(menu, _("_Keep to the grid"), "win.edit-snap", NULL);
  append(menu, _("_Push apart what overlaps"), "win.edit-push-apart", NULL);
  append_submenu(menu, _("Mass when a radius c_hanges"), make_masses());
  return menu;
}

/* Below the bar with the tools there is only so much room. */
GMenuModel *carom_edit_menu_make_full(void) {
  g_autoptr(GMenu) others = make_others();
  GMenu *menu = make(others, _("_Paste"), "win.edit-paste");
  g_autoptr(GMenu) further = g_menu_new();
  append_submenu(further, _("_Select"), make_selecting());
  append_submenu(further, _("T_ool"), make_choices(&carom_edit_choices_tool, "win.edit-tool"));
  /* Translators: a submenu of what holds while something is edited: the grid, and the like */
  append_submenu(further, _("_While editing"), make_manners());
  append_section(menu, further);
  return G_MENU_MODEL(menu);
}
