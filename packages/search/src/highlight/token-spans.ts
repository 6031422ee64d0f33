import { fold, tokenize } from '../text/tokenize.ts'

/** A word of a text as the index knows it, and where each of its letters stands in the text. */
export type TokenSpan = { token: string; letters: readonly { from: number; to: number }[] }

/** The words of a text with their places: folding drops apostrophes and accents and may add letters. */
export function tokenSpans(text: string): TokenSpan[] {
  const { folded, letters } = foldWithPlaces(text)
  let end = 0
  return tokenize(folded).map(token => {
    // Nothing between two words is a letter or a digit, so that the next place is the word's own.
    const at = folded.indexOf(token, end)
    end = at + token.length
    return { token, letters: letters.slice(at, end) }
  })
}

function foldWithPlaces(text: string): { folded: string; letters: { from: number; to: number }[] } {
  let folded = ''
  const letters: { from: number; to: number }[] = []
  let from = 0
  for (const letter of text) {
    const to = from + letter.length
    const plain = fold(letter)
    folded += plain
    for (let i = 0; i < plain.length; i++) letters.push({ from, to })
    const last = letters.at(-1)
    // An accent that stands as a character of its own belongs to its letter.
    if (plain === '' && last && /\p{M}/u.test(letter)) last.to = to
    from = to
  }
  return { folded, letters }
}
