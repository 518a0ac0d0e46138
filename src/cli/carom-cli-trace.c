/* carom-cli-trace: writes a comparison to a CSV file, holding one frame at a time. */
#include "carom-cli-trace.h"

#include "carom-cli-stream.h"
#include "carom-csv.h"

struct CaromCliTrace {
  const CaromComparison *comparison;
  CaromCliStream *stream;
  GString *csv; /* what is to be written next */
};

CaromCliTrace *carom_cli_trace_open(const char *path, const CaromComparison *comparison,
                                    GError **error) {
  CaromCliStream *stream = carom_cli_stream_open(path, error);
  if (!stream)
    return NULL;
  CaromCliTrace *trace = g_new0(CaromCliTrace, 1);
  trace->comparison = comparison;
  trace->stream = stream;
  trace->csv = g_string_new(NULL);
  carom_csv_trace_header(trace->csv, comparison);
  carom_cli_trace_frame(trace);
  return trace;
}

gboolean carom_cli_trace_frame(CaromCliTrace *trace) {
  carom_csv_trace_frame(trace->csv, trace->comparison);
  gboolean written = carom_cli_stream_write(trace->stream, trace->csv);
  g_string_truncate(trace->csv, 0);
  return written;
}

gboolean carom_cli_trace_commit(CaromCliTrace *trace, GError **error) {
  return carom_cli_stream_commit(trace->stream, error);
}

void carom_cli_trace_free(CaromCliTrace *trace) {
  carom_cli_stream_free(trace->stream);
  g_string_free(trace->csv, TRUE);
  g_free(trace);
}
