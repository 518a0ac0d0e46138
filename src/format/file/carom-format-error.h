/* carom-format-error: the ways in which a file can be wrong. Every message names the file, the
 * place and the remedy. */
#pragma once

#include <glib.h>

typedef enum {
  CAROM_FORMAT_ERROR_READ,    /* the file cannot be read */
  CAROM_FORMAT_ERROR_SYNTAX,  /* it is not what it claims to be */
  CAROM_FORMAT_ERROR_VALUE,   /* a value is missing or out of range */
  CAROM_FORMAT_ERROR_VERSION, /* made by a newer program */
  CAROM_FORMAT_ERROR_WRITE,   /* the file cannot be written */
} CaromFormatError;
#define CAROM_FORMAT_ERROR (carom_format_error_quark())
GQuark carom_format_error_quark(void);
