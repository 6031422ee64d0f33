import type { Department } from '@aisleway/core/catalogue/departments'
import type { Diet } from '@aisleway/core/catalogue/diets'
import { content } from './content.ts'
import type { Brand, DepartmentContent } from './content-files/department.ts'
import type { Mix, ProductKind, Size, Variety } from './content-files/product-kinds.ts'
import { describeProduct } from './describe-product.ts'
import { dietsOf } from './nutrition/diet-rules.ts'
import { pictureName } from './pictures/picture-name.ts'
import { hash32, unit } from './seed.ts'

export type SampleProduct = {
  id: string
  kind: string
  name: string
  priceCents: number
  originalPriceCents: number | null
  weightQuantity: string
  department: Department
  /** The group within the department, such as "Milk"; empty for none. */
  category: string
  /** The file name within the folder of drawn pictures. */
  picture: string
  diets: Diet[]
  description: string
  /** From 1 to 1000; decides between equal search matches. */
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
  const choices: Choice[] = []
  for (const variety of kind.varieties) {
    const diets = dietsOf(kind.food, variety.mix)
    for (const brandName of kind.brands ?? [undefined]) {
      if (brandName && variety.brands && !variety.brands.includes(brandName)) continue
      for (const size of kind.sizes) {
        const brand = brandName === undefined ? undefined : brands[brandName]
        if (brandName && !brand) throw new Error(`${kind.slug}: no such brand, ${brandName}`)
        choices.push({ kind, department, variety, diets, brandName, brand, size, seed })
      }
    }
  }
  const shares = sharesOf(choices)
  return choices.map((choice, index) => productOf(choice, shares[index]!))
}

type Choice = {
  kind: ProductKind
  department: Department
  variety: Variety
  diets: Diet[]
  brandName: string | undefined
  brand: Brand | undefined
  size: Size
  seed: string
}

function productOf(choice: Choice, share: number): SampleProduct {
  const { kind, department, variety, diets, brandName, brand, size, seed } = choice
  const label = labelOf(choice)
  const identity = identityOf(choice)
  const name = `${brandName ? `${brandName} ` : ''}${label}, ${size.label}`
  const base = size.cents * (variety.priceFactor ?? 1) * tierFactor[brand?.tier ?? 'mid']
  const pack = size.pack ?? kind.picture.pack
  return {
    id: `cp${hash32(identity, 1).toString(36).padStart(7, '0')}${hash32(identity, 2).toString(36).slice(-2)}`,
    kind: kind.slug,
    name,
    ...(fixedPriceOf(name) ?? pricesOf(base, seed, identity)),
    weightQuantity: size.label,
    department,
    category: kind.category,
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
      mix: ownMixOf(kind, variety),
    }),
    popularity: Math.max(1, Math.round(kind.popularity * 10 * share)),
  }
}

function labelOf({ kind, variety }: Choice): string {
  return variety.label.replace('_', kind.noun)
}

/** The key of a product, from which its id, price and popularity are derived. */
function identityOf(choice: Choice): string {
  return [choice.kind.slug, choice.brandName ?? '', labelOf(choice), choice.size.label].join('|')
}

/** The kind's mix is that of its plainest variety; other varieties use it only to estimate figures. */
function ownMixOf(kind: ProductKind, variety: Variety): Mix | undefined {
  return variety.mix ?? (kind.varieties[0] === variety ? kind.food?.mix : undefined)
}

const tierFactor: Record<Brand['tier'], number> = {
  value: 0.84,
  mid: 1,
  premium: 1.22,
  organic: 1.34,
}

/** The price of a product for which the content fixes one (answer 5). */
function fixedPriceOf(name: string) {
  const told = content.fixedPrices[name]
  return told && { priceCents: told.price, originalPriceCents: told.originalPrice }
}

function pricesOf(base: number, seed: string, identity: string) {
  const regular = regularPriceCents(base, `${seed}|price|${identity}`)
  const sale = salePriceCents(regular, `${seed}|sale|${identity}`)
  return { priceCents: sale ?? regular, originalPriceCents: sale === null ? null : regular }
}

/** A price within 5 % of the base that ends in 9, or in 49 or 99 from ten dollars up. */
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
 * Each product's share of its kind's popularity. One product leads, so that the most popular products are
 * of many kinds; the ordinary size and the plain variety rank before the others.
 */
function sharesOf(choices: readonly Choice[]): number[] {
  const appeals = choices.map(appealOf)
  const ranks = appeals.map(appeal => appeals.filter(other => other > appeal).length)
  return ranks.map(rank => (rank === 0 ? 1 : 0.7 * 0.95 ** rank))
}

/** The content lists the ordinary size and variety of a kind first. */
function appealOf(choice: Choice): number {
  const { kind, variety, brand, size, seed } = choice
  const tier = { value: 0.95, mid: 1, premium: 0.75, organic: 0.7 }[brand?.tier ?? 'mid']
  const sizePlace = kind.sizes.indexOf(size)
  const taste = 0.9 + 0.1 * unit(`${seed}|popularity|${identityOf(choice)}`)
  return tier * 0.8 ** sizePlace * 0.9 ** kind.varieties.indexOf(variety) * taste
}
