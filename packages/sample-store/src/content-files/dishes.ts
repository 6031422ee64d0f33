import { z } from 'zod'
import { fillKinds, fillParts } from '../pictures/dishes/fills.ts'
import { vesselNames } from '../pictures/dishes/vessels.ts'
import { drawingNames } from '../pictures/drawings.ts'
import { hexColour, icon } from './fields.ts'
import { foodPiece } from './ingredients.ts'

const hero = z.strictObject({
  shape: z.enum(drawingNames('shapes')).optional(),
  icon: icon.optional(),
  colour: hexColour.optional(),
  at: z.tuple([z.number(), z.number()]).describe('Its middle in the picture of 400 × 300'),
  size: z.number().positive().describe('Of a shape: times; of an icon: units wide'),
  turn: z.number().optional().describe('Degrees'),
})

const dish = z.strictObject({
  vessel: z.enum(vesselNames),
  fills: z
    .array(
      z.strictObject({
        kind: z.enum(fillKinds),
        colour: hexColour,
        part: z.enum(fillParts).optional().describe('Where it does not take the whole vessel'),
      }),
    )
    .default([])
    .describe('What lies in the vessel'),
  pieces: z
    .strictObject({
      count: z.int().positive(),
      spread: z.number().positive().default(0.9).describe('Over how much of the room'),
      onTop: z.boolean().default(false).describe('Above the heroes, not below: toppings'),
    })
    .default({ count: 0, spread: 0.9, onTop: false })
    .describe("Pieces of the meal's own ingredients"),
  more: z
    .array(foodPiece)
    .default([])
    .describe("What the meal's ingredients do not look like by themselves: eggs, cooked"),
  heroes: z.array(hero).default([]).describe('Shapes and icons at places of their own'),
})

/** The ways of serving that meal pictures show: `dishes.yaml`. */
export const dishesFile = z.record(z.string(), dish)

export type Dish = z.output<typeof dish>
export type Hero = z.output<typeof hero>
export type FoodPiece = z.output<typeof foodPiece>
