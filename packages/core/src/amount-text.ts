/** As a cook reads it: quarters, thirds and halves as fractions, big weights whole. */
export function amountText(amount: number): string {
  if (amount >= 20) return String(Math.round(amount))
  const whole = Math.floor(amount + 1 / 32)
  const rest = amount - whole
  const [glyph] = fractions.find(([, value]) => Math.abs(rest - value) <= 0.045) ?? []
  if (glyph !== undefined) return `${whole || (glyph ? '' : '0')}${glyph}`
  return String(Number(amount.toFixed(amount < 1 ? 2 : 1)))
}

const fractions: readonly (readonly [string, number])[] = [
  ['', 0],
  ['⅛', 1 / 8],
  ['¼', 1 / 4],
  ['⅓', 1 / 3],
  ['½', 1 / 2],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
]
