/**
 * The text trimmed and without characters that cannot be seen but hide or turn round what follows; empty if nothing of
 * it can be seen. Joiners stay, since emoji and many scripts need them.
 */
export function visibleText(text: string): string {
  const kept = text.replace(hidden, '').trim()
  return /[^\s\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]/u.test(kept) ? kept : ''
}

/** Places where a word may break, a byte order mark, and what changes the direction of writing. */
const hidden = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
