import type { NameIndex } from '../indexing/name-index.ts'
import { describingCost } from '../ranking/costs.ts'
import type { Hits } from '../ranking/hits.ts'
import type { Matcher } from '../ranking/matcher.ts'
import { stem } from '../text/stem.ts'
import { prefixRange } from '../text/terms.ts'
import { nearestTerms } from '../text/typos.ts'
import { isAmount, withoutAmounts } from './amounts.ts'
import { knownWords } from './compounds.ts'
import { commaSeparated, linesOf } from './items.ts'
import { createListReader, mostThingCost } from './list-reader.ts'
import {
  correctionOf,
  createMeanings,
  isBeginning,
  type Meaning,
  oncePerWord,
  typoCost,
} from './meanings.ts'
import { holdersOf } from './phrases.ts'
import { corrected, type QueryWord, readQuery } from './query-words.ts'
import { withFewerWords } from './relaxation.ts'
import { withPhrasesSpelt, withPhrasesWrittenOut } from './required-phrases.ts'
import {
  type Clause,
  clausesOf,
  isWithin,
  keyOf,
  phrasesWithSynonyms,
  type Replacement,
  requiredPhrases,
  type Synonyms,
  wherePhrases,
  wordsIn,
} from './synonyms.ts'

/** What was done to find something; absent where all words were found as typed. */
export type Guess = {
  /** Words that were read as others, because nothing has them as typed. */
  replaced: readonly Replacement[]
  /** Words that the hits need not have. */
  removed: readonly string[]
  /** A query for each of several things that were typed at once; empty for a single thing. */
  queries: readonly string[]
  /** What was searched instead. */
  query: string
}

/** A clause that found something, with the meanings of its words. */
export type ReadClause = Pick<Clause, 'words' | 'replaced'> & { meanings: readonly Meaning[][] }

type Interpretation = { clauses: readonly ReadClause[]; guess?: Guess }

/** Adds what a query finds to the hits, and says how it was read. */
export type Interpreter = (query: string, removesWords: boolean) => Interpretation

/**
 * Unknown words of a query that are looked for with typos, and words of items that no product holds together; each may
 * take a millisecond.
 */
const mostCostly = 60

/**
 * Tries one reading of a query after another until something is found: as typed or with synonyms, as a list of things,
 * with corrected typos in words that no name contains, and without its least informative words.
 */
export function createInterpreter(
  index: NameIndex,
  synonyms: Synonyms,
  match: Matcher,
  hits: Hits,
): Interpreter {
  const { meaningsOf, nearest } = createMeanings(index)
  const { apart, thingsIn } = createListReader(synonyms, wordsOf, named)
  /** How many words of this query took long so far. */
  let costlyWords: number

  /** The clauses that found something new. If there are several words, only the documents in `among` count. */
  function collect(
    words: readonly QueryWord[],
    among: readonly ReadonlySet<number>[] = [],
    isGenerous = false,
  ): ReadClause[] {
    const found: ReadClause[] = []
    for (const { words: its, cost, replaced } of clausesOf(synonyms, words)) {
      const meanings = meaningsOf(its, isGenerous)
      const before = hits.count
      const phrases = requiredPhrases(synonyms, its).filter(({ from, to }) => to > from + 1)
      const holders = phrases.map(({ from, to }) => holdersOfPhrase(its.slice(from, to)))
      match(meanings, cost, hits, holders.concat(among))
      if (hits.count > before) found.push({ words: its, replaced, meanings })
    }
    return found
  }

  /** What the words find, as a reading of the typed ones; undefined if they find nothing. */
  function read(
    words: readonly QueryWord[],
    typed = words,
    among?: readonly ReadonlySet<number>[],
    isGenerous?: boolean,
  ): Interpretation | undefined {
    return interpretationOf(index, typed, collect(words, among, isGenerous))
  }

  /**
   * Cached, because words such as "free" occur in many names. A phrase that no name contains is not cached: there is no
   * end to misspelt ones.
   */
  const knownHolders = new Map<string, ReadonlySet<number>>()
  function holdersOfPhrase(words: readonly QueryWord[]): ReadonlySet<number> {
    const phrase = words.map(({ text }) => text).join(' ')
    const holders = knownHolders.get(phrase) ?? holdersOf(index, meaningsOf(words.map(asSpelt)))
    if (holders.size > 0) knownHolders.set(phrase, holders)
    return holders
  }

  /** Amounts are left out where no product has them: "3 bananas" are bananas. */
  function withOrWithoutAmounts(words: readonly QueryWord[]): Interpretation | undefined {
    return read(words) ?? read(withoutAmounts(synonyms, words), words)
  }

  function loosely(words: readonly QueryWord[], removesWords: boolean): Interpretation | undefined {
    costlyWords += words.length
    if (costlyWords > mostCostly) return undefined
    const generous = read(words, words, [], true)
    if (generous || !removesWords) return generous
    const required = wordsIn(requiredPhrases(synonyms, words), words)
    for (const fewer of withFewerWords(words, required, tellingWeight)) {
      // Neither "3", of "3 musketeers", nor no word at all names a product.
      const found = isAmount(synonyms, fewer) ? undefined : read(fewer, words)
      if (found) return found
    }
    return undefined
  }

  function asList(items: readonly string[]): Interpretation {
    const clauses = items.flatMap(item => {
      const words = wordsOf(item)
      return (withOrWithoutAmounts(words) ?? loosely(words, true))?.clauses ?? []
    })
    return {
      clauses,
      guess: { replaced: [], removed: [], queries: items, query: items.join(', ') },
    }
  }

  function wordsOf(query: string): QueryWord[] {
    const typed = withPhrasesSpelt(
      synonyms,
      readQuery(query),
      word => word.isBeingTyped && isBeginning(index, word.text),
      phrase => holdersOfPhrase(phrase).size > 0,
    )
    const haveSynonyms = wordsIn(phrasesWithSynonyms(synonyms, typed), typed)
    const before = costlyWords
    const read = typed.flatMap(word => {
      if (haveSynonyms.has(word)) return asSpelt(word)
      const its = knownWords(index, word)
      if (its) return its
      // "Halal" is spelt correctly even if no name contains it: "halls" is not meant.
      const isSpelt = synonyms.required.has(word.stem) || costlyWords++ >= mostCostly
      return isSpelt ? asSpelt(word) : nearestPhrase(word)
    })
    // Only unknown words can be misspelt ones.
    if (costlyWords === before) return read
    // "Spagetti sauce" has the synonyms of "spaghetti sauce".
    const spelt = read.map(word => corrected(word, correctionOf(index, meaningsOf([word])[0]!)))
    return wherePhrases(phrasesWithSynonyms(synonyms, spelt), spelt, read)
  }

  /** A word that no name holds may be a misspelt one, or the beginning of one, that has synonyms. */
  function nearestPhrase(word: QueryWord): QueryWord {
    const { list } = synonyms.words
    const { from, to } = prefixRange(synonyms.words, word.text)
    if (word.isBeingTyped && from < to) return phraseWord(list[from]!, word)
    const [inName] = nearest(word)
    // No phrase can be nearer than that, and comparing all of them would take longer.
    if (inName?.distance === 1) return word
    const [near] = nearestTerms(synonyms.words, word.text, false)
    return near && (!inName || near.distance < inName.distance)
      ? phraseWord(list[near.term]!, word)
      : word
  }

  function phraseWord(text: string, word: QueryWord): QueryWord {
    return asSpelt({ ...word, text, stem: stem(text) })
  }

  /**
   * A noun says more than a word that describes it, and that more than an amount; a word that no name contains says
   * nothing.
   */
  const tellingWeight = oncePerWord(word => {
    const meant = synonyms.byPhrase.get(word.stem)?.flatMap(({ terms }) => terms) ?? []
    const terms = [word, ...meant].flatMap(({ stem }) => index.termsByStem.get(stem) ?? [])
    const weights = terms.map(term => index.termWeights[term]!)
    return isAmount(synonyms, [word]) ? 0 : Math.max(-1, ...weights)
  })

  /**
   * The documents named by these words; the hits are empty afterwards. The cost of typos is left out, since lists may
   * have typos, too.
   */
  function named(
    words: readonly QueryWord[],
    mostCost = Infinity,
    among?: readonly ReadonlySet<number>[],
  ): Uint32Array {
    collect(words, among)
    const { documents, costs, count } = hits
    const found = documents.slice(0, count).filter((_, i) => costs[i]! % typoCost <= mostCost)
    hits.clear()
    return found
  }

  /** Reads "chips for dip" as chips, not as a dip for chips; undefined if the first words name nothing. */
  function forPurpose(query: string, words: readonly QueryWord[]): Interpretation | undefined {
    const [, thing, para] = /^([^,]+ )(?:for|(para)) [^,]+$/i.exec(query) ?? []
    if (!thing) return undefined
    const its = wordsOf(thing)
    // "Comida para perros" is one phrase.
    if (para && isWithin(phrasesWithSynonyms(synonyms, words), its.length)) return undefined
    // "Soap for laundry" is laundry soap.
    const phrase = [...words.slice(its.length), ...its]
    if (synonyms.byPhrase.has(keyOf(phrase))) return read(phrase)
    const among = named(its, describingCost * (its.length - 1) + mostThingCost)
    if (among.length === 0) return undefined
    return read(words, words, [new Set(among)]) ?? read(its, words)
  }

  return (typed, removesWords) => {
    costlyWords = 0
    const query = withPhrasesWrittenOut(synonyms, typed)
    const lines = linesOf(query)
    if (lines.length > 1) return asList(apart(lines))
    const words = wordsOf(query)
    const made = removesWords && forPurpose(query, words)
    if (made) return made
    const typedItems = commaSeparated(query)
    const items = apart(typedItems)
    const isApart = removesWords && items.length > typedItems.length
    const found = isApart ? undefined : (removesWords ? withOrWithoutAmounts : read)(words)
    if (found) return found
    const things = removesWords && items.length < 2 ? thingsIn(words) : items
    return (things.length > 1 ? asList(things) : loosely(words, removesWords)) ?? { clauses: [] }
  }
}

function asSpelt(word: QueryWord): QueryWord {
  return { ...word, isSpelt: true }
}

function interpretationOf(
  index: NameIndex,
  typed: readonly QueryWord[],
  clauses: readonly ReadClause[],
): Interpretation | undefined {
  const [first] = clauses
  if (!first) return undefined
  const replaced = [...first.replaced]
  const corrected = new Map<string, string>()
  first.words.forEach(({ typed, text, isCorrected }, i) => {
    const used = isCorrected ? text : correctionOf(index, first.meanings[i]!)
    if (!used) return
    corrected.set(typed, used)
    replaced.push({ typed, used, by: 'typo' })
  })
  const found = new Set(first.words.flatMap(({ typed }) => typed.split(' ')))
  const removed = [...new Set(typed.map(word => word.typed))].filter(word => !found.has(word))
  if (replaced.length === 0 && removed.length === 0) return { clauses }
  // A brand that is a synonym of the word beside it would repeat that word: "heinz ketchup".
  const texts = new Set(first.words.map(({ typed, text }) => corrected.get(typed) ?? text))
  return { clauses, guess: { replaced, removed, queries: [], query: [...texts].join(' ') } }
}
