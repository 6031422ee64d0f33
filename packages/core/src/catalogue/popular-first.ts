import type { Product } from './product.ts'

/** A product with a measure of how often it is bought. */
export type Ranked = Product & { popularity: number }

export function byPopularity(a: Ranked, b: Ranked): number {
  return b.popularity - a.popularity || (a.id < b.id ? -1 : 1)
}

/** Takes one product of each group in turn, so that no group fills the row. */
export function alternate<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const taken = new Map<string, number>()
  const rounds = items.map(item => {
    const group = groupOf(item)
    const round = taken.get(group) ?? 0
    taken.set(group, round + 1)
    return { item, round }
  })
  return rounds.sort((a, b) => a.round - b.round).map(({ item }) => item)
}
