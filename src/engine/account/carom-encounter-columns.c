/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-columns: the rows of the first columns, and the lines of the next one, are merged
 * by their longest common subsequence of symbols. There are a few dozen of each. */
#include "carom-encounter-columns.h"

#include "carom-encounter.h"

#include "carom-detection.h"
#include "carom-method-difference.h"
#include "carom-resolver.h"

#include <glib/gi18n-lib.h>

/* ---- Which panes share a column ---- */

static gboolean is_alike(const CaromMethod *one, const CaromMethod *other) {
  const CaromMethod both[] = {*one, *other};
  return !carom_method_difference_is_beyond_resolver(both, G_N_ELEMENTS(both));
}

/* Adds a column, or finds the one that @pane shares. Of the panes that share it, the first that has
 * had the contact speaks for all. */
static void add_pane(CaromEncounterColumns *columns, const CaromMethod *methods, guint pane,
                     CaromEncounterAccount *account) {
  guint i = 0;
  while (i < columns->n_columns && !is_alike(&methods[columns->columns[i].pane], &methods[pane]))
    i++;
  CaromEncounterColumn *column = &columns->columns[i];
  columns->column_of[pane] = i;
  if (i == columns->n_columns) {
    columns->n_columns++;
    column->pane = pane;
  }
  if (column->account || !account)
    return;
  column->pane = pane;
  column->account = carom_encounter_account_ref(account);
}

static char *make_title(const CaromEncounterColumns *columns, const CaromComparison *comparison,
                        guint column) {
  g_autoptr(GStrvBuilder) titles = g_strv_builder_new();
  guint n = 0;
  for (guint pane = 0; pane < columns->n_panes; pane++)
    if (columns->column_of[pane] == column) {
      g_strv_builder_add(titles, carom_comparison_get_title(comparison, pane));
      n++;
    }
  if (n > 1 && n == columns->n_panes)
    return g_strdup(_("All panes"));
  g_auto(GStrv) all = g_strv_builder_end(titles);
  /* Translators: what stands between the names of panes in a list. */
  return g_strjoinv(C_("between names", ", "), all);
}

/* ---- Rows ---- */

typedef struct {
  CaromEncounterQuestion question; /* the question that the row belongs to */
  const char *symbol;              /* what its lines calculate */
  int lines[];                     /* [column]: the line that stands there, or NO_LINE */
} Row;

static const CaromWorking *working_of(const CaromEncounterColumns *columns, guint column,
                                      CaromEncounterQuestion question) {
  const CaromEncounterAccount *account = columns->columns[column].account;
  return account ? &account->workings[question] : NULL;
}

static const Row *get_row(const GPtrArray *rows, guint i) {
  return g_ptr_array_index(rows, i);
}

static Row *row_new(const CaromEncounterColumns *columns, CaromEncounterQuestion question,
                    const char *symbol) {
  Row *row = g_malloc(sizeof *row + columns->n_columns * sizeof *row->lines);
  row->question = question;
  row->symbol = symbol;
  for (guint i = 0; i < columns->n_columns; i++)
    row->lines[i] = CAROM_ENCOUNTER_NO_LINE;
  return row;
}

/* Counts how many rows and lines with the same symbols follow each other, from each row and line
 * on.
 *
 * Returns: (transfer full): at row · (n_lines + 1) + line */
static guint *count_common(const GPtrArray *rows, const CaromWorking *working) {
  guint width = working->n_lines + 1;
  guint *common = g_new0(guint, (rows->len + 1) * width);
  for (guint row = rows->len; row-- > 0;)
    for (guint line = working->n_lines; line-- > 0;) {
      guint *here = &common[row * width + line];
      *here = g_str_equal(get_row(rows, row)->symbol, working->lines[line].symbol)
                  ? here[width + 1] + 1
                  : MAX(here[width], here[1]);
    }
  return common;
}

/* Puts the lines of @column about @question into @rows, which are about it, and adds rows for those
 * that no column has had yet. */
static void merge(const CaromEncounterColumns *columns, GPtrArray *rows, guint column,
                  CaromEncounterQuestion question) {
  const CaromWorking *working = working_of(columns, column, question);
  g_autofree guint *common = count_common(rows, working);
  guint width = working->n_lines + 1, n_old = rows->len, old = 0;
  for (guint at = 0, line = 0; line < working->n_lines; at++) {
    const guint *here = &common[old * width + line];
    const char *symbol = working->lines[line].symbol;
    gboolean is_same = old < n_old && g_str_equal(get_row(rows, at)->symbol, symbol);
    if (!is_same && old < n_old && here[width] >= here[1]) {
      old++; /* a row that the column has no line for */
      continue;
    }
    if (is_same)
      old++;
    else
      g_ptr_array_insert(rows, (int)at, row_new(columns, question, symbol));
    ((Row *)g_ptr_array_index(rows, at))->lines[column] = (int)line++;
  }
}

/* Returns: (transfer full) (element-type Row): the rows of all questions, one after the other */
static GPtrArray *make_rows(const CaromEncounterColumns *columns) {
  GPtrArray *all = g_ptr_array_new_with_free_func(g_free);
  for (CaromEncounterQuestion question = 0; question < CAROM_N_ENCOUNTER_QUESTIONS; question++) {
    GPtrArray *rows = g_ptr_array_new();
    for (guint i = 0; i < columns->n_columns; i++)
      if (working_of(columns, i, question))
        merge(columns, rows, i, question);
    g_ptr_array_extend_and_steal(all, rows);
  }
  return all;
}

guint carom_encounter_columns_count_rows(const CaromEncounterColumns *columns) {
  return columns->rows->len;
}

CaromEncounterQuestion carom_encounter_columns_question_of(const CaromEncounterColumns *columns,
                                                           guint row) {
  return get_row(columns->rows, row)->question;
}

int carom_encounter_columns_line_in(const CaromEncounterColumns *columns, guint column, guint row) {
  return get_row(columns->rows, row)->lines[column];
}

int carom_encounter_columns_line_at(const CaromEncounterColumns *columns, guint column, guint row) {
  CaromEncounterQuestion question = get_row(columns->rows, row)->question;
  for (guint i = row + 1; i-- > 0 && get_row(columns->rows, i)->question == question;)
    if (get_row(columns->rows, i)->lines[column] != CAROM_ENCOUNTER_NO_LINE)
      return get_row(columns->rows, i)->lines[column];
  return CAROM_ENCOUNTER_NO_LINE;
}

int carom_encounter_columns_find_row(const CaromEncounterColumns *columns, guint column,
                                     CaromEncounterQuestion question, const char *symbol) {
  for (guint i = 0; i < columns->rows->len; i++) {
    const Row *row = get_row(columns->rows, i);
    if (row->question == question && row->lines[column] != CAROM_ENCOUNTER_NO_LINE &&
        g_str_equal(row->symbol, symbol))
      return (int)i;
  }
  return CAROM_ENCOUNTER_NO_LINE;
}

int carom_encounter_columns_line_of_pane(const CaromEncounterColumns *columns, guint pane,
                                         const CaromEncounterAccount *account,
                                         CaromEncounterQuestion question, int line) {
  const CaromWorking *shown = working_of(columns, columns->column_of[pane], question);
  const CaromWorking *own = &account->workings[question];
  for (guint i = 0; shown && line >= 0 && i < own->n_lines; i++)
    if (g_str_equal(own->lines[i].symbol, shown->lines[line].symbol))
      return (int)i;
  return CAROM_ENCOUNTER_NO_LINE;
}

const char *carom_encounter_columns_remark(const CaromEncounterColumns *columns, guint column,
                                           CaromEncounterQuestion question) {
  const CaromEncounterColumn *it = &columns->columns[column];
  if (it->account)
    return carom_encounter_account_remark(it->account, question);
  return question == CAROM_ENCOUNTER_WHEN ? it->missing : NULL;
}

/* ---- Comparisons ---- */

const char *carom_encounter_columns_comparisons_title(void) {
  return _("What being late changed");
}

/* Whether @column is of exact times, or works in steps, and has had the contact. */
static gboolean has_contact(const CaromEncounterColumns *columns, const CaromMethod *methods,
                            guint column, gboolean is_stepped) {
  const CaromEncounterColumn *it = &columns->columns[column];
  return it->account && methods[it->pane].detection->is_stepped == is_stepped;
}

/* Finds the column of exact times: the one that is asked about, or else the first.
 *
 * Returns: n_columns if there is none */
static guint find_exact(const CaromEncounterColumns *columns, const CaromMethod *methods) {
  guint i = 0;
  if (has_contact(columns, methods, columns->asked, FALSE))
    return columns->asked;
  while (i < columns->n_columns && !has_contact(columns, methods, i, FALSE))
    i++;
  return i;
}

static CaromEncounterComparison compare(const CaromEncounterColumns *columns,
                                        const CaromComparison *comparison, guint exact,
                                        guint stepped) {
  const CaromEncounterColumn *pair[] = {&columns->columns[exact], &columns->columns[stepped]};
  CaromEncounterComparison it = {
      .exact = exact,
      .stepped = stepped,
      .lateness =
          carom_encounter_lateness(&pair[0]->account->encounter, &pair[1]->account->encounter,
                                   carom_comparison_get_scene(comparison)),
  };
  for (guint i = 0; i < G_N_ELEMENTS(pair); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, pair[i]->pane);
    it.lateness.is_wrong |= carom_resolver_is_wrong(run->method.resolver);
    it.lateness.had_contacts |= carom_encounter_had_contacts(run, pair[i]->contact);
  }
  it.lateness.order_differs = carom_encounter_order_differs(
      carom_comparison_get_run(comparison, pair[0]->pane), pair[0]->contact,
      carom_comparison_get_run(comparison, pair[1]->pane), pair[1]->contact);
  it.report = carom_encounter_lateness_describe(
      &it.lateness, &pair[1]->account->encounter, carom_comparison_get_scene(comparison),
      carom_comparison_get_title(comparison, pair[0]->pane),
      carom_comparison_get_title(comparison, pair[1]->pane));
  it.summary = carom_encounter_lateness_summarise(
      &it.lateness, carom_comparison_get_scene(comparison), pair[1]->title);
  return it;
}

static void add_comparisons(CaromEncounterColumns *columns, const CaromComparison *comparison) {
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  guint exact = find_exact(columns, methods);
  columns->comparisons = g_new0(CaromEncounterComparison, columns->n_columns);
  for (guint i = 0; exact < columns->n_columns && i < columns->n_columns; i++)
    if (has_contact(columns, methods, i, TRUE))
      columns->comparisons[columns->n_comparisons++] = compare(columns, comparison, exact, i);
}

/* ---- The whole ---- */

/* The pane that is asked about speaks for those that share its column. */
static void add_panes(CaromEncounterColumns *columns, const CaromMethod *methods, guint run,
                      CaromEncounterAccount *const *accounts) {
  for (guint pane = 0; pane < columns->n_panes; pane++)
    add_pane(columns, methods, pane,
             pane != run && is_alike(&methods[pane], &methods[run]) ? NULL : accounts[pane]);
  columns->asked = columns->column_of[run];
}

/* Fills in what stands in @column: the contact as its pane had it, or else what that pane has had
 * instead. */
static void fill(CaromEncounterColumn *column, const CaromComparison *comparison, guint run,
                 guint contact) {
  column->contact = contact;
  if (!column->account)
    column->missing = carom_encounter_describe_missing(comparison, run, contact, column->pane);
  else if (column->pane != run &&
           !carom_encounter_match(comparison, run, contact, column->pane, &column->contact))
    g_assert_not_reached(); /* or where is the account from? */
}

CaromEncounterColumns *carom_encounter_columns_new(const CaromComparison *comparison, guint run,
                                                   guint contact,
                                                   CaromEncounterAccount *const *accounts) {
  CaromEncounterColumns *columns = g_new0(CaromEncounterColumns, 1);
  columns->n_panes = carom_comparison_get_n_runs(comparison);
  columns->columns = g_new0(CaromEncounterColumn, columns->n_panes);
  columns->column_of = g_new0(guint, columns->n_panes);
  add_panes(columns, carom_comparison_get_methods(comparison), run, accounts);
  for (guint i = 0; i < columns->n_columns; i++) {
    columns->columns[i].title = make_title(columns, comparison, i);
    fill(&columns->columns[i], comparison, run, contact);
  }
  columns->rows = make_rows(columns);
  add_comparisons(columns, comparison);
  return columns;
}

void carom_encounter_columns_free(CaromEncounterColumns *columns) {
  for (guint i = 0; i < columns->n_columns; i++) {
    g_free(columns->columns[i].title);
    g_free(columns->columns[i].missing);
    g_clear_pointer(&columns->columns[i].account, carom_encounter_account_unref);
  }
  g_ptr_array_unref(columns->rows);
  for (guint i = 0; i < columns->n_comparisons; i++) {
    g_free(columns->comparisons[i].report);
    g_free(columns->comparisons[i].summary);
  }
  g_free(columns->comparisons);
  g_free(columns->columns);
  g_free(columns->column_of);
  g_free(columns);
}
