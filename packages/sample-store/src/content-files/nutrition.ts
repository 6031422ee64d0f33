import { z } from 'zod'
import { ingredientName } from './fields.ts'

const amount = (description: string) => z.number().min(0).nullable().describe(description)

const row = z
  .tuple([
    z
      .string()
      .regex(/^\d{5}$/, 'expected five digits')
      .describe('NDB number of the source'),
    z.enum(['plant', 'animal', 'unsure']).describe('unsure: recipes differ between makers'),
    z
      .enum(['whole', 'refined', 'produce', 'other'])
      .describe('whole and refined are grains; produce is a fruit or a vegetable'),
    amount('kcal'),
    amount('protein, g'),
    amount('fat, g'),
    amount('saturated fat, g'),
    amount('trans fat, g'),
    amount('cholesterol, mg'),
    amount('sodium, mg'),
    amount('carbohydrate, g'),
    amount('fiber, g'),
    amount('sugar, g'),
    amount('vitamin D, mcg'),
    amount('calcium, mg'),
    amount('iron, mg'),
    amount('potassium, mg'),
  ])
  .transform(([ndbNumber, origin, family, ...figures]) => {
    const [kcal, proteinG, fatG, saturatedFatG, transFatG, cholesterolMg, sodiumMg] = figures
    const [carbohydrateG, fiberG, sugarG, vitaminDMcg, calciumMg, ironMg, potassiumMg] =
      figures.slice(7) as [Figure, Figure, Figure, Figure, Figure, Figure, Figure]
    return {
      ndbNumber,
      origin,
      family,
      per100g: {
        kcal,
        proteinG,
        fatG,
        saturatedFatG,
        transFatG,
        cholesterolMg,
        sodiumMg,
        carbohydrateG,
        fiberG,
        sugarG,
        vitaminDMcg,
        calciumMg,
        ironMg,
        potassiumMg,
      },
    }
  })

type Figure = number | null

const nearest = z
  .strictObject({
    saturatedFatG: z.number(),
    fiberG: z.number(),
    sugarG: z.number(),
    vitaminDMcg: z.number(),
  })
  .partial()

/** The single table of nutrition figures: `nutrition.yaml`. */
export const nutritionFile = z.strictObject({
  per100g: z
    .record(ingredientName, row)
    .describe('Nutrients of each ingredient; ~ is a figure that the source does not give'),
  nearest: z
    .record(ingredientName, nearest)
    .describe('What a row leaves out, as the nearest row of the source has it'),
})

export type NutritionFacts = z.output<typeof row>
