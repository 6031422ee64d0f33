/**
 * The beginning of a text, at most this many UTF-16 code units long. It never ends in half a surrogate
 * pair, which could be neither stored nor sent.
 */
export function truncate(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
