import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Figure, FigureCheck } from '@aisleway/core/catalogue/facts/product-facts'
import { countText } from '@aisleway/core/text/count-text'

export const messages = {
  ingredients: 'Ingredients',
  ingredientsUnknown: 'We don’t have ingredients for this product.',
  label: 'Nutrition Facts',
  servings: (count: number) => `${count === 1 ? '1 serving' : `${count} servings`} per container`,
  aboutServings: (count: number) => `About ${count} servings per container`,
  servingSize: 'Serving size',
  amountPerServing: 'Amount per serving',
  nutrient: 'Nutrient',
  amount: 'Amount',
  dailyValue: '% Daily Value',
  percent: (percent: number) => `${percent}%`,
  amountOf: (amount: number, unit: string) => `${countText(amount)} ${unit}`,
  lessThan: (amount: string) => `less than ${amount}`,
  unknown: 'unknown',
  labelNote:
    'Percent daily values are based on a 2,000-calorie diet. We calculate them from the ingredients and round them like a food label. Anything we don’t know is left blank.',
  estimate: 'Calculated from a similar product, so this one may differ a little.',

  reasons: 'Diet labels and why',
  asFileSays: 'Based on the store’s catalog, which doesn’t include the numbers.',
  has: 'Yes',
  hasNot: 'No',
  allPlants: 'All of its ingredients come from plants or fungi.',
  notPlants: (names: string) => `Not known to come from plants: ${names}.`,
  notOnlyPlants: 'Not known to come from plants only.',
  allMet: (count: number) => `Meets all ${count} limits.`,
  noneOf: 'It doesn’t have enough of the nutrients that count toward this label.',
  oneOf: 'And at least one of these:',
  rule: 'Rule',
  ownRule:
    'Our own rule: every ingredient comes from a plant or fungus. Honey, eggs, and dairy don’t count.',
  check: (figure: string, amount: string, limit: string) => `${figure}: ${amount}; ${limit}`,
  limit: (bound: FigureCheck['bound'], limit: string, per: FigureCheck['per']) =>
    `${bound === 'atMost' ? 'at most' : 'at least'} ${limit}${per === 'serving' ? '' : ` in ${per}`}`,
  met: 'met',
  missed: 'missed',
  figures: {
    nonPlantIngredients: 'Ingredients not from plants',
    protein: 'Protein',
    netCarbohydrates: 'Net carbohydrates',
    fat: 'Total fat',
    saturatedFat: 'Saturated fat',
    saturatedFatShare: 'Calories from saturated fat',
    cholesterol: 'Cholesterol',
    sodium: 'Sodium',
    produceShare: 'Fruit and vegetables',
    fiber: 'Fiber',
    iron: 'Iron',
    calcium: 'Calcium',
    wholeGrain: 'Whole grain',
    wholeGrainShare: 'Share of grain that’s whole',
  } satisfies Record<Figure, string>,
  /** What a rule asks, in a few words. */
  rules: {
    plant_based: 'Nothing from animals.',
    protein_smart: 'High in protein: at least 20% of the daily value per serving.',
    carb_conscious: 'Half a carb serving or less, not counting fiber.',
    heart_smart: 'Low in fat, saturated fat, cholesterol, and sodium, with some key nutrients.',
    whole_grain: 'At least half the grain is whole.',
    low_sodium: 'Low in sodium.',
  } satisfies Record<Diet, string>,
}
