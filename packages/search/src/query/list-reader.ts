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
  isFound: (words: readonly QueryWord[]) => boolean,
  called: (words: readonly QueryWord[], mostCost: number) => Uint32Array,
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
        ? thingsIn(words).join() === parts.join().toLowerCase()
        : parts.every(part => isThing(wordsOf(part)))
      return areApart ? parts : item
    })
  }

  function thingsIn(typed: readonly QueryWord[]): string[] {
    const words = withoutAmounts(synonyms, typed)
    const required = requiredPhrases(synonyms, words)
    return cutIntoNames(words, at => !isWithin(required, at), isName)
  }

  /** "Nut free" is no thing of its own: crackers beside it have to be free of nuts. */
  function isThing(words: readonly QueryWord[]): boolean {
    return !synonyms.required.has(keyOf(words)) && isFound(words)
  }

  /**
   * A name's last word is what the thing is, and the others stand right before it. Not just somewhere:
   * a few products called "bread butter" make no name of it, where there are hundreds of butters.
   */
  function isName(words: readonly QueryWord[]): boolean {
    if (synonyms.required.has(keyOf(words))) return false
    if (words.length === 1) return called(words, mostOtherCosts).length > 0
    const count = called(words, describingCost * (words.length - 1) + mostDistanceCosts).length
    return count > 0 && count >= fewestNamed * called(words.slice(-1), mostOtherCosts).length
  }

  return { apart, thingsIn }
}

const mostOtherCosts = 26
const mostDistanceCosts = 15
const fewestNamed = 0.04
