import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import { stem } from '@aisleway/search/text/stem'
import { tokenize } from '@aisleway/search/text/tokenize'
import type { StoredIngredient } from '../stored-ingredient.ts'

/** A food that the store's own cookbook knows. */
export type KnownFood = Pick<
  StoredIngredient,
  'food' | 'name' | 'plural' | 'search' | 'gramsEach' | 'gramsPerFlOz' | 'refusePercent'
> & {
  /** Grams of the edible part, by measure. */
  measures: Readonly<Partial<Record<string, number>>>
}

export type Portion = { food: string; grams: number }

/** What the store knows about foods apart from its products. */
export type NutritionLookup = {
  foods: readonly KnownFood[]
  /** The nutrition of known foods per serving, and the diets that they follow. */
  figuresOf: (
    portions: readonly Portion[],
    servings: number,
  ) => { nutrition: Nutrition; diets: Diet[] }
}

/** Finds known foods by the names that recipes use. */
export function foodFinder(foods: readonly KnownFood[]): (name: string) => KnownFood | undefined {
  const byWords = new Map<string, KnownFood>()
  for (const food of foods) {
    for (const name of [food.name, food.plural ?? food.name, food.food, food.search]) {
      const words = wordsOf(name).join(' ')
      if (words && !byWords.has(words)) byWords.set(words, food)
    }
  }
  return name => {
    const words = wordsOf(name)
    const plain = words.filter(word => !saysLittle.has(word))
    return byWords.get(words.join(' ')) ?? byWords.get(plain.join(' '))
  }
}

/** Words may come in any order: "basil fresh" is "fresh basil". */
function wordsOf(name: string): string[] {
  return tokenize(name).map(stem).sort()
}

/** Other names that recipes use for the same food. */
const saysLittle: ReadonlySet<string> = new Set(
  'large small medium ripe organic freshly extra virgin kosher sea fine coarse finely roughly chopped minced diced sliced grated shredded unbleached good quality pure cooking pitted boneless skinless'
    .split(' ')
    .map(stem),
)
