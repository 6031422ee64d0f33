import { readSize } from '../catalogue/unit-price.ts'

/** How much of something is wanted. Amounts of several lines are added field by field. */
export type WantedAmount = {
  /** For example "2 x milk", "2 cans of tuna", or just "milk". */
  packages: number
  /** For example "3 avocados", "2 dozen eggs". */
  pieces: number
  /** For example "1 lb ground beef". */
  ounces: number
  /** For example "a gallon of milk". */
  fluidOunces: number
}

export function amountOf(given: Partial<WantedAmount>): WantedAmount {
  return { packages: 0, pieces: 0, ounces: 0, fluidOunces: 0, ...given }
}

export function addAmounts(a: WantedAmount, b: WantedAmount): WantedAmount {
  return {
    packages: a.packages + b.packages,
    pieces: a.pieces + b.pieces,
    ounces: a.ounces + b.ounces,
    fluidOunces: a.fluidOunces + b.fluidOunces,
  }
}

/** Whether none is wanted: "0 eggs". */
export function isNothing(amount: WantedAmount): boolean {
  return Object.values(amount).every(part => !(part > 0))
}

/** Whether the amount is a weight or volume, which a number of things cannot replace. */
export function isMeasured({ ounces, fluidOunces }: WantedAmount): boolean {
  return ounces + fluidOunces > 0
}

/** A weight or volume, given in English or Spanish: 2 and "libras". */
export function measuredAmount(count: number, unit: string): Partial<WantedAmount> {
  if (/^(?:cup|taza)/i.test(unit)) return { fluidOunces: count * 8 }
  const one = readSize(`1 ${inEnglish(unit)}`)
  if (one?.unit === 'fl oz') return { fluidOunces: count * one.amount }
  return { ounces: count * (one?.amount ?? 0) * (one?.unit === 'lb' ? 16 : 1) }
}

function inEnglish(unit: string): string {
  const [, english] = spanishUnits.find(([start]) => unit.toLowerCase().startsWith(start)) ?? []
  return english ?? unit
}

const spanishUnits = [
  ['libra', 'lb'],
  ['onza', 'oz'],
  ['kilo', 'kg'],
  ['gramo', 'g'],
  ['litro', 'l'],
  ['galo', 'gal'],
  ['galó', 'gal'],
] as const
