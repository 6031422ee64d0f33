import type { IngredientKey, Nutrients } from '../nutrition/ingredients.ts'

/**
 * Per 100 g, what the rows of some foods leave out, as the nearest row of the same source has it
 * (by NDB number), scaled to the food: fiber and sugars by carbohydrate, saturated fat by fat,
 * vitamin D by protein. Only meals borrow: a product earns its flags by its own row alone.
 */
export const nearestFigures: Partial<
  Record<IngredientKey, Partial<Record<keyof Nutrients, number>>>
> = {
  // 12085, dry-roasted cashews
  cashews: { saturatedFatG: 8.66 },
  // 12220, flaxseed
  'chia seeds': { sugarG: 2.26 },
  // 12117, coconut milk from fresh coconut
  'coconut milk': { fiberG: 1.12, sugarG: 1.69 },
  // 20029, couscous, cooked
  couscous: { sugarG: 0.33 },
  // 16409, ripe soybeans, boiled
  edamame: { saturatedFatG: 0.68 },
  tempeh: { fiberG: 5.67, sugarG: 2.84 },
  // 10070, pork shoulder
  'ground pork': { vitaminDMcg: 1.67 },
  'italian sausage': { vitaminDMcg: 1.41 },
  // 16137, hummus made at home
  hummus: { sugarG: 0.19 },
  // 16145, red kidney beans, canned, drained but not rinsed
  'kidney beans canned': { sugarG: 3.68 },
  // 20137, quinoa, cooked
  quinoa: { sugarG: 2.62 },
  // 15247, coho salmon, cooked
  salmon: { vitaminDMcg: 9.84 },
  // 20108, whole-wheat macaroni, cooked
  'whole wheat pasta': { sugarG: 2.26 },
}
