/* carom-explanation-context: finds the contact in every other pane and lets each describe what it
 * did. That is skipped unless the panes differ in something beyond the resolver. */
#include "carom-explanation-context.h"

#include "carom-encounter.h"
#include "carom-method-difference.h"

/* What pane @i did at the contact that pane @pane had.
 *
 * Returns: (transfer full): sentences */
static char *report_pane(const CaromComparison *comparison, guint pane, guint contact, guint i) {
  guint match;
  CaromEncounterRecord encounter;
  if (!carom_encounter_match(comparison, pane, contact, i, &match))
    return carom_encounter_describe_missing(comparison, pane, contact, i);
  return carom_encounter_examine(comparison, i, match, &encounter)
             ? carom_encounter_describe(comparison, i, &encounter)
             : g_strdup("");
}

static void add_panes(CaromExplanationContext *context, const CaromComparison *comparison,
                      guint contact) {
  guint n_panes = carom_comparison_get_n_runs(comparison);
  CaromExplanationPane *panes = g_new(CaromExplanationPane, n_panes);
  for (guint i = 0; i < n_panes; i++)
    panes[i] = (CaromExplanationPane){
        .title = carom_comparison_get_title(comparison, i),
        .report = report_pane(comparison, context->explained_pane, contact, i),
    };
  context->panes = panes;
  context->n_panes = n_panes;
}

CaromExplanationContext *carom_explanation_context_new(const CaromComparison *comparison,
                                                       guint pane, guint contact) {
  guint n_panes = carom_comparison_get_n_runs(comparison);
  g_return_val_if_fail(pane < n_panes, NULL);
  g_return_val_if_fail(
      contact < carom_run_count_contacts(carom_comparison_get_run(comparison, pane)), NULL);
  const CaromMethod *methods = carom_comparison_get_methods(comparison);
  CaromExplanationContext *context = g_new0(CaromExplanationContext, 1);
  context->scene_title = carom_comparison_get_scene(comparison)->title;
  context->contact_number = contact + 1;
  context->explained_pane = pane;
  if (!carom_method_difference_is_beyond_resolver(methods, n_panes))
    return context; /* the workings say everything */
  add_panes(context, comparison, contact);
  context->difference = carom_method_difference_of_comparison(comparison);
  return context;
}

void carom_explanation_context_free(CaromExplanationContext *context) {
  for (guint i = 0; i < context->n_panes; i++)
    g_free((char *)context->panes[i].report);
  g_free((CaromExplanationPane *)context->panes);
  g_free((char *)context->difference);
  g_free(context);
}

guint carom_explanation_context_count_shown(const CaromExplanation *explanation,
                                            const CaromExplanationContext *context) {
  return context->shown ? context->n_shown : explanation->n_resolvers;
}

guint carom_explanation_context_get_shown(const CaromExplanationContext *context, guint i) {
  return context->shown ? context->shown[i] : i;
}
