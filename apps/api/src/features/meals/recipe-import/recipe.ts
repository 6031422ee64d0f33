import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import { truncate } from '@aisleway/core/text/truncate'
import { decodeHTML } from 'entities'

/** The properties of a schema.org Recipe that a meal needs. */
export type Recipe = {
  name: string
  mealTypes: MealType[]
  /** Null if not given. */
  servings: number | null
  /** Null if not given. */
  prepMinutes: number | null
  cookMinutes: number | null
  lines: string[]
  steps: string[]
  imageUrl: string
  /** Null if not given. */
  nutrition: Nutrition | null
}

export function readRecipe(thing: Record<string, unknown>): Recipe {
  return {
    name: truncate(textOf(thing.name), 200),
    mealTypes: mealTypesOf(thing),
    servings: servingsOf(thing.recipeYield ?? thing.yield),
    ...timesOf(thing),
    lines: listOf(ingredientsOf(thing))
      .slice(0, mostValues)
      .flatMap(line => (typeof line === 'string' ? line.split('\n', mostValues) : [line]))
      .slice(0, mostValues)
      .map(textOf)
      .filter(Boolean),
    steps: firstOf(stepsIn(thing.recipeInstructions ?? thing.step), mostSteps),
    imageUrl: imageOf(thing.image),
    nutrition: nutritionOf(thing.nutrition),
  }
}

/** Whether it lists anything; reading the rest of a recipe takes a thousand times as long. */
export function listsIngredients(thing: Record<string, unknown>): boolean {
  return listOf(ingredientsOf(thing)).length > 0
}

function ingredientsOf({ recipeIngredient, ingredients }: Record<string, unknown>): unknown {
  return recipeIngredient ?? ingredients
}

const mostSteps = 60
/** More than any recipe has of anything; a page may be written to keep the server busy. */
const mostValues = 500

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Longer than any step with its markup. */
const longestText = 20_000

/** Strips markup, since many sites put HTML into their data. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = decodeHTML(value.slice(0, longestText).replace(/<[^<>]*>/g, ' '))
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
  return truncate(text.trim(), 2000)
}

const mealTypeWords: Record<MealType, RegExp> = {
  breakfast: /\b(breakfast|brunch)\b/i,
  lunch: /\b(lunch|brunch|salad|sandwich|soup)\b/i,
  dinner: /\b(dinner|supper|main|entr[eé]e)\b/i,
}

function mealTypesOf({ recipeCategory, keywords }: Record<string, unknown>): MealType[] {
  const given = [
    ...listOf(recipeCategory).slice(0, mostValues),
    ...listOf(keywords).slice(0, mostValues),
  ]
  const words = given.map(textOf).join(', ')
  return (Object.keys(mealTypeWords) as MealType[]).filter(type => mealTypeWords[type].test(words))
}

function servingsOf(value: unknown): number | null {
  const numbers = listOf(value)
    .slice(0, mostValues)
    .map(one => Number(/\d+/.exec(textOf(figureIn(one)))?.[0]))
  return numbers.find(number => number >= 1 && number <= 100) ?? null
}

/** A schema.org QuantitativeValue has its figure in `value`. */
function figureIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value
}

/** If only a total is given, it counts as cooking time. */
function timesOf({ prepTime, cookTime, totalTime }: Record<string, unknown>) {
  const prepMinutes = minutesOf(prepTime)
  const total = minutesOf(totalTime)
  const rest = total === null ? null : total - (prepMinutes ?? 0)
  return { prepMinutes, cookMinutes: minutesOf(cookTime) ?? (rest && rest > 0 ? rest : null) }
}

/** The minutes of an ISO 8601 duration, as schema.org specifies ("PT1H30M"), else of free text ("1 hour"). */
export function minutesOf(value: unknown): number | null {
  const text = textOf(listOf(value)[0])
  const [isDuration, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+(?:\.\d+)?S)?)?$/i.exec(text) ?? []
  const total = isDuration
    ? Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
    : [...text.matchAll(/(\d{1,4})\s*(h|m)/gi)].reduce(
        (sum, [, number, unit]) => sum + Number(number) * (/h/i.test(unit!) ? 60 : 1),
        0,
      )
  return total > 0 ? total : null
}

/** One at a time, so that those beyond the first few are not read. */
function* stepsIn(value: unknown, depth = 0): Generator<string> {
  if (depth > deepestSection) return
  for (const step of listOf(value)) {
    if (typeof step === 'string') {
      yield* step.split(/\n+|<\/(?:p|li)>/i, mostValues).map(textOf)
      continue
    }
    const { itemListElement, text, name } = (step ?? {}) as Record<string, unknown>
    if (itemListElement) yield* stepsIn(itemListElement, depth + 1)
    else yield textOf(text) || textOf(name)
  }
}

/** The first texts that are not empty. */
function firstOf(texts: Iterable<string>, most: number): string[] {
  const first: string[] = []
  for (const text of texts) {
    if (first.length === most) break
    if (text) first.push(text)
  }
  return first
}

const deepestSection = 4

function imageOf(value: unknown): string {
  const addresses = listOf(value).map(image =>
    typeof image === 'string' ? image : (image as { url?: unknown } | null)?.url,
  )
  return addresses.find(isImageAddress) ?? ''
}

function isImageAddress(address: unknown): address is string {
  return typeof address === 'string' && /^https:\/\/[^\s"<>]{1,1900}$/.test(address)
}

const fields: Record<keyof Nutrition, { property?: string; unit: 'kcal' | 'g' | 'mg' | 'mcg' }> = {
  calories: { property: 'calories', unit: 'kcal' },
  fat: { property: 'fatContent', unit: 'g' },
  saturatedFat: { property: 'saturatedFatContent', unit: 'g' },
  transFat: { property: 'transFatContent', unit: 'g' },
  cholesterol: { property: 'cholesterolContent', unit: 'mg' },
  sodium: { property: 'sodiumContent', unit: 'mg' },
  carbohydrates: { property: 'carbohydrateContent', unit: 'g' },
  fiber: { property: 'fiberContent', unit: 'g' },
  sugar: { property: 'sugarContent', unit: 'g' },
  protein: { property: 'proteinContent', unit: 'g' },
  // schema.org has no properties for the following.
  vitaminD: { unit: 'mcg' },
  calcium: { unit: 'mg' },
  iron: { unit: 'mg' },
  potassium: { unit: 'mg' },
}

/** A missing figure stays unknown. */
function nutritionOf(value: unknown): Nutrition | null {
  const [given] = listOf(value)
  if (typeof given !== 'object' || given === null) return null
  const nutrition = Object.fromEntries(
    Object.entries(fields).map(([name, { property, unit }]) => [
      name,
      property ? figureOf((given as Record<string, unknown>)[property], unit) : null,
    ]),
  ) as Nutrition
  return Object.values(nutrition).some(figure => figure !== null) ? nutrition : null
}

function figureOf(value: unknown, unit: 'kcal' | 'g' | 'mg' | 'mcg'): number | null {
  const [, number, given = ''] =
    /(\d+(?:\.\d+)?)\s*(kcal|kj|mcg|µg|mg|g)?/i.exec(textOf(value).replaceAll(',', '')) ?? []
  if (number === undefined) return null
  const factor = factors[`${given.toLowerCase() || unit} ${unit}`] ?? 1
  return Number((Number(number) * factor).toFixed(2))
}

const factors: Record<string, number> = {
  'mg g': 0.001,
  'g mg': 1000,
  'mcg mg': 0.001,
  'kj kcal': 1 / 4.184,
}
