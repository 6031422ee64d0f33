import type { PlanSettings } from './plan.ts'

/** Dinners for one for a week, unless overridden. */
export function aPlanSettings(given: Partial<PlanSettings>): PlanSettings {
  return {
    firstDay: '2026-11-23',
    days: 7,
    mealTypes: ['dinner'],
    people: [{ id: 'mara', name: 'Mara', portion: 1, diets: [], avoids: [], dislikes: [] }],
    budgetCents: null,
    daysBetweenRepeats: 7,
    maxPerMainFood: null,
    maxMinutes: {},
    dailyBands: {},
    prefersFavorites: true,
    ...given,
  }
}
