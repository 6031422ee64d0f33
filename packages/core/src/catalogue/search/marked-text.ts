/** The tags around matched letters, as requested from the search. */
export const highlightTags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }

export type TextPart = { text: string; isMatched: boolean }

/** Splits a text into parts; the parts between the tags matched. */
export function partsOf(highlighted: string): TextPart[] {
  return highlighted
    .split(/<\/?mark>/)
    .map((text, i) => ({ text, isMatched: i % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** The first `count` letters of a text that is split into parts. */
export function firstLetters(parts: readonly TextPart[], count: number): TextPart[] {
  let left = count
  return parts.flatMap(part => {
    const text = part.text.slice(0, Math.max(0, left))
    left -= part.text.length
    return text ? [{ ...part, text }] : []
  })
}
