/** When a store is open, the same every day, in its own time zone (answer 29). */
export type OpeningHours = {
  /** For example "06:00"; earlier than `closes`. */
  opens: string
  /** For example "21:00"; the end of the day is "24:00". */
  closes: string
  /** An IANA name, such as "America/New_York". */
  timeZone: string
}

/** Whether the store is open, and the time of day at which that changes, such as "24:00". */
export function openState(hours: OpeningHours, now: Date): { isOpen: boolean; until: string } {
  const { minutes } = storeClock(hours, now)
  const isOpen = minutes >= minutesOf(hours.opens) && minutes < minutesOf(hours.closes)
  return { isOpen, until: isOpen ? hours.closes : hours.opens }
}

/** The time in the store's time zone: the day, from Monday = 0, and the minutes since midnight. */
export function storeClock({ timeZone }: Pick<OpeningHours, 'timeZone'>, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find(found => found.type === type)?.value ?? ''
  return {
    dayIndex: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    minutes: minutesOf(`${part('hour')}:${part('minute')}`),
  }
}

/** The date in the store's time zone, such as "2026-11-23". */
export function storeDay({ timeZone }: Pick<OpeningHours, 'timeZone'>, now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
}

/** "21:30" → 1290. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
