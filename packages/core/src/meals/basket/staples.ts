/** The staples that the shopper is asked about, in the order of the question. */
export const staples = [
  'salt',
  'oil',
  'flour',
  'sugar',
  'baking',
  'spices',
  'garlic',
  'butter',
  'eggs',
  'milk',
  'rice',
  'tomatoes',
  'broth',
  'vinegar',
  'juice',
  'sauces',
] as const

export type Staple = (typeof staples)[number]

/** The staples that have to be bought; none until the shopper has answered (spec 1 §9). */
export function lackingStaples(atHome: readonly Staple[] | null | undefined): Staple[] {
  return atHome ? staples.filter(staple => !atHome.includes(staple)) : []
}
