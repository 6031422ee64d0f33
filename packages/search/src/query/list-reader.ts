import { describingCost } from '../ranking/costs.ts'
import { withoutAmounts } from './amounts.ts'
import { joinedParts } from './items.ts'
import type { QueryWord } from './query-words.ts'
import { isWithin, keyOf, requiredPhrases, type Synonyms } from './synonyms.ts'
import { cutIntoNames } from './things.ts'

export type ListReader = {
  /** The items; one that joins several things with "and" becomes several items. */
  apart: (items: readonly string[]) => string[]
  /** The things that words name one after the other: "milk eggs bread". */
  thingsIn: (words: readonly QueryWord[]) => string[]
}

/** Less than the most that other nouns in a name cost: coffee ice cream is not cream. */
export const mostThingCost = 29

/** Tells the things apart that one query asks for. */
export function createListReader(
  synonyms: Synonyms,
  wordsOf: (query: string) => QueryWord[],
  named: (
    words: readonly QueryWord[],
    mostCost?: number,
    among?: readonly ReadonlySet<number>[],
  ) => Uint32Array,
): ListReader {
  /**
   * "Eggs and bread" are two things if each is the name of something, and no product is both, or only a few by chance:
   * "milk and eggs" does not mean milk chocolate Easter eggs.
   */
  function apart(items: readonly string[]): string[] {
    return items.flatMap(item => {
      const texts = joinedParts(item)
      if (!texts[1]) return item
      const words = tellingWordsOf(item)
      const parts = texts.map(tellingWordsOf)
      if (words.length > mostJoined || isName(words, parts.at(-1))) return item
      // "Halloran & Daughters eggs" is not a Halloran and the eggs of daughters.
      const areApart = isThing(words)
        ? namesIn(words, true).join() === parts.map(part => namesIn(part)).join()
        : parts.every(isThing)
      return areApart ? texts : item
    })
  }

  function tellingWordsOf(text: string): readonly QueryWord[] {
    return withoutAmounts(synonyms, wordsOf(text))
  }

  function thingsIn(typed: readonly QueryWord[]): string[] {
    return namesIn(withoutAmounts(synonyms, typed))
  }

  function namesIn(words: readonly QueryWord[], isJoined = false): string[] {
    const required = requiredPhrases(synonyms, words)
    return cutIntoNames(
      words,
      at => !isWithin(required, at),
      name => (!isJoined || name.length < words.length) && isName(name),
    )
  }

  /** "Nut free" is not a thing of its own: it says that the crackers beside it must be free of nuts. */
  function isThing(words: readonly QueryWord[]): boolean {
    return !synonyms.required.has(keyOf(words)) && named(words).length > 0
  }

  /**
   * Whether the words are the name of a thing. Its last word is the noun, and the others stand right before it in a
   * sufficient share of the products: a few called "bread butter" among hundreds of butters do not make it a name. A
   * single word that is seldom the noun, such as "fresh", is not a name.
   * Words joined by "and" are one name if that is the share among what the words on either side of it find: enough
   * artichoke dips are spinach and artichoke dips, while "bacon and eggs" only describes croissants.
   */
  function isName(words: readonly QueryWord[], afterAnd?: readonly QueryWord[]): boolean {
    const key = keyOf(words)
    if (synonyms.required.has(key) || synonyms.brands.has(key)) return isThing(words)
    const last = afterAnd ?? words.slice(-1)
    const others = words.length - 1
    const describing = others > 0 ? last.length - 1 : 1
    const all = named(last, describingCost * describing + mostOtherCosts)
    const among = afterAnd && !synonyms.byPhrase.has(key) ? [new Set(all)] : []
    const mostCosts = others > 0 ? mostDistanceCosts : mostOtherCosts
    const own = named(words, describingCost * others + mostCosts, among)
    const first = afterAnd ? named(words.slice(0, -last.length)) : all
    return own.length > fewestNamed * Math.min(all.length, first.length)
  }

  return { apart, thingsIn }
}

/** More words are the name of a product, however they are joined. */
const mostJoined = 8
const mostOtherCosts = 26
const mostDistanceCosts = 15
/** The smallest share of the products named by the last words, and of those whose names contain a single word. */
const fewestNamed = 0.05
