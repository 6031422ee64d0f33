import { expect, it } from 'vitest'
import { seededRandom } from '../../seeded-random.ts'
import { departments } from '../departments.ts'
import { diets } from '../diets.ts'
import { changesBetween, withChanges } from './catalogue-changes.ts'
import { fromColumns, toColumns } from './catalogue-columns.ts'
import type { CopiedProduct } from './copied-product.ts'

const rounds = 60

it('any catalogue is read back as it was, with every name, size, price and flag', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const products = randomProducts(seed)
    const sent = JSON.parse(JSON.stringify(toColumns(products)))
    expect(byId(fromColumns(sent)), `seed ${seed}`).toEqual(byId(products))
  }
})

it('is the same whatever order the products came in, so that servers agree on its version', () => {
  const products = randomProducts(7)
  expect(toColumns(products.toReversed())).toEqual(toColumns(products))
})

it('changes applied to the older catalogue make the newer one', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const older = randomProducts(seed)
    const newer = changed(older, seed)
    const sent = JSON.parse(JSON.stringify(changesBetween(older, newer)))
    expect(toColumns(withChanges(older, sent)), `seed ${seed}`).toEqual(toColumns(newer))
  }
})

it('a change of price is told as a price, and everything else as a whole product', () => {
  const [one, ...others] = randomProducts(3)
  const cheaper = { ...one!, priceCents: 1, originalPriceCents: 500 }
  const { retired, changed, prices } = changesBetween([one!, ...others], [cheaper, ...others])
  expect([retired, changed.ids]).toEqual([[], []])
  expect(prices).toEqual({ ids: [one!.id], cents: [1], originalCents: [500] })
  const renamed = { ...cheaper, name: 'Another Name' }
  expect(changesBetween([one!, ...others], [renamed, ...others]).changed.ids).toEqual([one!.id])
})

it('nothing is said of additions where nothing is new', () => {
  const products = randomProducts(4).map(product => ({ ...product, addedAt: undefined }))
  expect(toColumns(products)).not.toHaveProperty('additions')
})

it('what does not fit together is refused and not read as another catalogue', () => {
  const columns = toColumns(randomProducts(1))
  expect(() => fromColumns({ ...columns, cents: columns.cents.slice(1) })).toThrow('fit together')
  expect(() => fromColumns({ ...columns, sizes: { ...columns.sizes, values: [] } })).toThrow()
  const changes = changesBetween(randomProducts(1), randomProducts(2))
  expect(() => withChanges([], changes)).toThrow('another version')
})

function randomProducts(seed: number): CopiedProduct[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const count = 1 + Math.floor(random() * 60)
  return Array.from({ length: count }, (_, i) => {
    const size = pick(['', '1 lb', '12 x 8 fl oz', '6 ct, large'])
    const name = pick(['Whole Milk', 'Crème fraîche', '', 'a,b', 'Milk, 1 lb', '日本茶', '🌶️ Sauce'])
    return {
      id: `${pick(['LF', 'cp', 'a/b '])}${i}`,
      name: random() < 0.6 && size ? `${name}, ${size}` : name,
      priceCents: 1 + Math.floor(random() * 9999),
      originalPriceCents: random() < 0.3 ? 1 + Math.floor(random() * 9999) : null,
      weightQuantity: size,
      department: pick([...departments, 'Other' as const]),
      imageUrl: pick(['', '/pictures/milk.jug.svg', 'https://pictures.example/1.png']),
      diets: diets.filter(() => random() < 0.3),
      category: pick(['', 'Milk', 'Soda & Juice']),
      popularity: Math.floor(random() * 1000),
      addedAt: pick([undefined, undefined, '2026-11-20T10:00:00.000Z', '2026-11-23T10:00:00.000Z']),
    }
  })
}

/** A catalogue some days later: prices changed, products renamed, retired and added. */
function changed(products: readonly CopiedProduct[], seed: number): CopiedProduct[] {
  const random = seededRandom(seed + 1000)
  const kept = products.filter(() => random() < 0.9)
  const added = randomProducts(seed + 2000)
    .slice(0, Math.floor(random() * 5))
    .map(product => ({ ...product, id: `new ${product.id}` }))
  return [...kept, ...added].map(product => {
    const chance = random()
    if (chance < 0.2) return { ...product, priceCents: product.priceCents + 10 }
    if (chance < 0.3) return { ...product, originalPriceCents: product.priceCents + 100 }
    if (chance < 0.4) return { ...product, category: 'Renamed', popularity: 7 }
    if (chance < 0.5) return { ...product, addedAt: undefined }
    return product
  })
}

function byId(products: readonly CopiedProduct[]): CopiedProduct[] {
  return products.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
