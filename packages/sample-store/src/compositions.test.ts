import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { content } from './content.ts'
import type { Mix, ProductKind } from './content-files/product-kinds.ts'
import { ingredientNamed, ingredients } from './ingredients.ts'
import { matcherOf } from './meals/products-for.ts'
import { nutritionFacts } from './nutrition/nutrition-facts.ts'
import { partsOf, type Serving, servingOf } from './nutrition/serving.ts'
import { labelOf, mixOf, ownMixOf } from './product-choices.ts'

type Composed = { kind: ProductKind; label: string; foods: string[] }

/** Every variety whose own composition the content tells: `mix`, and not `like`. */
const composed = content.departments.flatMap(({ kinds }) =>
  kinds.flatMap(kind =>
    kind.varieties.flatMap((variety): Composed[] => {
      const mix = kind.food && ownMixOf({ kind, variety })
      return mix ? [{ kind, label: labelOf({ kind, variety }), foods: foodsOf(mix) }] : []
    }),
  ),
)

describe('what a name claims', () => {
  const claiming = (claim: RegExp) =>
    content.departments.flatMap(({ kinds }) =>
      kinds.flatMap(kind =>
        kind.varieties.flatMap(variety => {
          const label = labelOf({ kind, variety })
          const mix = mixOf({ kind, variety })
          return mix && kind.food && claim.test(label)
            ? [{ label, mix, serving: servingOf(mix, kind.food.servingGrams) }]
            : []
        }),
      ),
    )

  it('of sugar is true: nothing sweet was added, and what has none has less than half a gram', () => {
    const sweetened = claiming(/\b(?:No Sugar Added|Sugar Free|Zero Sugar|Unsweetened)\b/).filter(
      ({ label, mix, serving }) =>
        partsOf(mix).some(([food]) => sweet.test(food)) ||
        (/Sugar Free|Zero Sugar/.test(label) && (serving.nutrients.sugarG ?? 0) >= 0.5),
    )
    expect(sweetened.map(({ label }) => label)).toEqual([])
  })

  it('of fat is true or very nearly so; the figures shown are within it', () => {
    const fat = claiming(/\bNonfat\b|(?<!% )\bFat Free\b/).filter(
      ({ serving }) => (serving.nutrients.fatG ?? 0) > 0.7,
    )
    const lowfat = claiming(/(?<!2% )\bLowfat\b/).filter(
      ({ serving }) => (serving.nutrients.fatG ?? 0) > 3.2,
    )
    expect([...fat, ...lowfat].map(({ label }) => label)).toEqual([])
  })

  it('of lean meat is the fat in it', () => {
    const fatter = claiming(/\d% Lean|\d\/\d+ Beef/).filter(({ label, serving }) => {
      const lean = Number(label.match(/\d+/))
      return Math.abs(100 - lean - per100g(serving, 'fatG')) > 1
    })
    expect(fatter.map(({ label }) => label)).toEqual([])
  })

  it('of protein or fiber is enough of it in a serving', () => {
    const poor = [
      ...claiming(/\bProtein\b/).filter(({ serving }) => (serving.nutrients.proteinG ?? 0) < 5),
      ...claiming(/\bHigh Protein\b/).filter(
        ({ serving }) => (serving.nutrients.proteinG ?? 0) < 10,
      ),
      ...claiming(/\bHigh Fiber\b/).filter(({ serving }) => (serving.nutrients.fiberG ?? 0) < 5.6),
    ]
    expect(poor.map(({ label }) => label)).toEqual([])
  })

  it.each<[claim: RegExp, never: RegExp]>([
    [
      /\bGluten Free\b/,
      /wheat|barley|malt|\bbeer\b|bread|all purpose flour|pasta|couscous|panko|^soy sauce/,
    ],
    [
      /\b(?:Vegetarian|Meatless|Veggie)\b/,
      /beef|chicken|pork|bacon|\bham\b|turkey|gelatin|fish|shrimp/,
    ],
    [/\b(?:Unsalted|No Salt|Salt Free|No Salt Added)\b(?! Tops)/, /^(?:salt|butter|soy sauce)$/],
    [/\b100% Whole (?:Wheat|Grain)\b/, /all purpose flour|white bread/],
  ])('%s keeps to what it leaves out', (claim, never) => {
    const claimed = composed.filter(({ label }) => claim.test(label))
    const broken = claimed.filter(({ foods }) => foods.some(food => never.test(food)))
    expect(claimed).not.toEqual([])
    expect(broken.map(({ label, foods }) => `${label}: ${foods}`)).toEqual([])
  })

  it('of being vegan is true of every food in it', () => {
    const animal = claiming(/\b(?:Vegan|Plant-Based|Non-Dairy|Dairy Free)\b/).filter(({ mix }) =>
      foodsOf(mix).some(food => nutritionFacts(food).origin !== 'plant'),
    )
    expect(animal.map(({ label }) => label)).toEqual([])
  })

  it('of being light is true beside the plainest of its kind', () => {
    const heavy = content.departments.flatMap(({ kinds }) =>
      kinds.flatMap(kind => {
        const usual = figuresOf(kind, kind.varieties[0]!)
        return kind.varieties.flatMap(variety => {
          const label = labelOf({ kind, variety })
          const own = lightNames.test(variety.label) && figuresOf(kind, variety)
          return own && usual && !isLighter(own, usual) ? [label] : []
        })
      }),
    )
    expect(heavy).toEqual([])
  })
})

const figuresOf = (kind: ProductKind, variety: ProductKind['varieties'][number]) => {
  const mix = mixOf({ kind, variety })
  return mix && kind.food ? servingOf(mix, 100) : null
}

/** Lean or not, a claim compares the same weights. */
function per100g({ grams, nutrients }: Serving, nutrient: keyof Serving['nutrients']): number {
  return ((nutrients[nutrient] ?? 0) * 100) / grams
}

/** A quarter less fat is reduced; half the fat or two thirds of the calories are light (21 CFR 101.62 and 101.56). */
function isLighter({ nutrients: own }: Serving, { nutrients: usual }: Serving): boolean {
  return (own.fatG ?? 0) <= 0.75 * (usual.fatG ?? 0) || (own.kcal ?? 0) <= 0.7 * (usual.kcal ?? 0)
}

/** Not of a taste, of a color or of the syrup around fruit. */
const lightNames = /\b(?:Reduced Fat|Light|Lite)\b(?! (?:Tasting|Red|Syrup|Tuna|Corn|_))/

const sweet =
  /sugar|syrup|honey|molasses|jam|ice cream|barbecue sauce|milk chocolate|chocolate chips/

describe('a composition that is told as a fact', () => {
  it('of one ingredient is of the food itself', () => {
    const strangers = composed.filter(
      ({ foods, ...food }) => foods.length === 1 && !isIt(food, foods),
    )
    expect(strangers.map(({ label, foods }) => `${label}: ${foods}`)).toEqual([])
  })

  it('of one ingredient has the figures of what recipes buy it for', () => {
    const buyersOf = ({ kind, label }: Composed) =>
      Object.keys(ingredients).filter(food =>
        ingredientNamed(food).products.some(rule =>
          matcherOf(rule)({ kind: kind.slug, name: label }),
        ),
      )
    const others = composed.filter(product => {
      const [food = '', ...rest] = product.foods
      const buyers = buyersOf(product)
      const figures = buyers.map(buyer => nutritionFacts(buyer).per100g)
      return (
        rest.length === 0 &&
        buyers.length > 0 &&
        !figures.some(one => isDeepStrictEqual(one, nutritionFacts(food).per100g))
      )
    })
    expect(others.map(({ label, foods }) => `${label}: ${foods}`)).toEqual([])
  })

  it('of a vanilla variety has no fruit that its name does not tell', () => {
    const fruity = composed.filter(
      ({ label, foods }) =>
        /\bVanilla\b/.test(label) &&
        foods.some(food => nutritionFacts(food).family === 'produce' && !isNamed(food, label)),
    )
    expect(fruity.map(({ label }) => label)).toEqual([])
  })

  it('has in it what its name says is in it', () => {
    const without = composed.filter(({ label, foods }) =>
      tellingNames.some(([name, food]) => name.test(label) && !foods.some(each => food.test(each))),
    )
    expect(without.map(({ label, foods }) => `${label}: ${foods}`)).toEqual([])
  })
})

/** Words of a name that nobody reads as a flavor or as a kind of something, and the foods that keep to them. */
const tellingNames: readonly (readonly [name: RegExp, food: RegExp])[] = [
  [/\bGarlic\b/, /garlic/],
  [/\bHoney\b(?! Mango)/, /honey/],
  [/\bHoney Butter\b/, /butter/],
  [/\bSoy Sauce\b/, /soy sauce/],
  [/\bLemon Pepper\b/, /black pepper|lemon pepper/],
  [/\b(?:Chocolate|Fudge)\b/, /cocoa|chocolate/],
  [/(?<!Vegan White )\bCheddar\b(?![- ]Style)/, /cheddar/],
  [/\bParmesan\b/, /parmesan/],
  [/\bMaple\b/, /maple/],
  [/\bMustard\b/, /mustard/],
  [/\bCurry\b/, /curry/],
  [/\bCayenne\b/, /cayenne/],
  [/\bCilantro\b/, /cilantro/],
  [/\bDill\b(?! (?:Pickle|Relish|Spears))/, /dill/],
  [/\bPickle\b/, /pickles/],
  [/\bBeer[- ]Battered\b/, /beer/],
  [/(?<!Plant-Based )\bBacon\b/, /bacon/],
  [/\bPeanut\b/, /peanut/],
  [/\bAlmond\b/, /almond/],
  [/\bWalnut\b/, /walnut/],
  [/\bPecan\b/, /pecan/],
  [/\bRosemary\b/, /rosemary/],
  [/\bCinnamon\b/, /cinnamon/],
  [/\bGinger\b/, /ginger/],
  [/\bJalapeño\b/, /jalapeno/],
  [/\bMushroom\b/, /mushroom|portobello/],
]

/** Foods that are known by another name than their ingredient. */
const otherNames: Record<string, RegExp> = {
  'all purpose flour': /Matzo/,
  applesauce: /Apple/,
  bulgur: /Cracked Wheat/,
  'butter unsalted': /Ghee/,
  cabbage: /Coleslaw Mix/,
  'canola oil': /Cooking Spray/,
  coffee: /Espresso|Cold Brew/,
  cornmeal: /Grits/,
  'heavy cream': /Mascarpone/,
  oats: /Oatmeal/,
  pasta: /Bucatini|Cavatelli|Ditalini|Noodles|Orzo|Shells|Spaghetti/,
  'pork shoulder': /Boston Butt/,
  potato: /Hash Browns/,
  'skim milk': /Nonfat Plain Yogurt/,
}

function isIt({ kind, label }: Omit<Composed, 'foods'>, [food = '']: string[]): boolean {
  const serves = ingredientNamed(food).products.some(product => product.kind === kind.slug)
  return serves || isNamed(food, label) || Boolean(otherNames[food]?.test(label))
}

function isNamed(food: string, label: string): boolean {
  const words = new Set(stemsOf(label))
  return stemsOf(`${food} ${ingredientNamed(food).onLabel ?? ''}`).some(word => words.has(word))
}

/** "Peaches" and "peach" have one stem, and so have "Strawberries" and "strawberry". */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.map(word => word.replace(/ies$/, 'y').replace(/(?<=ch|o)es$|s$/, ''))
}

function foodsOf(mix: Mix): string[] {
  return partsOf(mix)
    .map(([food]) => food)
    .filter(food => food !== 'water')
}
