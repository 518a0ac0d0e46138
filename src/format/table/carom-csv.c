/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-csv: a Row writes the commas and quotes. Each table has a function for its heading and one
 * for a row, which loop over the same columns. */
#include "carom-csv.h"
#include "carom-balance.h"
#include "carom-channel.h"
#include "carom-csv-cell.h"
#include "carom-decimal.h"
#include "carom-method-title.h"
#include "carom-printable.h"

#define LINE_END "\r\n" /* RFC 4180 */

/* Rows: cells with commas between them, or, on the clipboard, tabs */

typedef struct {
  GString *csv;
  gboolean begun;
  gboolean for_clipboard;
} Row;

static void next_cell(Row *row) {
  if (row->begun)
    g_string_append_c(row->csv, row->for_clipboard ? '\t' : ',');
  row->begun = TRUE;
}

static void append_empty(Row *row) {
  next_cell(row);
}

static void append_text(Row *row, const char *text) {
  next_cell(row);
  carom_csv_cell_append_text(row->csv, text);
}

/* On the clipboard as the user of a spreadsheet writes it. */
static void append_number(Row *row, double value) {
  char buffer[MAX(G_ASCII_DTOSTR_BUF_SIZE, CAROM_DECIMAL_SIZE)];
  next_cell(row);
  g_string_append(row->csv, row->for_clipboard
                                ? carom_decimal_spreadsheet(buffer, value)
                                : g_ascii_formatd(buffer, sizeof buffer, "%.17g", value));
}

static void append_count(Row *row, guint64 count) {
  next_cell(row);
  g_string_append_printf(row->csv, "%" G_GUINT64_FORMAT, count);
}

/* A contact without a second disc or without a wall has −1 there, and the cell is empty. */
static void append_index(Row *row, int index) {
  if (index < 0)
    append_empty(row);
  else
    append_count(row, (guint64)index);
}

static void end_row(const Row *row) {
  g_string_append(row->csv, row->for_clipboard ? "\n" : LINE_END);
}

/* Column names: the quantity, its component and its unit, as one word that every tool takes */

/* Makes one word, since a unit can be any text that the author of the scene has written. */
static void make_word(GString *text) {
  g_autofree char *written = g_strdup(text->str);
  g_string_truncate(text, 0);
  for (const char *p = written; *p; p = g_utf8_next_char(p)) {
    gunichar character = g_utf8_get_char(p);
    gboolean breaks = g_unichar_isspace(character) || carom_printable_is_control(character);
    g_string_append_unichar(text, breaks ? '_' : character);
  }
}

/* "kg_px2_per_s2" for "kg·px²/s²" */
static void append_unit_word(GString *word, CaromDimension dimension, const char *length_unit) {
  static const struct {
    const char *sign, *word;
  } words[] = {{"s⁻¹", "per_s"}, {"·", "_"},   {"/", "_per_"},
               {"²", "2"},       {"ε", "eps"}, {"√", "root_"}};
  g_autofree char *symbol = carom_unit_symbol(dimension, length_unit);
  g_autoptr(GString) unit = g_string_new(symbol);
  for (guint i = 0; i < G_N_ELEMENTS(words); i++)
    g_string_replace(unit, words[i].sign, words[i].word, 0);
  if (unit->len > 0)
    g_string_append_printf(word, "_%s", unit->str);
}

/* @component: (nullable): "x"
 * @of: (nullable): what it is of: the id of a pane */
static void append_name_of(Row *row, const char *id, const char *component,
                           CaromDimension dimension, const char *length_unit, const char *of) {
  g_autoptr(GString) word = g_string_new(id);
  if (component)
    g_string_append_printf(word, "_%s", component);
  append_unit_word(word, dimension, length_unit);
  if (of)
    g_string_append_printf(word, "_%s", of);
  g_string_replace(word, "-", "_", 0);
  make_word(word);
  append_text(row, word->str);
}

static void append_name(Row *row, const char *id, const char *component, CaromDimension dimension,
                        const char *length_unit) {
  append_name_of(row, id, component, dimension, length_unit, NULL);
}

static const char *const component_names[] = {"x", "y"};

/* Samples: pane, frame, time, all quantities, and what the books hold besides */

typedef struct {
  const char *id;
  CaromDimension dimension;
  guint n_components;
  gsize offset; /* of CaromSum[n_components] in CaromBooks */
} BookColumn;

static const BookColumn book_columns[] = {
    {"pinned_impulse", CAROM_DIMENSION_MOMENTUM, 2, offsetof(CaromBooks, pinned_impulse)},
    {"gravity_impulse", CAROM_DIMENSION_MOMENTUM, 2, offsetof(CaromBooks, gravity_impulse)},
    {"work_done", CAROM_DIMENSION_ENERGY, 1, offsetof(CaromBooks, work_done_j)},
};

static const char *component_name(guint n_components, guint i) {
  return n_components > 1 ? component_names[i] : NULL;
}

/* Whether samples have columns for @quantity: those of emitters are left out where there are none.
 */
static gboolean is_of_samples(const CaromQuantity *quantity, const CaromScene *scene) {
  return quantity->kind == CAROM_QUANTITY_OF_RUN && !carom_quantity_repeats(quantity) &&
         carom_channel_exist(quantity, scene);
}

static void append_sample_names(Row *row, const CaromScene *scene) {
  append_text(row, "pane");
  append_text(row, "frame");
  append_text(row, "time_s");
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++)
    for (guint j = 0; is_of_samples(&quantities[i], scene) && j < quantities[i].n_components; j++)
      append_name(row, quantities[i].part.id, component_name(quantities[i].n_components, j),
                  quantities[i].dimension, scene->unit);
  for (guint i = 0; i < G_N_ELEMENTS(book_columns); i++)
    for (guint j = 0; j < book_columns[i].n_components; j++)
      append_name(row, book_columns[i].id, component_name(book_columns[i].n_components, j),
                  book_columns[i].dimension, scene->unit);
}

/* In place of the number of a sample. */
#define NOW G_MAXUINT

static double value_of(const CaromChannel *channel, const CaromRun *run, guint k) {
  return k == NOW ? carom_channel_now(channel, run) : carom_channel_value(channel, run, k);
}

/* @k: the number of the sample in the series, or NOW */
static void append_sample(Row *row, const char *pane, const CaromRun *run, guint k) {
  const CaromSample *sample = k == NOW ? &run->now : carom_series_get(run->series, k);
  append_text(row, pane);
  append_count(row, sample->frame);
  append_number(row, sample->time_s);
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++)
    for (guint j = 0; is_of_samples(&quantities[i], run->scene) && j < quantities[i].n_components;
         j++)
      append_number(row, value_of(&(CaromChannel){&quantities[i], j, 0, 0}, run, k));
  for (guint i = 0; i < G_N_ELEMENTS(book_columns); i++) {
    const CaromSum *sums = G_STRUCT_MEMBER_P(&sample->books, book_columns[i].offset);
    for (guint j = 0; j < book_columns[i].n_components; j++)
      append_number(row, carom_sum_value(sums[j]));
  }
}

/* Returns: (transfer full): the content of the column "pane" for pane @i */
static char *pane_id(const CaromComparison *comparison, guint i) {
  return carom_method_title_id(carom_comparison_get_methods(comparison),
                               carom_comparison_get_n_runs(comparison), i);
}

/* Those that stand in the track: of discs, of all of them, and of pairs.
 *
 * Returns: (transfer full) (element-type CaromChannel) */
static GArray *disc_channels(const CaromScene *scene) {
  GArray *all = g_array_new(FALSE, FALSE, sizeof(CaromChannel));
  guint n_quantities;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++) {
    g_autoptr(GArray) channels = carom_channels_of(&quantities[i], scene);
    if (carom_quantity_is_tracked(&quantities[i]) && !carom_quantity_repeats(&quantities[i]) &&
        channels->len > 0)
      g_array_append_vals(all, channels->data, channels->len);
  }
  return all;
}

/* Returns: (transfer full): "energy", "energy-by-disc-0", "gap-0-1", "speed-centre" */
static char *channel_id(const CaromChannel *channel) {
  const CaromQuantity *quantity = channel->quantity;
  if (quantity->part_ids[0])
    return g_strdup(quantity->part_ids[channel->component]);
  if (!carom_quantity_is_tracked(quantity))
    return g_strdup(quantity->part.id);
  if (quantity->kind == CAROM_QUANTITY_BY_PAIR)
    return g_strdup_printf("%s-%u-%u", quantity->part.id, channel->disc, channel->other);
  if (channel->disc != CAROM_CHANNEL_WHOLE)
    return g_strdup_printf("%s-%u", quantity->part.id, channel->disc);
  return g_strdup_printf("%s-%s", quantity->part.id,
                         quantity->whole == CAROM_QUANTITY_SUM ? "sum" : "centre");
}

/* @pane: (nullable): the id of the pane that they are of, where a row is about several */
static void append_channel_names(Row *row, const GArray *channels, const char *length_unit,
                                 const char *pane) {
  for (guint i = 0; i < channels->len; i++) {
    const CaromChannel *channel = &g_array_index(channels, CaromChannel, i);
    const CaromQuantity *quantity = channel->quantity;
    g_autofree char *id = channel_id(channel);
    append_name_of(row, id,
                   carom_quantity_is_vector(quantity) ? component_names[channel->component] : NULL,
                   quantity->dimension, length_unit, pane);
  }
}

/* The cells of a frame that the track has not kept are empty, and those of discs that are still to
 * come. */
static void append_channels(Row *row, const GArray *channels, const CaromRun *run, guint64 frame) {
  for (guint i = 0; i < channels->len; i++) {
    double value = carom_channel_at_frame(&g_array_index(channels, CaromChannel, i), run, frame);
    if (!isnan(value))
      append_number(row, value);
    else
      append_empty(row);
  }
}

static const char *length_unit(const CaromComparison *comparison) {
  return carom_comparison_get_scene(comparison)->unit;
}

char *carom_csv_series(const CaromComparison *comparison) {
  GString *csv = g_string_new(NULL);
  Row names = {csv};
  g_autoptr(GArray) channels = disc_channels(carom_comparison_get_scene(comparison));
  append_sample_names(&names, carom_comparison_get_scene(comparison));
  append_channel_names(&names, channels, length_unit(comparison), NULL);
  end_row(&names);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    const CaromSeries *series = run->series;
    g_autofree char *pane = pane_id(comparison, i);
    for (guint j = 0; j < carom_series_length(series); j++) {
      Row row = {csv};
      append_sample(&row, pane, run, j);
      append_channels(&row, channels, run, carom_series_get(series, j)->frame);
      end_row(&row);
    }
  }
  return g_string_free(csv, FALSE);
}

/* A chart: samples of one quantity, panes side by side */

static void append_chart_names(Row *row, const CaromComparison *comparison,
                               const GArray *channels) {
  append_text(row, "time_s");
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    g_autofree char *pane = pane_id(comparison, i);
    append_channel_names(row, channels, length_unit(comparison), pane);
  }
  end_row(row);
}

static void append_chart_row(const CaromComparison *comparison, const GArray *channels,
                             guint64 frame, double time_s, GString *csv) {
  Row row = {.csv = csv, .for_clipboard = TRUE};
  append_number(&row, time_s);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++)
    append_channels(&row, channels, carom_comparison_get_run(comparison, i), frame);
  end_row(&row);
}

char *carom_csv_chart(const CaromComparison *comparison, const CaromQuantity *quantity,
                      double from_s, double to_s, guint64 last_frame) {
  g_autoptr(GArray) channels =
      carom_channels_read(quantity, carom_comparison_get_scene(comparison));
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  GString *csv = g_string_new(NULL);
  append_chart_names(&(Row){.csv = csv, .for_clipboard = TRUE}, comparison, channels);
  const CaromChannel *first = channels->len > 0 ? &g_array_index(channels, CaromChannel, 0) : NULL;
  for (guint k = 0; first && k < carom_channel_length(first, run); k++) {
    guint64 frame = k * carom_channel_stride(first, run);
    double time_s = carom_channel_time_s(first, run, k);
    if (frame <= last_frame && time_s >= from_s && time_s <= to_s)
      append_chart_row(comparison, channels, frame, time_s, csv);
  }
  return g_string_free(csv, FALSE);
}

/* Trace: samples with all discs */

static const char *const state_names[] = {"x", "y", "vx", "vy"};

void carom_csv_trace_header(GString *csv, const CaromComparison *comparison) {
  Row row = {csv};
  append_sample_names(&row, carom_comparison_get_scene(comparison));
  guint n = (guint)carom_scene_count_most_discs(carom_comparison_get_scene(comparison));
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < G_N_ELEMENTS(state_names); j++) {
      char name[32];
      g_snprintf(name, sizeof name, "%s_%u", state_names[j], i);
      append_text(&row, name);
    }
  end_row(&row);
}

void carom_csv_trace_frame(GString *csv, const CaromComparison *comparison) {
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    const CaromBodies *bodies = &run->world->bodies;
    g_autofree char *pane = pane_id(comparison, i);
    Row row = {csv};
    append_sample(&row, pane, run, NOW);
    for (guint j = 0; j < bodies->n; j++) {
      append_number(&row, bodies->x[j]);
      append_number(&row, bodies->y[j]);
      append_number(&row, bodies->vx[j]);
      append_number(&row, bodies->vy[j]);
    }
    for (guint j = bodies->n; j < run->world->n_most; j++)
      for (guint k = 0; k < G_N_ELEMENTS(state_names); k++)
        append_empty(&row);
    end_row(&row);
  }
}

/* Contacts */

/* The content of a row about a contact. */
typedef struct {
  CaromContactRecord record;
  CaromVec2 impulse_on_a;
  double energy_lost_j;
} ContactRow;

/* A number in such a row, with its name and unit. */
typedef struct {
  const char *name;
  CaromDimension dimension;
  gsize offset; /* of the double in ContactRow */
} ContactColumn;

static const ContactColumn contact_columns[] = {
    {"mass_a", CAROM_DIMENSION_MASS, offsetof(ContactRow, record.contact.mass_a_kg)},
    {"mass_b", CAROM_DIMENSION_MASS, offsetof(ContactRow, record.contact.mass_b_kg)},
    {"restitution", CAROM_DIMENSION_NONE, offsetof(ContactRow, record.contact.restitution)},
    {"tangential_factor", CAROM_DIMENSION_NONE,
     offsetof(ContactRow, record.contact.tangential_factor)},
    {"d_x", CAROM_DIMENSION_LENGTH, offsetof(ContactRow, record.contact.d.x)},
    {"d_y", CAROM_DIMENSION_LENGTH, offsetof(ContactRow, record.contact.d.y)},
    {"u_a_x", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.contact.velocity_a.x)},
    {"u_a_y", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.contact.velocity_a.y)},
    {"u_b_x", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.contact.velocity_b.x)},
    {"u_b_y", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.contact.velocity_b.y)},
    {"v_a_x", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.outcome.velocity_a.x)},
    {"v_a_y", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.outcome.velocity_a.y)},
    {"v_b_x", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.outcome.velocity_b.x)},
    {"v_b_y", CAROM_DIMENSION_VELOCITY, offsetof(ContactRow, record.outcome.velocity_b.y)},
    {"impulse_x", CAROM_DIMENSION_MOMENTUM, offsetof(ContactRow, impulse_on_a.x)},
    {"impulse_y", CAROM_DIMENSION_MOMENTUM, offsetof(ContactRow, impulse_on_a.y)},
    {"energy_lost", CAROM_DIMENSION_ENERGY, offsetof(ContactRow, energy_lost_j)},
    {"energy_not_lost", CAROM_DIMENSION_ENERGY, offsetof(ContactRow, record.not_lost_j)},
    {"energy_kept", CAROM_DIMENSION_ENERGY, offsetof(ContactRow, record.kept_j)},
    {"rebound_x", CAROM_DIMENSION_MOMENTUM, offsetof(ContactRow, record.rebound.x)},
    {"rebound_y", CAROM_DIMENSION_MOMENTUM, offsetof(ContactRow, record.rebound.y)},
};

/* They come last, so that the other columns are the same with them and without. */
static const char *const name_columns[] = {"name_a", "name_b"};

/* Whether contacts have columns for names: nobody named a disc of most scenes. */
static gboolean has_names(const CaromScene *scene) {
  return carom_scene_count_names(scene, 1) > 0;
}

static void append_contact_names(Row *row, const CaromScene *scene) {
  static const char *const first[] = {"pane", "contact", "frame",        "time_s", "a",
                                      "b",    "wall",    "cluster_size", "kind"};
  for (guint i = 0; i < G_N_ELEMENTS(first); i++)
    append_text(row, first[i]);
  for (guint i = 0; i < G_N_ELEMENTS(contact_columns); i++)
    append_name(row, contact_columns[i].name, NULL, contact_columns[i].dimension, scene->unit);
  for (guint i = 0; has_names(scene) && i < G_N_ELEMENTS(name_columns); i++)
    append_text(row, name_columns[i]);
}

/* The cell of a disc without a name, and that of a wall, is empty. */
static void append_body_name(Row *row, const CaromScene *scene, int disc) {
  const char *name = disc >= 0 ? carom_scene_body_given_name(scene, (guint)disc) : NULL;
  append_text(row, name ? name : "");
}

/* Where a wrong resolver gave the two bodies different impulses, a's is its own. */
static CaromVec2 impulse_on_a(const CaromBalance *balance, const CaromContactRecord *record) {
  const CaromVec2 *momentum = balance->a.momentum;
  return balance->is_unpaired ? carom_vec2_sub(momentum[CAROM_AFTER], momentum[CAROM_BEFORE])
                              : record->impulse;
}

static void append_contact(Row *row, const CaromScene *scene, const char *pane, guint number,
                           const CaromContactRecord *record) {
  append_text(row, pane);
  append_count(row, number);
  append_count(row, record->frame);
  append_number(row, record->time_s);
  append_count(row, record->a);
  append_index(row, record->b);
  append_index(row, record->wall);
  append_count(row, record->cluster_size);
  append_text(row, carom_contact_kind_id(record->kind));
  CaromBalance balance = carom_balance_of(record);
  ContactRow contact = {*record, impulse_on_a(&balance, record), balance.energy_lost_j};
  for (guint i = 0; i < G_N_ELEMENTS(contact_columns); i++)
    append_number(row, G_STRUCT_MEMBER(double, &contact, contact_columns[i].offset));
  if (!has_names(scene))
    return;
  append_body_name(row, scene, (int)record->a);
  append_body_name(row, scene, record->b);
}

char *carom_csv_contacts(const CaromComparison *comparison) {
  GString *csv = g_string_new(NULL);
  Row names = {csv};
  const CaromScene *scene = carom_comparison_get_scene(comparison);
  append_contact_names(&names, scene);
  end_row(&names);
  for (guint i = 0; i < carom_comparison_get_n_runs(comparison); i++) {
    const CaromRun *run = carom_comparison_get_run(comparison, i);
    g_autofree char *pane = pane_id(comparison, i);
    for (guint j = 0; j < carom_run_count_contacts(run); j++) {
      Row row = {csv};
      append_contact(&row, scene, pane, j + 1, carom_run_get_contact(run, j));
      end_row(&row);
    }
  }
  return g_string_free(csv, FALSE);
}
