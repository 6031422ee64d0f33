import type { CatalogueRow } from '../catalogue/csv-row.ts'
import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { Diet } from '../catalogue/diets.ts'
import { isOnSale, type Product } from '../catalogue/product.ts'
import { kindNumber } from './pick.ts'

export type ListedProduct = Product & Pick<CatalogueRow, 'kind' | 'popularity'>

/** A product that may come onto a list, with what is worked out once. */
export type Candidate = { product: Product; isOnSale: boolean; kind: number; popularity: number }

/** One after the other the cheaper first; no two of a kind. */
export type Turn = readonly Candidate[]

/** The store as the generator looks at it; arranged once, asked for every list. */
export type ListCandidates = {
  /** What is on sale, one of each kind, then the second of each, and so on; then the rest likewise. */
  turnsIn: (department: DepartmentOrOther, diet: Diet | null) => readonly Turn[]
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
  const arranged = new Map<string, readonly Turn[]>()
  return {
    find: id => byId.get(id),
    // Each when it is first asked for: all at once would hold up the server.
    turnsIn(department, diet) {
      const key = `${department} ${diet}`
      const turns = arranged.get(key) ?? turnsOf(byDepartment.get(department) ?? [], diet)
      arranged.set(key, turns)
      return turns
    },
  }
}

/** On sale first, then the cheaper (spec 2 §9); of equals the more popular. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.isOnSale) - Number(a.isOnSale) ||
    a.product.priceCents - b.product.priceCents ||
    b.popularity - a.popularity ||
    (a.product.id < b.product.id ? -1 : 1)
  )
}

function turnsOf(candidates: readonly Candidate[], diet: Diet | null): Turn[] {
  const timesSeen = new Map<number, number>()
  const onSale: Candidate[][] = []
  const others: Candidate[][] = []
  for (const candidate of candidates.toSorted(compareCandidates)) {
    if (diet !== null && !candidate.product.diets.includes(diet)) continue
    const nth = timesSeen.get(candidate.kind) ?? 0
    timesSeen.set(candidate.kind, nth + 1)
    const turns = candidate.isOnSale ? onSale : others
    turns[nth] ??= []
    turns[nth].push(candidate)
  }
  // Where a kind is on sale the others begin later: `flat` leaves no gap.
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
