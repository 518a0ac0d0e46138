/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-scene: discs, walls, gravity and restitution, with the texts that go with them: what is to
 * be run, before any method is chosen. A scene that is being run does not change any more; to
 * change a parameter, change a copy and run that. */
#pragma once

#include "carom-body.h"
#include "carom-bookmark.h"
#include "carom-emitter.h"
#include "carom-extents.h"
#include "carom-method.h"
#include "carom-pool.h"
#include "carom-question.h"
#include "carom-random-placement.h"
#include "carom-staging.h"
#include "carom-wall.h"

/* The most that a scene may have, so that its file can be read again; see carom-limits.h. */
#define CAROM_SCENE_MAX_BODIES            1000000 /* with those placed at random and those emitted */
#define CAROM_SCENE_MAX_PLACED            200000  /* by hand: more would not fit into a file */
#define CAROM_SCENE_MAX_WALLS             10000
#define CAROM_SCENE_MAX_EMITTERS          1000
#define CAROM_SCENE_MAX_OPENINGS_OF_ALL   200000 /* doors together */
#define CAROM_SCENE_MAX_RANDOM_PLACEMENTS 1000
#define CAROM_SCENE_MAX_QUESTIONS         1000
#define CAROM_SCENE_MAX_BOOKMARKS         100
#define CAROM_SCENE_MAX_TITLE             200 /* characters */
#define CAROM_SCENE_MAX_UNIT              100
#define CAROM_SCENE_MAX_WORDS             5000 /* a lesson, a question, an answer: each */
#define CAROM_SCENE_MAX_CHOICE            200  /* what can be chosen: it is read at a glance */
#define CAROM_SCENE_MAX_BOOKMARK          200  /* its name */
#define CAROM_SCENE_MAX_FRAMES            1e9  /* duration / dt */

typedef struct {
  char *id;                      /* (nullable): the id of a built-in scene */
  char *title;                   /* never NULL */
  char *lesson;                  /* (nullable): what to look for */
  GArray *questions;             /* (element-type CaromQuestion) */
  gboolean words_are_older;      /* the physics has changed since these two were written; FALSE if
                                    there are none */
  char *unit;                    /* of length: "m", "px", … */
  double dt_s;                   /* > 0: length of a frame */
  double duration_s;             /* >= dt_s: how long a run usually is */
  gboolean has_chosen_times;     /* when it was read, its file had neither of these two */
  gboolean has_chosen_detection; /* when it was read, its file did not say how contacts are found */
  CaromVec2 gravity;             /* acceleration */
  double restitution;            /* of disc–disc contacts, >= 0 */
  gboolean has_view;             /* whether view_min and view_max say what to show */
  CaromVec2 view_min, view_max;
  const char *view_others; /* (nullable): the view's, as in CaromBody */
  gboolean counter;        /* whether panes show a large counter of contacts */
  CaromStaging staging;
  GArray *bookmarks;   /* (element-type CaromBookmark) */
  guint32 seed;        /* of random placements, and of the order of random ties */
  GArray *bodies;      /* (element-type CaromBody): those placed by hand, and between or after them
                          those placed at random, as carom-placement-list.h knows */
  guint n_placed;      /* how many of bodies were placed by hand */
  GArray *placements;  /* (element-type CaromRandomPlacement): in the order of their discs */
  GArray *kept_places; /* (element-type CaromKeptPlace): what placements avoid; if there is none,
                          the discs before the first one's */
  GArray *walls;       /* (element-type CaromWall) */
  GArray *emitters;    /* (element-type CaromEmitter): their discs are not among bodies */
  GArray *methods;     /* (element-type CaromMethod): suggested panes; empty: all resolvers */
  double gravity_size, gravity_angle_deg; /* what gravity was given by, see carom-gravity.h */
  const char *others;                     /* (nullable): as in CaromBody */
  CaromPool *pool; /* what all of these point to; it keeps that of any scene they came from */
} CaromScene;

/* carom_scene_new() makes an empty scene, elastic, without gravity, with 60 frames a second.
 *
 * Returns: (transfer full): a scene; free it with carom_scene_unref() */
CaromScene *carom_scene_new(void);
CaromScene *carom_scene_copy(const CaromScene *scene);
CaromScene *carom_scene_ref(CaromScene *scene);
void carom_scene_unref(CaromScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(CaromScene, carom_scene_unref)

static inline const CaromBody *carom_scene_body(const CaromScene *scene, guint i) {
  return &g_array_index(scene->bodies, CaromBody, i);
}

/* Returns: (transfer none) (nullable): the same; NULL for a disc that an emitter has brought in */
static inline const CaromBody *carom_scene_find_body(const CaromScene *scene, guint i) {
  return i < scene->bodies->len ? carom_scene_body(scene, i) : NULL;
}

static inline const CaromWall *carom_scene_wall(const CaromScene *scene, guint i) {
  return &g_array_index(scene->walls, CaromWall, i);
}

static inline const CaromEmitter *carom_scene_emitter(const CaromScene *scene, guint i) {
  return &g_array_index(scene->emitters, CaromEmitter, i);
}

/* Returns: (transfer none) (nullable): the name that disc @i was given; NULL if it has none, or if
 *   there is no such disc */
const char *carom_scene_body_given_name(const CaromScene *scene, guint i);

/* Returns: (transfer full): what people call disc @i: its name, or else its symbol. Names are any
 *   text, and may be the same of several discs. */
char *carom_scene_body_name(const CaromScene *scene, guint i);

/* Returns: (transfer full): the same for labels: with an ellipsis if it has more characters than
 *   CAROM_SCENE_SHORT_NAME */
char *carom_scene_body_short_name(const CaromScene *scene, guint i);
#define CAROM_SCENE_SHORT_NAME 12

/* Returns: (transfer full): the same for where formulas follow: "Earth (C)" */
char *carom_scene_body_title(const CaromScene *scene, guint i);

/* Discs that are placed at random have none, and are not gone through.
 *
 * Returns: how many discs have a name; @most if there are that many or more */
guint carom_scene_count_names(const CaromScene *scene, guint most);

/* Returns: (transfer none): question @i, from 0 */
static inline CaromQuestion *carom_scene_question(const CaromScene *scene, guint i) {
  return &g_array_index(scene->questions, CaromQuestion, i);
}

/* Places a body by hand. Call before carom_scene_populate(). */
void carom_scene_add_body(CaromScene *scene, CaromBody body);

/* How many discs of the scene are placed at random, now or when they have been placed. */
guint64 carom_scene_count_randomly_placed(const CaromScene *scene);

/* How many discs there are when all have come in that emitters bring. */
guint64 carom_scene_count_most_discs(const CaromScene *scene);

/* Whether the scene has a lesson or questions. */
gboolean carom_scene_has_words(const CaromScene *scene);

/* Whether some wall is a door, which opens in the course of a run. */
gboolean carom_scene_has_doors(const CaromScene *scene);

/* How often all doors open together. */
guint64 carom_scene_count_openings(const CaromScene *scene);

/* Places the discs of all random placements anew: in an edited scene, with the seed that it has,
 * where they are; see carom_placement_list_renew() for another seed.
 *
 * @seed: the seed for the random numbers; kept in the scene
 * @placement: (out) (optional): on failure, the index of the random placement whose discs found no
 *   room
 * @placed: (out) (optional): on failure, how many of its discs found room
 * Returns: whether there was room for all */
gboolean carom_scene_populate(CaromScene *scene, guint32 seed, guint *placement, guint *placed);

/* Takes all discs as placed by hand, where they are, and in the same order. The seed stays; it
 * still decides the order of random ties. Of the random placements only those stay of which a file
 * says something in fields that are not known; they are taken apart, and have no discs. */
void carom_scene_place_by_hand(CaromScene *scene);

/* Sets the restitution of discs and walls alike; carom-coefficients.h sets that of walls alone. */
void carom_scene_set_restitution(CaromScene *scene, double restitution);

/* Finds the only two discs that can move.
 *
 * @heavy, @light: (out): which they are; the first is the heavy one if they are equal
 * Returns: FALSE if there are more or fewer, or if there are random placements or emitters */
gboolean carom_scene_find_pair(const CaromScene *scene, guint *heavy, guint *light);

/* Returns: the mass of the heavier of the two discs that can move over that of the lighter one, >=
 *   1; 0 if there is no such pair, see carom_scene_find_pair() */
double carom_scene_get_mass_ratio(const CaromScene *scene);

/* Sets the mass of the heavier disc that can move (of the first, if they are equal) to @ratio times
 * that of the lighter one, which keeps its mass.
 *
 * @ratio: > 0, finite
 * Returns: whether that was possible: the scene has such discs, and the mass is in range */
gboolean carom_scene_set_mass_ratio(CaromScene *scene, double ratio);

/* The rectangle to show: the one that the scene gives, or else one around all walls and discs at
 * the start.
 *
 * @min, @max: (out): its corners */
void carom_scene_view(const CaromScene *scene, CaromVec2 *min, CaromVec2 *max);

/* What all walls and discs take up at the start, and the discs of emitters as they come in. */
CaromExtents carom_scene_extents(const CaromScene *scene);

/* How many pairs of discs overlap at the start; @most if there are that many or more. */
guint carom_scene_count_overlaps(const CaromScene *scene, guint most);
