/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-sheet: a box with a grid of lines or, of a derivation, with one for each chapter. A grid
 * has a row for each step of the walk; headings, bands and comparisons cross all its columns. */
#include "carom-sheet.h"

#include "carom-formula-sentence.h"
#include "carom-line-view.h"
#include "carom-tooltip.h"
#include "carom-typeset.h"

#include <glib/gi18n-lib.h>

/* The same as between the titles above. */
#define COLUMN_SPACING 8

/* What stands at a step of the walk in one of the columns, or in all of them. A line stands in the
 * row of its first step, and stays there. At the further steps, at which its working waits for the
 * others, its result is repeated beside their lines; room for that is kept, so that nothing moves
 * when the walk comes there. */
typedef struct {
  guint step;
  GtkWidget *line;
  GtkWidget *row; /* the line or, if it stands at an earlier step, what repeats it */
} Cell;

/* A chapter of the derivation; its lines are among the cells. */
typedef struct {
  const char *id;
  GtkWidget *title;         /* a button */
  GtkWidget *arrow, *count; /* in it: the latter says how many of the lines are seen */
  GtkWidget *sentence;      /* hidden with the last of the lines */
  guint n_lines, n_tags;    /* those with a tag are always seen */
} Chapter;

/* Kept by a title: the chapter, which its explanation has. */
#define CHAPTER "carom-chapter"

struct _CaromSheet {
  GtkBox parent_instance;
  CaromInspector *inspector;
  CaromTopic topic;
  CaromColumnTitles *titles;
  GArray *cells;    /* (element-type Cell): the grids own the widgets */
  GArray *chapters; /* (element-type Chapter): whose widgets are the sheet's children */
  gboolean is_waiting;
};

G_DEFINE_FINAL_TYPE(CaromSheet, carom_sheet, GTK_TYPE_BOX)

static CaromExplanation *get_explanation(CaromSheet *self) {
  return carom_inspector_get_explanation(self->inspector);
}

/* ---- Parts ---- */

/* Adds a grid for lines.
 *
 * @label: for assistive technology */
static GtkGrid *append_grid(GtkBox *box, const char *label) {
  GtkWidget *grid =
      g_object_new(GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "column-homogeneous",
                   TRUE, "column-spacing", COLUMN_SPACING, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(grid), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append(box, grid);
  return GTK_GRID(grid);
}

static void attach_line(CaromSheet *self, GtkGrid *grid, GtkWidget *line, guint step, int column,
                        int row, int n_columns) {
  g_array_append_val(self->cells, ((Cell){step, line, line}));
  gtk_grid_attach(grid, line, column, row, n_columns, 1);
}

static GtkWidget *label_new(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_yalign(GTK_LABEL(label), 0);
  gtk_widget_add_css_class(label, style);
  return label;
}

/* ---- Workings: a column for each resolver, and bands across all of them ---- */

/* The row of a step. Every stage has one more row above its first step, for its heading. */
static int row_of(const CaromExplanation *explanation, guint step) {
  const CaromWorking *first = &explanation->workings[0];
  guint line = carom_workings_line_at(first, explanation->n_resolvers, 0, step);
  return (int)step + 1 + (int)first->lines[line].stage;
}

static void attach_stages(GtkGrid *grid, const CaromExplanation *explanation) {
  int row = -1;
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    int next = row_of(explanation, step);
    CaromStage stage = (CaromStage)(next - 1 - (int)step);
    if (next != row + 1)
      gtk_grid_attach(grid, label_new(carom_explanation_stage_title(stage), "stage"), 0, next - 1,
                      (int)explanation->n_resolvers, 1);
    row = next;
  }
}

/* The line that stands above has all of it for assistive technology. */
static GtkWidget *repeat_new(CaromExplanation *explanation, guint resolver, guint line) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *result = carom_typeset_new_result(
      explanation, carom_sheet_line_of_working(&explanation->readable[resolver], line));
  gtk_widget_set_hexpand(result, TRUE);
  gtk_widget_set_can_target(box, FALSE);
  gtk_widget_add_css_class(box, "repeat");
  gtk_box_append(GTK_BOX(box), result);
  return box;
}

static CaromFindingKind band_at(const CaromExplanation *explanation, guint step) {
  return carom_workings_band_at(explanation->workings, explanation->n_resolvers, step);
}

/* Attaches what a working has at each step. */
static void attach_working(CaromSheet *self, GtkGrid *grid, CaromExplanation *explanation,
                           guint resolver) {
  GtkWidget *view = NULL;
  int last = -1;
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    if (band_at(explanation, step) < CAROM_N_FINDINGS)
      continue;
    guint line =
        carom_workings_line_at(explanation->workings, explanation->n_resolvers, resolver, step);
    int row = row_of(explanation, step);
    if ((int)line == last) {
      Cell cell = {step, view, repeat_new(explanation, resolver, line)};
      g_array_append_val(self->cells, cell);
      gtk_grid_attach(grid, cell.row, (int)resolver, row, 1, 1);
    } else {
      view = carom_line_view_new(self->inspector, self->topic, resolver, line, step);
      attach_line(self, grid, view, step, (int)resolver, row, 1);
    }
    last = (int)line;
  }
}

/* From a band to the derivation, or back.
 *
 * @action: takes the band */
static GtkWidget *link_new(const char *label, const char *tooltip, const char *action,
                           CaromFindingKind band) {
  GtkWidget *button = gtk_button_new_with_label(label);
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_add_css_class(button, "why");
  carom_tooltip_set_text(button, tooltip);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "u", (guint)band);
  return button;
}

/* A band says that all have found the same; this leads to the line that says why. It stands in the
 * corner of the band. */
static void attach_why(GtkGrid *grid, CaromExplanation *explanation, CaromFindingKind band,
                       int row) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  int line = derivation ? carom_derivation_band_line(derivation, band) : -1;
  if (line < 0)
    return;
  g_autofree char *label =
      /* Translators: the number of a line on the page "Why the same?". */
      g_strdup_printf(_("Why? Line %u"), carom_derivation_line(derivation, (guint)line)->tag);
  GtkWidget *button =
      link_new(label, _("The line that says why all find the same (back: Enter or Ctrl+3)"),
               "win.why", band);
  gtk_widget_set_halign(button, GTK_ALIGN_END);
  gtk_widget_set_valign(button, GTK_ALIGN_START);
  gtk_grid_attach(grid, button, 0, row, (int)explanation->n_resolvers, 1);
}

static void attach_bands(CaromSheet *self, GtkGrid *grid, CaromExplanation *explanation) {
  for (guint step = 0; step < carom_explanation_count_steps(explanation); step++) {
    CaromFindingKind band = band_at(explanation, step);
    int row = row_of(explanation, step);
    if (band == CAROM_N_FINDINGS)
      continue;
    attach_line(self, grid, carom_line_view_new_band(self->inspector, band, step, COLUMN_SPACING),
                step, 0, row, (int)explanation->n_resolvers);
    attach_why(grid, explanation, band, row);
  }
}

/* Each column stands for all panes that have its resolver. */
static void show_resolvers(CaromSheet *self) {
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(self->inspector));
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  const CaromExplanation *explanation = get_explanation(self);
  g_autofree guint *panes = g_new(guint, carom_comparison_get_n_runs(comparison));
  carom_column_titles_clear(self->titles);
  for (guint i = 0; explanation && i < explanation->n_resolvers; i++) {
    const CaromResolver *resolver = explanation->resolvers[i];
    guint n = 0;
    for (guint pane = 0; pane < carom_comparison_get_n_runs(comparison); pane++)
      if (methods[pane].resolver == resolver)
        panes[n++] = pane;
    carom_column_titles_add(self->titles, _(resolver->part.title), _(resolver->part.summary), panes,
                            n);
  }
}

/* Of several contacts that were resolved together, there may be nothing to work out for one. */
static void add_workings(CaromSheet *self, CaromExplanation *explanation) {
  GtkGrid *grid = append_grid(GTK_BOX(self), _("Lines of the working"));
  show_resolvers(self);
  if (!carom_explanation_has_working(explanation))
    return;
  attach_stages(grid, explanation);
  for (guint i = 0; i < explanation->n_resolvers; i++)
    attach_working(self, grid, explanation, i);
  attach_bands(self, grid, explanation);
}

/* ---- When and where: a column for each way in which panes find a contact ---- */

/* The panes that share the column, and their names. */
static void add_pane_title(CaromSheet *self, const CaromEncounterColumns *columns, guint column) {
  const char *title = columns->columns[column].title;
  g_autofree guint *panes = g_new(guint, columns->n_panes);
  guint n = 0;
  for (guint pane = 0; pane < columns->n_panes; pane++)
    if (columns->column_of[pane] == column)
      panes[n++] = pane;
  carom_column_titles_add(self->titles, title, title, panes, n);
}

/* A heading. A remark stands beside the lines of the other columns, and takes no room from them.
 *
 * @n_rows: of lines */
static void attach_question(GtkGrid *grid, const CaromEncounterColumns *columns,
                            CaromEncounterQuestion question, int row, int n_rows) {
  gtk_grid_attach(grid, label_new(carom_encounter_account_title(question), "stage"), 0, row,
                  (int)columns->n_columns, 1);
  for (guint i = 0; i < columns->n_columns; i++) {
    const char *remark = carom_encounter_columns_remark(columns, i, question);
    if (remark)
      gtk_grid_attach(grid, label_new(remark, "remark"), (int)i, row + 1, 1, 1 + n_rows);
  }
}

/* A column without a line there has an empty cell, so that all columns are equally wide. */
static void attach_row(CaromSheet *self, GtkGrid *grid, const CaromEncounterColumns *columns,
                       guint step, int row) {
  for (guint i = 0; i < columns->n_columns; i++) {
    int line = carom_encounter_columns_line_in(columns, i, step);
    if (line != CAROM_ENCOUNTER_NO_LINE)
      attach_line(self, grid,
                  carom_line_view_new(self->inspector, self->topic, i, (guint)line, step), step,
                  (int)i, row, 1);
  }
}

/* What being late changed: below all columns, and as wide as all of them. */
static void attach_comparisons(GtkGrid *grid, const CaromEncounterColumns *columns, int row) {
  if (columns->n_comparisons == 0)
    return;
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), label_new(carom_encounter_columns_comparisons_title(), "stage"));
  for (guint i = 0; i < columns->n_comparisons; i++) {
    g_autofree char *report = g_strchomp(g_strdup(columns->comparisons[i].report));
    gtk_box_append(GTK_BOX(box), label_new(report, "comparison"));
  }
  gtk_grid_attach(grid, box, 0, row, (int)columns->n_columns, 1);
}

static void add_encounter(CaromSheet *self, CaromExplanation *explanation) {
  const CaromEncounterColumns *columns = carom_inspector_get_columns(self->inspector);
  GtkGrid *grid = append_grid(GTK_BOX(self), _("Lines of when and where"));
  for (guint i = 0; i < columns->n_columns; i++)
    add_pane_title(self, columns, i);
  guint n = carom_encounter_columns_count_rows(columns);
  for (CaromEncounterQuestion i = 0, row = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++) {
    guint above = 2 * i; /* of each question before it, a heading and a row for remarks alone */
    guint first = row;
    for (; row < n && carom_encounter_columns_question_of(columns, row) == i; row++)
      attach_row(self, grid, columns, row, (int)(row + above) + 2);
    attach_question(grid, columns, i, (int)(first + above), (int)(row - first));
  }
  attach_comparisons(grid, columns, (int)(n + 2 * CAROM_N_ENCOUNTER_QUESTIONS));
}

/* ---- The derivation: a heading, a sentence and the lines of each chapter ---- */

/* Whoever opens a chapter is going to read it: the walk goes to its first line, so that this is
 * seen, unless that would take the clock away from where it is. */
static void on_title(GtkWidget *title, gpointer data) {
  CaromSheet *self = data;
  const CaromDerivationChapter *chapter = g_object_get_data(G_OBJECT(title), CHAPTER);
  gboolean opens = !carom_inspector_is_open(self->inspector, chapter->id);
  int first = carom_derivation_step_of_line(chapter->first_line);
  carom_inspector_set_open(self->inspector, chapter->id, opens);
  if (opens && carom_inspector_is_at_contact(self->inspector))
    carom_inspector_set_step(self->inspector, CAROM_TOPIC_DERIVATION, first);
}

/* Opens and folds the chapter. It is no expander, since these do not let words wrap. */
static GtkWidget *chapter_title_new(CaromSheet *self, CaromExplanation *explanation, Chapter *it,
                                    const CaromDerivationChapter *chapter) {
  GtkWidget *button = gtk_button_new(), *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = carom_typeset_new_derived(explanation, chapter->title, "chapter");
  it->arrow = gtk_image_new();
  it->count = label_new("", "reason");
  gtk_widget_set_hexpand(words, TRUE);
  gtk_widget_set_valign(it->count, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), it->arrow);
  gtk_box_append(GTK_BOX(box), words);
  gtk_box_append(GTK_BOX(box), it->count);
  gtk_button_set_child(GTK_BUTTON(button), box);
  gtk_widget_add_css_class(button, "flat");
  gtk_widget_add_css_class(button, "chapter-title");
  gtk_widget_set_hexpand(button, TRUE);
  carom_tooltip_set_text(button, _("All lines of this chapter, or only those with a number"));
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                 carom_typeset_get_text(CAROM_TYPESET(words)), -1);
  g_object_set_data(G_OBJECT(button), CHAPTER, (gpointer)chapter);
  g_signal_connect_object(button, "clicked", G_CALLBACK(on_title), self, 0);
  return button;
}

/* To the first band of which the chapter has the line. */
static void append_way_back(GtkBox *head, CaromExplanation *explanation,
                            const CaromDerivationChapter *chapter) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  CaromFindingKind band = CAROM_N_FINDINGS;
  for (guint i = 0; i < chapter->n_lines && band == CAROM_N_FINDINGS; i++)
    band = carom_derivation_band_of_line(derivation, (int)(chapter->first_line + i));
  if (band == CAROM_N_FINDINGS)
    return;
  g_autofree char *title = carom_explanation_band_title(explanation, band);
  /* Translators: the title of what all methods find, on the page "Working". */
  g_autofree char *spoken = g_strdup_printf(_("In the working: %s"), title);
  GtkWidget *button = link_new(
      _("In the working"),
      _("How each method finds this, on the page “Working”; Enter leads there from its line"),
      "win.band", band);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_valign(button, GTK_ALIGN_END);
  gtk_box_append(head, button);
}

static void add_chapter(CaromSheet *self, CaromExplanation *explanation,
                        const CaromDerivation *derivation, guint number) {
  const CaromDerivationChapter *its = carom_derivation_chapter(derivation, number);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  Chapter chapter = {
      .id = its->id,
      .sentence = carom_typeset_new_derived(explanation, its->sentence, "sentence"),
      .n_lines = its->n_lines,
  };
  chapter.title = chapter_title_new(self, explanation, &chapter, its);
  GtkWidget *head = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append(GTK_BOX(head), chapter.title);
  append_way_back(GTK_BOX(head), explanation, its);
  gtk_box_append(GTK_BOX(self), box);
  gtk_box_append(GTK_BOX(box), head);
  gtk_box_append(GTK_BOX(box), chapter.sentence);
  g_autofree char *title = carom_formula_sentence_of_derivation(
      &carom_formula_sentence_plain, its->title, explanation, derivation);
  GtkGrid *grid = append_grid(GTK_BOX(box), title);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(chapter.title), GTK_ACCESSIBLE_RELATION_CONTROLS,
                                 grid, NULL, -1);
  for (guint i = 0; i < its->n_lines; i++) {
    guint line = its->first_line + i, step = (guint)carom_derivation_step_of_line(line);
    attach_line(self, grid, carom_line_view_new(self->inspector, self->topic, 0, line, step), step,
                0, (int)i, 1);
    chapter.n_tags += carom_derivation_line(derivation, line)->tag > 0;
  }
  g_array_append_val(self->chapters, chapter);
}

static void update_chapter(CaromSheet *self, const Chapter *chapter) {
  gboolean is_open = carom_inspector_is_open(self->inspector, chapter->id);
  g_autofree char *count =
      /* Translators: how many of how many lines of a chapter are seen. */
      g_strdup_printf(ngettext("%1$u of %2$u line", "%1$u of %2$u lines", chapter->n_lines),
                      is_open ? chapter->n_lines : chapter->n_tags, chapter->n_lines);
  gtk_label_set_text(GTK_LABEL(chapter->count), count);
  gtk_image_set_from_icon_name(GTK_IMAGE(chapter->arrow),
                               is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state(GTK_ACCESSIBLE(chapter->title), GTK_ACCESSIBLE_STATE_EXPANDED,
                              is_open, -1);
  gtk_widget_set_visible(chapter->sentence, is_open || chapter->n_tags > 0);
}

static void add_chapters(CaromSheet *self, CaromExplanation *explanation) {
  const CaromDerivation *derivation = carom_explanation_derive(explanation);
  if (!derivation)
    return;
  gtk_box_append(GTK_BOX(self),
                 carom_typeset_new_derived(explanation, derivation->answer, "in-one-sentence"));
  for (guint i = 0; i < derivation->chapters->len; i++)
    add_chapter(self, explanation, derivation, i);
}

/* ---- All lines ---- */

static void clear(CaromSheet *self) {
  GtkWidget *child;
  g_array_set_size(self->cells, 0);
  g_array_set_size(self->chapters, 0);
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self))))
    gtk_box_remove(GTK_BOX(self), child);
  carom_column_titles_clear(self->titles);
}

void carom_sheet_show(CaromSheet *self) {
  static void (*const adders[])(CaromSheet * self, CaromExplanation * explanation) = {
      [CAROM_TOPIC_WORKINGS] = add_workings,
      [CAROM_TOPIC_DERIVATION] = add_chapters,
      [CAROM_TOPIC_ENCOUNTER] = add_encounter,
  };
  g_return_if_fail(CAROM_IS_SHEET(self) && self->inspector);
  CaromExplanation *explanation = get_explanation(self);
  clear(self);
  self->is_waiting = explanation && self->topic == CAROM_TOPIC_ENCOUNTER &&
                     carom_player_get_playing(carom_inspector_get_player(self->inspector));
  if (explanation && !self->is_waiting)
    adders[self->topic](self, explanation);
  gtk_widget_set_visible(GTK_WIDGET(self->titles),
                         self->topic != CAROM_TOPIC_DERIVATION && self->cells->len > 0);
}

gboolean carom_sheet_is_waiting(CaromSheet *self) {
  g_return_val_if_fail(CAROM_IS_SHEET(self), FALSE);
  return self->is_waiting;
}

/* A repeat is there only while the walk is. */
static void update_repeat(GtkWidget *repeat, gboolean is_current) {
  gtk_widget_set_opacity(repeat, is_current ? 1 : 0);
  if (is_current)
    gtk_widget_add_css_class(repeat, "lit");
  else
    gtk_widget_remove_css_class(repeat, "lit");
}

void carom_sheet_update(CaromSheet *self) {
  g_return_if_fail(CAROM_IS_SHEET(self));
  int step = carom_inspector_get_step(self->inspector, self->topic);
  for (guint i = 0; i < self->chapters->len; i++)
    update_chapter(self, &g_array_index(self->chapters, Chapter, i));
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index(self->cells, Cell, i);
    if (cell->row == cell->line)
      carom_line_view_update(CAROM_LINE_VIEW(cell->line));
    else
      update_repeat(cell->row, (int)cell->step == step);
  }
}

/* ---- Where they are ---- */

int carom_sheet_get_row_height(CaromSheet *self) {
  g_return_val_if_fail(CAROM_IS_SHEET(self), 0);
  int height = 0;
  for (guint i = 0; i < self->cells->len; i++) {
    GtkWidget *row = g_array_index(self->cells, Cell, i).row;
    graphene_rect_t bounds; /* with its padding */
    if (gtk_widget_get_visible(row) && gtk_widget_compute_bounds(row, row, &bounds))
      height = MAX(height, (int)ceilf(bounds.size.height));
  }
  return height;
}

GtkWidget *carom_sheet_get_end(CaromSheet *self) {
  g_return_val_if_fail(CAROM_IS_SHEET(self) && self->cells->len > 0, NULL);
  GtkWidget *line = g_array_index(self->cells, Cell, self->cells->len - 1).line;
  return gtk_widget_get_last_child(gtk_widget_get_parent(line));
}

gboolean carom_sheet_find_place(CaromSheet *self, GtkWidget *target, CaromSheetPlace *place) {
  g_return_val_if_fail(CAROM_IS_SHEET(self) && place, FALSE);
  int step = carom_inspector_get_step(self->inspector, self->topic), last = -1;
  graphene_rect_t line, row, end;
  *place = (CaromSheetPlace){INFINITY, INFINITY, -INFINITY};
  for (guint i = 0; i < self->cells->len; i++) {
    const Cell *cell = &g_array_index(self->cells, Cell, i);
    last = MAX(last, (int)cell->step);
    if ((int)cell->step != step || !gtk_widget_compute_bounds(cell->line, target, &line) ||
        !gtk_widget_compute_bounds(cell->row, target, &row))
      continue;
    place->top = MIN(place->top, (double)line.origin.y);
    place->row_top = MIN(place->row_top, (double)row.origin.y);
    place->bottom = MAX(place->bottom, (double)(row.origin.y + row.size.height));
  }
  if (step >= 0 && step == last &&
      gtk_widget_compute_bounds(carom_sheet_get_end(self), target, &end))
    place->bottom = MAX(place->bottom, (double)(end.origin.y + end.size.height));
  return isfinite(place->top);
}

/* ---- Life ---- */

void carom_sheet_set_inspector(CaromSheet *self, CaromInspector *inspector, CaromTopic topic,
                               CaromColumnTitles *titles) {
  g_return_if_fail(CAROM_IS_SHEET(self) && !self->inspector);
  CaromPlayer *player = carom_inspector_get_player(inspector);
  self->inspector = g_object_ref(inspector);
  self->topic = topic;
  self->titles = g_object_ref(titles);
  g_signal_connect_object(inspector, "notify::in-numbers", G_CALLBACK(carom_sheet_update), self,
                          G_CONNECT_SWAPPED);
  g_signal_connect_object(inspector, "folded", G_CALLBACK(carom_sheet_update), self,
                          G_CONNECT_SWAPPED);
  if (topic == CAROM_TOPIC_WORKINGS) /* panes may have got other resolvers, and the lines stay */
    g_signal_connect_object(player, "replaced", G_CALLBACK(show_resolvers), self,
                            G_CONNECT_SWAPPED);
}

static void carom_sheet_dispose(GObject *object) {
  CaromSheet *self = CAROM_SHEET(object);
  g_clear_object(&self->inspector);
  g_clear_object(&self->titles);
  G_OBJECT_CLASS(carom_sheet_parent_class)->dispose(object);
}

static void carom_sheet_finalize(GObject *object) {
  g_array_unref(CAROM_SHEET(object)->cells);
  g_array_unref(CAROM_SHEET(object)->chapters);
  G_OBJECT_CLASS(carom_sheet_parent_class)->finalize(object);
}

static void carom_sheet_class_init(CaromSheetClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_sheet_dispose;
  G_OBJECT_CLASS(klass)->finalize = carom_sheet_finalize;
}

static void carom_sheet_init(CaromSheet *self) {
  self->cells = g_array_new(FALSE, FALSE, sizeof(Cell));
  self->chapters = g_array_new(FALSE, FALSE, sizeof(Chapter));
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
}
