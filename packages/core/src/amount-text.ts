/** An amount as recipes write it: eighths, thirds and halves as fractions, large weights as whole numbers. */
export function amountText(amount: number): string {
  if (amount >= 20) return String(Math.round(amount))
  // Less than the smallest spoon still reads as a little, never as nothing.
  const wanted = Math.max(amount, 1 / 8)
  const whole = Math.floor(wanted)
  const rest = wanted - whole
  const [glyph, value] = fractions.reduce((nearest, one) =>
    Math.abs(rest - one[1]) < Math.abs(rest - nearest[1]) ? one : nearest,
  )
  if (value === 1) return String(whole + 1)
  return `${whole || ''}${glyph}`
}

const fractions: readonly (readonly [glyph: string, value: number])[] = [
  ['', 0],
  ['⅛', 1 / 8],
  ['¼', 1 / 4],
  ['⅓', 1 / 3],
  ['⅜', 3 / 8],
  ['½', 1 / 2],
  ['⅝', 5 / 8],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
  ['⅞', 7 / 8],
  ['', 1],
]

/** "cups", "leaves"; units that are abbreviated or that describe a size have no plural. */
export function measureText(measure: string, amount: number): string {
  if (amount <= 1 || unchanged.has(measure)) return measure
  return irregular[measure] ?? `${measure}s`
}

const unchanged = new Set(['g', 'ml', 'oz', 'lb', 'tsp', 'tbsp', 'small', 'medium', 'large'])
const irregular: Record<string, string> = { bunch: 'bunches', pinch: 'pinches', leaf: 'leaves' }
