import { oc } from '@orpc/contract'
import { z } from 'zod'
import { gtinFrom } from './barcode/gtin.ts'
import { catalogueCopyRoutes } from './copy/contract.ts'
import { departmentPageRoute } from './department-page/contract.ts'
import { departments } from './departments.ts'
import type { OpeningHours } from './opening-hours.ts'
import { productIdSchema, productSchema } from './product-schema.ts'

const timeOfDay = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'expected a time such as 07:00 or 22:00')

/** What the app shows about the store. */
export const storeSchema = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  /** The opening hours in the store's own words. */
  hoursText: z.string(),
  hours: z.object({
    opens: timeOfDay,
    closes: timeOfDay,
    timeZone: z.string(),
  }) satisfies z.ZodType<OpeningHours>,
})

/** What the home page shows without a search. */
const homeSchema = z.object({
  /** A few well-known products for the showcase. */
  showcase: z.array(productSchema),
  /** "On sale this week" (answer 5c). */
  onSale: z.array(productSchema),
  onSaleCount: z.int(),
  /** The departments that have products, the best-known first, each with a picture of one of its products. */
  departments: z.array(z.object({ department: z.enum(departments), imageUrl: z.string() })),
})

export type Home = z.infer<typeof homeSchema>

export type Store = z.infer<typeof storeSchema>

const configSchema = z.object({
  store: storeSchema,
  productCount: z.int(),
  departmentCount: z.int(),
  /** When an import last changed a price; null if nothing has ever been sold. */
  pricesUpdatedAt: z.iso.datetime().nullable(),
  home: homeSchema,
  search: z.object({
    appId: z.string(),
    apiKey: z.string(),
    indexName: z.string(),
    /** Absent if this server answers searches itself. */
    host: z.string().optional(),
  }),
  /** External accounts that can sign in here; each has a button on the sign-in page (answer 13). */
  signInProviders: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether the server can send codes to a phone (answer 12). */
  phoneFactors: z.boolean(),
  /** Whether the server delivers mail; if not, the links are written to the data folder (answer 10). */
  sendsMail: z.boolean(),
  /** Whether the server fetches pages of recipes at a shopper's request. */
  fetchesRecipes: z.boolean(),
})

export type AppConfig = z.infer<typeof configSchema>

const gtin = z
  .string()
  .max(20)
  .transform(gtinFrom)
  .pipe(z.string('The code is not a barcode with its check digit'))

export const catalogueContract = {
  /** What the app needs to know before its first search. */
  config: oc.route({ method: 'GET', path: '/config' }).output(configSchema),

  /** Products by id, including retired ones; unknown ids are left out. */
  products: oc
    .route({ method: 'POST', path: '/products/by-id' })
    .input(z.object({ ids: z.array(productIdSchema).max(500) }))
    .output(z.object({ products: z.array(productSchema) })),

  /** The product sold under a barcode; null if there is none, which is common for scanned codes. */
  byCode: oc
    .route({ method: 'GET', path: '/products/by-code/{code}' })
    .input(z.object({ code: gtin }))
    .output(z.object({ product: productSchema.nullable() })),

  department: departmentPageRoute,

  ...catalogueCopyRoutes,

  /** The prices of these products during the last 90 days, by product id. */
  priceMemory: oc
    .route({ method: 'POST', path: '/products/prices' })
    .input(z.object({ ids: z.array(productIdSchema).max(500) }))
    .output(z.record(z.string(), z.array(z.object({ at: z.string(), priceCents: z.int() })))),
}
