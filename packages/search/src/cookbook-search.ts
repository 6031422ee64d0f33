import { searchNames } from './name-search.ts'
import type { Thesaurus } from './search-index.ts'

type SearchedMeal = {
  name: string
  mealTypes: readonly string[]
  diets: readonly string[]
  foods: readonly { food: string }[]
}
type SearchedFood = { food: string; name: string; plural: string | null }

/** As many as are suggested while somebody types. */
const mostMealsNamed = 3
const mostFoodsNamed = 8

/** A search among the meals and foods of a cookbook; the best matches come first. */
export function cookbookSearch<Meal extends SearchedMeal, Food extends SearchedFood>(
  meals: readonly Meal[],
  foods: readonly Food[],
  thesaurus: Thesaurus,
) {
  const nameOf = new Map(foods.map(({ food, name }) => [food, name]))
  const findMeals = whenAsked(() =>
    searchNames(
      meals.map(meal => ({
        name: meal.name,
        others: [...meal.mealTypes, ...meal.foods.map(({ food }) => nameOf.get(food))].join(' '),
        tags: meal.diets,
      })),
      thesaurus,
    ),
  )
  const findMealNames = whenAsked(() =>
    searchNames(
      meals.map(({ name }) => ({ name })),
      thesaurus,
    ),
  )
  const findFoodNames = whenAsked(() =>
    searchNames(
      foods.map(({ name, plural }) => ({ name, others: plural ?? '' })),
      thesaurus,
    ),
  )
  /**
   * The meals whose names, types or foods hold the words, those called so first. Words that name a food find it alone:
   * "black beans" are not white beans with black pepper.
   */
  function mealsFor(text: string): number[] {
    const found = findMeals()(text, meals.length)
    const called = new Set(findMealNames()(text, meals.length, false))
    const meant = new Set(findFoodNames()(text, foods.length, false).map(at => foods[at]!.food))
    const isMeant = (at: number) =>
      meant.size === 0 || meals[at]!.foods.some(({ food }) => meant.has(food))
    return [
      ...found.filter(at => called.has(at)),
      ...found.filter(at => !called.has(at) && isMeant(at)),
    ]
  }

  return {
    /** The meals that these words find; without words, all meals. */
    meals: (text: string): readonly Meal[] =>
      isBlank(text) ? meals : mealsFor(text).map(at => meals[at]!),

    /** The meals that are called so; "quick dinner" is not the name of a diner's potatoes. */
    mealsNamed: (text: string): Meal[] =>
      isBlank(text) ? [] : findMealNames()(text, mostMealsNamed, false).map(at => meals[at]!),

    /** The foods that are called so. */
    foodsNamed: (text: string): Food[] =>
      isBlank(text) ? [] : findFoodNames()(text, mostFoodsNamed).map(at => foods[at]!),
  }
}

type NameSearch = ReturnType<typeof searchNames>

/** Building an index takes longer than a search, and not every index is used. */
function whenAsked(build: () => NameSearch): () => NameSearch {
  let built: NameSearch | undefined
  return () => {
    built ??= build()
    return built
  }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
