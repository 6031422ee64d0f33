import { amountPattern, readAmount } from '../text/amount-text.ts'

/** The price of one unit of a product: 25 cents / oz. */
export type UnitPrice = { cents: number; unit: Unit }

export type Unit =
  | 'oz'
  | 'fl oz'
  | 'lb'
  | 'ct'
  | 'each'
  | 'roll'
  | 'sheet'
  | 'ear'
  | 'bunch'
  | 'stem'

/**
 * Derives the unit price from a size as sold: "32 oz", "about 1.5 lb", "6 x 12 fl oz", "12Pk, 8Oz", "per
 * lb". Null if the text names no known amount.
 */
export function unitPrice(priceCents: number, weightQuantity: string): UnitPrice | null {
  const size = readSize(weightQuantity)
  return size && { cents: priceCents / size.amount, unit: size.unit }
}

/** `"6 x 12 fl oz"` → 72 fl oz. Null rather than a guess: "2-3 oz" is a range to some and a multiple to others. */
export function readSize(text: string): { amount: number; unit: Unit } | null {
  const measures = measuresIn(withPoundsAlone(text.toLowerCase()))
  const ofKind = (wanted: Measure['kind']) => measures.find(({ kind }) => kind === wanted)
  const content = ofKind('amount') ?? ofKind('count') ?? ofKind('pack')
  if (!content) return null
  const packs = content.kind === 'pack' ? 1 : (ofKind('pack')?.amount ?? 1)
  const amount = content.amount * packs
  return amount > 0 ? { amount, unit: content.unit } : null
}

function measuresIn(text: string): (Measure & { amount: number })[] {
  return [...text.matchAll(measurePattern)].flatMap(([, multiple = '1', amount = '1', name]) => {
    const known = measuresByName.get(withoutGaps(name!))
    return known ? [{ ...known, amount: Number(multiple) * readAmount(amount) * known.factor }] : []
  })
}

/** "1 lb 4 oz" as "1.25 lb", but not "1 lb, 16 oz", which says one weight twice. */
export function withPoundsAlone(text: string): string {
  return text.replace(poundsAndOunces, (whole, pounds: string, ounces: string) => {
    const more = readAmount(ounces)
    return more < 16 ? `${readAmount(pounds) + more / 16} lb` : whole
  })
}

const poundsAndOunces = new RegExp(
  String.raw`(${amountPattern})\s*(?:lbs?|pounds?)[.,]*\s*(?:and\s+)?(${amountPattern})\s*(?:oz|ounces?)(?![a-z])`,
  'gi',
)

type Measure = { unit: Unit; factor: number; kind: 'amount' | 'pack' | 'count' }

const measuresByName = new Map<string, Measure>()
function measure(unit: Unit, factor: number, kind: Measure['kind'], ...names: string[]) {
  for (const name of names) measuresByName.set(withoutGaps(name), { unit, factor, kind })
}
measure('oz', 1, 'amount', 'oz', 'ounce', 'ounces')
measure('oz', 1 / 28.349523, 'amount', 'g', 'gram', 'grams')
measure('lb', 2.2046226, 'amount', 'kg')
measure('lb', 1, 'amount', 'lb', 'lbs', 'pound', 'pounds')
measure('fl oz', 1, 'amount', 'fl oz', 'fluid ounce', 'fluid ounces')
measure('fl oz', 16, 'amount', 'pt', 'pint', 'pints')
measure('fl oz', 32, 'amount', 'qt', 'quart', 'quarts')
measure('fl oz', 128, 'amount', 'gal', 'gallon', 'gallons')
measure('fl oz', 33.8140227, 'amount', 'l', 'liter', 'liters', 'litre', 'litres')
measure('fl oz', 0.0338140227, 'amount', 'ml')
measure('ct', 1, 'pack', 'pk', 'pack', 'packs')
measure('ct', 1, 'count', 'ct', 'count', 'piece', 'pieces')
measure('ct', 12, 'count', 'dozen')
measure('roll', 1, 'count', 'roll', 'rolls')
measure('sheet', 1, 'count', 'sheet', 'sheets')
measure('each', 1, 'count', 'each', 'ea')
measure('ear', 1, 'count', 'ear', 'ears')
measure('bunch', 1, 'count', 'bunch', 'bunches')
measure('stem', 1, 'count', 'stem', 'stems')

/** The same key for "fl oz", "fl. oz." and "floz". */
function withoutGaps(name: string): string {
  return name.replace(/[\s.]/g, '')
}

const spelled = [...measuresByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map(name => name.replace(/^(fluid|fl)/, String.raw`$1\.?\s*`))
  .join('|')
/** As in "12 double rolls". */
const rollSize = String.raw`(?:(?:double|triple|mega|super|jumbo|giant|family|big|large|regular)\s+(?=rolls?\b))?`
const measurePattern = new RegExp(
  String.raw`(?:(?<!\d\s*(?:[-–]|to)\s*)(?:(\d+)\s*[x×]\s*)?(${amountPattern})[\s-]*${rollSize}|(?<!\d.*)\b)(${spelled})(?![a-z])`,
  'g',
)
