/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setting: what of a scene can be set in its window of settings, besides discs and walls.
 * Most settings are fields of a scene as carom-field.h has them, with a label; a table has those
 * that are part of a field, or more than one. The reader of the field says what a setting may be.
 * What the side panel has too is a CaromParameter, and taken from there. No widget is known
 * here. */
#pragma once

#include "carom-field.h"

typedef enum {
  CAROM_SETTING_LINE,   /* a text of one line */
  CAROM_SETTING_LINES,  /* a text of several */
  CAROM_SETTING_NUMBER, /* typed as for carom_expression_evaluate_field() */
  CAROM_SETTING_FLAG,   /* 0 or 1 */
  CAROM_SETTING_CHOICE, /* one of CaromSetting.choices, from 0 */
} CaromSettingKind;

typedef struct {
  const char *id; /* of one that is a field: its key */
  CaromSettingKind kind;
  const char *label;          /* translatable, with a mnemonic */
  const char *edit_name;      /* translatable: of a change of it, as in “Undo Change Title” */
  const CaromField *field;    /* the field that it is, or of which it is a part */
  CaromDimension dimension;   /* values of CAROM_DIMENSION_ANGLE are in degrees */
  const char *const *choices; /* translatable, up to NULL */
  guint index;                /* which of several it is that share their functions, such as edges */
  const char *parameter;      /* (nullable): the id of the CaromParameter that it is */
  gboolean may_be_missing;    /* an empty text is none */
  gboolean is_size;           /* never negative, since its direction is another setting */
  gboolean keeps_run;         /* no run depends on it, so the clock stays where it is */

  /* Where it is not the field as it is: */
  double (*get)(const CaromScene *scene, guint i);
  void (*set)(CaromScene *scene, guint i, double value); /* NULL: the field is a single number */
  char **(*text)(CaromScene *scene, guint i);
  gboolean (*applies)(const CaromScene *scene);          /* NULL: always */
  gboolean (*finish)(CaromScene *scene, GError **error); /* (nullable): what follows from it */
} CaromSetting;

/* Returns: (transfer none): the setting, which must be there */
const CaromSetting *carom_setting_by_id(const char *id);

/* In what follows, @i is which one it is of as many as a scene has, such as questions; else the
 * setting's index. */

/* Of what is no text. */
double carom_setting_get_value(const CaromSetting *setting, const CaromScene *scene, guint i);
/* Whether walls have different ones, of which carom_setting_get_value() gives the first. */
gboolean carom_setting_is_mixed(const CaromSetting *setting, const CaromScene *scene);

/* Returns: (transfer full): the text, or the number in as many digits as it takes to be the same
 *   again; "" if it is mixed */
char *carom_setting_get_text(const CaromSetting *setting, const CaromScene *scene, guint i);
/* Whether @text, however it is written, is what @scene has already. */
gboolean carom_setting_is_text(const CaromSetting *setting, const CaromScene *scene, guint i,
                               const char *text);

/* These set it.
 *
 * @scene: to be edited; if this fails, it is only good to be thrown away
 * @text: as typed
 * Returns: whether that may be; if not, @error says what is wrong: CAROM_FORMAT_ERROR_SYNTAX in
 *   sentences, if it is no number; CAROM_FORMAT_ERROR_VALUE as after the name of a field */
gboolean carom_setting_set_value(const CaromSetting *setting, CaromScene *scene, guint i,
                                 double value, GError **error);
gboolean carom_setting_set_text(const CaromSetting *setting, CaromScene *scene, guint i,
                                const char *text, GError **error);
