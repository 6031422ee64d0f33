/**
 * A spreadsheet would evaluate text that starts like a formula; a leading apostrophe keeps it text (OWASP, CSV
 * Injection). Reading removes the apostrophe again.
 */
export function escapeFormula(text: string): string {
  return /^'*[=+\-@]/.test(text) ? `'${text}` : text
}

export function unescapeFormula(text: string): string {
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text
}
