/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-encounter-columns: when and where of a contact as the panes had it, side by side: a column
 * for each of them, but those that differ in their resolvers alone share one. Lines that calculate
 * the same stand in the same row. */
#pragma once

#include "carom-comparison.h"
#include "carom-encounter-account.h"
#include "carom-encounter-lateness.h"

typedef struct {
  char *title;                    /* the titles of the panes that share the column, translated */
  guint pane;                     /* the pane whose account it is */
  CaromEncounterAccount *account; /* (nullable): NULL if that pane has not had the contact */
  guint contact;                  /* its index in the log of that pane, valid if there is one */
  char *missing; /* (nullable): then a sentence about what the pane has had instead */
} CaromEncounterColumn;

#define CAROM_ENCOUNTER_NO_LINE (-1)

/* A comparison of a column of a pane that works in steps with one of exact times. */
typedef struct {
  guint exact, stepped; /* the two columns */
  CaromEncounterLateness lateness;
  char *report;  /* see carom_encounter_lateness_describe() */
  char *summary; /* (nullable): see carom_encounter_lateness_summarise() */
} CaromEncounterComparison;

/* Rows are counted from the first row of WHEN to the last row of RESULT. */
typedef struct {
  guint n_columns;
  CaromEncounterColumn *columns; /* in the order of the panes */
  guint asked;                   /* the column of the pane that is asked about */
  guint n_panes;
  guint *column_of; /* [pane] */
  guint n_comparisons;
  CaromEncounterComparison *comparisons; /* one for each column that works in steps and has had the
                                            contact, if there is one of exact times that has */

  /*< private >*/
  GPtrArray *rows; /* the rows of all questions */
} CaromEncounterColumns;

/* @run, @contact: a contact of one pane
 * @accounts: for each pane its account; NULL where it has not had the contact
 * Returns: (transfer full): the columns */
CaromEncounterColumns *carom_encounter_columns_new(const CaromComparison *comparison, guint run,
                                                   guint contact,
                                                   CaromEncounterAccount *const *accounts);
void carom_encounter_columns_free(CaromEncounterColumns *columns);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromEncounterColumns, carom_encounter_columns_free)

/* Tells what stands in a column in place of lines: that there was nothing to decide or, in the
 * first question, what the pane has had instead.
 *
 * Returns: (transfer none) (nullable): the sentence; NULL if there are lines */
const char *carom_encounter_columns_remark(const CaromEncounterColumns *columns, guint column,
                                           CaromEncounterQuestion question);

/* Returns: (transfer none): what is said above the comparisons, translated */
const char *carom_encounter_columns_comparisons_title(void);

/* Counts the rows of all questions. */
guint carom_encounter_columns_count_rows(const CaromEncounterColumns *columns);

/* Returns: the question to which @row belongs */
CaromEncounterQuestion carom_encounter_columns_question_of(const CaromEncounterColumns *columns,
                                                           guint row);

/* Returns: the line of @column that stands in @row; CAROM_ENCOUNTER_NO_LINE if none does */
int carom_encounter_columns_line_in(const CaromEncounterColumns *columns, guint column, guint row);

/* Returns: the line that @column has reached in @row: the one that stands there, or else the last
 *   one before it about the same question; CAROM_ENCOUNTER_NO_LINE if there is none yet */
int carom_encounter_columns_line_at(const CaromEncounterColumns *columns, guint column, guint row);

/* Returns: the row in which a column has the line that calculates @symbol; CAROM_ENCOUNTER_NO_LINE
 *   if there is none */
int carom_encounter_columns_find_row(const CaromEncounterColumns *columns, guint column,
                                     CaromEncounterQuestion question, const char *symbol);

/* Returns: the line of the pane's own @account that calculates what line @line of its column does;
 *   CAROM_ENCOUNTER_NO_LINE if there is none */
int carom_encounter_columns_line_of_pane(const CaromEncounterColumns *columns, guint pane,
                                         const CaromEncounterAccount *account,
                                         CaromEncounterQuestion question, int line);
