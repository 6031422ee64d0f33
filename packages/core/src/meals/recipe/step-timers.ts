import { amountPattern, readAmount } from '../../text/amount-text.ts'

/** A duration named in a step, for which the cook can start a timer. */
export type StepTimer = {
  /** The duration as the step says it: "12 to 15 minutes". */
  text: string
  /** The shorter of two durations, because checking early is better than burning. */
  seconds: number
}

/**
 * The distinct durations in a step's text, in English or Spanish; "at least 2 hours" counts, "a second bowl" does not.
 */
export function timersIn(step: string): StepTimer[] {
  const found = new Map<number, StepTimer>()
  for (const match of step.matchAll(times)) {
    const [text, first, unit, half, minutes = ''] = match
    const units = amountIn(first!) + (half ? 0.5 : 0)
    const seconds = Math.round(units * secondsIn(unit!) + readAmount(minutes) * 60)
    if (seconds > 0 && !found.has(seconds)) found.set(seconds, { text, seconds })
  }
  return [...found.values()]
}

const hours = 'hours?|hrs?|horas?'
const minutes = 'minutes?|mins?|minutos?'
const seconds = 'seconds?|secs?|segundos?'
const words = String.raw`\b(?:half(?: an?)?|medi[oa]|an?|one|una?)(?=\s+(?:${hours}|${minutes})\b)`
const range = String.raw`(?:\s*(?:to|or|and|a|o|y|–|-)\s*${amountPattern})?`
const times = new RegExp(
  String.raw`(${amountPattern}|${words})${range}\s*-?\s*(${hours}|${minutes}|${seconds})\b` +
    String.raw`(?:\s+(?:and|y)\s+(a half|half|media)\b|\s*(?:(?:and|y)\s+)?(${amountPattern})\s*(?:${minutes})\b)?`,
  'gi',
)

function amountIn(text: string): number {
  if (/^(?:half|medi)/i.test(text)) return 0.5
  return /^\p{L}/u.test(text) ? 1 : readAmount(text)
}

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
