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

export type WantedLine = {
  /** The search text: "ground beef". */
  name: string
  amount: WantedAmount
}

/** Reads the name and the amount in a line of a shopping note: "half a dozen bagels", "2 x 500 g rice". */
export function readWantedLine(line: string): WantedLine {
  return fromStart(line) ?? fromEnd(line) ?? { name: line, amount: amountOf({ packages: 1 }) }
}

export function addAmounts(a: WantedAmount, b: WantedAmount): WantedAmount {
  return {
    packages: a.packages + b.packages,
    pieces: a.pieces + b.pieces,
    ounces: a.ounces + b.ounces,
    fluidOunces: a.fluidOunces + b.fluidOunces,
  }
}

/** Whether the amount is a weight or volume, which a number of things cannot replace. */
export function isMeasured({ ounces, fluidOunces }: WantedAmount): boolean {
  return ounces + fluidOunces > 0
}

export function amountOf(given: Partial<WantedAmount>): WantedAmount {
  return { packages: 0, pieces: 0, ounces: 0, fluidOunces: 0, ...given }
}

/** Notes are written in English or Spanish, whatever language the app is in. */
const words = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
]
const wordPattern = words.flat().join('|')
const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

// The longest alternative comes first: "1 1/2" before "1", "half a" before "half".
const digits = String.raw`\d+ +\d\/\d|\d\/\d|\d+(?:\.\d+)? ?[½¼¾⅓⅔]|[½¼¾⅓⅔]|\d+(?:\.\d+)?`
const number = `${digits}|half an?|half|medi[oa]|a couple of|an?|${wordPattern}`
const measure = String.raw`fl\.? ?oz|fluid ounces?|oz|ounces?|lbs?|pounds?|kg|g|grams?|ml|l|lit(?:er|re)s?|pt|pints?|qt|quarts?|gal|gallons?|cups?|libras?|onzas?|kilos?|gramos?|litros?|gal[oó]n(?:es)?|tazas?`
const holder = `cans?|tins?|jars?|bags?|box(?:es)?|bottles?|cartons?|packages?|pkgs?|packs|packets?|tubs?|containers?|loa(?:f|ves)|tubes?|cases?|bunch(?:es)?|heads?|latas?|frascos?|bolsas?|cajas?|botellas?|paquetes?|manojos?`
const pinch = `cloves?|slices?|tsp|teaspoons?|tbsp|tablespoons?|pinch(?:es)?|dash(?:es)?|handfuls?`

const starts: readonly [RegExp, (found: string[]) => Partial<WantedAmount>][] = [
  // "2 x 500 g rice", "2 (28 oz) cans of tomatoes"
  [
    line(
      String.raw`(\d{1,3})(?: ?[x×] ?| \(| (?!\d\/\d|[½¼¾⅓⅔]))(${digits})[ -]?(${measure})\.?\)?(?: (?:${holder}))?`,
    ),
    ([count, each, unit]) => measured(Number(count) * read(each), unit),
  ],
  [line(String.raw`(\d{1,4}) ?[x×]`), ([count]) => ({ packages: Number(count) })],
  // "2 dozen eggs", "dozen eggs", "6-pack of cola", "12 rolls of paper towels"
  [
    line(String.raw`(?:(${number}) )?(?:dozen|doz\.?|docenas?)`),
    ([count]) => ({ pieces: 12 * read(count) }),
  ],
  [
    line(String.raw`(\d{1,2})[ -](?:pack|pk|ct|count|rolls?|pieces?|ears?|stems?)`),
    ([count]) => ({ pieces: Number(count) }),
  ],
  // "1 lb ground beef", "half gallon milk", "28 oz can tomatoes", "pint of cream"
  [
    line(String.raw`(${number})[ -]?(${measure})\.?(?: (?:${holder}))?`),
    ([count, unit]) => measured(read(count), unit),
  ],
  [line(`(${measure})`, '(?:of|de) '), ([unit]) => measured(1, unit)],
  // "2 cans of tuna", "bunch of cilantro"; an ingredient given in pinches needs one package.
  [line(`(${number}) (?:${holder})`), ([count]) => ({ packages: read(count) })],
  [line(`(?:${holder})`, '(?:of|de) '), () => ({ packages: 1 })],
  [line(`(?:${number}) (?:${pinch})`), () => ({ packages: 1 })],
  // "two lemons", but "five spice powder"; "3 avocados", "1/2 onion", "an onion"
  [
    new RegExp(`^(${wordPattern}|a couple of) (.*[^s]s)$`, 'i'),
    ([count]) => ({ pieces: read(count) }),
  ],
  [/^(\d{1,2}(?: \d\/\d)?|\d\/\d|½|an?) ([^\d\s%x×].*)$/i, ([count]) => ({ pieces: read(count) })],
]

const ends: readonly [RegExp, (found: string[]) => Partial<WantedAmount>][] = [
  [/^(.+?) [x×] ?(\d{1,4})$/i, ([, count]) => ({ packages: Number(count) })],
  [/^(.+?) \((\d{1,2})\)$/, ([, count]) => ({ pieces: Number(count) })],
  [
    new RegExp(`^(.+?),? [-–(]? ?(${number}) (?:${holder})\\)?$`, 'i'),
    ([, count]) => ({ packages: read(count) }),
  ],
  [
    new RegExp(String.raw`^(.+?),? [-–(]? ?(${number}) dozen\)?$`, 'i'),
    ([, count]) => ({ pieces: 12 * read(count) }),
  ],
  [
    new RegExp(
      String.raw`^(.+?),? [-–(]? ?(?:(\d{1,2}) ?[x×] ?)?(${digits}) ?(${measure})\.?\)?$`,
      'i',
    ),
    ([, count, each, unit]) => measured(Number(count ?? 1) * read(each), unit),
  ],
]

function fromStart(text: string): WantedLine | undefined {
  return firstOf(starts, text, found => found.at(-1))
}

function fromEnd(text: string): WantedLine | undefined {
  return firstOf(ends, text, found => found[0])
}

function firstOf(
  patterns: typeof starts,
  text: string,
  nameOf: (found: string[]) => string | undefined,
): WantedLine | undefined {
  for (const [pattern, amountFrom] of patterns) {
    const found = pattern.exec(text)?.slice(1) as string[] | undefined
    if (!found) continue
    const amount = amountOf(amountFrom(found))
    const name = nameOf(found)?.trim()
    if (name) return { name, amount: isNothing(amount) ? amountOf({ packages: 1 }) : amount }
  }
  return undefined
}

/** Matches an amount at the start of a line, then "of", which may be missing, then the name. */
function line(amount: string, of = '(?:(?:of|de) )?'): RegExp {
  return new RegExp(`^${amount} ${of}(.+)$`, 'i')
}

function measured(count: number, unit: string | undefined): Partial<WantedAmount> {
  if (/^(?:cup|taza)/i.test(unit ?? '')) return { fluidOunces: count * 8 }
  const one = readSize(`1 ${inEnglish(unit)}`)
  if (one?.unit === 'fl oz') return { fluidOunces: count * one.amount }
  return { ounces: count * (one?.amount ?? 0) * (one?.unit === 'lb' ? 16 : 1) }
}

function inEnglish(unit: string | undefined): string | undefined {
  const [, english] = spanishMeasures.find(([start]) => unit?.toLowerCase().startsWith(start)) ?? []
  return english ?? unit
}

const spanishMeasures = [
  ['libra', 'lb'],
  ['onza', 'oz'],
  ['kilo', 'kg'],
  ['gramo', 'g'],
  ['litro', 'l'],
  ['galo', 'gal'],
  ['galó', 'gal'],
] as const

/** Reads "1 1/2", "½", "half a" or "two"; no text means one. */
function read(text: string | undefined): number {
  const given = (text ?? 'one').toLowerCase().trim()
  if (/^(?:half|medi)/.test(given)) return 0.5
  if (given === 'a couple of') return 2
  if (/^an?$/.test(given)) return 1
  const counted = words.map(each => each.findIndex(word => new RegExp(`^${word}$`).test(given)) + 1)
  const count = Math.max(...counted)
  if (count > 0) return count
  return (given.match(/\d\/\d|[½¼¾⅓⅔]|\d+(?:\.\d+)?/g) ?? []).reduce((sum, part) => {
    const [over, under] = part.split('/')
    return sum + (fractions[part] ?? Number(over) / Number(under ?? 1))
  }, 0)
}

function isNothing(amount: WantedAmount): boolean {
  return Object.values(amount).every(part => !(part > 0))
}
