import { shortfall } from '../../meals/basket/basket.ts'
import type { FoodPackage } from './plan-menu.ts'

/** A package with its weight in whole tenths of a gram, so that sums are exact. */
export type Package = { productId: string; cents: number; tenths: number }

/** The assumed content of a package of unknown weight: more than any plan needs. */
const endless = 1_000_000_000

export function isWeighed(packages: readonly Package[]): boolean {
  return packages.every(({ tenths }) => tenths < endless)
}

/**
 * The packages worth considering, lightest first. Packages of unknown weight count only if the food has no others,
 * and then one is enough for the whole plan.
 */
export function worthwhilePackages(packages: readonly FoodPackage[]): Package[] {
  const weighed = packages.filter(({ grams }) => grams !== null && grams > 0)
  const known = (weighed.length > 0 ? weighed : packages).map(
    ({ product, grams }): Package => ({
      productId: product.id,
      cents: product.priceCents,
      tenths: weighed.length > 0 ? Math.round((grams ?? 0) * 10) : endless,
    }),
  )
  const ordered = known.sort(
    (a, b) => a.cents - b.cents || b.tenths - a.tenths || (a.productId < b.productId ? -1 : 1),
  )
  const kept: Package[] = []
  for (const one of ordered) if (!kept.some(other => serves(other, one))) kept.push(one)
  return kept.sort((a, b) => a.tenths - b.tenths)
}

/** Whether a number of the cheaper packages weighs as much and costs no more. */
function serves(cheaper: Package, other: Package): boolean {
  const count = cheaper.cents === 0 ? 1 : Math.floor(other.cents / cheaper.cents)
  return cheaper.tenths * count >= other.tenths
}

/** The amount required to cover a need, with the same tolerance as `packagesFor`. */
export function leastTenths(needTenths: number): number {
  // Without the epsilon, 95 % of 100 would be rounded up to 96.
  return Math.ceil(needTenths * (1 - shortfall) - 1e-6)
}

/** The cheapest packages with at least this weight; of equally cheap ones, those that leave the least. */
export type Choice = { cents: number; tenths: number; counts: readonly number[] }

/** Finds the cheapest packages, with memoization. */
export function packageChooser(packages: readonly Package[]): (tenths: number) => Choice {
  const known = new Map<number, Choice>()
  const heaviest = packages.map((_, i) => i).reverse()
  return tenths => {
    const before = known.get(tenths)
    if (before) return before
    const found = tenths <= 0 ? none(packages) : cheapest(packages, heaviest, tenths)
    known.set(tenths, found)
    return found
  }
}

function none(packages: readonly Package[]): Choice {
  return { cents: 0, tenths: 0, counts: packages.map(() => 0) }
}

/**
 * Branch and bound: tries every number of each size, best value first, and stops where nothing better is possible.
 */
function cheapest(packages: readonly Package[], places: readonly number[], least: number): Choice {
  const byValue = [...places].sort(
    (a, b) => centsPerTenth(packages[a]!) - centsPerTenth(packages[b]!),
  )
  const counts = packages.map(() => 0)
  let best: Choice | null = null

  const walk = (depth: number, cents: number, tenths: number) => {
    if (tenths >= least) {
      if (!best || cents < best.cents || (cents === best.cents && tenths < best.tenths)) {
        best = { cents, tenths, counts: [...counts] }
      }
      return
    }
    const place = byValue[depth]
    if (place === undefined) return
    const one = packages[place]!
    // All that follow cost at least as much per gram.
    if (best && cents + (least - tenths) * centsPerTenth(one) > best.cents + 1e-6) return
    const most = Math.ceil((least - tenths) / one.tenths)
    for (let count = most; count >= 0; count--) {
      counts[place] = count
      walk(depth + 1, cents + count * one.cents, tenths + count * one.tenths)
    }
    counts[place] = 0
  }
  walk(0, 0, 0)
  return best ?? none(packages)
}

function centsPerTenth({ cents, tenths }: Package): number {
  return cents / tenths
}
