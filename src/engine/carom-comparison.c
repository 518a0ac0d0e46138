#include "carom-comparison.h"
#include "carom-history.h"

#include <glib/gi18n-lib.h>

/* For the keyframes of all panes together. */
#define HISTORY_BUDGET_BYTES (256u << 20)

G_DEFINE_QUARK(carom_comparison_error, carom_comparison_error)

struct CaromComparison {
  CaromScene *scene;
  guint n_runs;
  CaromMethod methods[CAROM_COMPARISON_MAX_PANES];
  CaromRun *runs[CAROM_COMPARISON_MAX_PANES];
  char *titles[CAROM_COMPARISON_MAX_PANES];
  CaromHistory *history;
  GArray *contact_eps; /* (element-type ContactEps): every rise of the greatest disagreement */
};

/* From this frame on, the greatest disagreement of all resolvers at one contact is that. */
typedef struct {
  guint64 frame;
  double eps;
} ContactEps;

/* The greatest disagreement up to @frame. */
static double contact_eps_at(const CaromComparison *comparison, guint64 frame) {
  for (guint i = comparison->contact_eps->len; i-- > 0;) {
    const ContactEps *rise = &g_array_index(comparison->contact_eps, ContactEps, i);
    if (rise->frame <= frame)
      return rise->eps;
  }
  return 0;
}

/* Every contact of the leading pane is given to all resolvers. */
static void compare_resolvers(const CaromContactRecord *record, gpointer user_data) {
  CaromComparison *comparison = user_data;
  if (record->frame <= comparison->runs[0]->furthest)
    return;
  double eps = carom_resolvers_disagreement(&record->contact);
  if (eps > contact_eps_at(comparison, G_MAXUINT64)) {
    ContactEps rise = {record->frame, eps};
    g_array_append_val(comparison->contact_eps, rise);
  }
}

/* How far @run's discs are from where, and from how fast, those of @leader are. */
static void measure_distance(const CaromRun *leader, CaromRun *run) {
  const CaromBodies *one = &leader->world->bodies, *other = &run->world->bodies;
  double position = 0, velocity = 0;
  for (guint i = 0; i < one->n; i++) {
    CaromVec2 dx = carom_vec2_sub(carom_bodies_position(other, i), carom_bodies_position(one, i));
    CaromVec2 dv = carom_vec2_sub(carom_bodies_velocity(other, i), carom_bodies_velocity(one, i));
    position = MAX(position, carom_vec2_dot(dx, dx));
    velocity = MAX(velocity, carom_vec2_dot(dv, dv));
  }
  run->now.position_distance = sqrt(position);
  run->now.velocity_distance = sqrt(velocity);
}

/* Brings all samples up to the present frame. */
static void measure(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++) {
    CaromRun *run = comparison->runs[i];
    carom_run_measure(run);
    run->now.contact_eps = contact_eps_at(comparison, run->now.frame);
    measure_distance(comparison->runs[0], run);
    carom_series_take(run->series, &run->now);
  }
  carom_history_take(comparison->history, comparison->runs, comparison->n_runs);
}

CaromComparison *carom_comparison_new(CaromScene *scene, const CaromMethod *methods,
                                      guint n_methods) {
  g_assert(n_methods >= 1 && n_methods <= CAROM_COMPARISON_MAX_PANES);
  CaromComparison *comparison = g_new0(CaromComparison, 1);
  comparison->scene = carom_scene_ref(scene);
  comparison->n_runs = n_methods;
  comparison->history = carom_history_new(HISTORY_BUDGET_BYTES);
  comparison->contact_eps = g_array_new(FALSE, FALSE, sizeof(ContactEps));
  for (guint i = 0; i < n_methods; i++) {
    comparison->methods[i] = methods[i];
    comparison->runs[i] = carom_run_new(scene, &methods[i]);
    comparison->titles[i] = carom_methods_title(methods, n_methods, i);
  }
  comparison->runs[0]->on_contact = compare_resolvers;
  comparison->runs[0]->user_data = comparison;
  measure(comparison);
  return comparison;
}

void carom_comparison_free(CaromComparison *comparison) {
  for (guint i = 0; i < comparison->n_runs; i++) {
    carom_run_free(comparison->runs[i]);
    g_free(comparison->titles[i]);
  }
  g_array_unref(comparison->contact_eps);
  carom_history_free(comparison->history);
  carom_scene_unref(comparison->scene);
  g_free(comparison);
}

GArray *carom_comparison_suggest_methods(const CaromScene *scene) {
  if (scene->methods->len > 0)
    return g_array_copy(scene->methods);
  GArray *methods = g_array_new(FALSE, FALSE, sizeof(CaromMethod));
  guint n_resolvers;
  const CaromResolver *const *resolvers = carom_resolvers(&n_resolvers);
  for (guint i = 0; i < n_resolvers; i++) {
    CaromMethod method = carom_method_default();
    method.resolver = resolvers[i];
    g_array_append_val(methods, method);
  }
  return methods;
}

CaromScene *carom_comparison_get_scene(const CaromComparison *comparison) {
  return comparison->scene;
}

guint carom_comparison_get_n_runs(const CaromComparison *comparison) {
  return comparison->n_runs;
}

const CaromRun *carom_comparison_get_run(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  return comparison->runs[i];
}

const CaromMethod *carom_comparison_get_methods(const CaromComparison *comparison) {
  return comparison->methods;
}

const char *carom_comparison_get_title(const CaromComparison *comparison, guint i) {
  g_assert(i < comparison->n_runs);
  return comparison->titles[i];
}

guint64 carom_comparison_get_frame(const CaromComparison *comparison) {
  return comparison->runs[0]->world->frame;
}

double carom_comparison_get_time_s(const CaromComparison *comparison) {
  return comparison->runs[0]->world->time_s;
}

guint64 carom_comparison_get_furthest(const CaromComparison *comparison) {
  return comparison->runs[0]->furthest;
}

/* ---- The clock ---- */

/* Puts all worlds on a frame already reached, from the nearest keyframe before, without measuring.
 */
static void go_to_known(CaromComparison *comparison, guint64 frame) {
  guint64 at =
      carom_history_restore(comparison->history, frame, comparison->runs, comparison->n_runs);
  for (; at < frame; at++)
    for (guint i = 0; i < comparison->n_runs; i++)
      carom_run_frame(comparison->runs[i], NULL); /* it could be done before */
}

/* Undoes the frame after @frame, which was run but not measured. */
static void take_back(CaromComparison *comparison, guint64 frame) {
  for (guint i = 0; i < comparison->n_runs; i++)
    carom_run_take_back(comparison->runs[i]);
  GArray *rises = comparison->contact_eps;
  while (rises->len > 0 && g_array_index(rises, ContactEps, rises->len - 1).frame > frame)
    g_array_set_size(rises, rises->len - 1);
  go_to_known(comparison, frame);
  measure(comparison);
}

static void set_error_not_finite(GError **error) {
  g_set_error_literal(
      error, CAROM_COMPARISON_ERROR, CAROM_COMPARISON_ERROR_NOT_FINITE,
      _("Numbers grow out of range. A restitution above 1 adds energy at every contact: try a "
        "smaller one, or a smaller time step."));
}

static gboolean run_frame(CaromRun *run, GError **error) {
  if (!carom_run_frame(run, error))
    return FALSE;
  if (!carom_world_is_finite(run->world)) {
    set_error_not_finite(error);
    return FALSE;
  }
  return TRUE;
}

gboolean carom_comparison_step(CaromComparison *comparison, GError **error) {
  guint64 frame = carom_comparison_get_frame(comparison);
  for (guint i = 0; i < comparison->n_runs; i++) {
    if (run_frame(comparison->runs[i], error))
      continue;
    /* Translators: the title of a pane, and a time in seconds; a sentence with the reason follows.
     */
    g_prefix_error(error, _("“%s” cannot go on after t = %.3f s. "), comparison->titles[i],
                   (double)frame * comparison->scene->dt_s);
    take_back(comparison, frame);
    return FALSE;
  }
  measure(comparison);
  return TRUE;
}

gboolean carom_comparison_seek(CaromComparison *comparison, guint64 frame, GError **error) {
  guint64 known = MIN(frame, carom_comparison_get_furthest(comparison));
  if (known != carom_comparison_get_frame(comparison)) {
    go_to_known(comparison, known);
    measure(comparison);
  }
  while (carom_comparison_get_frame(comparison) < frame)
    if (!carom_comparison_step(comparison, error))
      return FALSE;
  return TRUE;
}

/* ---- Contacts on the timeline ---- */

gboolean carom_comparison_find_contact(const CaromComparison *comparison, int direction,
                                       guint64 *frame) {
  guint64 now = carom_comparison_get_frame(comparison);
  gboolean found = FALSE;
  for (guint i = 0; i < comparison->n_runs; i++) {
    const GArray *contacts = comparison->runs[i]->contacts;
    guint k = carom_run_find_contact(comparison->runs[i], direction > 0 ? now + 1 : now);
    if (direction > 0 ? k == contacts->len : k == 0)
      continue;
    guint64 at = g_array_index(contacts, CaromContactRecord, direction > 0 ? k : k - 1).frame;
    if (!found || (direction > 0 ? at < *frame : at > *frame))
      *frame = at;
    found = TRUE;
  }
  return found;
}
