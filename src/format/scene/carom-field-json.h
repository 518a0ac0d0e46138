/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-json: the tables of fields, see carom-field.h, as JSON: reads objects from a file,
 * writes them into one, and describes them as JSON Schema (draft 2020-12) for editors and for
 * programs that write scenes. Since the schema is made from the tables, it says what the reader
 * takes; what fields have to do with each other it cannot say. */
#pragma once

#include "carom-field.h"
#include "carom-json-writer.h"
#include "carom-reader.h"

/* Reads a field of an object.
 *
 * @value: in the reader's text
 * @object: the struct
 * Returns: FALSE with the reader's error set if the value is not valid */
gboolean carom_field_json_read(CaromReader *reader, const CaromField *field, const char *value,
                               gpointer object);

/* Appends it as JSON. Two values have the same text only if they are the same bit for bit. */
void carom_field_json_write(GString *json, const CaromField *field, gconstpointer object);

/* Adds to the open object, which is part of a schema, what its values are. */
void carom_field_json_describe(CaromJsonWriter *schema, const CaromField *field);

/* Reads all fields of an object in the reader's text into @object, which already has its
 * defaults. */
gboolean carom_field_json_read_object(CaromReader *reader, const CaromObjectKind *kind,
                                      const char *value, gpointer object);

/* Checks what no single field of @object can tell.
 *
 * Returns: FALSE with the reader's error set if something is wrong */
gboolean carom_field_json_check_object(CaromReader *reader, const CaromObjectKind *kind,
                                       gconstpointer object);

/* Appends the fields of @object that have to be written, and then those that are not known.
 *
 * @defaults: an object as init made it
 * Returns: how many were written; those that are not known count as one */
guint carom_field_json_write_object(GString *json, const CaromObjectKind *kind,
                                    gconstpointer object, gconstpointer defaults);

/* Adds to the open object, which is part of a schema, what objects of @kind are. */
void carom_field_json_describe_object(CaromJsonWriter *schema, const CaromObjectKind *kind);

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
CaromTextProblem carom_field_json_check_text(const CaromTextKind *kind, const char *text,
                                             char **control);

/* @text: such as "#1f77b4"
 * @rgb: (out): 0x1f77b4
 * Returns: whether @text is a colour */
gboolean carom_field_json_parse_colour(const char *text, gint32 *rgb);

/* ---- For the types in carom-field-json-scene.c ---- */

/* How a type of value is read, written and described; as the functions above do it. */
typedef struct {
  gboolean (*read)(CaromReader *reader, const CaromField *field, const char *value,
                   gpointer object);
  void (*write)(GString *json, const CaromField *field, gconstpointer object);
  /* Adds to the open object, which is part of a schema, what read takes. */
  void (*describe)(CaromJsonWriter *schema, const CaromField *field);
} CaromFieldCoder;

/* Counts the elements of a list.
 *
 * @field: what @value belongs to
 * @n: (out)
 * Returns: FALSE with the reader's error set if @value is no list */
gboolean carom_field_json_count(CaromReader *reader, const CaromField *field, const char *value,
                                guint *n);

/* Adds to the open object that one of @ids is to be chosen.
 *
 * @ids: up to NULL */
void carom_field_json_describe_choice(CaromJsonWriter *schema, const char *const *ids);

/* Those that need more than the table says: what quantities there are, what methods are made of,
 * and what each version of the format has. Format and version are no part of a scene: the one is
 * always the same, and the other follows from all that the scene has. */
extern const CaromFieldCoder carom_field_json_quantities, carom_field_json_panes,
    carom_field_json_part, carom_field_json_format, carom_field_json_version;
