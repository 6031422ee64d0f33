import { oc } from '@orpc/contract'
import { z } from 'zod'
import { departments } from './departments.ts'
import type { OpeningHours } from './opening-hours.ts'
import { productSchema } from './product-schema.ts'

const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

const storeSchema = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  /** The hours in the store's own words. */
  hoursText: z.string(),
  hours: z.object({
    opens: timeOfDay,
    closes: timeOfDay,
    timeZone: z.string(),
  }) satisfies z.ZodType<OpeningHours>,
})

/** What the home page shows without asking. */
const homeSchema = z.object({
  /** A few well-known products for the window. */
  showcase: z.array(productSchema),
  /** "On sale this week" (answer 5c). */
  onSale: z.array(productSchema),
  onSaleCount: z.int(),
  /** The departments that have something, best-known first, each with a picture of what it sells. */
  departments: z.array(z.object({ department: z.enum(departments), imageUrl: z.string() })),
})

export type Home = z.infer<typeof homeSchema>

export type Store = z.infer<typeof storeSchema>

const configSchema = z.object({
  store: storeSchema,
  productCount: z.int(),
  departmentCount: z.int(),
  /** When an import last changed a price; null while nothing was ever sold. */
  pricesUpdatedAt: z.iso.datetime().nullable(),
  home: homeSchema,
  search: z.object({
    appId: z.string(),
    apiKey: z.string(),
    indexName: z.string(),
    /** Absent: this server answers searches itself. */
    host: z.string().optional(),
  }),
  /** Accounts elsewhere that sign in here; the page has a button for each (answer 13). */
  signInProviders: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether codes can be sent to a phone (answer 12). */
  phoneFactors: z.boolean(),
  /** Whether mail reaches anybody; else its links wait in the data folder (answer 10). */
  sendsMail: z.boolean(),
})

export type AppConfig = z.infer<typeof configSchema>

export const catalogueContract = {
  /** What the app must know before its first search. */
  config: oc.route({ method: 'GET', path: '/config' }).output(configSchema),

  /** Products by id, retired ones too; unknown ids are left out. */
  products: oc
    .route({ method: 'POST', path: '/products/by-id' })
    .input(z.object({ ids: z.array(z.string().max(200)).max(500) }))
    .output(z.object({ products: z.array(productSchema) })),

  /** What only the details of a product show: a search record does not carry it. */
  details: oc
    .route({ method: 'POST', path: '/products/details' })
    .input(z.object({ id: z.string().max(200) }))
    .output(z.object({ description: z.string() })),

  /** What these products cost during the last 90 days, by id. */
  priceMemory: oc
    .route({ method: 'POST', path: '/products/prices' })
    .input(z.object({ ids: z.array(z.string().max(200)).max(500) }))
    .output(z.record(z.string(), z.array(z.object({ at: z.string(), priceCents: z.int() })))),
}
