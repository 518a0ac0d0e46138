/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* comparison-test: built-in scenes that have been run up to a contact. */
#pragma once

#include "carom-builtin.h"
#include "carom-comparison.h"
#include "carom-method-suggestion.h"

static inline void test_step_to_contact(CaromComparison *comparison, guint pane, guint contact) {
  g_autoptr(GError) error = NULL;
  while (carom_run_count_contacts(carom_comparison_get_run(comparison, pane)) <= contact)
    if (!carom_comparison_step(comparison, &error))
      g_error("%s", error->message);
}

/* The built-in scene @id in the panes that it suggests, from frame 0 up to contact @contact of
 * pane @pane. */
static inline CaromComparison *test_run_to_contact(const char *id, guint pane, guint contact) {
  g_autoptr(CaromScene) scene = carom_builtin_load(id, NULL);
  g_autoptr(GArray) methods = carom_method_suggestion_panes(scene);
  CaromComparison *comparison =
      carom_comparison_new(scene, (const CaromMethod *)methods->data, methods->len);
  test_step_to_contact(comparison, pane, contact);
  return comparison;
}
