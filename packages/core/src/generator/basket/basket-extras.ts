/** What a household buys besides the food groups, at most one of each at a time, in this order. */
export const basketExtras = [
  'oil',
  'coffee',
  'seasoning',
  'paper',
  'condiment',
  'soap',
  'broth',
  'tea',
  'trash_bags',
  'juice',
  'laundry',
  'soup',
  'ready_side',
  'snack',
  'sweet',
  'cleaner',
  'water',
] as const

export type BasketExtra = (typeof basketExtras)[number]

/** Extras that are not eaten, so no diet applies to them. */
export const householdExtras: readonly BasketExtra[] = [
  'paper',
  'soap',
  'trash_bags',
  'laundry',
  'cleaner',
]
