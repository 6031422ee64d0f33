import type { QueryWord } from './query-words.ts'
import type { Synonyms } from './synonyms.ts'

/** The words without those that only say how much; all of them if they are nothing else. */
export function withoutAmounts(
  synonyms: Synonyms,
  words: readonly QueryWord[],
): readonly QueryWord[] {
  const others = words.filter(word => !isAmount(synonyms, [word]))
  return others.length > 0 ? others : words
}

/** Whether the words only say how much. */
export function isAmount(synonyms: Synonyms, words: readonly QueryWord[]): boolean {
  return words.every(({ typed }) => isNumber.test(typed) || synonyms.amounts.has(typed))
}

/** "3", "1/2", "x2", and the "x" of "2 x milk". */
const isNumber = /^x?\d+(?:[./]\d+)*x?$|^x$/
