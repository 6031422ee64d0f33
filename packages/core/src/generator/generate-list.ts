import type { Product } from '../catalogue/product.ts'
import { departmentsToFill } from './departments-to-fill.ts'
import {
  type Candidate,
  compareCandidates,
  type ListCandidates,
  type Round,
} from './list-candidates.ts'
import type { ListCriteria } from './list-criteria.ts'
import { isPicked } from './pick.ts'

export type GeneratedItem = {
  product: Product
  /** Whether this shopper buys it regularly. */
  isStaple: boolean
}

export type GeneratedList = { items: GeneratedItem[]; leftCents: number }

type Given = {
  /** The products bought regularly, the most frequent first. */
  staples: readonly string[]
  seed: number
}

/**
 * Fills a list within the budget (spec 2 §9): staples first, then products on sale before cheaper ones,
 * taking one from each department in round. A product that no longer fits the budget is skipped. The same
 * products, criteria and seed give the same list (docs/decisions/0027).
 */
export function generateList(
  candidates: ListCandidates,
  criteria: ListCriteria,
  given: Given,
): GeneratedList {
  const departments = departmentsToFill(criteria.departments)
  const staples: Candidate[] = []
  const picks: Candidate[] = []
  let leftCents = criteria.budgetCents
  const hasRoom = () => staples.length + picks.length < criteria.count
  const canPay = ({ product }: Candidate) => product.priceCents <= leftCents
  const take = (candidate: Candidate, into: Candidate[]) => {
    leftCents -= candidate.product.priceCents
    into.push(candidate)
  }

  for (const id of given.staples) {
    const staple = candidates.find(id)
    if (!staple || !hasRoom() || !canPay(staple)) continue
    const { department, diets } = staple.product
    const suits = criteria.diet === null || diets.includes(criteria.diet)
    if (suits && departments.includes(department)) take(staple, staples)
  }

  const queues = departments.map(department =>
    inOrder(candidates.roundsIn(department, criteria.diet), { staples, seed: given.seed, canPay }),
  )
  let hasTaken: boolean
  do {
    hasTaken = false
    for (const queue of queues) {
      const next = hasRoom() && queue.next().value
      if (!next) continue
      take(next, picks)
      hasTaken = true
    }
  } while (hasTaken)
  return {
    leftCents,
    items: [
      ...staples.map(({ product }) => ({ product, isStaple: true })),
      ...picks.sort(compareCandidates).map(({ product }) => ({ product, isStaple: false })),
    ],
  }
}

type Order = {
  staples: readonly Candidate[]
  seed: number
  /** Once this is false it stays false, because the remaining budget only shrinks. */
  canPay: (candidate: Candidate) => boolean
}

/**
 * Yields round after round; within each round the kinds that the seed has picked come first. More of a kind
 * that a staple already covers comes only when nothing else is left.
 */
function* inOrder(
  rounds: readonly Round[],
  { staples, seed, canPay }: Order,
): Generator<Candidate> {
  const hadKinds = new Set(staples.map(({ kind }) => kind))
  for (const isHad of [false, true]) {
    for (const round of rounds) {
      for (const picked of [true, false]) {
        for (const candidate of round) {
          // The candidates behind it cost as much or more.
          if (!canPay(candidate)) break
          const isTurn =
            hadKinds.has(candidate.kind) === isHad && isPicked(candidate.kind, seed) === picked
          if (isTurn && !staples.includes(candidate)) yield candidate
        }
      }
    }
  }
}
