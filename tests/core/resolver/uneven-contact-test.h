/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* uneven-contact-test: contacts of bodies of very different masses, at which six digits are often
 * too few. */
#pragma once

#include "carom-contact.h"

static inline CaromVec2 test_random_vector(GRand *random) {
  return carom_vec2(g_rand_double_range(random, -3, 3), g_rand_double_range(random, -3, 3));
}

/* Two bodies that approach, one up to 10¹⁵ times as heavy as the other. */
static inline CaromContact test_random_uneven_contact(GRand *random) {
  CaromContact c = {
      .mass_a_kg = g_rand_double_range(random, 0.1, 10),
      .velocity_a = test_random_vector(random),
      .velocity_b = test_random_vector(random),
      .d = test_random_vector(random),
      .restitution = g_rand_boolean(random) ? 1 : g_rand_double_range(random, 0, 1),
      .tangential_factor = g_rand_boolean(random) ? 1 : g_rand_double_range(random, 0, 1),
  };
  c.mass_b_kg = c.mass_a_kg * pow(10, g_rand_double_range(random, -15, 15));
  if (carom_vec2_dot(carom_vec2_sub(c.velocity_b, c.velocity_a), c.d) > 0)
    c.d = carom_vec2_scale(c.d, -1);
  return c;
}
