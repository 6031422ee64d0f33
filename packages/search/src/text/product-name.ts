import { joiningWords, tokenize, units } from './tokenize.ts'

export type ProductName = {
  words: string[]
  /** How many of the words come before the size, the comma or "with ...". */
  kindLength: number
  /** How many come before "with ...", "in ..." or "for ..."; infinite in a name without any of these. */
  describedFrom: number
  /** The places of what it is: the last word of the kind, and the one before if that only tells a cut. */
  heads: number[]
  /** "Grass-Fed" is also found as "grassfed"; `at` is the place of its last part. */
  joined: { word: string; at: number }[]
}

/**
 * Splits a product name into words and finds where its kind ends.
 * "Hollow Creek Chicken Broth, 32 oz" is a broth: the head noun stands last before the comma.
 */
export function readProductName(name: string): ProductName {
  const words: string[] = []
  const joined: ProductName['joined'] = []
  const kindEnd = endOfKind(name)
  addWords(name.slice(0, kindEnd), words, joined)
  const kindEndsAt = beforeSize(words)
  const isDescribed = /^\s\w/.test(name.slice(kindEnd))
  const describedFrom = isDescribed ? words.length : Infinity
  addWords(name.slice(kindEnd), words, joined)
  const kindLength = kindEndsAt || words.length
  return { words, kindLength, describedFrom, heads: headsOf(words, kindLength), joined }
}

function headsOf(words: readonly string[], kindLength: number): number[] {
  let last = kindLength - 1
  if (last < 0) return []
  while (last > 0 && isClaim(words[last]!)) last--
  return last > 0 && cut.test(words[last]!) ? [last, last - 1] : [last]
}

/** What is claimed of a thing is neither a thing nor a brand, though it may end the name of either: "Pure Lime Organic". */
export function isClaim(word: string): boolean {
  return /^organics?$/.test(word)
}

/** Words that say how a thing is cut or shaped: a salmon fillet is salmon, vitamin gummies are vitamins, a chicken pie is no chicken, and wings are not what a whole chicken is. */
const cut =
  /^(?:fillets?|portions?|breasts?|thighs?|tenderloins|drumsticks|florets|crowns|chunks|halves|wedges?|block|log|ball|round|crumbles|shreds|slices|spears|hearts|bar|spread|brick|tablets|caplets|softgels|gummies)$/

/**
 * The comma, though not that of "1,000 IU", the parenthesis, or the word that starts a description: "Pears in Juice", but
 * not "8 in Skillet" nor "Chicken in Gravy Wet Cat Food".
 */
function endOfKind(name: string): number {
  const end = name.search(
    /,(?!\d{3})|\(|\s(?:(?<!\d\s)in|with|w\/|for|-)\s(?!.*\b(?:cat|dog) food\b)/i,
  )
  return end > 0 ? end : name.length
}

function addWords(text: string, words: string[], joined: ProductName['joined']): void {
  const hyphenated = text.includes('-') ? text.match(/\p{L}+(?:-\p{L}+)+/gu) : null
  const start = words.length
  for (const token of tokenize(text)) if (!joiningWords.has(token)) words.push(token)
  for (const compound of hyphenated ?? []) {
    const parts = tokenize(compound)
    const at = words.indexOf(parts.at(-1) ?? '', start)
    if (at >= 0) joined.push({ word: parts.join(''), at })
  }
}

/** Counts the words before a size inside the kind: "Vanilla Yogurt 4Pk" ends at the yogurt. */
function beforeSize(words: readonly string[]): number {
  const size = words.findIndex(
    (word, i) => i > 0 && isNumber(word) && sizeUnits.has(words[i + 1] ?? ''),
  )
  return size > 0 ? size : words.length
}

const sizeUnits = new Set(units.split('|'))

function isNumber(word: string): boolean {
  return /^\d[\d.,/]*$/.test(word)
}
