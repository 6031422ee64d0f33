/** Words of a text as the index knows them: folded, apostrophes closed up, sizes split ("12oz"). */
export function tokenize(text: string): string[] {
  return fold(text).match(word) ?? []
}

/** Lower case without accents; "Jalapeño" and "jalapeno" fold to the same text. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replace(/['’‘`´]/g, '')
  if (isAscii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, letter => undecomposed[letter] ?? letter)
}

/** Words that join others and tell no product from another; names and queries both skip them. */
export const joiningWords: ReadonlySet<string> = new Set(
  'and of the with in for by or an y de del el la los las en con para'.split(' '),
)

/** What sizes are measured in, for a regular expression. */
export const units =
  'oz|fl|lb|lbs|g|kg|mg|mcg|iu|ml|l|gal|gallon|qt|pt|ct|count|pk|pack|in|inch|sq|ea|each'

const isAscii = /^[\0-\x7f]*$/

/** Letters that NFD leaves whole. */
const undecomposed: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
}

/** "16.9", "1,000" and "1/2", "2%", the "12" of "12oz", and words ("7up" and "a2" stay whole). */
const word = new RegExp(
  `\\d+(?:[.,/]\\d+)+%?|\\d+%|\\d+(?=(?:${units})(?![a-z0-9]))|[\\p{L}\\p{N}]+`,
  'gu',
)
