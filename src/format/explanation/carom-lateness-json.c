/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-lateness-json: an object for each pair of panes that are compared. */
#include "carom-lateness-json.h"

static void add_lateness(CaromJsonWriter *json, const CaromEncounterLateness *lateness) {
  const double degree = G_PI / 180;
  carom_json_writer_add_number(json, "exact_time", lateness->exact_s);
  carom_json_writer_add_number(json, "seen_time", lateness->seen_s);
  carom_json_writer_add_number(json, "late", lateness->late_s);
  carom_json_writer_add_number(json, "overlap", lateness->depth);
  carom_json_writer_add_number(json, "exact_overlap", lateness->exact_depth);
  carom_json_writer_add_vec2(json, "moved_before_a", lateness->back_a);
  carom_json_writer_add_vec2(json, "moved_before_b", lateness->back_b);
  carom_json_writer_add_vec2(json, "moved_after_a", lateness->onward_a);
  carom_json_writer_add_vec2(json, "moved_after_b", lateness->onward_b);
  carom_json_writer_add_number(json, "exact_normal_degrees", lateness->exact_normal_rad / degree);
  carom_json_writer_add_number(json, "normal_degrees", lateness->normal_rad / degree);
  carom_json_writer_add_number(json, "turned_degrees", lateness->turned_rad / degree);
  carom_json_writer_add_vec2(json, "velocity_change_a", lateness->change_a);
  carom_json_writer_add_vec2(json, "velocity_change_b", lateness->change_b);
  carom_json_writer_add_boolean(json, "had_contacts", lateness->had_contacts);
  carom_json_writer_add_boolean(json, "order_differs", lateness->order_differs);
  carom_json_writer_add_boolean(json, "wrong_resolver", lateness->is_wrong);
}

/* Of what is not compared, there are only the panes and the words. */
static void add_comparison(CaromJsonWriter *json, const CaromEncounterColumns *columns,
                           const CaromEncounterComparison *comparison) {
  gboolean is_compared = comparison->lateness.kind == CAROM_LATENESS_COMPARED;
  carom_json_writer_begin_object(json, NULL, CAROM_JSON_LINES);
  carom_json_writer_add_string(json, "exact", columns->columns[comparison->exact].title);
  carom_json_writer_add_string(json, "stepped", columns->columns[comparison->stepped].title);
  carom_json_writer_add_boolean(json, "resting", !is_compared);
  if (is_compared)
    add_lateness(json, &comparison->lateness);
  carom_json_writer_add_string(json, "report", comparison->report);
  carom_json_writer_end(json);
}

void carom_lateness_json_add(CaromJsonWriter *json, const CaromEncounterColumns *columns) {
  carom_json_writer_begin_array(json, "lateness", CAROM_JSON_LINES);
  for (guint i = 0; i < columns->n_comparisons; i++)
    add_comparison(json, columns, &columns->comparisons[i]);
  carom_json_writer_end(json);
}
