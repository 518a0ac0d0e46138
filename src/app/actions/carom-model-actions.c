/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-model-actions: a table for each model; before it, what its rows call that the model itself
 * does not have. */
#include "carom-model-actions.h"

#include "carom-action.h"
#include "carom-balance-text.h"
#include "carom-bookmarks.h"
#include "carom-contact-walk.h"
#include "carom-explanation-format.h"
#include "carom-method-reference.h"
#include "carom-run-queue.h"

#define RUN  CAROM_ACTION_RUN
#define STEP CAROM_ACTION_STEP
#define TAKE CAROM_ACTION_TAKE
#define CAN  CAROM_ACTION_CAN

/* ---- Time ---- */

static void restart(CaromPlayer *player) {
  carom_player_seek(player, 0);
}

static void go_to_end(CaromPlayer *player) {
  carom_player_seek(player, carom_comparison_get_furthest(carom_player_get_comparison(player)));
}

/* The first pane that has a queue stands for one that has none. */
static void next_event(CaromPlayer *player, GVariant *parameter) {
  CaromComparison *comparison = carom_player_get_comparison(player);
  guint pane = g_variant_get_uint32(parameter), n = carom_comparison_get_n_runs(comparison);
  if (pane >= n || !carom_run_queue_exists(carom_comparison_get_run(comparison, pane)))
    for (pane = 0; pane + 1 < n; pane++)
      if (carom_run_queue_exists(carom_comparison_get_run(comparison, pane)))
        break;
  carom_player_next_event(player, pane);
}

static void seek(CaromPlayer *player, GVariant *parameter) {
  carom_player_seek(player, g_variant_get_uint64(parameter));
}

static const CaromAction time_actions[] = {
    {"play", .property = "playing", .can = CAN(carom_player_can_play)},
    {"speed", .property = "speed"},
    {"loop", .property = "loop"},
    {"slow-at-contacts", .property = "slow-at-contacts"},
    {"restart", .run = RUN(restart)},
    {"end", .run = RUN(go_to_end)},
    {"play-beyond", .run = RUN(carom_player_play_beyond), .can = CAN(carom_player_can_play)},
    {"step", .step = STEP(carom_player_step), .by = 1},
    {"step-back", .step = STEP(carom_player_step), .by = -1},
    {"next-contact", .step = STEP(carom_player_seek_contact), .by = 1},
    {"previous-contact", .step = STEP(carom_player_seek_contact), .by = -1},
    {"next-event", .take = TAKE(next_event), .type = "u"},
    {"seek", .take = TAKE(seek), .type = "t"},
    {NULL},
};

/* ---- The contact ---- */

/* A menu that names a contact may be open still while another scene is opened, which may have no
 * such contact. */
static void choose_contact(CaromInspector *inspector, GVariant *parameter) {
  const CaromComparison *comparison =
      carom_player_get_comparison(carom_inspector_get_player(inspector));
  guint run, contact;
  g_variant_get(parameter, "(uu)", &run, &contact);
  if (run < carom_comparison_get_n_runs(comparison) &&
      contact < carom_run_count_contacts(carom_comparison_get_run(comparison, run)))
    carom_inspector_choose(inspector, run, contact);
}

/* Contacts at one instant, or in one frame of steps, are one stop of the clock. This goes through
 * them, but not through those that are too many for that. */
static void go_to_contact_beside(CaromInspector *inspector, int direction) {
  guint run, contact;
  CaromPlayer *player = carom_inspector_get_player(inspector);
  const CaromComparison *comparison = carom_player_get_comparison(player);
  if (carom_inspector_get_choice(inspector, &run, &contact) &&
      carom_inspector_is_at_contact(inspector) && (direction > 0 || contact > 0) &&
      carom_contact_walk_count_burst(comparison) == 0 &&
      carom_comparison_is_at_contact(comparison, run, (guint)((int)contact + direction)))
    carom_inspector_choose(inspector, run, (guint)((int)contact + direction));
  else
    carom_player_seek_contact(player, direction);
}

static void flip_side(CaromInspector *inspector) {
  CaromSide side = carom_inspector_get_side(inspector);
  carom_inspector_set_side(inspector, side == CAROM_BEFORE ? CAROM_AFTER : CAROM_BEFORE);
}

/* The lines are those of what is shown. */
static void set_line(CaromInspector *inspector, GVariant *line) {
  carom_inspector_set_step(inspector, carom_inspector_get_topic(inspector),
                           g_variant_get_int32(line));
}

static gboolean has_contact(CaromInspector *inspector) {
  return carom_inspector_get_choice(inspector, NULL, NULL);
}

static const CaromAction contact_actions[] = {
    {"choose-contact", .take = TAKE(choose_contact), .type = "(uu)"},
    {"contact-on", .step = STEP(go_to_contact_beside), .by = 1},
    {"contact-back", .step = STEP(go_to_contact_beside), .by = -1},
    {"flip-side", .run = RUN(flip_side), .can = CAN(carom_inspector_is_at_contact)},
    {"line", .take = TAKE(set_line), .type = "i", .can = CAN(has_contact)},
    {"next-line", .step = STEP(carom_inspector_walk), .by = 1,
     .can = CAN(carom_inspector_can_walk)},
    {"previous-line", .step = STEP(carom_inspector_walk), .by = -1,
     .can = CAN(carom_inspector_can_walk)},
    {"numbers", .property = "in-numbers"},
    {"all-lines", .property = "all-lines"},
    {NULL},
};

/* By CaromSide. */
static const char *const sides[] = {"before", "after"};

static void set_side(GSimpleAction *action, GVariant *side, gpointer inspector) {
  for (CaromSide i = CAROM_BEFORE; i <= CAROM_AFTER; i++)
    if (g_str_equal(g_variant_get_string(side, NULL), sides[i]))
      carom_inspector_set_side(inspector, i);
}

static void show_side(CaromInspector *inspector, GSimpleAction *action) {
  const char *side = sides[carom_inspector_get_side(inspector)];
  g_simple_action_set_state(action, g_variant_new_string(side));
  g_simple_action_set_enabled(action, carom_inspector_is_at_contact(inspector));
}

static void add_side(GActionMap *map, CaromInspector *inspector) {
  g_autoptr(GSimpleAction) action = g_simple_action_new_stateful(
      "contact-side", G_VARIANT_TYPE_STRING, g_variant_new_string(sides[CAROM_BEFORE]));
  g_signal_connect(action, "change-state", G_CALLBACK(set_side), inspector);
  g_signal_connect_object(inspector, "walked", G_CALLBACK(show_side), action, 0);
  g_action_map_add_action(map, G_ACTION(action));
  show_side(inspector, action);
}

/* ---- Spot the error ---- */

static void guess(CaromSpot *spot, GVariant *parameter) {
  guint column, line;
  g_variant_get(parameter, "(uu)", &column, &line);
  carom_spot_guess(spot, column, line);
}

static const CaromAction spot_actions[] = {
    {"spot", .take = TAKE(guess), .type = "(uu)"},
    {"spot-line", .run = RUN(carom_spot_guess_lit)},
    {NULL},
};

/* ---- Predictions ---- */

static void set_filter(CaromPredictionSession *session, GVariant *text) {
  carom_prediction_session_request_filter(session, g_variant_get_string(text, NULL));
}

static gboolean is_asking(CaromPredictionSession *session) {
  return carom_prediction_session_get_state(session) == CAROM_PREDICTION_SESSION_ASKING;
}

static gboolean is_waiting(CaromPredictionSession *session) {
  return carom_prediction_session_get_state(session) == CAROM_PREDICTION_SESSION_WAITING;
}

static gboolean can_go_on(CaromPredictionSession *session) {
  return is_waiting(session) ||
         carom_prediction_session_get_state(session) == CAROM_PREDICTION_SESSION_REVEALED;
}

static gboolean has_record(CaromPredictionSession *session) {
  return carom_prediction_session_get_record(session)->len > 0;
}

static const CaromAction prediction_actions[] = {
    {"predict", .property = "active"},
    {"predict-choices", .property = "choices"},
    {"predict-kinds", .property = "kinds"},
    {"reveal", .run = RUN(carom_prediction_session_reveal),
     .can = CAN(carom_prediction_session_can_reveal)},
    {"predict-go-on", .run = RUN(carom_prediction_session_go_on), .can = CAN(can_go_on)},
    {"predict-skip", .run = RUN(carom_prediction_session_go_on), .can = CAN(is_asking)},
    {"predict-start-over", .run = RUN(carom_prediction_session_start_over), .can = CAN(is_waiting)},
    {"predict-filter", .take = TAKE(set_filter), .type = "s"},
    {"predict-clear", .run = RUN(carom_prediction_session_clear), .can = CAN(has_record)},
    {"predict-restore", .run = RUN(carom_prediction_session_restore),
     .can = CAN(carom_prediction_session_can_restore)},
    {NULL},
};

/* ---- Votes ---- */

static void choose(CaromVote *vote, GVariant *choice) {
  carom_vote_choose(vote, g_variant_get_uint32(choice));
}

static gboolean has_ballots(CaromVote *vote) {
  return carom_vote_get_record(vote)->len > 0;
}

static const CaromAction vote_actions[] = {
    {"vote-choose", .take = TAKE(choose), .type = "u", .can = CAN(carom_vote_can_choose)},
    {"vote-take-back", .run = RUN(carom_vote_take_back), .can = CAN(carom_vote_is_open)},
    {"vote-on", .run = RUN(carom_vote_go_on), .can = CAN(carom_vote_can_go_on)},
    {"vote-again", .run = RUN(carom_vote_again), .can = CAN(carom_vote_can_vote_again)},
    {"vote-clear", .run = RUN(carom_vote_clear), .can = CAN(has_ballots)},
    {"vote-restore", .run = RUN(carom_vote_restore), .can = CAN(carom_vote_can_restore)},
    {NULL},
};

/* ---- The clipboard ---- */

/* @text: (transfer full) */
static void copy(char *text) {
  gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text);
  g_free(text);
}

static void copy_contact(CaromModelActions *models, GVariant *id) {
  const CaromExplanationFormat *format =
      carom_explanation_format_by_id(g_variant_get_string(id, NULL));
  g_return_if_fail(format);
  const CaromExplanation *explanation = carom_inspector_get_explanation(models->inspector);
  g_autoptr(CaromExplanationContext) context = carom_inspector_get_context(models->inspector);
  if (explanation)
    copy(format->write(explanation, context));
}

static void copy_balance(CaromModelActions *models) {
  const CaromExplanation *explanation = carom_inspector_get_explanation(models->inspector);
  if (explanation)
    copy(carom_balance_text_tsv(explanation));
}

static gboolean can_copy(CaromModelActions *models) {
  return !carom_prediction_session_is_asking(models->session);
}

static const CaromAction copy_actions[] = {
    {"copy-contact", .take = TAKE(copy_contact), .type = "s", .can = CAN(can_copy)},
    {"copy-balance", .run = RUN(copy_balance), .can = CAN(can_copy)},
    {NULL},
};

/* ---- The document ---- */

static guint count_panes(CaromDocument *document) {
  guint n_panes;
  g_object_get(document, "n-panes", &n_panes, NULL);
  return n_panes;
}

static void set_method(CaromDocument *document, GVariant *parameter) {
  guint pane;
  const char *key, *id;
  g_variant_get(parameter, "(u&s&s)", &pane, &key, &id);
  const CaromMethodOption *option = carom_method_option_by_key(key);
  const CaromPart *part = option ? carom_method_option_part(option, id) : NULL;
  g_return_if_fail(part && pane < count_panes(document));
  carom_document_set_method(document, pane, option, part);
}

static void remove_pane(CaromDocument *document, GVariant *pane) {
  carom_document_remove_pane(document, g_variant_get_uint32(pane));
}

static gboolean can_add_pane(CaromDocument *document) {
  return count_panes(document) < CAROM_DOCUMENT_MAX_PANES;
}

static gboolean can_remove_pane(CaromDocument *document) {
  return count_panes(document) > 1;
}

static gboolean can_undo(CaromDocument *document) {
  gboolean can;
  g_object_get(document, "can-undo", &can, NULL);
  return can;
}

static gboolean can_redo(CaromDocument *document) {
  gboolean can;
  g_object_get(document, "can-redo", &can, NULL);
  return can;
}

static gboolean can_switch_basis(CaromDocument *document) {
  gboolean can;
  g_object_get(document, "can-switch-basis", &can, NULL);
  return can;
}

static void go_to_bookmark(CaromDocument *document, GVariant *number) {
  carom_bookmarks_go_to(document, g_variant_get_uint32(number) - 1);
}

static void add_bookmark(CaromDocument *document, GVariant *name) {
  carom_bookmarks_add(document, g_variant_get_string(name, NULL));
}

static void remove_bookmark(CaromDocument *document, GVariant *number) {
  carom_bookmarks_remove(document, g_variant_get_uint32(number) - 1);
}

static const CaromAction document_actions[] = {
    {"bookmark", .take = TAKE(go_to_bookmark), .type = "u"},
    {"add-bookmark", .take = TAKE(add_bookmark), .type = "s"},
    {"remove-bookmark", .take = TAKE(remove_bookmark), .type = "u"},
    {"method", .take = TAKE(set_method), .type = "(uss)"},
    {"add-pane", .run = RUN(carom_document_add_pane), .can = CAN(can_add_pane)},
    {"remove-pane", .take = TAKE(remove_pane), .type = "u", .can = CAN(can_remove_pane)},
    {"reset", .run = RUN(carom_document_reset)},
    {"undo", .run = RUN(carom_document_undo), .can = CAN(can_undo)},
    {"redo", .run = RUN(carom_document_redo), .can = CAN(can_redo)},
    {"switch-basis", .run = RUN(carom_document_switch_basis), .can = CAN(can_switch_basis)},
    {"memory", .property = "memory-mb"},
    {NULL},
};

static void set_parameter(GSimpleAction *action, GVariant *value, gpointer document) {
  const char *id = g_action_get_name(G_ACTION(action));
  carom_document_set_parameter(document, carom_parameter_by_id(id), g_variant_get_double(value));
}

/* The state is the value in the scene, also after undo and redo. */
static void show_parameter(CaromPlayer *player, GSimpleAction *action) {
  const CaromParameter *parameter = carom_parameter_by_id(g_action_get_name(G_ACTION(action)));
  const CaromScene *scene = carom_comparison_get_scene(carom_player_get_comparison(player));
  g_simple_action_set_state(action, g_variant_new_double(parameter->get(scene)));
}

static void add_parameters(GActionMap *map, CaromDocument *document) {
  guint n_parameters;
  const CaromParameter *const *parameters = carom_parameters(&n_parameters);
  for (guint i = 0; i < n_parameters; i++) {
    g_autoptr(GSimpleAction) action = g_simple_action_new_stateful(
        parameters[i]->part.id, G_VARIANT_TYPE_DOUBLE, g_variant_new_double(0));
    g_signal_connect(action, "change-state", G_CALLBACK(set_parameter), document);
    g_signal_connect_object(carom_document_get_player(document), "replaced",
                            G_CALLBACK(show_parameter), action, 0);
    g_action_map_add_action(map, G_ACTION(action));
  }
}

/* Its state is the id of what all panes have; "" if they differ. */
static void set_detection(GSimpleAction *action, GVariant *id, gpointer document) {
  const CaromMethodOption *option = carom_method_option_by_key("detection");
  const CaromPart *part = carom_method_option_part(option, g_variant_get_string(id, NULL));
  if (part)
    carom_document_set_common(document, option, part);
}

static void show_detection(CaromDocument *document, GSimpleAction *action) {
  const CaromPart *common =
      carom_document_get_common(document, carom_method_option_by_key("detection"));
  g_simple_action_set_state(action, g_variant_new_string(common ? common->id : ""));
}

static void set_reference(GSimpleAction *action, GVariant *pane, gpointer document) {
  guint i = g_variant_get_uint32(pane);
  if (i < count_panes(document))
    carom_document_set_reference(document, i);
}

static void show_reference(CaromDocument *document, GSimpleAction *action) {
  const GArray *methods = carom_document_get_setup(document)->methods;
  guint i = carom_method_reference_find((const CaromMethod *)methods->data, methods->len);
  g_simple_action_set_state(action, g_variant_new_uint32(i));
}

/* Adds an action whose state follows the document. */
static void add_state(GActionMap *map, CaromDocument *document, const char *name, GVariant *state,
                      GCallback set, GCallback show) {
  g_autoptr(GSimpleAction) action =
      g_simple_action_new_stateful(name, g_variant_get_type(state), state);
  g_signal_connect(action, "change-state", set, document);
  g_signal_connect_object(document, "changed", show, action, 0);
  g_signal_connect_object(document, "opened", show, action, 0);
  g_action_map_add_action(map, G_ACTION(action));
}

static void add_states(GActionMap *map, CaromDocument *document) {
  add_state(map, document, "detection", g_variant_new_string(""), G_CALLBACK(set_detection),
            G_CALLBACK(show_detection));
  add_state(map, document, "reference", g_variant_new_uint32(0), G_CALLBACK(set_reference),
            G_CALLBACK(show_reference));
}

/* ---- Panes ---- */

static void fill_with(CaromPaneStrip *panes, GVariant *number) {
  carom_pane_strip_fill_with(panes, g_variant_get_uint32(number));
}

static void fill_or_show_all(CaromPaneStrip *panes, GVariant *number) {
  carom_pane_strip_fill_with(panes,
                             carom_pane_strip_is_filled(panes) ? 0 : g_variant_get_uint32(number));
}

/* The keys of "fill-with" choose tools while all panes are seen. */
static const CaromAction pane_actions[] = {
    {"fill", .run = RUN(carom_pane_strip_toggle_filled)},
    {"fill-pane", .take = TAKE(fill_or_show_all), .type = "u"},
    {"fill-with", .take = TAKE(fill_with), .type = "u", .can = CAN(carom_pane_strip_is_filled)},
    {NULL},
};

/* ---- What panes show ---- */

static const CaromAction staging_actions[] = {
    {"show-velocities", .property = "velocities"},
    {"show-momenta", .property = "momenta"},
    {"show-trails", .property = "trails"},
    {"show-strobe", .property = "strobe"},
    {"show-ghost", .property = "ghost"},
    {"show-centre-of-mass", .property = "centre-of-mass"},
    {"colour-by-speed", .property = "colour-by-speed"},
    {"superpose", .property = "superposed"},
    {"show-labels", .property = "labels", .can = CAN(carom_staging_choice_can_label)},
    {"counter", .property = "counter"},
    {"turn-scene", .property = "turns"},
    {"trails-length", .property = "trails-length"},
    {"strobe-interval", .property = "strobe-interval"},
    {NULL},
};

/* @by: 1: in, -1: out */
static void zoom(CaromPaneStrip *panes, int by) {
  carom_camera_zoom(carom_pane_strip_get_camera(panes),
                    by > 0 ? CAROM_CAMERA_KEY_STEP : 1 / CAROM_CAMERA_KEY_STEP);
}

static void zoom_fit(CaromPaneStrip *panes) {
  carom_camera_reset(carom_pane_strip_get_camera(panes));
}

static const CaromAction camera_actions[] = {
    {"zoom-in", .step = STEP(zoom), .by = 1},
    {"zoom-out", .step = STEP(zoom), .by = -1},
    {"zoom-fit", .run = RUN(zoom_fit)},
    {"zoom-to-difference", .run = RUN(carom_pane_strip_zoom_to_difference)},
    {NULL},
};

/* ---- All of them ---- */

void carom_model_actions_add(GActionMap *map, CaromModelActions *models) {
  static const char *const replaced[] = {"replaced", NULL};
  static const char *const walked[] = {"walked", NULL};
  static const char *const changed[] = {"changed", "guessed", "recorded", NULL};
  static const char *const voted[] = {"changed", "counted", "recorded", NULL};
  static const char *const staged[] = {"changed", NULL};
  static const char *const edited[] = {"notify::n-panes", "notify::can-undo", "notify::can-redo",
                                       "notify::can-switch-basis", NULL};
  static const char *const filled[] = {"notify::filled-by", NULL};
  g_return_if_fail(G_IS_ACTION_MAP(map) && models);
  if (models->player)
    carom_action_add(map, time_actions, models->player, models->player, replaced);
  if (models->inspector) {
    carom_action_add(map, contact_actions, models->inspector, models->inspector, walked);
    add_side(map, models->inspector);
  }
  if (models->spot)
    carom_action_add(map, spot_actions, models->spot, NULL, NULL);
  if (models->session)
    carom_action_add(map, prediction_actions, models->session, models->session, changed);
  if (models->vote)
    carom_action_add(map, vote_actions, models->vote, models->vote, voted);
  if (models->session && models->inspector)
    carom_action_add(map, copy_actions, models, models->session, changed);
  if (models->document) {
    carom_action_add(map, document_actions, models->document, models->document, edited);
    add_parameters(map, models->document);
    add_states(map, models->document);
  }
  if (models->staging)
    carom_action_add(map, staging_actions, models->staging, models->staging, staged);
  if (models->panes) {
    carom_action_add(map, camera_actions, models->panes, NULL, NULL);
    carom_action_add(map, pane_actions, models->panes, models->panes, filled);
  }
}
