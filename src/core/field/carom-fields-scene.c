/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-fields-scene: what can be said of a scene as a whole, of its view, and of its questions. */
#include "carom-field.h"

#include <glib/gi18n-lib.h>

/* ---- The view ---- */

static CaromFieldFault view_check(gconstpointer object) {
  const CaromScene *scene = object;
  if (scene->view_min.x < scene->view_max.x && scene->view_min.y < scene->view_max.y)
    return (CaromFieldFault){0};
  return (CaromFieldFault){N_("the corner min is not below and left of the corner max."),
                           N_("Exchange the two, or move them apart.")};
}

static const CaromField view_fields[] = {
    {"min", CAROM_FIELD_VECTOR, offsetof(CaromScene, view_min), CAROM_FIELD_REQUIRED,
     N_("Give the lower left corner of what to show as [x, y]."), CAROM_RANGE_ANY},
    {"max", CAROM_FIELD_VECTOR, offsetof(CaromScene, view_max), CAROM_FIELD_REQUIRED,
     N_("Give the upper right corner of what to show as [x, y]."), CAROM_RANGE_ANY},
};

static const CaromObjectKind view_kind = {view_fields, G_N_ELEMENTS(view_fields),
                                          offsetof(CaromScene, view_others), .check = view_check,
                                          .presence = offsetof(CaromScene, has_view)};

/* ---- What a question offers ---- */

static void choice_init(gpointer object, const CaromScene *scene) {
  *(CaromQuestionChoice *)object = (CaromQuestionChoice){0};
}

static const CaromTextKind question_text = {.not_blank = TRUE, .limit = CAROM_SCENE_MAX_WORDS};
static const CaromTextKind choice_text = {.not_blank = TRUE, .limit = CAROM_SCENE_MAX_CHOICE};
static const CaromTextKind words = {.limit = CAROM_SCENE_MAX_WORDS};

static const CaromField choice_fields[] = {
    {"choice", CAROM_FIELD_TEXT, offsetof(CaromQuestionChoice, choice), CAROM_FIELD_REQUIRED,
     N_("Give what can be chosen in double quotes."), .detail = &choice_text},
    {"right", CAROM_FIELD_FLAG, offsetof(CaromQuestionChoice, is_right), CAROM_FIELD_OPTIONAL,
     N_("Give true for the right choice, and for it alone.")},
    {"belief", CAROM_FIELD_TEXT, offsetof(CaromQuestionChoice, belief), CAROM_FIELD_OPTIONAL,
     N_("Say in double quotes what those believe who choose it, or leave it out."),
     .detail = &words},
    {"meaning", CAROM_FIELD_TEXT, offsetof(CaromQuestionChoice, meaning), CAROM_FIELD_OPTIONAL,
     N_("Say in double quotes what it would mean for momentum and energy, or leave it out."),
     .detail = &words},
};

static const CaromObjectKind choice_kind = {
    choice_fields,
    G_N_ELEMENTS(choice_fields),
    offsetof(CaromQuestionChoice, others),
    sizeof(CaromQuestionChoice),
    choice_init,
    .shorthand = &choice_fields[0],
};

static const CaromListKind choices_kind = {&choice_kind, CAROM_QUESTION_MAX_CHOICES,
                                           .make = carom_question_choice_list_new};

/* ---- Questions: plain texts where they have nothing else ---- */

static void question_init(gpointer object, const CaromScene *scene) {
  *(CaromQuestion *)object = carom_question_none();
}

static guint count_right(const CaromQuestion *question) {
  guint n = 0;
  for (guint i = 0; i < carom_question_n_choices(question); i++)
    n += carom_question_choice(question, i)->is_right;
  return n;
}

static CaromFieldFault question_check(gconstpointer object) {
  const CaromQuestion *question = object;
  guint n = carom_question_n_choices(question);
  if (n > 0 && n < CAROM_QUESTION_MIN_CHOICES)
    return (CaromFieldFault){N_("the question has a single choice."),
                             N_("Give two to five choices, or none.")};
  if (n > 0 && count_right(question) != 1)
    return (CaromFieldFault){N_("not exactly one of the choices is right."),
                             N_("Write \"right\": true in one of them.")};
  if (question->before_contact > 0 && !isnan(question->at_s))
    return (CaromFieldFault){N_("the question is asked before a contact and at a time."),
                             N_("Leave out before_contact or at_s.")};
  return (CaromFieldFault){0};
}

static const CaromField question_fields[] = {
    {"question", CAROM_FIELD_TEXT, offsetof(CaromQuestion, question), CAROM_FIELD_REQUIRED,
     N_("Give the question in double quotes."), .detail = &question_text},
    {"answer", CAROM_FIELD_TEXT, offsetof(CaromQuestion, answer), CAROM_FIELD_OPTIONAL,
     N_("Give the answer in double quotes, or leave it out."), .detail = &words},
    {"before_contact", CAROM_FIELD_WHOLE, offsetof(CaromQuestion, before_contact),
     CAROM_FIELD_OPTIONAL,
     N_("Give the number of the contact, from 1, before which it is asked, or leave it out."),
     CAROM_RANGE_COUNT(G_MAXUINT32)},
    {"at_s", CAROM_FIELD_NUMBER, offsetof(CaromQuestion, at_s), CAROM_FIELD_OPTIONAL,
     N_("Give a time in seconds: it is asked before the next contact. Or leave it out."),
     CAROM_RANGE_NOT_NEGATIVE},
    {"choices", CAROM_FIELD_LIST, offsetof(CaromQuestion, choices), CAROM_FIELD_OPTIONAL,
     N_("Give two to five choices in [ ], one of them as { \"choice\": \"…\", \"right\": true "
        "}."),
     CAROM_RANGE_ANY, &choices_kind},
};

static const CaromObjectKind question_kind = {
    question_fields,
    G_N_ELEMENTS(question_fields),
    offsetof(CaromQuestion, others),
    sizeof(CaromQuestion),
    question_init,
    question_check,
    .shorthand = &question_fields[0],
};

static const CaromListKind questions_kind = {&question_kind, CAROM_SCENE_MAX_QUESTIONS};

/* ---- A bookmark ---- */

const CaromTextKind carom_field_bookmark_name = {
    .is_line = TRUE, .not_blank = TRUE, .limit = CAROM_SCENE_MAX_BOOKMARK};

static void bookmark_init(gpointer object, const CaromScene *scene) {
  *(CaromBookmark *)object = (CaromBookmark){0};
}

static const CaromField bookmark_fields[] = {
    {"at_s", CAROM_FIELD_NUMBER, offsetof(CaromBookmark, at_s), CAROM_FIELD_REQUIRED,
     N_("Give the time on the scene’s clock in seconds."), CAROM_RANGE_NOT_NEGATIVE},
    {"name", CAROM_FIELD_INTERNED, offsetof(CaromBookmark, name), CAROM_FIELD_REQUIRED,
     N_("Give a few words in double quotes."), .detail = &carom_field_bookmark_name},
};

static const CaromObjectKind bookmark_kind = {
    bookmark_fields,
    G_N_ELEMENTS(bookmark_fields),
    offsetof(CaromBookmark, others),
    sizeof(CaromBookmark),
    bookmark_init,
};

static const CaromListKind bookmarks_kind = {&bookmark_kind, CAROM_SCENE_MAX_BOOKMARKS};

/* ---- The scene ---- */

static CaromFieldFault scene_check(gconstpointer object) {
  const CaromScene *scene = object;
  if (!(scene->duration_s >= scene->dt_s))
    return (CaromFieldFault){N_("the duration is shorter than dt, a single frame."),
                             N_("Give a longer duration or a smaller dt.")};
  if (!(scene->duration_s / scene->dt_s <= CAROM_SCENE_MAX_FRAMES))
    return (CaromFieldFault){N_("the duration is more than a billion frames of dt."),
                             N_("Give a shorter duration or a larger dt.")};
  return (CaromFieldFault){0};
}

/* The window's title and every number's unit have no room for more. */
static const CaromTextKind title_text = {.is_line = TRUE, .limit = CAROM_SCENE_MAX_TITLE};
static const CaromTextKind unit_text = {.is_line = TRUE, .limit = CAROM_SCENE_MAX_UNIT};

static const char *const arrows_titles[] = {
    [CAROM_STAGING_ARROWS_VELOCITY] = N_("Of velocity"),
    [CAROM_STAGING_ARROWS_MOMENTUM] = N_("Of momentum"),
    [CAROM_STAGING_ARROWS_BOTH] = N_("Of both"),
    [CAROM_STAGING_ARROWS_NONE] = N_("None"),
    [CAROM_STAGING_ARROWS_SUITABLE] = N_("As suits the scene"),
    [CAROM_STAGING_N_ARROWS] = NULL,
};

static const char *const colours_titles[] = {
    [CAROM_STAGING_COLOUR_BY_DISC] = N_("By disc"),
    [CAROM_STAGING_COLOUR_BY_SPEED] = N_("By speed"),
    [CAROM_STAGING_N_COLOURS] = NULL,
};

static const CaromChoices arrows = {carom_staging_arrows_ids, arrows_titles};
static const CaromChoices colours = {carom_staging_colours_ids, colours_titles};

/* Of a setting on which no run depends, and of one on which runs do. */
#define LOOKS(_label, _edit_name) .label = _label, .edit_name = _edit_name, .keeps_run = TRUE
#define RUNS(_label, _edit_name, _dimension)                                                       \
  .label = _label, .edit_name = _edit_name, .dimension = CAROM_DIMENSION_##_dimension

/* Format and version come first, because in a newer version the other fields may mean anything;
 * restitution comes before the walls, because it is their default. The labels have
 * mnemonics, which differ within a page of the window. */
static const CaromField scene_fields[] = {
    {"format", CAROM_FIELD_FORMAT, 0, CAROM_FIELD_REQUIRED,
     N_("A scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 or 2.")},
    {"version",
     CAROM_FIELD_VERSION,
     0,
     CAROM_FIELD_REQUIRED,
     N_("Give 1 or 2; a scene begins with { \"format\": \"carom-scene\", and then \"version\": 1 "
        "or 2."),
     {.low = 1, .high = CAROM_SCENE_VERSION, .whole = TRUE}},
    {"title", CAROM_FIELD_TEXT, offsetof(CaromScene, title), CAROM_FIELD_WRITTEN,
     N_("Give a few words in double quotes."), .detail = &title_text,
     /* Translators: the underscore of a label stands before the letter that, with Alt, leads there;
      * it differs within a page. Names such as “Change Title” are those of edits: “Undo Change
      * Title”. */
     LOOKS(N_("_Title"), N_("Change Title"))},
    {"lesson", CAROM_FIELD_TEXT, offsetof(CaromScene, lesson), CAROM_FIELD_OPTIONAL,
     N_("Say in double quotes what to look for."), .detail = &words,
     LOOKS(N_("_Lesson: what to look for"), N_("Change Lesson"))},
    {"questions", CAROM_FIELD_LIST, offsetof(CaromScene, questions), CAROM_FIELD_OPTIONAL,
     N_("Give a list of texts in double quotes, or of { \"question\": \"…\", \"answer\": "
        "\"…\" }."),
     CAROM_RANGE_ANY, &questions_kind},
    {"words_are_older", CAROM_FIELD_FLAG, offsetof(CaromScene, words_are_older),
     CAROM_FIELD_OPTIONAL,
     N_("Give true if the scene has been changed since its lesson and questions were written, else "
        "false.")},
    {"unit", CAROM_FIELD_TEXT, offsetof(CaromScene, unit), CAROM_FIELD_WRITTEN,
     N_("Give the unit of length, such as \"m\" or \"px\"."), .detail = &unit_text,
     LOOKS(N_("_Unit of length"), N_("Change Unit"))},
    {"dt", CAROM_FIELD_NUMBER, offsetof(CaromScene, dt_s), CAROM_FIELD_WRITTEN,
     N_("Give the length of a frame in seconds."), CAROM_RANGE_POSITIVE,
     RUNS(N_("_Frame dt"), N_("Change Length of Frame"), TIME)},
    {"duration", CAROM_FIELD_NUMBER, offsetof(CaromScene, duration_s), CAROM_FIELD_WRITTEN,
     N_("Give the length of a run in seconds."), CAROM_RANGE_POSITIVE,
     RUNS(N_("_Duration of a run"), N_("Change Duration"), TIME)},
    {"gravity", CAROM_FIELD_VECTOR, offsetof(CaromScene, gravity), CAROM_FIELD_OPTIONAL,
     N_("Give the acceleration as [x, y] in the scene’s unit per second squared."),
     CAROM_RANGE_ANY},
    {"restitution", CAROM_FIELD_NUMBER, offsetof(CaromScene, restitution), CAROM_FIELD_WRITTEN,
     N_("Give 1 for elastic contacts, 0 for the greatest loss of energy."),
     CAROM_RANGE_NOT_NEGATIVE},
    {"seed", CAROM_FIELD_WHOLE, offsetof(CaromScene, seed), CAROM_FIELD_WRITTEN,
     N_("Give any whole number in this range."), CAROM_RANGE_COUNT(G_MAXUINT32),
     RUNS(N_("S_eed of the random numbers"), N_("Change Seed"), NONE)},
    {"view", CAROM_FIELD_OBJECT, 0, CAROM_FIELD_OPTIONAL,
     N_("Give it as { \"min\": [x, y], \"max\": [x, y] }."), CAROM_RANGE_ANY, &view_kind},
    {"counter", CAROM_FIELD_FLAG, offsetof(CaromScene, counter), CAROM_FIELD_OPTIONAL,
     N_("Give true for a large counter of contacts in each pane, else false."),
     LOOKS(N_("Contact cou_nter"), N_("Change Contact Counter"))},
    {"trails", CAROM_FIELD_NUMBER_OR_ALL, offsetof(CaromScene, staging.trails_s),
     CAROM_FIELD_OPTIONAL, N_("Give true, false, or the length of the trails in seconds."),
     CAROM_RANGE_NOT_NEGATIVE},
    {"strobe_s", CAROM_FIELD_NUMBER, offsetof(CaromScene, staging.strobe_s), CAROM_FIELD_OPTIONAL,
     N_("Give the time between two pictures of a disc in seconds, 0 for none."),
     CAROM_RANGE_NOT_NEGATIVE,
     LOOKS(N_("Pictures e_very (0: none)"), N_("Change Pictures at Equal Times")),
     .dimension = CAROM_DIMENSION_TIME},
    {"ghost", CAROM_FIELD_FLAG, offsetof(CaromScene, staging.ghost), CAROM_FIELD_OPTIONAL,
     N_("Give true to show the discs of the reference in the others too, else false."),
     LOOKS(N_("G_host of the reference in the others"), N_("Change Ghost"))},
    {"centre_of_mass", CAROM_FIELD_FLAG, offsetof(CaromScene, staging.centre_of_mass),
     CAROM_FIELD_OPTIONAL, N_("Give true to show the centre of mass and its path, else false."),
     LOOKS(N_("Centre of _mass and its path"), N_("Change Centre of Mass"))},
    {"arrows", CAROM_FIELD_CHOICE, offsetof(CaromScene, staging.arrows), CAROM_FIELD_OPTIONAL, NULL,
     .detail = &arrows, LOOKS(N_("_Arrows"), N_("Change Arrows"))},
    {"colour_by", CAROM_FIELD_CHOICE, offsetof(CaromScene, staging.colour_by), CAROM_FIELD_OPTIONAL,
     NULL, .detail = &colours, LOOKS(N_("Colo_urs"), N_("Change Colours"))},
    {"angular_about", CAROM_FIELD_VECTOR, offsetof(CaromScene, staging.angular_about),
     CAROM_FIELD_OPTIONAL, N_("Give the point as [x, y] in the scene’s unit."), CAROM_RANGE_ANY},
    {"charts", CAROM_FIELD_QUANTITIES, offsetof(CaromScene, staging.charts), CAROM_FIELD_OPTIONAL,
     N_("Give a list of one to four quantities in double quotes.")},
    {"speed",
     CAROM_FIELD_NUMBER,
     offsetof(CaromScene, staging.speed),
     CAROM_FIELD_OPTIONAL,
     N_("Give how many seconds of the scene pass in one second."),
     {.low = CAROM_STAGING_SPEED_MIN, .high = CAROM_STAGING_SPEED_MAX},
     LOOKS(N_("_Speed, in seconds of the scene per second"), N_("Change Speed"))},
    {"loop", CAROM_FIELD_FLAG, offsetof(CaromScene, staging.loop), CAROM_FIELD_OPTIONAL,
     N_("Give true to play the scene again and again, else false."),
     LOOKS(N_("_Loop"), N_("Change Loop"))},
    {"slow_at_contacts", CAROM_FIELD_FLAG, offsetof(CaromScene, staging.slow_at_contacts),
     CAROM_FIELD_OPTIONAL, N_("Give true to play slowly around contacts, else false."),
     LOOKS(N_("Slow at co_ntacts"), N_("Change Slow at Contacts"))},
    {"bookmarks", CAROM_FIELD_LIST, offsetof(CaromScene, bookmarks), CAROM_FIELD_OPTIONAL,
     N_("Give a list of { \"at_s\": 1.5, \"name\": \"…\" }."), CAROM_RANGE_ANY, &bookmarks_kind},
    {"bodies", CAROM_FIELD_LIST, offsetof(CaromScene, bodies), CAROM_FIELD_OPTIONAL,
     N_("Give a list of discs in { }."), CAROM_RANGE_ANY, &carom_fields_discs},
    {"crowds", CAROM_FIELD_LIST, offsetof(CaromScene, placements), CAROM_FIELD_OPTIONAL,
     N_("Give a list of crowds in { }."), CAROM_RANGE_ANY, &carom_fields_crowds},
    {"crowds_avoid", CAROM_FIELD_LIST, offsetof(CaromScene, kept_places), CAROM_FIELD_OPTIONAL,
     N_("Give a list of places in { }, or leave it out."), CAROM_RANGE_ANY,
     &carom_fields_kept_places},
    {"walls", CAROM_FIELD_LIST, offsetof(CaromScene, walls), CAROM_FIELD_OPTIONAL,
     N_("Give a list of walls in { }."), CAROM_RANGE_ANY, &carom_fields_walls},
    {"emitters", CAROM_FIELD_LIST, offsetof(CaromScene, emitters), CAROM_FIELD_OPTIONAL,
     N_("Give a list of emitters in { }."), CAROM_RANGE_ANY, &carom_fields_emitters},
    {"panes", CAROM_FIELD_PANES, offsetof(CaromScene, methods), CAROM_FIELD_OPTIONAL,
     N_("Give a list of methods in { }.")},
};

const CaromObjectKind carom_fields_scene = {scene_fields, G_N_ELEMENTS(scene_fields),
                                            offsetof(CaromScene, others), .check = scene_check,
                                            .separator = ",\n  "};
