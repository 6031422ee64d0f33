import { describe, expect, it } from 'vitest'
import { departments } from '../catalogue/departments.ts'
import { diets } from '../catalogue/diets.ts'
import { isOnSale } from '../catalogue/product.ts'
import { type GeneratedList, generateList } from './generate-list.ts'
import { arrangeCandidates, type ListedProduct } from './list-candidates.ts'
import { type ListCriteria, usualCriteria } from './list-criteria.ts'
import { isPicked, kindNumber, plainSeed } from './pick.ts'

const product = (given: Partial<ListedProduct> & { id: string }): ListedProduct => ({
  name: given.id,
  priceCents: 100,
  originalPriceCents: null,
  weightQuantity: '',
  department: 'Produce',
  imageUrl: '',
  diets: [],
  isRetired: false,
  kind: '',
  popularity: 1,
  ...given,
})

type Given = { staples?: string[]; seed?: number }

function generated(
  products: readonly ListedProduct[],
  criteria: Partial<ListCriteria> = {},
  { staples = [], seed = plainSeed }: Given = {},
): GeneratedList {
  return generateList(
    arrangeCandidates(products),
    { ...usualCriteria, ...criteria },
    { staples, seed },
  )
}

const idsOf = ({ items }: GeneratedList) => items.map(item => item.product.id)

const kale = product({ id: 'kale', priceCents: 199 })
const figs = product({ id: 'figs', priceCents: 499, originalPriceCents: 599 })
const limes = product({ id: 'limes', priceCents: 149, originalPriceCents: 199 })
const pears = product({ id: 'pears', priceCents: 99 })

describe('a list of one department', () => {
  it('has what is on sale first, then the cheaper', () => {
    expect(idsOf(generated([kale, figs, pears, limes]))).toEqual(['limes', 'figs', 'pears', 'kale'])
  })

  it('reads an original price that is no higher as no sale', () => {
    const melon = product({ id: 'melon', priceCents: 50, originalPriceCents: 50 })
    expect(idsOf(generated([melon, figs]))).toEqual(['figs', 'melon'])
  })

  it('takes each once, and no more than asked for', () => {
    expect(idsOf(generated([kale, figs, pears, limes], { count: 1 }))).toHaveLength(1)
    expect(idsOf(generated([pears], { count: 50 }))).toEqual(['pears'])
  })

  it('says what the budget still allows', () => {
    expect(generated([limes, pears], { budgetCents: 1000 }).leftCents).toBe(1000 - 149 - 99)
  })

  it('passes over what the rest of the budget cannot pay, and goes on', () => {
    const ham = product({ id: 'ham', priceCents: 900, originalPriceCents: 950 })
    const oil = product({ id: 'oil', priceCents: 101 })
    const salt = product({ id: 'salt', priceCents: 100 })
    const list = generated([ham, oil, salt], { budgetCents: 1000 })
    expect(idsOf(list)).toEqual(['ham', 'salt'])
    expect(list.leftCents).toBe(0)
  })

  it('is empty when even the cheapest is above the budget', () => {
    const truffle = product({ id: 'truffle', priceCents: 1001 })
    expect(generated([truffle], { budgetCents: 1000 })).toEqual({ items: [], leftCents: 1000 })
  })

  it('has only what suits the diet', () => {
    const oats = product({ id: 'oats', diets: ['whole_grain', 'heart_smart'] })
    expect(idsOf(generated([pears, oats], { diet: 'heart_smart' }))).toEqual(['oats'])
    expect(idsOf(generated([pears, oats], { diet: 'low_sodium' }))).toEqual([])
  })

  it('has a second product of a kind only after one of every kind', () => {
    const milk = (id: string, priceCents: number) => product({ id, priceCents, kind: 'milk' })
    const products = [milk('own milk', 89), milk('farm milk', 99), kale, pears]
    expect(idsOf(generated(products, { count: 3 }))).toEqual(['own milk', 'pears', 'kale'])
    expect(idsOf(generated(products, { count: 4 }))).toContain('farm milk')
  })

  it('treats products without a kind as different kinds', () => {
    expect(idsOf(generated([kale, pears], { count: 2 }))).toEqual(['pears', 'kale'])
  })
})

describe('a list of several departments', () => {
  const wine = product({ id: 'wine', department: 'Alcohol', priceCents: 1 })
  const soap = product({ id: 'soap', department: 'Household' })
  const twine = product({ id: 'twine', department: 'Other' })
  const rolls = ['r1', 'r2', 'r3', 'r4'].map(id => product({ id, department: 'Bakery' }))

  it('spreads over them: each gives one before any gives its second', () => {
    const list = generated([...rolls, soap, kale, pears], { count: 4 })
    expect(new Set(list.items.map(item => item.product.department))).toEqual(
      new Set(['Bakery', 'Household', 'Produce']),
    )
  })

  it('takes more from one where another has no more', () => {
    expect(generated([...rolls, soap], { count: 5 }).items).toHaveLength(5)
  })

  it('begins with the departments that the way through the store begins with', () => {
    expect(idsOf(generated([soap, kale, ...rolls], { count: 1 }))).toEqual(['kale'])
  })

  it('of food, drinks and household has no wine, flowers, pet food, baby things and care', () => {
    const rare = (['Alcohol', 'Floral', 'Pet', 'Baby', 'Personal Care'] as const).map(department =>
      product({ id: department, department }),
    )
    expect(idsOf(generated([...rare, soap]))).toEqual(['soap'])
    expect(idsOf(generated([...rare, soap], { departments: ['Pet', 'Baby'] }))).toEqual([
      'Baby',
      'Pet',
    ])
  })

  it('of all departments has one of each of the sixteen before a second', () => {
    const sixteen = departments.map(department => product({ id: department, department }))
    const list = generated([...sixteen, ...rolls], { count: 16, departments: [...departments] })
    expect(new Set(idsOf(list)).size).toBe(16)
    expect(new Set(list.items.map(item => item.product.department))).toEqual(new Set(departments))
  })

  it('has what stands in no department, as a whole store may', () => {
    expect(idsOf(generated([twine]))).toEqual(['twine'])
    expect(idsOf(generated([twine], { departments: [...departments] }))).toEqual(['twine'])
    expect(idsOf(generated([twine], { departments: ['Produce'] }))).toEqual([])
  })

  it('takes a department named twice once in turn', () => {
    const criteria = { count: 2, departments: ['Bakery', 'Bakery', 'Alcohol'] } as const
    expect(
      idsOf(generated([...rolls, wine], { ...criteria, departments: [...criteria.departments] })),
    ).toContain('wine')
  })
})

describe('what a shopper buys regularly', () => {
  it('comes first, in the order of how often, and is said to be so', () => {
    const { items } = generated([kale, limes, pears], {}, { staples: ['kale', 'pears'] })
    expect(items.map(item => [item.product.id, item.isStaple])).toEqual([
      ['kale', true],
      ['pears', true],
      ['limes', false],
    ])
  })

  it('is held to the same diet, departments and budget', () => {
    const steak = product({ id: 'steak', department: 'Meat & Seafood', priceCents: 1000 })
    const oats = product({ id: 'oats', diets: ['whole_grain'] })
    const staples = ['steak', 'oats', 'gone']
    expect(idsOf(generated([steak, oats], { diet: 'whole_grain' }, { staples }))).toEqual(['oats'])
    expect(idsOf(generated([steak, oats], { departments: ['Produce'] }, { staples }))).toEqual([
      'oats',
    ])
    expect(idsOf(generated([steak, oats], { budgetCents: 999 }, { staples }))).toEqual(['oats'])
  })

  it('counts as items, and brings its kind: another comes only when nothing else is left', () => {
    const farm = product({ id: 'farm milk', kind: 'milk', priceCents: 300 })
    const own = product({ id: 'own milk', kind: 'milk', priceCents: 100 })
    const given = { staples: ['farm milk'] }
    const sale = product({ ...own, id: 'sale milk', originalPriceCents: 400 })
    const products = [farm, own, sale, kale]
    expect(idsOf(generated(products, { count: 2 }, given))).toEqual(['farm milk', 'kale'])
    expect(generated(products, {}, given).items).toHaveLength(4)
    expect(idsOf(generated([farm, own, kale], { count: 1 }, given))).toEqual(['farm milk'])
  })
})

describe('the seed', () => {
  const store = randomStore(7, 400)

  it('gives the same list byte for byte, in whatever order the products come', () => {
    for (const seed of [0, 1, 2 ** 31 - 1]) {
      const list = JSON.stringify(generated(store, {}, { seed }))
      expect(JSON.stringify(generated(store.toReversed(), {}, { seed }))).toBe(list)
    }
  })

  it('gives other lists: of twenty, hardly two are alike', () => {
    const lists = Array.from({ length: 20 }, (_, seed) => idsOf(generated(store, {}, { seed })))
    expect(new Set(lists.map(list => list.join())).size).toBeGreaterThan(15)
  })

  it('leaves nothing on sale out for something that is not', () => {
    for (let seed = 0; seed < 20; seed++) {
      const criteria = { count: 12, budgetCents: 20_000, departments: ['Bakery' as const] }
      const { items } = generated(store, criteria, { seed })
      const onSale = store.filter(p => p.department === 'Bakery' && isOnSale(p))
      expect(onSale.length).toBeGreaterThan(2)
      expect(idsOf({ items, leftCents: 0 })).toEqual(
        expect.arrayContaining(onSale.map(({ id }) => id).slice(0, 12)),
      )
    }
  })

  it('0 means exactly the rule: the cheapest of each kind, whatever was picked', () => {
    const criteria = { count: 5, departments: ['Bakery' as const] }
    const plain = generated(store, criteria, { seed: plainSeed })
    const ownKinds = store.map(p => ({ ...p, kind: '' }))
    const cheapest = ownKinds
      .filter(p => p.department === 'Bakery')
      .toSorted((a, b) => Number(isOnSale(b)) - Number(isOnSale(a)) || a.priceCents - b.priceCents)
    expect(plain.items[0]?.product.priceCents).toBe(cheapest[0]?.priceCents)
    expect(
      generated(ownKinds, criteria, { seed: plainSeed }).items.map(item => item.product.priceCents),
    ).toEqual(cheapest.slice(0, 5).map(p => p.priceCents))
  })

  it('never costs an item: with money for all, all that suit are there', () => {
    const few = store.filter(({ department }) => department === 'Bakery').slice(0, 20)
    for (let seed = 0; seed < 20; seed++) {
      expect(generated(few, { count: 50, budgetCents: 1_000_000 }, { seed }).items).toHaveLength(20)
    }
  })
})

describe('the rule holds, whatever the store and the criteria', () => {
  const cases = Array.from({ length: 200 }, (_, seed) => {
    const random = numbers(seed)
    const store = randomStore(seed, 5 + Math.floor(random() * 200))
    const criteria: ListCriteria = {
      count: 1 + Math.floor(random() * 50),
      budgetCents: 1000 + 500 * Math.floor(random() ** 3 * 39),
      diet: random() < 0.5 ? null : diets[Math.floor(random() * 6)]!,
      departments: departments.filter(() => random() < 0.15),
      withStaples: true,
    }
    const staples = store.filter(() => random() < 0.03).map(({ id }) => id)
    return { store, criteria, staples, seed, list: generated(store, criteria, { staples, seed }) }
  })

  it('the list keeps to the count and the budget, and its sum is what was spent', () => {
    for (const { criteria, list } of cases) {
      const spent = list.items.reduce((sum, item) => sum + item.product.priceCents, 0)
      expect(list.items.length).toBeLessThanOrEqual(criteria.count)
      expect(spent + list.leftCents).toBe(criteria.budgetCents)
      expect(list.leftCents).toBeGreaterThanOrEqual(0)
      expect(new Set(idsOf(list)).size).toBe(list.items.length)
    }
  })

  it('behind the staples everything on sale comes before everything else, each from the cheapest', () => {
    for (const { list } of cases) {
      const picks = list.items.filter(item => !item.isStaple).map(item => item.product)
      const order = picks.map(pick => [isOnSale(pick) ? 0 : 1, pick.priceCents] as const)
      expect(order).toEqual(order.toSorted(([a, x], [b, y]) => a - b || x - y))
    }
  })

  it('a list that is short could not have been longer', () => {
    const short = cases.filter(({ list, criteria }) => list.items.length < criteria.count)
    expect(short.length).toBeGreaterThan(20)
    for (const { store, criteria, list } of short) {
      const left = suitable(store, criteria).filter(({ id }) => !idsOf(list).includes(id))
      expect(left.filter(({ priceCents }) => priceCents <= list.leftCents)).toEqual([])
    }
  })

  it('nothing chosen could be changed for something that ranks before it and can be paid', () => {
    let compared = 0
    for (const { store, criteria, staples, seed, list } of cases) {
      const had = list.items.filter(item => item.isStaple).map(item => item.product.id)
      const rank = ranks(suitable(store, criteria), seed, had)
      const chosen = new Set(idsOf(list))
      for (const { product: pick, isStaple } of list.items) {
        if (isStaple) continue
        for (const other of suitable(store, criteria)) {
          if (chosen.has(other.id) || other.department !== pick.department) continue
          if (staples.includes(other.id) || rank(other) >= rank(pick)) continue
          compared++
          expect(other.priceCents).toBeGreaterThan(list.leftCents + pick.priceCents)
        }
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('no department gives two more than another that could still give', () => {
    for (const { store, criteria, list } of cases) {
      const picked = list.items.filter(item => !item.isStaple).map(item => item.product)
      const count = (department: string) =>
        picked.filter(pick => pick.department === department).length
      const most = Math.max(...picked.map(pick => count(pick.department)), 0)
      for (const other of suitable(store, criteria)) {
        if (idsOf(list).includes(other.id) || other.priceCents > list.leftCents) continue
        expect(most - count(other.department)).toBeLessThanOrEqual(1)
      }
    }
  })
})

/** The products that meet the criteria, computed without the generator. */
function suitable(store: readonly ListedProduct[], criteria: ListCriteria): ListedProduct[] {
  const unasked = ['Personal Care', 'Pet', 'Baby', 'Floral', 'Alcohol']
  return store.filter(({ department, diets: has }) => {
    const isAsked =
      criteria.departments.length === 0
        ? !unasked.includes(department)
        : criteria.departments.some(chosen => chosen === department)
    return isAsked && (criteria.diet === null || has.includes(criteria.diet))
  })
}

/** The rank of a product within its department, as docs/decisions/0027 defines it. */
function ranks(products: readonly ListedProduct[], seed: number, had: readonly string[]) {
  const hadKinds = new Set(products.filter(({ id }) => had.includes(id)).map(kindOf))
  const key = (p: ListedProduct) => [isOnSale(p) ? 0 : 1, p.priceCents, -p.popularity] as const
  const isBefore = (a: ListedProduct, b: ListedProduct) => {
    const [x, y] = [key(a), key(b)]
    const place = x.findIndex((value, i) => value !== y[i])
    return place < 0 ? a.id < b.id : x[place]! < y[place]!
  }
  const rank = new Map(
    products.map(p => {
      const before = products.filter(other => kindOf(other) === kindOf(p) && isBefore(other, p))
      const unpicked = isPicked(kindNumber(kindOf(p)), seed) ? 0 : 1
      const [sale, price, unpopular] = key(p)
      const turn = 2 * before.length + unpicked
      const isHad = hadKinds.has(kindOf(p)) ? 1 : 0
      return [p.id, isHad * 1e12 + sale * 1e9 + turn * 1e6 + price + unpopular / 10]
    }),
  )
  return ({ id }: { id: string }) => rank.get(id) ?? Number.POSITIVE_INFINITY
}

const kindOf = ({ id, kind }: ListedProduct) => kind || id

function randomStore(seed: number, size: number): ListedProduct[] {
  const random = numbers(seed + 1000)
  return Array.from({ length: size }, (_, i) => {
    const priceCents = 50 + 10 * Math.floor(random() ** 2 * 200)
    const department = departments[Math.floor(random() * departments.length)]!
    return product({
      id: `p${i}`,
      priceCents,
      originalPriceCents: random() < 0.2 ? priceCents + 50 : null,
      department,
      diets: diets.filter(() => random() < 0.4),
      kind: random() < 0.9 ? `${department} ${Math.floor(random() * 9)}` : '',
      popularity: Math.floor(random() * 5),
    })
  })
}

/** Random numbers from 0 up to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
