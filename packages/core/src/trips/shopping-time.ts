import type { ListHead } from '../lists/contract.ts'
import { readStamp } from '../lists/hybrid-clock.ts'
import type { ListState } from '../lists/list-operations.ts'

/** What bounds the present trip: the one before it, and where it was paused. */
type Trip = Pick<ListHead, 'lastShoppedAt' | 'pauses'>

/**
 * Time spent shopping (answer 31): from the first tick to `endMs`, less the pauses. A pause lasts
 * until the next tick, as the whole trip waits for its first one: looking at a list, or going on with
 * it at home, is not shopping. Whatever tick stands counts, whoever made it and however late it
 * arrived, so that all replicas of a list tell the same time; one that was taken back does not.
 */
export function secondsShopping(state: ListState, trip: Trip, endMs: number): number {
  const moments = [
    ...ticksOf(state, trip).map(({ ms }) => ({ ms, isTick: true })),
    // Sorting is stable: a pause stands after a tick of the same moment.
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

/** Whether this shopper has ticked since the trip began or was last paused; then the others are told. */
export function isShopping(state: ListState, trip: Trip, userId: string): boolean {
  const pausedMs = Math.max(0, ...trip.pauses.map(pause => Date.parse(pause)))
  return ticksOf(state, trip).some(({ by, ms }) => by === userId && ms > pausedMs)
}

/** Nobody shops for a week: a clock was wrong, or a list was forgotten. */
const longestSeconds = 7 * 24 * 60 * 60

/** The ticks of this trip. One that comes late from the trip before is none of them. */
function ticksOf(state: ListState, { lastShoppedAt }: Trip): { ms: number; by: string }[] {
  const endBefore = lastShoppedAt === null ? 0 : Date.parse(lastShoppedAt)
  return [...state.values()].flatMap(({ check }) => {
    if (!check?.value.isChecked) return []
    const { ms } = readStamp(check.at)
    return ms > endBefore ? [{ ms, by: check.value.by }] : []
  })
}
