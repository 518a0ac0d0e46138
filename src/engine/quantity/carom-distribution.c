/* carom-distribution: the bins follow from how the scene starts, which is the same for all panes
 * and all frames. */
#include "carom-distribution.h"

/* In a gas of two dimensions, e^-9 of the discs are faster than three times the root of the mean
 * square: one of 8000. */
static const double reach_in_rms = 3;

/* Each bin should have some ten discs where most of them are, but there must be bins enough to show
 * a form; where a few discs are much lighter than the others, not too many to be drawn. */
static const double least_bins = 12, most_bins = 30, most_bins_to_lightest = 90;

static int compare(gconstpointer one, gconstpointer other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

/* How fast a disc of that mass is in the long run: collisions give each disc the same energy on
 * average, and falling through the view adds to it. */
static double typical_speed(const CaromRun *run, double mass_kg, guint n_free) {
  const CaromScene *scene = run->world->scene;
  CaromVec2 min, max;
  carom_scene_view(scene, &min, &max);
  double fall = carom_vec2_length(scene->gravity) * carom_vec2_length(carom_vec2_sub(max, min));
  return sqrt(2 * run->start.kinetic_energy_j / n_free / mass_kg + 2 * fall);
}

typedef struct {
  double median, lightest; /* typical speeds: of half of the discs, and of the fastest */
} Typical;

static Typical typical_of(const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  g_autoptr(GArray) masses = g_array_new(FALSE, FALSE, sizeof(double));
  for (guint i = 0; i < bodies->n; i++)
    if (!carom_bodies_is_pinned(bodies, i))
      g_array_append_val(masses, bodies->mass_kg[i]);
  if (masses->len == 0)
    return (Typical){0};
  g_array_sort(masses, compare);
  return (Typical){
      .median = typical_speed(run, g_array_index(masses, double, masses->len / 2), masses->len),
      .lightest = typical_speed(run, g_array_index(masses, double, 0), masses->len),
  };
}

static double positive(double value) {
  return isfinite(value) && value > 0 ? value : 1;
}

double carom_distribution_reach(const CaromRun *run) {
  Typical typical = typical_of(run);
  return positive(MAX(reach_in_rms * typical.median, 2 * typical.lightest));
}

/* The smallest of 1, 2, 5 × 10^k that is not below @width. */
static double round_up(double width) {
  double power = pow(10, floor(log10(width)));
  static const double mantissas[] = {1, 2, 5};
  for (guint i = 0; i < G_N_ELEMENTS(mantissas); i++)
    if (mantissas[i] * power >= width)
      return mantissas[i] * power;
  return 10 * power;
}

/* Far more than a picture can show; whatever is beyond is counted in the last one. */
#define MAX_BINS 4096

static void count(CaromDistribution *distribution, double value) {
  double place = floor(value / distribution->width);
  guint bin = place < MAX_BINS ? (guint)place : MAX_BINS - 1;
  if (bin >= distribution->counts->len)
    g_array_set_size(distribution->counts, bin + 1);
  g_array_index(distribution->counts, guint, bin)++;
}

CaromDistribution carom_distribution_of(const CaromQuantity *quantity, const CaromRun *run) {
  const CaromBodies *bodies = &run->world->bodies;
  double n_bins = CLAMP(sqrt(bodies->n) * 1.5, least_bins, most_bins);
  double reach = positive(reach_in_rms * typical_of(run).median);
  CaromDistribution distribution = {
      .width = round_up(MAX(reach / n_bins, carom_distribution_reach(run) / most_bins_to_lightest)),
      .counts = g_array_new(FALSE, TRUE, sizeof(guint)),
  };
  for (guint i = 0; i < bodies->n; i++) {
    CaromDiscState state = carom_disc_state_of(bodies, i);
    count(&distribution, quantity->of_disc(&state, bodies->mass_kg[i], 0));
  }
  return distribution;
}

void carom_distribution_clear(CaromDistribution *distribution) {
  g_clear_pointer(&distribution->counts, g_array_unref);
}
