/** What a shopper is asked about having at home, as the question lists it. */
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

/** What has to be bought; nothing while the shopper was not asked (spec 1 §9). */
export function lackingStaples(atHome: readonly Staple[] | null | undefined): Staple[] {
  return atHome ? staples.filter(staple => !atHome.includes(staple)) : []
}
