/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-disk-offers: the actions find what they work with at their map. */
#include "carom-disk-offers.h"

#include "carom-remarks.h"

#include <glib/gi18n-lib.h>

#define NOTICES "carom-disk-offers-notices"

static void offer_to_reload(CaromNotices *notices, const char *name) {
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf(_("Another program has changed “%s”."), name);
  const CaromNoticesOffer offers[] = {
      {_("_Reload"), _("Show what the file contains now; Undo brings back what is shown"),
       "win.reload"},
      {_("_Keep mine"), _("Go on with what is shown; saving it overwrites the file"), "win.keep"},
  };
  carom_notices_offer_two(notices, text, offers);
}

static void offer_to_save(CaromNotices *notices, const char *name) {
  g_autofree char *text =
      /* Translators: %s is the name of a file. */
      g_strdup_printf(_("“%s” has been removed or renamed. Save again to have it there."), name);
  carom_notices_offer(notices, text, _("_Save again"), _("Write the file anew"), "win.save");
}

static void withdraw(CaromNotices *notices) {
  carom_notices_withdraw(notices, "win.reload");
  carom_notices_withdraw(notices, "win.save");
}

static void on_disturbed(CaromSceneStore *store, gpointer data) {
  CaromNotices *notices = CAROM_NOTICES(data);
  g_autofree char *name = g_filename_display_basename(carom_scene_store_get_path(store));
  switch (carom_scene_store_get_state(store)) {
  case CAROM_FILE_DIGEST_CHANGED:
    offer_to_reload(notices, name);
    break;
  case CAROM_FILE_DIGEST_GONE:
    offer_to_save(notices, name);
    break;
  case CAROM_FILE_DIGEST_SAME:
    withdraw(notices);
    break;
  }
}

static void reload(GSimpleAction *action, GVariant *parameter, gpointer data) {
  CaromDocument *document = CAROM_DOCUMENT(data);
  CaromNotices *notices = g_object_get_data(G_OBJECT(action), NOTICES);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) remarks = NULL;
  g_autofree char *path = g_strdup(carom_scene_store_get_path(carom_document_get_store(document)));
  if (!path)
    return;
  if (!carom_document_reload(document, &remarks, &error)) {
    carom_notices_show_error(notices, _("Carom cannot reload the scene"), error->message);
    return;
  }
  withdraw(notices);
  if (remarks->len > 0) /* else what the new scene has brought up stays */
    carom_remarks_show(notices, path, remarks);
}

static void keep(GSimpleAction *action, GVariant *parameter, gpointer data) {
  carom_document_keep(CAROM_DOCUMENT(data));
  withdraw(g_object_get_data(G_OBJECT(action), NOTICES));
}

static void add_action(GActionMap *map, const char *name, GCallback activate,
                       CaromDocument *document, CaromNotices *notices) {
  g_autoptr(GSimpleAction) action = g_simple_action_new(name, NULL);
  g_object_set_data(G_OBJECT(action), NOTICES, notices);
  g_signal_connect(action, "activate", activate, document);
  g_action_map_add_action(map, G_ACTION(action));
}

void carom_disk_offers_add(GActionMap *map, CaromDocument *document, CaromNotices *notices) {
  g_return_if_fail(G_IS_ACTION_MAP(map) && CAROM_IS_DOCUMENT(document));
  add_action(map, "reload", G_CALLBACK(reload), document, notices);
  add_action(map, "keep", G_CALLBACK(keep), document, notices);
  CaromSceneStore *store = carom_document_get_store(document);
  g_signal_connect_object(store, "disturbed", G_CALLBACK(on_disturbed), notices, 0);
  g_signal_connect_object(store, "moved", G_CALLBACK(withdraw), notices, G_CONNECT_SWAPPED);
}
