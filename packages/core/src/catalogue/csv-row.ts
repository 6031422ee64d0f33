import { z } from 'zod'
import { escapeFormula, unescapeFormula } from '../csv/formulas.ts'
import { centsFromDollars } from '../money.ts'
import { gtinFrom } from './barcode/gtin.ts'
import { departmentFrom } from './departments.ts'
import { type Diet, diets } from './diets.ts'
import { maxImageUrl, maxProductId, type Product } from './product.ts'

/** The columns that every catalogue file must have (answer 4). */
export const requiredColumns = [
  'objectID',
  'product_name',
  'current_price',
  'original_price',
  'weight_quantity',
  'department',
  'image_url',
] as const

/** Optional columns; this app's own export has all of them. */
export const optionalColumns = [
  ...diets,
  'popularity',
  'kind',
  'description',
  'category',
  'upc',
] as const

/** Aliases that files use for a column. */
export const otherColumnNames: ReadonlyMap<string, CsvColumn> = new Map([
  ['gtin', 'upc'],
  ['ean', 'upc'],
  ['barcode', 'upc'],
])

export type CsvColumn = (typeof requiredColumns)[number] | (typeof optionalColumns)[number]

/** A product as read from a catalogue file. */
export type CatalogueRow = Omit<Product, 'isRetired'> & {
  popularity: number
  kind: string
  /** One sentence for the product's details; empty if the file has none. */
  description: string
  /** The group within the department, such as "Milk"; empty if the file has none. */
  category: string
  /** The barcode as a GTIN of 14 digits; empty if the file has none. */
  gtin: string
}

const maxPriceDollars = 100_000

const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'is not a price such as 3.49')
  .transform(text => centsFromDollars(Number(text)))
  .refine(cents => cents > 0 && cents <= maxPriceDollars * 100, 'is out of range')

const flag = z.enum(['TRUE', 'FALSE', ''], 'is neither TRUE nor FALSE').default('')

/** Spaces, tabs and line breaks within a text become one space. */
const freeText = z
  .string()
  .transform(given => unescapeFormula(given.replace(/\s+/g, ' ').trim()))
  .refine(kept => !unwritable.test(kept), 'holds a control character')

/** PostgreSQL cannot store NUL, and half a surrogate pair is not text in any encoding. */
const unwritable = /[\p{Cc}\p{Cs}]/u

const rowSchema = z.object({
  objectID: z
    .string()
    .trim()
    .min(1, 'is missing')
    .max(maxProductId, `is longer than ${maxProductId} characters`)
    .regex(/^[\x20-\x7e]+$/, 'holds a character other than printable ASCII')
    .regex(/^\w/, 'does not start with a letter or a digit'),
  product_name: freeText.pipe(
    z.string().min(1, 'is missing').max(300, 'is longer than 300 characters'),
  ),
  current_price: price,
  original_price: z.union([z.literal(''), price], 'is not a price such as 3.49'),
  weight_quantity: freeText.pipe(z.string().max(100, 'is longer than 100 characters')),
  department: z.string().refine(text => text === '' || departmentFrom(text), 'is not a department'),
  image_url: z
    .string()
    .max(maxImageUrl, 'is longer than 2,000 characters')
    .regex(/^(https:\/\/[^\s"<>\p{C}]+|\/pictures\/[\w.-]+)?$/u, 'is not an https address'),
  popularity: z
    .string()
    .regex(/^\d{0,7}$/, 'is not a whole number')
    .default(''),
  kind: z
    .string()
    .regex(/^([a-z0-9][a-z0-9-]{0,99})?$/, 'is not a product kind')
    .default(''),
  description: freeText.pipe(z.string().max(500, 'is longer than 500 characters')).default(''),
  category: freeText.pipe(z.string().max(60, 'is longer than 60 characters')).default(''),
  upc: z
    .string()
    .transform(text => (text.trim() === '' ? '' : gtinFrom(text)))
    .pipe(z.string('is not a barcode with its check digit'))
    .default(''),
  ...(Object.fromEntries(diets.map(diet => [diet, flag])) as Record<Diet, typeof flag>),
})

/**
 * Reads one row of a catalogue file; the reason for rejecting it names the column and the problem.
 */
export function readCsvRow(
  row: Readonly<Record<string, string>>,
): { product: CatalogueRow } | { reason: string } {
  const read = rowSchema.safeParse(row)
  if (!read.success) {
    const [issue] = read.error.issues
    return { reason: `${String(issue?.path[0])} ${issue?.message}` }
  }
  const data = read.data
  return {
    product: {
      id: data.objectID,
      name: data.product_name,
      priceCents: data.current_price,
      originalPriceCents: data.original_price === '' ? null : data.original_price,
      weightQuantity: data.weight_quantity,
      department: departmentFrom(data.department) ?? 'Other',
      imageUrl: data.image_url,
      diets: diets.filter(diet => data[diet] === 'TRUE'),
      popularity: Number(data.popularity),
      kind: data.kind,
      description: data.description,
      category: data.category,
      gtin: data.upc,
    },
  }
}

export function csvRowFrom(product: CatalogueRow): Record<CsvColumn, string> {
  return {
    objectID: product.id,
    product_name: escapeFormula(product.name),
    current_price: (product.priceCents / 100).toFixed(2),
    original_price:
      product.originalPriceCents === null ? '' : (product.originalPriceCents / 100).toFixed(2),
    weight_quantity: escapeFormula(product.weightQuantity),
    department: product.department === 'Other' ? '' : product.department,
    image_url: product.imageUrl,
    popularity: String(product.popularity),
    kind: product.kind,
    description: escapeFormula(product.description),
    category: escapeFormula(product.category),
    upc: product.gtin,
    ...(Object.fromEntries(
      diets.map(diet => [diet, product.diets.includes(diet) ? 'TRUE' : '']),
    ) as Record<Diet, string>),
  }
}
