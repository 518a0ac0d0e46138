/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-vote-view: a card for each choice, which scroll where there is too little room. The cards
 * are made when there is another ballot; whatever changes after that is shown or hidden in them.
 * Nothing that tells is written into a card before it may be seen, so that nothing can be found out
 * from it. */
#include "carom-vote-view.h"

#include "carom-field-problem.h"
#include "carom-layout.h"
#include "carom-outcome-picture.h"
#include "carom-soon.h"
#include "carom-tooltip.h"
#include "carom-widget-theme.h"

#include <glib/gi18n-lib.h>

/* What there is to a choice. */
typedef struct {
  GtkWidget *box;
  GtkWidget *button; /* to choose it */
  GtkWidget *number; /* and whether it is right */
  GtkWidget *count;  /* to type how many have chosen it */
  GtkWidget *bars[CAROM_BALLOT_MAX_ROUNDS];
  GtkWidget *story; /* what it would have meant */
} Card;

struct _CaromVoteView {
  GtkBox parent_instance;
  CaromVote *vote;
  const CaromContactQuestion *shown; /* not owned: only compared */
  gboolean has_more;                 /* of what is told than is seen */
  gboolean reveals;                  /* the right choice is to be seen, until one reads on */
  gboolean hands_shown;              /* the cards are those of a class */
  GtkLabel *question, *given, *hint, *answer;
  GtkScrolledWindow *scroller; /* below question, hint and buttons, which are always seen */
  GtkBox *scrolled;            /* what it holds: cards, stories, answer */
  GtkBox *cards_box;
  GtkBox *stories; /* below all cards */
  Card cards[CAROM_QUESTION_MAX_CHOICES];
  guint n_cards;
  GtkWidget *on_button, *again_button, *typing_button;
  gboolean is_showing; /* the program changes a count, not the user */
};

G_DEFINE_FINAL_TYPE(CaromVoteView, carom_vote_view, GTK_TYPE_BOX)

/* Which choice a widget belongs to. */
#define INDEX "carom-choice"

static guint get_index(GtkWidget *widget) {
  return GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(widget), INDEX));
}

static const CaromQuestion *get_question(CaromVoteView *self) {
  return &carom_vote_get_ballot(self->vote)->asked->question;
}

/* ---- Pictures ---- */

/* How high a picture is that a class looks at, in points. */
#define HEIGHT_FOR_CLASS 160

static void draw_outcome(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
  CaromVoteView *self = data;
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  if (!ballot)
    return;
  g_autofree char *font = carom_widget_theme_get_font(GTK_WIDGET(area));
  const CaromOutcomePicture picture = {
      .scene = ballot->scene,
      .record = &ballot->record,
      .outcomes = ballot->asked->outcomes,
      .n_outcomes = carom_question_n_choices(&ballot->asked->question),
      .shown = get_index(GTK_WIDGET(area)),
      .theme = carom_widget_theme_get(GTK_WIDGET(self)), /* also where the button is not active */
      .font = font,
  };
  carom_outcome_picture_draw(&picture, cr, width, height);
}

static GtkWidget *make_picture(CaromVoteView *self, guint i) {
  GtkWidget *area = gtk_drawing_area_new();
  g_object_set_data(G_OBJECT(area), INDEX, GUINT_TO_POINTER(i));
  gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), CAROM_OUTCOME_PICTURE_LEAST);
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), carom_vote_has_hands(self->vote)
                                                                  ? HEIGHT_FOR_CLASS
                                                                  : CAROM_OUTCOME_PICTURE_LEAST);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_outcome, self, NULL);
  carom_widget_theme_watch(area);
  return area;
}

/* ---- Cards ---- */

static GtkWidget *make_text(const char *text, const char *css_class) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (css_class)
    gtk_widget_add_css_class(label, css_class);
  return label;
}

/* A picture has its number in a corner, so that it takes no room. */
static GtkWidget *put_over(GtkWidget *picture, GtkWidget *number) {
  GtkWidget *overlay = gtk_overlay_new();
  gtk_widget_set_halign(number, GTK_ALIGN_START);
  gtk_widget_set_valign(number, GTK_ALIGN_START);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), picture);
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), number);
  return overlay;
}

static GtkWidget *put_before(GtkWidget *words, GtkWidget *number) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_valign(number, GTK_ALIGN_BASELINE);
  gtk_widget_set_valign(words, GTK_ALIGN_BASELINE);
  gtk_box_append(GTK_BOX(box), number);
  gtk_box_append(GTK_BOX(box), words);
  return box;
}

static GtkWidget *make_button(CaromVoteView *self, guint i, GtkWidget *label) {
  const CaromContactQuestion *asked = carom_vote_get_ballot(self->vote)->asked;
  const char *choice = carom_question_choice(&asked->question, i)->choice;
  GtkWidget *what = asked->has_pictures ? make_picture(self, i) : make_text(choice, NULL);
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button),
                       asked->has_pictures ? put_over(what, label) : put_before(what, label));
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), "win.vote-choose");
  gtk_actionable_set_action_target(GTK_ACTIONABLE(button), "u", i);
  return button;
}

/* Nothing typed is no votes.
 *
 * Returns: whether the text is a number of votes */
static gboolean read_count(GtkWidget *count, guint *n) {
  const char *text = gtk_editable_get_text(GTK_EDITABLE(count));
  guint64 number = 0;
  if (*text && !g_ascii_string_to_unsigned(text, 10, 0, CAROM_BALLOT_MAX_VOTES, &number, NULL))
    return FALSE;
  *n = (guint)number;
  return TRUE;
}

static void on_typed(CaromVoteView *self, GtkWidget *count) {
  guint n;
  gboolean is_number = read_count(count, &n);
  g_autofree char *problem =
      is_number
          ? NULL
          : g_strdup_printf(_("A whole number from 0 to %u is needed."), CAROM_BALLOT_MAX_VOTES);
  carom_field_problem_set(count, problem);
  carom_tooltip_set_text(count, problem);
  if (is_number && !self->is_showing)
    carom_vote_set_count(self->vote, get_index(count), n);
}

/* What is no number is not taken for the one before it. */
static void on_enter(CaromVoteView *self, GtkWidget *count) {
  guint n;
  if (read_count(count, &n))
    gtk_widget_activate_action(GTK_WIDGET(self), "win.vote-on", NULL);
}

/* As many as fit are seen: those of any class. */
#define COUNT_CHARS 6

static GtkWidget *make_count(CaromVoteView *self, guint i) {
  GtkWidget *count = gtk_entry_new();
  g_autofree char *name = g_strdup_printf(_("Votes for choice %u"), i + 1);
  g_object_set_data(G_OBJECT(count), INDEX, GUINT_TO_POINTER(i));
  gtk_entry_set_input_purpose(GTK_ENTRY(count), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars(GTK_EDITABLE(count), COUNT_CHARS);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(count), COUNT_CHARS);
  gtk_widget_set_halign(count, GTK_ALIGN_START);
  gtk_widget_set_valign(count, GTK_ALIGN_CENTER);
  gtk_accessible_update_property(GTK_ACCESSIBLE(count), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object(count, "changed", G_CALLBACK(on_typed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(count, "activate", G_CALLBACK(on_enter), self, G_CONNECT_SWAPPED);
  return count;
}

/* What is being typed stays as it is, a number or not yet one. */
static void show_count(GtkWidget *count, guint n) {
  guint typed;
  if (gtk_widget_get_visible(count) && (!read_count(count, &typed) || typed == n))
    return;
  g_autofree char *text = n > 0 ? g_strdup_printf("%u", n) : g_strdup("");
  gtk_editable_set_text(GTK_EDITABLE(count), text);
}

static GtkWidget *make_bar(guint i, guint round) {
  GtkWidget *bar = gtk_progress_bar_new();
  g_autofree char *name = g_strdup_printf(_("Votes for choice %u in round %u"), i + 1, round + 1);
  gtk_progress_bar_set_show_text(GTK_PROGRESS_BAR(bar), TRUE);
  gtk_accessible_update_property(GTK_ACCESSIBLE(bar), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return bar;
}

/* Bars stand below a picture, and beside words. What a choice would have meant is told below its
 * words, or below all pictures. */
static Card make_card(CaromVoteView *self, guint i) {
  gboolean pictures = carom_vote_get_ballot(self->vote)->asked->has_pictures;
  GtkWidget *bars = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *choice =
      gtk_box_new(pictures ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 4);
  Card card = {
      .box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
      .number = make_text(NULL, "vote-number"),
      .count = make_count(self, i),
      .story = make_text(NULL, "vote-story"),
  };
  card.button = make_button(self, i, card.number);
  gtk_widget_add_css_class(card.box, "vote-card");
  gtk_widget_add_css_class(choice, "vote-choice");
  gtk_box_append(GTK_BOX(choice), card.button);
  gtk_box_append(GTK_BOX(choice), card.count);
  for (guint round = 0; round < CAROM_BALLOT_MAX_ROUNDS; round++) {
    card.bars[round] = make_bar(i, round);
    gtk_box_append(GTK_BOX(bars), card.bars[round]);
  }
  gtk_widget_set_hexpand(card.button, TRUE);
  gtk_widget_set_valign(bars, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(choice), bars);
  gtk_box_append(GTK_BOX(card.box), choice);
  gtk_box_append(pictures ? self->stories : GTK_BOX(card.box), card.story);
  return card;
}

/* Pictures stand beside each other, and words below each other. */
static void make_cards(CaromVoteView *self) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->cards_box))))
    gtk_box_remove(self->cards_box, child);
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(self->stories))))
    gtk_box_remove(self->stories, child);
  self->shown = ballot ? ballot->asked : NULL;
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(self->typing_button), FALSE);
  self->hands_shown = carom_vote_has_hands(self->vote);
  self->n_cards = ballot ? carom_question_n_choices(&ballot->asked->question) : 0;
  if (!ballot)
    return;
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self->cards_box), ballot->asked->has_pictures
                                                                      ? GTK_ORIENTATION_HORIZONTAL
                                                                      : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous(self->cards_box, ballot->asked->has_pictures);
  gtk_box_set_spacing(self->cards_box, ballot->asked->has_pictures ? 4 : 0);
  for (guint i = 0; i < self->n_cards; i++) {
    self->cards[i] = make_card(self, i);
    gtk_box_append(self->cards_box, self->cards[i].box);
  }
  gtk_label_set_text(self->question, get_question(self)->question);
}

/* ---- What may be seen ---- */

static void show_text(GtkWidget *label, const char *text) {
  gtk_label_set_text(GTK_LABEL(label), text ? text : "");
  gtk_widget_set_visible(label, text && *text);
}

static char *describe_votes(const CaromBallot *ballot, guint round, guint n) {
  guint all = carom_ballot_count(ballot, round);
  if (ballot->n_rounds == 1)
    /* Translators: how many votes of how many. */
    return g_strdup_printf(_("%u of %u"), n, all);
  /* Translators: the votes of the first round, and those of the second. */
  return round == 0 ? g_strdup_printf(_("1st vote: %u of %u"), n, all)
                    : g_strdup_printf(_("2nd vote: %u of %u"), n, all);
}

/* A bar for each round whose votes are closed. */
static void show_bars(CaromVoteView *self, guint i) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  gboolean is_told = carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  for (guint round = 0; round < CAROM_BALLOT_MAX_ROUNDS; round++) {
    guint all = carom_ballot_count(ballot, round);
    gboolean is_seen = round < ballot->n_closed && all > 0 && carom_vote_has_hands(self->vote);
    guint n = is_seen ? ballot->votes[round][i] : 0;
    GtkProgressBar *bar = GTK_PROGRESS_BAR(self->cards[i].bars[round]);
    g_autofree char *text = is_seen ? describe_votes(ballot, round, n) : g_strdup(" ");
    gtk_progress_bar_set_fraction(bar, is_seen ? (double)n / all : 0);
    gtk_progress_bar_set_text(bar, text);
    /* Until it is told, its room is kept, so that nothing moves when it comes. */
    gtk_widget_set_visible(GTK_WIDGET(bar),
                           carom_vote_has_hands(self->vote) && (is_seen || !is_told));
    gtk_widget_set_opacity(GTK_WIDGET(bar), is_seen ? 1 : 0);
  }
}

/* Returns: (transfer full) (nullable): what a wrong choice would have meant */
static char *tell_meaning(const CaromQuestionChoice *choice) {
  if (choice->is_right || (!choice->belief && !choice->meaning))
    return NULL;
  if (!choice->belief || !choice->meaning)
    return g_strdup(choice->belief ? choice->belief : choice->meaning);
  /* Translators: two sentences: what those believe who have chosen it, in quotation marks, and what
   * it would mean. */
  return g_strdup_printf(_("“%s” %s"), choice->belief, choice->meaning);
}

static char *tell_story(const CaromContactQuestion *asked, guint i) {
  char *meaning = tell_meaning(carom_question_choice(&asked->question, i));
  if (!meaning || !asked->has_pictures)
    return meaning;
  /* Translators: the number of a choice, and what it would mean. */
  char *story = g_strdup_printf(_("%u. %s"), i + 1, meaning);
  g_free(meaning);
  return story;
}

/* On a desk, the choice that was taken is seen at once. */
static gboolean is_taken(CaromVoteView *self, guint i) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  return !carom_vote_has_hands(self->vote) && ballot->votes[ballot->n_rounds - 1][i] > 0;
}

static void set_class(GtkWidget *widget, const char *css_class, gboolean set) {
  if (set)
    gtk_widget_add_css_class(widget, css_class);
  else
    gtk_widget_remove_css_class(widget, css_class);
}

static void show_mark(CaromVoteView *self, guint i, gboolean is_told) {
  const CaromQuestionChoice *choice = carom_question_choice(get_question(self), i);
  gboolean is_right = is_told && choice->is_right;
  const char *text = is_right && is_taken(self, i) ? _("✓ Right, and your choice")
                     : is_right                    ? _("✓ Right")
                     : is_taken(self, i)           ? _("Your choice")
                                                   : NULL;
  g_autofree char *number =
      text ? g_strdup_printf("%u  %s", i + 1, text) : g_strdup_printf("%u", i + 1);
  gtk_label_set_text(GTK_LABEL(self->cards[i].number), number);
  /* Translators: the number of a choice, perhaps with what there is to say of it, and the choice.
   */
  g_autofree char *name = g_strdup_printf(_("%s. %s"), number, choice->choice);
  gtk_accessible_update_property(GTK_ACCESSIBLE(self->cards[i].button),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  set_class(self->cards[i].box, "is-right", is_right);
  set_class(self->cards[i].button, "is-taken", is_taken(self, i));
}

static void show_card(CaromVoteView *self, guint i) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  gboolean is_told = carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  gboolean types = gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(self->typing_button));
  g_autofree char *story = is_told ? tell_story(ballot->asked, i) : NULL;
  show_mark(self, i, is_told);
  show_text(self->cards[i].story, story);
  gtk_widget_set_visible(self->cards[i].count, types && carom_vote_is_open(self->vote) &&
                                                   carom_vote_has_hands(self->vote));
  gtk_widget_set_focusable(self->cards[i].button, !types); /* Tab leads from count to count */
  show_count(self->cards[i].count, ballot->votes[ballot->n_rounds - 1][i]);
  show_bars(self, i);
}

/* ---- The way ---- */

static char *describe_open(CaromVoteView *self) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  guint n = carom_ballot_count(ballot, ballot->n_rounds - 1);
  if (!carom_vote_has_hands(self->vote))
    return g_strdup_printf(_("Press a number from 1 to %u, or click."), self->n_cards);
  if (ballot->n_rounds > 1)
    return g_strdup_printf(ngettext("Second round: %u vote", "Second round: %u votes", n), n);
  if (n == 0)
    return g_strdup_printf(
        _("Press 1 to %u once for each hand; Backspace takes one back. Votes are not shown yet."),
        self->n_cards);
  return g_strdup_printf(ngettext("%u vote", "%u votes", n), n);
}

/* Seen at once, wherever its choice stands. */
static char *describe_right(CaromVoteView *self) {
  guint right = carom_contact_question_right(carom_vote_get_ballot(self->vote)->asked);
  const CaromQuestionChoice *choice = carom_question_choice(get_question(self), right);
  /* Translators: the number of a choice, and the choice. */
  return g_strdup_printf(_("Choice %1$u is right: %2$s"), right + 1, choice->choice);
}

static char *describe_state(CaromVoteView *self) {
  switch (carom_vote_get_state(self->vote)) {
  case CAROM_VOTE_OPEN:
    return describe_open(self);
  case CAROM_VOTE_CLOSED:
    return g_strdup(carom_vote_can_vote_again(self->vote)
                        ? _("Discuss it; vote again by numbers, or see what happens.")
                        : _("Discuss it, then see what happens."));
  case CAROM_VOTE_PLAYING:
    return g_strdup(_("Watch."));
  case CAROM_VOTE_TOLD:
    return describe_right(self);
  case CAROM_VOTE_NONE:
    break;
  }
  return g_strdup("");
}

static const char *name_way_on(CaromVoteView *self) {
  switch (carom_vote_get_state(self->vote)) {
  case CAROM_VOTE_OPEN:
    return carom_vote_closes_next(self->vote) ? _("_Close the vote") : _("S_ee what happens");
  case CAROM_VOTE_CLOSED:
    return _("S_ee what happens");
  case CAROM_VOTE_PLAYING:
    return carom_vote_is_paused(self->vote) ? _("S_ee what happens") : _("_Enough");
  case CAROM_VOTE_TOLD:
    return self->has_more ? _("_Read on") : _("_Go on");
  case CAROM_VOTE_NONE:
    break;
  }
  return "";
}

static void show_way(CaromVoteView *self) {
  g_autofree char *hint = describe_state(self);
  gboolean is_told = carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  gtk_label_set_text(self->hint, hint);
  show_text(GTK_WIDGET(self->answer), is_told ? get_question(self)->answer : NULL);
  gtk_button_set_label(GTK_BUTTON(self->on_button), name_way_on(self));
  gtk_widget_set_visible(self->again_button, carom_vote_can_vote_again(self->vote));
  gtk_widget_set_visible(self->typing_button,
                         carom_vote_can_choose(self->vote) && carom_vote_has_hands(self->vote));
}

static void show(CaromVoteView *self) {
  const CaromBallot *ballot = carom_vote_get_ballot(self->vote);
  if (self->shown != (ballot ? ballot->asked : NULL) ||
      self->hands_shown != carom_vote_has_hands(self->vote))
    make_cards(self);
  gboolean is_told = carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  gboolean was_told = gtk_widget_has_css_class(GTK_WIDGET(self), "told");
  self->reveals = is_told && (self->reveals || !was_told);
  if (!ballot)
    return;
  set_class(GTK_WIDGET(self), "told", is_told);
  self->is_showing = TRUE;
  if (!carom_vote_is_open(self->vote))
    gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(self->typing_button), FALSE);
  for (guint i = 0; i < self->n_cards; i++)
    show_card(self, i);
  show_way(self);
  self->is_showing = FALSE;
}

/* ---- What is scrolled ---- */

/* Less than half a line of text is nothing to read. */
#define LEAST_REST 10

/* Returns: how much is below what is seen, in points */
static double get_rest(CaromVoteView *self) {
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(self->scroller);
  return gtk_adjustment_get_upper(place) -
         gtk_widget_get_margin_bottom(GTK_WIDGET(self->scrolled)) -
         gtk_adjustment_get_page_size(place) - gtk_adjustment_get_value(place);
}

/* Calls @visit with where each thing that is told begins and ends in what is scrolled. */
static void visit_told(CaromVoteView *self, void (*visit)(double top, double bottom, gpointer data),
                       gpointer data) {
  GtkWidget *const boxes[] = {GTK_WIDGET(self->cards_box), GTK_WIDGET(self->stories),
                              GTK_WIDGET(self->scrolled)};
  for (guint i = 0; i < G_N_ELEMENTS(boxes); i++)
    for (GtkWidget *child = gtk_widget_get_first_child(boxes[i]); child;
         child = gtk_widget_get_next_sibling(child)) {
      graphene_rect_t at;
      if (child != boxes[0] && child != boxes[1] && gtk_widget_get_mapped(child) &&
          gtk_widget_compute_bounds(child, GTK_WIDGET(self->scrolled), &at))
        visit((double)at.origin.y, (double)(at.origin.y + at.size.height), data);
    }
}

/* Whatever would be cut by that edge of what is seen is seen whole below it. */
static void rise_to_whole(double top, double bottom, gpointer data) {
  double *edge = data;
  if (top < *edge && *edge < bottom)
    *edge = top;
}

typedef struct {
  double least, top;
} Edge;

static void find_edge(double top, double bottom, gpointer data) {
  Edge *edge = data;
  if (top >= edge->least)
    edge->top = fmin(edge->top, top);
}

/* Returns: where the first thing that is told begins from @least on; INFINITY: nothing does */
static double find_next(CaromVoteView *self, double least) {
  Edge edge = {least, INFINITY};
  visit_told(self, find_edge, &edge);
  return edge.top;
}

/* Leaves so much room at the end that nothing is cut above it there. */
static void leave_room(CaromVoteView *self) {
  GtkWidget *scrolled = GTK_WIDGET(self->scrolled);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(self->scroller);
  gboolean is_told = carom_vote_get_state(self->vote) == CAROM_VOTE_TOLD;
  double end = get_rest(self) + gtk_adjustment_get_value(place);
  double next = is_told && end > 0 ? find_next(self, end) : INFINITY;
  gtk_widget_set_margin_bottom(scrolled, isfinite(next) ? (int)ceil(next - end) : 0);
}

/* Scrolls to the right choice, as little as shows it whole, with nothing cut above it. */
static void reveal_right(CaromVoteView *self) {
  graphene_rect_t at;
  guint right = carom_contact_question_right(carom_vote_get_ballot(self->vote)->asked);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(self->scroller);
  if (right >= self->n_cards ||
      !gtk_widget_compute_bounds(self->cards[right].box, GTK_WIDGET(self->scrolled), &at))
    return;
  double top = (double)at.origin.y, bottom = top + (double)at.size.height;
  double least = bottom - gtk_adjustment_get_page_size(place);
  gtk_adjustment_set_value(place, least > 0 ? fmin(find_next(self, least), top) : 0);
}

static gboolean fit(gpointer view) {
  CaromVoteView *self = view;
  if (self->vote)
    leave_room(self);
  if (self->vote && self->reveals)
    reveal_right(self);
  return G_SOURCE_REMOVE;
}

/* Shows more of what is told, but for a line that has been seen; above (-1) or below (1).
 *
 * Returns: whether there was more */
static gboolean read_further(CaromVoteView *self, int direction) {
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(self->scroller);
  double page = gtk_adjustment_get_page_size(place), line = 0.1 * page;
  double value = gtk_adjustment_get_value(place), rest = direction > 0 ? get_rest(self) : value;
  if (rest < LEAST_REST || !gtk_widget_get_mapped(GTK_WIDGET(self->scroller)))
    return FALSE;
  double next = value + direction * (page - line), whole = next;
  visit_told(self, rise_to_whole, &whole);
  self->reveals = FALSE;
  gtk_adjustment_set_value(place, direction > 0 && whole > value ? whole : next);
  return TRUE;
}

static gboolean show_rest(gpointer view) {
  CaromVoteView *self = view;
  gboolean has_more = get_rest(self) >= LEAST_REST;
  if (self->vote && self->has_more != has_more) {
    self->has_more = has_more;
    gtk_button_set_label(GTK_BUTTON(self->on_button), name_way_on(self));
  }
  return G_SOURCE_REMOVE;
}

/* The page is just being laid out. */
static void on_scrolled(CaromVoteView *self) {
  carom_soon(self, show_rest);
}

/* More is told, or the page gets more or less room. */
static void on_resized(CaromVoteView *self) {
  carom_soon(self, fit);
  on_scrolled(self);
}

/* GTK's scrolled windows do not ask how high their contents are at the width that they have. */
void carom_vote_view_ask_for_all(CaromVoteView *self, gboolean all) {
  g_return_if_fail(CAROM_IS_VOTE_VIEW(self));
  int width = gtk_widget_get_width(GTK_WIDGET(self->scroller));
  gtk_scrolled_window_set_min_content_height(
      self->scroller,
      all && width > 0 ? carom_layout_measure_height(GTK_WIDGET(self->scrolled), width) : -1);
}

void carom_vote_view_set_given(CaromVoteView *self, const char *given) {
  g_return_if_fail(CAROM_IS_VOTE_VIEW(self));
  gtk_label_set_markup(self->given, given ? given : "");
  gtk_widget_set_visible(GTK_WIDGET(self->given), given != NULL);
}

void carom_vote_view_focus(CaromVoteView *self) {
  g_return_if_fail(CAROM_IS_VOTE_VIEW(self));
  gtk_widget_grab_focus(self->on_button);
}

/* A choice by a key lets the focus be on what goes on, which could not have it before. */
static void on_counted(CaromVoteView *self) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(self));
  show(self);
  if (root && !gtk_root_get_focus(root))
    carom_vote_view_focus(self);
}

/* Counts that are typed after the first round are those of the second. */
static void on_typing_toggled(CaromVoteView *self) {
  gboolean types = gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(self->typing_button));
  if (types && carom_vote_get_state(self->vote) == CAROM_VOTE_CLOSED)
    carom_vote_again(self->vote);
  show(self);
  if (self->n_cards > 0 && gtk_widget_get_visible(self->cards[0].count))
    gtk_widget_grab_focus(self->cards[0].count);
}

/* ---- Life ---- */

static void carom_vote_view_dispose(GObject *object) {
  CaromVoteView *self = CAROM_VOTE_VIEW(object);
  g_clear_object(&self->vote);
  G_OBJECT_CLASS(carom_vote_view_parent_class)->dispose(object);
}

static void carom_vote_view_class_init(CaromVoteViewClass *klass) {
  G_OBJECT_CLASS(klass)->dispose = carom_vote_view_dispose;
}

static GtkWidget *make_way_button(const char *label, const char *action, const char *tooltip) {
  GtkWidget *button = gtk_button_new_with_mnemonic(label);
  gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
  carom_tooltip_set_text(button, tooltip);
  return button;
}

static GtkWidget *make_way(CaromVoteView *self) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  self->on_button = make_way_button("", "win.vote-on", NULL);
  self->again_button = make_way_button(_("Vote _again"), "win.vote-again",
                                       _("Open the vote once more; this round stays to compare"));
  self->typing_button = gtk_toggle_button_new_with_mnemonic(_("_Type the counts"));
  gtk_button_set_use_underline(GTK_BUTTON(self->on_button), TRUE);
  gtk_widget_add_css_class(self->on_button, "suggested-action");
  g_signal_connect_object(self->typing_button, "toggled", G_CALLBACK(on_typing_toggled), self,
                          G_CONNECT_SWAPPED);
  gtk_box_append(GTK_BOX(box), self->on_button);
  gtk_box_append(GTK_BOX(box), self->again_button);
  gtk_box_append(GTK_BOX(box), self->typing_button);
  return box;
}

/* A bar that is always seen tells that there is more. */
static void add_scroller(CaromVoteView *self) {
  self->scroller = GTK_SCROLLED_WINDOW(gtk_scrolled_window_new());
  gtk_scrolled_window_set_child(self->scroller, GTK_WIDGET(self->scrolled));
  gtk_scrolled_window_set_policy(self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_overlay_scrolling(self->scroller, FALSE);
  gtk_widget_set_vexpand(GTK_WIDGET(self->scroller), TRUE);
  gtk_box_append(GTK_BOX(self), GTK_WIDGET(self->scroller));
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(self->scroller);
  g_signal_connect_object(place, "changed", G_CALLBACK(on_resized), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(place, "value-changed", G_CALLBACK(on_scrolled), self, G_CONNECT_SWAPPED);
}

static void carom_vote_view_init(CaromVoteView *self) {
  GtkBox *box = GTK_BOX(self);
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_orientable_set_orientation(GTK_ORIENTABLE(self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing(box, 6);
  gtk_widget_add_css_class(GTK_WIDGET(self), "vote");
  self->question = GTK_LABEL(make_text(NULL, "vote-question"));
  self->hint = GTK_LABEL(make_text(NULL, "dim-label"));
  self->given = GTK_LABEL(make_text(NULL, "numeric"));
  self->answer = GTK_LABEL(make_text(NULL, NULL));
  self->cards_box = GTK_BOX(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4));
  self->stories = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 4));
  self->scrolled = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_set_hexpand(GTK_WIDGET(self->hint), TRUE);
  gtk_widget_set_valign(GTK_WIDGET(self->hint), GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(row), GTK_WIDGET(self->hint));
  gtk_box_append(GTK_BOX(row), make_way(self));
  gtk_box_append(box, GTK_WIDGET(self->question));
  gtk_box_append(box, GTK_WIDGET(self->given));
  gtk_box_append(box, row);
  gtk_box_append(self->scrolled, GTK_WIDGET(self->cards_box));
  gtk_box_append(self->scrolled, GTK_WIDGET(self->stories));
  gtk_box_append(self->scrolled, GTK_WIDGET(self->answer));
  add_scroller(self);
}

GtkWidget *carom_vote_view_new(CaromVote *vote) {
  CaromVoteView *self = g_object_new(CAROM_TYPE_VOTE_VIEW, NULL);
  self->vote = g_object_ref(vote);
  g_signal_connect_object(vote, "changed", G_CALLBACK(show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "read", G_CALLBACK(read_further), self, G_CONNECT_SWAPPED);
  g_signal_connect_object(vote, "counted", G_CALLBACK(on_counted), self,
                          G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  show(self);
  return GTK_WIDGET(self);
}
