import { readStamp, type Stamp } from '../lists/hybrid-clock.ts'
import type { ListItem } from '../lists/list-item.ts'
import { type ListState, lastStamp } from '../lists/list-operations.ts'
import type { TripItem } from './trip.ts'

/** Whether a change of a list was made after its trip had ended, so that it is not part of the trip. */
export function isAfterTrip(at: Stamp, endMs: number): boolean {
  return readStamp(at).ms > endMs
}

type Lists = {
  /** The items as the trip recorded them. */
  recorded: readonly TripItem[]
  /** The items that are on the list now. */
  listed: readonly TripItem[]
  state: ListState
}

/**
 * The trip's items after changes to some of them, made before its end, arrived late: each becomes what the list says.
 * Of an item that was also changed since, only the tick counts, and not even that if it is the later change. A trip
 * recorded without the ids of its items stays as it is.
 */
export function withLateChanges(
  { recorded, listed, state }: Lists,
  changedIds: ReadonlySet<string>,
  endMs: number,
): readonly TripItem[] {
  if (recorded.some(({ id }) => id === undefined)) return recorded
  const known = new Map(recorded.map(item => [item.id, item]))
  const current = new Map(listed.map(item => [item.id, item]))
  const added = listed.filter(({ id }) => !known.has(id))
  return [...recorded, ...added].flatMap(({ id = '' }) => {
    const before = known.get(id)
    if (!changedIds.has(id)) return before ?? []
    const item = state.get(id) ?? {}
    const isChangedSince = lastStamp(item).some(at => isAfterTrip(at, endMs))
    const row = (isChangedSince && before) || current.get(id)
    if (!row) return []
    const { check } = item
    const counts = check && !isAfterTrip(check.at, endMs)
    const isChecked = counts ? check.value.isChecked : (before?.isChecked ?? false)
    return [{ ...row, isChecked }]
  })
}

/** The ticked items whose tick came after the trip had ended. */
export function tickedAfter<Item extends Pick<ListItem, 'id' | 'isChecked'>>(
  items: readonly Item[],
  state: ListState,
  end: string | null,
): Item[] {
  if (end === null) return []
  return items.filter(({ id, isChecked }) => {
    const { check } = state.get(id) ?? {}
    return isChecked && check && isAfterTrip(check.at, Date.parse(end))
  })
}
