/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-document-choices: the steps that set a parameter or a pane. They need nothing of the
 * document that others could not use as well. Public functions are declared in carom-document.h. */
#include "carom-document.h"

#include <glib/gi18n-lib.h>

void carom_document_set_parameter(CaromDocument *self, const CaromParameter *parameter,
                                  double value) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self) && parameter &&
                   isfinite(value));
  carom_document_cancel(self);
  const CaromSetup *now = carom_document_get_setup(self);
  double wanted = CLAMP(value, parameter->min, parameter->max);
  if (parameter->get(now->scene) == wanted && !carom_parameter_is_mixed(parameter, now->scene))
    return;
  g_autoptr(CaromScene) scene = carom_scene_copy(now->scene);
  parameter->set(scene, wanted);
  carom_document_change_setup(self, carom_setup_change_scene(now, scene), _(parameter->edit_name),
                              parameter);
}

static void edit_methods(CaromDocument *self, GArray *methods, const char *name) {
  const CaromSetup *now = carom_document_get_setup(self);
  carom_document_change_setup(self, carom_setup_change_methods(now, methods), name, NULL);
}

void carom_document_set_method(CaromDocument *self, guint i, const CaromMethodOption *option,
                               const CaromPart *part) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self));
  carom_document_cancel(self);
  const CaromSetup *now = carom_document_get_setup(self);
  if (i >= now->methods->len ||
      carom_method_option_get(carom_setup_get_method(now, i), option) == part)
    return;
  /* Translators: the name of an edit, as in “Undo Change Method of Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Change Method of Pane %u"), i + 1);
  g_autoptr(GArray) methods = carom_setup_copy_methods(now);
  carom_method_option_set(&g_array_index(methods, CaromMethod, i), option, part);
  edit_methods(self, methods, name);
}

void carom_document_add_pane(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self));
  carom_document_cancel(self);
  const CaromSetup *now = carom_document_get_setup(self);
  guint n = now->methods->len;
  if (n >= CAROM_DOCUMENT_MAX_PANES)
    return;
  CaromMethod method = carom_setup_suggest_method(now);
  g_autoptr(GArray) methods = carom_setup_copy_methods(now);
  g_array_append_val(methods, method);
  /* Translators: the name of an edit, as in “Undo Add Pane” */
  edit_methods(self, methods, _("Add Pane"));
  g_signal_emit_by_name(self, "pane-added", n);
}

void carom_document_remove_pane(CaromDocument *self, guint i) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self));
  carom_document_cancel(self);
  const CaromSetup *now = carom_document_get_setup(self);
  if (now->methods->len < 2 || i >= now->methods->len)
    return;
  /* Translators: the name of an edit, as in “Undo Remove Pane 2” */
  g_autofree char *name = g_strdup_printf(_("Remove Pane %u"), i + 1);
  g_autoptr(GArray) methods = carom_setup_copy_methods(now);
  g_array_remove_index(methods, i);
  edit_methods(self, methods, name);
}

void carom_document_reset(CaromDocument *self) {
  g_return_if_fail(CAROM_IS_DOCUMENT(self) && carom_document_get_setup(self));
  carom_document_cancel(self);
  const CaromSetup *now = carom_document_get_setup(self);
  const CaromSetup *opened = carom_document_get_opened_setup(self);
  if (now->scene != opened->scene || now->methods != opened->methods)
    /* Translators: the name of an edit, as in “Undo Reset Scene and Panes” */
    carom_document_change_setup(self, carom_setup_copy(opened), _("Reset Scene and Panes"), NULL);
}
