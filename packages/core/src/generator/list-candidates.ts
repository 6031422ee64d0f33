import type { CatalogueRow } from '../catalogue/csv-row.ts'
import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { Diet } from '../catalogue/diets.ts'
import { isOnSale, type Product } from '../catalogue/product.ts'
import { kindNumber } from './pick.ts'

export type ListedProduct = Product & Pick<CatalogueRow, 'kind' | 'popularity'>

/** A product that may go onto a list, with values that are computed once. */
export type Candidate = { product: Product; isOnSale: boolean; kind: number; popularity: number }

/** Sorted by price, the cheaper first; no two candidates are of the same kind. */
export type Round = readonly Candidate[]

/** The store's products as the generator needs them, arranged once and used for every list. */
export type ListCandidates = {
  /** The rounds of products on sale, each with one product per kind; then those of the rest. */
  roundsIn: (department: DepartmentOrOther, diet: Diet | null) => readonly Round[]
  find: (productId: string) => Candidate | undefined
}

export function arrangeCandidates(products: readonly ListedProduct[]): ListCandidates {
  const byId = new Map<string, Candidate>()
  const byDepartment = new Map<DepartmentOrOther, Candidate[]>()
  for (const product of products) {
    const candidate = candidateFrom(product)
    byId.set(product.id, candidate)
    const sameDepartment = byDepartment.get(product.department)
    if (sameDepartment) sameDepartment.push(candidate)
    else byDepartment.set(product.department, [candidate])
  }
  const arranged = new Map<string, readonly Round[]>()
  return {
    find: id => byId.get(id),
    // Each one is computed at its first use, because computing all at once would block the server.
    roundsIn(department, diet) {
      const key = `${department} ${diet}`
      const rounds = arranged.get(key) ?? roundsOf(byDepartment.get(department) ?? [], diet)
      arranged.set(key, rounds)
      return rounds
    },
  }
}

/** Products on sale come first, then cheaper ones (spec 2 §9), with ties broken by popularity. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.isOnSale) - Number(a.isOnSale) ||
    a.product.priceCents - b.product.priceCents ||
    b.popularity - a.popularity ||
    (a.product.id < b.product.id ? -1 : 1)
  )
}

function roundsOf(candidates: readonly Candidate[], diet: Diet | null): Round[] {
  const timesSeen = new Map<number, number>()
  const onSale: Candidate[][] = []
  const others: Candidate[][] = []
  for (const candidate of candidates.toSorted(compareCandidates)) {
    if (diet !== null && !candidate.product.diets.includes(diet)) continue
    const nth = timesSeen.get(candidate.kind) ?? 0
    timesSeen.set(candidate.kind, nth + 1)
    const rounds = candidate.isOnSale ? onSale : others
    rounds[nth] ??= []
    rounds[nth].push(candidate)
  }
  // If some of a kind are on sale, its others begin in a later round; `flat` closes the gaps.
  return [onSale, others].flat()
}

function candidateFrom(product: ListedProduct): Candidate {
  return {
    product,
    isOnSale: isOnSale(product),
    kind: kindNumber(product.kind || product.id),
    popularity: product.popularity,
  }
}
