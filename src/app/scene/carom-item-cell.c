/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-cell: the field is made when it is needed, so that a thousand cells are a thousand
 * labels. What the cell shows then is not drawn, but the cell stays as wide as that.
 *
 * Numbers are shown by what asks for no new layout when they change, which they do many times a
 * second in all cells of a table. So the cell itself says how wide it is: as the widest number that
 * it has shown. */
#include "carom-item-cell.h"

#include "carom-body.h"
#include "carom-field-problem.h"
#include "carom-number-text.h"
#include "carom-tooltip.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* Longer names are cut, and told in full by a tooltip. */
#define NAME_CHARS 10

G_DEFINE_FINAL_TYPE(CaromItemCell, carom_item_cell, GTK_TYPE_WIDGET)

/* ---- What it shows ---- */

static int measure_width(CaromItemCell *self, const char *markup) {
  int width;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(self->shown, NULL);
  pango_layout_set_markup(layout, markup, -1);
  pango_layout_get_size(layout, &width, NULL);
  return PANGO_PIXELS_CEIL(width);
}

/* Digits are equally wide. */
static void widen(CaromItemCell *self) {
  g_autofree char *shape = g_strdup(self->markup);
  for (char *c = shape; *c; c++)
    if (g_ascii_isdigit(*c))
      *c = '0';
  if (g_strcmp0(shape, self->shape) == 0)
    return;
  g_free(self->shape);
  self->shape = g_steal_pointer(&shape);
  int width = measure_width(self, self->shape);
  if (width <= self->width)
    return;
  self->width = width;
  gtk_widget_queue_resize(GTK_WIDGET(self));
}

/* @markup: (transfer full) */
static void show_markup(CaromItemCell *self, char *markup) {
  if (g_strcmp0(markup, self->markup) == 0) {
    g_free(markup);
    return;
  }
  g_free(self->markup);
  self->markup = markup;
  if (GTK_IS_LABEL(self->shown)) {
    gtk_label_set_markup(GTK_LABEL(self->shown), markup);
  } else {
    gtk_inscription_set_markup(GTK_INSCRIPTION(self->shown), markup);
    widen(self);
  }
}

static const char *get_shown_text(CaromItemCell *self) {
  return GTK_IS_LABEL(self->shown) ? gtk_label_get_text(GTK_LABEL(self->shown))
                                   : gtk_inscription_get_text(GTK_INSCRIPTION(self->shown));
}

static void show_switch(CaromItemCell *self, gboolean is_on) {
  self->showing = TRUE;
  gtk_check_button_set_active(GTK_CHECK_BUTTON(self->shown), is_on);
  self->showing = FALSE;
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_CHECKED,
                              is_on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                              -1);
}

/* The name of a cell is told with what it shows; of a switch that is its state. */
static void set_name(CaromItemCell *self, const char *name) {
  g_autofree char *label = NULL;
  if (self->type != CAROM_ITEM_CELL_SWITCH)
    /* Translators: a cell of a table, for who hears it: %1$s is its place, such as "Disc B, m",
       %2$s what it shows. */
    label = g_strdup_printf(_("%1$s: %2$s"), name, get_shown_text(self));
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 label ? label : name, -1);
}

void carom_item_cell_show(CaromItemCell *self, const CaromItemColumn *column,
                          const CaromScene *scene, guint index, gboolean is_named) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && column && scene);
  if (self->type == CAROM_ITEM_CELL_SWITCH)
    show_switch(self, carom_item_column_get_whole(column, scene, index) != 0);
  else
    show_markup(self, carom_item_column_make_markup(column, scene, index));
  if (self->type == CAROM_ITEM_CELL_TEXT) {
    const char *text = get_shown_text(self);
    carom_tooltip_set_text(self->shown, g_utf8_strlen(text, -1) > NAME_CHARS ? text : NULL);
  }
  if (is_named) {
    g_autofree char *name = carom_item_column_name_cell(column, scene, index);
    set_name(self, name);
  }
}

static void on_toggled(CaromItemCell *self) {
  if (!self->showing)
    self->handlers->toggle(self->owner, self);
}

static GtkWidget *make_switch(CaromItemCell *self) {
  GtkWidget *check = gtk_check_button_new();
  gtk_widget_set_halign(check, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable(check, FALSE); /* the cell is */
  g_signal_connect_object(check, "toggled", G_CALLBACK(on_toggled), self, G_CONNECT_SWAPPED);
  return check;
}

static GtkWidget *make_number(void) {
  GtkWidget *number = gtk_inscription_new(NULL);
  gtk_inscription_set_xalign(GTK_INSCRIPTION(number), 1);
  carom_number_text_mark(number);
  return number;
}

static GtkWidget *make_label(const CaromItemColumn *column) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (column->type == CAROM_ITEM_CELL_TEXT) {
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars(GTK_LABEL(label), NAME_CHARS);
  }
  if (column->is_list)
    gtk_label_set_width_chars(GTK_LABEL(label), NAME_CHARS);
  return label;
}

/* ---- The field ---- */

static void on_typed(CaromItemCell *self) {
  self->handlers->type(self->owner, self);
}

static void on_entered(CaromItemCell *self) {
  self->handlers->enter(self->owner, self);
}

void carom_item_cell_begin(CaromItemCell *self, const char *text) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && !self->field && text);
  self->field = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(self->field), 0);
  gtk_editable_set_text(GTK_EDITABLE(self->field), text);
  if (self->type == CAROM_ITEM_CELL_NUMBER)
    carom_number_text_mark(self->field);
  carom_window_keys_own(self->field);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(self->field), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                 self, NULL, -1);
  g_signal_connect_object(self->field, "changed", G_CALLBACK(on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(self->field, "activate", G_CALLBACK(on_entered), self, G_CONNECT_SWAPPED);
  gtk_widget_set_child_visible(self->shown, FALSE);
  gtk_widget_set_parent(self->field, GTK_WIDGET(self));
}

void carom_item_cell_end(CaromItemCell *self) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self));
  if (!self->field)
    return;
  g_clear_pointer(&self->field, gtk_widget_unparent);
  gtk_widget_set_child_visible(self->shown, TRUE);
}

/* Up to GTK 4.8 an icon that has been taken away leaves an empty one, which takes room. */
static void hide_empty_icon(GtkWidget *entry) {
  gboolean has_icon = gtk_entry_get_icon_name(GTK_ENTRY(entry), GTK_ENTRY_ICON_SECONDARY) != NULL;
  for (GtkWidget *child = gtk_widget_get_first_child(entry); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_IMAGE(child))
      gtk_widget_set_visible(child, has_icon);
}

void carom_item_cell_set_problem(CaromItemCell *self, const char *problem) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && self->field);
  gtk_entry_set_icon_from_icon_name(GTK_ENTRY(self->field), GTK_ENTRY_ICON_SECONDARY,
                                    problem ? "dialog-error-symbolic" : NULL);
  hide_empty_icon(self->field);
  carom_tooltip_set_text(self->field, problem);
  carom_field_problem_set(self->field, problem);
}

/* ---- The choice of a colour: GTK's own chooser, and buttons below it ---- */

static void choose(GtkWidget *popover, gint32 rgb) {
  CaromItemCell *self = CAROM_ITEM_CELL(gtk_widget_get_parent(popover));
  g_object_ref(popover);
  self->handlers->choose(self->owner, self, rgb);
  gtk_popover_popdown(GTK_POPOVER(popover));
  g_object_unref(popover);
}

static gint32 get_byte(float part) {
  return (gint32)CLAMP(part * 255 + 0.5F, 0, 255);
}

static void on_accepted(GtkWidget *button, GtkColorChooser *chooser) {
  GdkRGBA colour;
  gtk_color_chooser_get_rgba(chooser, &colour);
  choose(gtk_widget_get_ancestor(button, GTK_TYPE_POPOVER),
         get_byte(colour.red) << 16 | get_byte(colour.green) << 8 | get_byte(colour.blue));
}

static void on_automatic(GtkWidget *button) {
  choose(gtk_widget_get_ancestor(button, GTK_TYPE_POPOVER), CAROM_NO_COLOUR);
}

static void add_button(GtkWidget *buttons, const char *label, GCallback callback,
                       gpointer chooser) {
  GtkWidget *button = gtk_button_new_with_mnemonic(label);
  gtk_widget_set_hexpand(button, TRUE);
  g_signal_connect(button, "clicked", callback, chooser);
  gtk_box_append(GTK_BOX(buttons), button);
}

GtkWidget *carom_item_cell_open_colours(CaromItemCell *self, gint32 rgb) {
  g_return_val_if_fail(CAROM_IS_ITEM_CELL(self), NULL);
  GtkWidget *popover = gtk_popover_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *chooser = gtk_color_chooser_widget_new();
  gtk_color_chooser_set_use_alpha(GTK_COLOR_CHOOSER(chooser), FALSE);
  /* Translators: a button: a disc has no colour of its own, and the picture chooses one. */
  add_button(buttons, _("_Automatic"), G_CALLBACK(on_automatic), chooser);
  add_button(buttons, _("Use this _colour"), G_CALLBACK(on_accepted), chooser);
  gtk_box_append(GTK_BOX(box), chooser);
  gtk_box_append(GTK_BOX(box), buttons);
  gtk_popover_set_child(GTK_POPOVER(popover), box);
  gtk_accessible_update_property(GTK_ACCESSIBLE(popover), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 _("Colour of the disc"), -1);
  if (rgb != CAROM_NO_COLOUR)
    gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(chooser),
                               &(GdkRGBA){(float)(rgb >> 16 & 0xff) / 255,
                                          (float)(rgb >> 8 & 0xff) / 255, (float)(rgb & 0xff) / 255,
                                          1});
  gtk_widget_set_parent(popover, GTK_WIDGET(self));
  gtk_popover_popup(GTK_POPOVER(popover));
  return popover;
}

/* ---- The pointer ---- */

/* A first click selects the row and brings the focus; one more edits. Where the field has come with
 * the click before, the second of the two is still about all of its text. */
static void on_pressed(GtkGestureClick *click, int n_press, double x, double y,
                       CaromItemCell *self) {
  GdkModifierType state = gtk_event_controller_get_current_event_state(GTK_EVENT_CONTROLLER(click));
  if (self->field) {
    self->is_asking = self->is_asking && n_press > 1;
    return;
  }
  self->is_asking =
      gtk_widget_is_focus(GTK_WIDGET(self)) && !(state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  self->handlers->press(self->owner, self, n_press);
  if (self->is_asking)
    gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_released(CaromItemCell *self) {
  if (self->is_asking)
    self->handlers->ask(self->owner, self);
  else if (!self->field)
    gtk_widget_grab_focus(GTK_WIDGET(self));
}

/* A press in the field is the field's alone: the row would take the focus from it. To claim it
 * would take it from the field as well, so it just goes no further. */
static gboolean on_event(CaromItemCell *self, GdkEvent *event) {
  GdkEventType type = gdk_event_get_event_type(event);
  return self->field && (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN);
}

static void watch_pointer(CaromItemCell *self) {
  GtkEventController *limit = gtk_event_controller_legacy_new();
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect_object(limit, "event", G_CALLBACK(on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(click, "pressed", G_CALLBACK(on_pressed), self, 0);
  g_signal_connect_object(click, "released", G_CALLBACK(on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller(GTK_WIDGET(self), limit); /* it gets events after the other one */
  gtk_widget_add_controller(GTK_WIDGET(self), GTK_EVENT_CONTROLLER(click));
}

/* ---- Life ---- */

/* A column does not become wider, nor narrower, while a cell is edited. */
static void carom_item_cell_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                    int *minimum, int *natural, int *minimum_baseline,
                                    int *natural_baseline) {
  CaromItemCell *self = CAROM_ITEM_CELL(widget);
  int least = 0, wanted = 0;
  gtk_widget_measure(self->shown, orientation, for_size, minimum, natural, NULL, NULL);
  if (GTK_IS_INSCRIPTION(self->shown) && orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = self->width;
  if (self->field)
    gtk_widget_measure(self->field, orientation, -1, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = MAX(*minimum, least);
    *natural = MAX(*natural, wanted);
  }
}

static void carom_item_cell_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CaromItemCell *self = CAROM_ITEM_CELL(widget);
  gtk_widget_allocate(self->field ? self->field : self->shown, width, height, baseline, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_POPOVER(child))
      gtk_popover_present(GTK_POPOVER(child));
}

/* Unlike others, a cell with a child that can have the focus can have it itself. */
static gboolean carom_item_cell_grab_focus(GtkWidget *widget) {
  CaromItemCell *self = CAROM_ITEM_CELL(widget);
  if (self->field)
    return gtk_widget_grab_focus(self->field);
  return GTK_WIDGET_CLASS(carom_item_cell_parent_class)->grab_focus(widget);
}

GtkWidget *carom_item_cell_new(const CaromItemColumn *column, guint i, GtkListItem *item,
                               const CaromItemCellHandlers *handlers, gpointer owner) {
  gboolean is_switch = column->type == CAROM_ITEM_CELL_SWITCH;
  CaromItemCell *self =
      g_object_new(CAROM_TYPE_ITEM_CELL, "accessible-role",
                   is_switch ? GTK_ACCESSIBLE_ROLE_CHECKBOX : GTK_ACCESSIBLE_ROLE_GRID_CELL, NULL);
  self->type = column->type;
  self->column = i;
  self->item = item;
  self->handlers = handlers;
  self->owner = owner;
  self->shown = is_switch                                ? make_switch(self)
                : column->type == CAROM_ITEM_CELL_NUMBER ? make_number()
                                                         : make_label(column);
  if (column->type != CAROM_ITEM_CELL_FIXED) /* the space bar changes it */
    carom_window_keys_press(GTK_WIDGET(self));
  gtk_widget_set_parent(self->shown, GTK_WIDGET(self));
  return GTK_WIDGET(self);
}

static void carom_item_cell_dispose(GObject *object) {
  CaromItemCell *self = CAROM_ITEM_CELL(object);
  g_clear_pointer(&self->field, gtk_widget_unparent);
  g_clear_pointer(&self->shown, gtk_widget_unparent);
  G_OBJECT_CLASS(carom_item_cell_parent_class)->dispose(object);
}

static void carom_item_cell_finalize(GObject *object) {
  g_free(CAROM_ITEM_CELL(object)->markup);
  g_free(CAROM_ITEM_CELL(object)->shape);
  G_OBJECT_CLASS(carom_item_cell_parent_class)->finalize(object);
}

static void carom_item_cell_class_init(CaromItemCellClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_cell_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_cell_finalize;
  widget_class->grab_focus = carom_item_cell_grab_focus;
  widget_class->measure = carom_item_cell_measure;
  widget_class->size_allocate = carom_item_cell_size_allocate;
  gtk_widget_class_set_css_name(widget_class, "item-cell");
}

static void carom_item_cell_init(CaromItemCell *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  watch_pointer(self);
}
