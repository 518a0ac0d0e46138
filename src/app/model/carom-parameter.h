/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-parameter: the numbers of a scene that can be changed in the window. The controls of the
 * side panel and the window's actions are made by looping over this list. */
#pragma once

#include "carom-part.h"
#include "carom-scene.h"

typedef struct {
  CaromPart part;
  const char *edit_name; /* translatable: of a change of it, as in “Undo Change Gravity” */
  /* Returns: (transfer full): a title that says more of @scene; NULL: it is that of the part. */
  char *(*tell_title)(const CaromScene *scene);
  double min, max;
  double step;           /* is added; not used in a logarithmic range */
  gboolean logarithmic;  /* min > 0; the range spans many powers of ten */
  guint digits;          /* shown after the decimal point; in a logarithmic range, in all */
  gboolean has_slider;   /* whether a slider over the whole range is useful */
  gboolean acceleration; /* in the scene's unit of length / s² */
  /* Whether the parameter means anything in @scene. */
  gboolean (*applies)(const CaromScene *scene);
  double (*get)(const CaromScene *scene);
  /* Whether @scene has different values, of which get() returns the first; NULL: it never has. */
  gboolean (*is_mixed)(const CaromScene *scene);
  void (*set)(CaromScene *scene, double value);
} CaromParameter;

/* Returns: (transfer none): all parameters */
const CaromParameter *const *carom_parameters(guint *n_parameters);
const CaromParameter *carom_parameter_by_id(const char *id);

/* Whether @scene has different values of @parameter. */
gboolean carom_parameter_is_mixed(const CaromParameter *parameter, const CaromScene *scene);
