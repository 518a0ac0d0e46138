/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-setup: what a comparison is made of: a scene and the methods of the panes. It does not
 * change after it is made; an edit makes another one. */
#pragma once

#include "carom-comparison.h"

typedef struct {
  CaromScene *scene;
  GArray *methods; /* (element-type CaromMethod): one a pane, at least one */
  CaromPool *pool; /* what the methods point to: that of the scene which suggested them */
  /* The scene when its words were last edited or, if they have not been, as it was opened. */
  CaromScene *written_for;
} CaromSetup;

/* The scene under the methods that it suggests, but no more than @max.
 *
 * @scene: may not be changed any more; a reference is taken
 * @remarks: (element-type utf8): a sentence is added if it suggests more
 * Returns: (transfer full): the setup; free it with carom_setup_free() */
CaromSetup *carom_setup_new_suggested(CaromScene *scene, guint max, GPtrArray *remarks);
/* An edit of the scene. Its "words_are_older" follows from it, whatever it was.
 *
 * @scene: may not be changed any more; a reference is taken
 * Returns: (transfer full): the setup with that scene, or one that differs in that field alone */
CaromSetup *carom_setup_change_scene(const CaromSetup *setup, CaromScene *scene);
/* An edit of the panes.
 *
 * @methods: made from those of @setup; may not be changed any more; a reference is taken
 * Returns: (transfer full): the setup with them */
CaromSetup *carom_setup_change_methods(const CaromSetup *setup, GArray *methods);
/* Returns: (transfer full): a setup that shares all with @setup */
CaromSetup *carom_setup_copy(const CaromSetup *setup);
void carom_setup_free(CaromSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromSetup, carom_setup_free)

static inline const CaromMethod *carom_setup_get_method(const CaromSetup *setup, guint i) {
  return &g_array_index(setup->methods, CaromMethod, i);
}

/* Returns: (transfer full): a copy of the scene that suggests the methods, as it is stored */
CaromScene *carom_setup_make_scene(const CaromSetup *setup);

/* The method that another pane should have: that of the last one with the detection of the first,
 * but with one thing that no pane has yet: a resolver or, if all are there, the first part of the
 * first option that is left; if nothing is, with another rule for ties than the last one. */
CaromMethod carom_setup_suggest_method(const CaromSetup *setup);

/* Whether an edit has changed nothing: @one has all that @other has, which is what is in their
 * files, and what only the program keeps, which is the direction that gravity has been given while
 * its size is 0. */
gboolean carom_setup_same_scene(const CaromScene *one, const CaromScene *other);
