import { inSteps, type Steps } from '../steps.ts'
import { departmentKey, tagAttributes } from './attributes.ts'
import { type Categories, categorySteps } from './categories.ts'

type Classified = {
  department: string
  category?: string
  tags: readonly string[]
  onSale: boolean
  priceCents: number
}

/**
 * Products with the same department and the same flags form a group. Filters are decided once for a
 * group, and facets count its hits with a single number.
 */
export type Facets = {
  /** Per document. */
  groupOf: Uint32Array
  /** Per group. */
  departmentOf: Uint32Array
  /** Per group: a bit for each of `flagAttributes`. */
  flagsOf: Uint8Array
  groupSizes: Uint32Array
  /** As the first document of each spells it. */
  departments: readonly string[]
  departmentKeys: readonly string[]
  categories: Categories
  /** Per document. */
  priceCents: Float64Array
}

export const flagAttributes: readonly string[] = ['on_sale', ...tagAttributes]

export function* facetSteps(documents: readonly Classified[]): Steps<Facets> {
  const departments = new Map<string, number>()
  const labels: string[] = []
  const numbers = new Map<number, number>()
  const groupOf = new Uint32Array(documents.length)
  yield* inSteps(documents, (document, position) => {
    const key = departmentKey(document.department)
    const department = departments.get(key) ?? departments.size
    if (department === departments.size) {
      departments.set(key, department)
      labels.push(document.department)
    }
    const groupKey = (department << flagAttributes.length) | flagsOfDocument(document)
    const group = numbers.get(groupKey) ?? numbers.size
    if (group === numbers.size) numbers.set(groupKey, group)
    groupOf[position] = group
  })
  const groupSizes = new Uint32Array(numbers.size)
  for (const group of groupOf) groupSizes[group]!++
  return {
    groupOf,
    departmentOf: Uint32Array.from(numbers.keys(), key => key >>> flagAttributes.length),
    flagsOf: Uint8Array.from(numbers.keys(), key => key & ((1 << flagAttributes.length) - 1)),
    groupSizes,
    departments: labels,
    departmentKeys: [...departments.keys()],
    categories: yield* categorySteps(documents),
    priceCents: Float64Array.from(documents, document => document.priceCents),
  }
}

/** Hits per value of each attribute, from the hits per group; values without a hit are left out. */
export function countValues(
  { departmentOf, flagsOf, departments }: Facets,
  attributes: readonly string[],
  hitsByGroup: Uint32Array,
): Record<string, Record<string, number>> {
  const byDepartment = new Uint32Array(departments.length)
  const byFlag = new Uint32Array(flagAttributes.length)
  let all = 0
  for (let group = 0; group < hitsByGroup.length; group++) {
    const hits = hitsByGroup[group]!
    if (hits === 0) continue
    all += hits
    byDepartment[departmentOf[group]!]! += hits
    for (let flags = flagsOf[group]!, flag = 0; flags > 0; flags >>= 1, flag++) {
      if (flags & 1) byFlag[flag]! += hits
    }
  }
  const counts: Record<string, Record<string, number>> = {}
  for (const attribute of attributes) {
    const its: Record<string, number> = {}
    const set = byFlag[flagAttributes.indexOf(attribute)]
    if (attribute === 'department') {
      for (const [department, hits] of byDepartment.entries()) {
        if (hits > 0) its[departments[department]!] = hits
      }
    } else if (set !== undefined) {
      if (set > 0) its.TRUE = set
      if (all > set) its.FALSE = all - set
    }
    counts[attribute] = its
  }
  return counts
}

function flagsOfDocument({ onSale, tags }: Classified): number {
  let flags = onSale ? 1 : 0
  tagAttributes.forEach((tag, i) => {
    if (tags.includes(tag)) flags |= 2 << i
  })
  return flags
}
