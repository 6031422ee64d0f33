import { describingCost } from '../ranking/costs.ts'
import { withoutAmounts } from './amounts.ts'
import { joinedParts } from './items.ts'
import type { QueryWord } from './query-words.ts'
import { isWithin, keyOf, requiredPhrases, type Synonyms } from './synonyms.ts'
import { cutIntoNames } from './things.ts'

export type ListReader = {
  /** Items, those that join several things with "and" as so many items. */
  apart: (items: readonly string[]) => string[]
  /** The things that words name one after the other: "milk eggs bread". */
  thingsIn: (words: readonly QueryWord[]) => string[]
}

/** Less than the most that other nouns cost: coffee ice cream is no cream. */
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
   * "Eggs and bread" are two things where each is something, and no product is both or only few are by chance: milk
   * chocolate Easter eggs are no "milk and eggs".
   */
  function apart(items: readonly string[]): string[] {
    return items.flatMap(item => {
      const parts = joinedParts(item)
      if (!parts[1]) return item
      const words = wordsOf(item)
      // "Halloran & Daughters eggs" are no thing and daughters' eggs.
      const areApart = isThing(words)
        ? thingsIn(words, true).join() === parts.map(part => thingsIn(wordsOf(part))).join()
        : parts.every(part => isThing(wordsOf(part)))
      return areApart ? parts : item
    })
  }

  function thingsIn(typed: readonly QueryWord[], isJoined = false): string[] {
    const words = withoutAmounts(synonyms, typed)
    const required = requiredPhrases(synonyms, words)
    return cutIntoNames(
      words,
      at => !isWithin(required, at),
      name => isName(name, isJoined && name.length === words.length),
    )
  }

  /** "Nut free" is no thing of its own: crackers beside it have to be free of nuts. */
  function isThing(words: readonly QueryWord[]): boolean {
    const readings = [words, withoutAmounts(synonyms, words)]
    return (
      !synonyms.required.has(keyOf(words)) && readings.some(reading => named(reading).length > 0)
    )
  }

  /**
   * A name's last word is what the thing is, and the others stand right before it. Not just somewhere: a few products
   * called "bread butter" make no name of it, where there are hundreds of butters. Joined by "and", the words are one
   * name only where their last one is the noun of its products: croissants with bacon and eggs are no "bacon and eggs".
   * A single word that seldom is the thing itself, such as "fresh", is none.
   */
  function isName(words: readonly QueryWord[], isJoined: boolean): boolean {
    const key = keyOf(words)
    if (synonyms.required.has(key)) return false
    if (synonyms.brands.has(key)) return isThing(words)
    const last = words.slice(-1)
    const others = describingCost * (words.length - 1)
    const among =
      isJoined && !synonyms.byPhrase.has(key) ? [new Set(named(last, mostOtherCosts))] : []
    const own = named(words, others + (others > 0 ? mostDistanceCosts : mostOtherCosts), among)
    if (own.length === 0) return false
    const all = named(last, others > 0 ? mostOtherCosts : describingCost + mostOtherCosts)
    return own.length > fewestNamed * all.length
  }

  return { apart, thingsIn }
}

const mostOtherCosts = 26
const mostDistanceCosts = 15
/** Of the products called by a name's last word, and of those that have a single word in their names. */
const fewestNamed = 0.05
