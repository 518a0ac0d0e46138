/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-field-schema: the tables of fields as JSON Schema (draft 2020-12), for editors and for
 * programs that write scenes. Since it is made from the tables, it says what the reader takes.
 *
 * A schema cannot say what fields have to do with each other. */
#pragma once

#include "carom-field.h"
#include "carom-json-writer.h"

/* Each is a CaromFieldType.describe. */
void carom_field_schema_number(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_interval(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_vector(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_flag(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_text(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_colour(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_choice(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_object(CaromJsonWriter *schema, const CaromField *field);
void carom_field_schema_list(CaromJsonWriter *schema, const CaromField *field);

/* The same for types of other files. @ids is the list of all that can be chosen, up to NULL. */
void carom_field_schema_add_choice(CaromJsonWriter *schema, const char *const *ids);
void carom_field_schema_add_list(CaromJsonWriter *schema, const CaromListKind *kind);

/* What describes values of a type, see CaromFieldType.describe. */
typedef void (*CaromFieldDescribe)(CaromJsonWriter *schema, const CaromField *field);

/* Values are as @one describes them, or as @other does. */
void carom_field_schema_add_either(CaromJsonWriter *schema, const CaromField *field,
                                   CaromFieldDescribe one, CaromFieldDescribe other);

/* Adds to the open object what objects of @kind are. */
void carom_field_schema_add_kind(CaromJsonWriter *schema, const CaromObjectKind *kind);
