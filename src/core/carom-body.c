#include "carom-body.h"

CaromBody carom_body_default(void) {
  return (CaromBody){.radius = 1, .mass_kg = 1, .colour_rgb = CAROM_NO_COLOUR};
}
