/** An ingredient as a recipe line describes it. */
export type IngredientLine = {
  /** Null if the line says "as needed". */
  amount: number | null
  /** One of the cookbook's measures; "ml" for metric volumes, "whole" for things that are counted. */
  measure: string
  name: string
  prepared: string | null
  /** The weight of one can or package, if the line tells it: "2 (15 oz) cans". */
  gramsEach: number | null
}

/** Reads a line such as "1 1/2 cups flour, sifted" or "2 (15-oz) cans black beans, drained". */
export function readIngredientLine(line: string): IngredientLine {
  const { text, gramsEach } = withoutSizeEach(tidied(line))
  const { amount, rest } = readAmount(text)
  const { factor, measure, rest: named } = readMeasure(rest, amount !== null)
  const { name, prepared } = splitPreparation(named)
  return {
    amount: amount === null ? null : Number((amount * factor).toFixed(3)),
    measure,
    name,
    prepared,
    gramsEach,
  }
}

function tidied(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[⁄∕]/g, '/')
    .replace(/[–—]/g, '-')
    .replace(/(\d)\s*([½¼¾⅓⅔⅛⅜⅝⅞])/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .replace(/^[-•*\s]+/, '')
    .trim()
}

/** "2 (15 oz) cans": the weight in parentheses is that of one. */
function withoutSizeEach(text: string): { text: string; gramsEach: number | null } {
  const found =
    /\(\s*(?:about |~)?([\d.]+)[\s-]*(oz|ounces?|g|grams?|lbs?|pounds?)\.?(?: each)?\s*\)/i.exec(
      text,
    )
  if (!found) return { text, gramsEach: null }
  const [whole, number, unit = ''] = found
  const grams = Number(number) * (gramsByUnit[unit.toLowerCase()[0] ?? ''] ?? 1)
  return { text: text.replace(whole, '').replace(/\s+/g, ' ').trim(), gramsEach: grams }
}

const gramsByUnit: Record<string, number> = { o: 28.35, g: 1, l: 453.6, p: 453.6 }

/** Takes the larger number of a range, since the amount must be enough. */
function readAmount(text: string): { amount: number | null; rest: string } {
  const first = amountPattern.exec(text)
  if (!first) return { amount: null, rest: text }
  const rest = text.slice(first[0].length).trim()
  const upTo = /^(?:-|to |or )\s*/i.exec(rest)
  const second = upTo && amountPattern.exec(rest.slice(upTo[0].length))
  return second
    ? { amount: amountFrom(second[0]), rest: rest.slice(upTo[0].length + second[0].length).trim() }
    : { amount: amountFrom(first[0]), rest }
}

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const words: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, half: 0.5 }

const amountPattern =
  /^(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?: and)? [½¼¾⅓⅔⅛⅜⅝⅞]|[½¼¾⅓⅔⅛⅜⅝⅞]|\d+(?:[.,]\d+)?|(?:an?|one|two|three|four|half)(?= ))/i

function amountFrom(text: string): number {
  return text
    .toLowerCase()
    .split(' ')
    .reduce((sum, part) => sum + partValue(part), 0)
}

function partValue(part: string): number {
  const [over, under] = part.split('/').map(Number)
  if (under) return (over ?? 0) / under
  return fractions[part] ?? words[part] ?? (Number(part.replace(',', '.')) || 0)
}

function readMeasure(text: string, isCounted: boolean) {
  const found = measurePattern.exec(text)
  const known = found && measures.get(found[1]!.toLowerCase().replace(/\s+/g, ' '))
  // "Clove" or "can" without a number may be the food itself.
  if (!found || !known || !(isCounted || known.measure === 'pinch')) {
    return { factor: 1, measure: 'whole', rest: text }
  }
  const rest = text.slice(found[0].length).replace(/^of /i, '')
  return { ...known, rest }
}

const measures = new Map<string, { measure: string; factor: number }>()
function measure(name: string, factor: number, ...spellings: string[]) {
  for (const spelling of spellings) measures.set(spelling, { measure: name, factor })
}
measure('g', 1, 'g', 'gram', 'grams')
measure('g', 1000, 'kg', 'kilogram', 'kilograms')
measure('oz', 1, 'oz', 'ounce', 'ounces')
measure('lb', 1, 'lb', 'lbs', 'pound', 'pounds')
measure('tsp', 1, 'tsp', 'tsps', 'teaspoon', 'teaspoons')
measure('tbsp', 1, 'tbsp', 'tbsps', 'tablespoon', 'tablespoons')
measure('tbsp', 2, 'fl oz', 'fluid ounce', 'fluid ounces')
measure('cup', 1, 'cup', 'cups')
measure('cup', 2, 'pint', 'pints')
measure('cup', 4, 'quart', 'quarts')
measure('ml', 1, 'ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres')
measure('ml', 1000, 'l', 'liter', 'liters', 'litre', 'litres')
measure('pinch', 1, 'pinch', 'pinches', 'dash', 'dashes')
measure('small', 1, 'small')
measure('medium', 1, 'medium')
measure('large', 1, 'large')
measure('clove', 1, 'clove', 'cloves')
measure('slice', 1, 'slice', 'slices')
measure('stalk', 1, 'stalk', 'stalks', 'rib', 'ribs')
measure('sprig', 1, 'sprig', 'sprigs')
measure('leaf', 1, 'leaf', 'leaves')
measure('bunch', 1, 'bunch', 'bunches')
measure('head', 1, 'head', 'heads')
measure('fillet', 1, 'fillet', 'fillets')
measure('can', 1, 'can', 'cans', 'tin', 'tins')
measure('package', 1, 'package', 'packages', 'pkg', 'packet', 'packets', 'jar', 'jars')

const measurePattern = new RegExp(
  `^(${[...measures.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?(?=\\s|$)\\s*`,
  'i',
)

/** What comes after a comma or in parentheses is how the food is prepared. */
function splitPreparation(text: string): { name: string; prepared: string | null } {
  const inParentheses = [...text.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside.trim())
  const plain = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [before = '', ...after] = plain.split(', ')
  const [name = '', ...asNeeded] = before.split(
    /\s+(?=(?:to taste|as needed|for (?:serving|garnish|the))\b)/i,
  )
  const prepared = [...asNeeded, ...after, ...inParentheses].filter(Boolean).join(', ')
  return { name: name.replace(/[,\s]+$/, ''), prepared: prepared || null }
}
