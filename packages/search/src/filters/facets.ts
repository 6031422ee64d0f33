import { inSteps, type Steps } from '../steps.ts'
import { departmentKey, tagAttributes } from './attributes.ts'

type Classified = {
  department: string
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
  groups: readonly FacetGroup[]
  groupSizes: Uint32Array
  /** As the first document of each spells it. */
  departments: readonly string[]
  /** Per document. */
  priceCents: Float64Array
}

/** `flags`: a bit for each of `flagAttributes`. */
export type FacetGroup = { department: number; flags: number }

export const flagAttributes: readonly string[] = ['on_sale', ...tagAttributes]

export function* facetSteps(documents: readonly Classified[]): Steps<Facets> {
  const departments = new Map<string, number>()
  const labels: string[] = []
  const numbers = new Map<string, number>()
  const groups: FacetGroup[] = []
  const groupOf = new Uint32Array(documents.length)
  yield* inSteps(documents, (document, position) => {
    const key = departmentKey(document.department)
    let department = departments.get(key)
    if (department === undefined) {
      department = departments.size
      departments.set(key, department)
      labels.push(document.department)
    }
    const flags = flagsOf(document)
    const groupKey = `${department} ${flags}`
    let group = numbers.get(groupKey)
    if (group === undefined) {
      group = groups.length
      numbers.set(groupKey, group)
      groups.push({ department, flags })
    }
    groupOf[position] = group
  })
  const groupSizes = new Uint32Array(groups.length)
  for (const group of groupOf) groupSizes[group]!++
  const priceCents = Float64Array.from(documents, document => document.priceCents)
  return { groupOf, groups, groupSizes, departments: labels, priceCents }
}

/** Hits per value, from the hits per group; values without a hit are left out. */
export function countValues(
  { groups, departments }: Facets,
  attribute: string,
  hitsByGroup: Uint32Array,
): Record<string, number> {
  const counts: Record<string, number> = {}
  const flag = 1 << flagAttributes.indexOf(attribute)
  const labelOf =
    attribute === 'department'
      ? ({ department }: FacetGroup) => departments[department]!
      : ({ flags }: FacetGroup) => (flags & flag ? 'TRUE' : 'FALSE')
  if (attribute !== 'department' && !flagAttributes.includes(attribute)) return counts
  for (let group = 0; group < groups.length; group++) {
    const hits = hitsByGroup[group]!
    if (hits === 0) continue
    const value = labelOf(groups[group]!)
    counts[value] = (counts[value] ?? 0) + hits
  }
  return counts
}

function flagsOf({ onSale, tags }: Classified): number {
  let flags = onSale ? 1 : 0
  tagAttributes.forEach((tag, i) => {
    if (tags.includes(tag)) flags |= 2 << i
  })
  return flags
}
