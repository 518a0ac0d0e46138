/* carom-pane-view: one pane: the scene as one method sees it, headed by the method's line style and
 * name, with what it counted and how well the methods agree. */
#pragma once

#include "carom-quiz.h"
#include "carom-scene-painter.h"

#include <gtk/gtk.h>

#define CAROM_TYPE_PANE_VIEW (carom_pane_view_get_type())
G_DECLARE_FINAL_TYPE(CaromPaneView, carom_pane_view, CAROM, PANE_VIEW, GtkBox)

/* carom_pane_view_new:
 * @inspector: what contact is shown, and pointed at; referenced
 * @quiz: (nullable): what asks for guesses, which are drawn and dragged here; referenced
 *
 * Returns: a view of nothing, for pane @index. */
GtkWidget *carom_pane_view_new(CaromInspector *inspector, CaromQuiz *quiz, guint index);

/* Shows the run of the pane's index in another @comparison, which must outlive that. */
void carom_pane_view_set_comparison(CaromPaneView *self, CaromComparison *comparison);

/* Shows nothing any more: the comparison may go. A view that is taken out of the window may live on
 * for a moment. */
void carom_pane_view_forget(CaromPaneView *self);

/* Shows the comparison's present frame. */
void carom_pane_view_update(CaromPaneView *self);

/* Shows how the comparison's contact is being looked at. */
void carom_pane_view_update_contact(CaromPaneView *self);

/* What its picture has beside walls and discs. */
typedef struct {
  gboolean velocities, labels, counter, contact;
} CaromPaneDrawing;

void carom_pane_view_set_drawing(CaromPaneView *self, const CaromPaneDrawing *drawing);

/* carom_pane_view_suggest_zoom:
 * Returns: the zoom at which this pane's picture of the contact is large enough; INFINITY where it
 *   shows none. */
double carom_pane_view_suggest_zoom(CaromPaneView *self);
/* Shows contacts at @zoom: that panes can be compared, all have the same. */
void carom_pane_view_set_zoom(CaromPaneView *self, double zoom);

/* The widget that the picture is drawn in: it tells of its "resize". */
GtkWidget *carom_pane_view_get_area(CaromPaneView *self);

/* What the pane draws, in the coordinates of its picture widget. Valid until the next change of
 * anything. */
typedef struct {
  CaromScenePicture picture;
  CaromOverlay overlay; /* the picture's, if it has one */
  char *font;
} CaromPanePicture;

/* @picture: (out): to be cleared with carom_pane_picture_clear() */
void carom_pane_view_get_picture(CaromPaneView *self, CaromPanePicture *picture);
void carom_pane_picture_clear(CaromPanePicture *picture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC(CaromPanePicture, carom_pane_picture_clear)

guint carom_pane_view_get_index(CaromPaneView *self);
CaromInspector *carom_pane_view_get_inspector(CaromPaneView *self);
/* Returns: (nullable) */
CaromQuiz *carom_pane_view_get_quiz(CaromPaneView *self);

/* Closes the menu of the pane's method, where it is open. */
void carom_pane_view_close_menu(CaromPaneView *self);
