import { maxFoodKey } from '@aisleway/core/meals/meal'
import { foldText } from '@aisleway/core/text/fold-text'
import { truncate } from '@aisleway/core/text/truncate'
import { tokenize } from '@aisleway/search/text/tokenize'
import type { StoredIngredient } from '../stored-ingredient.ts'
import type { IngredientLine } from './ingredient-line.ts'
import type { KnownFood } from './nutrition-lookup.ts'

/** The ingredient that a line describes; `known` is the food that it names. */
export function ingredientFrom(
  line: IngredientLine,
  text: string,
  known: KnownFood | undefined,
): StoredIngredient {
  const name = truncate(line.name || text, 80)
  const words = tokenize(name).join(' ')
  const { measures = {}, ...food } = known ?? {
    food: keyOf(name),
    name,
    plural: null,
    search: truncate(words, 80),
    gramsEach: null,
    gramsPerFlOz: null,
    refusePercent: null,
  }
  const { amount, measure, prepared } = line
  return { ...food, amount, measure, prepared, grams: gramsOf(line, measures, food) }
}

/** "Bok Choy!" gives "bok-choy"; names in every script stay apart. */
function keyOf(name: string): string {
  const words = foldText(name)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return truncate(words?.join('-') ?? 'unnamed', maxFoodKey)
}

function gramsOf(
  { amount, measure, gramsEach }: IngredientLine,
  measures: KnownFood['measures'],
  { refusePercent }: Pick<KnownFood, 'refusePercent'>,
): number | null {
  if (amount === null) return null
  // What a can or package weighs includes what is drained or peeled.
  const eaten = soldIn.has(measure) ? 1 - (refusePercent ?? 0) / 100 : 1
  const perContainer = gramsEach === null ? undefined : gramsEach * eaten
  const each = scales[measure] ?? perContainer ?? measures[measure] ?? standIn(measure, measures)
  return each === undefined ? null : Number((amount * each).toFixed(1))
}

const soldIn = new Set(['can', 'package'])
const scales: Record<string, number> = { g: 1, oz: 28.35, lb: 453.6 }
const mlPerCup = 236.6

function standIn(measure: string, { cup, medium, large, whole }: KnownFood['measures']) {
  if (measure === 'ml') return cup && cup / mlPerCup
  return measure === 'whole' ? (medium ?? large) : measure === 'large' ? whole : undefined
}
