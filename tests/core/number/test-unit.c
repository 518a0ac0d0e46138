/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Symbols of units, in metres and in other units of length. */
#include "carom-unit.h"

static const struct {
  CaromDimension dimension;
  const char *metric, *pixels;
} rows[] = {
    {CAROM_DIMENSION_NONE, "", ""},
    {CAROM_DIMENSION_COUNT, "", ""},
    {CAROM_DIMENSION_EPSILON, "ε", "ε"},
    {CAROM_DIMENSION_ANGLE, "rad", "rad"},
    {CAROM_DIMENSION_TIME, "s", "s"},
    {CAROM_DIMENSION_RATE, "s⁻¹", "s⁻¹"},
    {CAROM_DIMENSION_LENGTH, "m", "px"},
    {CAROM_DIMENSION_AREA, "m²", "px²"},
    {CAROM_DIMENSION_VELOCITY, "m/s", "px/s"},
    {CAROM_DIMENSION_ACCELERATION, "m/s²", "px/s²"},
    {CAROM_DIMENSION_SWEEP, "m²/s", "px²/s"},
    {CAROM_DIMENSION_VELOCITY_SQUARED, "m²/s²", "px²/s²"},
    {CAROM_DIMENSION_VELOCITY_ACCELERATION, "m²/s³", "px²/s³"},
    {CAROM_DIMENSION_ACCELERATION_SQUARED, "m²/s⁴", "px²/s⁴"},
    {CAROM_DIMENSION_SWEEP_SQUARED, "m⁴/s²", "px⁴/s²"},
    {CAROM_DIMENSION_MASS, "kg", "kg"},
    {CAROM_DIMENSION_MOMENTUM, "kg·m/s", "kg·px/s"},
    {CAROM_DIMENSION_ENERGY, "J", "kg·px²/s²"}, /* a joule is kg·m²/s², nothing else */
};

static void test_symbols(void) {
  for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
    g_autofree char *metric = carom_unit_symbol(rows[i].dimension, "m");
    g_autofree char *pixels = carom_unit_symbol(rows[i].dimension, "px");
    g_assert_cmpstr(metric, ==, rows[i].metric);
    g_assert_cmpstr(pixels, ==, rows[i].pixels);
  }
}

/* The unit comes from a file: it may be anything, and is never taken for a format. */
static void test_odd_units(void) {
  static const struct {
    const char *unit, *velocity, *energy;
  } odd[] = {
      {"%s", "%s/s", "kg·%s²/s²"},
      {"%n%d", "%n%d/s", "kg·%n%d²/s²"},
      {"Å", "Å/s", "kg·Å²/s²"},
      {"", "/s", "kg·²/s²"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(odd); i++) {
    g_autofree char *velocity = carom_unit_symbol(CAROM_DIMENSION_VELOCITY, odd[i].unit);
    g_autofree char *energy = carom_unit_symbol(CAROM_DIMENSION_ENERGY, odd[i].unit);
    g_assert_cmpstr(velocity, ==, odd[i].velocity);
    g_assert_cmpstr(energy, ==, odd[i].energy);
  }
}

/* A pure number stands alone. */
static void test_quantity(void) {
  g_autofree char *length = carom_unit_quantity("0.3", "m");
  g_autofree char *number = carom_unit_quantity("0.3", "");
  g_autofree char *speed = carom_unit_quantity("0.3", "m/s");
  g_autofree char *plain = carom_unit_plain_spaces("0.3\u00a0m/\u2060s since 2\u00a0s");
  g_assert_cmpstr(length, ==, "0.3\u00a0m");
  g_assert_cmpstr(number, ==, "0.3");
  g_assert_cmpstr(plain, ==, "0.3 m/s since 2 s");
  g_assert_cmpstr(speed, ==, "0.3\u00a0m/\u2060s");
  g_autofree char *of_metres = carom_unit_quantity_of("0.3", CAROM_DIMENSION_ENERGY, "m");
  g_autofree char *of_pixels = carom_unit_quantity_of("0.3", CAROM_DIMENSION_VELOCITY, "px");
  g_autofree char *of_nothing = carom_unit_quantity_of("0.3", CAROM_DIMENSION_NONE, "m");
  g_assert_cmpstr(of_metres, ==, "0.3\u00a0J");
  g_assert_cmpstr(of_pixels, ==, "0.3\u00a0px/\u2060s");
  g_assert_cmpstr(of_nothing, ==, "0.3");
}

static void test_per_second(void) {
  static const struct {
    CaromDimension dimension;
    const char *length, *unit;
  } cases[] = {
      {CAROM_DIMENSION_NONE, "m", "s⁻¹"},        {CAROM_DIMENSION_COUNT, "px", "s⁻¹"},
      {CAROM_DIMENSION_RATE, "m", "s⁻²"},        {CAROM_DIMENSION_LENGTH, "m", "m/s"},
      {CAROM_DIMENSION_VELOCITY, "px", "px/s²"}, {CAROM_DIMENSION_MOMENTUM, "m", "kg·m/s²"},
      {CAROM_DIMENSION_ENERGY, "m", "J/s"},      {CAROM_DIMENSION_ENERGY, "cm", "kg·cm²/s³"},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *unit = carom_unit_symbol_per_second(cases[i].dimension, cases[i].length);
    g_assert_cmpstr(unit, ==, cases[i].unit);
  }
}

static void test_per(void) {
  static const struct {
    CaromDimension dimension, across;
    const char *unit;
  } cases[] = {
      {CAROM_DIMENSION_ENERGY, CAROM_DIMENSION_LENGTH, "J/m"},
      {CAROM_DIMENSION_ENERGY, CAROM_DIMENSION_TIME, "J/s"},
      {CAROM_DIMENSION_ENERGY, CAROM_DIMENSION_COUNT, "J"},
      {CAROM_DIMENSION_LENGTH, CAROM_DIMENSION_LENGTH, ""},
      {CAROM_DIMENSION_VELOCITY, CAROM_DIMENSION_LENGTH, "(m/s)/m"},
      {CAROM_DIMENSION_LENGTH, CAROM_DIMENSION_VELOCITY, "m/(m/s)"},
      {CAROM_DIMENSION_ENERGY, CAROM_DIMENSION_MOMENTUM, "J/(kg·m/s)"},
      {CAROM_DIMENSION_NONE, CAROM_DIMENSION_LENGTH, "1/m"},
      {CAROM_DIMENSION_NONE, CAROM_DIMENSION_TIME, "s⁻¹"},
      {CAROM_DIMENSION_NONE, CAROM_DIMENSION_COUNT, ""},
  };
  for (guint i = 0; i < G_N_ELEMENTS(cases); i++) {
    g_autofree char *unit = carom_unit_symbol_per(cases[i].dimension, cases[i].across, "m");
    g_assert_cmpstr(unit, ==, cases[i].unit);
  }
}

int main(int argc, char **argv) {
  g_test_init(&argc, &argv, NULL);
  g_test_add_func("/unit/symbols", test_symbols);
  g_test_add_func("/unit/odd-units", test_odd_units);
  g_test_add_func("/unit/quantity", test_quantity);
  g_test_add_func("/unit/per-second", test_per_second);
  g_test_add_func("/unit/per", test_per);
  return g_test_run();
}
