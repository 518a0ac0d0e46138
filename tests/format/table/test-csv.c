/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* test-csv: tables are RFC 4180, rectangular, and give back the numbers bit for bit. */
#include "carom-channel.h"
#include "carom-csv.h"
#include "carom-method-option.h"
#include "carom-method-suggestion.h"
#include "carom-quantity.h"
#include "carom-resolver.h"
#include "carom-scene-file.h"
#include "evil-name.h"

#include <string.h>

/* A strict reader of RFC 4180, written for these tests. Rows of cells. */
static GPtrArray *read_csv(const char *csv) {
  GPtrArray *rows = g_ptr_array_new_with_free_func((GDestroyNotify)g_ptr_array_unref);
  GPtrArray *row = g_ptr_array_new_with_free_func(g_free);
  for (const char *p = csv; *p;) {
    GString *cell = g_string_new(NULL);
    if (*p == '"') {
      for (p++; *p != '"' || p[1] == '"'; p++) {
        g_assert_true(*p);
        g_string_append_c(cell, *p);
        p += *p == '"';
      }
      p++;
    } else
      for (; *p != ',' && *p != '\r'; p++) {
        g_assert_true(*p && *p != '"' && *p != '\n');
        g_string_append_c(cell, *p);
      }
    g_ptr_array_add(row, g_string_free(cell, FALSE));
    if (*p == ',') {
      p++;
      continue;
    }
    g_assert_cmpint(*p++, ==, '\r');
    g_assert_cmpint(*p++, ==, '\n');
    g_ptr_array_add(rows, row);
    row = g_ptr_array_new_with_free_func(g_free);
  }
  g_assert_cmpuint(row->len, ==, 0);
  g_ptr_array_unref(row);
  for (guint i = 1; i < rows->len; i++)
    g_assert_cmpuint(((GPtrArray *)rows->pdata[i])->len, ==, ((GPtrArray *)rows->pdata[0])->len);
  return rows;
}

static const char *cell(const GPtrArray *rows, guint i, guint column) {
  return ((GPtrArray *)rows->pdata[i])->pdata[column];
}

static guint column(const GPtrArray *rows, const char *name) {
  for (guint i = 0; i < ((GPtrArray *)rows->pdata[0])->len; i++)
    if (g_str_equal(cell(rows, 0, i), name))
      return i;
  g_error("There is no column %s", name);
}

static void assert_number(const GPtrArray *rows, guint i, const char *name, double value) {
  char *end;
  double read = g_ascii_strtod(cell(rows, i, column(rows, name)), &end);
  g_assert_cmpint(*end, ==, 0);
  g_assert_cmpfloat(read, ==, value);
}

static CaromComparison *compare_scene(CaromScene *scene, guint n_frames) {
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  for (guint i = 0; i < n_frames; i++)
    g_assert_true(carom_comparison_step(comparison, NULL));
  return comparison;
}

static CaromComparison *compare(const char *name, guint n_frames) {
  g_autoptr(CaromScene) scene = carom_scene_file_load(name, NULL, NULL);
  return compare_scene(scene, n_frames);
}

static void test_series(void) {
  g_autoptr(CaromComparison) comparison = compare("glancing-inelastic", 1000);
  g_autofree char *csv = carom_csv_series(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  guint n_runs = carom_comparison_get_n_runs(comparison);
  const GArray *discs_of_scene = carom_comparison_get_scene(comparison)->bodies;
  double mass_kg = g_array_index(discs_of_scene, CaromBody, 1).mass_kg;
  g_assert_cmpuint(rows->len, ==, 1 + n_runs * 1001);
  g_assert_cmpstr(cell(rows, 0, 0), ==, "pane");
  for (guint run = 0; run < n_runs; run++) {
    const CaromSeries *series = carom_comparison_get_run(comparison, run)->series;
    for (guint i = 0; i < 1001; i += 100) {
      const CaromSample *sample = carom_series_get(series, i);
      guint row = 1 + run * 1001 + i;
      assert_number(rows, row, "frame", i);
      assert_number(rows, row, "time_s", sample->time_s);
      assert_number(rows, row, "momentum_x_kg_m_per_s", sample->totals.momentum.x);
      assert_number(rows, row, "momentum_y_kg_m_per_s", sample->totals.momentum.y);
      assert_number(rows, row, "energy_J", sample->totals.kinetic_energy_j);
      const CaromDiscState *discs =
          carom_track_get(carom_comparison_get_run(comparison, run)->track, i);
      assert_number(rows, row, "momentum_by_disc_1_x_kg_m_per_s", mass_kg * discs[1].velocity.x);
      assert_number(rows, row, "energy_by_disc_1_J",
                    0.5 * mass_kg * carom_vec2_dot(discs[1].velocity, discs[1].velocity));
    }
  }
}

/* A disc has no momentum before it comes in: its cells are empty. */
static void test_series_of_arrivals(void) {
  g_autoptr(CaromScene) scene = carom_scene_file_load("oblique", NULL, NULL);
  CaromEmitter emitter = carom_emitter_default();
  emitter.position = carom_vec2(100, 100);
  emitter.velocity = carom_vec2(0, 2);
  emitter.mass_kg = 3;
  emitter.first_s = 9.5 * scene->dt_s;
  emitter.count = 1;
  g_array_append_val(scene->emitters, emitter);
  g_autoptr(CaromComparison) comparison = compare_scene(scene, 20);
  g_autofree char *csv = carom_csv_series(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  guint last = column(rows, "energy_by_disc_2_J");
  for (guint i = 0; i <= 20; i++)
    if (i < 10)
      g_assert_cmpstr(cell(rows, 1 + i, last), ==, "");
    else
      assert_number(rows, 1 + i, "energy_by_disc_2_J", 6);
}

/* Every quantity has its columns, in any unit. */
static void test_series_columns(void) {
  g_autoptr(CaromScene) scene = carom_scene_file_load("oblique", NULL, NULL);
  g_free(scene->unit);
  scene->unit = g_strdup("px");
  g_autoptr(CaromComparison) comparison = compare_scene(scene, 0);
  g_autofree char *csv = carom_csv_series(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  guint n_quantities, n_columns = 3, n_discs = scene->bodies->len;
  const CaromQuantity *quantities = carom_quantities(&n_quantities);
  for (guint i = 0; i < n_quantities; i++)
    n_columns +=
        !carom_channel_exist(&quantities[i], scene) || carom_quantity_repeats(&quantities[i])
            ? 0
            : (const guint[]){
                  [CAROM_QUANTITY_OF_RUN] = quantities[i].n_components,
                  [CAROM_QUANTITY_BY_DISC] =
                      quantities[i].n_components *
                      (n_discs + (quantities[i].whole == CAROM_QUANTITY_NO_WHOLE ? 0 : 1)),
                  [CAROM_QUANTITY_BY_PAIR] = n_discs * (n_discs - 1) / 2,
                  [CAROM_QUANTITY_DISTRIBUTION] = 0,
              }[quantities[i].kind];
  /* and what the books hold besides */
  column(rows, "gravity_impulse_y_kg_px_per_s");
  column(rows, "pinned_impulse_x_kg_px_per_s");
  column(rows, "work_done_kg_px2_per_s2");
  g_assert_cmpuint(((GPtrArray *)rows->pdata[0])->len, ==, n_columns + 5);
  g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);
  for (guint i = 0; i < n_columns; i++) {
    g_assert_true(g_hash_table_add(names, (gpointer)cell(rows, 0, i)));
    g_assert_true(g_str_is_ascii(cell(rows, 0, i)));
  }
}

static void test_contacts(void) {
  g_autoptr(CaromComparison) comparison = compare("ball-at-wall", 300);
  g_autofree char *csv = carom_csv_contacts(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  g_assert_cmpuint(rows->len, ==, 1 + carom_comparison_get_n_runs(comparison));
  /* e = 0.8, f = 0.9, and the wall is upright */
  assert_number(rows, 1, "contact", 1);
  assert_number(rows, 1, "a", 0);
  g_assert_cmpstr(cell(rows, 1, column(rows, "b")), ==, "");
  assert_number(rows, 1, "wall", 0);
  assert_number(rows, 1, "cluster_size", 1);
  assert_number(rows, 1, "mass_a_kg", 1);
  g_assert_cmpstr(cell(rows, 1, column(rows, "mass_b_kg")), ==, "inf");
  assert_number(rows, 1, "restitution", 0.8);
  assert_number(rows, 1, "u_a_x_m_per_s", 2);
  assert_number(rows, 1, "u_a_y_m_per_s", 0.5);
  assert_number(rows, 1, "d_y_m", 0);
  /* exact but for the last places of 1.6 and 0.45 */
  double vx = g_ascii_strtod(cell(rows, 1, column(rows, "v_a_x_m_per_s")), NULL);
  double vy = g_ascii_strtod(cell(rows, 1, column(rows, "v_a_y_m_per_s")), NULL);
  g_assert_cmpfloat_with_epsilon(vx, -1.6, 1e-15);
  g_assert_cmpfloat_with_epsilon(vy, 0.45, 1e-15);
  double impulse_x = g_ascii_strtod(cell(rows, 1, column(rows, "impulse_x_kg_m_per_s")), NULL);
  double impulse_y = g_ascii_strtod(cell(rows, 1, column(rows, "impulse_y_kg_m_per_s")), NULL);
  g_assert_cmpfloat_with_epsilon(impulse_x, -3.6, 2e-15);
  g_assert_cmpfloat_with_epsilon(impulse_y, -0.05, 1e-15);
}

/* What a received is its own change of momentum, also where a wrong resolver gives b, which is
 * lighter, another one. */
static void test_unpaired_contacts(void) {
  g_autoptr(CaromScene) scene = carom_scene_file_load("head-on", NULL, NULL);
  const double masses_kg[] = {3, 2};
  for (guint i = 0; i < G_N_ELEMENTS(masses_kg); i++)
    g_array_index(scene->bodies, CaromBody, i).mass_kg = masses_kg[i];
  CaromMethod method = carom_method_option_defaults();
  method.resolver = carom_resolver_by_id("wrong-equal-masses");
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  for (guint i = 0; i < 500; i++)
    g_assert_true(carom_comparison_step(comparison, NULL));
  g_autofree char *csv = carom_csv_contacts(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  g_assert_cmpuint(rows->len, >, 1);
  double before = g_ascii_strtod(cell(rows, 1, column(rows, "u_a_x_m_per_s")), NULL);
  double after = g_ascii_strtod(cell(rows, 1, column(rows, "v_a_x_m_per_s")), NULL);
  double impulse = g_ascii_strtod(cell(rows, 1, column(rows, "impulse_x_kg_m_per_s")), NULL);
  g_assert_cmpfloat(before, !=, after);
  g_assert_cmpfloat(impulse, ==, 3 * after - 3 * before);
}

/* Three in a row with 3 m/s: one by one 3 kg m/s are handed on and on; all at once 4, then 2. */
static void test_tied_contacts(void) {
  g_autoptr(CaromComparison) comparison = compare("three-in-a-row", 500);
  g_autofree char *csv = carom_csv_contacts(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  guint impulse = column(rows, "impulse_x_kg_m_per_s"), size = column(rows, "cluster_size");
  g_assert_cmpuint(rows->len, ==, 1 + 2 * carom_comparison_get_n_runs(comparison));
  for (guint i = 1; i < rows->len; i++) {
    gboolean at_once = strstr(cell(rows, i, 0), "simultaneous") != NULL;
    gboolean first = g_str_equal(cell(rows, i, column(rows, "contact")), "1");
    double expected = !at_once ? -3 : first ? -4 : -2;
    g_assert_cmpstr(cell(rows, i, size), ==, at_once ? "2" : "1");
    g_assert_cmpfloat_with_epsilon(g_ascii_strtod(cell(rows, i, impulse), NULL), expected, 1e-12);
  }
}

static void test_trace(void) {
  g_autoptr(CaromComparison) comparison = compare("head-on", 0);
  guint n_runs = carom_comparison_get_n_runs(comparison);
  g_autoptr(GString) csv = g_string_new(NULL);
  carom_csv_trace_header(csv, comparison);
  for (guint i = 0; i <= 200; i++) {
    carom_csv_trace_frame(csv, comparison);
    g_assert_true(carom_comparison_step(comparison, NULL));
  }
  g_autoptr(GPtrArray) rows = read_csv(csv->str);
  g_assert_cmpuint(rows->len, ==, 1 + 201 * n_runs);
  assert_number(rows, 1, "x_0", -1);
  assert_number(rows, 1, "vx_1", -1);
  /* After the contact: -1/3 and 5/3, whatever the method. */
  for (guint run = 0; run < n_runs; run++) {
    guint last = rows->len - n_runs + run;
    assert_number(rows, last, "frame", 200);
    double v0 = g_ascii_strtod(cell(rows, last, column(rows, "vx_0")), NULL);
    double v1 = g_ascii_strtod(cell(rows, last, column(rows, "vx_1")), NULL);
    g_assert_cmpfloat_with_epsilon(v0, -1 / 3.0, 1e-14);
    g_assert_cmpfloat_with_epsilon(v1, 5 / 3.0, 1e-14);
  }
}

/* A unit with a comma and a quote must not break the table. */
static void test_quoting(void) {
  static const char json[] = "{\"format\": \"carom-scene\", \"version\": 1, \"unit\": \"a,\\\"b\"}";
  g_autoptr(CaromScene) scene = carom_scene_text_parse("t", json, strlen(json), NULL, NULL);
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autofree char *csv = carom_csv_series(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  column(rows, "momentum_x_kg_a,\"b_per_s");
}

/* Names are columns of their own, at the end, and break neither them nor the others. */
static void test_names(void) {
  g_autoptr(CaromComparison) plain = compare("head-on", 200);
  g_autofree char *without = carom_csv_contacts(plain);
  g_autoptr(GPtrArray) rows_without = read_csv(without);
  g_autoptr(CaromScene) named = carom_scene_copy(carom_comparison_get_scene(plain));
  test_give_evil_names(named);
  g_autoptr(CaromComparison) comparison = compare_scene(named, 200);
  g_autofree char *csv = carom_csv_contacts(comparison);
  g_autoptr(GPtrArray) rows = read_csv(csv);
  guint n = ((GPtrArray *)rows_without->pdata[0])->len;
  g_assert_cmpuint(rows->len, ==, rows_without->len);
  g_assert_cmpuint(rows->len, >, 1);
  g_assert_cmpuint(column(rows, "name_a"), ==, n);
  g_assert_cmpuint(column(rows, "name_b"), ==, n + 1);
  for (guint i = 0; i < rows->len; i++) {
    g_assert_cmpuint(((GPtrArray *)rows->pdata[i])->len, ==, n + 2);
    for (guint k = 0; k < n; k++)
      g_assert_cmpstr(cell(rows, i, k), ==, cell(rows_without, i, k));
  }
  g_assert_cmpstr(cell(rows, 1, n), ==, TEST_EVIL_NAME);
  g_assert_cmpstr(cell(rows, 1, n + 1), ==, TEST_CHINESE_NAME);
}

/* No spreadsheet takes a name for something to calculate; numbers below 0 are numbers. */
static void test_calculated(void) {
  static const char *const names[] = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1"};
  g_autoptr(CaromComparison) plain = compare("head-on", 200);
  for (guint i = 0; i < G_N_ELEMENTS(names); i++) {
    g_autoptr(CaromScene) named = carom_scene_copy(carom_comparison_get_scene(plain));
    g_array_index(named->bodies, CaromBody, 0).name = g_intern_static_string(names[i]);
    g_array_index(named->bodies, CaromBody, 1).name = g_intern_static_string("a=b");
    g_autoptr(CaromComparison) comparison = compare_scene(named, 200);
    g_autofree char *csv = carom_csv_contacts(comparison);
    g_autofree char *wanted = g_strdup_printf(",\"'%s\",a=b\r\n", names[i]);
    g_assert_nonnull(strstr(csv, wanted));
    g_assert_null(strstr(csv, ",'"));
    g_assert_nonnull(strstr(csv, ",-"));
  }
}

/* A unit is one word of a column's name, whatever it holds. */
static void test_unit_word(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_free(scene->unit);
  scene->unit = g_strdup("a b\n\x1b[31m\u202e");
  CaromMethod method = carom_method_option_defaults();
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_autofree char *series = carom_csv_series(comparison);
  g_autofree char *contacts = carom_csv_contacts(comparison);
  g_autoptr(GPtrArray) rows = read_csv(series);
  g_autoptr(GPtrArray) contact_rows = read_csv(contacts);
  column(rows, "momentum_x_kg_a_b__[31m__per_s");
  column(contact_rows, "u_a_x_a_b__[31m__per_s");
}

/* The samples of the stretch, bit for bit, each pane's beside the others'; each column has a name
 * of its own, of one word. */
static void assert_chart(const CaromComparison *comparison, const char *id, double from_s,
                         double to_s) {
  const CaromQuantity *quantity = carom_quantity_by_id(id);
  g_autoptr(GArray) channels = carom_channels_of(quantity, carom_comparison_get_scene(comparison));
  g_autofree char *table = carom_csv_chart(comparison, quantity, from_s, to_s, G_MAXUINT64);
  g_auto(GStrv) lines = g_strsplit(table, "\n", -1);
  g_auto(GStrv) names = g_strsplit(lines[0], "\t", -1);
  guint n = carom_comparison_get_n_runs(comparison), n_lines = g_strv_length(lines);
  g_assert_cmpuint(g_strv_length(names), ==, 1 + n * channels->len);
  for (guint i = 0; names[i]; i++) {
    g_assert_null(strpbrk(names[i], " ,\"\r"));
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr(names[i], !=, names[k]);
  }
  g_assert_cmpstr(lines[n_lines - 1], ==, ""); /* the last one ends, too */
  guint k = 0;
  while (carom_channel_time_s(&g_array_index(channels, CaromChannel, 0),
                              carom_comparison_get_run(comparison, 0), k) < from_s)
    k++;
  for (guint i = 1; i + 1 < n_lines; i++, k++) {
    g_auto(GStrv) cells = g_strsplit(lines[i], "\t", -1);
    g_assert_cmpuint(g_strv_length(cells), ==, g_strv_length(names));
    double time_s = g_ascii_strtod(cells[0], NULL);
    g_assert_cmpfloat(time_s, <=, to_s);
    for (guint c = 0; c < n * channels->len; c++) {
      const CaromRun *run = carom_comparison_get_run(comparison, c / channels->len);
      const CaromChannel *channel = &g_array_index(channels, CaromChannel, c % channels->len);
      g_assert_cmpfloat(time_s, ==, carom_channel_time_s(channel, run, k));
      g_assert_cmpfloat(g_ascii_strtod(cells[1 + c], NULL), ==,
                        carom_channel_value(channel, run, k));
    }
  }
  const CaromRun *run = carom_comparison_get_run(comparison, 0);
  const CaromChannel *first = &g_array_index(channels, CaromChannel, 0);
  g_assert_true(k == carom_channel_length(first, run) ||
                carom_channel_time_s(first, run, k) > to_s);
}

/* The data of a stack are the values of which it is made. */
static void test_chart_of_stack(void) {
  static const char *const ids[] = {"energy-by-disc", "energies"};
  g_autoptr(CaromComparison) comparison = compare("sliding-ball", 50);
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    g_autofree char *stacked_id = g_strconcat(ids[i], "-stacked", NULL);
    const CaromQuantity *plain = carom_quantity_by_id(ids[i]);
    const CaromQuantity *stacked = carom_quantity_by_id(stacked_id);
    g_autofree char *one = carom_csv_chart(comparison, plain, 0, INFINITY, G_MAXUINT64);
    g_autofree char *other = carom_csv_chart(comparison, stacked, 0, INFINITY, G_MAXUINT64);
    g_assert_cmpuint(strlen(one), >, 50 * 10);
    g_assert_cmpstr(one, ==, other);
  }
  g_autofree char *names = carom_csv_chart(comparison, carom_quantity_by_id("energies"), 0, 0, 0);
  g_assert_nonnull(strstr(names, "potential_J"));
  g_assert_nonnull(strstr(names, "total_energy_J"));
}

/* A frame that has been run only to look for the instant at which the clock stands is not told, nor
 * one after the last that is asked for; a contact may be at the very end of its frame. */
static void test_chart_known(void) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  CaromMethod method = carom_method_option_defaults();
  for (guint i = 0; i < 2; i++) {
    CaromBody body = carom_body_default();
    body.position = carom_vec2(i == 0 ? -1.5 : 1.5, 0);
    body.radius = 0.5;
    body.velocity = carom_vec2(i == 0 ? 1 : -1, 0);
    g_array_append_val(scene->bodies, body);
  }
  scene->dt_s = 0.5; /* they meet at t = 1 s */
  method.detection = &carom_detection_events;
  g_autoptr(CaromComparison) comparison = carom_comparison_new(scene, &method, 1);
  g_assert_true(carom_comparison_seek(comparison, 1, NULL));
  g_assert_true(carom_comparison_next_instant(comparison));
  g_assert_cmpfloat(carom_comparison_get_time_s(comparison), ==, 1);
  guint64 known = carom_comparison_get_known(comparison);
  const CaromQuantity *quantity = carom_quantity_by_id("momentum-by-disc");
  g_autofree char *before = carom_csv_chart(comparison, quantity, 0, 1, known);
  g_autofree char *first = carom_csv_chart(comparison, quantity, 0, 1, 0);
  g_auto(GStrv) lines = g_strsplit(before, "\n", -1);
  for (guint i = 1; lines[i] && *lines[i]; i++)
    g_assert_nonnull(strstr(lines[i], "\t1\t")); /* as before the contact */
  g_auto(GStrv) only = g_strsplit(first, "\n", -1);
  g_assert_cmpuint(g_strv_length(only), ==, 3); /* names, one row, and the end */
  carom_comparison_seek(comparison, 4, NULL);
  g_assert_cmpuint(carom_comparison_get_known(comparison), ==, 4);
}

static void test_chart(void) {
  static const char *const ids[] = {"momentum", "energy", "momentum-by-disc", "gap", "position"};
  g_autoptr(CaromComparison) comparison = compare("three-ways", 90);
  for (guint i = 0; i < G_N_ELEMENTS(ids); i++) {
    assert_chart(comparison, ids[i], 0, 100);
    assert_chart(comparison, ids[i], 0.31, 0.87);
    assert_chart(comparison, ids[i], 0.311, 0.312);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/csv/series/numbers", test_series);
  g_test_add_func("/csv/series/columns", test_series_columns);
  g_test_add_func("/csv/contacts", test_contacts);
  g_test_add_func("/csv/unpaired-contacts", test_unpaired_contacts);
  g_test_add_func("/csv/tied-contacts", test_tied_contacts);
  g_test_add_func("/csv/trace", test_trace);
  g_test_add_func("/csv/names", test_names);
  g_test_add_func("/csv/quoting", test_quoting);
  g_test_add_func("/csv/calculated", test_calculated);
  g_test_add_func("/csv/unit-word", test_unit_word);
  g_test_add_func("/csv/series/of-arrivals", test_series_of_arrivals);
  g_test_add_func("/csv/chart", test_chart);
  g_test_add_func("/csv/chart-known", test_chart_known);
  g_test_add_func("/csv/chart-of-stack", test_chart_of_stack);
  return g_test_run();
}
