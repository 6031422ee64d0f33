import { z } from 'zod'
import { packNames } from '../packs.ts'
import { colours } from '../pictures/palette.ts'
import { category, dollars, icon, ingredientName, kindSlug } from './fields.ts'

const pack = z.enum(packNames).describe('How it is packed')
const colour = z.enum(colours).describe('Colour of the pack')
const brandName = z.string().min(1).describe('A brand of any department')

const composition = z.record(ingredientName, z.number().positive()).meta({
  description: 'Grams of each ingredient in 100 g of the product as sold',
})

export const mixes = z
  .record(z.string(), composition)
  .describe('Compositions that several kinds share, by a name of their own')

const mix = z
  .union([z.string(), composition])
  .describe('An ingredient (100 g of it), the name of a shared mix, or grams of each ingredient')

const mixOrLike = 'expected mix or like, not both'

const like = mix.describe(
  'In place of mix, the nearest composition known: it gives figures, marked as an estimate, but no ingredients',
)

const variety = z
  .strictObject({
    mix: mix.optional(),
    like: like.optional(),
    icon: icon.optional(),
    colour: colour.optional(),
    brands: z.array(brandName).min(1).optional().describe('Only these makers carry it'),
    priceFactor: z.number().positive().optional().describe("Factor on the size's price"),
  })
  .refine(hasOneComposition, mixOrLike)

const varieties = z
  .array(z.union([z.string(), z.record(z.string(), variety).refine(isOne, 'one variety an entry')]))
  .min(1)
  .describe(
    'The plainest first; _ stands for the noun: "Low Sodium _", "_ in Olive Oil". Default: one plain variety',
  )
  .default(['_'])
  .transform(listed =>
    listed.flatMap(entry =>
      typeof entry === 'string'
        ? [{ label: entry }]
        : Object.entries(entry).map(([label, details]) => ({ label, ...details })),
    ),
  )

const sizes = z
  .record(z.string(), z.union([dollars, z.tuple([dollars, pack])]))
  .describe(
    'Price at a mid-price brand by size, with the pack if it differs: { 32 oz: 3.49, 14.5 oz: [2.49, can] }. The ordinary size first: it leads when somebody searches for the kind',
  )
  .transform(prices =>
    Object.entries(prices).map(([label, price]) =>
      typeof price === 'number'
        ? { label, cents: price }
        : { label, cents: price[0], pack: price[1] },
    ),
  )

const kind = z.strictObject({
  category: category.optional().describe('Where it differs from that of the file'),
  noun: z.string().min(1).describe('What the label says after the brand: Chicken Broth'),
  brands: z
    .array(brandName)
    .min(1)
    .optional()
    .describe('Makers that carry it; left out for loose goods sold under no name'),
  picture: z.strictObject({
    icon,
    pack,
    colour: colour.describe('Colour of the pack where neither brand nor variety sets one'),
  }),
  sizes,
  varieties,
  food: z
    .strictObject({
      servingGrams: z
        .number()
        .positive()
        .describe('Reference amount customarily consumed (21 CFR 101.12(b))'),
      mix: mix.optional().describe('Without it or like: composition unknown, earns no diet flag'),
      like: like.optional(),
    })
    .refine(hasOneComposition, mixOrLike)
    .optional()
    .describe('Left out: not a food, earns no diet flag'),
  popularity: z
    .int()
    .min(1)
    .max(100)
    .describe('How often it lands in carts, 1 (rare) to 100 (bananas, milk)'),
})

/** One part of a department: `departments/pantry/broths.yaml`. */
export const productKindsFile = z.strictObject({
  category: category.optional(),
  mixes: mixes.optional(),
  kinds: z
    .record(kindSlug, kind)
    .describe(
      'What a label would call each thing, without its maker, by a slug unique in the store',
    ),
})

export type ProductKindsFile = z.output<typeof productKindsFile>

/** The name on a label; `build-products.ts` combines it with every brand, variety and size. */
export type ProductKind = z.output<typeof kind> & { slug: string; category: string }
export type Variety = ProductKind['varieties'][number]
export type Size = ProductKind['sizes'][number]
export type Food = NonNullable<ProductKind['food']>
export type Mix = z.output<typeof mix>

function hasOneComposition({ mix, like }: { mix?: unknown; like?: unknown }): boolean {
  return mix === undefined || like === undefined
}

function isOne(entry: object): boolean {
  return Object.keys(entry).length === 1
}
