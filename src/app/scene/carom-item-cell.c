/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-item-cell: the field is made when it is needed, so that a thousand cells are a thousand
 * labels. What the cell shows then is not drawn, but the cell stays as wide as that.
 *
 * Numbers are shown by what asks for no new layout when they change, which they do many times a
 * second in all cells of a table. So the cell itself says how wide it is: as the widest number that
 * it has shown. */
#include "carom-item-cell.h"

#include "carom-field-problem.h"
#include "carom-number-text.h"
#include "carom-tooltip.h"
#include "carom-window-keys.h"

#include <glib/gi18n-lib.h>

/* Longer names are cut, and told in full by a tooltip. */
#define NAME_CHARS 10
struct _CaromItemCell {
  GtkWidget parent_instance;
  CaromItemCellType type;
  GtkListItem *item; /* not owned: it owns the cell */
  guint column;
  GtkWidget *shown;   /* label, inscription of a number, or check button */
  char *markup;       /* (nullable): of the label or the inscription */
  char *shape;        /* (nullable): of the number that was measured last: all digits are alike */
  int width;          /* of the widest number so far, in pixels */
  GtkWidget *field;   /* (nullable) */
  gboolean showing;   /* the check button is being set by the program, not by the user */
  gboolean is_asking; /* the click that goes on, or was the last, asks to edit */
};

G_DEFINE_FINAL_TYPE(CaromItemCell, carom_item_cell, GTK_TYPE_WIDGET)

enum { SIGNAL_PRESSED, SIGNAL_ASKED, SIGNAL_TOGGLED, SIGNAL_TYPED, SIGNAL_ENTERED, N_SIGNALS };
static guint signals[N_SIGNALS];

GtkListItem *carom_item_cell_get_item(CaromItemCell *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_CELL(self), NULL);
  return self->item;
}

guint carom_item_cell_get_column(CaromItemCell *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_CELL(self), 0);
  return self->column;
}

/* ---- What it shows ---- */

/* The name of a cell is told with what it shows. */
static void set_name(CaromItemCell *self, const char *name, const char *text) {
  g_autofree char *label = NULL;
  if (!name)
    return;
  if (self->type != CAROM_ITEM_CELL_SWITCH)
    /* Translators: a cell of a table, for who hears it: %1$s is its place, such as "Disc B, m",
       %2$s what it shows. */
    label = g_strdup_printf(_("%1$s: %2$s"), name, text);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 label ? label : name, -1);
}

static int measure_width(CaromItemCell *self, const char *markup) {
  int width;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout(self->shown, NULL);
  pango_layout_set_markup(layout, markup, -1);
  pango_layout_get_size(layout, &width, NULL);
  return PANGO_PIXELS_CEIL(width);
}

/* Digits are equally wide. */
static void widen(CaromItemCell *self, const char *markup) {
  g_autofree char *shape = g_strdup(markup);
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

/* Returns: (transfer none): what is shown, without its markup */
static const char *show_markup(CaromItemCell *self, const char *markup) {
  gboolean is_other = g_strcmp0(markup, self->markup) != 0;
  if (is_other) {
    g_free(self->markup);
    self->markup = g_strdup(markup);
  }
  if (GTK_IS_LABEL(self->shown)) {
    if (is_other)
      gtk_label_set_markup(GTK_LABEL(self->shown), markup);
    return gtk_label_get_text(GTK_LABEL(self->shown));
  }
  if (is_other) {
    gtk_inscription_set_markup(GTK_INSCRIPTION(self->shown), markup);
    widen(self, markup);
  }
  return gtk_inscription_get_text(GTK_INSCRIPTION(self->shown));
}

void carom_item_cell_show(CaromItemCell *self, const char *markup, const char *name) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && self->type != CAROM_ITEM_CELL_SWITCH);
  const char *text = show_markup(self, markup);
  if (self->type == CAROM_ITEM_CELL_TEXT)
    carom_tooltip_set_text(self->shown, g_utf8_strlen(text, -1) > NAME_CHARS ? text : NULL);
  set_name(self, name, text);
}

void carom_item_cell_show_switch(CaromItemCell *self, gboolean is_on, const char *name) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && GTK_IS_CHECK_BUTTON(self->shown));
  self->showing = TRUE;
  gtk_check_button_set_active(GTK_CHECK_BUTTON(self->shown), is_on);
  self->showing = FALSE;
  gtk_accessible_update_state(GTK_ACCESSIBLE(self), GTK_ACCESSIBLE_STATE_CHECKED,
                              is_on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                              -1);
  set_name(self, name, "");
}

static void on_toggled(CaromItemCell *self) {
  if (!self->showing)
    g_signal_emit(self, signals[SIGNAL_TOGGLED], 0);
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

static GtkWidget *make_label(CaromItemCell *self) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (self->type == CAROM_ITEM_CELL_TEXT) {
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars(GTK_LABEL(label), NAME_CHARS);
  }
  return label;
}

static GtkWidget *make_shown(CaromItemCell *self) {
  switch (self->type) {
  case CAROM_ITEM_CELL_SWITCH:
    return make_switch(self);
  case CAROM_ITEM_CELL_NUMBER:
    return make_number();
  case CAROM_ITEM_CELL_TEXT:
  case CAROM_ITEM_CELL_COLOUR:
  case CAROM_ITEM_CELL_FIXED:
  default:
    return make_label(self);
  }
}

void carom_item_cell_take_room(CaromItemCell *self) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && self->type == CAROM_ITEM_CELL_TEXT);
  gtk_label_set_width_chars(GTK_LABEL(self->shown), NAME_CHARS);
}

/* ---- The field ---- */

gboolean carom_item_cell_is_edited(CaromItemCell *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_CELL(self), FALSE);
  return self->field != NULL;
}

static void on_typed(CaromItemCell *self) {
  g_signal_emit(self, signals[SIGNAL_TYPED], 0);
}

static void on_entered(CaromItemCell *self) {
  g_signal_emit(self, signals[SIGNAL_ENTERED], 0);
}

static void name_field(CaromItemCell *self) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(self->field), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                 self, NULL, -1);
}

void carom_item_cell_begin(CaromItemCell *self, const char *text) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && text);
  if (self->field)
    return;
  self->field = gtk_entry_new();
  gtk_editable_set_width_chars(GTK_EDITABLE(self->field), 0);
  gtk_editable_set_text(GTK_EDITABLE(self->field), text);
  if (self->type == CAROM_ITEM_CELL_NUMBER)
    carom_number_text_mark(self->field);
  carom_window_keys_own(self->field);
  name_field(self);
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

void carom_item_cell_focus_field(CaromItemCell *self) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && self->field);
  gtk_widget_grab_focus(self->field);
  gtk_editable_select_region(GTK_EDITABLE(self->field), -1, 0); /* its beginning is seen */
}

void carom_item_cell_leave_field(CaromItemCell *self) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self));
  if (self->field)
    gtk_editable_set_position(GTK_EDITABLE(self->field), 0);
}

void carom_item_cell_type(CaromItemCell *self, const char *text) {
  g_return_if_fail(CAROM_IS_ITEM_CELL(self) && self->field && text);
  gtk_editable_set_text(GTK_EDITABLE(self->field), text);
  gtk_editable_set_position(GTK_EDITABLE(self->field), -1);
}

const char *carom_item_cell_get_text(CaromItemCell *self) {
  g_return_val_if_fail(CAROM_IS_ITEM_CELL(self) && self->field, "");
  return gtk_editable_get_text(GTK_EDITABLE(self->field));
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
  GtkEntry *entry = GTK_ENTRY(self->field);
  gtk_entry_set_icon_from_icon_name(entry, GTK_ENTRY_ICON_SECONDARY,
                                    problem ? "dialog-error-symbolic" : NULL);
  hide_empty_icon(self->field);
  carom_tooltip_set_text(self->field, problem);
  carom_field_problem_set(self->field, problem);
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
  g_signal_emit(self, signals[SIGNAL_PRESSED], 0, n_press);
  if (self->is_asking)
    gtk_gesture_set_state(GTK_GESTURE(click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void on_released(CaromItemCell *self) {
  if (self->is_asking)
    g_signal_emit(self, signals[SIGNAL_ASKED], 0);
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
    if (GTK_IS_POPOVER(child)) /* the grid puts the choice of a colour here */
      gtk_popover_present(GTK_POPOVER(child));
}

/* Unlike others, a cell with a child that can have the focus can have it itself. */
static gboolean carom_item_cell_grab_focus(GtkWidget *widget) {
  CaromItemCell *self = CAROM_ITEM_CELL(widget);
  if (self->field)
    return gtk_widget_grab_focus(self->field);
  return GTK_WIDGET_CLASS(carom_item_cell_parent_class)->grab_focus(widget);
}

GtkWidget *carom_item_cell_new(CaromItemCellType type, GtkListItem *item, guint column) {
  gboolean is_switch = type == CAROM_ITEM_CELL_SWITCH;
  CaromItemCell *self =
      g_object_new(CAROM_TYPE_ITEM_CELL, "accessible-role",
                   is_switch ? GTK_ACCESSIBLE_ROLE_CHECKBOX : GTK_ACCESSIBLE_ROLE_GRID_CELL, NULL);
  self->type = type;
  self->item = item;
  self->column = column;
  self->shown = make_shown(self);
  if (type != CAROM_ITEM_CELL_FIXED) /* the space bar changes it */
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

static guint add_signal(CaromItemCellClass *klass, const char *name) {
  return g_signal_new(name, G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 0);
}

static void carom_item_cell_class_init(CaromItemCellClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_item_cell_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_item_cell_finalize;
  widget_class->grab_focus = carom_item_cell_grab_focus;
  widget_class->measure = carom_item_cell_measure;
  widget_class->size_allocate = carom_item_cell_size_allocate;
  gtk_widget_class_set_css_name(widget_class, "item-cell");
  signals[SIGNAL_PRESSED] = g_signal_new("pressed", G_TYPE_FROM_CLASS(klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_ASKED] = add_signal(klass, "asked");
  signals[SIGNAL_TOGGLED] = add_signal(klass, "toggled");
  signals[SIGNAL_TYPED] = add_signal(klass, "typed");
  signals[SIGNAL_ENTERED] = add_signal(klass, "entered");
}

static void carom_item_cell_init(CaromItemCell *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  watch_pointer(self);
}
