import type { MealType } from '../meals/generation/meal-types.ts'
import type { SlotKey } from './plan.ts'
import { readSlotKey } from './plan-days.ts'
import type { Plan } from './plan-of.ts'

export type CalendarMeal = { slot: SlotKey; title: string; url: string | null }

/** The texts and links of calendar events. */
export type CalendarWords = {
  /** The name of the meal with this slug. */
  meal: (slug: string) => string
  leftovers: (meal: string) => string
  /** Null leaves such slots out. */
  out: string | null
  /** The URL of a meal's recipe. */
  address: (slug: string) => string
}

/** The slots worth an event in a calendar. */
export function calendarMeals(
  { slots }: Pick<Plan, 'slots'>,
  words: CalendarWords,
): CalendarMeal[] {
  return [...slots].flatMap(([slot, planned]): CalendarMeal[] => {
    const source = planned.kind === 'leftovers' ? slots.get(planned.of as SlotKey) : planned
    const slug = source?.kind === 'meal' ? source.slug : undefined
    if (planned.kind === 'out') {
      return words.out === null ? [] : [{ slot, title: words.out, url: null }]
    }
    if (slug === undefined) return []
    const name = words.meal(slug)
    const title = planned.kind === 'leftovers' ? words.leftovers(name) : name
    return [{ slot, title, url: words.address(slug) }]
  })
}

/** The hour at which a meal starts, in the reader's local time. */
const hours: Record<MealType, number> = { breakfast: 8, lunch: 12, dinner: 18 }

/** The plan as an iCalendar file (RFC 5545); `uid` lets calendars recognise the plan when it is fetched again. */
export function planCalendar(
  { uid, name, changedAt }: { uid: string; name: string; changedAt: Date },
  meals: readonly CalendarMeal[],
): string {
  const stamp = `${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aisleway//Meal plan//EN',
    `X-WR-CALNAME:${text(name)}`,
    ...meals.flatMap(({ slot, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${slot}-${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${startOf(slot)}`,
      'DURATION:PT1H',
      `SUMMARY:${text(title)}`,
      ...(url ? [`URL:${url}`] : []),
      // A meal does not make its reader busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A time without a zone applies wherever the calendar is read. */
function startOf(slot: SlotKey): string {
  const { day, mealType } = readSlotKey(slot)
  return `${day.replaceAll('-', '')}T${String(hours[mealType]).padStart(2, '0')}0000`
}

/** Escaped, and without control characters, which would make the whole calendar invalid (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}+/gu, ' ')
}

const maxLineBytes = 75

/**
 * A line has at most 75 bytes; the rest continues on the next line after a space (RFC 5545, 3.1).
 */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const char of line) {
    const size = bytesOf(char)
    if (bytes + size > maxLineBytes) {
      out += '\r\n '
      bytes = 1
    }
    out += char
    bytes += size
  }
  return out
}

/** The length in UTF-8. */
function bytesOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
