import { withPoundsAlone } from '../catalogue/unit-price.ts'
import { amountPattern, readAmount } from '../text/amount-text.ts'
import { amountOf, isMeasured, measuredAmount, type WantedAmount } from './wanted-amount.ts'

export type WantedLine = {
  /** The search text: "ground beef". */
  name: string
  amount: WantedAmount
}

/**
 * Reads the name and the amount in a line of a shopping note: "half a dozen bagels", "2 x 500 g rice". Notes are
 * written in English or Spanish, whatever language the app is in.
 */
export function readWantedLine(line: string): WantedLine {
  if (!mayHaveAmount(line) || zeroInName.test(line)) return { name: line, amount: one }
  const text = withPoundsAlone(line)
  for (const { pattern, amountFrom } of lineForms) {
    const found = pattern.exec(text)?.groups
    const name = found?.name?.trim()
    if (!found || !name) continue
    return { name, amount: amountOf(amountFrom(found)) }
  }
  return { name: line, amount: one }
}

export type CountedLine = WantedLine & {
  /** The number as written: "2", "two". */
  number: string
  /** Whether the number may belong to the name, as in "7 up". */
  isAmbiguous: boolean
  /** A container is nothing wanted by itself: "bag of chips". */
  isInContainers: boolean
}

/**
 * Reads a line whose amount is a small number without a unit, or of cans, bags and the like: "2 butter", "butter x2",
 * "tomatoes 3", "2 cans of tuna", "head of lettuce".
 */
export function readCountedLine(line: string): CountedLine | undefined {
  const { name, amount } = readNumberAtEnd(line) ?? readWantedLine(line)
  const rest = line.replace(name, '').trim()
  if (rest === '') return undefined
  const number = (plainNumber.exec(rest) ?? inContainers.exec(rest))?.groups
  const count = amount.packages + amount.pieces
  if (!number || count > mostCounted || isNoName.test(name)) return undefined
  const isInContainers = number.container !== undefined
  return {
    name,
    amount,
    number: number.count ?? '',
    isAmbiguous: !(number.before || number.after || isInContainers),
    isInContainers,
  }
}

/** Reads a line whose amount is a weight or a volume: "1 lb butter". */
export function readMeasuredLine(line: string): WantedLine | undefined {
  const wanted = readWantedLine(line)
  return isMeasured(wanted.amount) && !isNoName.test(wanted.name) ? wanted : undefined
}

/** Reads what a container follows: "baby carrots bag". Only a search can tell it from "trash bag" and "lunch box". */
export function readContainerAtEnd(line: string): { name: string; container: string } | undefined {
  const { name, container } = containerAtEnd.exec(line.trim())?.groups ?? {}
  return name && container && !isNoName.test(name) ? { name, container } : undefined
}

/** "3 lb bag of onions" as "3 lb onions". */
export function withoutContainer(line: string): string {
  return line.replace(containerWithin, '')
}

/** In an imported list, a number at the end may be a size instead, as of diapers. */
function readNumberAtEnd(line: string): WantedLine | undefined {
  const { name, count } = /^(?<name>\D+s) (?<count>[1-9]\d?)$/i.exec(line)?.groups ?? {}
  return name && count ? { name, amount: amountOf({ pieces: Number(count) }) } : undefined
}

/** Beyond that, a number tells which product is wanted: "80 ground beef". */
const mostCounted = 24

const one = amountOf({ packages: 1 })

/** "00 flour" and "0 sugar cola" are names, unlike "0 sugar". */
const zeroInName = /^0(?:0| ?g?[ -](?:added|alcohol|cal|calories?|carbs?|fat|sugar|trans) )/i

const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  ...{ diez: 10, 'a couple of': 2 },
}
const articlesAndHalves: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, half: 0.5, 'half a': 0.5, 'half an': 0.5, medio: 0.5, media: 0.5 },
  ...{ quarter: 0.25, 'a quarter': 0.25, cuarto: 0.25 },
}

const wordPattern = Object.keys(numberWords).join('|')
/** An amount or a range: "2-3". */
const digits = `${amountPattern}(?:(?: ?[-–] ?| (?:to|or|a|o) )${amountPattern})?`
const number = `(?:${digits}|(?:${wordPattern}|half an?|half|(?:a )?quarter|cuarto|medi[oa]|an?)(?=[ -]))`
const container = `(?:(?:big|large|small) )?(?:cans?|tins?|jars?|bags?|box(?:es)?|bottles?|cartons?|packages?|pkgs?|packs|(?<!\\S )pack|packets?|tubs?|containers?|loa(?:f|ves)|tubes?|cases?|bunch(?:es)?|heads?|latas?|frascos?|bolsas?|cajas?|botellas?|paquetes?|manojos?)`
const spoonful = `(?:cloves?|slices?|tsp|teaspoons?|tbsp|tablespoons?|pinch(?:es)?|dash(?:es)?|handfuls?)`

// The groups that the forms below share. `times` is a number of things that contain `count` of a unit each.
const count = `(?<count>${number})`
const times = String.raw`(?<times>\d{1,3})`
const unit = String.raw`(?<unit>fl\.? ?oz|fluid ounces?|oz|ounces?|lbs?|pounds?|kg|g|grams?|ml|l|lit(?:er|re)s?|pt|pints?|qt|quarts?|gal|gallons?|cups?|libras?|onzas?|kilos?|gramos?|litros?|gal[oó]n(?:es)?|tazas?)\.?`
const measured = `${count}[ -]?${unit}`
/** Words at the end belong to the name: "half and half cups". */
const measuredAtEnd = `(?<count>${digits}) ?${unit}\\)?`
const maybeContainer = `(?: ${container})?`
const name = '(?:(?:of|de) )?(?<name>.+)'
const nameAfterOf = '(?:of|de) (?<name>.+)'
const nameBefore = '(?<name>.+?),? [-–(]? ?'

/** What remains of a counted line without its name. */
const plainNumber = new RegExp(
  `^(?<before>[x×(] ?)?(?<count>\\d{1,2}|${wordPattern})(?<after> ?[x×)])?$`,
  'i',
)

/** Without "of" only in the plural, since "1 can opener" is a name. */
const inContainers = new RegExp(
  `^(?:(?:an?|(?<count>\\d{1,2}|${wordPattern})) )?(?<container>${container})(?: (?:of|de)|(?<= .*s))$`,
  'i',
)

const containerAtEnd = new RegExp(`^(?<name>.+) (?<container>${container})$`, 'i')
const containerWithin = new RegExp(` ${container}(?: (?:of|de))?(?= )`, 'i')

/** "9 x 13 pan" and "2 lb" have no amount of a thing, and commas separate several things. */
const isNoName = new RegExp(`^\\d|^${unit}$|[,;\\n]`, 'i')

type Found = { [group: string]: string | undefined }
type LineForm = {
  example: string
  pattern: RegExp
  amountFrom: (found: Found) => Partial<WantedAmount>
}

function form(example: string, pattern: string, amountFrom: LineForm['amountFrom']): LineForm {
  return { example, pattern: new RegExp(`^${pattern}$`, 'i'), amountFrom }
}

const inPackages = ({ count }: Found) => ({ packages: numberFrom(count) })
const inPieces = ({ count }: Found) => ({ pieces: numberFrom(count) })
const inDozens = ({ count }: Found) => ({ pieces: 12 * numberFrom(count) })
const inUnits = ({ times, count, unit }: Found) =>
  measuredAmount(numberFrom(times) * numberFrom(count), unit ?? '')

/** The forms of a line. The first that matches counts. */
export const lineForms: readonly LineForm[] = [
  form('2 x 500 g rice', `${times} ?[x×] ?${measured}${maybeContainer} ${name}`, inUnits),
  form('2 x milk', `(?<count>\\d{1,4}) ?[x×] ${name}`, inPackages),
  form('2 dozen eggs', `(?:${count} )?(?:dozen|doz\\.?|docenas?) ${name}`, inDozens),
  form(
    '12 rolls of paper towels',
    `(?<count>\\d{1,2})[ -](?:pack|pk|ct|count|rolls?|pieces?|ears?|stems?) ${name}`,
    inPieces,
  ),
  form('1 1/2 lb ground beef', `${measured}${maybeContainer} ${name}`, inUnits),
  form('2 28 oz cans tomatoes', `${times} ${measured}${maybeContainer} ${name}`, inUnits),
  form('2 (28 oz) cans tomatoes', `${times} \\(${measured}\\)${maybeContainer} ${name}`, inUnits),
  form(
    '2 cans (28 oz) tomatoes',
    `(?<times>${number}) ${container} \\(${measured}(?: each)?\\) ${name}`,
    inUnits,
  ),
  form('gallon of milk', `${unit} ${nameAfterOf}`, inUnits),
  form('2 cans of tuna', `${count} ${container} ${name}`, inPackages),
  form('bunch of cilantro', `${container} ${nameAfterOf}`, inPackages),
  // An ingredient given in spoons or slices needs one package.
  form('3 cloves garlic', `${number} ${spoonful} ${name}`, () => ({ packages: 1 })),
  // Only in the plural, since "five spice powder" is a name.
  form('two lemons', `(?<count>${wordPattern}) (?<name>.*[^s]s)`, inPieces),
  form(
    '3 avocados',
    `(?!\\d{3})(?<count>${digits}|an?|una?) (?<name>(?!(?:inch|grain|volt) )[^\\d\\s%x×].*)`,
    inPieces,
  ),

  form('milk x 3', '(?<name>.+?) [x×] ?(?<count>\\d{1,4})', inPackages),
  form('lemons (4)', '(?<name>.+?) \\((?<count>\\d{1,2})\\)', inPieces),
  form('tuna, 3 cans', `${nameBefore}${count} ${container}\\)?`, inPackages),
  form('eggs, 2 dozen', `${nameBefore}${count} dozen\\)?`, inDozens),
  form('cola, 12 x 12 fl oz', `${nameBefore}${times} ?[x×] ?${measuredAtEnd}`, inUnits),
  form('ground beef, 1 lb', `${nameBefore}${measuredAtEnd}`, inUnits),
]

/** Whether to try the forms, which takes a page 40 ms to compile: each has a space and one of these words. */
function mayHaveAmount(line: string): boolean {
  return line.includes(' ') && amountWord.test(line)
}

const amountWord = new RegExp(
  `[\\d¼-¾⅐-⅞]|\\b(?:${wordPattern}|half|medi[oa]|una?|an?|doz|dozen|docenas?|${unit}|${container})\\b`,
  'i',
)

const lastAmount = new RegExp(`${amountPattern}$`, 'i')

/** Reads "1 1/2", "half a" or "two", and the upper end of "2-3"; no text means one. */
function numberFrom(text = 'one'): number {
  const word = text.toLowerCase()
  return (
    numberWords[word] ?? articlesAndHalves[word] ?? readAmount(lastAmount.exec(text)?.[0] ?? '')
  )
}
