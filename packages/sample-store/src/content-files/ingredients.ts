import { z } from 'zod'
import { measures } from '../meals/measures.ts'
import { drawingNames } from '../pictures/drawings.ts'
import { hexColour, ingredientName, kindSlug } from './fields.ts'

const figure = z
  .union([
    z.number().positive(),
    z.string().regex(/^about \d+(\.\d+)?$/, 'expected a number, or "about" and a number'),
  ])
  .transform(told => (typeof told === 'number' ? told : Number(told.slice('about '.length))))

const grams = figure.describe(
  "Grams from the source of nutrition.yaml; a cook's own figure reads about 113",
)

const words = z
  .string()
  .refine(isPattern, 'no regular expression')
  .describe("A regular expression on the product's name")

type ProductRule = {
  kind: string
  named?: string | undefined
  not?: string | undefined
}

const product = z.union([
  kindSlug.transform((kind): ProductRule => ({ kind })),
  z.strictObject({
    kind: kindSlug,
    named: words.optional(),
    not: words.optional(),
  }),
])

/** How a food looks in the picture of a dish. */
export const foodPiece = z.strictObject({
  shape: z.enum(drawingNames('shapes')),
  colour: hexColour,
  size: z.number().positive().default(1),
})

const ingredient = z.strictObject({
  name: z.string().optional().describe('As a recipe says it, lower case. Default: the key'),
  plural: z.string().optional().describe('Where amounts above 1 read better with it'),
  onLabel: z
    .string()
    .optional()
    .describe('As the description of a product lists it. Default: the key'),
  measures: z
    .partialRecord(z.enum(measures), grams)
    .default({})
    .describe('Grams of the edible part, by measure. g, oz and lb need no entry'),
  products: z
    .array(product)
    .default([])
    .describe('Kinds that serve as it; words of the name where one kind holds different things'),
  search: z
    .string()
    .optional()
    .describe("Words that find it in another store's catalogue. Default: its name"),
  gramsEach: grams
    .optional()
    .describe('Of the edible part of one piece or bunch, where it is sold by the piece'),
  gramsPerFlOz: grams
    .optional()
    .describe('Where it is sold by volume; berries come in dry pints, which are larger'),
  refusePercent: figure
    .optional()
    .describe('Weight as bought that is not eaten: peel, bone, the liquid of canned beans'),
  looks: foodPiece.optional().describe('Left out: it melts, dissolves or only seasons'),
})

/** The properties of every food that a recipe can name: `ingredients/fruit.yaml`. */
export const ingredientsFile = z.record(ingredientName, ingredient)

export type Ingredient = z.output<typeof ingredient> & {
  name: string
  search: string
}

function isPattern(text: string): boolean {
  try {
    return RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
