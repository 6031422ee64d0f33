import { TypoAutomaton } from '../text/typo-automaton.ts'
import { corrected, type QueryWord, tellingWords } from './query-words.ts'
import { haveRequired, requiredPhrases, type Synonyms, wherePhrases } from './synonyms.ts'

/**
 * "Nut and gluten free" as "nut free gluten free", if both are required phrases. In the plural, a word is a thing of
 * its own: "eggs and gluten free bread".
 */
export function withPhrasesWrittenOut({ required }: Synonyms, query: string): string {
  return query.replace(enumeration, text => {
    const words = tellingWords(text)
    const last = words.pop()
    const phrases = words.map(word => `${word} ${last}`)
    return phrases.every(phrase => required.has(phrase)) ? phrases.join(' ') : text
  })
}

/** Joined words, and the word that they share. */
const enumeration = /(?<!\p{L})(?:\p{L}+-? (?:and|or|&) )+\p{L}+[ -]\p{L}+/giu

/**
 * The words, with those of misspelt required phrases spelt right: "egg freee". A phrase is misspelt if one of its words has
 * one letter wrong that is not the first, and no name holds it as it was typed.
 */
export function withPhrasesSpelt(
  synonyms: Synonyms,
  words: readonly QueryWord[],
  isUnfinished: (word: QueryWord) => boolean,
  isInSomeName: (phrase: readonly QueryWord[]) => boolean,
): readonly QueryWord[] {
  if (!haveRequired(synonyms, words)) return words
  const spelt = words.map(word => (isUnfinished(word) ? word : speltAsRequired(synonyms, word)))
  const misspelt = requiredPhrases(synonyms, spelt).filter(
    ({ from, to }) => !isInSomeName(words.slice(from, to)),
  )
  return wherePhrases(misspelt, spelt, words)
}

function speltAsRequired({ requiredWords }: Synonyms, word: QueryWord): QueryWord {
  const { text } = word
  if (requiredWords.has(word.stem)) return word
  const meant = [...requiredWords].find(
    each =>
      each[0] === text[0] &&
      // One of the two has four letters: words of three are near too many others.
      each.length + text.length > 6 &&
      new TypoAutomaton(text, 1).distanceOf(each) === 1,
  )
  return corrected(word, meant)
}
