import type { Product } from '../../catalogue/product.ts'
import { packagesFor } from './basket.ts'

/** A product that serves as a food. */
export type FoodProduct = {
  product: Product
  /** Edible grams in one package; null if its size does not say. */
  packageGrams: number | null
}

/** A product, and what the needed grams of the food cost if bought as this product. */
export type Offer = FoodProduct & { packages: number; costCents: number }

/** A product that can replace the chosen one, with the change in the meal's cost. */
export type Swap = FoodProduct & { packages: number; differenceCents: number }

/**
 * The ways to buy that many grams, the cheapest first; equals are ordered by price per gram, then by name.
 * A package of unknown weight may not be enough, so it comes last.
 */
export function offersFor(choices: readonly FoodProduct[], grams: number | null): Offer[] {
  return choices
    .map(choice => offerOf(choice, grams))
    .sort(
      (a, b) =>
        Number(isVague(a)) - Number(isVague(b)) ||
        a.costCents - b.costCents ||
        centsPerGram(a) - centsPerGram(b) ||
        (a.product.name < b.product.name ? -1 : 1),
    )
}

/** Moves the offer whose product replaces the cheapest one to the front. */
export function withReplacementFirst(
  offers: Offer[],
  /** By product name: the product used in its place. */
  replacements: Readonly<Record<string, string>>,
): Offer[] {
  const [cheapest] = offers
  const name = cheapest && replacements[cheapest.product.name]
  const replacement = offers.find(({ product }) => product.name === name)
  return replacement ? [replacement, ...offers.filter(offer => offer !== replacement)] : offers
}

/** The products of these offers, each with its price difference to the first one. */
export function swapsAmong(offers: readonly Offer[]): Swap[] {
  const [chosen] = offers
  return offers.map(({ costCents, ...offer }) => ({
    ...offer,
    differenceCents: costCents - (chosen?.costCents ?? 0),
  }))
}

function offerOf(choice: FoodProduct, grams: number | null): Offer {
  const { product, packageGrams } = choice
  const packages = packagesFor({ grams, packageGrams })
  return { ...choice, packages, costCents: packages * product.priceCents }
}

function isVague({ packageGrams }: FoodProduct): boolean {
  return packageGrams === null
}

function centsPerGram({ product, packageGrams }: FoodProduct): number {
  return packageGrams === null ? 0 : product.priceCents / packageGrams
}
