import type { Department } from '@aisleway/core/catalogue/departments'
import type { Diet } from '@aisleway/core/catalogue/diets'
import { shelves } from './content/shelves.ts'
import { describeProduct } from './describe-product.ts'
import { fixedPrices } from './fixed-prices.ts'
import type { Brand, Kind, Mix, Pack, Shelf, Size, Tier, Variety } from './kind.ts'
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
  /** File name below the folder of drawn pictures. */
  picture: string
  diets: Diet[]
  description: string
  /** 1 to 1000; decides between equal search matches. */
  popularity: number
}

/** The whole sample store; the same seed gives the same store, byte for byte. */
export function buildProducts(seed = 'clifton-park', from: readonly Shelf[] = shelves) {
  const brands = Object.assign({}, ...from.map(shelf => shelf.brands)) as Record<string, Brand>
  return from.flatMap(shelf =>
    shelf.kinds.flatMap(kind => productsOf(kind, shelf.department, brands, seed)),
  )
}

function productsOf(
  kind: Kind,
  department: Department,
  brands: Record<string, Brand>,
  seed: string,
): SampleProduct[] {
  const choices: Choice[] = []
  for (const variety of varietiesOf(kind)) {
    for (const brandName of kind.brands ?? [undefined]) {
      if (brandName && variety.brands && !variety.brands.includes(brandName)) continue
      for (const size of kind.sizes) {
        const brand = brandName === undefined ? undefined : brands[brandName]
        if (brandName && !brand) throw new Error(`${kind.slug}: no such brand, ${brandName}`)
        choices.push({ kind, department, variety, brandName, brand, size, seed })
      }
    }
  }
  const shares = sharesOf(choices)
  return choices.map((choice, index) => productOf(choice, shares[index]!))
}

type Choice = {
  kind: Kind
  department: Department
  variety: Variety
  brandName: string | undefined
  brand: Brand | undefined
  size: Size
  seed: string
}

function productOf(choice: Choice, share: number): SampleProduct {
  const { kind, department, variety, brandName, brand, size, seed } = choice
  const [sizeLabel, baseCents, sizePack] = size
  const label = labelOf(choice)
  const identity = identityOf(choice)
  const name = `${brandName ? `${brandName} ` : ''}${label}, ${sizeLabel}`
  const base = baseCents * (variety.price ?? 1) * tierFactor[brand?.tier ?? 'mid']
  const pack: Pack = sizePack ?? kind.pack
  return {
    id: `cp${hash32(identity, 1).toString(36).padStart(7, '0')}${hash32(identity, 2).toString(36).slice(-2)}`,
    kind: kind.slug,
    name,
    ...(fixedPrices[name] ?? pricesOf(base, seed, identity)),
    weightQuantity: sizeLabel,
    department,
    picture: pictureName({
      icon: variety.icon ?? kind.icon,
      pack,
      colour: variety.colour ?? brand?.colour ?? kind.colour,
    }),
    diets: dietsOf(kind.food, mixOf(kind, variety)),
    description: describeProduct({
      label,
      brandName,
      sizeLabel,
      pack,
      mix: ownMixOf(kind, variety),
    }),
    popularity: Math.max(1, Math.round(kind.popularity * 10 * share)),
  }
}

function labelOf({ kind, variety }: Choice): string {
  return variety.label.replace('*', kind.noun)
}

/** What makes a product the one it is: its id, price and popularity hang on it. */
function identityOf(choice: Choice): string {
  return [choice.kind.slug, choice.brandName ?? '', labelOf(choice), choice.size[0]].join('|')
}

function varietiesOf(kind: Kind): Variety[] {
  const listed = kind.varieties ?? ['*']
  return listed.map(variety => (typeof variety === 'string' ? { label: variety } : variety))
}

function mixOf(kind: Kind, variety: Variety): Mix | undefined {
  return variety.mix ?? kind.food?.mix
}

/** The kind's mix is that of its plainest variety; for others it stands in where figures are needed. */
function ownMixOf(kind: Kind, variety: Variety): Mix | undefined {
  return variety.mix ?? (placeOf(variety, kind) === 0 ? kind.food?.mix : undefined)
}

const tierFactor: Record<Tier, number> = { value: 0.84, mid: 1, premium: 1.22, organic: 1.34 }

function pricesOf(base: number, seed: string, identity: string) {
  const regular = regularPriceCents(base, `${seed}|price|${identity}`)
  const sale = salePriceCents(regular, `${seed}|sale|${identity}`)
  return { priceCents: sale ?? regular, originalPriceCents: sale === null ? null : regular }
}

/** Up to 5 % around the base, ending in 9 (or in 49/99 from ten dollars up). */
function regularPriceCents(base: number, key: string): number {
  const wanted = base * (0.95 + 0.1 * unit(key))
  const step = wanted < 1000 ? 10 : 50
  return Math.max(step, Math.round((wanted + 1) / step) * step) - 1
}

/** One product in eight is on sale; the discount is 5 to 45 %, mostly around 20 %. */
function salePriceCents(regular: number, key: string): number | null {
  if (unit(key) >= 0.125) return null
  const discount = 0.07 + 0.36 * unit(`${key}|depth`) ** 1.4
  const sale = Math.round((regular * (1 - discount) + 1) / 10) * 10 - 1
  return sale >= regular * 0.55 && sale <= regular * 0.95 ? sale : null
}

/**
 * How much of its kind's popularity each product has. One leads, so that the most popular products
 * are of many kinds; the ordinary size and the plain variety come before the others.
 */
function sharesOf(choices: readonly Choice[]): number[] {
  const appeals = choices.map(appealOf)
  const ranks = appeals.map(appeal => appeals.filter(other => other > appeal).length)
  return ranks.map(rank => (rank === 0 ? 1 : 0.7 * 0.95 ** rank))
}

/** Sizes and varieties stand in a kind with the ordinary one first. */
function appealOf(choice: Choice): number {
  const { kind, variety, brand, size, seed } = choice
  const tier = { value: 0.95, mid: 1, premium: 0.75, organic: 0.7 }[brand?.tier ?? 'mid']
  const sizePlace = kind.sizes.indexOf(size)
  const taste = 0.9 + 0.1 * unit(`${seed}|popularity|${identityOf(choice)}`)
  return tier * 0.8 ** sizePlace * 0.9 ** placeOf(variety, kind) * taste
}

function placeOf(variety: Variety, { varieties }: Kind): number {
  const place = varieties?.findIndex(listed => listed === variety || listed === variety.label)
  return place ?? 0
}
