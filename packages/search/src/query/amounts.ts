import type { QueryWord } from './query-words.ts'

/** The words without those that only say how much; all of them if they are nothing else. */
export function withoutAmounts(words: readonly QueryWord[]): readonly QueryWord[] {
  return isAmount(words) ? words : words.filter(word => !saysHowMuch(word))
}

/** Whether the words only say how much. */
export function isAmount(words: readonly QueryWord[]): boolean {
  return words.every(saysHowMuch)
}

function saysHowMuch({ typed }: QueryWord): boolean {
  return isNumber.test(typed) || amountWords.has(typed)
}

/** "3", "1/2", "x2", and the "x" of "2 x milk". */
const isNumber = /^x?\d+(?:[./]\d+)*x?$|^x$/

/** Without gallons, cups and pounds, of which things are named: "gallon bags", "pound cake". */
const amountWords: ReadonlySet<string> = new Set(
  `a one two three four five six seven eight nine ten eleven twelve half dozen couple some
  lb lbs oz kg kilo kilos g ml
  un una uno unos unas dos tres cuatro cinco seis siete ocho nueve diez once doce medio media docena
  libra libras onza onzas gramo gramos litro litros`.split(/\s+/),
)
