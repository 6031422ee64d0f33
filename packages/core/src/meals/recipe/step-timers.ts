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
    const [text, first, , unit, extra] = match
    const seconds = Math.round(
      amountOf(first!) * secondsIn(unit!) + (extra ? amountOf(extra) * 60 : 0),
    )
    if (seconds > 0 && !found.has(seconds)) found.set(seconds, { text, seconds })
  }
  return [...found.values()]
}

const number = String.raw`(?:\d+(?:\.\d+)?\s?[½¼¾]?|[½¼¾])`
const unit = String.raw`(hours?|hrs?|minutes?|mins?|seconds?|secs?)\b`
const times = new RegExp(
  `(${number})(?:\\s*(?:to|or|–|-)\\s*(${number}))?\\s*-?\\s*${unit}` +
    `(?:\\s*(?:and\\s+)?(${number})\\s*(?:minutes?|mins?)\\b)?`,
  'gi',
)

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function amountOf(text: string): number {
  const fraction = fractions[text.at(-1) ?? ''] ?? 0
  return Number.parseFloat(text || '0') ? Number.parseFloat(text) + fraction : fraction
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
