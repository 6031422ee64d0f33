/** The tags around matched letters, as requested from the search. */
export const highlightTags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }

export type TextPart = { text: string; isMatched: boolean }

/** Splits a text into parts; the parts between the tags matched. */
export function partsOf(highlighted: string): TextPart[] {
  return everySecondMatched(highlighted.split(/<\/?mark>/))
}

/** Splits a text into parts; those that are the searched text, in any case, matched. */
export function partsMatching(text: string, search: string): TextPart[] {
  const wanted = search.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return everySecondMatched(wanted === '' ? [text] : text.split(new RegExp(`(${wanted})`, 'iu')))
}

function everySecondMatched(texts: readonly string[]): TextPart[] {
  return texts
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
