import { addDays } from '../days.ts'
import { byUseBy, type PantryEntry } from './pantry-entry.ts'
import { type Place, placeOf, places } from './place.ts'

/** What expires within this many days, or has expired, comes first. */
const soonDays = 3

export type PantrySection = { name: 'soon' | Place | 'out'; entries: PantryEntry[] }

/** The pantry as it is shown: what to use soon, each place, and staples that are used up. */
export function pantrySections(entries: readonly PantryEntry[], today: string): PantrySection[] {
  const sectionOf = (entry: PantryEntry) =>
    entry.amount === 'out' ? 'out' : isDueSoon(entry, today) ? 'soon' : placeOf(entry)
  return (['soon', ...places, 'out'] as const)
    .map(name => ({
      name,
      entries: entries.filter(entry => sectionOf(entry) === name).sort(byDayAndName),
    }))
    .filter(section => section.entries.length > 0)
}

export function isDueSoon({ useBy }: Pick<PantryEntry, 'useBy'>, today: string): boolean {
  return useBy !== null && useBy <= addDays(today, soonDays)
}

function byDayAndName(one: PantryEntry, other: PantryEntry): number {
  return byUseBy(one, other) || one.name.localeCompare(other.name)
}
