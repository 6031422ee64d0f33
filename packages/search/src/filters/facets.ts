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
  const sizes: number[] = []
  const groupOf = new Uint32Array(documents.length)
  const priceCents = new Float64Array(documents.length)
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
    sizes[group] = (sizes[group] ?? 0) + 1
    priceCents[position] = document.priceCents
  })
  return {
    groupOf,
    departmentOf: Uint32Array.from(numbers.keys(), key => key >>> flagAttributes.length),
    flagsOf: Uint8Array.from(numbers.keys(), key => key & ((1 << flagAttributes.length) - 1)),
    groupSizes: Uint32Array.from(sizes),
    departments: labels,
    departmentKeys: [...departments.keys()],
    categories: yield* categorySteps(documents),
    priceCents,
  }
}

/** Hits per value of each attribute, from the hits per group; values without a hit are left out. */
export function countValues(
  { departmentOf, flagsOf, departments }: Facets,
  attributes: readonly string[],
  hitsByGroup: Uint32Array,
): Record<string, Record<string, number>> {
  const byDepartment = new Uint32Array(departments.length)
  const byFlags = new Uint32Array(1 << flagAttributes.length)
  let all = 0
  for (let group = 0; group < hitsByGroup.length; group++) {
    byDepartment[departmentOf[group]!]! += hitsByGroup[group]!
    byFlags[flagsOf[group]!]! += hitsByGroup[group]!
    all += hitsByGroup[group]!
  }
  const counts: Record<string, Record<string, number>> = {}
  for (const attribute of attributes) {
    const its: Record<string, number> = {}
    const flag = flagAttributes.indexOf(attribute)
    if (flag >= 0) {
      let set = 0
      for (let flags = 0; flags < byFlags.length; flags++) {
        if ((flags >> flag) & 1) set += byFlags[flags]!
      }
      if (set > 0) its.TRUE = set
      if (all > set) its.FALSE = all - set
    } else if (attribute === 'department') {
      for (let department = 0; department < departments.length; department++) {
        if (byDepartment[department]! > 0) its[departments[department]!] = byDepartment[department]!
      }
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
