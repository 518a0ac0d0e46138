/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-window-types: a template finds only types that are known. */
#include "carom-window-types.h"

#include "carom-blank.h"
#include "carom-chart-view.h"
#include "carom-layout.h"
#include "carom-lazy-page.h"
#include "carom-notices.h"
#include "carom-pane-strip.h"
#include "carom-pointer-dot.h"
#include "carom-scene-chooser.h"
#include "carom-scene-panel.h"
#include "carom-split.h"
#include "carom-toast.h"
#include "carom-transport.h"

void carom_window_types_ensure(void) {
  g_type_ensure(CAROM_TYPE_BLANK);
  g_type_ensure(CAROM_TYPE_CHART_VIEW);
  g_type_ensure(CAROM_TYPE_FLOW_LAYOUT);
  g_type_ensure(CAROM_TYPE_LAZY_PAGE);
  g_type_ensure(CAROM_TYPE_NOTICES);
  g_type_ensure(CAROM_TYPE_PANE_STRIP);
  g_type_ensure(CAROM_TYPE_POINTER_DOT);
  g_type_ensure(CAROM_TYPE_SCENE_CHOOSER);
  g_type_ensure(CAROM_TYPE_SCENE_PANEL);
  g_type_ensure(CAROM_TYPE_SPLIT);
  g_type_ensure(CAROM_TYPE_TOAST);
  g_type_ensure(CAROM_TYPE_TRANSPORT);
}
