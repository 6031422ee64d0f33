import type { Diet } from '../../catalogue/diets.ts'
import { isOnSale, type Product } from '../../catalogue/product.ts'
import { noise } from '../pick.ts'
import { type Food, type Foods, suitsDiet } from './arrange-foods.ts'
import { type BasketExtra, basketExtras } from './basket-extras.ts'
import { type BasketGroup, basketGroups, portionsNeeded } from './dietary-guidance.ts'

export type BasketCriteria = {
  budgetCents: number
  people: number
  days: number
  /** Null for no preference. */
  diet: Diet | null
}

type Given = {
  /** Products bought again and again, the most frequent first. */
  staples: readonly string[]
  /** Lines that stay exactly as they are; of a product with quantity 0, nothing is bought. */
  kept: readonly { productId: string; quantity: number }[]
  /** Products not wanted this time. */
  without: readonly string[]
  seed: number
}

type BasketLine = { product: Product; quantity: number; isStaple: boolean; isKept: boolean }

export type Basket = {
  lines: BasketLine[]
  leftCents: number
  /** The share of the household's needed portions that the lines provide; 1 is all of them. */
  shares: Record<BasketGroup, number>
}

/** No group is bought for much longer than these days, and no kind makes up most of its group. */
const mostOfGroup = 1.3
const mostOfKind = 0.6
/** The share of the budget that one package may cost, and what it may cost regardless. */
const mostOfBudget = 0.2
const leastPackageCents = 5_00
const mostStaples = 0.6
const enoughSpent = 0.9

/** The share of the budget that goes to the food groups, and how it is divided among them. */
const spendingOnGroups = 0.7
const spending: Record<BasketGroup, number> = {
  vegetables: 0.21,
  fruits: 0.18,
  grains: 0.13,
  dairy: 0.16,
  protein: 0.32,
}

/**
 * Fills a budget with what a household needs for some days (docs/decisions/0081): first what stays, then regular
 * purchases, then products for whichever food group lacks most, at prices that fit the budget, then extras; the rest
 * of the money buys better products. The same products, criteria and seed give the same basket.
 */
export function fillBasket(foods: Foods, criteria: BasketCriteria, given: Given): Basket {
  const state = openBasket(criteria)
  const { canTake, take, lines } = state
  for (const { productId, quantity } of given.kept) {
    const food = foods.get(productId)
    if (food) take(food, { quantity, isKept: true })
  }
  const fixed = new Set([...given.without, ...given.kept.map(({ productId }) => productId)])
  const choices = [...foods.values()].filter(
    food => suitsDiet(food, criteria.diet) && !fixed.has(food.product.id),
  )
  for (const id of given.staples) {
    const food = foods.get(id)
    const isWanted = food && choices.includes(food) && !lines.has(id) && canTake(food)
    if (isWanted && state.spentShare() < mostStaples) take(food, { isStaple: true })
  }

  const appeal = appealOf(criteria, given.seed)
  const inGroup = (group: BasketGroup | null) => choices.filter(food => food.group === group)
  const byGroup = new Map(basketGroups.map(group => [group, inGroup(group)]))
  const best = (from: readonly Food[]) => {
    const possible = from.filter(food => canTake(food))
    // The more of a kind is in the basket, the less appealing another package is.
    const welcome = (food: Food) => appeal(food) - state.packagesLike(food)
    return possible.length === 0 ? undefined : possible.reduce(withMost(welcome))
  }
  const fillGroups = (upTo: number) => {
    const open = new Set(basketGroups)
    while (open.size > 0) {
      const group = [...open].reduce((a, b) => (state.share(b) < state.share(a) ? b : a))
      const food = state.share(group) < upTo ? best(byGroup.get(group) ?? []) : undefined
      if (food) take(food)
      else open.delete(group)
    }
  }
  fillGroups(1)
  const extras = inGroup(null)
  for (const extra of basketExtras) {
    if (state.spentShare() >= enoughSpent) break
    const food = best(extras.filter(one => one.extra === extra))
    if (food) take(food)
  }
  if (state.spentShare() < enoughSpent) fillGroups(mostOfGroup)
  upgrade(state, group => (group ? (byGroup.get(group) ?? []) : extras))
  return {
    lines: [...lines.values()].map(({ food, quantity, isStaple, isKept }) => ({
      product: food.product,
      quantity,
      isStaple,
      isKept,
    })),
    leftCents: state.leftCents(),
    shares: Object.fromEntries(
      basketGroups.map(group => [group, state.share(group)]),
    ) as Basket['shares'],
  }
}

type Line = { food: Food; quantity: number; isStaple: boolean; isKept: boolean }

type OpenBasket = ReturnType<typeof openBasket>

/** The lines so far, and what they leave room for. */
function openBasket({ budgetCents, people, days }: BasketCriteria) {
  const lines = new Map<string, Line>()
  const ofGroup = new Map<BasketGroup, number>()
  const ofKind = new Map<number, { portions: number; packages: number }>()
  const extras = new Set<BasketExtra>()
  let leftCents = budgetCents
  const need = (group: BasketGroup) => portionsNeeded(group, people, days)
  const mostCents = Math.max(budgetCents * mostOfBudget, leastPackageCents)
  const held = ({ kind }: Food) => ofKind.get(kind) ?? { portions: 0, packages: 0 }

  function change(food: Food, packages: number) {
    const { product, group, extra, portions, kind } = food
    const before = held(food)
    leftCents -= product.priceCents * packages
    if (group) ofGroup.set(group, (ofGroup.get(group) ?? 0) + portions * packages)
    if (extra && packages > 0) extras.add(extra)
    if (extra && packages < 0) extras.delete(extra)
    ofKind.set(kind, {
      portions: before.portions + portions * packages,
      packages: before.packages + packages,
    })
  }

  return {
    lines,
    packagesLike: (food: Food) => held(food).packages,
    leftCents: () => leftCents,
    spentShare: () => 1 - leftCents / budgetCents,
    share: (group: BasketGroup) => (ofGroup.get(group) ?? 0) / need(group),
    /** Whether so many more packages are within budget, need and variety. */
    canTake: (food: Food, packages = 1) => {
      const { group, extra, product } = food
      const { priceCents } = product
      if (priceCents > mostCents || priceCents * packages > leftCents) return false
      if (group === null) return extra !== null && !extras.has(extra)
      const portions = food.portions * packages
      return (
        (ofGroup.get(group) ?? 0) + portions <= need(group) * mostOfGroup &&
        held(food).portions + portions <= need(group) * mostOfKind
      )
    },
    take(food: Food, more: Partial<Line> = {}) {
      const { quantity = 1, isStaple = false, isKept = false } = more
      const line = lines.get(food.product.id) ?? { food, quantity: 0, isStaple, isKept }
      lines.set(food.product.id, { ...line, quantity: line.quantity + quantity })
      change(food, quantity)
    },
    drop({ food, quantity }: Line) {
      lines.delete(food.product.id)
      change(food, -quantity)
    },
  }
}

/**
 * How well each product fits: close to the price per portion that the budget allows, better below than above it, on
 * sale, and popular. The seed adds randomness.
 */
function appealOf({ budgetCents, people, days }: BasketCriteria, seed: number) {
  const ofProduct = (food: Food): number => {
    const { product, group, portions, kind } = food
    const level =
      group &&
      (spending[group] * spendingOnGroups * budgetCents) / portionsNeeded(group, people, days)
    const dearness = level
      ? Math.log(product.priceCents / portions / level)
      : product.priceCents / budgetCents
    return (
      noise(kind, seed) -
      (dearness > 0 ? 2 * dearness : -dearness / 2) +
      (isOnSale(product) ? 0.5 : 0) +
      Math.min(1, product.popularity / mostPopularity)
    )
  }
  const known = new Map<Food, number>()
  return (food: Food): number => {
    const appeal = known.get(food) ?? ofProduct(food)
    known.set(food, appeal)
    return appeal
  }
}

const mostPopularity = 1000

function withMost(appeal: (food: Food) => number) {
  return (a: Food, b: Food) => {
    const difference = appeal(b) - appeal(a)
    return difference > 0 || (difference === 0 && b.product.id < a.product.id) ? b : a
  }
}

/** Swaps products for as many more expensive ones of the same kind of food until little of the budget is left. */
function upgrade(
  state: OpenBasket,
  choicesIn: (group: BasketGroup | null) => readonly Food[],
): void {
  for (const line of [...state.lines.values()]) {
    if (state.spentShare() >= enoughSpent) return
    if (line.isKept || line.isStaple) continue
    state.drop(line)
    const better = choicesIn(line.food.group)
      .filter(
        food =>
          food.product.priceCents > line.food.product.priceCents &&
          !state.lines.has(food.product.id) &&
          isLike(food, line.food),
      )
      .toSorted((a, b) => b.product.priceCents - a.product.priceCents)
      .find(food => state.canTake(food, line.quantity))
    state.take(better ?? line.food, { quantity: line.quantity })
  }
}

/** Whether they provide about as much of the same group, or are the same extra. */
function isLike(a: Food, b: Food): boolean {
  return a.group === null
    ? a.extra === b.extra
    : a.group === b.group && Math.abs(a.portions - b.portions) <= b.portions / 3
}
