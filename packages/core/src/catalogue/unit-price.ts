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

/** `"6 x 12 fl oz"` → 72 fl oz. */
export function readSize(text: string): { amount: number; unit: Unit } | null {
  const measures = [...text.toLowerCase().matchAll(measurePattern)].flatMap(match => {
    const known = measuresByName.get(match[2]!.replace(/\s+/g, ' ').replace(/\.$/, ''))
    return known ? [{ count: Number(match[1] ?? 1), ...known }] : []
  })
  const content = measures.find(m => m.kind === 'amount') ?? measures[0]
  if (!content) return null
  const packsOf = measures.find(m => m !== content && m.kind === 'pack')?.count
  const multiple = /(\d+)\s*x\s*[\d.]/i.exec(text)?.[1]
  const amount = content.count * content.factor * Number(multiple ?? packsOf ?? 1)
  return amount > 0 ? { amount, unit: content.unit } : null
}

type Measure = { unit: Unit; factor: number; kind: 'amount' | 'pack' | 'count' }

const measuresByName = new Map<string, Measure>()
function measure(unit: Unit, factor: number, kind: Measure['kind'], ...names: string[]) {
  for (const name of names) measuresByName.set(name, { unit, factor, kind })
}
measure('oz', 1, 'amount', 'oz', 'ounce', 'ounces')
measure('oz', 1 / 28.349523, 'amount', 'g', 'gram', 'grams')
measure('lb', 2.2046226, 'amount', 'kg')
measure('lb', 1, 'amount', 'lb', 'lbs', 'pound', 'pounds')
measure('fl oz', 1, 'amount', 'fl oz', 'fluid ounce', 'fluid ounces')
measure('fl oz', 16, 'amount', 'pt', 'pint', 'pints')
measure('fl oz', 32, 'amount', 'qt', 'quart', 'quarts')
measure('fl oz', 128, 'amount', 'gal', 'gallon', 'gallons')
measure('fl oz', 33.8140227, 'amount', 'l', 'liter', 'liters', 'litre')
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

const measurePattern = new RegExp(
  String.raw`(?:(\d+(?:\.\d+)?|\.\d+)[\s-]*|\b)(${[...measuresByName.keys()]
    .sort((a, b) => b.length - a.length)
    .map(name => name.replace(' ', String.raw`\.?\s*`))
    .join('|')})(?![a-z])`,
  'g',
)
