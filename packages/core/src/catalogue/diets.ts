/** The six diet flags, as the search index names them (spec 1 §3). */
export const diets = [
  'plant_based',
  'protein_smart',
  'carb_conscious',
  'heart_smart',
  'whole_grain',
  'low_sodium',
] as const

export type Diet = (typeof diets)[number]

export const dietLabels: Record<Diet, string> = {
  plant_based: 'Plant Based',
  protein_smart: 'Protein Smart',
  carb_conscious: 'Carb Conscious',
  heart_smart: 'Heart Smart',
  whole_grain: 'Whole Grain',
  low_sodium: 'Low Sodium',
}
