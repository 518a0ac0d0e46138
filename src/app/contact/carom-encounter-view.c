/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-view: a grid with a row for each step of the walk. To look at the contact in all
 * panes takes a while, so there are no lines while the scene plays. */
#include "carom-encounter-view.h"

#include "carom-column-titles.h"
#include "carom-line-view.h"
#include "carom-tooltip.h"

#include <glib/gi18n-lib.h>

struct _CaromEncounterView {
  CaromContactPage parent_instance;
  gboolean is_made; /* the lines are those of the present contact */
  GtkLabel *playing_label;
  GtkBox *answers; /* what being late changed, in short */
  CaromColumnTitles *titles;
  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE(CaromEncounterView, carom_encounter_view, CAROM_TYPE_CONTACT_PAGE)

static CaromInspector *get_inspector(CaromEncounterView *self) {
  return carom_contact_page_get_inspector(CAROM_CONTACT_PAGE(self));
}

static const CaromEncounterColumns *get_columns(CaromEncounterView *self) {
  return carom_inspector_get_columns(get_inspector(self));
}

/* ---- Titles ---- */

/* The panes that share the column, and their names. */
static void add_title(CaromEncounterView *self, guint column) {
  const CaromEncounterColumns *columns = get_columns(self);
  const char *title = columns->columns[column].title;
  g_autofree guint *panes = g_new(guint, columns->n_panes);
  guint n = 0;
  for (guint pane = 0; pane < columns->n_panes; pane++)
    if (columns->column_of[pane] == column)
      panes[n++] = pane;
  carom_column_titles_add(self->titles, title, title, panes, n);
}

/* ---- The grid ---- */

static GtkWidget *label_new(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, style);
  return label;
}

/* A heading. A remark stands beside the lines of the other columns, and takes no room from them.
 *
 * @n_rows: of lines */
static void attach_question(CaromEncounterView *self, CaromEncounterQuestion question, int row,
                            int n_rows) {
  const CaromEncounterColumns *columns = get_columns(self);
  gtk_grid_attach(self->grid, label_new(carom_encounter_account_title(question), "stage"), 0, row,
                  (int)columns->n_columns, 1);
  for (guint i = 0; i < columns->n_columns; i++) {
    const char *remark = carom_encounter_columns_remark(columns, i, question);
    if (remark)
      gtk_grid_attach(self->grid, label_new(remark, "remark"), (int)i, row + 1, 1, 1 + n_rows);
  }
}

/* A column without a line there has an empty cell, so that all columns are equally wide. */
static void attach_row(CaromEncounterView *self, guint step, int row) {
  const CaromEncounterColumns *columns = get_columns(self);
  for (guint i = 0; i < columns->n_columns; i++) {
    if (carom_encounter_columns_line_in(columns, i, step) == CAROM_ENCOUNTER_NO_LINE)
      continue;
    GtkWidget *line = carom_line_view_new_encounter(get_inspector(self), i, step);
    carom_contact_page_add_line(CAROM_CONTACT_PAGE(self), line, (int)step);
    gtk_grid_attach(self->grid, line, (int)i, row, 1, 1);
  }
}

/* ---- What being late changed ---- */

/* Below all columns, and as wide as all of them. */
static void attach_comparisons(CaromEncounterView *self, int row) {
  const CaromEncounterColumns *columns = get_columns(self);
  if (columns->n_comparisons == 0)
    return;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), label_new(carom_encounter_columns_comparisons_title(), "stage"));
  for (guint i = 0; i < columns->n_comparisons; i++) {
    g_autofree char *report = g_strchomp(g_strdup(columns->comparisons[i].report));
    gtk_box_append(GTK_BOX(box), label_new(report, "comparison"));
  }
  gtk_grid_attach(self->grid, box, 0, row, (int)columns->n_columns, 1);
}

/* They are the last of all. */
static void show_comparisons(CaromEncounterView *self) {
  carom_contact_page_scroll_to(CAROM_CONTACT_PAGE(self),
                               gtk_widget_get_last_child(GTK_WIDGET(self->grid)));
}

/* At the top, in short, a button that leads to the whole. */
static void add_answer(CaromEncounterView *self, const char *summary) {
  GtkWidget *button = gtk_button_new(), *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = label_new(summary, "brief");
  gtk_box_append(GTK_BOX(row), label);
  gtk_box_append(GTK_BOX(row), gtk_image_new_from_icon_name("carom-next-line-symbolic"));
  gtk_button_set_child(GTK_BUTTON(button), row);
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  gtk_widget_add_css_class(button, "flat");
  carom_tooltip_set_text(button, carom_encounter_columns_comparisons_title());
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                 -1);
  g_signal_connect_object(button, "clicked", G_CALLBACK(show_comparisons), self, G_CONNECT_SWAPPED);
  gtk_box_append(self->answers, button);
}

static void add_answers(CaromEncounterView *self) {
  const CaromEncounterColumns *columns = get_columns(self);
  for (guint i = 0; i < columns->n_comparisons; i++)
    if (columns->comparisons[i].summary)
      add_answer(self, columns->comparisons[i].summary);
}

static void remove_answers(CaromEncounterView *self) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->answers))))
    gtk_box_remove(self->answers, child);
}

/* ---- All lines ---- */

static void remove_lines(CaromEncounterView *self) {
  GtkWidget *child;
  carom_contact_page_forget_lines(CAROM_CONTACT_PAGE(self));
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->grid))))
    gtk_grid_remove(self->grid, child);
  carom_column_titles_clear(self->titles);
  remove_answers(self);
}

static void add_lines(CaromEncounterView *self) {
  const CaromEncounterColumns *columns = get_columns(self);
  for (guint i = 0; i < columns->n_columns; i++)
    add_title(self, i);
  guint n = carom_encounter_columns_count_rows(columns);
  for (CaromEncounterQuestion i = 0, row = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    guint above = 2 * i; /* of each question before it, a heading and a row for remarks alone */
    guint first = row;
    for (; row < n && carom_encounter_columns_question_of(columns, row) == i; row++)
      attach_row(self, row, (int)(row + above) + 2);
    attach_question(self, i, (int)(first + above), (int)(row - first));
  }
  attach_comparisons(self, (int)(n + 2 * CAROM_N_ENCOUNTER_QUESTIONS));
  add_answers(self);
}

/* ---- The page ---- */

/* @is_there: whether there is a contact */
static void make(CaromEncounterView *self, gboolean is_there) {
  gboolean playing = carom_player_get_playing(carom_inspector_get_player(get_inspector(self)));
  self->is_made = is_there && !playing;
  remove_lines(self);
  if (self->is_made)
    add_lines(self);
  gtk_widget_set_visible(GTK_WIDGET(self->playing_label), !self->is_made);
  gtk_widget_set_visible(GTK_WIDGET(self->titles), self->is_made);
}

static void show(CaromContactPage *page, CaromExplanation *explanation) {
  make(CAROM_ENCOUNTER_VIEW(page), explanation != NULL);
}

static void update(CaromContactPage *page) {
  GPtrArray *lines = carom_contact_page_get_lines(page);
  for (guint i = 0; i < lines->len; i++)
    carom_line_view_update(g_ptr_array_index(lines, i));
}

static void settle(CaromContactPage *page) {
  CaromEncounterView *self = CAROM_ENCOUNTER_VIEW(page);
  if (self->is_made || !carom_inspector_get_explanation(get_inspector(self)))
    return;
  make(self, TRUE);
  update(page);
}

static int get_place(CaromContactPage *page) {
  return carom_inspector_get_step(carom_contact_page_get_inspector(page), CAROM_TOPIC_ENCOUNTER);
}

/* With the last line, what is said below all of them is to be seen. */
static void add_comparisons(CaromEncounterView *self, GtkWidget *target,
                            CaromCurrentLines *current) {
  graphene_rect_t bounds;
  GtkWidget *last = gtk_widget_get_last_child(GTK_WIDGET(self->grid));
  if (gtk_widget_compute_bounds(last, target, &bounds))
    current->bottom = MAX(current->bottom, (double)(bounds.origin.y + bounds.size.height));
}

static gboolean find_current(CaromContactPage *page, GtkWidget *target,
                             CaromCurrentLines *current) {
  CaromEncounterView *self = CAROM_ENCOUNTER_VIEW(page);
  CaromContactPageClass *parent = CAROM_CONTACT_PAGE_CLASS(carom_encounter_view_parent_class);
  if (!parent->find_current(page, target, current))
    return FALSE;
  if (get_place(page) + 1 == (int)carom_encounter_columns_count_rows(get_columns(self)))
    add_comparisons(self, target, current);
  return TRUE;
}

static GtkWidget *get_titles(CaromContactPage *page) {
  return GTK_WIDGET(CAROM_ENCOUNTER_VIEW(page)->titles);
}

void carom_encounter_view_set_inspector(CaromEncounterView *self, CaromInspector *inspector) {
  g_return_if_fail(CAROM_IS_ENCOUNTER_VIEW(self));
  carom_contact_page_set_inspector(CAROM_CONTACT_PAGE(self), inspector);
}

/* ---- Life ---- */

static const char *const exports[] = {"when", "when-text", NULL};

static void carom_encounter_view_class_init(CaromEncounterViewClass *klass) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(klass);
  CaromContactPageClass *page_class = CAROM_CONTACT_PAGE_CLASS(klass);
  page_class->exports = exports;
  page_class->show = show;
  page_class->update = update;
  page_class->settle = settle;
  page_class->get_place = get_place;
  page_class->find_current = find_current;
  page_class->get_titles = get_titles;
  g_type_ensure(CAROM_TYPE_COLUMN_TITLES);
  gtk_widget_class_set_template_from_resource(
      widget_class, "/io/github/carom_physics/Carom/carom-encounter-view.ui");
  gtk_widget_class_bind_template_child(widget_class, CaromEncounterView, playing_label);
  gtk_widget_class_bind_template_child(widget_class, CaromEncounterView, answers);
  gtk_widget_class_bind_template_child(widget_class, CaromEncounterView, titles);
  gtk_widget_class_bind_template_child(widget_class, CaromEncounterView, grid);
}

static void carom_encounter_view_init(CaromEncounterView *self) {
  gtk_widget_init_template(GTK_WIDGET(self));
  carom_column_titles_follow(self->titles,
                             carom_contact_page_get_scroller(CAROM_CONTACT_PAGE(self)));
}
