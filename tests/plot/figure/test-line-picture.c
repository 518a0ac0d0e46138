/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of carom-line-picture: lines keep within their width and height, whatever the contact. */
#include "carom-derivation.h"
#include "carom-line-picture.h"
#include "carom-resolver.h"
#include "carom-text.h"
#include "carom-theme.h"
#include "fixture.h"

static const double widths[] = {200, 260, 341, 420, 600};
static const char *const fonts[] = {"Sans 10", "Sans 16", "Sans 24"};

static const double restitutions[] = {0, 0.5, 1, 2};
static const double friction[] = {1, 0.3};
static const double masses[][2] = {{1.5, 2},      {1, 1},        {1, INFINITY},
                                   {INFINITY, 2}, {1e-12, 1e12}, {1e12, 1e-12}};
static const double speeds[] = {1e-12, 1, 1e12};
static const CaromVec2 directions[] = {{0.8, 0.35}, {-1e-9, 0}, {0, 1e9}};

/* All that the lists above can be combined to; with every other one, b stands still. */
static guint n_contacts(void) {
  return G_N_ELEMENTS(restitutions) * G_N_ELEMENTS(friction) * G_N_ELEMENTS(masses) *
         G_N_ELEMENTS(speeds) * G_N_ELEMENTS(directions) * 2;
}

/* Takes one of @n choices out of the number of a combination. */
static guint take(guint *number, guint n) {
  guint choice = *number % n;
  *number /= n;
  return choice;
}

static CaromContact make_contact(guint number) {
  gboolean b_moves = take(&number, 2) == 0;
  double speed = speeds[take(&number, G_N_ELEMENTS(speeds))];
  const double *mass = masses[take(&number, G_N_ELEMENTS(masses))];
  CaromVec2 d = directions[take(&number, G_N_ELEMENTS(directions))];
  CaromVec2 along = carom_vec2_scale(d, speed / carom_vec2_length(d));
  CaromVec2 across = carom_vec2_scale(carom_vec2_perpendicular(along), 0.123456789);
  CaromVec2 u_a = carom_vec2_add(along, across);
  return (CaromContact){
      .mass_a_kg = mass[0],
      .mass_b_kg = mass[1],
      .velocity_a = u_a,
      .velocity_b = b_moves ? carom_vec2_scale(u_a, -0.654321) : carom_vec2(0, 0),
      .d = d,
      .restitution = restitutions[take(&number, G_N_ELEMENTS(restitutions))],
      .tangential_factor = friction[take(&number, G_N_ELEMENTS(friction))],
  };
}

static CaromLinePicture picture_of_line(CaromSheetLine line, const char *font) {
  return (CaromLinePicture){
      .line = line,
      .name_a = "A",
      .name_b = "117",
      .length_unit = "px",
      .theme = carom_theme_light(),
      .font = font,
      .digits = 6,
  };
}

static CaromLinePicture picture_of(const CaromWorking *working, guint line, const char *font) {
  return picture_of_line(carom_sheet_line_of_working(working, line), font);
}

static void assert_within(const CaromLinePicture *picture, double width) {
  g_test_message("%s, %s, %g wide", picture->line.symbol, picture->font, width);
  double height = carom_line_picture_height(picture, width);
  cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create(surface);
  const double magnification = 8; /* glyphs are recorded in whole pixels */
  cairo_scale(cr, magnification, magnification);
  carom_line_picture_draw(picture, cr, width);
  const double margin = 2;
  double x, y, inked_width, inked_height;
  cairo_recording_surface_ink_extents(surface, &x, &y, &inked_width, &inked_height);
  g_assert_cmpfloat(inked_width, >, 0);
  g_assert_cmpfloat(x, >=, -margin);
  g_assert_cmpfloat(y, >=, -margin);
  g_assert_cmpfloat(x + inked_width, <=, width * magnification + margin);
  g_assert_cmpfloat(y + inked_height, <=, height * magnification + margin);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
}

/* Takes every eleventh combination: each pair of choices occurs. */
enum { STRIDE = 11 };

/* Every line of all kinds of contacts, with one width and font after the other. */
static void test_stays_within(gconstpointer data) {
  const CaromResolver *resolver = data;
  for (guint number = 0, n_lines = 0; number < n_contacts(); number += STRIDE) {
    CaromContact contact = make_contact(number);
    CaromOutcome outcome;
    CaromWorking working;
    CaromResolution resolution = carom_resolver_explain(resolver, &contact, &outcome, &working);
    g_assert_cmpint(resolution, ==, CAROM_RESOLUTION_RESOLVED);
    g_test_message("contact %u", number);
    for (guint i = 0; i < working.n_lines; i++, n_lines++) {
      const char *font = fonts[n_lines % G_N_ELEMENTS(fonts)];
      double width = widths[n_lines / G_N_ELEMENTS(fonts) % G_N_ELEMENTS(widths)];
      CaromLinePicture picture = picture_of(&working, i, font);
      assert_within(&picture, width);
    }
  }
}

/* How far to the right @symbol = @formula = … = 2 reaches, after a line that makes p known. */
static double reach_of(const char *symbol, const char *formula) {
  CaromContact contact = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1};
  CaromWorking working;
  carom_working_init(&working, &contact);
  carom_working_add(&working, (CaromWorkingLine){.symbol = "p", .value = carom_value_number(2)});
  carom_working_add(
      &working,
      (CaromWorkingLine){.symbol = symbol, .formula = formula, .value = carom_value_number(2)});
  CaromLinePicture picture = picture_of(&working, 1, "Sans 20");
  cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create(surface);
  carom_line_picture_draw(&picture, cr, 1000);
  double x, y, width, height;
  cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return x + width;
}

/* What says no more than the piece before or after it is left out. */
static void test_repeats_nothing(void) {
  g_assert_cmpfloat(reach_of("cos(w)", "cos(w)"), ==, reach_of("cos(w)", NULL));
  /* q = p = 2, not q = p = 2 = 2: p' is not known, and has no numbers. */
  g_assert_cmpfloat(reach_of("q", "p"), >, reach_of("q", NULL));
  g_assert_cmpfloat(reach_of("q", "p"), <, reach_of("q", "p'"));
  /* q = −p = −2 = 2, but q = −p′ = 2 */
  g_assert_cmpfloat(reach_of("q", "-p"), >, reach_of("q", "-p'"));
}

static void make_working(CaromWorking *working) {
  CaromContact contact = {1.5, 2, {1.2, 0.3}, {-0.7, 0.1}, {0.8, 0.35}, 0.9, 1};
  CaromOutcome outcome;
  carom_resolver_explain(carom_resolver_by_id("projection"), &contact, &outcome, working);
}

/* @formula = numbers = 2×10⁻⁸, of two numbers that differ in the eighth digit. */
static double extent_of_close(const char *formula) {
  CaromContact contact = {1, 1, {1, 0}, {0, 0}, {1, 0}, 1, 1};
  const CaromWorkingLine p = {.symbol = "p", .value = carom_value_number(0.73249131)};
  const CaromWorkingLine q = {.symbol = "q", .value = carom_value_number(0.73249129)};
  CaromWorking working;
  carom_working_init(&working, &contact);
  carom_working_add(&working, p);
  carom_working_add(&working, q);
  carom_working_add(
      &working,
      (CaromWorkingLine){.symbol = "r", .formula = formula, .value = carom_value_number(2e-8)});
  CaromLinePicture picture = picture_of(&working, 2, "Sans 20");
  return carom_line_picture_extent(&picture, 2000);
}

static double width_of(const char *digits, const char *font) {
  CaromText text;
  carom_text_init(&text, NULL, font);
  double width = carom_text_width(&text, digits);
  carom_text_clear(&text);
  return width;
}

/* 0.73249131 − 0.73249129, but 0.732491 + 0.732491: two digits more of either. The signs are hardly
 * of different width. */
static void test_enough_digits(void) {
  double more = extent_of_close("p - q") - extent_of_close("p + q");
  g_assert_cmpfloat(more, >, width_of("000", "Sans 20"));
  g_assert_cmpfloat(more, <, width_of("00000", "Sans 20"));
}

/* What is narrower is taller, and never lower than all in one row: that is what it takes where
 * there is room without end, and still where it has to be drawn smaller. */
static void test_height_follows_width(void) {
  static const double narrower[] = {600, 300, 120, 40, 1};
  CaromWorking working;
  make_working(&working);
  for (guint i = 0; i < working.n_lines; i++) {
    CaromLinePicture picture = picture_of(&working, i, NULL);
    double one_row = carom_line_picture_height(&picture, INFINITY);
    g_assert_cmpfloat(one_row, >, 8);
    g_assert_cmpfloat(carom_line_picture_height(&picture, 2000), ==, one_row);
    for (guint j = 0; j < G_N_ELEMENTS(narrower); j++)
      g_assert_cmpfloat(carom_line_picture_height(&picture, narrower[j]), >=, one_row);
  }
}

static void test_height_follows_font(void) {
  CaromWorking working;
  make_working(&working);
  CaromLinePicture small = picture_of(&working, 0, "Sans 10"), large = small;
  large.font = "Sans 20";
  /* Unhinted letters grow in proportion; font sizes are rounded to 1/1024 pt. */
  g_assert_cmpfloat_with_epsilon(carom_line_picture_height(&large, 1000),
                                 2 * carom_line_picture_height(&small, 1000), 0.1);
}

/* Even where nobody could read it, it draws something and keeps to itself. */
static void test_tiny_width(void) {
  CaromWorking working;
  make_working(&working);
  for (guint i = 0; i < working.n_lines; i++) {
    CaromLinePicture picture = picture_of(&working, i, "Sans 24");
    assert_within(&picture, 90);
    g_assert_cmpfloat(carom_line_picture_height(&picture, 1), >, 0);
  }
}

/* The value stands out from the way to it. */
static void test_colours(void) {
  const CaromTheme *themes[] = {carom_theme_light(), carom_theme_dark(),
                                carom_theme_high_contrast(), carom_theme_high_contrast_dark()};
  CaromWorking working;
  make_working(&working);
  for (guint i = 0; i < G_N_ELEMENTS(themes); i++) {
    CaromLinePicture picture = picture_of(&working, 1, "Sans 24");
    picture.theme = themes[i];
    cairo_surface_t *image = carom_fixture_image(600, 200, themes[i]->background);
    cairo_t *cr = cairo_create(image);
    carom_line_picture_draw(&picture, cr, 600);
    g_assert_cmpuint(carom_fixture_count(image, themes[i]->text), >, 50);
    cairo_destroy(cr);
    cairo_surface_destroy(image);
  }
}

/* ---- Lines of a derivation ---- */

static CaromLinePicture derived_picture(const CaromDerivation *derivation, const char *right) {
  guint line = 0;
  while (!g_str_equal(carom_derivation_line(derivation, line)->right, right))
    line++;
  CaromLinePicture picture =
      picture_of_line(carom_sheet_line_of_derivation(derivation, line), "Sans 10");
  picture.in_numbers = TRUE;
  return picture;
}

static const CaromContact oblique = {
    .mass_a_kg = 1,
    .mass_b_kg = 1,
    .velocity_a = {1, -0.3},
    .velocity_b = {-0.5, -0.3},
    .d = {0.519615, 0.3},
    .restitution = 1,
    .tangential_factor = 1,
};

/* A line that goes on from one whose left side is wide has no gap where that would stand: it fits
 * into one row in which both would not. */
static void test_goes_on(void) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&oblique);
  CaromLinePicture picture = derived_picture(derivation, "w n");
  double one_row = carom_line_picture_height(&picture, INFINITY);
  g_assert_cmpfloat(carom_line_picture_height(&picture, 520), ==, one_row);
}

/* What is too wide for a row is broken and not made smaller, on either side: so the narrower it
 * is, the higher. */
static void test_size_of_type(void) {
  g_autoptr(CaromDerivation) derivation = carom_derivation_of(&oblique);
  CaromLinePicture picture =
      derived_picture(derivation, "(m_b / 2) (v_b·n - u_b·n) (v_b·n + u_b·n)");
  double height = carom_line_picture_height(&picture, 700), one_row = height;
  for (double width = 680; width >= 240; width -= 20) {
    double narrower = carom_line_picture_height(&picture, width);
    g_assert_cmpfloat(narrower, >=, height);
    height = narrower;
  }
  g_assert_cmpfloat(height, >, 2 * one_row);
}

/* Its left side has digits of its own: where a is 10⁸ times as heavy, both of its velocities have
 * four digits more than where it is ten times as heavy. */
static void test_left_side(void) {
  CaromContact heavy = oblique, heavier = oblique;
  heavy.mass_a_kg = 10;
  heavier.mass_a_kg = 1e8;
  g_autoptr(CaromDerivation) of_heavy = carom_derivation_of(&heavy);
  g_autoptr(CaromDerivation) of_heavier = carom_derivation_of(&heavier);
  CaromLinePicture few = derived_picture(of_heavy, "m_b (v_b·n - u_b·n)");
  CaromLinePicture many = derived_picture(of_heavier, "m_b (v_b·n - u_b·n)");
  double more = carom_line_picture_extent(&many, 2000) - carom_line_picture_extent(&few, 2000);
  /* "1×10⁸" is not as much wider than "10". */
  g_assert_cmpfloat(more, >, width_of("0000000", "Sans 10"));
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  guint n;
  const CaromResolver *const *resolvers = carom_resolvers(&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf("/line-picture/stays-within/%s", resolvers[i]->part.id);
    g_test_add_data_func(path, resolvers[i], test_stays_within);
  }
  g_test_add_func("/line-picture/height-follows-width", test_height_follows_width);
  g_test_add_func("/line-picture/height-follows-font", test_height_follows_font);
  g_test_add_func("/line-picture/repeats-nothing", test_repeats_nothing);
  g_test_add_func("/line-picture/tiny-width", test_tiny_width);
  g_test_add_func("/line-picture/colours", test_colours);
  g_test_add_func("/line-picture/enough-digits", test_enough_digits);
  g_test_add_func("/line-picture/goes-on", test_goes_on);
  g_test_add_func("/line-picture/left-side", test_left_side);
  g_test_add_func("/line-picture/size-of-type", test_size_of_type);
  return g_test_run();
}
