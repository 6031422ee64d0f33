import { messages } from './messages.ts'

/** How long a meal takes: "45 min", "1 hr", "1 hr 35 min". */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && messages.hours(hours), (rest > 0 || hours === 0) && messages.minutes(rest)]
    .filter(Boolean)
    .join(' ')
}
