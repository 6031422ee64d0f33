import type { Department } from '@aisleway/core/catalogue/departments'
import type { Diet } from '@aisleway/core/catalogue/diets'
import { content } from './content.ts'
import type { Brand, DepartmentContent } from './content-files/department.ts'
import type { ProductKind } from './content-files/product-kinds.ts'
import { describeProduct } from './describe-product.ts'
import { dietsOf } from './nutrition/diet-rules.ts'
import { pictureName } from './pictures/picture-name.ts'
import {
  type Choice,
  choicesOf,
  identityOf,
  labelOf,
  mixOf,
  ownMixOf,
  productId,
} from './product-choices.ts'
import { sampleGtin } from './sample-gtin.ts'
import { unit } from './seed.ts'

export type SampleProduct = {
  id: string
  kind: string
  name: string
  priceCents: number
  originalPriceCents: number | null
  weightQuantity: string
  department: Department
  /** The group within the department, such as "Milk"; empty if there is none. */
  category: string
  /** The barcode as a GTIN of 14 digits. */
  gtin: string
  /** The file name within the folder of drawn pictures. */
  picture: string
  diets: Diet[]
  description: string
  /** From 1 to 1000; breaks ties between equal search matches. */
  popularity: number
}

/** The whole sample store; the same seed gives the same store, byte for byte. */
export function buildProducts(
  seed = 'clifton-park',
  from: readonly DepartmentContent[] = content.departments,
) {
  const brands = Object.assign({}, ...from.map(({ brands: own }) => own)) as Record<string, Brand>
  return from.flatMap(({ department, kinds }) =>
    kinds.flatMap(kind => productsOf(kind, department, brands, seed)),
  )
}

function productsOf(
  kind: ProductKind,
  department: Department,
  brands: Record<string, Brand>,
  seed: string,
): SampleProduct[] {
  const dietsOfVariety = new Map(
    kind.varieties.map(variety => [variety, dietsOf(kind.food, mixOf({ kind, variety }))]),
  )
  const choices = choicesOf(kind).map((choice): Priced => {
    const { variety, brandName } = choice
    const diets = dietsOfVariety.get(variety) ?? []
    const brand = brandName === undefined ? undefined : brands[brandName]
    if (brandName && !brand) throw new Error(`${kind.slug}: no such brand, ${brandName}`)
    return { ...choice, department, diets, brand, seed }
  })
  const shares = sharesOf(choices)
  return choices.map((choice, index) => productOf(choice, shares[index]!))
}

type Priced = Choice & {
  department: Department
  diets: Diet[]
  brand: Brand | undefined
  seed: string
}

function productOf(choice: Priced, share: number): SampleProduct {
  const { kind, department, variety, diets, brandName, brand, size, seed } = choice
  const label = labelOf(choice)
  const identity = identityOf(choice)
  const name = `${brandName ? `${brandName} ` : ''}${label}, ${size.label}`
  const base = size.cents * (variety.priceFactor ?? 1) * tierFactor[brand?.tier ?? 'mid']
  const pack = size.pack ?? kind.picture.pack
  return {
    id: productId(choice),
    kind: kind.slug,
    name,
    ...(fixedPriceOf(name) ?? pricesOf(base, seed, identity)),
    weightQuantity: size.label,
    department,
    category: kind.category,
    gtin: sampleGtin(identity),
    picture: pictureName({
      icon: variety.icon ?? kind.picture.icon,
      pack,
      colour: variety.colour ?? brand?.colour ?? kind.picture.colour,
    }),
    diets,
    description: describeProduct({
      label,
      brandName,
      sizeLabel: size.label,
      pack,
      mix: ownMixOf(choice),
    }),
    popularity: Math.max(1, Math.round(kind.popularity * 10 * share)),
  }
}

const tierFactor: Record<Brand['tier'], number> = {
  value: 0.84,
  mid: 1,
  premium: 1.22,
  organic: 1.34,
}

/** The price of a product if the content fixes one (answer 5). */
function fixedPriceOf(name: string) {
  const fixed = content.fixedPrices[name]
  return fixed && { priceCents: fixed.price, originalPriceCents: fixed.originalPrice }
}

function pricesOf(base: number, seed: string, identity: string) {
  const regular = regularPriceCents(base, `${seed}|price|${identity}`)
  const sale = salePriceCents(regular, `${seed}|sale|${identity}`)
  return { priceCents: sale ?? regular, originalPriceCents: sale === null ? null : regular }
}

/** A price within 5 % of the base, ending in 9, or in 49 or 99 from ten dollars up. */
function regularPriceCents(base: number, key: string): number {
  const wanted = base * (0.95 + 0.1 * unit(key))
  const step = wanted < 1000 ? 10 : 50
  return Math.max(step, Math.round((wanted + 1) / step) * step) - 1
}

/** One product in eight is on sale; discounts are 5 to 45 %, mostly around 20 %. */
function salePriceCents(regular: number, key: string): number | null {
  if (unit(key) >= 0.125) return null
  const discount = 0.07 + 0.36 * unit(`${key}|depth`) ** 1.4
  const sale = Math.round((regular * (1 - discount) + 1) / 10) * 10 - 1
  return sale >= regular * 0.55 && sale <= regular * 0.95 ? sale : null
}

/**
 * Each product's share of its kind's popularity. One product leads, so that the most popular products span many
 * kinds; the ordinary size and the plain variety rank before the others.
 */
function sharesOf(choices: readonly Priced[]): number[] {
  const appeals = choices.map(appealOf)
  const ranks = appeals.map(appeal => appeals.filter(other => other > appeal).length)
  return ranks.map(rank => (rank === 0 ? 1 : 0.7 * 0.95 ** rank))
}

/** The content lists the ordinary size and variety of a kind first. */
function appealOf(choice: Priced): number {
  const { kind, variety, brand, size, seed } = choice
  const tier = { value: 0.95, mid: 1, premium: 0.75, organic: 0.7 }[brand?.tier ?? 'mid']
  const sizePlace = kind.sizes.indexOf(size)
  const taste = 0.9 + 0.1 * unit(`${seed}|popularity|${identityOf(choice)}`)
  return tier * 0.8 ** sizePlace * 0.9 ** kind.varieties.indexOf(variety) * taste
}
