/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-shortcuts: the table, and how keys are found in it. */
#include "carom-shortcuts.h"

#include <glib/gi18n-lib.h>

#define PLAIN       CAROM_SHORTCUT_PLAIN
#define ACCELERATOR CAROM_SHORTCUT_ACCELERATOR

static const char *const group_titles[CAROM_SHORTCUT_N_GROUPS] = {
    [CAROM_SHORTCUT_TIME] = N_("Time"),
    [CAROM_SHORTCUT_CONTACT] = N_("Pages of a contact"),
    [CAROM_SHORTCUT_PANES] = N_("Panes"),
    [CAROM_SHORTCUT_CHARTS] = N_("A chart that has the focus"),
    [CAROM_SHORTCUT_EDIT] = N_("Discs and walls"),
    [CAROM_SHORTCUT_TABLES] = N_("Tables of discs, walls and emitters"),
    [CAROM_SHORTCUT_SCENE] = N_("Scene"),
    [CAROM_SHORTCUT_WINDOW] = N_("Window"),
    [CAROM_SHORTCUT_PRESENT] = N_("Presentation"),
    [CAROM_SHORTCUT_FOCUS] = N_("Focus"),
};

static const CaromShortcut shortcuts[] = {
    {CAROM_SHORTCUT_TIME,
     PLAIN,
     N_("Play or pause; at the end, play again"),
     NULL,
     {{"space", "win.play"}}},
    {CAROM_SHORTCUT_TIME,
     PLAIN,
     N_("One frame back, one frame on"),
     NULL,
     {{"Left", "win.step-back"}, {"Right", "win.step"}}},
    {CAROM_SHORTCUT_TIME,
     PLAIN,
     N_("Previous contact, next contact"),
     NULL,
     {{"Page_Up", "win.previous-contact"}, {"Page_Down", "win.next-contact"}}},
    {CAROM_SHORTCUT_TIME,
     PLAIN,
     N_("Next event of the queue"),
     NULL,
     {{"q", "win.next-event(uint32 0)"}}},
    {CAROM_SHORTCUT_TIME, PLAIN, N_("Back to the start"), NULL, {{"Home", "win.restart"}}},
    {CAROM_SHORTCUT_TIME, PLAIN, N_("To the last known frame"), NULL, {{"End", "win.end"}}},
    {CAROM_SHORTCUT_TIME,
     PLAIN,
     N_("Play on beyond the end"),
     NULL,
     {{"<Control>End", "win.play-beyond"}}},
    {CAROM_SHORTCUT_TIME,
     ACCELERATOR,
     N_("Bookmarks: name this time, or go to another"),
     NULL,
     {{"<Control>b", "win.bookmarks"}}},
    {CAROM_SHORTCUT_TIME,
     ACCELERATOR,
     N_("To the first bookmark, the second, and so on"),
     NULL,
     {{"<Alt>1", "win.bookmark(uint32 1)"},
      {"<Alt>2", "win.bookmark(uint32 2)"},
      {"<Alt>3", "win.bookmark(uint32 3)"},
      {"<Alt>4", "win.bookmark(uint32 4)"},
      {"<Alt>5", "win.bookmark(uint32 5)"},
      {"<Alt>6", "win.bookmark(uint32 6)"},
      {"<Alt>7", "win.bookmark(uint32 7)"},
      {"<Alt>8", "win.bookmark(uint32 8)"},
      {"<Alt>9", "win.bookmark(uint32 9)"}}},
    {CAROM_SHORTCUT_TIME, PLAIN, N_("Loop"), NULL, {{"l", "win.loop"}}},
    {CAROM_SHORTCUT_TIME, PLAIN, N_("Slow at contacts"), NULL, {{"s", "win.slow-at-contacts"}}},

    {CAROM_SHORTCUT_CONTACT,
     PLAIN,
     N_("Previous line, next line of the working, or of why"),
     NULL,
     {{"Up", "win.walk-back"}, {"Down", "win.walk-on"}}},
    {CAROM_SHORTCUT_CONTACT,
     PLAIN,
     N_("Numbers in place of symbols, on the page “Why the same?”"),
     NULL,
     {{"n", "win.numbers"}}},
    {CAROM_SHORTCUT_CONTACT,
     PLAIN,
     N_("A vote: on; spot the error: this line; at a band: why all find the same, and back"),
     NULL,
     {{"Return", "win.enter"}}},
    {CAROM_SHORTCUT_CONTACT,
     PLAIN,
     N_("Flip between before and after the contact"),
     NULL,
     {{"f", "win.flip-side"}}},
    {CAROM_SHORTCUT_CONTACT,
     PLAIN,
     N_("Predict: two arrows, or questions with choices"),
     NULL,
     {{"y", "win.predict-choices"}}},
    {CAROM_SHORTCUT_CONTACT,
     ACCELERATOR,
     N_("The first tab, the second, and so on; again: the next page of the tab, if it is not seen "
        "already"),
     NULL,
     {{"<Control>1", "win.page(uint32 1)"},
      {"<Control>2", "win.page(uint32 2)"},
      {"<Control>3", "win.page(uint32 3)"},
      {"<Control>4", "win.page(uint32 4)"},
      {"<Control>5", "win.page(uint32 5)"},
      {"<Control>6", "win.page(uint32 6)"}}},
    {CAROM_SHORTCUT_CONTACT,
     ACCELERATOR,
     N_("Contact counter, for the back row"),
     NULL,
     {{"<Control>k", "win.counter"}}},

    {CAROM_SHORTCUT_PANES,
     PLAIN,
     N_("Arrows of velocity, arrows of momentum"),
     NULL,
     {{"v", "win.show-velocities"}, {"m", "win.show-momenta"}}},
    {CAROM_SHORTCUT_PANES, PLAIN, N_("Trails"), NULL, {{"t", "win.show-trails"}}},
    {CAROM_SHORTCUT_PANES,
     PLAIN,
     N_("Pictures of the discs at equal times"),
     NULL,
     {{"e", "win.show-strobe"}}},
    {CAROM_SHORTCUT_PANES, PLAIN, N_("Centre of mass"), NULL, {{"c", "win.show-centre-of-mass"}}},
    {CAROM_SHORTCUT_PANES,
     PLAIN,
     N_("Ghost of the reference in the others"),
     NULL,
     {{"g", "win.show-ghost"}}},
    {CAROM_SHORTCUT_PANES,
     PLAIN,
     N_("All panes on top of each other"),
     NULL,
     {{"o", "win.superpose"}}},
    {CAROM_SHORTCUT_PANES,
     PLAIN,
     N_("Zoom to the difference: all panes in one, down to the last bit"),
     NULL,
     {{"z", "win.zoom-to-difference"}}},
    {CAROM_SHORTCUT_PANES, PLAIN, N_("One pane alone, or all again"), NULL, {{"x", "win.fill"}}},
    {CAROM_SHORTCUT_PANES,
     CAROM_SHORTCUT_FIRST,
     N_("While one pane is alone: that pane instead"),
     NULL,
     {{"1", "win.fill-with(uint32 1)"},
      {"2", "win.fill-with(uint32 2)"},
      {"3", "win.fill-with(uint32 3)"},
      {"4", "win.fill-with(uint32 4)"}}},

    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Read off the values a little earlier, a little later"),
     NULL,
     {{"Left", "chart.read-by(-0.01)"}, {"Right", "chart.read-by(0.01)"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Ten times as far"),
     NULL,
     {{"Page_Up", "chart.read-by(-0.1)"}, {"Page_Down", "chart.read-by(0.1)"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("At the beginning of what is shown, at its end"),
     NULL,
     {{"Home", "chart.read-to(0.0)"}, {"End", "chart.read-to(1.0)"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Look closer, look at more"),
     NULL,
     {{"Up", "chart.zoom(2.0)"}, {"Down", "chart.zoom(-2.0)"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Go to the time that is read off"),
     NULL,
     {{"Return", "chart.go-there"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Read off differences from that time, or values again"),
     NULL,
     {{"<Shift>Return", "chart.toggle-mark"}}},
    {CAROM_SHORTCUT_CHARTS,
     CAROM_SHORTCUT_CHART,
     N_("Its menu"),
     NULL,
     {{"Menu", "chart.menu"}, {"<Shift>F10", "chart.menu"}}},

    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Tools: select and move, new disc, new wall, new emitter"),
     NULL,
     {{"1", "win.edit-tool::select"},
      {"2", "win.edit-tool::disc"},
      {"3", "win.edit-tool::wall"},
      {"4", "win.edit-tool::emitter"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("A new disc, wall or emitter, at the pointer or in the middle"),
     NULL,
     {{"a", "win.edit-new::disc"}, {"w", "win.edit-new::wall"}, {"i", "win.edit-new::emitter"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Previous disc, wall or emitter, next one"),
     NULL,
     {{"bracketleft", "win.edit-select-previous"}, {"bracketright", "win.edit-select-next"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Select all discs, walls and emitters"),
     NULL,
     {{"<Control>a", "win.edit-select-all"}}},
    {CAROM_SHORTCUT_EDIT,
     CAROM_SHORTCUT_IN_PANES,
     N_("In the panes: move what is selected"),
     NULL,
     {{"Left", "win.edit-nudge((-1, 0))"},
      {"Right", "win.edit-nudge((1, 0))"},
      {"Up", "win.edit-nudge((0, 1))"},
      {"Down", "win.edit-nudge((0, -1))"}}},
    {CAROM_SHORTCUT_EDIT,
     CAROM_SHORTCUT_IN_PANES,
     N_("In the panes: ten times as far"),
     NULL,
     {{"<Shift>Left", "win.edit-nudge((-10, 0))"},
      {"<Shift>Right", "win.edit-nudge((10, 0))"},
      {"<Shift>Up", "win.edit-nudge((0, 10))"},
      {"<Shift>Down", "win.edit-nudge((0, -10))"}}},
    {CAROM_SHORTCUT_EDIT,
     CAROM_SHORTCUT_IN_PANES,
     N_("In the panes: its velocity, by its arrow’s tip"),
     NULL,
     {{"<Control>Left", "win.edit-aim((-1, 0))"},
      {"<Control>Right", "win.edit-aim((1, 0))"},
      {"<Control>Up", "win.edit-aim((0, 1))"},
      {"<Control>Down", "win.edit-aim((0, -1))"}}},
    {CAROM_SHORTCUT_EDIT,
     CAROM_SHORTCUT_IN_PANES,
     N_("In the panes: larger, smaller discs"),
     NULL,
     {{"<Alt>Up", "win.edit-resize(1)"}, {"<Alt>Down", "win.edit-resize(-1)"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Cut, copy, paste; in a field, text"),
     NULL,
     {{"<Control>x", "win.edit-cut"},
      {"<Control>c", "win.edit-copy"},
      {"<Control>v", "win.edit-paste"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Duplicate what is selected"),
     NULL,
     {{"<Control>d", "win.edit-duplicate"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Delete what is selected"),
     NULL,
     {{"Delete", "win.edit-delete"}, {"BackSpace", "win.edit-delete"}}},
    {CAROM_SHORTCUT_EDIT,
     ACCELERATOR,
     N_("The numbers of what is selected, or else of the first disc"),
     NULL,
     {{"<Control>i", "win.edit-item"}}},
    {CAROM_SHORTCUT_EDIT,
     PLAIN,
     N_("Keep to the grid, push apart what overlaps, or not"),
     NULL,
     {{"k", "win.edit-snap"}, {"p", "win.edit-push-apart"}}},

    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("Change the cell there, or use its switch"),
     NULL,
     {{"F2", NULL}, {"Return", NULL}, {"space", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL_FIELD,
     N_("Accept what is typed, or drop it"),
     NULL,
     {{"Return", NULL}, {"Escape", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL_FIELD,
     N_("Accept it, and change the next cell, the previous one"),
     NULL,
     {{"Tab", NULL}, {"<Shift>Tab", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("On to the next cell, and back; at the ends, out of the table"),
     NULL,
     {{"Tab", NULL}, {"<Shift>Tab", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("From cell to cell; a row that is reached is selected"),
     NULL,
     {{"Up", NULL}, {"Down", NULL}, {"Left", NULL}, {"Right", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("Ten rows on, to the first row, to the last"),
     NULL,
     {{"Page_Up", NULL}, {"Page_Down", NULL}, {"Home", NULL}, {"End", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("Select more rows"),
     NULL,
     {{"<Shift>Up", NULL}, {"<Shift>Down", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("From row to row, without selecting"),
     NULL,
     {{"<Control>Up", NULL}, {"<Control>Down", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("To the first column, to the last"),
     NULL,
     {{"<Control>Left", NULL}, {"<Control>Right", NULL}}},
    {CAROM_SHORTCUT_TABLES,
     CAROM_SHORTCUT_CELL,
     N_("Delete the selected rows"),
     NULL,
     {{"Delete", NULL}}},

    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Previous scene, next scene"),
     NULL,
     {{"<Alt>Page_Up", "win.previous-scene"}, {"<Alt>Page_Down", "win.next-scene"}}},
    {CAROM_SHORTCUT_SCENE,
     PLAIN,
     N_("Choose a scene by a part of its name"),
     NULL,
     {{"u", "win.scenes"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("New scene, empty"),
     NULL,
     {{"<Control>n", "win.new::empty"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Open a scene file"),
     NULL,
     {{"<Control>o", "win.open"}}},
    {CAROM_SHORTCUT_SCENE, ACCELERATOR, N_("Save the scene"), NULL, {{"<Control>s", "win.save"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Save the scene under another name"),
     NULL,
     {{"<Control><Shift>s", "win.save-as"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Scene settings: words, world, time, picture"),
     NULL,
     {{"<Control>comma", "win.scene-settings"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Export a comparison plot"),
     NULL,
     {{"<Control>e", "win.export::figure"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Undo a change; in a field, the typing"),
     "text.undo",
     {{"<Control>z", "win.undo"}}},
    {CAROM_SHORTCUT_SCENE,
     ACCELERATOR,
     N_("Redo a change"),
     "text.redo",
     {{"<Control><Shift>z", "win.redo"}, {"<Control>y", "win.redo"}}},

    {CAROM_SHORTCUT_WINDOW,
     PLAIN,
     N_("Next: the page alone, the panes alone, both"),
     NULL,
     {{"h", "win.next-room"}}},
    {CAROM_SHORTCUT_WINDOW,
     ACCELERATOR,
     N_("Zoom in, zoom out, in all panes"),
     NULL,
     {{"<Control>plus", "win.zoom-in"}, {"<Control>minus", "win.zoom-out"}}},
    {CAROM_SHORTCUT_WINDOW,
     ACCELERATOR,
     N_("Show the whole run again"),
     NULL,
     {{"<Control>0", "win.zoom-fit"}}},
    {CAROM_SHORTCUT_WINDOW, ACCELERATOR, N_("Side panel"), NULL, {{"F9", "win.show-panel"}}},
    {CAROM_SHORTCUT_WINDOW,
     PLAIN,
     N_("End typing, a drag, a search; leave a table, a selection, a presentation"),
     NULL,
     {{"Escape", "win.escape"}}},
    {CAROM_SHORTCUT_WINDOW, CAROM_SHORTCUT_TOOLKIT, N_("Main menu"), NULL, {{"F10", NULL}}},
    {CAROM_SHORTCUT_WINDOW, ACCELERATOR, N_("The guide"), NULL, {{"F1", "win.help::guide"}}},
    {CAROM_SHORTCUT_WINDOW,
     ACCELERATOR,
     N_("All the keys"),
     NULL,
     {{"<Control>question", "win.show-help-overlay"}}},
    {CAROM_SHORTCUT_WINDOW,
     ACCELERATOR,
     N_("Another window"),
     NULL,
     {{"<Control><Shift>n", "app.new-window"}}},
    {CAROM_SHORTCUT_WINDOW,
     ACCELERATOR,
     N_("Close the window"),
     NULL,
     {{"<Control>w", "window.close"}}},
    {CAROM_SHORTCUT_WINDOW, ACCELERATOR, N_("Quit"), NULL, {{"<Control>q", "app.quit"}}},

    {CAROM_SHORTCUT_PRESENT,
     ACCELERATOR,
     N_("Present, with question and large type; begin anew, once it presents"),
     NULL,
     {{"F11", "win.present"}, {"F5", "win.present-from-start"}}},
    {CAROM_SHORTCUT_PRESENT,
     CAROM_SHORTCUT_FIRST,
     N_("Back, or on: the contact, the question, what happens, the answer, as by a clicker"),
     NULL,
     {{"Page_Up", "win.lecture-back"}, {"Page_Down", "win.lecture-on"}}},
    {CAROM_SHORTCUT_PRESENT,
     CAROM_SHORTCUT_VOTE,
     N_("While a vote is open: a vote for a choice, or the last one back"),
     NULL,
     {{"1", "win.vote-choose(uint32 0)"},
      {"2", "win.vote-choose(uint32 1)"},
      {"3", "win.vote-choose(uint32 2)"},
      {"4", "win.vote-choose(uint32 3)"},
      {"5", "win.vote-choose(uint32 4)"},
      {"BackSpace", "win.vote-take-back"}}},
    {CAROM_SHORTCUT_PRESENT,
     PLAIN,
     N_("Title and question, or not; open an answer, then the next question"),
     NULL,
     {{"j", "win.lecture-words"}, {"r", "win.reveal-answer"}}},
    {CAROM_SHORTCUT_PRESENT,
     PLAIN,
     N_("Blank the screen; any key or click brings it back"),
     NULL,
     {{"b", "win.blank"}, {"period", "win.blank"}}},
    {CAROM_SHORTCUT_PRESENT,
     PLAIN,
     N_("A large dot for the pointer, or the arrow"),
     NULL,
     {{"d", "win.pointer-dot"}}},

    {CAROM_SHORTCUT_FOCUS,
     CAROM_SHORTCUT_TOOLKIT,
     N_("On to the next control, and back"),
     NULL,
     {{"Tab", NULL}, {"<Shift>Tab", NULL}}},
    {CAROM_SHORTCUT_FOCUS,
     ACCELERATOR,
     N_("On to the next part of the window, and back"),
     NULL,
     {{"F6", "win.next-part"}, {"<Shift>F6", "win.previous-part"}}},
    {CAROM_SHORTCUT_FOCUS,
     CAROM_SHORTCUT_TOOLKIT,
     N_("Use the button, tab or switch there"),
     NULL,
     {{"space", NULL}, {"Return", NULL}}},
    {CAROM_SHORTCUT_FOCUS,
     CAROM_SHORTCUT_LIST,
     N_("Move in the list there, or move the divider"),
     NULL,
     {{"Up", NULL}, {"Down", NULL}, {"Left", NULL}, {"Right", NULL}}},
    {CAROM_SHORTCUT_FOCUS,
     CAROM_SHORTCUT_LIST,
     N_("To its ends, and on by pages"),
     NULL,
     {{"Home", NULL}, {"End", NULL}, {"Page_Up", NULL}, {"Page_Down", NULL}}},
};

const CaromShortcut *carom_shortcuts(guint *n_shortcuts) {
  g_return_val_if_fail(n_shortcuts, NULL);
  *n_shortcuts = G_N_ELEMENTS(shortcuts);
  return shortcuts;
}

const char *carom_shortcuts_group_title(CaromShortcutGroup group) {
  g_return_val_if_fail(group < CAROM_SHORTCUT_N_GROUPS, NULL);
  return group_titles[group];
}

guint carom_shortcuts_count_keys(const CaromShortcut *shortcut) {
  g_return_val_if_fail(shortcut, 0);
  guint n = 0;
  while (n < CAROM_SHORTCUT_MAX_KEYS && shortcut->keys[n].key)
    n++;
  return n;
}

/* As many keys of a row as have room beside each other, with modifiers or without. */
#define MAX_SHOWN          4
#define MAX_SHOWN_MODIFIED 3

gboolean carom_shortcuts_is_range(const CaromShortcut *shortcut) {
  g_return_val_if_fail(shortcut, FALSE);
  gboolean is_modified = shortcut->keys[0].key[0] == '<';
  return carom_shortcuts_count_keys(shortcut) > (is_modified ? MAX_SHOWN_MODIFIED : MAX_SHOWN);
}

/* ---- What a key does ---- */

/* The key that one of the keypad stands for; of a letter, the small one. */
static guint get_plain_key(guint key) {
  static const guint pairs[][2] = {
      {GDK_KEY_KP_Space, GDK_KEY_space},     {GDK_KEY_KP_Enter, GDK_KEY_Return},
      {GDK_KEY_KP_Left, GDK_KEY_Left},       {GDK_KEY_KP_Right, GDK_KEY_Right},
      {GDK_KEY_KP_Up, GDK_KEY_Up},           {GDK_KEY_KP_Down, GDK_KEY_Down},
      {GDK_KEY_KP_Home, GDK_KEY_Home},       {GDK_KEY_KP_End, GDK_KEY_End},
      {GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up}, {GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down},
      {GDK_KEY_KP_Delete, GDK_KEY_Delete},
  };
  for (guint i = 0; i < G_N_ELEMENTS(pairs); i++)
    if (pairs[i][0] == key)
      return pairs[i][1];
  return gdk_keyval_to_lower(key);
}

const CaromShortcut *carom_shortcuts_find(CaromShortcutKind kind, guint key, GdkModifierType state,
                                          const char **action) {
  guint pressed = get_plain_key(key);
  state &= gtk_accelerator_get_default_mod_mask();
  for (guint i = 0; i < G_N_ELEMENTS(shortcuts); i++) {
    guint n_keys = shortcuts[i].kind == kind ? carom_shortcuts_count_keys(&shortcuts[i]) : 0;
    for (guint j = 0; j < n_keys; j++) {
      guint wanted;
      GdkModifierType wanted_state;
      gtk_accelerator_parse(shortcuts[i].keys[j].key, &wanted, &wanted_state);
      if (wanted == pressed && wanted_state == state) {
        if (action)
          *action = shortcuts[i].keys[j].action;
        return &shortcuts[i];
      }
    }
  }
  return NULL;
}

const char *carom_shortcuts_find_plain_key(const char *action) {
  g_return_val_if_fail(action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS(shortcuts); i++)
    for (guint j = 0; shortcuts[i].kind == PLAIN && j < carom_shortcuts_count_keys(&shortcuts[i]);
         j++)
      if (g_str_equal(shortcuts[i].keys[j].action, action))
        return shortcuts[i].keys[j].key;
  return NULL;
}

/* Keys that are the same to whoever presses them with Ctrl: of the keypad, and without Shift. */
static const char *const other_keys[][2] = {
    {"<Control>plus", "<Control>KP_Add"},
    {"<Control>plus", "<Control>equal"},
    {"<Control>minus", "<Control>KP_Subtract"},
    {"<Control>0", "<Control>KP_0"},
};

static void add_keys(GStrvBuilder *keys, const char *key) {
  g_strv_builder_add(keys, key);
  for (guint i = 0; i < G_N_ELEMENTS(other_keys); i++)
    if (g_str_equal(other_keys[i][0], key))
      g_strv_builder_add(keys, other_keys[i][1]);
}

void carom_shortcuts_set_accelerators(GtkApplication *application) {
  g_return_if_fail(GTK_IS_APPLICATION(application));
  for (guint i = 0; i < G_N_ELEMENTS(shortcuts); i++) {
    guint n_keys = shortcuts[i].kind == ACCELERATOR ? carom_shortcuts_count_keys(&shortcuts[i]) : 0;
    for (guint j = 0; j < n_keys; j++) {
      const char *action = shortcuts[i].keys[j].action;
      g_auto(GStrv) before = gtk_application_get_accels_for_action(application, action);
      g_autoptr(GStrvBuilder) keys = g_strv_builder_new();
      g_strv_builder_addv(keys, (const char **)before);
      add_keys(keys, shortcuts[i].keys[j].key);
      g_auto(GStrv) all = g_strv_builder_end(keys);
      gtk_application_set_accels_for_action(application, action, (const char *const *)all);
    }
  }
}
