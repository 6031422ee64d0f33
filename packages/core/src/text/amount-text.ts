/** The characters for fractions, and their values. */
const fractionValues: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
}

/** An amount as recipes write it: eighths, thirds and halves as fractions, large weights as whole numbers. */
export function amountText(amount: number): string {
  const { whole, glyph } = rounded(amount)
  return `${whole || ''}${glyph}`
}

/** Whether an amount is read as more than one: "1⅛ cups", but "1 cup" for 1.05. */
export function isPlural(amount: number): boolean {
  const { whole, glyph } = rounded(amount)
  return whole > 1 || (whole === 1 && glyph !== '')
}

function rounded(amount: number): { whole: number; glyph: string } {
  if (amount >= 20) return { whole: Math.round(amount), glyph: '' }
  // Less than the smallest spoon still reads as a little, never as nothing.
  const wanted = Math.max(amount, 1 / 8)
  const whole = Math.floor(wanted)
  const rest = wanted - whole
  const [glyph, value] = fractions.reduce((nearest, one) =>
    Math.abs(rest - one[1]) < Math.abs(rest - nearest[1]) ? one : nearest,
  )
  return value === 1 ? { whole: whole + 1, glyph } : { whole, glyph }
}

const fractions: readonly (readonly [glyph: string, value: number])[] = [
  ['', 0],
  ...Object.entries(fractionValues),
  ['', 1],
]

/** "cups", "leaves"; units that are abbreviated or that describe a size have no plural. */
export function measureText(measure: string, amount: number): string {
  if (!isPlural(amount) || unchanged.has(measure)) return measure
  return irregular[measure] ?? `${measure}s`
}

const unchanged = new Set(['g', 'ml', 'oz', 'lb', 'tsp', 'tbsp', 'small', 'medium', 'large'])
const irregular: Record<string, string> = { bunch: 'bunches', pinch: 'pinches', leaf: 'leaves' }

const character = `[${Object.keys(fractionValues).join('')}]`
/** Others of more digits are no fractions: "16/20 ct" are sixteen to twenty shrimps. */
const slashed = '(?:1[/⁄∕]16|[1-9][/⁄∕][1-9])'
const plain = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?|\.\d+)`
const joined = String.raw`(?:\s+(?:(?:and|y)\s+)?|-)`

/**
 * Matches an amount as people write it, "1 1/2", "1½", "2 and ¾", "1.5" or "1,5", but neither a part of a longer
 * number nor a percentage. Has no groups and needs the flag "i".
 */
export const amountPattern = [
  String.raw`(?<!\d|\d[.,/⁄∕])`,
  `(?:\\d+${joined}${slashed}|\\d+${joined}?${character}|${slashed}|${character}|${plain})`,
  String.raw`(?!\d|[.,/⁄∕]\d|\s?%)`,
].join('')

const parts = new RegExp(`${slashed}|${character}|${plain}`, 'g')

/** The value of a text that matches `amountPattern`. */
export function readAmount(text: string): number {
  return (text.match(parts) ?? []).reduce((sum, part) => sum + partValue(part), 0)
}

function partValue(part: string): number {
  const [over, under] = part.split(/[/⁄∕]/)
  if (under) return Number(over) / Number(under)
  return fractionValues[part] ?? Number(part.replace(/,(?=\d{3})/g, '').replace(',', '.'))
}
