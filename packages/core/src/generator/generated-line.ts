import type { GeneratedItem } from './generate-list.ts'

/** A row of a generated list; its quantity may be 0: the row stays, and counts nothing. */
export type GeneratedLine = GeneratedItem & { quantity: number }

/** Every item comes with quantity 1 (spec 2 §9), unless the shopper has set another. */
export function linesOf(
  items: readonly GeneratedItem[],
  quantities: Readonly<Record<string, number>>,
): GeneratedLine[] {
  return items.map(item => ({ ...item, quantity: quantities[item.product.id] ?? 1 }))
}

export function lineCents({ product, quantity }: Pick<GeneratedLine, 'product' | 'quantity'>) {
  return product.priceCents * quantity
}

export function totalCents(lines: readonly GeneratedLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

/** Whether one of these texts holds what is searched for, whatever the case. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return texts.some(text => text.toLowerCase().includes(wanted))
}
