/* carom-detection: the error domain of detections. Each detection has a file of its own. */
#include "carom-detection.h"

G_DEFINE_QUARK(carom_detection_error, carom_detection_error)
