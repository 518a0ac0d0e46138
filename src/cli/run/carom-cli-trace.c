/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-cli-trace: writes a comparison to a CSV file, holding one frame at a time. */
#include "carom-cli-trace.h"

#include "carom-csv.h"
#include "carom-output.h"

struct CaromCliTrace {
  const CaromComparison *comparison;
  CaromOutput *output;
  GString *csv; /* the text to be written next */
};

CaromCliTrace *carom_cli_trace_open(const char *path, const CaromComparison *comparison,
                                    GError **error) {
  CaromOutput *output = carom_output_open(path, error);
  if (!output)
    return NULL;
  CaromCliTrace *trace = g_new0(CaromCliTrace, 1);
  trace->comparison = comparison;
  trace->output = output;
  trace->csv = g_string_new(NULL);
  carom_csv_trace_header(trace->csv, comparison);
  carom_cli_trace_frame(trace);
  return trace;
}

gboolean carom_cli_trace_frame(CaromCliTrace *trace) {
  carom_csv_trace_frame(trace->csv, trace->comparison);
  gboolean written = carom_output_append(trace->output, trace->csv->str, trace->csv->len);
  g_string_truncate(trace->csv, 0);
  return written;
}

gboolean carom_cli_trace_commit(CaromCliTrace *trace, GError **error) {
  return carom_output_commit(trace->output, error);
}

void carom_cli_trace_free(CaromCliTrace *trace) {
  carom_output_free(trace->output);
  g_string_free(trace->csv, TRUE);
  g_free(trace);
}
