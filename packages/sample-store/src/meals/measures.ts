const spoonsAndScales = ['g', 'oz', 'lb', 'tsp', 'tbsp', 'cup', 'pinch'] as const
const sizes = ['small', 'medium', 'large', 'whole'] as const
const pieces = [
  'clove',
  'slice',
  'stalk',
  'sprig',
  'leaf',
  'bunch',
  'head',
  'fillet',
  'can',
] as const

/** What a recipe may measure with. Grams of a measure come from the ingredient's entry. */
export const measures = [...spoonsAndScales, ...sizes, ...pieces] as const

export type Measure = (typeof measures)[number]
