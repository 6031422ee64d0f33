import { cookTimersKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, removeStored, tryWriteStored } from '../../../api/device-records/stored.ts'

export type CookTimer = {
  id: number
  /** The text in the step: "12 minutes". */
  text: string
  /** The step, 1-based. */
  step: number
  leftMs: number
  /** Null while the timer is paused. */
  endsAt: number | null
  isOver: boolean
}

/**
 * The timers of the meal being cooked in this tab. They survive a reload, and the phone discarding the tab
 * while another app is in front.
 */
export function keptTimers(slug: string): readonly CookTimer[] {
  const kept = readStored(cookTimersKey, cookingRecord, ofThisTab)
  return kept?.slug === slug ? kept.timers : []
}

export function keepTimers(slug: string, timers: readonly CookTimer[]): void {
  if (timers.length === 0) {
    forgetTimers()
    return
  }
  // Without room, they last until the next reload.
  tryWriteStored(cookTimersKey, cookingRecord, { slug, timers }, ofThisTab)
}

export function forgetTimers(): void {
  removeStored(cookTimersKey, ofThisTab)
}

let latestId = 0

/** Never the id of a former timer, whose toast may still offer to stop it. */
export function newTimerId(timers: readonly CookTimer[]): number {
  latestId = Math.max(latestId, ...timers.map(({ id }) => id)) + 1
  return latestId
}

const ofThisTab = 'sessionStorage'

type Cooking = { slug: string; timers: readonly CookTimer[] }

const cookingRecord: RecordKind<Cooking> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) && isText(data.slug) && Array.isArray(data.timers) && data.timers.every(isTimer)
      ? { slug: data.slug, timers: data.timers }
      : undefined,
}

function isTimer(value: unknown): value is CookTimer {
  return (
    isObject(value) &&
    isText(value.text) &&
    [value.id, value.step, value.leftMs, value.endsAt ?? 0].every(Number.isFinite) &&
    typeof value.isOver === 'boolean'
  )
}
