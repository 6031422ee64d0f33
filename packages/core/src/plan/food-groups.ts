/** What people avoid: the major allergens of 21 U.S.C. 321(qq), meat for vegetarians, and pork. */
export const foodGroups = [
  'meat',
  'pork',
  'fish',
  'shellfish',
  'milk',
  'eggs',
  'wheat',
  'soy',
  'peanuts',
  'tree_nuts',
  'sesame',
] as const

export type FoodGroup = (typeof foodGroups)[number]
