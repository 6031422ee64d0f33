import { describingCost } from '../ranking/costs.ts'
import { stem } from '../text/stem.ts'
import { createTerms, type Terms } from '../text/terms.ts'
import { type QueryWord, tellingWords } from './query-words.ts'

/** What words mean besides themselves, as data. */
export type Thesaurus = {
  /** A word or phrase, and what else may be meant by it; the first counts most. `tag:low_sodium` is a tag. */
  synonyms: Readonly<Record<string, readonly string[]>>
  /** The same for names of brands: where there are products of the brand, they come first. */
  brands: Readonly<Record<string, readonly string[]>>
  /** Words and phrases that are never removed from a query, such as allergies. */
  required: readonly string[]
  /** Words that only say how much, or what a recipe does: "two", "kilo", "melted". */
  amounts: readonly string[]
}

export type Synonyms = {
  /** By the stems of a phrase. */
  byPhrase: ReadonlyMap<string, readonly Synonym[]>
  /** The phrases that are names of brands. */
  brands: ReadonlySet<string>
  /** The phrases that are never removed, also written as one word, and those that stand for a tag. */
  required: ReadonlySet<string>
  /** The stems of the words of its phrases. */
  requiredWords: ReadonlySet<string>
  amounts: ReadonlySet<string>
  /** The phrases of one word, for finding a misspelt one. */
  words: Terms
}

type Synonym = { terms: readonly Pick<QueryWord, 'text' | 'stem'>[]; cost: number }

/** One way to read a query: its words, some of them replaced by synonyms. */
export type Clause = {
  words: readonly QueryWord[]
  cost: number
  replaced: readonly Replacement[]
}

export type Replacement = { typed: string; used: string; by: 'synonym' | 'typo' }

const synonymCost = 8
/** More than the cost of a word that is in the name but is not its noun. */
const brandSynonymCost = 64
const laterSynonymCost = 2
const mostClauses = 24

/** Read once for each thesaurus, because a server opens an index whenever its catalogue has changed. */
export function openSynonyms(thesaurus: Thesaurus): Synonyms {
  const known = opened.get(thesaurus) ?? readThesaurus(thesaurus)
  opened.set(thesaurus, known)
  return known
}

const opened = new WeakMap<Thesaurus, Synonyms>()

function readThesaurus({ synonyms, brands, required, amounts }: Thesaurus): Synonyms {
  const byPhrase = new Map<string, Synonym[]>()
  for (const [lists, first] of [
    [synonyms, synonymCost],
    [brands, brandSynonymCost],
  ] as const) {
    for (const [phrase, meant] of Object.entries(lists)) {
      const key = phraseKey(phrase)
      const its = meant.map((text, rank) => ({
        terms: termsOf(text),
        cost: first + rank * laterSynonymCost,
      }))
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...its])
    }
  }
  const requiredKeys = new Set(
    required.flatMap(phrase => {
      const key = phraseKey(phrase)
      return [key, key.replaceAll(' ', '')]
    }),
  )
  for (const [key, meant] of byPhrase) {
    if (meant.some(({ terms: [first] }) => first?.text.startsWith('tag:'))) requiredKeys.add(key)
  }
  return {
    byPhrase,
    brands: new Set(Object.keys(brands).map(phraseKey)),
    required: requiredKeys,
    requiredWords: new Set([...requiredKeys].flatMap(key => key.split(' '))),
    amounts: new Set(amounts),
    words: createTerms([...byPhrase.keys()].filter(phrase => !phrase.includes(' '))),
  }
}

/** Tags stay whole; they are written as the index writes them. */
function termsOf(text: string): Synonym['terms'] {
  const words = [...(text.match(tags) ?? []), ...tellingWords(text.replace(tags, ''))]
  return words.map(word => ({ text: word, stem: stem(word) }))
}

const tags = /tag:\w+/g

/** The same for singular and plural, and however it is spelt with accents or in capitals. */
export function phraseKey(phrase: string): string {
  return keyOf(termsOf(phrase))
}

/** The key that these words have as a phrase. */
export function keyOf(words: readonly Pick<QueryWord, 'stem'>[]): string {
  return words.map(({ stem }) => stem).join(' ')
}

/**
 * The query as typed, and with one phrase after the other replaced. Few replacements come first,
 * and there are never more than `mostClauses`. A part of a required phrase is not replaced: what is
 * free of nuts is not free of almonds.
 */
export function clausesOf(synonyms: Synonyms, words: readonly QueryWord[]): Clause[] {
  const clauses: Clause[] = [{ words, cost: 0, replaced: [] }]
  const required = requiredPhrases(synonyms, words)
  const phrases = phrasesWithSynonyms(synonyms, words).filter(
    ({ from, to }) => !isWithin(required, from) && !isWithin(required, to),
  )
  // A clause's untouched words are its last ones: phrases are replaced from left to right.
  const untouched = [words.length]
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]!
    for (const { key, from, to } of phrases) {
      if (words.length - from > untouched[i]!) continue
      for (const synonym of synonyms.byPhrase.get(key)!) {
        if (clauses.length === mostClauses) return clauses
        clauses.push(withReplaced(clause, words, from, to, synonym))
        untouched.push(words.length - to)
      }
    }
  }
  return clauses
}

/** The phrases that must not be removed, nor taken apart. */
export function requiredPhrases(synonyms: Synonyms, words: readonly QueryWord[]): Phrase[] {
  return phrasesIn(words, synonyms.required, synonyms.requiredWords)
}

/** Whether some word belongs to a required phrase; most queries have none, and take no longer. */
export function haveRequired({ requiredWords }: Synonyms, words: readonly QueryWord[]): boolean {
  return words.some(({ stem }) => requiredWords.has(stem))
}

export function phrasesWithSynonyms(synonyms: Synonyms, words: readonly QueryWord[]): Phrase[] {
  return phrasesIn(words, synonyms.byPhrase)
}

/** Whether a cut before the word at this place would take one of the phrases apart. */
export function isWithin(phrases: readonly Phrase[], at: number): boolean {
  return phrases.some(({ from, to }) => from < at && at < to)
}

type Phrase = { key: string; from: number; to: number }

/** The words that have one of these keys; a phrase ends before a word that is in none, if these are known. */
function phrasesIn(
  words: readonly QueryWord[],
  keys: ReadonlySet<string> | Synonyms['byPhrase'],
  wordsOfKeys?: ReadonlySet<string>,
): Phrase[] {
  const phrases: Phrase[] = []
  for (let from = 0; from < words.length; from++) {
    let key = ''
    for (let to = from + 1; to <= words.length; to++) {
      const { stem } = words[to - 1]!
      if (wordsOfKeys && !wordsOfKeys.has(stem)) break
      key += (key && ' ') + stem
      if (keys.has(key)) phrases.push({ key, from, to })
    }
  }
  return phrases
}

/** The words that belong to some of the phrases. */
export function wordsIn(
  phrases: readonly Phrase[],
  words: readonly QueryWord[],
): ReadonlySet<QueryWord> {
  return new Set(phrases.flatMap(({ from, to }) => words.slice(from, to)))
}

/** The corrected words that belong to some of their phrases, and else the typed ones. */
export function wherePhrases(
  phrases: readonly Phrase[],
  corrected: readonly QueryWord[],
  typed: readonly QueryWord[],
): QueryWord[] {
  const its = wordsIn(phrases, corrected)
  return corrected.map((word, i) => (its.has(word) ? word : typed[i]!))
}

function withReplaced(
  clause: Clause,
  words: readonly QueryWord[],
  from: number,
  to: number,
  { terms, cost }: Synonym,
): Clause {
  const typed = words
    .slice(from, to)
    .map(word => word.typed)
    .join(' ')
  const before = clause.words.slice(0, from - words.length)
  // Spreading each term takes several times as long, in the engine's most frequent loop.
  const meant = terms.map(({ text, stem }) => ({
    text,
    stem,
    typed,
    isBeingTyped: false,
    isSpelt: true,
  }))
  return {
    words: [...before, ...meant, ...words.slice(to)],
    // Each additional word costs as much as one that describes; without that, a longer synonym does not rank lower.
    cost: clause.cost + cost - (terms.length - (to - from)) * describingCost,
    replaced: [
      ...clause.replaced,
      { typed, used: terms.map(({ text }) => text).join(' '), by: 'synonym' },
    ],
  }
}
