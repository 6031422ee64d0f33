import { addDays } from '../days.ts'
import { type Preferences, shoppingDays } from '../onboarding/preferences.ts'
import { truncate } from '../text/truncate.ts'
import type { Person, PlanSettings } from './plan.ts'
import { maxPersonName } from './plan-limits.ts'

/**
 * The settings of a first plan: a week for one person, called by the first name, from the next shopping day on. Those
 * who shop with a full list plan every meal, everybody else only dinners.
 */
export function defaultSettings(
  { id, fullName }: { id: string; fullName: string },
  preferences: Pick<Preferences, 'shoppingDays' | 'shoppingStyles'> | null,
  today: string,
): PlanSettings {
  const [name = ''] = fullName.trim().split(/\s+/)
  const plansEveryMeal = preferences?.shoppingStyles.includes('full-list') ?? false
  return {
    firstDay: firstDay(preferences?.shoppingDays ?? [], today),
    days: 7,
    mealTypes: plansEveryMeal ? ['breakfast', 'lunch', 'dinner'] : ['dinner'],
    people: [newPerson({ id, name: truncate(name, maxPersonName) })],
    budgetCents: null,
    daysBetweenRepeats: 7,
    maxPerMainFood: null,
    maxMinutes: {},
    dailyBands: {},
    prefersFavorites: true,
  }
}

export function newPerson({ id, name }: Pick<Person, 'id' | 'name'>): Person {
  return { id, name, portion: 1, diets: [], avoids: [], dislikes: [] }
}

/** The next shopping day within a week; today if there is none. */
function firstDay(days: Preferences['shoppingDays'], today: string): string {
  const week = Array.from({ length: 7 }, (_, i) => addDays(today, i))
  return week.find(day => days.some(one => one === weekdayOf(day))) ?? today
}

function weekdayOf(day: string) {
  return shoppingDays[(new Date(day).getUTCDay() + 6) % 7]
}
