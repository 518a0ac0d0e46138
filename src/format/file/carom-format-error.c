/* carom-format-error: defines the error domain. */
#include "carom-format-error.h"

G_DEFINE_QUARK(carom_format_error, carom_format_error)
