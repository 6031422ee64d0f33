import type { DepartmentOrOther } from '../catalogue/departments.ts'
import type { ListItem } from '../lists/list-item.ts'
import type { DepartmentOrder } from '../shopping/department-order.ts'
import { likelyGroups } from '../shopping/likely-groups.ts'

type Parts = readonly [DepartmentOrOther[], DepartmentOrOther[]]

/**
 * Splits the store between two shoppers by whole departments, so that their numbers of unticked items
 * differ as little as possible; of such splits, the one with the fewest switches along the way through the
 * store. The first shopper takes the first department. A list with everything ticked is split by all items.
 */
export function splitDepartments(
  items: readonly Pick<ListItem, 'name' | 'department' | 'isChecked'>[],
  order?: DepartmentOrder,
): Parts {
  const isAllTicked = items.every(item => item.isChecked)
  // This is dynamic programming along the way: of the partial splits that are equally even and end with the
  // same shopper, only the one with the fewest switches is needed.
  let open: readonly PartialSplit[] = [{ difference: 0, switches: 0, takers: [] }]
  const groups = likelyGroups(items, false, order)
  for (const { items: group } of groups) {
    const weight = group.filter(item => isAllTicked || !item.isChecked).length
    open = leastSwitches(open.flatMap(partial => bothWays(partial, weight)))
  }
  const [best] = open.toSorted(
    (a, b) => Math.abs(a.difference) - Math.abs(b.difference) || a.switches - b.switches,
  )
  const taken = (taker: Taker) =>
    groups.flatMap(({ department }, i) => (best?.takers[i] === taker ? department : []))
  return [taken(0), taken(1)]
}

type Taker = 0 | 1

/** A split of the departments so far; `difference` is how many more items the first shopper has to tick. */
type PartialSplit = { difference: number; switches: number; takers: readonly Taker[] }

function bothWays({ difference, switches, takers }: PartialSplit, weight: number): PartialSplit[] {
  const last = takers.at(-1)
  const to = (taker: Taker): PartialSplit => ({
    difference: difference + (taker === 0 ? weight : -weight),
    switches: switches + (last === undefined || last === taker ? 0 : 1),
    takers: [...takers, taker],
  })
  return last === undefined ? [to(0)] : [to(0), to(1)]
}

function leastSwitches(partials: readonly PartialSplit[]): PartialSplit[] {
  const best = new Map<string, PartialSplit>()
  for (const partial of partials) {
    const key = `${partial.difference} ${partial.takers.at(-1)}`
    const held = best.get(key)
    if (!held || partial.switches < held.switches) best.set(key, partial)
  }
  return [...best.values()]
}
