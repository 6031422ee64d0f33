import type { SearchDocument } from './search-index.ts'

export function product(name: string, details: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id: name,
    name,
    department: 'Pantry',
    tags: [],
    onSale: false,
    priceCents: 299,
    popularity: 0,
    ...details,
  }
}

/** The same numbers for the same seed (mulberry32), so that a failure can be seen again. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice {
  return choices[Math.floor(random() * choices.length)]!
}

/** A made-up shop full of equal names, prices and popularities, where only ties can go wrong. */
export function randomProducts(random: () => number, count: number): SearchDocument[] {
  return Array.from({ length: count }, (_, i) =>
    product(
      `${pick(random, brands)} ${pick(random, varieties)} ${pick(random, nouns)}, ${pick(random, sizes)}`,
      {
        id: String(i),
        department: pick(random, ['Produce', 'Dairy & Eggs', 'Pantry', 'Frozen']),
        category: pick(random, ['', 'Milk', 'Juice & Soda']),
        tags: ['low_sodium', 'plant_based'].filter(() => random() < 0.3),
        onSale: random() < 0.2,
        priceCents: Math.floor(random() * 8) * 50,
        popularity: Math.floor(random() * 5),
      },
    ),
  )
}

const brands = ['Hollow Creek', 'Marlow', 'Sunny Fold', 'Oat & Elm']
const varieties = ['Organic', 'Low Sodium', 'Chocolate', 'Whole', 'Jalapeño', 'Apple']
const nouns = ['Milk', 'Broth', 'Apples', 'Juice', 'Cookies', 'Yogurt']
const sizes = ['32 oz', '12 ct', '1.5 lb', 'each']
