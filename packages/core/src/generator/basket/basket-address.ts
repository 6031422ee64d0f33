import { diets } from '../../catalogue/diets.ts'
import { maxItemQuantity } from '../../lists/list-item.ts'
import { maxSeed } from '../../seeded-random.ts'
import { budgetFrom, wholeNumber } from '../address-numbers.ts'
import {
  maxBasketAdjustments,
  maxBasketDays,
  maxBasketPeople,
  minBasketDays,
} from './basket-schema.ts'
import type { BasketCriteria } from './fill-basket.ts'

export const usualBasket: BasketCriteria = { budgetCents: 100_00, people: 2, days: 7, diet: null }

type HeldLine = { productId: string; quantity: number }

/** Which lines stay, and which products are replaced, when a basket is filled. */
export type BasketAdjustments = {
  /** Lines that the shopper keeps every time the basket is filled. */
  kept: readonly HeldLine[]
  /** Lines that stay this time while other products are replaced. */
  held: readonly HeldLine[]
  without: readonly string[]
}

export const noAdjustments: BasketAdjustments = { kept: [], held: [], without: [] }

/** The state of the page as its URL holds it; the seed is null until a basket has been filled. */
export type BasketState = {
  criteria: BasketCriteria
  adjustments: BasketAdjustments
  seed: number | null
}

export type BasketAddress = {
  way: 'basket'
  /** In dollars. */
  budget?: string
  people?: string
  days?: string
  diet?: string
  /** "2*id,1*id"; the ids are encoded. */
  keep?: string
  hold?: string
  without?: string
  seed?: string
}

export function basketAddressFrom({ criteria, adjustments, seed }: BasketState): BasketAddress {
  const { budgetCents, people, days, diet } = criteria
  return {
    way: 'basket',
    ...(budgetCents !== usualBasket.budgetCents && { budget: String(budgetCents / 100) }),
    ...(people !== usualBasket.people && { people: String(people) }),
    ...(days !== usualBasket.days && { days: String(days) }),
    ...(diet !== null && { diet }),
    ...(adjustments.kept.length > 0 && { keep: textOf(adjustments.kept) }),
    ...(adjustments.held.length > 0 && { hold: textOf(adjustments.held) }),
    ...(adjustments.without.length > 0 && {
      without: adjustments.without.map(encodeURIComponent).join(','),
    }),
    ...(seed !== null && { seed: String(seed) }),
  }
}

/** Reads a URL that anybody may have typed; unknown values become the defaults. */
export function basketStateFrom(address: Readonly<Record<string, unknown>>): BasketState {
  return {
    criteria: {
      budgetCents: budgetFrom(address.budget) ?? usualBasket.budgetCents,
      people: wholeNumber(address.people, 1, maxBasketPeople) ?? usualBasket.people,
      days: wholeNumber(address.days, minBasketDays, maxBasketDays) ?? usualBasket.days,
      diet: diets.find(diet => diet === address.diet) ?? null,
    },
    adjustments: {
      kept: linesIn(address.keep),
      held: linesIn(address.hold),
      without: partsOf(address.without).flatMap(part => decoded(part) ?? []),
    },
    seed: wholeNumber(address.seed, 0, maxSeed),
  }
}

function textOf(lines: readonly HeldLine[]): string {
  return lines.map(one => `${one.quantity}*${encodeURIComponent(one.productId)}`).join(',')
}

function linesIn(text: unknown): HeldLine[] {
  return partsOf(text).flatMap(part => {
    const star = part.indexOf('*')
    const quantity = wholeNumber(part.slice(0, star), 0, maxItemQuantity)
    const productId = decoded(part.slice(star + 1))
    return quantity !== null && productId ? [{ productId, quantity }] : []
  })
}

function partsOf(text: unknown): string[] {
  return typeof text === 'string' ? text.split(',').slice(0, maxBasketAdjustments) : []
}

function decoded(text: string | undefined): string | undefined {
  try {
    return decodeURIComponent(text ?? '').slice(0, 200) || undefined
  } catch {
    return undefined
  }
}
