export const shoppingDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The nine time slots (spec 2 §9). */
export const shoppingTimes = [
  '6am-8am',
  '8am-10am',
  '10am-12pm',
  '12pm-2pm',
  '2pm-4pm',
  '4pm-6pm',
  '6pm-8pm',
  '8pm-10pm',
  'after-10pm',
] as const

export const shoppingStyles = ['full-list', 'few-items', 'browse'] as const

export type ShoppingDay = (typeof shoppingDays)[number]
export type ShoppingTime = (typeof shoppingTimes)[number]
export type ShoppingStyle = (typeof shoppingStyles)[number]

/** The answers of the questionnaire (answer 26); `shopsHere` is null until it is answered. */
export type Preferences = {
  shoppingDays: ShoppingDay[]
  shoppingTimes: ShoppingTime[]
  shopsHere: boolean | null
  shoppingStyles: ShoppingStyle[]
}

export const noPreferences: Preferences = {
  shoppingDays: [],
  shoppingTimes: [],
  shopsHere: null,
  shoppingStyles: [],
}

/** Keeps each known answer once, in the order of the questionnaire, and leaves out everything else. */
export function preferencesFrom(given: Partial<Record<keyof Preferences, unknown>>): Preferences {
  return {
    shoppingDays: known(shoppingDays, given.shoppingDays),
    shoppingTimes: known(shoppingTimes, given.shoppingTimes),
    shopsHere: typeof given.shopsHere === 'boolean' ? given.shopsHere : null,
    shoppingStyles: known(shoppingStyles, given.shoppingStyles),
  }
}

function known<Option>(options: readonly Option[], given: unknown): Option[] {
  return Array.isArray(given) ? options.filter(option => given.includes(option)) : []
}
