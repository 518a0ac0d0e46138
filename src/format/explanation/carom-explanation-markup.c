/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-explanation-markup: decides what the document contains and in which order: when and where
 * it was, what is given, each working, what all of them have found, the account before and after,
 * the panes. It writes all of it through the functions of the format. */
#include "carom-explanation-markup.h"

#include "carom-balance-text.h"
#include "carom-derivation.h"
#include "carom-digits.h"
#include "carom-explanation-band.h"
#include "carom-rounding.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const CaromExplanationMarkup *markup;
  const CaromExplanation *explanation;
  const CaromExplanationContext *context;
  const guint *shown; /* the indices of the resolvers to show */
  guint n_shown;
  GString *document;
} Writer;

/* Returns: (transfer full): @words as the format's prose writes them */
static char *write_words(const Writer *writer, const char *words) {
  GString *text = g_string_new(NULL);
  writer->markup->prose->append_words(text, words);
  return g_string_free(text, FALSE);
}

/* @words: without formulas */
static void add_heading(const Writer *writer, guint level, const char *words) {
  g_autofree char *text = write_words(writer, words);
  writer->markup->heading(writer->document, level, text);
}

static void add_paragraph(const Writer *writer, const char *words) {
  g_autofree char *text = write_words(writer, words);
  writer->markup->paragraph(writer->document, text);
}

/* @words: (transfer full) (nullable): NULL if there is nothing to say */
static void take_paragraph(const Writer *writer, char *words) {
  if (words)
    add_paragraph(writer, words);
  g_free(words);
}

/* Writes a paragraph for each line of @text. */
static void write_lines(const Writer *writer, const char *text) {
  g_auto(GStrv) lines = g_strsplit(text, "\n", -1);
  for (char **line = lines; *line; line++)
    if (**line)
      add_paragraph(writer, *line);
}

/* Writes the line, why it is so, and what else there is to say of it. */
static void write_line(const Writer *writer, CaromSheetLine line) {
  const CaromFormulaProse *prose = writer->markup->prose;
  g_auto(CaromFormulaLine) written = carom_formula_line(prose->style, writer->explanation, line);
  g_auto(GStrv) told = carom_sheet_line_tell(&line);
  for (guint i = 0; told[i]; i++) {
    g_autofree char *sentence =
        carom_formula_sentence_write(prose, told[i], writer->explanation, line.terms, line.n_terms);
    if (i == 0)
      writer->markup->line(writer->document, &written, sentence);
    else
      writer->markup->note(writer->document, sentence);
  }
}

/* ---- The given quantities ---- */

/* Each reason but the first is for a special case, and NULL where that is no different. */
typedef struct {
  const char *name;    /* the name that carom_working_givens() has */
  CaromContactBody of; /* the body whose mass it is; NONE: it is another quantity */
  const char *reason;  /* translatable */
  const char *at_wall; /* where b is a wall */
  const char *at_end;  /* where b is the end of a wall */
  const char *pinned;  /* where the mass is infinite, and the disc at rest */
  const char *driven;  /* where the mass is infinite, and the disc in motion */
} Given;

static const Given all_given[] = {
    {"m_a", CAROM_BODY_A, N_("Mass of the first body."), N_("Mass of the disc."),
     N_("Mass of the disc."), N_("The first body is pinned: no impulse moves it."),
     N_("The first body is driven: its velocity is prescribed.")},
    {"m_b", CAROM_BODY_B, N_("Mass of the second body."),
     N_("The wall is immovable: no impulse changes its velocity."),
     N_("The wall is immovable: no impulse changes its velocity."),
     N_("The second body is pinned: no impulse moves it."),
     N_("The second body is driven: its velocity is prescribed.")},
    {"u_a", CAROM_BODY_NONE, N_("Velocity of the first body, before."),
     N_("Velocity of the disc, before."), N_("Velocity of the disc, before."), NULL, NULL},
    {"u_b", CAROM_BODY_NONE, N_("Velocity of the second body, before."),
     N_("Velocity of the wall."), N_("Velocity of the wall."), NULL, NULL},
    {"d", CAROM_BODY_NONE, N_("From the first body to the second, along the line of centres."),
     N_("From the centre of the disc towards the wall, at right angles to it."),
     N_("From the centre of the disc, as it was found, towards the end of the wall, a point."),
     NULL, NULL},
    {"e", CAROM_BODY_NONE,
     N_("Restitution: 1 is elastic, 0 perfectly inelastic, more than 1 adds energy."), NULL, NULL,
     NULL, NULL},
    {"f", CAROM_BODY_NONE, N_("Fraction of the relative tangential velocity that friction leaves."),
     NULL, NULL, NULL, NULL},
};

/* Returns: what the quantity is, at the contact of @explanation, translated */
static const char *reason_of_given(const CaromExplanation *explanation, const char *name) {
  const CaromContact *c = &explanation->record.contact;
  const Given *given = all_given;
  const char *special = NULL;
  while (!g_str_equal(given->name, name)) {
    given++;
    g_assert(given < all_given + G_N_ELEMENTS(all_given));
  }
  if (explanation->record.b < 0)
    special = explanation->at_wall_end ? given->at_end : given->at_wall;
  else if (given->of != CAROM_BODY_NONE && !carom_contact_is_movable(c, given->of))
    special = carom_contact_is_driven(c, given->of) ? given->driven : given->pinned;
  return special ? _(special) : _(given->reason);
}

static void write_given(const Writer *writer) {
  const CaromExplanation *explanation = writer->explanation;
  guint n;
  const CaromGiven *givens = carom_working_givens(&explanation->record.contact, &n);
  add_heading(writer, 2, _("Given"));
  for (guint i = 0; i < n; i++) {
    g_auto(CaromFormulaLine) line =
        carom_formula_line(writer->markup->prose->style, explanation,
                           carom_sheet_line_of_given(&explanation->readable[0], &givens[i]));
    g_autofree char *reason = write_words(writer, reason_of_given(explanation, givens[i].name));
    writer->markup->line(writer->document, &line, reason);
  }
}

/* ---- The working ---- */

/* Whether a resolver that is wrong on purpose finds nothing wrong at this contact. */
static gboolean is_right_after_all(const CaromExplanation *explanation, guint resolver) {
  return carom_resolver_is_wrong(explanation->resolvers[resolver]) &&
         carom_explanation_first_departure(explanation, resolver) == CAROM_N_FINDINGS;
}

static void write_working(const Writer *writer, guint resolver) {
  const CaromExplanation *explanation = writer->explanation;
  const CaromWorking *working = &explanation->readable[resolver];
  if (working->n_lines == 0)
    return;
  add_heading(writer, 2, _(explanation->resolvers[resolver]->part.title));
  if (is_right_after_all(explanation, resolver))
    add_paragraph(writer, _("At this contact the mistake does not show: all that is found is "
                            "right."));
  for (guint i = 0; i < working->n_lines; i++) {
    if (i == 0 || working->lines[i].stage != working->lines[i - 1].stage)
      add_heading(writer, 3, carom_explanation_stage_title(working->lines[i].stage));
    write_line(writer, carom_sheet_line_of_working(working, i));
  }
}

/* ---- When and where ---- */

/* Writes what one or more panes did; of one that did nothing, or has not had the contact, a
 * sentence. */
static void write_question(const Writer *writer, CaromEncounterQuestion question) {
  const CaromEncounterColumns *columns = writer->context->columns;
  add_heading(writer, 2, carom_encounter_account_title(question));
  for (guint i = 0; i < columns->n_columns; i++) {
    const CaromEncounterAccount *account = columns->columns[i].account;
    const char *remark = carom_encounter_columns_remark(columns, i, question);
    if (columns->n_columns > 1 && (account || remark))
      add_heading(writer, 3, columns->columns[i].title);
    for (guint k = 0; account && k < account->readable[question].n_lines; k++)
      write_line(writer, carom_sheet_line_of_working(&account->readable[question], k));
    if (remark)
      add_paragraph(writer, remark);
  }
}

static void write_comparisons(const Writer *writer) {
  const CaromEncounterColumns *columns = writer->context->columns;
  if (columns->n_comparisons > 0)
    add_heading(writer, 2, carom_encounter_columns_comparisons_title());
  for (guint i = 0; i < columns->n_comparisons; i++) {
    if (columns->n_comparisons > 1)
      add_heading(writer, 3, columns->columns[columns->comparisons[i].stepped].title);
    write_lines(writer, columns->comparisons[i].report);
  }
}

static void write_encounter(const Writer *writer) {
  if (!writer->context->columns)
    return;
  for (CaromEncounterQuestion i = 0; i < CAROM_N_ENCOUNTER_QUESTIONS; i++)
    write_question(writer, i);
  write_comparisons(writer);
}

/* ---- What all have found ---- */

/* Adds the cells of one resolver: its name, its formula and, if it departs, its own value and a
 * remark.
 *
 * @has_remarks: whether there is a column for these */
static void add_finding(GPtrArray *cells, const Writer *writer, guint resolver,
                        CaromFindingKind kind, gboolean has_remarks) {
  const CaromExplanation *explanation = writer->explanation;
  gboolean departs = carom_explanation_band_departs(explanation, resolver, kind);
  g_auto(CaromFormulaLine) line =
      carom_formula_line(writer->markup->prose->style, explanation,
                         carom_sheet_line_of_finding(&explanation->readable[resolver], kind));
  g_ptr_array_add(cells, g_strdup(_(explanation->resolvers[resolver]->part.title)));
  g_ptr_array_add(cells, departs ? carom_formula_line_join(&line) : g_strdup(line.symbol));
  if (has_remarks)
    g_ptr_array_add(
        cells, g_strdup(departs ? carom_explanation_band_remark(explanation, resolver, kind) : ""));
}

/* Adds the cells of the value that they have in common. */
static void add_common(GPtrArray *cells, const Writer *writer, CaromFindingKind kind,
                       gboolean has_remarks) {
  const CaromExplanation *explanation = writer->explanation;
  CaromValue value;
  if (carom_explanation_band_common(explanation, kind, writer->shown, writer->n_shown, &value) == 0)
    return;
  g_autofree char *quantity = carom_formula_writer_write_quantity(
      writer->markup->prose->style, value, carom_finding_info(kind)->dimension,
      explanation->length_unit);
  g_ptr_array_add(cells, g_strdup(has_remarks ? _("The others") : _("The value")));
  g_ptr_array_add(cells, g_strconcat("= ", quantity, NULL));
  if (has_remarks)
    g_ptr_array_add(cells, g_strdup(""));
}

static void write_band(const Writer *writer, CaromFindingKind kind) {
  const CaromExplanation *explanation = writer->explanation;
  gboolean has_remarks =
      carom_explanation_band_any_departs(explanation, kind, writer->shown, writer->n_shown);
  g_autofree char *title = carom_explanation_band_title(explanation, kind);
  g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func(g_free);
  g_ptr_array_add(cells, g_strdup(C_("heading of a table", "Method")));
  g_ptr_array_add(cells, g_strdup(C_("heading of a table", "In its own terms")));
  if (has_remarks)
    g_ptr_array_add(cells, g_strdup(C_("heading of a table", "Remark")));
  for (guint i = 0; i < writer->n_shown; i++)
    if (carom_explanation_band_shows(explanation, writer->shown[i], kind))
      add_finding(cells, writer, writer->shown[i], kind, has_remarks);
  add_common(cells, writer, kind, has_remarks);
  add_heading(writer, 3, title);
  take_paragraph(writer,
                 carom_explanation_band_caption(explanation, kind, writer->shown, writer->n_shown));
  writer->markup->table(writer->document, has_remarks ? "lml" : "lm", cells);
}

static void write_workings(const Writer *writer) {
  const CaromExplanation *explanation = writer->explanation;
  for (guint i = 0; i < writer->n_shown; i++)
    write_working(writer, writer->shown[i]);
  if (!carom_explanation_has_working(explanation))
    return;
  add_heading(writer, 2, writer->n_shown == 1 ? _("What it finds") : _("What all of them find"));
  for (CaromFindingKind kind = 0; kind < CAROM_N_FINDINGS; kind++)
    if (carom_explanation_band_exists(explanation, kind))
      write_band(writer, kind);
}

/* ---- Why they are the same ---- */

/* Returns: (transfer full): @sentence as the format's prose writes it */
static char *write_told(const Writer *writer, const CaromDerivation *derivation,
                        const char *sentence) {
  return carom_formula_sentence_of_derivation(writer->markup->prose, sentence, writer->explanation,
                                              derivation);
}

static void write_derivation(const Writer *writer) {
  if (!carom_explanation_has_working(writer->explanation))
    return;
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&writer->explanation->record.contact);
  add_heading(writer, 2, _("In one sentence"));
  g_autofree char *answer = write_told(writer, derivation, derivation->answer);
  writer->markup->paragraph(writer->document, answer);
  for (guint i = 0; i < derivation->chapters->len; i++) {
    const CaromDerivationChapter *chapter = carom_derivation_chapter(derivation, i);
    g_autofree char *title = write_told(writer, derivation, chapter->title);
    g_autofree char *sentence = write_told(writer, derivation, chapter->sentence);
    writer->markup->heading(writer->document, 2, title);
    writer->markup->paragraph(writer->document, sentence);
    for (guint k = chapter->first_line; k < chapter->first_line + chapter->n_lines; k++)
      write_line(writer, carom_sheet_line_of_derivation(derivation, k));
  }
}

/* ---- Before and after ---- */

/* A number that is only rounding is shown as 0, with a remark. */
static void add_value(GPtrArray *cells, CaromValue value, double scale) {
  gboolean dropped = FALSE;
  CaromValue kept = carom_rounding_drop(value, scale, &dropped);
  char *text =
      carom_formula_writer_write_value(&carom_formula_writer_text, kept, CAROM_DIGITS_READ);
  /* Translators: a number or a vector of a table; a 0 in it may be zero only to within rounding. */
  g_ptr_array_add(cells, dropped ? g_strdup_printf(_("%s to rounding"), text) : g_strdup(text));
  g_free(text);
}

/* @columns, @headings: one for each column
 * @lines: (transfer full) (element-type CaromBalanceLine) */
static void write_table(const Writer *writer, const char *columns, const char *const *headings,
                        GArray *lines) {
  g_autoptr(GArray) own = lines;
  g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func(g_free);
  for (guint i = 0; columns[i]; i++)
    g_ptr_array_add(cells, g_strdup(g_dpgettext2(NULL, "heading of a table", headings[i])));
  for (guint i = 0; i < own->len; i++) {
    const CaromBalanceLine *line = &g_array_index(own, CaromBalanceLine, i);
    g_ptr_array_add(cells, g_strdup(line->label));
    for (guint k = 0; k < line->n_values; k++)
      add_value(cells, line->values[k], line->scales[k]);
    g_ptr_array_add(cells,
                    carom_unit_symbol(line->row->dimension, writer->explanation->length_unit));
  }
  writer->markup->table(writer->document, columns, cells);
}

static void write_balance(const Writer *writer) {
  static const char *const sides[] = {
      NC_("heading of a table", "Quantity"), NC_("heading of a table", "Before"),
      NC_("heading of a table", "After"), NC_("heading of a table", "Change"),
      NC_("heading of a table", "Unit")};
  static const char *const figures[] = {NC_("heading of a table", "Quantity"),
                                        NC_("heading of a table", "Value"),
                                        NC_("heading of a table", "Unit")};
  g_autofree char *remarks = carom_balance_text_remarks(writer->explanation);
  add_heading(writer, 2, _("Before and after"));
  write_lines(writer, remarks);
  write_table(writer, "lrrrl", sides, carom_balance_text_lines(writer->explanation));
  write_table(writer, "lrl", figures, carom_balance_text_lines_of_contact(writer->explanation));
}

/* ---- Panes ---- */

static void write_panes(const Writer *writer) {
  const CaromExplanationContext *context = writer->context;
  if (context->n_panes == 0)
    return;
  add_heading(writer, 2, _("What each pane did"));
  take_paragraph(writer, g_strdup(context->difference));
  for (guint i = 0; i < context->n_panes; i++) {
    add_heading(writer, 3, context->panes[i].title);
    write_lines(writer, context->panes[i].report);
  }
}

/* ---- The whole ---- */

static void write_head(const Writer *writer) {
  const CaromExplanationContext *context = writer->context;
  g_autofree char *title =
      /* Translators: the title of a scene, and which of its contacts it is. */
      g_strdup_printf(_("%s: contact %u"), context->scene_title, context->contact_number);
  add_heading(writer, 1, title);
  take_paragraph(writer, carom_explanation_describe_contact(writer->explanation,
                                                            CAROM_EXPLANATION_TIME_DIGITS));
  take_paragraph(writer, carom_explanation_describe_cluster(writer->explanation));
  if (context->n_panes > 0)
    take_paragraph(writer, g_strdup_printf(_("This is the contact as the pane “%s” had it."),
                                           context->panes[context->explained_pane].title));
}

/* Writes what is about the velocities. */
static void write_resolution(const Writer *writer) {
  write_given(writer);
  if (writer->context->topic == CAROM_TOPIC_DERIVATION)
    write_derivation(writer);
  else
    write_workings(writer);
  add_heading(writer, 2,
              carom_explanation_is_of_cluster(writer->explanation) ? _("What happened instead")
                                                                   : _("Do they agree?"));
  take_paragraph(writer, carom_explanation_describe_agreement(writer->explanation));
  write_balance(writer);
}

char *carom_explanation_markup_write(const CaromExplanationMarkup *markup,
                                     const CaromExplanation *explanation,
                                     const CaromExplanationContext *context) {
  g_autoptr(GArray) shown = carom_explanation_context_list_shown(context, explanation);
  Writer writer = {markup,     explanation,       context, (const guint *)shown->data,
                   shown->len, g_string_new(NULL)};
  write_head(&writer);
  if (context->topic != CAROM_TOPIC_DERIVATION)
    write_encounter(&writer);
  if (context->topic != CAROM_TOPIC_ENCOUNTER)
    write_resolution(&writer);
  write_panes(&writer);
  return g_string_free(writer.document, FALSE);
}
