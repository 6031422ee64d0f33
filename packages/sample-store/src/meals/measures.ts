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

/** The measures used in recipes. The ingredient's entry gives the grams of a measure. */
export const measures = [...spoonsAndScales, ...sizes, ...pieces] as const

export type Measure = (typeof measures)[number]
