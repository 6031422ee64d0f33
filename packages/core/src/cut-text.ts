/**
 * The beginning of a text, at most so many UTF-16 units and never half of a character that takes
 * two: such a half can neither be stored nor sent.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
