import { describe, expect, it } from 'vitest'
import { content } from './content.ts'
import type { Mix, ProductKind } from './content-files/product-kinds.ts'
import { ingredientNamed } from './ingredients.ts'
import { nutritionFacts } from './nutrition/nutrition-facts.ts'
import { partsOf, servingOf } from './nutrition/serving.ts'
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
})

const sweet =
  /sugar|syrup|honey|molasses|jam|ice cream|barbecue sauce|milk chocolate|chocolate chips/

describe('a composition that is told as a fact', () => {
  it('of one ingredient is of the food itself', () => {
    const strangers = composed.filter(
      ({ foods, ...food }) => foods.length === 1 && !isIt(food, foods),
    )
    expect(strangers.map(({ label, foods }) => `${label}: ${foods}`)).toEqual([])
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
