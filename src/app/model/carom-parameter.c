/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parameter: the list of parameters, each with functions that read it from a scene and write
 * it to one. Another parameter is another entry of the list. */
#include "carom-parameter.h"

#include "carom-coefficients.h"

#include <glib/gi18n-lib.h>

static gboolean always(const CaromScene *scene) {
  return TRUE;
}

static gboolean has_walls(const CaromScene *scene) {
  return scene->walls->len > 0;
}

static double get_restitution(const CaromScene *scene) {
  return scene->restitution;
}

static void set_restitution(CaromScene *scene, double value) {
  scene->restitution = value;
}

static double get_wall_restitution(const CaromScene *scene) {
  return has_walls(scene) ? carom_coefficients_wall_restitution(scene, NULL) : 1;
}

static gboolean is_wall_restitution_mixed(const CaromScene *scene) {
  gboolean mixed = FALSE;
  if (has_walls(scene))
    carom_coefficients_wall_restitution(scene, &mixed);
  return mixed;
}

static double get_wall_factor(const CaromScene *scene) {
  return has_walls(scene) ? carom_coefficients_wall_factor(scene, NULL) : 1;
}

static gboolean is_wall_factor_mixed(const CaromScene *scene) {
  gboolean mixed = FALSE;
  if (has_walls(scene))
    carom_coefficients_wall_factor(scene, &mixed);
  return mixed;
}

static double get_gravity_x(const CaromScene *scene) {
  return scene->gravity.x;
}

static void set_gravity_x(CaromScene *scene, double value) {
  scene->gravity.x = value;
}

static double get_gravity_y(const CaromScene *scene) {
  return scene->gravity.y;
}

static void set_gravity_y(CaromScene *scene, double value) {
  scene->gravity.y = value;
}

static gboolean is_pair(const CaromScene *scene) {
  return carom_scene_get_mass_ratio(scene) > 0;
}

/* Without the names, a ratio of 2 could be 1 : 2 as well as 2 : 1. */
static char *tell_mass_ratio(const CaromScene *scene) {
  guint heavy = 0, light = 0;
  carom_scene_find_pair(scene, &heavy, &light);
  g_autofree char *name = carom_scene_body_name(scene, heavy),
                  *other = carom_scene_body_name(scene, light);
  /* Translators: names of discs, such as A and B: the mass of the one over that of the other. */
  return g_strdup_printf(_("Mass ratio %1$s : %2$s"), name, other);
}

static void set_mass_ratio(CaromScene *scene, double value) {
  carom_scene_set_mass_ratio(scene, value);
}

static const CaromParameter restitution = {
    .part = {"restitution", N_("Restitution e of discs"),
             N_("Speed of separation divided by speed of approach, along the normal, where discs "
                "meet discs: 0 perfectly inelastic, 1 elastic. A change holds from the start.")},
    .edit_name = N_("Change Restitution of Discs"),
    .min = 0,
    .max = 1.5,
    .step = 0.05,
    .digits = 2,
    .has_slider = TRUE,
    .applies = carom_coefficients_has_pairs,
    .get = get_restitution,
    .set = set_restitution,
};

static const CaromParameter wall_restitution = {
    .part = {"wall-restitution", N_("Restitution e of walls"),
             N_("Speed of separation divided by speed of approach, along the normal, where discs "
                "hit walls: 0 perfectly inelastic, 1 elastic. A change holds from the start.")},
    .edit_name = N_("Change Restitution of Walls"),
    .min = 0,
    .max = 1.5,
    .step = 0.05,
    .digits = 2,
    .has_slider = TRUE,
    .applies = has_walls,
    .get = get_wall_restitution,
    .is_mixed = is_wall_restitution_mixed,
    .set = carom_coefficients_set_wall_restitution,
};

static const CaromParameter wall_factor = {
    .part =
        {"wall-factor", N_("Tangential factor f"),
         N_("Fraction of the tangential velocity left by a wall: 1 is all of it, 0 none. A simple "
            "rule, not Coulomb friction; discs do not spin. A change holds from the start.")},
    .edit_name = N_("Change Tangential Factor of Walls"),
    .min = 0,
    .max = 1,
    .step = 0.05,
    .digits = 2,
    .has_slider = TRUE,
    .applies = has_walls,
    .get = get_wall_factor,
    .is_mixed = is_wall_factor_mixed,
    .set = carom_coefficients_set_wall_factor,
};

/* All that a file may hold. */
#define MOST_GRAVITY G_MAXDOUBLE

static const CaromParameter gravity_x = {
    .part = {"gravity-x", N_("Gravity x"),
             N_("Acceleration of every free disc to the right. A change holds from the start.")},
    .edit_name = N_("Change Gravity"),
    .min = -MOST_GRAVITY,
    .max = MOST_GRAVITY,
    .step = 0.1,
    .digits = 2,
    .acceleration = TRUE,
    .applies = always,
    .get = get_gravity_x,
    .set = set_gravity_x,
};

static const CaromParameter gravity_y = {
    .part = {"gravity-y", N_("Gravity y"),
             N_("Acceleration of every free disc upwards; on Earth −9.81 m/s². A change holds "
                "from the start.")},
    .edit_name = N_("Change Gravity"),
    .min = -MOST_GRAVITY,
    .max = MOST_GRAVITY,
    .step = 0.1,
    .digits = 2,
    .acceleration = TRUE,
    .applies = always,
    .get = get_gravity_y,
    .set = set_gravity_y,
};

/* At the largest ratio Galperin's billiard has 314,159 contacts, most of them in one frame; a
 * larger one would keep the window waiting too long. */
static const CaromParameter mass_ratio = {
    .part = {"mass-ratio", N_("Mass ratio"),
             N_("Mass of the heavier disc over that of the lighter one, which keeps its mass. A "
                "change holds from the start.")},
    .edit_name = N_("Change Mass Ratio"),
    .tell_title = tell_mass_ratio,
    .min = 1,
    .max = 1e10,
    .logarithmic = TRUE,
    .digits = 6,
    .applies = is_pair,
    .get = carom_scene_get_mass_ratio,
    .set = set_mass_ratio,
};

static const CaromParameter *const parameters[] = {&restitution, &wall_restitution, &wall_factor,
                                                   &mass_ratio,  &gravity_x,        &gravity_y};

const CaromParameter *const *carom_parameters(guint *n_parameters) {
  *n_parameters = G_N_ELEMENTS(parameters);
  return parameters;
}

const CaromParameter *carom_parameter_by_id(const char *id) {
  for (guint i = 0; i < G_N_ELEMENTS(parameters); i++)
    if (g_str_equal(parameters[i]->part.id, id))
      return parameters[i];
  return NULL;
}

gboolean carom_parameter_is_mixed(const CaromParameter *parameter, const CaromScene *scene) {
  return parameter->is_mixed && parameter->is_mixed(scene);
}
