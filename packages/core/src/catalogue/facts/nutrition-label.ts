import { packageGrams } from '../../meals/basket/package-grams.ts'
import { type Nutrient, type Nutrition, nutrients } from '../../meals/recipe/nutrition.ts'
import type { ProductFacts } from './product-facts.ts'

export type LabelLine = {
  name: Nutrient
  unit: string
  /** Null is unknown, never 0. */
  amount: number | null
  /** Whether the label says "less than" this amount. */
  isLessThan: boolean
  /** A whole percentage; null if it is unknown or there is no daily value. */
  percentOfDaily: number | null
}

/** The lines of a nutrition label, rounded as 21 CFR 101.9(c) asks. */
export function nutritionLabel(nutrition: Nutrition): LabelLine[] {
  return nutrients.map(({ name, unit, dailyValue }) => {
    const exact = nutrition[name]
    if (exact === null) return { name, unit, amount: null, isLessThan: false, percentOfDaily: null }
    const percent = dailyValue === null ? null : (exact / dailyValue) * 100
    return {
      name,
      unit,
      ...roundings[name](exact),
      percentOfDaily:
        percent === null
          ? null
          : micronutrients.has(name)
            ? steppedPercent(percent)
            : whole(percent),
    }
  })
}

/**
 * The number of servings in a package (21 CFR 101.9(b)(8)): halves between two and five, else whole numbers; null if
 * the weight of its content is unknown.
 */
export function servingsInPackage(
  weightQuantity: string,
  facts: Pick<ProductFacts, 'servingGrams' | 'gramsPerFlOz' | 'gramsEach'>,
): number | null {
  const grams = packageGrams(weightQuantity, facts)
  if (grams === null) return null
  const servings = grams / facts.servingGrams
  const rounded = servings > 2 && servings < 5 ? nearest(servings, 0.5) : whole(servings)
  return Math.max(1, rounded)
}

type Rounded = { amount: number; isLessThan: boolean }

const said = (amount: number): Rounded => ({ amount, isLessThan: false })
const lessThan = (amount: number): Rounded => ({ amount, isLessThan: true })

function calories(exact: number): Rounded {
  return said(exact < 5 ? 0 : nearest(exact, exact <= 50 ? 5 : 10))
}

function fat(exact: number): Rounded {
  return said(exact < 0.5 ? 0 : nearest(exact, exact < 5 ? 0.5 : 1))
}

function cholesterol(exact: number): Rounded {
  if (exact < 2) return said(0)
  return exact <= 5 ? lessThan(5) : said(nearest(exact, 5))
}

function sodium(exact: number): Rounded {
  return said(exact < 5 ? 0 : nearest(exact, exact <= 140 ? 5 : 10))
}

function gram(exact: number): Rounded {
  if (exact < 0.5) return said(0)
  return exact < 1 ? lessThan(1) : said(whole(exact))
}

const tenth = (exact: number) => said(nearest(exact, 0.1))
const ten = (exact: number) => said(nearest(exact, 10))

const roundings: Record<Nutrient, (exact: number) => Rounded> = {
  calories,
  fat,
  saturatedFat: fat,
  transFat: fat,
  cholesterol,
  sodium,
  carbohydrates: gram,
  fiber: gram,
  sugar: gram,
  protein: gram,
  vitaminD: tenth,
  calcium: ten,
  iron: tenth,
  potassium: ten,
}

const micronutrients: ReadonlySet<Nutrient> = new Set(['vitaminD', 'calcium', 'iron', 'potassium'])

/**
 * Percentages of vitamins and minerals are rounded to steps of 2, 5 and 10 (21 CFR
 * 101.9(c)(8)(iii)).
 */
function steppedPercent(percent: number): number {
  if (percent < 2) return 0
  return nearest(percent, percent <= 10 ? 2 : percent <= 50 ? 5 : 10)
}

function whole(amount: number): number {
  return Math.round(amount)
}

/** Dividing by the inverse keeps 0.3 from becoming 0.30000000000000004. */
function nearest(amount: number, step: number): number {
  return Math.round(amount / step) / (1 / step)
}
