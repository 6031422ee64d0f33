import { amountPattern, readAmount } from '../../amount-text.ts'

/** A duration named in a step, for which the cook can start a timer. */
export type StepTimer = {
  /** The duration as the step says it: "12 to 15 minutes". */
  text: string
  /** The shorter of two durations, because checking early is better than burning. */
  seconds: number
}

/** The distinct durations in a step's text; "at least 2 hours" counts, "a second bowl" does not. */
export function timersIn(step: string): StepTimer[] {
  const found = new Map<number, StepTimer>()
  for (const match of step.matchAll(times)) {
    const [text, first, unit, extra] = match
    const seconds = Math.round(readAmount(first!) * secondsIn(unit!) + readAmount(extra ?? '') * 60)
    if (seconds > 0 && !found.has(seconds)) found.set(seconds, { text, seconds })
  }
  return [...found.values()]
}

const unit = String.raw`(hours?|hrs?|minutes?|mins?|seconds?|secs?)\b`
const times = new RegExp(
  `(${amountPattern})(?:\\s*(?:to|or|–|-)\\s*${amountPattern})?\\s*-?\\s*${unit}` +
    `(?:\\s*(?:and\\s+)?(${amountPattern})\\s*(?:minutes?|mins?)\\b)?`,
  'gi',
)

function secondsIn(unitText: string): number {
  if (/^h/i.test(unitText)) return 3600
  return /^m/i.test(unitText) ? 60 : 1
}

/** "1:05:09", "12:00", "0:30". */
export function clockText(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(rest / 3600)
  const minutes = Math.floor((rest % 3600) / 60)
  const tail = String(rest % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
