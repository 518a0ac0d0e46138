/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-balance-view: a table of each body and of both together, before and after; below it, the
 * measures of the contact as a whole. The labels are made once, in loops over the balance table;
 * showing another contact only changes their texts. */
#include "carom-balance-view.h"

#include "carom-balance-table.h"
#include "carom-balance-text.h"
#include "carom-digits.h"
#include "carom-distinct.h"
#include "carom-formula-writer.h"
#include "carom-number-text.h"
#include "carom-page.h"
#include "carom-refresh.h"
#include "carom-rounding.h"
#include "carom-soft-text.h"
#include "carom-soon.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

/* ---- The widget ---- */

enum { CELL_BEFORE, CELL_AFTER, CELL_CHANGE, N_CELLS };

static const char *const cell_titles[N_CELLS] = {
    [CELL_BEFORE] = NC_("heading of a table", "Before"),
    [CELL_AFTER] = NC_("heading of a table", "After"),
    [CELL_CHANGE] = NC_("heading of a table", "Change"),
};

/* The groups of rows: each body, and both together. */
enum { GROUP_A = CAROM_BODY_A, GROUP_B = CAROM_BODY_B, GROUP_BOTH, N_GROUPS };

/* The kind of rows that each group has. */
static const CaromBalanceKind group_kinds[N_GROUPS] = {
    [GROUP_A] = CAROM_BALANCE_OF_BODY,
    [GROUP_B] = CAROM_BALANCE_OF_BODY,
    [GROUP_BOTH] = CAROM_BALANCE_OF_BOTH,
};

/* The columns of the table. */
enum { COLUMN_GROUP, COLUMN_TITLE, COLUMN_CELLS, COLUMN_NOTE = COLUMN_CELLS + N_CELLS };

typedef struct {
  GtkLabel *title;
  GtkLabel *cells[N_CELLS]; /* a measure has the first only */
  GtkLabel *note;           /* says that a 0 is only rounding */
  GtkWidget *child;         /* (nullable): of the flow box, in which measures are */
} Row;

struct _CaromBalanceView {
  GtkBox parent_instance;
  CaromInspector *inspector;
  gboolean is_stale; /* another contact was chosen than the one shown */
  gint64 refreshed_us;
  GtkStack *stack;
  GtkLabel *contact_label;
  GtkLabel *pane_label;
  GtkGrid *table;
  GtkFlowBox *measures_box;
  GtkScrolledWindow *scroller; /* of both */
  GtkLabel *remark_label;
  GtkLabel *groups[N_GROUPS];
  Row rows[N_GROUPS][CAROM_N_BALANCE_ROWS]; /* those of the group's kind */
  Row measure_rows[CAROM_N_BALANCE_ROWS];   /* those of the contact */
};

G_DEFINE_FINAL_TYPE(CaromBalanceView, carom_balance_view, GTK_TYPE_BOX)

static CaromPlayer *get_player(CaromBalanceView *self) {
  return carom_inspector_get_player(self->inspector);
}

/* ---- Words ---- */

/* Returns: (transfer full): the title with the unit: "Velocity v (m/s)" */
static char *make_title(const char *title, CaromDimension dimension, const char *length_unit) {
  g_autofree char *unit = carom_unit_symbol(dimension, length_unit);
  /* Translators: the title of a row or column and its unit. */
  return *unit ? g_strdup_printf(_("%s (%s)"), title, unit) : g_strdup(title);
}

static void show_remark(CaromBalanceView *self, const CaromExplanation *explanation) {
  g_autofree char *remark = carom_balance_text_remarks(explanation);
  gtk_label_set_text(self->remark_label, remark);
  gtk_widget_set_visible(GTK_WIDGET(self->remark_label), *remark != 0);
}

/* ---- The size of type ---- */

/* Of the table and the gaps between its columns; the last can still be read. */
static const struct {
  double scale;
  guint gap;
} types[] = {{1, 12}, {0.82, 4}};

static void set_type(CaromBalanceView *self, guint i) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_scale_new(types[i].scale));
  gtk_grid_set_column_spacing(self->table, types[i].gap);
  for (GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(self->table)); child;
       child = gtk_widget_get_next_sibling(child))
    if (GTK_IS_LABEL(child))
      gtk_label_set_attributes(GTK_LABEL(child), attributes);
  pango_attr_list_unref(attributes);
}

static gboolean does_fit(CaromBalanceView *self) {
  GtkAdjustment *seen = gtk_scrolled_window_get_hadjustment(self->scroller);
  GtkWidget *tables = gtk_widget_get_parent(GTK_WIDGET(self->table));
  int width;
  gtk_widget_measure(tables, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width <= gtk_adjustment_get_page_size(seen);
}

/* All columns are seen, if smaller type does that. */
static gboolean fit(gpointer view) {
  CaromBalanceView *self = view;
  if (!gtk_widget_get_mapped(GTK_WIDGET(self)))
    return G_SOURCE_REMOVE;
  guint i = 0;
  set_type(self, i);
  while (!does_fit(self) && ++i < G_N_ELEMENTS(types))
    set_type(self, i);
  if (i == G_N_ELEMENTS(types))
    set_type(self, 0);
  return G_SOURCE_REMOVE;
}

/* There is another room, or what is in it is of another size. */
static void on_resized(CaromBalanceView *self) {
  carom_soon(self, fit);
}

/* ---- Showing a contact ---- */

static gboolean is_moving(const CaromParty *body) {
  return carom_vec2_length(body->velocity[CAROM_BEFORE]) > 0;
}

/* @digits: significant ones */
static char *describe_body(const CaromParty *body, gboolean is_wall, int digits) {
  if (is_wall)
    return g_strdup(_("does not move"));
  if (body->immovable)
    /* Translators: driven: it moves at a given velocity, whatever it meets. */
    return g_strdup(is_moving(body) ? C_("disc", "driven") : C_("disc", "pinned"));
  g_autofree char *mass = carom_digits_text(body->mass_kg, digits);
  return g_strdup_printf(_("m = %s kg"), mass);
}

static void show_body(GtkLabel *label, const CaromParty *body, const char *name, gboolean is_wall) {
  int digits = carom_widget_theme_get_digits(GTK_WIDGET(label), CAROM_DIGITS_READ);
  g_autofree char *detail = describe_body(body, is_wall, digits);
  g_autofree char *markup = g_markup_printf_escaped("<b>%s</b>\n%s", name, detail);
  gtk_label_set_markup(label, markup);
}

static void show_bodies(CaromBalanceView *self, const CaromExplanation *explanation) {
  const CaromContactRecord *record = &explanation->record;
  const CaromScene *scene = explanation->scene;
  g_autofree char *name_a = carom_scene_body_title(scene, record->a);
  g_autofree char *name_b = record->b >= 0 ? carom_scene_body_title(scene, (guint)record->b)
                                           : g_strdup_printf(_("Wall %d"), record->wall + 1);
  show_body(self->groups[GROUP_A], &explanation->balance.a, name_a, FALSE);
  show_body(self->groups[GROUP_B], &explanation->balance.b, name_b, record->b < 0);
}

static int get_digits(GtkLabel *cell) {
  return carom_widget_theme_get_digits(GTK_WIDGET(cell), CAROM_DIGITS_READ);
}

/* Shows @shown as it reads in the formulas, and all digits of @value in the tooltip. */
static void show_value(GtkLabel *cell, CaromValue value, CaromValue shown) {
  g_autofree char *text =
      carom_formula_writer_write_value(&carom_formula_writer_text, shown, get_digits(cell));
  g_autofree char *exact = value.is_vector ? carom_digits_vector(value.vector, CAROM_DIGITS_EXACT)
                                           : carom_digits_text(value.number, CAROM_DIGITS_EXACT);
  g_autofree char *tooltip = g_strdup_printf(_("Exactly: %s"), exact);
  gtk_label_set_text(cell, text);
  carom_tooltip_set_text(GTK_WIDGET(cell), tooltip);
}

/* The label takes no room if there is nothing to note. */
static void show_note(GtkLabel *note, gboolean rounded) {
  gtk_label_set_text(note, rounded ? _("to rounding") : "");
  gtk_widget_set_visible(GTK_WIDGET(note), rounded);
}

/* The numbers of a row, and the sizes of those that decide what is rounding, see
 * carom_rounding_covers(). */
typedef struct {
  const Row *row;
  CaromValue values[CAROM_BALANCE_MAX_VALUES];
  double scales[CAROM_BALANCE_MAX_VALUES];
  guint n;
} Reading;

/* Shows the numbers of a quantity, be it in two rows, without what is mere rounding, and so that
 * those that differ read so.
 *
 * @n: 1 or 2 */
static void show_readings(const Reading *readings, guint n, CaromDimension dimension) {
  enum { MAX_VALUES = 2 * CAROM_BALANCE_MAX_VALUES };
  CaromValue shown[MAX_VALUES];
  CaromDistinctValue distinct[MAX_VALUES];
  gboolean rounded[2] = {FALSE, FALSE};
  guint n_values = 0;
  for (guint k = 0; k < n; k++)
    for (guint i = 0; i < readings[k].n; i++, n_values++) {
      gboolean dropped = FALSE;
      double scale = readings[k].scales[i];
      shown[n_values] = carom_rounding_drop(readings[k].values[i], scale, &dropped);
      distinct[n_values] = (CaromDistinctValue){&shown[n_values], dimension, scale};
      rounded[k] |= dropped;
    }
  if (n_values > 0)
    carom_distinct(distinct, n_values, get_digits(readings[0].row->cells[0]));
  n_values = 0;
  for (guint k = 0; k < n; k++) {
    for (guint i = 0; i < readings[k].n; i++)
      show_value(readings[k].row->cells[i], readings[k].values[i], shown[n_values++]);
    show_note(readings[k].row->note, rounded[k]);
  }
}

static void show_empty_row(const Row *row, const char *why) {
  for (guint i = 0; i < N_CELLS; i++) {
    gtk_label_set_text(row->cells[i], "—");
    carom_tooltip_set_text(GTK_WIDGET(row->cells[i]), why);
  }
  show_note(row->note, FALSE);
}

static void show_titles(CaromBalanceView *self, const char *length_unit) {
  for (guint group = 0; group < N_GROUPS; group++)
    for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++) {
      const CaromBalanceRow *quantity = &carom_balance_table[i];
      if (quantity->kind != group_kinds[group])
        continue;
      g_autofree char *title = make_title(_(quantity->title), quantity->dimension, length_unit);
      gtk_label_set_text(self->rows[group][i].title, title);
    }
}

/* Shows a quantity of both bodies, or of the two together. */
static void show_quantity(CaromBalanceView *self, const CaromExplanation *explanation, guint i) {
  const CaromBalanceRow *quantity = &carom_balance_table[i];
  g_autofree char *immovable = carom_balance_text_remark_immovable(explanation);
  Reading readings[2];
  guint n = 0;
  for (guint group = 0; group < N_GROUPS; group++) {
    const Row *row = &self->rows[group][i];
    CaromContactBody body = group == GROUP_BOTH ? CAROM_BODY_NONE : (CaromContactBody)group;
    if (quantity->kind != group_kinds[group])
      continue;
    if (!carom_balance_table_row_applies(quantity, &explanation->record, body)) {
      show_empty_row(row, immovable);
      continue;
    }
    Reading *reading = &readings[n++];
    reading->row = row;
    reading->n = carom_balance_table_values(quantity, &explanation->balance, body, reading->values,
                                            reading->scales);
  }
  show_readings(readings, n, quantity->dimension);
}

static void show_measures(CaromBalanceView *self, const CaromExplanation *explanation) {
  const CaromBalance *balance = &explanation->balance;
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++) {
    const CaromBalanceRow *measure = &carom_balance_table[i];
    if (measure->kind != CAROM_BALANCE_OF_CONTACT)
      continue;
    const Row *row = &self->measure_rows[i];
    g_autofree char *title =
        make_title(_(measure->title), measure->dimension, explanation->length_unit);
    gtk_label_set_text(row->title, title);
    Reading reading = {.row = row,
                       .values = {measure->value(balance, CAROM_BODY_NONE, CAROM_AFTER)},
                       .scales = {measure->scale(balance, CAROM_BODY_NONE)},
                       .n = 1};
    show_readings(&reading, 1, measure->dimension);
    gtk_widget_set_visible(row->child, carom_balance_table_row_applies(
                                           measure, &explanation->record, CAROM_BODY_NONE));
  }
}

static void show_heading(CaromBalanceView *self, const CaromExplanation *explanation) {
  CaromComparison *comparison = carom_player_get_comparison(get_player(self));
  g_autofree char *contact = carom_explanation_describe_contact(
      explanation, carom_widget_theme_get_digits(GTK_WIDGET(self), CAROM_EXPLANATION_TIME_DIGITS));
  guint run;
  carom_inspector_get_choice(self->inspector, &run, NULL);
  g_autofree char *whole = carom_soft_text_equations(contact);
  gtk_label_set_text(self->contact_label, whole);
  gtk_label_set_text(self->pane_label, carom_comparison_get_title(comparison, run));
  gtk_widget_set_visible(GTK_WIDGET(self->pane_label), carom_comparison_get_n_runs(comparison) > 1);
}

static void show(CaromBalanceView *self) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(self->inspector);
  self->is_stale = FALSE;
  self->refreshed_us = g_get_monotonic_time();
  gtk_stack_set_visible_child_name(self->stack, explanation ? "contact" : "empty");
  if (!explanation)
    return;
  show_heading(self, explanation);
  show_titles(self, explanation->length_unit);
  show_bodies(self, explanation);
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++)
    show_quantity(self, explanation, i);
  show_measures(self, explanation);
  show_remark(self, explanation);
  on_resized(self);
}

/* ---- Keeping up with the choice ---- */

static void show_if_worth_it(CaromBalanceView *self) {
  CaromPlayer *player = get_player(self);
  if (!self->is_stale || !gtk_widget_get_mapped(GTK_WIDGET(self)))
    return;
  if (carom_refresh_is_due(player, self->refreshed_us))
    show(self);
}

static void on_chosen(CaromBalanceView *self) {
  self->is_stale = TRUE;
  show_if_worth_it(self);
}

static void on_digits(GtkWidget *widget) {
  CaromBalanceView *self = CAROM_BALANCE_VIEW(widget);
  if (self->inspector)
    on_chosen(self);
}

static void carom_balance_view_map(GtkWidget *widget) {
  CaromBalanceView *self = CAROM_BALANCE_VIEW(widget);
  GTK_WIDGET_CLASS(carom_balance_view_parent_class)->map(widget);
  if (self->inspector && self->is_stale)
    show(self);
}

/* ---- Making the tables ---- */

static GtkLabel *add_label(GtkGrid *grid, int column, int row, float xalign,
                           const char *css_class) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), xalign);
  if (css_class)
    gtk_widget_add_css_class(label, css_class);
  gtk_grid_attach(grid, label, column, row, 1, 1);
  return GTK_LABEL(label);
}

static GtkWidget *cell_new(void) {
  GtkWidget *cell = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(cell), 1);
  gtk_widget_set_hexpand(cell, TRUE);
  carom_number_text_mark(cell);
  return cell;
}

static GtkLabel *add_cell(GtkGrid *grid, int column, int row) {
  GtkWidget *cell = cell_new();
  gtk_grid_attach(grid, cell, column, row, 1, 1);
  return GTK_LABEL(cell);
}

/* Tells a screen reader what a number is: of which body, which quantity, before or after. */
static void describe_cell(GtkLabel *cell, GtkLabel *group, GtkLabel *title, GtkLabel *heading) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(cell), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, group,
                                 title, heading, NULL, -1);
}

static void add_row(CaromBalanceView *self, guint group, guint i, int y, GtkLabel *headings[]) {
  Row *row = &self->rows[group][i];
  row->title = add_label(self->table, COLUMN_TITLE, y, 0, NULL);
  row->note = add_label(self->table, COLUMN_NOTE, y, 0, "dim-label");
  gtk_widget_add_css_class(GTK_WIDGET(row->note), "caption");
  for (int j = 0; j < N_CELLS; j++) {
    row->cells[j] = add_cell(self->table, COLUMN_CELLS + j, y);
    describe_cell(row->cells[j], self->groups[group], row->title, headings[j]);
  }
}

/* Adds the rows of a group one below the other, with its name beside them and a line above.
 *
 * Returns: the next free row */
static int add_group(CaromBalanceView *self, guint group, int y, GtkLabel *headings[]) {
  GtkWidget *line = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *name = gtk_label_new(NULL);
  int first = y + 1;
  gtk_grid_attach(self->table, line, COLUMN_GROUP, y++, COLUMN_NOTE + 1, 1);
  gtk_label_set_xalign(GTK_LABEL(name), 0);
  gtk_label_set_yalign(GTK_LABEL(name), 0);
  self->groups[group] = GTK_LABEL(name);
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++)
    if (carom_balance_table[i].kind == group_kinds[group])
      add_row(self, group, i, y++, headings);
  gtk_grid_attach(self->table, name, COLUMN_GROUP, first, 1, y - first);
  return y;
}

static void make_table(CaromBalanceView *self) {
  GtkLabel *headings[N_CELLS];
  int y = 0;
  for (int i = 0; i < N_CELLS; i++) {
    headings[i] = add_label(self->table, COLUMN_CELLS + i, y, 1, "heading");
    gtk_label_set_text(headings[i], g_dpgettext2(NULL, "heading of a table", cell_titles[i]));
  }
  y++;
  for (guint group = 0; group < N_GROUPS; group++)
    y = add_group(self, group, y, headings);
  g_autofree char *together = g_markup_printf_escaped("<b>%s</b>", _("Together"));
  gtk_label_set_markup(self->groups[GROUP_BOTH], together);
}

static void add_measure(CaromBalanceView *self, Row *row) {
  GtkWidget *title = gtk_label_new(NULL);
  GtkWidget *note = gtk_label_new(NULL);
  GtkWidget *cell = cell_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 14);
  row->child = gtk_flow_box_child_new();
  gtk_widget_set_focusable(row->child, FALSE); /* there is nothing to choose */
  row->title = GTK_LABEL(title);
  row->cells[0] = GTK_LABEL(cell);
  row->note = GTK_LABEL(note);
  gtk_widget_add_css_class(note, "dim-label");
  gtk_widget_add_css_class(note, "caption");
  gtk_box_append(GTK_BOX(box), title);
  gtk_box_append(GTK_BOX(box), cell);
  gtk_box_append(GTK_BOX(box), note);
  gtk_flow_box_child_set_child(GTK_FLOW_BOX_CHILD(row->child), box);
  gtk_flow_box_append(self->measures_box, row->child);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(cell), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, title,
                                 NULL, -1);
}

/* The measures are in a flow box, as many side by side as there is room for. */
static void make_measures(CaromBalanceView *self) {
  for (guint i = 0; i < CAROM_N_BALANCE_ROWS; i++)
    if (carom_balance_table[i].kind == CAROM_BALANCE_OF_CONTACT)
      add_measure(self, &self->measure_rows[i]);
}

/* ---- Life ---- */

void carom_balance_view_set_inspector(CaromBalanceView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_BALANCE_VIEW(self) && !self->inspector);
  self->inspector = g_object_ref(inspector);
  g_signal_connect_object(inspector, "chosen", G_CALLBACK(on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(get_player(self), "changed", G_CALLBACK(show_if_worth_it), self,
                          G_CONNECT_SWAPPED);
  on_chosen(self);
}

static void carom_balance_view_dispose(GObject *object) {
  g_clear_object(&CAROM_BALANCE_VIEW(object)->inspector);
  G_OBJECT_CLASS(carom_balance_view_parent_class)->dispose(object);
}

static void carom_balance_view_class_init(CaromBalanceViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  G_OBJECT_CLASS(klass)->dispose = carom_balance_view_dispose;
  widget_class->map = carom_balance_view_map;
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-balance-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, stack);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, contact_label);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, pane_label);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, table);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, measures_box);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, scroller);
  gtk_widget_class_bind_template_child(widget_class, CaromBalanceView, remark_label);
}

static void carom_balance_view_init(CaromBalanceView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  make_table(self);
  make_measures(self);
  carom_widget_theme_watch_digits(GTK_WIDGET(self), on_digits);
  g_signal_connect_object(gtk_scrolled_window_get_hadjustment(self->scroller), "changed",
                          G_CALLBACK(on_resized), self, G_CONNECT_SWAPPED);
}

/* ---- The page ---- */

static GtkWidget *make_page(gpointer data) {
  const CaromPageModels *models = data;
  CaromBalanceView *self = g_object_new(CAROM_TYPE_BALANCE_VIEW, NULL);
  carom_balance_view_set_inspector(self, models->inspector);
  return GTK_WIDGET(self);
}

const CaromPage carom_page_balance = {
    .id = "balance",
    .title = N_("Before and _after"),
    .about = CAROM_PAGE_ABOUT_CONTACTS,
    .make = make_page,
};
