import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { z } from 'zod'
import { type Measure, measures } from '../meals/measures.ts'
import { matColours } from '../pictures/mats.ts'
import { icon } from './fields.ts'

/** The food, the amount and measure, and the preparation where it matters. */
export type RecipeLine = readonly [
  food: string,
  amount: number,
  measure: Measure,
  prepared?: string,
]

const linePattern = new RegExp(`^(\\d*\\.?\\d+) (${measures.join('|')}) ([^,]+)(?:, (.+))?$`)

const line = z
  .string()
  .regex(
    linePattern,
    `expected an amount, a measure (${measures.join(', ')}) and an ingredient: 1 medium onion, chopped`,
  )
  .describe('1 medium onion, chopped')
  .transform((text): RecipeLine => {
    const [, amount, measure, food, prepared] = linePattern.exec(text) ?? []
    const part = [food!, Number(amount), measure as Measure] as const
    return prepared === undefined ? part : [...part, prepared]
  })

const recipe = z.strictObject({
  mealTypes: z.array(z.enum(mealTypes)).min(1),
  servings: z.int().positive(),
  prepMinutes: z.int().describe('Up to the stove or the oven; waiting overnight is not counted'),
  cookMinutes: z.int().describe('At the stove or in the oven; 0: nothing is heated'),
  ingredients: z.array(line).min(1).describe('The heavier first: the picture shows six of them'),
  steps: z
    .array(z.string())
    .min(5)
    .max(12)
    .describe('What to do; a waiting time is written as "12 minutes"'),
  picture: z.strictObject({
    dish: z.string().describe('A dish of dishes.yaml'),
    mat: z.enum(matColours),
    around: z.tuple([icon, icon, icon]).describe('Icons top left, top right, bottom right'),
  }),
})

/** One group of dishes of a meal: `recipes/dinner/pasta.yaml`. */
export const recipesFile = z
  .record(z.string(), recipe)
  .describe('Meals by a name unique in the cookbook; the slug of the address is made from it')

export type Recipe = z.output<typeof recipe> & { name: string }
