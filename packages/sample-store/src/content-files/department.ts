import { departments } from '@aisleway/core/catalogue/departments'
import { z } from 'zod'
import { type Colour, colours } from '../pictures/palette.ts'
import { dollars, fileName } from './fields.ts'
import { mixes, type ProductKind } from './product-kinds.ts'

const tier = z
  .enum(['value', 'mid', 'premium', 'organic'])
  .describe("How its prices compare; value is the store's own label, organic costs most")

const brand = z
  .union([tier, z.strictObject({ tier, colour: z.enum(colours).describe('Colour of its packs') })])
  .transform((brand): Brand => (typeof brand === 'string' ? { tier: brand } : brand))

/** A department's brands and the order of its parts: `departments/pantry.yaml`. */
export const departmentFile = z.strictObject({
  department: z.enum(departments),
  priceBand: z
    .tuple([dollars, dollars])
    .describe('5th and 95th percentile of prices seen in two US chains'),
  parts: z.array(fileName).describe('The files of its folder, in the order of the store'),
  brands: z
    .record(z.string(), brand)
    .describe('Invented makers. A brand has one home, and may be named by every department'),
  mixes: mixes.optional(),
})

export type Brand = { tier: z.output<typeof tier>; colour?: Colour }

/** A whole department, with the content of its parts combined. */
export type DepartmentContent = Pick<
  z.output<typeof departmentFile>,
  'department' | 'priceBand' | 'brands'
> & { kinds: ProductKind[] }
