/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field: what can be said of each thing in a scene, as tables. A CaromField is what a file
 * says: readers, writers, checks, the JSON Schema and the settings of a scene are made from it. A
 * CaromEditField is a number that people see in a table of discs, walls or emitters, and change
 * there. Each kind of thing has its tables in a file of its own, carom-fields-….c. */
#pragma once

#include "carom-part.h"
#include "carom-scene.h"
#include "carom-unit.h"

/* ---- What a file says ---- */

/* The type of a member, and what the field's detail is. */
typedef enum {
  CAROM_FIELD_NUMBER,        /* double */
  CAROM_FIELD_NUMBER_OR_ALL, /* double; true in a file is INFINITY, false 0 */
  CAROM_FIELD_INTERVAL,      /* double[2], from and to; one number for both */
  CAROM_FIELD_VECTOR,        /* CaromVec2 */
  CAROM_FIELD_WHOLE,         /* guint32; range.whole must be set */
  CAROM_FIELD_FLAG,          /* gboolean */
  CAROM_FIELD_TEXT,          /* char *, may be NULL; detail: CaromTextKind */
  CAROM_FIELD_INTERNED,      /* const char *, else as CAROM_FIELD_TEXT */
  CAROM_FIELD_COLOUR,        /* gint32: 0xRRGGBB or CAROM_NO_COLOUR */
  CAROM_FIELD_CHOICE,        /* enumeration from 0; detail: CaromChoices */
  CAROM_FIELD_TIMES,         /* const CaromIntervals *, may be NULL */
  CAROM_FIELD_OBJECT,        /* fields of the same struct (offsets are those of the outer one);
                                detail: CaromObjectKind */
  CAROM_FIELD_LIST,          /* GArray *; detail: CaromListKind */
  CAROM_FIELD_QUANTITIES,    /* char **, may be NULL: ids of quantities that charts show */
  CAROM_FIELD_PANES,         /* GArray * of CaromMethod */
  CAROM_FIELD_PART,          /* a part of a CaromMethod; detail: its CaromMethodOption */
  CAROM_FIELD_FORMAT,        /* no member: which format the file has */
  CAROM_FIELD_VERSION,       /* no member: the oldest version that has all that the scene has */
  CAROM_N_FIELD_TYPES
} CaromFieldType;

typedef enum {
  CAROM_FIELD_OPTIONAL, /* may be missing; not written where it has its default */
  CAROM_FIELD_WRITTEN,  /* may be missing, but is always written */
  CAROM_FIELD_REQUIRED,
} CaromFieldUse;

typedef struct {
  double low, high;
  gboolean above; /* low itself is out */
  gboolean whole; /* whole numbers only */
} CaromFieldRange;

static inline gboolean carom_field_in_range(const CaromFieldRange *range, double value) {
  return (range->above ? value > range->low : value >= range->low) && value <= range->high &&
         !(range->whole && value != floor(value));
}

#define CAROM_RANGE_ANY                                                                            \
  { -INFINITY, INFINITY }
#define CAROM_RANGE_POSITIVE                                                                       \
  { .low = 0, .high = INFINITY, .above = TRUE }
#define CAROM_RANGE_NOT_NEGATIVE                                                                   \
  { .low = 0, .high = INFINITY }
#define CAROM_RANGE_MASS                                                                           \
  { .low = 0, .high = CAROM_BODY_MAX_MASS_KG, .above = TRUE }
#define CAROM_RANGE_FRACTION                                                                       \
  { .low = 0, .high = 1 }
#define CAROM_RANGE_COUNT(most)                                                                    \
  { .low = 0, .high = (most), .whole = TRUE }

/* What may be in a text: line ends and tabs, but no other control characters. */
typedef struct {
  gboolean is_line;   /* it is a single line, without tabs */
  gboolean not_blank; /* it has something that is seen */
  guint limit;        /* the most characters that there may be */
} CaromTextKind;

typedef struct {
  const char *const *ids;    /* what stands for each in a file, up to NULL */
  const char *const *titles; /* translatable, what people read, up to NULL */
} CaromChoices;

typedef struct {
  const char *key;
  CaromFieldType type;
  gsize offset; /* of the member */
  CaromFieldUse use;
  const char *remedy;    /* translatable: what to give */
  CaromFieldRange range; /* of a number; otherwise unused */
  const void *detail;    /* what else the type needs, see there */
  const char *wanted;    /* (nullable): translatable: what messages say of a text's type instead of
                            "must be a text" */

  /* For a field of a scene that its window of settings shows as it is: */
  const char *label;        /* (nullable): translatable, with a mnemonic */
  const char *edit_name;    /* translatable: of a change of it, as in “Undo Change Title” */
  CaromDimension dimension; /* of a number */
  gboolean keeps_run;       /* no run depends on it, so the clock stays where it is */
} CaromField;

/* What is wrong with an object, although each of its fields is right. */
typedef struct {
  const char *problem; /* (nullable): translatable; NULL: nothing is wrong */
  const char *remedy;  /* translatable: what to do about it */
} CaromFieldFault;

/* A kind of object. */
typedef struct CaromObjectKind {
  const CaromField *fields;
  guint n_fields;
  gsize others; /* offset of a member const char *, which may be NULL: the fields that the table
                   does not have, as JSON text, with this kind's separator between them; in the
                   scene's pool, so that copies of objects need no care */
  gsize size;   /* of the struct */
  void (*init)(gpointer object, const CaromScene *scene); /* sets all defaults */
  CaromFieldFault (*check)(gconstpointer object); /* (nullable): finds what no single field tells */
  /* The field whose value may stand for an element of a list that has nothing else, as "Why?" does
   * for {"question": "Why?"}; may be NULL. It is a text. */
  const CaromField *shorthand;
  gsize presence; /* offset of a member gboolean: whether there is such an object; 0: always */
  const char *separator; /* (nullable): what is written between two fields; NULL: ", " */
} CaromObjectKind;

typedef struct {
  const CaromObjectKind *element;
  guint limit; /* the most elements that there may be */
  /* May be NULL, where all belong into a file.
   *
   * Returns: the first element from @i on that does; their number if none follows */
  guint (*next_written)(gconstpointer object, guint i);
  /* Of a list in an element of another list, which is NULL while there is none; else NULL.
   *
   * Returns: (transfer full): an empty list */
  GArray *(*make)(void);
} CaromListKind;

/* Returns: (transfer none) (nullable): the field of that name */
static inline const CaromField *carom_field_find(const CaromObjectKind *kind, const char *name) {
  for (guint i = 0; i < kind->n_fields; i++)
    if (g_str_equal(kind->fields[i].key, name))
      return &kind->fields[i];
  return NULL;
}

/* The fields of a CaromScene. Of its bodies they have only those that were placed by hand. */
extern const CaromObjectKind carom_fields_scene;

/* Its lists. */
extern const CaromListKind carom_fields_discs, carom_fields_walls, carom_fields_emitters,
    carom_fields_crowds, carom_fields_kept_places;

/* What the name of a bookmark may be. */
extern const CaromTextKind carom_field_bookmark_name;

/* What the name of a disc may be. */
extern const CaromTextKind carom_field_disc_name;

#define CAROM_SCENE_FORMAT "carom-scene"
/* The newest version of it that is read. */
#define CAROM_SCENE_VERSION 2

/* ---- What people see and change in a table ---- */

typedef enum {
  CAROM_EDIT_FIELD_NUMBER, /* double */
  CAROM_EDIT_FIELD_COUNT,  /* guint32; its range is whole */
  CAROM_EDIT_FIELD_SWITCH, /* gboolean: 0 or 1 */
  CAROM_EDIT_FIELD_COLOUR, /* gint32: 0xRRGGBB, or CAROM_NO_COLOUR */
} CaromEditFieldType;

/* What an edit is about, which decides since when it holds if it is done later than at the start.
 */
typedef enum {
  CAROM_EDIT_TOPIC_NATURE, /* what a thing is, or the world: from the start */
  CAROM_EDIT_TOPIC_MOTION, /* where it is and how it moves, or whether it is there: from now */
  CAROM_EDIT_TOPIC_LOOKS,  /* what no run depends on: at all times */
} CaromEditTopic;

/* A number of a CaromBody, a CaromWall or a CaromEmitter, here called the item. */
typedef struct {
  CaromPart part; /* the title is a symbol where there is one */
  CaromEditFieldType type;
  CaromEditTopic topic;
  CaromDimension dimension; /* values of CAROM_DIMENSION_ANGLE are in degrees */
  CaromFieldRange range;    /* what a value may be; it is finite in any case */
  const char *refusal;      /* translatable: a sentence about other values */
  const char *edit_name; /* translatable: of changing it, as in “Undo Change Mass of Disc B”; "%s"
                            is the disc's name, or the number of a wall or an emitter */
  const char *edit_name_of_several; /* translatable */
  gboolean is_extra;                /* tables show it only to those who ask for it */
  const char *alike; /* (nullable): a word for a group of numbers that people compare;
                        tables write all of a group with as many decimals */
  gsize offset;      /* of the member that it is, of the type above */

  /* These are NULL for a plain member. */
  /* @value: (out): as far as there is one
   * Returns: whether there is a value */
  gboolean (*get)(gconstpointer item, double *value);
  /* A member may have this alone, where more than the member has to change.
   *
   * @value: in its range
   * @mass_power: as of carom_edit_field_set()
   * Returns: whether the item can have that value */
  gboolean (*set)(gpointer item, double value, guint mass_power);
  const char *no_value; /* (nullable): translatable: why set() could not; "%s" is the disc's name */
} CaromEditField;

typedef struct {
  const CaromEditField *fields; /* as columns stand */
  guint n_fields;
} CaromEditFieldList;

extern const CaromEditFieldList carom_field_numbers_disc, carom_field_numbers_wall,
    carom_field_numbers_emitter;

/* For members that any number will do for. */
#define CAROM_EDIT_FIELD_ANY_NUMBER                                                                \
  .range = CAROM_RANGE_ANY, .refusal = N_("This has to be a number that is not too large.")

/* Sets a radius, and the mass with it.
 *
 * @mass_power: the mass goes with that power of the radius */
static inline void carom_field_set_radius(double *radius, double *mass_kg, double value,
                                          guint mass_power) {
  double times = value / *radius;
  for (guint i = 0; i < mass_power; i++)
    *mass_kg *= times;
  *radius = value;
}
