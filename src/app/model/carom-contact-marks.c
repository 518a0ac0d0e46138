/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-contact-marks: a contact is marked at the frame at whose end it was resolved, as on the
 * timeline; so what happened in the same frame has the same pixel in all panes. */
#include "carom-contact-marks.h"

#include <string.h>

G_STATIC_ASSERT(CAROM_COMPARISON_MAX_PANES < 32); /* bits of a guint */

void carom_contact_marks_init(CaromContactMarks *marks) {
  *marks = (CaromContactMarks){.panes = g_array_new(FALSE, TRUE, sizeof(guint))};
}

void carom_contact_marks_clear(CaromContactMarks *marks) {
  g_clear_pointer(&marks->panes, g_array_unref);
}

void carom_contact_marks_forget(CaromContactMarks *marks) {
  g_array_set_size(marks->panes, 0);
}

guint carom_contact_marks_count(const CaromComparison *comparison, guint pane,
                                gboolean hide_ahead) {
  guint last;
  if (!hide_ahead)
    return carom_run_count_contacts(carom_comparison_get_run(comparison, pane));
  return carom_comparison_last_contact(comparison, pane, &last) ? last + 1 : 0;
}

/* Returns: the pixel of contact @k, which lies within the timeline */
static guint find_pixel(const CaromContactMarks *marks, const CaromComparison *comparison,
                        guint pane, guint k) {
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  double part = (double)carom_run_get_contact_frame(run, k) * dt_s / marks->end_s;
  return (guint)(CLAMP(part, 0, 1) * (marks->panes->len - 1) + 0.5);
}

static gboolean is_too_many(const CaromContactMarks *marks, const CaromComparison *comparison,
                            gboolean hide_ahead) {
  for (guint pane = 0; pane < marks->n_panes; pane++)
    if (marks->n_marked[pane] > carom_contact_marks_count(comparison, pane, hide_ahead))
      return TRUE;
  return FALSE;
}

static void start_anew(CaromContactMarks *marks, guint n_panes, double end_s, guint n_pixels) {
  g_array_set_size(marks->panes, 0);
  g_array_set_size(marks->panes, n_pixels); /* which are cleared */
  memset(marks->n_marked, 0, sizeof marks->n_marked);
  marks->n_panes = n_panes;
  marks->end_s = end_s;
}

void carom_contact_marks_update(CaromContactMarks *marks, const CaromComparison *comparison,
                                double end_s, guint n_pixels, gboolean hide_ahead) {
  guint n_panes = carom_comparison_get_n_runs(comparison);
  if (marks->panes->len != n_pixels || marks->end_s != end_s ||
      is_too_many(marks, comparison, hide_ahead))
    start_anew(marks, n_panes, end_s, n_pixels);
  for (guint pane = 0; pane < n_panes; pane++) {
    guint n = carom_contact_marks_count(comparison, pane, hide_ahead);
    for (; marks->n_marked[pane] < n; marks->n_marked[pane]++) {
      guint pixel = find_pixel(marks, comparison, pane, marks->n_marked[pane]);
      g_array_index(marks->panes, guint, pixel) |= 1U << pane;
    }
  }
}

gboolean carom_contact_marks_is_shared(const CaromContactMarks *marks, guint pixel) {
  return g_array_index(marks->panes, guint, pixel) == (1U << marks->n_panes) - 1;
}

static gboolean is_marked(const CaromContactMarks *marks, guint lane, guint pixel) {
  if (lane == marks->n_panes || carom_contact_marks_is_shared(marks, pixel))
    return lane == marks->n_panes && carom_contact_marks_is_shared(marks, pixel);
  return (g_array_index(marks->panes, guint, pixel) >> lane & 1) != 0;
}

gboolean carom_contact_marks_find_run(const CaromContactMarks *marks, guint lane, guint *first,
                                      guint *end) {
  while (*first < marks->panes->len && !is_marked(marks, lane, *first))
    ++*first;
  for (*end = *first; *end < marks->panes->len && is_marked(marks, lane, *end);)
    ++*end;
  return *first < *end;
}

gboolean carom_contact_marks_find(const CaromContactMarks *marks, const CaromComparison *comparison,
                                  guint pane, double pixel, double reach, guint *contact,
                                  guint *at) {
  const CaromRun *run = carom_comparison_get_run(comparison, pane);
  double frames = marks->end_s / carom_comparison_get_scene(comparison)->dt_s;
  double first = (pixel - reach - 1) / MAX(marks->panes->len - 1, 1) * frames;
  double nearest = reach;
  gboolean found = FALSE;
  for (guint k = carom_run_find_contact(run, (guint64)MAX(first, 0)); k < marks->n_marked[pane];
       k++) {
    guint place = find_pixel(marks, comparison, pane, k);
    if (place > pixel + nearest)
      break;
    if (fabs(place - pixel) < nearest) {
      nearest = fabs(place - pixel);
      *contact = k;
      *at = place;
      found = TRUE;
    }
  }
  return found;
}
