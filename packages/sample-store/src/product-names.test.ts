import { readSize } from '@aisleway/core/catalogue/unit-price'
import { describe, expect, it } from 'vitest'
import { buildProducts, type SampleProduct } from './build-products.ts'
import { parsePictureName } from './pictures/picture-name.ts'

const products = buildProducts()
const byName = new Map<string, SampleProduct[]>()
for (const product of products) {
  const name = nameWithoutSize(product)
  byName.set(name, [...(byName.get(name) ?? []), product])
}

describe('a name on the shelf', () => {
  it('says no word twice in a row, except where that is the word', () => {
    const clumsy = [...byName.keys()].filter(name =>
      wordsOf(name).some((word, i, all) => word === all[i + 1] && !doubled.includes(word)),
    )
    expect(clumsy).toEqual([])
  })

  it('belongs to one thing: two kinds share it only as sizes of the same', () => {
    const places = [...byName].filter(
      ([, same]) => new Set(same.map(({ department, category }) => department + category)).size > 1,
    )
    expect(places.map(([name]) => name)).toEqual([])
  })
})

describe('the sizes of a product', () => {
  it('in the same pack, a larger one costs no less, but for the spread of prices', () => {
    const odd = [...byName.values()].flatMap(sizes =>
      sizes.flatMap(small =>
        sizes
          .filter(large => isLargerThan(small, large))
          .filter(large => regularCents(large) < regularCents(small) * leastShare)
          .map(large => `${large.name} costs less than ${small.weightQuantity}`),
      ),
    )
    expect(odd).toEqual([])
  })
})

/** Cara Cara oranges, mahi mahi, chow chow, strawberry bon bons. */
const doubled = ['cara', 'mahi', 'chow', 'bon']

/** Regular prices lie within 5 % of a base, so of two equal bases one may cost a tenth less. */
const leastShare = 0.9

function nameWithoutSize({ name, weightQuantity }: SampleProduct): string {
  return name.slice(0, -`, ${weightQuantity}`.length)
}

/** In the singular, so that "Orchards Orchard" counts as a repetition. */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().split(/[\s,]+/)
  return words.map(word => word.replace(/s$/, ''))
}

/** A twelve-pack of small cans may cost more than a bottle: only the same pack of the same pieces compares. */
function isLargerThan(small: SampleProduct, large: SampleProduct): boolean {
  const [a, b] = [readSize(small.weightQuantity), readSize(large.weightQuantity)]
  const packOf = ({ picture }: SampleProduct) => parsePictureName(picture).pack
  const pieceOf = ({ weightQuantity }: SampleProduct) => / x (.+)/.exec(weightQuantity)?.[1]
  return (
    a?.unit === b?.unit &&
    (a?.amount ?? 0) < (b?.amount ?? 0) &&
    packOf(small) === packOf(large) &&
    pieceOf(small) === pieceOf(large)
  )
}

function regularCents({ priceCents, originalPriceCents }: SampleProduct): number {
  return originalPriceCents ?? priceCents
}
