import { locale } from '../../../ui/text/locale.ts'
import { messages } from './category-messages.ts'

export type ShownCategory = { name: string; label: string; count: number }

const mostShown = 12

/** The largest categories by name, plus the chosen one even if no product in it passes the filters. */
export function shownCategories(
  counts: Readonly<Record<string, number>>,
  chosen: string,
): ShownCategory[] {
  const ofChosen = Object.hasOwn(counts, chosen) ? counts[chosen]! : 0
  const largest = Object.entries(counts)
    .filter(([name]) => name !== chosen)
    .sort(([, a], [, b]) => b - a)
    .slice(0, chosen ? mostShown - 1 : mostShown)
  const all: [string, number][] = chosen ? [...largest, [chosen, ofChosen]] : largest
  return all
    .map(([name, count]) => ({ name, label: messages.category(name), count }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
