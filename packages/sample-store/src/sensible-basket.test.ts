import { diets } from '@aisleway/core/catalogue/diets'
import { arrangeFoods } from '@aisleway/core/generator/basket/arrange-foods'
import { basketGroups } from '@aisleway/core/generator/basket/dietary-guidance'
import {
  type Basket,
  type BasketCriteria,
  fillBasket,
} from '@aisleway/core/generator/basket/fill-basket'
import { describe, expect, it } from 'vitest'
import { buildProducts } from './build-products.ts'
import { unit } from './seed.ts'

const products = buildProducts().map(product => ({ ...product, imageUrl: '', isRetired: false }))
const foods = arrangeFoods(products)
const nothing = { staples: [], kept: [], without: [] }
const sweets = new Set(['Candy', 'Cookies', 'Ice Cream', 'Cakes & Pies', 'Cookies & Brownies'])
const occasions = /\b(party|platter|gift|birthday|candle|balloon|paper plates|plastic cups)\b/i

/** `BASKET_SEEDS=500` runs more. */
const seeds = Array.from({ length: Number(process.env.BASKET_SEEDS ?? 60) }, (_, seed) => seed)

/** Each seed stands for another household, budget and diet. */
function criteriaOf(seed: number): BasketCriteria {
  const pick = <Value>(from: readonly Value[], what: string): Value =>
    from[Math.floor(unit(`${what} ${seed}`) * from.length)]!
  return {
    budgetCents: pick([10, 25, 40, 60, 80, 100, 150, 200], 'budget') * 100,
    people: pick([1, 2, 3, 4, 6], 'people'),
    days: pick([3, 5, 7, 10, 14], 'days'),
    diet: pick([null, null, ...diets], 'diet'),
  }
}

/** Per person. */
function centsPerDay({ budgetCents, people, days }: BasketCriteria): number {
  return budgetCents / people / days
}

describe('a sensible basket, over many seeds, budgets and diets', () => {
  const baskets = seeds.map(seed => {
    const criteria = criteriaOf(seed)
    return { criteria, basket: fillBasket(foods, criteria, { ...nothing, seed }) }
  })
  const each = (check: (basket: Basket, criteria: BasketCriteria, told: string) => void) => {
    for (const { criteria, basket } of baskets) check(basket, criteria, JSON.stringify(criteria))
  }

  it('costs no more than the budget, to the cent', () => {
    each(({ lines, leftCents }, { budgetCents }, told) => {
      const cents = lines.reduce((sum, line) => sum + line.product.priceCents * line.quantity, 0)
      expect(cents + leftCents, told).toBe(budgetCents)
      expect(leftCents, told).toBeGreaterThanOrEqual(0)
    })
  })

  it('uses 85 % of it, unless a household would have to buy more than it needs', () => {
    each(({ leftCents }, criteria, told) => {
      if (centsPerDay(criteria) > 12_00) return
      expect(leftCents / criteria.budgetCents, told).toBeLessThanOrEqual(0.15)
    })
  })

  it('gives no food group more than a third too much, and leaves none far behind the others', () => {
    each(({ shares }, criteria, told) => {
      const all = basketGroups.map(group => shares[group])
      expect(Math.max(...all), told).toBeLessThanOrEqual(1.3 + 1e-9)
      // A single package is a large part of what a few dollars can buy, and some diets have little of some groups.
      if (criteria.diet !== null || centsPerDay(criteria) < 2_00) return
      expect(Math.min(...all), told).toBeGreaterThan(Math.min(1, Math.max(...all)) / 2)
    })
  })

  it('holds one sweet at most, nothing for parties, and nothing against the diet', () => {
    each(({ lines }, { diet }, told) => {
      const chosen = lines.map(({ product }) => product)
      const sweet = chosen.filter(({ id }) => sweets.has(categoryOf(id)))
      expect(sweet.length, told).toBeLessThanOrEqual(1)
      for (const product of chosen) {
        expect(product.name, told).not.toMatch(occasions)
        expect(['Floral', 'Alcohol', 'Pet', 'Baby', 'Personal Care'], told).not.toContain(
          product.department,
        )
        const isEaten = product.department !== 'Household'
        if (diet && isEaten) expect(product.diets, `${product.name} ${told}`).toContain(diet)
      }
    })
  })

  it('is the same for the same seed, and another for another', () => {
    const criteria = { budgetCents: 80_00, people: 2, days: 7, diet: null }
    const idsOf = (seed: number) =>
      fillBasket(foods, criteria, { ...nothing, seed }).lines.map(({ product }) => product.id)
    expect(idsOf(3)).toEqual(idsOf(3))
    expect(idsOf(4)).not.toEqual(idsOf(3))
  })
})

describe('what the shopper wants', () => {
  const criteria = { budgetCents: 80_00, people: 2, days: 7, diet: null }
  const first = fillBasket(foods, criteria, { ...nothing, seed: 1 })

  it('stays when the rest is picked anew', () => {
    const kept = first.lines
      .slice(0, 3)
      .map(({ product }) => ({ productId: product.id, quantity: 2 }))
    const next = fillBasket(foods, criteria, { ...nothing, kept, seed: 9 })
    for (const { productId } of kept) {
      const line = next.lines.find(({ product }) => product.id === productId)
      expect(line).toMatchObject({ isKept: true, quantity: 2 })
    }
  })

  it('stays at 0 if none of it is wanted', () => {
    const [none] = first.lines
    const kept = [{ productId: none!.product.id, quantity: 0 }]
    const next = fillBasket(foods, criteria, { ...nothing, kept, seed: 1 })
    expect(next.lines.find(({ product }) => product.id === none!.product.id)?.quantity).toBe(0)
  })

  it('does not come back after it was replaced', () => {
    const [gone] = first.lines
    const next = fillBasket(foods, criteria, { ...nothing, without: [gone!.product.id], seed: 1 })
    expect(next.lines.map(({ product }) => product.id)).not.toContain(gone!.product.id)
  })

  it('comes first if it is bought again and again', () => {
    const staple = [...foods.values()].find(food => food.group === 'dairy' && food.portions < 9)!
    const next = fillBasket(foods, criteria, { ...nothing, staples: [staple.product.id], seed: 1 })
    expect(next.lines[0]).toMatchObject({ product: { id: staple.product.id }, isStaple: true })
  })
})

const categories = new Map(products.map(({ id, category }) => [id, category]))

function categoryOf(id: string): string {
  return categories.get(id) ?? ''
}
