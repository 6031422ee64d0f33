import { lineCents } from '../shopping/line-cents.ts'
import { visibleText } from '../text/visible-text.ts'
import { defaultListName } from './default-list-name.ts'
import type { ListItem } from './list-item.ts'

/** The statuses of spec 2 §4; a list without one is saved. */
export const listStatuses = ['saved', 'in_progress', 'paused', 'completed'] as const

export type ListStatus = (typeof listStatuses)[number]

export const maxListName = 100

/** The name without what cannot be seen, or the default if nothing is left of it. */
export function listName(given: string | undefined, date: string): string {
  return visibleText(given ?? '') || defaultListName(date)
}

/** The cost of the items, which is derived and never stored; an item without a price counts nothing. */
export function listTotalCents(
  items: readonly Pick<ListItem, 'priceCents' | 'quantity' | 'lineTotalCents'>[],
): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0)
}

/** The rounded percentage of ticked items (spec 2 §4). */
export function progressPercent(checked: number, items: number): number {
  return items === 0 ? 0 : Math.round((checked / items) * 100)
}

type KnownTrip = {
  status: ListStatus
  isTemplate?: boolean
  items?: readonly Pick<ListItem, 'isChecked'>[]
  /** The trip that was completed on this device and is not sent yet. */
  pendingTripId?: string | undefined
}

/**
 * The status of a list as this device knows it. The server learns only later of a trip that began here with a tick
 * while offline, or that was completed here. A template has no trip, even if it was shopped before it became one.
 */
export function statusOnDevice(list: KnownTrip): ListStatus {
  const { status, isTemplate = false, items = [], pendingTripId } = list
  if (isTemplate) return 'saved'
  if (pendingTripId) return 'completed'
  const hasTick = items.some(({ isChecked }) => isChecked)
  return status === 'saved' && hasTick ? 'in_progress' : status
}

/** Only started trips have a progress bar (spec 2 §2). */
export function hasProgress(status: ListStatus): boolean {
  return status === 'in_progress' || status === 'paused'
}

export type ListAge =
  | { kind: 'started'; hours: number }
  | { kind: 'created'; days: number }
  | { kind: 'recent' }

const hourMs = 60 * 60 * 1000

/** "Started n hours ago" while in progress, else "created n days ago" from the first day on (answer 22b). */
export function listAge(
  list: { status: ListStatus; createdAt: Date; startedAt: Date | null },
  now: Date,
): ListAge {
  if (list.status === 'in_progress' && list.startedAt) {
    const hours = Math.floor((now.getTime() - list.startedAt.getTime()) / hourMs)
    if (hours >= 1) return { kind: 'started', hours }
  }
  const days = Math.floor((now.getTime() - list.createdAt.getTime()) / (24 * hourMs))
  return days >= 1 ? { kind: 'created', days } : { kind: 'recent' }
}
