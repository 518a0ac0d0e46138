/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field: tables of the fields that each kind of object has. Reading, writing, checking and
 * the search for unknown fields all loop over these tables. */
#pragma once

#include "carom-json-writer.h"
#include "carom-reader.h"

typedef struct CaromField CaromField;
typedef struct CaromObjectKind CaromObjectKind;

/* How a value is read into a member of a C struct, and written from it. */
typedef struct {
  /* @value: in the reader's text
   * @object: the struct
   * Returns: FALSE with the reader's error set if the value is not valid */
  gboolean (*read)(CaromReader *reader, const CaromField *field, const char *value,
                   gpointer object);
  /* Appends JSON. Two values have the same text only if they are the same bit for bit. */
  void (*write)(GString *json, const CaromField *field, gconstpointer object);
  /* Adds to the open object, which is part of a JSON Schema, what read takes. */
  void (*describe)(CaromJsonWriter *schema, const CaromField *field);
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

struct CaromField {
  const char *key;
  const CaromFieldType *type;
  gsize offset; /* of the member */
  CaromFieldUse use;
  const char *remedy;    /* translatable: what to give */
  CaromFieldRange range; /* of a number; otherwise unused */
  const void *detail;    /* what else the type needs, see there */
  const char *wanted;    /* (nullable): translatable: what messages say of a text's type instead of
                            "must be a text" */
};

/* A kind of object. */
struct CaromObjectKind {
  const CaromField *fields;
  guint n_fields;
  gsize others; /* offset of a member const char *, which may be NULL: the fields that the table
                   does not have, as JSON text, with this kind's separator between them; in the
                   scene's pool, so that copies of objects need no care */
  gsize size;   /* of the struct */
  void (*init)(gpointer object, const CaromScene *scene); /* sets all defaults */
  /* Checks what no single field can tell; may be NULL. The result is that of
   * CaromFieldType.read. */
  gboolean (*check)(CaromReader *reader, gconstpointer object);
  /* The field whose value may stand for an element of a list that has nothing else, as "Why?" does
   * for {"question": "Why?"}; may be NULL. It is a text. */
  const CaromField *shorthand;
  const char *separator; /* (nullable): what is written between two fields; NULL: ", " */
};

/* Types of members, and what their details are: */
extern const CaromFieldType carom_field_number;   /* double */
extern const CaromFieldType carom_field_interval; /* double[2], from and to; one number for both */
extern const CaromFieldType carom_field_vector;   /* CaromVec2 */
extern const CaromFieldType carom_field_whole;    /* guint32; range.whole must be set */
extern const CaromFieldType carom_field_flag;     /* gboolean */
extern const CaromFieldType carom_field_text;     /* char *, may be NULL; detail: CaromTextKind */
extern const CaromFieldType carom_field_interned; /* const char *, else as carom_field_text */
extern const CaromFieldType carom_field_colour;   /* gint32: 0xRRGGBB or CAROM_NO_COLOUR */
extern const CaromFieldType carom_field_choice;   /* enumeration from 0; detail: the ids of its
                                                     values, up to NULL */
extern const CaromFieldType carom_field_object;   /* fields of the same struct (offsets are those of
                                                     the outer one); detail: CaromObjectKind */
extern const CaromFieldType carom_field_list;     /* GArray *; detail: CaromListKind */

/* What may be in a text: line ends and tabs, but no other control characters. */
typedef struct {
  gboolean is_line;   /* it is a single line, without tabs */
  gboolean not_blank; /* it has something that is seen */
  guint limit;        /* the most characters that there may be */
} CaromTextKind;

typedef enum {
  CAROM_TEXT_FINE,
  CAROM_TEXT_TOO_LONG,
  CAROM_TEXT_HAS_CONTROL, /* a control character */
  CAROM_TEXT_BLANK,
} CaromTextProblem;

/* Whatever lets people give such a text asks this, so that what it takes can be read again.
 *
 * @text: UTF-8
 * @control: (out): of CAROM_TEXT_HAS_CONTROL, what carom_printable_find_control() gives; else NULL
 * Returns: what is wrong with @text */
CaromTextProblem carom_field_check_text(const CaromTextKind *kind, const char *text,
                                        char **control);

/* @text: such as "#1f77b4"
 * @rgb: (out): 0x1f77b4
 * Returns: whether @text is a colour */
gboolean carom_field_parse_colour(const char *text, gint32 *rgb);

typedef struct {
  const CaromObjectKind *element;
  guint limit; /* the most elements that there may be */
  /* May be NULL, where all belong into a file.
   *
   * Returns: the first element from @i on that does; their number if none follows */
  guint (*next_written)(gconstpointer object, guint i);
} CaromListKind;

/* Returns: (transfer none) (nullable): the field of that name */
const CaromField *carom_field_find(const CaromObjectKind *kind, const char *name);

/* Counts the elements of a list.
 *
 * @field: what @value belongs to
 * @n: (out)
 * Returns: FALSE with the reader's error set if @value is no list */
gboolean carom_field_count(CaromReader *reader, const CaromField *field, const char *value,
                           guint *n);

/* Reads all fields of an object in the reader's text into @object, which already has its
 * defaults. */
gboolean carom_field_read_object(CaromReader *reader, const CaromObjectKind *kind,
                                 const char *value, gpointer object);

/* Appends the fields of @object that have to be written, and then those that are not known.
 *
 * @defaults: an object as init made it
 * Returns: how many were written; those that are not known count as one */
guint carom_field_write_object(GString *json, const CaromObjectKind *kind, gconstpointer object,
                               gconstpointer defaults);
