import type { ListHead } from '../lists/contract.ts'
import { readStamp } from '../lists/hybrid-clock.ts'
import type { ListState } from '../lists/list-operations.ts'

/** What limits the current trip: the end of the previous one, and its pauses. */
type Trip = Pick<ListHead, 'lastShoppedAt' | 'pauses'>

/**
 * Time spent shopping (answer 31): from the first tick to `endMs`, without the pauses. A pause lasts until
 * the next tick, just as the trip starts with its first tick: looking at a list, or resuming it at home, is
 * not shopping. Every tick that still stands counts, whoever made it and however late it arrived, so that
 * all replicas of a list agree on the time; an undone tick does not count.
 */
export function secondsShopping(state: ListState, trip: Trip, endMs: number): number {
  const moments = [
    ...ticksOf(state, trip).map(({ ms }) => ({ ms, isTick: true })),
    // Sorting is stable, so a pause comes after a tick at the same moment.
    ...trip.pauses.map(pause => ({ ms: Date.parse(pause), isTick: false })),
  ].sort((a, b) => a.ms - b.ms)

  let spentMs = 0
  let since: number | undefined
  for (const { ms, isTick } of moments.filter(moment => moment.ms < endMs)) {
    if (isTick) since ??= ms
    else if (since !== undefined) {
      spentMs += ms - since
      since = undefined
    }
  }
  if (since !== undefined) spentMs += endMs - since
  return Math.min(Math.round(spentMs / 1000), longestSeconds)
}

/** When a trip that is completed now ends. If this device's clock is slow, others have ticked later than it says. */
export function endOfShopping(state: ListState, trip: Trip, nowMs: number): number {
  return Math.max(nowMs, ...ticksOf(state, trip).map(({ ms }) => ms))
}

/** Whether this shopper has ticked since the trip began or was last paused; the other members are then notified. */
export function isShopping(state: ListState, trip: Trip, userId: string): boolean {
  const pausedMs = Math.max(0, ...trip.pauses.map(pause => Date.parse(pause)))
  return ticksOf(state, trip).some(({ by, ms }) => by === userId && ms > pausedMs)
}

/** Nobody shops for a week; a longer time means a wrong clock or a forgotten list. */
const longestSeconds = 7 * 24 * 60 * 60

/** The ticks of this trip, without late ones of the previous trip. */
function ticksOf(state: ListState, { lastShoppedAt }: Trip): { ms: number; by: string }[] {
  const endBefore = lastShoppedAt === null ? 0 : Date.parse(lastShoppedAt)
  return [...state.values()].flatMap(({ check }) => {
    if (!check?.value.isChecked) return []
    const { ms } = readStamp(check.at)
    return ms > endBefore ? [{ ms, by: check.value.by }] : []
  })
}
