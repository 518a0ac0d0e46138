/* carom-window-types: a template finds only types that are known. */
#include "carom-window-types.h"

#include "carom-balance-view.h"
#include "carom-blank.h"
#include "carom-chart-view.h"
#include "carom-collision-list.h"
#include "carom-cost-view.h"
#include "carom-derivation-view.h"
#include "carom-diagram-view.h"
#include "carom-encounter-view.h"
#include "carom-flow-layout.h"
#include "carom-notices.h"
#include "carom-pane-strip.h"
#include "carom-pointer-dot.h"
#include "carom-prediction-view.h"
#include "carom-queue-view.h"
#include "carom-scene-chooser.h"
#include "carom-scene-panel.h"
#include "carom-split.h"
#include "carom-toast.h"
#include "carom-transport.h"
#include "carom-working-view.h"

void carom_window_types_ensure(void) {
  g_type_ensure(CAROM_TYPE_BALANCE_VIEW);
  g_type_ensure(CAROM_TYPE_BLANK);
  g_type_ensure(CAROM_TYPE_CHART_VIEW);
  g_type_ensure(CAROM_TYPE_COLLISION_LIST);
  g_type_ensure(CAROM_TYPE_COST_VIEW);
  g_type_ensure(CAROM_TYPE_DERIVATION_VIEW);
  g_type_ensure(CAROM_TYPE_ENCOUNTER_VIEW);
  g_type_ensure(CAROM_TYPE_DIAGRAM_VIEW);
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  g_type_ensure(CAROM_TYPE_NOTICES);
  g_type_ensure(CAROM_TYPE_PANE_STRIP);
  g_type_ensure(CAROM_TYPE_POINTER_DOT);
  g_type_ensure(CAROM_TYPE_PREDICTION_VIEW);
  g_type_ensure(CAROM_TYPE_QUEUE_VIEW);
  g_type_ensure(CAROM_TYPE_SCENE_CHOOSER);
  g_type_ensure(CAROM_TYPE_SCENE_PANEL);
  g_type_ensure(CAROM_TYPE_SPLIT);
  g_type_ensure(CAROM_TYPE_TOAST);
  g_type_ensure(CAROM_TYPE_TRANSPORT);
  g_type_ensure(CAROM_TYPE_WORKING_VIEW);
}
