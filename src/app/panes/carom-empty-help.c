/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-empty-help: of its children, which say ever less, the first one that fits is seen. */
#include "carom-empty-help.h"

#include "carom-shortcuts.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

/* A sentence is no wider than so many characters, and so far off the edge of the pane. */
#define MAX_CHARS 40
#define MARGIN    6

typedef enum { CHOICES, BRIEF, DRAWING, N_PARTS } Part;

struct _CaromEmptyHelp {
  GtkWidget parent_instance;
  GtkWidget *parts[N_PARTS];
};

G_DEFINE_FINAL_TYPE(CaromEmptyHelp, carom_empty_help, GTK_TYPE_WIDGET)

#define ADD_DISC  "win.edit-new::disc"
#define DRAW_DISC "win.edit-tool::disc"

static const struct {
  const char *action, *label;
  const char *tooltip; /* (nullable): what the label does not say */
} choices[] = {
    {ADD_DISC, N_("Add a disc"), NULL},
    {DRAW_DISC, N_("Draw a disc"), NULL},
    {"win.edit-tool::wall", N_("Draw a wall"), NULL},
    {"win.edit-paste", N_("Paste a table of discs"),
     N_("Cells of a spreadsheet, with names of columns above them, such as x, y, vx, vy, m and r. "
        "Copy them first.")},
    {"win.new-from", N_("New from a generator…"),
     N_("A scene of many discs: a gas, a rack, a cradle, a grid, beams or a ring")},
};

/* How each tool draws. */
static const char *const drawing[CAROM_N_TOOLS] = {
    [CAROM_TOOL_DISC] = N_("Press where the centre of the disc is to be, and drag to its size."),
    [CAROM_TOOL_WALL] = N_("Drag from one end of the wall to the other."),
    [CAROM_TOOL_EMITTER] = N_("Press where discs are to come in, and drag to their velocity."),
};

/* ---- What it says ---- */

/* Returns: (transfer full): the key of a detailed @action as people read it; "" without one */
static char *name_key(const char *action) {
  const char *text = carom_shortcuts_find_plain_key(action);
  guint key = 0;
  GdkModifierType state = 0;
  if (text)
    gtk_accelerator_parse(text, &key, &state);
  return key != 0 ? gtk_accelerator_get_label(key, state) : g_strdup("");
}

static GtkWidget *make_choice(const char *action, const char *label, const char *tooltip) {
  GtkWidget *button = gtk_button_new(), *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24);
  g_autofree char *key = name_key(action);
  GtkWidget *key_label = gtk_label_new(key);
  gtk_box_append(GTK_BOX(content), gtk_label_new(label));
  gtk_widget_add_css_class(key_label, "dim-label");
  gtk_widget_set_hexpand(key_label, TRUE);
  gtk_widget_set_halign(key_label, GTK_ALIGN_END);
  gtk_box_append(GTK_BOX(content), key_label);
  gtk_button_set_child(GTK_BUTTON(button), content);
  gtk_button_set_has_frame(GTK_BUTTON(button), FALSE);
  gtk_actionable_set_detailed_action_name(GTK_ACTIONABLE(button), action);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                 GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  carom_tooltip_set_text(button, tooltip);
  return button;
}

static GtkWidget *make_choices(const char *title) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *heading = gtk_label_new(title);
  gtk_widget_add_css_class(heading, "heading");
  gtk_box_append(GTK_BOX(box), heading);
  for (guint i = 0; i < G_N_ELEMENTS(choices); i++)
    gtk_box_append(GTK_BOX(box), make_choice(choices[i].action, _(choices[i].label),
                                             choices[i].tooltip ? _(choices[i].tooltip) : NULL));
  return box;
}

static GtkWidget *make_sentence(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars(GTK_LABEL(label), MAX_CHARS);
  gtk_widget_set_margin_start(label, MARGIN);
  gtk_widget_set_margin_end(label, MARGIN);
  gtk_widget_set_can_target(label, FALSE);
  return label;
}

static void show_tool(CaromEmptyHelp *self, CaromEditor *editor) {
  CaromTool tool = carom_editor_get_tool(editor);
  gboolean draws = drawing[tool] != NULL;
  gtk_label_set_text(GTK_LABEL(self->parts[DRAWING]), draws ? _(drawing[tool]) : "");
  for (Part part = 0; part < N_PARTS; part++)
    gtk_widget_set_visible(self->parts[part], draws == (part == DRAWING));
}

static void show_scene(CaromEmptyHelp *self, CaromPlayer *player) {
  const CaromComparison *comparison = carom_player_get_comparison(player);
  gboolean is_empty =
      comparison && carom_scene_count_most_discs(carom_comparison_get_scene(comparison)) == 0;
  gtk_widget_set_visible(GTK_WIDGET(self), is_empty);
}

void carom_empty_help_follow(CaromEmptyHelp *self, CaromEditor *editor, CaromPlayer *player) {
  g_return_if_fail(CAROM_IS_EMPTY_HELP(self) && CAROM_IS_EDITOR(editor) && CAROM_IS_PLAYER(player));
  g_signal_connect_object(editor, "tool-changed", G_CALLBACK(show_tool), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(player, "replaced", G_CALLBACK(show_scene), self, G_CONNECT_SWAPPED);
  show_tool(self, editor);
  show_scene(self, player);
}

/* ---- Sizes ---- */

/* It can do without any room. */
static void carom_empty_help_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                     int *minimum, int *natural, int *minimum_baseline,
                                     int *natural_baseline) {
  *minimum = *natural = 0;
  for (Part part = 0; part < N_PARTS; part++) {
    int wanted = 0;
    if (gtk_widget_get_visible(CAROM_EMPTY_HELP(widget)->parts[part]))
      gtk_widget_measure(CAROM_EMPTY_HELP(widget)->parts[part], orientation, -1, NULL, &wanted,
                         NULL, NULL);
    *natural = MAX(*natural, wanted);
  }
}

/* @place: (out): in the middle
 * Returns: whether @part fits there */
static gboolean find_place(GtkWidget *part, int width, int height, GtkAllocation *place) {
  int least_width, least_height;
  gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, &place->width, NULL, NULL);
  place->width = MIN(place->width, width);
  if (least_width > width)
    return FALSE;
  gtk_widget_measure(part, GTK_ORIENTATION_VERTICAL, place->width, &least_height, &place->height,
                     NULL, NULL);
  place->height = MIN(place->height, height);
  place->x = (width - place->width) / 2;
  place->y = (height - place->height) / 2;
  return least_height <= height;
}

static void carom_empty_help_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  gboolean is_shown = FALSE;
  for (Part i = 0; i < N_PARTS; i++) {
    GtkWidget *part = CAROM_EMPTY_HELP(widget)->parts[i];
    GtkAllocation place;
    gboolean fits =
        !is_shown && gtk_widget_get_visible(part) && find_place(part, width, height, &place);
    gtk_widget_set_child_visible(part, fits);
    if (fits)
      gtk_widget_size_allocate(part, &place, -1);
    is_shown |= fits;
  }
}

/* What is beside its parts belongs to the pane. */
static gboolean carom_empty_help_contains(GtkWidget *widget, double x, double y) {
  return FALSE;
}

/* ---- Life ---- */

static void carom_empty_help_dispose(GObject *object) {
  for (Part part = 0; part < N_PARTS; part++)
    g_clear_pointer(&CAROM_EMPTY_HELP(object)->parts[part], gtk_widget_unparent);
  G_OBJECT_CLASS(carom_empty_help_parent_class)->dispose(object);
}

static void carom_empty_help_class_init(CaromEmptyHelpClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_empty_help_dispose;
  widget_class->measure = carom_empty_help_measure;
  widget_class->size_allocate = carom_empty_help_size_allocate;
  widget_class->contains = carom_empty_help_contains;
  gtk_widget_class_set_css_name(widget_class, "empty-help");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void carom_empty_help_init(CaromEmptyHelp *self) {
  const char *title = _("This scene is empty");
  g_autofree char *add = name_key(ADD_DISC), *draw = name_key(DRAW_DISC);
  g_autofree char *brief =
      /* Translators: %1$s and %2$s are keys, such as A and 2. */
      g_strdup_printf(_("This scene is empty. %1$s adds a disc, %2$s lets you draw one."), add,
                      draw);
  gtk_widget_set_visible(GTK_WIDGET(self), FALSE);
  self->parts[CHOICES] = make_choices(title);
  self->parts[BRIEF] = make_sentence(brief);
  self->parts[DRAWING] = make_sentence(NULL);
  for (Part part = 0; part < N_PARTS; part++)
    gtk_widget_set_parent(self->parts[part], GTK_WIDGET(self));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}
