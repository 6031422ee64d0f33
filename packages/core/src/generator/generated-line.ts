import { packagesCents } from '../shopping/line-cents.ts'
import type { GeneratedItem } from './generate-list.ts'

/** A row of a generated list; a row with quantity 0 stays and counts nothing. */
export type GeneratedLine = GeneratedItem & { quantity: number }

/** Every item has quantity 1 (spec 2 §9) unless the shopper has set another. */
export function linesOf(
  items: readonly GeneratedItem[],
  quantities: Readonly<Record<string, number>>,
): GeneratedLine[] {
  return items.map(item => ({ ...item, quantity: quantities[item.product.id] ?? 1 }))
}

export function totalCents(lines: readonly GeneratedLine[]): number {
  return lines.reduce((sum, line) => sum + packagesCents(line), 0)
}
