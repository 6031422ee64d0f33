import { needText } from '@aisleway/core/cart/need'
import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { offersFor } from '@aisleway/core/meals/basket/food-products'
import { packageGrams } from '@aisleway/core/meals/basket/package-grams'
import { type MealType, mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { ingredientsInStep } from '@aisleway/core/meals/recipe/ingredients-in-step'
import { quantityText } from '@aisleway/core/meals/recipe/quantity-text'
import { timersIn } from '@aisleway/core/meals/recipe/step-timers'
import { afterAll, describe, expect, it } from 'vitest'
import { buildProducts } from '../build-products.ts'
import type { Recipe } from '../content-files/recipes.ts'
import { type Nutrients, nutritionFacts } from '../nutrition/nutrition-facts.ts'
import { drawMeal } from '../pictures/draw-meal.ts'
import { buildMeals, type MealIngredient, type SampleMeal } from './build-meals.ts'
import { cookbook } from './cookbook.ts'
import { productsFor } from './products-for.ts'

const meals = buildMeals()
const recipes = new Map(cookbook.map(recipe => [recipe.name, recipe]))
const products = buildProducts()
const eatenAt = (type: MealType) => meals.filter(meal => meal.mealTypes.includes(type))
const fitFor = (diet: Diet, some = meals) => some.filter(meal => meal.diets.includes(diet))

describe('the cookbook', () => {
  it('holds at least 180 meals', () => {
    expect(meals.length).toBeGreaterThanOrEqual(180)
  })

  it.each(mealTypes)('holds at least 45 meals for %s', type => {
    expect(eatenAt(type).length).toBeGreaterThanOrEqual(45)
  })

  it.each(diets)('holds at least 25 meals that are %s', diet => {
    expect(fitFor(diet).length).toBeGreaterThanOrEqual(25)
  })

  it.each(mealTypes.flatMap(type => diets.map(diet => [type, diet] as const)))(
    'offers at least 5 for %s that are %s',
    (type, diet) => {
      expect(fitFor(diet, eatenAt(type)).length).toBeGreaterThanOrEqual(5)
    },
  )

  it('no two meals share a name or an address', () => {
    expect(new Set(meals.map(meal => meal.name.toLowerCase())).size).toBe(meals.length)
    expect(new Set(meals.map(meal => meal.slug)).size).toBe(meals.length)
  })

  it('is plain data but for the matching of products', () => {
    expect(JSON.parse(JSON.stringify(meals))).toEqual(meals)
  })
})

describe('a recipe', () => {
  it('has 5 to 12 steps', () => {
    expect(named(meals.filter(({ steps }) => steps.length < 5 || steps.length > 12))).toEqual([])
  })

  it('weighs a serving of 80 to 900 g', () => {
    const odd = meals.filter(meal => {
      const grams = meal.ingredients.reduce((sum, part) => sum + part.grams, 0) / meal.servings
      return grams < 80 || grams > 900
    })
    expect(named(odd)).toEqual([])
  })

  it('says in its steps what becomes of every food', () => {
    const forgotten = meals.flatMap(meal =>
      meal.ingredients
        .filter(part => !isMentioned(part, meal.steps.join(' ')))
        .map(({ food }) => `${meal.name}: ${food}`),
    )
    expect(forgotten).toEqual([])
  })

  it('names in step 1 something that goes in, as its cook view shows it', () => {
    const empty = meals.filter(
      ({ steps, ingredients: parts }) =>
        ingredientsInStep(steps[0]!, withPlural(parts)).length === 0,
    )
    expect(named(empty)).toEqual([])
  })

  it('shows every ingredient beside some step of its cook view', () => {
    const unseen = meals.flatMap(meal => {
      const parts = withPlural(meal.ingredients)
      const seen = new Set(meal.steps.flatMap(step => ingredientsInStep(step, parts)))
      return parts.filter(part => !seen.has(part)).map(({ name }) => `${meal.name}: ${name}`)
    })
    expect(unseen).toEqual([])
  })

  it('tells amounts as cooks write them, with the measure wherever the food is not counted', () => {
    const texts = meals.flatMap(meal =>
      meal.ingredients.map(part => ({ text: quantityText(part) ?? '', part })),
    )
    const odd = texts.filter(({ text }) => !/^\d*[⅛¼⅓⅜½⅝⅔¾⅞]?( [a-z]+)?(, .+)?$/.test(text))
    expect(odd.map(({ text, part }) => `${part.name}: ${text}`)).toEqual([])
    const uncounted = texts.filter(
      ({ part }) => part.measure === 'whole' && !countedFoods.test(part.food),
    )
    expect(uncounted.map(({ text, part }) => `${part.name}: ${text}`)).toEqual([])
  })

  it('is told in the cart with a measure, wherever the food is not counted', () => {
    const needs = meals.flatMap(meal =>
      meal.ingredients.map(part =>
        needText({ ...part, plural: part.plural ?? null, gramsEach: part.gramsEach ?? null }),
      ),
    )
    const bare = needs.filter(need => /^\d*[⅛¼⅓⅜½⅝⅔¾⅞]? fresh /.test(need))
    expect(bare).toEqual([])
  })

  it('tells its times, which hold each wait at the stove', () => {
    const odd = meals.filter(({ prepMinutes, cookMinutes, steps }) => {
      const cooking = steps.filter(
        step => !/refrigerat|chill|freeze|overnight|stand|soak|cool|rest /i.test(step),
      )
      const longest = Math.max(0, ...cooking.flatMap(timersIn).map(({ seconds }) => seconds / 60))
      return (
        prepMinutes < 5 || prepMinutes > 60 || cookMinutes < longest * (cookMinutes > 0 ? 1 : 0)
      )
    })
    expect(named(odd)).toEqual([])
  })

  it('lists a food once', () => {
    const twice = meals.filter(
      ({ ingredients: parts }) => new Set(parts.map(({ food }) => food)).size < parts.length,
    )
    expect(named(twice)).toEqual([])
  })

  it('asks for nothing but tap water that the store does not sell', () => {
    expect([...foods].filter(food => !sold.has(food) && food !== 'water')).toEqual([])
  })

  it('buys a food in the form that it names, where the store sells several', () => {
    const other = meals.flatMap(meal =>
      meal.ingredients.flatMap(part => {
        const words = part.prepared?.match(/[a-z]{4,}/g) ?? []
        const forms = words.filter(word => !cooksWork.test(word))
        if (forms.length === 0) return []
        const tells = ({ name }: { name: string }) =>
          forms.some(form => name.toLowerCase().includes(form))
        const choices = productsFor(part.food, products).map(product => ({
          product: { ...product, aisle: null, imageUrl: '', isRetired: false },
          packageGrams: packageGrams(product.weightQuantity, part),
        }))
        const bought = offersFor(choices, part.grams)[0]?.product
        return bought && !tells(bought) && choices.some(({ product }) => tells(product))
          ? [`${meal.name}: ${part.food}, ${part.prepared} is ${bought.name}`]
          : []
      }),
    )
    expect(other).toEqual([])
  })

  it('is pictured by Noto icons, the three around the plate different ones', () => {
    for (const recipe of cookbook) {
      expect(() => drawMeal(recipe), recipe.name).not.toThrow()
      expect(new Set(recipe.picture.around).size, recipe.name).toBe(3)
    }
  })
})

describe('the figures of a meal', () => {
  it.each<[MealType, least: number, most: number]>([
    ['breakfast', 200, 750],
    ['lunch', 280, 850],
    ['dinner', 350, 950],
  ])('a %s has %i to %i calories a serving', (type, least, most) => {
    const odd = eatenAt(type).filter(({ calories }) => calories < least || calories > most)
    expect(odd.map(({ name, calories }) => `${name}: ${calories}`)).toEqual([])
  })

  it('are all known but for trans fat, which the source seldom tells', () => {
    expect(meals.filter(meal => unknownIn(meal).length > 0).map(describeUnknown)).toEqual([])
  })

  it('are those of its foods, weighed and summed', () => {
    for (const meal of meals) {
      const { protein, sodium } = meal.nutrition
      expect(protein, meal.name).toBeCloseTo(inServing(meal, 'proteinG'), 0)
      expect(Math.abs((sodium ?? 0) - inServing(meal, 'sodiumMg')), meal.name).toBeLessThan(2)
    }
  })
})

describe('the diets of a meal', () => {
  it('are exactly those that its foods earn', () => {
    expect(named(meals.filter(meal => !agreesOnDiets(meal)))).toEqual([])
  })

  it('a plant-based meal holds nothing of an animal', () => {
    const animal = fitFor('plant_based').filter(meal =>
      meal.ingredients.some(({ food }) => nutritionFacts(food).origin !== 'plant'),
    )
    expect(named(animal)).toEqual([])
  })
})

afterAll(() => {
  console.table(
    Object.fromEntries(
      mealTypes.map(type => [
        type,
        {
          meals: eatenAt(type).length,
          ...Object.fromEntries(diets.map(diet => [diet, fitFor(diet, eatenAt(type)).length])),
        },
      ]),
    ),
  )
  const bought = meals.flatMap(meal => meal.ingredients).filter(part => part.food !== 'water')
  console.table({
    'ingredients linked': percent(bought, part => sold.has(part.food)),
    'nutrition complete': percent(meals, meal => unknownIn(meal).length === 0),
    'trans fat known': percent(meals, meal => meal.nutrition.transFat !== null),
    'diets agree': percent(meals, agreesOnDiets),
  })
})

const foods = new Set(meals.flatMap(meal => meal.ingredients.map(({ food }) => food)))
const sold = new Set([...foods].filter(food => productsFor(food, products).length > 0))

/**
 * Whether the steps mention it by a word of its name that says what it is, or by a cook's word for
 * it.
 */
function isMentioned({ food, name }: MealIngredient, steps: string): boolean {
  const words = `${food} ${name}`.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const stems = words.filter(word => !describing.test(word)).map(word => word.replace(ending, ''))
  const stem = [...stems, ...(nicknames[food] ?? [])].join('|')
  return new RegExp(`\\b(${stem})`, 'i').test(steps)
}

/** What a cook does to a food, whichever form of it is bought. */
const cooksWork = /ed$|ly$|^(?:into|small|thick|inch|skin|florets|wedges|portions)$/

/** Foods that are counted whole, such as eggs. */
const countedFoods =
  /egg|sausage|portobello|lemon|lime|avocado|cucumber|tortilla|pita|bun|muffin|bagel|fennel|jalapeno|chicken|bay leaf|kiwi/

function withPlural(parts: readonly MealIngredient[]) {
  return parts.map(part => ({ ...part, plural: part.plural ?? null }))
}

const describing =
  /^(all|purpose|low|sodium|dry|dried|raw|fresh|ground|canned|frozen|unsalted|whole|and|with|for|the|in)$/
const ending = /(?<=o)es$|ies$|y$|s$/
const shapes = ['spaghetti', 'linguine', 'fettuccine', 'penne', 'rigatoni', 'ziti', 'noodle']
const nicknames: Partial<Record<string, string[]>> = {
  'monterey jack': ['cheese'],
  pasta: shapes,
  'whole wheat bread': ['toast'],
  'whole wheat pasta': shapes,
}

function unknownIn({ nutrition }: SampleMeal): string[] {
  return Object.entries(nutrition)
    .filter(([field, figure]) => figure === null && field !== 'transFat')
    .map(([field]) => field)
}

function describeUnknown(meal: SampleMeal): string {
  return `${meal.name}: ${unknownIn(meal).join()}`
}

/** Applies the rules independently to the rows; unknown figures are ignored here. */
function agreesOnDiets(meal: SampleMeal): boolean {
  const recipe = recipes.get(meal.name)
  return recipe !== undefined && earnedBy(meal, recipe).join() === meal.diets.join()
}

function earnedBy(meal: SampleMeal, { servings }: Recipe): Diet[] {
  const [kcal, fat, saturated] = [
    inServing(meal, 'kcal'),
    inServing(meal, 'fatG'),
    inServing(meal, 'saturatedFatG'),
  ]
  const sodium = inServing(meal, 'sodiumMg')
  const weightOf = (...families: string[]) =>
    meal.ingredients
      .filter(({ food }) => families.length === 0 || families.includes(nutritionFacts(food).family))
      .reduce((sum, { grams }) => sum + grams / servings, 0)
  const hundreds = weightOf() / 100
  const earned: Record<Diet, boolean> = {
    plant_based: meal.ingredients.every(({ food }) => nutritionFacts(food).origin === 'plant'),
    protein_smart: inServing(meal, 'proteinG') >= 20,
    carb_conscious: inServing(meal, 'carbohydrateG') - inServing(meal, 'fiberG') <= 30,
    heart_smart:
      fat <= 3 * hundreds &&
      (fat * 9) / kcal <= 0.3 &&
      saturated <= hundreds &&
      (saturated * 9) / kcal < 0.1 &&
      inServing(meal, 'cholesterolMg') <= 20 * hundreds &&
      sodium <= 600,
    whole_grain: weightOf('whole') >= 16 && weightOf('whole') >= weightOf('refined'),
    low_sodium: sodium <= 140 * hundreds,
  }
  return diets.filter(diet => earned[diet])
}

function inServing(meal: SampleMeal, nutrient: keyof Nutrients): number {
  return meal.ingredients.reduce((sum, { food, grams }) => {
    const per100g = nutritionFacts(food).per100g[nutrient] ?? 0
    return sum + (per100g * grams) / 100 / meal.servings
  }, 0)
}

function percent<T>(some: readonly T[], holds: (one: T) => boolean): string {
  return `${((100 * some.filter(holds).length) / some.length).toFixed(1)} %`
}

function named(some: readonly SampleMeal[]): string[] {
  return some.map(({ name }) => name)
}
