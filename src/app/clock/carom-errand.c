/* carom-errand: goes frame by frame until a deadline; a search does so in copies of the runs. */
#include "carom-errand.h"

#include "carom-contact-walk.h"

static void become(CaromErrand *errand, CaromErrandKind kind) {
  if (kind != CAROM_ERRAND_SEARCH)
    g_clear_pointer(&errand->search, carom_contact_search_free);
  errand->kind = kind;
}

void carom_errand_end(CaromErrand *errand) {
  become(errand, CAROM_ERRAND_NONE);
}

void carom_errand_forget(CaromErrand *errand) {
  carom_errand_end(errand);
  errand->asked_s = NAN;
}

/* Known frames are close to a stored state, so they are reached at once. */
gboolean carom_errand_set_out(CaromErrand *errand, CaromComparison *comparison,
                              CaromErrandKind kind, CaromClock goal, GError **error) {
  guint64 known = carom_comparison_get_furthest(comparison);
  carom_errand_end(errand);
  if (!carom_comparison_seek(comparison, MIN(goal.frame, known), error))
    return FALSE;
  become(errand, kind);
  errand->goal = goal;
  return TRUE;
}

void carom_errand_search(CaromErrand *errand, const CaromComparison *comparison) {
  carom_errand_end(errand);
  errand->search = carom_contact_search_new(comparison);
  become(errand, CAROM_ERRAND_SEARCH);
}

/* ---- On the way ---- */

static gboolean is_at_goal(const CaromErrand *errand, const CaromComparison *comparison) {
  return carom_comparison_get_frame(comparison) >= errand->goal.frame;
}

/* Returns: whether it could be run on */
static gboolean run_towards(const CaromErrand *errand, CaromComparison *comparison,
                            gint64 deadline_us, GError **error) {
  while (!is_at_goal(errand, comparison)) {
    if (!carom_comparison_step(comparison, error))
      return FALSE;
    if (g_get_monotonic_time() >= deadline_us)
      break;
  }
  return TRUE;
}

/* A contact that the full log of its pane does not keep is shown at the end of its frame. */
static gboolean run_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                       gboolean *has_arrived, GError **error) {
  gboolean has_run = run_towards(errand, comparison, deadline_us, error);
  CaromErrandKind kind = errand->kind;
  if (has_run && !is_at_goal(errand, comparison))
    return TRUE;
  carom_errand_end(errand);
  if (has_run && kind == CAROM_ERRAND_CONTACT)
    carom_contact_walk_enter(comparison, errand->goal.frame);
  if (has_run && kind == CAROM_ERRAND_CLOCK)
    carom_clock_show_instant(&errand->goal, comparison);
  *has_arrived = has_run && kind != CAROM_ERRAND_CLOCK;
  return has_run;
}

/* Nothing has been found: the clock stays. */
static void give_up(CaromErrand *errand, const CaromComparison *comparison, gboolean for_ever) {
  double dt_s = carom_comparison_get_scene(comparison)->dt_s;
  double until_s = (double)carom_contact_search_get_frame(errand->search) * dt_s;
  errand->asked_s = carom_comparison_get_time_s(comparison);
  errand->quiet_until_s = for_ever ? INFINITY : until_s;
  carom_errand_end(errand);
}

static gboolean look_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                        gboolean *has_arrived, GError **error) {
  CaromContactSearchState state = carom_contact_search_look(errand->search, deadline_us);
  if (state == CAROM_CONTACT_SEARCH_FOUND) {
    errand->goal = (CaromClock){.frame = carom_contact_search_get_frame(errand->search)};
    become(errand, CAROM_ERRAND_CONTACT);
    guint64 known = carom_comparison_get_furthest(comparison);
    carom_comparison_seek(comparison, MIN(errand->goal.frame, known),
                          NULL); /* cannot fail, it has been there before */
    return run_on(errand, comparison, deadline_us, has_arrived, error);
  }
  if (state != CAROM_CONTACT_SEARCH_LOOKING)
    give_up(errand, comparison, state == CAROM_CONTACT_SEARCH_NEVER);
  return TRUE;
}

gboolean carom_errand_go_on(CaromErrand *errand, CaromComparison *comparison, gint64 deadline_us,
                            gboolean *has_arrived, GError **error) {
  *has_arrived = FALSE;
  return errand->kind == CAROM_ERRAND_SEARCH
             ? look_on(errand, comparison, deadline_us, has_arrived, error)
             : run_on(errand, comparison, deadline_us, has_arrived, error);
}

double carom_errand_quiet_until_s(const CaromErrand *errand, const CaromComparison *comparison) {
  gboolean is_there = errand->asked_s == carom_comparison_get_time_s(comparison);
  return is_there ? errand->quiet_until_s : NAN;
}
