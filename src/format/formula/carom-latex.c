/* SPDX-FileCopyrightText: The Carom developers
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* carom-latex: a table of characters beyond ASCII with their commands in math mode, and one of the
 * characters that mean something to LaTeX. Declarations are only written for characters that occur
 * in the text. */
#include "carom-latex.h"

#include <string.h>

/* ---- Characters beyond ASCII ---- */

static const struct {
  const char *character;
  const char *command; /* the command in math mode */
} commands[] = {
    {"α", "\\alpha"},
    {"β", "\\beta"},
    {"γ", "\\gamma"},
    {"δ", "\\delta"},
    {"ε", "\\varepsilon"},
    {"ζ", "\\zeta"},
    {"η", "\\eta"},
    {"θ", "\\theta"},
    {"ℓ", "\\ell"},
    {"ι", "\\iota"},
    {"κ", "\\kappa"},
    {"λ", "\\lambda"},
    {"μ", "\\mu"},
    {"µ", "\\mu"},
    {"ν", "\\nu"},
    {"ξ", "\\xi"},
    {"π", "\\pi"},
    {"ρ", "\\rho"},
    {"σ", "\\sigma"},
    {"τ", "\\tau"},
    {"υ", "\\upsilon"},
    {"φ", "\\varphi"},
    {"χ", "\\chi"},
    {"ψ", "\\psi"},
    {"ω", "\\omega"},
    {"Γ", "\\Gamma"},
    {"Δ", "\\Delta"},
    {"Θ", "\\Theta"},
    {"Λ", "\\Lambda"},
    {"Ξ", "\\Xi"},
    {"Π", "\\Pi"},
    {"Σ", "\\Sigma"},
    {"Φ", "\\Phi"},
    {"Ψ", "\\Psi"},
    {"Ω", "\\Omega"},
    {"−", "-"},
    {"×", "\\times"},
    {"·", "\\cdot"},
    {"÷", "\\div"},
    {"±", "\\pm"},
    {"√", "\\surd"},
    {"∞", "\\infty"},
    {"≤", "\\leq"},
    {"≥", "\\geq"},
    {"≠", "\\neq"},
    {"≈", "\\approx"},
    {"→", "\\to"},
    {"←", "\\gets"},
    {"↔", "\\leftrightarrow"},
    {"′", "'"},
    {"″", "''"},
    {"°", "^{\\circ}"},
    {"½", "\\tfrac{1}{2}"},
    {"¼", "\\tfrac{1}{4}"},
    {"¾", "\\tfrac{3}{4}"},
    {"⁰", "^{0}"},
    {"¹", "^{1}"},
    {"²", "^{2}"},
    {"³", "^{3}"},
    {"⁴", "^{4}"},
    {"⁵", "^{5}"},
    {"⁶", "^{6}"},
    {"⁷", "^{7}"},
    {"⁸", "^{8}"},
    {"⁹", "^{9}"},
    {"⁻", "^{-}"},
    {"«", "\\ll"},
    {"»", "\\gg"},
    {"„", "\\text{,,}"},
};

const char *carom_latex_command(gunichar character) {
  for (guint i = 0; i < G_N_ELEMENTS(commands); i++)
    if (g_utf8_get_char(commands[i].character) == character)
      return commands[i].command;
  return NULL;
}

/* Whether pdflatex's default fonts, in the encoding OT1, have the character or can compose it. */
static gboolean is_known(gunichar character) {
  static const char *const lacking = "ÐÞðþĄąĐđĘęĦħĮįĸĿŀŉŊŋŦŧŲųſ";
  static const char *const more = "–—‘’“”…";
  return g_utf8_strchr(more, -1, character) ||
         (character < 0x180 && !g_utf8_strchr(lacking, -1, character));
}

static void declare(GString *lines, gunichar character) {
  const char *command = carom_latex_command(character);
  if (command)
    g_string_append_printf(lines, "\\DeclareUnicodeCharacter{%04X}{\\ensuremath{%s}}\n", character,
                           command);
  else if (!is_known(character))
    g_string_append_printf(lines, "\\DeclareUnicodeCharacter{%04X}{[U+%04X]}\n", character,
                           character);
}

char *carom_latex_declarations(const char *text) {
  g_autoptr(GHashTable) seen = g_hash_table_new(NULL, NULL);
  GString *lines = g_string_new("\\ifdefined\\DeclareUnicodeCharacter\n");
  for (const char *p = text; *p; p = g_utf8_next_char(p)) {
    gunichar character = g_utf8_get_char(p);
    if (character > 0x7f && g_hash_table_add(seen, GUINT_TO_POINTER(character)))
      declare(lines, character);
  }
  g_string_append(lines, "\\fi\n");
  return g_string_free(lines, FALSE);
}

/* ---- Characters that mean something to LaTeX ---- */

static const struct {
  gunichar character;
  const char *written;
} escapes[] = {
    {'\\', "\\textbackslash{}"},
    {'{', "\\{"},
    {'}', "\\}"},
    {'#', "\\#"},
    {'$', "\\$"},
    {'%', "\\%"},
    {'&', "\\&"},
    {'_', "\\_"},
    {'^', "\\textasciicircum{}"},
    {'~', "\\textasciitilde{}"},
    {'<', "\\ensuremath{<}"},
    {'>', "\\ensuremath{>}"},
    {'|', "\\ensuremath{\\vert}"},
    {'"', "''"},
    {0xa0, "~"},  /* CAROM_UNIT_SPACE */
    {0x2060, ""}, /* CAROM_UNIT_JOINER */
};

static const char *find_escape(gunichar character) {
  for (guint i = 0; i < G_N_ELEMENTS(escapes); i++)
    if (escapes[i].character == character)
      return escapes[i].written;
  return NULL;
}

char *carom_latex_escape(const char *text) {
  /* Composes letters with their accents, because only composed ones are known. */
  g_autofree char *composed = g_utf8_normalize(text, -1, G_NORMALIZE_NFC);
  GString *escaped = g_string_new(NULL);
  for (const char *p = composed; *p; p = g_utf8_next_char(p)) {
    gunichar character = g_utf8_get_char(p);
    const char *written = find_escape(character);
    if (written)
      g_string_append(escaped, written);
    else
      g_string_append_unichar(escaped, g_unichar_iscntrl(character) ? ' ' : character);
  }
  return g_string_free(escaped, FALSE);
}
