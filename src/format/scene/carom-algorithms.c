/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-algorithms: splits the text into tokens, decides for the whole file whether discs have 6 or
 * 9 numbers, and then reads them. Frame, duration and walls are chosen here, since the file does
 * not have them. */
#include "carom-algorithms.h"

#include "carom-decimal.h"
#include "carom-disc-times.h"
#include "carom-field.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How many numbers a disc has: */
#define PLAIN_COLUMNS  6 /* rx ry vx vy radius mass */
#define COLOUR_COLUMNS 9 /* and red green blue */

typedef struct {
  const char *start;
  gsize length;
  guint line; /* counted from 0, without blank lines */
} Token;

typedef struct {
  const CaromSourceText *text;
  GArray *tokens; /* (element-type Token): all tokens except N */
  guint n_discs;
  guint columns;
  CaromScene *scene;
  GError **error;
} Import;

CaromWall carom_algorithms_wall(guint side) {
  static const CaromVec2 corners[CAROM_ALGORITHMS_N_WALLS] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  return carom_wall_default(corners[side], corners[(side + 1) % CAROM_ALGORITHMS_N_WALLS]);
}

static const Token *token_at(const Import *import, guint i) {
  return &g_array_index(import->tokens, Token, i);
}

static gboolean fail_at(Import *import, const Token *token, const char *problem) {
  return carom_source_text_fail(import->text, token ? token->start : import->text->end, problem,
                                import->error);
}

/* N, and as many as the largest scene has. */
static gboolean add_token(Import *import, const Token *token) {
  if (import->tokens->len < 1 + CAROM_SCENE_MAX_PLACED * COLOUR_COLUMNS) {
    g_array_append_vals(import->tokens, token, 1);
    return TRUE;
  }
  g_autofree char *problem = g_strdup_printf(
      _("From here on there are too many numbers: the limit for scenes is %d discs. Use fewer."),
      CAROM_SCENE_MAX_PLACED);
  return fail_at(import, token, problem);
}

/* Lines without numbers are not counted. */
static gboolean split(Import *import) {
  guint line = 0;
  gboolean is_blank = TRUE;
  for (const char *p = import->text->start; p < import->text->end;) {
    if (g_ascii_isspace(*p)) {
      if (carom_source_text_ends_line(*p++) && !is_blank) {
        line++;
        is_blank = TRUE;
      }
      continue;
    }
    Token token = {.start = p, .line = line};
    while (p < import->text->end && !g_ascii_isspace(*p))
      p++;
    token.length = (gsize)(p - token.start);
    if (!add_token(import, &token))
      return FALSE;
    is_blank = FALSE;
  }
  return TRUE;
}

static gboolean parse_number(Import *import, const Token *token, double *value) {
  g_autofree char *word = g_strndup(token->start, token->length);
  if (carom_decimal_parse(word, value))
    return TRUE;
  g_autofree char *excerpt = carom_source_text_excerpt(word);
  g_autofree char *problem =
      g_strdup_printf(_("“%s” is not a usable number. Write it like 0.5 or 1.5e-3."), excerpt);
  return fail_at(import, token, problem);
}

static gboolean parse_whole(Import *import, const Token *token, double max, double *value) {
  if (!parse_number(import, token, value))
    return FALSE;
  if (*value >= 0 && *value <= max && *value == floor(*value))
    return TRUE;
  char is[CAROM_DECIMAL_SIZE];
  g_autofree char *problem =
      g_strdup_printf(_("A whole number from 0 to %d belongs here, but it is %s. Correct it."),
                      (int)max, carom_decimal_display(is, *value));
  return fail_at(import, token, problem);
}

/* Reads the first token, which says how many discs there are, and removes it. */
static gboolean read_count(Import *import) {
  if (import->tokens->len == 0)
    return fail_at(import, NULL, _("The file is empty. Begin with the number of discs."));
  double count;
  if (!parse_whole(import, token_at(import, 0), CAROM_SCENE_MAX_PLACED, &count))
    return FALSE;
  import->n_discs = (guint)count;
  g_array_remove_index(import->tokens, 0);
  return TRUE;
}

/* How many tokens are on the line of token @i, which is the first of the line. */
static guint line_width(const Import *import, guint i) {
  guint width = 1;
  while (i + width < import->tokens->len &&
         token_at(import, i + width)->line == token_at(import, i)->line)
    width++;
  return width;
}

static gboolean is_width(guint width) {
  return width == PLAIN_COLUMNS || width == COLOUR_COLUMNS;
}

/* Finds the first line with a different number of tokens from the first line.
 *
 * Returns: FALSE if all are the same */
static gboolean find_odd_line(const Import *import, guint *first_width, guint *odd, guint *width) {
  *first_width = import->tokens->len > 0 ? line_width(import, 0) : PLAIN_COLUMNS;
  for (guint i = 0; i < import->tokens->len; i += *width) {
    *width = line_width(import, i);
    *odd = i;
    if (!is_width(*width) || *width != *first_width)
      return TRUE;
  }
  return FALSE;
}

static gboolean fail_line(Import *import, guint odd, guint width, guint first_width) {
  g_autofree char *problem =
      is_width(first_width) && odd > 0
          ? g_strdup_printf(ngettext("This line has %u number, but those before have %u. Give all "
                                     "discs the same columns.",
                                     "This line has %u numbers, but those before have %u. Give "
                                     "all discs the same columns.",
                                     width),
                            width, first_width)
          : g_strdup_printf(ngettext("This line has %u number. Give each disc %d (rx ry vx vy "
                                     "radius mass) or %d (with red green blue).",
                                     "This line has %u numbers. Give each disc %d (rx ry vx vy "
                                     "radius mass) or %d (with red green blue).",
                                     width),
                            width, PLAIN_COLUMNS, COLOUR_COLUMNS);
  return fail_at(import, token_at(import, odd), problem);
}

static gboolean fail_count(Import *import, guint n_lines) {
  g_autofree char *problem = g_strdup_printf(
      _("The first number announces %u discs, but there are %u. Correct the number or the lines."),
      import->n_discs, n_lines);
  gboolean is_long = n_lines > import->n_discs;
  return fail_at(import, is_long ? token_at(import, import->n_discs * import->columns) : NULL,
                 problem);
}

/* Decides how many numbers a disc has: by the lines of the file if they are all the same, otherwise
 * by the total. */
static gboolean decide_columns(Import *import) {
  guint n = import->tokens->len, first_width, odd, width;
  if (!find_odd_line(import, &first_width, &odd, &width)) {
    import->columns = first_width;
    return n == import->n_discs * first_width || fail_count(import, n / first_width);
  }
  import->columns = n == import->n_discs * PLAIN_COLUMNS ? PLAIN_COLUMNS : COLOUR_COLUMNS;
  return n == import->n_discs * import->columns || fail_line(import, odd, width, first_width);
}

static gboolean read_positive(Import *import, const Token *token, const char *problem,
                              double *value) {
  if (!parse_number(import, token, value))
    return FALSE;
  return *value > 0 || fail_at(import, token, problem);
}

static gboolean read_colour(Import *import, guint first, gint32 *rgb) {
  *rgb = 0;
  for (guint i = 0; i < COLOUR_COLUMNS - PLAIN_COLUMNS; i++) {
    double part;
    if (!parse_whole(import, token_at(import, first + i), 255, &part))
      return FALSE;
    *rgb = *rgb * 256 + (gint32)part;
  }
  return TRUE;
}

static gboolean read_disc(Import *import, guint first) {
  CaromBody body = carom_body_default();
  double *const numbers[] = {&body.position.x, &body.position.y, &body.velocity.x,
                             &body.velocity.y};
  for (guint i = 0; i < G_N_ELEMENTS(numbers); i++)
    if (!parse_number(import, token_at(import, first + i), numbers[i]))
      return FALSE;
  if (!read_positive(
          import, token_at(import, first + 4),
          _("The radius must be greater than 0. Give it as a fraction of the box’s side."),
          &body.radius) ||
      !read_positive(import, token_at(import, first + 5),
                     _("The mass must be greater than 0. Give it in kilograms."), &body.mass_kg))
    return FALSE;
  if (!carom_body_is_mass(body.mass_kg))
    return fail_at(import, token_at(import, first + 5),
                   _("A disc has a mass of 10¹⁰⁰ kg at most. Give a smaller one."));
  if (import->columns == COLOUR_COLUMNS &&
      !read_colour(import, first + PLAIN_COLUMNS, &body.colour_rgb))
    return FALSE;
  carom_scene_add_body(import->scene, body);
  return TRUE;
}

static gboolean read_discs(Import *import) {
  for (guint i = 0; i < import->n_discs; i++)
    if (!read_disc(import, i * import->columns))
      return FALSE;
  return TRUE;
}

static void remark_outside(const CaromScene *scene, const char *name, GPtrArray *remarks) {
  guint n_outside = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    CaromVec2 centre = carom_scene_body(scene, i)->position;
    n_outside += !(centre.x >= 0 && centre.x <= 1 && centre.y >= 0 && centre.y <= 1);
  }
  if (n_outside > 0)
    g_ptr_array_add(remarks,
                    g_strdup_printf(ngettext("%s: %u disc starts outside the box.",
                                             "%s: %u discs start outside the box.", n_outside),
                                    name, n_outside));
}

CaromScene *carom_algorithms_read(const CaromSourceText *text, const char *title,
                                  GPtrArray *remarks, GError **error) {
  g_autoptr(CaromScene) scene = carom_scene_new();
  g_autoptr(GArray) tokens = g_array_new(FALSE, FALSE, sizeof(Token));
  Import import = {.text = text, .tokens = tokens, .scene = scene, .error = error};
  if (!split(&import) || !read_count(&import) || !decide_columns(&import) || !read_discs(&import))
    return NULL;
  g_free(scene->title);
  scene->title = g_strdup(title);
  g_free(scene->unit);
  scene->unit = g_strdup(CAROM_ALGORITHMS_UNIT);
  for (guint side = 0; side < CAROM_ALGORITHMS_N_WALLS; side++) {
    CaromWall wall = carom_algorithms_wall(side);
    g_array_append_val(scene->walls, wall);
  }
  carom_disc_times_choose(scene, CAROM_ALGORITHMS_CROSSINGS);
  remark_outside(scene, text->name, remarks);
  return g_steal_pointer(&scene);
}
