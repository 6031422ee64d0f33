import { mealTypes } from '@aisleway/core/meals/generation/meal-types'
import { z } from 'zod'
import { dollars, fileName } from './fields.ts'

const productName = z.string().describe('Full name of a product, with brand and size')
const time = z.string().regex(/^\d\d:\d\d$/)

/** The store, its special cases, and the order of the other files: `store.yaml`. */
export const storeFile = z.strictObject({
  store: z.strictObject({
    name: z.string(),
    addressLines: z.array(z.string()),
    hoursText: z.string(),
    hours: z.strictObject({ opens: time, closes: time, timeZone: z.string() }),
  }),
  fixedPrices: z
    .record(productName, z.strictObject({ price: dollars, originalPrice: dollars }))
    .describe('Products whose price is told and not computed'),
  replacements: z
    .record(productName, productName)
    .describe('Where a meal would take the first product, it takes the second'),
  fixedPictures: z
    .record(productName, z.string())
    .describe('Pictures that a product has in a meal in place of its own'),
  unusedImageHosts: z.array(z.string()).describe('Recipe hosts whose pictures are not used'),
  departments: z.array(fileName),
  ingredients: z.array(fileName),
  recipes: z.record(z.enum(mealTypes), z.array(fileName)),
})
