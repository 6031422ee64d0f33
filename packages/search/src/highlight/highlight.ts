import { tokenSpans } from './token-spans.ts'
import type { WordMatcher } from './word-matchers.ts'

export type HighlightTags = { pre: string; post: string }

/** What Algolia's `_highlightResult` says of one attribute. */
export type Highlight = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  /** Whether every word of the text is marked from its first letter to its last; of a match only. */
  fullyHighlighted?: boolean
  /** Words of the query. */
  matchedWords: string[]
}

/** Marks what the words of a query have matched. */
export function highlight(
  text: string,
  matchers: readonly WordMatcher[],
  tags: HighlightTags,
): Highlight {
  const matched = new Set<string>()
  let value = ''
  let end = 0
  let isFull = true
  for (const { token, letters } of tokenSpans(text)) {
    let count = 0
    for (const { word, lettersIn } of matchers) {
      const its = lettersIn(token)
      if (its > 0) matched.add(word)
      count = Math.max(count, its)
    }
    isFull &&= count === token.length
    if (count === 0) continue
    const { from } = letters[0]!
    const { to } = letters[count - 1]!
    value += text.slice(end, from) + tags.pre + text.slice(from, to) + tags.post
    end = to
  }
  value += text.slice(end)
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
  const words = new Set(matchers.map(({ word }) => word))
  return {
    value,
    matchLevel: matched.size === words.size ? 'full' : 'partial',
    fullyHighlighted: isFull,
    matchedWords: [...matched],
  }
}
